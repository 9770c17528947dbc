//! The fake answers like Telegram: the client library understands all its answers.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use duelhall_tests::telegram::{Era, Failure, Group, Mischief, Op, Refusal, Telegram};
use serde_json::{Value, json};
use teloxide::payloads::{
    AnswerCallbackQuerySetters, EditMessageCaptionSetters, GetUpdatesSetters, SendMessageSetters, SendPhotoSetters,
    SetMyCommandsSetters, SetWebhookSetters,
};
use teloxide::requests::Requester;
use teloxide::types::{
    BotCommand, BotCommandScope, CallbackQueryId, ChatId, InlineKeyboardButton, InlineKeyboardMarkup, InputFile,
    InputMedia, InputMediaPhoto, MessageId, ParseMode, ReplyParameters, UpdateKind, UserId,
};
use teloxide::{ApiError, RequestError};

/// A picture of one colour.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let written = image::DynamicImage::new_rgb8(width, height).write_to(&mut bytes, image::ImageFormat::Png);
    written.expect("a picture in memory");
    bytes.into_inner()
}

fn client(telegram: &Telegram) -> Result<teloxide::Bot> {
    Ok(teloxide::Bot::new(telegram.token()).set_api_url(telegram.url().parse()?))
}

fn keyboard(data: &str) -> InlineKeyboardMarkup {
    InlineKeyboardMarkup::new([[InlineKeyboardButton::callback("Play", data)]])
}

/// Makes a request for which the client library has no types; returns the status and the body of the answer.
async fn raw(telegram: &Telegram, method: &str, params: &Value) -> Result<(u16, Value)> {
    let url = format!("{}/bot{}/{method}", telegram.url(), telegram.token());
    let answer = reqwest::Client::new().post(url).header("content-type", "application/json").body(params.to_string());
    let answer = answer.send().await?;
    Ok((answer.status().as_u16(), serde_json::from_str(&answer.text().await?)?))
}

#[tokio::test]
async fn people_write_press_and_are_answered() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.supergroup("Home");
    let (ann, bob) = (group.person("Ann", "en").called("ann"), group.person("Bob", "ru"));
    let bot = client(&telegram)?;
    assert_eq!(bot.get_me().await?.username(), telegram.name());
    ann.says("nobody hears this");
    let asked = ann.says("/duel {Bob} @ann");
    let updates = bot.get_updates().timeout(1).await?;
    let UpdateKind::Message(heard) = &updates[0].kind else { panic!("{updates:?}") };
    assert_eq!(
        (updates.len(), heard.text(), heard.from.as_ref().unwrap().id),
        (1, Some("/duel Bob @ann"), UserId(ann.id as u64))
    );
    assert_eq!(heard.entities().unwrap().len(), 3);

    let posted = bot
        .send_photo(ChatId(group.id), InputFile::memory(png(40, 20)))
        .caption("<b>The</b> board, <a href=\"tg://user?id=5\">Ann</a>")
        .parse_mode(ParseMode::Html)
        .reply_parameters(ReplyParameters::new(heard.id))
        .reply_markup(keyboard("a:1"))
        .await?;
    assert_eq!(posted.photo().unwrap().last().unwrap().width, 40);
    let shown = bob.sees("the board", |shown| shown.picture.is_some()).await?;
    assert_eq!((shown.text.as_str(), shown.reply_to), ("The board, Ann", Some(asked.id)));
    assert_eq!(shown.mentions, [5, ann.id], "the named people, and the person replied to");

    let pressed = bob.begin_press(&shown, "a:1")?;
    let next = updates[0].id.0 + 1;
    let updates = bot.get_updates().offset(i32::try_from(next)?).timeout(5).await?;
    let UpdateKind::CallbackQuery(query) = &updates[0].kind else { panic!("{updates:?}") };
    assert_eq!((query.data.as_deref(), query.message.as_ref().unwrap().id()), (Some("a:1"), posted.id));
    bot.answer_callback_query(query.id.clone()).text("Not your turn").show_alert(true).await?;
    let answer = bob.answer(&pressed).await?;
    assert_eq!((answer.text.as_str(), answer.alert), ("Not your turn", true));

    let next = updates[0].id.0 + 1;
    let own = ann.private();
    assert!(ann.follow("https://t.me/other_bot?start=x").is_err());
    ann.follow("https://t.me/duelhall_bot?start=h_1")?;
    let updates = bot.get_updates().offset(i32::try_from(next)?).timeout(5).await?;
    let UpdateKind::Message(started) = &updates[0].kind else { panic!("{updates:?}") };
    assert_eq!((started.text(), started.chat.id), (Some("/start h_1"), ChatId(ann.id)));
    bot.send_message(ChatId(ann.id), "Your hand").await?;
    assert_eq!(own.seen().len(), 2);
    telegram.finish().await
}

#[tokio::test]
async fn messages_are_kept_changed_deleted_and_refused_as_telegram_does() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.be_generous();
    let group = telegram.group("Home");
    let ann = group.person("Ann", "en");
    let bot = client(&telegram)?;
    let chat = ChatId(group.id);
    let posted = bot.send_photo(chat, InputFile::memory(png(4, 2))).caption("one").await?;
    let file = posted.photo().unwrap().last().unwrap().file.id.clone();
    bot.edit_message_caption(chat, posted.id).caption("two").await?;
    let same = bot.edit_message_caption(chat, posted.id).caption("two").await;
    assert!(matches!(same, Err(RequestError::Api(ApiError::MessageNotModified))), "{same:?}");
    let media = |input| InputMedia::Photo(InputMediaPhoto::new(input).caption("three"));
    bot.edit_message_media(chat, posted.id, media(InputFile::file_id(file.clone()))).await?;
    assert_eq!(group.messages()[0].file.as_deref(), Some(file.0.as_str()));
    bot.edit_message_media(chat, posted.id, media(InputFile::memory(png(4, 4)))).await?;
    assert_ne!(group.messages()[0].file.as_deref(), Some(file.0.as_str()));
    assert_eq!((group.messages()[0].text.as_str(), group.messages()[0].edited), ("three", true));
    bot.delete_message(chat, posted.id).await?;
    let api = |error: RequestError| match error {
        RequestError::Api(error) => error.to_string(),
        other => other.to_string(),
    };
    let gone = bot.edit_message_caption(chat, posted.id).caption("four").await.unwrap_err();
    assert!(matches!(gone, RequestError::Api(ApiError::MessageToEditNotFound)), "{gone:?}");
    assert!(bot.delete_message(chat, posted.id).await.is_err());
    assert!(bot.edit_message_text(chat, MessageId(9_999), "x").await.is_err());

    let wide = bot.send_photo(chat, InputFile::memory(png(100, 2))).await;
    assert!(api(wide.unwrap_err()).contains("PHOTO_INVALID_DIMENSIONS"));
    let stranger = bot.send_message(ChatId(ann.id), "psst").await;
    assert!(api(stranger.unwrap_err()).contains("can't initiate conversation"));
    ann.private().says("/start");
    bot.send_message(ChatId(ann.id), "hello").await?;
    ann.block();
    let blocked = bot.send_message(ChatId(ann.id), "psst").await;
    assert!(matches!(blocked, Err(RequestError::Api(ApiError::BotBlocked))), "{blocked:?}");
    ann.vanish();
    let gone = bot.send_message(ChatId(ann.id), "psst").await;
    assert!(matches!(gone, Err(RequestError::Api(ApiError::UserDeactivated))), "{gone:?}");
    let nowhere = bot.send_message(ChatId(-7), "psst").await;
    assert!(matches!(nowhere, Err(RequestError::Api(ApiError::ChatNotFound))), "{nowhere:?}");

    type Spoil = fn(&Group);
    let spoils: [(Spoil, &str); 5] = [
        (Group::forbid_pictures, "not enough rights to send photos"),
        (Group::mute_bot, "not enough rights"),
        (Group::lose_bot, "not a member"),
        (Group::kick_bot, "kicked from the group"),
        (Group::delete, "the group chat was deleted"),
    ];
    for (spoil, says) in spoils {
        spoil(&group);
        let refused = bot.send_photo(chat, InputFile::memory(png(4, 2))).await.unwrap_err();
        assert!(api(refused).contains(says), "{says}");
    }
    let old = telegram.group("Small");
    let _ = old.person("Ann", "en");
    let new = old.upgrade();
    let moved = bot.send_message(ChatId(old.id), "x").await;
    assert!(matches!(moved, Err(RequestError::MigrateToChatId(to)) if to.0 == new.id), "{moved:?}");
    bot.send_message(ChatId(new.id), "x").await?;
    telegram.finish().await
}

#[tokio::test]
async fn a_chat_that_is_written_to_too_often_says_when_to_come_again() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.group("Home");
    let bot = client(&telegram)?;
    for number in 0..20 {
        bot.send_message(ChatId(group.id), number.to_string()).await?;
    }
    let refused = bot.send_message(ChatId(group.id), "21").await;
    let Err(RequestError::RetryAfter(seconds)) = refused else { panic!("{refused:?}") };
    assert!((50..=60).contains(&seconds.seconds()));
    telegram.clock().jump(Duration::from_secs(60));
    bot.send_message(ChatId(group.id), "21").await?;
    assert_eq!(telegram.floods(), 1);
    telegram.finish().await
}

#[tokio::test]
async fn topics_commands_and_admins_are_understood() -> Result<()> {
    let telegram = Telegram::open().await?;
    let forum = telegram.forum("Forum");
    let topic = forum.topic("Duels");
    let ann = topic.person("Ann", "en").anonymous_admin();
    let bot = client(&telegram)?;
    ann.says("/config");
    let updates = bot.get_updates().timeout(1).await?;
    let UpdateKind::Message(heard) = &updates[0].kind else { panic!("{updates:?}") };
    assert!(heard.is_topic_message && heard.sender_chat.as_ref().is_some_and(|chat| chat.id.0 == forum.id));
    let thread = heard.thread_id.unwrap();
    bot.send_message(ChatId(forum.id), "here").message_thread_id(thread).await?;
    assert_eq!((topic.messages().len(), forum.messages().len()), (2, 0));
    topic.close();
    assert!(bot.send_message(ChatId(forum.id), "here").message_thread_id(thread).await.is_err());
    let admins = bot.get_chat_administrators(ChatId(forum.id)).await?;
    assert!(admins.len() == 1 && admins[0].user.id.0 == ann.id as u64 && admins[0].is_privileged());
    bot.get_chat(ChatId(forum.id)).await?;
    assert!(bot.get_chat_member(ChatId(forum.id), UserId(ann.id as u64)).await?.is_privileged());
    let commands = [BotCommand::new("duel", "A duel")];
    bot.set_my_commands(commands).scope(BotCommandScope::AllGroupChats).language_code("ru").await?;
    assert_eq!(telegram.commands().len(), 1);
    telegram.finish().await
}

#[tokio::test]
async fn faults_reach_the_client_as_errors() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.group("Home");
    let bot = client(&telegram)?;
    let send = || async { bot.send_message(ChatId(group.id), "x").await };
    telegram.fail(Op::SendMessage, "", Failure::Limited(7), 1);
    assert!(matches!(send().await, Err(RequestError::RetryAfter(after)) if after.seconds() == 7));
    telegram.fail(Op::SendMessage, "", Failure::Refused(Refusal::NOT_A_MEMBER), 1);
    assert!(send().await.is_err());
    assert!(group.messages().is_empty());
    telegram.fail(Op::SendMessage, "", Failure::Lost, 1);
    assert!(send().await.is_err());
    assert_eq!(group.messages().len(), 1, "it was posted, and only the answer was lost");
    telegram.fail(Op::SendMessage, "", Failure::Slow(Duration::from_millis(1)), 1);
    send().await?;
    telegram.fail(Op::GetUpdates, "", Failure::Broken(502), 1);
    assert!(raw(&telegram, "getupdates", &json!({})).await.is_err(), "the answer is a page that is not JSON");
    telegram.finish().await
}

#[tokio::test]
async fn what_a_bot_must_never_do_is_collected() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.group("Home");
    let bot = client(&telegram)?;
    let wanted = |count: usize| {
        let seen = telegram.take_violations();
        assert!(seen.len() >= count && (count > 0 || seen.is_empty()), "{seen:#?}");
    };
    assert!(bot.send_message(ChatId(group.id), "x".repeat(4_097)).await.is_err());
    wanted(1);
    assert!(bot.send_message(ChatId(group.id), "x").reply_markup(keyboard(&"x".repeat(65))).await.is_err());
    wanted(1);
    assert!(teloxide::Bot::new("1:other").set_api_url(telegram.url().parse()?).get_me().await.is_err());
    wanted(1);
    raw(&telegram, "sendMessages", &json!({})).await?;
    wanted(1);
    let late = bot.answer_callback_query(CallbackQueryId("7".to_owned())).await;
    assert!(late.is_err());
    wanted(0);
    telegram.finish().await
}

#[tokio::test]
async fn messages_for_one_person_alone_are_kept_from_the_others() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.be_generous();
    let group = telegram.supergroup("Home");
    let (ann, bob) = (group.person("Ann", "en"), group.person("Bob", "en"));
    let bot = client(&telegram)?;
    bot.send_message(ChatId(group.id), "board").reply_markup(keyboard("h:1")).await?;
    let board = ann.sees("the board", |shown| shown.text == "board").await?;
    let press = ann.begin_press(&board, "h:1")?;
    let whisper = |asked: Value| json!({ "chat_id": group.id, "text": "hand", "ephemeral_message_parameters": asked });
    let asked = whisper(json!({ "receiver_user_id": ann.id, "callback_query_id": press }));
    for bad in [
        json!({ "receiver_user_id": ann.id }),
        json!({ "receiver_user_id": bob.id, "callback_query_id": press }),
        json!({ "receiver_user_id": ann.id, "callback_query_id": "7" }),
    ] {
        assert_eq!(raw(&telegram, "sendMessage", &whisper(bad)).await?.0, 400);
    }
    let (status, sent) = raw(&telegram, "sendMessage", &asked).await?;
    assert_eq!((status, sent["result"]["message_id"].as_i64()), (200, Some(0)));
    let id = sent["result"]["ephemeral_message_id"].as_i64().context("an id")?;
    assert_eq!((ann.whispered().len(), bob.whispered().len(), group.messages().len()), (1, 0, 1));
    let edit = |text: &str, id: i64| json!({ "chat_id": group.id, "receiver_user_id": ann.id, "ephemeral_message_id": id, "text": text });
    for _ in 0..2 {
        assert_eq!(raw(&telegram, "editEphemeralMessageText", &edit("new", id)).await?.1["result"], true);
    }
    assert_eq!(ann.whispered()[0].text, "new");
    assert_eq!(raw(&telegram, "editEphemeralMessageText", &edit("new", id + 1)).await?.0, 400);

    // It replaces the board, but only for her.
    let asked = whisper(json!({
        "receiver_user_id": ann.id, "callback_query_id": press, "replace_callback_query_message": true,
    }));
    raw(&telegram, "sendMessage", &asked).await?;
    assert!(ann.seen().iter().all(|shown| shown.text != "board") && bob.seen().len() == 1);

    // It is too late, except for a bot that is an admin.
    telegram.age_presses();
    assert_eq!(raw(&telegram, "sendMessage", &asked).await?.0, 400);
    group.promote_bot();
    assert_eq!(raw(&telegram, "sendMessage", &whisper(json!({ "receiver_user_id": bob.id }))).await?.0, 200);
    bob.away(true);
    assert_eq!(raw(&telegram, "sendMessage", &whisper(json!({ "receiver_user_id": bob.id }))).await?.0, 200);
    assert_eq!(bob.whispered().len(), 1, "what was sent while he was away is lost");

    // An old server ignores the parameter, and everybody sees the message.
    telegram.be(Era::Old);
    let (status, sent) = raw(&telegram, "sendMessage", &asked).await?;
    assert!(status == 200 && sent["result"]["ephemeral_message_id"].is_null());
    assert_eq!(group.messages().len(), 2);
    assert_eq!(telegram.leaks(&ann, "hand").len(), 1 + 3, "the leak is found: the public one, and those for Bob");
    let gone = json!({ "chat_id": group.id, "receiver_user_id": ann.id, "ephemeral_message_id": id });
    assert_eq!(raw(&telegram, "deleteEphemeralMessage", &gone).await?.0, 404);
    telegram.excuse();
    telegram.finish().await
}

/// The posts to an address: the secret and the update.
type Posts = Arc<Mutex<Vec<(String, Value)>>>;

async fn take(State(posts): State<Posts>, headers: HeaderMap, body: String) {
    let secret = headers.get("x-telegram-bot-api-secret-token").and_then(|secret| secret.to_str().ok());
    let post = (secret.unwrap_or_default().to_owned(), serde_json::from_str(&body).unwrap_or_default());
    posts.lock().unwrap_or_else(PoisonError::into_inner).push(post);
}

#[tokio::test]
async fn updates_are_posted_where_the_bot_wants_them() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.group("Home");
    let ann = group.person("Ann", "en");
    let bot = client(&telegram)?;
    assert!(bot.set_webhook("http://example.org/x".parse()?).secret_token("s").await.is_err());
    bot.set_webhook("https://example.org/path".parse()?).secret_token("planted").await?;
    assert!(bot.get_updates().await.is_err(), "a bot with a webhook cannot fetch");
    ann.says("/one");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let posts = Posts::default();
    let router = Router::new().route("/path", axum::routing::post(take)).with_state(Arc::clone(&posts));
    let address = listener.local_addr()?;
    telegram.until("a post that nobody takes", |telegram| telegram.refused_posts() > 0).await?;
    tokio::spawn(async move { axum::serve(listener, router).await });
    telegram.pass_on_to(address);
    let seen = || posts.lock().unwrap_or_else(PoisonError::into_inner).clone();
    telegram.until("the first", |_| seen().len() == 1).await?;
    telegram.play(Mischief::Twice);
    ann.says("/two");
    telegram.until("the second, twice", |_| seen().len() == 3).await?;
    assert!(seen().iter().all(|(secret, _)| secret == "planted"));
    let texts: Vec<_> = seen().iter().map(|(_, update)| update["message"]["text"].clone()).collect();
    assert_eq!(texts, ["/one", "/two", "/two"]);
    bot.delete_webhook().await?;
    ann.says("/three");
    assert_eq!(bot.get_updates().timeout(1).await?.len(), 1);
    telegram.finish().await
}
