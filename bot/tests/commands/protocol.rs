//! Tests `protocol`: replays the session in its documentation.

use serde_json::Value;
use tempfile::tempdir;

use crate::program::run_with;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The requests and replies of the document: `> ` begins a request, `< ` begins a reply, which may have several lines.
fn session() -> (String, Vec<Value>) {
    let (mut requests, mut replies) = (String::new(), Vec::<String>::new());
    let mut open = false;
    for line in DOCUMENT.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            requests.push_str(request);
            requests.push('\n');
        } else if let Some(reply) = line.strip_prefix("< ") {
            replies.push(reply.to_owned());
            open = true;
        } else if open && line.starts_with(' ') {
            replies.last_mut().unwrap().push_str(line);
        } else {
            open = false;
        }
    }
    let read = |reply: &String| serde_json::from_str(reply).unwrap_or_else(|error| panic!("{error}: {reply}"));
    (requests, replies.iter().map(read).collect())
}

/// Compares two values; `"…"` in the document matches anything.
fn same(documented: &Value, real: &Value) -> bool {
    match (documented, real) {
        (Value::String(any), _) if any == "…" => true,
        (Value::Array(ones), Value::Array(others)) => {
            ones.len() == others.len() && ones.iter().zip(others).all(|(one, other)| same(one, other))
        }
        (Value::Object(ones), Value::Object(others)) => {
            ones.len() == others.len()
                && ones.iter().all(|(name, one)| others.get(name).is_some_and(|other| same(one, other)))
        }
        _ => documented == real,
    }
}

#[test]
fn the_documented_session_is_a_real_one() {
    let (requests, documented) = session();
    let ran = run_with(tempdir().unwrap().path(), &["protocol"], &requests);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let real: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(documented.len() >= 15, "the session shows every request");
    assert_eq!(documented.len(), real.len());
    for ((request, documented), real) in requests.lines().zip(&documented).zip(&real) {
        assert!(same(documented, real), "{request}\ndocumented {documented}\nreal       {real}");
    }
}

#[test]
fn every_request_and_every_code_is_in_the_document() {
    let requests = [
        "hello", "cards", "matches", "begin", "clone", "load", "save", "record", "status", "prompt", "view", "play",
        "advise", "run", "close", "quit",
    ];
    for request in requests {
        assert!(DOCUMENT.contains(&format!("### `{request}`")), "{request}");
        let ran = run_with(tempdir().unwrap().path(), &["protocol"], &format!("{{\"do\":\"{request}\",\"odd\":1}}"));
        assert!(!ran.out.contains("there is no request"), "{request}: {ran:?}");
    }
    let codes = [
        "bad-json",
        "too-long",
        "bad-request",
        "no-match",
        "exists",
        "too-many",
        "bad-setup",
        "bad-seat",
        "bad-saved",
        "stale",
        "not-asked",
        "no-such-choice",
        "illegal",
        "over",
        "internal",
    ];
    for code in codes {
        assert!(DOCUMENT.contains(&format!("| `{code}` |")), "{code}");
    }
}
