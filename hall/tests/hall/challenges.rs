//! Tests challenges: nobody is put in a match unless they have accepted.

use std::time::Duration;

use crate::rig::{Rig, admin, ann, answered, boris, challenge, hall_place, open_challenge, person, seen, towers_ai};
use duelhall_engine::kit::Options;
use duelhall_engine::text::Lang;
use duelhall_hall::{HallConfig, Intent, Opponent, Pace, Person, PersonId, PlaceId, Press, Request, Slot};
use duelhall_store::MemoryStore;

const MINUTE: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_named_challenge_is_answered_only_by_the_person_named() {
    let (mut rig, ann, boris, cleo) = (Rig::new(), ann(), boris(), person("Cleo", Lang::En));
    let sent = rig.ask(&ann, challenge(&boris)).await;
    let id = rig.challenge();
    insta::assert_snapshot!(answered(&sent), @"«Challenge sent to Борис.»");
    insta::assert_snapshot!(seen(rig.in_place(Slot::Challenge(id)).unwrap()), @"
    Борис, Ann challenges you to a duel: Towers, live.
      0 [Accept] Success
      0 [Decline] Plain
      0 [Take Back] Plain
      (a clock runs)
    ");
    let accept = Press::Accept(id);
    insta::assert_snapshot!(answered(&rig.press(&cleo, accept).await), @"
    (refused)
    «This challenge is for Борис. Start your own with /duel.»
    ");
    insta::assert_snapshot!(answered(&rig.press(&ann, accept).await), @"
    (refused)
    «This is your own challenge. Wait for somebody else, or take it back.»
    ");
    insta::assert_snapshot!(answered(&rig.press(&cleo, Press::Decline(id)).await), @"
    (refused)
    «Only Ann and admins can do that. Wait for the answer, or start your own with /duel.»
    ");
    assert_eq!(rig.store.counts().await.unwrap().live, 0, "nobody has accepted");
    let begun = rig.press(&boris, accept).await;
    assert_eq!(begun.toast.as_deref(), Some("Дуэль начинается."));
    assert_eq!(begun.slot, Some(Slot::Hand(id.0)));
    insta::assert_snapshot!(seen(rig.in_place(Slot::Challenge(id)).unwrap()), @"Ann and Борис duel: Towers.");
    assert!(!rig.choices(&ann, id.0).is_empty() && !rig.choices(&boris, id.0).is_empty());
}

#[tokio::test]
async fn a_challenge_has_words_for_the_person_who_made_it_while_it_waits() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    rig.ask(&ann, challenge(&boris)).await;
    let id = rig.challenge();
    let own = |rig: &Rig| rig.in_place(Slot::Challenge(id)).unwrap().own.clone();
    assert_eq!(own(&rig), "You have challenged Борис to a duel: Towers, live.");
    rig.press(&ann, Press::Decline(id)).await;
    assert_eq!(own(&rig), "");
    rig.ask(&ann, open_challenge()).await;
    let own = &rig.in_place(Slot::Challenge(rig.challenge())).unwrap().own;
    assert_eq!(own, "You are looking for an opponent: Towers, live. The duel begins when somebody accepts.");
}

#[tokio::test]
async fn a_declined_a_withdrawn_and_an_expired_challenge_begin_nothing() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    rig.ask(&ann, challenge(&boris)).await;
    let first = rig.challenge();
    insta::assert_snapshot!(answered(&rig.press(&boris, Press::Decline(first)).await), @"«Вы отказались.»");
    insta::assert_snapshot!(answered(&rig.press(&boris, Press::Accept(first)).await), @"
    (refused)
    «Этот вызов отклонён: Борис не играет. Бросьте новый: /duel.»
    ");
    rig.ask(&ann, challenge(&boris)).await;
    let second = rig.challenge();
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Decline(second)).await), @"«The challenge is taken back.»");
    insta::assert_snapshot!(seen(rig.in_place(Slot::Challenge(second)).unwrap()), @"Ann took the challenge back.");
    rig.ask(&ann, challenge(&boris)).await;
    let third = rig.challenge();
    rig.pass(10 * MINUTE - Duration::from_millis(1)).await;
    assert!(!rig.in_place(Slot::Challenge(third)).unwrap().buttons.is_empty(), "it is open for ten minutes");
    assert_eq!(rig.pass(Duration::from_millis(1)).await, 3, "the challenge and its two index lines only");
    insta::assert_snapshot!(seen(rig.in_place(Slot::Challenge(third)).unwrap()), @"Nobody accepted the challenge of Ann in time.");
    insta::assert_snapshot!(answered(&rig.press(&boris, Press::Accept(third)).await), @"
    (refused)
    «Этот вызов истёк. Бросьте новый: /duel.»
    ");
    rig.pass(25 * 60 * MINUTE).await;
    insta::assert_snapshot!(answered(&rig.press(&boris, Press::Accept(third)).await), @"
    (refused)
    «Этот вызов забыт. Бросьте новый: /duel.»
    ");
    assert_eq!((rig.store.counts().await.unwrap().live, rig.documents().await), (0, 0), "nothing is left behind");
}

#[tokio::test]
async fn an_open_challenge_goes_to_the_first_person_who_accepts() {
    let (mut rig, ann, boris, cleo) = (Rig::new(), ann(), boris(), person("Cleo", Lang::En));
    rig.ask(&ann, open_challenge()).await;
    let id = rig.challenge();
    insta::assert_snapshot!(seen(rig.in_place(Slot::Challenge(id)).unwrap()), @"
    Ann is looking for an opponent: Towers, live. Who accepts?
      0 [Accept] Success
      0 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.ask(&ann, open_challenge()).await), @"
    (refused)
    «You are looking for an opponent already. Wait for one, or take that challenge back.»
    ");
    // Both press at the same moment. The store accepts only one of them.
    let requests = [&boris, &cleo].map(|who| rig.request(who, Intent::Press(Press::Accept(id))));
    let [first, second] = requests.map(|request| rig.hall.handle(request));
    let (first, second) = tokio::join!(first, second);
    rig.deliver().await;
    assert_eq!([first.refused, second.refused].into_iter().filter(|refused| *refused).count(), 1);
    assert_eq!(rig.store.counts().await.unwrap().live, 1);
}

#[tokio::test]
async fn nobody_challenges_themselves_or_the_same_person_twice() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    insta::assert_snapshot!(answered(&rig.ask(&ann, challenge(&ann)).await), @"
    (refused)
    «You cannot challenge yourself. Duel the computer instead, or name somebody else.»
    ");
    let computer = Opponent::Named { id: PersonId::new("ai", "normal"), name: "Computer".to_owned() };
    let wish = Intent::Challenge { opponent: computer, game: None, options: Options::new(), pace: None };
    assert!(rig.ask(&ann, wish).await.refused, "a computer player does not accept");
    rig.ask(&ann, challenge(&boris)).await;
    insta::assert_snapshot!(answered(&rig.ask(&ann, challenge(&boris)).await), @"
    (refused)
    «You have challenged Борис already. Wait for the answer, or take that challenge back.»
    ");
    insta::assert_snapshot!(answered(&rig.ask(&boris, challenge(&ann)).await), @"
    (refused)
    «Ann уже вызывает вас. Примите этот вызов.»
    ");
    let id = rig.challenge();
    rig.press(&admin(), Press::Decline(id)).await;
    assert!(!rig.ask(&boris, challenge(&ann)).await.refused, "an admin has withdrawn the old challenge");
}

#[tokio::test]
async fn a_challenge_delivered_twice_is_one_challenge() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let request = rig.request(&ann, challenge(&boris));
    let first = rig.send(request.clone()).await;
    let second = rig.send(request).await;
    assert_eq!((first.toast, second.refused), (second.toast, false));
    assert_eq!(rig.hall.pending_in("test:").await.unwrap().len(), 1);
    let request = rig.request(&boris, Intent::Press(Press::Accept(rig.challenge())));
    rig.send(request.clone()).await;
    let again = rig.send(request).await;
    assert!(!again.refused && again.message.is_some(), "{again:?}");
    assert_eq!(rig.store.counts().await.unwrap().live, 1);
    let request = rig.request(&ann, Intent::Press(towers_ai()));
    rig.send(request.clone()).await;
    rig.send(request).await;
    assert_eq!(rig.store.counts().await.unwrap().live, 2);
}

#[tokio::test]
async fn places_and_people_have_a_limit_of_matches() {
    let config = HallConfig { matches_per_person: 2, challenges_per_person: 1, ..HallConfig::default() };
    let mut rig = Rig::with(config, std::sync::Arc::new(MemoryStore::new()));
    let (ann, boris, cleo, admin) = (ann(), boris(), person("Cleo", Lang::En), admin());
    rig.ask(&ann, challenge(&boris)).await;
    insta::assert_snapshot!(answered(&rig.ask(&ann, challenge(&cleo)).await), @"
    (refused)
    «You have one challenge waiting for an answer. Take one back first.»
    ");
    rig.duel_ai(&ann).await;
    rig.duel_ai(&ann).await;
    insta::assert_snapshot!(answered(&rig.press(&ann, towers_ai()).await), @"
    (refused)
    «You play 2 matches already, and more is not allowed. Finish one first.»
    ");
    let id = rig.challenge();
    insta::assert_snapshot!(answered(&rig.press(&boris, Press::Accept(id)).await), @"
    (refused)
    «Ваш противник уже играет 2 дуэли, больше нельзя. Попробуйте позже.»
    ");
    rig.ask(&admin, Intent::Config(Some(("limit".to_owned(), "2".to_owned())))).await;
    insta::assert_snapshot!(answered(&rig.press(&cleo, towers_ai()).await), @"
    (refused)
    «This place has 2 duels already, and more is not allowed here. Wait until one ends.»
    ");
}

#[tokio::test]
async fn an_impossible_challenge_is_refused_with_the_possible_values() {
    let (mut rig, boris) = (Rig::new(), boris());
    let wish = |key: &str, value: &str| Intent::Challenge {
        opponent: Opponent::Open,
        game: None,
        options: Options::from([(key.to_owned(), value.to_owned())]),
        pace: None,
    };
    insta::assert_snapshot!(answered(&rig.ask(&boris, wish("deck", "huge")).await), @"
    (refused)
    ««Колода» — одно из: standard (обычная), quick (быстрая).»
    ");
    insta::assert_snapshot!(answered(&rig.ask(&boris, wish("stock", "51")).await), @"
    (refused)
    ««Запас каждого ресурса в начале» — целое число от 0 до 50.»
    ");
    insta::assert_snapshot!(answered(&rig.ask(&boris, wish("gold<>", "1")).await), @"
    (refused)
    «Неизвестное условие «gold». Есть такие: deck (Колода), tavern (Таверна), stock (Запас каждого ресурса в начале), bonus (Прибавка второму игроку, каждого ресурса), tie (Оба достигли цели сразу), cap (Действий до победы более высокой башни).»
    ");
}

#[tokio::test]
async fn a_challenge_outlives_a_restart_and_correspondence_waits_for_a_day() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let opponent = Opponent::Named { id: boris.id.clone(), name: boris.name.clone() };
    let pace = Some(Pace::Correspondence);
    rig.ask(&ann, Intent::Challenge { opponent, game: None, options: Options::new(), pace }).await;
    rig.restart().await;
    rig.pass(23 * 60 * MINUTE).await;
    let pending = rig.hall.pending_in("test:").await.unwrap();
    let [(_, id)] = pending[..] else { panic!("one challenge is open: {pending:?}") };
    assert!(!rig.press(&boris, Press::Accept(id)).await.refused);
    assert!(rig.board(id.0).deadline.is_some_and(|at| at.0 >= 1_700_000_000_000 + 47 * 3_600_000));
}

#[tokio::test]
async fn a_challenge_pressed_elsewhere_is_played_where_it_was_made() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    rig.ask(&ann, challenge(&boris)).await;
    let id = rig.challenge();
    let elsewhere = |rig: &Rig, who: &Person, press: Press| {
        let place = PlaceId::new("test", "elsewhere");
        Request { place, ..rig.request(who, Intent::Press(press)) }
    };
    let request = elsewhere(&rig, &admin(), Press::Decline(id));
    assert!(rig.send(request).await.refused, "an admin of another place is a guest here");
    let request = elsewhere(&rig, &boris, Press::Accept(id));
    assert!(!rig.send(request).await.refused);
    assert_eq!(rig.hall.facts(id.0).await.unwrap().unwrap().places, [hall_place()]);
}

#[tokio::test]
async fn challenges_that_are_accepted_at_once_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let store = duelhall_store::SledStore::open(folder.path(), &duelhall_store::sled::Options::default()).unwrap();
    let config = HallConfig { matches_per_person: 1, ..HallConfig::default() };
    let mut rig = Rig::with(config, std::sync::Arc::new(store));
    let (ann, boris, cleo) = (ann(), boris(), person("Cleo", Lang::En));
    rig.ask(&ann, challenge(&boris)).await;
    rig.ask(&cleo, challenge(&boris)).await;
    let pending = rig.hall.pending_in("test:").await.unwrap();
    let [(_, first), (_, second)] = pending[..] else { panic!("two challenges are open: {pending:?}") };
    let both = [first, second].map(|id| rig.request(&boris, Intent::Press(Press::Accept(id))));
    let [first, second] = both.map(|request| rig.hall.handle(request));
    let (first, second) = tokio::join!(first, second);
    rig.deliver().await;
    assert_ne!(first.refused, second.refused, "{first:?} {second:?}");
    assert_eq!(rig.hall.matches_of(&boris.id).await.unwrap().len(), 1);
}
