//! Runs the built program as a process: it is killed in the middle of its answers, and its log is searched for secrets.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use duelhall_engine::kit::{Record, hex};
use duelhall_tests::Program;
use duelhall_tests::discord::{Discord, Failure, How, Op, Person, Reader, Shown};
use tokio::task::block_in_place;

use crate::rig::{Duel, is_board, sit_down};
use crate::secrets::{Marks, cards_in};

/// A press that was on its way when the program was killed.
struct Pressed {
    who: Person,
    /// The hand as the person saw it then.
    on: Shown,
    button: String,
    token: String,
}

/// Two people who have sat down and moved a few times.
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
    duel.note(&who, &on, &button);
    let token = who.begin_press(&on, &button)?;
    Ok(Pressed { who, on, button, token })
}

/// Whether the answer to a press says that its question was already decided.
fn is_late(answer: &str) -> bool {
    answer.contains("answered already") || answer.contains("not your turn")
}

/// Presses again for a question that was already decided. On a slow machine, the answer is promised first and then
/// given by an edit.
async fn press_late(pressed: &Pressed) -> Result<()> {
    let answer = pressed.who.press_on(&pressed.on, &pressed.button).await?;
    if answer.how == How::Acknowledged {
        let told = |shown: &Shown| shown.id == pressed.on.id && is_late(&shown.text);
        pressed.who.wait_for("that it was decided", told).await?;
        return Ok(());
    }
    ensure!(is_late(answer.text()), "it is answered with {}", answer.text());
    Ok(())
}

/// Makes requests fail, so that the program has something to log.
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

    // The first move is made, and its answer is on the way; the second move is made at the same moment.
    discord.fail(Op::Callback, "\"type\":7", Failure::Slow(Duration::from_secs(60)), 1);
    let made = press(&discord, &mut first).await?;
    // On a slow machine, the answer is promised first and then given by an edit.
    discord.fail(Op::EditOriginal, &made.token, Failure::Slow(Duration::from_secs(60)), 1);
    discord.until("the answer on its way", |discord| discord.faults_left() < 2).await?;
    let raced = press(&discord, &mut second).await?;
    let begun = discord.sessions().0;
    let mut program = block_in_place(|| program.kill_and_restart())?;
    discord.excuse();
    discord.relent();
    discord.until("the program to come back", |discord| discord.sessions().0 > begun).await?;
    discord.online().await?;

    // A decision from before the answer stays; a button whose press Discord never delivered can be pressed again.
    assert!(matches!(made.who.answer(&made.token).await?.how, How::Failed | How::Acknowledged));
    press_late(&made).await.context("the move was lost")?;
    if raced.who.answer(&raced.token).await?.how == How::Update {
        press_late(&raced).await.context("an answered move was lost")?;
    } else {
        raced.who.press_on(&raced.on, &raced.button).await?;
    }
    for duel in [&first, &second] {
        for player in &duel.players {
            let opened = player.press("h:").await?.shown()?.clone();
            assert!(opened.buttons.iter().all(|button| !duel.pressed.contains(&button.custom_id)), "asked again");
        }
    }

    // The duels continue with failing requests; then one ends, and its secrets are known.
    let mut marks = Marks::default();
    spoil(&discord);
    for _ in 0..10 {
        first.step(&discord).await?;
        marks.look(&first.players);
    }
    second.play(&discord, 6).await?;
    // At the other table, cards of the same names are played openly.
    let mut traffic = discord.traffic();
    traffic.retain(|exchange| match exchange.reader {
        Reader::Channel(id) => id == first.players[0].channel,
        Reader::Person(id) => first.players.iter().any(|player| player.id == id),
        Reader::Nobody => true,
    });
    let planted = marks.check(&traffic, &first)?;
    assert!(planted > 10, "{planted} marks were planted");
    let [ann, _] = &first.players;
    let hand = ann.hand()?;
    let id = hand.buttons_of("M:").next().context("there is more")?.custom_id[2..].to_owned();
    let more = ann.press_on(&hand, "M:").await?;
    let sure = ann.press_on(more.shown()?, "r:").await?;
    ann.press_on(sure.shown()?, "R:").await?;
    discord.until("every answer", |discord| discord.unanswered().is_empty()).await?;
    let record = block_in_place(|| program.end_and_export(&id))?;
    let seed = hex(&Record::read(&record)?.seed);
    let log = program.log()?;
    assert!(log.contains("Discord"), "there is a log: {log}");
    for secret in [discord.token(), "interaction-token", &seed] {
        assert!(!log.contains(secret), "{secret} is in the log");
        assert!(discord.traffic().iter().all(|exchange| !exchange.holds(secret)), "{secret} is in a request");
    }
    assert_eq!(cards_in(&log), Vec::<String>::new(), "cards are named in the log");
    discord.finish().await
}
