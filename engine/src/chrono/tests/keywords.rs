//! Keywords, living spells and shadows (C-89..C-117).

use super::*;

#[test]
fn c_89_c_108_c_119_destruction_is_limited_by_spirit_and_spares_locations() {
    let mut table = table().play(TWO, "brute").play(TWO, "castle").hand(ONE, &["unmake"]).pool(ONE, 3);
    table.take(&["1 play 1"]);
    assert_eq!(table.field(TWO), ["brute", "castle"], "spirit 4 is too much, and a location is no target (C-99)");
    let mut table = Table::new(CARDS).play(TWO, "wall").play(TWO, "racer").hand(ONE, &["unmake"]).pool(ONE, 3);
    table.take(&["1 play 1", "1 pick 2"]);
    assert_eq!(table.field(TWO), ["wall"]);
}

#[test]
fn c_92_c_121_living_spells_come_in_order_of_entry_the_turn_player_first() {
    let cards = r#"(id: "x", kind: Thoughtform, home: One, rows: [(epochs: [One], window: []), (epochs: [Two, Three], powers: [Does([Lose(Opponent, N(1))])])]),
        (id: "jump", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Future, N(11))])])]),"#;
    let mut table = Table::new(cards).play(TWO, "x").play(ONE, "x").play(ONE, "x").hand(ONE, &["jump"]);
    table.take(&["1 play 1"]);
    let died: Vec<u16> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Died { number, .. } => Some(*number),
            _ => None,
        })
        .collect();
    assert_eq!((died, table.life()), (vec![2, 3, 1], [29, 28]));
}

#[test]
fn c_93_c_115_fury_of_the_new_row_works_and_fury_can_be_brought_about() {
    let mut table = table().play(ONE, "martyr");
    table.take(&["1 sacrifice 1"]);
    assert_eq!((table.life(), table.graveyard(ONE)), ([30, 28], vec!["martyr".to_owned()]));
    let mut table = Table::new(CARDS).play(ONE, "martyr").hand(ONE, &["jump"]).pool(ONE, 1).at(15);
    table.take(&["1 play 1"]);
    assert_eq!(table.life(), [36, 30], "as a spell 1, and its fury 5");
}

#[test]
fn c_101_a_location_without_a_window_dies_into_what_it_does() {
    let mut table = table().play(TWO, "tower").at(25);
    table.take(&["1 end"]);
    assert_eq!((table.field(TWO), table.state.players[TWO].hand.len()), (vec![], 2));
}

#[test]
fn c_103_a_shadow_lies_for_nothing_unseen_and_leaves_when_its_player_wants() {
    let mut table = table().hand(ONE, &["ambush"]).play(TWO, "brute");
    table.take(&["1 play 1", "1 end", "2 attack"]);
    assert_eq!(table.asked(), ONE, "C-103b");
    for viewer in [Viewer::Public, Viewer::Seat(TWO)] {
        let seen = View::<Chrono>::of(&table.state, viewer);
        assert_eq!(seen.state().players[ONE].shades[0].card.kind, Kind::HIDDEN, "C-103d");
    }
    assert!(!table.log.iter().any(|event| {
        matches!(Chrono::redact(event, Viewer::Seat(TWO)), Event::Laid { card, .. } if card != Kind::HIDDEN)
    }));
    table.take(&["1 yes"]);
    assert_eq!((table.life(), table.graveyard(ONE)), ([25, 27], vec!["ambush".to_owned()]));
    let mut table = Table::new(CARDS).shade(ONE, "ambush").play(TWO, "brute");
    table.take(&["1 end", "2 attack", "1 no"]);
    assert_eq!((table.life(), table.state.players[ONE].shades.len()), ([25, 30], 1));
}

#[test]
fn c_103a_a_shadow_with_a_window_stays_and_is_summoned() {
    let mut table = table().shade(TWO, "ambush").hand(ONE, &["rewind"]).pool(ONE, 1).at(30);
    table.take(&["1 play 1"]);
    // Time is back in epoch two, where this shadow waits for an attack.
    assert_eq!((table.state.age, table.asked()), (18, ONE));
    let back = r#"(id: "back", kind: Thoughtform, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Past, N(2))])])]),"#;
    let mut table = Table::new(&format!("{CARDS}{back}")).shade(TWO, "ambush").hand(ONE, &["back"]).at(30);
    table.take(&["1 play 1", "2 yes"]);
    assert_eq!((table.field(TWO), table.state.players[TWO].hand.len()), (vec!["ambush".to_owned()], 1));
}

#[test]
fn c_109_c_112_a_mass_return_takes_what_its_sum_allows() {
    let mut table = table().play(TWO, "wall").play(TWO, "brute").play(TWO, "racer").hand(ONE, &["sweep"]).pool(ONE, 5);
    table.take(&["1 play 1", "1 pick 2"]);
    assert_eq!(table.may(ONE), ["pick 1", "done"], "of 5 only 1 is left");
    table.take(&["1 pick 1"]);
    assert_eq!((table.field(TWO), table.state.players[TWO].hand.len()), (vec!["racer".to_owned()], 2));
}

#[test]
fn c_110_c_111_a_snare_ends_with_its_owner_s_next_turn_and_the_card_stays_turned_till_it_readies() {
    let mut table = table().play(TWO, "brute").hand(ONE, &["net"]).pool(ONE, 2);
    table.take(&["1 play 1", "1 end"]);
    assert!(table.state.perms[0].turned && !table.may(TWO).contains(&"attack".to_owned()), "it was not readied");
    table.take(&["2 end"]);
    assert!(table.state.perms[0].turned && table.state.perms[0].snare.is_empty());
    table.take(&["1 end"]);
    assert!(!table.state.perms[0].turned);
}

#[test]
fn c_113_c_114_a_shifted_card_uses_the_next_row_until_the_epoch_changes() {
    let mut table = table().play(ONE, "legionnaire").hand(ONE, &["shove", "jump"]).pool(ONE, 3);
    table.take(&["1 play 1"]);
    assert_eq!(table.state.perms[0].shifted, Some(Epoch::Two));
    assert_eq!(table.state.players[ONE].hand.len(), 2, "it moved to another epoch, so it manifests");
    let mut table = Table::new(CARDS).play(TWO, "arsonist").hand(ONE, &["shove"]).pool(ONE, 2);
    table.take(&["1 play 1"]);
    assert_eq!(
        (table.life(), table.graveyard(TWO)),
        ([28, 30], vec!["arsonist".to_owned()]),
        "C-92: its controller's spell"
    );
    let mut table = Table::new(CARDS).play(ONE, "legionnaire").hand(ONE, &["shove"]).pool(ONE, 2).at(20);
    table.take(&["1 play 1"]);
    assert_eq!(table.may(ONE), ["option 1", "option 3"]);
    table.take(&["1 option 3", "1 attack"]);
    assert_eq!(table.life(), [30, 27]);
}

#[test]
fn c_116_who_has_insight_looks_at_a_shadow_and_may_return_it() {
    let mut table = table().shade(TWO, "ambush").hand(ONE, &["spy"]).pool(ONE, 1);
    table.take(&["1 play 1", "1 pick 1"]);
    let seen = View::<Chrono>::of(&table.state, Viewer::Seat(ONE));
    assert_eq!(seen.state().players[TWO].shades[0].card.kind, table.kind("ambush"));
    let public = View::<Chrono>::of(&table.state, Viewer::Public);
    assert_eq!(public.state().players[TWO].shades[0].card.kind, Kind::HIDDEN);
    table.take(&["1 yes"]);
    assert_eq!((table.state.players[TWO].shades.len(), table.state.players[TWO].hand.len()), (0, 1));
}

#[test]
fn c_117_haste_yields_in_the_turn_of_entry() {
    let mut table = table().hand(ONE, &["racer"]).pool(ONE, 2);
    table.take(&["1 play 1", "1 attack"]);
    assert_eq!(table.life(), [30, 28]);
}
