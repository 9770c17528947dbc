//! Towers in scenario files: positions in, positions and events out, in one vocabulary.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

use super::card::{CardDef, Cost, InlineName, Resource, Stat, Verb};
use super::event::Event;
use super::rules::Rules;
use super::setup::{At, Position, PositionSide, Setup};
use super::state::{Stage, State};
use super::table::{Table, Use};
use super::{First, House, Towers};
use crate::kit::{
    BySeat, Card, FirstTurn, Hosted, Kind, Options, Outcome, Seat, SeatSet, SetupError, Staged, outcome_line,
};

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

impl Staged for Towers {
    type Given = Given;
    type Inline = Inline;

    fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, SetupError> {
        if given.options.is_some() && given.house.is_some() {
            let what = "`options` choose the house rules, so `house` cannot stand beside them";
            return Err(SetupError(what.to_owned()));
        }
        let first = given.first()?;
        let mut setup = match &given.options {
            Some(options) => <Self as Hosted>::choose(options, first)?,
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

    fn lay_out(state: &State) -> Value {
        let ids = |cards: &[Card]| cards.iter().map(|card| id(&state.rules, card.kind)).collect::<Vec<_>>();
        let side = |seat: Seat| {
            let side = state.side(seat);
            json!({
                "tower": side.get(Stat::Tower),
                "wall": side.get(Stat::Wall),
                "stock": by_resource(side.stock()),
                "mine": by_resource(side.mine()),
                "hand": ids(state.hand(seat).cards()),
            })
        };
        let marks = |seat: Seat| match state.stage {
            Stage::Mulligan(marks, _) => (1..=10_u8).filter(|slot| marks[seat] & (1 << (slot - 1)) != 0).collect(),
            _ => Vec::new(),
        };
        let outcome = match state.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        };
        let draw: Vec<Card> = state.piles.draw.top_first().collect();
        let discard: Vec<Card> = state.discard_pile().iter().rev().copied().collect();
        json!({
            "phase": phase(state),
            "asked": numbers(asked(state)),
            "turn": state.turn.0 + 1,
            "turns": state.turns,
            "round": state.turns.div_ceil(2).max(1),
            "taken": state.taken,
            "actions_left": state.actions_left,
            "sides": { "1": side(Seat::FIRST), "2": side(Seat::SECOND) },
            "marks": { "1": marks(Seat::FIRST), "2": marks(Seat::SECOND) },
            "draw": ids(&draw),
            "discard": ids(&discard),
            "outcome": outcome.map(outcome_line),
        })
    }

    fn seen(table: &Table) -> Value {
        let side = |seat: Seat| {
            let side = &table.sides[seat];
            json!({
                "tower": side.tower,
                "wall": side.wall,
                "stock": by_resource(side.stock),
                "mine": by_resource(side.mine),
                "hand": side.hand,
            })
        };
        let shown = table.shown.iter().map(|shown| {
            let done = if shown.discarded { "discarded" } else { "played" };
            format!("{} {done} {}", shown.seat, shown.card.id)
        });
        let changes =
            table.changes.iter().map(|change| format!("{} {} {:+}", change.seat, name(change.stat), change.delta));
        let hand = table
            .hand
            .iter()
            .map(|held| json!({ "card": held.card.id, "number": held.number, "usable": usable(held.usable) }));
        json!({
            "phase": phase_name(table.phase),
            "asked": numbers(table.asked),
            "turn": table.turn.map(|seat| seat.0 + 1),
            "round": table.round,
            "sides": { "1": side(Seat::FIRST), "2": side(Seat::SECOND) },
            "tower_goal": table.tower_goal,
            "stock_goal": table.stock_goal,
            "draw": table.draw_pile,
            "discard": table.discard_pile,
            "shown": shown.collect::<Vec<_>>(),
            "changes": changes.collect::<Vec<_>>(),
            "hand": hand.collect::<Vec<_>>(),
            "outcome": table.outcome.map(outcome_line),
        })
    }

    fn line(rules: &Rules, event: &Event) -> String {
        let card = |kind: &Kind| id(rules, *kind);
        let cards = |kinds: &[Kind]| kinds.iter().map(card).collect::<Vec<_>>().join(" ");
        match event {
            Event::Dealt { seat, cards: dealt } => format!("{seat} dealt {}", cards(dealt)),
            Event::Began { first } => format!("{first} begins"),
            Event::Replaced { seat, gone, .. } if gone.is_empty() => format!("{seat} replaced nothing"),
            Event::Replaced { seat, gone, came } => format!("{seat} replaced {} with {}", cards(gone), cards(came)),
            Event::Income { seat, gain: [ore, gems, gold] } => format!("{seat} income {ore} {gems} {gold}"),
            Event::Played { seat, card: played } => format!("{seat} played {}", card(played)),
            Event::Discarded { seat, card: gone, forced: false } => format!("{seat} discarded {}", card(gone)),
            Event::Discarded { seat, card: gone, forced: true } => format!("{seat} had to discard {}", card(gone)),
            Event::Skipped { seat } => format!("{seat} skipped"),
            Event::Changed { seat, stat, from, to } => format!("{seat} {} {from} -> {to}", name(*stat)),
            Event::Drew { seat, card: drawn } => format!("{seat} drew {}", card(drawn)),
            Event::Reshuffled { cards } => format!("reshuffled {cards}"),
            Event::Extended { seat } => format!("{seat} extended"),
            Event::Ended { outcome } => format!("ended {}", ending(*outcome)),
        }
    }
}

fn ending(outcome: Outcome) -> String {
    outcome_line(outcome)
}

/// The id of a card; `?` for one that the viewer does not know.
fn id(rules: &Rules, kind: Kind) -> String {
    rules.card(kind).map_or_else(|| "?".to_owned(), |card| card.id.clone())
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}

fn by_resource(values: [i16; 3]) -> Value {
    let named = ["ore", "gems", "gold"].into_iter().zip(values);
    Value::Object(named.map(|(name, value)| (name.to_owned(), value.into())).collect::<Map<_, _>>())
}

fn asked(state: &State) -> SeatSet {
    use crate::kit::{Game, Status};
    match Towers::status(state) {
        Status::Waiting(seats) => seats,
        Status::Over(_) => SeatSet::NONE,
    }
}

const fn phase(state: &State) -> &'static str {
    match state.stage {
        Stage::ChooseFirst(_) => "choose-first",
        Stage::Mulligan(..) => "mulligan",
        Stage::Act => "play",
        Stage::Discard(_) => "discard",
        Stage::Over(_) => "over",
    }
}

const fn phase_name(phase: super::table::Phase) -> &'static str {
    use super::table::Phase;
    match phase {
        Phase::ChooseFirst => "choose-first",
        Phase::Mulligan => "mulligan",
        Phase::Play => "play",
        Phase::Discard => "discard",
        Phase::Over => "over",
    }
}

const fn usable(usable: Use) -> &'static str {
    match usable {
        Use::Play => "play",
        Use::DiscardOnly => "discard-only",
        Use::Nothing => "nothing",
        Use::Keep => "keep",
        Use::Replace => "replace",
    }
}

/// The path of a number below a side.
fn name(stat: Stat) -> String {
    let resource = |resource: Resource| ["ore", "gems", "gold"][resource.index()];
    match stat {
        Stat::Tower => "tower".to_owned(),
        Stat::Wall => "wall".to_owned(),
        Stat::Stock(kind) => format!("stock.{}", resource(kind)),
        Stat::Mine(kind) => format!("mine.{}", resource(kind)),
    }
}
