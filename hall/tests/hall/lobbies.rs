//! Tests lobbies, and the decks in them.

mod codes;
mod computers;
mod decks;
mod matches;
mod seats;

use std::time::Duration;

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Options, Record, Rng};
use duelhall_engine::text::Lang;
use duelhall_hall::{ChallengeId, ExportRight, Intent, Look, Message, Opponent, Person, Press, Slot};
use duelhall_store::MatchId;

use crate::rig::{Rig, ann, answered, boris, person, seen};

const MINUTE: Duration = Duration::from_secs(60);

fn four() -> [Person; 4] {
    [ann(), boris(), person("Cleo", Lang::En), person("Дан", Lang::Ru)]
}

fn options(chosen: &[(&str, &str)]) -> Options {
    chosen.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn lobby(opponent: Opponent, chosen: &[(&str, &str)]) -> Intent {
    Intent::Challenge { opponent, game: Some(GameId::of::<Heroes>()), options: options(chosen), pace: None }
}

fn named(person: &Person) -> Opponent {
    Opponent::Named { id: person.id.clone(), name: person.name.clone() }
}

async fn laid(rig: &mut Rig, who: &Person, chosen: &[(&str, &str)]) -> ChallengeId {
    let reply = rig.ask(who, lobby(Opponent::Open, chosen)).await;
    assert!(!reply.refused, "{reply:?}");
    rig.challenge()
}

/// Lets four people begin a duel, in two teams.
async fn begun(rig: &mut Rig, people: &[Person; 4]) -> MatchId {
    let id = laid(rig, &people[0], &[("seats", "4"), ("teams", "two"), ("cap", "60")]).await;
    for who in &people[1..] {
        let reply = rig.press(who, Press::Accept(id)).await;
        assert!(!reply.refused, "{reply:?}");
    }
    id.0
}

fn shown(rig: &Rig, id: ChallengeId) -> String {
    seen(rig.in_place(Slot::Challenge(id)).expect("the challenge is shown"))
}

/// The choice of a simple player who prefers main choices.
fn eager(hand: &Message, chance: &mut Rng) -> Press {
    let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    let wanted: Vec<Press> = answers().filter(|one| one.look == Look::Primary).map(|one| one.press).collect();
    let all: Vec<Press> = answers().map(|one| one.press).collect();
    let from = if wanted.is_empty() || chance.below(5) == 0 { &all } else { &wanted };
    *chance.pick(from).expect("a player who is asked has choices")
}

/// Answers for the players who are asked until `enough`, and returns the number of answers.
async fn play(rig: &mut Rig, people: &[Person], id: MatchId, enough: impl Fn(&Rig, usize) -> bool) -> usize {
    let mut chance = Rng::from_number(7);
    for answers in 0..20_000 {
        let asked = people.iter().find(|who| !rig.choices(who, id).is_empty());
        let Some(who) = asked.filter(|_| !enough(rig, answers)) else { return answers };
        let press = eager(rig.hand(who, id), &mut chance);
        let reply = rig.press(who, press).await;
        assert!(!reply.refused && reply.toast.is_none(), "{reply:?}");
    }
    panic!("the duel does not end");
}

async fn record(rig: &Rig, id: MatchId) -> Record {
    let text = rig.hall.export(id, ExportRight::Operator).await.unwrap().expect("the match is known");
    let record = Record::read(&text).unwrap();
    Match::verify(&record).unwrap();
    record
}

/// The heroes of the seats, by their ids.
async fn heroes(rig: &Rig, id: MatchId) -> Vec<String> {
    let setup: serde_json::Value = serde_json::from_str(&record(rig, id).await.setup).unwrap();
    let decks = setup["decks"].as_array().expect("a set-up of Heroes has decks");
    decks.iter().map(|deck| deck["hero"].as_str().unwrap_or_default().to_owned()).collect()
}

/// The hero of a starter deck.
fn hero(deck: &str) -> &'static str {
    let starters = &duelhall_engine::heroes::set::library().starters;
    &starters.iter().find(|one| one.id == deck).expect("a deck of the library").hero
}

/// The answer to a press that changes nothing.
async fn told(rig: &mut Rig, who: &Person, press: Press) -> String {
    let reply = rig.press(who, press).await;
    assert!(reply.refused, "{reply:?}");
    answered(&reply)
}
