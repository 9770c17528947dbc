//! The accepted actions are exactly the listed ones.

use std::collections::BTreeSet;

use duelhall_engine::kit::{Deed, Entry, NoLog, Rng, Seat};

use crate::laws::Lawful;
use crate::laws::playout::{Playout, text};

/// The number of refused actions that are tried in a row before the state is compared, which takes far longer than they do.
const TOGETHER: usize = 99;

/// The number of actions from other positions that are tried.
const ELSEWHERE: usize = 20;

/// All actions to try: every verb that was ever offered, with and without numbers, and every other action that was offered.
struct Wide<G: Lawful> {
    verbs: Vec<G::Action>,
    offered: Vec<G::Action>,
}

impl<G: Lawful> Wide<G> {
    /// Learns from some matches.
    fn learn() -> Self {
        let mut offered = BTreeSet::new();
        for mut playout in Playout::<G>::some(30) {
            while let Some(entry) = playout.step() {
                if let Deed::Act(action) = entry.deed {
                    offered.insert(action);
                }
            }
        }
        let verbs: BTreeSet<&str> = offered.iter().filter_map(|action| action.split(' ').next()).collect();
        assert!(verbs.len() > 3, "there is more to do than {verbs:?}");
        let numbers = (0..13).map(|number| format!(" {number}")).chain([String::new(), " 255".to_owned()]);
        let numbers: Vec<String> = numbers.collect();
        let texts = verbs.iter().flat_map(|verb| numbers.iter().map(move |number| format!("{verb}{number}")));
        let verbs = texts.filter_map(|text| text.parse().ok()).collect();
        Self { verbs, offered: offered.iter().filter_map(|text| text.parse().ok()).collect() }
    }

    fn actions(&self, rng: &mut Rng) -> Vec<G::Action> {
        let elsewhere = (0..ELSEWHERE).filter_map(|_| rng.pick(&self.offered));
        self.verbs.iter().chain(elsewhere).copied().collect()
    }
}

pub(crate) fn listed_actions_are_exactly_the_accepted_ones<G: Lawful>() {
    let wide = Wide::<G>::learn();
    for mut playout in Playout::<G>::many() {
        loop {
            // Only now and then: trying every state of a match would be slow and find nothing more.
            let is_time = playout.is_in_long_run() || playout.rng.below(6) == 0;
            if is_time && playout.looks() {
                let wide = wide.actions(&mut playout.rng);
                try_all(&playout, &wide);
            }
            if playout.step().is_none() {
                break;
            }
        }
        try_all(&playout, &wide.verbs);
    }
}

fn try_all<G: Lawful>(playout: &Playout<G>, wide: &[G::Action]) {
    let state = playout.live.state();
    let before = text::<G>(state);
    for seat in (0..8).map(Seat) {
        let mut listed = Vec::new();
        G::actions(state, seat, &mut listed);
        let asked = matches!(G::status(state), duelhall_engine::kit::Status::Waiting(seats) if seats.has(seat));
        assert_eq!(asked, !listed.is_empty(), "who is asked has something to do, seat {seat}");
        for action in &listed {
            let mut trial = state.clone();
            G::apply(&mut trial, seat, *action, &mut NoLog).unwrap_or_else(|error| panic!("listed, but {error}"));
            assert_ne!(text::<G>(&trial), before, "`{action}` of seat {seat} changes nothing");
        }
        let refused: Vec<G::Action> = wide.iter().filter(|action| !listed.contains(action)).copied().collect();
        let refuse = |actions: &[G::Action]| {
            let mut trial = state.clone();
            for action in actions {
                assert!(G::apply(&mut trial, seat, *action, &mut NoLog).is_err(), "not listed: `{seat} {action}`");
            }
            text::<G>(&trial) == before
        };
        if let Some(actions) = refused.chunks(TOGETHER).find(|actions| !refuse(actions)) {
            let alone = actions.iter().find(|action| !refuse(&[**action])).map(ToString::to_string);
            panic!("seat {seat} was refused {alone:?}, which changed something");
        }
    }
    refused_by_the_match(playout);
}

/// Checks that a text that is no action is refused by the match and changes nothing.
fn refused_by_the_match<G: Lawful>(playout: &Playout<G>) {
    let mut live = playout.live.clone();
    let before = (live.fingerprint(), live.revision());
    for action in ["", "dance", "play", "play one", "play 1 2", "swap -1", "discard 99999999999", "keep\n", "ход 1"]
    {
        for seat in (0..3).map(Seat) {
            let entry = Entry { seat, deed: Deed::Act(action.to_owned()) };
            assert!(live.take(&entry).is_err(), "`{entry}` was taken");
        }
    }
    assert_eq!((live.fingerprint(), live.revision()), before);
}
