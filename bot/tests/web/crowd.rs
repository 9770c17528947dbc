//! Tests a crowded room: a page receives its own duels and those that it watches.

use std::collections::BTreeSet;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, attributes, op};

fn boards(event: &Value) -> BTreeSet<String> {
    attributes(&event["posts"], "data-match").into_iter().collect()
}

// L-1
#[tokio::test]
async fn in_a_crowded_room_a_page_shows_its_own_boards_and_others_on_demand() {
    let club = Club::open().await;
    let (ann, bob) = (club.enter("Ann", None).await, club.enter("Bob", None).await);
    assert_eq!(ann.say(&club, "/config limit 20").await["refused"], false);
    for _ in 0..14 {
        assert_eq!(ann.press(&club, "e:towers").await["refused"], false);
    }
    let mut ear = bob.listen(&club, "").await;
    ear.until(|event| event["others"] == "14 more duels are going on here.").await;
    bob.press(&club, "e:towers").await;
    let own = boards(&ear.until(|event| !boards(event).is_empty()).await);
    assert_eq!(own.len(), 1, "only his own board is news");
    let mut page = bob.listen(&club, &ear.last).await;
    let whole = page.next().await;
    assert_eq!((&whole["posts"]["reset"], boards(&whole)), (&json!(true), own.clone()));

    let list = bob.say(&club, "/duels").await;
    let listed = attributes(&list["note"], "data-watch");
    assert_eq!(listed.len(), 15);
    let other = listed.iter().find(|id| !own.contains(*id)).unwrap();
    let watch = |id: &str| bob.ask(&club, "/api/watch", &json!({ "op": op(), "match": id })).send();
    assert_eq!(watch(other).await.unwrap().status(), StatusCode::OK);
    page.until(|event| boards(event).contains(other)).await;
    let nowhere = "0".repeat(other.len());
    assert!(watch(&nowhere).await.unwrap().status().is_client_error());
}
