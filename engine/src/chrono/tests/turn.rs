//! Turns, resources, heroes and damage (C-33..C-88).

use super::*;

#[test]
fn c_33_c_73_c_74_the_pool_is_fed_from_the_top_unseen_and_spent_oldest_first() {
    let mut table = table().play(ONE, "spring");
    table.take(&["1 focus"]);
    let pool = &table.state.players[ONE].pool;
    assert!(pool.len() == 2 && pool.iter().all(|card| card.known == SeatSet::NONE), "nobody has seen them");
    assert_eq!(table.life(), [29, 30], "C-87: the loss comes with what the card yields");
    table.take(&["1 life"]);
    assert_eq!(table.life(), [32, 30], "and once a turn");
    assert!(!table.may(ONE).contains(&"focus".to_owned()), "C-69");
    let deck = table.state.players[ONE].deck.len();
    table.state.spend(ONE, 1);
    assert_eq!((table.state.players[ONE].pool.len(), table.state.players[ONE].deck.len()), (1, deck + 1));
}

#[test]
fn c_34_an_empty_deck_hurts_nobody() {
    let mut table = table();
    for seat in [ONE, TWO] {
        table.state.players[seat].deck = crate::kit::Pile::default();
    }
    table.take(&["1 end", "2 end"]);
    assert_eq!((table.life(), table.state.players[TWO].hand.len()), ([30, 30], 0));
}

#[test]
fn c_41_c_45_a_card_without_a_window_is_a_spell_and_goes_to_the_graveyard() {
    let mut table = table().hand(ONE, &["comet-rain", "arsonist"]).pool(ONE, 3);
    table.take(&["1 play 1", "1 play 1"]);
    assert_eq!(
        (table.life(), table.graveyard(ONE), table.field(ONE)),
        ([30, 28], vec!["comet-rain".into()], vec!["arsonist".into()])
    );
    let mut table = Table::new(CARDS).hand(ONE, &["comet-rain"]).pool(ONE, 2).at(20);
    table.take(&["1 play 1"]);
    assert_eq!(table.life(), [30, 26], "C-38, C-39: the active row, which spans two epochs");
}

#[test]
fn c_47_a_turn_ability_turns_its_card_and_moves_time_either_way() {
    let mut table = table().play(ONE, "seeker").at(20);
    table.take(&["1 use 1"]);
    assert_eq!(table.may(ONE), ["move 1", "move -1"]);
    table.take(&["1 move -1"]);
    assert_eq!(table.state.age, 19);
    assert!(
        table.state.perms[0].turned && !table.may(ONE).contains(&"time".to_owned()),
        "C-123: turned, it yields nothing"
    );
}

#[test]
fn c_48_a_standard_strengthens_others_and_a_summon_may_be_declined() {
    let mut table = table().play(ONE, "standard").hand(ONE, &["legionnaire"]).pool(ONE, 2);
    table.take(&["1 play 1", "1 no"]);
    assert_eq!(table.state.age, 5);
    assert_eq!(table.state.sum(ONE, super::super::card::Resource::Attack), 0, "C-70: it came this turn");
    table.take(&["1 end", "2 end", "1 attack"]);
    assert_eq!(table.life(), [30, 28]);
}

#[test]
fn c_51_c_54_one_ability_of_the_hero_a_turn_if_it_has_the_counters() {
    let mut table = table();
    assert!(!table.may(ONE).contains(&"hero 2".to_owned()));
    table.take(&["1 hero 3"]);
    assert_eq!((table.state.players[ONE].counters, table.life()), (2, [29, 30]));
    assert!(!table.may(ONE).iter().any(|action| action.starts_with("hero")));
    table.take(&["1 end", "2 end", "1 hero 2"]);
    assert_eq!((table.state.players[ONE].counters, table.state.players[ONE].hand.len()), (0, 3));
}

#[test]
fn c_59_to_c_62_meditation_costs_one_brings_a_card_and_forbids_cards_and_abilities() {
    let mut table = table().play(ONE, "smith").play(ONE, "spring").hand(ONE, &["arsonist"]).pool(ONE, 2);
    table.take(&["1 meditate", "1 card 1"]);
    assert_eq!((table.state.players[ONE].beside.len(), table.state.players[ONE].hand.len()), (1, 2));
    let may = table.may(ONE);
    assert!(
        !may.iter().any(|action| action.starts_with("play") || action.starts_with("hero") || action == "meditate"),
        "{may:?}"
    );
    assert!(may.contains(&"use 1".to_owned()) && may.contains(&"focus".to_owned()), "C-60: {may:?}");
    let mut table = Table::new(CARDS).play(ONE, "spring").pool(ONE, 2);
    table.take(&["1 focus"]);
    assert!(!table.may(ONE).contains(&"meditate".to_owned()), "the step of meditation is over");
    let mut table = Table::new(CARDS).pool(ONE, 1);
    table.state.players[ONE].turns = 1;
    assert!(!table.may(ONE).contains(&"meditate".to_owned()), "C-61");
    table.state.players[ONE].turns = 2;
    table.state.players[ONE].pool.clear();
    assert!(!table.may(ONE).contains(&"meditate".to_owned()), "C-62");
}

#[test]
fn c_70_c_71_c_84_a_card_that_came_last_turn_defends_at_once() {
    let mut table = table().play(TWO, "brute").hand(ONE, &["wall"]).pool(ONE, 1);
    table.take(&["1 play 1", "1 end", "2 attack"]);
    assert_eq!(table.life(), [28, 30], "C-82, C-86: attack 4 less defense 3, and damage 1");
}

#[test]
fn c_72_a_turned_card_defends_nothing() {
    let mut table = table().play(ONE, "brute").play(TWO, "wall");
    table.state.perms[1].turned = true;
    table.take(&["1 attack"]);
    assert_eq!(table.life(), [30, 25]);
}

#[test]
fn c_77_to_c_80_collected_time_moves_one_way_and_its_rest_wears_an_event() {
    let mut table = table().play(ONE, "clock").play(TWO, "eclipse");
    table.take(&["1 time"]);
    assert_eq!(table.may(ONE), ["move -3", "move -2", "move -1", "move 0", "move 1", "move 2", "move 3"]);
    table.take(&["1 move 2"]);
    assert_eq!(table.may(ONE), ["number 0", "number 1", "number 2"]);
    table.take(&["1 number 2"]);
    assert_eq!((table.state.age, table.state.perms[1].counters), (7, 1));
    let mut table = Table::new(CARDS).play(ONE, "clock").play(TWO, "eclipse");
    table.take(&["1 time", "1 move 0", "1 number 3"]);
    assert_eq!((table.field(TWO), table.graveyard(TWO)), (vec![], vec!["eclipse".to_owned()]), "C-102");
}

#[test]
fn c_83_c_96_c_97_c_98_damage_is_split_with_a_location_and_a_second_one_replaces_it() {
    let mut table = table().play(ONE, "brute").hand(TWO, &["castle", "tower"]).pool(TWO, 9);
    table.take(&["1 end", "2 play 1", "2 play 1"]);
    assert_eq!((table.field(TWO), table.graveyard(TWO)), (vec!["tower".to_owned()], vec!["castle".to_owned()]));
    table.take(&["2 end", "1 attack"]);
    assert_eq!(table.may(ONE), ["number 0", "number 1", "number 2", "number 3", "number 4"]);
    table.take(&["1 number 4"]);
    assert_eq!((table.life(), table.field(TWO)), ([30, 30], vec![]), "attack 4 and damage 1 less defense 1");
}

#[test]
fn c_88_armor_takes_damage_and_no_loss() {
    let mut table = table().play(ONE, "smith").play(TWO, "brute").pool(ONE, 1);
    table.take(&["1 use 1", "1 end", "2 attack"]);
    assert_eq!((table.life(), table.state.players[ONE].armor), ([28, 30], 0));
    table.state.players[ONE].armor = 4;
    table.state.lose(ONE, 1, &mut NoLog);
    assert_eq!((table.life(), table.state.players[ONE].armor), ([27, 30], 4));
}
