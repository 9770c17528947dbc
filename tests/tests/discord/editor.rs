//! The deck editor: a deck of War is built from nothing by presses, and a duel begins with it.

use anyhow::{Context, Result, ensure};
use duelhall_tests::discord::{How, Person, Shown};

use crate::rig::Table;

/// The page of the editor once it says that the deck has so many cards.
async fn sized(player: &Person, cards: u32) -> Result<Shown> {
    let says = [format!(": {cards} card"), format!(": {cards} карт")];
    player
        .wait_for(&format!("{cards} cards"), |shown| {
            is_editor(shown) && says.iter().any(|says| plain(shown).contains(says))
        })
        .await
}

fn plain(shown: &Shown) -> String {
    shown.text.replace(['\u{a0}', '\\', '*'], if shown.text.is_empty() { "" } else { " " }).replace("  ", " ")
}

fn is_editor(shown: &Shown) -> bool {
    shown.selects.iter().any(|list| list.custom_id.starts_with("@e:")) || shown.buttons_of("x:").next().is_some()
}

/// Uses a filter.
async fn sift(player: &Person, shown: &Shown, label: &str) -> Result<Shown> {
    let wanted = shown.buttons_of("V:").find(|filter| filter.list.is_some() && filter.label == label);
    let id = wanted.with_context(|| format!("no filter {label} in {:?}", shown.buttons))?.custom_id.clone();
    player.press_on(shown, &id).await?;
    let is_used = |shown: &Shown| shown.selects.iter().any(|list| list.placeholder.ends_with(&format!(": {label}")));
    player.wait_for(&format!("the filter {label}"), is_used).await
}

/// The entries of the list that puts cards in: each with its label and its value.
fn goes_in(shown: &Shown) -> Result<Vec<(String, String)>> {
    let list = shown.selects.iter().find(|list| list.custom_id.ends_with(":0") && list.custom_id.starts_with("@e:"));
    let list = list.context("a list of cards that can go in")?;
    Ok(list.choices.iter().map(|choice| (choice.label.clone(), choice.value.clone())).collect())
}

async fn puts(player: &Person, shown: &Shown, values: &[String]) -> Result<()> {
    let list = shown.selects.iter().find(|list| list.custom_id.ends_with(":0") && list.custom_id.starts_with("@e:"));
    let list = list.context("a list of cards that can go in")?.custom_id.clone();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    player.select_on(shown, &list, &values).await.map(drop)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn w03_a_deck_of_war_is_built_from_nothing_by_presses_and_played() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    for (player, [bases, all, units, take]) in
        [(ann, ["Bases", "Your Cards", "Ground Units", "1"]), (bob, ["Базы", "Ваши карты", "Наземные", "1"])]
    {
        player.slash("deck new game:war").await?;
        let empty = sized(player, 0).await?;
        ensure!(empty.ephemeral && empty.rows <= 4, "{} rows", empty.rows);
        ensure!(empty.files.iter().any(|file| file.name == "deck.png"), "a picture: {:?}", empty.files);
        ensure!(empty.text.contains("W-03"), "{}", empty.text);
        let mut shown = sift(player, &empty, bases).await?;
        let mut cards = 0;
        // Of each base on the page the entry that puts four in.
        for _ in 0..2 {
            let four: Vec<String> = goes_in(&shown)?
                .into_iter()
                .filter(|(label, _)| label.contains("+4"))
                .map(|(_, value)| value)
                .take(3)
                .collect();
            puts(player, &shown, &four).await?;
            cards += 4 * u32::try_from(four.len())?;
            shown = sized(player, cards).await?;
        }
        // A unit that the starter has, then bases, of which everybody has enough.
        shown = sift(player, &shown, all).await?;
        shown = sift(player, &shown, units).await?;
        let one = goes_in(&shown)?.into_iter().find(|(label, _)| !label.contains(" +")).context("a unit")?.1;
        puts(player, &shown, &[one]).await?;
        shown = sized(player, cards + 1).await?;
        shown = sift(player, &shown, all).await?;
        shown = sift(player, &shown, bases).await?;
        let mut left = 50 - cards - 1;
        while left > 0 {
            let all = goes_in(&shown)?;
            let fours = all.iter().filter(|(label, _)| label.contains("+4")).take((left / 4) as usize);
            let mut chosen: Vec<String> = fours.map(|(_, value)| value.clone()).collect();
            left -= 4 * u32::try_from(chosen.len())?;
            if chosen.is_empty() {
                chosen = all
                    .iter()
                    .filter(|(label, _)| !label.contains(" +"))
                    .take(left as usize)
                    .map(|(_, value)| value.clone())
                    .collect();
                left -= u32::try_from(chosen.len())?;
            }
            puts(player, &shown, &chosen).await?;
            shown = sized(player, 50 - left).await?;
        }
        ensure!(shown.text.contains('✓'), "it can be played: {}", shown.text);
        // One comes out, and the step is taken back.
        let out =
            shown.selects.iter().find(|list| list.custom_id.ends_with(":1")).context("a list of cards to take out")?;
        ensure!(out.choices[0].label.starts_with(take), "{:?}", out.choices);
        let (list, value) = (out.custom_id.clone(), out.choices[0].value.clone());
        player.select_on(&shown, &list, &[&value]).await?;
        shown = sized(player, 49).await?;
        let undo = shown.buttons_of("U:").next().context("undo")?.custom_id.clone();
        player.press_on(&shown, &undo).await?;
        shown = sized(player, 50).await?;
        let done = shown.buttons_of("D:").next().context("done")?.custom_id.clone();
        let page = player.press_on(&shown, &done).await?;
        let play = page.shown()?.buttons_of("A:").next().context("it can be played")?.custom_id.clone();
        let hand = player.press_on(page.shown()?, &play).await?;
        ensure!(hand.shown()?.files.iter().any(|file| file.name == "hand.png"), "a duel begins: {}", hand.text());
    }
    ensure!(table.channel.messages().iter().all(|shown| !is_editor(shown)), "nobody else sees a deck");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_are_found_and_decks_are_renamed_and_brought_by_forms() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, _] = &table.people;
    ann.slash("deck new game:war name:Tanks").await?;
    let page = sized(ann, 0).await?;
    let find = page.buttons_of("x:").next().context("a search")?.custom_id.clone();
    let form = ann.press_on(&page, &find).await?;
    ensure!(matches!(form.how, How::Form(_)), "{:?}", form.how);
    ann.submit(&form, &[("value", "sherman")]).await?;
    let found = ann.wait_for("what was found", |shown| plain(shown).contains("“sherman”")).await?;
    ensure!(goes_in(&found)?.iter().any(|(label, _)| label.contains("Sherman")), "{:?}", found.selects);
    let done = found.buttons_of("D:").next().context("done")?.custom_id.clone();
    let page = ann.press_on(&found, &done).await?;
    let rename = page.shown()?.buttons_of("J:").next().context("rename")?.custom_id.clone();
    let form = ann.press_on(page.shown()?, &rename).await?;
    let renamed = ann.submit(&form, &[("value", "Big Cats")]).await?;
    ensure!(renamed.text().contains("Big Cats"), "{}", renamed.text());
    let list = ann.slash("deck list").await?;
    let import = list.shown()?.buttons_of("I").next().context("by code")?.custom_id.clone();
    let form = ann.press_on(list.shown()?, &import).await?;
    let refused = ann.submit(&form, &[("value", "what is this")]).await?;
    ensure!(refused.text().contains("There is no card called"), "{}", refused.text());
    let edited = ann.slash("deck edit deck:big-cats text:tiger").await?;
    ensure!(edited.text().contains("tiger"), "{}", edited.text());
    table.leave().await
}
