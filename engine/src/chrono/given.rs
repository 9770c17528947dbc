//! The given part of a Chrono scenario: a position or an ordinary start, and cards of its own.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::Chrono;
use super::card::{Ability, CardDef, Epoch, InlineName, Row, Throne, Type};
use super::set::library;
use super::setup::{At, DeckList, House, Placed, Position, SeatPosition, Setup};
use super::state::{LAST_AGE, epoch_of};
use crate::kit::given::{Inline, chosen, nameable, no_position, no_start, of_two};
use crate::kit::written::{Either, Name, known};
use crate::kit::{FirstTurn, Misgiven, Options, Seat};

/// The age of a position that names none, in the third turn of both sides.
const SOME_AGE: u8 = 5;
/// The turns begun in a position that does not say.
const SOME_TURNS: u16 = 5;

/// The contents of `[given]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Spanned<Options>>,
    house: Option<House>,
    /// The seat whose turn it is, from 1.
    turn: Option<Spanned<u8>>,
    /// Turns begun.
    turns: Option<Spanned<u16>>,
    /// The present age.
    age: Option<Spanned<u8>>,
    /// The point at which the scenario begins.
    at: Option<Spanned<At>>,
    /// The seat that goes first in an ordinary start.
    first: Option<Spanned<u8>>,
    seats: BTreeMap<Spanned<String>, SeatGiven>,
}

/// One seat's part.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatGiven {
    /// The id of the hero. Without one, the hero gives two concentration and has abilities that do nothing.
    hero: Option<Name>,
    life: Option<i16>,
    armor: i16,
    counters: i16,
    /// Own turns begun.
    turns: Option<u16>,
    hand: Vec<Name>,
    deck: Option<Vec<Name>>,
    /// So many cards, or these cards, the oldest first.
    pool: Option<Either<u8, Vec<Name>>>,
    beside: Vec<Name>,
    graveyard: Vec<Name>,
    shadows: Vec<Name>,
    field: Vec<OnField>,
}

/// A permanent: its id alone, or a table with all details.
type OnField = Spanned<Either<String, PlacedGiven>>;

/// All details of a permanent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedGiven {
    card: Name,
    #[serde(default)]
    turned: bool,
    #[serde(default)]
    fresh: bool,
    #[serde(default)]
    counters: Option<u8>,
    /// The epoch to which it was moved, from 1.
    #[serde(default)]
    shifted: Option<Spanned<u8>>,
    /// The seat whose snare holds it, from 1.
    #[serde(default)]
    snare: Option<Spanned<u8>>,
}

/// A card without text, which scenarios need now and then.
fn blank(id: &str, kind: Type) -> CardDef {
    CardDef { cost: 9, name: Some(InlineName::of(id)), ..CardDef::blank(id, kind) }
}

fn stone() -> CardDef {
    let row = Row { epochs: Epoch::ALL.to_vec(), window: Some(Vec::new()), leaves: None, powers: Vec::new() };
    CardDef { rows: vec![row], ..blank("stone", Type::Thoughtform) }
}

fn plain_hero(id: &str) -> CardDef {
    let ability = |counters| Ability { counters, effect: Vec::new() };
    let abilities = vec![ability(1), ability(2), ability(-1)];
    CardDef {
        throne: Some(Throne { base: 2, also: Vec::new(), meditation: Vec::new(), replaces: false, abilities }),
        ..blank(id, Type::Hero)
    }
}

fn seat(number: &Spanned<u8>) -> Result<Seat, Misgiven> {
    match number.get_ref() {
        of @ 1..=2 => Ok(Seat(of - 1)),
        of => Err(Misgiven::at(number.span(), format!("there is no seat {of}: the seats 1 and 2 are"))),
    }
}

fn epoch(number: &Spanned<u8>) -> Result<Epoch, Misgiven> {
    let found = usize::from(*number.get_ref()).checked_sub(1).and_then(|at| Epoch::ALL.get(at));
    found.copied().ok_or_else(|| {
        Misgiven::at(number.span(), format!("there is no epoch {}: the epochs from 1 to 3 are", number.get_ref()))
    })
}

/// The set-up that a scenario describes.
pub(super) fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
    if given.seats.is_empty() {
        return ordinary(given, &cards);
    }
    no_start(given.options.as_ref(), given.first.as_ref())?;
    let others = library().cards.iter().map(|card| (**card).clone()).chain([stone()]);
    let mut all = nameable(cards, |def, id, name| CardDef { id, name, ..def }, others)?;
    let parts = of_two(given.seats)?;
    for (number, part) in (1..).zip(&parts) {
        if part.hero.is_none() {
            all.push(plain_hero(&format!("hero-{number}")));
        }
    }
    let (mut decks, mut seats) = (Vec::new(), Vec::new());
    let at = given.at.map(Spanned::into_inner).unwrap_or_default();
    let some_age = if matches!(at, At::Main | At::Begin) { SOME_AGE } else { 1 };
    if let Some(age) = given.age.as_ref().filter(|age| !(1..=LAST_AGE).contains(age.get_ref())) {
        let what = format!("there is no age {}: the ages from 1 to {LAST_AGE} are (C-01)", age.get_ref());
        return Err(Misgiven::at(age.span(), what));
    }
    let age = given.age.map_or(some_age, Spanned::into_inner);
    for (number, part) in (1..).zip(parts) {
        let (hero, position) = seat_position(part, number, epoch_of(age), &all)?;
        decks.push(DeckList { hero, ..DeckList::default() });
        seats.push(position);
    }
    let position = Position {
        seats,
        turn: given.turn.as_ref().map(seat).transpose()?.unwrap_or(Seat::FIRST),
        turns: given.turns.map_or(SOME_TURNS, Spanned::into_inner),
        age,
        at,
    };
    Ok(Setup {
        cards: all,
        decks,
        house: given.house.unwrap_or_default(),
        first: FirstTurn::Random,
        position: Some(position),
    })
}

/// An ordinary start, with the options that a host would choose.
fn ordinary(given: Given, cards: &[Inline]) -> Result<Setup, Misgiven> {
    let of_position = [
        ("turn", given.turn.as_ref().map(Spanned::span)),
        ("turns", given.turns.as_ref().map(Spanned::span)),
        ("age", given.age.as_ref().map(Spanned::span)),
        ("at", given.at.as_ref().map(Spanned::span)),
    ];
    no_position(of_position, cards, "mulligan")?;
    let first = given.first.as_ref().map(seat).transpose()?;
    let mut setup = chosen::<Chrono>(given.options, first)?;
    setup.house = given.house.unwrap_or(setup.house);
    Ok(setup)
}

/// The hero of a seat, and the rest of its part.
fn seat_position(
    part: SeatGiven,
    number: u8,
    present: Epoch,
    all: &[CardDef],
) -> Result<(String, SeatPosition), Misgiven> {
    let find = |name: &Name| known(name, all.iter().map(|card| card.id.as_str())).map(|at| &all[at]);
    let hero = match &part.hero {
        Some(hero) if find(hero)?.kind != Type::Hero => {
            return Err(Misgiven::at(hero.span(), format!("`{}` is no hero", hero.get_ref())));
        }
        Some(hero) => hero.get_ref().clone(),
        None => format!("hero-{number}"),
    };
    let cards = |names: Vec<Name>| -> Result<Vec<String>, Misgiven> {
        names.into_iter().map(|name| find(&name).map(|card| card.id.clone())).collect()
    };
    let stones = |n: usize| vec!["stone".to_owned(); n];
    let pool = match part.pool {
        None => Vec::new(),
        Some(Either::Plain(n)) => stones(n.into()),
        Some(Either::Whole(names)) => cards(names)?,
    };
    let placed = |placed: OnField| -> Result<Placed, Misgiven> {
        let span = placed.span();
        let given = match placed.into_inner() {
            Either::Plain(card) => {
                let name = Spanned::new(span, card);
                return find(&name).map(|card| Placed { card: card.id.clone(), ..Placed::default() });
            }
            Either::Whole(given) => given,
        };
        let shifted = given.shifted.as_ref().map(epoch).transpose()?;
        if let Some(number) = given.shifted.as_ref().filter(|_| shifted == Some(present)) {
            let what = format!("epoch {} is the present one, to which no card is moved", number.get_ref());
            return Err(Misgiven::at(number.span(), what));
        }
        Ok(Placed {
            card: find(&given.card)?.id.clone(),
            turned: given.turned,
            fresh: given.fresh,
            counters: given.counters,
            shifted,
            snare: given.snare.as_ref().map(seat).transpose()?,
        })
    };
    let position = SeatPosition {
        life: part.life,
        armor: part.armor,
        counters: part.counters,
        turns: part.turns,
        hand: cards(part.hand)?,
        // A deck that the scenario does not mention has enough cards to draw from.
        deck: part.deck.map_or_else(|| Ok(stones(10)), cards)?,
        pool,
        beside: cards(part.beside)?,
        graveyard: cards(part.graveyard)?,
        shadows: cards(part.shadows)?,
        field: part.field.into_iter().map(placed).collect::<Result<_, _>>()?,
    };
    Ok((hero, position))
}
