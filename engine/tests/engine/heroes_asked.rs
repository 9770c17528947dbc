//! Questions of Heroes in plain words: what is happening, what one can do, what passing means, and why something cannot be
//! chosen. Choices that would change nothing say so.

use duelhall_engine::ai::Level;
use duelhall_engine::games::Match;
use duelhall_engine::heroes::table::{Hit, Table};
use duelhall_engine::kit::{Arg, Rng, Seat, Tone, Viewer};
use duelhall_engine::text::Lang;

use crate::heroes_duel::{asked, choice, labels, said};

const CARDS: [(&str, &str); 21] = [
    ("boar", "kind: Ally(atk: 3, damage: Melee, health: 5), cost: N(3)"),
    ("fox", "kind: Ally(atk: 1, damage: Melee, health: 2), cost: N(1)"),
    ("snail", "kind: Ally(atk: 0, damage: Melee, health: 2), cost: N(1)"),
    ("shadow", "kind: Ally(atk: 1, damage: Melee, health: 2), cost: N(1), keywords: [Elusive]"),
    ("wall", "kind: Ally(atk: 1, damage: Melee, health: 6), cost: N(2), keywords: [Protector]"),
    ("axe", "kind: Weapon(atk: 2, damage: Melee, strike: 1), cost: N(2)"),
    ("coat", "kind: Armor(def: 2), cost: N(1)"),
    ("spark", "kind: Ability, instant: true, effect: [Deal(n: N(1), to: Target([Hero, Opposing]))]"),
    ("bolt", "kind: Ability, effect: [Deal(n: N(2), to: Target([Opposing, Ally, Exhausted]))]"),
    ("flood", "kind: Ability, cost: X, effect: [Deal(n: X, to: Target([Opposing, Hero]))]"),
    (
        "lens",
        "kind: Item, cost: N(1), powers: [Paid(price: [PayX], effect: [Deal(n: X, to: Target([Opposing, Hero]))])]",
    ),
    (
        "pike",
        "kind: Weapon(atk: 3, damage: Melee, strike: 1, hands: Two), cost: N(2), tags: [\"melee\"], limits: [(\"melee\", 1)]",
    ),
    ("dirk", "kind: Weapon(atk: 1, damage: Melee, strike: 1, hands: Off), cost: N(1)"),
    ("king", "kind: Ally(atk: 2, damage: Melee, health: 2), cost: N(1), unique: true"),
    ("club", "kind: Weapon(atk: 1, damage: Melee, strike: 1), cost: N(1), tags: [\"melee\"]"),
    (
        "match",
        "kind: Ally(atk: 1, damage: Fire, health: 1), cost: N(1), powers: [Paid(price: [DestroyThis], effect: [Deal(n: N(2), to: Target([Opposing, Hero]), by: This)])]",
    ),
    (
        "coin",
        "kind: Item, cost: N(1), powers: [Paid(price: [PayX, Exhaust], effect: [Deal(n: X, to: Target([Opposing, Hero]))])]",
    ),
    ("ward", "kind: Ability, instant: true, effect: [Prevent(All, Target([Friendly, Character]), false, EndOfTurn)]"),
    ("scout", "kind: Ability, effect: [Look(3, 1, [Ally], Hand)]"),
    ("errand", "kind: Quest, powers: [Paid(price: [Pay(1)], effect: [Draw(You, N(1))])]"),
    ("well", "kind: Item, cost: N(1), powers: [Paid(price: [Pay(1), Exhaust], effect: [Draw(You, N(1))])]"),
];

/// A duel after some choices.
fn duel(given: &str, takes: &[&str]) -> Match {
    crate::heroes_duel::duel(&CARDS, given, takes)
}

/// The notes to the question of the first seat, in both languages.
fn notes(duel: &Match) -> [String; 2] {
    notes_to(duel, 0)
}

/// The notes to the question of a seat, in both languages.
fn notes_to(duel: &Match, seat: u8) -> [String; 2] {
    let prompt = duel.prompt(Seat(seat)).expect("the seat is asked");
    let notes = prompt.title.args.iter().find(|(name, _)| name == "notes");
    let Some((_, Arg::Text(notes))) = notes else { return Default::default() };
    Lang::ALL.map(|lang| said(lang, notes))
}

#[test]
fn an_attack_is_told_step_by_step_with_the_damage_that_it_would_do() {
    let given = "seats.1 = { play = [\"boar\"] }\nseats.2 = { hand = [\"spark\"], play = [\"fox\", \"wall\"] }";
    let target = duel(given, &["1 attack 3"]);
    assert_eq!(labels(&target, 0, "pick 4"), ["fox #4 · 1/2", "fox №4 · 1/2"]);
    // “0/25” would read as no life.
    let [en, ru] = labels(&target, 0, "pick 2");
    assert!(en.contains("#2 · ") && en.ends_with("Health") && !en.contains('/'), "{en}");
    assert!(ru.contains("№2 · здоровье") && !ru.contains('/'), "{ru}");
    let proposed = duel(given, &["1 attack 3", "1 pick 4"]);
    assert_eq!(
        asked(&proposed, 1),
        [
            "Ann's boar is about to attack your fox: 3 damage (fatal), 1 back. Play a card, or pass: then the attack begins.",
            "Сейчас атакует «boar» (Ann), цель — «fox» (ваша карта). Урон цели: 3 (смертельный), в ответ: 1. Сыграйте карту \
             или пасуйте: тогда атака начнётся."
        ]
    );
    let attack = duel(given, &["1 attack 3", "1 pick 4", "2 pass"]);
    let [en, ru] = asked(&attack, 1);
    assert!(en.starts_with("Ann's boar attacks your fox: 3 damage (fatal), 1 back. Nobody has stepped in"), "{en}");
    assert!(ru.starts_with("Атакует «boar» (Ann), цель — «fox» (ваша карта)."), "{ru}");
    let protect = duel(given, &["1 attack 3", "1 pick 4", "2 pass", "2 pass"]);
    let [en, ru] = asked(&protect, 1);
    assert!(
        en.ends_with("1 back. Choose who steps in and takes the attack instead, or pass and let it happen."),
        "{en}"
    );
    assert!(ru.ends_with("кто заслонит цель и примет атаку на себя, или пасуйте: тогда цель не изменится."), "{ru}");
    assert_eq!(labels(&protect, 1, "protect 5"), ["Step In: wall #5 · 1/6", "Заслонить: wall №5 · 1/6"]);
    let defend = duel(given, &["1 attack 3", "1 pick 4", "2 pass", "2 pass", "2 protect 5"]);
    let [en, _] = asked(&defend, 1);
    assert_eq!(en, "Ann's boar fights your wall: 3 damage, 1 back. Play a card, or pass and let that damage happen.");
}

#[test]
fn a_hero_that_can_strike_is_told_so_and_armor_says_how_much_comes() {
    let given = "seats.1 = { play = [\"axe\"], resources = 1 }\nseats.2 = { play = [\"coat\", \"fox\"] }";
    let defend = duel(given, &["1 attack 1", "1 pick 2"]);
    let [en, ru] = asked(&defend, 0);
    let said = "Your hero fights Bob's hero: no damage, none back. A weapon can still add to that. Strike with a weapon, or pass and let that damage happen.";
    assert_eq!(en, said);
    assert!(ru.contains("Ударьте оружием или пасуйте"), "{ru}");
    let armor = duel(given, &["1 attack 1", "1 pick 2", "1 strike 3"]);
    let [en, ru] = asked(&armor, 1);
    assert!(en.contains(" is about to deal 2 damage to your hero, who has "), "{en}");
    assert!(en.ends_with("Use armor to prevent some of it, or pass and take it."), "{en}");
    assert!(ru.contains("нанесёт вашему герою 2 ед. урона"), "{ru}");
}

#[test]
fn what_each_way_to_pass_does_is_said_and_the_one_that_gives_up_strikes_stands_last_in_one_s_own_turn() {
    let given = "seats.1 = { play = [\"axe\"], resources = 1 }\nseats.2 = { play = [\"fox\"] }";
    let fight = duel(given, &["1 attack 1", "1 pick 2"]);
    let [en, ru] = notes(&fight);
    assert!(en.ends_with("until your turn ends, also the strikes of your weapons."), "{en}");
    assert!(ru.ends_with("вы больше ни на что не ответите и не ударите оружием."), "{ru}");
    let tones = |duel: &Match, seat| ["pass", "rest"].map(|action| choice(duel, seat, action).tone);
    assert_eq!(tones(&fight, 0), [Tone::Pass, Tone::Last]);
    let given = "seats.1 = { hand = [\"well\"], resources = 1 }\nseats.2 = { hand = [\"spark\"] }";
    let theirs = duel(given, &["1 play 1"]);
    assert_eq!(tones(&theirs, 1), [Tone::Pass, Tone::Pass]);
    let [en, ru] = notes_to(&theirs, 1);
    assert!(en.starts_with("“Pass” lets this one thing happen. “Pass for This Turn” lets everything happen"), "{en}");
    assert!(ru.contains("«Пас до конца хода» пропускает всё"), "{ru}");
    let yields = theirs.prompt(Seat(1)).expect("asked").choices.iter().any(|choice| choice.action == "yield");
    assert_eq!(en.contains("“Don't Ask”"), yields, "{en}");
}

#[test]
fn the_table_of_a_combat_shows_what_it_costs_both() {
    let given = "seats.1 = { play = [\"boar\"] }\nseats.2 = { hand = [\"spark\"], play = [\"fox\", \"wall\"] }";
    let attack = duel(given, &["1 attack 3", "1 pick 4", "2 pass"]);
    let table = attack.table(Viewer::Public);
    let combat = table.get::<Table>().and_then(|table| table.combat).expect("a combat is going on");
    assert_eq!((combat.struck, combat.back), (Hit { n: 3, falls: true }, Hit { n: 1, falls: false }));
}

#[test]
fn whoever_chooses_whom_to_attack_is_told_why_somebody_cannot_be_chosen() {
    let given = "seats.1 = { play = [\"boar\"] }\nseats.2 = { play = [\"fox\", \"shadow\", \"wall\"] }";
    let target = duel(given, &["1 attack 3"]);
    assert_eq!(
        asked(&target, 0),
        [
            "Whom does boar attack for 3? You can choose heroes and allies of another side. Sidestep: “shadow” cannot be \
             attacked. Bulwark: “wall” may step in.",
            "boar: кого атаковать с силой 3? Можно выбрать героя или союзника другой стороны. Увёртливость (атаковать нельзя): «shadow». \
             Заслон (может заслонить): «wall»."
        ]
    );
    let plain = duel("seats.1 = { play = [\"boar\"] }\nseats.2 = { play = [\"fox\"] }", &["1 attack 3"]);
    assert!(asked(&plain, 0)[0].ends_with("of another side."));
}

#[test]
fn a_target_is_asked_for_with_the_text_of_the_card_and_with_what_is_left_out() {
    let given = "seats.1 = { hand = [\"bolt\"], play = [{ card = \"boar\", exhausted = true }] }\nseats.2 = { play = [{ card = \"fox\", exhausted = true }, { card = \"wall\", exhausted = true }, \"snail\"] }";
    let target = duel(given, &["1 play 1"]);
    assert_eq!(
        asked(&target, 0)[0],
        "“bolt”: choose a target. The card says: Your hero deals 2 damage to target exhausted opposing ally. Cannot be chosen: \
         “snail” (not exhausted)."
    );
    let ru = &asked(&target, 0)[1];
    assert!(ru.ends_with("Нельзя выбрать: «snail» (не истощено)."), "{ru}");
}

#[test]
fn h_140_a_target_whose_damage_is_prevented_says_so_before_it_is_chosen_and_in_the_fight() {
    let given = "seats.1 = { hand = [\"bolt\"], play = [\"boar\", \"boar\"] }\nseats.2 = { hero = \"burrek\", hand = [\"ward\", \"spark\"], play = [\"fox\"] }";
    let warded =
        ["1 attack 3", "1 pick 5", "2 play 1", "2 pick 2", "2 pass", "2 pass", "2 pass", "1 attack 4", "1 pick 2"];
    let target = duel(given, &warded[..8]);
    let [en, ru] = asked(&target, 0);
    assert!(en.ends_with("of another side. All damage would be prevented: “Burrek Houndfriend”."), "{en}");
    assert!(ru.ends_with("Весь урон будет предотвращён: «Репях, друг собак»."), "{ru}");
    let said = ["No Damage: Burrek Houndfriend #2", "Без урона: Репях, друг собак №2"];
    assert_eq!(
        (labels(&target, 0, "pick 2"), choice(&target, 0, "pick 2").tone),
        (said.map(str::to_owned), Tone::Aside)
    );
    let [en, ru] = asked(&duel(given, &warded), 1);
    assert!(en.contains(" your hero: no damage (prevented), none back."), "{en}");
    assert!(ru.contains("Урон цели: 0 (предотвращён), в ответ: 0."), "{ru}");
}

#[test]
fn the_choice_of_a_card_says_what_becomes_of_it() {
    let scout =
        duel("seats.1 = { hand = [\"scout\"], deck = [\"fox\", \"boar\", \"snail\"] }\nseats.2 = {}", &["1 play 1"]);
    assert_eq!(
        asked(&scout, 0),
        [
            "“scout”: choose a card to take into your hand, or none.",
            "«scout»: какую карту взять в руку? Можно отказаться."
        ]
    );
}

#[test]
fn an_attack_for_0_says_that_it_deals_no_damage_and_does_not_stand_out() {
    let given = "seats.1 = { play = [\"snail\", \"boar\"] }\nseats.2 = {}";
    let turn = duel(given, &[]);
    assert_eq!(labels(&turn, 0, "attack 3"), ["Attack 0: snail #3", "Атака 0: snail №3"]);
    let tones = |turn: &Match| ["attack 3", "attack 4", "attack 1"].map(|action| choice(turn, 0, action).tone);
    // They stand after the end of the turn.
    assert_eq!(tones(&turn), [Tone::Last, Tone::Main, Tone::Last]);
}

#[test]
fn what_is_done_for_x_of_0_says_that_it_does_nothing_and_is_never_advised() {
    let given = "seats.1 = { hand = [\"flood\"], play = [\"lens\"], resources = 2 }\nseats.2 = {}";
    let chosen = duel(given, &["1 use 3"]);
    assert_eq!(labels(&chosen, 0, "x 0"), ["X = 0: Nothing Happens", "X = 0: Ничего не произойдёт"]);
    assert_eq!(labels(&chosen, 0, "x 2"), ["Pay 2", "Заплатить 2"]);
    assert_eq!([choice(&chosen, 0, "x 0").tone, choice(&chosen, 0, "x 1").tone], [Tone::Aside, Tone::Main]);
    let spent = duel(&given.replace("resources = 2", "resources = 0"), &[]);
    let idle = ["play 1", "use 3"];
    for action in idle {
        assert_eq!(choice(&spent, 0, action).tone, Tone::Aside, "{action}");
        let said = labels(&spent, 0, action);
        assert!(said[0].contains("X = 0, Nothing") && said[1].contains("X = 0, впустую"), "{said:?}");
    }
    for number in 0..5 {
        let mut rng = Rng::from_number(number);
        for level in [Level::Greedy, Level::Normal] {
            let prompt = spent.prompt(Seat::FIRST).unwrap();
            let advised = spent.advise(Seat::FIRST, level, &mut rng).unwrap();
            assert!(!idle.contains(&&*prompt.choices[advised].action), "{level:?}");
        }
    }
}

#[test]
fn h_30_h_33_h_34_what_cannot_stay_beside_a_card_is_said_before_it_is_played() {
    let with = |hand: &str, play: &str| {
        notes(&duel(&format!("seats.1 = {{ hand = [{hand}], play = [{play}], resources = 3 }}\nseats.2 = {{}}"), &[]))
    };
    let apart = |card: &str, other: &str| {
        [
            format!(
                "“{card}” cannot stay in play together with “{other}”: if you play it, you choose which of them goes to the \
                 graveyard."
            ),
            format!(
                "«{card}» не может остаться в игре вместе с «{other}»: если сыграете, выберете, что отправится на кладбище."
            ),
        ]
    };
    assert_eq!(with("\"dirk\"", "\"pike\""), apart("dirk", "pike"));
    assert_eq!(with("\"pike\"", "\"dirk\""), apart("pike", "dirk"));
    assert_eq!(with("\"pike\"", "\"pike\""), apart("pike", "pike"));
    assert_eq!(with("\"king\", \"king\"", "\"king\""), apart("king", "king"));
    // H-31, H-33: limits of cards in play count too, and every conflict is named.
    assert_eq!(with("\"club\"", "\"pike\""), apart("club", "pike"));
    let both = &with("\"pike\"", "\"club\", \"dirk\"")[0];
    assert!(both.contains("“club”, “dirk”") || both.contains("“dirk”, “club”"), "{both}");
    let nothing = <[String; 2]>::default();
    assert_eq!(with("\"dirk\"", "\"dirk\""), nothing);
    assert_eq!(with("\"pike\"", "\"king\""), nothing);
    assert_eq!(with("\"king\"", ""), nothing);
}

#[test]
fn h_78_a_quest_and_being_asked_every_time_are_explained_where_they_are_chosen() {
    let errand = duel("seats.1 = { hand = [\"errand\"] }\nseats.2 = {}", &[]);
    assert_eq!(notes(&errand)[0], "A quest takes the place of this turn's resource.");
    let without = duel("seats.1 = { hand = [\"boar\"] }\nseats.2 = {}", &[]);
    assert_eq!(notes(&without), <[String; 2]>::default());
    let [en, ru] = asked(&without, 0);
    assert!(en.starts_with("Your turn: place a resource, play cards"), "{en}");
    assert!(ru.starts_with("Ваш ход: положите карту в ряд ресурсов, играйте"), "{ru}");
    let placed = duel("seats.1 = { hand = [\"boar\", \"boar\"] }\nseats.2 = {}", &["1 place 1"]);
    assert!(asked(&placed, 0)[0].starts_with("Your turn: play cards"), "one resource a turn");
    let asked = duel("seats.1 = {}\nseats.2 = {}", &["1 always"]);
    assert!(notes(&asked)[0].starts_with("You are asked every time"), "{:?}", notes(&asked));
    assert!(notes(&asked)[1].starts_with("Вас спрашивают всегда"), "{:?}", notes(&asked));
}

#[test]
fn armor_is_asked_for_with_the_name_of_a_source_that_has_left_play() {
    let given = "seats.1 = { play = [\"match\"] }\nseats.2 = { play = [\"coat\"] }";
    let burnt = duel(given, &["1 use 3"]);
    let asked = asked(&burnt, 1);
    assert!(
        asked[0].starts_with("match is about to deal 2 damage") && asked[1].starts_with("«match» сейчас"),
        "{asked:?}"
    );
}

#[test]
fn an_x_of_0_for_which_something_else_is_paid_does_not_say_that_nothing_happens() {
    let given = "seats.1 = { play = [\"coin\", \"lens\"] }\nseats.2 = {}";
    let [coin, lens] = [("3", "Use coin"), ("4", "lens #4 (X = 0, Nothing)")].map(|(id, says)| {
        let start = duel(given, &[]);
        let found = labels(&start, 0, &format!("use {id}"));
        (found[0].starts_with(says), found)
    });
    assert!(coin.0 && lens.0, "{coin:?} {lens:?}");
}

/// A power that could only be used for nothing is no reason to ask; one that does something is.
#[test]
fn nobody_is_asked_in_another_s_turn_for_the_sake_of_an_x_of_0() {
    let after = |second: &str| {
        let given = format!("seats.1 = {{ play = [\"boar\"] }}\nseats.2 = {{ {second} }}");
        duel(&given, &["1 attack 3", "1 pick 2"])
    };
    assert!(after("play = [\"lens\"]").prompt(Seat::SECOND).is_none());
    assert!(after("play = [\"lens\"], resources = 1").prompt(Seat::SECOND).is_some());
    assert!(after("play = [\"well\"], resources = 1").prompt(Seat::SECOND).is_some());
}
