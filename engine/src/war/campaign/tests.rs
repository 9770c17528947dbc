use std::collections::BTreeSet;

use super::*;
use crate::kit::campaign::MISSION;
use crate::kit::{FirstTurn, Game, Hosted, NoLog, Options, Outcome, Reason, Rng};
use crate::text::{Lang, Words};
use crate::war::decks::faults;
use crate::war::{Rules, War};

/// The most letters of a name and of a briefing.
const NAME: usize = 30;
const BRIEFING: usize = 400;

fn all() -> impl Iterator<Item = (&'static Nation, &'static Mission)> {
    nations().iter().flat_map(|nation| nation.missions.iter().map(move |mission| (nation, mission)))
}

#[test]
fn every_mission_begins_and_its_deck_is_legal_w_14_w_91() {
    let ids: BTreeSet<&str> = all().map(|(_, mission)| mission.id.as_str()).collect();
    assert_eq!(ids.len(), all().count(), "ids are unique");
    for (nation, mission) in all() {
        let found = faults(&mission.deck, |id| library().card(id).map(|card| &**card));
        assert!(found.is_empty(), "{}: {found:?}", mission.id);
        let size: usize = mission.deck.iter().map(|(_, copies)| usize::from(*copies)).sum();
        assert!((50..=60).contains(&size), "{} has {size} cards", mission.id);
        let options = [(MISSION, &mission.id), ("deck", &nation.deck)];
        let options: Options = options.map(|(key, value)| (key.to_owned(), value.clone())).into();
        let setup = War::choose(&options, FirstTurn::Random).expect("a set-up");
        assert_eq!((&setup.terms, &setup.decks[1].cards), (&mission.terms(), &mission.deck));
        Rules::judge(&War::prepare(setup).expect("rules")).expect("legal decks");
    }
    let unknown = Options::from([(MISSION.to_owned(), "usa-99".to_owned())]);
    assert!(War::choose(&unknown, FirstTurn::Random).is_err(), "a mission that does not exist is refused");
}

#[test]
fn an_aim_that_asks_for_a_win_is_not_met_by_a_loss_w_91() {
    let (nation, mission) =
        all().find(|(_, mission)| matches!(mission.aims[1], Aim::Turns(_))).expect("such a mission");
    let options = [(MISSION, &mission.id), ("deck", &nation.deck)];
    let options: Options = options.map(|(key, value)| (key.to_owned(), value.clone())).into();
    let rules = War::prepare(War::choose(&options, FirstTurn::Random).expect("a set-up")).expect("rules");
    let mut state = War::start(&rules, Rng::from_number(1), &mut NoLog);
    let person = Seat::FIRST;
    let mut judged = |winner: Seat| {
        state.stage = Stage::Over(Outcome::win(winner, Reason::Resigned));
        met(&state, &mission.id, person)[1]
    };
    assert!(judged(person), "no turn has passed");
    assert!(!judged(person.other()));
}

#[test]
fn a_reward_is_a_card_of_the_own_nation_and_a_starter_is_fifty_cards_w_08_w_10() {
    for nation in nations() {
        let starter = library().deck(&nation.deck).expect("a starter");
        assert_eq!(starter.cards.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>(), 50, "{}", nation.deck);
    }
    for (nation, mission) in all() {
        assert!(!mission.reward.is_empty(), "{}", mission.id);
        for id in &mission.reward {
            let card = library().card(id).unwrap_or_else(|| panic!("{}: no card `{id}`", mission.id));
            assert!(card.country == nation.nation && card.kind != Type::Base && !card.token, "{}: {id}", mission.id);
        }
        assert!(mission.opens.is_none_or(|opens| opens != nation.nation), "{}", mission.id);
    }
}

#[test]
fn missions_speak_every_language_in_few_letters_w_99() {
    let words = Words::engine();
    for (mission, lang) in all().flat_map(|(_, mission)| Lang::ALL.map(|lang| (shown(mission), lang))) {
        let say =
            |text: &Text| words.try_say(lang, text, &[]).unwrap_or_else(|error| panic!("{}: {error}", mission.id));
        assert!(say(&mission.name).chars().count() <= NAME, "{}", mission.id);
        assert!(say(&mission.briefing).chars().count() <= BRIEFING, "{}", mission.id);
        mission.terms.iter().chain(&mission.aims).for_each(|text| assert!(!say(text).contains('⟨'), "{}", mission.id));
    }
    let aims = [Aim::Health(5), Aim::Turns(9), Aim::Losses(0), Aim::Bases(6)].map(aim);
    let own = [Term::FoeHealth(9), Term::OwnHealth(9), Term::FoeBases(2), Term::OwnBases(1), Term::Hold(8)];
    let weather = library().weather.iter().map(|card| Term::Weather(card.id.clone()));
    let terms: Vec<Text> = own.into_iter().chain(weather).map(|of| term(&of)).collect();
    for (lang, text) in Lang::ALL.into_iter().flat_map(|lang| terms.iter().chain(&aims).map(move |text| (lang, text))) {
        assert_eq!(words.try_say(lang, text, &[]).err(), None, "{text:?}");
    }
}

#[test]
fn the_base_of_each_country_is_always_there_and_no_base_can_be_won_w_98() {
    let campaign = campaign();
    assert_eq!(campaign.free, ["base-usa", "base-ussr", "base-britain", "base-germany"]);
    for nation in &campaign.nations {
        assert_eq!(nation.cards.len(), 44, "{}", nation.id);
        assert!(nation.cards.iter().all(|card| !campaign.free.contains(card)));
    }
    assert!(campaign.nations.iter().map(|nation| nation.open).eq((0..campaign.nations.len()).map(|at| at == 0)));
}
