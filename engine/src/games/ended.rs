//! The stored form of a match that is over, so that it can be shown without a replay.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::setup::SetupText;
use super::{AnyTable, GameId, Match, Origin, thin};
use crate::kit::deck::Deck;
use crate::kit::{FirstTurn, Numbers, Outcome, Seat, SeatSet, Status, Viewer};

/// The mark that replaces a card of the set-up.
const CARD: &str = "card of the set-up";

/// A match that is over: its outcome, and the table as each viewer saw it last. It holds things that were hidden from
/// some viewers.
#[derive(Clone, Debug)]
pub struct Ended {
    game: GameId,
    outcome: Outcome,
    out: SeatSet,
    revision: u32,
    print: String,
    again: Option<String>,
    /// The decks that the seats have built in it, by seat; none where nothing is built.
    built: Vec<Option<Deck>>,
    /// Everybody's, then each seat's.
    tables: Vec<AnyTable>,
}

/// The stored form.
#[derive(Serialize, Deserialize)]
struct Stored {
    game: String,
    numbers: Numbers,
    outcome: Outcome,
    out: SeatSet,
    revision: u32,
    print: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    again: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    built: Vec<Option<Deck>>,
    /// Everybody's, then what is different in each seat's.
    tables: Vec<Value>,
}

impl Match {
    /// The seed as hex digits. Only for matches that are over.
    #[must_use]
    pub fn seed(&self) -> String {
        crate::kit::hex(&self.seed)
    }
}

impl Ended {
    /// The stored form of a match; `None` while the match goes on.
    #[must_use]
    pub fn of(live: &Match) -> Option<Self> {
        let Status::Over(outcome) = live.status() else { return None };
        let seats = (0..live.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        let built: Vec<Option<Deck>> = (0..live.seats()).map(|seat| live.built(Seat(seat))).collect();
        Some(Self {
            game: live.game(),
            outcome,
            out: live.out(),
            revision: live.revision(),
            print: live.fingerprint(),
            again: live.again(FirstTurn::Random),
            built: if built.iter().any(Option::is_some) { built } else { Vec::new() },
            tables: std::iter::once(Viewer::Public).chain(seats).map(|viewer| live.table(viewer)).collect(),
        })
    }

    /// Writes it; cards of the match's set-up are only named.
    #[must_use]
    pub fn write(&self, live: &Match) -> Vec<u8> {
        let mut tables: Vec<Value> =
            self.tables.iter().map(|table| serde_json::to_value(table).unwrap_or_default()).collect();
        tables.iter_mut().for_each(|table| name_cards(table, &live.setup));
        if let Some((public, seats)) = tables.split_first_mut() {
            seats.iter_mut().for_each(|table| *table = thin::changes(public, table).unwrap_or_else(|| json!({})));
        }
        let stored = Stored {
            game: self.game.name().to_owned(),
            numbers: Numbers { rules: self.game.rules(), code: self.game.code() },
            outcome: self.outcome,
            out: self.out,
            revision: self.revision,
            print: self.print.clone(),
            again: self.again.as_deref().map(|again| SetupText::new(again).short()),
            built: self.built.clone(),
            tables,
        };
        serde_json::to_vec(&stored).unwrap_or_default()
    }

    /// Reads what [`Self::write`] wrote.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn read(bytes: &[u8], origin: &Origin) -> Result<Self, String> {
        let stored: Stored = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
        let setup = &origin.setup;
        Ok(Self {
            game: stored.game.parse().map_err(|error: super::BadGame| error.to_string())?,
            outcome: stored.outcome,
            out: stored.out,
            revision: stored.revision,
            print: stored.print,
            again: stored.again.map(|again| SetupText::join(&again, setup.cards()).whole()),
            built: stored.built,
            // A table that this release cannot draw any more is not shown; the outcome still is.
            tables: whole(stored.tables, setup).unwrap_or_default(),
        })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The deck that a seat has built in it.
    #[must_use]
    pub fn built(&self, seat: Seat) -> Option<Deck> {
        self.built.get(seat.index()).cloned().flatten()
    }

    /// How it ended.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The seats that were out before the end.
    #[must_use]
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// The number of lines of its log.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// The fingerprint of the last state.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.print
    }

    /// The set-up of the next game of the match, as [`Match::again`] gives it.
    #[must_use]
    pub fn again(&self, first: FirstTurn) -> Option<String> {
        let mut setup: Value = serde_json::from_str(self.again.as_deref()?).ok()?;
        setup["first"] = serde_json::to_value(first).ok()?;
        serde_json::to_string(&setup).ok()
    }

    /// The table as `viewer` saw it last; `None` if this release can no longer draw it.
    #[must_use]
    pub fn table(&self, viewer: Viewer) -> Option<&AnyTable> {
        self.tables.get(viewer.seat().map_or(0, |seat| seat.index() + 1))
    }
}

/// The tables of all viewers.
fn whole(mut tables: Vec<Value>, setup: &SetupText) -> Result<Vec<AnyTable>, String> {
    let Some((public, seats)) = tables.split_first_mut() else { return Ok(Vec::new()) };
    for seat in seats {
        let changes = std::mem::replace(seat, public.clone());
        thin::change(seat, changes)?;
    }
    let table = |mut table: Value| {
        give_cards(&mut table, setup);
        serde_json::from_value(table).map_err(|error| error.to_string())
    };
    tables.into_iter().map(table).collect()
}

fn name_cards(value: &mut Value, setup: &SetupText) {
    if let Some(id) = value.get("id").and_then(Value::as_str)
        && setup.card(id) == Some(value)
    {
        *value = json!({ CARD: id });
        return;
    }
    parts(value).for_each(|part| name_cards(part, setup));
}

fn give_cards(value: &mut Value, setup: &SetupText) {
    if let Some(card) = value.get(CARD).and_then(Value::as_str).and_then(|id| setup.card(id)) {
        *value = card.clone();
        return;
    }
    parts(value).for_each(|part| give_cards(part, setup));
}

fn parts(value: &mut Value) -> Box<dyn Iterator<Item = &mut Value> + '_> {
    match value {
        Value::Array(list) => Box::new(list.iter_mut()),
        Value::Object(fields) => Box::new(fields.values_mut()),
        _ => Box::new(std::iter::empty()),
    }
}
