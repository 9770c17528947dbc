//! Captions: a few lines in sight, which begin in bold, and the rest in a quote that unfolds.

use anyhow::{Result, ensure};
use duelhall_tests::telegram::Shown;

use crate::rig::{Table, is_end, sit_down};

/// The most letters in sight.
const SHOWN: usize = 300;

/// Checks the words under a picture.
fn check(shown: &Shown) -> Result<()> {
    let of =
        |kind: &'static str| shown.marks.iter().filter(move |(other, _)| other == kind).map(|(_, part)| part.trim());
    let quotes: Vec<&str> = of("expandable_blockquote").collect();
    let sight = quotes.iter().fold(shown.text.clone(), |text, quote| text.replacen(quote, "", 1));
    let sight = sight.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n");
    let letters = sight.encode_utf16().count();
    ensure!(letters <= SHOWN, "{letters} letters in sight: {sight}");
    let bold = of("bold").next();
    let leads = bold.is_some_and(|bold| !bold.is_empty() && sight.starts_with(bold));
    ensure!(leads || !sight.contains('\n'), "it does not begin in bold: {bold:?}, {sight}");
    ensure!(quotes.len() <= 2, "what happened before, and what the picture shows: {quotes:?}");
    // A score ends with a number.
    let is_end = |letter: char| ".!?".contains(letter) || letter.is_ascii_digit();
    let is_whole = |quote: &&str| quote.strip_suffix(" …").unwrap_or(quote).ends_with(is_end);
    ensure!(quotes.iter().all(is_whole), "a quote breaks off: {quotes:?}");
    Ok(())
}

/// Checks every caption that somebody sees now; returns how many there are.
fn check_all(table: &Table) -> Result<usize> {
    let own = table.people.iter().flat_map(|person| [person.whispered(), person.private().seen()].concat());
    let mut number = 0;
    for shown in table.group.messages().into_iter().chain(own).filter(|shown| shown.by_bot && shown.picture.is_some()) {
        check(&shown)?;
        number += 1;
    }
    Ok(number)
}

// E-17
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_17_captions_are_short_in_sight_and_whole_in_their_quote_from_the_first_board_to_the_end() -> Result<()> {
    let mut table = Table::laid().await?;
    let names = [("Maximiliana Featherstone <&>", "en"), ("Александра Константинопольская", "ru")];
    table.people = names.map(|(name, lang)| table.group.person(name, lang));
    let [ann, bob] = &table.people;
    sit_down(&table.group, ann, bob, names[1].0).await?;
    let mut duel = table.duel();
    table.hurry();
    let mut most = 0;
    while duel.step(&table.telegram).await?.is_some() {
        most = most.max(check_all(&table)?);
    }
    table.group.wait_for("the end", is_end).await?;
    assert!(most.max(check_all(&table)?) >= 3, "a board and two hands");
    table.leave().await
}

// E-17
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_17_captions_of_heroes_and_of_decks_are_short_in_sight_in_both_languages() -> Result<()> {
    let table = Table::laid().await?;
    table.begun("/duel {Bob} heroes").await?;
    let mut duel = table.duel();
    for _ in 0..12 {
        duel.step(&table.telegram).await?;
        check_all(&table)?;
    }
    for person in &table.people {
        let deck = person.private().asks("/deck show lamp-oil").await?;
        assert!(deck.picture.is_some(), "{}", deck.text);
        check(&deck)?;
    }
    table.leave().await
}
