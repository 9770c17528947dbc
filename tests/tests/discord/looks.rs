//! Looking at cards, and what is behind *More*, by people at two clients.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::rig::{Table, is_board};

// D-18
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_and_a_spectator_look_at_a_card_on_the_table() -> Result<()> {
    let table = Table::begin().await?;
    let wim = table.channel.person("Wim", "ru");
    table.duel().play(&table.discord, 6).await?;
    let board =
        table.channel.wait_for("a board with cards", |shown| is_board(shown) && shown.button("g:").is_some()).await?;
    for person in [&table.people[0], &wim] {
        let list = person.press_on(&board, "g:").await?.shown()?.clone();
        assert!(list.ephemeral && list.files.is_empty() && list.selects.len() == 1, "{list:?}");
        let card = person.press_on(&list, "G:").await?.shown()?.clone();
        assert!(card.ephemeral && card.id == list.id, "the list becomes the card: {card:?}");
        assert!(card.files[0].bytes.starts_with(b"\x89PNG") && card.alt[0].len() > 10, "{:?}", card.alt);
        assert!(card.text.contains(&card.alt[0]), "its text is said in words: {}", card.text);
        assert!(card.buttons_of("G:").count() > 0, "the list stays under it");
    }
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn resigning_is_behind_more_and_asks_first() -> Result<()> {
    let table = Table::begin().await?;
    table.duel().play(&table.discord, 4).await?;
    let ann = &table.people[0];
    let hand = ann.hand()?;
    assert!(hand.button("r:").is_none() && hand.buttons.iter().all(|button| button.style != 4), "{:?}", hand.buttons);
    let more = ann.press_on(&hand, "M:").await?.shown()?.clone();
    assert!(more.ephemeral && more.id != hand.id, "the hand stays");
    let red: Vec<&str> =
        more.buttons.iter().filter(|button| button.style == 4).map(|button| &*button.custom_id).collect();
    assert!(matches!(red[..], [one] if one.starts_with("r:")), "{red:?}");
    let words = ann.press_on(&more, "t:").await?;
    assert!(words.shown()?.ephemeral && words.text().contains("tower"), "{}", words.text());
    let sure = ann.press_on(&more, "r:").await?.shown()?.clone();
    ann.press_on(&sure, "R:").await?;
    let end = table.channel.wait_for("the end", crate::rig::is_end).await?;
    assert!(end.button("m:").context("a rematch")?.enabled);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_that_is_over_is_shown_again_as_an_animation_in_words_too() -> Result<()> {
    let table = Table::begin().await?;
    table.duel().play(&table.discord, 4).await?;
    let ann = &table.people[0];
    crate::rig::resign(ann, &ann.hand()?).await?;
    let end = table.channel.wait_for("the end", crate::rig::is_end).await?;
    let wim = table.channel.person("Wim", "ru");
    for person in [ann, &wim] {
        let replay = person.press_on(&end, "re:").await?.shown()?.clone();
        assert!(replay.ephemeral && replay.buttons.is_empty(), "{replay:?}");
        let [file] = &replay.files[..] else { panic!("{:?}", replay.files) };
        assert!(file.name == "replay.gif" && file.bytes.starts_with(b"GIF89a"), "{}", file.name);
        assert!(replay.alt[0].starts_with("1. "), "{:?}", replay.alt);
    }
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_stands_above_the_hand_and_goes_with_the_next_answer() -> Result<()> {
    let table = Table::begin().await?;
    let (asked, hand, _) = table.duel().asked(&table.discord).await?.context("somebody is asked")?;
    let mut hint = asked.press_on(&hand, "i:").await?.shown()?.clone();
    // A hand that is brought up to date meanwhile takes the hint away: at the beginning, other messages are on their way. While
    // the computer still thinks about the first hint, another is refused.
    for _ in 0..200 {
        if hint.text.contains("Why: ") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        hint = asked.press_on(&asked.hand()?, "i:").await?.shown()?.clone();
    }
    assert_eq!(hint.id, hand.id, "no message of its own");
    assert!(hint.text.starts_with("**") && hint.text.contains("Why: "), "{}", hint.text);
    let next = asked.press_on(&hint, "a:").await?.shown()?.clone();
    assert!(next.id == hand.id && !next.text.contains("Why: "), "{}", next.text);
    table.leave().await
}
