//! Tests the program in real browsers: whole duels of two people and of one with the computer, and every page beside them.
//!
//! The tests need Chromium and chromedriver. On a machine without them, the tests say that they were skipped and why;
//! with `DUELHALL_REQUIRE_BROWSER=1`, as in CI, they fail instead. With `DUELHALL_PHOTOGRAPHS=FOLDER` they save
//! pictures of what they saw.

#[path = "browser/barriers.rs"]
mod barriers;
#[path = "browser/campaign.rs"]
mod campaign;
#[path = "browser/chrono.rs"]
mod chrono;
#[path = "browser/editor.rs"]
mod editor;
#[path = "browser/newcomer.rs"]
mod newcomer;
#[path = "browser/table.rs"]
mod table;
#[path = "browser/two.rs"]
mod two;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use duelhall_engine::games::GameId;
use duelhall_engine::text::{Lang, Words};
use duelhall_tests::{Drivers, Page, Program, Wiretap, missing};

/// The sizes of a desktop window and of a phone.
const DESKTOP: (u32, u32) = (1280, 800);
const PHONE: (u32, u32) = (400, 850);

/// How long a duel may take.
const DUEL: Duration = Duration::from_secs(600);

/// Says why a test cannot run here; fails where the test must not be skipped.
fn skipped(test: &str) -> bool {
    let Some(reason) = missing() else { return false };
    assert!(std::env::var_os("DUELHALL_REQUIRE_BROWSER").is_none(), "{test} must run here, but {reason}");
    eprintln!("SKIPPED {test}: {reason}");
    true
}

async fn photograph(page: &Page, name: &str) -> Result<()> {
    let Some(folder) = std::env::var_os("DUELHALL_PHOTOGRAPHS") else { return Ok(()) };
    std::fs::create_dir_all(&folder)?;
    page.photograph(&PathBuf::from(folder).join(format!("{name}.png"))).await
}

/// A browser at the entry of a new hall.
async fn at_the_entry() -> Result<(Program, Drivers, Page)> {
    at_the_entry_of("en", DESKTOP).await
}

/// A browser of a language and a size at the entry of a new hall.
async fn at_the_entry_of(language: &str, size: (u32, u32)) -> Result<(Program, Drivers, Page)> {
    let program = Program::start()?;
    let mut drivers = Drivers::start()?;
    let tap = Wiretap::before(program.port()).await?;
    let page = Page::new(drivers.open(language, size, &tap).await?, tap);
    page.go(&program.address()).await?;
    Ok((program, drivers, page))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_duels_the_computer_by_keyboard_alone_and_wins_or_loses() -> Result<()> {
    if skipped("a duel with the computer") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.find("#entry:not([hidden]) #name").await?;
    page.keys("Ann\u{e007}").await?;
    page.find("#room:not([hidden])").await?;
    page.keys("/").await?;
    page.keys("duel ai greedy\u{e007}").await?;
    page.find(".hand .cards").await?;
    let began = Instant::now();
    while page.script("return document.querySelectorAll(\"[data-press^='m:']\").length").await? == serde_json::json!(0)
    {
        ensure!(began.elapsed() < DUEL, "the duel does not end:\n{}", page.text().await?);
        if page.is_asked().await? {
            page.answer_by_key().await?;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    photograph(&page, "en-ai-end").await?;
    // F-3: a duel that begins comes to the front, and the finished one waits behind its tab.
    page.press("[data-press^='m:']").await?;
    page.until("document.querySelector('.hand:not([hidden], [data-over])')").await?;
    page.until("document.querySelectorAll('#tabs .duel').length === 2").await?;
    // The running duel comes first, the finished one can be closed, and the start page leads back.
    page.until("document.querySelector('#tabs .duel:not(:has(.shut)) + .duel .shut')").await?;
    // Whoever is at the start page when they are asked is led to the duel.
    page.until("document.querySelector('.hand[data-asked]:not([hidden])')").await?;
    page.press("#to-start").await?;
    page.until("document.querySelector('#start:not([hidden]) #back [data-tab]')").await?;
    photograph(&page, "en-back").await?;
    page.press("#tabs .shut").await?;
    page.until("document.querySelectorAll('#tabs .duel').length === 1").await?;
    page.press("#back [data-tab]").await?;
    page.until("document.querySelector('.hand:not([hidden], [data-over])')").await?;
    page.close().await
}

/// The step of the question that the page shows.
const STEP: &str = "document.querySelector('.hand [data-press^=\"a:\"]')?.dataset.press.split(':')[2]";

// F-5
#[tokio::test(flavor = "multi_thread")]
async fn a_person_duels_the_computer_in_chrono_to_the_end_through_a_kill_in_the_middle() -> Result<()> {
    if skipped("a duel in Chrono") {
        return Ok(());
    }
    let (mut program, drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.say("/duel ai easy chrono").await?;
    page.find(".hand .cards").await?;
    let over = "return Boolean(document.querySelector(\"[data-press^='m:']\"))";
    let (began, mut answers) = (Instant::now(), 0);
    while page.script(over).await? != serde_json::json!(true) {
        ensure!(began.elapsed() < DUEL, "the duel does not end:\n{}", page.text().await?);
        answers += u32::from(page.is_asked().await? && page.answer().await?);
        if answers == 12 {
            photograph(&page, "en-chrono-play").await?;
            program = program.kill_and_restart()?;
            page.until("!document.body.classList.contains('away')").await?;
            page.find(".hand .cards").await?;
            answers += 1;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(answers > 12, "the duel is over too soon");
    photograph(&page, "en-chrono-end").await?;
    page.close().await?;
    drop((drivers, program));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_painted_card_is_selected_by_the_first_press_and_used_by_the_second_or_on_its_tab() -> Result<()> {
    if skipped("painted cards") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.press("[data-begin=computer]").await?;
    page.find(".hand .spot.usable").await?;
    let step = page.script(&format!("return {STEP}")).await?;
    page.press(".spot.usable").await?;
    page.until("document.querySelector('.spot.usable').getAttribute('aria-pressed') === 'true'").await?;
    page.until("document.querySelector('.about:not([hidden]) [data-press]')").await?;
    ensure!(step == page.script(&format!("return {STEP}")).await?, "the first press answers nothing");
    photograph(&page, "en-selected").await?;
    page.press(".spot.usable").await?;
    page.until(&format!("{STEP} !== undefined && {STEP} !== '{}'", step.as_str().unwrap_or_default())).await?;
    let step = page.script(&format!("return {STEP}")).await?;
    page.script(
        "const spot = [...document.querySelectorAll('.spot.usable')].at(-1), image = spot.parentElement.querySelector('img');
         const [box, [x, y, width, height]] = [image.getBoundingClientRect(), spot.dataset.tab.split(' ').map(Number)];
         const scale = box.width / Number(image.getAttribute('width'));
         const [clientX, clientY] = [box.x + (x + width / 2) * scale, box.y + (y + height / 2) * scale];
         spot.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));",
    )
    .await?;
    page.until(&format!("{STEP} !== undefined && {STEP} !== '{}'", step.as_str().unwrap_or_default())).await?;
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_once_also_if_its_hand_comes_again_meanwhile() -> Result<()> {
    if skipped("a slow answer") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.press("[data-begin=computer]").await?;
    page.find(".hand[data-asked] .spot.usable").await?;
    page.script(
        "const send = window.fetch;
         window.fetch = (path, body) => path !== '/api/act' ? send(path, body)
             : new Promise((answer) => { window.release = () => answer(send(path, body)); });
         document.querySelector('.hand').dataset.old = 'yes';",
    )
    .await?;
    let step = page.script(&format!("return {STEP}")).await?;
    ensure!(page.answer().await?, "there is an answer to give");
    page.say("/hand").await?;
    page.until("document.querySelector('.hand[data-asked]:not([data-old])')").await?;
    ensure!(step == page.script(&format!("return {STEP}")).await?, "the hand that came again asks the same");
    ensure!(!page.answer().await?, "the question waits for the answer that was given");
    page.script("window.release()").await?;
    page.until(&format!("{STEP} !== '{}'", step.as_str().unwrap_or_default())).await?;
    page.until("document.querySelector(\".hand[data-asked] [data-press^='a:']:not([aria-busy])\")").await?;
    page.close().await
}

// F-6
#[tokio::test(flavor = "multi_thread")]
async fn a_person_chooses_game_level_and_deck_before_a_duel() -> Result<()> {
    if skipped("the start page") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.find("[data-form=computer] .deck").await?;
    page.until("document.querySelector('[data-form=computer] .deck').hidden").await?;
    let chosen = page
        .script(
            "const form = document.querySelector('[data-form=computer]'), deck = form.querySelector('.deck');
             const game = form.querySelector(`input[value=\"${deck.dataset.game}\"]`);
             game.click();
             form.querySelector('[name=level][value=hard]').click();
             deck.querySelector('select').selectedIndex = 1;
             return game.nextElementSibling.textContent;",
        )
        .await?;
    page.until("!document.querySelector('[data-form=computer] .deck').hidden").await?;
    page.press("[data-begin=computer]").await?;
    page.find(".hand .cards").await?;
    let title = page.script("return document.querySelector('.hand').dataset.title").await?;
    let title = title.as_str().unwrap_or_default();
    ensure!(title.starts_with(chosen.as_str().context("a name")?) && title.contains("hard"), "{chosen}: {title}");
    // Every game of the program can be chosen.
    let count = "document.querySelectorAll('[data-form=computer] [name=game-computer]').length";
    page.until(&format!("{count} >= {}", GameId::all().len())).await?;
    page.close().await
}

/// A browser opens at most six connections to one address, and each page holds one: a seventh page would get no answer.
#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_of_many_tabs_stops_with_a_sentence_and_the_newest_goes_on() -> Result<()> {
    if skipped("many tabs") {
        return Ok(());
    }
    let (program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    for _ in 0..7 {
        page.open_tab().await?;
        page.go(&program.address()).await?;
        page.press("#known button").await?;
        page.find("#room:not([hidden])").await?;
        page.until("document.getElementById('me').textContent === 'Ann'").await?;
    }
    page.say("the newest").await?;
    page.until("document.getElementById('posts').textContent.includes('the newest')").await?;
    page.go_to_first_tab().await?;
    page.until("document.getElementById('toasts').textContent.includes('many other tabs')").await?;
    page.close().await
}

/// The private notes of a page, as a text.
const NOTES: &str = "document.getElementById('notes').textContent";

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_made_shown_renamed_played_with_and_deleted_in_the_input_line() -> Result<()> {
    if skipped("decks in the browser") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.say("/deck copy dogs-first Good Dogs").await?;
    page.until(&format!("{NOTES}.includes('Burrek Houndfriend')")).await?;
    page.until("document.querySelector('.note img.picture')?.naturalWidth > 400").await?;
    photograph(&page, "en-deck").await?;
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
    photograph(&page, "en-mulligan").await?;
    page.say("/deck delete better-dogs").await?;
    page.press("[data-press^='Z:']").await?;
    page.until(&format!("{NOTES}.includes('You have no deck of your own yet')")).await?;
    page.say("/deck show better-dogs").await?;
    page.until("document.getElementById('toasts').textContent.includes('no deck called')").await?;
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_is_pasted_with_its_lines_and_what_is_too_long_stays_in_the_input_line() -> Result<()> {
    if skipped("a pasted list") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
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
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_opens_large_by_click_and_by_key_and_a_note_goes_after_the_next_action() -> Result<()> {
    if skipped("large pictures") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.say("/duel ai easy heroes sealed").await?;
    page.find(".hand .cards").await?;
    // F-1: a long list has the width of its panel, too.
    let wide = "(() => { const [a, b] = ['.hand .cards', '.side'].map((s) => document.querySelector(s).clientWidth); return a > b - 40; })()";
    page.until(wide).await?;
    page.keys("z").await?;
    page.until("document.getElementById('large').open").await?;
    page.until("document.querySelector('#large img').clientWidth > 800").await?;
    photograph(&page, "en-large").await?;
    page.press("#large img").await?;
    page.until("!document.getElementById('large').open").await?;
    page.press(".spot[data-card^='hand-']").await?;
    page.press(".about:not([hidden]) [data-read]").await?;
    page.until("document.querySelector('#large[open] canvas')?.clientWidth > 300").await?;
    page.until("document.getElementById('large-words').textContent.length > 10").await?;
    page.keys("\u{e00c}").await?;
    page.until("!document.getElementById('large').open").await?;
    photograph(&page, "en-sealed").await?;
    page.say("/help").await?;
    page.find("#notes .note").await?;
    page.say("/rules").await?;
    page.until(&format!("{NOTES}.includes('fifteen different cards')")).await?;
    page.until("document.querySelectorAll('#notes .note').length === 1").await?;
    page.press(".hand [data-press^='a:']").await?;
    page.until("document.querySelectorAll('#notes .note').length === 0").await?;
    page.close().await
}
