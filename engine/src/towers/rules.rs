//! A checked set-up with its cards compiled.

use std::sync::{Arc, OnceLock};

use super::card::CardDef;
use super::house::House;
use super::program::Code;
use super::setup::{At, MOST_CARDS, Position, Setup};
use crate::kit::{BySeat, Card, Cards, FirstTurn, Hand, Ids, Kind, Pile, Seat, SetupError, Shared};

/// The compiled cards of the matches in memory.
static KNOWN: Shared<Code> = Shared::new();

/// A position whose cards have been found.
#[derive(Debug)]
pub(super) struct Opening {
    pub(super) hands: BySeat<Hand, 2>,
    pub(super) draw: Pile,
    pub(super) discard: Vec<Card>,
    pub(super) at: At,
    pub(super) turn: Seat,
    pub(super) taken: u16,
}

/// The rules of one match: its set-up, checked and compiled.
#[derive(Debug)]
pub struct Rules {
    /// Without its cards.
    setup: Setup,
    pub(super) cards: Arc<Cards<Code>>,
    pub(super) code: Arc<Code>,
    /// Every card of the match, unknown to all seats: the draw pile before the deal.
    pub(super) deck: Vec<Card>,
    pub(super) opening: Option<Opening>,
}

impl Rules {
    /// Checks a set-up and compiles it.
    ///
    /// # Errors
    /// Says what is wrong: a card is named twice or unknown, an effect is meaningless, a number is out of range, or
    /// there are no cards.
    pub fn prepare(mut setup: Setup) -> Result<Arc<Self>, SetupError> {
        setup.house.check()?;
        check_seats(&setup)?;
        if setup.cards.len() > MOST_CARDS {
            return Err(SetupError(format!("{} different cards are more than {MOST_CARDS}", setup.cards.len())));
        }
        if setup.copies.len() != setup.cards.len() {
            let (copies, cards) = (setup.copies.len(), setup.cards.len());
            return Err(SetupError(format!(
                "`copies` must have one number for each of the {cards} cards, but has {copies}"
            )));
        }
        let cards = KNOWN.of(std::mem::take(&mut setup.cards))?;
        let mut deck: Vec<Card> = (0..)
            .map(Kind)
            .zip(&setup.copies)
            .flat_map(|(kind, copies)| std::iter::repeat_n(Card::secret(kind), usize::from(*copies)))
            .collect();
        let opening = match &setup.position {
            Some(position) => {
                check_position(position, &setup.house)?;
                Some(open(position, &cards.ids, &mut deck)?)
            }
            None => None,
        };
        if deck.len() > MOST_CARDS {
            return Err(SetupError(format!("{} cards are more than {MOST_CARDS}", deck.len())));
        }
        if deck.is_empty() && opening.is_none() {
            return Err(SetupError("the deck is empty".to_owned()));
        }
        let code = Arc::clone(&cards.code);
        Ok(Arc::new(Self { setup, cards, code, deck, opening }))
    }

    /// The set-up from which these rules were made, without its cards.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The definition of a card; `None` for a hidden one.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&Arc<CardDef>> {
        self.cards.card(kind)
    }

    /// The kind of the card with this id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.kind(id)
    }

    /// Rules without cards, for a state that waits for its own rules.
    pub(super) fn none() -> Arc<Self> {
        static NONE: OnceLock<Arc<Rules>> = OnceLock::new();
        Arc::clone(NONE.get_or_init(|| {
            Arc::new(Self {
                setup: Setup::default(),
                cards: Arc::default(),
                code: Arc::default(),
                deck: Vec::new(),
                opening: None,
            })
        }))
    }
}

/// Checks that every seat in a set-up is one of the two.
fn check_seats(setup: &Setup) -> Result<(), SetupError> {
    let first = match setup.first {
        FirstTurn::Random => None,
        FirstTurn::Seat(seat) | FirstTurn::ChosenBy(seat) => Some(seat),
    };
    let turn = setup.position.as_ref().map(|position| position.turn);
    match first.into_iter().chain(turn).find(|seat| seat.index() > 1) {
        Some(seat) => Err(SetupError(format!("it names seat {seat}, but Towers has seats 1 and 2"))),
        None => Ok(()),
    }
}

/// Checks that play can continue from the numbers of a position: they are not below their floors, and nobody has won yet.
fn check_position(position: &Position, house: &House) -> Result<(), SetupError> {
    let within = |seat: Seat, name: &str, values: &[i16], least: i16, most: i16| match values
        .iter()
        .find(|value| !(least..=most).contains(*value))
    {
        Some(value) => {
            let what = format!("the {name} of seat {seat} is {value}, but must be from {least} to {most}");
            Err(SetupError(what))
        }
        None => Ok(()),
    };
    for (seat, side) in position.sides.iter() {
        within(seat, "tower", side.tower.as_slice(), 1, house.tower_goal - 1)?;
        within(seat, "wall", side.wall.as_slice(), 0, 9_999)?;
        within(seat, "stock", side.stock.as_ref().map_or(&[], |stock| stock.as_slice()), 0, house.stock_goal - 1)?;
        within(seat, "mine", side.mine.as_ref().map_or(&[], |mine| mine.as_slice()), 1, 9_999)?;
    }
    if position.taken >= house.turn_cap {
        let (taken, cap) = (position.taken, house.turn_cap);
        return Err(SetupError(format!("{taken} actions were taken, but the match ends after {cap}")));
    }
    Ok(())
}

/// Finds the cards of a position. If the position stacks the draw pile, the match has only the position's cards.
fn open(position: &Position, kinds: &Ids, deck: &mut Vec<Card>) -> Result<Opening, SetupError> {
    let find = |id: &String| {
        kinds.get(id).copied().ok_or_else(|| SetupError(format!("the position names no known card: `{id}`")))
    };
    let all = |ids: &[String]| ids.iter().map(find).collect::<Result<Vec<Kind>, _>>();
    let mut hands = BySeat::from_fn(|_| Hand::default());
    let mut placed = Vec::new();
    for (seat, side) in position.sides.iter() {
        for kind in all(&side.hand)? {
            placed.push(kind);
            let card = Card { kind, known: crate::kit::SeatSet::one(seat) };
            hands[seat]
                .push(card)
                .map_err(|_| SetupError(format!("the hand of seat {seat} holds more than {} cards", Hand::MOST)))?;
        }
    }
    let discard = all(&position.discard)?;
    placed.extend(&discard);
    let draw = if let Some(ids) = &position.draw {
        let draw = all(ids)?;
        placed.extend(&draw);
        *deck = placed.into_iter().map(Card::secret).collect();
        Pile::stacked(draw.into_iter())
    } else {
        let mut rest = deck.clone();
        for kind in placed {
            match rest.iter().position(|card| card.kind == kind) {
                Some(at) => rest.remove(at),
                None => return Err(SetupError("the position holds more of a card than the deck does".to_owned())),
            };
        }
        Pile::shuffled(rest)
    };
    let face_up = |kind| Card { kind, known: crate::kit::SeatSet::ALL };
    let discard = discard.into_iter().rev().map(face_up).collect();
    Ok(Opening { hands, draw, discard, at: position.at, turn: position.turn, taken: position.taken })
}
