//! A viewer is shown the same for a state and for every other state that the viewer cannot tell from it.

use duelhall_engine::kit::{NoLog, Prompt, Seat, SeatSet, Status, View, Viewer};

use crate::laws::playout::{Playout, text};
use crate::laws::saves::viewers;
use crate::laws::{Lawful, anew};

/// The events of a match as one viewer sees them.
type Recent<G> = Vec<Vec<<G as duelhall_engine::kit::Game>::Event>>;

pub(crate) fn nobody_sees_what_they_may_not_know<G: Lawful>() {
    let mut others = 0;
    for playout in Playout::<G>::many() {
        others += leaks_nothing(playout);
    }
    assert!(others > 0, "no state had a secret: the law was not tested");
}

/// Plays to the end. Returns the number of tried states that differed in hidden parts.
pub(crate) fn leaks_nothing<G: Lawful>(mut playout: Playout<G>) -> usize {
    let viewers = viewers(&playout.live);
    let mut recent: Vec<Recent<G>> = viewers.iter().map(|viewer| vec![playout.live.events(*viewer)]).collect();
    let mut others = 0;
    loop {
        let mut known = None;
        for (viewer, recent) in viewers.iter().zip(&recent) {
            if !playout.looks() {
                continue;
            }
            let truth = playout.live.state();
            let (laid, cards) = known.get_or_insert_with(|| (G::lay_out(truth), G::census(truth)));
            let seen = shown::<G>(truth, *viewer, recent);
            let guess = playout.live.view(*viewer).determinize(&mut playout.rng);
            assert_eq!(G::census(&guess), *cards, "a possible state has the cards of the match");
            // A guess checks what a view hides; another deal checks what the cards themselves say about who knows them.
            let deal = anew::deal(&playout.live, &[*viewer], true, &mut playout.rng);
            for other in [guess, deal] {
                others += usize::from(G::lay_out(&other) != *laid);
                let also = shown::<G>(&other, *viewer, recent);
                assert_eq!(seen, also, "{viewer:?} can tell a possible state from the true one");
            }
        }
        if playout.step().is_none() {
            return others;
        }
        for (viewer, recent) in viewers.iter().zip(&mut recent) {
            recent.push(playout.live.events(*viewer));
        }
    }
}

/// If a viewer sees no difference before and after another seat's choice, whatever cards are drawn, then the events
/// told to the viewer must not differ either.
pub(crate) fn nobody_is_told_what_they_may_not_know<G: Lawful>() {
    let mut secrets = 0;
    for mut playout in Playout::<G>::many() {
        while let Some(seat) = playout.asked() {
            let actions = playout.live.actions(seat);
            let Some(action) = playout.rng.pick(&actions).copied() else { break };
            for viewer in viewers(&playout.live).into_iter().filter(|viewer| *viewer != Viewer::Seat(seat)) {
                if playout.looks() {
                    secrets += tells_nothing(&mut playout, seat, action, viewer);
                }
            }
            playout.step();
        }
    }
    assert!(secrets > 0, "no choice had a secret: the law was not tested");
}

/// Returns 1 if the choice had a secret, 0 if not.
fn tells_nothing<G: Lawful>(playout: &mut Playout<G>, seat: Seat, action: G::Action, viewer: Viewer) -> usize {
    let knowing = [viewer, Viewer::Seat(seat)];
    let mut truth = playout.live.state().clone();
    let mut other = anew::deal(&playout.live, &knowing, false, &mut playout.rng);
    let (mut told, mut also) = (Vec::new(), Vec::new());
    G::apply(&mut truth, seat, action, &mut told).expect("it was listed");
    G::apply(&mut other, seat, action, &mut also).expect("the seat knows of no difference");
    if text::<G>(View::<G>::of(&truth, viewer).state()) != text::<G>(View::<G>::of(&other, viewer).state()) {
        // The viewer drew a card too, or a drawn card is now public.
        return 0;
    }
    let redact = |events: &[G::Event]| events.iter().map(|event| G::redact(event, viewer)).collect::<Vec<_>>();
    assert_eq!(redact(&told), redact(&also), "what {viewer:?} is told of `{seat} {action}` gives a secret away");
    usize::from(told != also)
}

/// Everything that a viewer is shown of a state.
fn shown<G: Lawful>(state: &G::State, viewer: Viewer, recent: &Recent<G>) -> (String, G::Table, Option<Prompt>) {
    let view = View::<G>::of(state, viewer);
    let table = G::table(&view, recent, None);
    let prompt = viewer.seat().and_then(|seat| prompt::<G>(state, &view, seat));
    (text::<G>(view.state()), table, prompt)
}

fn prompt<G: Lawful>(state: &G::State, view: &View<G>, seat: Seat) -> Option<Prompt> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    if actions.is_empty() {
        return None;
    }
    let choices = actions.iter().map(|action| G::choice(view, *action)).collect();
    Some(Prompt { seat, step: 0, title: G::title(view), choices, fallback: G::fallback(view, &actions) })
}

/// While several seats are asked at once, nobody sees the answers of the others, only which seats are done.
pub(crate) fn answers_are_sealed_until_all_are_in<G: Lawful>() {
    let (mut together, mut tried) = (0, 0);
    for mut playout in Playout::<G>::many() {
        loop {
            if let Status::Waiting(seats) = playout.live.status()
                && seats.iter().count() > 1
            {
                together += 1;
                if playout.looks() {
                    tried += seats.iter().map(|seat| seals::<G>(&playout, seat)).sum::<usize>();
                }
            }
            if playout.step().is_none() {
                break;
            }
        }
    }
    assert_eq!(together > 0, G::SEALED, "whether a match asks several seats at once");
    assert_eq!(tried > 0, G::SEALED && !G::OPEN, "the law was not tested");
}

fn seals<G: Lawful>(playout: &Playout<G>, seat: Seat) -> usize {
    let asked_after = |state: &G::State| match G::status(state) {
        Status::Waiting(seats) => seats,
        Status::Over(_) => SeatSet::NONE,
    };
    let states: Vec<G::State> = playout
        .live
        .actions(seat)
        .into_iter()
        .map(|action| {
            let mut state = playout.live.state().clone();
            G::apply(&mut state, seat, action, &mut NoLog).expect("it was listed");
            state
        })
        .collect();
    let mut tried = 0;
    for pair in states.windows(2).filter(|pair| asked_after(&pair[0]) == asked_after(&pair[1])) {
        for viewer in viewers(&playout.live).into_iter().filter(|viewer| *viewer != Viewer::Seat(seat)) {
            tried += 1;
            let none = Vec::new();
            assert_eq!(shown::<G>(&pair[0], viewer, &none), shown::<G>(&pair[1], viewer, &none));
        }
    }
    tried
}
