//! Tests seats: joining, leaving, changing the team, and options that make no lobby.

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_engine::towers::Towers;
use duelhall_hall::{Intent, Opponent, Person, Press, Reply, Slot};

use super::{MINUTE, four, laid, lobby, named, options, shown, told};
use crate::rig::{Rig, ann, answered, boris, person};

#[tokio::test]
async fn when_many_join_at_once_only_as_many_sit_as_there_are_seats() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = laid(&mut rig, &ann, &[("seats", "3")]).await;
    let many: Vec<Person> = ["Bea", "Cleo", "Dan", "Eve", "Finn"].map(|name| person(name, Lang::En)).into();
    let requests = many.iter().map(|who| rig.hall.handle(rig.request(who, Intent::Press(Press::Accept(id)))));
    let replies = futures_joined(requests.collect()).await;
    rig.deliver().await;
    assert_eq!(replies.iter().filter(|reply| !reply.refused).count(), 2);
    let facts = rig.hall.facts(id.0).await.unwrap().expect("the duel has begun");
    assert_eq!(facts.players.len(), 3);
    // The person who came first is told to wait, presses again, and is shown the hand.
    let first = many.iter().find(|who| who.id == facts.players[1].id).unwrap();
    assert_eq!(rig.press(first, Press::Accept(id)).await.slot, Some(Slot::Hand(id.0)));
    let late = many.iter().find(|who| facts.players.iter().all(|player| player.id != who.id)).unwrap();
    insta::assert_snapshot!(answered(&rig.press(late, Press::Accept(id)).await), @"
    (refused)
    «All seats of this table are taken. Start another with /duel.»
    ");
}

async fn futures_joined<F: Future<Output = Reply>>(futures: Vec<F>) -> Vec<Reply> {
    let mut futures: Vec<_> = futures.into_iter().map(Box::pin).collect();
    let mut replies: Vec<Option<Reply>> = futures.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, reply) in futures.iter_mut().zip(&mut replies) {
            if reply.is_none()
                && let std::task::Poll::Ready(found) = future.as_mut().poll(context)
            {
                *reply = Some(found);
            }
        }
        if replies.iter().all(Option::is_some) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    replies.into_iter().flatten().collect()
}

#[tokio::test]
async fn joining_twice_takes_one_seat() {
    let (mut rig, people) = (Rig::new(), four());
    let id = laid(&mut rig, &people[0], &[("seats", "4")]).await;
    let request = rig.request(&people[1], Intent::Press(Press::Accept(id)));
    let first = rig.send(request.clone()).await;
    let again = rig.send(request).await;
    let pressed = rig.press(&people[1], Press::Accept(id)).await;
    assert_eq!([&first, &again, &pressed].map(|reply| reply.toast.clone()), [(); 3].map(|()| first.toast.clone()));
    assert!(shown(&rig, id).contains("2. Борис\n3. free\n4. free"), "{}", shown(&rig, id));
    insta::assert_snapshot!(answered(&rig.press(&people[0], Press::Accept(id)).await), @"
    «You have a seat: 2 of 4 seats are taken. The duel begins when all are.
    Ann, Борис, 2 free»
    ");
    insta::assert_snapshot!(answered(&rig.press(&people[2], Press::Fill(id)).await), @"
    (refused)
    «Only Ann can do that. Start your own with /duel.»
    ");
    insta::assert_snapshot!(answered(&rig.press(&people[2], Press::Withdraw(id)).await), @"
    (refused)
    «Only Ann can do that. Start your own with /duel.»
    ");
    assert!(!rig.press(&people[0], Press::Withdraw(id)).await.refused);
    insta::assert_snapshot!(shown(&rig, id), @"Ann took the invitation to the table back.");
    insta::assert_snapshot!(answered(&rig.press(&people[2], Press::Accept(id)).await), @"
    (refused)
    «Ann has taken this challenge back. Start another with /duel.»
    ");
    rig.pass(25 * 60 * MINUTE).await;
    assert_eq!(rig.documents().await, 0, "nothing is left behind");
}

#[tokio::test]
async fn a_friend_who_is_named_has_a_seat_until_they_decline() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    rig.ask(ann, lobby(named(boris), &[("seats", "3")])).await;
    let id = rig.challenge();
    assert!(rig.in_place(Slot::Challenge(id)).unwrap().mentions.iter().any(|mention| mention.id == boris.id));
    rig.press(cleo, Press::Accept(id)).await;
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 3 players: Heroes, live. Who joins?
    1. Ann
    2. Борис is invited
    3. Cleo
      0 [Join] Success
      0 [Choose a Deck] Plain
      1 [Decline] Plain
      1 [Leave] Plain
      1 [Start With Computer Players] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(dan, Press::Accept(id)).await), @"
    (refused)
    «Оставшиеся места ждут приглашённых: Борис.
    Ann, Борис (ждём ответа), Cleo»
    ");
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Decline(id)).await), @"
    «Вы отказались.
    Ann, Cleo, свободно 1»
    ");
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 3 players: Heroes, live. Who joins?
    1. Ann
    2. free
    3. Cleo
    Борис does not play: that seat is for anybody.
      0 [Join] Success
      0 [Choose a Deck] Plain
      1 [Leave] Plain
      1 [Start With Computer Players] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    assert!(!rig.press(dan, Press::Accept(id)).await.refused);
    assert!(rig.hall.facts(id.0).await.unwrap().is_some());
    assert!(rig.hall.matches_of(&boris.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_player_who_leaves_frees_the_seat_and_an_unfilled_lobby_expires() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, _] = &people;
    let id = laid(&mut rig, ann, &[("seats", "3")]).await;
    rig.press(boris, Press::Accept(id)).await;
    insta::assert_snapshot!(answered(&rig.press(ann, Press::Leave(id)).await), @"
    (refused)
    «This is your own table. Take it back if you do not want to play.»
    ");
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Leave(id)).await), @"
    «Вы больше не сидите за этим столом.
    Ann, свободно 2»
    ");
    assert!(shown(&rig, id).contains("2. free"));
    rig.press(cleo, Press::Accept(id)).await;
    rig.restart().await;
    rig.pass(10 * MINUTE).await;
    insta::assert_snapshot!(shown(&rig, id), @"The table of Ann was not filled in time.");
    assert!(rig.press(boris, Press::Accept(id)).await.refused);
}

#[tokio::test]
async fn an_impossible_lobby_is_refused_with_the_reason() {
    let (mut rig, boris) = (Rig::new(), boris());
    let towers = Intent::Challenge {
        opponent: Opponent::Open,
        game: Some(GameId::of::<Towers>()),
        options: options(&[("seats", "4")]),
        pace: None,
    };
    insta::assert_snapshot!(answered(&rig.ask(&boris, towers).await), @"
    (refused)
    «Башни — игра на двоих, без «seats». Уберите это условие или выберите другую игру.»
    ");
    for (chosen, why) in [
        (&[("seats", "7")][..], "от 2 до 6"),
        (&[("seats", "5"), ("teams", "two")], "поровну"),
        (&[("teams", "three")], "одно из"),
        (&[("deck3", "dogs-first")], "вместе не сыграть"),
        (&[("deck3", "cats-first"), ("seats", "3")], "одно из"),
        (&[("size", "3")], "deck (Ваша колода), opposing (Колода противника), cap ("),
    ] {
        let reply = rig.ask(&boris, lobby(Opponent::Open, chosen)).await;
        let said = answered(&reply);
        assert!(reply.refused && said.contains(why), "{chosen:?}: {said}");
    }
}

#[tokio::test]
async fn a_lobby_fills_only_with_people_who_may_play_another_match() {
    let config = duelhall_hall::HallConfig { matches_per_person: 1, ..Default::default() };
    let mut rig = Rig::with(config, std::sync::Arc::new(duelhall_store::MemoryStore::new()));
    let people = four();
    let [ann, boris, cleo, _] = &people;
    let id = laid(&mut rig, ann, &[("seats", "3")]).await;
    rig.press(boris, Press::Accept(id)).await;
    rig.duel_ai(boris).await;
    insta::assert_snapshot!(answered(&rig.press(cleo, Press::Accept(id)).await), @"
    (refused)
    «Борис plays one match already, and more is not allowed. Try again later.»
    ");
    rig.duel_ai(cleo).await;
    insta::assert_snapshot!(answered(&rig.press(cleo, Press::Accept(id)).await), @"
    (refused)
    «You play one match already, and more is not allowed. Finish one first.»
    ");
}

#[tokio::test]
async fn a_seated_player_changes_to_the_other_team_while_it_has_room() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let id = laid(&mut rig, ann, &[("seats", "4"), ("teams", "two")]).await;
    rig.press(boris, Press::Join(id, 1)).await;
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Join(id, 0)).await), @"
    «Теперь вы в команде A.
    A: Ann, Борис · B: свободно 2»
    ");
    insta::assert_snapshot!(answered(&rig.press(ann, Press::Join(id, 1)).await), @"
    «You sit in team B now.
    A: Борис, 1 free · B: Ann, 1 free»
    ");
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 4 players: Heroes, live. Who joins?
    1. Team A: free
    2. Team B: Ann
    3. Team A: Борис
    4. Team B: free
      0 [Join Team A] Success
      0 [Join Team B] Success
      0 [Choose a Deck] Plain
      1 [Leave] Plain
      1 [Start With Computer Players] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Join(id, 0)).await), @"
    «Место за вами: занято 2 из 4. Дуэль начнётся, когда будут заняты все.
    A: Борис, свободно 1 · B: Ann, свободно 1»
    ");
    rig.press(cleo, Press::Join(id, 1)).await;
    insta::assert_snapshot!(told(&mut rig, boris, Press::Join(id, 1)).await, @"
    (refused)
    «Та команда уже полна, ваше место остаётся за вами.
    A: Борис, свободно 1 · B: Ann, Cleo»
    ");
    assert!(!rig.press(dan, Press::Join(id, 0)).await.refused);
    let facts = rig.hall.facts(id.0).await.unwrap().expect("the duel has begun");
    assert_eq!(facts.players.iter().map(|player| &*player.name).collect::<Vec<_>>(), ["Дан", "Ann", "Борис", "Cleo"]);
}

#[tokio::test]
async fn a_kept_seat_leaves_no_room_to_change_the_team() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    rig.ask(ann, lobby(named(boris), &[("seats", "4"), ("teams", "two")])).await;
    let id = rig.challenge();
    rig.press(cleo, Press::Join(id, 1)).await;
    rig.press(dan, Press::Join(id, 0)).await;
    insta::assert_snapshot!(told(&mut rig, ann, Press::Join(id, 1)).await, @"
    (refused)
    «The remaining seats in that team are reserved for Борис.
    A: Ann, Дан · B: Борис is invited, Cleo»
    ");
    assert!(shown(&rig, id).contains("1. Team A: Ann\n2. Team B: Борис is invited\n3. Team A: Дан\n4. Team B: Cleo"));
}
