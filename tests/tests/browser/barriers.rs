//! Checks every state of the page with axe-core: nothing serious may keep anybody from playing.

use anyhow::{Result, ensure};
use duelhall_tests::{Drivers, Page, Program, Wiretap, axe};
use serde_json::json;

use crate::{DESKTOP, PHONE, photograph, skipped};

/// The script that checks the page, and lists what is serious with the elements that it found.
const CHECK: &str = "
    const done = arguments[arguments.length - 1];
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    axe.run(document, { rules, resultTypes: ['violations'] }).then((result) => {
        const heavy = result.violations.filter(({ impact, id }) =>
            ['serious', 'critical'].includes(impact) || ['label-content-name-mismatch', 'region'].includes(id));
        done(heavy.map(({ id, help, nodes }) => `${id}: ${help}\\n` + nodes.map((node) => `  ${node.html}`).join('\\n')).join('\\n'));
    }, (error) => done(String(error)));";

/// A page that axe-core looks at.
struct Examined<'a> {
    page: &'a Page,
    axe: &'a str,
    name: String,
}

impl Examined<'_> {
    async fn check(&self, state: &str) -> Result<()> {
        photograph(self.page, &format!("axe-{}-{state}", self.name)).await?;
        without_barriers(self.page, self.axe, &format!("{state} in {}", self.name)).await
    }
}

/// Checks that nothing serious on a page may keep anybody from playing.
pub(crate) async fn without_barriers(page: &Page, axe: &str, state: &str) -> Result<()> {
    // The script is large, and stays until the page is loaded again.
    if page.script("return !window.axe").await? == json!(true) {
        page.script(axe).await?;
    }
    let found = page.script_later(CHECK).await?;
    let found = found.as_str().unwrap_or("axe-core said nothing");
    ensure!(found.is_empty(), "{state}:\n{found}");
    Ok(())
}

/// Two people enter, one by the other's link, and duel: one at a desk, one at a phone.
async fn examine(language: &str) -> Result<()> {
    let axe = axe()?;
    let program = Program::start()?;
    let mut drivers = Drivers::start()?;
    let mut pages = Vec::new();
    for size in [DESKTOP, PHONE] {
        let tap = Wiretap::before(program.port()).await?;
        pages.push(Page::new(drivers.open(language, size, &tap).await?, tap));
    }
    let sizes = ["desk", "phone"].map(|size| format!("{language}-{size}"));
    let examined: Vec<_> = pages.iter().zip(sizes).map(|(page, name)| Examined { page, axe: &axe, name }).collect();
    let [desk, phone] = [&examined[0], &examined[1]];
    desk.page.go(&program.address()).await?;
    desk.page.find("#entry:not([hidden])").await?;
    desk.check("entry").await?;
    desk.page.enter("Ann").await?;
    desk.page.find("[data-begin=friend]").await?;
    desk.check("start").await?;
    desk.page.press("[data-begin=friend]").await?;
    desk.page.until("document.getElementById('invitation').open").await?;
    desk.check("dialog").await?;
    let link = desk.page.script("return document.getElementById('link').value").await?;
    desk.page.press("[data-do=close]").await?;
    phone.page.go(link.as_str().unwrap_or_default()).await?;
    phone.page.find("#entry:not([hidden])").await?;
    phone.check("entry").await?;
    phone.page.enter("Bob").await?;
    phone.page.find("#calls [data-press^='y:']").await?;
    phone.page.find("[data-begin=friend]").await?;
    phone.check("invited").await?;
    phone.page.press("#calls [data-press^='y:']").await?;
    for side in [desk, phone] {
        side.page.find(".hand:not([hidden]) .spot").await?;
        side.check("duel").await?;
        side.page.press(".spot").await?;
        side.page.find(".about:not([hidden])").await?;
        side.check("selected").await?;
        side.page.press(".about:not([hidden]) [data-read]").await?;
        side.page.find("#large[open] canvas").await?;
        side.check("large").await?;
        side.page.press("[data-do=close-large]").await?;
        side.page.say("/settings").await?;
        side.page.find("#notes .note .form").await?;
        side.check("note").await?;
        side.page.press("#to-channel").await?;
        side.page.find("#channel:not([hidden])").await?;
        side.check("channel").await?;
        side.page.press("#close-channel").await?;
    }
    invited_to_a_table(desk, phone).await?;
    for page in pages {
        page.close().await?;
    }
    Ok(())
}

/// A table waits while a duel goes on: one press shows all of it, with its seats and the choice of a deck.
async fn invited_to_a_table(desk: &Examined<'_>, phone: &Examined<'_>) -> Result<()> {
    desk.page.press("#to-start").await?;
    // The way back to the duel is the first thing on the page.
    desk.page.find("#back [data-tab] .clock time").await?;
    desk.page.press("[data-form=table] [type=submit]").await?;
    phone.page.press("#calls .post[data-calls] .unroll").await?;
    let seen = "(() => { const call = document.querySelector('#calls .post.open');
        return [...call.querySelectorAll('.text, .press')].every((one) => {
            const [box, room] = [one, call.parentElement].map((it) => it.getBoundingClientRect());
            return box.width > 0 && box.bottom <= room.bottom && box.right <= innerWidth;
        }) && call.querySelector('.text').textContent.split('\\n').length > 3; })()";
    phone.page.until(seen).await?;
    phone.check("table").await?;
    desk.check("back").await?;
    desk.page.press("#back [data-tab]").await?;
    desk.page.find(".hand:not([hidden])").await?;
    Ok(())
}

// F-14
#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_english() -> Result<()> {
    if skipped("axe-core in English") { Ok(()) } else { examine("en").await }
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_russian() -> Result<()> {
    if skipped("axe-core in Russian") { Ok(()) } else { examine("ru").await }
}
