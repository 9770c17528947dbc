//! Every page is in the language of its person, whatever the others read.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Ear, attributes, op, posts};

/// The first event with a board, its words, and whether its picture can be had.
async fn board(club: &Club, ear: &mut Ear) -> String {
    let event = ear.until(|event| posts(event, "/boards/")).await;
    let picture = attributes(&event["posts"], "src").remove(0);
    assert_eq!(club.get(&picture).send().await.unwrap().status(), StatusCode::OK);
    event["posts"].to_string()
}

#[tokio::test]
async fn the_channel_of_a_russian_page_is_russian_and_that_of_an_english_page_is_english() {
    let club = Club::open().await;
    let (eve, yana) = (club.enter("Eve", None).await, club.enter_in("ru", "Яна", None).await);
    club.enter("Ann", None).await.press(&club, "e:towers").await;
    let (mut of_eve, mut of_yana) = (eve.listen(&club, "").await, yana.listen(&club, "").await);
    let (english, russian) = (board(&club, &mut of_eve).await, board(&club, &mut of_yana).await);
    assert!(english.contains("wall 5") && !english.contains("стена 5"), "{english}");
    assert!(russian.contains("стена 5") && !russian.contains("wall 5"), "{russian}");
}

/// The script of the page says these words itself, so no value can be put into them.
#[tokio::test]
async fn the_words_in_the_page_have_no_holes() {
    let club = Club::open().await;
    for lang in ["en", "ru"] {
        let asked = club.get("/").header("Accept-Language", lang).send().await.unwrap();
        let page = asked.text().await.unwrap();
        assert!(page.contains("data-sure-why=") && !page.contains("{$") && !page.contains("{ $"), "{lang}: {page}");
    }
}

#[tokio::test]
async fn a_list_of_sixty_cards_is_imported_and_a_longer_one_is_refused_in_a_sentence() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let game = duelhall_engine::games::GameId::with_decks().next().unwrap();
    let words = duelhall_engine::text::Words::engine();
    let names = game.cards().into_iter().filter(|(_, card)| !game.leads(card));
    let names = names.map(|(_, card)| card.name(words, duelhall_engine::text::Lang::Ru));
    let mut names: Vec<String> = names.collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let list: Vec<String> = names.iter().take(60).map(|name| format!("1 {name}")).collect();
    let line = format!("/deck import {}", list.join("\n"));
    assert!(line.len() > 2_000, "{}", line.len());
    let kept = ann.say(&club, &line).await;
    assert_eq!(kept["refused"], json!(false), "{kept}");
    assert!(kept["note"].as_str().unwrap().contains("60 cards"), "{kept}");
    let longer = json!({ "op": op(), "line": format!("/deck import {}", "1 card\n".repeat(700)) });
    let refused = ann.ask(&club, "/api/say", &longer).send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let refused: Value = refused.json().await.unwrap();
    assert!(refused["error"].as_str().unwrap().contains("4000"), "{refused}");
}
