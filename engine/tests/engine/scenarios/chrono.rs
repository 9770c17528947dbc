//! The rules of Chrono, the tests for rules that no scenario can show, and what happens to the remaining rules.

use duelhall_engine::scenario::Scenario;

use crate::scenarios::refused::all_said;
use crate::scenarios::{Rule, Test};

const DECKS: Test = ("engine/src/chrono/tests.rs", "c_26_to_c_29_decks_are_judged");

/// Every rule: its id, its text, and the tests that name it besides the scenarios.
pub(crate) const RULES: [Rule; 132] = [
    ("C-01", "Three epochs have 15, 10 and 5 ages", &[]),
    ("C-02", "Time begins in age 1 of epoch 1", &[]),
    ("C-03", "Every turn begins with time moving one age forward", &[]),
    ("C-04", "In the first turn of the game time stands still", &[]),
    ("C-05", "Cards and resources move time forward and back, over the borders of epochs too", &[]),
    ("C-06", "The epoch in which time is decides which row of a card is in force", &[]),
    ("C-07", "Behind the last age of an epoch is the first of the next, and the other way round", &[]),
    ("C-08", "Time stops at the last age and the game goes on; a house rule can end it", &[]),
    ("C-09", "Time stops at the first age", &[]),
    ("C-10", "A movement goes as far as it can, and one of no age sets nothing off", &[]),
    ("C-11", "A movement of several ages is one: it visits no epoch in between", &[]),
    ("C-12", "A movement sets a power off once, whatever its length", &[]),
    ("C-13", "The natural flow sets off no power of movement", &[]),
    ("C-14", "Two players, each with a main deck, a hero and a hero deck", &[]),
    ("C-15", "Both begin with 30 life", &[]),
    ("C-16", "Chance decides who goes first", &[]),
    ("C-17", "After a game its loser decides who goes first", &[]),
    ("C-18", "The first player neither draws nor moves time in the first turn", &[]),
    ("C-19", "Decks are shuffled, and nobody can know or choose the order", &[]),
    ("C-20", "Five cards are dealt", &[]),
    ("C-21", "Once, any cards of the first hand are replaced, and the deck is shuffled", &[]),
    ("C-22", "The mulligan is secret and at the same time; how many cards were replaced is told", &[]),
    ("C-23", "The hero is open from the start", &[]),
    ("C-24", "The hero begins without counters", &[]),
    ("C-25", "A player without life loses; both together is a draw", &[]),
    ("C-26", "A main deck has 30 cards or more and no hero", &[DECKS]),
    ("C-27", "At most two copies of a card, one of a mythic", &[DECKS]),
    ("C-28", "A hero deck has at most ten cards, no hero and no mythic; it may be empty", &[DECKS]),
    ("C-29", "Copies are counted in each deck apart", &[DECKS]),
    ("C-30", "Rarities are common, uncommon, rare and mythic", &[]),
    ("C-31", "Seven zones: main deck, hero deck, graveyard, battlefield, pool, hand, throne", &[]),
    ("C-32", "The graveyard takes spent spells and everything that died, openly", &[]),
    ("C-33", "The pool holds concentration; a hand has no limit", &[]),
    ("C-34", "An empty deck gives as much as it can, and nobody loses by it", &[]),
    ("C-35", "Cards are heroes, thoughtforms, locations, events and shadows", &[]),
    ("C-36", "A subtype matters only to a card that speaks of it", &[]),
    ("C-37", "The home epoch has no meaning of its own", &[]),
    ("C-38", "A card has a text for each epoch, and the active one works", &[]),
    ("C-39", "A text may span epochs, in which it stays the same", &[]),
    ("C-40", "The resource window is split by epochs", &[]),
    ("C-41", "A card without a window in the active epoch is a spell", &[]),
    ("C-42", "A window may be empty: the card stays and yields nothing", &[]),
    ("C-43", "Abilities are triggered, static or activated", &[]),
    ("C-44", "A card has one cost in all epochs", &[]),
    ("C-45", "Comet Rain is always a spell", &[]),
    ("C-46", "Goblin Arsonist becomes a living spell when the second epoch comes", &[]),
    ("C-47", "Seeker gains concentration by movements to the future, and changes time in later epochs", &[]),
    ("C-48", "Standard-bearer has a static ability; Legionnaire is summoned in epoch 1 and manifests in epoch 2", &[]),
    ("C-49", "The hero gives base resources at the start of a turn", &[]),
    ("C-50", "The meditation window says what the hero does in meditation", &[]),
    ("C-51", "One of three abilities a turn, which puts counters on the hero or takes them", &[]),
    ("C-52", "No ability of the hero in a turn of meditation", &[]),
    ("C-53", "The ability is used in the own main phase", &[]),
    ("C-54", "An ability that takes counters needs them", &[]),
    ("C-55", "A hero is neither attacked nor chosen", &[]),
    ("C-56", "The turn starts with time, then the cards ready, then what happens at the start", &[]),
    ("C-57", "A change of epoch by the flow is over before the cards ready", &[]),
    ("C-58", "Then a card is drawn, then base concentration is gained", &[]),
    ("C-59", "Meditation: one concentration for any card of the hero deck", &[]),
    ("C-60", "Who meditates plays no card and uses no ability of the hero; the rest stays allowed", &[]),
    ("C-61", "No meditation in the first turn; by default in the own first turn of each", &[]),
    ("C-62", "Meditation needs a concentration and a card; the card is not shown", &[]),
    ("C-63", "What the hero does in meditation is added to the procedure, or replaces it", &[]),
    ("C-64", "In the main phase cards, resources and abilities come in any order", &[]),
    ("C-65", "In the attack, attack and damage are collected, then dealt", &[]),
    ("C-66", "At the end what happens then happens, and the turn passes", &[]),
    ("C-67", "The attack may be left out, and after it the turn ends", &[]),
    ("C-68", "The kinds of resources", &[]),
    ("C-69", "Each kind is collected once a turn from all own cards", &[]),
    ("C-70", "Turned cards and cards that came this turn yield nothing", &[]),
    ("C-71", "A card that came last turn defends at once", &[]),
    ("C-72", "Turned cards do not defend", &[]),
    ("C-73", "Concentration is gained unseen from the top of the deck", &[]),
    ("C-74", "Concentration is spent oldest first, under the deck", &[]),
    ("C-75", "Concentration pays for cards and abilities", &[]),
    ("C-76", "Concentration stays from turn to turn", &[]),
    ("C-77", "Collected time moves time either way in the main phase", &[]),
    ("C-78", "All of it moves one way; parts may wear an event, the rest is lost", &[]),
    ("C-79", "Collected time takes counters from an event of the opponent", &[]),
    ("C-80", "Time of one way moves only that way, and wears events too", &[]),
    ("C-81", "Life is gained without a limit", &[]),
    ("C-82", "Attack is lowered by defense", &[]),
    ("C-83", "The rest is split freely between player and location", &[]),
    ("C-84", "Defense is collected only when the opponent attacks", &[]),
    ("C-85", "Attacking turns no card, and nobody blocks", &[]),
    ("C-86", "Defense does not lower damage", &[]),
    ("C-87", "A card that costs life takes it when it is collected from; armor does not help", &[]),
    ("C-88", "Armor adds up and takes damage in place of life", &[]),
    ("C-89", "Spirit is the cost, or what is printed on a token", &[]),
    ("C-90", "As it enters, the text of the active epoch happens", &[]),
    ("C-91", "A permanent without a window in the new epoch dies and is played as a spell", &[]),
    ("C-92", "A living spell is its player's, who orders several; the turn player's come first", &[]),
    ("C-93", "A living spell costs nothing; the fury of the new row works", &[]),
    ("C-94", "No resources and no turn abilities in the turn of entry", &[]),
    ("C-95", "All resources of the active window can be collected", &[]),
    ("C-96", "One location for each player; a second one replaces it", &[]),
    ("C-97", "A location enters with its life and works like a creature", &[]),
    ("C-98", "Whoever deals damage may send any part of it to the location", &[]),
    ("C-99", "A location is neither destroyed nor returned", &[]),
    ("C-100", "This goes for damage of spells too, and the one who deals it decides", &[]),
    ("C-101", "A location without a window dies like a creature", &[]),
    ("C-102", "An event is like a location, and loses counters to time alone", &[]),
    ("C-103", "A shadow is laid face down for nothing and waits", &[]),
    ("C-103a", "What it waits for lets it be turned over; its summon happens then", &[]),
    ("C-103b", "Its player is asked; it stays only with a window", &[]),
    ("C-103c", "Face down it is no permanent; it may be turned over at once", &[]),
    ("C-103d", "It is unknown to others; the row of the moment counts", &[]),
    ("C-104", "A turn ability turns the card, and needs one that did not come this turn", &[]),
    ("C-105", "A spell works at once, for others the keyword decides", &[]),
    ("C-106", "Summon: when the card enters", &[]),
    ("C-107", "Manifest: when the card enters, and when it moves to another epoch", &[]),
    ("C-108", "Disembody destroys a creature", &[]),
    ("C-109", "Return puts a creature into the hand of its owner", &[]),
    ("C-110", "A snare turns a creature, which is not readied and does nothing", &[]),
    ("C-111", "A snare ends as the next turn of its player starts", &[]),
    ("C-112", "Mass: several creatures whose spirit is not too much together", &[]),
    ("C-113", "Time shift moves another permanent to an adjacent epoch until the active one changes", &[]),
    ("C-114", "A shifted card may die by it, and manifests", &[]),
    ("C-115", "Fury: when the creature dies, also as a sacrifice", &[]),
    ("C-116", "Insight looks at a shadow and may return it", &[]),
    ("C-117", "Haste works in the turn of entry", &[]),
    ("C-118", "Powers of movement hear movements of their way, not the flow", &[]),
    ("C-119", "Limits go by spirit; without a target that part does nothing", &[]),
    ("C-120", "What a card may do is asked", &[]),
    ("C-121", "There is no answering; what is set off together has an order", &[]),
    ("C-122", "Permanents are creatures, locations and events", &[]),
    ("C-123", "A turned card yields nothing", &[]),
    ("C-124", "The epoch changes when its ages run out", &[]),
    ("C-125", "Embodiment sickness and summoning sickness are one rule", &[]),
    ("C-126", "Tokens vanish when they leave the battlefield", &[]),
    ("C-127", "Cards go to the hand and graveyard of their owner", &[]),
    ("C-128", "What everybody sees of the table", &[]),
];

/// Rules that nothing shows.
pub(crate) const UNSHOWN: [(&str, &str); 2] = [
    ("C-19", "of every game: the seed of a match is promised before it begins, and the promise is checked afterwards"),
    ("C-30", "a matter of the card set; mythic cards are what C-27 and C-28 speak of"),
];

const RIGHT: &str = r#"game = "chrono"
title = "A wolf attacks"
rules = ["C-82"]

[[card]]
id = "wolf"
def = 'kind: Thoughtform, home: One, rows: [(epochs: [One], window: [(Attack, 2)]), (epochs: [Two, Three])]'

[[card]]
id = "keep"
def = 'kind: Location(4), home: One, rows: [(epochs: [One, Two, Three], window: [])]'

[given]
age = 5
seats.1.field = [{ card = "wolf" }]
seats.2 = { field = [{ card = "keep", counters = 4 }], hand = ["wolf"] }

[[step]]
take = ["1 attack", "1 number 0"]
state.seats.2.life = 28
"#;

#[test]
fn what_cannot_be_a_position_of_chrono_is_named_with_its_line_its_seat_and_its_card() {
    let cases = [
        ("age = 5", "age = 31", "line 14, column 7: there is no age 31: the ages from 1 to 30 are (C-01)"),
        ("age = 5", "age = 16", "line 15, column 7: `wolf` of seat 1 has no window in epoch 2"),
        ("age = 5", "turn = 3", "line 14, column 8: there is no seat 3: the seats 1 and 2 are"),
        ("age = 5", "turns = 0", "line 13, column 1: in a turn at least one turn has begun"),
        ("age = 5", "first = 1", "line 14, column 9: `options` and `first` belong to an ordinary start"),
        (
            "card = \"wolf\" }",
            "card = \"wolfe\" }",
            "line 15, column 27: there is no card `wolfe`; did you mean `wolf`?",
        ),
        ("card = \"wolf\" }", "card = \"hero-2\" }", "line 15, column 7: `hero-2` of seat 1 is a hero"),
        ("card = \"wolf\" }", "card = \"wolf\", shifted = 4 }", "line 15, column 45: there is no epoch 4"),
        (
            "card = \"wolf\" }",
            "card = \"wolf\", shifted = 3 }",
            "line 15, column 7: `wolf` of seat 1 has no window in epoch 3",
        ),
        ("card = \"wolf\" }", "card = \"wolf\", snare = 3 }", "line 15, column 43: there is no seat 3"),
        (
            "card = \"wolf\" }",
            "card = \"wolf\", counters = 1 }",
            "line 15, column 7: `wolf` of seat 1 is neither a location nor",
        ),
        ("counters = 4", "counters = 0", "line 16, column 11: `keep` of seat 2 has no counters left"),
        ("counters = 4 }", "counters = 4 }, \"keep\"", "line 16, column 11: the field of seat 2 has two locations"),
        ("hand = [\"wolf\"]", "hand = [\"hero-1\"]", "line 16, column 11: `hero-1` of seat 2 is a hero or a token"),
        ("hand = [\"wolf\"]", "shadows = [\"wolf\"]", "line 16, column 11: `wolf` of seat 2 is no shadow"),
        ("hand = [\"wolf\"]", "hero = \"wolf\"", "line 16, column 63: `wolf` is no hero"),
        ("hand = [\"wolf\"]", "life = 0", "line 16, column 11: the life of seat 2 is at least 1"),
        ("seats.2 =", "seats.3 =", "line 16, column 7: the seats are 1 and 2, but there is `3`"),
        ("home: One, rows", "home: Four, rows", "line 7, column 33: not in the card language"),
        ("[Two, Three])", "[Three])", "line 7, column 7: card `wolf`: its rows must name every epoch once"),
        ("1 number 0", "1 number 5", "line 19, step 1: `1 number 5` was refused"),
        ("1 number 0", "1 move 400", "line 19, column 21: `move 400`: the number on `move` is too large or too small"),
        ("card = \"wolf\" }", "card = \"wolf\", shifted = 1 }", "line 15, column 45: epoch 1 is the present one"),
        (
            "state.seats.2.life = 28",
            "offers.2.lacks = [\"hero 9\"]",
            "line 18, step 1: offers.2.lacks has `hero 9`, which cannot be: the numbers after `hero` end at 3 now",
        ),
        (
            "state.seats.2.life = 28",
            "offers.2.lacks = [\"pick 99\"]",
            "line 18, step 1: offers.2.lacks has `pick 99`, which cannot be: the numbers after `pick` end at 2 now",
        ),
        (
            "state.seats.2.life = 28",
            "events.1.lacks = [\"1 collectd attack 2\"]",
            "line 20, column 19: no event of chrono is told as `1 collectd attack 2`; did you mean `collected`?",
        ),
        (
            "window: [(Attack, 2)]",
            "window: [(Attack, 2)], powers: [Does([Draw(You, N(1))])]",
            "line 7, column 7: card `wolf`: a row with a window cannot have `Does`",
        ),
    ];
    all_said(RIGHT, &cases);
}

#[test]
fn a_seat_that_is_left_out_has_the_default_position() {
    let keep = "seats.2 = { field = [{ card = \"keep\", counters = 4 }], hand = [\"wolf\"] }\n";
    let text = RIGHT.replace(keep, "").replace("[\"1 attack\", \"1 number 0\"]", "\"1 attack\"");
    let report = Scenario::parse(&text).unwrap().run();
    assert!(report.holds(), "{:?}", report.differences);
}
