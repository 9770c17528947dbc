//! Tests formats through the hall: decks are built in the hand, and a rematch continues with them.

use std::time::Duration;

use duelhall_engine::formats::InFormat;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Record, Rng, Status};
use duelhall_hall::{ExportRight, Intent, Message, Opponent, Person, Press, Slot};
use duelhall_store::MatchId;

use crate::rig::{Rig, ann, boris, seen};

/// Begins a match of two with these options.
async fn begin(rig: &mut Rig, ann: &Person, boris: &Person, options: &[(&str, &str)]) -> MatchId {
    let opponent = Opponent::Named { id: boris.id.clone(), name: boris.name.clone() };
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let intent = Intent::Challenge { opponent, game: Some(GameId::of::<InFormat<Heroes>>()), options, pace: None };
    let reply = rig.ask(ann, intent).await;
    assert!(!reply.refused, "{reply:?}");
    let challenge = rig.challenge();
    let reply = rig.press(boris, Press::Accept(challenge)).await;
    assert!(!reply.refused, "{reply:?}");
    challenge.0
}

/// Checks that no message of a match shows the key of a missing text.
fn words_only(rig: &Rig, people: &[&Person], id: MatchId) {
    let hands = people.iter().map(|who| rig.hand(who, id));
    for message in hands.chain([rig.board(id)]) {
        let said = seen(message);
        let raw = ["format-", "heroes-", "fx-", "{", "}", "\u{2068}"].into_iter().find(|part| said.contains(part));
        assert!(raw.is_none(), "{raw:?} in {said}");
    }
}

/// Plays random answers to the end, and returns their number.
async fn play(rig: &mut Rig, people: [&Person; 2], id: MatchId) -> u32 {
    let (mut chance, mut answers) = (Rng::from_number(7), 0);
    while let Some(who) = people.into_iter().find(|who| !rig.choices(who, id).is_empty()) {
        let choices = rig.choices(who, id);
        let reply = rig.press(who, *chance.pick(&choices).expect("a player who is asked has choices")).await;
        assert!(!reply.refused, "{reply:?}");
        words_only(rig, &people, id);
        answers += 1;
        assert!(answers < 5_000, "the match does not end");
    }
    answers
}

async fn replayed(rig: &Rig, id: MatchId) -> Match {
    let text = rig.hall.export(id, ExportRight::Operator).await.unwrap().expect("the match is known");
    Match::verify(&Record::read(&text).unwrap()).unwrap()
}

fn has_button(message: &Message, label: &str) -> bool {
    message.buttons.iter().any(|button| button.label == label)
}

#[tokio::test]
async fn h156_two_people_build_decks_of_boosters_and_play_with_them_to_the_end_across_a_restart() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    assert!(rig.hand(&ann, id).text.contains("Which hero do you play?"), "{}", rig.hand(&ann, id).text);
    assert!(rig.hand(&boris, id).text.contains("Каким героем"), "{}", rig.hand(&boris, id).text);
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    assert!(rig.hand(&ann, id).text.contains("a deck of 30 cards"), "{}", rig.hand(&ann, id).text);
    assert!(has_button(rig.hand(&ann, id), "Play With This Deck"));
    rig.restart().await;
    rig.show_all(&[ann.clone(), boris.clone()], id).await;
    assert!(has_button(rig.hand(&ann, id), "Play With This Deck"), "the deck is still there");
    assert!(play(&mut rig, [&ann, &boris], id).await > 30);
    let replay = replayed(&rig, id).await;
    assert!(matches!(replay.status(), Status::Over(_)));
}

/// D-2: the timer for the building of a deck has minutes. Each answer extends it, up to a bound.
#[tokio::test]
async fn who_builds_a_deck_has_minutes_and_more_with_each_answer_up_to_half_an_hour() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    let began = duelhall_hall::Clock::now(&*rig.clock);
    let until = |rig: &Rig| rig.board(id).deadline.unwrap().since(began).as_secs() / 60;
    assert_eq!(until(&rig), 10);
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    let mut ends = Vec::new();
    for _ in 0..7 {
        rig.pass(Duration::from_secs(4 * 60)).await;
        let swap = rig.choices(&ann, id).into_iter().next_back().unwrap();
        rig.press(&ann, swap).await;
        ends.push(until(&rig));
    }
    assert_eq!(ends, [10, 13, 17, 21, 25, 29, 30]);
}

#[tokio::test]
async fn h119_a_rematch_is_the_next_game_of_the_match_with_the_same_cards_and_an_exchange() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "constructed"), ("deck", "hard-frost")]).await;
    assert!(!has_button(rig.hand(&ann, id), "Exchange a Card"), "the first game begins at once (H-200)");
    rig.press(&boris, Press::ResignNow(id)).await;
    rig.press(&ann, Press::Rematch(id)).await;
    let again = rig.challenge();
    let offered = rig.in_place(Slot::Challenge(again)).expect("the rematch is offered").buttons.len();
    assert_eq!(offered, 2, "accept or decline, but no other deck");
    rig.press(&boris, Press::Rematch(id)).await;
    assert!(has_button(rig.hand(&ann, again.0), "Exchange a Card"), "{}", seen(rig.hand(&ann, again.0)));
    assert!(has_button(rig.hand(&boris, again.0), "Обменять карту"), "{}", seen(rig.hand(&boris, again.0)));
    assert!(play(&mut rig, [&ann, &boris], again.0).await > 10);
    let (first, second) = (replayed(&rig, id).await, replayed(&rig, again.0).await);
    assert!(!first.setup().contains("\"later\":true") && second.setup().contains("\"later\":true"));
    assert!(second.setup().contains("\"hero\":\"knot\""), "Ann's deck is the same");
}

#[tokio::test]
async fn a_rematch_of_a_match_resigned_before_the_duel_starts_from_the_beginning() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "draft")]).await;
    assert_eq!(rig.choices(&ann, id).len(), 15, "a booster is offered (H-157)");
    rig.press(&boris, Press::ResignNow(id)).await;
    rig.press(&ann, Press::Rematch(id)).await;
    let again = rig.challenge();
    rig.press(&boris, Press::Rematch(id)).await;
    assert_eq!(rig.choices(&ann, again.0).len(), 15);
}

#[tokio::test]
async fn a_card_of_heroes_is_found_once_although_formats_use_it_too() {
    let (mut rig, ann) = (Rig::new(), ann());
    let reply = rig.ask(&ann, Intent::Card(None, "Grudging Bison".to_owned())).await;
    let page = reply.message.expect("the card is known");
    assert_eq!(page.text.matches("Grudging Bison").count(), 1, "{}", page.text);
}
