//! The deck editor: a deck of War is built from nothing by taps on numbers, and a duel begins with it.

use anyhow::{Context, Result, ensure};
use duelhall_tests::telegram::{Person, Shown};

use crate::rig::Table;

/// The page of the editor, once it meets this.
async fn page(player: &Person, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
    player.sees(what, |shown| shown.buttons_of("x:").next().is_some() && meets(shown)).await
}

async fn sized(player: &Person, cards: u32) -> Result<Shown> {
    let says = [format!("New deck: {cards} card"), format!("Новая колода: {cards} карт")];
    page(player, &format!("{cards} cards"), |shown| {
        says.iter().any(|says| shown.text.replace('\u{a0}', " ").contains(says))
    })
    .await
}

/// Uses a filter on the page of filters, and goes back to the cards.
async fn sift(player: &Person, shown: &Shown, filters: &str, label: &str) -> Result<Shown> {
    player.press_on(shown, filters).await?;
    let listed = page(player, "the filters", |shown| shown.button(label).is_some()).await?;
    player.press_on(&listed, label).await?;
    page(player, "the cards", |shown| shown.text.contains(label) && shown.buttons_of("B:").next().is_some()).await
}

/// Begins a deck and puts twenty bases in, four at a tap; returns how many there are, and the page.
async fn bases(player: &Person, new: &str, [filters, bases, four]: [&str; 3]) -> Result<(u32, Shown)> {
    player.asks("/start").await?;
    let empty = player.asks(new).await?;
    ensure!(empty.picture.is_some() && empty.text.contains("W-03"), "{}", empty.text);
    let numbers = empty.buttons_of("B:").count();
    ensure!(numbers == 10, "two rows of five: {numbers}");
    let mut shown = sift(player, &empty, filters, bases).await?;
    player.press_on(&shown, four).await?;
    shown = page(player, "four at once", |shown| shown.button(&format!("✓ {four}")).is_some()).await?;
    for count in 1..=5 {
        let base = shown.buttons_of("B:").next().context("a base")?.data.clone();
        player.press_on(&shown, &base).await?;
        shown = sized(player, 4 * count).await?;
    }
    Ok((20, shown))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn w03_a_deck_of_war_is_built_from_nothing_by_taps_and_played() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let [ann, bob] = [&table.people[0], &table.people[1]].map(Person::private);
    let ours = ["Filters", "Bases", "Add 4"];
    let (size, shown) = bases(&ann, "/deck new war", ours).await?;
    // Everybody has enough bases.
    let (mut size, mut shown) = (size, shown);
    while size < 50 {
        let base = shown.buttons_of("B:").next().context("a base")?.data.clone();
        ann.press_on(&shown, &base).await?;
        size += 4;
        shown = sized(&ann, size).await?;
    }
    ensure!(shown.text.contains('✓'), "it can be played: {}", shown.text);
    ann.press_on(&shown, "Take Out 1").await?;
    shown = page(&ann, "one comes out", |shown| shown.button("✓ Take Out 1").is_some()).await?;
    let out = shown.buttons_of("B:").next().context("a card")?.data.clone();
    ann.press_on(&shown, &out).await?;
    shown = sized(&ann, size - 1).await?;
    ann.press_on(&shown, "Undo").await?;
    shown = sized(&ann, size).await?;
    // The same filter pressed again is not used any more.
    ann.press_on(&shown, "Filters").await?;
    let listed = page(&ann, "the filters", |shown| shown.button("✓ Bases").is_some()).await?;
    ann.press_on(&listed, "✓ Bases").await?;
    let is_whole = |shown: &Shown| !shown.text.contains("Bases:") && shown.buttons_of("B:").next().is_some();
    shown = page(&ann, "all cards", is_whole).await?;
    ann.press_on(&shown, "Done").await?;
    let deck = ann.sees("the deck", |shown| shown.buttons_of("A:").next().is_some()).await?;
    ann.press_on(&deck, "A:").await?;
    ann.sees("the hand", |shown| shown.buttons_of("a:").next().is_some()).await?;
    bases(&bob, "/deck новая война", ["Фильтры", "Базы", "Добавить 4"]).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_search_and_a_name_are_typed_as_the_page_says() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let ann = table.people[0].private();
    ann.asks("/start").await?;
    let page = ann.asks("/deck new war Tanks").await?;
    ann.press_on(&page, "Search").await?;
    let how = ann.sees("how to search", |shown| shown.text.contains("/deck edit tanks:")).await?;
    ensure!(how.button("Back").is_some(), "{how:?}");
    let found = ann.asks("/deck edit tanks: sherman").await?;
    ensure!(found.text.contains("“sherman”") && found.buttons_of("B:").next().is_some(), "{}", found.text);
    let renamed = ann.asks("/deck rename tanks Big Cats").await?;
    ensure!(renamed.text.contains("Big Cats"), "{}", renamed.text);
    table.leave().await
}
