//! Tests duels of Chrono in a browser: what a newcomer reads, and where the buttons are.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use duelhall_tests::Page;
use serde_json::json;

use super::newcomer::COVERED;
use super::{DUEL, OVER, STEP, at_the_entry_of, photograph, plays, skipped};

/// A window so low that no hand is seen whole.
const LOW: (u32, u32) = (1280, 640);

/// How many answers of a duel are looked at.
const ANSWERS: usize = 40;

/// Answers as a curious player does: collects first, then plays, then whatever stands first. Returns the step that it answered.
const ANSWER: &str = r#"
    const hand = document.querySelector(".hand[data-asked]:not([hidden])");
    const open = [...hand?.querySelectorAll('[data-press^="a:"]') ?? []];
    const collect = open.find((b) => b.closest(".placed") && !["a", "q"].includes(b.dataset.key));
    const play = open.find((b) => /^[1-9]$/.test(b.dataset.key) && b.classList.contains("primary"));
    const pick = collect ?? play ?? open.find((b) => b.closest(".choices")) ?? open.find((b) => b.dataset.key === "e") ?? open[0];
    pick?.click();
    // A turn in which something can be played is ended by the second press.
    if (pick && "sure" in pick.dataset) pick.click();
    return pick?.dataset.press.split(":")[2] ?? "";
"#;

/// Answers once. Returns false when the duel is over.
async fn answered(page: &Page) -> Result<bool> {
    asked(page).await?;
    let step = page.script(ANSWER).await?;
    page.until(&format!("{OVER} || {STEP} !== {step}")).await?;
    Ok(page.script(&format!("return Boolean({OVER})")).await? != json!(true))
}

/// Waits until the player is asked, or the duel is over.
async fn asked(page: &Page) -> Result<()> {
    page.until(&format!("document.querySelector('.hand[data-asked]:not([hidden])') || {OVER}")).await
}

/// A text of the page.
async fn read(page: &Page, expression: &str) -> Result<String> {
    let text = page.script(&format!("return {expression}")).await?;
    Ok(text.as_str().with_context(|| format!("{expression} is text"))?.to_owned())
}

/// What is wrong with the page while a question of Chrono is asked on a phone, line by line.
const WRONG: &str = "
    const wrong = [];
    const duel = document.querySelector('.hand:not([hidden])');
    const high = (part) => duel.querySelector(part)?.getBoundingClientRect().height ?? 0;
    const height = high('.choices') + high('.tools');
    if (height > innerHeight / 3) wrong.push(`what can be done takes ${height} of ${innerHeight}`);
    for (const one of duel.querySelectorAll('.choices [data-press]')) {
        const inSight = one.checkVisibility() || one.closest('.fold')?.querySelector('.unfold').checkVisibility();
        if (!inSight) wrong.push(`${one.textContent} is neither in sight nor in a list`);
    }
    for (const [at, one] of document.querySelectorAll('.placed > *').entries()) {
        const place = { a: 0, c: 1, f: 2, d: 3, q: 4 }[one.dataset.key];
        if (one.dataset.key && place !== at) wrong.push(`${one.dataset.key} is at place ${at}`);
    }
    for (const one of (() => { COVERED })()) wrong.push(`a toast covers ${one}`);
    return wrong.join('\\n');";

/// Plays a card of the hand by two presses, if one can be played; returns the step that it answered.
const PLAY: &str = "
    const spot = document.querySelector('.hand[data-turn] .spot.usable[data-card^=hand-]');
    spot?.click();
    const play = document.querySelector('.about:not([hidden]) .press.primary');
    const box = play?.getBoundingClientRect();
    window.at = box && [box.x + box.width / 2, box.y + box.height / 2];
    play?.click();
    return play ? play.dataset.press.split(':')[2] : '';";

pub(super) async fn on_a_phone_choices_of_chrono_take_a_third_and_stay_and_no_card_follows_under_the_finger(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy chrono deck:behind-you", ".hand .cards").await?;
    let wrong = WRONG.replace("COVERED", COVERED);
    let (mut fullest, mut played) = (0, 0);
    for _ in 0..ANSWERS {
        // Between two questions there is little to do.
        asked(page).await?;
        if page.script(&format!("return Boolean({OVER})")).await? == json!(true) {
            break;
        }
        let wrong = page.script(&wrong).await?;
        ensure!(wrong == json!(""), "{wrong}:\n{}", page.text().await?);
        let choices = page.script("return document.querySelectorAll('.choices [data-press]').length").await?;
        if choices.as_u64() > Some(fullest) {
            fullest = choices.as_u64().unwrap_or_default();
            photograph(page, &format!("ru-chrono-phone-{fullest:02}")).await?;
        }
        let step = page.script(PLAY).await?;
        if step == json!("") {
            answered(page).await?;
            continue;
        }
        page.until(&format!("{OVER} || {STEP} !== {step}")).await?;
        page.until(&format!(
            "{OVER} || !document.querySelector('.hand.has-chosen') && !document.elementFromPoint(...window.at)?.closest('.about')"
        ))
        .await?;
        played += 1;
    }
    ensure!(fullest >= 3, "there was something to do");
    ensure!(played >= 3, "{played} cards were played");
    Ok(())
}

pub(super) async fn a_newcomer_reads_the_level_the_words_of_a_card_and_the_whole_turn_of_the_computer(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    // What `/duel ai` alone means.
    page.find("[data-form=computer] [name=level][value=normal]:checked").await?;
    page.press("[name=level][value=easy]").await?;
    let level = read(page, "document.querySelector('[name=level]:checked + span').textContent").await?;
    page.press("[name=game-computer][value=chrono]").await?;
    page.press("[data-begin=computer]").await?;
    page.find(".hand .cards").await?;
    let title = read(page, "document.querySelector('.hand').dataset.title").await?;
    ensure!(title.contains(&format!("({})", level.to_lowercase())), "{level} is {title}");
    let cards = page
        .script("return [...document.querySelectorAll(\".spot[data-card^='hand-']\")].map((one) => one.dataset.card)")
        .await?;
    let cards: Vec<String> = serde_json::from_value(cards)?;
    ensure!(!cards.is_empty(), "no card of the hand can be pressed");
    for card in &cards {
        page.press(&format!(".spot[data-card='{card}']")).await?;
        page.press(".about:not([hidden]) [data-read]").await?;
        page.until("document.getElementById('large').open").await?;
        let words = read(page, "document.getElementById('large-words').textContent").await?;
        let own = words.split("\n\n").next().unwrap_or_default().to_lowercase();
        // Which cards are dealt is chance, and a card may have no such word.
        let hard = ["summon:", "manifest:", "fury:"];
        let explains = words.split("\n\n").skip(1).any(|line| line.contains(": "));
        ensure!(explains || hard.iter().all(|word| !own.contains(word)), "nothing of this is explained: {words}");
        photograph(page, "en-chrono-words").await?;
        page.press("[data-do=close-large]").await?;
    }
    let began = Instant::now();
    let whole = "(() => {
        const events = [...document.querySelectorAll('.events li')];
        const theirs = events.findIndex((one) => one.matches('.begins') && one.textContent.includes(': Computer'));
        return theirs >= 0 && events.slice(theirs + 1).some((one) => one.matches('.begins'));
    })()";
    // Only the first question of a turn is sure to show it: with an answer, less is told of the opponent's turn.
    asked(page).await?;
    while page.script(&format!("return {whole}")).await? != json!(true) {
        ensure!(
            began.elapsed() < DUEL && answered(page).await?,
            "no turn of the computer is told:\n{}",
            page.text().await?
        );
        asked(page).await?;
    }
    photograph(page, "en-chrono-events").await?;
    // The rules are in parts, with what the signs mean.
    page.press("#rules").await?;
    let rules = "document.querySelector('#notes .text')?.textContent";
    page.until(&format!("{rules}?.split('\\n\\n◆ ').length >= 7 && {rules}.includes('spiral – concentration')"))
        .await?;
    photograph(page, "en-chrono-rules").await?;
    Ok(())
}

/// Whether a card of the hand can be played.
const PLAYS: &str = "document.querySelector(\".hand[data-turn] .about[data-about^='hand-'] .press.primary\")";

pub(super) async fn an_attack_too_ends_a_turn_of_chrono_only_by_the_second_press_while_a_card_can_be_played(
    page: &Page,
    name: &str,
) -> Result<()> {
    page.enter(name).await?;
    page.say("/duel ai easy chrono deck:behind-you").await?;
    page.find(".hand .cards").await?;
    let attack = ".placed [data-ends][data-key=a]";
    let began = Instant::now();
    loop {
        ensure!(began.elapsed() < DUEL, "no attack could be made:\n{}", page.text().await?);
        asked(page).await?;
        let both = format!("return Boolean(document.querySelector('{attack}') && {PLAYS})");
        if page.script(&both).await? == json!(true) {
            break;
        }
        // Which cards are dealt is chance: a duel can end before both can be done in one turn.
        if !answered(page).await? {
            page.press(".hand:not([hidden]) [data-press^='m:']").await?;
            page.until(&format!("!({OVER})")).await?;
        }
    }
    let step = read(page, STEP).await?;
    page.press(&format!("{attack}:not([aria-busy=true])")).await?;
    page.until(&format!("document.querySelector('{attack}[data-sure]')?.textContent.includes('Sure?')")).await?;
    photograph(page, "en-chrono-sure").await?;
    ensure!(read(page, STEP).await? == step, "the first press only asks");
    page.press(attack).await?;
    page.until(&format!("{OVER} || {STEP} !== '{step}'")).await?;
    Ok(())
}

pub(super) async fn an_opening_hand_of_chrono_and_its_answers_are_seen_whole_at_a_desk(
    page: &Page,
    name: &str,
) -> Result<()> {
    let origin = page.script("return location.origin").await?;
    let origin = origin.as_str().context("an address")?;
    for (language, name) in [("en", name), ("ru", "Анна")] {
        page.go_as_somebody_new(&format!("{origin}/?lang={language}")).await?;
        plays(page, name, "easy chrono", ".hand[data-asked] .spot.usable[data-card^=hand-]").await?;
        let whole = "(() => {
            const edge = document.querySelector('.fan').getBoundingClientRect();
            const inside = (box, bottom) => box.width > 0 && box.top >= 0 && box.bottom <= bottom + 1;
            const boxes = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
            return boxes('.fan .spot').every((box) => inside(box, edge.bottom)) && edge.bottom <= innerHeight
                && boxes('.tools .press, .choices .press').every((box) => inside(box, innerHeight))
                && document.querySelector('.further').hidden && document.documentElement.lang === '";
        page.until(&format!("{whole}{language}'; }})()")).await?;
        photograph(page, &format!("{language}-chrono-opening")).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_chrono_that_is_cut_says_which_cards_are_further_down_and_goes_there() -> Result<()> {
    if skipped("a hand that is cut") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry_of("en", LOW).await?;
    page.enter("Ann").await?;
    // With large letters, an opening hand has no room on one broad picture.
    page.say("/settings theme large-text").await?;
    page.until("document.documentElement.dataset.theme === 'large-text'").await?;
    page.say("/duel ai easy chrono").await?;
    page.find(".hand .cards").await?;
    page.until("document.querySelector('.further:not([hidden], .end) b')?.textContent.includes('5')").await?;
    photograph(&page, "en-chrono-cut").await?;
    let last_in_sight = "document.querySelector('.further.end') &&
        document.querySelector(\".spot[data-card='hand-5']\").getBoundingClientRect().bottom
            <= document.querySelector('.fan').getBoundingClientRect().bottom";
    // In a low window it takes more presses than one.
    let press = "document.querySelector('.further:not([hidden], .end)')?.click()";
    page.until(&format!("({press}, {last_in_sight})")).await?;
    // An answer sends the hand again, and so does the opponent's at any time: whoever reads the last card goes on reading it.
    let before = page.script(&format!("window.read = document.querySelector('.hand'); return {STEP}")).await?;
    page.press(".about[data-about='hand-5'] [data-press^='a:']:not([aria-busy=true])").await?;
    page.until(&format!("{STEP} !== '{}'", before.as_str().unwrap_or_default())).await?;
    page.until(&format!("document.querySelector('.hand') !== window.read && {last_in_sight}")).await?;
    page.close().await
}
