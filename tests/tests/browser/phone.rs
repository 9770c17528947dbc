//! Visits of one person who plays War on a phone: the cards that matter are in sight.

use anyhow::{Result, bail};
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
