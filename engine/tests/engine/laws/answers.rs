//! An answer belongs to the question that was asked.

use std::collections::BTreeSet;

use duelhall_engine::kit::{AnswerError, Deed, Entry, Live, Seat, Status};

use crate::laws::Lawful;
use crate::laws::playout::Playout;

pub(crate) fn stale_and_impossible_answers_are_refused<G: Lawful>() {
    for mut playout in Playout::<G>::many() {
        loop {
            let before = playout.looks().then(|| {
                (0..8).map(Seat).for_each(|seat| answers::<G>(&playout.live, seat));
                steps(&playout)
            });
            let Some(entry) = playout.step() else { break };
            if let Some(before) = before {
                waits_for_others(&before, &playout, entry.seat);
            }
        }
        over(&playout);
    }
}

/// Checks that every answer of a seat is either an entry or refused.
fn answers<G: Lawful>(live: &Live<G>, seat: Seat) {
    let Status::Waiting(asked) = live.status() else { return };
    let Some(prompt) = asked.has(seat).then(|| live.prompt(seat)).flatten() else {
        assert_eq!(live.answer(seat, live.revision(), 0), Err(AnswerError::NotAsked));
        return;
    };
    let now = prompt.step;
    let choices = prompt.choices.len();
    for step in [now.wrapping_sub(1), now + 1, u32::MAX] {
        assert_eq!(live.answer(seat, step, 0), Err(AnswerError::Stale { now }));
    }
    let index = choices;
    assert_eq!(live.answer(seat, now, index), Err(AnswerError::NoSuchChoice { index, choices }));
    let listed: Vec<String> = live.actions(seat).iter().map(ToString::to_string).collect();
    let offered: Vec<&String> = prompt.choices.iter().map(|choice| &choice.action).collect();
    assert_eq!(offered, listed.iter().collect::<Vec<_>>(), "seat {seat} is offered what it may do, in the same order");
    for (index, action) in listed.into_iter().enumerate() {
        assert_eq!(live.answer(seat, now, index), Ok(Entry { seat, deed: Deed::Act(action) }));
    }
}

/// The step of each seat's current question.
fn steps<G: Lawful>(playout: &Playout<G>) -> Vec<Option<u32>> {
    (0..G::SEATS).map(|seat| playout.live.prompt(Seat(seat)).map(|prompt| prompt.step)).collect()
}

/// Checks that a question stays the same while others answer, and changes once its own seat has answered.
fn waits_for_others<G: Lawful>(before: &[Option<u32>], playout: &Playout<G>, answered: Seat) {
    for (seat, (was, is)) in (0..).map(Seat).zip(before.iter().zip(&steps(playout))) {
        if seat == answered {
            assert_ne!(was, is, "seat {seat} answered, and has the same question");
        } else if let (Some(was), Some(is)) = (was, is) {
            assert_eq!(was, is, "the question of seat {seat} changed while another answered");
        }
    }
}

/// Checks that a match takes nothing after its end.
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
            if playout.looks() {
                (0..G::SEATS).map(Seat).for_each(|seat| offers_choices::<G>(&playout.live, seat));
            }
            if playout.step().is_none() {
                break;
            }
        }
    }
}

fn offers_choices<G: Lawful>(live: &Live<G>, seat: Seat) {
    let Some(prompt) = live.prompt(seat) else { return };
    assert!(prompt.choices.len() >= 2, "seat {seat} is asked without a choice: {prompt:?}");
    let actions: BTreeSet<&String> = prompt.choices.iter().map(|choice| &choice.action).collect();
    assert_eq!(actions.len(), prompt.choices.len(), "a choice is offered twice");
    assert!(prompt.fallback < prompt.choices.len());
    assert_eq!(prompt.seat, seat);
}
