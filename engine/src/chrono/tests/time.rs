//! Time, epochs and what movement sets off (C-01..C-13).

use super::*;
use crate::kit::Present as _;

#[test]
fn c_01_the_thirty_ages_belong_to_three_epochs() {
    let lengths = Epoch::ALL.map(|epoch| (1..=30).filter(|age| super::super::epoch_of(*age) == epoch).count());
    assert_eq!(lengths, [15, 10, 5]);
}

#[test]
fn c_03_c_04_c_18_the_first_turn_neither_draws_nor_moves_time_and_the_others_do() {
    let mut state = Chrono::start(&rules("", House::default()), Rng::from_number(1), &mut NoLog);
    assert_eq!(state.age, 1, "C-02");
    for seat in [ONE, TWO] {
        Chrono::apply(&mut state, seat, Action::Keep, &mut NoLog).unwrap();
    }
    let look = |state: &State| {
        (state.age, state.turn, state.players[state.turn].hand.len(), state.players[state.turn].pool.len())
    };
    assert_eq!(look(&state), (1, ONE, 5, 2), "C-58: base concentration");
    Chrono::apply(&mut state, ONE, Action::End, &mut NoLog).unwrap();
    assert_eq!(look(&state), (2, TWO, 6, 2));
}

#[test]
fn c_08_c_09_c_10_time_stops_at_both_ends_and_no_movement_is_no_movement() {
    let mut table = table().play(ONE, "seeker").hand(ONE, &["jump", "rewind"]).pool(ONE, 2).at(30);
    let pool = |table: &Table| table.state.players[ONE].pool.len();
    table.take(&["1 play 1"]);
    assert_eq!((table.state.age, pool(&table)), (30, 1), "nothing moved, so nothing is set off");
    let mut table = Table::new(CARDS).hand(ONE, &["rewind"]).pool(ONE, 1).at(3);
    table.take(&["1 play 1"]);
    assert_eq!((table.state.age, table.state.moved), (1, 2));
}

#[test]
fn c_08_the_end_of_time_is_a_house_rule() {
    for (end_of_time, expected) in [
        (EndOfTime::Clamp, None),
        (EndOfTime::Draw, Some(Outcome::draw(Reason::Rule(super::super::reason::TIME)))),
        (EndOfTime::MostLife, Some(Outcome::win(TWO, Reason::Rule(super::super::reason::TIME)))),
    ] {
        let mut table = Table::with(CARDS, House { end_of_time, ..House::default() }).at(30);
        table.state.players[ONE].life = 3;
        table.take(&["1 end"]);
        assert_eq!(table.outcome(), expected);
    }
}

#[test]
fn c_11_c_12_a_shift_over_an_epoch_does_not_visit_it_and_sets_off_once() {
    // The tower has no window in epoch three alone; the arsonist none in two and three.
    let mut table = table().play(ONE, "seeker").play(ONE, "arsonist").hand(ONE, &["jump"]).pool(ONE, 1).at(14);
    table.take(&["1 play 1"]);
    assert_eq!(table.state.age, 26);
    assert_eq!(table.life(), [30, 28], "C-46, C-91: it dies and does what it does there, once");
    assert_eq!(
        (table.field(ONE), table.graveyard(ONE)),
        (vec!["seeker".to_owned()], vec!["arsonist".into(), "jump".into()])
    );
    assert_eq!(table.state.players[ONE].pool.len(), 1, "C-47: one concentration for the whole movement");
}

#[test]
fn c_13_natural_flow_sets_off_no_movement_and_manifests_all_the_same() {
    let mut table = table().play(TWO, "seeker").play(TWO, "legionnaire").at(15);
    table.take(&["1 end"]);
    assert_eq!(table.state.age, 16);
    assert_eq!(table.state.players[TWO].pool.len(), 2, "base concentration alone");
    assert_eq!(table.state.players[TWO].hand.len(), 2, "C-48, C-107: one card for the manifestation, one for the turn");
}

/// C-77..C-80, C-91: a player sees beforehand what the time of their cards could change.
#[test]
fn a_table_forecasts_which_cards_die_at_the_ages_that_its_viewer_can_reach() {
    let game = table().play(ONE, "clock").play(TWO, "arsonist").play(ONE, "wall").at(14);
    let laid = |seat| Chrono::table(&View::of(&game.state, Viewer::Seat(seat)), &[], None);
    let reached: Vec<(i8, Vec<(u16, bool)>)> = laid(ONE)
        .forecast
        .iter()
        .map(|one| (one.by, one.changes.iter().map(|change| (change.number, change.dies)).collect()))
        .collect();
    let crossed = vec![(1, false), (2, true), (3, false)];
    let same = Vec::new;
    let all = [(-3, same()), (-2, same()), (-1, same()), (1, same()), (2, crossed.clone()), (3, crossed)];
    assert_eq!(reached, all);
    assert!(laid(TWO).forecast.is_empty(), "it is not the turn of the other player");
}
