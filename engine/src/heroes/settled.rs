//! What follows from the cards in play is recomputed only if it may have changed. This test recomputes it after every
//! choice and compares.

use std::sync::Arc;

use super::state::{Id, Now, Player, Powered, State, Traits};
use super::{DeckList, Heroes, Setup, set};
use crate::kit::{Game, NoLog, Rng, SeatSet, Status};

/// All kept values that follow from the rest of the state.
type Derived = (Vec<Now>, Vec<u8>, Traits, Vec<Powered>, Vec<u16>, Vec<(Id, u8)>, u32);

fn derived(state: &State) -> Derived {
    let ready = |player: &Player| player.ready;
    let now = state.perms.iter().map(|perm| perm.now).collect();
    let ready = state.players.iter().map(ready).collect();
    (now, ready, state.traits, state.powered.to_vec(), state.shown.to_vec(), state.tagged.clone(), state.listens)
}

fn play(deck: usize, seats: usize, number: u64) -> u32 {
    let library = set::library();
    let lists = [&library.starters, &library.constructed];
    let seat = |at: usize| {
        let decks = lists[(number as usize + at) % 2];
        let deck = &decks[(deck + at * 4) % decks.len()];
        DeckList { hero: deck.hero.clone(), cards: deck.cards.clone() }
    };
    let cards = library.cards.iter().map(|card| (**card).clone()).collect();
    let setup = Setup { cards, decks: (0..seats).map(seat).collect(), ..Setup::default() };
    let rules = Heroes::prepare(setup).expect("the decks can be played");
    let mut state = Heroes::start(&rules, Rng::from_number(number), &mut NoLog);
    let (mut chance, mut actions, mut choices) = (Rng::from_number(number ^ 5), Vec::new(), 0);
    while let Status::Waiting(seats) = Heroes::status(&state) {
        let seat = seats.iter().next().expect("somebody is asked");
        actions.clear();
        Heroes::actions(&state, seat, &mut actions);
        let action = *chance.pick(&actions).expect("there is something to do");
        Heroes::apply(&mut state, seat, action, &mut NoLog).expect("what is listed is accepted");
        choices += 1;
        let mut anew = state.clone();
        anew.reckon();
        anew.refresh();
        assert_eq!(derived(&state), derived(&anew), "after `{action}`, choice {choices} of game {number}");
        if !state.unchecked && state.running.is_none() && state.packets.is_empty() && !state.is_over() {
            (anew.ailing, anew.crowded) = (true, SeatSet::ALL);
            assert!(!anew.check(&mut NoLog), "after `{action}`, choice {choices} of game {number}, somebody has to go");
        }
        assert!(Arc::ptr_eq(&state.rules, &anew.rules));
        if choices > 3_000 {
            break;
        }
    }
    choices
}

#[test]
fn what_is_kept_is_what_would_be_worked_out_anew() {
    let choices: u32 = (0..180).map(|game| play(game % 9, 2 + game / 9 % 3, game as u64)).sum();
    assert!(choices > 20_000, "{choices} choices are few");
}
