//! A match of one game in progress: state, log and prompts, always consistent.

mod saved;
mod seats;

use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{
    Deed, Entry, Game, Illegal, Log, Outcome, Present, Prompt, Reason, Rng, Seat, SeatSet, Status, Strength, Text,
    View, Viewer,
};

pub use saved::Numbers;

/// More answers than this without a real choice go on for ever, because cards set each other off. Then the match ends as at
/// its cap.
const MOST_FORCED: u32 = 5_000;

/// The number of actions whose events a match remembers for its pictures.
const REMEMBERED: usize = 16;

/// The number of entries after which a match ends, decided by the current board (policy P2). An ordinary match never
/// comes near.
pub const MOST_ENTRIES: u32 = 20_000;

/// The number of answers in a row that a person may give without anybody seeing them, such as putting cards into a deck
/// and taking them out again. After that the question is answered as for an absent player.
pub const MOST_SILENT: u16 = 500;

/// Why an answer was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// The answer is to an older question; the current question has this step.
    #[error("this was asked at an earlier step; now it is step {now}")]
    Stale {
        /// The step of the current question.
        now: u32,
    },
    /// The seat is not asked anything.
    #[error("this seat is not asked anything now")]
    NotAsked,
    /// There is no such choice.
    #[error("there is no choice {index}: there are {choices}")]
    NoSuchChoice {
        /// The index that was picked, from 0.
        index: usize,
        /// The number of choices.
        choices: usize,
    },
    /// The game refused the action.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The match is over.
    #[error("the match is over")]
    Over,
}

/// A match in progress.
#[derive(Debug)]
pub struct Live<G: Game> {
    rules: Arc<G::Rules>,
    state: G::State,
    /// Entries taken so far.
    revision: u32,
    /// The revision at which each seat was asked its current question.
    asked: [u32; 8],
    /// The events of the last entries, oldest first, secrets included; copies of a match share them.
    recent: Vec<Arc<[G::Event]>>,
    /// How it ended, if not by the game's own rules.
    ended: Option<Outcome>,
}

impl<G: Game> Clone for Live<G> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            state: self.state.clone(),
            revision: self.revision,
            asked: self.asked,
            recent: self.recent.clone(),
            ended: self.ended,
        }
    }
}

impl<G: Present + Strength> Live<G> {
    /// Begins a match.
    #[must_use]
    pub fn start(rules: &Arc<G::Rules>, seed: [u8; 32]) -> Self {
        let mut events = Vec::new();
        let state = G::start(rules, Rng::from_seed(seed), &mut events);
        let mut live =
            Self { rules: Arc::clone(rules), state, revision: 0, asked: [0; 8], recent: Vec::new(), ended: None };
        live.settle(&mut events);
        live.recent.push(events.into());
        live
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Arc<G::Rules> {
        &self.rules
    }

    /// The true state. It is for checks only: nothing that is shown may come from here.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Entries taken so far.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Seats at the table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        G::seats(&self.rules)
    }

    /// The seats that are out while others play on.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        G::out(&self.state)
    }

    /// What the match is waiting for.
    #[must_use]
    pub fn status(&self) -> Status {
        self.ended.map_or_else(|| G::status(&self.state), Status::Over)
    }

    /// Whether the seats that are asked have many small things to do, such as building a deck.
    #[must_use]
    pub fn is_unhurried(&self) -> bool {
        self.ended.is_none() && G::is_unhurried(&self.state)
    }

    /// What `viewer` may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        View::of(&self.state, viewer)
    }

    /// What `seat` may do now, in the order of its prompt.
    #[must_use]
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.ended.is_none() {
            G::actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// The question that `seat` has to answer.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let actions = self.actions(seat);
        if actions.is_empty() {
            return None;
        }
        let view = self.view(Viewer::Seat(seat));
        Some(Prompt {
            seat,
            step: self.asked[seat.index()],
            title: G::title(&view),
            choices: actions.iter().map(|action| G::choice(&view, *action)).collect(),
            fallback: G::fallback(&view, &actions),
        })
    }

    /// The entry that an answer stands for.
    ///
    /// # Errors
    /// Says why the answer means nothing now.
    pub fn answer(&self, seat: Seat, step: u32, index: usize) -> Result<Entry, AnswerError> {
        let Status::Waiting(asked) = self.status() else { return Err(AnswerError::Over) };
        if seat.index() >= usize::from(G::seats(&self.rules)) || !asked.has(seat) {
            return Err(AnswerError::NotAsked);
        }
        let now = self.asked[seat.index()];
        if step != now {
            return Err(AnswerError::Stale { now });
        }
        let actions = self.actions(seat);
        let action = actions.get(index).ok_or(AnswerError::NoSuchChoice { index, choices: actions.len() })?;
        Ok(Entry { seat, deed: Deed::Act(action.to_string()) })
    }

    /// Takes an entry of the log.
    ///
    /// # Errors
    /// Says why it cannot be taken; nothing has changed then.
    pub fn take(&mut self, entry: &Entry) -> Result<(), AnswerError> {
        let Status::Waiting(before) = self.status() else { return Err(AnswerError::Over) };
        let seat = entry.seat;
        if seat.index() >= usize::from(G::seats(&self.rules)) {
            return Err(AnswerError::NotAsked);
        }
        let mut events = Vec::new();
        match &entry.deed {
            Deed::Act(action) => {
                let illegal = || Illegal { seat, action: action.clone() };
                let parsed = action.parse().map_err(|_| illegal())?;
                G::apply(&mut self.state, seat, parsed, &mut events)?;
                self.settle(&mut events);
            }
            Deed::Concede => self.give_up(seat, Reason::Resigned, &mut events),
            Deed::Forfeit => self.give_up(seat, Reason::TimedOut, &mut events),
            Deed::Cap if self.revision >= MOST_ENTRIES => self.ended = Some(G::cap(&self.state)),
            Deed::Cap => return Err(Illegal { seat, action: "cap".to_owned() }.into()),
        }
        self.revision += 1;
        self.recent.push(events.into());
        if self.recent.len() > REMEMBERED {
            self.recent.remove(0);
        }
        let now = match self.status() {
            Status::Waiting(seats) => seats,
            Status::Over(_) => SeatSet::NONE,
        };
        // If a seat was already asked, and another seat answered, the seat keeps its question: answers are sealed.
        for asked in now.iter().filter(|asked| *asked == seat || !before.has(*asked)) {
            self.asked[asked.index()] = self.revision;
        }
        Ok(())
    }

    /// Lets the others play on if the game allows it; otherwise they win.
    fn give_up(&mut self, seat: Seat, reason: Reason, log: &mut impl Log<G::Event>) {
        if G::leave(&mut self.state, seat, reason, log) {
            self.settle(log);
            return;
        }
        let winners = (0..G::seats(&self.rules)).map(Seat).filter(|other| *other != seat).collect();
        self.ended = Some(Outcome { winners, reason });
    }

    /// Acts for seats that have no real choice: a seat's only action is taken at once.
    fn settle(&mut self, log: &mut impl Log<G::Event>) {
        let mut actions = Vec::new();
        let mut taken = 0;
        while let Status::Waiting(seats) = G::status(&self.state) {
            if taken == MOST_FORCED {
                self.ended = Some(G::cap(&self.state));
                return;
            }
            taken += 1;
            let forced = seats.iter().find_map(|seat| {
                actions.clear();
                G::actions(&self.state, seat, &mut actions);
                (actions.len() == 1).then(|| (seat, actions[0]))
            });
            let Some((seat, action)) = forced else { return };
            if let Some(event) = G::forced(seat, action) {
                log.tell(|| event);
            }
            if G::apply(&mut self.state, seat, action, log).is_err() {
                return;
            }
        }
    }

    /// The table as `viewer` may see it.
    #[must_use]
    pub fn table(&self, viewer: Viewer) -> G::Table {
        let recent: Vec<Vec<G::Event>> =
            self.recent.iter().map(|group| group.iter().map(|event| G::redact(event, viewer)).collect()).collect();
        G::table(&self.view(viewer), &recent, self.ended)
    }

    /// The events of the last entry, as `viewer` may know them.
    #[must_use]
    pub fn events(&self, viewer: Viewer) -> Vec<G::Event> {
        let last = self.recent.last().map(|group| &**group).unwrap_or_default();
        last.iter().map(|event| G::redact(event, viewer)).collect()
    }

    /// What happened through the last entry, as `viewer` may know it.
    #[must_use]
    pub fn tell(&self, viewer: Viewer) -> Vec<Text> {
        let mut lines = G::tell_all(|| self.view(viewer), &self.rules, &self.events(viewer));
        lines.extend(self.ended.map(|outcome| self.ending(outcome)));
        lines
    }

    /// An end that came from no rule of the game. A single loser has left, and is named.
    fn ending(&self, outcome: Outcome) -> Text {
        let said = G::ending(outcome);
        let why = match outcome.reason {
            Reason::Resigned => "reason-resigned-by",
            Reason::TimedOut => "reason-timed-out-by",
            Reason::TurnCap | Reason::Rule(_) => return said,
        };
        let mut losers = (0..self.seats()).map(Seat).filter(|seat| !outcome.winners.has(*seat));
        match (losers.next(), losers.next()) {
            (Some(loser), None) => said.instead("reason", Text::new(why).player("loser", loser)),
            _ => said,
        }
    }

    /// A short checksum of the whole state, equal on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        fingerprint(&(&self.state, self.ended))
    }
}

/// The first 16 hex digits of the SHA-256 of a value's JSON.
pub(super) fn fingerprint(value: &impl Serialize) -> String {
    let json = serde_json::to_vec(value).unwrap_or_default();
    hex(&Sha256::digest(json)[..8])
}

/// Bytes as lower-case hex digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
