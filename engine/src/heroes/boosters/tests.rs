//! What scenarios cannot show of boosters and decks: what holds for all of them, and that nothing gets lost.

use std::collections::BTreeMap;

use super::*;
use crate::formats::{Action, InFormat, Rules, Setup, State};
use crate::heroes::card::{Faction, Rarity};
use crate::heroes::set;
use crate::kit::{Game, Hosted, Live, NoLog, Present, Reason, SeatSet, Status, View, Viewer};

type Formats = InFormat<Heroes>;
type Act = Action<crate::heroes::Action>;

fn rules(options: &[(&str, &str)]) -> Arc<Rules<Heroes>> {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Rules::prepare(Formats::choose(&options, FirstTurn::Random).unwrap()).unwrap()
}

fn begun(rules: &Arc<Rules<Heroes>>, number: u64) -> State<Heroes> {
    Formats::start(rules, Rng::from_number(number), &mut NoLog)
}

fn act(state: &mut State<Heroes>, seat: Seat, action: Act) {
    Formats::apply(state, seat, action, &mut NoLog).unwrap();
}

fn actions(state: &State<Heroes>, seat: Seat) -> Vec<Act> {
    let mut actions = Vec::new();
    Formats::actions(state, seat, &mut actions);
    actions
}

/// Does what is done for the absent until nobody builds a deck any more; gives the choices that were made.
fn build(state: &mut State<Heroes>) -> u32 {
    let mut choices = 0;
    while let (None, Status::Waiting(seats)) = (state.duel(), Formats::status(state)) {
        let seat = seats.iter().next().expect("somebody is asked");
        let all = actions(state, seat);
        let action = all[Formats::fallback(&View::of(state, Viewer::Seat(seat)), &all)];
        act(state, seat, action);
        choices += 1;
    }
    choices
}

#[test]
fn h159_a_booster_has_fifteen_different_cards_with_a_quest_and_allies_of_both_factions() {
    let library: Vec<CardDef> = library().cards.iter().map(|card| (**card).clone()).collect();
    let print = Print::of(&library).unwrap();
    let mut rng = Rng::from_number(1);
    let (mut epics, mut met) = (0, BTreeMap::<Kind, u32>::new());
    for _ in 0..6_000 {
        let mut booster = print.booster(&mut rng);
        let cards: Vec<&CardDef> = booster.iter().map(|kind| &library[kind.index()]).collect();
        let of = |rarity| cards.iter().filter(|card| card.rarity == rarity).count();
        assert_eq!((of(Rarity::Common), of(Rarity::Uncommon), of(Rarity::Rare) + of(Rarity::Epic)), (10, 4, 1));
        assert!(cards.iter().any(|card| card.kind == CardType::Quest));
        for faction in [Faction::Lantern, Faction::Thorn] {
            let allies = cards.iter().filter(|card| matches!(card.kind, CardType::Ally { .. }));
            assert!(allies.filter(|card| card.faction == Some(faction)).count() >= 2);
        }
        epics += of(Rarity::Epic);
        booster.iter().for_each(|kind| *met.entry(*kind).or_default() += 1);
        booster.sort_unstable();
        booster.dedup();
        assert_eq!(booster.len(), 15);
    }
    assert!((900..=1_100).contains(&epics), "one of six has an epic: {epics} of 6000");
    let plain = library.iter().filter(|card| Heroes::role(card) == Role::Plain).count();
    assert_eq!(met.len(), plain, "every card is in some booster");
}

#[test]
fn h156_six_boosters_are_enough_for_a_legal_deck_of_thirty_and_the_rest_is_beside_it() {
    let rules = rules(&[("format", "sealed")]);
    for number in 0..300 {
        let mut state = begun(&rules, number);
        for seat in [Seat::FIRST, Seat::SECOND] {
            assert!(actions(&state, seat).len() >= 2, "there are heroes to choose from in match {number}");
        }
        build(&mut state);
        for built in state.decks().expect("the duel has begun") {
            assert_eq!(
                (built.deck.len(), built.deck.len() + built.side.len()),
                (Heroes::LEAST, Heroes::SEALED * 15),
                "{number}"
            );
            let id = |kind: Kind| rules.card(kind).unwrap().id.clone();
            let runs = built.deck.chunk_by(|one, other| one == other);
            let cards = runs.map(|run| (id(run[0]), run.len() as u8)).collect();
            let deck = Deck { id: "built".to_owned(), hero: id(built.leader.unwrap()), cards, side: Vec::new() };
            assert_eq!(set::faults(&deck, set::Format::Limited, library()), []);
        }
    }
}

#[test]
fn h156_a_smaller_deck_is_legal_where_nothing_beside_it_goes_with_the_hero() {
    let all = &library().cards;
    let hero = all.iter().find(|card| matches!(card.kind, CardType::Hero { .. })).unwrap();
    let goes = |card: &&Arc<CardDef>| fits(card, hero);
    let own: Vec<String> = all.iter().filter(goes).map(|card| card.id.clone()).take(24).collect();
    let other = all.iter().find(|card| Heroes::role(card) == Role::Plain && !goes(card)).unwrap();
    let faults = |beside: &str| {
        let cards = own[..23].iter().map(|id| (id.clone(), 1)).collect();
        let side = vec![(hero.id.clone(), 1), (beside.to_owned(), 1)];
        let deck = Deck { id: "built".to_owned(), hero: hero.id.clone(), cards, side };
        set::faults(&deck, set::Format::Limited, library()).iter().map(set::DeckFault::rule).collect::<Vec<_>>()
    };
    assert_eq!(faults(&other.id), [""; 0]);
    assert_eq!(faults(&own[23]), ["H-156"]);
}

#[test]
fn a_deck_of_ones_own_is_brought_to_constructed_matches_alone() {
    let fits = |format: &str| {
        let options = Options::from([("format".to_owned(), format.to_owned())]);
        Formats::deck_fits(&options, Seat::SECOND, &kept::Deck::default())
            .iter()
            .map(|fault| fault.rule)
            .collect::<Vec<_>>()
    };
    assert_eq!(fits("constructed"), ["H-44"]);
    assert_eq!((fits("sealed"), fits("draft")), (vec![""], vec![""]));
}

#[test]
fn h157_four_draft_four_boosters_each_and_who_only_drafts_does_not_play() {
    for (seats, desks) in [("2", 4), ("5", 5), ("8", 8)] {
        let rules = rules(&[("format", "draft"), ("seats", seats)]);
        for number in 0..40 / desks as u64 * 4 {
            let mut state = begun(&rules, number);
            let cards = state.census();
            assert_eq!(cards.len(), desks * Heroes::ROUNDS * 15);
            build(&mut state);
            assert_eq!(state.census(), cards, "no card gets lost");
            let decks = state.decks().expect("the duel has begun");
            assert_eq!(decks.len().to_string(), seats);
            for built in decks {
                assert_eq!(
                    (built.deck.len(), built.deck.len() + built.side.len()),
                    (Heroes::LEAST, Heroes::ROUNDS * 15),
                    "{number}"
                );
            }
        }
    }
}

#[test]
fn h119_h200_a_later_game_goes_on_with_the_same_cards_which_are_exchanged_one_for_one_before_it() {
    for format in ["sealed", "draft", "constructed"] {
        let rules = rules(&[("format", format)]);
        let mut first = begun(&rules, 5);
        let built = build(&mut first);
        assert_eq!(format == "constructed", built == 0, "before the first game nothing is exchanged");
        let next = Formats::again(&first, FirstTurn::ChosenBy(Seat::SECOND)).expect("there was a duel");
        let rules = Rules::prepare(next).unwrap();
        assert_eq!(Formats::judge(&rules), Ok(()), "{format}");
        let mut second = begun(&rules, 6);
        assert_eq!(
            second.census().len(),
            first.decks().unwrap().iter().map(|deck| deck.deck.len() + deck.side.len()).sum::<usize>()
        );
        let before = first.decks().unwrap()[0].clone();
        let in_deck = |kind: &Kind| before.deck.contains(kind);
        let listed = actions(&second, Seat::FIRST);
        let toggles = listed.iter().filter_map(|action| match action {
            Action::Toggle(kind) => Some(*kind),
            _ => None,
        });
        let (inside, outside): (Vec<Kind>, Vec<Kind>) = toggles.partition(in_deck);
        // Of the card that goes out there is no copy beside the deck.
        let out = *inside.iter().find(|kind| !before.side.contains(kind)).expect("a card can go out");
        let copies = before.deck.iter().filter(|kind| **kind == out).count();
        act(&mut second, Seat::FIRST, Action::Toggle(out));
        let ready = |state: &State<Heroes>| actions(state, Seat::FIRST).contains(&Action::Ready);
        assert!(!ready(&second), "the deck is too small");
        let card = outside[0];
        for _ in 1..copies {
            act(&mut second, Seat::FIRST, Action::Toggle(out));
        }
        act(&mut second, Seat::FIRST, Action::Toggle(card));
        assert!(ready(&second), "one for one");
        act(&mut second, Seat::FIRST, Action::Toggle(*outside.get(1).unwrap_or(&out)));
        assert!(!ready(&second), "the deck is too large");
        act(&mut second, Seat::FIRST, Action::Undo);
        build(&mut second);
        let after = &second.decks().unwrap()[0];
        assert_eq!((after.deck.len(), after.side.len()), (before.deck.len(), before.side.len()));
        assert!(after.deck.contains(&card) && after.side.contains(&out));
        assert_eq!(second.decks().unwrap()[1], first.decks().unwrap()[1]);
    }
}

#[test]
fn no_card_gets_lost_from_the_first_booster_to_the_end_of_the_duel() {
    for (number, format) in (0..12).zip(["sealed", "draft", "constructed"].into_iter().cycle()) {
        let rules = rules(&[("format", format)]);
        let (mut state, mut chance) = (begun(&rules, number), Rng::from_number(9));
        let cards = state.census();
        while let Status::Waiting(seats) = Formats::status(&state) {
            let seat = seats.iter().next().expect("somebody is asked");
            let listed = actions(&state, seat);
            // Chance alone would seldom complete a deck.
            let ends = listed.iter().find(|action| matches!(action, Action::Ready | Action::Fill));
            let action =
                *ends.filter(|_| chance.below(8) == 0).or(chance.pick(&listed)).expect("there is something to do");
            act(&mut state, seat, action);
            assert_eq!(state.census(), cards, "after `{action}` in match {number}");
        }
    }
}

#[test]
fn who_leaves_while_three_build_decks_is_out_and_the_others_play_on() {
    let rules = rules(&[("format", "draft"), ("seats", "3")]);
    let mut state = begun(&rules, 2);
    assert!(Formats::leave(&mut state, Seat::SECOND, Reason::Resigned, &mut NoLog));
    assert!(
        !Formats::leave(&mut state, Seat::FIRST, Reason::Resigned, &mut NoLog),
        "of two who are left the other wins"
    );
    assert_eq!(Formats::out(&state), SeatSet::one(Seat::SECOND));
    build(&mut state);
    assert_eq!(Formats::out(&state), SeatSet::one(Seat::SECOND));
    assert!(matches!(Formats::status(&state), Status::Waiting(seats) if !seats.has(Seat::SECOND)));
}

#[test]
fn a_match_goes_on_from_every_save_while_decks_are_built() {
    for format in ["sealed", "draft"] {
        let rules = rules(&[("format", format)]);
        let mut live = Live::<Formats>::start(&rules, Rng::seed_of_number(3));
        for _ in 0..150 {
            live = Live::load(&rules, &live.save().unwrap()).unwrap();
            let Status::Waiting(seats) = live.status() else { break };
            let seat = seats.iter().last().unwrap();
            let prompt = live.prompt(seat).unwrap();
            let entry = live.answer(seat, prompt.step, prompt.fallback).unwrap();
            live.take(&entry).unwrap();
        }
        assert!(live.state().duel().is_some(), "the decks are ready");
    }
}

#[test]
fn a_set_up_with_every_card_is_small_enough_to_be_stored() {
    let options = [("format".to_owned(), "sealed".to_owned())].into();
    let setup = serde_json::to_string(&Formats::choose(&options, FirstTurn::Random).unwrap()).unwrap();
    assert!(setup.len() < 80 * 1_024, "{} bytes", setup.len());
    let read: Setup<CardDef, House> = serde_json::from_str(&setup).unwrap();
    assert_eq!(read.cards.len(), library().cards.len());
}

#[test]
fn an_action_reads_as_it_is_written() {
    let duel: Act = Action::Duel(crate::heroes::Action::Play(3));
    let all = [Action::Take(Kind(0)), Action::Leader(Kind(17)), Action::Other, Action::Toggle(Kind(7)), Action::Undo];
    for action in all.into_iter().chain([Action::Fill, Action::Ready, duel]) {
        assert_eq!(action.to_string().parse::<Act>(), Ok(action));
    }
    for text in ["build-take", "build-take 007", "build-take x", "build-take 0", "build-", "build-ready 1", "nonsense"]
    {
        assert!(text.parse::<Act>().is_err(), "{text}");
    }
}
