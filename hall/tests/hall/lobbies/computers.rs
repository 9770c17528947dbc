//! Tests computer players in a lobby, and people who had not answered when the match began.

use duelhall_engine::ai::Level;
use duelhall_hall::{Audience, Intent, Opponent, Press, Slot};

use super::{begun, four, heroes, lobby, named, play, record, shown, told};
use crate::rig::{Rig, admin, ann, hall_place, seen};

#[tokio::test]
async fn an_invited_person_without_an_answer_loses_the_seat_and_is_told_so() {
    let (mut rig, [ann, boris, ..]) = (Rig::new(), four());
    rig.ask(&ann, lobby(named(&boris), &[("seats", "4"), ("teams", "two")])).await;
    let id = rig.challenge();
    assert!(
        shown(&rig, id).contains("Team B: Борис is invited")
            && shown(&rig, id).contains("[Start With Computer Players]")
    );
    let begun = rig.press(&ann, Press::Fill(id)).await;
    assert_eq!((begun.toast.as_deref(), begun.slot), (Some("The duel begins."), Some(Slot::Hand(id.0))));
    insta::assert_snapshot!(shown(&rig, id), @"Ann, Computer 1 (normal), Computer 2 (normal) and Computer 3 (normal) duel: Heroes.");
    let (audience, said) = rig.said.last().expect("the players are told");
    assert_eq!(*audience, Audience::Place(hall_place()));
    insta::assert_snapshot!(seen(said), @"Борис, the duel has begun without your answer: a computer player has your seat.");
    assert_eq!(said.mentions.iter().map(|mention| &mention.id).collect::<Vec<_>>(), [&boris.id]);
    for press in [Press::Accept(id), Press::Join(id, 1), Press::Decks(id), Press::Decline(id), Press::Leave(id)] {
        let told = told(&mut rig, &boris, press).await;
        assert!(told.contains("началась без вашего ответа: Ann больше не ждёт"), "{press}: {told}");
    }
    assert!(rig.hall.matches_of(&boris.id).await.unwrap().is_empty());
    assert_eq!(rig.press(&ann, Press::Fill(id)).await.slot, Some(Slot::Hand(id.0)), "two presses begin one match");
    record(&rig, id.0).await;
}

#[tokio::test]
async fn a_rematch_begins_with_computers_in_place_of_people_who_do_not_answer() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    rig.ask(&admin(), Intent::Config(Some(("language".to_owned(), "ru".to_owned())))).await;
    let id = begun(&mut rig, &people).await;
    for who in [boris, dan] {
        rig.press(who, Press::ResignNow(id)).await;
    }
    rig.press(ann, Press::Rematch(id)).await;
    let again = rig.challenge();
    rig.press(cleo, Press::Accept(again)).await;
    assert!(told(&mut rig, cleo, Press::Fill(again)).await.contains("Only Ann can do that"));
    assert_eq!(rig.press(ann, Press::Fill(again)).await.slot, Some(Slot::Hand(again.0)));
    insta::assert_snapshot!(seen(&rig.said.last().unwrap().1), @"Борис и Дан, дуэль началась без вашего ответа: на ваших местах играют компьютеры.");
    insta::assert_snapshot!(shown(&rig, again), @"За столом Ann, Компьютер 1 (обычный), Cleo и Компьютер 2 (обычный): Герои.");
    assert_eq!(heroes(&rig, id).await, heroes(&rig, again.0).await, "a rematch keeps the decks");
}

#[tokio::test]
async fn computers_play_to_the_end_when_all_people_have_left() {
    let (mut rig, [ann, boris, ..]) = (Rig::new(), four());
    rig.ask(&ann, lobby(named(&boris), &[("seats", "4"), ("teams", "two")])).await;
    let id = rig.challenge();
    rig.press(&boris, Press::Accept(id)).await;
    let begun = rig.hall.handle(rig.request(&ann, Intent::Press(Press::Fill(id)))).await;
    assert_eq!(begun.slot, Some(Slot::Hand(id.0)));
    assert!(rig.said.is_empty(), "nobody is missing");
    // Two people in a match are not alone, so a person who is asked is pinged.
    for who in [&ann, &boris] {
        let request = rig.request(who, Intent::Press(Press::ResignNow(id.0)));
        assert!(!rig.hall.handle(request).await.refused);
    }
    rig.deliver().await;
    assert!(rig.hall.facts(id.0).await.unwrap().unwrap().over, "computers finish the match by themselves");
}

#[tokio::test]
async fn a_person_and_three_computers_begin_at_once() {
    let (mut rig, ann) = (Rig::new(), ann());
    let chosen = [("seats", "4"), ("cap", "20")];
    let begun = rig.ask(&ann, lobby(Opponent::Ai(Level::Random), &chosen)).await;
    let Some(Slot::Hand(id)) = begun.slot else { panic!("{begun:?}") };
    insta::assert_snapshot!(rig.board(id).title, @"Heroes: Ann – Computer 1 (beginner) – Computer 2 (beginner) – Computer 3 (beginner)");
    assert!(rig.in_place(Slot::Ping(id)).is_none(), "a person alone with computers is not pinged");
    play(&mut rig, std::slice::from_ref(&ann), id, |_, _| false).await;
    rig.press(&ann, Press::Rematch(id)).await;
    assert_eq!(rig.store.counts().await.unwrap().live, 1, "computers accept at once");
    assert!(record(&rig, id).await.end.is_some());
}
