//! The laws that every game obeys, whatever its rules. The end of this file has one line for each game.
//!
//! `DUELHALL_LAW_GAMES` sets how many matches each law plays (100 by default, fewer of a long game). In a usual run a
//! law looks at every position of its matches, or of a long game at one in a few. A long run, of more than 1,000
//! matches, plays every match to its end too, but makes the expensive checks at only one position in two hundred.
//! Where a law looks is chosen evenly at random. A match that was
//! loaded from a save still goes on beside the original to the end. `tally.rs` holds these numbers, and reports on
//! standard error how many matches, choices and looks a law has had.

#![expect(clippy::disallowed_methods, reason = "how many games is the caller's choice")]

mod actions;
mod anew;
mod answers;
mod cards;
mod chrono;
mod known;
mod leaks;
mod playout;
mod random_cards;
mod records;
mod saves;
mod tally;
mod war;

use std::sync::Arc;

use duelhall_engine::chrono::Chrono;
use duelhall_engine::formats::{self as f, InFormat};
use duelhall_engine::heroes as h;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Game, Kind, Staged};
use duelhall_engine::towers::{Event, Rules, State, Towers};
use duelhall_engine::war::War;
use serde_json::Value;

/// A game, and the few facts about it that the laws cannot find out by themselves.
pub(crate) trait Lawful: Staged {
    /// How long a match takes compared with a match of Towers; the number of matches is divided by this.
    const LENGTH: u64;

    /// In a usual run, a law makes its expensive checks at one in this many positions.
    const EVERY: u32;

    /// Whether several seats are ever asked at once.
    const SEALED: bool;

    /// Whether answers that several seats give at once are open, and each of them asks again or no more.
    const OPEN: bool = false;

    /// The parts of a stored state that hold cards. Within each group the cards could be dealt differently.
    fn places(written: &mut Value) -> Vec<Vec<&mut Value>>;

    /// The part of a stored state from which all future chance follows.
    fn chance(written: &mut Value) -> &mut Value {
        &mut written["rng"]
    }

    /// The rules of the matches of each law.
    fn kinds() -> Vec<Arc<Self::Rules>> {
        playout::choices::<Self>()
    }

    /// Rules under which every card of [`Self::ids`] can occur.
    fn wide() -> Vec<Arc<Self::Rules>> {
        vec![Self::kinds().swap_remove(0)]
    }

    /// The ids of all cards that must be played or come into play.
    fn ids() -> Vec<String> {
        Self::cards().into_iter().map(|(id, _)| id).collect()
    }

    /// The action that ends a long series of choices, if one of these does; chance alone would seldom take it.
    fn ends_series(_actions: &[Self::Action]) -> Option<usize> {
        None
    }

    /// Every card of a match in whatever place, sorted.
    fn census(state: &Self::State) -> Vec<Kind>;

    /// The id of the card that was played in an event.
    fn played(rules: &Arc<Self::Rules>, event: &Self::Event) -> Option<String>;
}

impl Lawful for Towers {
    const LENGTH: u64 = 1;
    const EVERY: u32 = 3;
    const SEALED: bool = true;

    fn places(written: &mut Value) -> Vec<Vec<&mut Value>> {
        let parts = written.as_object_mut().expect("a state is an object");
        vec![
            parts
                .iter_mut()
                .filter(|(name, _)| ["hands", "piles"].contains(&name.as_str()))
                .map(|(_, part)| part)
                .collect(),
        ]
    }

    fn census(state: &State) -> Vec<Kind> {
        state.census()
    }

    fn played(rules: &Arc<Rules>, event: &Event) -> Option<String> {
        match event {
            Event::Played { card, .. } => rules.card(*card).map(|card| card.id.clone()),
            _ => None,
        }
    }
}

impl Lawful for Heroes {
    const LENGTH: u64 = 6;
    const EVERY: u32 = 4;
    // The players decide one after another whether to replace the hand (H-69).
    const SEALED: bool = false;

    fn places(written: &mut Value) -> Vec<Vec<&mut Value>> {
        let mut groups: Vec<Vec<&mut Value>> = Vec::new();
        let mut parts = written.as_object_mut().expect("a state is an object").iter_mut().collect::<Vec<_>>();
        parts.sort_by_key(|(name, _)| name.as_str() != "players");
        for (name, part) in parts {
            match name.as_str() {
                "players" => groups.extend(part.as_array_mut().expect("a list").iter_mut().map(|player| vec![player])),
                "perms" => {
                    for perm in part.as_array_mut().expect("a list") {
                        let owner = perm["owner"].as_u64().expect("a seat") as usize;
                        groups[owner].push(&mut perm["card"]);
                    }
                }
                _ => {}
            }
        }
        groups
    }

    /// Decks with every card that a hero may have.
    fn wide() -> Vec<Arc<h::Rules>> {
        let library = h::set::library();
        let heroes: Vec<_> =
            library.cards.iter().filter(|card| matches!(card.kind, h::card::CardType::Hero { .. })).collect();
        let deck = |hero: &h::card::CardDef| {
            let fits = |card: &&Arc<h::card::CardDef>| {
                let class = card.classes.is_empty() || card.classes.iter().any(|class| hero.classes.contains(class));
                let talent = card.talent.is_none() || card.talent == hero.talent;
                let side = card.faction.is_none() || card.faction == hero.faction;
                let kind = !card.token && !matches!(card.kind, h::card::CardType::Hero { .. });
                kind && class && talent && side
            };
            let cards = library.cards.iter().filter(fits).map(|card| (card.id.clone(), 1)).collect();
            h::DeckList { hero: hero.id.clone(), cards }
        };
        let pair = |pair: &[&Arc<h::card::CardDef>]| {
            let decks = pair.iter().map(|hero| deck(hero)).collect();
            let cards = library.cards.iter().map(|card| (**card).clone()).collect();
            h::Rules::prepare(h::Setup { cards, decks, ..h::Setup::default() }).expect("the set can be played")
        };
        heroes.chunks(2).map(pair).collect()
    }

    fn ids() -> Vec<String> {
        let cards = h::set::library().cards.iter();
        cards.filter(|card| !matches!(card.kind, h::card::CardType::Hero { .. })).map(|card| card.id.clone()).collect()
    }

    fn census(state: &h::State) -> Vec<Kind> {
        let mut all: Vec<Kind> = state.seats().flat_map(|seat| state.census(seat)).collect();
        all.sort_unstable();
        all
    }

    fn played(rules: &Arc<h::Rules>, event: &h::Event) -> Option<String> {
        match event {
            h::Event::Played { card, .. }
            | h::Event::Placed { card, up: true, .. }
            | h::Event::Entered { card, .. } => rules.card(*card).map(|card| card.id.clone()),
            _ => None,
        }
    }
}

impl Lawful for InFormat<Heroes> {
    const LENGTH: u64 = 25;
    // Most choices of such a match build decks, one card after another for up to eight seats.
    const EVERY: u32 = 16;
    const SEALED: bool = true;

    /// The places of the duel. Before the duel a view guesses other boosters anyway.
    fn places(written: &mut Value) -> Vec<Vec<&mut Value>> {
        written["stage"].get_mut("Duel").map_or_else(Vec::new, |duel| Heroes::places(&mut duel["state"]))
    }

    fn chance(written: &mut Value) -> &mut Value {
        match written["stage"].as_object_mut().and_then(|stage| stage.values_mut().next()) {
            Some(part) if part.get("state").is_some() => &mut part["state"]["rng"],
            Some(part) => &mut part["rng"],
            None => unreachable!("a match is at some stage"),
        }
    }

    /// Common cards only: a law of Heroes says that every card can be played, and boosters rarely contain an epic.
    fn ids() -> Vec<String> {
        let cards = h::set::library().cards.iter();
        let common = cards.filter(|card| !card.token && card.rarity == h::card::Rarity::Common);
        common.filter(|card| !matches!(card.kind, h::card::CardType::Hero { .. })).map(|card| card.id.clone()).collect()
    }

    fn ends_series(actions: &[Self::Action]) -> Option<usize> {
        actions.iter().position(|action| matches!(action, f::Action::Ready | f::Action::Fill))
    }

    /// How many cards there are: which ones somebody else has opened, nobody knows.
    fn census(state: &f::State<Heroes>) -> Vec<Kind> {
        vec![Kind::HIDDEN; state.census().len()]
    }

    fn played(rules: &Arc<f::Rules<Heroes>>, event: &<Self as Game>::Event) -> Option<String> {
        match event {
            f::Event::Duel(
                h::Event::Played { card, .. }
                | h::Event::Placed { card, up: true, .. }
                | h::Event::Entered { card, .. },
            ) => rules.card(*card).map(|card| card.id.clone()),
            _ => None,
        }
    }
}

macro_rules! laws {
    ($($name:ident: $game:ty),+ $(,)?) => {$(
        mod $name {
            use super::*;

            #[test]
            fn playouts_end_and_conserve_cards() {
                playout::playouts_end_and_conserve_cards::<$game>();
            }

            #[test]
            fn the_same_seed_gives_the_same_fingerprints() {
                playout::the_same_seed_gives_the_same_fingerprints::<$game>();
            }

            #[test]
            fn listed_actions_are_exactly_the_accepted_ones() {
                actions::listed_actions_are_exactly_the_accepted_ones::<$game>();
            }

            #[test]
            fn a_match_goes_on_identically_from_every_save() {
                saves::a_match_goes_on_identically_from_every_save::<$game>();
            }

            #[test]
            fn a_damaged_save_is_refused_or_harmless() {
                saves::a_damaged_save_is_refused_or_harmless::<$game>();
            }

            #[test]
            fn nobody_sees_what_they_may_not_know() {
                leaks::nobody_sees_what_they_may_not_know::<$game>();
            }

            #[test]
            fn nobody_is_told_what_they_may_not_know() {
                leaks::nobody_is_told_what_they_may_not_know::<$game>();
            }

            #[test]
            fn answers_are_sealed_until_all_are_in() {
                leaks::answers_are_sealed_until_all_are_in::<$game>();
            }

            #[test]
            fn every_card_is_played_by_chance() {
                cards::every_card_is_played_by_chance::<$game>();
            }

            #[test]
            fn stale_and_impossible_answers_are_refused() {
                answers::stale_and_impossible_answers_are_refused::<$game>();
            }

            #[test]
            fn prompts_offer_at_least_two_choices_each_once() {
                answers::prompts_offer_at_least_two_choices_each_once::<$game>();
            }
        }
    )+};
}

/// Records name a game by its line in the list of games, so these laws are for games that halls offer.
macro_rules! laws_of_records {
    ($($name:ident: $game:ty),+ $(,)?) => {
        mod records_of {
            use super::*;

            $(mod $name {
                use super::*;

                #[test]
                fn records_round_trip_and_verify() {
                    records::records_round_trip_and_verify::<$game>();
                }

                #[test]
                fn forged_records_are_refused() {
                    records::forged_records_are_refused::<$game>();
                }
            })+
        }
    };
}

laws! {
    towers: Towers,
    heroes: Heroes,
    formats: InFormat<Heroes>,
    chrono_match: Chrono,
    war_match: War,
}

laws_of_records! {
    towers: Towers,
    chrono_match: Chrono,
    war_match: War,
    heroes: Heroes,
    formats: InFormat<Heroes>,
}
