//! The laws of War: matches of the shipped decks, under the rules of the book and of other houses.

use std::sync::Arc;

use duelhall_engine::kit::{FirstTurn, Game as _, Kind, Seat, Staged as _};
use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::set::library;
use duelhall_engine::war::{Asks, DeckList, Event, House, Rules, Setup, State, Terms, War};
use serde_json::Value;

use crate::laws::Lawful;
use crate::laws::playout::Playout;

impl Lawful for War {
    const LENGTH: u64 = 3;
    const EVERY: u32 = 5;
    // Both may have their hands dealt again at once (W-50).
    const SEALED: bool = true;
    // How often a hand is dealt again is seen by everybody: the hand gets smaller.
    const OPEN: bool = true;

    fn places(written: &mut Value) -> Vec<Vec<&mut Value>> {
        let players = written["players"].as_array_mut().expect("a list");
        players.iter_mut().map(|player| vec![player]).collect()
    }

    /// Every shipped deck against every other and itself, in houses that differ.
    fn kinds() -> Vec<Arc<Rules>> {
        let decks: Vec<DeckList> = library().decks.iter().map(DeckList::from).collect();
        let firsts = [FirstTurn::Random, FirstTurn::Seat(Seat::SECOND), FirstTurn::ChosenBy(Seat::FIRST)];
        let pairs = decks.iter().flat_map(|one| decks.iter().map(move |other| vec![one.clone(), other.clone()]));
        let pairs: Vec<Vec<DeckList>> = pairs.collect();
        let houses = houses();
        let count = pairs.len().max(houses.len());
        let all = pairs.into_iter().cycle().zip(houses.into_iter().cycle()).zip(firsts.into_iter().cycle());
        all.take(count).map(rules).collect()
    }

    /// A deck with every card of a country, which no player could bring, for each country.
    fn wide() -> Vec<Arc<Rules>> {
        let of = |country: Country| {
            let cards = library().cards.iter().filter(|card| card.country == country && !card.token);
            let copies = |card: &CardDef| if card.kind == Type::Base { 20 } else { 1 };
            let cards: Vec<(String, u8)> = cards.map(|card| (card.id.clone(), copies(card))).collect();
            let deck = DeckList { cards };
            (deck.cards.len() > 1).then(|| rules(((vec![deck.clone(), deck], House::default()), FirstTurn::Random)))
        };
        Country::ALL.into_iter().filter_map(of).collect()
    }

    fn census(state: &State) -> Vec<Kind> {
        state.census()
    }

    fn played(rules: &Arc<Rules>, event: &Event) -> Option<String> {
        match event {
            Event::Played { card, .. } | Event::Entered { card, .. } => rules.card(*card).map(|card| card.id.clone()),
            _ => None,
        }
    }
}

/// The house of the book, and one for each open point that is decided otherwise.
fn houses() -> Vec<House> {
    let book = House::default;
    vec![
        book(),
        House { damage_persists: true, ..book() },
        House { attack_uses: false, ..book() },
        House { navy_blocks_air: false, ..book() },
        House { asks: Asks::Always, ..book() },
        House { asks: Asks::Never, ..book() },
    ]
}

fn rules(((decks, house), first): ((Vec<DeckList>, House), FirstTurn)) -> Arc<Rules> {
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    War::prepare(Setup { cards, decks, house, first, terms: Terms::default(), position: None })
        .expect("the set can be played")
}

/// W-62..W-80: whoever attacks or blocks is in a combat; W-80: no unit stays with as much damage as defense; W-68: a blocker
/// blocks an attacker of the other side; and a state takes at most 2 KB besides its piles.
#[test]
fn units_and_combats_of_war_stay_within_their_bounds() {
    for mut playout in Playout::<War>::many() {
        while playout.step().is_some() {
            let state = playout.live.state();
            assert!(state.footprint() <= 2_048, "a state takes {} bytes", state.footprint());
            if !playout.looks() {
                continue;
            }
            let laid = War::lay_out(playout.live.state());
            if laid["phase"] == "over" {
                continue;
            }
            let fights =
                ["main", "block", "clash", "split", "damage"].contains(&laid["phase"].as_str().expect("a phase"));
            for (number, perm) in laid["play"].as_object().expect("a table") {
                let of = |key: &str| perm[key].as_i64().unwrap_or_default();
                assert!(
                    of("defense") == 0 || of("damage") < of("defense") || laid["question"] != "none",
                    "{number}: {perm}"
                );
                let is_home = perm["attacks"] == false && of("against") == 0;
                assert!(is_home || fights, "{} in {}", perm, laid["phase"]);
                let other = &laid["play"][of("against").to_string()];
                assert!(other.is_null() || other["owner"] != perm["owner"], "{perm} blocks {other}");
            }
        }
    }
}
