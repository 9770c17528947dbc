//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Choice, Log, Outcome, Reason, Rng, Seat, SeatSet, Text, Viewer};

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// An answer of each of these seats, at least one.
    Waiting(SeatSet),
    /// Nothing: it is over.
    Over(Outcome),
}

/// A set-up that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the set-up cannot be played: {0}")]
pub struct SetupError(pub String);

/// A stored state that does not belong to its set-up or cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stored state is damaged: {0}")]
pub struct BadState(pub String);

/// An action that may not be taken now. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {seat} may not `{action}` now")]
pub struct Illegal {
    /// Who wanted to.
    pub seat: Seat,
    /// What was refused, as records write it.
    pub action: String,
}

/// The rules of a game: a pure function of set-up, chance and actions.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in records and commands.
    const ID: &'static str;
    /// Raised when the same log could play differently.
    const RULES: u16;
    /// Raised when the same cards are compiled to something else; a test with the sum of all compiled cards says when.
    const CODE: u16;
    /// Seats at a table at most.
    const SEATS: u8;
    /// The names of the conditions of its own on which it ends ([`RuleReason`](super::RuleReason)).
    const REASONS: &'static [&'static str] = &[];

    /// What a match is begun with; may be wrong.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A set-up that was checked, with its cards compiled.
    type Rules: Debug + Send + Sync;
    /// Everything about a match, secrets included. Stored without its rules, which [`Self::attach`] gives back.
    type State: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do. Its text form is the stored form and means the same in every viewer's eyes.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// What happened, neutral of language.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Checks a set-up and compiles it.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn prepare(setup: Self::Setup) -> Result<Arc<Self::Rules>, SetupError>;

    /// The set-up that rules were made from.
    fn setup(rules: &Self::Rules) -> Self::Setup;

    /// Seats at the table of these rules.
    fn seats(_rules: &Self::Rules) -> u8 {
        Self::SEATS
    }

    /// Begins a match.
    fn start(rules: &Arc<Self::Rules>, rng: Rng, log: &mut impl Log<Self::Event>) -> Self::State;

    /// Gives a stored state its rules back.
    ///
    /// # Errors
    /// Says what shows that the state is damaged or of another set-up.
    fn attach(state: &mut Self::State, rules: &Arc<Self::Rules>) -> Result<(), BadState>;

    /// Whether nothing is half done: no effect is suspended, nothing is on its way, so that the state means the same whatever
    /// cards are compiled to.
    fn is_quiet(state: &Self::State) -> bool;

    /// Cancels what is half done, in a stored state that has no rules yet: what is on its way goes back to where it came from
    /// as far as that is known, effects vanish, and so does the question. Says whether there was anything.
    fn calm(state: &mut Self::State) -> bool;

    /// Goes on after [`Self::calm`] and [`Self::attach`], until somebody is asked.
    fn wake(state: &mut Self::State, log: &mut impl Log<Self::Event>);

    /// What the numbers of compiled cards in a quiet state stand for; null where there are none.
    fn legend(_state: &Self::State) -> Value {
        Value::Null
    }

    /// Replaces such numbers in a stored state by those of these rules.
    fn relabel(_state: &mut Self::State, _rules: &Self::Rules, _legend: &Value) {}

    /// How a match ends that has as many entries as it may have: by what stands on the table (policy P2).
    fn cap(_state: &Self::State) -> Outcome {
        Outcome::draw(Reason::TurnCap)
    }

    /// What the match waits for.
    fn status(state: &Self::State) -> Status;

    /// Adds everything that `seat` may do now to `out`; nothing if it is not asked.
    fn actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does it.
    ///
    /// # Errors
    /// Refuses what [`Self::actions`] does not list; the state is unchanged then.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Whether those who are asked have many small things to do before the others wait for them, such as building a deck:
    /// a hall gives them minutes, and more with each answer.
    fn is_unhurried(_state: &Self::State) -> bool {
        false
    }

    /// The seats that are out of the match while others play on.
    fn out(_state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Takes a seat that gives up out of the match, if the others play on without it; `false` if the match is over for all.
    fn leave(_state: &mut Self::State, _seat: Seat, _log: &mut impl Log<Self::Event>) -> bool {
        false
    }
}

/// What each seat may know of a game.
pub trait Hidden: Game {
    /// Blanks everything that `viewer` does not know: cards, the key of chance, sealed answers.
    fn blank(state: &mut Self::State, viewer: Viewer);

    /// Makes a blanked state whole with chance: deals unknown cards into unknown places, for `viewer` indistinguishable
    /// from the truth.
    fn fill(state: &mut Self::State, viewer: Viewer, rng: &mut Rng);

    /// The event as `viewer` may see it.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::Event;
}

/// A match as one viewer may see it. Can only be made by blanking.
#[derive(Debug)]
pub struct View<G: Game> {
    state: G::State,
    viewer: Viewer,
}

impl<G: Game> Clone for View<G> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), viewer: self.viewer }
    }
}

impl<G: Hidden> View<G> {
    /// What `viewer` may see of `state`.
    #[must_use]
    pub fn of(state: &G::State, viewer: Viewer) -> Self {
        let mut state = state.clone();
        G::blank(&mut state, viewer);
        Self { state, viewer }
    }

    /// Whose view it is.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The state with everything unknown blanked. Public numbers, the viewer's own actions and prompts can be read from it.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// A whole state that this viewer could not tell from the true one.
    #[must_use]
    pub fn determinize(&self, rng: &mut Rng) -> G::State {
        let mut state = self.state.clone();
        G::fill(&mut state, self.viewer, rng);
        state
    }
}

/// How a game is shown. The rules never call this.
pub trait Present: Hidden {
    /// What a picture or a text of the table is made from.
    type Table: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The question to the viewer's seat.
    fn title(view: &View<Self>) -> Text;

    /// How an action of the viewer's seat is offered.
    fn choice(view: &View<Self>, action: Self::Action) -> Choice;

    /// The index of the action that is taken when the clock runs out.
    fn fallback(view: &View<Self>, actions: &[Self::Action]) -> usize;

    /// The table; `recent` holds the events of the last actions, oldest first, already redacted, in groups of one action;
    /// `ended` tells of an end that is not the rules' own.
    fn table(view: &View<Self>, recent: &[Vec<Self::Event>], ended: Option<Outcome>) -> Self::Table;

    /// How a match ended, as a line of history.
    fn ending(outcome: Outcome) -> Text;

    /// A line of history, unless the event needs none.
    fn tell(rules: &Self::Rules, event: &Self::Event) -> Option<Text>;
}

/// What search needs to play a game well. The rules never call this.
pub trait Strength: Hidden {
    /// By how much the deals of a search are fewer than its level says, because a playout here looks ahead itself and takes longer.
    const CARE: u32 = 1;

    /// The index of a plausible quick choice among `actions` of `seat`, for playouts.
    fn rollout(state: &Self::State, seat: Seat, actions: &[Self::Action]) -> usize;

    /// Whether a player that thinks ever takes this one of the actions; not what only takes back an own choice, with which it
    /// could go round for ever.
    fn sensible(state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// How good the position is for `seat`: its chance of winning, 0 to 1.
    fn evaluate(state: &Self::State, seat: Seat) -> f32;

    /// Brings what `seat` has begun to its end, where a choice takes several steps: a first step can be judged by its last only.
    fn quiet(_state: &mut Self::State, _seat: Seat) {}

    /// Turns begun so far, if a search is to judge positions where a turn ends; else it does after so many choices, wherever that is.
    fn turn_number(_state: &Self::State) -> Option<u32> {
        None
    }

    /// What the action means, so that the same move is the same branch whatever the hidden cards are.
    fn key(state: &Self::State, seat: Seat, action: Self::Action) -> u64;
}
