//! Tests that the checks can fail: a good request of each kind passes, and each way to spoil it is found.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::super::rest::Call;
use super::super::route::{Op, Params};
use super::request;
use crate::fake::Upload;

fn png() -> Upload {
    Upload {
        field: "files[0]".to_owned(),
        filename: "board.png".to_owned(),
        bytes: Bytes::from_static(b"\x89PNG\r\n\x1a\nand the rest"),
    }
}

fn call(op: Op, json: Value, files: Vec<Upload>) -> Call {
    Call { op, path: String::new(), params: Params::new(), json, files, length: 0 }
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Play", "custom_id": id })
}

fn row(buttons: &[Value]) -> Value {
    json!({ "type": 1, "components": buttons })
}

fn option(value: &str) -> Value {
    json!({ "label": "One", "value": value })
}

fn message() -> Value {
    json!({
        "content": "Your turn, <@1>", "flags": 0, "allowed_mentions": { "parse": [], "users": ["1"] },
        "embeds": [{ "title": "T", "description": "D", "fields": [{ "name": "N", "value": "V" }],
            "image": { "url": "attachment://board.png" } }],
        "attachments": [{ "id": 0, "filename": "board.png", "description": "The board" }],
        "components": [
            row(&[button("a"), button("b")]),
            row(&[json!({ "type": 3, "custom_id": "s", "options": [option("1"), option("2")] })]),
            row(&[json!({ "type": 2, "style": 5, "label": "Rules", "url": "https://example.org" })]),
        ],
    })
}

fn command() -> Value {
    json!([{
        "name": "duel", "description": "Duels", "contexts": [0, 1, 2], "integration_types": [0, 1],
        "default_member_permissions": "32", "name_localizations": { "ru": "дуэль" },
        "description_localizations": { "ru": "Дуэли" },
        "options": [{
            "type": 1, "name": "ai", "description": "Against the computer",
            "options": [
                { "type": 3, "name": "level", "description": "How strong", "required": true,
                    "choices": [{ "name": "Easy", "value": "easy", "name_localizations": { "ru": "Лёгкий" } }] },
                { "type": 3, "name": "deck", "description": "Which deck" },
            ],
        }],
    }])
}

/// Sets the value at a pointer such as `/components/0/type`.
fn with(mut json: Value, pointer: &str, value: Value) -> Value {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = json.pointer_mut(parent).unwrap();
    match parent {
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        _ => parent[key] = value,
    }
    json
}

fn refused(op: Op, base: &Value, files: &[Upload], pointer: &str, value: Value) {
    let spoiled = with(base.clone(), pointer, value.clone());
    let wrong = request(&call(op, spoiled, files.to_vec()));
    assert!(!wrong.is_empty(), "{op:?} with {pointer} = {value:.60} was taken");
}

fn passes(op: Op, json: &Value, files: &[Upload]) {
    assert_eq!(request(&call(op, json.clone(), files.to_vec())), Vec::<String>::new(), "{op:?}");
}

#[test]
fn a_message_is_refused_for_every_limit_of_discord() {
    let long = |length| json!("я".repeat(length));
    let files = [png()];
    passes(Op::CreateMessage, &message(), &files);
    passes(Op::CreateMessage, &with(message(), "/content", long(2_000)), &files);
    let many = |length: usize| json!((0..length).map(|at| button(&at.to_string())).collect::<Vec<_>>());
    let rows = |count: usize| json!((0..count).map(|at| row(&[button(&at.to_string())])).collect::<Vec<_>>());
    let options = |count: usize| json!((0..count).map(|at| option(&at.to_string())).collect::<Vec<_>>());
    let table = [
        ("/content", long(2_001)),
        ("/content", json!(7)),
        ("/flags", json!(64)),
        ("/flags", json!(1 << 15)),
        ("/allowed_mentions", json!({ "parse": ["users"], "users": ["1"] })),
        ("/allowed_mentions", json!({ "parse": ["all"] })),
        ("/embeds", json!(vec![json!({ "title": "T" }); 11])),
        ("/embeds/0/title", long(257)),
        ("/embeds/0/description", long(4_097)),
        ("/embeds/0/fields/0/name", json!("")),
        ("/embeds/0/fields/0/value", long(1_025)),
        ("/embeds/0/fields", json!(vec![json!({ "name": "N", "value": "V" }); 26])),
        ("/embeds", json!(vec![json!({ "description": "я".repeat(4_000) }); 2])),
        ("/embeds/0/image/url", json!("attachment://other.png")),
        ("/attachments", json!([])),
        ("/attachments/0/id", json!(1)),
        ("/attachments/0/description", long(1_025)),
        ("/attachments/0/description", json!("")),
        ("/attachments/0/description", Value::Null),
        ("/components", rows(6)),
        ("/components/0", button("free")),
        ("/components/0/components", json!([])),
        ("/components/0/components", many(6)),
        ("/components/0/components/0", json!({ "type": 2, "style": 1, "label": "No id" })),
        ("/components/0/components/0", json!({ "type": 2, "style": 1, "custom_id": "bare" })),
        ("/components/0/components/0/custom_id", json!("b")),
        ("/components/0/components/0/custom_id", json!("")),
        ("/components/0/components/0/custom_id", long(101)),
        ("/components/0/components/0/label", long(81)),
        ("/components/0/components/0/label", json!("")),
        ("/components/0/components/0/style", json!(9)),
        ("/components/0/components/0/url", json!("https://example.org")),
        ("/components/0/components/0/type", json!(99)),
        ("/components/1/components/0/options", json!([])),
        ("/components/1/components/0/options", options(26)),
        ("/components/1/components/0/options/0/label", long(101)),
        ("/components/1/components/0/options/0/value", json!("2")),
        ("/components/1/components/0/placeholder", long(151)),
        ("/components/1/components/0/max_values", json!(3)),
        ("/components/1/components/0/custom_id", json!("a")),
        ("/components/2/components/0/custom_id", json!("x")),
        ("/components/2/components/0/url", long(513)),
    ];
    for (pointer, value) in table {
        refused(Op::CreateMessage, &message(), &files, pointer, value);
    }
    // A name may be `@everyone`; nobody is notified as long as the bot says whom to notify.
    let loud = with(message(), "/content", json!("@everyone, <@&7>"));
    passes(Op::CreateMessage, &loud, &files);
    refused(Op::CreateMessage, &loud, &files, "/allowed_mentions", Value::Null);
    refused(Op::CreateMessage, &loud, &files, "/allowed_mentions/parse", json!(["everyone"]));
    refused(Op::CreateMessage, &loud, &files, "/allowed_mentions/parse", json!(["roles"]));
}

#[test]
fn files_are_refused_that_are_too_large_too_many_unnamed_or_not_what_they_say() {
    let base = message();
    let with_file = |change: &dyn Fn(&mut Upload)| {
        let mut file = png();
        change(&mut file);
        request(&call(Op::CreateMessage, base.clone(), vec![file]))
    };
    assert!(with_file(&|_| {}).is_empty());
    assert!(!with_file(&|file| file.field = "file".to_owned()).is_empty());
    assert!(!with_file(&|file| file.field = "files[1]".to_owned()).is_empty());
    assert!(!with_file(&|file| file.bytes = Bytes::from_static(b"GIF89a")).is_empty());
    assert!(!with_file(&|file| file.bytes = Bytes::new()).is_empty());
    assert!(!with_file(&|file| file.bytes = vec![0; 11 << 20].into()).is_empty());
    assert!(!with_file(&|file| file.filename = "my board.png".to_owned()).is_empty());
    let eleven: Vec<Upload> = (0..11).map(|at| Upload { field: format!("files[{at}]"), ..png() }).collect();
    assert!(!request(&call(Op::CreateMessage, base, eleven)).is_empty());
}

#[test]
fn the_second_version_of_components_has_limits_of_its_own() {
    let text = |words: String| json!({ "type": 10, "content": words });
    let picture = json!({ "media": { "url": "attachment://board.png" }, "description": "The board" });
    let base = json!({
        "flags": 1 << 15, "attachments": [{ "id": 0, "description": "The board" }],
        "components": [
            { "type": 17, "components": [text("Hello".to_owned()), { "type": 12, "items": [picture] }] },
            row(&[button("a")]),
        ],
    });
    let files = [png()];
    passes(Op::CreateMessage, &base, &files);
    for (pointer, value) in [
        ("/content", json!("words")),
        ("/embeds", json!([{ "title": "T" }])),
        ("/components/0/components/0/content", json!("я".repeat(4_001))),
        ("/components/0/components/1/items", json!(vec![picture.clone(); 11])),
        ("/components/0/components/1/items/0/description", Value::Null),
        ("/components/0/components/1/items/0/media/url", json!("attachment://none.png")),
        ("/components", json!((0..41).map(|at| text(at.to_string())).collect::<Vec<_>>())),
        ("/flags", json!(0)),
    ] {
        refused(Op::CreateMessage, &base, &files, pointer, value);
    }
}

#[test]
fn an_answer_is_refused_that_does_not_keep_to_its_type() {
    let files = [png()];
    passes(Op::Callback, &json!({ "type": 4, "data": with(message(), "/flags", json!(64)) }), &files);
    passes(Op::Callback, &json!({ "type": 5, "data": { "flags": 64, "attachments": [] } }), &[]);
    passes(Op::Callback, &json!({ "type": 6, "data": null }), &[]);
    let choices = |count: usize| json!(vec![json!({ "name": "A", "value": "a" }); count]);
    let suggestions = json!({ "type": 8, "data": { "choices": choices(25) } });
    passes(Op::Callback, &suggestions, &[]);
    let input = json!({ "type": 4, "custom_id": "value", "label": "Value", "style": 1 });
    let form = json!({ "type": 9, "data": { "custom_id": "f", "title": "Form", "components": [row(&[input])] } });
    passes(Op::Callback, &form, &[]);
    let deferred = json!({ "type": 5, "data": { "flags": 64 } });
    for (base, pointer, value) in [
        (&deferred, "/type", json!(3)),
        (&deferred, "/data/flags", json!(1 << 15 | 64)),
        (&deferred, "/data/content", json!("soon")),
        (&suggestions, "/data/choices", choices(26)),
        (&suggestions, "/data/choices/0/name", json!("")),
        (&suggestions, "/data/choices/0/value", json!("v".repeat(101))),
        (&suggestions, "/data/choices", Value::Null),
        (&form, "/data/title", json!("t".repeat(46))),
        (&form, "/data/components", json!([])),
        (&form, "/data/custom_id", Value::Null),
        (&form, "/data/components/0/components/0/label", json!("l".repeat(46))),
        (&form, "/data/components/0/components/0/style", json!(3)),
    ] {
        refused(Op::Callback, base, &[], pointer, value);
    }
    assert!(!request(&call(Op::Callback, deferred, vec![png()])).is_empty(), "a promise has no files");
}

#[test]
fn the_register_of_commands_is_refused_for_every_limit_of_discord() {
    passes(Op::SetCommands, &command(), &[]);
    let base = command();
    let sub = |at: usize| json!({ "type": 1, "name": format!("s{at}"), "description": "D" });
    let choice = |at: usize| json!({ "name": at.to_string(), "value": at.to_string() });
    let level = "/0/options/0/options/0";
    for (pointer, value) in [
        ("/0/name", json!("Duel")),
        ("/0/name", json!("to duel")),
        ("/0/name", json!("d".repeat(33))),
        ("/0/name", Value::Null),
        ("/0/description", json!("d".repeat(101))),
        ("/0/description", json!("")),
        ("/0/name_localizations/ru", json!("Дуэль")),
        ("/0/name_localizations/en", json!("duel")),
        ("/0/description_localizations/ru", json!("я".repeat(101))),
        ("/0/contexts", json!([3])),
        ("/0/contexts", json!([0, 0])),
        ("/0/integration_types", json!([2])),
        ("/0/default_member_permissions", json!("all")),
        ("/0/options", json!((0..26).map(sub).collect::<Vec<_>>())),
        ("/0/options", json!([sub(1), sub(1)])),
        ("/0/options", json!([sub(1), { "type": 3, "name": "o", "description": "D" }])),
        ("/0/options/0/options", json!([sub(1)])),
        (
            "/0/options/0/options",
            json!([
                { "type": 3, "name": "a", "description": "D" }, { "type": 3, "name": "b", "description": "D", "required": true },
            ]),
        ),
        (&format!("{level}/type"), json!(12)),
        (&format!("{level}/autocomplete"), json!(true)),
        (&format!("{level}/choices"), json!((0..26).map(choice).collect::<Vec<_>>())),
        (&format!("{level}/choices/0/name"), json!("n".repeat(101))),
        (&format!("{level}/choices/0/name_localizations/ru"), json!("")),
        (
            "/0",
            json!({ "name": "long", "description": "D", "options": (0..25).map(|at| json!({
            "type": 3, "name": format!("o{at}"), "description": "d".repeat(100),
            "choices": (0..25).map(|at| json!({ "name": format!("{at:0>40}"), "value": "v" })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>() }),
        ),
    ] {
        refused(Op::SetCommands, &base, &[], pointer, value);
    }
    let twice = json!([command()[0], command()[0]]);
    assert!(!request(&call(Op::SetCommands, twice, Vec::new())).is_empty());
    let names = (0..101).map(|at| json!({ "name": format!("c{at}"), "description": "D" }));
    assert!(!request(&call(Op::SetCommands, json!(names.collect::<Vec<_>>()), Vec::new())).is_empty());
}

#[test]
fn a_thread_has_a_name_of_a_hundred_characters_and_a_known_time() {
    let base = json!({ "name": "Ann and Bob", "auto_archive_duration": 1_440 });
    passes(Op::ThreadFromMessage, &base, &[]);
    refused(Op::ThreadFromMessage, &base, &[], "/name", json!("n".repeat(101)));
    refused(Op::ThreadFromMessage, &base, &[], "/name", json!(""));
    refused(Op::ThreadFromMessage, &base, &[], "/auto_archive_duration", json!(100));
}
