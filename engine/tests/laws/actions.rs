//! Listed actions are exactly the accepted ones.

use std::collections::BTreeSet;

use duelhall_engine::kit::{Deed, Entry, NoLog, Seat};

use crate::Lawful;
use crate::playout::{Playout, text};

/// Everything that could be tried: every verb that was ever offered, with and without numbers.
#[derive(Default)]
struct Wide {
    verbs: BTreeSet<String>,
}

impl Wide {
    /// Learns the verbs of some matches.
    fn of<G: Lawful>() -> Self {
        let mut wide = Self::default();
        for mut playout in Playout::<G>::some(30) {
            while let Some(entry) = playout.step() {
                if let Deed::Act(action) = entry.deed {
                    wide.verbs.extend(action.split(' ').next().map(str::to_owned));
                }
            }
        }
        assert!(wide.verbs.len() > 3, "there is more to do than {:?}", wide.verbs);
        wide
    }

    fn actions<G: Lawful>(&self) -> Vec<G::Action> {
        let numbers = (0..13).map(|number| format!(" {number}")).chain([String::new(), " 255".to_owned()]);
        let numbers: Vec<String> = numbers.collect();
        let texts = self.verbs.iter().flat_map(|verb| numbers.iter().map(move |number| format!("{verb}{number}")));
        texts.filter_map(|text| text.parse().ok()).collect()
    }
}

pub(crate) fn listed_actions_are_exactly_the_accepted_ones<G: Lawful>() {
    let wide = Wide::of::<G>().actions::<G>();
    for mut playout in Playout::<G>::many() {
        loop {
            // Every state is tried now and then; every state of a match would be as slow as it is dull.
            if playout.rng.below(6) == 0 {
                try_all(&playout, &wide);
            }
            if playout.step().is_none() {
                break;
            }
        }
        try_all(&playout, &wide);
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
        for action in wide.iter().filter(|action| !listed.contains(action)) {
            let mut trial = state.clone();
            assert!(G::apply(&mut trial, seat, *action, &mut NoLog).is_err(), "not listed: `{seat} {action}`");
            assert_eq!(text::<G>(&trial), before, "the refused `{seat} {action}` changed something");
        }
    }
    refused_by_the_match(playout);
}

/// What is no action at all is refused by the match, and changes nothing.
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
