//! Faults are counted for each channel separately and forgiven, and people who press are told what somebody has to
//! change.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_store::Timestamp;
use duelhall_tests::discord::{Answer, Channel, Clock, Discord, Failure, How, Op, Person, Refusal, Shown, permissions};
use futures::stream::{self, StreamExt, TryStreamExt};

use crate::rig::{Duel, Table, is_board, sit_down};
use crate::switches::{admin, set};

/// A duel by correspondence in a thread of its own, in which both players have opened their hands.
async fn in_a_thread(table: &Table) -> Result<(Channel, [Person; 2], Duel)> {
    set(&admin(table), "config", "threads", "on").await?;
    let [ann, bob] = &table.people;
    ann.slash("duel challenge user:@Bob clock:correspondence").await?;
    bob.press("y:").await?;
    table.discord.until("the thread", |_| table.channel.threads().len() == 1).await?;
    let thread = table.channel.threads().remove(0);
    thread.wait_for("the board", is_board).await?;
    let there = [ann.at(&thread), bob.at(&thread)];
    for person in &there {
        person.press("h:").await?;
    }
    let mut duel = Duel::new(&thread, [&there[0], &there[1]]);
    duel.play(&table.discord, 4).await?;
    Ok((thread, there, duel))
}

/// How often the bot has written in a channel.
fn written(discord: &Discord, channel: &Channel) -> usize {
    let path = format!("/channels/{}/messages", channel.id);
    discord.traffic().iter().filter(|exchange| exchange.path.starts_with(&path) && exchange.status < 300).count()
}

/// Plays until the board of a channel has changed.
async fn until_written(table: &Table, channel: &Channel, duel: &mut Duel) -> Result<()> {
    let before = written(&table.discord, channel);
    for _ in 0..6 {
        duel.step(&table.discord).await?.context("nobody has won yet")?;
        let done = table.discord.until("the board to be written", |discord| written(discord, channel) > before);
        if tokio::time::timeout(Duration::from_secs(10), done).await.is_ok() {
            return Ok(());
        }
    }
    anyhow::bail!("the board in {} stands still", channel.id)
}

// D-1
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_in_a_thread_that_was_archived_goes_on() -> Result<()> {
    let table = Table::laid().await?;
    let (thread, [ann, bob], mut duel) = in_a_thread(&table).await?;
    // Half of the day has passed: the ping opens the thread again. Then a whole day passes without a message.
    table.bot.jump(&table.discord, Duration::from_secs(13 * 3_600)).await?;
    thread.archive();
    for person in [&ann, &bob] {
        person.press("h:").await?;
    }
    until_written(&table, &thread, &mut duel).await?;
    assert!(!thread.is_archived());
    thread.archive();
    until_written(&table, &thread, &mut duel).await?;
    let before = written(&table.discord, &thread);
    assert!(ann.slash("duel board").await?.shown()?.ephemeral);
    table.discord.until("the board below", |discord| written(discord, &thread) > before).await?;
    assert!(table.discord.count(Op::EditChannel) >= 1, "the thread is opened by a request of its own");
    table.leave().await
}

// D-1
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_thread_rests_alone_and_who_presses_is_told_until_it_is_unlocked() -> Result<()> {
    let table = Table::laid().await?;
    let (thread, [ann, _], mut duel) = in_a_thread(&table).await?;
    thread.lock(true);
    duel.play(&table.discord, 3).await?;
    let board = ann.wait_for("the board", is_board).await?;
    let told = ann.press_on(&board, "b:").await?;
    assert!(told.shown()?.ephemeral && told.text().contains("locked"), "{told:?}");
    let refused = |discord: &Discord| discord.traffic().iter().filter(|exchange| exchange.status == 400).count();
    assert!(refused(&table.discord) <= 1, "nothing is tried where Discord says that it is locked");
    // The channel around the thread is not affected.
    let (cyd, dan) = (table.channel.person("Cyd", "en-US"), table.channel.person("Dan", "en-US"));
    sit_down(&cyd, &dan, "Dan").await?;
    table.discord.until("the other thread", |_| table.channel.threads().len() == 2).await?;
    thread.lock(false);
    let before = written(&table.discord, &thread);
    ann.press_on(&board, "b:").await?;
    table.discord.until("the board as it is now", |discord| written(discord, &thread) > before).await?;
    until_written(&table, &thread, &mut duel).await?;
    table.leave().await
}

/// Whether a person was told in private that a right is missing, in English or Russian.
fn names(answer: &Answer, right: [&str; 2]) -> bool {
    let said = |shown: &Shown| shown.ephemeral && right.iter().any(|name| shown.text.contains(name));
    answer.message.as_ref().is_some_and(said)
}

// D-3
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_lost_right_is_named_to_people_who_press_and_the_board_comes_back_with_it() -> Result<()> {
    for (right, name) in [
        (permissions::EMBED, ["Embed Links", "встраивать ссылки"]),
        (permissions::ATTACH, ["Attach Files", "прикреплять файлы"]),
        (permissions::SEND, ["Send Messages", "отправлять сообщения"]),
        (permissions::VIEW, ["View Channel", "просматривать канал"]),
    ] {
        let table = Table::begin().await?;
        let mut duel = table.duel();
        duel.play(&table.discord, 3).await?;
        let [ann, _] = &table.people;
        table.channel.allow(permissions::USUAL & !right);
        let invalid = table.discord.invalid_requests();
        let moved = duel.step(&table.discord).await?.context("a move")?;
        assert!(names(&moved, name), "{name:?}: {moved:?}");
        let board = table.channel.messages().into_iter().rev().find(|shown| shown.button("b:").is_some());
        let board = board.context("the board stands")?;
        let told = ann.press_on(&board, "b:").await?;
        assert!(names(&told, name), "{name:?}: {told:?}");
        if right != permissions::VIEW {
            until_written(&table, &table.channel, &mut duel).await?;
        }
        if right == permissions::ATTACH {
            let bare = |shown: &Shown| shown.button("b:").is_some() && shown.files.is_empty() && shown.text.len() > 200;
            table.channel.wait_for("the board in words", bare).await?;
        }
        assert_eq!(table.discord.invalid_requests(), invalid, "{name:?}: Discord had said what it refuses");
        table.channel.allow(permissions::USUAL);
        let back = ann.press_on(&board, "b:").await?;
        assert!(!names(&back, name), "{name:?}: {back:?}");
        table.channel.wait_for("the board with its picture", is_board).await?;
        until_written(&table, &table.channel, &mut duel).await?;
        table.leave().await?;
    }
    Ok(())
}

// D-3
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_right_that_is_lost_unannounced_costs_a_picture_and_a_mark_that_expires() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    table.discord.fail(Op::EditMessage, "", Failure::Refused(Refusal::NO_PERMISSION), 1);
    until_written(&table, &table.channel, &mut duel).await?;
    table.discord.until("the refusal", |discord| discord.faults_left() == 0).await?;
    table.calm(duel).await
}

/// The refusals of one edit of a board after which the board must continue.
const REFUSALS: [Refusal; 10] = [
    Refusal::UNKNOWN_CHANNEL,
    Refusal::UNKNOWN_GUILD,
    Refusal::UNKNOWN_MESSAGE,
    Refusal::NO_ACCESS,
    Refusal::NOT_THE_AUTHOR,
    Refusal::EMPTY_MESSAGE,
    Refusal::BAD_BODY,
    Refusal::TOO_LARGE,
    Refusal::ARCHIVED,
    Refusal::LOCKED,
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_single_refusal_of_a_board_freezes_it() -> Result<()> {
    let late = [Refusal::WRITE_LIMIT, Refusal::SERVER_ERROR, Refusal::OLD_EDITS, Refusal::UNAUTHORIZED];
    let all = REFUSALS
        .into_iter()
        .chain(late)
        .map(|refusal| async move { freezes_nothing(refusal).await.with_context(|| format!("under {refusal:?}")) });
    // Most of it is waiting.
    stream::iter(all).buffer_unordered(4).try_collect().await
}

/// Plays one match for each refusal: the slower the machine, the more moves it takes to see a board again.
async fn freezes_nothing(refusal: Refusal) -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 2).await?;
    table.discord.fail(Op::EditMessage, "", Failure::Refused(refusal), 1);
    for _ in 0..8 {
        duel.step(&table.discord).await?.context("a move")?;
        let met = table.discord.until("the fault to be met", |discord| discord.faults_left() == 0);
        // Not every move changes the board, and a refused channel is left alone until somebody presses.
        if tokio::time::timeout(Duration::from_secs(5), met).await.is_ok() {
            break;
        }
    }
    assert_eq!(table.discord.faults_left(), 0, "{refusal:?}");
    until_written(&table, &table.channel, &mut duel).await?;
    table.leave().await
}

//
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_who_floods_is_told_so_and_others_are_answered() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    // Her requests are answered only after some time.
    table.discord.fail(Op::Callback, "Card duels in a chat", Failure::Slow(Duration::from_secs(2)), 6);
    let tokens = (0..40).map(|_| ann.begin("help")).collect::<Result<Vec<_>>>()?;
    let other = bob.slash("help").await?;
    assert!(other.shown()?.ephemeral);
    let mut told = 0;
    for token in &tokens {
        let answer = ann.answer(token).await?;
        assert!(answer.shown()?.ephemeral);
        told += usize::from(answer.text().contains("faster than Duelhall"));
    }
    assert!(told >= 1, "she is told about a limit");
    assert!(!ann.slash("help").await?.text().contains("faster than Duelhall"), "the limit ends with the flood");
    table.leave().await
}

// D-5
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_given_the_command_for_settings_may_change_them_and_nobody_else() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let ann = ann.with_command("config");
    set(&ann, "config", "threads", "on").await?;
    let shown = ann.slash("config").await?;
    let audit = ann.press_on(shown.shown()?, "@a").await?;
    assert!(audit.text().contains("Ann"), "{}", audit.text());
    // Bob finds out the ids of her buttons.
    ann.slash("duel open").await?;
    let public = table.channel.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    let stolen = bob.answer(&bob.begin_press(&public, "@d:c:threads")?).await?;
    assert!(stolen.message.is_some_and(|shown| shown.ephemeral));
    let audit = ann.press_on(shown.shown()?, "@a").await?;
    assert!(!audit.text().contains("Bob"), "{}", audit.text());
    table.leave().await
}

// D-7
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_that_discord_shows_to_its_maker_alone_is_told_to_be_so() -> Result<()> {
    let table = Table::laid().await?;
    table.guild.kick();
    table.guild.forbid_external_apps();
    let ann = table.people[0].with_the_app();
    ann.slash("duel open").await?;
    let hidden = ann.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    assert!(hidden.ephemeral);
    let told = ann.wait_for("that nobody else sees it", |shown| shown.text.contains("Use External Apps")).await?;
    assert!(told.ephemeral);
    table.leave().await
}

// D-21
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_for_somebody_is_not_made_where_nobody_sees_it() -> Result<()> {
    let table = Table::laid().await?;
    let alone = table.people[0].at(&table.people[0].dm());
    let refused = alone.slash("duel open").await?;
    assert!(refused.text().contains("Nobody but you") && alone.dm().messages().is_empty(), "{}", refused.text());
    let played = alone.slash("duel ai level:easy").await?;
    assert!(!matches!(played.how, How::Failed));
    alone.dm().wait_for("the board", is_board).await?;
    table.leave().await
}

// D-11
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_hand_goes_when_a_new_one_is_opened() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, _] = &table.people;
    let board = table.channel.wait_for("the board", is_board).await?;
    let first = ann.press_on(&board, "h:").await?.shown()?.clone();
    let second = ann.press_on(&board, "h:").await?.shown()?.clone();
    assert!(first.ephemeral && second.ephemeral && first.id != second.id);
    let hands = || ann.private().into_iter().filter(|shown| !shown.files.is_empty()).map(|shown| shown.id);
    table.discord.until("the old hand to go", |_| hands().collect::<Vec<_>>() == [second.id]).await?;
    let duel = table.duel();
    table.calm(duel).await
}

// D-11
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_superseded_in_a_group_loses_its_buttons_while_it_can() -> Result<()> {
    let table = Table::laid().await?;
    let group = table.discord.group("Friends");
    let ann = group.person("Ann", "en-US").with_the_app();
    let bob = group.person("Bert", "en-US").with_the_app();
    ann.slash("duel open").await?;
    bob.press("y:").await?;
    let old = group.wait_for("the board", is_board).await?;
    ann.slash("duel board").await?;
    group.wait_for("a board below", |shown| is_board(shown) && shown.id != old.id).await?;
    let bare = |shown: &Shown| shown.id != old.id || shown.buttons.is_empty();
    table.discord.until("the old board without buttons", |_| group.messages().iter().all(bare)).await?;
    table.leave().await
}

//
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decks_are_proposed_while_they_are_typed_and_taken_by_name_or_key() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let all = ann.complete("duel ai deck:", "deck").await?;
    let heroes = ann.complete("duel ai game:heroes deck:", "deck").await?;
    assert!(!all.is_empty() && !heroes.is_empty() && heroes.len() <= 25, "{all:?} {heroes:?}");
    let russian = bob.complete("дуэль компьютер deck:", "deck").await;
    assert!(russian.is_err(), "a client sends the names of the register");
    let begun = ann.slash(&format!("duel ai level:easy game:heroes deck:{}", heroes[0])).await?;
    assert!(begun.shown()?.ephemeral);
    table.channel.wait_for("the board", is_board).await?;
    let wrong = bob.slash("duel ai level:easy deck:no deck is called so").await?;
    assert!(wrong.shown()?.ephemeral && !wrong.text().is_empty());
    table.leave().await
}

/// A clock that panics when a test wants it, in place of a mistake in the middle of the bot's work.
struct Startled {
    clock: Clock,
    times: AtomicU32,
}

impl duelhall_hall::Clock for Startled {
    fn now(&self) -> Timestamp {
        let left = self.times.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |times| times.checked_sub(1));
        assert!(left.is_err(), "a mistake in the program");
        self.clock.now()
    }
}

//
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panic_in_an_answer_or_a_delivery_ends_neither_the_bot_nor_the_place() -> Result<()> {
    let discord = Discord::open().await?;
    let clock = Arc::new(Startled { clock: discord.clock(), times: AtomicU32::new(0) });
    let table = Table::laid_with(discord, Arc::<Startled>::clone(&clock)).await?;
    let [ann, bob] = &table.people;
    clock.times.store(1, Ordering::SeqCst);
    assert!(ann.slash("help").await?.text().contains("Something went wrong"));
    ann.slash("duel challenge user:@Bob clock:correspondence").await?;
    bob.press("y:").await?;
    table.channel.wait_for("the board", is_board).await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    // Nobody presses, so the clock is read by the worker that delivers the reminder.
    clock.times.store(1, Ordering::SeqCst);
    table.bot.jump(&table.discord, Duration::from_secs(13 * 3_600)).await?;
    table.discord.until("the panic", |_| clock.times.load(Ordering::SeqCst) == 0).await?;
    for person in &table.people {
        person.press("h:").await?;
    }
    until_written(&table, &table.channel, &mut duel).await?;
    table.leave().await
}
