//! Whole matches of random and of computer players: nothing is lost, everything ends, and everything has words.

use super::*;

#[test]
fn random_matches_keep_every_card_end_and_hide_what_is_hidden() {
    let rules = rules_of_all();
    let mut by_life = 0;
    for number in 0..300 {
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut NoLog);
        let all = state.census();
        let mut chance = Rng::from_number(number ^ 77);
        let mut steps = 0;
        let outcome = loop {
            let seat = match Chrono::status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Waiting(seats) => seats.iter().next().unwrap(),
            };
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            assert!(!may.is_empty(), "{:?}", state.question);
            let action = *chance.pick(&may).unwrap();
            Chrono::apply(&mut state, seat, action, &mut NoLog).unwrap();
            assert_eq!(state.census(), all);
            steps += 1;
            assert!(steps < 20_000, "it does not end");
            if steps % 50 == 0 {
                let saved = serde_json::to_string(&state).unwrap();
                let mut back: State = serde_json::from_str(&saved).unwrap();
                Chrono::attach(&mut back, &rules).unwrap();
                let mut same = Vec::new();
                Chrono::actions(&back, seat.other(), &mut same);
                assert_eq!(serde_json::to_string(&back).unwrap(), saved);
                let view = View::<Chrono>::of(&state, Viewer::Seat(seat));
                let dealt = view.determinize(&mut chance);
                assert_eq!(dealt.census(), all, "a dealt state has the same cards");
            }
        };
        by_life += u32::from(outcome.reason == Reason::Rule(super::super::reason::LIFE));
    }
    assert!(by_life > 200, "{by_life} of 300 end by life");
}

/// Rules with decks of all cards that the tests use.
fn rules_of_all() -> Arc<Rules> {
    let mut cards: Vec<CardDef> = read(&format!("[{ALWAYS}{CARDS}]")).unwrap();
    cards.iter_mut().for_each(|card| card.name = Some(super::super::card::InlineName::of(&card.id)));
    let deck: Vec<(String, u8)> =
        cards.iter().filter(|card| card.throne.is_none()).map(|card| (card.id.clone(), 2)).collect();
    let beside = deck.iter().take(5).map(|(id, _)| (id.clone(), 1)).collect();
    let deck = DeckList { hero: "hero".into(), cards: deck, beside };
    let setup = Setup { cards, decks: vec![deck.clone(), deck], ..Setup::default() };
    Rules::prepare(setup).unwrap()
}

#[test]
fn the_greedy_player_beats_chance() {
    use crate::kit::Strength;
    let rules = rules_of_all();
    let (mut won, games) = (0, 60);
    for number in 0..games {
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut NoLog);
        let mut chance = Rng::from_number(number ^ 99);
        let greedy = Seat((number % 2) as u8);
        let outcome = loop {
            let seat = match Chrono::status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Waiting(seats) => seats.iter().next().unwrap(),
            };
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            let action =
                if seat == greedy { may[Chrono::rollout(&state, seat, &may)] } else { *chance.pick(&may).unwrap() };
            Chrono::apply(&mut state, seat, action, &mut NoLog).unwrap();
        };
        won += u32::from(outcome.winners.has(greedy));
    }
    assert!(won >= 54, "{won} of {games}");
}

#[test]
fn c_15_a_player_who_has_fallen_is_shown_with_no_life_and_never_with_less() {
    use crate::kit::Present;
    let mut table = table();
    table.state.players[TWO].life = -5;
    let shown = Chrono::table(&View::<Chrono>::of(&table.state, Viewer::Public), &[], None);
    assert_eq!(shown.sides[TWO].life, 0);
}

#[test]
fn where_several_can_be_chosen_the_way_out_says_none_until_one_is_chosen() {
    use crate::kit::Present;
    let (rules, mut seen) = (rules_of_all(), [0, 0]);
    for number in 0..60 {
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut NoLog);
        let mut chance = Rng::from_number(number ^ 7);
        let mut picked = false;
        while let Status::Waiting(seats) = Chrono::status(&state) {
            let seat = seats.iter().next().unwrap();
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            let several = may.contains(&Action::Done);
            if several {
                let view = View::<Chrono>::of(&state, Viewer::Seat(seat));
                let wanted = if picked { "do-chrono-done" } else { "do-chrono-none" };
                assert_eq!(Chrono::choice(&view, Action::Done).label.key, wanted);
                seen[usize::from(picked)] += 1;
            }
            let action = *chance.pick(&may).unwrap();
            picked = several && matches!(action, Action::Pick(_));
            Chrono::apply(&mut state, seat, action, &mut NoLog).unwrap();
        }
    }
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn every_question_and_choice_has_words_in_both_languages() {
    use crate::kit::Present;
    use crate::text::{Lang, Words};
    let (rules, words) = (rules_of_all(), Words::engine());
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    for number in 0..40 {
        let mut log = Vec::new();
        let mut state = Chrono::start(&rules, Rng::from_number(number), &mut log);
        let mut chance = Rng::from_number(number ^ 5);
        while let Status::Waiting(seats) = Chrono::status(&state) {
            let seat = seats.iter().next().unwrap();
            let view = View::<Chrono>::of(&state, Viewer::Seat(seat));
            let mut may = Vec::new();
            Chrono::actions(&state, seat, &mut may);
            let mut texts = vec![Chrono::title(&view)];
            texts.extend(may.iter().map(|action| Chrono::choice(&view, *action).label));
            texts.extend(log.drain(..).filter_map(|event| Chrono::tell(&rules, &event)));
            for lang in Lang::ALL {
                for text in &texts {
                    words.try_say(lang, text, &names).unwrap_or_else(|error| panic!("{text:?}: {error:?}"));
                }
            }
            let table = Chrono::table(&view, &[], None);
            assert_eq!(table.hand.len(), state.players[seat].hand.len());
            Chrono::apply(&mut state, seat, *chance.pick(&may).unwrap(), &mut log).unwrap();
        }
    }
}
