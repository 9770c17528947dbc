//! Tests restarts: which data survives, and what a page receives that was away.

use std::collections::BTreeSet;

use duelhall_store::{Collection, DocumentWrite, Expected, OpId};
use serde_json::Value;

use crate::club::{Club, attributes, op, posts};

fn ids(event: &Value) -> Vec<u64> {
    event["posts"]["put"].as_array().unwrap().iter().map(|post| post["id"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn sessions_words_boards_and_hands_are_there_after_a_restart() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    ann.say(&club, "before the duel").await;
    ann.press(&club, "e:towers").await;
    let mut ear = ann.listen(&club, "").await;
    let before = ear.until(|event| !attributes(&event["panel"], "src").is_empty()).await;
    let match_of = |event: &Value| attributes(&event["panel"], "data-match");
    let club = club.restart().await;
    let mut ear = ann.listen(&club, &ear.last).await;
    let after = ear.next().await;
    assert_eq!(after["posts"]["reset"], true);
    assert_eq!(after["name"], "Ann");
    assert!(posts(&after, "before the duel"));
    assert!(after["panel"].to_string().contains("class=\\\"board\\\""), "the own board is in the panel: {after}");
    assert_eq!(match_of(&before), match_of(&after));
}

#[tokio::test]
async fn a_page_that_was_away_receives_missed_events_once() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let mut ear = ann.listen(&club, "").await;
    ann.say(&club, "one").await;
    ear.until(|event| posts(event, "one")).await;
    let last = ear.last.clone();
    drop(ear);
    ann.say(&club, "two").await;
    ann.say(&club, "three").await;
    let mut ear = ann.listen(&club, &last).await;
    let missed = ear.next().await;
    assert_eq!(missed["posts"]["reset"], false);
    assert!(posts(&missed, "two") && posts(&missed, "three") && !posts(&missed, "one"));
    let mut seen: BTreeSet<u64> = ids(&missed).into_iter().collect();
    ann.say(&club, "four").await;
    let next = ear.until(|event| posts(event, "four")).await;
    assert!(ids(&next).into_iter().all(|id| seen.insert(id)), "nothing is told twice");
}

#[tokio::test]
async fn the_channel_keeps_the_last_two_hundred_posts() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    for number in 0..204 {
        let value = serde_json::json!({ "at": number, "body": { "chat": { "who": "Bob", "text": format!("line-{number}.") } } });
        let (collection, key) = (Collection::System, format!("web/post/{number:016}"));
        let (value, op) = (Some(serde_json::to_vec(&value).unwrap()), OpId::random().unwrap());
        let write = DocumentWrite { collection, key, expected: Expected::Any, value, deadline: None, op };
        club.store.put(write).await.unwrap();
    }
    let club = club.restart().await;
    ann.say(&club, "line-204.").await;
    let club = club.restart().await;
    let all = ann.listen(&club, "").await.next().await;
    assert_eq!(ids(&all).len(), 200);
    assert!(posts(&all, "line-204.") && posts(&all, "line-5.") && !posts(&all, "line-4."));
}

#[tokio::test]
async fn pressing_twice_under_one_name_acts_once() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let twice = serde_json::json!({ "op": op(), "press": "e:towers" });
    for _ in 0..2 {
        assert!(ann.ask(&club, "/api/act", &twice).send().await.unwrap().status().is_success());
    }
    let mut ear = ann.listen(&club, "").await;
    let event = ear.next().await;
    let matches: BTreeSet<String> = attributes(&event["panel"], "data-match").into_iter().collect();
    assert_eq!(matches.len(), 1, "{event}");
}
