//! A match of Heroes as a scenario gives it: a position or an ordinary start, and cards of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};

use super::Heroes;
use super::card::{CardDef, CardType, InlineName};
use super::set::library;
use super::setup::{DeckList, House, Placed, Position, SeatPosition, Setup};
use crate::kit::{FirstTurn, Hosted, Options, Seat, SetupError};

/// What stands under `[given]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Options>,
    house: Option<House>,
    /// Whose turn it is, from 1.
    turn: Option<u8>,
    /// Turns begun.
    turns: Option<u16>,
    /// Whether the turn is about to begin.
    begins: bool,
    /// The team of each seat, by any numbers.
    teams: Vec<u8>,
    /// Who goes first in an ordinary start.
    first: Option<u8>,
    seats: BTreeMap<String, SeatGiven>,
}

/// One seat's part.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatGiven {
    /// The id of the hero; without one, a hero without powers and with 25 health.
    hero: Option<String>,
    damage: i16,
    exhausted: bool,
    flipped: bool,
    hand: Vec<String>,
    deck: Option<Vec<String>>,
    graveyard: Vec<String>,
    play: Vec<InPlay>,
    resources: Resources,
}

/// A card in play: its id, or all about it.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the id of a card, or a table with `card`")]
enum InPlay {
    Plain(String),
    Whole(Placed),
}

/// So many cards face down, or the very cards.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a number of resources, or a list of cards")]
enum Resources {
    Count(u8),
    Cards(Vec<InPlay>),
}

impl Default for Resources {
    fn default() -> Self {
        Self::Count(0)
    }
}

impl InPlay {
    fn placed(self) -> Placed {
        match self {
            Self::Plain(card) => Placed { card, ..Placed::default() },
            Self::Whole(placed) => placed,
        }
    }
}

/// What stands under `[[card]]`: a card in the card language, all but its id as text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inline {
    id: String,
    #[serde(deserialize_with = "definition")]
    def: CardDef,
    #[serde(default)]
    name: Option<InlineName>,
}

fn definition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardDef, D::Error> {
    let text = String::deserialize(deserializer)?;
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(&format!("(id: \"\", {text})")).map_err(|error| {
        let (line, letter) = (error.span.start.line, error.span.start.col);
        serde::de::Error::custom(format!(
            "the card is not in the card language: {}, at line {line}, letter {letter}",
            error.code
        ))
    })
}

impl Inline {
    /// A card without a name of its own is called by its id.
    fn card(self) -> CardDef {
        let name = self.name.unwrap_or_else(|| InlineName { en: self.id.clone(), ru: self.id.clone() });
        CardDef { id: self.id, name: Some(name), ..self.def }
    }
}

/// A card that scenarios need now and then and that says nothing.
fn plain(id: &str, kind: CardType) -> CardDef {
    CardDef {
        id: id.to_owned(),
        kind,
        cost: super::card::Cost::N(9),
        rarity: super::card::Rarity::Common,
        faction: None,
        classes: Vec::new(),
        talent: None,
        professions: Vec::new(),
        tags: Vec::new(),
        limits: Vec::new(),
        unique: false,
        instant: false,
        unlimited: false,
        token: false,
        keywords: Vec::new(),
        also: Vec::new(),
        effect: Vec::new(),
        powers: Vec::new(),
        icon: String::new(),
        name: Some(InlineName { en: id.to_owned(), ru: id.to_owned() }),
    }
}

fn seat(number: u8) -> Result<Seat, SetupError> {
    match number {
        1..=6 => Ok(Seat(number - 1)),
        _ => Err(SetupError(format!("{number} is no seat of Heroes: 1 to 6 are"))),
    }
}

/// The set-up that a scenario describes.
pub(super) fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, SetupError> {
    let first = given.first.map(seat).transpose()?.map_or(FirstTurn::Random, FirstTurn::Seat);
    if given.seats.is_empty() {
        let mut setup = Heroes::choose(&given.options.unwrap_or_default(), first)?;
        setup.house = given.house.unwrap_or(setup.house);
        return Ok(setup);
    }
    if given.options.is_some() || given.first.is_some() {
        return Err(SetupError("`options` and `first` belong to an ordinary start, not beside a position".to_owned()));
    }
    let mut all: Vec<CardDef> = cards.into_iter().map(Inline::card).collect();
    let own: Vec<String> = all.iter().map(|card| card.id.clone()).collect();
    all.extend(library().cards.iter().filter(|card| !own.contains(&card.id)).map(|card| (**card).clone()));
    all.push(plain("stone", CardType::Item));
    let (mut decks, mut seats) = (Vec::new(), Vec::new());
    for (number, (name, part)) in (1..).zip(given.seats) {
        if name != number.to_string() {
            return Err(SetupError(format!("the seats must be 1, 2 and so on, but there is `{name}`")));
        }
        let hero = part.hero.clone().unwrap_or_else(|| format!("hero-{number}"));
        if part.hero.is_none() {
            // Of every class, so that any equipment can be tried with it.
            let classes = super::card::Class::ALL.to_vec();
            all.push(CardDef { classes, ..plain(&hero, CardType::Hero { health: 25 }) });
        }
        decks.push(DeckList { hero, cards: Vec::new() });
        seats.push(part.position());
    }
    Ok(Setup {
        cards: all,
        decks,
        teams: given.teams,
        house: given.house.unwrap_or_default(),
        first: FirstTurn::Random,
        position: Some(Position {
            seats,
            turn: seat(given.turn.unwrap_or(1))?,
            turns: given.turns.unwrap_or(5),
            begins: given.begins,
        }),
    })
}

impl SeatGiven {
    fn position(self) -> SeatPosition {
        let stone = || Placed { card: "stone".to_owned(), ..Placed::default() };
        let resources = match self.resources {
            Resources::Count(count) => (0..count).map(|_| stone()).collect(),
            Resources::Cards(cards) => cards.into_iter().map(InPlay::placed).collect(),
        };
        SeatPosition {
            hero: Placed { damage: self.damage, exhausted: self.exhausted, down: self.flipped, ..Placed::default() },
            hand: self.hand,
            // A deck that nobody speaks of has enough to draw from.
            deck: Some(self.deck.unwrap_or_else(|| vec!["stone".to_owned(); 10])),
            graveyard: self.graveyard,
            play: self.play.into_iter().map(InPlay::placed).collect(),
            resources,
        }
    }
}
