//! Tests secrecy: nobody sees the cards in other hands, or the seed during the match.

use std::collections::BTreeSet;

use duelhall_engine::games::GameId;
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::towers::Towers;
use duelhall_hall::{ExportRight, Message, Press, Subject};

use crate::rig::{Rig, ann, boris, held, person, usual};

/// Every card by id, with its names.
fn cards() -> Vec<(String, [String; 2])> {
    let named = GameId::of::<Towers>()
        .cards()
        .into_iter()
        .map(|(id, card)| (id, Lang::ALL.map(|lang| card.name(Words::engine(), lang))));
    named.collect()
}

/// Everything of a message that a platform could show or send, as one text.
fn everything(message: &Message) -> String {
    let table = match message.picture.as_ref().map(|picture| &picture.subject) {
        Some(Subject::Board(table) | Subject::Hand(table)) => serde_json::to_string(table).unwrap(),
        _ => String::new(),
    };
    format!("{message:?} {table}").replace('\u{a0}', " ").replace("\\u{a0}", " ")
}

/// The ids of cards that are named in a text.
fn named(cards: &[(String, [String; 2])], text: &str) -> BTreeSet<String> {
    let in_text = |(id, names): &&(String, [String; 2])| {
        text.contains(&format!("\"{id}\"")) || names.iter().any(|name| text.contains(&name.replace('\u{a0}', " ")))
    };
    cards.iter().filter(in_text).map(|(id, _)| id.clone()).collect()
}

#[tokio::test]
async fn no_public_message_names_a_card_that_was_not_shown_to_all() {
    let (mut rig, ann, boris, watcher) = (Rig::new(), ann(), boris(), person("Wim", Lang::Ru));
    let cards = cards();
    let id = rig.duel(&ann, &boris).await;
    let seed = rig.hall.export(id, ExportRight::Operator).await.unwrap().unwrap();
    let seed = seed.lines().find_map(|line| line.strip_prefix("seed ")).unwrap().to_owned();
    let mut shown = BTreeSet::new();
    let mut hidden_seen = 0;
    loop {
        let hands = [held(rig.hand(&ann, id)), held(rig.hand(&boris, id))];
        let Some(who) = [&ann, &boris].into_iter().find(|who| !rig.choices(who, id).is_empty()) else { break };
        let press = usual(rig.hand(who, id));
        let label = rig.hand(who, id).buttons.iter().find(|button| button.press == press).unwrap().label.clone();
        shown.extend(named(&cards, &label.replace('\u{a0}', " ")));
        let public = rig.public.len();
        rig.press(who, press).await;
        // The cards that left a hand in public.
        for (before, who) in hands.iter().zip([&ann, &boris]) {
            let mut after = held(rig.hand(who, id));
            for card in before {
                match after.iter().position(|other| other == card) {
                    Some(at) => drop(after.remove(at)),
                    None => drop(shown.insert(card.clone())),
                }
            }
        }
        let text = rig.ask(&watcher, duelhall_hall::Intent::Text(Some(id))).await.message.unwrap();
        let board = rig.ask(&watcher, duelhall_hall::Intent::Board(Some(id))).await.message.unwrap();
        let fair = rig.press(&watcher, Press::Fair(id)).await.message.unwrap();
        let over = rig.board(id).deadline.is_none();
        for message in rig.public[public..].iter().chain([&text, &board, &fair]) {
            let said = everything(message);
            let leaked: Vec<_> = named(&cards, &said).difference(&shown).cloned().collect();
            assert!(leaked.is_empty(), "{leaked:?} in {said}");
            assert!(over || !said.contains(&seed), "a seed is shown early");
        }
        // The check must be able to fail: a player's own hand shows its cards.
        let own = named(&cards, &everything(rig.hand(&ann, id)));
        hidden_seen += held(rig.hand(&ann, id)).iter().filter(|card| own.contains(*card)).count();
        let foreign = held(rig.hand(&boris, id));
        let seen_by_ann = everything(rig.hand(&ann, id));
        for card in foreign.iter().filter(|card| !shown.contains(*card) && !held(rig.hand(&ann, id)).contains(card)) {
            assert!(!seen_by_ann.contains(&format!("\"{card}\"")), "Ann sees {card} of Boris");
        }
    }
    assert!(hidden_seen > 50, "the test can recognize cards");
    let fair = rig.press(&watcher, Press::Fair(id)).await.message.unwrap();
    assert!(fair.text.contains(&seed), "the seed is shown at the end");
}
