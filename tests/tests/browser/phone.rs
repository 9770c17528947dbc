//! Visits of one person who plays War on a phone: the cards that matter are in sight.

use anyhow::{Result, bail, ensure};
use duelhall_tests::{Page, axe};
use serde_json::json;

use super::barriers::without_barriers;
use super::{SMALL, STEP, photograph, plays};

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
    // The strip with the small board lies below the turn.
    const high = parseFloat(getComputedStyle(duel).getPropertyValue('--peek'));
    stage.scrollTop += top(card) - top(stage) - duel.querySelector('.turn').offsetHeight - high - 4;
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

/// Gives the page so much room at its end that it scrolls past the board, and scrolls there as a person does.
const AWAY_FROM_THE_BOARD: &str = "
    document.querySelector('.hand:not([hidden]) .fan').style.paddingBottom = '200vh';
    document.getElementById('stage').scrollTop = 2000;";

pub(super) async fn a_board_out_of_sight_is_a_strip_that_moves_nothing_and_leads_back(
    page: &Page,
    name: &str,
) -> Result<()> {
    const STRIP: &str = "document.querySelector('.hand:not([hidden]) .peek')";
    plays(page, name, "easy war deck:firepower", ".hand .cards").await?;
    until_a_card_can_be_used(page).await?;
    page.script("document.getElementById('stage').scrollTop = 0").await?;
    page.until(&format!("{STRIP}.hidden")).await?;
    page.script(AWAY_FROM_THE_BOARD).await?;
    // It says the last deed below the turn, which says the question and the clock, and shows the board that is there now.
    let whole = format!(
        "(() => {{
            const box = (one) => one.getBoundingClientRect();
            const [strip, turn] = [{STRIP}, document.querySelector('.hand:not([hidden]) .turn')];
            return strip.checkVisibility() && Math.abs(box(strip).top - box(turn).bottom) < 2 && box(strip).height >= 44
                && strip.querySelector('.deed').textContent.length > 3
                && strip.querySelector('img').src === document.querySelector('.hand:not([hidden]) .board').src;
        }})()"
    );
    page.until(&whole).await?;
    photograph(page, "ru-war-phone-strip").await?;
    let went = "const [stage, strip] = [document.getElementById('stage'), document.querySelector('.hand:not([hidden]) .peek')];
        const [high, at] = [stage.scrollHeight, stage.scrollTop];
        strip.hidden = true;
        const stays = stage.scrollHeight === high && stage.scrollTop === at;
        strip.hidden = false;
        return stays;";
    ensure!(page.script(went).await? == json!(true), "the page moves when the strip comes or goes");
    without_barriers(page, &axe()?, "a strip").await?;
    page.press(".hand:not([hidden]) .peek").await?;
    page.until(&format!("document.getElementById('stage').scrollTop === 0 && {STRIP}.hidden")).await?;
    // A press on an empty part of the board shows it large, and more of it than the page is wide.
    page.press(".hand:not([hidden]) .whole-board").await?;
    page.until("document.querySelector('#large[open] img')?.clientWidth > innerWidth").await?;
    photograph(page, "ru-war-phone-board").await?;
    page.press("[data-do=close-large]").await?;
    page.until("!document.getElementById('large').open").await
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

/// A phone on which a keyboard or a bar of the browser takes room.
const LOW: (u32, u32) = (SMALL.0, 640);

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
    // Of a first hand the second row is below the buttons of a low phone, whoever begins: a line says so, and leads there.
    page.resize(LOW).await?;
    page.until("/\\d/.test(document.querySelector('.further:not([hidden]) b')?.textContent)").await?;
    photograph(page, "ru-chrono-phone-first").await?;
    page.until(
        "(document.querySelector('.further:not([hidden])')?.click(), document.querySelector('.further').hidden)",
    )
    .await?;
    page.resize(SMALL).await?;
    page.say("/duel ai easy war deck:firepower").await?;
    page.until("document.querySelectorAll('.hand').length === 2").await?;
    page.script("document.getElementById('close-channel').click()").await?;
    page.until(TABS).await?;
    photograph(page, "ru-phone-tabs").await?;
    page.press("#to-start").await?;
    page.until(TABS).await?;
    photograph(page, "ru-phone-tabs-start").await
}
