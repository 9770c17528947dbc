//! A visit of one person who builds a deck of six boosters at a desk: the cards have the room, and each press is told.

use anyhow::{Context, Result, ensure};
use duelhall_tests::Page;
use serde_json::json;

use super::{DESKTOP, SMALL, STEP, photograph, plays};

/// How many cards of the pool are seen whole.
const SEEN: &str = "(() => {
    const box = (one) => one.getBoundingClientRect();
    const edge = box(document.querySelector('.fan')).bottom;
    return [...document.querySelectorAll('.fan .spot')].filter((one) => box(one).bottom <= edge + 1).length;
})()";

/// Whether the numbers that the button below the cards names, if there are cards below, are those of cards that are there.
const NAMED: &str = "(() => {
    const cards = new Set([...document.querySelectorAll('.fan .spot')].map((one) => one.dataset.card.split('-')[1]));
    const button = document.querySelector('.further:not([hidden]) b');
    const named = button?.textContent.match(/\\d+/g) ?? [];
    return cards.size > 0 && (!button || named.length > 0) && named.every((number) => cards.has(number));
})()";

/// Waits for the answer to a press.
async fn answered(page: &Page, step: &serde_json::Value) -> Result<()> {
    page.until(&format!("document.querySelector('.hand[data-builds]') && {STEP} !== {step}")).await
}

pub(super) async fn cards_of_a_deck_have_the_room_and_the_panel_tells_what_a_press_did(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy heroes sealed", ".hand[data-asked]:not([data-builds]) .spot.usable").await?;
    // The hero is chosen by two presses on a card whose number a card of the deck has too.
    let step = page.script(&format!("return {STEP}")).await?;
    page.press(".spot.usable[data-card='hand-1']").await?;
    page.find(".spot[data-card='hand-1'][aria-pressed=true]").await?;
    page.press(".spot.usable[data-card='hand-1']").await?;
    answered(page, &step).await?;
    let nothing = "document.querySelector('.hand[data-builds]:not(.has-chosen)') && !document.querySelector('.spot[aria-pressed=true]')";
    ensure!(
        page.script(&format!("return Boolean({nothing})")).await? == json!(true),
        "a new question has no choice yet"
    );
    photograph(page, "en-building").await?;
    let seen = page.script(&format!("return {SEEN}")).await?;
    ensure!(seen.as_u64() >= Some(10), "{seen} cards are seen");
    // Of the cards that are not in the deck, one goes in. Its last copy is gone from the list then, and the panel still
    // says what it is.
    let step = page.script(&format!("return {STEP}")).await?;
    let out = "[...document.querySelectorAll('.chip')].find((one) => /^\\s*Not\\sin\\sDeck/.test(one.textContent))";
    page.script(&format!("{out}.click()")).await?;
    page.until(&format!("{out}?.getAttribute('aria-pressed') === 'true' && {NAMED}")).await?;
    let card = page.script("return document.querySelector(\".fan .spot[data-does='+']\").dataset.card").await?;
    let card = card.as_str().context("a card that can be put in")?.to_owned();
    page.press(&format!(".spot[data-card='{card}']")).await?;
    answered(page, &step).await?;
    let told = "(() => {
        const [panel, done] = ['.about:not([hidden]) .words', '.packed'].map((css) => document.querySelector(`.chosen ${css}`));
        return panel?.checkVisibility() && panel.textContent.length > 10 && done?.checkVisibility()
            && /^Put\\sIn/.test(done.textContent);
    })()";
    page.until(told).await?;
    // The deck stands beside the cards, whatever of them is shown, and a press in its list takes a card out. What is missing then is said
    // in place of a button that would be refused.
    let step = page.script(&format!("return {STEP}")).await?;
    let inside = "const rows = [...document.querySelectorAll('.hand[data-builds] .in-deck')].filter((one) => one.checkVisibility());
        const leaves = rows.find((one) => one.querySelector('.does').textContent === '−' && !one.querySelector('.of'));
        leaves.focus();
        leaves.click();
        return rows.length;";
    let rows = page.script(inside).await?;
    ensure!(rows.as_u64() >= Some(10), "{rows} cards are listed");
    answered(page, &step).await?;
    page.until("/^Take\\sOut/.test(document.querySelector('.packed')?.textContent)").await?;
    // Whoever goes through the list by keys is on its next row, and not on a button that ends the building.
    page.until("document.activeElement?.matches('.in-deck')").await?;
    // One more went in before, so the deck lacks a card once two are out.
    let step = page.script(&format!("return {STEP}")).await?;
    page.script(inside).await?;
    answered(page, &step).await?;
    page.until("/^Done:\\s1\\sMissing$/.test(document.querySelector('.choices .lacks[disabled]')?.textContent)")
        .await?;
    photograph(page, "en-building-told").await?;
    // On a phone a press shows the deck in place of the cards.
    page.resize(SMALL).await?;
    let sees = |css: &str| format!("document.querySelector('.hand[data-builds] {css}')?.checkVisibility()");
    page.until(&format!("{} && !{}", sees(".fan"), sees(".deck-list"))).await?;
    page.press(".hand .other-side").await?;
    page.until(&format!("{} && !{}", sees(".deck-list"), sees(".fan"))).await?;
    photograph(page, "en-building-deck").await?;
    // Whoever leaves the building from there sees the cards of the next question.
    let hero = "[...document.querySelectorAll('.hand .choices .press')].find((one) => /^Another\\sHero/.test(one.textContent.trim()))";
    page.script(&format!("{hero}.click()")).await?;
    page.until("document.querySelector('.hand:not([data-builds]) .fan .spot.usable')?.checkVisibility()").await?;
    page.resize(DESKTOP).await
}
