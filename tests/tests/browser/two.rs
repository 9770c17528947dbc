//! Two people duel to the end, through a kill in the middle, each in a browser and a language of their own.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_tests::{Drivers, Page, Program, Seen, Wiretap, seen};

use super::{DESKTOP, DUEL, OVER, PHONE, photograph, skipped};

/// The names of the two people, and their languages.
const NAMES: [&str; 2] = ["Ann", "Борис"];
const LANGUAGES: [Lang; 2] = [Lang::En, Lang::Ru];

/// How long a page may take to show what happened while the program was down.
const CATCH_UP: Duration = Duration::from_secs(20);

/// The numbers on the board beside the hand, whatever the language.
const NUMBERS: &str = "document.querySelector('.hand .board').alt.match(/\\d+/g).sort().join()";

/// Whether the board in the channel ends with what happened last.
const TOLD: &str = "[...document.querySelectorAll('#posts .post[data-kind=board] .text')].at(-1).textContent.trim()
    .endsWith([...document.querySelectorAll('.hand .events li')].at(-1).textContent.trim())";

/// Whether the channel calls the person of the page if, and only if, they are asked.
const CALLED: &str = "[...document.querySelectorAll('#posts .post[data-kind=ping] .text')].at(-1)?.textContent
    .includes(document.getElementById('me').textContent) === Boolean(document.querySelector('.hand[data-asked]'))";

/// A duel between two browsers.
struct Duel {
    program: Program,
    players: [Page; 2],
    /// A spectator, who is sent only what everybody may see.
    watcher: Page,
    drivers: Drivers,
}

impl Duel {
    /// Two people enter, the second by the first one's link, and sit down.
    async fn sit_down() -> Result<Self> {
        let program = Program::start()?;
        let mut drivers = Drivers::start()?;
        let mut pages = Vec::new();
        for (language, size) in [(LANGUAGES[0], DESKTOP), (LANGUAGES[1], PHONE), (LANGUAGES[0], PHONE)] {
            let tap = Wiretap::before(program.port()).await?;
            pages.push(Page::new(drivers.open(language.code(), size, &tap).await?, tap));
        }
        let [ann, bob, watcher] = <[Page; 3]>::try_from(pages).ok().context("three pages")?;
        watcher.go(&program.address()).await?;
        watcher.enter("Eve").await?;
        ann.go(&program.address()).await?;
        photograph(&ann, "two-entry").await?;
        ann.enter(NAMES[0]).await?;
        ann.find("[data-begin=friend]").await?;
        photograph(&ann, "two-welcome").await?;
        // In such a tavern a duel is over sooner.
        ann.say("/config towers.tavern goose-and-ladder").await?;
        ann.find("#notes [data-set='/config towers.tavern']").await?;
        ann.press("[data-begin=friend]").await?;
        ann.until("document.getElementById('invitation').open").await?;
        photograph(&ann, "two-invite").await?;
        let link = ann.script("return document.getElementById('link').value").await?;
        bob.go(link.as_str().context("the link is text")?).await?;
        photograph(&bob, "two-invited").await?;
        bob.enter(NAMES[1]).await?;
        // F-12: there is one thing to do, it says who calls, and it has the focus.
        bob.until("document.activeElement.dataset.press?.startsWith('y:')").await?;
        bob.until(&format!("document.getElementById('calls').textContent.includes('{}')", NAMES[0])).await?;
        bob.until("document.querySelector(\"[data-press^='n:'], [data-press^='h:']\") === null").await?;
        photograph(&bob, "two-challenge").await?;
        bob.press("[data-press^='y:']").await?;
        ann.until("!document.getElementById('invitation').open").await?;
        for page in [&ann, &bob] {
            page.find(".hand .cards").await?;
        }
        Ok(Self { program, players: [ann, bob], watcher, drivers })
    }

    /// Both answer by pressing buttons, until this many answers were given; false if the duel is over sooner.
    async fn answers(&self, answers: usize) -> Result<bool> {
        let began = Instant::now();
        let mut given = 0;
        while given < answers && !self.is_over().await? {
            ensure!(began.elapsed() < DUEL, "the duel does not go on:\n{}", self.players[0].text().await?);
            for page in &self.players {
                given += usize::from(page.answer().await?);
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        Ok(!self.is_over().await?)
    }

    /// Both play until the duel is over.
    async fn end(&self) -> Result<()> {
        let [ann, bob] = &self.players;
        tokio::try_join!(ann.play_until(OVER), bob.play_until(OVER))?;
        Ok(())
    }

    /// On a phone, what happened is between the turn and the hand; on a broad page it is below the board.
    async fn events_are_above_the_hand_of_a_phone(&self) -> Result<()> {
        let above = "(() => { const [events, fan] = ['.events', '.fan']
                .map((css) => document.querySelector(`.hand ${css}`).getBoundingClientRect());
            const lines = [...document.querySelectorAll('.hand .events li')].map((line) => line.getBoundingClientRect());
            return events.bottom <= fan.top && lines.some((line) => line.height > 0 && line.top >= events.top && line.top < events.bottom);
        })()";
        self.players[1].until(above).await?;
        // A press on it or on its button gives it more room, and another one takes that back; the button says which it is.
        let events = "document.querySelector('.hand .events')";
        for (by, high) in
            [("", true), ("", false), (".querySelector('.longer')", true), (".querySelector('.longer')", false)]
        {
            self.players[1].script(&format!("{events}{by}.click()")).await?;
            self.players[1].until(&format!("({events}.clientHeight > innerHeight / 3) === {high}")).await?;
            let told = format!("{events}.querySelector('.longer').ariaExpanded === '{high}'");
            self.players[1].until(&told).await?;
        }
        self.players[0]
            .until("document.querySelector('.hand .events').getBoundingClientRect().top >= document.querySelector('.hand .board').getBoundingClientRect().bottom")
            .await
    }

    async fn is_over(&self) -> Result<bool> {
        Ok(self.players[0].script(&format!("return Boolean({OVER})")).await? == serde_json::json!(true))
    }

    /// The boards and words of the channel, from the pages of both players.
    async fn channel(&self) -> Result<[String; 2]> {
        let script = "return [...document.querySelectorAll('#posts .text')].map((text) => text.textContent).join('|')";
        let mut said = Vec::new();
        for page in &self.players {
            said.push(page.script(script).await?.as_str().unwrap_or_default().to_owned());
        }
        <[String; 2]>::try_from(said).ok().context("two channels")
    }

    /// The channel once it shows the last move: the answers are taken, the boards beside both hands say the same numbers, and the
    /// board in the channel ends with what happened last, and the channel calls the player who is asked.
    async fn settled_channel(&self) -> Result<[String; 2]> {
        for page in &self.players {
            page.until("!document.querySelector('.hand [aria-busy=true]')").await?;
        }
        let [ann, bob] = &self.players;
        let began = Instant::now();
        while ann.script(&format!("return {NUMBERS}")).await? != bob.script(&format!("return {NUMBERS}")).await? {
            ensure!(began.elapsed() < CATCH_UP, "the boards differ:\n{}\n{}", ann.text().await?, bob.text().await?);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        for page in &self.players {
            page.until(TOLD).await?;
            page.until(CALLED).await?;
        }
        self.channel().await
    }

    /// The id of the finished match, from its rematch button.
    async fn id(&self) -> Result<String> {
        let script = "return document.querySelector(\"[data-press^='m:']\").dataset.press.slice(2)";
        let id = self.players[0].script(script).await?;
        Ok(id.as_str().context("the id is text")?.to_owned())
    }

    /// Checks that no browser was sent a card that its person could never see in the match, in any language, and that the owners
    /// were sent theirs in their own.
    fn check_secrets(&self, record: &str) -> Result<()> {
        for (own, lang) in LANGUAGES.into_iter().enumerate() {
            for named in LANGUAGES {
                let hidden = hidden(record, named, own)?;
                let own = &self.players[own].tap;
                ensure!(
                    named != lang || hidden.iter().any(|card| own.count(card) > 0),
                    "the wiretap hears: {hidden:?}"
                );
                for tap in self.players.iter().chain([&self.watcher]).map(|page| &page.tap) {
                    ensure!(!tap.is_empty(), "the wiretap hears");
                    let others = tap.port() != own.port();
                    if let Some(card) = hidden.iter().find(|card| others && tap.count(card) > 0) {
                        bail!("somebody else was sent {card}: {}", tap.around(card));
                    }
                }
            }
        }
        Ok(())
    }
}

/// The cards that one of two players saw in a match and the other never could, as they are sent.
fn hidden(record: &str, lang: Lang, own: usize) -> Result<Vec<String>> {
    let seats = [Seat::FIRST, Seat::SECOND];
    let of = |at: usize| -> Result<Seen> { seen(record, lang, Viewer::Seat(seats[at])) };
    Ok(of(own)?.difference(&of(1 - own)?).map(|card| sent(card)).collect())
}

/// A text in the form in which it is sent: as HTML.
fn sent(text: &str) -> String {
    text.replace('&', "&#38;").replace('\'', "&#39;").replace('"', "&#34;")
}

/// Whether two channels show the same as before. A board has room for only a few lines. If the hall was down for a long
/// time, one line says so, and an older line disappears.
fn shows_the_same(before: &[String; 2], after: &[String; 2]) -> bool {
    let same = |(before, after): (&str, &str)| {
        let (title, told) = before.split_once('\n').unwrap_or((before, ""));
        let (title_now, now) = after.split_once('\n').unwrap_or((after, ""));
        let told: Vec<&str> = told.lines().collect();
        let (known, new): (Vec<&str>, Vec<&str>) = now.lines().partition(|line| told.contains(line));
        title == title_now && new.len() <= 1 && told.ends_with(&known) && known.last() == told.last()
    };
    let posts = |text: &str| text.split('|').count();
    before
        .iter()
        .zip(after)
        .all(|(before, after)| posts(before) == posts(after) && before.split('|').zip(after.split('|')).all(same))
}

#[test]
fn a_board_shows_the_same_with_a_line_about_the_absence_of_the_hall_and_not_with_another_move() {
    let channel = |board: &str| [(); 2].map(|()| format!("They duel.|{board}|Bob, your turn."));
    let before = channel("Ann – Bob\nAnn plays one.\nWall +8.\nBob to move.");
    assert!(shows_the_same(&before, &before));
    assert!(shows_the_same(&before, &channel("Ann – Bob\nWall +8.\nThe hall was away.\nBob to move.")));
    for other in
        ["Ann – Bob\nAnn plays one.\nWall +8.", "Ann – Bob\nWall +8.\nBob plays two.\nAnn to move.", "Ann – Bob"]
    {
        assert!(!shows_the_same(&before, &channel(other)), "{other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_duel_to_the_end_in_two_languages_and_neither_is_sent_the_other_s_hand() -> Result<()> {
    if skipped("two browsers") {
        return Ok(());
    }
    let mut duel = Duel::sit_down().await?;
    for (page, language) in duel.players.iter().zip(LANGUAGES) {
        page.until(&format!("document.documentElement.lang === '{}'", language.code())).await?;
    }
    ensure!(duel.answers(8).await?, "the duel is over too soon");
    photograph(&duel.players[0], "two-play-desktop").await?;
    photograph(&duel.players[1], "two-play-phone").await?;
    for page in &duel.players {
        let told = "const told = document.getElementById('toasts').textContent;
            const { sureWhy, moment } = document.body.dataset;
            // A slow machine may ask for a moment.
            return [sureWhy, moment].some((one) => told.startsWith(one)) ? '' : told;";
        let told = page.script(told).await?;
        ensure!(told == serde_json::json!(""), "the page shows what a move did, and says it again: {told}");
    }
    duel.events_are_above_the_hand_of_a_phone().await?;
    let before = duel.settled_channel().await?;
    duel.program = duel.program.kill_and_restart()?;
    for page in &duel.players {
        page.until("!document.body.classList.contains('away')").await?;
        page.find(".hand .cards").await?;
    }
    let (began, mut after) = (Instant::now(), duel.channel().await?);
    while !shows_the_same(&before, &after) {
        ensure!(began.elapsed() < CATCH_UP, "the channel was\n{before:#?}\nand is\n{after:#?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
        after = duel.channel().await?;
    }
    duel.end().await?;
    for (page, size) in duel.players.iter().zip(["desktop", "phone"]) {
        photograph(page, &format!("two-end-{size}")).await?;
        page.until("parseFloat(getComputedStyle(document.querySelector('.hand[data-over] .whose')).fontSize) > 32")
            .await?;
    }
    let id = duel.id().await?;
    duel.players[0].press("[data-press^='m:']").await?;
    // A slow page could otherwise hear of the challenge only after its end.
    duel.players[0].find("#calls [data-own]").await?;
    duel.players[1].press("#calls [data-press^='n:']").await?;
    // Whoever asked for the rematch is told that it was declined, until they have read it.
    duel.players[0]
        .until(&format!("document.querySelector('#calls .fate')?.textContent.includes('{}')", NAMES[1]))
        .await?;
    photograph(&duel.players[0], "two-declined").await?;
    duel.players[0].press(".fate .dismiss").await?;
    duel.players[0].until("document.getElementById('calls').hidden").await?;
    let record = duel.program.end_and_export(&id)?;
    duel.check_secrets(&record)?;
    let Duel { players, watcher, drivers, .. } = duel;
    for page in players.into_iter().chain([watcher]) {
        page.close().await?;
    }
    drop(drivers);
    Ok(())
}
