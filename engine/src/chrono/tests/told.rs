//! What questions and lines of history say: which card asks and what for, and what deals damage.

use super::super::card::Resource;
use super::super::reason;
use super::*;
use crate::kit::{Deed, Entry, Live, Present, Text, Tone};
use crate::text::{Lang, Words};

const ASKING: &str = r#"
    (id: "killer", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Disembody(One([]))])])]),
    (id: "snarer", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Snare(One([]))])])]),
    (id: "sender", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Return(Mass([], N(9)))])])]),
    (id: "mender", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Mend(One([]), N(3))])])]),
    (id: "rain", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Damage(N(2))])])]),
    (id: "ogre", kind: Thoughtform, cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [(Attack, 4)])]),
    (id: "guard", kind: Thoughtform, cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [(Defense, 3)])]),
    (id: "pit", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Enters([Creature, Theirs]), powers: [Does([Snare(Subject)])])]),
    (id: "echo", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Moves(Either), powers: [Does([Draw(You, N(1))])])]),
    (id: "dawn", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Changes, powers: [Does([Heal(You, N(3))])])]),
    (id: "rush", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Future, N(2))])])]),
    (id: "moth", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One], window: []), (epochs: [Two, Three], powers: [Does([Damage(N(2))])])]),
    (id: "frog", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One], window: []), (epochs: [Two, Three], powers: [Does([Draw(You, N(1))])])]),
    (id: "trap", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Attacks(Opponent), window: [(Defense, 2)], powers: [Turn(0, [Draw(You, N(1))])])]),
    (id: "thorn", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Hurt(You), powers: [Does([Heal(You, N(2))])])]),
    (id: "keep", kind: Location(5), cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [])]),
"#;

const NAMES: [&str; 2] = ["Ann", "Bob"];

fn spoken(lang: Lang, text: &Text) -> String {
    Words::engine().say(lang, text, &NAMES.map(str::to_owned)).replace('\u{a0}', " ")
}

/// The question after a card of the first player's hand was played, in both languages.
fn asked(card: &str) -> [String; 2] {
    let mut table = Table::new(ASKING).play(ONE, "ogre").play(TWO, "keep").play(TWO, "guard").hand(ONE, &[card]);
    table.take(&["1 play 1"]);
    let title = Chrono::title(&View::of(&table.state, Viewer::Seat(ONE)));
    [Lang::En, Lang::Ru].map(|lang| spoken(lang, &title))
}

#[test]
fn a_question_says_which_card_asks_and_what_becomes_of_what_is_chosen() {
    for (card, en, ru) in [
        ("killer", "disembodies a card. Which one?", "какую карту развоплотить?"),
        ("snarer", "snares a card. Which one?", "какую карту поймать в ловушку?"),
        ("sender", "returns cards of at most 9 spirit together to their owners' hands", "вернуть в руку владельца"),
        ("mender", "puts 3 counters on a card. Which one?", "на какую карту положить 3 счётчика?"),
        ("rain", "deals 2 damage. How much of it does", "наносит 2 ед. урона."),
    ] {
        let said = asked(card);
        assert!(said[0].contains(en) && said[1].contains(ru), "{said:?}");
        assert!(said.iter().all(|said| said.contains(card) && !said.contains('{')), "{said:?}");
    }
    let [en, ru] = asked("rain");
    assert!(en.ends_with("take (life 5)? The rest goes to Bob."), "{en}");
    assert!(ru.ends_with("(жизнь 5)? Остальное получит Bob."), "{ru}");
}

#[test]
fn an_attack_names_its_cards_and_damage_the_card_that_deals_it() {
    let mut table = Table::new(ASKING).play(ONE, "ogre").play(ONE, "ogre").play(TWO, "guard").hand(ONE, &["rain"]);
    table.take(&["1 play 1", "1 attack"]);
    let rules = table.state.rules.clone();
    let told: Vec<String> =
        table.log.iter().filter_map(|event| Some(spoken(Lang::En, &Chrono::tell(&rules, event)?))).collect();
    let told = told.join("\n").replace(['⟨', '⟩'], "");
    for line in ["deals 2 damage to Bob.", " for 8, less 3 of defense.", "Bob takes 5 damage."] {
        assert!(told.contains(line), "{line} in\n{told}");
    }
    let at = |line: &str| told.find(line).unwrap_or_else(|| panic!("{line} in\n{told}"));
    assert!(at("Ann attacks with") < at("Bob takes 5"), "{told}");
}

#[test]
fn a_turn_that_ends_because_nothing_is_left_to_do_says_so() {
    let idle = r#"(id: "idler", kind: Hero, home: One, throne: (base: 0, abilities: [
        (counters: -1), (counters: -1), (counters: -1)])),"#;
    let cards: Vec<CardDef> = read(&format!("[{ALWAYS}{idle}]")).unwrap_or_else(|error| panic!("{error}"));
    let deck = || DeckList { hero: "idler".to_owned(), cards: vec![("stone".to_owned(), 30)], beside: Vec::new() };
    let house = House { turn_cap: 20, ..House::default() };
    let setup = Setup { cards, decks: vec![deck(), deck()], house, first: FirstTurn::Seat(ONE), position: None };
    let mut live = Live::<Chrono>::start(&Rules::prepare(setup).unwrap(), [0; 32]);
    let keep = |seat| Entry { seat, deed: Deed::Act(Action::Keep.to_string()) };
    live.take(&keep(ONE)).unwrap();
    live.take(&keep(TWO)).unwrap();
    let told: Vec<String> = live.tell(Viewer::Public).iter().map(|text| spoken(Lang::En, text)).collect();
    let lines = ["Turn 1: Ann.", "Ann has nothing left to do, so the turn ends.", "Turn 2: Bob."];
    let at = |line: &str| told.iter().position(|said| said == line).unwrap_or_else(|| panic!("{line} in {told:?}"));
    assert!(at(lines[0]) < at(lines[1]) && at(lines[1]) < at(lines[2]), "{told:?}");
}

#[test]
fn an_attack_stands_out_once_nothing_else_is_left_and_says_then_that_it_ends_the_turn() {
    let shown = |guards: usize, hand: &[&str]| {
        let table = Table::new(ASKING).play(ONE, "ogre").hand(ONE, hand);
        let table = (0..guards).fold(table, |table, _| table.play(TWO, "guard"));
        let view = View::of(&table.state, Viewer::Seat(ONE));
        let choice = |action| Chrono::choice(&view, action);
        let attack = choice(Action::Attack);
        assert!(attack.ends_turn && choice(Action::End).ends_turn && !choice(Action::Focus).ends_turn);
        assert_eq!(attack.lapses, guards < 2, "an attack that deals damage is lost when the turn ends");
        ([Lang::En, Lang::Ru].map(|lang| spoken(lang, &attack.label)), attack.tone)
    };
    let said = |en: &str, ru: &str| [en.to_owned(), ru.to_owned()];
    // What stands out is what comes next: while a card can be played, it is no attack.
    assert_eq!(shown(1, &["moth"]), (said("Attack for 1", "Атаковать на 1"), Tone::Aside));
    assert_eq!(shown(1, &[]), (said("Attack for 1 and End Turn", "Атаковать на 1 и завершить ход"), Tone::Main));
    assert_eq!(shown(2, &[]), (said("Attack for 0", "Атаковать на 0"), Tone::Aside));
}

#[test]
fn an_attack_that_surely_wins_is_not_said_to_give_up_the_turn() {
    let ends = |life: i16, shadow: bool| {
        let table = table().play(ONE, "brute").hand(ONE, &["stone"]);
        let mut table = if shadow { table.shade(TWO, "ambush") } else { table };
        table.state.players[TWO].life = life;
        let choice = |action| Chrono::choice(&View::of(&table.state, Viewer::Seat(ONE)), action);
        assert!(choice(Action::End).ends_turn);
        choice(Action::Attack).ends_turn
    };
    assert!(ends(6, false), "it leaves a life");
    assert!(!ends(5, false));
    assert!(ends(5, true), "a shadow that nobody knows could change it");
}

/// The card that the end of a match names as the last blow, and how much life it took.
fn last_blow(events: Vec<Event>) -> Option<(Option<String>, i16)> {
    let mut table = Table::new(ASKING);
    table.state.players[TWO].life = 0;
    let outcome = Outcome::win(ONE, Reason::Rule(reason::LIFE));
    table.state.stage = Stage::Over(outcome);
    let shown = Chrono::table(&View::of(&table.state, Viewer::Public), &[events], Some(outcome));
    shown.latest.map(|latest| (latest.card.map(|card| card.id.clone()), latest.life[TWO]))
}

#[test]
fn the_end_names_what_took_the_last_life_and_not_the_attack_before_it() {
    let rain = Table::new(ASKING).kind("rain");
    let attack = [
        Event::Collected { seat: ONE, resource: Resource::Attack, n: 4 },
        Event::Damaged { seat: TWO, n: 4, armor: 0, by: None },
    ];
    let then = |last: &[Event]| [&attack[..], last].concat();
    assert_eq!(last_blow(then(&[])), Some((None, -4)), "an attack is a blow too");
    let turn = Event::Turn { seat: TWO, number: 6 };
    let hurt = Event::Damaged { seat: TWO, n: 3, armor: 1, by: Some(rain) };
    assert_eq!(last_blow(then(&[turn.clone(), hurt])), Some((Some("rain".to_owned()), -2)));
    let lost = Event::Lost { seat: TWO, n: 1 };
    let played = Event::Played { seat: ONE, card: rain };
    assert_eq!(last_blow(then(&[played, lost.clone()])), Some((Some("rain".to_owned()), -1)));
    assert_eq!(last_blow(then(&[turn, lost])), None, "no card took it");
}

/// What a player is asked about a shadow after the other has played a card at this age.
fn asked_about(shadow: &str, card: &str, age: u8) -> [String; 2] {
    let mut table = Table::new(ASKING).shade(TWO, shadow).hand(ONE, &[card]).at(age);
    table.take(&["1 play 1"]);
    let title = Chrono::title(&View::of(&table.state, Viewer::Seat(TWO)));
    [Lang::En, Lang::Ru].map(|lang| spoken(lang, &title))
}

#[test]
fn a_question_about_a_shadow_says_what_set_it_off_and_what_it_would_do() {
    for (shadow, card, age, en, ru) in [
        ("pit", "moth", 5, ("#2 has entered.", "snare it."), ("№2.", "поймайте его.")),
        ("echo", "rush", 5, ("Time moved 2 ages.", "draw a card."), ("Время сдвинулось на 2 века.", "возьмите карту.")),
        ("dawn", "rush", 14, ("Epoch 2 begins.", "+3 life."), ("Начинается эпоха 2.", "+3")),
    ] {
        let [said_en, said_ru] = asked_about(shadow, card, age);
        for (said, (cause, does)) in [(&said_en, en), (&said_ru, ru)] {
            let at = |part: &str| said.find(part).unwrap_or_else(|| panic!("{part} in {said}"));
            assert!(at(cause) < at(shadow) && at(shadow) < at(does), "{said}");
            assert!(!said.contains('{'), "{said}");
        }
        assert!(said_en.ends_with(" Turn the shadow over?") && said_ru.ends_with(" Открыть?"), "{said_en} {said_ru}");
    }
}

/// A shadow that stays says what it is then; damage that is to come or has come is said with its number.
#[test]
fn c_103b_a_question_about_a_shadow_says_the_damage_and_what_the_card_becomes() {
    let asked = |shadow: &str| {
        let mut table = Table::new(ASKING).play(ONE, "ogre").play(TWO, "guard").shade(TWO, shadow);
        table.state.players[TWO].life = 9;
        table.take(&["1 attack"]);
        assert_eq!(table.asked(), TWO);
        let title = Chrono::title(&View::of(&table.state, Viewer::Seat(TWO)));
        [Lang::En, Lang::Ru].map(|lang| spoken(lang, &title))
    };
    let [en, ru] = asked("trap");
    assert!(en.starts_with("Ann attacks: 1 damage is about to be dealt. "), "{en}");
    assert!(en.contains(" It stays in play with defense 2. ") && en.contains("raw a card."), "{en}");
    assert!(ru.starts_with("Ann атакует: сейчас пройдёт 1 ед. урона. ") && ru.contains("останется на столе ("), "{ru}");
    let [en, ru] = asked("thorn");
    assert!(en.starts_with("You were dealt damage and have 8 life left. ") && !en.contains("stays"), "{en}");
    assert!(ru.starts_with("Вы получили урон, осталось жизни: 8. "), "{ru}");
}

#[test]
fn c_59_c_60_what_meditation_costs_and_brings_is_said_while_it_is_possible() {
    let notes = |table: &Table, lang: Lang| {
        let title = Chrono::title(&View::of(&table.state, Viewer::Seat(ONE)));
        let notes = title.args.into_iter().find(|(name, _)| name == "notes");
        notes.map(|(_, notes)| spoken(lang, &Text::new("fx-chrono-sentences").raw("first", "").with("then", notes)))
    };
    let mut table = Table::new(ASKING).pool(ONE, 1);
    let kind = table.kind("rain");
    table.state.players[ONE].beside = vec![Card { kind, known: SeatSet::one(ONE) }];
    let said = notes(&table, Lang::En).expect("meditation is possible");
    assert!(said.contains("pay 1 concentration and take a card of your hero deck."), "{said}");
    assert!(said.ends_with("you play no card and use no ability of your hero. It cannot be taken back."), "{said}");
    let said = notes(&table, Lang::Ru).expect("meditation is possible");
    assert!(said.contains("заплатите 1 концентрацию") && said.ends_with("Отменить медитацию нельзя."), "{said}");
    let view = View::of(&table.state, Viewer::Seat(ONE));
    for (lang, label) in [(Lang::En, "Meditate: No Cards This Turn"), (Lang::Ru, "Медитация: Без карт в этот ход")]
    {
        let said = spoken(lang, &Chrono::choice(&view, Action::Meditate).label);
        assert!(said == label && said.chars().count() <= 34, "one press is enough, so its button says it: {said}");
    }
    assert_eq!(notes(&table.pool(ONE, 0), Lang::En), None, "C-62");
}

#[test]
fn whoever_orders_living_spells_reads_what_each_does() {
    let mut table = Table::new(ASKING).play(ONE, "moth").play(ONE, "frog").hand(ONE, &["rush"]).at(14);
    table.take(&["1 play 1"]);
    let view = View::of(&table.state, Viewer::Seat(ONE));
    for (lang, does) in [(Lang::En, ["Deal 2 damage.", "Draw a card."]), (Lang::Ru, ["Нанесите", "Возьмите карту."])]
    {
        let said = [1, 2].map(|n| spoken(lang, &Chrono::choice(&view, Action::Option(n)).label));
        for (name, does) in ["moth", "frog"].into_iter().zip(does) {
            assert!(said.iter().any(|said| said.contains(name) && said.contains(does)), "{does} of {name} in {said:?}");
        }
    }
}

#[test]
fn a_card_that_can_be_chosen_says_whose_it_is_where_cards_of_both_players_can() {
    let labels = |table: Table| {
        let mut table = table.hand(ONE, &["killer"]);
        table.take(&["1 play 1"]);
        let view = View::of(&table.state, Viewer::Seat(ONE));
        let ids = table.state.perms.iter().map(|perm| perm.id);
        ids.map(|id| [Lang::En, Lang::Ru].map(|lang| spoken(lang, &Chrono::choice(&view, Action::Pick(id)).label)))
            .collect::<Vec<_>>()
    };
    let both = labels(Table::new(ASKING).play(ONE, "ogre").play(TWO, "ogre"));
    let starts = |said: &[String; 2], [en, ru]: [&str; 2]| said[0].starts_with(en) && said[1].starts_with(ru);
    assert!(starts(&both[0], ["Yours: ", "Своя: "]) && starts(&both[1], ["Theirs: ", "Чужая: "]), "{both:?}");
    assert!(both.iter().flatten().all(|said| said.contains("ogre")) && both[1][0].ends_with("#2"), "{both:?}");
    let one = labels(Table::new(ASKING).play(TWO, "ogre").play(TWO, "guard"));
    assert!(one.iter().flatten().all(|said| !said.contains(':')), "{one:?}");
}
