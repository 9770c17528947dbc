//! The words of Chrono: everything in the card language can be said in every language, and no two effects read the same.

mod normal;
mod set;
mod trees;

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::OnceLock;

use duelhall_engine::chrono::card::*;
use duelhall_engine::chrono::words::{
    ability_text, card_text, effect_text, meditation_text, power_text, row_text, type_line, window_words,
};
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};
use normal::{normal_power, normal_verbs};
use proptest::prelude::*;
use trees::{any_power, any_verb, conditions, neighbours, plain_verbs, powers};

const THINGS: [(&str, &str, &str); 3] = [
    ("tag-chrono-test-guard", "guard", "страж"),
    ("tag-chrono-test-elf", "elf", "эльф"),
    ("card-chrono-test-spark", "Spark", "Искра"),
];

/// The verbs that contain others without a condition.
const WRAPS: [fn(&[Verb]) -> Verb; 3] = [
    |verbs| Verb::May(0, verbs.to_vec()),
    |verbs| Verb::May(2, verbs.to_vec()),
    |verbs| Verb::ChooseOne(verbs.iter().map(|verb| vec![verb.clone()]).collect()),
];

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        THINGS
            .iter()
            .fold(Words::builder(), |builder, (key, en, ru)| {
                builder.add(Lang::En, format!("{key} = {en}\n")).add(Lang::Ru, format!("{key} = {ru}\n"))
            })
            .build()
            .unwrap()
    })
}

/// Puts a text into words, and checks that it has no gaps, keys, double spaces or spaces before a full stop.
#[track_caller]
fn say(lang: Lang, text: &Text) -> String {
    let said = words().try_say(lang, text, &[]).unwrap().replace('\u{a0}', " ");
    for bad in ["fx-", "⟨", "{", "}", "  ", " .", " ,", " :", "..", "()", " )", "( "] {
        assert!(!said.contains(bad), "{bad:?} in: {said}");
    }
    said
}

/// Trees that read the same must have the same normal form.
#[track_caller]
fn assert_all_read_differently<T: PartialEq + Debug>(trees: &[T], normal: impl Fn(&T) -> T, text: impl Fn(&T) -> Text) {
    for lang in Lang::ALL {
        let mut read: HashMap<String, T> = HashMap::new();
        for tree in trees {
            let (said, normal) = (say(lang, &text(tree)), normal(tree));
            if let Some(before) = read.get(&said) {
                assert_eq!(*before, normal, "both read: {said}");
            }
            read.insert(said, normal);
        }
    }
}

#[track_caller]
fn assert_effects_differ(effects: &[Vec<Verb>]) {
    assert_all_read_differently(effects, |effect| normal_verbs(effect), |effect| effect_text(effect));
}

#[test]
fn every_verb_with_every_amount_and_aim_can_be_said_and_reads_like_no_other() {
    let verbs = plain_verbs();
    assert!(verbs.len() > 2_000, "{}", verbs.len());
    let effects: Vec<Vec<Verb>> =
        verbs.into_iter().flat_map(|verb| [vec![verb.clone()], vec![Verb::May(0, vec![verb])]]).collect();
    assert_effects_differ(&effects);
}

#[test]
fn every_condition_reads_like_no_other() {
    let effects: Vec<Vec<Verb>> =
        conditions().into_iter().map(|cond| vec![Verb::If(cond, vec![Verb::Fetch], vec![])]).collect();
    assert!(effects.len() > 1_000, "{}", effects.len());
    assert_effects_differ(&effects);
}

#[test]
fn every_power_moment_and_lasting_change_reads_like_no_other() {
    assert_all_read_differently(&powers(), normal_power, power_text);
}

#[test]
fn blocks_in_every_arrangement_read_like_no_other() {
    let when = |then: &[Verb], otherwise: &[Verb]| Verb::If(Cond::Moved, then.to_vec(), otherwise.to_vec());
    let target = || Aim::One(Filter(vec![Test::Theirs]));
    let leaves = [
        Verb::Draw(Who::You, Amount::N(1)),
        Verb::Heal(Who::You, Amount::N(2)),
        Verb::Heal(Who::Opponent, Amount::N(2)),
        Verb::Insight,
        Verb::Turn(target()),
        Verb::Return(Aim::That),
        Verb::Snare(Aim::Subject),
    ];
    let mut effects = vec![vec![], vec![when(&[], &[])], vec![Verb::ChooseOne(vec![])], vec![Verb::May(0, vec![])]];
    for a in &leaves {
        let one = [a.clone()];
        effects.extend([vec![when(&one, &[])], vec![when(&[], &one)], vec![when(&[when(&one, &[])], &[])]]);
        for b in &leaves {
            let (other, both) = ([b.clone()], [a.clone(), b.clone()]);
            for wrap in WRAPS {
                effects.push(vec![wrap(&both)]);
                effects.push(vec![wrap(&one), b.clone()]);
                effects.push(vec![a.clone(), wrap(&other)]);
                effects.push(vec![wrap(&[when(&one, &other)])]);
                effects.push(vec![wrap(&[when(&one, &[]), b.clone()])]);
                effects.push(vec![wrap(&[wrap(&one), b.clone()])]);
                effects.push(vec![wrap(&[wrap(&both)])]);
                effects.push(vec![when(&[wrap(&one)], &other)]);
                effects.push(vec![when(&[wrap(&both)], &[])]);
                effects.push(vec![when(&[wrap(&one), b.clone()], &[])]);
            }
            effects.push(both.to_vec());
            effects.push(vec![Verb::ChooseOne(vec![both.to_vec(), one.to_vec()])]);
            effects.push(vec![Verb::ChooseOne(vec![one.to_vec(), both.to_vec()])]);
            effects.push(vec![when(&one, &other)]);
            effects.push(vec![when(&both, &[])]);
            effects.push(vec![when(&[], &both)]);
            effects.push(vec![when(&one, &[]), b.clone()]);
            effects.push(vec![when(&[when(&one, &other)], &[])]);
            effects.push(vec![when(&[when(&one, &[])], &other)]);
            effects.push(vec![when(&[when(&one, &[]), b.clone()], &[])]);
            effects.push(vec![when(&[], &[when(&one, &other)])]);
        }
    }
    assert_effects_differ(&effects);
    let moments = [Moment::Enters(Filter(vec![Test::Creature])), Moment::Changes];
    for moment in moments {
        let triggers: Vec<Power> = effects.iter().map(|effect| Power::When(moment.clone(), effect.clone())).collect();
        assert_all_read_differently(&triggers, normal_power, power_text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_tree_never_reads_like_another_that_is_almost_the_same(effect in prop::collection::vec(any_verb(), 0..4)) {
        let mut all = neighbours(&effect);
        all.push(effect);
        assert_effects_differ(&all);
    }

    #[test]
    fn powers_never_read_like_each_other(powers in prop::collection::vec(any_power(), 12)) {
        assert_all_read_differently(&powers, normal_power, power_text);
    }
}

fn card(source: &str) -> CardDef {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(source).unwrap_or_else(|error| panic!("{error}: {source}"))
}

fn row(source: &str) -> CardDef {
    card(&format!("(id: \"test\", kind: Thoughtform, home: One, rows: [(epochs: [One], window: [], {source})])"))
}

#[track_caller]
fn assert_said(text: Option<Text>, said: [&str; 2]) {
    let text = text.unwrap();
    assert_eq!(Lang::ALL.map(|lang| say(lang, &text)), said);
}

#[test]
fn rows_are_short_and_plain() {
    for (powers, said) in [
        (
            "Summon([May(0, [MoveTime(Future, N(2))])])",
            ["Summon: may move time 2 forward.", "Призыв: можете сдвинуть время на 2 вперёд."],
        ),
        (
            "Turn(1, [Armor(You, N(3))]), Haste",
            ["Turn this for 1: +3 armor. Haste.", "Поворот, 1: +3 брони. Ускорение."],
        ),
        (
            "When(Moves(Future), [Concentrate(You, N(1))])",
            ["When time moves to the future: +1 concentration.", "Движение в будущее: +1 концентрации."],
        ),
        (
            "Always(Yields([Creature, Yours, Other], Attack, 1))",
            ["Your other creatures: +1 attack.", "Ваши другие существа: +1 к атаке."],
        ),
        (
            "Always(Yields([Location, Theirs], Defense, -2))",
            ["Enemy locations: −2 defense.", "Чужие местности: −2 к защите."],
        ),
        (
            "Always(Shielded([Creature, Yours])), Always(Costs(Opponent, 1))",
            [
                "The opponent cannot choose your creatures. The opponent's cards cost 1 more.",
                "Противник не может выбрать ваши существа. Карты противника стоят на 1 больше.",
            ],
        ),
        (
            "Manifest([Draw(You, N(1)), Lose(You, N(1))])",
            ["Manifest: draw a card; lose 1 life.", "Явление: возьмите карту; потеряйте 1 жизнь."],
        ),
        (
            "When(Enters([Creature, Theirs]), [Snare(Subject)])",
            ["When an enemy creature enters: snare it.", "Когда входит чужое существо: поймайте его."],
        ),
        (
            "When(Dies([Yours, Creature, Other]), [May(2, [Return(Subject)])])",
            [
                "When your other creature dies: may pay 2: return it to hand.",
                "Когда погибает ваше другое существо: можете заплатить 2: верните его в руку.",
            ],
        ),
        (
            "Fury([Damage(Times(2, Count([Creature, Yours, Tag(\"test-elf\")])))])",
            ["Fury: deal 2X damage (X = your elf creatures).", "Ярость: нанесите 2X урона (X — ваши существа «эльф»)."],
        ),
        (
            "Turn(0, [Sacrifice(One([Creature])), ChooseOne([[Draw(You, N(2))], [Heal(You, N(5))]])])",
            [
                "Turn this: sacrifice one of your creatures; choose: draw 2 cards, or +5 life.",
                "Поворот: пожертвуйте своим существом; на выбор: возьмите 2 карты либо +5 жизней.",
            ],
        ),
    ] {
        let card = row(&format!("powers: [{powers}]"));
        assert_said(row_text(&card, &card.rows[0]), said);
    }
    let plain = row("");
    assert_eq!(row_text(&plain, &plain.rows[0]), None);
}

#[test]
fn russian_numbers_and_cases_agree() {
    for (verb, said) in [
        ("Heal(Opponent, N(1))", "Противнику +1 жизнь."),
        ("Heal(Both, N(22))", "Обоим +22 жизни."),
        ("Draw(Opponent, N(21))", "Противник берёт 21 карту."),
        ("Discard(You, N(3), Chance)", "Сбросьте 3 случайные карты."),
        ("Drain(Opponent, N(5))", "Противнику −5 жетонов героя."),
        ("Ready(One([Location, Yours, Turned, Other]))", "Разверните свою другую повёрнутую местность."),
        ("Turn(One([Ready, Theirs]))", "Поверните готовый чужой перманент."),
        ("Turn(Each([Event, Ready]))", "Поверните все готовые события."),
        ("Sacrifice(Each([Location]))", "Пожертвуйте всеми своими местностями."),
        ("Unwind(One([Theirs]), N(2))", "Уберите 2 счётчика у чужого события."),
        ("Mend(Each([Yours]), N(1))", "Положите счётчик на все свои местности или события."),
        (
            "Disembody(Mass([Theirs, Home(Three)], Age))",
            "Развоплотите чужие существа из эпохи 3 с общим духом до Y (Y — номер века в эпохе).",
        ),
        (
            "If(Is(Count([Creature, Theirs, Turned]), AtLeast, N(2)), [Fetch], [])",
            "Если у противника не меньше 2 повёрнутых существ: возьмите карту из колоды героя.",
        ),
        (
            "If(Is(Count([Location]), Equal, N(3)), [Fetch], [])",
            "Если в игре ровно 3 местности: возьмите карту из колоды героя.",
        ),
        (
            "If(Is(Hand(You), Less, Hand(Opponent)), [Recover(N(2))], [Fetch])",
            "Если у вас меньше карт в руке, чем у противника: возьмите 2 карты с кладбища; иначе: возьмите карту из колоды героя.",
        ),
        ("Token(\"test-spark\", N(4))", "Создайте 4 фишки «Искра»."),
    ] {
        let card = card(&format!(
            "(id: \"test\", kind: Thoughtform, home: One, rows: [(epochs: [One], powers: [Does([{verb}])])])"
        ));
        assert_eq!(say(Lang::Ru, &row_text(&card, &card.rows[0]).unwrap()), said);
    }
}

#[test]
fn a_card_says_each_different_row_once_with_its_epochs() {
    let soldier = card(
        r#"(id: "test", kind: Thoughtform, cost: 2, home: One, tags: ["test-guard"], rows: [
            (epochs: [One, Two], window: [(Defense, 1), (Attack, 2)], powers: [Fury([Damage(N(2))])]),
            (epochs: [Three], powers: [Does([Draw(You, N(1)), Heal(You, N(1))])]),
        ])"#,
    );
    assert_said(Some(type_line(&soldier)), ["Thoughtform — Guard", "Мысль — страж"]);
    let text = |lang, card| card_text(words(), lang, card).replace('\u{a0}', " ");
    assert_eq!(
        Lang::ALL.map(|lang| text(lang, &soldier)),
        [
            "Epochs 1–2 (attack 2, defense 1): Fury: deal 2 damage. Epoch 3 (spell): Draw a card. +1 life.",
            "Эпохи 1–2 (атака 2, защита 1): Ярость: нанесите 2 урона. Эпоха 3 (заклинание): Возьмите карту. +1 жизнь.",
        ]
    );
    assert_eq!(words().chrono_cost(Lang::En, &soldier), "2 concentration");
    let fort = card(
        r#"(id: "test", kind: Location(4), home: One, rows: [
            (epochs: [One], window: [(Loss, 1), (Past, 2)]), (epochs: [Two]), (epochs: [Three], window: [(Past, 2), (Loss, 1)]),
        ])"#,
    );
    assert_said(Some(type_line(&fort)), ["Location, 4 life", "Местность, 4 жизни"]);
    assert_said(window_words(&fort.rows[0]), ["time back 2, life loss 1", "время назад 2, потеря жизни 1"]);
    assert_eq!(window_words(&fort.rows[1]), None);
    assert_eq!(
        text(Lang::En, &fort),
        "Epochs 1 and 3 (time back 2, life loss 1). Epoch 2: It fades and goes to the graveyard.",
        "the order of the resources makes no difference"
    );
}

#[test]
fn a_shadow_says_when_it_leaves_the_shadows() {
    let ambush = card(
        r#"(id: "test", kind: Shadow, home: One, rows: [
            (epochs: [One, Two], leaves: Attacks(Opponent), powers: [Does([Damage(N(3))])]),
            (epochs: [Three], leaves: Moves(Past), window: [(Attack, 2)], powers: [Summon([Draw(You, N(1))])]),
        ])"#,
    );
    assert_said(Some(type_line(&ambush)), ["Shadow", "Тень"]);
    assert_said(
        row_text(&ambush, &ambush.rows[0]),
        ["When you are attacked: deal 3 damage.", "Когда вас атакуют: нанесите 3 урона."],
    );
    assert_said(
        row_text(&ambush, &ambush.rows[1]),
        [
            "When time moves to the past: it leaves the shadows. Summon: draw a card.",
            "Движение в прошлое: выходит из тени. Призыв: возьмите карту.",
        ],
    );
}

#[test]
fn a_hero_says_its_abilities_and_its_meditation() {
    let hero = card(
        r#"(id: "test", kind: Hero, home: One, throne: (base: 2, meditation: [Heal(You, N(1))], abilities: [
            (counters: 1), (counters: -2, effect: [Draw(You, N(2))]), (counters: 2, effect: [Lose(You, N(1))]),
        ]))"#,
    );
    assert_said(Some(type_line(&hero)), ["Hero", "Герой"]);
    assert_said(ability_text(&hero, 0), ["+1 counter.", "+1 жетон."]);
    assert_said(ability_text(&hero, 1), ["−2: draw 2 cards.", "−2: возьмите 2 карты."]);
    assert_eq!(ability_text(&hero, 3), None);
    assert_said(meditation_text(&hero), ["Meditation: +1 life.", "Медитация: +1 жизнь."]);
    assert_eq!(
        card_text(words(), Lang::En, &hero),
        "2 concentration each turn. +1 counter. −2: draw 2 cards. +2: lose 1 life. Meditation: +1 life."
    );
}
