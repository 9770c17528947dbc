//! The given part of a Towers scenario: a position or an ordinary start, and cards of its own.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::card::{CardDef, Cost, InlineName, Resource};
use super::setup::{At, Position, PositionSide, Setup};
use super::{House, Towers};
use crate::kit::art::Recipe;
use crate::kit::written::{Name, different, in_language, known};
use crate::kit::{BySeat, FirstTurn, Hosted, Misgiven, Options, Seat, SetupError};

/// The contents of `[given]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Spanned<Options>>,
    house: Option<House>,
    first: Option<FirstGiven>,
    at: Option<At>,
    turn: Option<Spanned<u8>>,
    taken: Option<u16>,
    draw: Option<Vec<Name>>,
    discard: Option<Vec<Name>>,
    sides: BTreeMap<Spanned<String>, SideGiven>,
}

/// The player who goes first: the number of a seat, or words.
#[derive(Deserialize)]
#[serde(untagged, expecting = "1, 2, \"random\", \"1 chooses\" or \"2 chooses\"")]
enum FirstGiven {
    Seat(u8),
    Words(String),
}

/// One side of a position; values that are not given are those of the usual start.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SideGiven {
    tower: Option<i16>,
    wall: Option<i16>,
    stock: ByResource,
    mine: ByResource,
    hand: Vec<Name>,
}

/// One number for each resource.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ByResource {
    ore: Option<i16>,
    gems: Option<i16>,
    gold: Option<i16>,
}

/// The contents of `[[card]]`: a card in the card language, with its effect as text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inline {
    id: Name,
    #[serde(default = "gold")]
    suit: Resource,
    #[serde(default)]
    cost: Cost,
    #[serde(default = "one")]
    copies: u8,
    #[serde(default)]
    icon: String,
    #[serde(default)]
    effect: Option<Spanned<String>>,
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

impl Inline {
    /// A card without its own name is called by its id.
    fn card(self) -> Result<(CardDef, u8), Misgiven> {
        let id = self.id.into_inner();
        let name = self.name.unwrap_or_else(|| InlineName::of(&id));
        let effect = self.effect.as_ref().map(|effect| in_language(effect, "[", "]"));
        let card = CardDef {
            id,
            suit: self.suit,
            cost: self.cost,
            weight: self.copies.max(1),
            icon: self.icon,
            art: Recipe::default(),
            effect: effect.transpose()?.unwrap_or_default(),
            undiscardable: self.undiscardable,
            name: Some(name),
        };
        Ok((card, self.copies))
    }
}

impl ByResource {
    /// The numbers, with the starting number for each resource that is not named.
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

    fn position(self, setup: &Setup) -> Result<Option<Position>, Misgiven> {
        if !self.has_position() {
            return Ok(None);
        }
        if self.first.is_some() {
            let what = "`first` belongs to an ordinary start; in a position `turn` says whose turn it is";
            return Err(SetupError(what.to_owned()).into());
        }
        let house = &setup.house;
        let mut sides = BySeat::from_fn(|_| PositionSide::default());
        for (name, given) in self.sides {
            let wrong = || Misgiven::at(name.span(), format!("`{}` is no side: 1 and 2 are", name.get_ref()));
            let number = name.get_ref().parse().map_err(|_| wrong())?;
            sides[seat(number).map_err(|_| wrong())?] = PositionSide {
                tower: given.tower,
                wall: given.wall,
                stock: Some(given.stock.or(house.stock)),
                mine: Some(given.mine.or(house.mine)),
                hand: ids(setup, given.hand)?,
            };
        }
        let turn = self.turn.unwrap_or_else(|| Spanned::new(0..0, 1));
        Ok(Some(Position {
            sides,
            draw: self.draw.map(|cards| ids(setup, cards)).transpose()?,
            discard: ids(setup, self.discard.unwrap_or_default())?,
            turn: seat(*turn.get_ref()).map_err(|error| Misgiven::at(turn.span(), error.0))?,
            at: self.at.unwrap_or_default(),
            taken: self.taken.unwrap_or_default(),
        }))
    }
}

/// The ids of cards, if they are all cards of the match.
fn ids(setup: &Setup, names: Vec<Name>) -> Result<Vec<String>, Misgiven> {
    let at = |name: Name| known(&name, setup.cards.iter().map(|card| card.id.as_str())).map(|_| name.into_inner());
    names.into_iter().map(at).collect()
}

fn seat(number: u8) -> Result<Seat, SetupError> {
    match number {
        1 | 2 => Ok(Seat(number - 1)),
        _ => Err(SetupError(format!("{number} is no seat of Towers: 1 and 2 are"))),
    }
}

/// The set-up that a scenario describes.
pub(super) fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
    if given.options.is_some() && given.house.is_some() {
        let what = "`options` choose the house rules, so `house` cannot be given with them";
        return Err(SetupError(what.to_owned()).into());
    }
    let first = given.first()?;
    let mut setup = match &given.options {
        Some(options) => {
            Towers::choose(options.get_ref(), first).map_err(|error| Misgiven::at(options.span(), error.0))?
        }
        None => Setup { house: given.house.clone().unwrap_or_default(), ..Setup::default() },
    };
    setup.first = first;
    let shipped: Vec<Name> = setup.cards.iter().map(|card| Name::new(0..0, card.id.clone())).collect();
    different(shipped.iter().chain(cards.iter().map(|card| &card.id)))?;
    for inline in cards {
        let (card, copies) = inline.card()?;
        setup.cards.push(card);
        setup.copies.push(copies);
    }
    setup.position = given.position(&setup)?;
    Ok(setup)
}
