//! Visits of one person who plays War on a phone: the cards that matter are in sight.

use anyhow::{Result, bail, ensure};
use duelhall_tests::Page;
use serde_json::json;

use super::{STEP, photograph, plays};

/// Whether a card of the hand in sight, named by an expression, is seen whole: below the turn, above the buttons and above the panel of the
/// selected card.
fn seen(card: &str) -> String {
    format!(
        "(() => {{
            const duel = document.querySelector('.hand:not([hidden])');
            const box = (one) => one.getBoundingClientRect();
            const below = [...duel.querySelectorAll('.tools, .chosen')].filter((one) => one.checkVisibility());
            const [top, bottom] = [box(duel.querySelector('.turn')).bottom, Math.min(...below.map((one) => box(one).top))];
            return {card}.some((one) => box(one).top >= top - 1 && box(one).bottom <= bottom + 1);
        }})()"
    )
}

/// Answers until a card of the hand can be used in the own turn.
async fn until_a_card_can_be_used(page: &Page) -> Result<()> {
    for _ in 0..20 {
        page.until("document.querySelector('.hand[data-asked]')").await?;
        let can = "return Boolean(document.querySelector('.hand[data-turn] .fan .spot.usable'))";
        if page.script(can).await? == json!(true) {
            return Ok(());
        }
        let step = page.script(&format!("return {STEP} ?? ''")).await?;
        page.answer().await?;
        page.until(&format!("{STEP} !== {step}")).await?;
    }
    bail!("no card can be used:\n{}", page.text().await?)
}

pub(super) async fn what_can_be_used_is_in_sight_and_a_pressed_card_is_not_under_its_panel(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy war deck:firepower", ".hand .cards").await?;
    until_a_card_can_be_used(page).await?;
    page.until(&seen("[...duel.querySelectorAll('.fan .spot.usable')]")).await?;
    photograph(page, "ru-war-phone-turn").await?;
    // The lowest card has the least room, and the first one is pressed from below it.
    for which in [-1, 0] {
        let card = format!("[...duel.querySelectorAll('.fan .spot')].slice({which}).slice(0, 1)");
        page.script(&format!("const duel = document.querySelector('.hand:not([hidden])'); {card}[0].click()")).await?;
        page.until(&format!("document.querySelector('.hand.has-chosen .about:not([hidden])') && {}", seen(&card)))
            .await?;
        photograph(page, &format!("ru-war-phone-card{which}")).await?;
    }
    // No tab is cut.
    let whole = "[...document.querySelectorAll('#bar button')].filter((one) => one.checkVisibility()).every((one) => {
            const [box, room] = [one, one.closest('#tabs, #menu')].map((it) => it.getBoundingClientRect());
            return box.left >= room.left - 1 && box.right <= room.right + 1 && room.right <= innerWidth;
        })";
    page.until(whole).await
}

/// Scrolls until the only card that can be used begins just below the turn, and lets the page look whether it is in sight; says how
/// far the page then went.
const AT_THE_EDGE: &str = "
    const done = arguments[arguments.length - 1];
    const [duel, stage] = [document.querySelector('.hand:not([hidden])'), document.getElementById('stage')];
    const [card, ...others] = duel.querySelectorAll('.fan .spot.usable');
    for (const other of others) other.classList.remove('usable');
    const top = (one) => one.getBoundingClientRect().top;
    stage.scrollTop += top(card) - top(stage) - duel.querySelector('.turn').offsetHeight - 4;
    const before = stage.scrollTop;
    import(document.querySelector('script[type=module]').src.replace('hall.js', 'sight.js')).then(({ bringUsable }) => {
        bringUsable(duel, true);
        done(stage.scrollTop - before);
    });";

pub(super) async fn a_card_that_is_seen_close_to_the_edge_makes_no_page_jump(page: &Page, name: &str) -> Result<()> {
    plays(page, name, "easy war deck:firepower", ".hand .cards").await?;
    until_a_card_can_be_used(page).await?;
    let went = page.script_later(AT_THE_EDGE).await?;
    ensure!(went.as_f64() == Some(0.0), "the page went {went} pixels");
    Ok(())
}

/// Selects the first card of the hand, and waits for its panel.
async fn select_a_card(page: &Page) -> Result<()> {
    page.press(".hand:not([hidden]) .fan .spot").await?;
    page.until("document.querySelector('.hand.has-chosen .about:not([hidden])')?.checkVisibility()").await
}

pub(super) async fn the_panel_of_a_card_is_put_away_by_a_press_beside_it_and_by_escape(
    page: &Page,
    name: &str,
) -> Result<()> {
    const AWAY: &str = "document.querySelector('.hand:not([hidden]):not(.has-chosen)')";
    plays(page, name, "easy war deck:firepower", ".hand .cards").await?;
    until_a_card_can_be_used(page).await?;
    select_a_card(page).await?;
    page.script("document.querySelector('.hand:not([hidden]) .about:not([hidden]) .words').click()").await?;
    ensure!(page.script(&format!("return Boolean({AWAY})")).await? == json!(false), "a press on the panel keeps it");
    // The press does nothing else: what happened does not get more room.
    page.script("document.querySelector('.hand:not([hidden]) .events').click()").await?;
    page.until(&format!("{AWAY} && !document.body.classList.contains('long')")).await?;
    select_a_card(page).await?;
    page.script("document.querySelector('.hand:not([hidden]) .about:not([hidden]) [data-read]').focus()").await?;
    page.keys("\u{e00c}").await?;
    page.until(&format!("{AWAY} && document.activeElement.matches('.fan .spot')")).await
}

/// Whether each tab of a duel is in sight with a part of its name, and can be pressed.
const TABS: &str = "(() => {
    const tabs = [...document.querySelectorAll('#tabs .duel')];
    const box = (one) => one.getBoundingClientRect();
    const room = box(document.getElementById('tabs'));
    return tabs.length === 2 && tabs.every((tab) => box(tab).left >= room.left && box(tab).right <= room.right + 1
        && box(tab.querySelector('.of')).width > 40);
})()";

pub(super) async fn duels_on_a_phone_have_tabs_that_can_be_read_and_a_hand_says_what_is_below(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy chrono", ".hand[data-asked] .fan .spot").await?;
    // Of a first hand the second row is below the buttons: a line says so, and leads there.
    page.until("/\\d/.test(document.querySelector('.further:not([hidden]) b')?.textContent)").await?;
    photograph(page, "ru-chrono-phone-first").await?;
    page.until(
        "(document.querySelector('.further:not([hidden])')?.click(), document.querySelector('.further').hidden)",
    )
    .await?;
    page.say("/duel ai easy war deck:firepower").await?;
    page.until("document.querySelectorAll('.hand').length === 2").await?;
    page.script("document.getElementById('close-channel').click()").await?;
    page.until(TABS).await?;
    photograph(page, "ru-phone-tabs").await?;
    page.press("#to-start").await?;
    page.until(TABS).await?;
    photograph(page, "ru-phone-tabs-start").await
}
