//! Tests secrecy: private messages reach only their reader.

use base64::Engine as _;
use reqwest::StatusCode;
use serde_json::Value;

use crate::club::{Club, Ear, Guest, attributes, posts, texts};

/// Two people at a table, each with an open page, and a spectator.
struct Table {
    club: Club,
    players: [(Guest, Ear); 2],
    watcher: Ear,
}

async fn sit_down() -> Table {
    let club = Club::open().await;
    let (ann, bob, eve) = (club.enter("Ann", None).await, club.enter("Bob", None).await, club.enter("Eve", None).await);
    let (mut ann_ear, mut bob_ear) = (ann.listen(&club, "").await, bob.listen(&club, "").await);
    let watcher = eve.listen(&club, "").await;
    ann.say(&club, "/duel @Bob").await;
    let event = bob_ear.until(|event| posts(event, "data-press=\"y:")).await;
    let accept = attributes(&event["posts"], "data-press").into_iter().find(|press| press.starts_with("y:")).unwrap();
    bob.press(&club, &accept).await;
    ann_ear.until(|event| !hand(event).is_empty()).await;
    bob_ear.until(|event| !hand(event).is_empty()).await;
    Table { club, players: [(ann, ann_ear), (bob, bob_ear)], watcher }
}

/// The marks of a hand in an event or an answer: the bytes of its picture, and its words. The board is no secret.
fn hand(value: &Value) -> Vec<String> {
    let panel = texts(&value["panel"]);
    let pictures = panel.split("class=\"cards\"").skip(1);
    let attribute = |picture: &str, name: &str| {
        let (_, rest) = picture.split_once(&format!("{name}=\""))?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    };
    pictures.flat_map(|picture| ["src", "alt"].map(|name| attribute(picture, name))).flatten().collect()
}

/// Answers with a fixed choice for each player who is asked, for a number of moves. Returns every mark of each hand.
async fn play(table: &mut Table, moves: usize) -> [Vec<String>; 2] {
    let mut marks = [Vec::new(), Vec::new()];
    let mut made = 0;
    while made < moves {
        for (seat, (guest, _)) in table.players.iter().enumerate() {
            let shown = guest.say(&table.club, "/hand").await;
            marks[seat].extend(hand(&shown));
            let presses = attributes(&shown["panel"], "data-press");
            let answers: Vec<_> = presses.iter().filter(|press| press.starts_with("a:")).collect();
            // The first choice of a mulligan keeps the hand. The last choice of a turn is about a card.
            let pick = if made < 2 { answers.first() } else { answers.last() };
            if let Some(pick) = pick {
                marks[seat].extend(hand(&guest.press(&table.club, pick).await));
                made += 1;
            }
        }
    }
    marks
}

#[tokio::test]
async fn a_hand_reaches_its_owner_and_nobody_else() {
    let mut table = sit_down().await;
    let marks = play(&mut table, 12).await;
    assert!(marks.iter().all(|marks| marks.iter().any(|mark| mark.starts_with("data:image/png;base64,"))));
    // A last word for everybody: whoever hears it has heard everything before it.
    table.players[0].0.say(&table.club, "good game").await;
    for (_, ear) in &mut table.players {
        ear.until(|event| posts(event, "good game")).await;
    }
    table.watcher.until(|event| posts(event, "good game")).await;
    let [(_, ann), (_, bob)] = &table.players;
    // In the stream, the words are inside of JSON strings.
    let heard = |ear: &Ear, mark: &str| ear.heard.contains(serde_json::to_string(mark).unwrap().trim_matches('"'));
    for (seat, own, other) in [(0, ann, bob), (1, bob, ann)] {
        assert!(marks[seat].iter().any(|mark| heard(own, mark)), "the owner receives it");
        for mark in &marks[seat] {
            assert!(!heard(other, mark), "the other hears {}", &mark[..60]);
            assert!(!heard(&table.watcher, mark), "the channel hears {}", &mark[..60]);
        }
    }
}

#[tokio::test]
async fn pressing_the_other_s_buttons_or_asking_for_the_other_s_hand_gives_nothing_of_it() {
    let table = sit_down().await;
    let [(ann, _), (bob, _)] = &table.players;
    let shown = ann.say(&table.club, "/hand").await;
    let marks = hand(&shown);
    for press in attributes(&shown["panel"], "data-press") {
        let answer = bob.press(&table.club, &press).await.to_string();
        for mark in &marks {
            assert!(!answer.contains(serde_json::to_string(mark).unwrap().trim_matches('"')), "{press}");
        }
    }
    let eve = table.club.enter("Eve", None).await;
    for press in attributes(&shown["panel"], "data-press") {
        let answer = eve.press(&table.club, &press).await;
        assert!(hand(&answer).is_empty(), "{press}: {answer}");
    }
}

#[tokio::test]
async fn a_board_is_served_by_the_name_of_its_view_alone() {
    let table = sit_down().await;
    let eve = table.club.enter("Eve", None).await;
    let mut ear = eve.listen(&table.club, "").await;
    let event = ear.next().await;
    let address =
        attributes(&event["posts"], "src").into_iter().find(|address| address.starts_with("/boards/")).unwrap();
    let good = table.club.get(&address).send().await.unwrap();
    assert_eq!(good.status(), StatusCode::OK);
    assert!(good.headers()["cache-control"].to_str().unwrap().contains("immutable"));
    let png = good.bytes().await.unwrap();
    assert!(png.starts_with(b"\x89PNG"));
    let (folder, _) = address.rsplit_once('/').unwrap();
    let guess = format!("{folder}/{}.png", "0".repeat(32));
    assert_eq!(table.club.get(&guess).send().await.unwrap().status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn at_a_table_of_three_everybody_sees_their_own_hand_alone() {
    let club = Club::open().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cleo"] {
        let guest = club.enter(name, None).await;
        let ear = guest.listen(&club, "").await;
        people.push((guest, ear));
    }
    let mut watcher = club.enter("Eve", None).await.listen(&club, "").await;
    let toast = people[0].0.say(&club, "/duel heroes seats:3").await;
    assert_eq!(toast["refused"], false, "{toast}");
    for at in [1, 2] {
        let (guest, ear) = &mut people[at];
        let event = ear.until(|event| posts(event, "data-press=\"y:")).await;
        let presses = attributes(&event["posts"], "data-press");
        let join = presses.into_iter().find(|press| press.starts_with("y:")).unwrap();
        assert_eq!(guest.press(&club, &join).await["refused"], false);
    }
    let mut marks = vec![Vec::new(); 3];
    for move_made in 0..8 {
        let mut asked = None;
        for (at, (guest, _)) in people.iter().enumerate() {
            let shown = guest.say(&club, "/hand").await;
            let own = hand(&shown);
            assert!(own.iter().any(|mark| mark.starts_with("data:image/png;base64,")), "{shown}");
            marks[at].extend(own);
            let presses = attributes(&shown["panel"], "data-press");
            asked =
                asked.or_else(|| presses.into_iter().find(|press| press.starts_with("a:")).map(|press| (at, press)));
        }
        let (at, press) = asked.unwrap_or_else(|| panic!("somebody is asked after {move_made} moves"));
        marks[at].extend(hand(&people[at].0.press(&club, &press).await));
    }
    people[0].0.say(&club, "good game").await;
    for ear in people.iter_mut().map(|(_, ear)| ear).chain([&mut watcher]) {
        ear.until(|event| posts(event, "good game")).await;
    }
    let heard = |ear: &Ear, mark: &str| ear.heard.contains(serde_json::to_string(mark).unwrap().trim_matches('"'));
    for (at, own) in marks.iter().enumerate() {
        assert!(own.iter().any(|mark| heard(&people[at].1, mark)), "the owner receives it");
        for mark in own {
            let others = people.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, (_, ear))| ear);
            for ear in others.chain([&watcher]) {
                assert!(!heard(ear, mark), "somebody else hears {}", &mark[..60]);
            }
        }
    }
}

/// Somebody who watched sees a duel again once it is over, as an animation of what everybody saw.
#[tokio::test]
async fn a_duel_that_is_over_is_shown_again_to_a_spectator_alone() {
    let mut table = sit_down().await;
    let marks = play(&mut table, 8).await;
    let eve = table.club.enter("Zoe", None).await;
    let (ann, _) = &table.players[0];
    let asked = ann.say(&table.club, "/resign").await;
    let presses = attributes(&asked, "data-press");
    let sure =
        presses.iter().find(|press| press.starts_with("R:")).unwrap_or_else(|| panic!("whether she is sure: {asked}"));
    let replay = sure.replacen("R:", "re:", 1);
    assert!(!texts(&eve.press(&table.club, &replay).await).contains("data:image/png"), "not yet");
    ann.press(&table.club, sure).await;
    let shown = texts(&eve.press(&table.club, &replay).await);
    let (_, picture) = shown.split_once("data:image/png;base64,").unwrap_or_else(|| panic!("a picture: {shown}"));
    let encoded = picture.split('"').next().unwrap();
    let file = base64::engine::general_purpose::STANDARD.decode(encoded).unwrap();
    assert!(file.windows(4).any(|chunk| chunk == b"acTL"), "it moves");
    assert!(
        marks.iter().flatten().all(|mark| !shown.contains(mark)),
        "no hand is shown, neither in pictures nor in words"
    );
    table.players[0].0.say(&table.club, "good game").await;
    table.watcher.until(|event| posts(event, "good game")).await;
    assert!(!table.watcher.heard.contains(&encoded[..encoded.len() / 2]), "others are shown nothing");
}
