//! The given part of a War scenario: a position or an ordinary start, and cards of its own.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::War;
use super::card::{CardDef, Country, InlineName, Type};
use super::set::library;
use super::setup::{At, DeckList, House, Placed, Position, SeatPosition, Setup};
use super::terms::Terms;
use crate::kit::given::{Inline, chosen, nameable, no_position, no_start, of_two};
use crate::kit::written::{Either, Name, known};
use crate::kit::{FirstTurn, Misgiven, Options, Seat};

/// The turns begun in a position that does not say.
const SOME_TURNS: u16 = 5;

/// The contents of `[given]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Spanned<Options>>,
    house: Option<House>,
    /// The terms of a mission.
    terms: Terms,
    /// The seat whose turn it is, from 1.
    turn: Option<Spanned<u8>>,
    /// Turns begun.
    turns: Option<Spanned<u16>>,
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
    health: Option<i16>,
    hand: Vec<Name>,
    library: Option<Vec<Name>>,
    destroyed: Vec<Name>,
    field: Vec<OnField>,
    /// So many bases of some country, or so many of each country. They have the numbers after those of the field.
    bases: Option<Either<u8, BTreeMap<Country, u8>>>,
    /// So many of these bases are used.
    used: Option<Spanned<u8>>,
}

/// A card on the battlefield: its id alone, or a table with all details.
type OnField = Spanned<Either<String, PlacedGiven>>;

/// All details of a card on the battlefield.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedGiven {
    card: Name,
    #[serde(default)]
    used: bool,
    #[serde(default)]
    fresh: bool,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    ammo: Option<u8>,
    /// The place of the unit that wears it or that it guards, on the same field, from 1.
    #[serde(default)]
    with: Option<u8>,
}

/// The id of the base of a country that every scenario has.
fn base_id(country: Country) -> String {
    format!("base-of-{}", crate::kit::word(country))
}

/// A card without text, which scenarios need now and then: a unit that costs too much to be used.
fn stone() -> CardDef {
    CardDef {
        cost: 50,
        attack: 1,
        defense: 1,
        name: Some(InlineName::of("stone")),
        ..CardDef::blank("stone", Type::Infantry)
    }
}

fn base(country: Country) -> CardDef {
    let id = base_id(country);
    CardDef { country, name: Some(InlineName::of(&id)), ..CardDef::blank(&id, Type::Base) }
}

fn seat(number: &Spanned<u8>) -> Result<Seat, Misgiven> {
    match number.get_ref() {
        of @ 1..=2 => Ok(Seat(of - 1)),
        of => Err(Misgiven::at(number.span(), format!("there is no seat {of}: the seats 1 and 2 are"))),
    }
}

/// The set-up that a scenario describes.
pub(super) fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
    if given.seats.is_empty() {
        return ordinary(given, &cards);
    }
    no_start(given.options.as_ref(), given.first.as_ref())?;
    let shipped = [&library().cards, &library().weather];
    let [set, weather] = shipped.map(|cards| cards.iter().map(|card| (**card).clone()));
    let others = set.chain(Country::ALL.map(base)).chain([stone()]).chain(weather);
    let all = nameable(cards, |def, id, name| CardDef { id, name, ..def }, others)?;
    let seats = of_two(given.seats)?.into_iter().map(|part| seat_position(part, &all)).collect::<Result<_, _>>()?;
    let position = Position {
        seats,
        turn: given.turn.as_ref().map(seat).transpose()?.unwrap_or(Seat::FIRST),
        turns: given.turns.map_or(SOME_TURNS, Spanned::into_inner),
        at: given.at.map(Spanned::into_inner).unwrap_or_default(),
    };
    Ok(Setup {
        cards: all,
        decks: vec![DeckList::default(); 2],
        house: given.house.unwrap_or_default(),
        first: FirstTurn::Random,
        terms: given.terms,
        position: Some(position),
    })
}

/// An ordinary start, with the options that a host would choose.
fn ordinary(given: Given, cards: &[Inline]) -> Result<Setup, Misgiven> {
    let of_position = [
        ("turn", given.turn.as_ref().map(Spanned::span)),
        ("turns", given.turns.as_ref().map(Spanned::span)),
        ("at", given.at.as_ref().map(Spanned::span)),
    ];
    no_position(of_position, cards, "deal")?;
    let first = given.first.as_ref().map(seat).transpose()?;
    let mut setup = chosen::<War>(given.options, first)?;
    setup.house = given.house.unwrap_or(setup.house);
    if !given.terms.is_none() {
        setup.terms = given.terms;
    }
    Ok(setup)
}

/// A seat's part of a position.
fn seat_position(part: SeatGiven, all: &[CardDef]) -> Result<SeatPosition, Misgiven> {
    let find = |name: &Name| known(name, all.iter().map(|card| card.id.as_str())).map(|at| &all[at]);
    let cards = |names: Vec<Name>| -> Result<Vec<String>, Misgiven> {
        names.into_iter().map(|name| find(&name).map(|card| card.id.clone())).collect()
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
        Ok(Placed {
            card: find(&given.card)?.id.clone(),
            used: given.used,
            fresh: given.fresh,
            damage: given.damage,
            ammo: given.ammo,
            with: given.with,
        })
    };
    let mut field: Vec<Placed> = part.field.into_iter().map(placed).collect::<Result<_, _>>()?;
    let bases: Vec<(Country, u8)> = match part.bases {
        None => Vec::new(),
        Some(Either::Plain(n)) => vec![(Country::Usa, n)],
        Some(Either::Whole(of)) => of.into_iter().collect(),
    };
    let bases = bases.into_iter().flat_map(|(country, n)| std::iter::repeat_n(country, n.into()));
    let bases: Vec<Country> = bases.collect();
    let used = part.used.as_ref().map_or(0, |used| usize::from(*used.get_ref()));
    if let Some(given) = part.used.filter(|_| used > bases.len()) {
        return Err(Misgiven::at(given.span(), format!("`used` is {used}, but the seat has {} bases", bases.len())));
    }
    field.extend(bases.into_iter().enumerate().map(|(at, country)| Placed {
        card: base_id(country),
        used: at < used,
        ..Placed::default()
    }));
    Ok(SeatPosition {
        health: part.health,
        hand: cards(part.hand)?,
        // A library that the scenario does not mention has enough cards to draw from.
        library: part.library.map_or_else(|| Ok(vec!["stone".to_owned(); 10]), cards)?,
        destroyed: cards(part.destroyed)?,
        field,
    })
}
