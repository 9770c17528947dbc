//! A match can be stored and resumed at every step.

use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Live, Viewer};
use serde_json::Value;

use crate::laws::Lawful;
use crate::laws::playout::{Playout, choices};

pub(crate) fn a_match_goes_on_identically_from_every_save<G: Lawful>() {
    Playout::<G>::many().for_each(goes_on_from_every_save);
}

pub(crate) fn goes_on_from_every_save<G: Lawful>(mut playout: Playout<G>) {
    // A loaded match that continues beside the original from the first save to the end. At every look it is saved and
    // loaded again.
    let mut other: Option<Live<G>> = None;
    loop {
        if playout.looks() {
            let saved = other.as_ref().unwrap_or(&playout.live).save().expect("a match can be saved");
            let loaded = Live::<G>::load(playout.live.rules(), &saved).expect("what was saved can be loaded");
            same(&playout.live, &loaded);
            other = Some(loaded);
        }
        let Some(entry) = playout.step() else { break };
        if let Some(other) = &mut other {
            other.take(&entry).expect("the loaded match takes what the other took");
            assert_eq!(other.status(), playout.live.status());
            if playout.looks() {
                same(&playout.live, other);
            }
        }
    }
    if let Some(other) = &other {
        same(&playout.live, other);
    }
}

fn same<G: Lawful>(one: &Live<G>, other: &Live<G>) {
    assert_eq!(one.fingerprint(), other.fingerprint());
    assert_eq!((one.revision(), one.status()), (other.revision(), other.status()));
    for viewer in viewers(one) {
        assert_eq!(one.table(viewer), other.table(viewer));
        assert_eq!(one.tell(viewer), other.tell(viewer));
        if let Some(seat) = viewer.seat() {
            assert_eq!(one.prompt(seat), other.prompt(seat));
        }
    }
}

/// The public and every seat.
pub(crate) fn viewers<G: Lawful>(live: &Live<G>) -> Vec<Viewer> {
    let seats = (0..G::seats(live.rules())).map(|seat| Viewer::Seat(duelhall_engine::kit::Seat(seat)));
    std::iter::once(Viewer::Public).chain(seats).collect()
}

/// A save with a changed byte or a missing end never causes a panic. It is refused, or it is still a match.
pub(crate) fn a_damaged_save_is_refused_or_harmless<G: Lawful>() {
    for mut playout in Playout::<G>::many() {
        for _ in 0..playout.rng.below(200) {
            playout.step();
        }
        let saved = playout.live.save().expect("a match can be saved");
        for _ in 0..40 {
            let mut damaged = saved.clone();
            let at = playout.rng.below(damaged.len() as u32) as usize;
            match playout.rng.below(3) {
                0 => damaged.truncate(at),
                1 => damaged[at] = b"0123456789[]{},:\"-"[playout.rng.below(18) as usize],
                _ => damaged.insert(at, b"0123456789"[playout.rng.below(10) as usize]),
            }
            if let Ok(live) = Live::<G>::load(playout.live.rules(), &damaged) {
                for viewer in viewers(&live) {
                    let _ = (live.table(viewer), viewer.seat().and_then(|seat| live.prompt(seat)));
                }
            }
        }
    }
}

/// A table is laid out card by card, each with the cards attached to it. A cycle of attachments would have no end.
#[test]
fn a_save_in_which_a_card_lies_under_itself_is_refused() {
    let rules = choices::<Heroes>().swap_remove(0);
    let live = Playout::<Heroes>::begin(&rules, 1).live.clone();
    let saved: Value = serde_json::from_slice(&live.save().unwrap()).unwrap();
    let load = |under: &[(usize, usize)]| {
        let mut saved = saved.clone();
        for (card, other) in under {
            saved["state"]["perms"][card]["bearer"] = saved["state"]["perms"][other]["id"].clone();
        }
        Live::<Heroes>::load(&rules, &serde_json::to_vec(&saved).unwrap())
    };
    assert!(load(&[]).is_ok());
    assert!(load(&[(1, 0)]).is_ok(), "a card may lie under another");
    assert!(load(&[(0, 0)]).is_err());
    assert!(load(&[(0, 1), (1, 0)]).is_err());
}
