//! Tests timers: a nudge, then a move for an absent player, then the loss of the match; all of it after a restart
//! too.

use std::time::Duration;

use crate::rig::{Rig, admin, ann, boris, hall_place, seen, usual};
use duelhall_engine::ai::Level;
use duelhall_engine::towers::table::Table;
use duelhall_hall::{Audience, Intent, Opponent, Person, Press, Slot, Subject};
use duelhall_store::MatchId;

const SECOND: Duration = Duration::from_secs(1);

/// Two people in a match whose first turn has begun: the match, the player to move, and the other player.
async fn playing(rig: &mut Rig) -> (MatchId, Person, Person) {
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.keep(&[&ann, &boris], id).await;
    if rig.choices(&ann, id).is_empty() { (id, boris, ann) } else { (id, ann, boris) }
}

fn left(rig: &Rig, id: MatchId) -> i64 {
    rig.board(id).deadline.expect("a timer runs").0 - duelhall_hall::Clock::now(&*rig.clock).0
}

async fn moves(rig: &Rig, id: MatchId) -> usize {
    rig.store.history(id).await.unwrap().unwrap().len()
}

#[tokio::test]
async fn half_the_time_brings_a_nudge_and_nothing_else() {
    let mut rig = Rig::new();
    let (id, asked, _) = playing(&mut rig).await;
    let before = moves(&rig, id).await;
    assert_eq!(rig.pass(59 * SECOND).await, 0);
    assert_eq!(rig.pass(SECOND).await, 1);
    let [(audience, message)] = &rig.said[..] else { panic!("one nudge: {:?}", rig.said) };
    assert_eq!(*audience, Audience::Person(asked.id.clone(), hall_place()));
    assert!(message.text.contains("1:00"), "{}", message.text);
    let ping = rig.in_place(Slot::Ping(id)).unwrap();
    assert!(ping.text.contains(&asked.name) && ping.text.contains("1:00") && ping.mentions[0].id == asked.id);
    assert_eq!((rig.pass(59 * SECOND).await, moves(&rig, id).await), (0, before));
}

/// Nobody waits for somebody who plays against computers alone.
#[tokio::test]
async fn against_computers_alone_there_are_ten_minutes_and_against_people_two() {
    let (mut rig, ann) = (Rig::new(), ann());
    let opponent = Opponent::Ai(Level::Random);
    let reply =
        rig.ask(&ann, Intent::Challenge { opponent, game: None, options: Default::default(), pace: None }).await;
    let Some(Slot::Hand(id)) = reply.slot else { panic!("{reply:?}") };
    rig.show_all(std::slice::from_ref(&ann), id).await;
    let now = duelhall_hall::Clock::now(&*rig.clock);
    assert_eq!(rig.hand(&ann, id).deadline.expect("a timer runs").since(now).as_secs(), 600);
    let mut rig = Rig::new();
    let (id, ..) = playing(&mut rig).await;
    assert_eq!(left(&rig, id), 120_000);
}

// E-20
#[tokio::test]
async fn e_20_half_of_the_time_names_the_duel_and_is_told_until_the_answer_alone() {
    let mut rig = Rig::new();
    let (id, asked, other) = playing(&mut rig).await;
    rig.pass(60 * SECOND).await;
    let names = |text: &str| text.contains(&asked.name) && text.contains(&other.name) && text.lines().count() == 2;
    let ping = rig.in_place(Slot::Ping(id)).unwrap();
    assert!(ping.hurry && names(&ping.text), "{}", ping.text);
    assert!(names(&ping.untimed) && !ping.untimed.contains(" left"), "beside a clock: {}", ping.untimed);
    assert!(rig.said[0].1.hurry && rig.said[0].1.text.contains(&other.name));
    let press = usual(rig.hand(&asked, id));
    rig.press(&asked, press).await;
    let ping = rig.in_place(Slot::Ping(id)).unwrap();
    assert!(!ping.hurry, "also if the same player is asked again: {}", ping.text);
}

#[tokio::test]
async fn an_absent_player_gets_a_move_made_then_a_shorter_clock_then_loses() {
    let mut rig = Rig::new();
    let (id, absent, present) = playing(&mut rig).await;
    let mut times = Vec::new();
    loop {
        while rig.choices(&absent, id).is_empty() && !rig.choices(&present, id).is_empty() {
            let press = usual(rig.hand(&present, id));
            rig.press(&present, press).await;
        }
        if rig.choices(&absent, id).is_empty() {
            break;
        }
        let time = left(&rig, id);
        times.push(time / 1_000);
        rig.pass(Duration::from_millis(time.unsigned_abs())).await;
    }
    assert_eq!(times, [120, 60, 30]);
    let board = seen(rig.board(id));
    let out = [format!("{} has missed 3 moves and is out", absent.name), "пропущено 3 хода".to_owned()];
    let says = |text: &str| out.iter().any(|out| text.replace('\u{a0}', " ").contains(out));
    assert!(says(&board), "{board}");
    assert!(says(&rig.hand(&present, id).text), "the winner reads why: {}", rig.hand(&present, id).text);
    assert!(rig.hand(&present, id).text.contains("won") || rig.hand(&present, id).text.contains("победили"));
    let left = rig.hand(&absent, id).text.replace('\u{a0}', " ");
    let own = [
        ["You ran out of time.", "You have missed 3 moves and are out."],
        ["У вас вышло время.", "Вы выбываете: пропущено 3 хода."],
    ];
    assert!(own.iter().any(|lines| lines.iter().all(|line| left.contains(line))), "the loser reads it too: {left}");
    let record = rig.hall.export(id, duelhall_hall::ExportRight::Anybody).await.unwrap().unwrap();
    assert!(record.trim_end().ends_with("timed-out"), "{record}");
    // Both may look elsewhere, so each is told alone, and the board calls both.
    let ended: Vec<_> = rig.said.iter().filter(|(_, message)| !message.hurry).collect();
    let [one, two] = &ended[..] else { panic!("each is told once: {ended:?}") };
    for who in [&absent, &present] {
        let audience = Audience::Person(who.id.clone(), hall_place());
        let (_, told) = [one, two].into_iter().find(|(to, _)| *to == audience).expect("both are told");
        let text = told.text.replace('\u{a0}', " ");
        let own = ["You have missed 3 moves and are out", "Вы выбываете: пропущено 3 хода"];
        let right = if who.id == absent.id { own.iter().any(|own| text.contains(own)) } else { says(&text) };
        assert!(right && text.lines().count() == 3 && text.contains(&absent.name), "{text}");
        assert!(told.buttons.iter().any(|button| button.press == Press::Rematch(id)), "{told:?}");
    }
    let called: Vec<_> = rig.board(id).mentions.iter().map(|mention| mention.id.clone()).collect();
    assert!([&absent, &present].iter().all(|who| called.contains(&who.id)) && called.len() == 2, "{called:?}");
}

#[tokio::test]
async fn a_duel_that_ends_by_a_move_in_time_calls_nobody() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.play_out(&[&ann, &boris], id).await;
    assert!(rig.said.is_empty() && rig.board(id).mentions.is_empty(), "{:?}", rig.said);
}

#[tokio::test]
async fn five_moves_in_time_make_a_missed_one_good() {
    let mut rig = Rig::new();
    let (id, asked, other) = playing(&mut rig).await;
    rig.pass(120 * SECOND).await;
    let mut times = Vec::new();
    for _ in 0..400 {
        if !rig.choices(&asked, id).is_empty() {
            times.push(left(&rig, id) / 1_000);
            if times.len() == 6 {
                break;
            }
        }
        let who = if rig.choices(&asked, id).is_empty() { &other } else { &asked };
        let press = usual(rig.hand(who, id));
        rig.press(who, press).await;
    }
    assert_eq!(times, [60, 60, 60, 60, 60, 120]);
}

#[tokio::test]
async fn an_overdue_clock_fires_once_after_a_restart() {
    let mut rig = Rig::new();
    let (id, asked, other) = playing(&mut rig).await;
    let before = moves(&rig, id).await;
    rig.restart().await;
    rig.clock.jump(72 * 3_600 * SECOND);
    rig.restart().await;
    assert!(rig.pass(Duration::ZERO).await > 0);
    assert_eq!(moves(&rig, id).await, before + 1);
    assert_eq!(rig.pass(Duration::ZERO).await, 0, "it has fired");
    let lines = rig.store.history(id).await.unwrap().unwrap();
    assert!(!lines.last().unwrap().contains("forfeit"), "three days away are one missed move: {lines:?}");
    rig.ask(&other, Intent::Board(None)).await;
    assert!(left(&rig, id) > 0);
    rig.ask(&asked, Intent::Hand(None)).await;
}

#[tokio::test]
async fn both_have_one_clock_in_the_mulligan_and_marks_do_not_wind_it() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    for _ in 0..11 {
        rig.pass(10 * SECOND).await;
        let toggle = rig.hand(&ann, id).buttons.iter().find(|button| button.group == 1).map(|b| b.press);
        let back = rig.hand(&ann, id).buttons.iter().find(|button| button.group == 2).map(|b| b.press);
        rig.press(&ann, toggle.or(back).unwrap()).await;
        if rig.choices(&ann, id).is_empty() {
            break;
        }
    }
    let gone = duelhall_hall::Clock::now(&*rig.clock).0 - 1_700_000_000_000;
    assert_eq!(left(&rig, id), 120_000 - gone, "the timer is the one that began");
    rig.pass(Duration::from_millis((120_000 - gone).unsigned_abs())).await;
    let board = rig.board(id);
    let Some(Subject::Board(table)) = board.picture.as_ref().map(|p| &p.subject) else { panic!("the board is shown") };
    let table: &Table = table.get().expect("the match is one of Towers");
    assert!(table.turn.is_some(), "the mulligan is over for both");
    assert_eq!(left(&rig, id), 60_000, "the first turn has its own time, shorter after a strike");
}

#[tokio::test]
async fn a_place_sets_its_own_time() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let set = |key: &str, value: &str| Intent::Config(Some((key.to_owned(), value.to_owned())));
    rig.ask(&admin(), set("live-seconds", "15")).await;
    let id = rig.duel(&ann, &boris).await;
    assert_eq!(left(&rig, id), 15_000);
    rig.ask(&admin(), set("pace", "correspondence")).await;
    rig.ask(&admin(), set("correspondence-hours", "2")).await;
    let alone = rig.duel_ai(&ann).await;
    assert_eq!(left(&rig, alone), 2 * 3_600_000);
}

#[tokio::test]
async fn a_player_who_wants_no_pings_gets_none() {
    let mut rig = Rig::new();
    let (id, asked, _) = playing(&mut rig).await;
    let off = || Some(("pings".to_owned(), "off".to_owned()));
    rig.ask(&asked, Intent::Settings(off())).await;
    rig.pass(60 * SECOND).await;
    assert!(rig.said.is_empty() && rig.in_place(Slot::Ping(id)).is_none());
    rig.ask(&asked, Intent::Settings(Some(("pings".to_owned(), "default".to_owned())))).await;
    rig.ask(&admin(), Intent::Config(off())).await;
    rig.pass(60 * SECOND).await;
    assert!(rig.in_place(Slot::Ping(id)).is_none(), "the place gets none either");
}

#[tokio::test]
async fn a_computer_player_continues_after_a_restart() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = rig.duel_ai(&ann).await;
    // The process ends just after the person's move was stored, and the computer player's task ends with it.
    let mut stuck = false;
    for _ in 0..200 {
        let press = usual(rig.hand(&ann, id));
        let request = rig.request(&ann, Intent::Press(press));
        let reply = rig.hall.handle(request).await;
        let asked = reply.message.unwrap().buttons.iter().any(|button| matches!(button.press, Press::Answer(..)));
        if !asked {
            stuck = true;
            break;
        }
        rig.deliver().await;
    }
    assert!(stuck, "the computer player's turn came");
    rig.restart().await;
    rig.pass(10 * SECOND).await;
    rig.pass(10 * SECOND).await;
    rig.ask(&ann, Intent::Hand(Some(id))).await;
    rig.ask(&ann, Intent::Board(Some(id))).await;
    let reply = rig.ask(&ann, Intent::Hand(Some(id))).await;
    let hand = reply.message.unwrap();
    assert!(
        hand.buttons.iter().any(|button| matches!(button.press, Press::Answer(..) | Press::Rematch(_))),
        "{hand:?}"
    );
}
