//! The built program as a process: killed in the middle of its answers, and what it says about itself meanwhile.

use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_engine::kit::{Record, hex};
use duelhall_tests::Program;
use duelhall_tests::discord::{Discord, Failure, How, Op, Person, Reader, Shown};
use tokio::task::block_in_place;

use crate::rig::{Duel, is_board, sit_down};
use crate::secrets::{Marks, cards_in};

/// A press that was on its way when the program was killed.
struct Pressed {
    who: Person,
    /// The hand as it was seen then.
    on: Shown,
    button: String,
    token: String,
}

/// Two who have sat down and moved a few times.
async fn seat(discord: &Discord, name_of_bob: &str) -> Result<Duel> {
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob) = (channel.person("Ann", "en-US"), channel.person(name_of_bob, "en-US"));
    sit_down(&ann, &bob, name_of_bob).await?;
    channel.wait_for("the board", is_board).await?;
    let mut duel = Duel::new(&channel, [&ann, &bob]);
    duel.play(discord, 4).await?;
    Ok(duel)
}

/// Presses the next button and does not wait for the answer.
async fn press(discord: &Discord, duel: &mut Duel) -> Result<Pressed> {
    let (who, on, button) = duel.asked(discord).await?.context("nobody has won yet")?;
    duel.pressed.insert(button.clone());
    duel.labels.extend(on.button(&button).map(|button| button.label.clone()));
    let token = who.begin_press(&on, &button)?;
    Ok(Pressed { who, on, button, token })
}

/// Whether a press is answered with: that was decided before.
fn is_late(answer: &str) -> bool {
    answer.contains("earlier turn") || answer.contains("not your turn")
}

/// Lets the program meet what it has to write down.
fn spoil(discord: &Discord) {
    discord.fail(Op::Callback, "", Failure::Broken(503), 1);
    discord.fail(Op::EditOriginal, "", Failure::Broken(500), 1);
    discord.fail(Op::EditMessage, "", Failure::Broken(502), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_in_the_middle_of_its_answers_it_loses_no_move_and_its_log_holds_no_secret() -> Result<()> {
    let discord = Discord::open().await?;
    let program = block_in_place(|| Program::start_on_discord(&discord.url(), discord.token()))?;
    discord.online().await?;
    let (mut first, mut second) = (seat(&discord, "Bob").await?, seat(&discord, "Ben").await?);

    // The first move is made, and its answer is on the way; the second is made in the same moment.
    discord.fail(Op::Callback, "", Failure::Slow(Duration::from_secs(60)), 1);
    let made = press(&discord, &mut first).await?;
    discord.until("the answer on its way", |discord| discord.faults_left() == 0).await?;
    let raced = press(&discord, &mut second).await?;
    let begun = discord.sessions().0;
    let mut program = block_in_place(|| program.kill_and_restart())?;
    discord.excuse();
    discord.until("the program to come back", |discord| discord.sessions().0 > begun).await?;
    discord.online().await?;

    // What was decided before the answer is decided; what Discord never delivered can be pressed again.
    assert_eq!(made.who.answer(&made.token).await?.how, How::Failed);
    let again = made.who.press_on(&made.on, &made.button).await?;
    assert!(is_late(again.text()), "the move was lost: {}", again.text());
    let heard = raced.who.answer(&raced.token).await?.how != How::Failed;
    let again = raced.who.press_on(&raced.on, &raced.button).await?;
    assert!(!heard || is_late(again.text()), "an answered move was lost: {}", again.text());
    for duel in [&first, &second] {
        for player in &duel.players {
            let opened = player.press("h:").await?.shown()?.clone();
            assert!(opened.buttons.iter().all(|button| !duel.pressed.contains(&button.custom_id)), "asked again");
        }
    }

    // The duels go on, in bad weather; then one ends, and what was secret in it is known.
    let mut marks = Marks::default();
    spoil(&discord);
    for _ in 0..10 {
        first.step(&discord).await?;
        marks.look(&first.players);
    }
    second.play(&discord, 6).await?;
    // Cards of the same names are played openly at the other table.
    let mut traffic = discord.traffic();
    traffic.retain(|exchange| match exchange.reader {
        Reader::Channel(id) => id == first.players[0].channel,
        Reader::Person(id) => first.players.iter().any(|player| player.id == id),
        Reader::Nobody => true,
    });
    let planted = marks.check(&traffic, &first)?;
    assert!(planted > 10, "{planted} marks were planted");
    let [ann, _] = &first.players;
    let id = ann.hand()?.buttons_of("r:").next().context("she can give up")?.custom_id[2..].to_owned();
    let sure = ann.press("r:").await?;
    ann.press_on(sure.shown()?, "R:").await?;
    discord.until("every answer", |discord| discord.unanswered().is_empty()).await?;
    let record = block_in_place(|| program.end_and_export(&id))?;
    let seed = hex(&Record::read(&record)?.seed);
    let log = program.log()?;
    assert!(log.contains("Discord"), "the log is there: {log}");
    for secret in [discord.token(), "interaction-token", &seed] {
        assert!(!log.contains(secret), "{secret} is in the log");
        assert!(discord.traffic().iter().all(|exchange| !exchange.holds(secret)), "{secret} is in a request");
    }
    assert_eq!(cards_in(&log), Vec::<String>::new(), "cards are named in the log");
    discord.finish().await
}
