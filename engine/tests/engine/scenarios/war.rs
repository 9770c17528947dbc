//! The rules of War, the tests for rules that no scenario can show, and what happens to the remaining rules.

use crate::scenarios::refused::all_said;
use crate::scenarios::{Rule, Test};

const DECKS: Test = ("engine/src/war/decks.rs", "the_size_and_the_copies_of_a_deck_have_bounds_w_03_w_04_w_05");
const FAULTS: Test = ("engine/src/war/decks.rs", "every_fault_is_said_in_every_language_w_97");
const WORDS: Test = ("engine/src/war/tests.rs", "every_card_is_said_in_every_language_w_99");
const ELEMENTS: Test = ("engine/src/war/tests.rs", "a_card_has_all_its_elements_w_31_w_90");
const COMPUTER: Test = ("engine/src/war/tests.rs", "a_computer_that_looks_a_step_ahead_beats_chance_w_92");

const STORED: &str = "hall/src/campaign/stored.rs";
const EARN: &str = "hall/src/campaign/earn.rs";
const HALL: &str = "hall/tests/hall/campaign.rs";
const DATA: &str = "engine/src/war/campaign/tests.rs";
const NEW: Test = (STORED, "a_new_player_owns_the_starter_of_the_first_nation_w_08");
const STARTER: Test = (DATA, "a_reward_is_a_card_of_the_own_nation_and_a_starter_is_fifty_cards_w_08_w_10");
const REWARD: Test = (EARN, "the_first_win_gives_the_reward_and_each_win_a_card_w_09_w_96");
const COMPUTER_WIN: Test =
    (HALL, "each_win_against_the_computer_gives_one_card_and_a_loss_or_a_duel_between_people_none_w_09_w_12");
const OPENS: Test = (EARN, "a_mission_opens_the_next_nation_once_w_10");
const DRAWN: Test = (EARN, "the_cards_of_an_open_set_come_until_all_are_owned_four_times_then_the_next_w_11");
const ONCE: Test = (HALL, "an_update_that_comes_twice_and_a_restart_double_no_card_w_11");
const OWNED: Test =
    (HALL, "an_own_deck_in_a_duel_between_people_holds_owned_cards_only_unless_the_house_says_otherwise_w_13");
const IN_ORDER: Test = (STORED, "missions_open_one_after_the_other_w_14");
const MISSIONS: Test = (DATA, "every_mission_begins_and_its_deck_is_legal_w_14_w_91");
const OWN_DECK: Test = (HALL, "a_mission_is_played_with_the_starter_or_an_own_deck_of_owned_cards_w_07_w_98");
const WON: Test = (HALL, "a_mission_is_won_gives_its_stars_and_cards_and_opens_the_next_one_w_09_w_14_w_91");
const BASES: Test = (DATA, "the_base_of_each_country_is_always_there_and_no_base_can_be_won_w_98");

/// Every rule: its id, its text, and the tests that name it besides the scenarios.
pub(crate) const RULES: [Rule; 104] = [
    ("W-01", "A player without Health loses; both together is a draw", &[]),
    ("W-02", "Two players, each with a deck", &[]),
    ("W-03", "A deck has at least 50 cards", &[DECKS]),
    ("W-04", "At most four copies of a card, except bases", &[DECKS]),
    ("W-05", "A deck has no most cards of the rulebook", &[DECKS]),
    ("W-06", "Cards of different countries may be in one deck", &[]),
    ("W-07", "Cards are added to a deck and taken out of it", &[OWN_DECK]),
    ("W-08", "A new player has one deck of fifty cards", &[NEW, STARTER]),
    ("W-09", "Each win in the campaign or against the computer gives a card", &[REWARD, COMPUTER_WIN, WON]),
    ("W-10", "The campaign opens further sets", &[OPENS]),
    ("W-11", "The card of a win is one of the set that is not owned four times", &[DRAWN, ONCE]),
    ("W-12", "Duels between people give no cards", &[COMPUTER_WIN]),
    ("W-13", "A deck has only cards that its player owns", &[OWNED]),
    ("W-14", "The campaign is a row of opponents with their own decks", &[IN_ORDER, MISSIONS]),
    ("W-15", "Cards are bases, units, artillery, support and medals", &[]),
    ("W-16", "A tank destroyer is a ground unit", &[]),
    ("W-17", "A ground unit cannot block an air unit", &[]),
    ("W-18", "Aircraft and ships block everything, ground units all but aircraft", &[]),
    ("W-19", "Artillery deals one more damage to tank destroyers", &[]),
    ("W-20", "Artillery deals no damage to the navy", &[]),
    ("W-21", "A tank destroyer deals one more damage to a ground unit that blocks it", &[]),
    ("W-22", "It does so to each blocker that is assigned damage, and only while it attacks", &[]),
    ("W-23", "An attacking bomber deals one damage to each enemy ground unit", &[]),
    ("W-24", "It does so together with combat damage, blocked or not, unless it left the combat", &[]),
    ("W-25", "A bomber deals one less damage to a fighter that blocks it", &[]),
    ("W-26", "Every six bases give all units of a player one defense", &[]),
    ("W-27", "Used bases count, and the loss of a base can destroy units", &[]),
    ("W-28", "Bases do not protect the player", &[]),
    ("W-29", "Units have attack and defense; damage as high as the defense destroys", &[]),
    ("W-30", "Damage wears off at the end of the turn; a house rule lets it stay", &[]),
    (
        "W-31",
        "A card has a name, a country, a type, a cost, attack and defense, a text and a line of history",
        &[ELEMENTS],
    ),
    ("W-32", "A card costs bases, some of a country, some any", &[]),
    ("W-33", "Paying uses bases until the next start phase of their owner", &[]),
    ("W-34", "One base a turn is built for nothing, and can pay at once", &[]),
    ("W-35", "The part of a country is paid by its bases, the rest by any", &[]),
    ("W-36", "Units and medals go to the battlefield", &[]),
    ("W-37", "Artillery happens at once and goes to the Destroyed stack", &[]),
    ("W-38", "Support is permanent or one-shot", &[]),
    ("W-39", "A property of permanent support costs bases, the use icon, or both", &[]),
    ("W-40", "A property with the use icon is used once a turn and uses the card", &[]),
    ("W-41", "A property without it is used as often as it is paid", &[]),
    ("W-42", "Permanent support and medals stay until they are destroyed", &[]),
    ("W-43", "One-shot support goes to the Destroyed stack", &[]),
    ("W-44", "Library, hand, battlefield, attack zone and an open Destroyed stack", &[]),
    ("W-45", "A medal is for the army, or for one unit that its player chooses", &[]),
    ("W-46", "Both begin with 22 Health", &[]),
    ("W-47", "Seven cards are dealt", &[]),
    ("W-48", "A hand is dealt again: 7, 7, 6, 5 and so on", &[]),
    ("W-49", "No hand is dealt with fewer than one card", &[]),
    ("W-50", "Both decide on their own, and the sizes of hands are seen", &[]),
    ("W-51", "Chance decides who starts; after a match its loser chooses", &[]),
    ("W-52", "The player who starts takes no card in the first turn", &[]),
    ("W-53", "What was used is available again in the start phase", &[]),
    ("W-54", "Then a card is drawn", &[]),
    ("W-55", "An empty library gives no card, and nobody loses by it", &[]),
    ("W-56", "The start phase: a base, cards, properties, attackers", &[]),
    ("W-57", "A new unit attacks from the next own turn on", &[]),
    ("W-58", "It blocks already in the next turn of the opponent", &[]),
    ("W-59", "A new unit cannot use its use icon, support can", &[]),
    ("W-60", "An attack uses the unit; a house rule leaves it available", &[]),
    ("W-61", "Blocking does not use the unit", &[]),
    ("W-62", "The phase button begins the combat, or ends the turn", &[]),
    ("W-63", "Without attackers comes the hand limit", &[]),
    ("W-64", "Attackers are a set without targets, which can be changed", &[]),
    ("W-65", "The attacker waits while the defender sets blockers", &[]),
    ("W-66", "A blocker goes onto an attacker", &[]),
    ("W-67", "Several may block one attacker, who distributes its damage", &[]),
    ("W-68", "A blocker blocks one attacker, and only an available unit blocks", &[]),
    ("W-69", "Without blockers the player takes the attack of all attackers", &[]),
    ("W-70", "A blocked attacker deals nothing to the player", &[]),
    ("W-71", "After the blocks the attacker may intervene", &[]),
    ("W-72", "The attacker is asked when something can be done, always, or never", &[]),
    ("W-73", "An intervention allows artillery, support, medals and properties", &[]),
    ("W-74", "It ends with the phase button, then damage is dealt", &[]),
    ("W-75", "The defender does not answer, and the blocks are final", &[]),
    ("W-76", "Combat damage is dealt at once", &[]),
    ("W-77", "An attacker stays blocked when its blocker is gone", &[]),
    ("W-78", "The blockers of an attacker that is gone deal and take nothing", &[]),
    ("W-79", "All attack is distributed in whole points; to destroy in order is suggested", &[]),
    ("W-80", "Units whose damage reaches their defense are destroyed together", &[]),
    ("W-81", "After the combat all is allowed but an attack; one base in the whole turn", &[]),
    ("W-82", "Nine cards stay at the end of the turn", &[]),
    ("W-83", "The turn ends with the phase button", &[]),
    ("W-84", "A fast unit attacks as soon as it enters", &[]),
    ("W-85", "A leader gives attack to those who fight beside it", &[]),
    ("W-86", "A colonel takes bodyguards, who are hit in its place", &[]),
    ("W-87", "Some properties are used from the Destroyed stack", &[]),
    ("W-88", "Some cards change the rules", &[]),
    ("W-89", "Some cards are stronger together", &[]),
    ("W-90", "Cards tell a line of history", &[ELEMENTS]),
    ("W-91", "Campaign, the computer, and duels between people", &[WON]),
    ("W-92", "A computer plays", &[COMPUTER]),
    ("W-93", "Decks are edited", &[]),
    ("W-94", "Cards are unlocked", &[OPENS]),
    ("W-95", "The start is one deck of fifty cards", &[NEW]),
    ("W-96", "Each win is rewarded", &[REWARD]),
    ("W-97", "A fault of a deck names its rule", &[FAULTS]),
    ("W-98", "Sets belong to countries", &[BASES, OWN_DECK]),
    ("W-99", "Russian and English", &[WORDS]),
    ("W-100", "Every phase ends by a choice", &[]),
    ("W-101", "The time for a move is a matter of the hall", &[]),
    ("W-102", "The battlefield, the stacks and the sizes are seen by all, hands are secret", &[]),
    ("W-103", "In the opponent's turn a player only blocks", &[]),
    ("W-104", "At the cap of turns the player with more Health wins", &[]),
];

/// Rules that nothing shows.
pub(crate) const UNSHOWN: [(&str, &str); 2] = [
    ("W-93", "a matter of the deck editor, which is still to come"),
    ("W-101", "of every game: the hall has the timers"),
];

const RIGHT: &str = r#"game = "war"
title = "A tank attacks"
rules = ["W-69"]

[[card]]
id = "tank"
def = 'kind: Tank, country: Usa, cost: 3, attack: 3, defense: 3'

[[card]]
id = "star"
def = 'kind: Medal, country: Usa, cost: 2, on: [Yours], powers: [Always(Stats([Bearer], N(1), N(1)))]'

[given]
turn = 1
seats.1 = { field = ["tank", { card = "star", with = 1 }], hand = ["base-of-usa"] }
seats.2 = { field = [{ card = "tank", damage = 1, used = true }], bases = 2 }

[[step]]
take = ["1 attack 1", "1 next"]
state.seats.2.health = 18
"#;

#[test]
fn what_cannot_be_a_position_of_war_is_named_with_its_line_its_seat_and_its_card() {
    let cases = [
        ("turn = 1", "turn = 3", "line 14, column 8: there is no seat 3: the seats 1 and 2 are"),
        ("turn = 1", "turns = 0", "line 13, column 1: in a turn at least one turn has begun"),
        ("turn = 1", "first = 1", "line 14, column 9: `options` and `first` belong to an ordinary start"),
        ("[\"tank\", {", "[\"tonk\", {", "line 15, column 22: there is no card `tonk`; did you mean `tank`?"),
        ("with = 1", "with = 2", "line 15, column 11: `star` of seat 1 is with no unit that it could be with"),
        (", with = 1", "", "line 15, column 11: `star` of seat 1 is a medal that a unit wears"),
        ("damage = 1", "damage = 3", "line 16, column 11: `tank` of seat 2 is no unit that can have so much damage"),
        ("seats.2 =", "seats.3 =", "line 16, column 7: the seats are 1 and 2, but there is `3`"),
        ("bases = 2", "health = 0", "line 16, column 11: the Health of seat 2 is from 1 to 999"),
        ("cost: 3, attack", "cots: 3, attack", "line 7, column 34: not in the card language"),
        ("cost: 3,", "cost: 3, own: 4,", "line 7, column 7: card `tank`: more bases of its country than bases in all"),
        ("\"1 next\"", "\"2 next\"", "line 19, step 1: `2 next` was refused"),
        (
            "state.seats.2.health = 18",
            "events.1.lacks = [\"1 attakced tank\"]",
            "line 20, column 19: no event of war is told as `1 attakced tank`; did you mean `attacked`?",
        ),
        (
            "state.seats.2.health = 18",
            "state.question = { not = \"piick\" }",
            "line 20, column 26: `question` is never `piick`; did you mean `pick`?",
        ),
        ("seats.2.health = 18", "seats.2.helth = 18", "line 18, step 1: there is no state.seats.2.helth; there is "),
        (
            "defense: 3",
            "defense: 3, powers: [Does([Draw(You, N(1))])]",
            "line 7, column 7: card `tank`: `Does` is for a card that is destroyed after its use",
        ),
    ];
    all_said(RIGHT, &cases);
}
