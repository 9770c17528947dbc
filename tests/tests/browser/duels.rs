//! Visits of one person at a desk who duels the computer: how a duel is chosen, and how cards and questions are answered.

use anyhow::{Context, Result, bail, ensure};
use duelhall_engine::games::GameId;
use duelhall_tests::Page;
use serde_json::json;

use super::{DESKTOP, OVER, PHONE, STEP, begins, photograph, plays};

pub(super) async fn a_painted_card_is_selected_by_the_first_press_and_used_by_the_second_or_on_its_tab(
    page: &Page,
    name: &str,
) -> Result<()> {
    begins(page, name, ".hand .spot.usable").await?;
    let step = page.script(&format!("return {STEP}")).await?;
    page.press(".spot.usable").await?;
    page.until("document.querySelector('.spot.usable').getAttribute('aria-pressed') === 'true'").await?;
    page.until("document.querySelector('.about:not([hidden]) [data-press]')").await?;
    ensure!(step == page.script(&format!("return {STEP}")).await?, "the first press answers nothing");
    photograph(page, "en-selected").await?;
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
    // The number of a card is a press on it, and Enter is the second press.
    let spot = "document.querySelector('.hand[data-asked] .spot.usable')";
    page.until(spot).await?;
    let step = page.script(&format!("return {STEP}")).await?;
    let number = page.script(&format!("return {spot}.dataset.card.split('-')[1] % 10 + ''")).await?;
    page.keys(number.as_str().context("a number")?).await?;
    page.until(&format!("{spot}.getAttribute('aria-pressed') === 'true'")).await?;
    ensure!(step == page.script(&format!("return {STEP}")).await?, "the first key answers nothing");
    page.keys("\u{e007}").await?;
    page.until(&format!("{STEP} !== undefined && {STEP} !== '{}'", step.as_str().unwrap_or_default())).await?;
    Ok(())
}

/// What a card that would change nothing looks like: it is played by its number, but does not stand out.
const PLAINLY: &str = "
    const play = document.querySelector(PLAY);
    play.classList.replace('primary', 'plain');
    return play.dataset.key;";

/// Holds Enter on the card that is selected, so that it repeats; returns whether nothing came of it.
const HELD: &str = "
    const held = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', repeat: true, bubbles: true, cancelable: true });
    return !document.activeElement.dispatchEvent(held);";

pub(super) async fn a_card_that_does_not_stand_out_is_played_by_its_number_too_and_enter_that_is_held_plays_one(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "greedy towers", ".hand[data-asked] .spot").await?;
    for second in ["", "\u{e007}"] {
        until_a_card_can_be_played(page).await?;
        let step = page.script(&format!("return {STEP}")).await?;
        let key = page.script(&PLAINLY.replace("PLAY", &json!(PLAY).to_string())).await?;
        let key = key.as_str().context("a number")?;
        page.keys(key).await?;
        let spot = format!("document.querySelector('.spot[data-card=hand-{}]')", if key == "0" { "10" } else { key });
        page.until(&format!("{spot}.getAttribute('aria-pressed') === 'true'")).await?;
        ensure!(page.script(HELD).await? == json!(true), "Enter that is held plays no card");
        ensure!(step == page.script(&format!("return {STEP}")).await?, "the first key answers nothing");
        page.keys(if second.is_empty() { key } else { second }).await?;
        page.until(&format!("{STEP} !== undefined && {STEP} !== {step}")).await?;
    }
    Ok(())
}

/// Answers until the first use of a card of the hand matches a selector, then presses that card twice; returns the step before. If no
/// such card was dealt before the end, the next duel has others.
async fn pressed_twice(page: &Page, first: &str) -> Result<serde_json::Value> {
    let card = format!(
        "[...document.querySelectorAll(\".hand[data-turn] .about[data-about^='hand-']\")]
            .find((about) => about.querySelector(\"[data-press^='a:']\")?.matches('{first}'))?.dataset.about"
    );
    for _ in 0..400 {
        page.until(&format!("document.querySelector('.hand[data-asked]:not([hidden])') || {OVER}")).await?;
        if page.script(&format!("return Boolean({OVER})")).await? == json!(true) {
            page.press(".hand:not([hidden]) [data-press^='m:']").await?;
            page.until("document.querySelector('.hand:not([hidden], [data-over])')").await?;
            continue;
        }
        if page.script(&format!("return Boolean({card})")).await? == json!(true) {
            break;
        }
        let step = page.script(&format!("return {STEP} ?? ''")).await?;
        page.answer().await?;
        page.until(&format!("{STEP} !== {step}")).await?;
    }
    let number = page.script(&format!("return {card}")).await?;
    let spot = format!(".hand[data-turn] .spot[data-card={}]", number.as_str().context("there is such a card")?);
    let step = page.script(&format!("return {STEP}")).await?;
    page.press(&spot).await?;
    page.until(&format!("document.querySelector('{spot}').getAttribute('aria-pressed') === 'true'")).await?;
    page.press(&spot).await?;
    Ok(step)
}

pub(super) async fn the_second_press_on_a_card_that_can_only_be_a_resource_places_it_h_78(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy heroes", ".hand[data-asked] .spot").await?;
    let step = pressed_twice(page, ".plain[data-lapses]").await?;
    page.until(&format!("{STEP} !== undefined && {STEP} !== {step}")).await?;
    page.until(&format!("document.querySelector('.events').textContent.includes('{name} places a resource')")).await?;
    Ok(())
}

pub(super) async fn the_second_press_on_a_card_discards_nothing_and_says_which_button_does_t_48(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy towers", ".hand[data-asked] .spot").await?;
    let step = pressed_twice(page, ".plain:not([data-lapses])").await?;
    page.until("document.getElementById('toasts').textContent.includes('Press the button: Discard')").await?;
    ensure!(step == page.script(&format!("return {STEP}")).await?, "the second press answers nothing");
    Ok(())
}

/// Holds back what is pressed until `release` is called, and marks the hand that is there now.
pub(super) const KEPT: &str = "
    const send = window.fetch;
    window.fetch = (path, body) => path !== '/api/act' ? send(path, body)
        : new Promise((answer) => { window.release = () => answer(send(path, body)); });
    document.querySelector('.hand').dataset.old = 'yes';";

pub(super) async fn a_question_is_answered_once_also_if_its_hand_comes_again_meanwhile(
    page: &Page,
    name: &str,
) -> Result<()> {
    begins(page, name, ".hand[data-asked] .spot.usable").await?;
    page.script(KEPT).await?;
    let step = page.script(&format!("return {STEP}")).await?;
    ensure!(page.answer().await?, "there is an answer to give");
    page.say("/hand").await?;
    page.until("document.querySelector('.hand[data-asked]:not([data-old])')").await?;
    ensure!(step == page.script(&format!("return {STEP}")).await?, "the hand that came again asks the same");
    ensure!(!page.answer().await?, "the question waits for the answer that was given");
    page.script("window.release()").await?;
    page.until(&format!("{STEP} !== '{}'", step.as_str().unwrap_or_default())).await?;
    page.until("document.querySelector(\".hand[data-asked] [data-press^='a:']:not([aria-busy])\")").await?;
    Ok(())
}

// F-6
pub(super) async fn a_person_chooses_game_level_and_deck_before_a_duel(page: &Page, name: &str) -> Result<()> {
    page.enter(name).await?;
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
    // The next duel begins with that level, also from the rules.
    page.press("#to-start").await?;
    page.find("[name=level][value=hard]:checked").await?;
    page.press("#rules").await?;
    page.press("#notes [data-press^='c:']").await?;
    page.until(
        "[...document.querySelectorAll('.hand')].filter((one) => one.dataset.title.includes('hard')).length === 2",
    )
    .await?;
    page.press("#to-start").await?;
    // Every game of the program can be chosen.
    let count = "document.querySelectorAll('[data-form=computer] [name=game-computer]').length";
    page.until(&format!("{count} >= {}", GameId::all().len())).await?;
    Ok(())
}

/// The button that plays the first card of the hand that can be played.
const PLAY: &str = ".hand[data-turn] .about[data-about^='hand-'] .press.primary[data-press^='a:']";

/// Keeps the first hand, and ends turns in which nothing can be played, until a card can be.
async fn until_a_card_can_be_played(page: &Page) -> Result<()> {
    for _ in 0..20 {
        page.until("document.querySelector('.hand[data-asked]')").await?;
        if page.script(&format!("return Boolean(document.querySelector({}))", json!(PLAY))).await? == json!(true) {
            return Ok(());
        }
        let step = page.script(&format!("return {STEP} ?? ''")).await?;
        page.answer().await?;
        page.until(&format!("{STEP} !== {step}")).await?;
    }
    bail!("no card can be played:\n{}", page.text().await?)
}

/// Runs in a browser with all motion: without it no picture is copied.
pub(super) async fn a_card_is_played_while_the_picture_of_its_hand_is_broken(page: &Page, name: &str) -> Result<()> {
    page.enter(name).await?;
    page.press("[data-begin=computer]").await?;
    until_a_card_can_be_played(page).await?;
    page.script(&format!(
        "const card = document.querySelector({}).closest('.about').dataset.about;
         window.broken = document.querySelector(`.hand .spot[data-card=${{card}}]`).parentElement.querySelector('img');
         window.broken.src = 'data:image/png;base64,AAAA';",
        json!(PLAY)
    ))
    .await?;
    page.until("window.broken.isConnected && window.broken.complete && window.broken.naturalWidth === 0").await?;
    let step = page.script(&format!("return {STEP}")).await?;
    page.press(PLAY).await?;
    page.until(&format!("{STEP} !== undefined && {STEP} !== '{}'", step.as_str().unwrap_or_default())).await?;
    Ok(())
}

/// Puts the hand in sight into the page again, as the hand of another duel in which something has happened since.
const ELSEWHERE: &str = "
    const done = arguments[arguments.length - 1];
    const other = document.querySelector('.hand:not([hidden])').cloneNode(true);
    other.dataset.match = 'elsewhere';
    other.removeAttribute('data-asked');
    other.querySelectorAll('[data-press]').forEach((button) => button.remove());
    other.querySelector('.events').innerHTML = '<ol><li>Somebody moves</li></ol>';
    const html = other.outerHTML;
    import(document.querySelector('script[type=module]').src.replace('hall.js', 'duels.js')).then(({ putItem, show }) => {
        const said = () => document.getElementById('polite').textContent === 'Somebody moves';
        for (const changed of [1, 2]) putItem({ id: 1000, changed, hand: true, html });
        const behind = said();
        show('elsewhere');
        putItem({ id: 1000, changed: 3, hand: true, html });
        done([behind, said()].join());
    });";

pub(super) async fn the_moves_of_a_duel_are_told_while_it_is_shown_and_not_behind_another(
    page: &Page,
    name: &str,
) -> Result<()> {
    begins(page, name, ".hand[data-asked] .spot").await?;
    let told = page.script_later(ELSEWHERE).await?;
    ensure!(told == json!("false,true"), "told behind another, and while it is shown: {told}");
    Ok(())
}

/// Sends the page what the hall says about another duel: that half of its time is gone, then that something happened in it, then
/// its end. Says after each what is told, whether the hand has kept its place, and whether its duel is still shown.
const TOLD: &str = "
    const done = arguments[arguments.length - 1];
    const own = document.querySelector('.hand:not([hidden])');
    const other = own.cloneNode(true);
    other.dataset.match = 'elsewhere';
    other.removeAttribute('data-asked');
    const note = (hurry, text) => `<section class='private note' ${hurry} data-about-match='elsewhere' tabindex='-1'>
        <p class='text'>${text}</p></section>`;
    const top = () => own.querySelector('.fan').getBoundingClientRect().top;
    const before = top();
    import(document.querySelector('script[type=module]').src.replace('hall.js', 'duels.js')).then(({ putItem }) => {
        const seen = [];
        const put = (id, changed, hand, html) => {
            putItem({ id, changed, hand, html });
            const kept = top() === before && !own.hidden;
            seen.push(`${document.getElementById('toasts').textContent}|${document.querySelectorAll('.note').length}|${kept}`);
        };
        put(1000, 1, true, other.outerHTML);
        put(1001, 2, false, note('data-hurry', 'Half of your time is gone.'));
        put(1000, 3, true, other.outerHTML);
        other.setAttribute('data-over', '');
        put(1000, 4, true, other.outerHTML);
        put(1002, 5, false, note('', 'You have lost.'));
        done(seen.join('; '));
    });";

pub(super) async fn a_reminder_of_another_duel_and_its_end_by_the_clock_are_told_and_move_nothing(
    page: &Page,
    name: &str,
) -> Result<()> {
    begins(page, name, ".hand[data-asked] .spot").await?;
    page.until("[...document.images].every((image) => image.complete || image.loading === 'lazy')").await?;
    // What was said at the beginning goes by itself.
    page.until("document.getElementById('toasts').textContent.trim() === ''").await?;
    let told = page.script_later(TOLD).await?;
    let wanted = "|0|true; Half of your time is gone.|0|true; |0|true; |0|true; You have lost.|0|true";
    ensure!(told == json!(wanted), "{told}");
    Ok(())
}

pub(super) async fn a_hand_that_a_page_failed_to_show_is_shown_when_it_comes_again(
    page: &Page,
    name: &str,
) -> Result<()> {
    begins(page, name, ".hand[data-asked] .spot").await?;
    let step = page.script(&format!("return {STEP}")).await?;
    page.script(
        "const own = Element.prototype.replaceWith;
         Element.prototype.replaceWith = function (...all) {
             if (!this.matches('.hand')) return own.apply(this, all);
             Element.prototype.replaceWith = own;
             throw new Error('once');
         };",
    )
    .await?;
    ensure!(page.answer().await?, "there is an answer to give");
    page.until(&format!("{STEP} !== undefined && {STEP} !== {step}")).await?;
    page.until("document.querySelectorAll('.hand').length === 1 && !document.body.classList.contains('away')").await
}

/// Gives the end of the turn the longest label that it can have in a language, and says how high the turn is, if there are cards and all cards of a hand on one picture and all choices are in sight; `false` otherwise.
const IN_SIGHT: &str = "
    const duel = document.querySelector('.hand:not([hidden])');
    const label = duel.querySelector('.tools .end .label');
    if (label) label.textContent = 'LABEL';
    const ends = (one) => one.getBoundingClientRect().bottom - 1;
    const room = Math.min(ends(duel.querySelector('.fan')) + 2, innerHeight);
    const spots = [...duel.querySelectorAll('.whole .spot')];
    // A hand with too many words for one picture scrolls.
    const cards = spots.length > 0 ? spots.every((one) => ends(one) <= room) : Boolean(duel.querySelector('.fan .spot'));
    const choices = [...duel.querySelectorAll('.tools .press, .choices .press')].every((one) => ends(one) <= innerHeight);
    return cards && choices && duel.querySelector('.turn').offsetHeight;";

/// Whether the question in sight does not scroll.
const READ_WHOLE: &str = "(() => {
    const question = document.querySelector('.hand:not([hidden]) .question');
    return question.scrollHeight <= question.clientHeight + 1;
})()";

pub(super) async fn at_every_step_all_cards_and_choices_are_in_sight_and_the_turn_is_equally_high(
    page: &Page,
    name: &str,
) -> Result<()> {
    let origin = page.script("return location.origin").await?;
    let origin = origin.as_str().context("an address")?;
    // Long words and a narrow window need more room.
    let english = ("en", name, DESKTOP, "End the Defence Without Any Blocks");
    let russian = ("ru", "Вера", (1000, 800), "Закончить оборону без блокирования");
    let (mut whole, has_whole) = (0, "return Boolean(document.querySelector('.hand:not([hidden]) .whole'))");
    for (language, name, size, label) in [english, russian] {
        let in_sight = IN_SIGHT.replace("LABEL", label);
        page.go_as_somebody_new(&format!("{origin}/?lang={language}")).await?;
        page.enter(name).await?;
        page.resize(size).await?;
        page.say("/duel ai easy war deck:firepower").await?;
        page.find(".hand[data-asked] .fan .spot").await?;
        page.press("#close-channel").await?;
        photograph(page, &format!("{language}-in-sight")).await?;
        if size == DESKTOP {
            page.until("document.querySelector('.hand:not([hidden]) .table').clientWidth > innerWidth * 0.4").await?;
        }
        let high = page.script(&in_sight).await?;
        ensure!(high.as_u64().is_some_and(|high| high < 90), "the turn is {high} high:\n{}", page.text().await?);
        for _ in 0..8 {
            let step = page.script(&format!("return {STEP} ?? ''")).await?;
            page.answer().await?;
            page.until(&format!("document.querySelector('.hand[data-asked]') && {STEP} !== {step}")).await?;
            if size == DESKTOP {
                // Letters get smaller before a question would scroll.
                page.until(READ_WHOLE).await?;
            }
            let now = page.script(&in_sight).await?;
            ensure!(now == high, "{language}: it was {high} high and is {now}:\n{}", page.text().await?);
            whole += usize::from(page.script(has_whole).await? == json!(true));
        }
    }
    ensure!(whole >= 4, "{whole} hands were on one picture");
    Ok(())
}

pub(super) async fn a_hand_can_be_read_after_a_broad_window_became_narrow_and_broad_again(
    page: &Page,
    name: &str,
) -> Result<()> {
    plays(page, name, "easy war deck:firepower", ".hand[data-asked] .fan .whole .spot").await?;
    let shows = |some: &str, none: &str| {
        format!("document.querySelector('.hand .fan {some} .spot') && !document.querySelector('.hand .fan {none}')")
    };
    for _ in 0..2 {
        page.resize(PHONE).await?;
        page.until(&shows(".sheet:not(.whole)", ".whole")).await?;
        page.resize(DESKTOP).await?;
        page.until(&shows(".whole", ".sheet:not(.whole)")).await?;
    }
    ensure!(page.script("return document.body.classList.contains('away')").await? == json!(false));
    ensure!(page.answer().await?, "the question can be answered");
    Ok(())
}
