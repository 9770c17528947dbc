//! Questions of Heroes say what an effect will do, and lines of history say what it has done.

use duelhall_engine::games::Match;
use duelhall_engine::kit::{Arg, Seat, Viewer};
use duelhall_engine::text::Lang;

use crate::heroes_duel::{asked, said, told};

const CARDS: [(&str, &str); 16] = [
    ("ox", "kind: Ally(atk: 1, damage: Melee, health: 9), cost: N(3)"),
    ("spark", "kind: Ability, instant: true, effect: [Deal(n: N(1), to: Target([Hero, Opposing]))]"),
    ("bolt", "kind: Ability, effect: [Deal(n: N(2), to: Target([Opposing, Character]))]"),
    ("letters", "kind: Ability, effect: [Draw(You, N(2))]"),
    ("oats", "kind: Ability, effect: [Give(Target([Ally]), [Atk(N(2))], EndOfTurn)]"),
    ("salt", "kind: Ability, effect: [Put(N(3), Target([Ally])), Heal(N(N(1)), That)]"),
    ("bargain", "kind: Ability, effect: [May([Pay(1)], [Draw(You, N(1))])]"),
    ("well", "kind: Item, cost: N(1), powers: [Paid(price: [Pay(1), Exhaust], effect: [Draw(You, N(1))])]"),
    (
        "crossroads",
        "kind: Ability, effect: [ChooseOne([[Draw(You, N(1))], [Deal(n: N(2), to: Each([Opposing, Character]))]])]",
    ),
    (
        "bell",
        "kind: Item, cost: N(1), powers: [Trigger(on: Plays(You, [Ability]), effect: [Give(Hero, [Atk(N(1))], EndOfTurn)])]",
    ),
    ("cub", "kind: Ally(atk: 2, damage: Melee, health: 2), cost: N(1)"),
    (
        "thistle",
        "kind: Ally(atk: 2, damage: Melee, health: 2), cost: N(2), powers: [Trigger(on: Damaged(who: [This], by: [Opposing, Ally], combat: true), effect: [Deal(n: N(1), to: Other, by: This)])]",
    ),
    ("king", "kind: Ally(atk: 2, damage: Melee, health: 2), cost: N(1), unique: true"),
    (
        "nurse",
        "kind: Ally(atk: 1, damage: Melee, health: 3), cost: N(2), powers: [Paid(price: [Exhaust], effect: [Prevent(All, Target([Character]), false, EndOfTurn)])]",
    ),
    ("errand", "kind: Quest, powers: [Paid(price: [Pay(1)], effect: [Draw(You, N(1))])]"),
    ("salve", "kind: Ability, effect: [Heal(N(N(2)), Hero)]"),
];

/// A duel after some choices.
fn duel(given: &str, takes: &[&str]) -> Match {
    crate::heroes_duel::duel(&CARDS, given, takes)
}

#[test]
fn the_question_of_a_response_quotes_what_is_about_to_happen_and_names_its_target() {
    let bolt = duel(
        "seats.1 = { hand = [\"bolt\"] }\nseats.2 = { hand = [\"spark\"], play = [\"ox\"] }",
        &["1 play 1", "1 pick 3"],
    );
    assert_eq!(
        asked(&bolt, 1),
        [
            "Ann plays “bolt”, aimed at “ox”. The card says to Ann: Your hero deals 2 damage to target opposing \
             character. Play a card, or pass and let it happen.",
            "Ann разыгрывает карту «bolt», цель: «ox». На карте для игрока Ann: Ваш герой наносит 2 ед. урона выбранному вражескому \
             персонажу. Чтобы ответить, сыграйте карту; чтобы не мешать, пасуйте."
        ]
    );
    let ox = duel("seats.1 = { hand = [\"ox\"], resources = 3 }\nseats.2 = { hand = [\"spark\"] }", &["1 play 1"]);
    assert_eq!(
        asked(&ox, 1),
        [
            "Ann plays “ox”. Play a card, or pass and let it happen.",
            "Ann разыгрывает карту «ox». Чтобы ответить, сыграйте карту; чтобы не мешать, пасуйте."
        ]
    );
    let bell = duel(
        "seats.1 = { hand = [\"oats\"], play = [\"bell\", \"ox\"] }\nseats.2 = { hand = [\"spark\"] }",
        &["1 play 1"],
    );
    let [en, ru] = asked(&bell, 1);
    assert!(
        en.starts_with("“bell” triggers for Ann. The card says to Ann: Your hero has +1 ATK"),
        "a power is quoted: {en}"
    );
    assert!(ru.starts_with("Срабатывает карта «bell» (Ann)."), "{ru}");
    assert!(ru.contains("На карте для игрока Ann: Ваш герой получает +1 к атаке до конца хода."), "{ru}");
}

#[test]
fn the_question_of_a_response_says_that_a_power_is_used_and_on_whom() {
    let asked_after = |takes: &[&str]| {
        let given = "seats.1 = { play = [\"nurse\", \"ox\"], hand = [\"ox\"], resources = [\"errand\", \"ox\"] }\nseats.2 = { hand = [\"spark\"] }";
        asked(&duel(given, takes), 1)
    };
    let [en, ru] = asked_after(&["1 use 3", "1 pick 3"]);
    assert!(en.starts_with("Ann uses the power of “nurse”, aimed at itself. The card says to Ann: "), "{en}");
    assert!(ru.starts_with("Ann применяет свойство карты «nurse», цель — она сама. На карте"), "{ru}");
    let [en, ru] = asked_after(&["1 use 3", "1 pick 4"]);
    assert!(en.starts_with("Ann uses the power of “nurse”, aimed at “ox”. "), "{en}");
    assert!(ru.starts_with("Ann применяет свойство карты «nurse», цель: «ox»."), "{ru}");
    let [en, ru] = asked_after(&["1 use 5"]);
    assert!(en.starts_with("Ann completes the quest “errand”. The card says to Ann: "), "{en}");
    assert!(ru.starts_with("Ann выполняет задание «errand»."), "{ru}");
}

#[test]
fn h_152_a_partner_is_told_that_the_card_is_of_their_own_team() {
    let table = duel(
        "teams = [0, 1, 0, 1]\nseats.1 = { hand = [\"letters\"] }\nseats.2 = {}\nseats.3 = { hand = [\"spark\"] }\nseats.4 = {}",
        &["1 play 1"],
    );
    let [en, ru] = asked(&table, 2);
    assert!(en.starts_with("Ann (your partner) plays “letters”."), "{en}");
    assert!(ru.starts_with("Ann (ваша команда) разыгрывает карту «letters»."), "{ru}");
}

#[test]
fn an_offer_says_what_it_is_and_options_are_told_apart_by_their_buttons() {
    let bargain =
        duel("seats.1 = { hand = [\"bargain\"], resources = 1, deck = [\"ox\"] }\nseats.2 = {}", &["1 play 1"]);
    assert_eq!(
        asked(&bargain, 0),
        [
            "“bargain”: You may pay 1. If you do, draw a card. Do you want it?",
            "«bargain»: Вы можете заплатить 1. Если вы это сделаете, возьмите карту. Применить?"
        ]
    );
    let crossroads = duel("seats.1 = { hand = [\"crossroads\"], deck = [\"ox\"] }\nseats.2 = {}", &["1 play 1"]);
    let labels = |lang| -> Vec<String> {
        let prompt = crossroads.prompt(Seat::FIRST).unwrap();
        prompt.choices.iter().map(|choice| said(lang, &choice.label)).collect()
    };
    assert_eq!(labels(Lang::En), ["1. Draw a card", "2. Your hero deals 2 damage to…"]);
    assert_eq!(labels(Lang::Ru), ["1. Возьмите карту", "2. Ваш герой наносит 2 ед. урона…"]);
}

#[test]
fn tokens_and_cards_that_others_draw_are_told() {
    let burrek = duel("seats.1 = { hero = \"burrek\", resources = 3 }\nseats.2 = {}", &["1 use 1"]);
    let [en, ru] = told(&burrek, Viewer::Public);
    assert!(en.ends_with("Burrek Houndfriend turns over. Ann puts a token into play: Stray Hound."), "{en}");
    assert!(ru.contains("Ann вводит в игру фишку: "), "{ru}");
    let letters = duel("seats.1 = { hand = [\"letters\"], deck = [\"ox\", \"spark\"] }\nseats.2 = {}", &["1 play 1"]);
    assert_eq!(told(&letters, Viewer::Public)[0], "Ann plays “letters”. Ann draws 2 cards.");
    assert_eq!(told(&letters, Viewer::Seat(Seat::SECOND))[1], "Ann играет карту «letters». Ann берёт 2 карты.");
    let own = &told(&letters, Viewer::Seat(Seat::FIRST))[0];
    assert!(own.contains("“ox”") && own.contains("“spark”"), "{own}");
}

#[test]
fn the_card_with_which_a_turn_begins_is_not_told_to_others() {
    let turn = duel("seats.1 = {}\nseats.2 = { deck = [\"ox\", \"ox\"] }", &["1 end"]);
    assert_eq!(told(&turn, Viewer::Public)[0], "Turn 6: Bob.");
    assert!(told(&turn, Viewer::Seat(Seat::SECOND))[0].contains("Bob draws “ox”."));
}

#[test]
fn an_effect_that_leaves_no_event_is_quoted_after_its_target() {
    let oats = duel("seats.1 = { hand = [\"oats\"], play = [\"ox\"] }\nseats.2 = {}", &["1 play 1"]);
    assert_eq!(
        told(&oats, Viewer::Public),
        [
            "Ann plays “oats”. Target: “ox”. The card says to Ann: Target ally has +2 ATK until end of turn.",
            "Ann играет карту «oats». Цель: «ox». На карте для игрока Ann: Выбранный союзник получает +2 к атаке до конца хода."
        ]
    );
    let bell = duel(
        "seats.1 = { hand = [\"letters\"], play = [\"bell\"], deck = [\"ox\", \"ox\"] }\nseats.2 = {}",
        &["1 play 1"],
    );
    let [en, ru] = told(&bell, Viewer::Public);
    assert!(en.contains("“bell” triggers. The card says to Ann: Your hero has +1 ATK until end of turn."), "{en}");
    assert!(ru.contains("Срабатывает «bell». На карте для игрока Ann: "), "{ru}");
}

#[test]
fn damage_says_in_russian_who_deals_it_to_whom_and_is_never_mistaken_for_strength() {
    let bolt = duel(
        "seats.1 = { hero = \"burrek\", hand = [\"bolt\"] }\nseats.2 = { play = [\"ox\"] }",
        &["1 play 1", "1 pick 3"],
    );
    let [_, ru] = told(&bolt, Viewer::Public);
    assert!(ru.contains("наносит 2 ед. урона, цель — «ox»."), "{ru}");
    let salt = duel("seats.1 = { hand = [\"salt\"], play = [\"ox\"] }\nseats.2 = {}", &["1 play 1"]);
    let [en, ru] = told(&salt, Viewer::Public);
    assert!(en.contains("3 damage is put on ox. 1 damage is healed from ox."), "{en}");
    assert!(ru.contains("«ox» получает 3 ед. урона. «ox»: восстановлено 1 ед. здоровья."), "{ru}");
}

#[test]
fn what_triggers_or_is_played_and_finds_nothing_to_change_says_so() {
    let both = duel("seats.1 = { play = [\"cub\"] }\nseats.2 = { play = [\"thistle\"] }", &["1 attack 3", "1 pick 4"]);
    let [en, ru] = told(&both, Viewer::Public);
    assert!(en.contains("“thistle” triggers. “thistle” changes nothing."), "the cub has fallen: {en}");
    assert!(ru.contains("Срабатывает «thistle». «thistle»: ничего не изменилось."), "{ru}");
    let ox = duel("seats.1 = { play = [\"ox\"] }\nseats.2 = { play = [\"thistle\"] }", &["1 attack 3", "1 pick 4"]);
    let [en, _] = told(&ox, Viewer::Public);
    assert!(en.contains("“thistle” triggers. thistle deals 1 damage to ox."), "{en}");
    let salve = |damage: u8| {
        let given = format!("seats.1 = {{ hand = [\"salve\"], damage = {damage} }}\nseats.2 = {{}}");
        told(&duel(&given, &["1 play 1"]), Viewer::Public)
    };
    assert_eq!(salve(0)[0], "Ann plays “salve”. “salve” changes nothing.");
    assert!(salve(2)[0].contains("2 damage is healed") && !salve(2)[0].contains("changes nothing"), "{:?}", salve(2));
}

#[test]
fn h_95_an_attack_that_deals_no_damage_says_so() {
    let given = "seats.1 = { play = [\"ox\"] }\nseats.2 = { play = [\"cub\"] }";
    let [en, ru] = told(&duel(given, &["1 attack 1", "1 pick 4"]), Viewer::Public);
    assert!(en.contains(" deals no damage to cub. cub deals 2 damage to "), "{en}");
    assert!(ru.contains("не наносит урона, цель — «cub»."), "{ru}");
    let [en, _] = told(&duel(given, &["1 attack 3", "1 pick 2"]), Viewer::Public);
    assert!(en.contains("ox deals 1 damage to ") && !en.contains("no damage"), "the hero deals nothing back: {en}");
}

#[test]
fn h_30_a_card_that_goes_because_of_another_one_says_so() {
    let given = "seats.1 = { hand = [\"king\"], play = [\"king\"], resources = 1 }\nseats.2 = {}";
    let [en, ru] = told(&duel(given, &["1 play 1", "1 pick 3"]), Viewer::Public);
    assert_eq!(en, "king cannot stay in play together with “king”. king goes to the graveyard.");
    assert!(ru.starts_with("«king» не может остаться в игре вместе с «king»."), "{ru}");
}

#[test]
fn h_135_the_damage_of_a_hero_says_of_which_card_it_is() {
    let given = "seats.1 = { hand = [\"bolt\"], play = [\"cub\"] }\nseats.2 = { play = [\"ox\"] }";
    let [en, ru] = told(&duel(given, &["1 play 1", "1 pick 4"]), Viewer::Public);
    assert!(en.contains(" deals 2 damage to ox with “bolt”."), "{en}");
    assert!(ru.contains(" (карта «bolt») наносит 2 ед. урона, цель — «ox»."), "{ru}");
    let [en, _] = told(&duel(given, &["1 attack 3", "1 pick 4"]), Viewer::Public);
    assert!(en.contains("cub deals 2 damage to ox.") && !en.contains(" with "), "no card but the fighter: {en}");
}

#[test]
fn the_choice_to_use_a_card_says_what_it_costs_and_what_it_does() {
    let given =
        "seats.1 = { hand = [\"letters\"], play = [\"well\"], resources = 2, deck = [\"ox\", \"ox\"] }\nseats.2 = {}";
    let duel = duel(given, &["1 play 1"]);
    let prompt = duel.prompt(Seat(0)).expect("the seat is asked");
    let label = &prompt.choices.iter().find(|choice| choice.action.starts_with("use")).expect("it can be used").label;
    assert_eq!(Lang::ALL.map(|lang| said(lang, label)), ["Use well #3 ⬢1", "Применить: well №3 ⬢1"]);
    let Some((_, Arg::Text(powers))) = prompt.title.args.iter().find(|(name, _)| name == "notes") else {
        panic!("the question has the text of the power: {:?}", prompt.title);
    };
    let powers = Lang::ALL.map(|lang| said(lang, powers));
    assert_eq!(powers[0], "well #3: Pay 1, exhaust this item: Draw a card.");
    assert!(powers[1].contains("1") && powers[1].contains("карт"), "{powers:?}");
}
