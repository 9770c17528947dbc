//! Fights of Heroes: who is asked how often, what is foreseen, whose a card is, and why a choice is advised.

use duelhall_engine::ai::{Level, Why};
use duelhall_engine::formats::InFormat;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{FirstTurn, Options, Rng, Seat, Tone, Viewer};

use crate::heroes_duel::{asked, choice, labels, told};

const CARDS: [(&str, &str); 16] = [
    ("boar", "kind: Ally(atk: 3, damage: Melee, health: 5), cost: N(3)"),
    ("fox", "kind: Ally(atk: 1, damage: Melee, health: 2), cost: N(1)"),
    ("snail", "kind: Ally(atk: 0, damage: Melee, health: 2), cost: N(1)"),
    ("wall", "kind: Ally(atk: 1, damage: Melee, health: 6), cost: N(2), keywords: [Protector]"),
    ("axe", "kind: Weapon(atk: 2, damage: Melee, strike: 1), cost: N(2)"),
    ("coat", "kind: Armor(def: 2), cost: N(1)"),
    ("spark", "kind: Ability, instant: true, effect: [Deal(n: N(1), to: Target([Hero, Opposing]))]"),
    ("bolt", "kind: Ability, effect: [Deal(n: N(2), to: Target([Character]))]"),
    ("snare", "kind: Ability, instant: true, effect: [Deal(n: N(1), to: Attacker)]"),
    ("salve", "kind: Ability, instant: true, effect: [Heal(N(N(2)), Hero)]"),
    (
        "pyre",
        "kind: Ongoing(Row), powers: [Trigger(on: TurnBegins(Theirs), effect: [Deal(n: N(1), to: Each([Hero, Opposing]))])]",
    ),
    ("mend", "kind: Ability, effect: [Heal(N(N(2)), Target([Friendly, Character]))]"),
    (
        "tonic",
        "kind: Ability, effect: [Heal(N(N(2)), Target([Friendly, Character])), Give(That, [Atk(N(1))], EndOfTurn)]",
    ),
    ("rouse", "kind: Ability, effect: [Ready(Target([Friendly, Ally]))]"),
    ("toll", "kind: Ability, effect: [Destroy(Choose(You, 1, [Ally, Yours]))]"),
    ("balm", "kind: Item, cost: N(1), powers: [Paid(price: [Exhaust], effect: [Heal(N(N(2)), Hero)])]"),
];

/// A duel that asks once.
fn duel(given: &str, takes: &[&str]) -> Match {
    crate::heroes_duel::duel(&CARDS, &format!("house = {{ asks_once = true }}\n{given}"), takes)
}

/// The questions that come after these choices of a fight and after one more of each of the next, as `SEAT QUESTION`.
fn questions(given: &str, begun: &[&str], next: &[&str]) -> Vec<String> {
    let after = |count: usize| {
        let duel = duel(given, &[begun, &next[..count]].concat());
        let seat = [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| duel.prompt(*seat).is_some());
        let prompt = seat.and_then(|seat| duel.prompt(seat)).expect("somebody is asked");
        format!("{} {}", prompt.seat, prompt.title.key.trim_start_matches("ask-heroes-"))
    };
    (0..=next.len()).map(after).collect()
}

const ATTACK: [&str; 2] = ["1 attack 3", "1 pick 4"];
const ATTACK_HERO: [&str; 2] = ["1 attack 3", "1 pick 2"];

#[test]
fn a_fight_asks_each_player_once_if_nothing_new_becomes_possible() {
    let given =
        "seats.1 = { hand = [\"spark\"], play = [\"boar\"] }\nseats.2 = { hand = [\"spark\"], play = [\"fox\"] }";
    assert_eq!(questions(given, &ATTACK, &["2 pass", "1 pass"]), ["2 proposed", "1 defend", "1 act"]);
    let proposed = duel(given, &ATTACK);
    let [en, ru] = asked(&proposed, 1);
    assert!(en.ends_with("then the attack begins. You are asked again only if something changes."), "{en}");
    assert!(ru.ends_with("Снова вас спросят, только если что-то изменится."), "{ru}");
    // A match from before this was so asks at every step.
    let earlier = crate::heroes_duel::duel(&CARDS, given, &["1 attack 3", "1 pick 4", "2 pass"]);
    assert_eq!(earlier.prompt(Seat::FIRST).unwrap().title.key, "ask-heroes-attack");
    assert!(!asked(&earlier, 0)[0].contains("asked again"));
}

#[test]
fn a_fight_asks_again_when_something_happens_or_becomes_possible() {
    let given =
        "seats.1 = { hand = [\"spark\"], play = [\"boar\"] }\nseats.2 = { hand = [\"spark\"], play = [\"fox\"] }";
    let played = ["2 pass", "1 play 1", "2 pass"];
    assert_eq!(questions(given, &ATTACK, &played)[2..], ["2 respond", "2 defend"], "the opponent has done something");
    let snare =
        given.replacen("hand = [\"spark\"], play = [\"fox\"]", "hand = [\"spark\", \"snare\"], play = [\"fox\"]", 1);
    assert_eq!(questions(&snare, &ATTACK, &["2 pass"])[1], "2 attack", "now there is an attacker");
    let axe = "seats.1 = { play = [\"boar\"] }\nseats.2 = { hand = [\"spark\"], play = [\"axe\"], resources = 1 }";
    let axe = questions(axe, &["1 attack 3", "1 pick 2"], &["2 pass"]);
    assert_eq!(axe, ["2 proposed", "2 defend"], "now the hero can strike");
}

#[test]
fn whoever_may_step_in_is_asked_before_the_defense_and_their_opponent_too() {
    let given = "seats.1 = { hand = [\"spark\"], play = [\"boar\"] }\nseats.2 = { hand = [\"spark\"], play = [\"fox\", \"wall\"] }";
    let next = ["2 pass", "1 pass", "2 pass", "1 pass"];
    assert_eq!(questions(given, &ATTACK, &next), ["2 proposed", "1 attack", "2 protect", "1 defend", "1 act"]);
    let next = ["2 pass", "1 pass", "2 protect 5", "1 pass"];
    assert_eq!(questions(given, &ATTACK, &next)[3..], ["1 defend", "2 defend"], "the defender is another");
}

#[test]
fn h_144_the_forecast_of_a_fight_says_that_armor_may_prevent_some_of_it() {
    let blow = |damage: u8| {
        let given = format!(
            "seats.1 = {{ play = [\"boar\"] }}\nseats.2 = {{ hand = [\"spark\"], play = [\"coat\"], damage = {damage} }}"
        );
        asked(&duel(&given, &["1 attack 3", "1 pick 2"]), 1)
    };
    assert!(blow(0)[0].contains("your hero: 3 damage before armor, none back."), "{:?}", blow(0));
    assert!(blow(0)[1].contains("Урон цели: 3 без учёта доспеха, в ответ: 0."), "{:?}", blow(0));
    assert!(blow(23)[0].contains("3 damage before armor (fatal without it), none back."), "{:?}", blow(23));
    assert!(blow(23)[1].contains("3 без учёта доспеха (спасёт только доспех)"), "{:?}", blow(23));
    assert!(blow(24)[0].contains("3 damage before armor (fatal), none back."), "{:?}", blow(24));
}

#[test]
fn cards_of_one_name_on_both_sides_are_told_with_their_owners() {
    let given = "seats.1 = { hand = [\"bolt\"], play = [\"boar\"] }\nseats.2 = { play = [\"boar\"] }";
    let [en, ru] = told(&duel(given, &ATTACK), Viewer::Public);
    for part in ["Ann's boar attacks Bob's boar.", "Ann's boar deals 3 damage to Bob's boar."] {
        assert!(en.contains(part), "{en}");
    }
    assert!(ru.contains("«boar (Ann)» наносит 3 ед. урона, цель — «boar (Bob)»."), "{ru}");
    let target = duel(given, &["1 play 1"]);
    assert_eq!(labels(&target, 0, "pick 3"), ["Ann's boar #3 · 3/5", "boar (Ann) №3 · 3/5"]);
    assert_eq!(labels(&target, 0, "pick 4"), ["Bob's boar #4 · 3/5", "boar (Bob) №4 · 3/5"]);
    let [en, _] = told(&duel(given, &["1 play 1", "1 pick 4"]), Viewer::Public);
    assert!(en.contains("Target: “Bob's boar”."), "{en}");
    let alone = "seats.1 = { play = [\"boar\"] }\nseats.2 = { play = [\"fox\"] }";
    let [en, _] = told(&duel(alone, &ATTACK), Viewer::Public);
    assert!(en.contains("boar attacks fox.") && !en.contains("Ann's"), "{en}");
}

#[test]
fn a_choice_that_would_meet_nothing_says_so() {
    let given = |damage: u8| {
        format!(
            "seats.1 = {{ hand = [\"salve\", \"snare\"], play = [\"snail\"], damage = {damage} }}\nseats.2 = {{ play = [\"fox\"] }}"
        )
    };
    let whole = duel(&given(0), &[]);
    assert_eq!(labels(&whole, 0, "play 1"), ["Play 1: salve (Nothing Now)", "Сыграть 1: salve (сейчас впустую)"]);
    assert_eq!(labels(&whole, 0, "play 2")[0], "Play 2: snare (Nothing Now)");
    assert_eq!(choice(&whole, 0, "play 1").tone, Tone::Aside);
    let hurt = duel(&given(3), &[]);
    assert_eq!(labels(&hurt, 0, "play 1")[0], "Play 1: salve");
    assert_eq!(choice(&hurt, 0, "play 1").tone, Tone::Main);
    let [en, ru] = asked(&duel(&given(0), &["1 attack 3"]), 0);
    assert!(en.starts_with("Whom does snail attack for 0 (no damage)?"), "{en}");
    assert!(ru.starts_with("snail: кого атаковать без урона?"), "{ru}");
}

/// Decision 016: as soon as it would change something, the next pause asks.
#[test]
fn nobody_is_asked_in_another_s_turn_who_could_only_change_nothing() {
    let after = |second: &str| {
        let given = format!("seats.1 = {{ play = [\"boar\"] }}\nseats.2 = {{ {second} }}");
        [duel(&given, &ATTACK_HERO), crate::heroes_duel::duel(&CARDS, &given, &ATTACK_HERO)]
    };
    for second in ["hand = [\"salve\"]", "hand = [\"snare\"]", "play = [\"balm\"]"] {
        let [spared, earlier] = after(second);
        let first = spared.prompt(Seat::SECOND).map(|prompt| prompt.title.key);
        assert_eq!(first.as_deref(), second.contains("snare").then_some("ask-heroes-attack"), "{second}");
        let title = earlier.prompt(Seat::SECOND).expect("a match from before this was so asks").title;
        assert_eq!(title.key, "ask-heroes-proposed", "{second}");
    }
    for second in ["hand = [\"salve\"], damage = 1", "play = [\"balm\"], damage = 1", "hand = [\"spark\"]"] {
        let [spared, _] = after(second);
        assert_eq!(spared.prompt(Seat::SECOND).expect("asked").title.key, "ask-heroes-proposed", "{second}");
    }
    let given = "seats.1 = { play = [\"boar\"] }\nseats.2 = { hand = [\"salve\"] }";
    let hurt = duel(given, &["1 attack 3", "1 pick 2", "1 end"]);
    assert_eq!(hurt.prompt(Seat::SECOND).expect("now the hero is hurt").title.key, "ask-heroes-end");
    // Whoever is asked for another reason is not led to it.
    let [both, _] = after("hand = [\"spark\", \"salve\"], play = [\"balm\"]");
    let tones = ["play 1", "play 2", "use 4"].map(|action| choice(&both, 1, action).tone);
    assert_eq!(tones, [Tone::Main, Tone::Last, Tone::Last]);
}

#[test]
fn a_card_that_changes_none_of_its_targets_says_so_and_so_does_such_a_target() {
    let given = |cards: &str, more: &str| {
        format!(
            "seats.1 = {{ hand = [{cards}], play = [\"snail\", {{ card = \"fox\"{more} }}] }}\nseats.2 = {{ play = [\"boar\"], damage = 3 }}"
        )
    };
    let all = "\"mend\", \"rouse\", \"tonic\"";
    let whole = duel(&given(all, ""), &[]);
    assert_eq!(labels(&whole, 0, "play 1"), ["Play 1: mend (Nothing Now)", "Сыграть 1: mend (сейчас впустую)"]);
    assert_eq!(labels(&whole, 0, "play 2")[0], "Play 2: rouse (Nothing Now)");
    assert_eq!(choice(&whole, 0, "play 1").tone, Tone::Aside);
    assert!(!choice(&whole, 0, "play 1").lapses, "nobody is reminded of it");
    assert_eq!(labels(&whole, 0, "play 3")[0], "Play 3: tonic", "it changes whatever it heals");
    let hurt = duel(&given(all, ", damage = 1"), &[]);
    assert_eq!((labels(&hurt, 0, "play 1")[0].as_str(), choice(&hurt, 0, "play 1").tone), ("Play 1: mend", Tone::Main));
    let target = duel(&given(all, ", damage = 1"), &["1 play 1"]);
    assert_eq!(labels(&target, 0, "pick 3"), ["snail #3 (Nothing Now)", "snail №3 (сейчас впустую)"]);
    assert_eq!(
        (labels(&target, 0, "pick 4")[0].as_str(), choice(&target, 0, "pick 4").tone),
        ("fox #4 · 1/1", Tone::Main)
    );
    let tired = duel(&given(all, ", exhausted = true"), &["1 play 2"]);
    assert_eq!(choice(&tired, 0, "pick 3").label.key, "do-heroes-pick-idle");
    assert_eq!(choice(&tired, 0, "pick 4").label.key, "do-heroes-pick");
    // A computer player keeps such a card.
    let prompt = whole.prompt(Seat::FIRST).expect("asked");
    let advised = whole.advise(Seat::FIRST, Level::Greedy, &mut Rng::from_number(3)).expect("asked");
    assert!(!["play 1", "play 2"].contains(&&*prompt.choices[advised].action), "{:?}", prompt.choices[advised]);
}

/// Why a choice is advised.
fn why(duel: &Match, seat: Seat, action: &str) -> Why {
    let prompt = duel.prompt(seat).expect("the seat is asked");
    let index = prompt.choices.iter().position(|choice| choice.action == action).expect("it is offered");
    duel.why(seat, index, &mut Rng::from_number(3))
}

#[test]
fn advice_says_what_a_choice_wins_destroys_or_saves_if_that_is_certain() {
    let bolt = |damage: u8| {
        let given = format!("seats.1 = {{ hand = [\"bolt\"] }}\nseats.2 = {{ play = [\"fox\"], damage = {damage} }}");
        duel(&given, &["1 play 1"])
    };
    assert_eq!(why(&bolt(24), Seat::FIRST, "pick 2"), Why::Wins);
    let Why::Harms(lines) = why(&bolt(0), Seat::FIRST, "pick 3") else { panic!("the fox is destroyed") };
    assert!(lines.iter().any(|line| line.key == "tell-heroes-destroyed"), "{lines:?}");
    let given = "seats.1 = { play = [\"boar\"] }\nseats.2 = { play = [\"fox\", \"wall\"] }";
    let Why::Saves(lines) = why(&duel(given, &ATTACK), Seat::SECOND, "protect 5") else { panic!("the fox is saved") };
    assert!(lines.iter().any(|line| line.key == "tell-heroes-destroyed"), "{lines:?}");
}

#[test]
fn advice_tells_a_loss_of_an_opponent_and_none_of_a_partner() {
    let given = "teams = [0, 1, 0, 1]\nseats.1 = { hand = [\"bolt\"] }\nseats.2 = { play = [\"fox\"] }\nseats.3 = { play = [\"fox\"] }\nseats.4 = {}";
    let bolt = duel(given, &["1 play 1"]);
    assert!(matches!(why(&bolt, Seat::FIRST, "pick 5"), Why::Harms(_)), "the fox of an opponent is destroyed");
    assert_eq!(why(&bolt, Seat::FIRST, "pick 6"), Why::Unsure, "the fox of a partner is destroyed");
}

#[test]
fn advice_tells_nothing_that_happens_only_when_another_turn_begins() {
    let given =
        |damage: u8| format!("seats.1 = {{ hand = [\"bolt\"], play = [\"pyre\"] }}\nseats.2 = {{ damage = {damage} }}");
    let [en, _] = told(&duel(&given(0), &["1 end"]), Viewer::Public);
    assert!(en.contains("deals 1 damage"), "the next turn begins with it: {en}");
    for damage in [0, 24] {
        assert_eq!(why(&duel(&given(damage), &[]), Seat::FIRST, "end"), Why::Unsure, "{damage}");
    }
}

#[test]
fn advice_to_use_armor_says_what_happens_without_it() {
    let given = "seats.1 = { play = [\"boar\"] }\nseats.2 = { play = [\"coat\"] }";
    let struck = duel(given, &["1 attack 3", "1 pick 2"]);
    let Why::Saves(lines) = why(&struck, Seat::SECOND, "armor 4") else { panic!("the hero is saved from two") };
    assert!(lines.iter().any(|line| line.key == "tell-heroes-damaged"), "{lines:?}");
}

#[test]
fn advice_on_a_victim_saves_nothing_because_one_has_to_be_chosen() {
    let toll = duel("seats.1 = { hand = [\"toll\"], play = [\"fox\", \"boar\"] }\nseats.2 = {}", &["1 play 1"]);
    assert_eq!([why(&toll, Seat::FIRST, "pick 3"), why(&toll, Seat::FIRST, "pick 4")], [Why::Unsure, Why::Unsure]);
}

#[test]
fn advice_calls_a_choice_the_only_one_where_the_others_only_take_it_back() {
    let target = duel("seats.1 = { play = [\"boar\"] }\nseats.2 = {}", &["1 attack 3"]);
    let actions: Vec<String> = target.prompt(Seat::FIRST).unwrap().choices.into_iter().map(|one| one.action).collect();
    assert_eq!(actions, ["pick 2", "back"]);
    assert_eq!(why(&target, Seat::FIRST, "pick 2"), Why::Only);
}

#[test]
fn advice_calls_no_first_hand_and_no_pick_of_a_draft_the_only_choice() {
    let begun = |game, options: &[(&str, &str)]| {
        let options: Options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Match::begin(game, &options, FirstTurn::Random, [7; 32]).expect("it begins")
    };
    let hand = begun(GameId::of::<Heroes>(), &[]);
    let draft = begun(GameId::of::<InFormat<Heroes>>(), &[("format", "draft")]);
    for (duel, first) in [(hand, "keep"), (draft, "build-take")] {
        let seat = [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| duel.prompt(*seat).is_some()).unwrap();
        let choices = duel.prompt(seat).unwrap().choices;
        assert!(choices[0].action.starts_with(first), "{choices:?}");
        for choice in choices {
            assert_ne!(why(&duel, seat, &choice.action), Why::Only, "{}", choice.action);
        }
    }
}
