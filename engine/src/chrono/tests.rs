//! Tests of the rules, on cards made for them. The table and the cards are here, and what concerns the beginning, the end and decks.

mod bounds;
mod hero;
mod hidden;
mod keywords;
mod outcomes;
mod time;
mod told;
mod turn;
mod whole;

use std::sync::Arc;

use super::card::{CardDef, Epoch};
use super::setup::{DeckList, EndOfTime, House, Setup};
use super::state::{Part, Perm, Shade, Stage, State};
use super::{Action, Chrono, Event, Rules};
use crate::kit::{
    Card, FirstTurn, Game, Hidden, Kind, NoLog, Outcome, Reason, Rng, RuleReason, Seat, SeatSet, Status, View, Viewer,
    read,
};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

/// Cards that every test has: a hero without worth, one with abilities, and a stone that does nothing.
const ALWAYS: &str = r#"
    (id: "hero", kind: Hero, home: One, throne: (base: 2, abilities: [
        (counters: 1),
        (counters: -2, effect: [Draw(You, N(2))]),
        (counters: 2, effect: [Lose(You, N(1))]),
    ])),
    (id: "stone", kind: Thoughtform, cost: 9, home: One, rows: [(epochs: [One, Two, Three], window: [])]),
"#;

fn rules(cards: &str, house: House) -> Arc<Rules> {
    let cards: Vec<CardDef> = read(&format!("[{ALWAYS}{cards}]")).unwrap_or_else(|error| panic!("{error}"));
    let deck = || DeckList {
        hero: "hero".to_owned(),
        cards: vec![("stone".to_owned(), 30)],
        beside: vec![("stone".to_owned(), 2)],
    };
    let setup = Setup { cards, decks: vec![deck(), deck()], house, first: FirstTurn::Seat(ONE), position: None };
    Rules::prepare(setup).unwrap_or_else(|error| panic!("{error}"))
}

/// A match in the first player's third turn, at age 5, with nothing on the battlefield and empty hands.
struct Table {
    state: State,
    log: Vec<Event>,
}

impl Table {
    fn new(cards: &str) -> Self {
        Self::with(cards, House::default())
    }

    fn with(cards: &str, house: House) -> Self {
        let mut state = Chrono::start(&rules(cards, house), Rng::from_number(1), &mut NoLog);
        for seat in [ONE, TWO] {
            Chrono::apply(&mut state, seat, Action::Keep, &mut NoLog).unwrap();
        }
        state.turns = 5;
        state.age = 5;
        for seat in [ONE, TWO] {
            let player = &mut state.players[seat];
            player.turns = 3;
            player.hand.clear();
            player.pool.clear();
        }
        state.stage = Stage::Turn(Part::Main);
        Self { state, log: Vec::new() }
    }

    fn kind(&self, id: &str) -> Kind {
        self.state.rules.cards.kind(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    fn hand(mut self, seat: Seat, ids: &[&str]) -> Self {
        let kinds: Vec<Kind> = ids.iter().map(|id| self.kind(id)).collect();
        let cards = kinds.into_iter().map(|kind| Card { kind, known: SeatSet::one(seat) });
        self.state.players[seat].hand.extend(cards);
        self
    }

    fn pool(mut self, seat: Seat, n: usize) -> Self {
        let stone = self.kind("stone");
        self.state.players[seat].pool = vec![Card::secret(stone); n];
        self
    }

    /// Puts a card onto the battlefield that came in an earlier turn.
    fn play(mut self, seat: Seat, id: &str) -> Self {
        let kind = self.kind(id);
        let counters = match self.state.brief(kind).map(|card| card.kind) {
            Some(super::card::Type::Location(n) | super::card::Type::Event(n)) => i16::from(n),
            _ => 0,
        };
        let id = self.state.next;
        self.state.next += 1;
        self.state.perms.push(Perm {
            id,
            kind,
            owner: seat,
            turned: false,
            fresh: false,
            counters,
            shifted: None,
            snare: SeatSet::NONE,
            paid: false,
            mask: 0,
        });
        self.state.listen();
        self
    }

    fn shade(mut self, seat: Seat, id: &str) -> Self {
        let kind = self.kind(id);
        let id = self.state.next;
        self.state.next += 1;
        self.state.players[seat].shades.push(Shade { id, card: Card { kind, known: SeatSet::one(seat) } });
        self.state.listen();
        self
    }

    fn at(mut self, age: u8) -> Self {
        self.state.age = age;
        self.state.listen();
        self
    }

    fn may(&self, seat: Seat) -> Vec<String> {
        let mut may = Vec::new();
        Chrono::actions(&self.state, seat, &mut may);
        may.iter().map(ToString::to_string).collect()
    }

    /// Takes actions, each written as a seat and an action.
    #[track_caller]
    fn take(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            let (seat, text) = action.split_once(' ').unwrap();
            let seat: Seat = seat.parse().unwrap();
            let done = Chrono::apply(&mut self.state, seat, text.parse().unwrap(), &mut self.log);
            done.unwrap_or_else(|error| panic!("{error}; it may {:?}", self.may(seat)));
        }
        self
    }

    /// The cards of a seat on the battlefield, by id.
    fn field(&self, seat: Seat) -> Vec<String> {
        let own = self.state.perms.iter().filter(|perm| perm.owner == seat);
        own.map(|perm| self.state.rules.cards.id(perm.kind)).collect()
    }

    fn graveyard(&self, seat: Seat) -> Vec<String> {
        let cards = &self.state.players[seat].graveyard;
        cards.iter().map(|card| self.state.rules.cards.id(card.kind)).collect()
    }

    fn life(&self) -> [i16; 2] {
        [ONE, TWO].map(|seat| self.state.players[seat].life)
    }

    fn asked(&self) -> Seat {
        match Chrono::status(&self.state) {
            Status::Waiting(seats) => seats.iter().next().unwrap(),
            Status::Over(outcome) => panic!("it is over: {outcome:?}"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match Chrono::status(&self.state) {
            Status::Over(outcome) => Some(outcome),
            Status::Waiting(_) => None,
        }
    }
}

/// The cards of the rulebook's examples, rebuilt, and others that many tests use.
const CARDS: &str = r#"
    (id: "comet-rain", kind: Thoughtform, cost: 2, home: One, rows: [
        (epochs: [One], powers: [Does([Damage(N(2))])]),
        (epochs: [Two, Three], powers: [Does([Damage(N(4))])]),
    ]),
    (id: "arsonist", kind: Thoughtform, cost: 1, home: One, rows: [
        (epochs: [One], window: [(Attack, 2)]),
        (epochs: [Two, Three], powers: [Does([Damage(N(2))])]),
    ]),
    (id: "seeker", kind: Thoughtform, cost: 3, home: Three, rows: [
        (epochs: [One], window: [], powers: [When(Moves(Future), [Concentrate(You, N(1))])]),
        (epochs: [Two, Three], window: [(Time, 1)], powers: [
            When(Moves(Future), [Concentrate(You, N(1))]), Turn(0, [MoveTime(Either, N(1))]),
        ]),
    ]),
    (id: "standard", kind: Thoughtform, cost: 3, home: Two, rows: [
        (epochs: [One, Two, Three], window: [(Defense, 1)], powers: [Always(Yields([Creature, Yours, Other], Attack, 1))]),
    ]),
    (id: "legionnaire", kind: Thoughtform, cost: 2, home: Three, rows: [
        (epochs: [One], window: [(Attack, 1)], powers: [Summon([May(0, [MoveTime(Future, N(2))])])]),
        (epochs: [Two], window: [(Attack, 1)], powers: [Manifest([Draw(You, N(1))])]),
        (epochs: [Three], window: [(Attack, 3)]),
    ]),
    (id: "wall", kind: Thoughtform, cost: 1, home: One, rows: [(epochs: [One, Two, Three], window: [(Defense, 3)])]),
    (id: "brute", kind: Thoughtform, cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [(Attack, 4), (Damage, 1)])]),
    (id: "clock", kind: Thoughtform, cost: 2, home: Two, rows: [(epochs: [One, Two, Three], window: [(Time, 2), (Future, 1), (Past, 1)])]),
    (id: "spring", kind: Thoughtform, cost: 2, home: One, rows: [(epochs: [One, Two, Three], window: [(Concentration, 2), (Life, 3), (Loss, 1)])]),
    (id: "tower", kind: Location(4), cost: 3, home: One, rows: [(epochs: [One, Two], window: [(Defense, 1)]), (epochs: [Three], powers: [Does([Draw(You, N(1))])])]),
    (id: "castle", kind: Location(6), cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [])]),
    (id: "eclipse", kind: Event(3), cost: 2, home: Two, rows: [(epochs: [One, Two, Three], window: [(Attack, 1)])]),
    (id: "ambush", kind: Shadow, home: One, rows: [
        (epochs: [One, Two], leaves: Attacks(Opponent), powers: [Does([Damage(N(3))])]),
        (epochs: [Three], leaves: Moves(Past), window: [(Attack, 2)], powers: [Summon([Draw(You, N(1))])]),
    ]),
    (id: "unmake", kind: Thoughtform, cost: 3, home: Two, rows: [(epochs: [One, Two, Three], powers: [Does([Disembody(One([Theirs, Spirit(3)]))])])]),
    (id: "sweep", kind: Thoughtform, cost: 5, home: Two, rows: [(epochs: [One, Two, Three], powers: [Does([Return(Mass([Theirs], N(5)))])])]),
    (id: "net", kind: Thoughtform, cost: 2, home: Two, rows: [(epochs: [One, Two, Three], powers: [Does([Snare(One([Theirs]))])])]),
    (id: "shove", kind: Thoughtform, cost: 2, home: Two, rows: [(epochs: [One, Two, Three], powers: [Does([Shift(One([]))])])]),
    (id: "martyr", kind: Thoughtform, cost: 2, home: One, rows: [
        (epochs: [One, Two], window: [(Attack, 1)], powers: [Fury([Damage(N(2))])]),
        (epochs: [Three], powers: [Does([Heal(You, N(1))]), Fury([Heal(You, N(5))])]),
    ]),
    (id: "racer", kind: Thoughtform, cost: 2, home: One, rows: [(epochs: [One, Two, Three], window: [(Attack, 2)], powers: [Haste])]),
    (id: "spy", kind: Thoughtform, cost: 1, home: One, rows: [(epochs: [One, Two, Three], window: [], powers: [Summon([Insight])])]),
    (id: "jump", kind: Thoughtform, cost: 1, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Future, N(12))])])]),
    (id: "rewind", kind: Thoughtform, cost: 1, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Past, N(12))])])]),
    (id: "smith", kind: Thoughtform, cost: 2, home: One, rows: [(epochs: [One, Two, Three], window: [], powers: [Turn(1, [Armor(You, N(3))])])]),
"#;

fn table() -> Table {
    Table::new(CARDS)
}

#[test]
fn c_21_marked_cards_are_replaced_once_and_their_number_is_told() {
    let mut state = Chrono::start(&rules("", House::default()), Rng::from_number(1), &mut NoLog);
    let mut log = Vec::new();
    for action in [Action::Swap(0), Action::Swap(3), Action::Back, Action::Swap(4), Action::Keep] {
        Chrono::apply(&mut state, ONE, action, &mut log).unwrap();
    }
    assert!(log.is_empty(), "C-22: nothing is told before both are done");
    Chrono::apply(&mut state, TWO, Action::Keep, &mut log).unwrap();
    assert_eq!(log[..2], [Event::Replaced { seat: ONE, n: 1 }, Event::Replaced { seat: TWO, n: 0 }]);
    assert_eq!(state.players[TWO].hand.len(), 5);
}

#[test]
fn c_25_no_life_left_loses_and_both_together_draw() {
    let mut table = table().play(ONE, "brute");
    table.state.players[TWO].life = 5;
    table.take(&["1 attack"]);
    assert_eq!(table.outcome(), Some(Outcome::win(ONE, Reason::Rule(super::reason::LIFE))));
    let both = r#"(id: "doom", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Lose(Both, N(40))])])]),"#;
    let mut table = Table::new(both).hand(ONE, &["doom"]);
    table.take(&["1 play 1"]);
    assert_eq!(table.outcome(), Some(Outcome::draw(Reason::Rule(RuleReason::TOGETHER))));
}

#[test]
fn c_26_to_c_29_decks_are_judged() {
    let judged = |cards: Vec<(String, u8)>, beside: Vec<(String, u8)>| {
        let more = r#"(id: "a", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], window: [])]),
            (id: "m", kind: Thoughtform, home: One, rarity: Mythic, rows: [(epochs: [One, Two, Three], window: [])]),"#;
        let mut cards_of: Vec<CardDef> = read(&format!("[{ALWAYS}{more}]")).unwrap();
        let plain = cards_of.iter().find(|card| card.id == "a").unwrap().clone();
        cards_of.extend((1..15).map(|number| CardDef { id: format!("a{number}"), ..plain.clone() }));
        let deck = DeckList { hero: "hero".into(), cards, beside };
        let setup = Setup { cards: cards_of, decks: vec![deck.clone(), deck], ..Setup::default() };
        Rules::prepare(setup).unwrap().judge().map_err(|error| error.0)
    };
    let error = judged(vec![("a".into(), 2)], Vec::new()).unwrap_err();
    assert!(error.contains("C-26") && error.contains("seat 1"), "{error}");
    assert!(judged(vec![("a".into(), 30)], Vec::new()).unwrap_err().contains("C-27"));
    assert!(judged(vec![("hero".into(), 30)], Vec::new()).unwrap_err().contains("hero"));
    assert!(judged(vec![("a".into(), 30)], vec![("a".into(), 11)]).unwrap_err().contains("C-28"));
    // Two copies of each of fifteen cards.
    let fair = |first: &str, copies: u8| -> Vec<(String, u8)> {
        let rest = (1..15).map(|number| (format!("a{number}"), 2));
        std::iter::once((first.to_owned(), copies)).chain(rest).collect()
    };
    assert_eq!(judged(fair("a", 2), vec![("a".into(), 2)]), Ok(()), "C-29: each deck has its own count");
    assert!(judged(fair("a", 2), vec![("a".into(), 3)]).unwrap_err().contains("C-29"));
    assert!(judged(fair("m", 2), Vec::new()).unwrap_err().contains("C-27"));
    assert!(judged(fair("a", 2), vec![("m".into(), 1)]).unwrap_err().contains("C-28"));
}
