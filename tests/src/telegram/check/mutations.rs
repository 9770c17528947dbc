//! Tests that the checks can fail: a good request of each kind passes, and each way to spoil it is found.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::super::api::Call;
use super::super::contract;
use super::super::method::Op;
use super::request;
use crate::fake::Upload;

fn png() -> Upload {
    let bytes = Bytes::from_static(b"\x89PNG\r\n\x1a\nand the rest");
    Upload { field: "file-1".to_owned(), filename: "board.png".to_owned(), bytes }
}

/// The errors by the limits, and by the description if it is available.
fn wrong(op: Op, params: &Value, files: &[Upload]) -> Vec<String> {
    let call = Call { op, params: params.clone(), files: files.to_vec(), length: 0 };
    let mut wrong = request(&call);
    wrong.extend(contract::published().into_iter().flat_map(|contract| contract.check(op, params, files)));
    wrong
}

/// Sets the value at a pointer such as `/reply_markup/inline_keyboard/0`.
fn with(mut json: Value, pointer: &str, value: Value) -> Value {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match json.pointer_mut(parent).unwrap() {
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        parent => parent[key] = value,
    }
    json
}

fn passes(op: Op, params: &Value, files: &[Upload]) {
    assert_eq!(wrong(op, params, files), Vec::<String>::new(), "{op:?}");
}

/// Checks that each of these changes spoils a good request.
fn refused(op: Op, base: &Value, files: &[Upload], spoils: &[(&str, Value)]) {
    passes(op, base, files);
    for (pointer, value) in spoils {
        let spoiled = with(base.clone(), pointer, value.clone());
        assert!(!wrong(op, &spoiled, files).is_empty(), "{op:?} with {pointer} = {value:.60} was taken");
    }
}

/// Checks changes that only the description recognises as errors.
fn refused_by_description(op: Op, base: &Value, files: &[Upload], spoils: &[(&str, Value)]) {
    if contract::published().is_some() {
        refused(op, base, files, spoils);
    }
}

fn long(length: usize) -> Value {
    json!("я".repeat(length))
}

fn button(data: &str) -> Value {
    json!({ "text": "Play", "callback_data": data })
}

fn keyboard() -> Value {
    json!({ "inline_keyboard": [
        [button("a"), { "text": "b", "callback_data": "b", "style": "danger" }],
        [{ "text": "Open", "url": "https://t.me/duelhall_bot?start=h_1" }],
    ] })
}

#[test]
fn a_text_is_refused_for_every_limit_of_telegram() {
    let base = json!({
        "chat_id": -5, "text": "<b>Your turn</b>, Ann", "parse_mode": "HTML", "reply_markup": keyboard(),
        "reply_parameters": { "message_id": 3 }, "message_thread_id": 4, "disable_notification": true,
    });
    passes(Op::SendMessage, &with(base.clone(), "/text", long(4_096)), &[]);
    let row = |count: usize| json!((0..count).map(|at| button(&at.to_string())).collect::<Vec<_>>());
    let rows = |count: usize| json!((0..count).map(|at| json!([button(&at.to_string())])).collect::<Vec<_>>());
    let first = "/reply_markup/inline_keyboard/0/0";
    let link = "/reply_markup/inline_keyboard/1/0/url";
    let spoils = [
        ("/text", long(4_097)),
        ("/text", json!("")),
        ("/text", json!(7)),
        ("/text", json!("<b>open")),
        ("/text", json!("1 < 2")),
        ("/text", json!("<script>x</script>")),
        ("/parse_mode", json!("Markdown5")),
        ("/chat_id", Value::Null),
        ("/chat_id", json!("somewhere")),
        ("/reply_markup/inline_keyboard/0", json!([])),
        ("/reply_markup/inline_keyboard/0", row(9)),
        ("/reply_markup/inline_keyboard", rows(101)),
        ("/reply_markup/inline_keyboard/0/1/callback_data", json!("a")),
        ("/reply_markup/inline_keyboard/0/1/style", json!("loud")),
        (&format!("{first}/callback_data"), json!("")),
        (&format!("{first}/callback_data"), long(33)),
        (&format!("{first}/callback_data"), Value::Null),
        (&format!("{first}/url"), json!("https://example.org")),
        (&format!("{first}/text"), json!("")),
        (&format!("{first}/text"), long(65)),
        (link, json!("example.org")),
        (link, json!("https://t.me/other_bot?start=h_1")),
        (link, json!("https://t.me/duelhall_bot?start=h.1")),
        (link, json!(format!("https://t.me/duelhall_bot?start={}", "h".repeat(65)))),
    ];
    refused(Op::SendMessage, &base, &[], &spoils);
    let unknown = [
        ("/txt", json!("typo")),
        ("/reply_parameters", json!(3)),
        ("/message_thread_id", json!("4")),
        ("/disable_notification", json!("yes")),
        ("/reply_markup/inline_keybord", json!([])),
        ("/reply_parameters/massage_id", json!(3)),
    ];
    refused_by_description(Op::SendMessage, &base, &[], &unknown);
}

#[test]
fn a_picture_is_refused_without_its_file_or_with_too_many_words() {
    let base = json!({
        "chat_id": "-5", "photo": "attach://file-1", "caption": "The board", "reply_markup": keyboard(),
        "ephemeral_message_parameters": {
            "receiver_user_id": 7, "callback_query_id": "9", "replace_callback_query_message": true,
        },
    });
    let asked = "/ephemeral_message_parameters";
    let spoils = [
        ("/photo", json!("attach://file-2")),
        ("/photo", json!("file-id")),
        ("/caption", long(1_025)),
        (&format!("{asked}/receiver_user_id"), Value::Null),
        (&format!("{asked}/receiver_user_id"), json!("Ann")),
        (&format!("{asked}/callback_query_id"), Value::Null),
    ];
    refused(Op::SendPhoto, &base, &[png()], &spoils);
    let spoil = |change: &dyn Fn(&mut Upload)| {
        let mut file = png();
        change(&mut file);
        !wrong(Op::SendPhoto, &base, &[file]).is_empty()
    };
    assert!(spoil(&|file| file.bytes = Bytes::from_static(b"GIF89a")));
    assert!(spoil(&|file| file.bytes = Bytes::new()));
    assert!(spoil(&|file| file.bytes = vec![0; 11 << 20].into()));
    assert!(spoil(&|file| file.field = "file-2".to_owned()));
    assert!(!wrong(Op::SendPhoto, &base, &[png(), png()]).is_empty(), "a file twice");
    passes(Op::SendPhoto, &json!({ "chat_id": -5, "photo": "AgACAgIAAxkD0000001001" }), &[]);
}

#[test]
fn an_animation_is_a_gif() {
    let base = json!({ "chat_id": "-5", "animation": "attach://file-1", "caption": "The duel" });
    let gif =
        || Upload { filename: "replay.gif".to_owned(), bytes: Bytes::from_static(b"GIF89a and the rest"), ..png() };
    refused(Op::SendAnimation, &base, &[gif()], &[("/animation", json!("attach://file-2")), ("/caption", long(1_025))]);
    assert!(!wrong(Op::SendAnimation, &base, &[png()]).is_empty());
}

#[test]
fn edits_name_what_they_edit() {
    let media = json!({ "type": "photo", "media": "attach://file-1", "caption": "<i>Board</i>", "parse_mode": "HTML" });
    let base = json!({ "chat_id": -5, "message_id": 3, "media": media, "reply_markup": keyboard() });
    let spoils = [
        ("/message_id", Value::Null),
        ("/message_id", json!(0)),
        ("/media/type", json!("video")),
        ("/media/caption", long(1_025)),
        ("/media/caption", json!("<i>Board")),
        ("/media/media", json!("attach://other")),
    ];
    refused(Op::EditMessageMedia, &base, &[png()], &spoils);
    refused_by_description(Op::EditMessageMedia, &base, &[png()], &[("/media/captoin", json!("typo"))]);
    let text = json!({ "chat_id": -5, "message_id": 3, "text": "Words" });
    refused(Op::EditMessageText, &text, &[], &[("/text", long(4_097)), ("/text", Value::Null)]);
    let own = json!({ "chat_id": -5, "receiver_user_id": 7, "ephemeral_message_id": 8, "text": "Words" });
    let spoils = [
        ("/text", long(1_025)),
        ("/receiver_user_id", Value::Null),
        ("/ephemeral_message_id", json!("8")),
        ("/chat_id", Value::Null),
    ];
    refused(Op::EditEphemeralMessageText, &own, &[], &spoils);
    let deleted = json!({ "chat_id": -5, "receiver_user_id": 7, "ephemeral_message_id": 8 });
    refused(Op::DeleteEphemeralMessage, &deleted, &[], &[("/ephemeral_message_id", Value::Null)]);
    refused_by_description(Op::DeleteEphemeralMessage, &deleted, &[], &[("/message_id", json!(3))]);
}

#[test]
fn answers_are_refused_that_are_too_long_or_too_many() {
    let alert = json!({ "callback_query_id": "9", "text": "Not your turn", "show_alert": true });
    passes(Op::AnswerCallbackQuery, &with(alert.clone(), "/text", long(200)), &[]);
    let spoils = [("/text", long(201)), ("/text", Value::Null), ("/callback_query_id", Value::Null)];
    refused(Op::AnswerCallbackQuery, &alert, &[], &spoils);
    let article = |id: &str| json!({ "type": "article", "id": id, "title": "A card", "input_message_content": { "message_text": "It" } });
    let many = |count: usize| json!((0..count).map(|at| article(&at.to_string())).collect::<Vec<_>>());
    let base = json!({ "inline_query_id": "9", "results": [article("a"), {
        "type": "photo", "id": "p", "photo_file_id": "AgAC",
    }] });
    let spoils = [
        ("/results", many(51)),
        ("/results", json!([article("a"), article("a")])),
        ("/results/0/id", json!("")),
        ("/results/0/id", long(33)),
        ("/results/0/title", Value::Null),
        ("/results/0/input_message_content/message_text", long(4_097)),
        ("/results/1/photo_file_id", Value::Null),
        ("/results/1/type", json!("poem")),
        ("/next_offset", long(33)),
    ];
    refused(Op::AnswerInlineQuery, &base, &[], &spoils);
}

#[test]
fn lists_of_commands_are_refused_for_every_limit_of_telegram() {
    let command = |name: &str| json!({ "command": name, "description": "Duels", "is_ephemeral": true });
    let many = |count: usize| json!((0..count).map(|at| command(&format!("c{at}"))).collect::<Vec<_>>());
    let scope = json!({ "type": "all_group_chats" });
    let base = json!({ "commands": [command("duel"), command("hand")], "scope": scope, "language_code": "ru" });
    let spoils = [
        ("/commands", many(101)),
        ("/commands", json!([])),
        ("/commands/0/command", json!("Duel")),
        ("/commands/0/command", json!("my-duel")),
        ("/commands/0/command", json!("d".repeat(33))),
        ("/commands/0/command", json!("hand")),
        ("/commands/0/description", json!("")),
        ("/commands/0/description", long(257)),
        ("/language_code", json!("ru-RU")),
    ];
    refused(Op::SetMyCommands, &base, &[], &spoils);
    let unknown = [("/scope/type", json!("everywhere")), ("/commands/0/name", json!("typo"))];
    refused_by_description(Op::SetMyCommands, &base, &[], &unknown);
}

#[test]
fn an_address_has_a_secret_and_patience_has_an_end() {
    let base = json!({ "url": "https://example.org/telegram", "secret_token": "a-secret_1" });
    let spoils = [
        ("/secret_token", Value::Null),
        ("/secret_token", json!("")),
        ("/secret_token", json!("with spaces")),
        ("/secret_token", json!("s".repeat(257))),
    ];
    refused(Op::SetWebhook, &base, &[], &spoils);
    refused(Op::GetUpdates, &json!({ "timeout": 10 }), &[], &[("/timeout", json!(500))]);
}
