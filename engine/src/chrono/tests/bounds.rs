//! What no set-up, no position and no stored state may hold.

use super::*;
use crate::chrono::setup::{Position, SeatPosition};
use crate::kit::{Hosted, Live, Options};

fn refused(card: &str) -> String {
    let cards: Vec<CardDef> = read(&format!("[{ALWAYS}{card}]")).unwrap_or_else(|error| panic!("{error}"));
    let deck = || DeckList { hero: "hero".to_owned(), ..DeckList::default() };
    Rules::prepare(Setup { cards, decks: vec![deck(), deck()], ..Setup::default() }).expect_err(card).0
}

#[test]
fn a_card_that_could_ask_for_ever_or_count_wrong_is_refused() {
    let row = |inside: &str| {
        format!("(id: \"x\", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], {inside})])")
    };
    for (card, why) in [
        (row("powers: [Does([ChooseOne([])])]"), "2 to 20"),
        (row("window: [], powers: [When(Moves(Future), [ChooseOne([[MoveTime(Past, N(1))]])])]"), "2 to 20"),
        (row("window: [(Life, 200), (Life, 200)]"), "each resource once"),
        (row("window: [(Life, 100)]"), "at most 99"),
        (row("window: [], powers: [Haste, Haste]"), "the same keyword twice"),
        (row("window: []").replace("rows: [", "rows: [(epochs: [], window: []), "), "at least one epoch"),
        (row(&format!("window: [], powers: [{}]", "Turn(0, [Draw(You, N(1))]), ".repeat(13))), "12 powers"),
        (row("window: []").replace("kind: Thoughtform,", "kind: Thoughtform, cost: 1, spirit: 9,"), "C-89"),
        (row("powers: [Does([Token(\"stone\", N(1))])]"), "C-126"),
        (
            "(id: \"x\", kind: Location(0), home: One, rows: [(epochs: [One, Two, Three], window: [])])".to_owned(),
            "C-97",
        ),
    ] {
        let said = refused(&card);
        assert!(said.contains(why), "{card}: {said}");
    }
}

#[test]
fn a_position_has_bounds() {
    let cards: Vec<CardDef> = read(&format!("[{ALWAYS}]")).expect("cards");
    let deck = || DeckList { hero: "hero".to_owned(), ..DeckList::default() };
    let prepared = |part: SeatPosition, turns: u16| {
        let position =
            Position { seats: vec![part, SeatPosition::default()], turn: ONE, turns, age: 5, at: Default::default() };
        let setup =
            Setup { cards: cards.clone(), decks: vec![deck(), deck()], position: Some(position), ..Setup::default() };
        Rules::prepare(setup).map(|_| ())
    };
    assert_eq!(prepared(SeatPosition::default(), 5), Ok(()));
    for part in [
        SeatPosition { counters: 1_000, ..SeatPosition::default() },
        SeatPosition { armor: 1_000, ..SeatPosition::default() },
        SeatPosition { life: Some(1_000), ..SeatPosition::default() },
        SeatPosition { turns: Some(u16::MAX), ..SeatPosition::default() },
        SeatPosition { hand: vec!["stone".to_owned(); 201], ..SeatPosition::default() },
    ] {
        assert!(prepared(part.clone(), 5).is_err(), "{part:?}");
    }
    assert!(prepared(SeatPosition::default(), u16::MAX).is_err());
}

#[test]
fn a_stored_state_names_only_the_two_seats_and_every_card_once() {
    let table = Table::new("").play(ONE, "stone");
    let saved = serde_json::to_value(&table.state).expect("a state is written");
    let read_back = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut saved = saved.clone();
        change(&mut saved);
        let mut state: State = serde_json::from_value(saved).map_err(|error| error.to_string())?;
        Chrono::attach(&mut state, &table.state.rules).map_err(|error| error.0)
    };
    assert_eq!(read_back(&|_| {}), Err("its cards are not those of the decks".to_owned()), "a card was laid by hand");
    let wrong: [(&str, serde_json::Value, &str); 3] = [
        ("/stage", serde_json::json!({ "ChooseFirst": 7 }), "seat"),
        ("/perms/0/snare", serde_json::json!(7), "seat"),
        ("/perms/0/id", serde_json::json!(0), "numbers"),
    ];
    for (at, value, why) in wrong {
        let said = read_back(&|saved| *saved.pointer_mut(at).expect(at) = value.clone());
        assert!(said.as_ref().is_err_and(|said| said.contains(why)), "{at}: {said:?}");
    }
}

#[test]
fn a_stored_event_of_a_seat_that_is_not_there_is_left_out() {
    let rules = rules("", House::default());
    let saved = Live::<Chrono>::start(&rules, [1; 32]).save().expect("it is written");
    let mut changed: serde_json::Value = serde_json::from_slice(&saved).expect("it is JSON");
    let known = serde_json::json!({ "Lost": { "seat": 1, "n": 1 } });
    for (event, is_kept) in [(serde_json::json!({ "Lost": { "seat": 7, "n": 1 } }), false), (known, true)] {
        changed["recent"] = serde_json::json!([[event]]);
        let loaded = Live::<Chrono>::load(&rules, changed.to_string().as_bytes()).expect("it is read");
        assert_eq!(loaded.events(Viewer::Public).len(), usize::from(is_kept), "{event}");
    }
}

#[test]
fn a_house_rule_out_of_bounds_is_named_with_its_bounds() {
    let said = |change: fn(&mut House)| {
        let mut setup = Chrono::choose(&Options::new(), FirstTurn::Random).expect("the usual set-up");
        change(&mut setup.house);
        Rules::prepare(setup).expect_err("it is out of bounds").0
    };
    assert_eq!(said(|house| house.life = 0), "the house rule `life` is 0, but must be from 1 to 32767");
    assert_eq!(said(|house| house.hand = 61), "the house rule `hand` is 61, but must be from 0 to 60");
    assert_eq!(said(|house| house.turn_cap = 0), "the house rule `turn_cap` is 0, but must be from 1 to 65535");
}

#[test]
fn a_deck_that_lists_no_copy_of_a_card_is_refused() {
    let mut setup = Chrono::choose(&Options::new(), FirstTurn::Random).expect("the usual set-up");
    let card = setup.decks[1].cards[0].0.clone();
    setup.decks[1].cards[0].1 = 0;
    let said = Rules::prepare(setup).expect_err("a card is listed with no copy").0;
    assert_eq!(said, format!("the deck of seat 2 lists `{card}` with no copy of it"));
}

#[test]
fn a_card_is_offered_exactly_when_its_cost_can_be_paid_c_44_c_103() {
    let cards = r#"
        (id: "tax", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], window: [], powers: [Always(Costs(Opponent, 60))])]),
        (id: "sale", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], window: [], powers: [Always(Costs(You, -10))])]),
        (id: "shade", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Ends(You), window: [])]),
    "#;
    // However much more others make it cost, a card costs from 0 to 99.
    for (played, cost) in
        [(&[][..], 9), (&[(TWO, "tax")], 69), (&[(TWO, "tax"), (TWO, "tax")], 99), (&[(ONE, "sale")], 0)]
    {
        let table = Table::new(cards).hand(ONE, &["stone", "shade"]);
        let mut table = played.iter().fold(table, |table, (seat, id)| table.play(*seat, id));
        let kind = table.kind("stone");
        assert_eq!(table.state.cost(ONE, kind), cost, "{played:?}");
        for pool in 0..=101 {
            table = table.pool(ONE, pool);
            let may = table.may(ONE);
            assert_eq!(may.contains(&"play 1".to_owned()), pool >= usize::from(cost), "{played:?}, pool {pool}");
            assert_eq!(table.state.may(ONE, Action::Play(0)), pool >= usize::from(cost), "{played:?}, pool {pool}");
            assert!(may.contains(&"play 2".to_owned()), "a shadow is laid for nothing: {played:?}");
        }
    }
}
