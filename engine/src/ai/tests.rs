use super::*;
use crate::kit::{BySeat, Game, Hidden, NoLog, Status};
use crate::towers::card::{Amount, CardDef, Cost, Resource, Stat, Verb, Who};
use crate::towers::{Action, At, Position, PositionSide, Setup, State, Towers, standard};

fn card(id: &str, gold: u8, effect: Vec<Verb>) -> CardDef {
    let cost = Cost { gold, ..Cost::default() };
    CardDef {
        id: id.into(),
        suit: Resource::Gold,
        cost,
        weight: 1,
        icon: String::new(),
        art: crate::kit::art::Recipe::default(),
        effect,
        undiscardable: false,
        name: None,
    }
}

fn cards() -> Vec<CardDef> {
    let damage = |who, number| vec![Verb::DamageTower(who, Amount::N(number))];
    let gain = |stat, number| vec![Verb::Gain(Who::Own, stat, Amount::N(number))];
    vec![
        card("hit-six", 5, damage(Who::Foe, 6)),
        card("harm-self", 0, damage(Who::Own, 6)),
        card("build-five", 5, gain(Stat::Tower, 5)),
        card("wall-one", 0, gain(Stat::Wall, 1)),
        card("rob-gold", 0, vec![Verb::Lose(Who::Foe, Stat::Stock(Resource::Gold), Amount::N(20))]),
        card("wall-four", 0, gain(Stat::Wall, 4)),
    ]
}

/// A position with five gold on both sides and the first seat to act.
fn position(own: PositionSide, foe: PositionSide) -> State {
    let ids = ["wall-one"; 12].map(String::from).to_vec();
    let sides = BySeat([own, foe]);
    let position = Position { sides, draw: Some(ids), discard: vec![], turn: Seat::FIRST, at: At::Act, taken: 0 };
    let setup = Setup { copies: vec![1; cards().len()], cards: cards(), position: Some(position), ..Setup::default() };
    Towers::start(&Towers::prepare(setup).unwrap(), Rng::from_number(1), &mut NoLog)
}

fn side(tower: i16, gold: i16, hand: &[&str]) -> PositionSide {
    let hand = hand.iter().map(|id| (*id).to_owned()).collect();
    PositionSide { tower: Some(tower), wall: Some(0), stock: Some([0, 0, gold]), mine: None, hand }
}

fn chosen(state: &State, level: Level, seed: u64) -> Action {
    let mut actions = Vec::new();
    Towers::actions(state, Seat::FIRST, &mut actions);
    let view = View::<Towers>::of(state, Viewer::Seat(Seat::FIRST));
    actions[choose(&view, Seat::FIRST, &actions, level, &mut Rng::from_number(seed))]
}

const THINKING: [Level; 4] = [Level::Greedy, Level::Easy, Level::Normal, Level::Hard];

#[test]
fn every_level_that_thinks_takes_a_win_in_one() {
    let hand = ["wall-one", "build-five", "hit-six", "harm-self"];
    let fell = position(side(20, 5, &hand), side(6, 5, &["wall-one"; 4]));
    let built = position(side(45, 5, &hand), side(20, 5, &["wall-one"; 4]));
    for level in THINKING {
        assert_eq!(chosen(&fell, level, 1), Action::Play(2), "{level}");
        assert_eq!(chosen(&built, level, 1), Action::Play(1), "{level}");
    }
}

#[test]
fn every_level_that_thinks_keeps_from_felling_its_own_tower() {
    let state = position(side(6, 0, &["harm-self", "hit-six"]), side(20, 5, &["wall-one"; 4]));
    for level in THINKING {
        assert_ne!(chosen(&state, level, 1), Action::Play(0), "{level}");
    }
}

#[test]
fn every_level_that_thinks_stops_a_hoard_that_wins_with_the_next_income() {
    // T-47: the opponent holds 98 gold and mines 2.
    let state = position(side(20, 5, &["build-five", "wall-four", "rob-gold"]), side(20, 98, &["wall-one"; 4]));
    for level in THINKING {
        assert_eq!(chosen(&state, level, 1), Action::Play(2), "{level}");
    }
}

/// A state some way into a game.
fn later(seed: u64, steps: usize) -> State {
    let mut state = Towers::start(&Towers::prepare(standard()).unwrap(), Rng::from_number(seed), &mut NoLog);
    let mut actions = Vec::new();
    for _ in 0..steps {
        let Status::Waiting(seats) = Towers::status(&state) else { break };
        let seat = seats.iter().next().unwrap();
        actions.clear();
        Towers::actions(&state, seat, &mut actions);
        let index = Towers::rollout(&state, seat, &actions);
        Towers::apply(&mut state, seat, actions[index], &mut NoLog).unwrap();
    }
    state
}

#[test]
fn no_level_chooses_by_what_its_seat_cannot_see() {
    let mut rng = Rng::from_number(9);
    let mut compared = 0;
    for (seed, steps) in (0..12).zip([0, 1, 2, 3, 5, 8, 13, 16, 20, 25, 30, 35]) {
        let truth = later(seed, steps);
        let Status::Waiting(seats) = Towers::status(&truth) else { continue };
        let seat = seats.iter().next().unwrap();
        let other = View::<Towers>::of(&truth, Viewer::Seat(seat)).determinize(&mut rng);
        assert_ne!(serde_json::to_value(&other).unwrap(), serde_json::to_value(&truth).unwrap());
        let mut actions = Vec::new();
        Towers::actions(&truth, seat, &mut actions);
        for level in [Level::Random, Level::Easy, Level::Greedy, Level::Normal] {
            let choice =
                |state| player::<Towers>(level, Rng::from_number(seed)).choose(Seen::new(state, seat), &actions);
            assert_eq!(choice(&truth), choice(&other), "{level}");
            compared += 1;
        }
    }
    assert!(compared >= 24);
}

#[test]
fn a_search_with_the_same_chance_chooses_the_same() {
    let state = later(3, 12);
    let Status::Waiting(seats) = Towers::status(&state) else { panic!("the game goes on") };
    let seat = seats.iter().next().unwrap();
    let mut actions = Vec::new();
    Towers::actions(&state, seat, &mut actions);
    let view = View::<Towers>::of(&state, Viewer::Seat(seat));
    let choice = || choose(&view, seat, &actions, Level::Easy, &mut Rng::from_number(4));
    assert_eq!(choice(), choice());
}

#[test]
fn a_choice_among_one_needs_no_thought() {
    let state = later(3, 12);
    let view = View::<Towers>::of(&state, Viewer::Seat(Seat::FIRST));
    let mut rng = Rng::from_number(4);
    assert_eq!(choose(&view, Seat::FIRST, &[Action::Skip], Level::Hard, &mut rng), 0);
    assert_eq!(rng, Rng::from_number(4));
}

#[test]
fn thinking_levels_end_their_mulligan_in_a_few_steps() {
    for seed in 0..20 {
        let mut state = later(seed, 0);
        let mut rng = Rng::from_number(seed);
        let mut steps = 0;
        // T-09: at most five marks and one end for each seat.
        while let Some(seat) = waiting(&state).filter(|_| state.turns() == 0) {
            let mut actions = Vec::new();
            Towers::actions(&state, seat, &mut actions);
            let view = View::<Towers>::of(&state, Viewer::Seat(seat));
            let level = if seed % 2 == 0 { Level::Greedy } else { Level::Easy };
            let action = actions[choose(&view, seat, &actions, level, &mut rng)];
            Towers::apply(&mut state, seat, action, &mut NoLog).unwrap();
            steps += 1;
        }
        assert!((2..=12).contains(&steps), "{steps}");
    }
}

fn waiting(state: &State) -> Option<Seat> {
    match Towers::status(state) {
        Status::Waiting(seats) => seats.iter().next(),
        Status::Over(_) => None,
    }
}

#[test]
fn what_is_dealt_anew_has_the_same_cards() {
    let truth = later(5, 10);
    let guess = View::<Towers>::of(&truth, Viewer::Seat(Seat::SECOND)).determinize(&mut Rng::from_number(2));
    assert_eq!(guess.census(), truth.census());
    let mut blanked = guess;
    Towers::blank(&mut blanked, Viewer::Seat(Seat::SECOND));
    let seen = View::<Towers>::of(&truth, Viewer::Seat(Seat::SECOND));
    assert_eq!(serde_json::to_value(&blanked).unwrap(), serde_json::to_value(seen.state()).unwrap());
}
