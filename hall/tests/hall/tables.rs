//! Tables for more than two: they are filled, played to the end, left, restarted and played again.

use std::time::Duration;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Options, Record, Rng};
use duelhall_engine::text::Lang;
use duelhall_hall::{
    ChallengeId, ExportRight, Intent, Look, Message, Opponent, Person, PlaceId, Press, Reply, Request, Slot,
};
use duelhall_store::MatchId;

use crate::rig::{Rig, ann, answered, boris, person, seen};

const MINUTE: Duration = Duration::from_secs(60);

fn four() -> [Person; 4] {
    [ann(), boris(), person("Cleo", Lang::En), person("Дан", Lang::Ru)]
}

fn options(chosen: &[(&str, &str)]) -> Options {
    chosen.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn table(opponent: Opponent, chosen: &[(&str, &str)]) -> Intent {
    Intent::Challenge { opponent, game: Some(GameId::Heroes), options: options(chosen), pace: None }
}

fn named(person: &Person) -> Opponent {
    Opponent::Named { id: person.id.clone(), name: person.name.clone() }
}

async fn laid(rig: &mut Rig, who: &Person, chosen: &[(&str, &str)]) -> ChallengeId {
    let reply = rig.ask(who, table(Opponent::Open, chosen)).await;
    assert!(!reply.refused, "{reply:?}");
    rig.challenge()
}

/// Four who have begun a duel, in two teams.
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

/// What a person does who likes to act and thinks little.
fn eager(hand: &Message, chance: &mut Rng) -> Press {
    let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    let wanted: Vec<Press> = answers().filter(|one| one.look == Look::Primary).map(|one| one.press).collect();
    let all: Vec<Press> = answers().map(|one| one.press).collect();
    let from = if wanted.is_empty() || chance.below(5) == 0 { &all } else { &wanted };
    *chance.pick(from).expect("who is asked has choices")
}

/// Answers for whoever is asked until `enough`; how many answers it took.
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

#[tokio::test]
async fn a_table_of_four_in_two_teams_fills_and_is_played_to_the_end() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let sent = rig.ask(ann, table(Opponent::Open, &[("seats", "4"), ("teams", "two"), ("cap", "60")])).await;
    insta::assert_snapshot!(answered(&sent), @"«Your table is open: whoever presses Join sits down, and the duel begins when it is full.»");
    let id = rig.challenge();
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 4 players: Heroes, live. Who sits down?
    1. Team A: Ann
    2. Team B: free
    3. Team A: free
    4. Team B: free
      0 [Join Team A] Success
      0 [Join Team B] Success
      0 [Choose a Deck] Plain
      1 [Start with Computers] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Join(id, 0)).await), @"«Место за вами: занято 2 из 4. Дуэль начнётся, когда будут заняты все.»");
    insta::assert_snapshot!(answered(&rig.press(cleo, Press::Join(id, 0)).await), @"
    (refused)
    «That team is full. Join the other one.»
    ");
    rig.press(cleo, Press::Join(id, 1)).await;
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 4 players: Heroes, live. Who sits down?
    1. Team A: Ann
    2. Team B: Cleo
    3. Team A: Борис
    4. Team B: free
      0 [Join Team B] Success
      0 [Choose a Deck] Plain
      1 [Leave] Plain
      1 [Start with Computers] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(ann, Press::Join(id, 1)).await), @"«You have a seat: 3 of 4 seats are taken. The duel begins when all are.»");
    assert_eq!(rig.store.counts().await.unwrap().live, 0, "one is missing");
    let begun = rig.press(dan, Press::Join(id, 1)).await;
    assert_eq!((begun.toast.as_deref(), begun.slot), (Some("Дуэль начинается."), Some(Slot::Hand(id.0))));
    insta::assert_snapshot!(shown(&rig, id), @"Ann, Cleo, Борис and Дан duel: Heroes.");
    let facts = rig.hall.facts(id.0).await.unwrap().unwrap();
    let names: Vec<&str> = facts.players.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Ann", "Cleo", "Борис", "Дан"], "teams sit A, B, A, B");
    assert!(rig.board(id.0).text.starts_with("Heroes: Ann, Борис – Cleo, Дан\n"), "{}", rig.board(id.0).text);
    let answers = play(&mut rig, &people, id.0, |_, _| false).await;
    assert!(answers > 60, "{answers}");
    assert!(record(&rig, id.0).await.end.is_some());
    let won: Vec<bool> = people.iter().map(|who| rig.hand(who, id.0).text.contains(won_by_team(who))).collect();
    assert!(won == [true, true, false, false] || won == [false, false, true, true], "{won:?}");
    for who in &people {
        assert!(rig.hall.matches_of(&who.id).await.unwrap().is_empty());
        assert!(rig.hand(who, id.0).buttons.iter().any(|button| button.press == Press::Rematch(id.0)));
    }
    assert!(rig.hall.live_in("test:").await.unwrap().is_empty() && rig.in_place(Slot::Ping(id.0)).is_none());
}

fn won_by_team(who: &Person) -> &'static str {
    if who.lang == Some(Lang::Ru) { "Ваша команда победила!" } else { "Your team has won!" }
}

#[tokio::test]
async fn of_many_who_join_at_once_as_many_sit_as_there_are_seats() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = laid(&mut rig, &ann, &[("seats", "3")]).await;
    let many: Vec<Person> = ["Bea", "Cleo", "Dan", "Eve", "Finn"].map(|name| person(name, Lang::En)).into();
    let requests = many.iter().map(|who| rig.hall.handle(rig.request(who, Intent::Press(Press::Accept(id)))));
    let replies = futures_joined(requests.collect()).await;
    rig.deliver().await;
    assert_eq!(replies.iter().filter(|reply| !reply.refused).count(), 2);
    let facts = rig.hall.facts(id.0).await.unwrap().expect("the duel has begun");
    assert_eq!(facts.players.len(), 3);
    // Who came first is told to wait, presses again, and is shown the hand.
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
async fn joining_twice_is_joining_once_whoever_delivers_it_twice() {
    let (mut rig, people) = (Rig::new(), four());
    let id = laid(&mut rig, &people[0], &[("seats", "4")]).await;
    let request = rig.request(&people[1], Intent::Press(Press::Accept(id)));
    let first = rig.send(request.clone()).await;
    let again = rig.send(request).await;
    let pressed = rig.press(&people[1], Press::Accept(id)).await;
    assert_eq!([&first, &again, &pressed].map(|reply| reply.toast.clone()), [(); 3].map(|()| first.toast.clone()));
    assert!(shown(&rig, id).contains("2. Борис\n3. free\n4. free"), "{}", shown(&rig, id));
    insta::assert_snapshot!(answered(&rig.press(&people[0], Press::Accept(id)).await), @"«You have a seat: 2 of 4 seats are taken. The duel begins when all are.»");
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
    assert_eq!(rig.store.counts().await.unwrap().documents, 0, "nothing is left behind");
}

#[tokio::test]
async fn a_friend_who_is_named_has_a_seat_until_they_decline() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    rig.ask(ann, table(named(boris), &[("seats", "3")])).await;
    let id = rig.challenge();
    assert!(rig.in_place(Slot::Challenge(id)).unwrap().mentions.iter().any(|mention| mention.id == boris.id));
    rig.press(cleo, Press::Accept(id)).await;
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 3 players: Heroes, live. Who sits down?
    1. Ann
    2. Борис is invited
    3. Cleo
      0 [Join] Success
      0 [Choose a Deck] Plain
      1 [Decline] Danger
      1 [Leave] Plain
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(dan, Press::Accept(id)).await), @"
    (refused)
    «Оставшиеся места ждут приглашённых: Борис.»
    ");
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Decline(id)).await), @"«Вы отказались.»");
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 3 players: Heroes, live. Who sits down?
    1. Ann
    2. free
    3. Cleo
    Борис does not play: that seat is for anybody.
      0 [Join] Success
      0 [Choose a Deck] Plain
      1 [Leave] Plain
      1 [Start with Computers] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    assert!(!rig.press(dan, Press::Accept(id)).await.refused);
    assert!(rig.hall.facts(id.0).await.unwrap().is_some());
    assert!(rig.hall.matches_of(&boris.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn who_leaves_before_the_start_makes_room_and_a_table_that_is_not_filled_expires() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, _] = &people;
    let id = laid(&mut rig, ann, &[("seats", "3")]).await;
    rig.press(boris, Press::Accept(id)).await;
    insta::assert_snapshot!(answered(&rig.press(ann, Press::Leave(id)).await), @"
    (refused)
    «This is your own table. Take it back if you do not want to play.»
    ");
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Leave(id)).await), @"«Вы больше не сидите за этим столом.»");
    assert!(shown(&rig, id).contains("2. free"));
    rig.press(cleo, Press::Accept(id)).await;
    rig.restart().await;
    rig.pass(10 * MINUTE).await;
    insta::assert_snapshot!(shown(&rig, id), @"The table of Ann was not filled in time.");
    assert!(rig.press(boris, Press::Accept(id)).await.refused);
}

#[tokio::test]
async fn computers_take_what_is_free_and_wait_for_who_is_invited() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, ..] = &people;
    rig.ask(ann, table(named(boris), &[("seats", "4"), ("teams", "two")])).await;
    let id = rig.challenge();
    insta::assert_snapshot!(answered(&rig.press(ann, Press::Fill(id)).await), @"«Computer players sit down where it was free. We wait for Борис.»");
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 4 players: Heroes, live. Who sits down?
    1. Team A: Ann
    2. Team B: Борис is invited
    3. Team A: AI 1 (normal)
    4. Team B: AI 2 (normal)
      0 [Join Team B] Success
      0 [Choose a Deck] Plain
      1 [Decline] Danger
      1 [Take Back] Plain
      (a clock runs)
    ");
    let begun = rig.hall.handle(rig.request(boris, Intent::Press(Press::Accept(id)))).await;
    assert_eq!(begun.slot, Some(Slot::Hand(id.0)));
    // Two people at the table are not alone: whoever is asked is pinged.
    for who in [ann, boris] {
        let request = rig.request(who, Intent::Press(Press::ResignNow(id.0)));
        assert!(!rig.hall.handle(request).await.refused);
    }
    rig.deliver().await;
    assert!(rig.hall.facts(id.0).await.unwrap().unwrap().over, "computers alone come to an end by themselves");
}

#[tokio::test]
async fn a_person_and_three_computers_begin_at_once() {
    let (mut rig, ann) = (Rig::new(), ann());
    let chosen = [("seats", "4"), ("cap", "20")];
    let begun = rig.ask(&ann, table(Opponent::Ai(Level::Random), &chosen)).await;
    let Some(Slot::Hand(id)) = begun.slot else { panic!("{begun:?}") };
    insta::assert_snapshot!(rig.board(id).text.lines().next().unwrap(), @"Heroes: Ann – AI 1 (random) – AI 2 (random) – AI 3 (random)");
    assert!(rig.in_place(Slot::Ping(id)).is_none(), "nobody is pinged who plays alone with computers");
    play(&mut rig, std::slice::from_ref(&ann), id, |_, _| false).await;
    rig.press(&ann, Press::Rematch(id)).await;
    assert_eq!(rig.store.counts().await.unwrap().live, 1, "computers say yes at once");
    assert!(record(&rig, id).await.end.is_some());
}

#[tokio::test]
async fn who_gives_up_watches_and_the_others_play_on() {
    let (mut rig, people) = (Rig::new(), four());
    let id = begun(&mut rig, &people).await;
    play(&mut rig, &people, id, |_, answers| answers == 12).await;
    let boris = &people[1];
    let asked = rig.press(boris, Press::Resign(id)).await;
    insta::assert_snapshot!(answered(&asked), @"
    Вы правда сдаётесь? Вы выйдете из игры со всеми своими картами, остальные сыграют дальше.
      0 [Да, сдаюсь] Danger
      0 [Нет, играю дальше] Primary
    ");
    rig.press(boris, Press::ResignNow(id)).await;
    let hand = rig.hand(boris, id);
    insta::assert_snapshot!(seen(hand).lines().take(2).collect::<Vec<_>>().join("\n"), @"
    Герои: Ann, Cleo — Борис, Дан
    Вы выбыли из этой дуэли, остальные играют дальше.
    ");
    assert_eq!(hand.buttons.iter().map(|button| button.press).collect::<Vec<_>>(), [Press::Text(id)]);
    assert!(rig.board(id).text.contains("Борис leaves the game"), "{}", rig.board(id).text);
    assert!(rig.hall.matches_of(&boris.id).await.unwrap().is_empty(), "they have room for another");
    for press in [Press::Resign(id), Press::Hint(id), Press::Rematch(id)] {
        assert!(rig.press(boris, press).await.refused, "{press}");
    }
    assert!(rig.press(boris, Press::ResignNow(id)).await.toast.is_some_and(|toast| toast.contains("выбыли")));
    let before = rig.hall.facts(id).await.unwrap().unwrap().revision;
    rig.restart().await;
    assert_eq!(rig.hall.facts(id).await.unwrap().unwrap().revision, before, "a restart changes nothing");
    rig.show_all(&people, id).await;
    assert!(rig.ask(boris, Intent::Hand(None)).await.refused, "they play nothing any more");
    assert!(!rig.ask(boris, Intent::Board(None)).await.refused, "but they can watch");
    let others: Vec<Person> = people.iter().filter(|who| who.id != boris.id).cloned().collect();
    play(&mut rig, &others, id, |_, _| false).await;
    assert!(record(&rig, id).await.end.is_some());
    assert!(rig.hand(boris, id).buttons.iter().any(|button| button.press == Press::Rematch(id)));
}

#[tokio::test]
async fn who_is_absent_too_often_is_out_and_the_others_play_on() {
    let (mut rig, people) = (Rig::new(), four());
    let id = begun(&mut rig, &people).await;
    let absent = &people[3];
    let present = &people[..3];
    for _ in 0..20 {
        play(&mut rig, present, id, |_, _| false).await;
        if rig.hall.facts(id).await.unwrap().unwrap().players[3].out {
            break;
        }
        assert!(!rig.choices(absent, id).is_empty(), "only the absent is waited for");
        rig.pass(2 * MINUTE).await;
    }
    let facts = rig.hall.facts(id).await.unwrap().unwrap();
    assert!(facts.players[3].out && rig.hall.matches_of(&absent.id).await.unwrap().is_empty(), "{facts:?}");
    assert!(record(&rig, id).await.entries.iter().any(|entry| entry.to_string().contains("forfeit")));
    if !facts.over {
        play(&mut rig, present, id, |_, _| false).await;
    }
    assert!(rig.hall.facts(id).await.unwrap().unwrap().over);
}

#[tokio::test]
async fn a_table_goes_on_after_a_restart() {
    let (mut rig, people) = (Rig::new(), four());
    let id = begun(&mut rig, &people).await;
    for _ in 0..3 {
        play(&mut rig, &people, id, |_, answers| answers == 11).await;
        rig.restart().await;
        rig.show_all(&people, id).await;
    }
    play(&mut rig, &people, id, |_, answers| answers == 40).await;
    record(&rig, id).await;
}

#[tokio::test]
async fn a_rematch_of_four_needs_all_of_them_and_keeps_their_seats() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let id = begun(&mut rig, &people).await;
    for who in [boris, dan] {
        rig.press(who, Press::ResignNow(id)).await;
    }
    assert!(rig.hall.facts(id).await.unwrap().unwrap().over, "their whole team has left");
    insta::assert_snapshot!(answered(&rig.press(cleo, Press::Rematch(id)).await), @"«The others are asked for a rematch.»");
    let first = rig.challenge();
    insta::assert_snapshot!(shown(&rig, first), @"
    Cleo wants a rematch at the same table: Heroes, live. It begins when all accept.
    1. Team A: Ann is invited
    2. Team B: Борис is invited
    3. Team A: Cleo
    4. Team B: Дан is invited
      0 [Accept] Success
      0 [Choose a Deck] Plain
      1 [Decline] Danger
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(cleo, Press::Rematch(id)).await), @"«You have asked for a rematch; it is waiting for an answer.»");
    rig.press(boris, Press::Rematch(id)).await;
    rig.press(dan, Press::Decline(first)).await;
    insta::assert_snapshot!(shown(&rig, first), @"Дан does not want the rematch that Cleo asked for.");
    rig.press(ann, Press::Rematch(id)).await;
    let second = rig.challenge();
    assert_ne!(first, second);
    rig.press(boris, Press::Accept(second)).await;
    rig.press(cleo, Press::Rematch(id)).await;
    let begun = rig.press(dan, Press::Accept(second)).await;
    assert_eq!(begun.slot, Some(Slot::Hand(second.0)));
    let facts = rig.hall.facts(second.0).await.unwrap().unwrap();
    let names: Vec<&str> = facts.players.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Ann", "Борис", "Cleo", "Дан"]);
    let again = record(&rig, second.0).await;
    assert!(again.setup.contains(r#""chosenby":1"#), "the first of the losers chooses: {}", again.setup);
    assert!(again.setup.contains(r#""teams":[0,1,0,1]"#));
}

#[tokio::test]
async fn a_friend_accepts_with_a_deck_of_their_own() {
    let (mut rig, ann, boris, cleo) = (Rig::new(), ann(), boris(), person("Cleo", Lang::En));
    rig.ask(&ann, table(named(&boris), &[("deck", "dogs-first")])).await;
    let id = rig.challenge();
    insta::assert_snapshot!(shown(&rig, id), @"
    Борис, Ann challenges you to a duel: Heroes, live.
      0 [Accept] Success
      0 [Choose a Deck] Plain
      0 [Decline] Danger
      (a clock runs)
    ");
    assert!(rig.press(&cleo, Press::Decks(id)).await.refused && rig.press(&ann, Press::Decks(id)).await.refused);
    let page = rig.press(&boris, Press::Decks(id)).await;
    insta::assert_snapshot!(answered(&page), @"
    Выберите колоду: вы примете вызов с ней.
      0 [Медведи и мёд · Хранитель] Primary
      0 [Собак пропускают вперёд · Следопыт] Primary
      0 [Больше масла · Маг] Primary
      0 [Киль и вера · Храмовник] Primary
      0 [Добрая вода · Оракул] Primary
      0 [Тёмные подворотни · Тень] Primary
      0 [Пляска столбов · Духовидец] Primary
      0 [Сырой дом · Заклинатель] Primary
      0 [Красные рога · Воин] Primary
    ");
    let chosen = page.message.unwrap().buttons[7].press;
    assert!(rig.press(&cleo, Press::Leave(id)).await.refused, "nor is it theirs to decline");
    assert!(rig.press(&cleo, chosen).await.refused, "the choice is not theirs");
    assert_eq!(rig.press(&boris, chosen).await.slot, Some(Slot::Hand(id.0)));
    let library = duelhall_engine::heroes::set::library();
    let setup = record(&rig, id.0).await.setup;
    let hero = |deck: usize| format!(r#""decks":[{{"hero":"{}""#, library.starters[deck].hero);
    let dogs = library.starters.iter().position(|deck| deck.id == "dogs-first").unwrap();
    assert!(setup.contains(&hero(dogs)), "the challenger's deck is theirs");
    assert!(setup.contains(&format!(r#"{{"hero":"{}""#, library.starters[7].hero)), "{setup}");
}

#[tokio::test]
async fn at_a_table_everybody_chooses_and_may_think_again() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let id = laid(&mut rig, ann, &[("seats", "4"), ("teams", "two"), ("deck", "dogs-first")]).await;
    let page = rig.press(boris, Press::Decks(id)).await;
    insta::assert_snapshot!(answered(&page), @"
    Выберите колоду: вы сядете за стол с ней.
      0 [A: Медведи и мёд · Хранитель] Primary
      0 [A: Собак пропускают вперёд · Следопыт] Primary
      0 [A: Пляска столбов · Духовидец] Primary
      0 [A: Сырой дом · Заклинатель] Primary
      0 [A: Красные рога · Воин] Primary
      1 [B: Медведи и мёд · Хранитель] Primary
      1 [B: Собак пропускают вперёд · Следопыт] Primary
      1 [B: Больше масла · Маг] Primary
      1 [B: Киль и вера · Храмовник] Primary
      1 [B: Добрая вода · Оракул] Primary
      1 [B: Тёмные подворотни · Тень] Primary
      1 [B: Пляска столбов · Духовидец] Primary
      1 [B: Сырой дом · Заклинатель] Primary
      1 [B: Красные рога · Воин] Primary
    ");
    let (mates, others): (Vec<_>, Vec<_>) =
        page.message.unwrap().buttons.into_iter().partition(|button| button.group == 0);
    assert!(!rig.press(boris, mates[0].press).await.refused);
    assert!(shown(&rig, id).contains("3. Team A: Борис"), "{}", shown(&rig, id));
    let mine = rig.press(boris, Press::Decks(id)).await.message.unwrap();
    assert_eq!(mine.buttons.iter().filter(|button| button.look == Look::Success).count(), 1, "{mine:?}");
    let other = mine.buttons.iter().find(|button| button.look != Look::Success).unwrap().press;
    assert!(!rig.press(boris, other).await.refused);
    assert!(!rig.press(cleo, others[0].press).await.refused);
    // A deck of the other faction does not go with Cleo's any more.
    let theirs = rig.press(dan, Press::Decks(id)).await.message.unwrap();
    assert!(theirs.buttons.len() < others.len(), "{theirs:?}");
    let wrong = others.iter().find(|one| theirs.buttons.iter().all(|two| index(two.press) != index(one.press)));
    insta::assert_snapshot!(answered(&rig.press(dan, wrong.unwrap().press).await), @"
    (refused)
    «Это не подходит к тому, что тем временем выбрали другие. Откройте страницу ещё раз и выберите другое.»
    ");
    assert_eq!(rig.press(dan, theirs.buttons[0].press).await.slot, Some(Slot::Hand(id.0)));
    record(&rig, id.0).await;
}

fn index(press: Press) -> u8 {
    let Press::Bring(_, _, index) = press else { panic!("{press} chooses nothing") };
    index
}

#[tokio::test]
async fn a_code_seats_one_after_the_other_wherever_they_are() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let reply = rig.ask(ann, table(Opponent::Code, &[("seats", "4")])).await;
    let Some(Slot::Challenge(id)) = reply.slot else { panic!("{reply:?}") };
    insta::assert_snapshot!(answered(&reply).replace(&id.to_string(), "CODE"), @"
    Your table has the code CODE. Friends who send /join CODE get the next free seat: in any chat where Duelhall is, or in its local hall.
    Ann opens a table for 4 players: Heroes, live. Who sits down?
    1. Ann
    2. free
    3. free
    4. free
      0 [Start with Computers] Primary
      0 [Take Back] Danger
      (a clock runs)
    ");
    assert!(rig.in_place(Slot::Challenge(id)).is_none(), "nobody else sees it");
    let from = |rig: &Rig, who: &Person, room: &str| Request {
        place: PlaceId::new("test", room),
        ..rig.request(who, Intent::Join(id.to_string()))
    };
    let request = from(&rig, boris, "one");
    insta::assert_snapshot!(answered(&rig.send(request).await), @"
    Место за вами: занято 2 из 4. Дуэль начнётся, когда будут заняты все.
    Ann собирает стол на 4 игроков: Герои, вживую. Кто садится?
    1. Ann
    2. Борис
    3. свободно
    4. свободно
      0 [Выбрать колоду] Plain
      0 [Встать] Danger
      (a clock runs)
    ");
    let said = rig.said.last().expect("the maker is told");
    insta::assert_snapshot!(said.1.text, @"Борис has sat down at your table: 2 of 4 seats are taken.");
    rig.press(boris, Press::Leave(id)).await;
    for (who, room) in [(cleo, "two"), (dan, "one"), (boris, "three")] {
        let request = from(&rig, who, room);
        assert!(!rig.send(request).await.refused);
    }
    let facts = rig.hall.facts(id.0).await.unwrap().unwrap();
    assert_eq!(facts.places.len(), 4);
    assert_eq!(facts.players.iter().map(|player| &*player.name).collect::<Vec<_>>(), ["Ann", "Cleo", "Дан", "Борис"]);
}

#[tokio::test]
async fn what_cannot_be_a_table_is_refused_and_says_why() {
    let (mut rig, boris) = (Rig::new(), boris());
    let towers = Intent::Challenge {
        opponent: Opponent::Open,
        game: Some(GameId::Towers),
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
        (&[("size", "3")], "deck, opposing, cap, seats, teams"),
    ] {
        let reply = rig.ask(&boris, table(Opponent::Open, chosen)).await;
        let said = answered(&reply);
        assert!(reply.refused && said.contains(why), "{chosen:?}: {said}");
    }
}

#[tokio::test]
async fn a_table_is_full_of_people_who_have_room_for_it() {
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
