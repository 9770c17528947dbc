//! Tests of the rules of War from inside: whole matches, and what no scenario can show.

mod told;

use std::sync::Arc;

use super::setup::{DeckList, House, Setup};
use super::{Event, Rules, State, Terms, War, set::library};
use crate::ai::Level;
use crate::kit::{
    Arg, FirstTurn, Game, Hosted, Kind, NoLog, Options, Present, Rng, Seat, Status, Text, Tone, View, Viewer,
};
use crate::sim::{Plan, run_game};
use crate::text::{Lang, Words};

/// A match of the shipped decks.
fn begin(seed: u64) -> State {
    let decks = [0, 1].map(|at| DeckList::from(&library().decks[at])).to_vec();
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let setup = Setup {
        cards,
        decks,
        house: House::default(),
        first: FirstTurn::Random,
        terms: Terms::default(),
        position: None,
    };
    let rules: Arc<Rules> = War::prepare(setup).expect("the set can be played");
    War::start(&rules, Rng::from_number(seed), &mut NoLog)
}

#[test]
fn random_play_always_ends_and_a_state_stays_small() {
    let mut most = 0;
    for seed in 0..100 {
        let (mut state, mut rng) = (begin(seed), Rng::from_number(seed));
        let census = state.census();
        let mut steps = 0;
        while let Status::Waiting(seats) = War::status(&state) {
            let seat = seats.iter().next().expect("a seat");
            let mut may = Vec::new();
            War::actions(&state, seat, &mut may);
            let action = *rng.pick(&may).expect("an action");
            let mut events: Vec<Event> = Vec::new();
            War::apply(&mut state, seat, action, &mut events).expect("a listed action");
            steps += 1;
            assert!(steps < 20_000, "seed {seed} goes on for ever");
            most = most.max(state.footprint());
        }
        assert_eq!(state.census(), census, "seed {seed}");
    }
    assert!(most <= 2_048, "a state takes {most} bytes");
}

#[test]
fn every_card_is_said_in_every_language_w_99() {
    for card in &library().cards {
        for lang in Lang::ALL {
            let words = Words::engine();
            let text = War::card_text(words, lang, card);
            let line = format!("{}: {text}", words.war_type_line(lang, card));
            assert!(!line.contains("fx-war") && !line.contains('{'), "{}: {line}", card.id);
        }
    }
}

#[test]
fn the_first_player_takes_no_card_in_the_first_turn_w_52() {
    let mut state = begin(1);
    for seat in [Seat::FIRST, Seat::SECOND] {
        War::apply(&mut state, seat, super::Action::Keep, &mut NoLog).expect("a hand is kept");
    }
    assert_eq!(state.players[state.first].hand.len(), 7);
}

/// The place of the used card is blanked for the opponent, who knows another card of that hand: that one must not be shown.
#[test]
fn others_do_not_see_which_card_of_a_hand_is_used_w_102() {
    let mut state = begin(1);
    for seat in [Seat::FIRST, Seat::SECOND] {
        War::apply(&mut state, seat, super::Action::Keep, &mut NoLog).expect("a hand is kept");
    }
    let turn = state.turn;
    let seen = state.players[turn].hand[0].kind;
    let used = state.players[turn].hand.iter().position(|card| card.kind != seen).expect("another card");
    state.players[turn].hand[0] = State::open(seen);
    state.question = Some(Box::new((turn, super::state::Ask::Wear(used as u8, super::state::Ids::new()))));
    let asking = |viewer: Viewer| {
        let table = super::lay::table(&View::of(&state, viewer), &[], None);
        table.asking.map(|card| card.id.clone())
    };
    let used = state.rules.cards.card(state.players[turn].hand[used].kind).expect("a card").id.clone();
    assert_eq!(asking(Viewer::Seat(turn)), Some(used));
    assert_eq!(asking(Viewer::Seat(turn.other())), None);
    assert_eq!(asking(Viewer::Public), None);
}

#[test]
fn a_card_has_all_its_elements_w_31_w_90() {
    let text = r#"[(
        id: "tank", kind: Tank, country: Usa, cost: 3, own: 1, attack: 3, defense: 3, rarity: Rare, tags: ["column"],
        powers: [Has(Fast)], history: (en: "It was built in Detroit.", ru: "Его строили в Детройте.", source: "a book"),
    )]"#;
    let card = crate::kit::read::<Vec<super::card::CardDef>>(text).expect("a card").remove(0);
    let words = Words::engine();
    assert_eq!(words.war_cost(Lang::En, &card), "3 bases (1 USA)");
    assert_eq!(words.war_text(Lang::En, &card), ["Fast."]);
    let facts = super::facts::of(words, &card);
    for element in ["type", "cost", "own", "country", "rarity", "attack", "defense", "history"] {
        assert!(facts.contains_key(element), "{element}");
    }
    assert_eq!(facts["history"]["source"], "a book");
}

/// The levels above are stronger, but take longer; how much stronger is measured by the command for many games.
#[test]
fn a_computer_that_looks_a_step_ahead_beats_chance_w_92() {
    let game = crate::games::GameId::of::<War>();
    let players = vec![Level::Greedy, Level::Random];
    let plan = Plan { game, options: Options::new(), players, games: 20, seed: 1, threads: 1 };
    let summary = run_game::<War>(&plan, &|_| {}).expect("games");
    assert!(summary.wins[0] >= 19, "{:?}", summary.wins);
}

/// A position in which seat 1 has a small unit and the opponent two strong ones that are available.
fn besieged(hold: [u16; 2]) -> State {
    let placed = |card: &str| super::Placed { card: card.to_owned(), ..Default::default() };
    let side = |cards: &[&str]| super::SeatPosition {
        library: vec!["base-usa".to_owned(); 10],
        field: cards.iter().map(|card| placed(card)).collect(),
        ..Default::default()
    };
    let position = super::Position {
        seats: vec![side(&["garand-riflemen"]), side(&["tiger", "tiger"])],
        turn: Seat::FIRST,
        turns: 9,
        at: super::At::Main,
    };
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let terms = Terms { hold, ..Terms::default() };
    let decks = vec![DeckList::default(); 2];
    let setup = Setup { cards, decks, terms, position: Some(position), ..Setup::default() };
    War::start(&War::prepare(setup).expect("rules"), Rng::from_number(1), &mut NoLog)
}

#[test]
fn a_computer_that_besieges_attacks_before_the_time_is_over_w_91() {
    let attacks = |hold: [u16; 2]| {
        let (state, mut may) = (besieged(hold), Vec::new());
        War::actions(&state, Seat::FIRST, &mut may);
        let choice = may[<War as crate::kit::Strength>::rollout(&state, Seat::FIRST, &may)];
        matches!(choice, super::Action::Attack(_))
    };
    assert!(!attacks([0, 0]), "without a siege it would only lose its unit");
    assert!(attacks([0, 6]), "the opponent wins at the end of the next turn");
    assert!(!attacks([0, 40]), "there is time");
}

#[test]
fn the_bases_of_the_terms_come_out_of_the_decks_w_91() {
    let decks = [0, 1].map(|at| DeckList::from(&library().decks[at])).to_vec();
    let cards = library().cards.iter().chain(&library().weather).map(|card| (**card).clone()).collect();
    let terms = Terms { health: [0, 14], bases: [2, 0], hold: [0, 0], weather: Some("snow".to_owned()) };
    let setup = Setup { cards, decks, terms, ..Setup::default() };
    let rules = War::prepare(setup).expect("rules");
    let state = War::start(&rules, Rng::from_number(3), &mut NoLog);
    let mut all: Vec<_> = rules.brought.iter().flatten().copied().collect();
    all.sort_unstable();
    assert_eq!(state.census(), all, "no card is added or lost");
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| state.bases(seat).count()), [2, 0]);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| state.players[seat].health), [22, 14]);
    let wrong = |terms: Terms| War::prepare(Setup { terms, ..War::setup(&rules) }).map(|_| ()).unwrap_err().0;
    assert!(wrong(Terms { weather: Some("tiger".to_owned()), ..Terms::default() }).contains("no weather"));
    assert!(wrong(Terms { weather: Some("hail".to_owned()), ..Terms::default() }).contains("no known card"));
    assert!(wrong(Terms { bases: [21, 0], ..Terms::default() }).contains("out of bounds"));
}

/// Only what goes on with chosen attackers or blockers stands out, never what takes them back.
#[test]
fn where_something_can_be_taken_back_going_on_stands_out_w_57_w_66() {
    let mut seen = [false; 2];
    for seed in 0..20 {
        let (mut state, mut rng) = (begin(seed), Rng::from_number(seed));
        for _ in 0..400 {
            let Status::Waiting(seats) = War::status(&state) else { break };
            let seat = seats.iter().next().expect("a seat");
            let mut may = Vec::new();
            War::actions(&state, seat, &mut may);
            let view = View::of(&state, Viewer::Seat(seat));
            let with = |tone: Tone| {
                let chosen = may.iter().filter(|action| War::choice(&view, **action).tone == tone);
                chosen.copied().collect::<Vec<_>>()
            };
            let (back, on) = (with(Tone::Back), with(Tone::Go));
            // Which attacker is blocked comes before going on.
            let goes_on = !back.is_empty() && state.asked().is_none();
            assert_eq!(on, if goes_on { vec![super::Action::Next] } else { vec![] }, "seed {seed}: {back:?}");
            for action in back {
                let of = [matches!(action, super::Action::Retreat(_)), matches!(action, super::Action::Unblock(_))];
                seen = [seen[0] | of[0], seen[1] | of[1]];
            }
            let action = *rng.pick(&may).expect("an action");
            War::apply(&mut state, seat, action, &mut NoLog).expect("a listed action");
        }
    }
    assert_eq!(seen, [true, true], "attackers and blockers were taken back");
}

/// The first seat has some cards in hand and a unit in play, before or after the combat of its turn.
fn holding(hand: &[&str], unit: super::Placed, at: super::At) -> State {
    let placed = |card: &str| super::Placed { card: card.to_owned(), ..Default::default() };
    let side = |hand: &[&str], field: Vec<super::Placed>| super::SeatPosition {
        hand: hand.iter().map(|card| (*card).to_owned()).collect(),
        library: vec!["base-usa".to_owned(); 10],
        field: std::iter::repeat_with(|| placed("base-usa")).take(4).chain(field).collect(),
        ..Default::default()
    };
    let seats = vec![side(hand, vec![unit]), side(&["base-usa"], vec![placed("tiger")])];
    let position = super::Position { seats, turn: Seat::FIRST, turns: 9, at };
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let decks = vec![DeckList::default(); 2];
    let setup = Setup { cards, decks, position: Some(position), ..Setup::default() };
    War::start(&War::prepare(setup).expect("rules"), Rng::from_number(1), &mut NoLog)
}

/// *Higgins Boats* let a unit attack at once and give it attack: after the combat that is nothing.
#[test]
fn no_computer_uses_or_advises_a_card_that_changes_nothing_after_the_combat_w_81() {
    use super::{Action, At, Placed};
    let riflemen =
        |used: bool, fresh: bool| Placed { card: "garand-riflemen".to_owned(), used, fresh, ..Default::default() };
    let is_vain = |hand: &str, unit: Placed, at: At| {
        let view = View::of(&holding(&[hand], unit, at), Viewer::Seat(Seat::FIRST));
        <War as crate::kit::Strength>::is_vain(&view, Seat::FIRST, Action::Play(0))
    };
    assert!(is_vain("higgins-boats", riflemen(false, false), At::Final));
    assert!(is_vain("higgins-boats", riflemen(true, false), At::Main), "no unit can attack");
    assert!(!is_vain("higgins-boats", riflemen(false, true), At::Main), "the new unit could attack");
    assert!(!is_vain("bastogne-answer", riflemen(true, false), At::Final), "a unit that is made available can block");
    assert!(!is_vain("lend-lease", riflemen(false, false), At::Final), "cards are drawn");
    assert!(is_vain("mortar-60", riflemen(false, false), At::Final), "there is no infantry to hit");
    assert!(!is_vain("base-usa", riflemen(false, false), At::Final));
    let state = holding(&["higgins-boats", "higgins-boats"], riflemen(false, false), At::Final);
    let (view, mut may) = (View::<War>::of(&state, Viewer::Seat(Seat::FIRST)), Vec::new());
    War::actions(&state, Seat::FIRST, &mut may);
    assert!(may.contains(&Action::Play(0)) && may.contains(&Action::Next));
    for level in [Level::Easy, Level::Greedy, Level::Normal] {
        for seed in 0..4 {
            let chosen = crate::ai::choose(&view, Seat::FIRST, &may, level, &mut Rng::from_number(seed));
            assert_eq!(may[chosen], Action::Next, "{level}");
        }
    }
}

#[test]
fn a_card_that_changes_nothing_says_so_and_nobody_is_reminded_of_it_w_81() {
    use super::{Action, At, Placed};
    let riflemen = || Placed { card: "garand-riflemen".to_owned(), ..Default::default() };
    let offered_at = |hand: &str, at: At| {
        let view = View::of(&holding(&[hand], riflemen(), at), Viewer::Seat(Seat::FIRST));
        let choice = War::choice(&view, Action::Play(0));
        (choice.label.key, choice.tone, choice.lapses)
    };
    let offered = |hand: &str| offered_at(hand, At::Main);
    let empty = ("do-war-play-idle".to_owned(), Tone::Aside, false);
    assert_eq!(offered("mortar-60"), empty, "the other side has no infantry");
    assert_eq!(offered("higgins-boats"), ("do-war-play".to_owned(), Tone::Main, true), "a unit gains attack");
    let late = offered_at("higgins-boats", At::Final);
    assert_eq!(late, ("do-war-play".to_owned(), Tone::Main, false), "what it gains is over with the turn");
    assert_eq!(offered("lend-lease"), ("do-war-play".to_owned(), Tone::Main, true), "cards are drawn");
    assert_eq!(offered("base-usa"), ("do-war-build".to_owned(), Tone::Main, true));
}

/// In the combat nobody would be asked any more without the card, and the combat would go on.
#[test]
fn a_card_that_changes_nothing_says_so_in_the_combat_too_w_72() {
    use super::{Action, At, Placed};
    let riflemen = Placed { card: "garand-riflemen".to_owned(), ..Default::default() };
    let mut state = holding(&["mortar-60"], riflemen, At::Main);
    let unit = state.units(Seat::FIRST).next().expect("a unit").id;
    for (seat, action) in
        [(Seat::FIRST, Action::Attack(unit)), (Seat::FIRST, Action::Next), (Seat::SECOND, Action::Next)]
    {
        War::apply(&mut state, seat, action, &mut NoLog).expect("a combat without blocks");
    }
    assert_eq!(state.stage, super::state::Stage::Turn(super::state::Part::Clash));
    let view = View::of(&state, Viewer::Seat(Seat::FIRST));
    assert_eq!(War::choice(&view, Action::Play(0)).label.key, "do-war-play-idle");
    assert!(<War as crate::kit::Strength>::is_vain(&view, Seat::FIRST, Action::Play(0)));
}

/// What is said about the turn of the first seat, with its notes, and the choices with their tones.
fn turn(state: &State, lang: Lang) -> (String, Vec<(String, Tone)>) {
    let (view, mut may) = (View::of(state, Viewer::Seat(Seat::FIRST)), Vec::new());
    War::actions(state, Seat::FIRST, &mut may);
    let choices = may.into_iter().map(|action| (action.to_string(), War::choice(&view, action).tone)).collect();
    let title = War::title(&view);
    let notes = title.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(notes) if name == "notes" => Some(&**notes),
        _ => None,
    });
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let said = notes.map(|notes| Words::engine().try_say(lang, notes, &names).expect("words"));
    (said.unwrap_or_default().replace('\u{a0}', " "), choices)
}

#[test]
fn who_attacks_by_now_is_said_and_settings_stand_after_the_combat_w_57_w_72() {
    let mut state = besieged([0, 0]);
    assert_eq!(turn(&state, Lang::En).0, "");
    War::apply(&mut state, Seat::FIRST, super::Action::Attack(1), &mut NoLog).expect("it can attack");
    let (said, choices) = turn(&state, Lang::En);
    assert!(said.starts_with("Attacking so far: "), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].contains(" #1. Ben takes ") && lines[0].ends_with(" damage if nobody blocks."), "{said}");
    let asked = "Intervention, after the blocks and before the damage: you are asked if there is something you can play or use.";
    assert_eq!(lines[1..], [asked], "no property of the unit comes before the blocks");
    let ru = turn(&state, Lang::Ru).0;
    assert!(ru.starts_with("Уже атакуют: ") && ru.contains(" №1. Если никто не заблокирует, Ben получит "), "{ru}");
    let tone = |wanted: &str| choices.iter().find(|(action, _)| action == wanted).map(|(_, tone)| *tone);
    assert_eq!(tone("next"), Some(Tone::Go));
    assert_eq!([tone("ask-never"), tone("ask-always")], [Some(Tone::Last); 2]);
}

#[test]
fn what_an_attack_sets_off_before_the_blocks_is_named_beside_its_damage_w_57() {
    let panther = super::Placed { card: "panther".to_owned(), ..Default::default() };
    let mut state = holding(&[], panther, super::At::Main);
    let mut may = Vec::new();
    War::actions(&state, Seat::FIRST, &mut may);
    let attack = may.iter().find(|action| matches!(action, super::Action::Attack(_))).expect("it can attack");
    War::apply(&mut state, Seat::FIRST, *attack, &mut NoLog).expect("it can attack");
    for (lang, first) in
        [(Lang::En, "come first and are not counted here: "), (Lang::Ru, "Сначала сработают свойства карт: ")]
    {
        let said = turn(&state, lang).0;
        let lines: Vec<&str> = said.lines().collect();
        let name = lines[0].split(": ").nth(1).and_then(|rest| rest.split(". ").next()).expect("the attacker");
        assert!(lines.len() == 3 && lines[1].contains(&format!("{first}{name}")), "{said}");
    }
}

#[test]
fn a_setting_says_what_it_is_about_and_the_question_what_is_on_now_w_72() {
    let mut state = besieged([0, 0]);
    War::apply(&mut state, Seat::FIRST, super::Action::Attack(1), &mut NoLog).expect("it can attack");
    for (asks, en, ru) in [
        (super::Asks::Always, "Intervention: Always Ask", "Вмешательство: Спрашивать всегда"),
        (super::Asks::Payable, "Intervention: Ask If I Can", "Вмешательство: Спросить, если могу"),
        (super::Asks::Never, "Intervention: Never Ask", "Вмешательство: Не спрашивать"),
    ] {
        let said = [Lang::En, Lang::Ru].map(|lang| labelled(&state, super::Action::Ask(asks), lang));
        assert_eq!(said, [en, ru]);
        assert!(said.iter().all(|said| said.chars().count() <= 34), "{said:?}");
    }
    let set = super::Action::Ask(super::Asks::Never);
    War::apply(&mut state, Seat::FIRST, set, &mut NoLog).expect("it can be set");
    assert!(turn(&state, Lang::En).0.ends_with("you are not asked, the damage is dealt at once."));
}

/// The label of a choice of the first seat.
fn labelled(state: &State, action: super::Action, lang: Lang) -> String {
    let label = War::choice(&View::of(state, Viewer::Seat(Seat::FIRST)), action).label;
    Words::engine().try_say(lang, &label, &[]).expect("words").replace('\u{a0}', " ")
}

#[test]
fn a_unit_on_a_button_has_its_attack_and_defense_w_57() {
    let state = besieged([0, 0]);
    let unit = state.perm(1).expect("the unit");
    let values = format!(" #1 · {}/{}", state.attack(unit), state.defense(unit));
    let said = labelled(&state, super::Action::Attack(1), Lang::En);
    assert!(said.starts_with("Attack: ") && said.ends_with(&values), "{said}");
    let said = labelled(&state, super::Action::Pick(1), Lang::Ru);
    assert!(said.ends_with(&values.replace('#', "№")), "{said}");
    // What is taken back has one form, however long its name is.
    let said = labelled(&state, super::Action::Retreat(1), Lang::En);
    assert!(said.starts_with("Call Back: ") && said.ends_with(" #1"), "{said}");
}

/// A name so long that the values have no room stands without them, and a base has none.
#[test]
fn labels_of_cards_in_play_fit_on_buttons_w_57() {
    for lang in Lang::ALL {
        for card in &library().cards {
            for (key, unit) in [("attack", "yes"), ("block", "yes"), ("pick", "yes"), ("pick", "no")] {
                let text = Text::new(format!("do-war-{key}")).num("number", 12).raw("unit", unit);
                let text = text.num("attack", 10).num("defense", 10);
                let text = text.with("card", Arg::Card("war".to_owned(), card.id.clone()));
                let said = Words::engine().try_say(lang, &text, &[]).expect("words");
                let brief = said.replace('\u{a0}', " ").split(" · ").next().map_or(0, |brief| brief.chars().count());
                assert!(said.chars().count() <= 34.max(brief), "{said}");
                assert!(unit == "yes" || !said.contains('·'), "{said}");
            }
        }
    }
}
