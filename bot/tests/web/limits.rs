//! Tests that a guest cannot keep others out: connections, pages, invitations, words and duels are bounded.

use std::sync::Arc;
use std::time::Duration;

use duelhall::web::Limits;
use duelhall_store::MemoryStore;
use reqwest::{StatusCode, header};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::club::{Club, Guest, op};

async fn limited(connections: usize, write_time: Duration) -> Club {
    let limits = Limits { connections, write_time, ..Limits::default() };
    Club::limited(Arc::new(MemoryStore::new()), false, limits).await
}

/// A public hall with its host.
async fn public() -> (Club, Guest) {
    let club = Club::over(Arc::new(MemoryStore::new()), true).await;
    let link = club.web.invite_host().await.unwrap();
    let host = club.enter("Ann", link.strip_prefix("#invite=")).await;
    (club, host)
}

/// Asks for the page on a connection of its own. The result is empty if the connection was closed.
async fn page(club: &Club, lang: &str) -> String {
    let mut socket = TcpStream::connect(club.address).await.unwrap();
    let head =
        format!("GET / HTTP/1.1\r\nHost: {}\r\nAccept-Language: {lang}\r\nConnection: close\r\n\r\n", club.address);
    let mut answer = Vec::new();
    // A connection that the hall closes is an answer too.
    if socket.write_all(head.as_bytes()).await.is_ok() {
        let _ = socket.read_to_end(&mut answer).await;
    }
    String::from_utf8_lossy(&answer).into_owned()
}

// S-1, L-2
#[tokio::test]
async fn at_the_limit_of_connections_people_are_told_in_their_language() {
    let club = limited(2, Duration::from_secs(60)).await;
    let held = [TcpStream::connect(club.address).await.unwrap(), TcpStream::connect(club.address).await.unwrap()];
    let english = page(&club, "en").await;
    assert!(english.starts_with("HTTP/1.1 503") && english.contains("The hall is full"), "{english}");
    assert!(english.to_lowercase().contains("connection: close"), "{english}");
    assert!(page(&club, "ru").await.contains("Зал полон"));
    drop(held);
    while !page(&club, "en").await.starts_with("HTTP/1.1 200") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

// S-1: these clients asked for more than any buffer holds, and read nothing.
#[tokio::test]
async fn connections_that_ask_and_never_read_are_closed() {
    let club = limited(60, Duration::from_millis(200)).await;
    let version = page(&club, "en").await.split("/assets/").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let ask = format!("GET /assets/{version}/text.ttf HTTP/1.1\r\nHost: {}\r\n\r\n", club.address).repeat(300);
    let mut stalled = Vec::new();
    for _ in 0..60 {
        let mut socket = TcpStream::connect(club.address).await.unwrap();
        // The hall stops reading if a client does not take its answers.
        let _ = tokio::time::timeout(Duration::from_millis(50), socket.write_all(ask.as_bytes())).await;
        stalled.push(socket);
    }
    while !page(&club, "en").await.starts_with("HTTP/1.1 200") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(stalled);
}

// S-1
#[tokio::test]
async fn the_oldest_of_many_pages_is_closed_with_a_sentence_and_others_get_in() {
    let club = limited(40, Duration::from_secs(10)).await;
    let eve = club.enter("Eve", None).await;
    let mut ears = Vec::new();
    for _ in 0..50 {
        ears.push(eve.listen(&club, "").await);
        if ears.len() > 4 {
            let heard = ears.remove(0).read_whole().await;
            assert!(heard.contains("event: closed") && heard.contains("many other tabs"), "{heard}");
        }
    }
    let ann = club.enter("Ann", None).await;
    assert_eq!(ann.listen(&club, "").await.next().await["name"], "Ann");
}

// S-3
#[tokio::test]
async fn wrong_invitations_keep_nobody_out_who_has_a_right_one() {
    let (club, host) = public().await;
    for number in 0..300 {
        let body = json!({ "name": "Eve", "lang": "en", "invite": format!("{number:032x}") });
        assert_eq!(club.post("/api/enter", &body).send().await.unwrap().status(), StatusCode::FORBIDDEN);
    }
    let invite = host.invite(&club).await;
    club.enter("Bob", Some(&invite)).await;
}

// S-4
#[tokio::test]
async fn a_guest_who_invites_without_end_is_told_so() {
    let (club, host) = public().await;
    let guest = club.enter("Bob", Some(&host.invite(&club).await)).await;
    let mut answers = Vec::new();
    for _ in 0..12 {
        let ask = guest.ask(&club, "/api/invite", &json!({ "op": op() })).header(header::ACCEPT_LANGUAGE, "ru");
        answers.push(ask.send().await.unwrap());
    }
    assert_eq!(answers.iter().filter(|answer| answer.status().is_success()).count(), 10);
    let refused: Value = answers.pop().unwrap().json().await.unwrap();
    assert_eq!(refused["code"], "invitations");
    assert!(refused["error"].as_str().unwrap().contains("приглашений"), "{refused}");
}

// S-6
#[tokio::test]
async fn one_family_of_guests_cannot_flood_the_channel() {
    let (club, host) = public().await;
    let bob = club.enter("Bob", Some(&host.invite(&club).await)).await;
    let friend = club.enter("Bea", Some(&bob.invite(&club).await)).await;
    let say = |number: u32| {
        let who = if number.is_multiple_of(2) { &bob } else { &friend };
        who.ask(&club, "/api/say", &json!({ "op": op(), "line": format!("flood-{number}.") })).send()
    };
    let answers = futures::future::join_all((0..80).map(say)).await;
    let refused = answers
        .into_iter()
        .filter(|answer| answer.as_ref().is_ok_and(|answer| answer.status() == StatusCode::TOO_MANY_REQUESTS));
    assert!(refused.count() > 0, "they share one rate");
    host.say(&club, "be quiet, please").await;
}

// S-6
#[tokio::test]
async fn one_family_of_guests_leaves_duels_for_others() {
    let (club, host) = public().await;
    let bob = club.enter("Bob", Some(&host.invite(&club).await)).await;
    let friend = club.enter("Bea", Some(&bob.invite(&club).await)).await;
    for guest in [&bob, &friend, &bob] {
        assert_eq!(guest.press(&club, "e:towers").await["refused"], false);
    }
    for guest in [&bob, &friend] {
        let answer = guest.press(&club, "e:towers").await;
        assert_eq!(answer["refused"], true, "{answer}");
        assert!(answer["toast"].as_str().unwrap().contains("three duels"), "{answer}");
    }
    assert_eq!(host.press(&club, "e:towers").await["refused"], false);
}

// S-8
#[tokio::test]
async fn a_host_makes_a_new_link_for_a_host_and_a_guest_does_not() {
    let (club, host) = public().await;
    let bob = club.enter("Bob", Some(&host.invite(&club).await)).await;
    assert_eq!(bob.say(&club, "/invite host").await["refused"], true);
    let first = host.say(&club, "/invite host").await["link"].as_str().unwrap()[8..].to_owned();
    let second = host.say(&club, "/invite host").await["link"].as_str().unwrap()[8..].to_owned();
    let body = json!({ "name": "Eve", "lang": "en", "invite": first });
    assert_eq!(club.post("/api/enter", &body).send().await.unwrap().status(), StatusCode::FORBIDDEN);
    let other = club.enter("Cid", Some(&second)).await;
    assert_eq!(other.say(&club, "/config language ru").await["refused"], false);
}
