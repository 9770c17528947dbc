//! A second game with boosters, of two to eight, whose decks have no leaders: everybody lays down a marble in turn, and when all
//! marbles lie there, the highest sum wins. It is played in formats without a line of its own about them.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use duelhall_engine::formats::{Boosters, Brought, Built, Format, InFormat, Ready, Role};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{
    Arg, BadState, Choice, Definition, FirstTurn, Game, Hidden, Hosted, Illegal, InlineName, Kind, Live, Log, Misgiven,
    OptionSpec, Options, Outcome, Present, Reason, Rest, Rng, RuleReason, Seat, SeatSet, SetupError, Staged, Status,
    Strength, Text, Tone, View, Viewer,
};
use duelhall_engine::sim::Measured;
use duelhall_engine::text::{Lang, Words};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// How many sorts of marbles there are.
const SORTS: u8 = 24;
/// Marbles of a deck.
const DECK: usize = 5;

#[derive(Clone, Copy, Debug)]
struct Marbles;

/// A marble, which is worth as much as its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Marble {
    id: String,
    worth: u8,
}

impl Definition for Marble {
    const GAME: &'static str = "marbles";

    fn id(&self) -> &str {
        &self.id
    }

    fn inline_name(&self) -> Option<&InlineName> {
        None
    }
}

#[derive(Debug, Default)]
struct Rules {
    cards: Vec<Arc<Marble>>,
    decks: Vec<Vec<Kind>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct State {
    bags: Vec<Vec<Kind>>,
    laid: Vec<Vec<Kind>>,
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Lay(Kind);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Laid(Seat, Kind);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Lying {
    laid: Vec<usize>,
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0.0)
    }
}

impl FromStr for Lay {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix("lay ").and_then(|kind| kind.parse().ok()).map(|kind| Self(Kind(kind))).ok_or(())
    }
}

impl State {
    fn over(&self) -> Option<Outcome> {
        if !self.bags.iter().all(Vec::is_empty) {
            return None;
        }
        let sums: Vec<u32> = self.laid.iter().map(|laid| laid.iter().map(|kind| u32::from(kind.0)).sum()).collect();
        let best = sums.iter().max()?;
        let winner = sums.iter().position(|sum| sum == best)?;
        Some(Outcome::win(Seat(winner as u8), Reason::Rule(RuleReason::new("highest"))))
    }
}

impl Game for Marbles {
    const ID: &'static str = "marbles";
    const RULES: u16 = 1;
    const CODE: u16 = 1;
    const SEATS: u8 = 8;

    type Setup = Vec<Marble>;
    type Rules = Rules;
    type State = State;
    type Action = Lay;
    type Event = Laid;

    fn prepare(_: Vec<Marble>) -> Result<Arc<Rules>, SetupError> {
        Err(SetupError("it is played in formats".to_owned()))
    }

    fn setup(rules: &Rules) -> Vec<Marble> {
        rules.cards.iter().map(|card| (**card).clone()).collect()
    }

    fn seats(rules: &Rules) -> u8 {
        rules.decks.len() as u8
    }

    fn start(rules: &Arc<Rules>, _: Rng, _: &mut impl Log<Laid>) -> State {
        State { bags: rules.decks.clone(), laid: vec![Vec::new(); rules.decks.len()], turn: Seat::FIRST }
    }

    fn attach(state: &mut State, rules: &Arc<Rules>) -> Result<(), BadState> {
        let same = state.bags.len() == rules.decks.len();
        if same { Ok(()) } else { Err(BadState("it has another number of seats".to_owned())) }
    }

    fn is_quiet(_: &State) -> bool {
        true
    }

    fn calm(_: &mut State) -> bool {
        false
    }

    fn wake(_: &mut State, _: &mut impl Log<Laid>) {}

    fn status(state: &State) -> Status {
        state.over().map_or_else(|| Status::Waiting(SeatSet::one(state.turn)), Status::Over)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Lay>) {
        if seat == state.turn {
            let mut kinds = state.bags[seat.index()].clone();
            kinds.dedup();
            out.extend(kinds.into_iter().map(Lay));
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Lay, log: &mut impl Log<Laid>) -> Result<(), Illegal> {
        let illegal = || Illegal { seat, action: action.to_string() };
        let bag = &mut state.bags[seat.index()];
        let at = bag.iter().position(|kind| *kind == action.0).filter(|_| seat == state.turn).ok_or_else(illegal)?;
        state.laid[seat.index()].push(bag.remove(at));
        state.turn = Seat((seat.0 + 1) % state.bags.len() as u8);
        log.tell(|| Laid(seat, action.0));
        Ok(())
    }
}

impl Hidden for Marbles {
    fn blank(state: &mut State, viewer: Viewer) {
        for (seat, bag) in (0..).map(Seat).zip(&mut state.bags) {
            if viewer != Viewer::Seat(seat) {
                bag.fill(Kind::HIDDEN);
            }
        }
    }

    fn fill(_: &mut State, _: Viewer, _: &mut Rng) {}

    fn redact(event: &Laid, _: Viewer) -> Laid {
        event.clone()
    }
}

impl Present for Marbles {
    type Table = Lying;

    fn title(_: &View<Self>) -> Text {
        Text::new("ask-marbles")
    }

    fn choice(_: &View<Self>, action: Lay) -> Choice {
        let label = Text::new("do-marbles").num("n", action.0.0);
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

    fn fallback(_: &View<Self>, _: &[Lay]) -> usize {
        0
    }

    fn table(view: &View<Self>, _: &[Vec<Laid>], _: Option<Outcome>) -> Lying {
        Lying { laid: view.state().laid.iter().map(Vec::len).collect() }
    }

    fn ending(_: Outcome) -> Text {
        Text::new("tell-marbles-over")
    }

    fn tell(_: &Rules, event: &Laid) -> Option<Text> {
        Some(Text::new("tell-marbles").player("who", event.0))
    }
}

impl Strength for Marbles {
    fn rollout(_: &State, _: Seat, _: &[Lay]) -> usize {
        0
    }

    fn sensible(_: &State, _: Seat, _: Lay) -> bool {
        true
    }

    fn evaluate(_: &State, _: Seat) -> f32 {
        0.5
    }

    fn key(_: &State, _: Seat, action: Lay) -> u64 {
        action.0.0.into()
    }
}

impl Hosted for Marbles {
    type Card = Marble;

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn set_up(_: &Options, _: FirstTurn) -> Result<Vec<Marble>, SetupError> {
        Ok(Vec::new())
    }

    fn cards() -> Vec<(String, Arc<Marble>)> {
        let marble = |worth: u8| (format!("marble-{worth}"), Arc::new(Marble { id: format!("marble-{worth}"), worth }));
        (0..SORTS).map(marble).collect()
    }

    fn card_name(_: &Words, _: Lang, card: &Marble) -> String {
        card.id.clone()
    }

    fn card_text(_: &Words, _: Lang, _: &Marble) -> String {
        String::new()
    }

    fn card_cost(_: &Words, _: Lang, _: &Marble) -> String {
        String::new()
    }

    fn card_facts(_: &Words, _: &Marble) -> Map<String, Value> {
        Map::new()
    }
}

impl Measured for Marbles {
    fn turns(state: &State) -> u32 {
        state.laid.iter().map(|laid| laid.len() as u32).sum()
    }

    fn first(_: &State) -> Seat {
        Seat::FIRST
    }

    fn numbers(_: &State, _: impl FnMut(i16)) {}
}

impl Staged for Marbles {
    type Given = Vec<Marble>;
    type Inline = Value;

    const CHOICES: &'static [(&'static str, Rest)] = &[("lay", Rest::Number)];

    fn stage(given: Vec<Marble>, _: Vec<Value>) -> Result<Vec<Marble>, Misgiven> {
        Ok(given)
    }

    fn card_ids(rules: &Rules) -> impl Iterator<Item = &str> {
        rules.cards.iter().map(|card| &*card.id)
    }

    fn numbers(_: &State, _: Seat, _: &str, _: &str) -> Vec<usize> {
        Vec::new()
    }

    fn lay_out(state: &State) -> Value {
        json!({ "turn": state.turn.0 + 1 })
    }

    fn seen(table: &Lying) -> Value {
        json!({ "laid": table.laid })
    }

    fn line(_: &Rules, event: &Laid) -> String {
        format!("{} lays {}", event.0, event.1.0)
    }

    fn told() -> Vec<&'static str> {
        vec!["SEAT lays N"]
    }

    fn texts() -> Vec<(&'static str, &'static [&'static str])> {
        Vec::new()
    }
}

impl Boosters for Marbles {
    const IN_FORMATS: &'static str = "marbles-formats";
    const BOOSTER: usize = 3;
    const SEALED: usize = 3;
    const ROUNDS: usize = 3;
    const DRAFTERS: usize = 4;
    const LEAST: usize = DECK;
    const MOST: usize = 100;
    const FITTING: i32 = 0;

    type House = ();
    type Print = Vec<Kind>;

    fn house_options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn house(_: &Options) {}

    fn constructed_decks() -> Vec<Ready> {
        Vec::new()
    }

    fn pool(cards: Vec<Marble>, seats: usize, (): ()) -> Result<Arc<Rules>, SetupError> {
        let cards = cards.into_iter().map(Arc::new).collect();
        Ok(Arc::new(Rules { cards, decks: vec![Vec::new(); seats] }))
    }

    fn no_pool() -> Arc<Rules> {
        Arc::default()
    }

    fn with_decks(pool: &Arc<Rules>, _: FirstTurn, decks: &[Built]) -> Result<Arc<Rules>, SetupError> {
        let decks = decks.iter().map(|built| built.deck.clone()).collect();
        Ok(Arc::new(Rules { cards: pool.cards.clone(), decks }))
    }

    fn legal(_: &Rules, _: &[Brought], _: Format) -> Result<(), SetupError> {
        Ok(())
    }

    fn pool_cards(pool: &Rules) -> &[Arc<Marble>] {
        &pool.cards
    }

    fn id(card: &Marble) -> &str {
        &card.id
    }

    fn named(pool: &Rules, kind: Kind) -> Arg {
        Arg::Raw(pool.cards.get(kind.index()).map_or("?", |card| &card.id).to_owned())
    }

    fn role(_: &Marble) -> Role {
        Role::Plain
    }

    fn fits(_: &Marble, _: &Marble) -> bool {
        true
    }

    fn worth(card: &Marble) -> i32 {
        card.worth.into()
    }

    fn print(cards: &[Marble]) -> Result<Vec<Kind>, SetupError> {
        Ok((0..cards.len()).map(|at| Kind(at as u16)).collect())
    }

    fn booster(print: &Vec<Kind>, rng: &mut Rng) -> Vec<Kind> {
        let mut left = print.clone();
        rng.shuffle(&mut left);
        left.truncate(Self::BOOSTER);
        left
    }

    fn forget_decks(_: &mut State, _: &Arc<Rules>) {}

    fn deal(state: &mut State, decks: &[Vec<Kind>], _: &mut Rng) {
        for ((bag, laid), deck) in state.bags.iter_mut().zip(&state.laid).zip(decks) {
            let mut left = deck.clone();
            left.retain(|kind| !laid.contains(kind));
            left.resize(bag.len(), Kind(0));
            left.sort_unstable();
            bag.clone_from(&left);
        }
    }

    fn cards_of(state: &State, seat: Seat) -> Vec<Kind> {
        [&state.bags[seat.index()][..], &state.laid[seat.index()]].concat()
    }
}

type Formats = InFormat<Marbles>;

/// Plays by what is done for the absent, going on from a save after every answer; gives the match and the actions.
fn played(format: &str, seats: u8) -> (Live<Formats>, Vec<String>) {
    let options = [("format", format.to_owned()), ("seats", seats.to_string())];
    let options: Options = options.map(|(key, value)| (key.to_owned(), value)).into();
    let rules = Formats::prepare(Formats::choose(&options, FirstTurn::Random).unwrap()).unwrap();
    let (mut live, mut actions) = (Live::<Formats>::start(&rules, Rng::seed_of_number(1)), Vec::new());
    let cards = live.state().census().len();
    while let Status::Waiting(asked) = live.status() {
        assert_eq!(live.state().census().len(), cards, "no card gets lost");
        for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
            let view = View::<Formats>::of(live.state(), viewer);
            let whole = view.determinize(&mut Rng::from_number(7));
            assert_eq!(Formats::status(&whole), Formats::status(live.state()), "a guess is asked what the match is");
        }
        let seat = asked.iter().next().unwrap();
        let prompt = live.prompt(seat).unwrap();
        actions.push(prompt.choices[prompt.fallback].action.clone());
        let entry = live.answer(seat, prompt.step, prompt.fallback).unwrap();
        live.take(&entry).unwrap();
        live = Live::load(&rules, &live.save().unwrap()).unwrap();
    }
    (live, actions)
}

#[test]
fn a_second_game_with_boosters_is_played_in_sealed_and_draft_by_two_to_eight() {
    for (format, seats) in [("sealed", 2), ("sealed", 8), ("draft", 2), ("draft", 5), ("draft", 8)] {
        let (live, actions) = played(format, seats);
        assert!(matches!(live.status(), Status::Over(_)), "{format} {seats}");
        let count = |word: &str| actions.iter().filter(|action| action.starts_with(word)).count();
        let seats = usize::from(seats);
        assert_eq!(count("build-ready"), seats, "{format} {seats}");
        assert_eq!(count("build-hero"), 0, "its decks have no leaders");
        // The last card of a booster is no choice.
        assert_eq!(count("build-take"), if format == "draft" { seats * 3 * 2 } else { 0 }, "{format} {seats}");
        assert!(live.state().duel().is_some_and(|duel| duel.laid.iter().all(|laid| laid.len() == DECK)));
    }
}

#[test]
fn a_game_without_ready_decks_is_not_offered_as_constructed() {
    let game = GameId::new::<Formats>();
    assert_eq!(game.formats(), ["sealed", "draft"]);
    let options: Options = [("format".to_owned(), "constructed".to_owned())].into();
    assert!(Formats::choose(&options, FirstTurn::Random).is_err());
    assert_eq!(GameId::new::<Formats>().seats(), 8);
}
