//! A set-up that has been checked, with its cards compiled.

use std::sync::{Arc, OnceLock};

use super::card::{CardDef, Type};
use super::decks::faults;
use super::position;
use super::program::{Code, Op};
use super::setup::{DeckList, House, MOST_CARDS, Setup};
use crate::kit::{Cards, FirstTurn, Kind, Seat, SetupError, Shared};

/// What a seat brings, by kind.
#[derive(Clone, Debug)]
pub(super) struct Brought {
    pub(super) hero: Kind,
    pub(super) cards: Vec<Kind>,
    pub(super) beside: Vec<Kind>,
}

/// A set-up that has been checked.
#[derive(Debug)]
pub struct Rules {
    /// The set-up without its cards.
    setup: Setup,
    pub(super) cards: Arc<Cards<Code>>,
    pub(super) brought: [Brought; 2],
}

/// The most cards of a first hand.
const MOST_HAND: i64 = 60;

static SHARED: Shared<Code> = Shared::new();

impl Rules {
    /// Checks a set-up and compiles its cards.
    ///
    /// # Errors
    /// Says what is wrong with it, and names the card or the seat.
    pub fn prepare(mut setup: Setup) -> Result<Arc<Self>, SetupError> {
        let cards = SHARED.of(std::mem::take(&mut setup.cards))?;
        let made = cards.code.ops.iter().filter_map(|op| if let Op::Token(kind, _) = op { Some(*kind) } else { None });
        if let Some(card) = made.filter_map(|kind| cards.card(kind)).find(|card| !card.token) {
            return Err(SetupError(format!(
                "card `{}`: other cards make a token with this id, but this card is none: give it \
                 another id, or write `token: true` (C-126)",
                card.id
            )));
        }
        let [one, two] = &setup.decks[..] else {
            return Err(SetupError(format!("Chrono is for two (C-14), and {} bring decks", setup.decks.len())));
        };
        check_house(&setup.house)?;
        if let FirstTurn::Seat(seat) | FirstTurn::ChosenBy(seat) = setup.first
            && seat.index() > 1
        {
            return Err(SetupError(format!("it names seat {seat}, but Chrono has seats 1 and 2")));
        }
        let mut brought = [brought(&cards, one, Seat::FIRST)?, brought(&cards, two, Seat::SECOND)?];
        if let Some(position) = &setup.position {
            position::claim(&cards, position, &mut brought)?;
        }
        Ok(Arc::new(Self { setup, cards, brought }))
    }

    /// The set-up without its cards.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The definition of a card; `None` if it is hidden or unknown.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&Arc<CardDef>> {
        self.cards.card(kind)
    }

    /// The kind of a card by its id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.kind(id)
    }

    /// Rules without cards, for a state that waits for its own rules.
    pub(super) fn none() -> Arc<Self> {
        static NONE: OnceLock<Arc<Rules>> = OnceLock::new();
        Arc::clone(NONE.get_or_init(|| {
            let brought = [(); 2].map(|()| Brought { hero: Kind::HIDDEN, cards: Vec::new(), beside: Vec::new() });
            Arc::new(Self { setup: Setup::default(), cards: Arc::default(), brought })
        }))
    }

    /// Judges what the players bring by the rules of decks (C-26..C-29). A position has no decks to judge.
    ///
    /// # Errors
    /// Names the seat and everything that is wrong with its deck.
    pub fn judge(&self) -> Result<(), SetupError> {
        if self.setup.position.is_some() {
            return Ok(());
        }
        let card = |id: &str| self.card(self.kind(id)?).map(|card| &**card);
        for (seat, deck) in (1..).zip(&self.setup.decks) {
            let found: Vec<String> = faults(&deck.cards, &deck.beside, card).iter().map(ToString::to_string).collect();
            if !found.is_empty() {
                return Err(SetupError(format!("the deck of seat {seat} is not legal: {}", found.join("; "))));
            }
        }
        Ok(())
    }
}

fn check_house(house: &House) -> Result<(), SetupError> {
    let rules = [
        ("life", i64::from(house.life), (1, i64::from(i16::MAX))),
        ("hand", house.hand.into(), (0, MOST_HAND)),
        ("turn_cap", house.turn_cap.into(), (1, u16::MAX.into())),
    ];
    match rules.into_iter().find(|(_, n, (least, most))| !(least..=most).contains(&n)) {
        Some((rule, n, (least, most))) => {
            Err(SetupError(format!("the house rule `{rule}` is {n}, but must be from {least} to {most}")))
        }
        None => Ok(()),
    }
}

fn brought(cards: &Cards<Code>, deck: &DeckList, seat: Seat) -> Result<Brought, SetupError> {
    let find = |id: &String| {
        cards.kind(id).ok_or_else(|| SetupError(format!("the deck of seat {seat} names no known card: `{id}`")))
    };
    let list = |list: &[(String, u8)]| -> Result<Vec<Kind>, SetupError> {
        let mut all = Vec::new();
        for (id, copies) in list {
            let kind = find(id)?;
            if *copies == 0 {
                return Err(SetupError(format!("the deck of seat {seat} lists `{id}` with no copy of it")));
            }
            all.extend(std::iter::repeat_n(kind, usize::from(*copies)));
            if all.len() > MOST_CARDS {
                return Err(SetupError(format!("the deck of seat {seat} has more than {MOST_CARDS} cards")));
            }
        }
        Ok(all)
    };
    let hero = find(&deck.hero)?;
    if cards.card(hero).is_none_or(|def| def.kind != Type::Hero) {
        return Err(SetupError(format!("`{}`, the hero of seat {seat}, is no hero (C-23)", deck.hero)));
    }
    Ok(Brought { hero, cards: list(&deck.cards)?, beside: list(&deck.beside)? })
}
