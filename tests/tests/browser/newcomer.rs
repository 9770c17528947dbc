//! What a newcomer looks for in the browser: which decks can be played, what is in a deck, what they own, and what is said to them.

use anyhow::{Context, Result, ensure};
use duelhall_tests::Page;
use serde_json::json;

use super::duels::KEPT;
use super::{SMALL, STEP, at_the_entry_of, begins, photograph, skipped};

/// What can be pressed under a toast that is shown now, and what is read in a duel: the turn, its question, its
/// clock, the board and the hand.
pub(super) const COVERED: &str = "
    const box = (one) => one.getBoundingClientRect();
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const said = [...document.querySelectorAll('#toasts p')].map(box);
    const read = '.turn :is(.whose, .question, .clock), .fan .cards, .board';
    const all = [...document.querySelectorAll(`button, a[href], input, select, textarea, .pills label, ${read}`)];
    const pressed = all.filter((one) => one.checkVisibility() && !one.closest('.unseen'));
    return pressed.filter((one) => said.some((line) => meets(line, box(one)))).map((one) => one.outerHTML.slice(0, 160));";

/// The words of the newest note.
const NOTE: &str =
    "([...document.querySelectorAll('#notes .note')].at(-1)?.innerText ?? '').replaceAll('\\u00a0', ' ')";

/// Waits until something is said that lies over nothing that can be pressed. Both are asked at the same moment: a toast is soon
/// gone.
async fn uncovered(page: &Page, name: &str, said: &str) -> Result<()> {
    let is_said =
        format!("document.getElementById('toasts').textContent.replaceAll('\\u00a0', ' ').includes('{said}')");
    page.until(&format!("{is_said} && (() => {{ {COVERED} }})().length === 0")).await.context(name.to_owned())?;
    photograph(page, name).await
}

pub(super) async fn a_deck_that_cannot_be_played_is_marked_where_a_duel_begins(page: &Page, name: &str) -> Result<()> {
    page.enter(name).await?;
    page.say("/deck new war").await?;
    page.press(".editor .press.success").await?;
    page.press("#notes [data-press^='C:']").await?;
    page.until(&format!("{NOTE}.includes('New deck (2)')")).await?;
    page.press("#notes [data-press='L:0']").await?;
    page.until(&format!("{NOTE}.includes('★ New deck · War · 0 cards')")).await?;
    photograph(page, "newcomer-decks").await?;
    page.press("#notes .dismiss").await?;
    page.press("[name=game-computer][value=war]").await?;
    let option = "document.querySelector('[data-form=computer] [data-game=war] option:disabled')?.textContent.replaceAll('\\u00a0', ' ')";
    page.until(&format!("{option} === '★ New deck – cannot be played as it is'")).await?;
    photograph(page, "newcomer-start").await?;
    Ok(())
}

/// A link is made: it is seen from its beginning, what is said lies above its dialog, and the open challenge is seen after it.
async fn invited(page: &Page, name: &str) -> Result<()> {
    page.press("[data-begin=friend]").await?;
    page.until("document.querySelector('#invitation[open]') && document.activeElement.id === 'link'").await?;
    let said = "document.querySelector('#toasts p:popover-open')";
    page.until(&format!("{said} && (() => {{ {COVERED} }})().length === 0")).await?;
    photograph(page, name).await?;
    ensure!(page.script("return document.getElementById('link').scrollLeft").await? == json!(0), "the link is cut");
    page.script("scrollTo({ top: 600 })").await?;
    page.press("[data-do=close]").await?;
    let seen = "(() => { const box = document.querySelector('#calls .post[data-own] .text')?.getBoundingClientRect();
        return box?.top >= 0 && box.bottom <= innerHeight; })()";
    page.until(seen).await?;
    page.press("#calls [data-press^='w:']").await?;
    page.until("document.getElementById('calls').hidden").await
}

/// A deck is copied, something is refused, and a setting is changed: each is said where it covers nothing.
async fn told(page: &Page, person: &str, size: &str) -> Result<()> {
    let name = |what: &str| format!("newcomer-toast-{size}-{what}");
    page.enter(person).await?;
    invited(page, &name("invited")).await?;
    page.say("/deck copy firepower").await?;
    uncovered(page, &name("copied"), "is kept among your decks").await?;
    page.press("#notes [data-press^='V:']").await?;
    page.find(".editor .pool li").await?;
    page.script("document.querySelector('.pool .step[data-less][aria-disabled]').click()").await?;
    uncovered(page, &name("editor"), "none of it to take out").await?;
    page.script("document.querySelector('.pool').scrollIntoView(); document.querySelector('.pool .step[data-less][aria-disabled]').click()")
        .await?;
    uncovered(page, &name("scrolled"), "none of it to take out").await?;
    page.say("/campaign atlantis").await?;
    uncovered(page, &name("refused"), "has no nation called “atlantis”").await?;
    let kept = "document.activeElement.value === '/campaign atlantis'";
    page.until(kept).await.context("what was refused can be mended")?;
    page.script("document.getElementById('close-channel').click()").await?;
    page.say("/duel ai easy war deck:firepower").await?;
    page.find(".hand .cards").await?;
    page.script("document.getElementById('close-channel').click()").await?;
    page.say("/card nonesuchcard").await?;
    page.script("document.getElementById('close-channel').click()").await?;
    uncovered(page, &name("duel"), "nonesuchcard").await?;
    Ok(())
}

pub(super) async fn what_is_said_at_a_desk_covers_nothing_that_can_be_pressed(page: &Page, name: &str) -> Result<()> {
    told(page, name, "desk").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_on_a_phone_covers_nothing_that_can_be_pressed() -> Result<()> {
    if skipped("toasts on a phone") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry_of("en", SMALL).await?;
    told(&page, "Ann", "phone").await?;
    page.close().await
}

pub(super) async fn on_a_phone_one_press_shows_what_is_in_the_deck_and_one_the_cards_again(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/deck copy firepower Мои").await?;
    page.press("#notes [data-press^='V:']").await?;
    page.script("document.getElementById('close-channel').click()").await?;
    let sees = |css: &str| format!("document.querySelector('{css}')?.checkVisibility()");
    page.until(&format!("{} && !{}", sees(".editor .pool"), sees(".deck-held"))).await?;
    let label = "document.querySelector('.other-side').innerText.replaceAll('\\u00a0', ' ').trim()";
    page.until(&format!("{label} === 'В колоде: 50'")).await?;
    photograph(page, "newcomer-editor-cards").await?;
    page.press(".other-side").await?;
    page.until(&format!("{} && !{}", sees(".deck-held"), sees(".editor .pool"))).await?;
    // It stays so while cards are taken out.
    page.press(".deck-held [data-less]").await?;
    page.until("/: 49/.test(document.querySelector('.editor .whose').textContent)").await?;
    page.until(&format!("{} && {label} === 'Карты на выбор'", sees(".deck-held"))).await?;
    photograph(page, "newcomer-editor-deck").await?;
    page.until("document.querySelector('.other-side:not([aria-busy])')").await?;
    page.press(".other-side").await?;
    page.until(&sees(".editor .pool")).await?;
    Ok(())
}

/// How many lines the page has sent to the hall since it was loaded.
const SENT: &str = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/api/say')).length";

pub(super) async fn an_address_opens_a_page_and_no_other_command_follows_it(page: &Page, name: &str) -> Result<()> {
    let origin = page.script("return location.origin").await?;
    let origin = origin.as_str().context("an address")?;
    page.go(&format!("{origin}/rules/war")).await?;
    page.enter(name).await?;
    page.until(&format!("{NOTE}.includes('War: the rules')")).await?;
    page.say("/duel ai easy war deck:firepower").await?;
    page.find(".hand .cards").await?;
    // Each address has a number, because another fragment alone would not load the page again.
    let at = |number: usize, what: &str| format!("{origin}/?link={number}#open={what}");
    for (number, what) in ["resign", "duel.ai", "rules.war.resign", "rules%0A/resign"].into_iter().enumerate() {
        page.go(&at(number, what)).await?;
        page.find("#forms [data-begin=computer]").await?;
        page.find(".hand:not([data-over]) .cards").await?;
        page.say("/campaign germany").await?;
        page.until(&format!("{NOTE}.includes('campaign: Germany')")).await?;
        ensure!(page.script(&format!("return {SENT}")).await? == json!(1), "{what}: a command was sent");
        ensure!(page.script("return document.querySelectorAll('.hand').length").await? == json!(1), "{what}");
    }
    page.go(&at(9, "rules")).await?;
    page.until(&format!("{NOTE}.includes('War: the rules')")).await?;
    page.until(&format!("{SENT} === 1 && location.hash === ''")).await?;
    Ok(())
}

pub(super) async fn a_nation_its_cards_and_the_settings_are_shown_in_the_browser_s_own_words(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/campaign germany").await?;
    page.until(&format!("{NOTE}.includes('campaign: Germany')")).await?;
    page.press("#notes [data-press^='H:war:']").await?;
    page.until(&format!("{NOTE}.includes('Germany, your cards: 0 of')")).await?;
    page.press("#notes [data-press='H:war:0:0']").await?;
    page.until(&format!("{NOTE}.includes('USA, your cards: 30 of')")).await?;
    page.until("document.querySelector('#notes .note img')?.naturalWidth > 400").await?;
    photograph(page, "newcomer-collection").await?;
    page.press("#notes [data-press^='s:war:']").await?;
    page.until(&format!("/You own \\d of 4/.test({NOTE})")).await?;
    photograph(page, "newcomer-owned").await?;
    page.say("/settings").await?;
    page.until("document.querySelector('#notes [data-set=\"/settings language\"]')").await?;
    let said = page.script(&format!("return {NOTE}")).await?;
    let said = said.as_str().context("words")?.to_owned();
    ensure!(!said.contains("KEY VALUE") && !said.contains("/settings"), "{said}");
    let names = page
        .script("return [...document.querySelectorAll('[data-set=\"/settings language\"] option')].map((one) => one.textContent)")
        .await?;
    ensure!(names == json!(["automatic", "English", "Русский"]), "{names}");
    photograph(page, "newcomer-settings").await?;
    // Both have no other button.
    page.press("#notes [data-line='/config']").await?;
    page.find("#notes [data-set='/config language']").await?;
    page.say("/settings").await?;
    page.press("#notes [data-line='/link']").await?;
    page.until(&format!("{NOTE}.includes('Do you play somewhere else too?')")).await
}

pub(super) async fn a_card_of_a_hand_is_large_and_sharp_and_the_end_of_a_turn_names_what_is_left(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/duel ai easy war deck:firepower").await?;
    page.find(".hand .cards").await?;
    page.script("document.getElementById('close-channel').click()").await?;
    page.press(".spot[data-card='hand-1']").await?;
    page.press(".about:not([hidden]) [data-read]").await?;
    page.until("document.querySelector('#large[open] img:not([hidden])')?.naturalWidth >= 400").await?;
    ensure!(page.script("return document.querySelector('#large canvas').hidden").await? == json!(true), "one picture");
    photograph(page, "newcomer-large").await?;
    page.press("[data-do=close-large]").await?;
    // The signs of the pictures are explained with the rules.
    page.press("#rules").await?;
    page.until(&format!("{NOTE}.includes('Signs on a card: ')")).await?;
    page.press("#notes .dismiss").await?;
    let end = ".hand[data-turn] [data-ends]:not([aria-busy=true])";
    let plays = "document.querySelector(\".hand[data-turn] .about[data-about^='hand-'] .press.primary\")";
    for _ in 0..60 {
        page.until("document.querySelector('.hand[data-asked]')").await?;
        let ready = page.script(&format!("return Boolean({plays} && document.querySelector('{end}'))")).await?;
        if ready == json!(true) {
            break;
        }
        let step = page.script(&format!("return {STEP} ?? ''")).await?;
        page.answer().await?;
        page.until(&format!("{STEP} !== {step}")).await?;
    }
    let label = page.script(&format!("return {plays}.querySelector('.label').textContent")).await?;
    ensure!(label.as_str().is_some_and(|label| label.starts_with("Build") || label.starts_with("Play")), "{label}");
    // Only one base can be built in a turn, so that one name is enough for all of them.
    let left =
        if label.as_str().is_some_and(|label| label.starts_with("Build")) { json!("Build a Base") } else { label };
    page.press(end).await?;
    page.until(
        "/^Sure\\?\\sMoves\\sLeft:\\s\\d+$/.test(document.querySelector('button[data-sure] .label')?.textContent)",
    )
    .await?;
    let said = "document.getElementById('toasts').textContent";
    page.until(&format!("{said}.includes({left}) && !{said}.includes('{{') && (() => {{ {COVERED} }})().length === 0"))
        .await?;
    photograph(page, "newcomer-sure").await?;
    Ok(())
}

pub(super) async fn a_hint_is_thought_of_once_also_if_its_hand_comes_again_and_the_page_says_so(
    page: &Page,
    name: &str,
) -> Result<()> {
    begins(page, name, ".hand[data-asked] [data-press^='i:']").await?;
    page.script(KEPT).await?;
    page.press(".hand [data-press^='i:']").await?;
    page.until("document.getElementById('toasts').textContent.includes('thinking')").await?;
    page.say("/hand").await?;
    page.until("document.querySelector('.hand:not([data-old]) [data-press^=\"i:\"][aria-busy=true]')").await?;
    page.script("window.release()").await?;
    page.until("document.getElementById('notes').textContent.replaceAll('\\u00a0', ' ').includes('would choose')")
        .await?;
    page.until("document.querySelector('.hand [data-press^=\"i:\"]:not([aria-busy])')").await
}
