//! Tests matches for more than two that are played to the end, left, restarted and played again.

use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Opponent, Person, Press, Slot};

use super::{MINUTE, begun, four, lobby, play, record, shown};
use crate::rig::{Rig, answered, seen};

#[tokio::test]
async fn a_lobby_of_four_in_two_teams_fills_and_is_played_to_the_end() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let sent = rig.ask(ann, lobby(Opponent::Open, &[("seats", "4"), ("teams", "two"), ("cap", "60")])).await;
    insta::assert_snapshot!(answered(&sent), @"«Your table is open. The duel begins when it is full, or when you start it with computer players.»");
    let id = rig.challenge();
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 4 players: Heroes, live. Who joins?
    1. Team A: Ann
    2. Team B: free
    3. Team A: free
    4. Team B: free
      0 [Join Team A] Success
      0 [Join Team B] Success
      0 [Choose a Deck] Plain
      1 [Start With Computer Players] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    let parties = rig.hall.parties(id).await.unwrap().unwrap();
    let offered = |who: &Person| [0, 1].map(|team| parties.is_for(&who.id, &Press::Join(id, team)));
    assert_eq!(
        [offered(ann), offered(boris)],
        [[false, true], [true, true]],
        "nobody joins the team in which they sit"
    );
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Join(id, 0)).await), @"
    «Место за вами: занято 2 из 4. Дуэль начнётся, когда будут заняты все.
    A: Ann, Борис · B: свободно 2»
    ");
    insta::assert_snapshot!(answered(&rig.press(cleo, Press::Join(id, 0)).await), @"
    (refused)
    «That team is full. Join the other one.
    A: Ann, Борис · B: 2 free»
    ");
    rig.press(cleo, Press::Join(id, 1)).await;
    insta::assert_snapshot!(shown(&rig, id), @"
    Ann opens a table for 4 players: Heroes, live. Who joins?
    1. Team A: Ann
    2. Team B: Cleo
    3. Team A: Борис
    4. Team B: free
      0 [Join Team B] Success
      0 [Choose a Deck] Plain
      1 [Leave] Plain
      1 [Start With Computer Players] Primary
      1 [Take Back] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(ann, Press::Join(id, 0)).await), @"
    «You have a seat: 3 of 4 seats are taken. The duel begins when all are.
    A: Ann, Борис · B: Cleo, 1 free»
    ");
    assert_eq!(rig.store.counts().await.unwrap().live, 0, "one player is missing");
    let begun = rig.press(dan, Press::Join(id, 1)).await;
    assert_eq!((begun.toast.as_deref(), begun.slot), (Some("Дуэль начинается."), Some(Slot::Hand(id.0))));
    insta::assert_snapshot!(shown(&rig, id), @"Ann, Cleo, Борис and Дан duel: Heroes.");
    let facts = rig.hall.facts(id.0).await.unwrap().unwrap();
    let names: Vec<&str> = facts.players.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Ann", "Cleo", "Борис", "Дан"], "teams sit A, B, A, B");
    let board = rig.board(id.0);
    assert_eq!(board.title, "Heroes: Ann, Борис – Cleo, Дан");
    assert!(board.text.starts_with("Ann ") && board.text.contains(" – Cleo "), "{}", board.text);
    let answers = play(&mut rig, &people, id.0, |_, _| false).await;
    assert!(answers > 60, "{answers}");
    assert!(record(&rig, id.0).await.end.is_some());
    let won: Vec<bool> = people.iter().map(|who| rig.hand(who, id.0).text.contains(won_by_team(who))).collect();
    assert!(won == [true, true, false, false] || won == [false, false, true, true], "{won:?}");
    for (who, won) in people.iter().zip(won) {
        let lost = if who.lang == Some(Lang::Ru) {
            "Ваша команда проиграла."
        } else {
            "Your team has lost."
        };
        assert_ne!(rig.hand(who, id.0).text.contains(lost), won, "those who have lost are a team too");
        assert!(rig.hall.matches_of(&who.id).await.unwrap().is_empty());
        assert!(rig.hand(who, id.0).buttons.iter().any(|button| button.press == Press::Rematch(id.0)));
    }
    assert!(rig.hall.live_in("test:").await.unwrap().is_empty() && rig.in_place(Slot::Ping(id.0)).is_none());
}

fn won_by_team(who: &Person) -> &'static str {
    if who.lang == Some(Lang::Ru) { "Ваша команда победила!" } else { "Your team has won!" }
}

#[tokio::test]
async fn a_player_who_resigns_watches_and_the_others_play_on() {
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
    Вы выбыли из этой дуэли, остальные играют дальше.
    Ходит Дан.
    ");
    assert!(hand.out, "a chat shows it at once");
    let left = [Press::Look(id, 0), Press::Log(id, 0), Press::More(id)];
    assert_eq!(hand.buttons.iter().map(|button| button.press).collect::<Vec<_>>(), left);
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
    assert!(rig.ask(boris, Intent::Hand(None)).await.refused, "they no longer play");
    assert!(!rig.ask(boris, Intent::Board(None)).await.refused, "but they can watch");
    let others: Vec<Person> = people.iter().filter(|who| who.id != boris.id).cloned().collect();
    play(&mut rig, &others, id, |_, _| false).await;
    assert!(record(&rig, id).await.end.is_some());
    assert!(rig.hand(boris, id).buttons.iter().any(|button| button.press == Press::Rematch(id)));
}

#[tokio::test]
async fn a_player_absent_too_often_is_out_and_the_others_play_on() {
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
    let says = |rig: &Rig, person: &Person, words: &str| rig.hand(person, id).text.contains(words);
    if !facts.over {
        assert!(says(&rig, absent, "Вы пропустили слишком много ходов"), "{}", rig.hand(absent, id).text);
        play(&mut rig, present, id, |_, _| false).await;
    }
    assert!(rig.hall.facts(id).await.unwrap().unwrap().over);
    let out = format!("Out by missed moves: {}.", absent.name);
    assert!(says(&rig, &people[0], &out), "the end says who was out long before: {}", rig.hand(&people[0], id).text);
    assert!(rig.board(id).text.contains(&out), "{}", rig.board(id).text);
}

#[tokio::test]
async fn a_lobby_continues_after_a_restart() {
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
      1 [Decline] Plain
      1 [Start With Computer Players] Primary
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
