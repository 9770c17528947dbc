//! The format of a scenario file, in TOML.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use toml::de::DeTable;
use toml::{Spanned, de};

use super::place::Source;
use super::table::{card_places, list_for_table, seat_places, stated};
use super::{Scenario, ScenarioError, choice, known};
use crate::games::GameId;
use crate::kit::written::Either;
use crate::kit::{Entry, Rng, Staged, Tone, Viewer, plain};

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct File<G: Staged> {
    #[serde(rename = "game")]
    _game: String,
    title: String,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    before: Option<Lines>,
    given: Spanned<G::Given>,
    #[serde(default)]
    card: Vec<G::Inline>,
    #[serde(default)]
    step: Vec<Spanned<RawStep>>,
}

/// A text, or a list of texts.
type Lines = Spanned<Either<String, Vec<Spanned<String>>>>;

/// One step as it is written, or one of several alternatives within a step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    #[serde(default)]
    note: String,
    #[serde(default)]
    take: Option<Lines>,
    #[serde(default)]
    refused: Option<Lines>,
    #[serde(default)]
    state: Option<Value>,
    #[serde(default)]
    sees: BTreeMap<Spanned<String>, Value>,
    #[serde(default)]
    events: BTreeMap<Spanned<String>, Told>,
    #[serde(default)]
    offers: BTreeMap<Spanned<String>, Offers>,
    #[serde(default)]
    tones: BTreeMap<Spanned<String>, BTreeMap<String, Tone>>,
    #[serde(default)]
    fallback: BTreeMap<Spanned<String>, String>,
    #[serde(default)]
    outcome: Option<String>,
    #[serde(default)]
    either: Vec<Spanned<Self>>,
}

/// One step: the choices that are taken, then the statements that must hold.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line at which it begins, from 1.
    pub line: usize,
    /// A note for people about the step.
    pub note: String,
    /// The choices that are taken, in order.
    pub take: Vec<Choice>,
    /// Choices that must be refused afterwards, and must change nothing.
    pub refused: Vec<Choice>,
    /// The statements that must hold.
    pub must: Must,
    /// Alternatives, at least one of which must hold.
    pub either: Vec<Must>,
}

/// A choice of a seat. It may name a card in a place where a record has a number.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The line at which it is written, from 1.
    pub line: usize,
    /// The seat and what it does.
    pub entry: Entry,
}

/// The statements that must hold after the choices of a step.
#[derive(Clone, Debug)]
pub struct Must {
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

/// What a viewer must be told: exactly these lines, or a list of lines that must be there and lines that must not.
#[derive(Clone, Debug)]
pub enum Told {
    /// Exactly these lines, in order.
    Exactly(Vec<String>),
    /// Some of the lines.
    Among(Among),
}

impl<'de> Deserialize<'de> for Told {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ToldVisitor)
    }
}

struct ToldVisitor;

impl<'de> Visitor<'de> for ToldVisitor {
    type Value = Told;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of lines, or `has` and `lacks` with lists of lines")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, list: S) -> Result<Told, S::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(Told::Exactly)
    }

    fn visit_map<M: MapAccess<'de>>(self, table: M) -> Result<Told, M::Error> {
        Among::deserialize(MapAccessDeserializer::new(table)).map(Told::Among)
    }
}

/// The choices that a seat must be offered; an empty list means that the seat is not asked.
pub type Offers = Told;

/// Some lines of a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Among {
    /// Lines that must be there, in this order; other lines may stand between them.
    #[serde(default)]
    pub has: Vec<String>,
    /// Lines that must not be there.
    #[serde(default)]
    pub lacks: Vec<String>,
}

/// A file that was read as TOML.
pub(crate) struct Document<'a> {
    source: Source<'a>,
    table: Spanned<DeTable<'a>>,
}

impl<'a> Document<'a> {
    pub(crate) fn parse(text: &'a str) -> Result<Self, ScenarioError> {
        let source = Source::new(text);
        match DeTable::parse(text) {
            Ok(table) => Ok(Self { source, table }),
            Err(error) => Err(wrong(&source, &error)),
        }
    }

    /// The game that the file is about.
    pub(crate) fn game(&self) -> Result<GameId, ScenarioError> {
        let Some(game) = self.table.get_ref().get("game") else {
            return Err(self.source.error(0, format!("`game` is missing: {} are there", games())));
        };
        let wrong = |what| self.source.error(game.span().start, what);
        let Some(name) = game.get_ref().as_str() else {
            return Err(wrong(format!("`game` is the name of a game in quotes: {} are there", games())));
        };
        let known = || GameId::all().iter().map(|game| game.name());
        name.parse().map_err(|_| {
            let near = plain::nearest(name, known());
            let near = near.map(|near| format!("did you mean `{near}`? ")).unwrap_or_default();
            wrong(format!("`{name}` is no game here; {near}there are {}", games()))
        })
    }
}

fn games() -> String {
    plain::listed(GameId::all().iter().map(|game| game.name()))
}

/// Reads the file of one game.
pub(crate) fn read<G: Staged>(game: GameId, document: Document<'_>) -> Result<Scenario, ScenarioError> {
    let Document { source, table } = document;
    if let Some((at, name)) = list_for_table(table.get_ref()) {
        return Err(source.error(at, format!("`{name}` is a list, but a table must be here")));
    }
    let (cards, seats) = (card_places(table.get_ref()), seat_places(table.get_ref()));
    let stated = stated(table.get_ref());
    let file = File::<G>::deserialize(de::Deserializer::from(table)).map_err(|error| wrong(&source, &error))?;
    if let Some(rule) = file.rules.iter().find(|rule| !is_rule::<G>(rule.get_ref())) {
        let (letter, last) = G::BOOK.unwrap_or_default();
        let what = format!("`{}` is no rule of {}: {letter}-01 to {letter}-{last:02} are", rule.get_ref(), G::ID);
        return Err(source.error(rule.span().start, what));
    }
    let given = file.given.span().start;
    let setup = G::stage(file.given.into_inner(), file.card).map_err(|error| source.misgiven(given, error))?;
    let unplayable = |what: String| {
        // A message about a card begins with the card's id, and a message about a seat contains the seat's number.
        let card = what.strip_prefix("card `").and_then(|rest| cards.get(rest.split('`').next()?));
        let seat = || seats.get(what.split_once(" of seat ")?.1.get(..1)?);
        source.error(card.or_else(seat).copied().unwrap_or(given), what)
    };
    let written = serde_json::to_string(&setup).map_err(|error| unplayable(error.to_string()))?;
    let rules = G::prepare(setup).map_err(|error| unplayable(error.0))?;
    known::all::<G>(game, &rules, stated).map_err(|(at, what)| source.error(at, what))?;
    let reader = Reader::<G> { source: &source, rules: &rules };
    if file.step.is_empty() {
        return Err(source.error(0, "`[[step]]` is missing: a step says what must hold".to_owned()));
    }
    let steps: Vec<Step> = file.step.into_iter().map(|raw| reader.step(raw)).collect::<Result<_, _>>()?;
    if steps.iter().all(|step| !step.states_something()) {
        return Err(source.error(0, "no step states what must hold".to_owned()));
    }
    Ok(Scenario {
        game,
        title: file.title,
        rules: file.rules.into_iter().map(Spanned::into_inner).collect(),
        before: reader.choices(file.before)?,
        steps,
        seed: Rng::seed_of_number(file.seed),
        setup: written,
    })
}

/// Whether the rulebook of a game has this rule: `C-08`, or `C-103a`, which is a part of one. Without a book, any name can be.
fn is_rule<G: Staged>(rule: &str) -> bool {
    let Some((letter, last)) = G::BOOK else { return true };
    let number = rule.strip_prefix(letter).and_then(|rest| rest.strip_prefix('-'));
    let number = number.map(|rest| rest.trim_end_matches(|sign: char| sign.is_ascii_lowercase()));
    number
        .filter(|number| number.len() >= 2)
        .and_then(|number| number.parse().ok())
        .is_some_and(|number| (1..=last).contains(&number))
}

impl Must {
    const fn states_something(&self) -> bool {
        self.state.is_some()
            || self.outcome.is_some()
            || !self.sees.is_empty()
            || !self.events.is_empty()
            || !self.offers.is_empty()
            || !self.tones.is_empty()
            || !self.fallback.is_empty()
    }
}

impl Step {
    const fn states_something(&self) -> bool {
        self.must.states_something() || !self.refused.is_empty() || !self.either.is_empty()
    }
}

/// Reads the steps of a file.
struct Reader<'a, G: Staged> {
    source: &'a Source<'a>,
    rules: &'a G::Rules,
}

impl<G: Staged> Reader<'_, G> {
    fn step(&self, raw: Spanned<RawStep>) -> Result<Step, ScenarioError> {
        let at = raw.span().start;
        let mut raw = raw.into_inner();
        let either = std::mem::take(&mut raw.either);
        let step = Step {
            line: self.source.line(at),
            note: std::mem::take(&mut raw.note),
            take: self.choices(raw.take.take())?,
            refused: self.choices(raw.refused.take())?,
            must: self.must(raw)?,
            either: either.into_iter().map(|other| self.alternative(other)).collect::<Result<_, _>>()?,
        };
        if step.take.is_empty() && !step.states_something() {
            return Err(self.source.error(at, "the step takes nothing and states nothing".to_owned()));
        }
        Ok(step)
    }

    fn alternative(&self, raw: Spanned<RawStep>) -> Result<Must, ScenarioError> {
        let at = raw.span().start;
        let raw = raw.into_inner();
        if raw.take.is_some() || raw.refused.is_some() || !raw.either.is_empty() {
            let what = "an alternative says what holds: `take`, `refused` and `either` cannot be in it";
            return Err(self.source.error(at, what.to_owned()));
        }
        let must = self.must(raw)?;
        if !must.states_something() {
            return Err(self.source.error(at, "the alternative states nothing".to_owned()));
        }
        Ok(must)
    }

    fn must(&self, raw: RawStep) -> Result<Must, ScenarioError> {
        Ok(Must {
            state: raw.state,
            sees: self.by_viewer(raw.sees, true)?,
            events: self.by_viewer(raw.events, true)?,
            offers: self.offers(raw.offers)?,
            tones: self.by_viewer(raw.tones, false)?,
            fallback: self.by_viewer(raw.fallback, false)?,
            outcome: raw.outcome,
        })
    }

    /// A choice that does not exist is lacking everywhere, so it must be one.
    fn offers(&self, offers: BTreeMap<Spanned<String>, Offers>) -> Result<Vec<(Viewer, Offers)>, ScenarioError> {
        for (seat, told) in &offers {
            let lines = match told {
                Told::Exactly(lines) => lines.iter().chain(&[]),
                Told::Among(among) => among.has.iter().chain(&among.lacks),
            };
            for line in lines {
                choice::known::<G>(self.rules, line).map_err(|what| self.source.error(seat.span().start, what))?;
            }
        }
        self.by_viewer(offers, false)
    }

    fn choices(&self, lines: Option<Lines>) -> Result<Vec<Choice>, ScenarioError> {
        let Some(lines) = lines else { return Ok(Vec::new()) };
        let at = lines.span().start;
        match lines.into_inner() {
            Either::Plain(line) => Ok(vec![self.choice(at, &line)?]),
            Either::Whole(lines) => lines.iter().map(|line| self.choice(line.span().start, line.get_ref())).collect(),
        }
    }

    fn choice(&self, at: usize, line: &str) -> Result<Choice, ScenarioError> {
        let entry = choice::read::<G>(self.rules, line).map_err(|what| self.source.error(at, what))?;
        Ok(Choice { line: self.source.line(at), entry })
    }

    fn by_viewer<T>(
        &self,
        values: BTreeMap<Spanned<String>, T>,
        public: bool,
    ) -> Result<Vec<(Viewer, T)>, ScenarioError> {
        let seats = G::seats(self.rules);
        let viewer = |name: &str| match name.parse::<crate::kit::Seat>() {
            Ok(seat) if seat.index() < usize::from(seats) => Ok(Viewer::Seat(seat)),
            _ if public && name == "public" => Ok(Viewer::Public),
            _ if public => Err(format!("`{name}` is no viewer: `public` and the seats from 1 to {seats} are")),
            _ => Err(format!("`{name}` is no seat: the numbers from 1 to {seats} are")),
        };
        let found = |(name, value): (Spanned<String>, T)| {
            let seen = viewer(name.get_ref()).map_err(|what| self.source.error(name.span().start, what))?;
            Ok((seen, value))
        };
        values.into_iter().map(found).collect()
    }
}

fn wrong(source: &Source<'_>, error: &de::Error) -> ScenarioError {
    let at = error.span().map_or(0, |span| span.start);
    source.error(at, plain::message_at(error.message(), source.text(), at, '='))
}
