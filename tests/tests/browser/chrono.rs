//! Tests duels of Chrono in a browser: what a newcomer reads, and where the buttons are.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use duelhall_tests::Page;
use serde_json::json;

use super::newcomer::COVERED;
use super::{DESKTOP, DUEL, STEP, at_the_entry_of, photograph, skipped};

/// A window so low that no hand is seen whole.
const LOW: (u32, u32) = (1280, 640);

/// How many answers of a duel are looked at.
const ANSWERS: usize = 40;

/// Whether the duel is over.
const OVER: &str = "document.querySelector(\".hand:not([hidden]) [data-press^='m:']\")";

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

/// The names of the actions that keep their keys and places, each with both: none moves in the course of a duel.
const PLACED: &str = "[...document.querySelectorAll('.placed > *')].map((one, at) =>
    one.dataset.key ? `${one.dataset.key} ${at}` : '').filter(Boolean).join()";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_what_can_be_done_in_chrono_takes_a_third_of_the_page_and_stays_where_it_is() -> Result<()> {
    if skipped("Chrono on a phone") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry_of("ru", (390, 844)).await?;
    page.enter("Анна").await?;
    page.say("/duel ai easy chrono deck:to-and-fro").await?;
    page.find(".hand .cards").await?;
    page.press("#close-channel").await?;
    let (began, mut fullest) = (Instant::now(), 0);
    for _ in 0..ANSWERS {
        ensure!(began.elapsed() < DUEL, "the duel does not go on:\n{}", page.text().await?);
        // Between two questions there is little to do.
        asked(&page).await?;
        let height = page
            .script(
                "const high = (part) => document.querySelector(`.hand:not([hidden]) ${part}`)?.getBoundingClientRect().height ?? 0;
                 return high('.choices') + high('.tools');",
            )
            .await?;
        ensure!(height.as_f64().unwrap_or(844.0) <= 844.0 / 3.0, "{height} of 844:\n{}", page.text().await?);
        // What happened is said where it covers nothing that can be pressed.
        let covered = page.script(COVERED).await?;
        ensure!(covered == json!([]), "a toast covers {covered}:\n{}", page.text().await?);
        // Every choice is in sight, in its list, or with its card.
        page.until(
            "[...document.querySelectorAll('.hand:not([hidden]) .choices [data-press]')].every((one) =>
                 one.checkVisibility() || one.closest('.fold')?.querySelector('.unfold').checkVisibility())",
        )
        .await?;
        for placed in read(&page, PLACED).await?.split(',').filter(|placed| !placed.is_empty()) {
            ensure!(["a 0", "c 1", "f 2", "d 3", "q 4"].contains(&placed), "{placed}");
        }
        let choices = page.script("return document.querySelectorAll('.choices [data-press]').length").await?;
        if choices.as_u64() > Some(fullest) {
            fullest = choices.as_u64().unwrap_or_default();
            photograph(&page, &format!("ru-chrono-phone-{fullest:02}")).await?;
        }
        if !answered(&page).await? {
            break;
        }
    }
    ensure!(fullest >= 3, "there was something to do");
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_card_of_chrono_is_played_no_other_card_is_under_the_same_finger() -> Result<()> {
    if skipped("a card after another") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry_of("en", (390, 844)).await?;
    page.enter("Ann").await?;
    page.say("/duel ai easy chrono deck:behind-you").await?;
    page.find(".hand .cards").await?;
    page.press("#close-channel").await?;
    let mut played = 0;
    for _ in 0..ANSWERS {
        asked(&page).await?;
        let pressed = page
            .script(
                "const spot = document.querySelector('.hand[data-turn] .spot.usable[data-card^=hand-]');
                 spot?.click();
                 const play = document.querySelector('.about:not([hidden]) .press.primary');
                 const box = play?.getBoundingClientRect();
                 window.at = box && [box.x + box.width / 2, box.y + box.height / 2];
                 play?.click();
                 return play ? play.dataset.press.split(':')[2] : '';",
            )
            .await?;
        let step = pressed.as_str().unwrap_or_default();
        if step.is_empty() {
            if !answered(&page).await? {
                break;
            }
            continue;
        }
        page.until(&format!("{OVER} || {STEP} !== '{step}'")).await?;
        if page.script(&format!("return Boolean({OVER})")).await? == json!(true) {
            break;
        }
        page.until("!document.querySelector('.hand.has-chosen')").await?;
        page.until("!document.elementFromPoint(...window.at)?.closest('.about')").await?;
        played += 1;
    }
    ensure!(played >= 3, "{played} cards were played");
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_reads_the_level_the_words_of_a_card_and_the_whole_turn_of_the_computer() -> Result<()> {
    if skipped("a newcomer in Chrono") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry_of("en", DESKTOP).await?;
    page.enter("Ann").await?;
    // What `/duel ai` alone means.
    page.find("[data-form=computer] [name=level][value=normal]:checked").await?;
    page.press("[name=level][value=easy]").await?;
    let level = read(&page, "document.querySelector('[name=level]:checked + span').textContent").await?;
    page.press("[name=game-computer][value=chrono]").await?;
    page.press("[data-begin=computer]").await?;
    page.find(".hand .cards").await?;
    let title = read(&page, "document.querySelector('.hand').dataset.title").await?;
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
        let words = read(&page, "document.getElementById('large-words').textContent").await?;
        let own = words.split("\n\n").next().unwrap_or_default().to_lowercase();
        // Which cards are dealt is chance, and a card may have no such word.
        let hard = ["summon:", "manifest:", "fury:"];
        let explains = words.split("\n\n").skip(1).any(|line| line.contains(": "));
        ensure!(explains || hard.iter().all(|word| !own.contains(word)), "nothing of this is explained: {words}");
        photograph(&page, "en-chrono-words").await?;
        page.press("[data-do=close-large]").await?;
    }
    let began = Instant::now();
    let whole = "(() => {
        const events = [...document.querySelectorAll('.events li')];
        const theirs = events.findIndex((one) => one.matches('.begins') && one.textContent.includes(': Computer'));
        return theirs >= 0 && events.slice(theirs + 1).some((one) => one.matches('.begins'));
    })()";
    // Only the first question of a turn is sure to show it: with an answer, less is told of the opponent's turn.
    asked(&page).await?;
    while page.script(&format!("return {whole}")).await? != json!(true) {
        ensure!(
            began.elapsed() < DUEL && answered(&page).await?,
            "no turn of the computer is told:\n{}",
            page.text().await?
        );
        asked(&page).await?;
    }
    photograph(&page, "en-chrono-events").await?;
    // The rules are in parts, with what the signs mean.
    page.press("#rules").await?;
    let rules = "document.querySelector('#notes .text')?.textContent";
    page.until(&format!("{rules}?.split('\\n\\n◆ ').length >= 7 && {rules}.includes('spiral – concentration')"))
        .await?;
    photograph(&page, "en-chrono-rules").await?;
    page.close().await
}

/// Whether a card of the hand can be played.
const PLAYS: &str = "document.querySelector(\".hand[data-turn] .about[data-about^='hand-'] .press.primary\")";

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_too_ends_a_turn_of_chrono_only_by_the_second_press_while_a_card_can_be_played() -> Result<()> {
    if skipped("the end of a turn in Chrono") {
        return Ok(());
    }
    let (_program, _drivers, page) = at_the_entry_of("en", DESKTOP).await?;
    page.enter("Ann").await?;
    page.say("/duel ai easy chrono deck:behind-you").await?;
    page.find(".hand .cards").await?;
    let attack = ".placed [data-ends][data-key=a]";
    let began = Instant::now();
    loop {
        ensure!(began.elapsed() < DUEL, "no attack could be made:\n{}", page.text().await?);
        asked(&page).await?;
        let both = format!("return Boolean(document.querySelector('{attack}') && {PLAYS})");
        if page.script(&both).await? == json!(true) {
            break;
        }
        // Which cards are dealt is chance: a duel can end before both can be done in one turn.
        if !answered(&page).await? {
            page.press(".hand:not([hidden]) [data-press^='m:']").await?;
            page.until(&format!("!({OVER})")).await?;
        }
    }
    let step = read(&page, STEP).await?;
    page.press(&format!("{attack}:not([aria-busy=true])")).await?;
    page.until(&format!("document.querySelector('{attack}[data-sure]')?.textContent.includes('Sure?')")).await?;
    photograph(&page, "en-chrono-sure").await?;
    ensure!(read(&page, STEP).await? == step, "the first press only asks");
    page.press(attack).await?;
    page.until(&format!("{OVER} || {STEP} !== '{step}'")).await?;
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opening_hand_of_chrono_and_its_answers_are_seen_whole_at_a_desk() -> Result<()> {
    if skipped("an opening hand of Chrono") {
        return Ok(());
    }
    for (language, name) in [("en", "Ann"), ("ru", "Анна")] {
        let (_program, _drivers, page) = at_the_entry_of(language, DESKTOP).await?;
        page.enter(name).await?;
        page.say("/duel ai easy chrono").await?;
        page.find(".hand[data-asked] .spot.usable[data-card^=hand-]").await?;
        page.press("#close-channel").await?;
        let whole = "(() => {
            const edge = document.querySelector('.fan').getBoundingClientRect();
            const inside = (box, bottom) => box.width > 0 && box.top >= 0 && box.bottom <= bottom + 1;
            const boxes = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
            return boxes('.fan .spot').every((box) => inside(box, edge.bottom)) && edge.bottom <= innerHeight
                && boxes('.tools .press, .choices .press').every((box) => inside(box, innerHeight))
                && document.querySelector('.further').hidden;
        })()";
        page.until(whole).await?;
        photograph(&page, &format!("{language}-chrono-opening")).await?;
        page.close().await?;
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
