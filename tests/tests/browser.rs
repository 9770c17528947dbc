//! Tests the program in real browsers: whole duels of two people and of one with the computer, and every page beside them.
//!
//! The tests need Chromium and chromedriver. On a machine without them, the tests say that they were skipped and why;
//! with `DUELHALL_REQUIRE_BROWSER=1`, as in CI, they fail instead. With `DUELHALL_PHOTOGRAPHS=FOLDER` they save
//! pictures of what they saw.

#[path = "browser/barriers.rs"]
mod barriers;
#[path = "browser/building.rs"]
mod building;
#[path = "browser/campaign.rs"]
mod campaign;
#[path = "browser/chrono.rs"]
mod chrono;
#[path = "browser/duels.rs"]
mod duels;
#[path = "browser/editor.rs"]
mod editor;
#[path = "browser/lines.rs"]
mod lines;
#[path = "browser/newcomer.rs"]
mod newcomer;
#[path = "browser/phone.rs"]
mod phone;
#[path = "browser/table.rs"]
mod table;
#[path = "browser/two.rs"]
mod two;
#[path = "browser/visits.rs"]
mod visits;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use duelhall_tests::{Drivers, Page, Program, Wiretap, missing};
use serde_json::json;

/// The sizes of a desktop window, of a phone, and of a common phone that is smaller.
const DESKTOP: (u32, u32) = (1280, 800);
const PHONE: (u32, u32) = (400, 850);
const SMALL: (u32, u32) = (390, 844);

/// How long a duel may take.
const DUEL: Duration = Duration::from_secs(600);

/// The step of the question that the page shows.
const STEP: &str = "document.querySelector('.hand [data-press^=\"a:\"]')?.dataset.press.split(':')[2]";

/// Whether the duel in sight is over.
const OVER: &str = "document.querySelector(\".hand:not([hidden]) [data-press^='m:']\")";

/// Whether a question has been there for so long that every key answers it.
const READY: &str = "(() => {
    const hand = document.querySelector('.hand[data-asked]:not([hidden])');
    return hand?.querySelector('[data-press^=\"a:\"]:not([aria-busy=true])') && Date.now() - (hand.since ?? 0) > 500;
})()";

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

/// Somebody comes in and duels the computer as the page offers it, until there is such an element.
async fn begins(page: &Page, name: &str, css: &str) -> Result<()> {
    page.enter(name).await?;
    page.press("[data-begin=computer]").await?;
    page.find(css).await.map(drop)
}

/// Somebody comes in and duels the computer with these words after `/duel ai`, until there is such an element. The channel gives its
/// room to the duel.
async fn plays(page: &Page, name: &str, words: &str, css: &str) -> Result<()> {
    page.enter(name).await?;
    page.say(&format!("/duel ai {words}")).await?;
    page.find(css).await?;
    page.press("#close-channel").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_duels_the_computer_by_keyboard_alone_and_wins_or_loses() -> Result<()> {
    if skipped("a duel with the computer") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry().await?;
    page.find("#entry:not([hidden]) #name").await?;
    // Before anybody has come in, a question mark opens nothing.
    page.script("document.activeElement.blur()").await?;
    page.keys("?").await?;
    let opened = page.script("return Boolean(document.querySelector('dialog[open]'))").await?;
    ensure!(opened == json!(false), "the keys of a duel are shown at the entry");
    page.script("document.getElementById('name').focus()").await?;
    page.keys("Ann\u{e007}").await?;
    page.find("#room:not([hidden])").await?;
    page.keys("?").await?;
    page.find("#keys[open]").await?;
    page.script("document.getElementById('keys').close()").await?;
    page.keys("/").await?;
    // In a low tavern a duel is over sooner.
    page.keys("duel ai greedy tavern:low-ceiling\u{e007}").await?;
    page.until(READY).await?;
    let began = Instant::now();
    let ready = format!("{OVER} || {READY}");
    while page.script(&format!("return Boolean({OVER})")).await? != json!(true) {
        ensure!(began.elapsed() < DUEL, "the duel does not end:\n{}", page.text().await?);
        page.answer_by_key().await?;
        page.until(&ready).await?;
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

// F-5
#[tokio::test(flavor = "multi_thread")]
async fn a_person_duels_the_computer_in_chrono_to_the_end_through_a_kill_in_the_middle() -> Result<()> {
    if skipped("a duel in Chrono") {
        return Ok(());
    }
    let (mut program, drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    page.say("/duel ai easy chrono cap:20").await?;
    page.find(".hand .cards").await?;
    // Each answer changes the step of the question.
    let steps = format!("(window.steps ??= new Set()).add({STEP}).size");
    page.play_until(&format!("{OVER} || {steps} > 12")).await?;
    ensure!(page.script(&format!("return Boolean({OVER})")).await? == json!(false), "the duel is over too soon");
    photograph(&page, "en-chrono-play").await?;
    program = program.kill_and_restart()?;
    page.until("!document.body.classList.contains('away')").await?;
    page.find(".hand .cards").await?;
    page.play_until(OVER).await?;
    photograph(&page, "en-chrono-end").await?;
    page.close().await?;
    drop((drivers, program));
    Ok(())
}

/// A browser opens at most six connections to one address, and each page holds one: a seventh page would get no answer.
#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_of_many_tabs_stops_with_a_sentence_and_the_newest_goes_on() -> Result<()> {
    if skipped("many tabs") {
        return Ok(());
    }
    let (program, _drivers, page) = at_the_entry().await?;
    page.enter("Ann").await?;
    for _ in 0..6 {
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
