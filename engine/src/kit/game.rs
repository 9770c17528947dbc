//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Choice, Log, Outcome, Reason, Rng, Seat, SeatSet, Text, Viewer};

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// An answer from each of these seats; there is at least one.
    Waiting(SeatSet),
    /// Nothing: the match is over.
    Over(Outcome),
}

/// A set-up that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the set-up cannot be played: {0}")]
pub struct SetupError(pub String);

/// A stored state that does not belong to its set-up, or that is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stored state is damaged: {0}")]
pub struct BadState(pub String);

/// An action that may not be taken now. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {seat} may not `{action}` now")]
pub struct Illegal {
    /// The seat that wanted to act.
    pub seat: Seat,
    /// The refused action, as records write it.
    pub action: String,
}

/// The rules of a game: a pure function of set-up, chance and actions.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in records and commands.
    const ID: &'static str;
    /// Names that records, settings and documents of earlier releases have for it.
    const FORMERLY: &'static [&'static str] = &[];
    /// Raised when the same log could play differently.
    const RULES: u16;
    /// Raised when the same cards compile to something else; a test with a checksum of all compiled cards tells when.
    const CODE: u16;
    /// The most seats at a table.
    const SEATS: u8;
    /// The names of the game's own conditions on which it ends ([`RuleReason`](super::RuleReason)).
    const REASONS: &'static [&'static str] = &[];

    /// What a match begins with; it may be wrong.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A set-up that has been checked, with its cards compiled.
    type Rules: Debug + Send + Sync;
    /// Everything about a match, secrets included. It is stored without its rules, which [`Self::attach`] restores.
    type State: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that a seat can do. Its text form is the stored form and means the same to every viewer.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Something that happened, independent of language.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Checks a set-up and compiles it.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn prepare(setup: Self::Setup) -> Result<Arc<Self::Rules>, SetupError>;

    /// The set-up from which these rules were made.
    fn setup(rules: &Self::Rules) -> Self::Setup;

    /// The number of seats at a table with these rules.
    fn seats(_rules: &Self::Rules) -> u8 {
        Self::SEATS
    }

    /// Begins a match.
    fn start(rules: &Arc<Self::Rules>, rng: Rng, log: &mut impl Log<Self::Event>) -> Self::State;

    /// Gives a stored state its rules again.
    ///
    /// # Errors
    /// Says what shows that the state is damaged or belongs to another set-up.
    fn attach(state: &mut Self::State, rules: &Arc<Self::Rules>) -> Result<(), BadState>;

    /// Whether nothing is half done: no effect is suspended and no card is on its way, so the state means the same
    /// however its cards are compiled.
    fn is_quiet(state: &Self::State) -> bool;

    /// Cancels whatever is half done in a stored state that has no rules yet. Cards on their way go back to where they
    /// came from, as far as that is known; effects and the open question vanish. Says whether there was anything to
    /// cancel.
    fn calm(state: &mut Self::State) -> bool;

    /// Continues after [`Self::calm`] and [`Self::attach`], until a seat is asked.
    fn wake(state: &mut Self::State, log: &mut impl Log<Self::Event>);

    /// What the numbers of compiled cards in a quiet state stand for; null in a game without such numbers.
    fn legend(_state: &Self::State) -> Value {
        Value::Null
    }

    /// Replaces those numbers in a stored state by the numbers of these rules.
    fn relabel(_state: &mut Self::State, _rules: &Self::Rules, _legend: &Value) {}

    /// The outcome of a match that reached its limit of entries, decided by the current board (policy P2).
    fn cap(_state: &Self::State) -> Outcome {
        Outcome::draw(Reason::TurnCap)
    }

    /// What the match is waiting for.
    fn status(state: &Self::State) -> Status;

    /// Adds every action that `seat` may take now to `out`; adds none if the seat is not asked.
    fn actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Takes an action.
    ///
    /// # Errors
    /// Refuses an action that [`Self::actions`] does not list; the state is then unchanged.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Whether the seats that are asked have many small things to do before the others wait for them, such as building
    /// a deck. A hall then gives them minutes, and more time with each answer.
    fn is_unhurried(_state: &Self::State) -> bool {
        false
    }

    /// The seats that are out of the match while others play on.
    fn out(_state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Whether two seats play against each other: those of one team do not.
    fn enemies(_state: &Self::State, one: Seat, other: Seat) -> bool {
        one != other
    }

    /// Takes a seat that gives up out of the match, if the others can play on without it; `false` if the match is over
    /// for all. If it ends because of this, it ends for the reason `why`.
    fn leave(_state: &mut Self::State, _seat: Seat, _why: Reason, _log: &mut impl Log<Self::Event>) -> bool {
        false
    }
}

/// The knowledge that each seat may have of a game.
pub trait Hidden: Game {
    /// Blanks everything that `viewer` does not know: cards, the key of chance, sealed answers.
    fn blank(state: &mut Self::State, viewer: Viewer);

    /// Makes a blanked state whole at random: deals unknown cards into unknown places, so that `viewer` cannot tell the
    /// result from the true state.
    fn fill(state: &mut Self::State, viewer: Viewer, rng: &mut Rng);

    /// The event as `viewer` may see it.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::Event;
}

/// A match as one viewer may see it. A view can only be made by blanking.
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

    /// The viewer whose view it is.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The state with everything unknown blanked. Public numbers, the viewer's own actions and prompts can be read from it.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// A whole state that this viewer could not tell from the true one (a determinization).
    #[must_use]
    pub fn determinize(&self, rng: &mut Rng) -> G::State {
        let mut state = self.state.clone();
        G::fill(&mut state, self.viewer, rng);
        state
    }
}

/// How a game is shown. The rules never call this.
pub trait Present: Hidden {
    /// The data from which a picture or a text of the table is made.
    type Table: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The question put to the viewer's seat.
    fn title(view: &View<Self>) -> Text;

    /// How an action is offered to the viewer's seat.
    fn choice(view: &View<Self>, action: Self::Action) -> Choice;

    /// The index of the action that is taken when the clock runs out.
    fn fallback(view: &View<Self>, actions: &[Self::Action]) -> usize;

    /// The table. `recent` holds the events of the last actions, oldest first and already redacted, in one group for
    /// each action. `ended` is an end that did not come from the game's own rules.
    fn table(view: &View<Self>, recent: &[Vec<Self::Event>], ended: Option<Outcome>) -> Self::Table;

    /// The end of a match, as a line of history: who has won, and why (`reason-<game>-<reason>`). A game in which several
    /// seats can win together has lines of its own.
    fn ending(outcome: Outcome) -> Text {
        let reason = Text::new(format!("reason-{}-{}", Self::ID, outcome.reason.name()));
        match outcome.winners.iter().next() {
            Some(winner) => Text::new("tell-ended-win").player("who", winner).text("reason", reason),
            None => Text::new("tell-ended-draw").text("reason", reason),
        }
    }

    /// A line of history; `None` if the event needs no line. The line of a turn that begins has the key `tell-<game>-turn`:
    /// a hand leaves it out. A loss of the player `$who` has a key that ends with `-destroyed`, `-died`, `-damaged`,
    /// `-damaged-by` or `-lost`: it is told even if there is no room for everything.
    fn tell(rules: &Self::Rules, event: &Self::Event) -> Option<Text>;

    /// The lines of history of all events of an action. A game can tell several of them in one line, and name things as the view
    /// to which they led needs it. The view is made only for a game that looks at it.
    fn tell_all(_view: impl FnOnce() -> View<Self>, rules: &Self::Rules, events: &[Self::Event]) -> Vec<Text> {
        events.iter().filter_map(|event| Self::tell(rules, event)).collect()
    }

    /// An event that tells of an action which was taken by itself, because the seat had no other; `None` if nobody would
    /// wonder about it.
    fn forced(_seat: Seat, _action: Self::Action) -> Option<Self::Event> {
        None
    }
}

/// What a search needs in order to play a game well. The rules never call this.
pub trait Strength: Hidden {
    /// The factor by which a search makes fewer deals than its level says, because a playout here looks ahead itself
    /// and takes longer.
    const CARE: u32 = 1;

    /// The turns after that of a move until a search judges the position, in a game that counts turns
    /// ([`Self::turn_number`]). With 2 that is the player's own next turn.
    const TURNS: u32 = 2;

    /// The share of a result that remains after each choice: a sooner sure win is better, and so is a later sure loss.
    const PATIENCE: f32 = 0.998;

    /// The most steps that a search for a sure win within the turn tries; 0 for no such search.
    const FINISH: u32 = 0;

    /// The index of a plausible quick choice among the `actions` of `seat`, for playouts.
    fn rollout(state: &Self::State, seat: Seat, actions: &[Self::Action]) -> usize;

    /// Whether a player that thinks would ever take this action. An action that only takes back the seat's own choice
    /// is not sensible, because a player could repeat it for ever.
    fn sensible(state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// Whether an action would only use something up, so that a player that thinks keeps it. Unlike [`Self::sensible`] it is asked
    /// once for a choice, so it may take long.
    fn is_vain(view: &View<Self>, seat: Seat, action: Self::Action) -> bool {
        let _ = (view, seat, action);
        false
    }

    /// Whether an action ends the turn, so that a greedy player takes it only when nothing else makes things better.
    fn is_last(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The worth of the position to `seat`: its chance of winning, from 0 to 1.
    fn evaluate(state: &Self::State, seat: Seat) -> f32;

    /// Completes what `seat` has begun, in a game whose choices take several steps: a first step can be judged only by
    /// the last.
    fn quiet(_state: &mut Self::State, _seat: Seat) {}

    /// The number of turns begun, if a search should judge positions at the end of a turn. With `None` it judges after
    /// a fixed number of choices.
    fn turn_number(_state: &Self::State) -> Option<u32> {
        None
    }

    /// Whether a win within the turn is near enough to be searched for.
    fn can_finish(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The place of an action among those of its player whose order does not matter, from 1: the search for a win tries them
    /// in rising order only. After an action with 0, any place may come next. An action with `None` does not count.
    fn order(_action: Self::Action) -> Option<u64> {
        None
    }

    /// A key for the meaning of the action, so that the same move is the same branch whatever the hidden cards are.
    fn key(state: &Self::State, seat: Seat, action: Self::Action) -> u64;
}
