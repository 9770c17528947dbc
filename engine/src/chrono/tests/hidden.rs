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
    let leaves = |state: &State| state.question.as_deref().map(|(seat, ask)| (*seat, ask.clone()));
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
