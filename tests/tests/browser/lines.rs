//! Visits of one person at a desk who uses the input line: decks, pasted lists, and what is shown in answer.

use anyhow::{Context, Result, ensure};
use duelhall_engine::games::GameId;
use duelhall_engine::text::{Lang, Words};
use duelhall_tests::Page;
use serde_json::json;

use super::photograph;

/// Types 1 twice, quickly; returns which card has the focus after each, and which is selected then.
const TYPED: &str = "
    const typed = () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true }));
        return document.activeElement.dataset.card;
    };
    return [typed(), typed(), document.querySelector('.hand:not([hidden]) .spot[aria-pressed=true]')?.dataset.card];";

/// The private notes of a page, as a text.
const NOTES: &str = "document.getElementById('notes').textContent";

pub(super) async fn a_deck_is_made_shown_renamed_played_with_and_deleted_in_the_input_line(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/deck copy dogs-first Good Dogs").await?;
    page.until(&format!("{NOTES}.includes('Burrek Houndfriend')")).await?;
    page.until("document.querySelector('.note img.picture')?.naturalWidth > 400").await?;
    photograph(page, "en-deck").await?;
    page.say("/deck rename good-dogs Better Dogs").await?;
    page.until("document.getElementById('toasts').textContent.includes('Better Dogs')").await?;
    page.say("/deck").await?;
    page.until(&format!("{NOTES}.includes('Your decks (1 of 50)')")).await?;
    page.say("/duel ai easy heroes deck:better-dogs").await?;
    page.find(".hand .cards").await?;
    // A hand that can be kept or replaced is seen whole.
    page.until(
        "(() => { const room = document.querySelector('.hand[data-asked] .fan')?.getBoundingClientRect();
            const cards = [...document.querySelectorAll(\".spot[data-card^='hand-']\")];
            return cards.length > 6 && cards.every((one) => one.getBoundingClientRect().bottom <= room?.bottom); })()",
    )
    .await?;
    photograph(page, "en-mulligan").await?;
    page.say("/deck delete better-dogs").await?;
    page.press("[data-press^='Z:']").await?;
    page.until(&format!("{NOTES}.includes('You have no deck of your own yet')")).await?;
    page.say("/deck show better-dogs").await?;
    page.until("document.getElementById('toasts').textContent.includes('no deck called')").await?;
    Ok(())
}

pub(super) async fn a_long_list_is_pasted_with_its_lines_and_what_is_too_long_stays_in_the_input_line(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    let game = GameId::with_decks().next().context("a game has decks")?;
    let names = game.cards().into_iter().filter(|(_, card)| !game.leads(card));
    let names = names.map(|(_, card)| card.name(Words::engine(), Lang::En));
    let list: Vec<String> = names.take(60).map(|name| format!("1 {name}")).collect();
    page.paste(&format!("/deck import {}", list.join("\n"))).await?;
    page.keys("\u{e007}").await?;
    page.until(&format!("{NOTES}.includes('60 cards')")).await?;
    page.paste(&"1 card\n".repeat(900)).await?;
    page.keys("\u{e007}").await?;
    page.until("document.getElementById('toasts').textContent.includes('4000')").await?;
    page.until("document.getElementById('line').value.length > 6000").await?;
    Ok(())
}

pub(super) async fn a_picture_opens_large_by_click_and_by_key_and_a_note_goes_after_the_next_action(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/duel ai easy heroes sealed").await?;
    page.find(".hand .cards").await?;
    // F-1: a long list has the width of its panel, too.
    let wide = "(() => { const [a, b] = ['.hand .cards', '.side'].map((s) => document.querySelector(s).clientWidth); return a > b - 40; })()";
    page.until(wide).await?;
    page.keys("z").await?;
    page.until("document.getElementById('large').open").await?;
    page.until("document.querySelector('#large img').clientWidth > 800").await?;
    photograph(page, "en-large").await?;
    page.press("#large img").await?;
    page.until("!document.getElementById('large').open").await?;
    // With Shift, it is the board.
    page.keys("\u{e008}z").await?;
    page.until("document.querySelector('#large[open] img')?.alt === document.querySelector('.hand .board').alt")
        .await?;
    page.press("#large img").await?;
    page.until("!document.getElementById('large').open").await?;
    page.press(".spot[data-card^='hand-']").await?;
    page.press(".about:not([hidden]) [data-read]").await?;
    page.until("document.querySelector('#large[open] canvas')?.clientWidth > 300").await?;
    page.until("document.getElementById('large-words').textContent.length > 10").await?;
    page.keys("\u{e00c}").await?;
    page.until("!document.getElementById('large').open").await?;
    photograph(page, "en-sealed").await?;
    // The question mark tells the keys, and leaves the channel as it is.
    page.keys("?").await?;
    page.until("document.getElementById('keys').open && document.getElementById('keys').textContent.includes('E ends the turn')")
        .await?;
    ensure!(page.script("return document.activeElement.id !== 'line'").await? == json!(true), "nothing is typed");
    photograph(page, "en-keys").await?;
    page.press("[data-do=close-keys]").await?;
    page.until("!document.getElementById('keys').open").await?;
    // Two quick digits are the number of one card, also if they are the same. The first one shows where it leads.
    let typed = page.script(TYPED).await?;
    ensure!(typed == json!(["hand-1", "hand-11", "hand-11"]), "{typed}");
    page.say("/help").await?;
    page.find("#notes .note").await?;
    page.say("/rules").await?;
    page.until(&format!("{NOTES}.includes('fifteen different cards')")).await?;
    page.until("document.querySelectorAll('#notes .note').length === 1").await?;
    page.press(".hand [data-press^='a:']").await?;
    page.until("document.querySelectorAll('#notes .note').length === 0").await?;
    Ok(())
}
