//! Tests a table of four in a browser: what the computer players did is read line by line, and their boards follow one another.

use anyhow::{Result, ensure};
use duelhall_tests::{Drivers, Page, Program, Wiretap};
use serde_json::json;

use super::{DESKTOP, duels, photograph, skipped};

/// Keeps each motion of the page: the class of what moves, when it ends in milliseconds, and whether it takes presses.
const WATCHED: &str = "
    window.motions = [];
    const own = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.motions.push([this.className, (timing.delay ?? 0) + timing.duration, getComputedStyle(this).pointerEvents]);
        return own.call(this, frames, timing);
    };";

/// The tables at which somebody sits down until a round is told.
const TABLES: usize = 4;

/// The lines of what happened since the reader's move.
const SINCE: &str =
    "[...document.querySelectorAll('.hand:not([hidden]) .events .since li')].map((one) => one.textContent)";

/// A table of four, until a turn of each computer is told; then the list stays for as long as the reader does nothing.
async fn a_round(size: (u32, u32)) -> Result<()> {
    let program = Program::start()?;
    let mut drivers = Drivers::start()?;
    let tap = Wiretap::before(program.port()).await?;
    let page = Page::new(drivers.open_moving("en", size, &tap).await?, tap);
    page.go(&program.address()).await?;
    ensure!(page.script("return matchMedia('(prefers-reduced-motion: reduce)').matches").await? == json!(false));
    duels::a_card_is_played_while_the_picture_of_its_hand_is_broken(&page, "Bea").await?;
    page.go_as_somebody_new(&program.address()).await?;
    page.enter("Ann").await?;
    page.script(WATCHED).await?;
    let round = format!(
        "document.querySelector('.hand[data-asked][data-turn]:not([hidden])')
            && [1, 2, 3].every((n) => {SINCE}.some((line) => /^Turn/.test(line) && line.includes(`Computer ${{n}}`)))"
    );
    // Whoever falls before that sits down again.
    let ended = "document.querySelector('.hand:not([hidden])').dataset.over !== undefined
        || /^You are out/.test(document.querySelector('.hand:not([hidden]) .question').textContent)";
    for _ in 0..TABLES {
        if page.script(&format!("return Boolean({round})")).await? == json!(true) {
            break;
        }
        page.say("/duel ai greedy heroes seats:4").await?;
        page.until(&format!("document.querySelector('.hand:not([hidden]) .cards') && !({ended})")).await?;
        page.script("document.getElementById('close-channel').click()").await?;
        page.play_until(&format!("({round}) || {ended}")).await?;
    }
    page.until(&round).await?;
    photograph(&page, &format!("en-table-{}", size.0)).await?;
    ensure!(
        page.script("return document.querySelector('.events h3:has(+ .since)').textContent").await?
            == json!("Your move and what followed")
    );
    let told = page.script(&format!("return {SINCE}")).await?;
    // The hand that comes again says the same.
    page.script("document.querySelector('.hand:not([hidden])').dataset.old = 'yes'").await?;
    page.say("/hand").await?;
    page.until("document.querySelector('.hand:not([hidden], [data-old])')").await?;
    ensure!(page.script(&format!("return {SINCE}")).await? == told, "the list stays until the next press");
    // Boards gave way to one another, never for long, and none of them was in the way of a press.
    let motions = page.script("return window.motions").await?;
    let boards = motions.as_array().is_some_and(|all| all.iter().any(|one| one[0] == json!("past")));
    ensure!(boards, "no board followed another: {motions}");
    for motion in motions.as_array().into_iter().flatten() {
        let short = motion[1].as_f64().is_some_and(|end| end <= 900.0);
        ensure!(short && motion[2] == json!("none"), "{motion}");
    }
    page.script("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))").await?;
    ensure!(page.script("return document.querySelectorAll('.past, .flight').length").await? == json!(0));
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_three_computers_did_since_the_own_move_is_listed_and_stays_at_a_desk() -> Result<()> {
    if skipped("a table at a desk") { Ok(()) } else { a_round(DESKTOP).await }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_three_computers_did_since_the_own_move_is_listed_and_stays_on_a_phone() -> Result<()> {
    if skipped("a table on a phone") { Ok(()) } else { a_round((390, 844)).await }
}
