//! The rules of the game.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use duelhall_engine::kit::{
    BadState, Choice, FirstTurn, Game, Hidden, Hosted, Illegal, Log, Misgiven, OptionSpec, Options, Outcome, Present,
    Reason, Rest, Rng, RuleReason, Seat, SeatSet, SetupError, Staged, Status, Strength, Text, Tone, Values, View,
    Viewer,
};
use duelhall_engine::sim::Measured;
use duelhall_engine::text::{Lang, Words};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The player who takes the last pebble wins.
const LAST: RuleReason = RuleReason::new("last");

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Pebbles;

/// The set-up of a match, and the rules by which it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    heap: u8,
    /// How many pebbles may be taken at once.
    most: u8,
    first: FirstTurn,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    heap: u8,
    most: u8,
    turn: Seat,
    turns: u32,
    first: Seat,
}

/// A player takes this many pebbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take(u8);

/// A player took pebbles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    who: Seat,
    count: u8,
    left: u8,
}

/// The table. It differs between viewers only by the viewer itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of pebbles on the heap.
    pub heap: u8,
    /// The seat whose turn it is; `None` at the end.
    pub turn: Option<Seat>,
}

/// The only card, so that there is something to look up.
#[derive(Clone, Copy, Debug)]
pub struct Pebble;

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix("take ").and_then(|count| count.parse().ok()).map(Self).ok_or(())
    }
}

impl State {
    fn over(&self) -> Option<Outcome> {
        let last = Seat(1 - self.turn.0);
        (self.heap == 0).then(|| Outcome::win(last, Reason::Rule(LAST)))
    }

    fn most(&self) -> u8 {
        self.most.min(self.heap)
    }
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const RULES: u16 = 1;
    const CODE: u16 = 1;
    const SEATS: u8 = 2;
    const REASONS: &'static [&'static str] = &["last"];

    type Setup = Setup;
    type Rules = Setup;
    type State = State;
    type Action = Take;
    type Event = Taken;

    fn prepare(setup: Setup) -> Result<Arc<Setup>, SetupError> {
        if (1..=99).contains(&setup.heap) {
            return Ok(Arc::new(setup));
        }
        Err(SetupError(format!("a heap of {} is not one of 1 to 99", setup.heap)))
    }

    fn setup(rules: &Setup) -> Setup {
        rules.clone()
    }

    fn start(rules: &Arc<Setup>, mut rng: Rng, _log: &mut impl Log<Taken>) -> State {
        let first = match rules.first {
            FirstTurn::Random => Seat(if rng.below(2) == 0 { 0 } else { 1 }),
            FirstTurn::Seat(seat) | FirstTurn::ChosenBy(seat) => seat,
        };
        State { heap: rules.heap, most: rules.most, turn: first, turns: 0, first }
    }

    fn attach(state: &mut State, rules: &Arc<Setup>) -> Result<(), BadState> {
        if state.heap > rules.heap || state.most != rules.most {
            return Err(BadState("the heap or the rule has grown".to_owned()));
        }
        Ok(())
    }

    fn is_quiet(_state: &State) -> bool {
        true
    }

    fn calm(_state: &mut State) -> bool {
        false
    }

    fn wake(_state: &mut State, _log: &mut impl Log<Taken>) {}

    fn status(state: &State) -> Status {
        state.over().map_or_else(|| Status::Waiting(SeatSet::one(state.turn)), Status::Over)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Take>) {
        if seat == state.turn {
            out.extend((1..=state.most()).map(Take));
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Take, log: &mut impl Log<Taken>) -> Result<(), Illegal> {
        if seat != state.turn || !(1..=state.most()).contains(&action.0) {
            return Err(Illegal { seat, action: action.to_string() });
        }
        state.heap -= action.0;
        state.turn = Seat(1 - seat.0);
        state.turns += 1;
        log.tell(|| Taken { who: seat, count: action.0, left: state.heap });
        Ok(())
    }
}

impl Hidden for Pebbles {
    fn blank(_state: &mut State, _viewer: Viewer) {}

    fn fill(_state: &mut State, _viewer: Viewer, _rng: &mut Rng) {}

    fn redact(event: &Taken, _viewer: Viewer) -> Taken {
        event.clone()
    }
}

impl Present for Pebbles {
    type Table = Table;

    fn title(view: &View<Self>) -> Text {
        Text::new("ask-pebbles-take").num("n", view.state().most())
    }

    fn choice(_view: &View<Self>, action: Take) -> Choice {
        let label = Text::new("do-pebbles-take").num("n", action.0);
        Choice {
            action: action.to_string(),
            label,
            card: None,
            tone: Tone::Main,
            taken: None,
            ends_turn: false,
            lapses: false,
        }
    }

    fn fallback(_view: &View<Self>, _actions: &[Take]) -> usize {
        0
    }

    fn table(view: &View<Self>, _recent: &[Vec<Taken>], ended: Option<Outcome>) -> Table {
        let state = view.state();
        let over = ended.or_else(|| state.over()).is_some();
        Table { viewer: view.viewer(), heap: state.heap, turn: (!over).then_some(state.turn) }
    }

    fn ending(outcome: Outcome) -> Text {
        match outcome.winners.iter().next() {
            Some(winner) => Text::new("tell-pebbles-won").player("who", winner),
            None => Text::new("tell-pebbles-draw"),
        }
    }

    fn tell(_rules: &Setup, event: &Taken) -> Option<Text> {
        let key = if event.left == 0 { "tell-pebbles-last" } else { "tell-pebbles-took" };
        Some(Text::new(key).player("who", event.who).num("n", event.count).num("left", event.left))
    }
}

impl Strength for Pebbles {
    fn rollout(_state: &State, _seat: Seat, _actions: &[Take]) -> usize {
        0
    }

    fn sensible(_state: &State, _seat: Seat, _action: Take) -> bool {
        true
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        // Whatever a player takes from such a heap, the other one can take the rest of a multiple.
        let lost = state.heap.is_multiple_of(state.most + 1);
        if lost == (seat == state.turn) { 0.0 } else { 1.0 }
    }

    fn key(_state: &State, _seat: Seat, action: Take) -> u64 {
        action.0.into()
    }
}

impl Hosted for Pebbles {
    const WORDS: &'static [(Lang, &'static str)] =
        &[(Lang::En, include_str!("en/rules.ftl")), (Lang::Ru, include_str!("ru/rules.ftl"))];

    type Card = Pebble;

    fn options() -> Vec<OptionSpec> {
        let most = Values::OneOf(["two", "three"].map(str::to_owned).to_vec());
        vec![
            OptionSpec { key: "heap", values: Values::Range(1, 99), default: "12".to_owned() },
            OptionSpec { key: "most", values: most, default: "three".to_owned() },
        ]
    }

    fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
        let heap = options.get("heap").and_then(|heap| heap.parse().ok()).unwrap_or(12);
        let most = if options.get("most").is_some_and(|most| most == "two") { 2 } else { 3 };
        Ok(Setup { heap, most, first })
    }

    fn cards() -> Vec<(String, Arc<Pebble>)> {
        vec![("pebble".to_owned(), Arc::new(Pebble))]
    }

    fn card_name(words: &Words, lang: Lang, _card: &Pebble) -> String {
        words.plain(lang, "card-pebbles-pebble")
    }

    fn card_text(words: &Words, lang: Lang, _card: &Pebble) -> String {
        words.plain(lang, "about-pebbles-pebble")
    }

    fn card_cost(_words: &Words, _lang: Lang, _card: &Pebble) -> String {
        "0".to_owned()
    }

    fn card_facts(_words: &Words, _card: &Pebble) -> Map<String, Value> {
        Map::new()
    }
}

impl Measured for Pebbles {
    fn turns(state: &State) -> u32 {
        state.turns
    }

    fn first(state: &State) -> Seat {
        state.first
    }

    fn numbers(state: &State, mut take: impl FnMut(i16)) {
        take(state.heap.into());
    }
}

impl Staged for Pebbles {
    type Given = Setup;
    type Inline = Value;

    const CHOICES: &'static [(&'static str, Rest)] = &[("take", Rest::Number)];

    fn stage(given: Setup, _cards: Vec<Value>) -> Result<Setup, Misgiven> {
        Ok(given)
    }

    fn card_ids(_rules: &Setup) -> impl Iterator<Item = &str> {
        std::iter::empty()
    }

    fn numbers(_state: &State, _seat: Seat, _word: &str, _id: &str) -> Vec<usize> {
        Vec::new()
    }

    fn lay_out(state: &State) -> Value {
        json!({ "heap": state.heap, "turn": state.turn.0 + 1 })
    }

    fn seen(table: &Table) -> Value {
        json!({ "heap": table.heap, "turn": table.turn.map(|seat| seat.0 + 1) })
    }

    fn line(_rules: &Setup, event: &Taken) -> String {
        format!("{} takes {} of {}", event.who, event.count, event.count + event.left)
    }

    fn told() -> Vec<&'static str> {
        vec!["SEAT takes N of N"]
    }

    fn texts() -> Vec<(&'static str, &'static [&'static str])> {
        Vec::new()
    }
}
