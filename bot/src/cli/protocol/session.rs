//! The session of a program that speaks the protocol: its open matches.

use std::collections::BTreeMap;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Entry, OptionSpec, Outcome, Rng, Seat, Status};
use duelhall_engine::text::Lang;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::refusal::{Code, Refusal};
use super::{Answer, VERSION, open, play, seats, show, store, wire};
use crate::cli::cards;

/// The most matches that can be open at once.
const MOST_MATCHES: usize = 10_000;

/// The longest name of a match in bytes.
const LONGEST_NAME: usize = 200;

/// Every open match by name.
#[derive(Debug, Default)]
pub(super) struct Session {
    matches: BTreeMap<String, Open>,
    /// The number of generated names.
    named: u64,
    over: bool,
}

/// An open match.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub(super) duel: Match,
    /// Every entry so far, for the record.
    pub(super) entries: Vec<Entry>,
    /// Names of players; empty if the players have numbers only.
    pub(super) names: Vec<String>,
    /// The random source of computer players, never that of the match.
    pub(super) chance: Rng,
}

/// The name of a match, for requests with no other part.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    #[serde(rename = "match")]
    name: String,
}

/// The empty parts of a request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfGame {
    game: String,
}

impl Session {
    /// Whether the program has said `quit`.
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Does a request.
    pub(super) fn answer(&mut self, what: &str, rest: Map<String, Value>) -> Answer {
        match what {
            "hello" => wire::parts::<Nothing>(rest).map(|Nothing {}| hello()),
            "cards" => wire::parts::<OfGame>(rest).and_then(|wanted| Ok(cards::json(game(&wanted.game)?))),
            "matches" => wire::parts::<Nothing>(rest).map(|Nothing {}| self.list()),
            "begin" => open::begin(self, wire::parts(rest)?),
            "clone" => store::clone(self, wire::parts(rest)?),
            "load" => store::load(self, wire::parts(rest)?),
            "save" => self.named(rest, |_, open| store::save(open)),
            "record" => self.named(rest, |_, open| store::record(open)),
            "status" => self.named(rest, |name, open| Ok(show::status(name, open))),
            "prompt" => show::prompt(self, wire::parts(rest)?),
            "view" => show::view(self, wire::parts(rest)?),
            "play" => play::play(self, wire::parts(rest)?),
            "advise" => play::advise(self, wire::parts(rest)?),
            "run" => play::run(self, wire::parts(rest)?),
            "close" => {
                let Named { name } = wire::parts(rest)?;
                self.matches.remove(&name).map(|_| json!({ "closed": name })).ok_or_else(|| no_match(&name))
            }
            "quit" => wire::parts::<Nothing>(rest).map(|Nothing {}| {
                self.over = true;
                json!({})
            }),
            _ => Err(wire::bad(format!("there is no request `{what}`; docs/protocol.md lists them"))),
        }
    }

    /// An open match.
    pub(super) fn get(&self, name: &str) -> Result<&Open, Refusal> {
        self.matches.get(name).ok_or_else(|| no_match(name))
    }

    /// An open match, to be changed.
    pub(super) fn get_mut(&mut self, name: &str) -> Result<&mut Open, Refusal> {
        self.matches.get_mut(name).ok_or_else(|| no_match(name))
    }

    /// Returns the name for a new match, if a match can be opened under it. Without a name, one is generated.
    pub(super) fn free_name(&mut self, name: Option<String>) -> Result<String, Refusal> {
        if self.matches.len() >= MOST_MATCHES {
            return Err(Refusal::new(Code::TooMany, format!("at most {MOST_MATCHES} matches can be open; close some")));
        }
        let Some(name) = name else { return Ok(self.made_up()) };
        if name.is_empty() || name.len() > LONGEST_NAME {
            return Err(wire::bad(format!("the name of a match has 1 to {LONGEST_NAME} bytes")));
        }
        if self.matches.contains_key(&name) {
            return Err(Refusal::new(Code::Exists, format!("there is a match `{name}` already")));
        }
        Ok(name)
    }

    /// Opens a match under a free name.
    pub(super) fn open(&mut self, name: String, open: Open) -> Answer {
        let answer = standing(&name, &open);
        self.matches.insert(name, open);
        Ok(answer)
    }

    fn made_up(&mut self) -> String {
        loop {
            self.named += 1;
            let name = format!("m{}", self.named);
            if !self.matches.contains_key(&name) {
                return name;
            }
        }
    }

    fn named(&self, rest: Map<String, Value>, answer: impl FnOnce(&str, &Open) -> Answer) -> Answer {
        let Named { name } = wire::parts(rest)?;
        answer(&name, self.get(&name)?)
    }

    fn list(&self) -> Value {
        json!({ "matches": self.matches.iter().map(|(name, open)| standing(name, open)).collect::<Vec<_>>() })
    }
}

/// Reads the name of a game.
pub(super) fn game(name: &str) -> Result<GameId, Refusal> {
    name.parse().map_err(|error| Refusal::new(Code::BadSetup, error))
}

fn no_match(name: &str) -> Refusal {
    Refusal::new(Code::NoMatch, format!("no match `{name}` is open"))
}

/// The standing of a match.
pub(super) fn standing(name: &str, open: &Open) -> Value {
    let duel = &open.duel;
    let (asked, over) = match duel.status() {
        Status::Waiting(asked) => (asked.iter().map(seats::of).collect(), Value::Null),
        Status::Over(outcome) => (Vec::new(), ended(duel, outcome)),
    };
    json!({ "match": name, "game": duel.game().name(), "revision": duel.revision(), "asked": asked, "over": over })
}

/// The end of a match, with the result of each seat: 1 for a win, -1 for a loss, 0 for a draw.
fn ended(duel: &Match, outcome: Outcome) -> Value {
    let all = (0..duel.seats()).map(Seat);
    let returns = all.map(|seat| match outcome.winners {
        winners if winners.is_empty() => 0,
        winners if winners.has(seat) => 1,
        _ => -1,
    });
    let winners: Vec<Value> = outcome.winners.iter().map(seats::of).collect();
    json!({ "winners": winners, "reason": outcome.reason.name(), "returns": returns.collect::<Vec<i8>>() })
}

/// Every option of a game: of a duel, of a match for more than two, and of each of its seats.
fn options(game: GameId) -> Vec<OptionSpec> {
    let mut options = [game.options(), game.more_options()].concat();
    for option in (0..game.seats()).filter_map(|seat| game.seat_option(Seat(seat))) {
        if !options.iter().any(|known| known.key == option.key) {
            options.push(option);
        }
    }
    options
}

fn hello() -> Value {
    let games = GameId::all().iter().map(
        |game| json!({ "game": game.name(), "rules": game.rules(), "seats": game.seats(), "options": options(*game) }),
    );
    json!({
        "program": "duelhall",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": VERSION,
        "games": games.collect::<Vec<_>>(),
        "languages": Lang::ALL.map(Lang::code),
        "levels": Level::ALL.map(Level::name),
    })
}
