//! A match of Towers as a scenario gives it: a position or an ordinary start, and cards of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};

use super::card::{CardDef, Cost, InlineName, Resource, Verb};
use super::setup::{At, Position, PositionSide, Setup};
use super::{First, House, Towers};
use crate::kit::{BySeat, FirstTurn, Hosted, Options, Seat, SetupError};

/// What stands under `[given]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Options>,
    house: Option<House>,
    first: Option<FirstGiven>,
    at: Option<At>,
    turn: Option<u8>,
    taken: Option<u16>,
    draw: Option<Vec<String>>,
    discard: Option<Vec<String>>,
    sides: BTreeMap<String, SideGiven>,
}

/// Who goes first: a seat's number, or words.
#[derive(Deserialize)]
#[serde(untagged, expecting = "1, 2, \"random\", \"1 chooses\" or \"2 chooses\"")]
enum FirstGiven {
    Seat(u8),
    Words(String),
}

/// One side of a position; what is not named is as at the start.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SideGiven {
    tower: Option<i16>,
    wall: Option<i16>,
    stock: ByResource,
    mine: ByResource,
    hand: Vec<String>,
}

/// A number of each resource.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ByResource {
    ore: Option<i16>,
    gems: Option<i16>,
    gold: Option<i16>,
}

/// What stands under `[[card]]`: a card in the card language, its effect as text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inline {
    id: String,
    #[serde(default = "gold")]
    suit: Resource,
    #[serde(default)]
    cost: Cost,
    #[serde(default = "one")]
    copies: u8,
    #[serde(default)]
    icon: String,
    #[serde(default, deserialize_with = "effect")]
    effect: Vec<Verb>,
    #[serde(default)]
    undiscardable: bool,
    #[serde(default)]
    name: Option<InlineName>,
}

const fn gold() -> Resource {
    Resource::Gold
}

const fn one() -> u8 {
    1
}

fn effect<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Verb>, D::Error> {
    let text = String::deserialize(deserializer)?;
    ron::from_str(&format!("[{text}]")).map_err(|error| {
        let (line, letter) = (error.span.start.line, error.span.start.col);
        let place = match line {
            // The bracket that was put before it is no letter of the effect.
            0 | 1 => format!("letter {}", letter.saturating_sub(1)),
            _ => format!("line {line}, letter {letter}"),
        };
        serde::de::Error::custom(format!("the effect is not in the card language: {}, at its {place}", error.code))
    })
}

impl Inline {
    /// A card without a name of its own is called by its id.
    fn card(self) -> (CardDef, u8) {
        let name = self.name.unwrap_or_else(|| InlineName { en: self.id.clone(), ru: self.id.clone() });
        let card = CardDef {
            id: self.id,
            suit: self.suit,
            cost: self.cost,
            weight: self.copies.max(1),
            icon: self.icon,
            effect: self.effect,
            undiscardable: self.undiscardable,
            name: Some(name),
        };
        (card, self.copies)
    }
}

impl ByResource {
    /// The numbers, with the start's where none is named.
    fn or(self, start: i16) -> [i16; 3] {
        [self.ore, self.gems, self.gold].map(|number| number.unwrap_or(start))
    }
}

impl Given {
    fn first(&self) -> Result<FirstTurn, SetupError> {
        match &self.first {
            None => Ok(FirstTurn::Random),
            Some(FirstGiven::Seat(number)) => seat(*number).map(FirstTurn::Seat),
            Some(FirstGiven::Words(words)) => match words.as_str() {
                "random" => Ok(FirstTurn::Random),
                "1 chooses" => Ok(FirstTurn::ChosenBy(Seat::FIRST)),
                "2 chooses" => Ok(FirstTurn::ChosenBy(Seat::SECOND)),
                _ => Err(SetupError(format!("first is `{words}`; 1, 2, random, 1 chooses and 2 chooses are allowed"))),
            },
        }
    }

    fn has_position(&self) -> bool {
        let Self { at, turn, taken, draw, discard, sides, .. } = self;
        at.is_some() || turn.is_some() || taken.is_some() || draw.is_some() || discard.is_some() || !sides.is_empty()
    }

    fn position(self, house: &House) -> Result<Option<Position>, SetupError> {
        if !self.has_position() {
            return Ok(None);
        }
        if self.first.is_some() {
            let what = "`first` belongs to an ordinary start; in a position `turn` says whose turn it is";
            return Err(SetupError(what.to_owned()));
        }
        let mut sides = BySeat::from_fn(|_| PositionSide::default());
        for (name, given) in self.sides {
            let number = name.parse().map_err(|_| SetupError(format!("`{name}` is no side: 1 and 2 are")))?;
            sides[seat(number)?] = PositionSide {
                tower: given.tower,
                wall: given.wall,
                stock: Some(given.stock.or(house.stock)),
                mine: Some(given.mine.or(house.mine)),
                hand: given.hand,
            };
        }
        Ok(Some(Position {
            sides,
            draw: self.draw,
            discard: self.discard.unwrap_or_default(),
            turn: seat(self.turn.unwrap_or(1))?,
            at: self.at.unwrap_or_default(),
            taken: self.taken.unwrap_or_default(),
        }))
    }
}

fn seat(number: u8) -> Result<Seat, SetupError> {
    match number {
        1 | 2 => Ok(Seat(number - 1)),
        _ => Err(SetupError(format!("{number} is no seat of Towers: 1 and 2 are"))),
    }
}

/// The set-up that a scenario describes.
pub(super) fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, SetupError> {
    if given.options.is_some() && given.house.is_some() {
        let what = "`options` choose the house rules, so `house` cannot stand beside them";
        return Err(SetupError(what.to_owned()));
    }
    let first = given.first()?;
    let mut setup = match &given.options {
        Some(options) => Towers::choose(options, first)?,
        None => Setup { house: given.house.clone().unwrap_or_default(), ..Setup::default() },
    };
    setup.first = match first {
        FirstTurn::Random => First::Random,
        FirstTurn::Seat(seat) => First::Seat(seat),
        FirstTurn::ChosenBy(seat) => First::ChosenBy(seat),
    };
    for (card, copies) in cards.into_iter().map(Inline::card) {
        setup.cards.push(card);
        setup.copies.push(copies);
    }
    setup.position = given.position(&setup.house)?;
    Ok(setup)
}
