//! Plays a scenario and checks it.

use super::check::Checker;
use super::file::Step;
use super::{Difference, Report, Scenario};
use crate::kit::{Deed, Entry, Live, Staged, Status, Viewer, outcome_line};

/// Plays a scenario of one game.
pub(crate) fn run<G: Staged>(scenario: &Scenario) -> Report {
    let mut report = Report { differences: Vec::new(), checked: 0 };
    let rules = serde_json::from_str(&scenario.setup).map_err(|error| error.to_string());
    let rules = rules.and_then(|setup| G::prepare(setup).map_err(|error| error.to_string()));
    let rules = match rules {
        Ok(rules) => rules,
        Err(what) => {
            report.differences.push(Difference { step: 0, line: 1, what });
            return report;
        }
    };
    let live = Live::<G>::start(&rules, scenario.seed);
    let told = vec![live.clone()];
    let mut stage = Stage { live, told, checker: Checker::default() };
    for (number, step) in (1..).zip(&scenario.steps) {
        let goes_on = stage.step(step);
        let found = std::mem::take(&mut stage.checker);
        report.checked += found.checked;
        let differences = found.differences.into_iter();
        report.differences.extend(differences.map(|what| Difference { step: number, line: step.line, what }));
        if !goes_on {
            break;
        }
    }
    report
}

/// A scenario that is being played.
struct Stage<G: Staged> {
    live: Live<G>,
    /// The match after each choice that was taken in this step: what was told then.
    told: Vec<Live<G>>,
    checker: Checker,
}

impl<G: Staged> Stage<G> {
    /// Takes one step. Gives `false` when a choice was refused that had to be taken.
    fn step(&mut self, step: &Step) -> bool {
        if !step.take.is_empty() {
            self.told.clear();
        }
        for entry in &step.take {
            self.checker.checked += 1;
            if let Err(error) = self.live.take(entry) {
                self.checker.differs(format!("`{entry}` was refused: {error}{}", self.instead(entry)));
                return false;
            }
            self.told.push(self.live.clone());
        }
        step.refused.iter().for_each(|entry| self.refused(entry));
        if let Some(expected) = &step.state {
            self.checker.values("state", expected, &G::lay_out(self.live.state()));
        }
        for (viewer, expected) in &step.sees {
            let path = format!("sees.{}", name(*viewer));
            self.checker.values(&path, expected, &G::seen(&self.live.table(*viewer)));
        }
        for (viewer, expected) in &step.events {
            let lines = self.lines(*viewer);
            self.checker.lines(&format!("events.{} are", name(*viewer)), expected, &lines);
        }
        self.questions(step);
        if let Some(expected) = &step.outcome {
            self.outcome(expected);
        }
        true
    }

    fn refused(&mut self, entry: &Entry) {
        self.checker.checked += 1;
        let before = self.live.fingerprint();
        let mut trial = self.live.clone();
        if trial.take(entry).is_ok() {
            self.checker.differs(format!("`{entry}` was taken, but should be refused"));
        } else if trial.fingerprint() != before || trial.revision() != self.live.revision() {
            self.checker.differs(format!("`{entry}` was refused, but changed something"));
        }
    }

    fn questions(&mut self, step: &Step) {
        for (viewer, expected) in &step.offers {
            let lines: Vec<String> = self.offered(*viewer).into_iter().map(|(action, _)| action).collect();
            self.checker.lines(&format!("offers.{} are", name(*viewer)), expected, &lines);
        }
        for (viewer, tones) in &step.tones {
            let offered = self.offered(*viewer);
            for (action, tone) in tones {
                self.checker.checked += 1;
                let seat = name(*viewer);
                match offered.iter().find(|(offered, _)| offered == action) {
                    Some((_, found)) if found == tone => {}
                    Some((_, found)) => {
                        self.checker.differs(format!("the tone of `{action}` is {found:?}, not {tone:?}"));
                    }
                    None => self.checker.differs(format!("`{action}` is not offered to seat {seat}")),
                }
            }
        }
        for (viewer, expected) in &step.fallback {
            self.checker.checked += 1;
            let prompt = viewer.seat().and_then(|seat| self.live.prompt(seat));
            let found = prompt.map(|prompt| prompt.choices[prompt.fallback].action.clone()).unwrap_or_default();
            if found != *expected {
                self.checker.differs(format!("the fallback is `{found}`, but `{expected}` was expected"));
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

    fn lines(&self, viewer: Viewer) -> Vec<String> {
        let events = self.told.iter().flat_map(|live| live.events(viewer));
        events.map(|event| G::line(self.live.rules(), &event)).collect()
    }

    fn offered(&self, viewer: Viewer) -> Vec<(String, crate::kit::Tone)> {
        let prompt = viewer.seat().and_then(|seat| self.live.prompt(seat));
        let choices = prompt.map(|prompt| prompt.choices).unwrap_or_default();
        choices.into_iter().map(|choice| (choice.action, choice.tone)).collect()
    }

    /// What could be taken in place of a choice that was refused.
    fn instead(&self, entry: &Entry) -> String {
        let Deed::Act(_) = &entry.deed else { return String::new() };
        let offered: Vec<String> =
            self.offered(Viewer::Seat(entry.seat)).into_iter().map(|(action, _)| action).collect();
        if offered.is_empty() {
            return format!("; seat {} is not asked anything", entry.seat);
        }
        format!("; seat {} may {}", entry.seat, offered.join(", "))
    }
}

fn name(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "public".to_owned(), |seat| seat.to_string())
}
