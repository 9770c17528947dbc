//! What a view keeps from its viewer (C-103d).

use super::*;
use crate::chrono::state::{Ask, What};

#[test]
fn c_103d_others_do_not_see_which_shadow_could_leave_the_shadows() {
    let mut table = table().play(ONE, "brute").shade(TWO, "ambush").shade(TWO, "ambush");
    table.take(&["1 attack"]);
    assert_eq!(table.asked(), TWO);
    let shades = |state: &State| {
        let whats = state.effects().map(|effect| effect.what);
        whats.filter(|what| matches!(what, What::Shade(_))).collect::<Vec<_>>()
    };
    let leaves = |state: &State| state.question.as_ref().map(|(seat, ask)| (*seat, ask.clone()));
    let ambush = table.kind("ambush");
    for viewer in [Viewer::Seat(ONE), Viewer::Public] {
        let view = View::<Chrono>::of(&table.state, viewer);
        assert_eq!(leaves(view.state()), Some((TWO, Ask::Leave(0))), "only that seat 2 is asked");
        assert_eq!(shades(view.state()), [What::Shade(0)], "the second one waits unseen");
        assert!(view.state().effects().all(|effect| effect.kind != ambush));
    }
    let view = View::<Chrono>::of(&table.state, Viewer::Seat(TWO));
    assert_eq!(leaves(view.state()), Some((TWO, Ask::Leave(2))), "its player sees it");
    assert_eq!(shades(view.state()).len(), 2);
}

#[test]
fn a_guess_keeps_the_hero_deck_apart_from_the_main_deck() {
    let mut setup = Chrono::setup(&rules(CARDS, House::default()));
    let beside = ["wall", "wall", "net", "ambush"];
    setup.decks[1].beside = vec![("wall".to_owned(), 2), ("net".to_owned(), 1), ("ambush".to_owned(), 1)];
    let rules = Rules::prepare(setup).unwrap();
    let mut state = Chrono::start(&rules, Rng::from_number(1), &mut NoLog);
    for seat in [ONE, TWO] {
        Chrono::apply(&mut state, seat, Action::Keep, &mut NoLog).unwrap();
    }
    let named = |card: &Card| rules.cards.id(card.kind);
    let mut chance = Rng::from_number(2);
    // Two cards are fetched one after the other, and the second one is played.
    for fetched in 0..3 {
        let player = &mut state.players[TWO];
        match fetched {
            1 => player.hand.push(player.beside[0]),
            2 => player.graveyard.push(Card { known: SeatSet::ALL, ..player.beside[0] }),
            _ => {}
        }
        player.beside.drain(..usize::from(fetched > 0));
        let mut places = std::collections::BTreeSet::new();
        for _ in 0..40 {
            let dealt = View::<Chrono>::of(&state, Viewer::Seat(ONE)).determinize(&mut chance);
            assert_eq!(dealt.census(), state.census());
            let player = &dealt.players[TWO];
            let main = player.deck.iter().chain(player.pool.iter().copied());
            assert!(main.map(|card| named(&card)).all(|id| id == "stone"));
            assert!(player.beside.iter().all(|card| beside.contains(&named(card).as_str())));
            let at: Vec<usize> = (0..player.hand.len()).filter(|at| named(&player.hand[*at]) != "stone").collect();
            assert_eq!(at.len(), usize::from(fetched > 0));
            places.extend(at);
        }
        assert!(fetched == 0 || places.len() > 1, "it may lie anywhere in the hand");
    }
}

#[test]
fn a_shadow_that_was_fetched_lies_face_down_in_every_guess() {
    let mut setup = Chrono::setup(&rules(CARDS, House::default()));
    setup.decks[1].beside = vec![("ambush".to_owned(), 1), ("wall".to_owned(), 2)];
    let rules = Rules::prepare(setup).unwrap();
    let mut state = Chrono::start(&rules, Rng::from_number(1), &mut NoLog);
    for seat in [ONE, TWO] {
        Chrono::apply(&mut state, seat, Action::Keep, &mut NoLog).unwrap();
    }
    // The only shadow of both decks was fetched and laid.
    let player = &mut state.players[TWO];
    let at = player.beside.iter().position(|card| rules.cards.id(card.kind) == "ambush").unwrap();
    let card = player.beside.remove(at);
    player.shades.push(Shade { id: state.next, card });
    state.next += 1;
    state.listen();
    let mut chance = Rng::from_number(2);
    for _ in 0..40 {
        let dealt = View::<Chrono>::of(&state, Viewer::Seat(ONE)).determinize(&mut chance);
        assert_eq!(dealt.census(), state.census());
        assert_eq!(rules.cards.id(dealt.players[TWO].shades[0].card.kind), "ambush");
    }
}
