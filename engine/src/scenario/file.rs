//! How a scenario is written: TOML.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use toml::Spanned;

use super::{Scenario, ScenarioError};
use crate::games::GameId;
use crate::kit::{Entry, Rng, Staged, Tone, Viewer};

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct File<G: Staged> {
    #[serde(rename = "game")]
    _game: String,
    title: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    seed: u64,
    given: Spanned<G::Given>,
    #[serde(default)]
    card: Vec<G::Inline>,
    step: Vec<Spanned<RawStep>>,
}

/// The part that every scenario has, whatever its game.
#[derive(Deserialize)]
struct Head {
    game: Spanned<String>,
}

/// One step as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    #[serde(default)]
    note: String,
    #[serde(default)]
    take: OneOrMore<String>,
    #[serde(default)]
    refused: OneOrMore<String>,
    #[serde(default)]
    state: Option<Value>,
    #[serde(default)]
    sees: BTreeMap<String, Value>,
    #[serde(default)]
    events: BTreeMap<String, Told>,
    #[serde(default)]
    offers: BTreeMap<String, Offers>,
    #[serde(default)]
    tones: BTreeMap<String, BTreeMap<String, Tone>>,
    #[serde(default)]
    fallback: BTreeMap<String, String>,
    #[serde(default)]
    outcome: Option<String>,
}

/// One step: what is taken, then what must hold.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line at which it begins, from 1.
    pub line: usize,
    /// What it is about, for people.
    pub note: String,
    /// The choices that are taken, in order.
    pub take: Vec<Entry>,
    /// Choices that must be refused after that, and change nothing.
    pub refused: Vec<Entry>,
    /// What the true state must hold, by path.
    pub state: Option<Value>,
    /// What each viewer must see, by path.
    pub sees: Vec<(Viewer, Value)>,
    /// What each viewer must be told of the choices taken in this step.
    pub events: Vec<(Viewer, Told)>,
    /// What a seat must be offered.
    pub offers: Vec<(Viewer, Offers)>,
    /// The tones that offered choices must have.
    pub tones: Vec<(Viewer, BTreeMap<String, Tone>)>,
    /// What happens to a seat whose clock runs out.
    pub fallback: Vec<(Viewer, String)>,
    /// The outcome line, such as `winners 1 construction`; `none` while the match goes on.
    pub outcome: Option<String>,
}

/// What a viewer must be told: these lines and no others, or at least some and none of others.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a list of lines, or `has` and `lacks` with lists of lines")]
pub enum Told {
    /// Exactly these lines, in order.
    Exactly(Vec<String>),
    /// Some of the lines.
    Among(Among),
}

/// The choices that a seat must be offered; an empty list for a seat that is not asked.
pub type Offers = Told;

/// Some lines of a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Among {
    /// Lines that must be there, in this order, maybe with others between.
    #[serde(default)]
    pub has: Vec<String>,
    /// Lines that must not be there.
    #[serde(default)]
    pub lacks: Vec<String>,
}

/// A value, or a list of them.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a text or a list of texts")]
enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

impl<T> Default for OneOrMore<T> {
    fn default() -> Self {
        Self::More(Vec::new())
    }
}

impl<T> OneOrMore<T> {
    fn into_list(self) -> Vec<T> {
        match self {
            Self::One(value) => vec![value],
            Self::More(values) => values,
        }
    }
}

/// The game that a file is about.
pub(super) fn game(text: &str) -> Result<GameId, ScenarioError> {
    let head: Head = toml::from_str(text).map_err(|error| wrong_toml(text, &error))?;
    let at = head.game.span().start;
    head.game
        .get_ref()
        .parse()
        .map_err(|error: crate::games::BadGame| ScenarioError { line: line(text, at), what: error.to_string() })
}

/// Reads the file of one game.
pub(crate) fn read<G: Staged>(game: GameId, text: &str) -> Result<Scenario, ScenarioError> {
    let file: File<G> = toml::from_str(text).map_err(|error| wrong_toml(text, &error))?;
    let given = line(text, file.given.span().start);
    let wrong = |what: String| ScenarioError { line: given, what };
    let setup = G::stage(file.given.into_inner(), file.card).map_err(|error| wrong(error.0))?;
    let written = serde_json::to_string(&setup).map_err(|error| wrong(error.to_string()))?;
    G::prepare(setup).map_err(|error| wrong(error.0))?;
    let seats = G::SEATS;
    let steps: Vec<Step> = file
        .step
        .into_iter()
        .map(|raw| {
            let line = line(text, raw.span().start);
            step(raw.into_inner(), line, seats).map_err(|what| ScenarioError { line, what })
        })
        .collect::<Result<_, _>>()?;
    if steps.iter().all(|step| !step.states_something()) {
        return Err(ScenarioError { line: 1, what: "no step states what must hold".to_owned() });
    }
    Ok(Scenario {
        game,
        title: file.title,
        rules: file.rules,
        steps,
        seed: Rng::seed_of_number(file.seed),
        setup: written,
    })
}

impl Step {
    fn states_something(&self) -> bool {
        self.state.is_some()
            || self.outcome.is_some()
            || !self.refused.is_empty()
            || !self.sees.is_empty()
            || !self.events.is_empty()
            || !self.offers.is_empty()
            || !self.tones.is_empty()
            || !self.fallback.is_empty()
    }
}

fn step(raw: RawStep, line: usize, seats: u8) -> Result<Step, String> {
    let entries = |lines: OneOrMore<String>| {
        let lines = lines.into_list().into_iter();
        lines.map(|line| line.parse::<Entry>().map_err(|error| error.to_string())).collect::<Result<Vec<_>, _>>()
    };
    let step = Step {
        line,
        note: raw.note,
        take: entries(raw.take)?,
        refused: entries(raw.refused)?,
        state: raw.state,
        sees: by_viewer(raw.sees, seats, true)?,
        events: by_viewer(raw.events, seats, true)?,
        offers: by_viewer(raw.offers, seats, false)?,
        tones: by_viewer(raw.tones, seats, false)?,
        fallback: by_viewer(raw.fallback, seats, false)?,
        outcome: raw.outcome,
    };
    if step.take.is_empty() && !step.states_something() {
        return Err("the step takes nothing and states nothing".to_owned());
    }
    Ok(step)
}

fn by_viewer<T>(values: BTreeMap<String, T>, seats: u8, public: bool) -> Result<Vec<(Viewer, T)>, String> {
    let viewer = |name: &str| match name.parse::<crate::kit::Seat>() {
        Ok(seat) if seat.index() < usize::from(seats) => Ok(Viewer::Seat(seat)),
        _ if public && name == "public" => Ok(Viewer::Public),
        _ if public => Err(format!("`{name}` is no viewer: `public` and the seats from 1 to {seats} are")),
        _ => Err(format!("`{name}` is no seat: the numbers from 1 to {seats} are")),
    };
    values.into_iter().map(|(name, value)| Ok((viewer(&name)?, value))).collect()
}

fn wrong_toml(text: &str, error: &toml::de::Error) -> ScenarioError {
    let at = error.span().map_or(0, |span| span.start);
    ScenarioError { line: line(text, at), what: error.message().to_owned() }
}

/// The line, from 1, of a position in a text.
fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}
