//! The laws of Chrono: matches of the shipped decks, under the rules of the book and of other houses.

use std::sync::Arc;

use duelhall_engine::chrono::card::{CardDef, Type};
use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::{Chrono, DeckList, EndOfTime, Event, House, Rules, Setup, State};
use duelhall_engine::kit::{FirstTurn, Game as _, Kind, Seat};
use serde_json::Value;

use crate::laws::Lawful;
use crate::laws::playout::Playout;

impl Lawful for Chrono {
    const LENGTH: u64 = 2;
    const EVERY: u32 = 3;
    // Both replace cards of the first hand at once (C-22).
    const SEALED: bool = true;

    fn places(written: &mut Value) -> Vec<Vec<&mut Value>> {
        let players = written["players"].as_array_mut().expect("a list");
        players.iter_mut().map(|player| vec![player]).collect()
    }

    /// Every shipped deck against every other and itself, in houses that differ.
    fn kinds() -> Vec<Arc<Rules>> {
        let decks: Vec<DeckList> = library().decks.iter().map(DeckList::from).collect();
        let firsts = [FirstTurn::Random, FirstTurn::Seat(Seat::SECOND), FirstTurn::ChosenBy(Seat::FIRST)];
        let pairs = decks.iter().flat_map(|one| decks.iter().map(move |other| vec![one.clone(), other.clone()]));
        pairs.zip(houses().into_iter().cycle()).zip(firsts.into_iter().cycle()).map(rules).collect()
    }

    /// Decks with every card, which no player could bring.
    fn wide() -> Vec<Arc<Rules>> {
        let all = |which: fn(&CardDef) -> bool| {
            let cards = library().cards.iter().filter(move |card| which(card));
            cards.map(|card| (card.id.clone(), 1)).collect::<Vec<_>>()
        };
        let cards = all(|card| card.kind != Type::Hero && !card.token);
        let heroes = library().cards.iter().filter(|card| card.kind == Type::Hero);
        let deck = |hero: &Arc<CardDef>| DeckList { hero: hero.id.clone(), cards: cards.clone(), beside: Vec::new() };
        heroes.map(|hero| rules(((vec![deck(hero), deck(hero)], House::default()), FirstTurn::Random))).collect()
    }

    fn ids() -> Vec<String> {
        let cards = library().cards.iter().filter(|card| card.kind != Type::Hero);
        cards.map(|card| card.id.clone()).collect()
    }

    fn census(state: &State) -> Vec<Kind> {
        state.census()
    }

    fn played(rules: &Arc<Rules>, event: &Event) -> Option<String> {
        match event {
            Event::Played { card, .. } | Event::Left { card, .. } | Event::Entered { card, .. } => {
                rules.card(*card).map(|card| card.id.clone())
            }
            _ => None,
        }
    }
}

/// The house of the book, and one for each open point that is decided otherwise.
fn houses() -> Vec<House> {
    let book = House::default;
    vec![
        book(),
        House { end_of_time: EndOfTime::Draw, ..book() },
        House { end_of_time: EndOfTime::MostLife, ..book() },
        House { time_shift_atomic: false, ..book() },
        House { each_first_turn: false, ..book() },
    ]
}

fn rules(((decks, house), first): ((Vec<DeckList>, House), FirstTurn)) -> Arc<Rules> {
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    Chrono::prepare(Setup { cards, decks, house, first, position: None }).expect("the set can be played")
}

/// C-01, C-08, C-09: whatever moves time, it is one of the thirty ages; C-96, C-102: nobody has two locations or two events;
/// and no counter is below nothing.
#[test]
fn the_age_and_the_counters_of_chrono_stay_within_their_bounds() {
    use duelhall_engine::kit::Staged as _;
    for mut playout in Playout::<Chrono>::many() {
        while playout.step().is_some() {
            let laid = Chrono::lay_out(playout.live.state());
            let age = laid["age"].as_u64().expect("an age");
            assert!((1..=30).contains(&age), "age {age}");
            assert_eq!(laid["epoch"].as_u64(), Some(1 + u64::from(age > 15) + u64::from(age > 25)));
            for seat in ["1", "2"] {
                let side = &laid["seats"][seat];
                assert!(side["armor"].as_i64() >= Some(0) && side["counters"].as_i64() >= Some(0), "{side}");
                let field = side["field"].as_array().expect("a list").iter();
                let kinds = field.filter_map(|id| library().card(id.as_str()?).map(|card| card.kind));
                let kinds: Vec<Type> = kinds.collect();
                let count = |which: fn(&Type) -> bool| kinds.iter().filter(|kind| which(kind)).count();
                assert!(count(|kind| matches!(kind, Type::Location(_))) <= 1, "{side}");
                assert!(count(|kind| matches!(kind, Type::Event(_))) <= 1, "{side}");
            }
        }
    }
}
