//! The deck editor: a deck of War is built from nothing by taps on numbers, and a duel begins with it.

use anyhow::{Context, Result, ensure};
use duelhall_tests::telegram::{Person, Shown};

use crate::rig::Table;

/// The page of the editor, once it meets this.
async fn page(player: &Person, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
    player.sees(what, |shown| shown.buttons_of("x:").next().is_some() && meets(shown)).await
}

async fn sized(player: &Person, cards: u32) -> Result<Shown> {
    let says = [format!(": {cards} card"), format!(": {cards} карт")];
    page(player, &format!("{cards} cards"), |shown| says.iter().any(|says| shown.text.replace('\u{a0}', " ").contains(says))).await
}

/// Uses a filter on the page of filters, and goes back to the cards.
async fn sift(player: &Person, shown: &Shown, label: &str, [filters, cards]: [&str; 2]) -> Result<Shown> {
    player.press_on(shown, filters).await?;
    let listed = page(player, "the filters", |shown| shown.button(label).is_some()).await?;
    player.press_on(&listed, label).await?;
    let _ = cards;
    page(player, "the cards", |shown| shown.text.contains(label) && shown.buttons_of("B:").next().is_some()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn w03_a_deck_of_war_is_built_from_nothing_by_taps_and_played() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let people = [&table.people[0], &table.people[1]].map(Person::private);
    let words = [
        ["/deck new war", "Filters", "Cards", "Bases", "Ground Units", "Add 4", "Take Out 1", "Undo", "Done"],
        ["/deck новая war", "Фильтры", "Карты", "Базы", "Наземные", "Добавить 4", "Убрать 1", "Отменить", "Готово"],
    ];
    for (player, [new, filters, cards, bases, units, four, take, undo, done]) in people.iter().zip(words) {
        player.asks("/start").await?;
        let empty = player.asks(new).await?;
        ensure!(empty.picture.is_some() && empty.text.contains("W-03"), "{}", empty.text);
        let numbers = empty.buttons_of("B:").count();
        ensure!(numbers == 10, "two rows of five: {numbers}");
        let mut shown = sift(player, &empty, bases, [filters, cards]).await?;
        player.press_on(&shown, four).await?;
        shown = page(player, "four at once", |shown| shown.button(&format!("✓ {four}")).is_some()).await?;
        for count in 1..=5 {
            let base = shown.buttons_of("B:").next().context("a base")?.data.clone();
            player.press_on(&shown, &base).await?;
            shown = sized(player, 4 * count).await?;
        }
        // The same filter pressed again is not used any more.
        player.press_on(&shown, filters).await?;
        let listed = page(player, "the filters", |shown| shown.button(&format!("✓ {bases}")).is_some()).await?;
        player.press_on(&listed, &format!("✓ {bases}")).await?;
        shown = page(player, "all cards", |shown| !shown.text.contains(bases) && shown.buttons_of("B:").next().is_some()).await?;
        shown = sift(player, &shown, units, [filters, cards]).await?;
        let (mut size, mut at) = (20, 0);
        while size < 50 {
            let unit = shown.buttons_of("B:").nth(at).context("a unit")?.data.clone();
            player.press_on(&shown, &unit).await?;
            size += 4;
            shown = sized(player, size).await?;
            at += 1;
        }
        ensure!(shown.text.contains('✓'), "it can be played: {}", shown.text);
        player.press_on(&shown, take).await?;
        shown = page(player, "one comes out", |shown| shown.button(&format!("✓ {take}")).is_some()).await?;
        let out = shown.buttons_of("B:").next().context("a card")?.data.clone();
        player.press_on(&shown, &out).await?;
        shown = sized(player, size - 1).await?;
        player.press_on(&shown, undo).await?;
        shown = sized(player, size).await?;
        player.press_on(&shown, done).await?;
        let deck = player.sees("the deck", |shown| shown.buttons_of("A:").next().is_some()).await?;
        player.press_on(&deck, "A:").await?;
        player.sees("the hand", |shown| shown.buttons_of("a:").next().is_some()).await?;
    }
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
    let found = ann.asks("/deck edit tanks: panther").await?;
    ensure!(found.text.contains("“panther”") && found.buttons_of("B:").next().is_some(), "{}", found.text);
    let renamed = ann.asks("/deck rename tanks Big Cats").await?;
    ensure!(renamed.text.contains("Big Cats"), "{}", renamed.text);
    table.leave().await
}
