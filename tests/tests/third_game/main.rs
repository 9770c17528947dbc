//! Plays a game that no shipped file names on every platform: adding such a game, with a trait of cards and options of its own,
//! changes no crate.

#[path = "../discord/rig.rs"]
#[allow(dead_code, reason = "only a part of the rig is needed")]
mod discord;
#[path = "../telegram/rig.rs"]
#[allow(dead_code, reason = "only a part of the rig is needed")]
mod telegram;

use anyhow::{Context, Result, ensure};
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Record, Status, Viewer};
use duelhall_render::{Captions, Painter, Theme};
use duelhall_tests::discord::{Select, permissions};
use duelhall_tests::{Drivers, Page, Program, Wiretap, missing, pebbles};

/// Whether a message is about the game, in either language.
fn is_of_pebbles(text: &str) -> bool {
    text.contains("Pebbles") || text.contains("Камешки")
}

#[test]
fn a_match_is_played_recorded_and_drawn() {
    pebbles::add();
    let game: GameId = "pebbles".parse().expect("the game was added");
    let mut live =
        Match::begin(game, &Options::new(), FirstTurn::Random, [3; 32]).expect("the defaults for hosts are valid");
    let mut entries = Vec::new();
    while let Status::Waiting(seats) = live.status() {
        let prompt = live.prompt(seats.iter().next().expect("somebody is asked")).expect("a question");
        let entry = live.answer(prompt.seat, prompt.step, 0).expect("an offered choice is accepted");
        live.take(&entry).expect("an accepted entry can be played");
        entries.push(entry);
    }
    let record = live.record(&entries).expect("the entries are those of the match");
    let read = Record::read(&record.write()).expect("a record is read back");
    Match::verify(&read).expect("the record is valid");
    let captions = Captions::new(Vec::new(), "ru".parse().expect("a language"), Theme::Default);
    let picture = Painter::default().board(&live.table(Viewer::Public), &captions);
    assert!(picture.starts_with(b"\x89PNG") && picture.len() > 2_000, "{} bytes", picture.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_it_on_discord() -> Result<()> {
    pebbles::add();
    let table = discord::Table::laid().await?;
    let [ann, bob] = &table.people;
    assert_eq!(ann.complete("cards game:pebbles weight:l", "weight").await?, ["light"]);
    let found = ann.slash("cards weight:light").await?;
    ensure!(found.text().contains("Pebble"), "{}", found.text());
    let admin = table.channel.person("Admin", "en-US").with_permissions(permissions::MANAGE_GUILD);
    let form = admin.slash("config").await?.shown()?.clone();
    let has_option = |list: &&Select| list.choices.iter().any(|choice| choice.value == "pebbles.most");
    let list = form.selects.iter().find(has_option).context("the option is a setting")?;
    let asked = admin.select_on(&form, &list.custom_id, &["pebbles.most"]).await?;
    admin.select_on(asked.shown()?, "@v:c:pebbles.most", &["up to two"]).await?;
    let rules = ann.slash("rules game:pebbles").await?;
    ensure!(rules.text().contains("up to two at once"), "{}", rules.text());
    ann.slash("duel challenge user:@Bob game:pebbles").await?;
    let posted = bob.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    ensure!(is_of_pebbles(&posted.text), "{}", posted.text);
    bob.press_on(&posted, "y:").await?;
    let board = table.channel.wait_for("the board", discord::is_board).await?;
    ensure!(board.alt.iter().any(|alt| alt.contains("12 pebbles")), "{:?}", board.alt);
    let mut duel = table.duel();
    duel.play(&table.discord, 12).await?;
    ensure!(!duel.labels.iter().any(|label| label.contains('3')), "{:?}", duel.labels);
    let end = table.channel.wait_for("the end", discord::is_end).await?;
    ensure!(end.text.contains("takes the last pebble and wins"), "{}", end.text);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_it_on_telegram() -> Result<()> {
    pebbles::add();
    let table = telegram::Table::laid().await?;
    let [ann, bob] = &table.people;
    let found = table.group.person("Cyd", "en").private().asks("/cards pebbles light").await?;
    ensure!(found.text.contains("“Pebbles, light”"), "{}", found.text);
    ann.says("/duel {Bob} pebbles heap:9 most:two");
    let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    ensure!(is_of_pebbles(&posted.text), "{}", posted.text);
    bob.press_on(&posted, "y:").await?;
    let board = table.group.wait_for("the board", telegram::is_board).await?;
    for person in [ann, bob] {
        telegram::open_hand(person, &board).await?;
    }
    let choices = |person| telegram::hand(person).map_or(0, |hand| hand.buttons_of("a:").count());
    table.telegram.until("a choice of one pebble or two", |_| choices(ann) + choices(bob) == 2).await?;
    table.duel().play(&table.telegram, 9).await?;
    let end = table.group.wait_for("the end", telegram::is_end).await?;
    ensure!(end.text.contains("takes the last pebble and wins"), "{}", end.text);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_it_in_a_browser_against_the_computer() -> Result<()> {
    if let Some(reason) = missing() {
        ensure!(std::env::var_os("DUELHALL_REQUIRE_BROWSER").is_none(), "this must run here, but {reason}");
        eprintln!("SKIPPED a third game in a browser: {reason}");
        return Ok(());
    }
    let program = Program::start_example("pebbles")?;
    let mut drivers = Drivers::start()?;
    let tap = Wiretap::before(program.port()).await?;
    let page = Page::new(drivers.open("en", (1280, 800), &tap).await?, tap);
    page.go(&program.address()).await?;
    page.enter("Ann").await?;
    page.say("/duel ai easy pebbles most:two").await?;
    page.play_until("document.querySelector(\"[data-press^='m:']\")").await?;
    let said = page.text().await?;
    ensure!(said.contains("takes the last pebble and wins") && is_of_pebbles(&said), "{said}");
    let picture = page.script("return Boolean(document.querySelector('img.board'))").await?;
    ensure!(picture.as_bool().context("yes or no")?, "the board is a picture");
    page.close().await?;
    drop(drivers);
    Ok(())
}
