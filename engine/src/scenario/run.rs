//! Plays a scenario and checks it.

use serde_json::Value;

use super::check::{Checker, Order};
use super::file::{Choice, Must, Step};
use super::{Difference, Report, Scenario, Told, choice};
use crate::kit::{AnswerError, Deed, Entry, Live, Seat, Staged, Status, Tone, Viewer, outcome_line};

/// Plays a scenario of one game.
pub(crate) fn run<G: Staged>(scenario: &Scenario) -> Report {
    let mut report = Report { differences: Vec::new(), checked: 0 };
    let mut stage = match Stage::<G>::before(scenario) {
        Ok(stage) => stage,
        Err(difference) => {
            report.differences.push(difference);
            return report;
        }
    };
    for (at, step) in scenario.steps.iter().enumerate() {
        let goes_on = stage.step(step, &scenario.steps[at + 1..]);
        let found = std::mem::take(&mut stage.checker);
        report.checked += found.checked;
        let differences = found.differences.into_iter();
        report.differences.extend(differences.map(|(line, what)| Difference { step: at + 1, line, what }));
        if !goes_on {
            break;
        }
    }
    report
}

/// A scenario that is being played.
struct Stage<G: Staged> {
    live: Live<G>,
    /// For each viewer whose events the coming steps state: what the viewer was told of the last choices taken.
    told: Vec<(Viewer, Vec<String>)>,
    checker: Checker,
}

impl<G: Staged> Stage<G> {
    /// The match at the start of the first step.
    fn before(scenario: &Scenario) -> Result<Self, Difference> {
        let broken = |line, what| Difference { step: 0, line, what };
        let setup = serde_json::from_str(&scenario.setup).map_err(|error| broken(1, error.to_string()))?;
        let rules = G::prepare(setup).map_err(|error| broken(1, error.to_string()))?;
        let mut stage =
            Self { live: Live::start(&rules, scenario.seed), told: Vec::new(), checker: Checker::default() };
        let began = distinct(viewers(&scenario.steps));
        stage.listen(&began);
        for taken in &scenario.before {
            stage.take(taken).map_err(|what| broken(taken.line, what))?;
            stage.told.clear();
        }
        if !scenario.before.is_empty() {
            stage.told = began.into_iter().map(|viewer| (viewer, Vec::new())).collect();
        }
        Ok(stage)
    }

    /// Takes one step. Returns `false` if a choice was refused that had to be taken.
    fn step(&mut self, step: &Step, later: &[Step]) -> bool {
        self.checker.line = step.line;
        let mut listening = Vec::new();
        if !step.take.is_empty() {
            listening = distinct(viewers_of(step).chain(viewers(later)));
            self.told.clear();
        }
        for taken in &step.take {
            self.checker.checked += 1;
            self.checker.line = taken.line;
            if let Err(what) = self.take(taken) {
                self.checker.differs(what);
                return false;
            }
            self.listen(&listening);
        }
        step.refused.iter().for_each(|refused| self.refused(refused));
        self.checker.line = step.line;
        self.must(&step.must);
        self.either(&step.either);
        true
    }

    fn take(&mut self, taken: &Choice) -> Result<(), String> {
        let entry = &taken.entry;
        let spelled = choice::spelled::<G>(self.live.state(), entry);
        let spelled = spelled.map_err(|what| self.refusal(entry, &what))?;
        self.live.take(&spelled).map_err(|error| self.refusal(entry, &error.to_string()))
    }

    /// Notes what each viewer was told of the last choice.
    fn listen(&mut self, viewers: &[Viewer]) {
        for viewer in viewers {
            let events = self.live.events(*viewer);
            let lines = events.iter().map(|event| G::line(self.live.rules(), event));
            match self.told.iter_mut().find(|(other, _)| other == viewer) {
                Some((_, told)) => told.extend(lines),
                None => self.told.push((*viewer, lines.collect())),
            }
        }
    }

    fn refused(&mut self, refused: &Choice) {
        let entry = &refused.entry;
        self.checker.checked += 1;
        self.checker.line = refused.line;
        let spelled = match choice::spelled::<G>(self.live.state(), entry) {
            Ok(spelled) => spelled,
            Err(what) => return self.checker.differs(format!("`{entry}` means nothing: {what}")),
        };
        let before = self.live.fingerprint();
        let mut trial = self.live.clone();
        if trial.take(&spelled).is_ok() {
            self.checker.differs(format!("`{entry}` was taken, but should be refused"));
        } else if trial.fingerprint() != before || trial.revision() != self.live.revision() {
            self.checker.differs(format!("`{entry}` was refused, but changed something"));
        }
    }

    fn must(&mut self, must: &Must) {
        if let Some(expected) = &must.state {
            self.checker.values("state", expected, &G::lay_out(self.live.state()));
        }
        for (viewer, expected) in &must.sees {
            let path = format!("sees.{}", name(*viewer));
            self.checker.values(&path, expected, &G::seen(&self.live.table(*viewer)));
        }
        for (viewer, expected) in &must.events {
            let told = self.told.iter().find(|(other, _)| other == viewer);
            let lines = told.map(|(_, lines)| lines.as_slice()).unwrap_or_default();
            self.checker.lines(&format!("events.{} are", name(*viewer)), Order::Told, expected, lines);
        }
        self.questions(must);
        if let Some(expected) = &must.outcome {
            self.outcome(expected);
        }
    }

    /// Checks that at least one alternative holds.
    fn either(&mut self, alternatives: &[Must]) {
        if alternatives.is_empty() {
            return;
        }
        let mut wrong = Vec::new();
        for must in alternatives {
            let outer = std::mem::take(&mut self.checker);
            self.must(must);
            let tried = std::mem::replace(&mut self.checker, outer);
            if tried.differences.is_empty() {
                self.checker.checked += tried.checked;
                return;
            }
            wrong.push(tried.differences.into_iter().map(|(_, what)| what).collect::<Vec<_>>().join("; "));
        }
        self.checker.checked += 1;
        self.checker.differs(format!("no alternative holds: {}", wrong.join("; or ")));
    }

    fn questions(&mut self, must: &Must) {
        for (viewer, expected) in &must.offers {
            let lines: Vec<String> = self.offered(*viewer).into_iter().map(|(action, _)| action).collect();
            let expected = self.told_in_numbers(*viewer, expected);
            let what = format!("offers.{}", name(*viewer));
            self.never_offered(&what, *viewer, &expected);
            self.checker.lines(&format!("{what} are"), Order::Any, &expected, &lines);
        }
        for (viewer, tones) in &must.tones {
            let offered = self.offered(*viewer);
            for (action, tone) in tones {
                self.checker.checked += 1;
                let seat = name(*viewer);
                let number = self.in_numbers(*viewer, action);
                match offered.iter().find(|(offered, _)| *offered == number) {
                    Some((_, found)) if found == tone => {}
                    Some((_, found)) => {
                        let (found, tone) = (word(found), word(tone));
                        self.checker.differs(format!("the tone of `{action}` is {found}, not {tone}"));
                    }
                    None => self.checker.differs(format!("`{action}` is not offered to seat {seat}")),
                }
            }
        }
        for (viewer, expected) in &must.fallback {
            self.checker.checked += 1;
            let prompt = viewer.seat().and_then(|seat| self.live.prompt(seat));
            let found = prompt.map(|prompt| prompt.choices[prompt.fallback].action.clone()).unwrap_or_default();
            if found != self.in_numbers(*viewer, expected) {
                self.checker.differs(format!("the fallback is `{found}`, but `{expected}` was expected"));
            }
        }
    }

    /// Notes lacking choices about a number that nothing ever had.
    fn never_offered(&mut self, what: &str, viewer: Viewer, expected: &Told) {
        let (Told::Among(among), Some(seat)) = (expected, viewer.seat()) else { return };
        for line in &among.lacks {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let number = rest.split('.').next().and_then(|number| number.parse::<usize>().ok());
            let most = G::most(self.live.state(), seat, word);
            if let (Some(_), Some(most)) = (number.filter(|number| Some(*number) > most), most) {
                let why = format!("cannot be: the numbers after `{word}` end at {most} now");
                self.checker.differs(format!("{what}.lacks has `{line}`, which {why}"));
            }
        }
    }

    fn outcome(&mut self, expected: &str) {
        self.checker.checked += 1;
        let found = match self.live.status() {
            Status::Waiting(_) => "none".to_owned(),
            Status::Over(outcome) => outcome_line(outcome),
        };
        if found != expected {
            self.checker.differs(format!("the outcome is `{found}`, but `{expected}` was expected"));
        }
    }

    fn offered(&self, viewer: Viewer) -> Vec<(String, Tone)> {
        let prompt = viewer.seat().and_then(|seat| self.live.prompt(seat));
        let choices = prompt.map(|prompt| prompt.choices).unwrap_or_default();
        choices.into_iter().map(|choice| (choice.action, choice.tone)).collect()
    }

    /// A choice with a number in place of a name, or the words unchanged if the name means nothing now.
    fn in_numbers(&self, viewer: Viewer, words: &str) -> String {
        let numbered = |seat: Seat| choice::numbered::<G>(self.live.state(), seat, words).ok();
        viewer.seat().and_then(numbered).unwrap_or_else(|| words.to_owned())
    }

    fn told_in_numbers(&self, viewer: Viewer, told: &Told) -> Told {
        let all = |lines: &[String]| lines.iter().map(|line| self.in_numbers(viewer, line)).collect();
        match told {
            Told::Exactly(lines) => Told::Exactly(all(lines)),
            Told::Among(among) => Told::Among(super::Among { has: all(&among.has), lacks: all(&among.lacks) }),
        }
    }

    /// Why a choice was refused, which could be taken in its place, and where the match stands.
    fn refusal(&self, entry: &Entry, why: &str) -> String {
        let refused = format!("`{entry}` was refused: {why}");
        let Deed::Act(_) = &entry.deed else { return refused };
        let seat = entry.seat;
        match self.live.status() {
            Status::Over(_) if why == AnswerError::Over.to_string() => refused,
            Status::Over(_) => format!("{refused}; the match is over"),
            Status::Waiting(asked) if asked.has(seat) => {
                format!("{refused}; seat {seat} may {}{}", self.choices(seat), self.moment())
            }
            Status::Waiting(asked) => {
                let others = asked.iter().map(|seat| format!("; seat {seat} is, and may {}", self.choices(seat)));
                let others: String = others.collect();
                format!("{refused}; seat {seat} is not asked anything{others}{}", self.moment())
            }
        }
    }

    /// The turn and the phase, in words.
    fn moment(&self) -> String {
        let state = G::lay_out(self.live.state());
        let phase = state["phase"].as_str().unwrap_or_default();
        match (state["turns"].as_u64(), state["turn"].as_u64()) {
            (Some(turns), Some(turn)) => format!("; it is turn {turns}, of seat {turn}, phase `{phase}`"),
            _ => format!("; it is phase `{phase}`"),
        }
    }

    /// What a seat may do now, in words.
    fn choices(&self, seat: Seat) -> String {
        let offered: Vec<String> = self.offered(Viewer::Seat(seat)).into_iter().map(|(action, _)| action).collect();
        offered.join(", ")
    }
}

/// The viewers whose events a step states.
fn viewers_of(step: &Step) -> impl Iterator<Item = Viewer> {
    std::iter::once(&step.must).chain(&step.either).flat_map(|must| &must.events).map(|(viewer, _)| *viewer)
}

/// The viewers whose events the next steps state, up to the next step that takes a choice.
fn viewers(steps: &[Step]) -> impl Iterator<Item = Viewer> {
    steps.iter().take_while(|step| step.take.is_empty()).flat_map(viewers_of)
}

/// Each viewer once.
fn distinct(viewers: impl Iterator<Item = Viewer>) -> Vec<Viewer> {
    viewers.fold(Vec::new(), |mut known, viewer| {
        if !known.contains(&viewer) {
            known.push(viewer);
        }
        known
    })
}

fn name(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "public".to_owned(), |seat| seat.to_string())
}

/// A tone as scenarios write it.
fn word(tone: &Tone) -> String {
    serde_json::to_value(tone).ok().and_then(|word: Value| word.as_str().map(str::to_owned)).unwrap_or_default()
}
