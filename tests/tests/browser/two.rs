//! Two people duel to the end, through a kill in the middle, each in a browser of their own.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_tests::{Drivers, Page, Program, Seen, Wiretap, seen};

use super::{DESKTOP, DUEL, PHONE, photograph, skipped};

/// How long a page may take to show what happened while the program was down.
const CATCH_UP: Duration = Duration::from_secs(20);

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
    async fn sit_down(language: &str, names: [&str; 2]) -> Result<Self> {
        let program = Program::start()?;
        let mut drivers = Drivers::start()?;
        let mut pages = Vec::new();
        for size in [DESKTOP, PHONE, PHONE] {
            let tap = Wiretap::before(program.port()).await?;
            pages.push(Page::new(drivers.open(language, size, &tap).await?, tap));
        }
        let [ann, bob, watcher] = <[Page; 3]>::try_from(pages).ok().context("three pages")?;
        watcher.go(&program.address()).await?;
        watcher.enter("Eve").await?;
        ann.go(&program.address()).await?;
        photograph(&ann, &format!("{language}-entry")).await?;
        ann.enter(names[0]).await?;
        ann.find("[data-begin=friend]").await?;
        photograph(&ann, &format!("{language}-welcome")).await?;
        ann.press("[data-begin=friend]").await?;
        ann.until("document.getElementById('invitation').open").await?;
        photograph(&ann, &format!("{language}-invite")).await?;
        let link = ann.script("return document.getElementById('link').value").await?;
        ann.press("[data-do=close]").await?;
        bob.go(link.as_str().context("the link is text")?).await?;
        photograph(&bob, &format!("{language}-invited")).await?;
        bob.enter(names[1]).await?;
        // F-12: there is one thing to do, it says who calls, and it has the focus.
        bob.until("document.activeElement.dataset.press?.startsWith('y:')").await?;
        bob.until(&format!("document.getElementById('calls').textContent.includes('{}')", names[0])).await?;
        bob.until("document.querySelector(\"[data-press^='n:'], [data-press^='h:']\") === null").await?;
        photograph(&bob, &format!("{language}-challenge")).await?;
        bob.press("[data-press^='y:']").await?;
        for page in [&ann, &bob] {
            page.find(".hand .cards").await?;
        }
        Ok(Self { program, players: [ann, bob], watcher, drivers })
    }

    /// Plays by pressing buttons, until the duel is over or this many answers were given.
    async fn play(&mut self, answers: usize) -> Result<bool> {
        let began = Instant::now();
        let mut given = 0;
        while given < answers {
            ensure!(began.elapsed() < DUEL, "the duel does not end:\n{}", self.players[0].text().await?);
            for page in &self.players {
                if page.is_asked().await? && page.answer().await? {
                    given += 1;
                }
            }
            if self.is_over().await? {
                return Ok(true);
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        Ok(false)
    }

    /// On a phone, what happened is between the turn and the hand; on a broad page it is below the board.
    async fn events_are_above_the_hand_of_a_phone(&self) -> Result<()> {
        let above = "(() => { const [events, fan] = ['.events', '.fan']
                .map((css) => document.querySelector(`.hand ${css}`).getBoundingClientRect());
            const lines = [...document.querySelectorAll('.hand .events li')].map((line) => line.getBoundingClientRect());
            return events.bottom <= fan.top && lines.some((line) => line.height > 0 && line.top >= events.top && line.top < events.bottom);
        })()";
        self.players[1].until(above).await?;
        self.players[0]
            .until("document.querySelector('.hand .events').getBoundingClientRect().top >= document.querySelector('.hand .board').getBoundingClientRect().bottom")
            .await
    }

    async fn is_over(&self) -> Result<bool> {
        let rematch = self.players[0].script("return Boolean(document.querySelector(\"[data-press^='m:']\"))").await?;
        Ok(rematch == serde_json::json!(true))
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

    /// The channel once no more changes arrive: the last move reaches the pages a moment after its answer.
    async fn settled_channel(&self) -> Result<[String; 2]> {
        let mut seen = self.channel().await?;
        loop {
            tokio::time::sleep(Duration::from_millis(700)).await;
            let now = self.channel().await?;
            if now == seen {
                return Ok(now);
            }
            seen = now;
        }
    }

    /// The id of the finished match, from its rematch button.
    async fn id(&self) -> Result<String> {
        let script = "return document.querySelector(\"[data-press^='m:']\").dataset.press.slice(2)";
        let id = self.players[0].script(script).await?;
        Ok(id.as_str().context("the id is text")?.to_owned())
    }

    /// Checks that no browser was sent a card that its person could never see in the match, and that the owners were
    /// sent theirs.
    fn check_secrets(&self, seen: &[Seen; 2]) -> Result<()> {
        let [ann, bob] = seen;
        let [of_ann, of_bob] = [&self.players[0].tap, &self.players[1].tap];
        for (own, others) in [((ann, of_ann), (bob, of_bob)), ((bob, of_bob), (ann, of_ann))] {
            let secrets: Vec<String> = own.0.difference(others.0).map(|card| sent(card)).collect();
            ensure!(secrets.iter().any(|card| own.1.count(card) > 0), "the wiretap hears secrets: {secrets:?}");
            for tap in [others.1, &self.watcher.tap] {
                ensure!(!tap.is_empty(), "the wiretap hears");
                if let Some(card) = secrets.iter().find(|card| tap.count(card) > 0) {
                    bail!("somebody else was sent {card}: {}", tap.around(card));
                }
            }
        }
        Ok(())
    }
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

async fn two_people_duel(language: &str, names: [&str; 2]) -> Result<()> {
    let mut duel = Duel::sit_down(language, names).await?;
    for page in &duel.players {
        page.until(&format!("document.documentElement.lang === '{language}'")).await?;
    }
    if duel.play(8).await? {
        bail!("the duel is over too soon");
    }
    photograph(&duel.players[0], &format!("{language}-play-desktop")).await?;
    photograph(&duel.players[1], &format!("{language}-play-phone")).await?;
    for page in &duel.players {
        let told = "const told = document.getElementById('toasts').textContent;
            return told.startsWith(document.body.dataset.sureWhy) ? '' : told;";
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
    ensure!(duel.play(1_000).await?, "the duel ends");
    for (page, size) in duel.players.iter().zip(["desktop", "phone"]) {
        page.find("[data-press^='m:']").await?;
        photograph(page, &format!("{language}-end-{size}")).await?;
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
        .until(&format!("document.querySelector('#calls .fate')?.textContent.includes('{}')", names[1]))
        .await?;
    photograph(&duel.players[0], &format!("{language}-declined")).await?;
    duel.players[0].press(".fate .dismiss").await?;
    duel.players[0].until("document.getElementById('calls').hidden").await?;
    let record = duel.program.end_and_export(&id)?;
    let seen = |seat| seen(&record, language.parse()?, Viewer::Seat(seat));
    duel.check_secrets(&[seen(Seat::FIRST)?, seen(Seat::SECOND)?])?;
    let Duel { players, watcher, drivers, .. } = duel;
    for page in players.into_iter().chain([watcher]) {
        page.close().await?;
    }
    drop(drivers);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_duel_to_the_end_in_english_and_neither_is_sent_the_other_s_hand() -> Result<()> {
    if skipped("two browsers in English") { Ok(()) } else { two_people_duel("en", ["Ann", "Bob"]).await }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_duel_to_the_end_in_russian_and_neither_is_sent_the_other_s_hand() -> Result<()> {
    if skipped("two browsers in Russian") { Ok(()) } else { two_people_duel("ru", ["Анна", "Борис"]).await }
}
