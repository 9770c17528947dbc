//! Answers belong to the question that was asked.

use std::collections::BTreeSet;

use duelhall_engine::kit::{AnswerError, Deed, Entry, Seat, Status};

use crate::Lawful;
use crate::playout::Playout;

pub(crate) fn stale_and_impossible_answers_are_refused<G: Lawful>() {
    for mut playout in Playout::<G>::many() {
        loop {
            let live = &playout.live;
            let Status::Waiting(asked) = live.status() else { break };
            for seat in (0..8).map(Seat) {
                let Some(prompt) = asked.has(seat).then(|| live.prompt(seat)).flatten() else {
                    assert_eq!(live.answer(seat, live.revision(), 0), Err(AnswerError::NotAsked));
                    continue;
                };
                let now = prompt.step;
                let choices = prompt.choices.len();
                for step in [now.wrapping_sub(1), now + 1, u32::MAX] {
                    assert_eq!(live.answer(seat, step, 0), Err(AnswerError::Stale { now }));
                }
                let index = choices;
                assert_eq!(live.answer(seat, now, index), Err(AnswerError::NoSuchChoice { index, choices }));
            }
            waits_for_others(&mut playout);
        }
        over(&playout);
    }
}

/// A question stays the same while others answer, and is another once its own seat has answered.
fn waits_for_others<G: Lawful>(playout: &mut Playout<G>) {
    let steps = |playout: &Playout<G>| {
        (0..G::SEATS).map(Seat).map(|seat| playout.live.prompt(seat).map(|prompt| prompt.step)).collect::<Vec<_>>()
    };
    let before = steps(playout);
    let Some(entry) = playout.step() else { return };
    let after = steps(playout);
    for seat in (0..G::SEATS).map(Seat) {
        let (was, is) = (before[seat.index()], after[seat.index()]);
        if seat == entry.seat {
            assert_ne!(was, is, "seat {seat} answered, and has the same question");
        } else if let (Some(was), Some(is)) = (was, is) {
            assert_eq!(was, is, "the question of seat {seat} changed while another answered");
        }
    }
}

/// After the end nothing is taken.
fn over<G: Lawful>(playout: &Playout<G>) {
    let mut live = playout.live.clone();
    for seat in (0..G::SEATS).map(Seat) {
        assert_eq!(live.prompt(seat), None);
        assert_eq!(live.answer(seat, live.revision(), 0), Err(AnswerError::Over));
        for deed in [Deed::Concede, Deed::Forfeit, Deed::Act("skip".to_owned())] {
            assert_eq!(live.take(&Entry { seat, deed }), Err(AnswerError::Over));
        }
    }
}

pub(crate) fn prompts_offer_at_least_two_choices_each_once<G: Lawful>() {
    for mut playout in Playout::<G>::many() {
        loop {
            for seat in (0..G::SEATS).map(Seat) {
                let Some(prompt) = playout.live.prompt(seat) else { continue };
                assert!(prompt.choices.len() >= 2, "seat {seat} is asked without a choice: {prompt:?}");
                let actions: BTreeSet<&String> = prompt.choices.iter().map(|choice| &choice.action).collect();
                assert_eq!(actions.len(), prompt.choices.len(), "a choice is offered twice");
                assert!(prompt.fallback < prompt.choices.len());
                assert_eq!(prompt.seat, seat);
            }
            if playout.step().is_none() {
                break;
            }
        }
    }
}
