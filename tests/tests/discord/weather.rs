//! The program under the weather of the platform: each fault alone, and the match unharmed.

use std::time::Duration;

use anyhow::Result;
use duelhall_tests::discord::{Channel, Discord, Failure, Guild, Op, Person, Refusal, Scope, permissions};

use crate::rig::{Bot, Duel, is_end, sit_down};

/// A duel that has begun, and everything around it.
struct Storm {
    discord: Discord,
    guild: Guild,
    channel: Channel,
    people: [Person; 2],
    bot: Bot,
}

impl Storm {
    async fn begin() -> Result<Self> {
        let discord = Discord::open().await?;
        let guild = discord.guild("Home", "en-US");
        let channel = guild.channel("tavern");
        let people = [channel.person("Ann", "en-US"), channel.person("Bob", "ru")];
        let bot = Bot::start(&discord).await?;
        sit_down(&people[0], &people[1], "Bob").await?;
        let storm = Self { discord, guild, channel, people, bot };
        storm.channel.wait_for("the board", |shown| !shown.files.is_empty()).await?;
        Ok(storm)
    }

    fn duel(&self) -> Duel<'_> {
        Duel::new(&self.channel, [&self.people[0], &self.people[1]])
    }

    /// The match goes on to its end, and Discord has nothing to complain of.
    async fn calm(self, mut pressed: std::collections::BTreeSet<String>) -> Result<()> {
        let mut duel = self.duel();
        duel.pressed.append(&mut pressed);
        duel.play(&self.discord, 400).await?;
        self.channel.wait_for("the end", is_end).await?;
        self.bot.end().await?;
        self.discord.finish().await
    }
}

/// Plays some moves while a route fails as it is told, then to the end.
async fn through(op: Op, failure: Failure, times: u32) -> Result<()> {
    let storm = Storm::begin().await?;
    let mut duel = storm.duel();
    duel.play(&storm.discord, 3).await?;
    storm.discord.fail(op, "", failure, times);
    duel.play(&storm.discord, 8).await?;
    storm.discord.until("the fault to be met", |discord| discord.faults_left() == 0).await?;
    let pressed = std::mem::take(&mut duel.pressed);
    storm.calm(pressed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_is_limited_is_waited_for() -> Result<()> {
    through(Op::EditMessage, Failure::Limited(Scope::User, Duration::from_millis(900)), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_limit_that_is_shared_or_global_is_waited_for() -> Result<()> {
    through(Op::EditMessage, Failure::Limited(Scope::Shared, Duration::from_millis(900)), 1).await?;
    through(Op::EditMessage, Failure::Limited(Scope::Global, Duration::from_millis(900)), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_gateway_of_discord_is_tried_again() -> Result<()> {
    through(Op::EditMessage, Failure::Broken(502), 2).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_lost_does_no_harm() -> Result<()> {
    through(Op::EditMessage, Failure::Lost, 1).await?;
    through(Op::EditOriginal, Failure::Lost, 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_callback_that_is_limited_or_broken_is_sent_again_in_time() -> Result<()> {
    through(Op::Callback, Failure::Broken(503), 1).await?;
    through(Op::Callback, Failure::Limited(Scope::User, Duration::from_millis(300)), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_interaction_costs_an_answer_and_not_the_move() -> Result<()> {
    let storm = Storm::begin().await?;
    let mut duel = storm.duel();
    duel.play(&storm.discord, 4).await?;
    storm.discord.fail(Op::Callback, "", Failure::Refused(Refusal::UNKNOWN_INTERACTION), 1);
    let failed = duel.step(&storm.discord).await?.expect("a move");
    assert_eq!(failed.how, duelhall_tests::discord::How::Failed);
    // Their hand may be old now: a press on the board brings the new one.
    for person in &storm.people {
        person.press("h:").await?;
    }
    let pressed = std::mem::take(&mut duel.pressed);
    storm.calm(pressed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_died_early_is_forgotten() -> Result<()> {
    let storm = Storm::begin().await?;
    let mut duel = storm.duel();
    duel.play(&storm.discord, 2).await?;
    storm.discord.fail(Op::EditOriginal, "", Failure::Refused(Refusal::DEAD_TOKEN), 1);
    // Not every move changes what the other hand shows.
    for _ in 0..8 {
        duel.step(&storm.discord).await?;
        let met = storm.discord.until("the edit of the other hand", |discord| discord.faults_left() == 0);
        if tokio::time::timeout(Duration::from_secs(3), met).await.is_ok() {
            break;
        }
    }
    assert_eq!(storm.discord.faults_left(), 0);
    for person in &storm.people {
        person.press("h:").await?;
    }
    let pressed = std::mem::take(&mut duel.pressed);
    storm.calm(pressed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_deleted_is_posted_again() -> Result<()> {
    let storm = Storm::begin().await?;
    let mut duel = storm.duel();
    duel.play(&storm.discord, 3).await?;
    let board = storm.channel.wait_for("the board", |shown| !shown.files.is_empty()).await?;
    storm.channel.delete_message(board.id);
    duel.play(&storm.discord, 2).await?;
    storm.channel.wait_for("a new board", |shown| !shown.files.is_empty() && shown.id != board.id).await?;
    let pressed = std::mem::take(&mut duel.pressed);
    storm.calm(pressed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_without_the_bot_s_rights_is_left_alone_and_the_match_goes_on() -> Result<()> {
    let storm = Storm::begin().await?;
    let mut duel = storm.duel();
    duel.play(&storm.discord, 3).await?;
    storm.channel.allow(permissions::VIEW);
    let before = storm.discord.invalid_requests();
    // Only while it may not write: every further press is a reason to try once more.
    duel.play(&storm.discord, 4).await?;
    let tried = storm.discord.invalid_requests() - before;
    assert!(tried <= 4, "{tried} invalid requests for 4 moves");
    storm.channel.allow(permissions::USUAL);
    let pressed = std::mem::take(&mut duel.pressed);
    storm.calm(pressed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn missing_rights_are_named_when_a_duel_would_begin() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, _bob) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"));
    let bot = Bot::start(&discord).await?;
    channel.allow(permissions::USUAL & !permissions::ATTACH);
    let refused = ann.slash("duel challenge user:@Bob").await?;
    assert!(refused.shown()?.ephemeral && refused.text().contains("Attach Files"), "{}", refused.text());
    channel.allow(permissions::USUAL & !permissions::SEND);
    let refused = ann.slash("duel challenge user:@Bob").await?;
    assert!(refused.text().contains("Send Messages"), "{}", refused.text());
    assert!(channel.messages().is_empty() && discord.invalid_requests() == 0);
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_a_deleted_guild_and_a_kick_are_met_with_silence() -> Result<()> {
    let spoils: [fn(&Storm); 3] =
        [|storm| storm.channel.delete(), |storm| storm.guild.delete(), |storm| storm.guild.kick()];
    for spoil in spoils {
        let storm = Storm::begin().await?;
        let mut duel = storm.duel();
        duel.play(&storm.discord, 3).await?;
        let before = storm.discord.invalid_requests();
        spoil(&storm);
        storm.bot.jump(&storm.discord, Duration::from_secs(3_600)).await?;
        storm.bot.jump(&storm.discord, Duration::from_secs(3_600)).await?;
        storm.bot.end().await?;
        let tried = storm.discord.invalid_requests() - before;
        assert!(tried <= 3, "{tried} invalid requests");
        storm.discord.finish().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gateway_drops_resumes_and_begins_anew_in_the_middle_of_a_duel() -> Result<()> {
    let storm = Storm::begin().await?;
    let mut duel = storm.duel();
    let registered = storm.discord.count(Op::SetCommands);
    duel.play(&storm.discord, 3).await?;
    storm.discord.cut(0);
    duel.play(&storm.discord, 3).await?;
    storm.discord.reconnect(0);
    duel.play(&storm.discord, 3).await?;
    let begun = storm.discord.sessions().0;
    storm.discord.invalidate(0);
    storm.discord.until("a new session", |discord| discord.sessions().0 > begun).await?;
    storm.discord.online().await?;
    duel.play(&storm.discord, 3).await?;
    assert_eq!(storm.discord.count(Op::SetCommands), registered, "commands are registered once");
    let pressed = std::mem::take(&mut duel.pressed);
    storm.calm(pressed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_that_the_library_cannot_read_is_answered_all_the_same() -> Result<()> {
    let discord = Discord::open().await?;
    let ann = discord.guild("Home", "en-US").channel("tavern").person("Ann", "en-US");
    let bot = Bot::start(&discord).await?;
    discord.garble("locale");
    let answer = ann.slash("help").await?;
    assert!(answer.shown()?.ephemeral && !answer.text().is_empty());
    bot.end().await?;
    discord.finish().await
}
