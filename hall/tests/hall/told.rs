//! Tests what a hand and a board say: the question, how the players stand, and what happened, in its order.

use duelhall_engine::ai::Level;
use duelhall_engine::chrono::Chrono;
use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::text::Lang;
use duelhall_engine::war::War;
use duelhall_hall::{Happened, Intent, Lately, Message, Opponent, Press};
use duelhall_store::MatchId;

use crate::rig::{Rig, ann, boris, person, usual};

fn lines(message: &Message) -> Vec<String> {
    message.text.replace('\u{a0}', " ").lines().map(str::to_owned).collect()
}

/// The first button that does something with a card.
fn card(rig: &Rig, who: &duelhall_hall::Person, id: MatchId) -> Press {
    let button = rig.hand(who, id).buttons.iter().find(|button| button.card.is_some());
    button.expect("a card can be played or discarded").press
}

// E-6, E-20
#[tokio::test]
async fn a_hand_says_the_question_the_score_and_the_last_move_and_an_answer_says_what_was_played() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = rig.duel(&ann, &ben).await;
    rig.keep(&[&ann, &ben], id).await;
    let (asked, other) = if rig.choices(&ann, id).is_empty() { (&ben, &ann) } else { (&ann, &ben) };
    let hand = rig.hand(asked, id);
    let said = lines(hand);
    assert!(said[0].starts_with("Your turn: ") && said[0].ends_with(" gold. A discard brings a new card."), "{said:?}");
    assert_eq!((hand.lead, hand.head), (said[0].chars().count(), 2));
    let you = "You: tower 20, wall 5";
    assert_eq!(said[1], format!("{you} · {}: tower 20, wall 5", other.name));
    assert_eq!(said.len(), 4, "{said:?}");
    let board = rig.board(id);
    let score = "Ann: tower 20, wall 5 · Ben: tower 20, wall 5";
    assert_eq!(lines(board)[0], format!("{score} · round 1, {} to move", asked.name));
    assert_eq!(board.lead, score.chars().count());
    assert_eq!(board.title, "Towers: Ann – Ben");
    let press = card(&rig, asked, id);
    let reply = rig.press(asked, press).await;
    let done = reply.done.expect("it is told what was played").replace('\u{a0}', " ");
    assert!(done.starts_with("You played “") || done.starts_with("You discarded “"), "{done}");
    let theirs = lines(rig.hand(other, id));
    let last = format!("{} ", asked.name);
    assert!(theirs.iter().any(|line| line.trim_start_matches("Last: ").starts_with(&last)), "{theirs:?}");
}

// E-20
#[tokio::test]
async fn an_answer_that_nobody_else_sees_is_not_told_as_a_move() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = rig.duel(&ann, &ben).await;
    let press = card(&rig, &ann, id);
    assert_eq!(rig.press(&ann, press).await.done, None, "a mark in the mulligan is a secret");
}

// D-19, F-11
#[tokio::test]
async fn the_own_move_and_each_of_the_computers_actions_are_told_in_their_order() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = rig.duel_ai(&ann).await;
    let mut exchanges = 0;
    while !rig.choices(&ann, id).is_empty() && exchanges < 12 {
        let press = usual(rig.hand(&ann, id));
        let done = rig.press(&ann, press).await.done;
        let (hand, board) = (lines(rig.hand(&ann, id)), lines(rig.board(id)));
        assert!(hand.len() <= 12 && board.len() <= 10, "{hand:?} {board:?}");
        if done.is_none() || rig.choices(&ann, id).is_empty() {
            continue;
        }
        for told in [&hand, &board] {
            let own = told.iter().position(|line| line.starts_with("Ann "));
            let computer = told.iter().rposition(|line| line.starts_with("Computer (normal) "));
            if let (Some(own), Some(computer)) = (own, computer) {
                exchanges += u8::from(own < computer);
            }
        }
    }
    assert!(exchanges >= 4, "{exchanges}");
}

#[tokio::test]
async fn in_heroes_the_question_says_how_many_resources_are_left() {
    let (mut rig, boris) = (Rig::new(), boris());
    let opponent = Opponent::Ai(Level::Easy);
    let game = Some(GameId::of::<Heroes>());
    let reply = rig.ask(&boris, Intent::Challenge { opponent, game, options: Default::default(), pace: None }).await;
    let Some(duelhall_hall::Slot::Hand(id)) = reply.slot else { panic!("{reply:?}") };
    for _ in 0..200 {
        let said = lines(rig.hand(&boris, id));
        if said[0].starts_with("Ваш ход: осталось ресурсов ") {
            assert!(said[1].starts_with("Вы ") && said[1].contains(" · "), "{said:?}");
            // Notes come last of what says how things stand, so that a platform can fold them.
            let hand = rig.hand(&boris, id);
            assert!(2 + hand.noted <= hand.head, "{said:?}");
            let notes = &said[hand.head - hand.noted..hand.head];
            assert!(notes.iter().all(|note| note.starts_with("Задание") || note.contains('№') || note.contains('«')));
            return;
        }
        let press = usual(rig.hand(&boris, id));
        rig.press(&boris, press).await;
    }
    panic!("it is never his turn");
}

// D-21
#[tokio::test]
async fn a_spectator_who_asks_for_the_board_is_offered_no_hand() {
    let (mut rig, ann, ben, kim) = (Rig::new(), ann(), person("Ben", Lang::En), person("Kim", Lang::En));
    let id = rig.duel(&ann, &ben).await;
    let has_hand = |message: &Message| message.buttons.iter().any(|button| button.press == Press::Hand(id));
    let watched = rig.ask(&kim, Intent::Board(None)).await.message.unwrap();
    assert!(!has_hand(&watched) && watched.buttons.iter().any(|button| button.press == Press::Log(id, 0)));
    assert!(has_hand(&rig.ask(&ann, Intent::Board(None)).await.message.unwrap()));
    assert!(has_hand(rig.board(id)), "everybody sees one board");
}

// E-14
#[tokio::test]
async fn before_a_rematch_is_dealt_nobody_is_told_that_their_hand_is_empty() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = rig.duel(&ann, &ben).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    rig.press(&ann, Press::Rematch(id)).await;
    let challenge = rig.challenge();
    rig.press(&ben, Press::Accept(challenge)).await;
    let hand = rig.hand(&ann, challenge.0);
    let alt = &hand.picture.as_ref().unwrap().alt;
    assert_eq!(alt, "The cards are dealt as soon as it is clear who begins.");
    assert!(hand.text.starts_with("Who goes first?"), "{}", hand.text);
}

// D-20
#[tokio::test]
async fn an_unknown_option_is_refused_with_the_names_of_those_that_there_are() {
    let mut rig = Rig::new();
    let options = [("dekc".to_owned(), "x".to_owned())].into();
    let wish = Intent::Challenge { opponent: Opponent::Open, game: None, options, pace: None };
    let reply = rig.ask(&ann(), wish).await;
    let said = reply.toast.unwrap();
    assert!(reply.refused && said.contains("deck (Deck)") && said.contains("tavern (Tavern)"), "{said}");
}

/// Two people in a duel of Heroes.
async fn heroes_of_two(rig: &mut Rig, [ann, ben]: [&duelhall_hall::Person; 2]) -> MatchId {
    let game = Some(GameId::of::<Heroes>());
    let opponent = Opponent::Named { id: ben.id.clone(), name: ben.name.clone() };
    rig.ask(ann, Intent::Challenge { opponent, game, options: Default::default(), pace: None }).await;
    let id = rig.challenge();
    let reply = rig.press(ben, Press::Accept(id)).await;
    assert!(!reply.refused, "{reply:?}");
    id.0
}

#[tokio::test]
async fn somebody_who_may_respond_in_the_turn_of_another_is_not_said_to_move() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = heroes_of_two(&mut rig, [&ann, &ben]).await;
    for _ in 0..400 {
        let said = lines(rig.board(id)).swap_remove(0);
        if let Some((before, who)) = said.split_once(" on turn, ") {
            let (on_turn, other) = if before.ends_with("Ann") { (&ann, "Ben") } else { (&ben, "Ann") };
            let how = if who.ends_with("respond") { "may respond" } else { "has to choose" };
            assert_eq!(who, format!("{other} {how}"), "{said}");
            let own = rig.hand(on_turn, id).text.clone();
            assert!(own.starts_with(&format!("Wait: {other} {how}.")), "{own}");
            assert_eq!(how, "may respond", "nobody plays anything here that makes another choose");
            return;
        }
        let asked = if rig.choices(&ann, id).is_empty() { &ben } else { &ann };
        let press = usual(rig.hand(asked, id));
        let done = rig.press(asked, press).await.done.unwrap_or_default();
        assert!(!done.contains("You is") && !done.contains("You wins"), "{done}");
    }
    panic!("nobody may ever respond");
}

/// Begins a duel of Chrono with a computer player.
async fn chrono(rig: &mut Rig, who: &duelhall_hall::Person) -> MatchId {
    let (opponent, game) = (Opponent::Ai(Level::Easy), Some(GameId::of::<Chrono>()));
    let reply = rig.ask(who, Intent::Challenge { opponent, game, options: Default::default(), pace: None }).await;
    let Some(duelhall_hall::Slot::Hand(id)) = reply.slot else { panic!("{reply:?}") };
    id
}

#[tokio::test]
async fn a_player_is_told_the_whole_last_turn_of_the_computer_in_its_order() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = chrono(&mut rig, &ann).await;
    let mut whole = 0;
    while whole < 6 && !rig.choices(&ann, id).is_empty() {
        let press = usual(rig.hand(&ann, id));
        rig.press(&ann, press).await;
        let events = rig.lately(&ann, id).await.events;
        let begun: Vec<&str> =
            events.iter().filter(|event| event.turn).map(|event| event.words.split(". ").next().unwrap()).collect();
        let at = |who: &str| events.iter().rposition(|event| event.turn && event.words.contains(who));
        if let (Some(own), Some(theirs)) = (at(": Ann."), at(": Computer (easy)."))
            && own > theirs
        {
            whole += 1;
            let turn = &events[theirs + 1..own];
            assert!(turn.iter().all(|event| !event.turn), "{events:?}");
            assert!(begun.len() >= 2, "{begun:?}");
            assert!(lines(rig.board(id)).len() <= 10, "the text has less");
        }
    }
    assert_eq!(whole, 6);
}

#[tokio::test]
async fn what_each_of_three_computers_did_since_the_own_move_is_marked_in_its_order() {
    let (mut rig, ann) = (Rig::new(), ann());
    let (opponent, game) = (Opponent::Ai(Level::Random), Some(GameId::of::<Heroes>()));
    let options = [("seats", "4")].map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    let reply = rig.ask(&ann, Intent::Challenge { opponent, game, options, pace: None }).await;
    let Some(duelhall_hall::Slot::Hand(id)) = reply.slot else { panic!("{reply:?}") };
    let computers = [1, 2, 3].map(|number| format!("Computer {number} (beginner)"));
    let first = rig.lately(&ann, id).await;
    assert!(!first.moved && !first.events.is_empty() && first.events.iter().all(|event| event.since), "{first:?}");
    assert_eq!(rig.lately(&person("Kim", Lang::En), id).await, Lately::default(), "nobody else is told");
    for _ in 0..300 {
        let Lately { events, moved } = rig.lately(&ann, id).await;
        assert!(moved || events.iter().all(|event| event.since), "before the first move, all is news: {events:?}");
        let first = events.iter().position(|event| event.since).unwrap_or(events.len());
        assert!(events[first..].iter().all(|event| event.since), "all that came later is marked: {events:?}");
        let turns = |who: &String| events[first..].iter().any(|event| event.turn && event.words.contains(who.as_str()));
        if computers.iter().all(turns) {
            return;
        }
        let press = usual(rig.hand(&ann, id));
        rig.press(&ann, press).await;
    }
    panic!("no round of three computers was marked whole");
}

/// What one's own combat did is told in the action that began or ended it.
#[tokio::test]
async fn what_the_own_last_action_did_is_news_with_what_followed_it() {
    let (mut rig, ann) = (Rig::new(), ann());
    let opponent = Opponent::Ai(Level::Easy);
    let reply = rig.ask(
        &ann,
        Intent::Challenge { opponent, game: Some(GameId::of::<War>()), options: Default::default(), pace: None },
    );
    let Some(duelhall_hall::Slot::Hand(id)) = reply.await.slot else { panic!("a duel begins") };
    let (mut followed, mut alone) = (0, 0);
    while !rig.choices(&ann, id).is_empty() && (followed < 3 || alone < 3) {
        let press = usual(rig.hand(&ann, id));
        rig.press(&ann, press).await;
        let events = rig.lately(&ann, id).await.events;
        let Some(news) = events.iter().position(|event| event.since) else {
            alone += 1;
            continue;
        };
        assert!(events[news..].iter().all(|event| event.since), "{events:?}");
        let theirs = |event: &Happened| event.turn && event.words.contains("Computer");
        if events[news].words.starts_with("Ann ") && events[news + 1..].iter().any(theirs) {
            followed += 1;
        }
    }
    assert!(followed >= 1 && alone >= 1, "{followed} {alone}");
}

#[tokio::test]
async fn in_chrono_actions_keep_their_places_from_answer_to_answer() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = chrono(&mut rig, &ann).await;
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..80 {
        if rig.choices(&ann, id).is_empty() {
            break;
        }
        let hand = rig.hand(&ann, id);
        for (place, button) in hand.places.iter().enumerate().filter_map(|(place, at)| Some((place, (*at)?))) {
            let verb = hand.buttons[button].label.split(' ').next().unwrap_or_default();
            let what = hand.buttons[button].label.split(' ').next_back().unwrap_or_default();
            let what = if verb == "Collect" { format!("{verb} {what}") } else { verb.to_owned() };
            assert_eq!(*seen.entry(what.clone()).or_insert(place), place, "{what}");
        }
        let press = usual(hand);
        rig.press(&ann, press).await;
    }
    assert!(seen.len() >= 2, "{seen:?}");
}

#[tokio::test]
async fn the_end_of_a_duel_says_who_won_by_what_and_after_how_many_turns() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = chrono(&mut rig, &ann).await;
    while !rig.choices(&ann, id).is_empty() {
        let hand = rig.hand(&ann, id);
        assert!(!lines(hand)[1].contains("turn "), "while it goes on, the score has no turn: {}", hand.text);
        let press = usual(hand);
        rig.press(&ann, press).await;
    }
    let said = lines(rig.hand(&ann, id));
    assert!(["You have won!", "You have lost."].contains(&&*said[0]), "{said:?}");
    assert!(said[1].starts_with("You ") && said[1].contains(" · turn ") && said[1].contains(" · age "), "{said:?}");
    assert!(said[2].contains("the other side has no life left"), "why is said before what was done last: {said:?}");
}

#[tokio::test]
async fn an_attack_ends_a_turn_like_the_end_of_one() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = chrono(&mut rig, &ann).await;
    let mut seen = std::collections::BTreeSet::new();
    while !rig.choices(&ann, id).is_empty() {
        let hand = rig.hand(&ann, id);
        let labels = hand.ends_turn.iter().map(|at| hand.buttons[*at].label.split(' ').next().unwrap_or_default());
        seen.extend(labels.map(str::to_owned));
        let press = usual(hand);
        rig.press(&ann, press).await;
    }
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), ["Attack", "End"]);
}

/// The button with these first letters.
fn button(rig: &Rig, who: &duelhall_hall::Person, id: MatchId, label: &str) -> Press {
    let hand = rig.hand(who, id);
    let found = hand.buttons.iter().find(|button| button.label.replace('\u{a0}', " ").starts_with(label));
    found.unwrap_or_else(|| panic!("no {label}: {:?}", hand.buttons)).press
}

// H-70
#[tokio::test]
async fn a_new_hand_is_announced_until_all_have_decided_and_told_when_it_is_there() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = heroes_of_two(&mut rig, [&ann, &ben]).await;
    let (first, other) = if rig.choices(&ann, id).is_empty() { (&ben, &ann) } else { (&ann, &ben) };
    let press = button(&rig, first, id, "Draw a New Hand");
    let done = rig.press(first, press).await.done.unwrap().replace('\u{a0}', " ");
    assert_eq!(done, "You draw a new hand: its cards come when all have decided.");
    let waits = lines(rig.hand(first, id));
    let announced = format!("{} draws a new hand once all have decided.", first.name);
    assert!(waits.iter().any(|line| line.ends_with(&announced)), "{waits:?}");
    let press = button(&rig, other, id, "Draw a New Hand");
    let done = rig.press(other, press).await.done.unwrap().replace('\u{a0}', " ");
    assert!(done.contains("You have a new hand.") && !done.contains("once"), "{done}");
    let dealt = lines(rig.hand(first, id));
    assert!(dealt.iter().any(|line| line.contains(&format!("{} has a new hand.", first.name))), "{dealt:?}");
}

#[tokio::test]
async fn the_last_thing_that_was_done_is_told_though_a_turn_ended_after_it() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = heroes_of_two(&mut rig, [&ann, &ben]).await;
    for _ in 0..2 {
        let asked = if rig.choices(&ann, id).is_empty() { &ben } else { &ann };
        let press = button(&rig, asked, id, "Keep");
        rig.press(asked, press).await;
    }
    let first = if rig.choices(&ann, id).is_empty() { &ben } else { &ann };
    for label in ["Resource", "End Turn"] {
        let press = button(&rig, first, id, label);
        rig.press(first, press).await;
    }
    let said = lines(rig.hand(first, id));
    assert!(said.last().unwrap().starts_with(&format!("{} places ", first.name)), "{said:?}");
    assert!(said[said.len() - 2].ends_with("keeps the hand."), "{said:?}");
}
