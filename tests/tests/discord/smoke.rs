//! The fake answers like Discord: the client library understands all its answers.

use std::sync::atomic::Ordering;
use std::time::Duration;

use duelhall_tests::discord::{Discord, Failure, How, Op, Refusal, Scope, permissions};
use serenity::all::{ChannelId, GuildId, MessageId};

use crate::parrot::{self, Parrot};

/// Violations that the test wanted.
fn wanted(discord: &Discord, count: usize) {
    let seen = discord.take_violations();
    assert_eq!(seen.len(), count, "{seen:#?}");
}

#[tokio::test]
async fn people_send_commands_press_buttons_are_helped_and_fill_in_forms() {
    let discord = Discord::open().await.unwrap();
    let channel = discord.guild("Home", "ru").channel("parrots");
    let (ann, bob) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"));
    let _parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();

    let said = ann.slash("parrot say word:hello there who:@Bob").await.unwrap();
    assert_eq!((said.how.clone(), said.text()), (How::Message, "hello"));
    let shown = said.shown().unwrap();
    assert!(shown.ephemeral && shown.alt == ["A parrot"] && shown.files[0].bytes.starts_with(b"\x89PNG"));
    assert!(bob.private().is_empty() && channel.messages().is_empty(), "only Ann sees it");

    let more = ann.press("More").await.unwrap();
    assert_eq!((more.how.clone(), more.text()), (How::Update, "more of it"));
    assert!(more.shown().unwrap().files.is_empty(), "an answer without files removes the picture");
    ann.wait_for("the follow-up", |shown| shown.text == "and more").await.unwrap();
    assert!(ann.seen().iter().all(|shown| shown.button("More").is_none()), "the button is gone");

    let late = bob.slash("parrot later").await.unwrap();
    assert_eq!((late.text(), &late.shown().unwrap().alt[0][..]), ("at last", "A late parrot"));
    assert_eq!(ann.complete("parrot say word:po", "word").await.unwrap(), ["Polly"]);
    let form = ann.slash("parrot ask").await.unwrap();
    assert_eq!(ann.submit(&form, &[("word", "Polly")]).await.unwrap().text(), "thanks");
    for wrong in ["parrot", "parrot sing", "parrot say loud:yes", "polly", "parrot say who:@Nobody"] {
        assert!(ann.begin(wrong).is_err(), "{wrong}");
    }
    ann.restart_client();
    assert!(ann.private().is_empty(), "her private messages are lost with her client");
    discord.finish().await.unwrap();
}

#[tokio::test]
async fn messages_are_kept_changed_deleted_and_refused_as_discord_does() {
    let discord = Discord::open().await.unwrap();
    let guild = discord.guild("Home", "en-US");
    let channel = guild.channel("parrots");
    let parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();
    let (http, id) = (&parrot.http, ChannelId::new(channel.id));
    let code = |error: serenity::Error| match error {
        serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(answer)) => answer.error.code,
        other => panic!("{other}"),
    };

    let mut posted = id.send_message(http, parrot::post("one")).await.unwrap();
    posted.edit(http, parrot::edit("two")).await.unwrap();
    let seen = &channel.messages()[0];
    assert_eq!((seen.text.as_str(), seen.alt.as_slice(), seen.edited), ("two", &["A board".to_owned()][..], true));
    assert_eq!(id.message(http, posted.id).await.unwrap().content, "two");
    posted.delete(http).await.unwrap();
    assert_eq!(code(posted.edit(http, parrot::edit("three")).await.unwrap_err()), 10008);
    assert_eq!(code(id.delete_message(http, MessageId::new(7)).await.unwrap_err()), 10008);

    // After the window of the channel's bucket.
    discord.clock().jump(Duration::from_secs(6));
    channel.allow(permissions::VIEW | permissions::SEND);
    assert_eq!(code(id.send_message(http, parrot::post("no files")).await.unwrap_err()), 50013);
    channel.allow(0);
    assert_eq!(code(id.send_message(http, parrot::post("no view")).await.unwrap_err()), 50001);
    channel.allow(permissions::USUAL);
    guild.kick();
    assert_eq!(code(id.send_message(http, parrot::post("not in")).await.unwrap_err()), 50001);
    guild.invite();
    channel.delete();
    assert_eq!(code(id.send_message(http, parrot::post("gone")).await.unwrap_err()), 10003);
    let stranger = guild.channel("other").person("Eve", "en-US").without_dms();
    let dm = serenity::all::UserId::new(stranger.id).create_dm_channel(http).await.unwrap();
    assert_eq!(code(dm.send_message(http, parrot::post("psst")).await.unwrap_err()), 50007);
    assert_eq!(GuildId::new(guild.id).to_partial_guild(http).await.unwrap().name, "Home");
    assert_eq!(discord.invalid_requests(), 4);
    discord.finish().await.unwrap();
}

#[tokio::test]
async fn what_a_bot_must_never_do_is_collected() {
    let discord = Discord::open().await.unwrap();
    let channel = discord.guild("Home", "en-US").channel("parrots");
    let ann = channel.person("Ann", "en-US");
    let parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();
    let (http, id) = (&parrot.http, ChannelId::new(channel.id));
    let bare = serenity::all::CreateMessage::new()
        .add_file(serenity::all::CreateAttachment::bytes(parrot::png(), "board.png"));
    assert!(id.send_message(http, bare).await.is_err());
    wanted(&discord, 1);
    assert!(id.send_message(http, serenity::all::CreateMessage::new().content("hi @everyone")).await.is_err());
    wanted(&discord, 1);
    let said = ann.slash("parrot say").await.unwrap();
    let data = serde_json::json!({ "type": 6 });
    let known = serenity::all::InteractionId::new(said.token.rsplit('-').next().unwrap().parse().unwrap());
    assert!(http.create_interaction_response(known, &said.token, &data, Vec::new()).await.is_err());
    wanted(&discord, 1);
    discord.be_patient(Duration::ZERO);
    ann.begin("parrot say").unwrap();
    discord.until("an answer that comes too late", |discord| !discord.violations().is_empty()).await.unwrap();
    wanted(&discord, 1);
    assert_eq!(discord.unanswered().len(), 1);
    // Otherwise the fake itself would find violations at its end.
    discord.be_patient(Duration::from_secs(3_600));
}

#[tokio::test]
async fn a_token_dies_after_a_quarter_of_an_hour() {
    let discord = Discord::open().await.unwrap();
    let ann = discord.guild("Home", "en-US").channel("parrots").person("Ann", "en-US");
    let parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();
    let said = ann.slash("parrot say").await.unwrap();
    assert_eq!(parrot.http.get_original_interaction_response(&said.token).await.unwrap().content, "hello");
    discord.clock().jump(Duration::from_secs(14 * 60));
    parrot.http.get_original_interaction_response(&said.token).await.unwrap();
    discord.clock().jump(Duration::from_secs(61));
    let error = parrot.http.get_original_interaction_response(&said.token).await.unwrap_err();
    assert!(error.to_string().contains("Invalid Webhook Token"), "{error}");
    discord.finish().await.unwrap();
}

#[tokio::test]
async fn sessions_are_resumed_or_begun_again_and_nothing_is_missed() {
    let discord = Discord::open().await.unwrap();
    let ann = discord.guild("Home", "en-US").channel("parrots").person("Ann", "en-US");
    let parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();
    discord.cut(0);
    assert_eq!(ann.slash("parrot say").await.unwrap().text(), "hello", "it is sent again after the resume");
    assert_eq!(discord.sessions(), (1, 1));
    discord.reconnect(0);
    discord.until("a resume", |discord| discord.sessions() == (1, 2)).await.unwrap();
    assert_eq!(ann.slash("parrot say").await.unwrap().text(), "hello");
    discord.invalidate(0);
    discord.until("a new session", |discord| discord.sessions().0 == 2).await.unwrap();
    discord.until("the second READY", |_| parrot.ready.load(Ordering::SeqCst) == 2).await.unwrap();
    assert_eq!(ann.slash("parrot say").await.unwrap().text(), "hello");
    discord.finish().await.unwrap();
}

#[tokio::test]
async fn several_shards_each_hear_of_their_own_guilds() {
    let discord = Discord::with_shards(3).await.unwrap();
    let people: Vec<_> = (0..6)
        .map(|at| discord.guild(&format!("G{at}"), "en-US").channel("c").person(&format!("P{at}"), "en-US"))
        .collect();
    let parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();
    for person in &people {
        assert_eq!(person.slash("parrot say").await.unwrap().text(), "hello");
    }
    assert_eq!(discord.sessions().0, 3);
    drop(parrot);
    discord.finish().await.unwrap();
}

#[tokio::test]
async fn under_tls_the_rate_limiter_of_the_library_obeys() {
    let discord = Discord::open().await.unwrap();
    let channel = discord.guild("Home", "en-US").channel("parrots");
    let ann = channel.person("Ann", "en-US");
    let parrot = Parrot::start_sealed(&discord).await;
    discord.online().await.unwrap();
    for (scope, times) in [(Scope::User, 2), (Scope::Shared, 1), (Scope::Global, 1)] {
        let limited = Failure::Limited(scope, Duration::from_millis(200));
        discord.fail(Op::Callback, "", limited, times);
        assert_eq!(ann.slash("parrot say").await.unwrap().text(), "hello", "{scope:?}");
        assert_eq!(discord.faults_left(), 0);
    }
    let before = discord.invalid_requests();
    for at in 0..7 {
        ChannelId::new(channel.id).send_message(&parrot.http, parrot::post(&at.to_string())).await.unwrap();
    }
    assert_eq!(discord.invalid_requests(), before, "the headers said when to wait");
    discord.finish().await.unwrap();
}

#[tokio::test]
async fn faults_reach_the_client_as_errors() {
    let discord = Discord::open().await.unwrap();
    let channel = discord.guild("Home", "en-US").channel("parrots");
    let parrot = Parrot::start(&discord).await;
    discord.online().await.unwrap();
    let id = ChannelId::new(channel.id);
    for failure in [Failure::Broken(502), Failure::Refused(Refusal::NO_PERMISSION)] {
        discord.fail(Op::CreateMessage, "", failure, 1);
        assert!(id.send_message(&parrot.http, parrot::post("no")).await.is_err());
    }
    assert!(channel.messages().is_empty());
    discord.fail(Op::CreateMessage, "", Failure::Lost, 1);
    assert!(id.send_message(&parrot.http, parrot::post("yes")).await.is_err());
    assert_eq!(channel.messages().len(), 1, "it was posted, and only the answer was lost");
    discord.fail(Op::CreateMessage, "", Failure::Slow(Duration::from_millis(1)), 1);
    id.send_message(&parrot.http, parrot::post("slowly")).await.unwrap();
    discord.finish().await.unwrap();
}
