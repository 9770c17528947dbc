//! A checked set-up: its cards, its boosters, and the rules of the duels that come of it.

use std::sync::{Arc, OnceLock};

use super::booster::Print;
use super::setup::{Format, Setup};
use crate::heroes;
use crate::heroes::card::{CardDef, CardType};
use crate::heroes::set::{Deck, fits};
use crate::kit::{Kind, SetupError};

/// Boosters that everybody opens in a sealed tournament (H-156), and in a draft (H-157).
pub(super) const SEALED: usize = 6;
pub(super) const ROUNDS: usize = 4;
/// Who drafts, at least (H-157). Where fewer play, the others pick and leave.
const DRAFTERS: usize = 4;
/// Cards of a deck that is built of boosters, at least (H-156, H-157).
pub(super) const LEAST: usize = 30;

/// A deck as it is played, and the cards beside it; each list sorted.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Built {
    pub(super) hero: Kind,
    pub(super) deck: Vec<Kind>,
    pub(super) side: Vec<Kind>,
}

/// The rules of one match.
#[derive(Debug)]
pub struct Rules {
    /// Without its cards.
    setup: Setup,
    /// What decides about cards, with no decks: those are secrets of their players.
    pub(super) cards: Arc<heroes::Rules>,
    pub(super) print: Print,
    /// Every hero of the set: any may be chosen (H-156, H-157).
    pub(super) heroes: Vec<Kind>,
    /// Every card that decks are made of.
    pub(super) plain: Vec<Kind>,
    /// What each card is worth to a deck, by its kind.
    pub(super) worth: Vec<i32>,
    /// Whether each card goes with a hero, by the hero's place among the heroes and the card's kind.
    fitting: Vec<Vec<bool>>,
    /// The decks that were brought.
    pub(super) decks: Vec<Built>,
}

impl Rules {
    /// Checks a set-up and compiles it.
    ///
    /// # Errors
    /// Says what is wrong: too many or too few seats, decks where none belong, cards that are none.
    pub fn prepare(mut setup: Setup) -> Result<Arc<Self>, SetupError> {
        if !(2..=6).contains(&setup.seats) {
            return Err(SetupError(format!("two to six seats play, but the number of seats is {}", setup.seats)));
        }
        let wanted = match (setup.format, setup.later) {
            (Format::Sealed | Format::Draft, false) => 0,
            _ => usize::from(setup.seats),
        };
        if setup.decks.len() != wanted {
            return Err(SetupError(format!(
                "the number of decks must be {wanted} here, but it is {}",
                setup.decks.len()
            )));
        }
        let list = std::mem::take(&mut setup.cards);
        let cards = heroes::Rules::of_cards(list.clone(), usize::from(setup.seats), setup.house.clone())?;
        let print = if wanted == 0 { Print::of(&list)? } else { Print::default() };
        let is_hero = |card: &CardDef| matches!(card.kind, CardType::Hero { .. });
        let heroes: Vec<Kind> =
            (0..).map(Kind).zip(&list).filter(|(_, card)| is_hero(card)).map(|(kind, _)| kind).collect();
        let fitting = fitting(&list, &heroes);
        let worth = list.iter().map(super::builder::worth).collect();
        let mut rules = Self { setup, cards, print, heroes, plain: Vec::new(), worth, fitting, decks: Vec::new() };
        rules.plain = (0..list.len()).map(|at| Kind(at as u16)).filter(|kind| rules.is_plain(*kind)).collect();
        rules.decks = rules.brought()?;
        if wanted > 0 {
            rules.duel(&rules.decks)?;
        }
        Ok(Arc::new(rules))
    }

    fn brought(&self) -> Result<Vec<Built>, SetupError> {
        let find = |id: &String| self.cards.kind(id).ok_or_else(|| SetupError(format!("there is no card `{id}`")));
        let list = |cards: &[(String, u8)]| -> Result<Vec<Kind>, SetupError> {
            let mut kinds = Vec::new();
            for (id, count) in cards {
                kinds.extend(std::iter::repeat_n(find(id)?, usize::from(*count)));
            }
            kinds.sort_unstable();
            Ok(kinds)
        };
        let built = |deck: &super::setup::Brought| {
            let built = Built { hero: find(&deck.hero)?, deck: list(&deck.cards)?, side: list(&deck.side)? };
            match built.deck.iter().find(|kind| !self.fits(**kind, built.hero)) {
                Some(kind) => {
                    let card = self.card(*kind).map_or("", |card| &card.id);
                    Err(SetupError(format!("`{card}` cannot be in the deck of `{}` (H-115..H-118)", deck.hero)))
                }
                None => Ok(built),
            }
        };
        self.setup.decks.iter().map(built).collect()
    }

    /// Judges the decks that are brought: sixty cards at least in a constructed match, thirty where they were built of boosters
    /// (H-113, H-114, H-119, H-156, H-158).
    pub(super) fn judge(&self) -> Result<(), SetupError> {
        let decks = self.setup.decks.iter().map(|deck| Deck::brought(&deck.hero, &deck.cards, &deck.side));
        let format = match self.setup.format {
            Format::Constructed => heroes::set::Format::Constructed,
            Format::Sealed | Format::Draft => heroes::set::Format::Limited,
        };
        heroes::all_legal(&decks.collect::<Vec<_>>(), format, |id| heroes::card_of(&self.cards, id))
    }

    /// The rules of the duel of these decks.
    ///
    /// # Errors
    /// Says what is wrong with a deck.
    pub(super) fn duel(&self, decks: &[Built]) -> Result<Arc<heroes::Rules>, SetupError> {
        let decks = decks.iter().map(|built| (built.hero, built.deck.clone()));
        self.cards.with_decks(self.setup.first, decks)
    }

    /// The set-up that these rules were made from.
    pub(super) fn whole_setup(&self) -> Setup {
        let cards = self.cards.cards().iter().map(|card| (**card).clone()).collect();
        Setup { cards, ..self.setup.clone() }
    }

    /// The set-up that these rules were made from, without its cards.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The definition of a card; `None` for a hidden one.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&CardDef> {
        self.cards.card(kind).map(|card| &**card)
    }

    /// How many build a deck: everybody who plays, and in a draft of few those who only pick.
    pub(super) fn desks(&self) -> usize {
        let seats = usize::from(self.setup.seats);
        if self.setup.format == Format::Draft && !self.setup.later { seats.max(DRAFTERS) } else { seats }
    }

    /// Whether it is a card that decks are made of: no hero and no token.
    pub(super) fn is_plain(&self, kind: Kind) -> bool {
        self.card(kind).is_some_and(|card| !card.token && !matches!(card.kind, CardType::Hero { .. }))
    }

    /// Whether a card goes with a hero (H-115..H-118).
    pub(super) fn fits(&self, card: Kind, hero: Kind) -> bool {
        let row = self.heroes.binary_search(&hero).ok().and_then(|at| self.fitting.get(at));
        row.and_then(|row| row.get(card.index()).copied()).unwrap_or(false)
    }

    /// Rules without a card, for a state that waits for its own.
    pub(super) fn none() -> Arc<Self> {
        static NONE: OnceLock<Arc<Rules>> = OnceLock::new();
        Arc::clone(NONE.get_or_init(|| {
            let setup = Setup {
                format: Format::Constructed,
                cards: Vec::new(),
                seats: 0,
                decks: Vec::new(),
                later: false,
                house: heroes::House::default(),
                first: crate::kit::FirstTurn::Random,
            };
            Arc::new(Self {
                setup,
                cards: heroes::Rules::none(),
                print: Print::default(),
                heroes: Vec::new(),
                plain: Vec::new(),
                worth: Vec::new(),
                fitting: Vec::new(),
                decks: Vec::new(),
            })
        }))
    }
}

fn fitting(cards: &[CardDef], heroes: &[Kind]) -> Vec<Vec<bool>> {
    let row = |hero: &Kind| cards.iter().map(|card| fits(card, &cards[hero.index()])).collect();
    heroes.iter().map(row).collect()
}

/// The ids of sorted cards, and how many of each.
pub(super) fn counted(kinds: &[Kind], id: impl Fn(Kind) -> String) -> Vec<(String, u8)> {
    let runs = kinds.chunk_by(|one, other| one == other);
    runs.map(|run| (id(run[0]), u8::try_from(run.len()).unwrap_or(u8::MAX))).collect()
}
