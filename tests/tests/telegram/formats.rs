//! Formats: people build decks by taps, in a hand that shows more cards than any other.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Person, Shown};

use crate::rig::{Table, hand, is_end};

/// A duel with more answers than this would never end.
const MOST: usize = 900;

/// A person's hand, as soon as it offers cards of a pick from this number on, and what a press on the first of them sends.
async fn offered(table: &Table, player: &Person, pick: usize, number: usize) -> Result<(Shown, String)> {
    let says = [format!("Pick {pick} of 60"), format!("Выбор {pick} из 60")];
    let find = || {
        let hand = hand(player).ok()?;
        let text = hand.text.replace('\u{a0}', " ");
        let first = hand.buttons_of("a:").next()?;
        let fits = [format!("Take {number}"), format!("Взять {number}")].contains(&first.label);
        let data = first.data.clone();
        (fits && says.iter().any(|says| text.contains(says))).then_some((hand, data))
    };
    table.telegram.find(&format!("card {number} of pick {pick}"), |_| find()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h157_two_people_draft_by_taps_from_boosters_that_go_round() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    table.begun("/duel {Bob} герои драфт").await?;
    for pick in [1, 2, 3] {
        for player in [ann, bob] {
            // Each booster has one card less (H-157). Cards with long texts take more pages, each with its own picture.
            let left = 16 - pick;
            let (mut hand, mut data) = offered(&table, player, pick, 1).await?;
            let mut seen = hand.buttons_of("a:").count();
            assert!(seen < left, "a picture of {seen} cards");
            while seen < left {
                player.press_on(&hand, "▶").await?;
                (hand, data) = offered(&table, player, pick, seen + 1).await?;
                seen += hand.buttons_of("a:").count();
            }
            assert_eq!(seen, left);
            let said = player.press_on(&hand, &data).await?.text.replace('\u{a0}', " ");
            assert!(["You took “", "Вы взяли карту «"].iter().any(|took| said.contains(took)), "{said}");
        }
    }
    table.leave().await
}

/// A person's hand, as soon as it says how many cards the deck has.
async fn built(table: &Table, player: &Person, cards: u8) -> Result<Shown> {
    let says = [format!("deck: {cards} of 30 cards"), format!("колода: {cards} из 30 карт")];
    let find = || {
        let shown = hand(player).ok()?;
        let text = shown.text.replace('\u{a0}', " ");
        says.iter().any(|says| text.contains(says)).then_some(shown)
    };
    table.telegram.find(&format!("a deck of {cards} cards"), |_| find()).await
}

/// Whether a hand shows this page, from 1.
fn is_page(shown: &Shown, page: usize) -> bool {
    shown.buttons().any(|button| button.label.starts_with(&format!("◀ {page}/")))
}

// D-17
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h156_decks_are_built_by_taps_on_numbers_with_pages_filter_undo_and_fill_and_played_to_the_end() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    table.begun("/duel {Bob} heroes sealed").await?;
    for (player, [fill, undo, done, show]) in
        [(ann, ["Fill for Me", "Undo", "Done", "Show:"]), (bob, ["Дополнить", "Отменить", "Готово", "Показать:"])]
    {
        let begins =
            |shown: &Shown| shown.buttons_of("a:").any(|hero| hero.label.starts_with("1: ") && hero.label.len() > 8);
        table.telegram.until("heroes", |_| hand(player).is_ok_and(|shown| begins(&shown))).await?;
        let shown = hand(player)?;
        let hero = shown.buttons_of("a:").next().context("a hero")?.data.clone();
        player.press_on(&shown, "▶").await?;
        table.telegram.until("the second page", |_| hand(player).is_ok_and(|shown| is_page(&shown, 2))).await?;
        player.press_on(&shown, &hero).await?;
        let shown = built(&table, player, 30).await?;
        assert!(is_page(&shown, 1), "the deck begins on its own first page: {:?}", shown.rows);
        // Cards stand three to a row; those in the deck have a sign.
        let first: Vec<&str> = shown.rows[0].iter().map(|button| button.label.as_str()).collect();
        assert_eq!(first.len(), 3, "{first:?}");
        // On a later page a card goes out, and the page stays. The pool is random, so a page may have no such card.
        let single = |label: &str| label.strip_suffix(" ✓").is_some_and(|number| number.parse::<u8>().is_ok());
        let (mut shown, mut page) = (shown, 1);
        let card = loop {
            page += 1;
            player.press_on(&shown, "▶").await?;
            let there = |shown: &Shown| is_page(shown, page);
            table.telegram.until("the next page", |_| hand(player).is_ok_and(|shown| there(&shown))).await?;
            shown = hand(player)?;
            if let Some(card) = shown.buttons_of("a:").find(|button| single(&button.label)) {
                break card.clone();
            }
        };
        let (label, data) = (card.label.clone(), card.data.clone());
        player.press_on(&shown, &data).await?;
        let shown = built(&table, player, 29).await?;
        assert!(is_page(&shown, page) && shown.button(done).is_none(), "{:?}", shown.rows);
        let out = label.strip_suffix(" ✓").unwrap_or_default();
        assert!(shown.buttons_of("a:").any(|button| button.label == out), "{:?}", shown.rows);
        player.press_on(&shown, undo).await?;
        let shown = built(&table, player, 30).await?;
        let card = shown.buttons_of("a:").find(|button| button.label == label).context("it is back")?.data.clone();
        player.press_on(&shown, &card).await?;
        let shown = built(&table, player, 29).await?;
        player.press_on(&shown, fill).await?;
        let shown = built(&table, player, 30).await?;
        // The filters have a page of their own.
        player.press_on(&shown, show).await?;
        let inside = |shown: &Shown| {
            shown.buttons_of("u:").find(|filter| filter.data.ends_with(":i")).map(|filter| filter.data.clone())
        };
        table.telegram.until("the filters", |_| hand(player).is_ok_and(|shown| inside(&shown).is_some())).await?;
        let shown = hand(player)?;
        player.press_on(&shown, &inside(&shown).context("the filter")?).await?;
        let only = |shown: &Shown| {
            let cards: Vec<_> = shown
                .buttons_of("a:")
                .filter(|button| button.label.starts_with(|c: char| c.is_ascii_digit()))
                .collect();
            !cards.is_empty() && cards.iter().all(|button| button.label.contains('✓'))
        };
        table.telegram.until("the cards of the deck", |_| hand(player).is_ok_and(|shown| only(&shown))).await?;
        player.press_on(&hand(player)?, done).await?;
    }
    let mulligan = |shown: &Shown| shown.buttons_of("@g:").next().is_none() && shown.buttons_of("a:").next().is_some();
    let asked = |_: &_| [ann, bob].iter().any(|player| hand(player).is_ok_and(|shown| mulligan(&shown)));
    table.telegram.until("the duel", asked).await?;
    let made = table.duel().play(&table.telegram, MOST).await?;
    assert!(made < MOST, "the duel does not end");
    table.group.wait_for("the end", is_end).await?;
    table.leave().await
}
