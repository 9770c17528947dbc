//! A checked set-up: its cards, its boosters, and the rules of the duels that come of it.

use std::sync::Arc;

use super::setup::{Brought, Format};
use super::{Boosters, Role, Setup};
use crate::kit::{Kind, SetupError};

/// A deck as it is played, and the cards beside it; each list sorted.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Built {
    /// The leader, in games where decks have one.
    #[serde(rename = "hero")]
    pub leader: Option<Kind>,
    /// The cards of the deck.
    pub deck: Vec<Kind>,
    /// The cards beside it.
    pub side: Vec<Kind>,
}

/// How many cards a deck has to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// So many at least.
    pub(super) least: usize,
    /// And no more: cards are only exchanged.
    pub(super) exact: bool,
}

/// The rules of one match.
#[derive(Debug)]
pub struct Rules<G: Boosters> {
    /// Without its cards.
    setup: Setup<G::Card, G::House>,
    /// What decides about cards, with no decks: those are secrets of their players.
    pub(super) pool: Arc<G::Rules>,
    /// What boosters are drawn from, where there are any.
    print: Option<G::Print>,
    /// Every leader of the set: any may be chosen.
    pub(super) leaders: Vec<Kind>,
    /// Every card that decks are made of.
    pub(super) plain: Vec<Kind>,
    /// What each card is worth to a deck, by its kind.
    pub(super) worth: Vec<i32>,
    /// Whether each card goes with a leader, by the leader's place among the leaders and the card's kind.
    fitting: Vec<Vec<bool>>,
    /// The decks that were brought.
    pub(super) decks: Vec<Built>,
}

impl<G: Boosters> Rules<G> {
    /// Checks a set-up and compiles it.
    ///
    /// # Errors
    /// Says what is wrong: too many or too few seats, decks where none belong, cards that are none.
    pub fn prepare(mut setup: Setup<G::Card, G::House>) -> Result<Arc<Self>, SetupError> {
        let most = most_seats::<G>(setup.format);
        if !(2..=most).contains(&setup.seats) {
            return Err(SetupError(format!("2 to {most} seats play, but the number of seats is {}", setup.seats)));
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
        let print = if wanted == 0 { Some(G::print(&list)?) } else { None };
        let of = |role: Role| {
            let kinds = (0..).map(Kind).zip(&list).filter(move |(_, card)| G::role(card) == role);
            kinds.map(|(kind, _)| kind).collect::<Vec<_>>()
        };
        let (leaders, plain) = (of(Role::Leader), of(Role::Plain));
        let row = |leader: &Kind| list.iter().map(|card| G::fits(card, &list[leader.index()])).collect();
        let fitting = leaders.iter().map(row).collect();
        let worth = list.iter().map(G::worth).collect();
        let pool = G::pool(list, usize::from(setup.seats), setup.house.clone())?;
        let mut rules = Self { setup, pool, print, leaders, plain, worth, fitting, decks: Vec::new() };
        rules.decks = rules.brought()?;
        if wanted > 0 {
            rules.duel(&rules.decks)?;
        }
        Ok(Arc::new(rules))
    }

    fn brought(&self) -> Result<Vec<Built>, SetupError> {
        let cards = G::pool_cards(&self.pool);
        let find = |id: &String| {
            let at = cards.iter().position(|card| G::id(card) == id);
            at.map(|at| Kind(at as u16)).ok_or_else(|| SetupError(format!("there is no card `{id}`")))
        };
        let list = |cards: &[(String, u8)]| -> Result<Vec<Kind>, SetupError> {
            let mut kinds = Vec::new();
            for (id, count) in cards {
                kinds.extend(std::iter::repeat_n(find(id)?, usize::from(*count)));
            }
            kinds.sort_unstable();
            Ok(kinds)
        };
        let built = |brought: &Brought| {
            let leader = brought.leader.as_ref().map(find).transpose()?;
            let built = Built { leader, deck: list(&brought.cards)?, side: list(&brought.side)? };
            match built.deck.iter().find(|kind| !self.fits(**kind, built.leader)) {
                Some(kind) => {
                    let card = self.card(*kind).map_or("", G::id);
                    let with = brought.leader.as_deref().unwrap_or("nobody");
                    Err(SetupError(format!("`{card}` cannot be in the deck of `{with}`")))
                }
                None => Ok(built),
            }
        };
        self.setup.decks.iter().map(built).collect()
    }

    /// Judges the decks that are brought.
    pub(super) fn judge(&self) -> Result<(), SetupError> {
        G::legal(&self.pool, &self.setup.decks, self.setup.format)
    }

    /// The rules of the duel of these decks.
    ///
    /// # Errors
    /// Says what is wrong with a deck.
    pub(super) fn duel(&self, decks: &[Built]) -> Result<Arc<G::Rules>, SetupError> {
        G::with_decks(&self.pool, self.setup.first, decks)
    }

    /// The set-up that these rules were made from.
    pub(super) fn whole_setup(&self) -> Setup<G::Card, G::House> {
        let cards = G::pool_cards(&self.pool).iter().map(|card| (**card).clone()).collect();
        Setup { cards, ..self.setup.clone() }
    }

    /// The set-up that these rules were made from, without its cards.
    #[must_use]
    pub const fn setup(&self) -> &Setup<G::Card, G::House> {
        &self.setup
    }

    /// The definition of a card; `None` for a hidden one.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&G::Card> {
        self.shared(kind).map(|card| &**card)
    }

    /// The same, to be kept.
    pub(super) fn shared(&self, kind: Kind) -> Option<&Arc<G::Card>> {
        G::pool_cards(&self.pool).get(kind.index())
    }

    /// Whether there are boosters in this match.
    pub(super) const fn has_boosters(&self) -> bool {
        self.print.is_some()
    }

    /// Opens a booster; an empty one where there are none.
    pub(super) fn booster(&self, rng: &mut crate::kit::Rng) -> Vec<Kind> {
        self.print.as_ref().map(|print| G::booster(print, rng)).unwrap_or_default()
    }

    /// How many build a deck: everybody who plays, and in a draft of few those who only pick.
    pub(super) fn desks(&self) -> usize {
        let seats = usize::from(self.setup.seats);
        if self.setup.format == Format::Draft && !self.setup.later { seats.max(G::DRAFTERS) } else { seats }
    }

    /// How many cards the deck of a desk has to have: between the games of a match as many as before.
    pub(super) fn wanted(&self, desk: usize) -> Wanted {
        match self.decks.get(desk).filter(|_| self.setup.later) {
            Some(built) => Wanted { least: built.deck.len(), exact: true },
            None => Wanted { least: G::LEAST, exact: false },
        }
    }

    /// The cards that went out of the deck of a desk between two games, each with a card that came in.
    pub(super) fn exchanged(&self, desk: usize, deck: &[Kind]) -> Vec<(Kind, Kind)> {
        let Some(before) = self.decks.get(desk).filter(|_| self.setup.later) else { return Vec::new() };
        less(&before.deck, deck).into_iter().zip(less(deck, &before.deck)).collect()
    }

    /// Whether it is a card that decks are made of.
    pub(super) fn is_plain(&self, kind: Kind) -> bool {
        self.plain.binary_search(&kind).is_ok()
    }

    /// Whether a card can be in a deck with this leader; in a game without leaders, whether it can be in one at all.
    pub(super) fn fits(&self, card: Kind, leader: Option<Kind>) -> bool {
        let Some(leader) = leader else { return self.leaders.is_empty() && self.is_plain(card) };
        let row = self.leaders.binary_search(&leader).ok().and_then(|at| self.fitting.get(at));
        row.and_then(|row| row.get(card.index()).copied()).unwrap_or(false)
    }

    /// Whether a deck can have this leader, or none.
    pub(super) fn is_led(&self, leader: Option<Kind>) -> bool {
        leader.map_or(self.leaders.is_empty(), |leader| self.leaders.binary_search(&leader).is_ok())
    }

    /// Rules without a card, for a state that waits for its own.
    pub(super) fn none() -> Arc<Self> {
        let setup = Setup {
            format: Format::Constructed,
            cards: Vec::new(),
            seats: 0,
            decks: Vec::new(),
            later: false,
            house: G::House::default(),
            first: crate::kit::FirstTurn::Random,
        };
        Arc::new(Self {
            setup,
            pool: G::no_pool(),
            print: None,
            leaders: Vec::new(),
            plain: Vec::new(),
            worth: Vec::new(),
            fitting: Vec::new(),
            decks: Vec::new(),
        })
    }
}

/// The most seats of a table in a format.
pub(super) const fn most_seats<G: Boosters>(format: Format) -> u8 {
    match format {
        Format::Constructed => G::SEATS,
        Format::Sealed | Format::Draft => G::TABLE,
    }
}

/// The cards of a sorted list without those of another.
fn less(list: &[Kind], other: &[Kind]) -> Vec<Kind> {
    let mut left = other.to_vec();
    let stays = |kind: &&Kind| left.binary_search(kind).map(|at| left.remove(at)).is_err();
    list.iter().filter(stays).copied().collect()
}

/// The ids of sorted cards, and how many of each.
pub(super) fn counted(kinds: &[Kind], id: impl Fn(Kind) -> String) -> Vec<(String, u8)> {
    let runs = kinds.chunk_by(|one, other| one == other);
    runs.map(|run| (id(run[0]), u8::try_from(run.len()).unwrap_or(u8::MAX))).collect()
}
