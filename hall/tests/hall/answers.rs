//! Tests answers: each is taken once, and only a player who is asked can give it.

use crate::rig::{Rig, ann, answered, boris, held, person, usual};
use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Press, Slot};

fn number(rig: &Rig, who: &duelhall_hall::Person, id: duelhall_store::MatchId, group: u8) -> Press {
    rig.hand(who, id).buttons.iter().find(|button| button.group == group).expect("such a choice is offered").press
}

#[tokio::test]
async fn an_answer_delivered_twice_counts_once_and_gets_the_same_reply() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let press = number(&rig, &ann, id, 1);
    let request = rig.request(&ann, Intent::Press(press));
    let first = rig.send(request.clone()).await;
    let second = rig.send(request).await;
    assert_eq!(answered(&first), answered(&second));
    assert_eq!(rig.store.history(id).await.unwrap().unwrap().len(), 1);
}

#[tokio::test]
async fn a_double_click_plays_once_and_shows_the_present_question() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let press = number(&rig, &ann, id, 1);
    let both = [rig.request(&ann, Intent::Press(press)), rig.request(&ann, Intent::Press(press))];
    let [first, second] = both.map(|request| rig.hall.handle(request));
    let (first, second) = tokio::join!(first, second);
    rig.deliver().await;
    assert_eq!(rig.store.history(id).await.unwrap().unwrap().len(), 1);
    let stale = [&first, &second].into_iter().find(|reply| reply.toast.is_some()).expect("one press came too late");
    assert_eq!(stale.toast.as_deref(), Some("That has been answered already. Here is what is asked now."));
    assert!(!stale.refused && stale.message.is_some() && stale.slot == Some(Slot::Hand(id)));
}

#[tokio::test]
async fn several_cards_of_an_opening_hand_are_marked_at_once() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let listed = rig.hand(&ann, id).listed.clone().expect("a list of the cards");
    assert!(listed.several && listed.name == "Choose Cards to Swap…", "{listed:?}");
    let offered = |rig: &Rig, number: u8| {
        let numbered = |button: &&duelhall_hall::Button| button.card.as_ref().is_some_and(|card| card.number == number);
        rig.hand(&ann, id).buttons.iter().find(numbered).map(|button| button.press)
    };
    let index = |press: Option<Press>| match press {
        Some(Press::Answer(_, step, index)) => (step, index),
        other => panic!("no choice: {other:?}"),
    };
    let [(step, first), (_, third)] = [1, 3].map(|number| index(offered(&rig, number)));
    let reply = rig.ask(&ann, Intent::Answers { id, step, indices: vec![first, third] }).await;
    assert!(!reply.refused && reply.toast.is_none(), "{:?}", reply.toast);
    assert_eq!([1, 2, 3].map(|number| offered(&rig, number).is_some()), [false, true, false]);
    // Other choices are not taken in one go.
    let Press::Answer(_, step, keep) = usual(rig.hand(&ann, id)) else { unreachable!() };
    let reply = rig.ask(&ann, Intent::Answers { id, step, indices: vec![keep] }).await;
    assert!(reply.toast.is_some_and(|toast| toast.contains("answered already")));
}

#[tokio::test]
async fn a_player_who_is_not_asked_is_told_whose_turn_it_is_and_how_long() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.keep(&[&ann, &boris], id).await;
    let (asked, other) = if rig.choices(&ann, id).is_empty() { (&boris, &ann) } else { (&ann, &boris) };
    let Press::Answer(_, step, _) = usual(rig.hand(asked, id)) else { unreachable!() };
    rig.clock.jump(std::time::Duration::from_secs(40));
    let reply = rig.press(other, Press::Answer(id, step, 0)).await;
    let toast = reply.toast.unwrap().replace('\u{a0}', " ");
    assert!(toast.contains(&asked.name) && toast.contains("1:20"), "{toast}");
    let watcher = person("Wim", Lang::En);
    let reply = rig.press(&watcher, Press::Answer(id, step, 0)).await;
    insta::assert_snapshot!(answered(&reply), @"
    (refused)
    «You are only watching this duel. Start your own with /duel.»
    ");
    assert!(rig.press(&watcher, Press::Hand(id)).await.refused);
    assert!(rig.press(&watcher, Press::ResignNow(id)).await.refused);
    assert!(rig.press(&watcher, Press::Rematch(id)).await.refused);
}

#[tokio::test]
async fn somebody_who_presses_the_hand_of_another_duel_is_led_to_their_own() {
    let (mut rig, ann, boris, kim) = (Rig::new(), ann(), boris(), person("Kim", Lang::En));
    let id = rig.duel(&ann, &boris).await;
    rig.duel_ai(&kim).await;
    let reply = rig.press(&kim, Press::Hand(id)).await;
    let toast = reply.toast.unwrap().replace('\u{a0}', " ");
    assert!(reply.refused && toast.contains("Yours is Towers: Kim – Computer") && toast.contains("/hand"), "{toast}");
}

#[tokio::test]
async fn a_mulligan_is_sealed_until_both_are_done() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let before = (rig.board(id).text.clone(), held(rig.hand(&boris, id)));
    // T-10: Ann marks a card. Her own hand shows the mark; nothing changes for Boris or the place.
    let mark = number(&rig, &ann, id, 1);
    rig.press(&ann, mark).await;
    assert_eq!(rig.board(id).text, before.0);
    assert_eq!(held(rig.hand(&boris, id)), before.1);
    let boris_press = usual(rig.hand(&boris, id));
    let done = rig.hand(&ann, id).buttons.iter().find(|button| button.label == "Swap the Marked Cards").unwrap().press;
    rig.press(&ann, done).await;
    assert!(rig.choices(&ann, id).is_empty(), "Ann is done");
    let reply = rig.press(&boris, boris_press).await;
    assert!(reply.toast.is_none(), "his question is as old as hers, and still valid: {reply:?}");
    assert_eq!(rig.choices(&ann, id).is_empty(), !rig.choices(&boris, id).is_empty(), "now one of them has the turn");
}

#[tokio::test]
async fn a_button_of_no_duel_says_so() {
    let (mut rig, ann) = (Rig::new(), ann());
    let nowhere = duelhall_store::MatchId::from_number(7);
    for press in [
        Press::Answer(nowhere, 0, 0),
        Press::Hand(nowhere),
        Press::Board(nowhere),
        Press::Text(nowhere),
        Press::Hint(nowhere),
        Press::Resign(nowhere),
        Press::ResignNow(nowhere),
        Press::Rematch(nowhere),
    ] {
        let reply = rig.press(&ann, press).await;
        assert_eq!(reply.toast.as_deref(), Some("There is no such duel. Start one with /duel."), "{press:?}");
        assert!(reply.refused);
    }
    let (yours, here) = ("You are not playing a duel now", "No duel is running here");
    for (intent, why) in [
        (Intent::Hand(None), yours),
        (Intent::Hint(None), yours),
        (Intent::Resign(None), yours),
        (Intent::Board(None), here),
        (Intent::Text(None), here),
    ] {
        let reply = rig.ask(&ann, intent).await;
        assert_eq!(reply.toast, Some(format!("{why}. Start one with /duel.")));
    }
}

#[tokio::test]
async fn a_hint_names_one_of_the_choices_to_the_asker_alone() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = rig.duel_ai(&ann).await;
    let public = rig.public.len();
    let reply = rig.ask(&ann, Intent::Hint(None)).await;
    let text = reply.message.unwrap().text;
    let labels: Vec<_> = rig.hand(&ann, id).buttons.iter().map(|button| button.label.clone()).collect();
    assert!(labels.iter().any(|label| text.contains(label)), "{text} is none of {labels:?}");
    assert!(text.lines().count() == 2 && text.lines().skip(1).all(|line| line.starts_with("Why: ")), "{text}");
    assert_eq!(rig.public.len(), public);
}

#[tokio::test]
async fn in_the_first_turn_of_towers_it_is_said_that_a_discard_brings_a_new_card() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    for who in [&ann, &boris] {
        let hand = rig.hand(who, id);
        let keep = hand.buttons.iter().find(|button| button.group == 2).expect("the hand can be kept").press;
        rig.press(who, keep).await;
    }
    let asked = [&ann, &boris].map(|who| rig.hand(who, id).text.replace('\u{a0}', " "));
    let says = ["gold. A discard brings a new card.", "Взамен сброшенной карты вы берёте новую."];
    let told = asked.iter().filter(|text| says.iter().any(|says| text.contains(says))).count();
    assert_eq!(told, 1, "whoever has the turn is told: {asked:?}");
}

#[tokio::test]
async fn resigning_asks_first_and_then_ends_the_duel() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let asks = rig.ask(&boris, Intent::Resign(None)).await;
    insta::assert_snapshot!(answered(&asks), @"
    Вы правда сдаётесь? Тогда победит противник.
      0 [Да, сдаюсь] Danger
      0 [Нет, играю дальше] Primary
    ");
    assert!(rig.board(id).deadline.is_some());
    let done = rig.press(&boris, Press::ResignNow(id)).await;
    assert_eq!(answered(&done).lines().next(), Some("«Вы сдались.»"));
    // Whoever leaves is named to everybody else, and is told so without a name.
    assert!(rig.board(id).text.starts_with("Ann wins: Борис resigned."), "{}", rig.board(id).text);
    assert!(rig.hand(&ann, id).text.contains("You win: Борис resigned."), "{}", rig.hand(&ann, id).text);
    let left = rig.hand(&boris, id).text.replace('\u{a0}', " ");
    assert!(left.starts_with("Вы проиграли.") && left.lines().any(|line| line == "Вы сдались."), "{left}");
    // D-9, D-20: neither board nor text speaks of seeds, and of a duel that is over nothing is promised any more.
    let text = rig.press(&boris, Press::Text(id)).await.message.unwrap().text;
    assert!(
        ![&text, &rig.board(id).text].into_iter().any(|text| text.contains("SHA") || text.contains("seed")),
        "{text}"
    );
    let fair = rig.press(&boris, Press::Fair(id)).await.message.unwrap().text;
    assert!(fair.contains("duelhall verify") && !fair.contains("сможет"), "{fair}");
    assert!(rig.hand(&ann, id).text.contains("You have won!"));
    let again = rig.press(&boris, Press::ResignNow(id)).await;
    assert!(!again.refused && again.toast.is_some());
}

#[tokio::test]
async fn a_press_repeated_after_a_kill_gets_the_same_reply() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let press = usual(rig.hand(&ann, id));
    let request = rig.request(&ann, Intent::Press(press));
    rig.send(request.clone()).await;
    rig.restart().await;
    let reply = rig.send(request).await;
    assert!(!reply.refused && reply.toast.is_none() && reply.message.is_some(), "{reply:?}");
    assert_eq!(rig.store.history(id).await.unwrap().unwrap().len(), 1);
}
