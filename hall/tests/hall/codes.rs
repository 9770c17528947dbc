//! Tests duels by code: two people of different platforms in one match, each in their own place.

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Intent, Message, Opponent, Person, PersonId, PlaceId, Press, Reply, Request, Slot};
use duelhall_store::{Collection, MatchId};
use std::time::Duration;

use crate::rig::{Rig, ann, answered, hall_place, person, seen, usual};

const CODE: Intent =
    Intent::Challenge { opponent: Opponent::Code, game: None, options: std::collections::BTreeMap::new(), pace: None };

fn far_place() -> PlaceId {
    PlaceId::new("far", "group")
}

fn yana() -> Person {
    Person {
        id: PersonId::new("far", "yana"),
        name: "Яна".to_owned(),
        lang: Some(Lang::Ru),
        admin: false,
        groups: Vec::new(),
    }
}

/// Sends a request from the far place, whose platform says that the place reads Russian.
async fn far(rig: &mut Rig, who: &Person, intent: Intent) -> Reply {
    let request = Request { place: far_place(), place_lang: Some(Lang::Ru), ..rig.request(who, intent) };
    rig.send(request).await
}

async fn code(rig: &mut Rig) -> MatchId {
    let reply = rig.ask(&ann(), CODE).await;
    let Some(Slot::Challenge(id)) = reply.slot else { panic!("no challenge: {reply:?}") };
    assert!(reply.message.unwrap().text.contains(&format!("/join {id}")));
    id.0
}

async fn begun(rig: &mut Rig) -> MatchId {
    let id = code(rig).await;
    // D-20: people type codes in capitals, and copy the marks around them.
    let typed = format!(" `{}`.", id.to_string().to_uppercase());
    let reply = far(rig, &yana(), Intent::Join(typed)).await;
    assert_eq!(reply.slot, Some(Slot::Hand(id)), "{reply:?}");
    id
}

fn board_of(rig: &Rig, place: PlaceId, id: MatchId) -> &Message {
    rig.shown.get(&(Audience::Place(place), Slot::Board(id))).expect("the board is shown")
}

fn hand_of<'a>(rig: &'a Rig, who: &Person, place: PlaceId, id: MatchId) -> &'a Message {
    rig.shown.get(&(Audience::Person(who.id.clone(), place), Slot::Hand(id))).expect("the hand is shown")
}

#[tokio::test]
async fn a_code_is_told_to_the_asker_alone_and_stays_the_same_while_it_stands() {
    let mut rig = Rig::new();
    let first = rig.ask(&ann(), CODE).await;
    assert!(rig.public.is_empty() && rig.shown.is_empty(), "nobody else sees it");
    let Some(Slot::Challenge(id)) = first.slot else { panic!("no challenge: {first:?}") };
    let told = seen(&first.message.unwrap()).replace(&id.to_string(), "CODE");
    insta::assert_snapshot!(told, @"
    Your duel has the code CODE. A friend who sends /join CODE plays against you: in any chat where Duelhall is, or in its local hall. It works once.
      0 [Take Back] Plain
      (a clock runs)
    ");
    assert_eq!(rig.ask(&ann(), CODE).await.slot, first.slot);
    rig.press(&ann(), Press::Decline(id)).await;
    assert_ne!(rig.ask(&ann(), CODE).await.slot, first.slot, "one that was taken back is gone");
}

#[tokio::test]
async fn two_people_of_two_platforms_see_one_match_each_in_their_own_place_and_language() {
    let mut rig = Rig::new();
    let id = begun(&mut rig).await;
    assert_eq!(rig.hall.facts(id).await.unwrap().unwrap().places, [hall_place(), far_place()]);
    for prefix in ["test:", "far:"] {
        assert_eq!(rig.hall.live_in(prefix).await.unwrap().len(), 1, "{prefix}");
    }
    assert_eq!(board_of(&rig, hall_place(), id).picture.as_ref().unwrap().lang, Lang::En);
    assert_eq!(board_of(&rig, far_place(), id).picture.as_ref().unwrap().lang, Lang::Ru);
    let pinged = |rig: &Rig, place: PlaceId| {
        let ping = rig.shown.get(&(Audience::Place(place), Slot::Ping(id)));
        ping.map_or_else(Vec::new, |ping| ping.mentions.iter().map(|mention| mention.id.clone()).collect())
    };
    assert_eq!(pinged(&rig, hall_place()), [ann().id], "a place calls only people who sit there");
    assert_eq!(pinged(&rig, far_place()), [], "she has just begun it");
    let ping = &rig.shown[&(Audience::Place(hall_place()), Slot::Ping(id))];
    assert!(ping.begun && ping.text.starts_with("Ann, your duel has begun."), "E-13: {}", ping.text);

    for _ in 0..2_000 {
        let people = [(ann(), hall_place()), (yana(), far_place())];
        let asked = people.into_iter().find(|(who, place)| {
            hand_of(&rig, who, place.clone(), id).buttons.iter().any(|b| matches!(b.press, Press::Answer(..)))
        });
        let Some((who, place)) = asked else { break };
        let press = usual(hand_of(&rig, &who, place.clone(), id));
        let request = Request { place, ..rig.request(&who, Intent::Press(press)) };
        let reply = rig.send(request).await;
        assert!(!reply.refused && reply.toast.is_none(), "{reply:?}");
    }
    assert!(rig.hall.facts(id).await.unwrap().unwrap().over);
    for (place, prefix) in [(hall_place(), "test:"), (far_place(), "far:")] {
        assert!(board_of(&rig, place, id).buttons.iter().any(|button| button.press == Press::Rematch(id)));
        assert!(rig.hall.live_in(prefix).await.unwrap().is_empty(), "the match is gone from {prefix}");
    }
}

#[tokio::test]
async fn a_clock_that_runs_out_hurries_people_where_they_sit_and_survives_a_restart() {
    let mut rig = Rig::new();
    let id = begun(&mut rig).await;
    rig.restart().await;
    rig.pass(Duration::from_secs(149)).await;
    assert!(rig.said.is_empty(), "E-13: after a wait for an opponent, the first answer may take five minutes");
    rig.pass(Duration::from_secs(2)).await;
    let told: Vec<&Audience> = rig.said.iter().map(|(audience, _)| audience).collect();
    assert_eq!(
        told,
        [&Audience::Person(ann().id, hall_place()), &Audience::Person(yana().id, far_place())],
        "both are asked for their mulligan"
    );
    assert!(rig.shown.contains_key(&(Audience::Place(far_place()), Slot::Ping(id))));
}

#[tokio::test]
async fn a_rematch_is_asked_for_in_both_places_and_played_in_both() {
    let mut rig = Rig::new();
    let id = begun(&mut rig).await;
    rig.press(&ann(), Press::ResignNow(id)).await;
    rig.press(&ann(), Press::Rematch(id)).await;
    let again = rig.challenge();
    for place in [hall_place(), far_place()] {
        let asked = rig.shown.get(&(Audience::Place(place.clone()), Slot::Challenge(again)));
        assert!(asked.is_some_and(|message| !message.buttons.is_empty()), "{place}");
    }
    assert!(rig.hall.pending_in("far:").await.unwrap().contains(&(far_place(), again)));
    let reply = far(&mut rig, &yana(), Intent::Press(Press::Accept(again))).await;
    assert_eq!(reply.slot, Some(Slot::Hand(again.0)), "{reply:?}");
    assert_eq!(rig.hall.facts(again.0).await.unwrap().unwrap().places, [hall_place(), far_place()]);
}

#[tokio::test]
async fn a_wrong_a_used_an_own_and_a_public_code_are_refused() {
    let mut rig = Rig::new();
    let wrong = far(&mut rig, &yana(), Intent::Join("Xy".into())).await;
    insta::assert_snapshot!(answered(&wrong), @"
    (refused)
    «Под этим кодом никто не ждёт противника. Проверьте его буква за буквой или попросите новый.»
    ");
    rig.ask(&ann(), crate::rig::open_challenge()).await;
    let public = rig.challenge();
    assert!(far(&mut rig, &yana(), Intent::Join(public.to_string())).await.refused, "a public challenge has no code");
    let id = code(&mut rig).await;
    let own = rig.ask(&ann(), Intent::Join(id.to_string())).await;
    insta::assert_snapshot!(answered(&own), @"
    (refused)
    «This is your own challenge. Wait for somebody else, or take it back.»
    ");
    assert!(!far(&mut rig, &yana(), Intent::Join(format!("  {id} "))).await.refused);
    let third = Person { id: PersonId::new("far", "zoe"), ..yana() };
    let late = far(&mut rig, &third, Intent::Join(id.to_string())).await;
    insta::assert_snapshot!(answered(&late), @"
    (refused)
    «Этот вызов уже принял кто-то другой. Бросьте новый: /duel.»
    ");
}

#[tokio::test]
async fn a_code_used_in_its_own_place_makes_a_match_of_one_place_and_an_old_code_expires() {
    let mut rig = Rig::new();
    let id = code(&mut rig).await;
    let boris = crate::rig::boris();
    assert_eq!(rig.ask(&boris, Intent::Join(id.to_string())).await.slot, Some(Slot::Hand(id)));
    assert_eq!(rig.hall.facts(id).await.unwrap().unwrap().places, [hall_place()]);
    rig.press(&ann(), Press::ResignNow(id)).await;
    let id = code(&mut rig).await;
    rig.pass(Duration::from_secs(61 * 60)).await;
    let late = far(&mut rig, &yana(), Intent::Join(id.to_string())).await;
    assert!(late.refused, "{late:?}");
}

#[tokio::test]
async fn a_code_does_not_follow_from_its_update_and_an_update_delivered_twice_gets_one_code() {
    let mut codes = Vec::new();
    for others in [0, 1] {
        let mut rig = Rig::new();
        for _ in 0..others {
            rig.duel_ai(&crate::rig::boris()).await;
        }
        let request = Request { op: duelhall_store::OpId([7; 16]), ..rig.request(&ann(), CODE) };
        let first = rig.send(request.clone()).await.slot;
        assert_eq!(rig.send(request).await.slot, first);
        codes.push(first);
    }
    assert_ne!(codes[0], codes[1]);
}

#[tokio::test]
async fn a_code_that_many_people_send_remembers_the_last_of_them() {
    let mut rig = Rig::new();
    let id = {
        let challenge = Intent::Challenge {
            opponent: Opponent::Code,
            game: Some(GameId::of::<duelhall_engine::heroes::Heroes>()),
            options: std::collections::BTreeMap::new(),
            pace: None,
        };
        let reply = rig.ask(&ann(), challenge).await;
        let Some(Slot::Challenge(id)) = reply.slot else { panic!("no challenge: {reply:?}") };
        id
    };
    for number in 0..40 {
        let who = person(&format!("guest{number}"), Lang::En);
        rig.clock.jump(Duration::from_secs(1));
        let reply = rig.ask(&who, Intent::Join(id.to_string())).await;
        assert!(!reply.refused, "{reply:?}");
    }
    let stored = rig.store.get(Collection::Challenges, &id.to_string()).await.unwrap().unwrap();
    let stored: serde_json::Value = serde_json::from_slice(&stored.value).unwrap();
    let joined = stored["joined"].as_array().unwrap();
    assert!(joined.len() <= 16 && joined.last().unwrap().to_string().contains("guest39"), "{joined:?}");
}
