//! Tests the deck editor in a browser: a deck of War is built from nothing by pressing cards, at a desk and on a phone, and played.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use duelhall_tests::{Page, axe};
use serde_json::json;

use super::barriers::without_barriers;
use super::{DUEL, photograph};

/// The largest picture of a card, in bytes.
const LARGEST: u64 = 200_000;

/// The number of cards in the deck, as the page says it.
const SIZE: &str = "Number(/: (\\d+)/.exec(document.querySelector('.editor .whose').textContent)[1])";

/// The number of cards as the list beside the pool counts them.
const LISTED: &str = "[...document.querySelectorAll('.held-row .count-of')]
    .reduce((sum, count) => sum + Number(/\\d+/.exec(count.textContent)[0]), 0)";

/// Presses the first element of these that can be pressed, and waits until the deck has changed.
async fn press(page: &Page, css: &str) -> Result<()> {
    let before = size(page).await?;
    page.press(css).await?;
    page.until(&format!("{SIZE} !== {before} && !document.querySelector('.editor [aria-busy]')")).await
}

async fn size(page: &Page) -> Result<u64> {
    page.script(&format!("return {SIZE}")).await?.as_u64().context("the deck has a size")
}

/// Uses a filter, or stops using it.
async fn sift(page: &Page, label: &str) -> Result<()> {
    let chip = format!(".chip[data-card='{label}']");
    let used = page.script(&format!("return document.querySelector(\"{chip}\").ariaPressed")).await?;
    page.press(&chip).await?;
    page.until(&format!("document.querySelector(\"{chip}\").ariaPressed !== '{}'", used.as_str().unwrap_or_default()))
        .await?;
    page.until("!document.querySelector('.editor [aria-busy]')").await
}

/// Builds a deck of fifty cards by presses, and begins a duel with it. `seen` is the beginning of the names of photographs.
async fn built((page, name): (&Page, &str), seen: &str, [bases, units]: [&str; 2]) -> Result<()> {
    page.enter(name).await?;
    page.press("#forms [data-press='N']").await?;
    page.press("#notes [data-press='N:war']").await?;
    page.find(".editor .pool .cardface img").await?;
    page.until(
        "[...document.querySelectorAll('.cardface img')].slice(0, 4).every((image) => image.naturalWidth > 200)",
    )
    .await?;
    photograph(page, &format!("{seen}-empty")).await?;
    let fits = page.script("return document.documentElement.scrollWidth <= innerWidth").await?;
    ensure!(fits == json!(true), "the page is as wide as the window");
    sift(page, bases).await?;
    let began = Instant::now();
    for _ in 0..5 {
        press(page, ".pool li:first-child [data-card^='more-']").await?;
    }
    sift(page, bases).await?;
    sift(page, units).await?;
    // A unit that the starter has, then bases, of which everybody has enough.
    press(page, ".pool li:first-child .cardface").await?;
    sift(page, units).await?;
    sift(page, bases).await?;
    while size(page).await? < 50 {
        ensure!(began.elapsed() < DUEL, "the deck does not fill up: {}", page.text().await?);
        let left = 50 - size(page).await?;
        let button = if left < 4 { ".cardface" } else { "[data-card^='more-']" };
        press(page, &format!(".pool li:first-child {button}")).await?;
    }
    ensure!(page.script(&format!("return {LISTED}")).await? == json!(50), "both sides agree");
    page.until("document.querySelector('.editor .question').textContent.includes('✓')").await?;
    page.until(
        "[...document.querySelectorAll('.cardface img')].slice(0, 4).every((image) => image.naturalWidth > 200)",
    )
    .await?;
    photograph(page, &format!("{seen}-full")).await?;
    without_barriers(page, &axe()?, "the editor").await?;
    // The keyboard does the same: minus on a card takes it out, U takes that back.
    page.script("document.querySelector('.pool .cardface').focus()").await?;
    page.keys("-").await?;
    page.until(&format!("{SIZE} === 49 && !document.querySelector('.editor [aria-busy]')")).await?;
    ensure!(
        page.script("return document.activeElement.dataset.card?.startsWith('face-')").await? == json!(true),
        "the focus stays on the card"
    );
    page.keys("u").await?;
    page.until(&format!("{SIZE} === 50 && !document.querySelector('.editor [aria-busy]')")).await?;
    page.script("document.querySelector('.deck-held').scrollIntoView()").await?;
    photograph(page, &format!("{seen}-deck")).await?;
    let largest = page
        .script_later(
            "const done = arguments[arguments.length - 1];
             const sizes = [...document.querySelectorAll('.cardface img')].slice(0, 12).map((image) =>
                 fetch(image.src).then((answer) => answer.arrayBuffer()).then((bytes) => bytes.byteLength));
             Promise.all(sizes).then((sizes) => done(Math.max(...sizes)));",
        )
        .await?;
    ensure!(largest.as_u64().is_some_and(|bytes| bytes > 0 && bytes < LARGEST), "{largest} bytes");
    page.press(".editor .press.success").await?;
    page.find("#notes [data-press^='A:']").await?;
    photograph(page, &format!("{seen}-done")).await?;
    page.press("#notes [data-press^='A:']").await?;
    page.find(".hand .cards").await?;
    Ok(())
}

pub(super) async fn w03_a_deck_of_war_is_built_from_nothing_at_a_desk_and_played(
    page: &Page,
    name: &str,
) -> Result<()> {
    built((page, name), "en-editor-desk", ["Bases", "Ground Units"]).await
}

pub(super) async fn w03_a_deck_of_war_is_built_from_nothing_on_a_phone_and_played(
    page: &Page,
    name: &str,
) -> Result<()> {
    built((page, name), "ru-editor-phone", ["Базы", "Наземные"]).await
}

pub(super) async fn cards_are_found_by_words_and_a_deck_gets_another_name_and_a_hero(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/deck new heroes My Heroes").await?;
    page.press(".pool li:first-child .cardface").await?;
    page.until("document.querySelectorAll('.held-row').length === 1").await?;
    sift(page, "All Cards").await?;
    page.until("document.querySelectorAll('.pool li').length === 30").await?;
    photograph(page, "en-editor-heroes").await?;
    page.press("[data-turns]").await?;
    page.until("document.querySelectorAll('[data-turns]').length === 2").await?;
    page.script("document.getElementById('find').focus()").await?;
    page.keys("draw\u{e007}").await?;
    page.until("document.querySelectorAll('.pool li').length < 30").await?;
    ensure!(
        page.script("return document.activeElement.id").await? == json!("find"),
        "the next words can be typed at once"
    );
    page.press(".editor .press.success").await?;
    page.press("#notes [data-press^='J:']").await?;
    page.find("#ask[open] textarea").await?;
    page.keys("Better Heroes").await?;
    page.press("#ask [type=submit]").await?;
    page.until("document.getElementById('notes').textContent.includes('Better Heroes')").await?;
    Ok(())
}
