//! The campaign of War in a browser: missions are played, a card is won, and a kill right after the win loses and doubles nothing.

use anyhow::{Context, Result, ensure};
use duelhall_tests::Page;

use super::{DESKTOP, OVER, at_the_entry_of, photograph, skipped};

/// The duels until one must be won.
const TRIES: usize = 40;

/// Answers as a simple player does: builds first, then uses, attacks and blocks whatever can be, then goes on.
const ANSWER: &str = r#"
    const hand = document.querySelector(".hand[data-asked]:not([hidden])");
    const idle = /^(Take Back|Intervention|Call Back|Do Not Block)/;
    const words = (one) => one.textContent.trim().replaceAll("\u00a0", " ");
    const all = [...hand?.querySelectorAll('[data-press^="a:"]:not([aria-busy=true])') ?? []];
    const open = all.filter((one) => !idle.test(words(one)));
    const build = open.find((one) => words(one).startsWith("Build"));
    const pick = build ?? open.find((one) => one.classList.contains("primary")) ?? open.find((one) => one.dataset.key === "e") ?? open[0];
    pick?.click();
    // A turn in which something can be played is ended by the second press.
    if (pick && "sure" in pick.dataset) pick.click();
"#;

/// Plays the duel in sight to its end; says whether it was won.
async fn play(page: &Page) -> Result<bool> {
    page.do_until(ANSWER, OVER).await?;
    Ok(page.text().await?.contains("Card won"))
}

/// The words of the campaign's page, asked for anew.
async fn campaign(page: &Page) -> Result<String> {
    page.say("/campaign").await?;
    shown(page).await
}

/// The words of the campaign's page.
async fn shown(page: &Page) -> Result<String> {
    page.find("#notes .note [data-press^='v:war:0:']").await?;
    let text = page.script("return [...document.querySelectorAll('#notes .note')].at(-1).innerText").await?;
    Ok(text.as_str().context("words")?.replace('\u{a0}', " "))
}

#[tokio::test(flavor = "multi_thread")]
async fn missions_are_played_in_a_browser_and_a_kill_after_the_win_loses_and_doubles_no_card() -> Result<()> {
    if skipped("the campaign") {
        return Ok(());
    }
    let (mut program, _drivers, page) = at_the_entry_of("en", DESKTOP).await?;
    page.enter("Ann").await?;
    // The start page leads to it once War is chosen.
    page.press("[name=game-computer][value=war]").await?;
    page.press("[data-form=computer] [data-line='/campaign war']").await?;
    let said = shown(&page).await?;
    ensure!(said.contains("Next: mission 1") && said.contains("30 cards"), "{said}");
    page.find("#notes .note img").await?;
    photograph(&page, "campaign-map").await?;
    page.press("#notes .note [data-press='v:war:0:0']").await?;
    page.find("#notes .note [data-press^='W:war:0:0:']").await?;
    photograph(&page, "campaign-mission").await?;
    page.press("#notes .note [data-press^='W:war:0:0:']").await?;
    for tries in 0.. {
        ensure!(tries < TRIES, "no duel is won:\n{}", page.text().await?);
        if play(&page).await? {
            break;
        }
        page.press(".hand:not([hidden]) [data-press^='m:']").await?;
        page.until(&format!("!({OVER})")).await?;
    }
    photograph(&page, "campaign-won").await?;
    program = program.kill_and_restart()?;
    page.go(&program.address()).await?;
    let said = campaign(&page).await?;
    ensure!(said.contains("Next: mission 2") && said.contains("32 cards"), "{said}");
    photograph(&page, "campaign-next").await?;
    page.close().await
}
