//! Tests of the rules, on cards made for them.

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
        self.state.rules.cards.ids.get(id).copied().unwrap_or_else(|| panic!("no card {id}"))
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
        let counters = match self.state.compiled(kind).map(|card| card.kind) {
            Some(super::card::Type::Location(n) | super::card::Type::Event(n)) => i16::from(n),
            _ => 0,
        };
        let id = self.state.next;
        self.state.next += 1;
        self.state.perms.push(Perm {
            id,
            card: Card { kind, known: SeatSet::ALL },
            owner: seat,
            turned: false,
            since: 1,
            counters,
            shifted: None,
            snare: None,
            paid: 0,
        });
        self
    }

    fn shade(mut self, seat: Seat, id: &str) -> Self {
        let kind = self.kind(id);
        let id = self.state.next;
        self.state.next += 1;
        self.state.players[seat].shades.push(Shade { id, card: Card { kind, known: SeatSet::one(seat) } });
        self
    }

    fn at(mut self, age: u8) -> Self {
        self.state.age = age;
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
        own.map(|perm| self.state.rules.cards.id(perm.card.kind)).collect()
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
fn c_01_the_thirty_ages_belong_to_three_epochs() {
    let lengths = Epoch::ALL.map(|epoch| (1..=30).filter(|age| super::epoch_of(*age) == epoch).count());
    assert_eq!(lengths, [15, 10, 5]);
}

#[test]
fn c_03_c_04_c_18_the_first_turn_neither_draws_nor_moves_time_and_the_others_do() {
    let mut state = Chrono::start(&rules("", House::default()), Rng::from_number(1), &mut NoLog);
    assert_eq!(state.age, 1, "C-02");
    for seat in [ONE, TWO] {
        Chrono::apply(&mut state, seat, Action::Keep, &mut NoLog).unwrap();
    }
    let look = |state: &State| {
        (state.age, state.turn, state.players[state.turn].hand.len(), state.players[state.turn].pool.len())
    };
    assert_eq!(look(&state), (1, ONE, 5, 2), "C-58: base concentration");
    Chrono::apply(&mut state, ONE, Action::End, &mut NoLog).unwrap();
    assert_eq!(look(&state), (2, TWO, 6, 2));
}

#[test]
fn c_08_c_09_c_10_time_stops_at_both_ends_and_no_movement_is_no_movement() {
    let mut table = table().play(ONE, "seeker").hand(ONE, &["jump", "rewind"]).pool(ONE, 2).at(30);
    let pool = |table: &Table| table.state.players[ONE].pool.len();
    table.take(&["1 play 1"]);
    assert_eq!((table.state.age, pool(&table)), (30, 1), "nothing moved, so nothing is set off");
    let mut table = Table::new(CARDS).hand(ONE, &["rewind"]).pool(ONE, 1).at(3);
    table.take(&["1 play 1"]);
    assert_eq!((table.state.age, table.state.moved), (1, 2));
}

#[test]
fn c_08_the_end_of_time_is_a_house_rule() {
    for (end_of_time, expected) in [
        (EndOfTime::Clamp, None),
        (EndOfTime::Draw, Some(Outcome::draw(Reason::Rule(super::reason::TIME)))),
        (EndOfTime::MostLife, Some(Outcome::win(TWO, Reason::Rule(super::reason::TIME)))),
    ] {
        let mut table = Table::with(CARDS, House { end_of_time, ..House::default() }).at(30);
        table.state.players[ONE].life = 3;
        table.take(&["1 end"]);
        assert_eq!(table.outcome(), expected);
    }
}

#[test]
fn c_11_c_12_a_shift_over_an_epoch_does_not_visit_it_and_sets_off_once() {
    // The tower has no window in epoch three alone; the arsonist none in two and three.
    let mut table = table().play(ONE, "seeker").play(ONE, "arsonist").hand(ONE, &["jump"]).pool(ONE, 1).at(14);
    table.take(&["1 play 1"]);
    assert_eq!(table.state.age, 26);
    assert_eq!(table.life(), [30, 28], "C-46, C-91: it dies and does what it does there, once");
    assert_eq!(
        (table.field(ONE), table.graveyard(ONE)),
        (vec!["seeker".to_owned()], vec!["arsonist".into(), "jump".into()])
    );
    assert_eq!(table.state.players[ONE].pool.len(), 1, "C-47: one concentration for the whole movement");
}

#[test]
fn c_13_natural_flow_sets_off_no_movement_and_manifests_all_the_same() {
    let mut table = table().play(TWO, "seeker").play(TWO, "legionnaire").at(15);
    table.take(&["1 end"]);
    assert_eq!(table.state.age, 16);
    assert_eq!(table.state.players[TWO].pool.len(), 2, "base concentration alone");
    assert_eq!(table.state.players[TWO].hand.len(), 2, "C-48, C-107: one card for the manifestation, one for the turn");
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

#[test]
fn c_33_c_73_c_74_the_pool_is_fed_from_the_top_unseen_and_spent_oldest_first() {
    let mut table = table().play(ONE, "spring");
    table.take(&["1 focus"]);
    let pool = &table.state.players[ONE].pool;
    assert!(pool.len() == 2 && pool.iter().all(|card| card.known == SeatSet::NONE), "nobody has seen them");
    assert_eq!(table.life(), [29, 30], "C-87: the loss comes with what the card yields");
    table.take(&["1 life"]);
    assert_eq!(table.life(), [32, 30], "and once a turn");
    assert!(!table.may(ONE).contains(&"focus".to_owned()), "C-69");
    let deck = table.state.players[ONE].deck.len();
    table.state.spend(ONE, 1);
    assert_eq!((table.state.players[ONE].pool.len(), table.state.players[ONE].deck.len()), (1, deck + 1));
}

#[test]
fn c_34_an_empty_deck_hurts_nobody() {
    let mut table = table();
    for seat in [ONE, TWO] {
        table.state.players[seat].deck = crate::kit::Pile::default();
    }
    table.take(&["1 end", "2 end"]);
    assert_eq!((table.life(), table.state.players[TWO].hand.len()), ([30, 30], 0));
}

#[test]
fn c_41_c_45_a_card_without_a_window_is_a_spell_and_goes_to_the_graveyard() {
    let mut table = table().hand(ONE, &["comet-rain", "arsonist"]).pool(ONE, 3);
    table.take(&["1 play 1", "1 play 1"]);
    assert_eq!(
        (table.life(), table.graveyard(ONE), table.field(ONE)),
        ([30, 28], vec!["comet-rain".into()], vec!["arsonist".into()])
    );
    let mut table = Table::new(CARDS).hand(ONE, &["comet-rain"]).pool(ONE, 2).at(20);
    table.take(&["1 play 1"]);
    assert_eq!(table.life(), [30, 26], "C-38, C-39: the active row, which spans two epochs");
}

#[test]
fn c_47_a_turn_ability_turns_its_card_and_moves_time_either_way() {
    let mut table = table().play(ONE, "seeker").at(20);
    table.take(&["1 use 1"]);
    assert_eq!(table.may(ONE), ["move 1", "move -1"]);
    table.take(&["1 move -1"]);
    assert_eq!(table.state.age, 19);
    assert!(
        table.state.perms[0].turned && !table.may(ONE).contains(&"time".to_owned()),
        "C-123: turned, it yields nothing"
    );
}

#[test]
fn c_48_a_standard_strengthens_others_and_a_summon_may_be_declined() {
    let mut table = table().play(ONE, "standard").hand(ONE, &["legionnaire"]).pool(ONE, 2);
    table.take(&["1 play 1", "1 no"]);
    assert_eq!(table.state.age, 5);
    assert_eq!(table.state.sum(ONE, super::card::Resource::Attack), 0, "C-70: it came this turn");
    table.take(&["1 end", "2 end", "1 attack"]);
    assert_eq!(table.life(), [30, 28]);
}

#[test]
fn c_51_c_54_one_ability_of_the_hero_a_turn_if_it_has_the_counters() {
    let mut table = table();
    assert!(!table.may(ONE).contains(&"hero 2".to_owned()));
    table.take(&["1 hero 3"]);
    assert_eq!((table.state.players[ONE].counters, table.life()), (2, [29, 30]));
    assert!(!table.may(ONE).iter().any(|action| action.starts_with("hero")));
    table.take(&["1 end", "2 end", "1 hero 2"]);
    assert_eq!((table.state.players[ONE].counters, table.state.players[ONE].hand.len()), (0, 3));
}

#[test]
fn c_59_to_c_62_meditation_costs_one_brings_a_card_and_forbids_cards_and_abilities() {
    let mut table = table().play(ONE, "smith").play(ONE, "spring").hand(ONE, &["arsonist"]).pool(ONE, 2);
    table.take(&["1 meditate", "1 card 1"]);
    assert_eq!((table.state.players[ONE].beside.len(), table.state.players[ONE].hand.len()), (1, 2));
    let may = table.may(ONE);
    assert!(
        !may.iter().any(|action| action.starts_with("play") || action.starts_with("hero") || action == "meditate"),
        "{may:?}"
    );
    assert!(may.contains(&"use 1".to_owned()) && may.contains(&"focus".to_owned()), "C-60: {may:?}");
    let mut table = Table::new(CARDS).play(ONE, "spring").pool(ONE, 2);
    table.take(&["1 focus"]);
    assert!(!table.may(ONE).contains(&"meditate".to_owned()), "the step of meditation is over");
    let mut table = Table::new(CARDS).pool(ONE, 1);
    table.state.players[ONE].turns = 1;
    assert!(!table.may(ONE).contains(&"meditate".to_owned()), "C-61");
    table.state.players[ONE].turns = 2;
    table.state.players[ONE].pool.clear();
    assert!(!table.may(ONE).contains(&"meditate".to_owned()), "C-62");
}

#[test]
fn c_70_c_71_c_84_a_card_that_came_last_turn_defends_at_once() {
    let mut table = table().play(TWO, "brute").hand(ONE, &["wall"]).pool(ONE, 1);
    table.take(&["1 play 1", "1 end", "2 attack"]);
    assert_eq!(table.life(), [28, 30], "C-82, C-86: attack 4 less defense 3, and damage 1");
}

#[test]
fn c_72_a_turned_card_defends_nothing() {
    let mut table = table().play(ONE, "brute").play(TWO, "wall");
    table.state.perms[1].turned = true;
    table.take(&["1 attack"]);
    assert_eq!(table.life(), [30, 25]);
}

#[test]
fn c_77_to_c_80_collected_time_moves_one_way_and_its_rest_wears_an_event() {
    let mut table = table().play(ONE, "clock").play(TWO, "eclipse");
    table.take(&["1 time"]);
    assert_eq!(table.may(ONE), ["move -3", "move -2", "move -1", "move 0", "move 1", "move 2", "move 3"]);
    table.take(&["1 move 2"]);
    assert_eq!(table.may(ONE), ["number 0", "number 1", "number 2"]);
    table.take(&["1 number 2"]);
    assert_eq!((table.state.age, table.state.perms[1].counters), (7, 1));
    let mut table = Table::new(CARDS).play(ONE, "clock").play(TWO, "eclipse");
    table.take(&["1 time", "1 move 0", "1 number 3"]);
    assert_eq!((table.field(TWO), table.graveyard(TWO)), (vec![], vec!["eclipse".to_owned()]), "C-102");
}

#[test]
fn c_83_c_96_c_97_c_98_damage_is_split_with_a_location_and_a_second_one_replaces_it() {
    let mut table = table().play(ONE, "brute").hand(TWO, &["castle", "tower"]).pool(TWO, 9);
    table.take(&["1 end", "2 play 1", "2 play 1"]);
    assert_eq!((table.field(TWO), table.graveyard(TWO)), (vec!["tower".to_owned()], vec!["castle".to_owned()]));
    table.take(&["2 end", "1 attack"]);
    assert_eq!(table.may(ONE), ["number 0", "number 1", "number 2", "number 3", "number 4"]);
    table.take(&["1 number 4"]);
    assert_eq!((table.life(), table.field(TWO)), ([30, 30], vec![]), "attack 4 and damage 1 less defense 1");
}

#[test]
fn c_88_armor_takes_damage_and_no_loss() {
    let mut table = table().play(ONE, "smith").play(TWO, "brute").pool(ONE, 1);
    table.take(&["1 use 1", "1 end", "2 attack"]);
    assert_eq!((table.life(), table.state.players[ONE].armor), ([28, 30], 0));
    table.state.players[ONE].armor = 4;
    table.state.lose(ONE, 1, &mut NoLog);
    assert_eq!((table.life(), table.state.players[ONE].armor), ([27, 30], 4));
}

#[test]
fn c_89_c_108_c_119_destruction_is_limited_by_spirit_and_spares_locations() {
    let mut table = table().play(TWO, "brute").play(TWO, "castle").hand(ONE, &["unmake"]).pool(ONE, 3);
    table.take(&["1 play 1"]);
    assert_eq!(table.field(TWO), ["brute", "castle"], "spirit 4 is too much, and a location is no target (C-99)");
    let mut table = Table::new(CARDS).play(TWO, "wall").play(TWO, "racer").hand(ONE, &["unmake"]).pool(ONE, 3);
    table.take(&["1 play 1", "1 pick 2"]);
    assert_eq!(table.field(TWO), ["wall"]);
}

#[test]
fn c_92_c_121_living_spells_come_in_order_of_entry_the_turn_player_first() {
    let cards = r#"(id: "x", kind: Thoughtform, home: One, rows: [(epochs: [One], window: []), (epochs: [Two, Three], powers: [Does([Lose(Opponent, N(1))])])]),
        (id: "jump", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Future, N(11))])])]),"#;
    let mut table = Table::new(cards).play(TWO, "x").play(ONE, "x").play(ONE, "x").hand(ONE, &["jump"]);
    table.take(&["1 play 1"]);
    let died: Vec<u16> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Died { number, .. } => Some(*number),
            _ => None,
        })
        .collect();
    assert_eq!((died, table.life()), (vec![2, 3, 1], [29, 28]));
}

#[test]
fn c_93_c_115_fury_of_the_new_row_works_and_fury_can_be_brought_about() {
    let mut table = table().play(ONE, "martyr");
    table.take(&["1 sacrifice 1"]);
    assert_eq!((table.life(), table.graveyard(ONE)), ([30, 28], vec!["martyr".to_owned()]));
    let mut table = Table::new(CARDS).play(ONE, "martyr").hand(ONE, &["jump"]).pool(ONE, 1).at(15);
    table.take(&["1 play 1"]);
    assert_eq!(table.life(), [36, 30], "as a spell 1, and its fury 5");
}

#[test]
fn c_101_a_location_without_a_window_dies_into_what_it_does() {
    let mut table = table().play(TWO, "tower").at(25);
    table.take(&["1 end"]);
    assert_eq!((table.field(TWO), table.state.players[TWO].hand.len()), (vec![], 2));
}

#[test]
fn c_103_a_shadow_lies_for_nothing_unseen_and_leaves_when_its_player_wants() {
    let mut table = table().hand(ONE, &["ambush"]).play(TWO, "brute");
    table.take(&["1 play 1", "1 end", "2 attack"]);
    assert_eq!(table.asked(), ONE, "C-103b");
    for viewer in [Viewer::Public, Viewer::Seat(TWO)] {
        let seen = View::<Chrono>::of(&table.state, viewer);
        assert_eq!(seen.state().players[ONE].shades[0].card.kind, Kind::HIDDEN, "C-103d");
    }
    assert!(!table.log.iter().any(|event| {
        matches!(Chrono::redact(event, Viewer::Seat(TWO)), Event::Laid { card, .. } if card != Kind::HIDDEN)
    }));
    table.take(&["1 yes"]);
    assert_eq!((table.life(), table.graveyard(ONE)), ([25, 27], vec!["ambush".to_owned()]));
    let mut table = Table::new(CARDS).shade(ONE, "ambush").play(TWO, "brute");
    table.take(&["1 end", "2 attack", "1 no"]);
    assert_eq!((table.life(), table.state.players[ONE].shades.len()), ([25, 30], 1));
}

#[test]
fn c_103a_a_shadow_with_a_window_stays_and_is_summoned() {
    let mut table = table().shade(TWO, "ambush").hand(ONE, &["rewind"]).pool(ONE, 1).at(30);
    table.take(&["1 play 1"]);
    // Time is back in epoch two, where this shadow waits for an attack.
    assert_eq!((table.state.age, table.asked()), (18, ONE));
    let back = r#"(id: "back", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Past, N(2))])])]),"#;
    let mut table = Table::new(&format!("{CARDS}{back}")).shade(TWO, "ambush").hand(ONE, &["back"]).at(30);
    table.take(&["1 play 1", "2 yes"]);
    assert_eq!((table.field(TWO), table.state.players[TWO].hand.len()), (vec!["ambush".to_owned()], 1));
}

#[test]
fn c_109_c_112_a_mass_return_takes_what_its_sum_allows() {
    let mut table = table().play(TWO, "wall").play(TWO, "brute").play(TWO, "racer").hand(ONE, &["sweep"]).pool(ONE, 5);
    table.take(&["1 play 1", "1 pick 2"]);
    assert_eq!(table.may(ONE), ["pick 1", "done"], "of 5 only 1 is left");
    table.take(&["1 pick 1"]);
    assert_eq!((table.field(TWO), table.state.players[TWO].hand.len()), (vec!["racer".to_owned()], 2));
}

#[test]
fn c_110_c_111_a_snare_ends_with_its_owner_s_next_turn_and_the_card_stays_turned_till_it_readies() {
    let mut table = table().play(TWO, "brute").hand(ONE, &["net"]).pool(ONE, 2);
    table.take(&["1 play 1", "1 end"]);
    assert!(table.state.perms[0].turned && !table.may(TWO).contains(&"attack".to_owned()), "it was not readied");
    table.take(&["2 end"]);
    assert!(table.state.perms[0].turned && table.state.perms[0].snare.is_none());
    table.take(&["1 end"]);
    assert!(!table.state.perms[0].turned);
}

#[test]
fn c_113_c_114_a_shifted_card_uses_the_next_row_until_the_epoch_changes() {
    let mut table = table().play(ONE, "legionnaire").hand(ONE, &["shove", "jump"]).pool(ONE, 3);
    table.take(&["1 play 1"]);
    assert_eq!(table.state.perms[0].shifted, Some(Epoch::Two));
    assert_eq!(table.state.players[ONE].hand.len(), 2, "it moved to another epoch, so it manifests");
    let mut table = Table::new(CARDS).play(TWO, "arsonist").hand(ONE, &["shove"]).pool(ONE, 2);
    table.take(&["1 play 1"]);
    assert_eq!(
        (table.life(), table.graveyard(TWO)),
        ([28, 30], vec!["arsonist".to_owned()]),
        "C-92: its controller's spell"
    );
    let mut table = Table::new(CARDS).play(ONE, "legionnaire").hand(ONE, &["shove"]).pool(ONE, 2).at(20);
    table.take(&["1 play 1"]);
    assert_eq!(table.may(ONE), ["option 1", "option 3"]);
    table.take(&["1 option 3", "1 attack"]);
    assert_eq!(table.life(), [30, 27]);
}

#[test]
fn c_116_who_has_insight_looks_at_a_shadow_and_may_return_it() {
    let mut table = table().shade(TWO, "ambush").hand(ONE, &["spy"]).pool(ONE, 1);
    table.take(&["1 play 1", "1 pick 1"]);
    let seen = View::<Chrono>::of(&table.state, Viewer::Seat(ONE));
    assert_eq!(seen.state().players[TWO].shades[0].card.kind, table.kind("ambush"));
    let public = View::<Chrono>::of(&table.state, Viewer::Public);
    assert_eq!(public.state().players[TWO].shades[0].card.kind, Kind::HIDDEN);
    table.take(&["1 yes"]);
    assert_eq!((table.state.players[TWO].shades.len(), table.state.players[TWO].hand.len()), (0, 1));
}

#[test]
fn c_117_haste_yields_in_the_turn_of_entry() {
    let mut table = table().hand(ONE, &["racer"]).pool(ONE, 2);
    table.take(&["1 play 1", "1 attack"]);
    assert_eq!(table.life(), [30, 28]);
}

#[test]
fn random_matches_keep_every_card_end_and_hide_what_is_hidden() {
    let rules = rules_of_all();
    let mut by_life = 0;
    for number in 0..300 {
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut NoLog);
        let all = state.census();
        let mut chance = Rng::from_number(number ^ 77);
        let mut steps = 0;
        let outcome = loop {
            let seat = match Chrono::status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Waiting(seats) => seats.iter().next().unwrap(),
            };
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            assert!(!may.is_empty(), "{:?}", state.question);
            let action = *chance.pick(&may).unwrap();
            Chrono::apply(&mut state, seat, action, &mut NoLog).unwrap();
            assert_eq!(state.census(), all);
            steps += 1;
            assert!(steps < 20_000, "it does not end");
            if steps % 50 == 0 {
                let saved = serde_json::to_string(&state).unwrap();
                let mut back: State = serde_json::from_str(&saved).unwrap();
                Chrono::attach(&mut back, &rules).unwrap();
                let mut same = Vec::new();
                Chrono::actions(&back, seat.other(), &mut same);
                assert_eq!(serde_json::to_string(&back).unwrap(), saved);
                let view = View::<Chrono>::of(&state, Viewer::Seat(seat));
                let dealt = view.determinize(&mut chance);
                assert_eq!(dealt.census(), all, "a dealt state has the same cards");
            }
        };
        by_life += u32::from(outcome.reason == Reason::Rule(super::reason::LIFE));
    }
    assert!(by_life > 200, "{by_life} of 300 end by life");
}

/// Rules with decks of all cards that the tests use.
fn rules_of_all() -> Arc<Rules> {
    let mut cards: Vec<CardDef> = read(&format!("[{ALWAYS}{CARDS}]")).unwrap();
    cards.iter_mut().for_each(|card| card.name = Some(super::card::InlineName::of(&card.id)));
    let deck: Vec<(String, u8)> =
        cards.iter().filter(|card| card.throne.is_none()).map(|card| (card.id.clone(), 2)).collect();
    let beside = deck.iter().take(5).map(|(id, _)| (id.clone(), 1)).collect();
    let deck = DeckList { hero: "hero".into(), cards: deck, beside };
    let setup = Setup { cards, decks: vec![deck.clone(), deck], ..Setup::default() };
    Rules::prepare(setup).unwrap()
}

#[test]
fn the_greedy_player_beats_chance() {
    use crate::kit::Strength;
    let rules = rules_of_all();
    let (mut won, games) = (0, 60);
    for number in 0..games {
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut NoLog);
        let mut chance = Rng::from_number(number ^ 99);
        let greedy = Seat((number % 2) as u8);
        let outcome = loop {
            let seat = match Chrono::status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Waiting(seats) => seats.iter().next().unwrap(),
            };
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            let action =
                if seat == greedy { may[Chrono::rollout(&state, seat, &may)] } else { *chance.pick(&may).unwrap() };
            Chrono::apply(&mut state, seat, action, &mut NoLog).unwrap();
        };
        won += u32::from(outcome.winners.has(greedy));
    }
    assert!(won >= 54, "{won} of {games}");
}

#[test]
fn every_question_and_choice_has_words_in_both_languages() {
    use crate::kit::Present;
    use crate::text::{Lang, Words};
    let (rules, words) = (rules_of_all(), Words::engine());
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    for number in 0..40 {
        let mut log = Vec::new();
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut log);
        let mut chance = Rng::from_number(number ^ 5);
        while let Status::Waiting(seats) = Chrono::status(&state) {
            let seat = seats.iter().next().unwrap();
            let view = View::<Chrono>::of(&state, Viewer::Seat(seat));
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            let mut texts = vec![Chrono::title(&view)];
            texts.extend(may.iter().map(|action| Chrono::choice(&view, *action).label));
            texts.extend(log.drain(..).filter_map(|event| Chrono::tell(&rules, &event)));
            for lang in Lang::ALL {
                for text in &texts {
                    words.try_say(lang, text, &names).unwrap_or_else(|error| panic!("{text:?}: {error:?}"));
                }
            }
            let table = Chrono::table(&view, &[], None);
            assert_eq!(table.hand.len(), state.players[seat].hand.len());
            Chrono::apply(&mut state, seat, *chance.pick(&may).unwrap(), &mut log).unwrap();
        }
    }
}
