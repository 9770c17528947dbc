//! `duelhall protocol`: lets another program play, by JSON lines. Described in `docs/protocol.md`.

mod open;
mod play;
mod refusal;
mod seats;
mod session;
mod show;
mod store;
mod wire;

use std::io::{BufRead, Read, Write, stdin};

use clap::Args;
use serde_json::{Map, Value};

use super::failure::Failure;
use refusal::{Code, Refusal};
use session::Session;

/// The version that `hello` names; raised when a program that follows docs/protocol.md could break.
const VERSION: u16 = 1;

/// The longest request in bytes.
const LONGEST: u64 = 16 << 20;

const EXAMPLES: &str = r#"Examples:
  echo '{"do":"hello"}' | duelhall protocol
  my-bot | duelhall protocol

One JSON object a line goes in, one comes out, in the same order. A short session:
  {"id":1,"do":"begin","match":"a","game":"towers","seed":7}
  {"id":2,"do":"view","match":"a","viewer":1}
  {"id":3,"do":"play","match":"a","seat":1,"action":"keep"}
  {"id":4,"do":"run","match":"a","players":{"1":"greedy","2":"random"}}
  {"id":5,"do":"record","match":"a"}

Everything is described in docs/protocol.md."#;

/// Let another program play: JSON lines on standard input and output.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Protocol {}

/// A request that could be read.
struct Request {
    id: Option<Value>,
    what: String,
    rest: Map<String, Value>,
}

/// The result of a request.
type Answer = Result<Value, Refusal>;

impl Protocol {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        talk(&mut stdin().lock(), out)
    }
}

/// Answers every line until the input ends or a request is `quit`.
fn talk(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let mut session = Session::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.take(LONGEST + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let (id, answer) = if read as u64 > LONGEST && !line.ends_with(b"\n") {
            skip_line(input)?;
            (None, Err(Refusal::new(Code::TooLong, format!("a request has at most {LONGEST} bytes"))))
        } else {
            answer(&mut session, &line)
        };
        writeln!(out, "{}", wire::reply(id, answer))?;
        out.flush()?;
        if session.is_over() {
            return Ok(());
        }
    }
}

fn answer(session: &mut Session, line: &[u8]) -> (Option<Value>, Answer) {
    match wire::request(line) {
        Ok(request) => (request.id, session.answer(&request.what, request.rest)),
        Err((id, refusal)) => (id, Err(refusal)),
    }
}

/// Drops the rest of a line that is too long.
fn skip_line(input: &mut dyn BufRead) -> std::io::Result<()> {
    loop {
        let part = input.fill_buf()?;
        let (used, ended) = match part.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (part.len(), part.is_empty()),
        };
        input.consume(used);
        if ended {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(lines: &str) -> Vec<Value> {
        let mut out = Vec::new();
        talk(&mut lines.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    fn codes(lines: &str) -> Vec<String> {
        said(lines).iter().map(|reply| reply["error"]["code"].as_str().unwrap_or("ok").to_owned()).collect()
    }

    #[test]
    fn a_line_that_is_no_request_is_answered_and_the_session_continues() {
        let lines = "not json\n[1]\n{\"id\":1}\n\n{\"do\":7}\n{\"do\":\"fly\"}\n{\"do\":\"hello\",\"extra\":1}\n{\"do\":\"hello\"}\n";
        let expected = ["bad-json", "bad-request", "bad-request", "bad-request", "bad-request", "bad-request", "ok"];
        assert_eq!(codes(lines), expected);
        assert_eq!(said("{\"id\":[1],\"do\":\"fly\"}")[0]["id"], serde_json::json!([1]));
    }

    #[test]
    fn a_line_without_end_is_too_long_and_the_next_one_is_read() {
        let mut lines = "x".repeat(usize::try_from(LONGEST).unwrap() + 100);
        lines.push_str("\n{\"do\":\"hello\"}\n");
        assert_eq!(codes(&lines), ["too-long", "ok"]);
    }

    #[test]
    fn every_mistake_has_its_code() {
        let begin = r#"{"do":"begin","match":"a","game":"towers","seed":1}"#;
        for (line, code) in [
            (r#"{"do":"begin","match":"a","game":"towers"}"#, "exists"),
            (r#"{"do":"begin","game":"chess"}"#, "bad-setup"),
            (r#"{"do":"begin","game":"towers","options":{"tavern":"no-such-tavern"}}"#, "bad-setup"),
            (r#"{"do":"begin","game":"towers","setup":{"cards":7}}"#, "bad-setup"),
            (r#"{"do":"begin","game":"towers","setup":{},"options":{}}"#, "bad-setup"),
            (r#"{"do":"begin","game":"towers","seed":"xyz"}"#, "bad-request"),
            (r#"{"do":"begin","game":"towers","first":9}"#, "bad-seat"),
            (r#"{"do":"begin","game":"towers","match":""}"#, "bad-request"),
            (r#"{"do":"begin","game":"towers","names":["a"]}"#, "bad-setup"),
            (r#"{"do":"status","match":"b"}"#, "no-match"),
            (r#"{"do":"prompt","match":"a","seat":3}"#, "bad-seat"),
            (r#"{"do":"view","match":"a","viewer":"me"}"#, "bad-seat"),
            (r#"{"do":"view","match":"a","viewer":1,"lang":"de"}"#, "bad-request"),
            (r#"{"do":"play","match":"a","seat":1,"index":99}"#, "no-such-choice"),
            (r#"{"do":"play","match":"a","seat":1,"index":0,"step":5}"#, "stale"),
            (r#"{"do":"play","match":"a","seat":1,"action":"keep","step":5}"#, "stale"),
            (r#"{"do":"play","match":"a","seat":1,"action":"play 1"}"#, "illegal"),
            (r#"{"do":"play","match":"a","seat":1,"action":"fly"}"#, "illegal"),
            (r#"{"do":"play","match":"a","seat":1}"#, "bad-request"),
            (r#"{"do":"play","match":"a","seat":1,"index":0,"action":"keep"}"#, "bad-request"),
            (r#"{"do":"advise","match":"a","seat":1,"level":"godlike"}"#, "bad-request"),
            (r#"{"do":"run","match":"a","players":{"3":"greedy"}}"#, "bad-seat"),
            (r#"{"do":"clone","match":"a","as":"a"}"#, "exists"),
            (r#"{"do":"load","saved":{"origin":"{}","snapshot":"{}","entries":[]}}"#, "bad-saved"),
        ] {
            assert_eq!(codes(&format!("{begin}\n{line}\n")), ["ok", code], "{line}");
        }
        let over = r#"{"do":"play","match":"a","seat":1,"action":"concede"}"#;
        assert_eq!(codes(&format!("{begin}\n{over}\n{over}\n")), ["ok", "ok", "over"]);
    }

    #[test]
    fn a_saved_match_a_clone_and_a_record_continue_identically() {
        let begin = r#"{"do":"begin","match":"a","game":"towers","seed":3}"#;
        let run = |name: &str, most: u32| {
            format!(r#"{{"do":"run","match":"{name}","players":{{"1":"greedy","2":"greedy"}},"most":{most},"seed":5}}"#)
        };
        let first = said(&format!("{begin}\n{}\n{{\"do\":\"save\",\"match\":\"a\"}}\n", run("a", 10)));
        let saved = &first[2]["ok"]["saved"];
        let lines = format!(
            "{begin}\n{}\n{{\"do\":\"load\",\"match\":\"b\",\"saved\":{saved}}}\n{{\"do\":\"clone\",\"match\":\"a\",\"as\":\"c\"}}\n{}\n{}\n{}\n{}\n{}\n",
            run("a", 10),
            run("a", 9999),
            run("b", 9999),
            run("c", 9999),
            r#"{"do":"record","match":"a"}"#,
            r#"{"do":"record","match":"b"}"#,
        );
        let replies = said(&lines);
        let [a, b, c] = [4, 5, 6].map(|at| (&replies[at]["ok"]["entries"], &replies[at]["ok"]["over"]));
        assert!(a == b && b == c && !a.1.is_null(), "{replies:?}");
        assert_eq!(replies[7]["ok"]["record"], replies[8]["ok"]["record"]);
        let returns = &replies[4]["ok"]["over"]["returns"];
        assert_eq!(returns.as_array().unwrap().iter().map(|value| value.as_i64().unwrap()).sum::<i64>(), 0);
    }

    // S-9: a saved match that can be read may still be damaged.
    #[test]
    fn a_save_whose_parts_do_not_agree_is_damaged() {
        let begin = r#"{"do":"begin","match":"a","game":"towers","seed":3}"#;
        let run = r#"{"do":"run","match":"a","players":{"1":"greedy","2":"greedy"},"most":10,"seed":5}"#;
        let whole = &said(&format!("{begin}\n{run}\n{{\"do\":\"save\",\"match\":\"a\"}}\n"))[2]["ok"]["saved"];
        let load = |saved: &Value| {
            let line = format!("{{\"do\":\"load\",\"match\":\"b\",\"saved\":{saved}}}\n");
            codes(&(line + "{\"do\":\"record\",\"match\":\"b\"}\n"))
        };
        assert_eq!(load(whole), ["ok", "ok"]);
        type Damage = fn(&mut Value);
        let damages: [(&str, Damage); 5] = [
            ("an entry is lost and the count is mended", |saved| {
                let entries = saved["entries"].as_array_mut().unwrap();
                entries.pop();
                let (old, new) = (entries.len() + 1, entries.len());
                let snapshot = saved["snapshot"].as_str().unwrap();
                saved["snapshot"] =
                    snapshot.replacen(&format!("\"revision\":{old}"), &format!("\"revision\":{new}"), 1).into();
            }),
            ("two entries change places", |saved| saved["entries"].as_array_mut().unwrap().swap(0, 9)),
            ("an entry is none of the game", |saved| saved["entries"][4] = "1 fly".into()),
            ("a number in the snapshot changes", |saved| {
                let snapshot = saved["snapshot"].as_str().unwrap();
                let at = snapshot.find("\"asked\":[").unwrap() + 9;
                let digit = if snapshot.as_bytes()[at] == b'9' { "8" } else { "9" };
                saved["snapshot"] = format!("{}{digit}{}", &snapshot[..at], &snapshot[at + 1..]).into();
            }),
            ("the seed changes", |saved| {
                let origin = saved["origin"].as_str().unwrap();
                let at = origin.find("\"seed\":\"").unwrap() + 8;
                let digit = if origin.as_bytes()[at] == b'0' { "1" } else { "0" };
                saved["origin"] = format!("{}{digit}{}", &origin[..at], &origin[at + 1..]).into();
            }),
        ];
        for (what, damage) in damages {
            let mut saved = whole.clone();
            damage(&mut saved);
            assert_eq!(load(&saved), ["bad-saved", "no-match"], "{what}");
        }
    }

    #[test]
    fn nobody_is_shown_the_cards_of_another_seat() {
        let begin = r#"{"do":"begin","match":"a","game":"towers","seed":3}"#;
        let view = |viewer: &str| format!("{{\"do\":\"view\",\"match\":\"a\",\"viewer\":{viewer}}}");
        let replies = said(&format!("{begin}\n{}\n{}\n{}\n", view("1"), view("2"), view("\"public\"")));
        let hand = |reply: &Value| reply["ok"]["table"]["hand"].clone();
        assert_ne!(hand(&replies[1]), hand(&replies[2]));
        assert_eq!(hand(&replies[3]).as_array().map(Vec::len), Some(0));
        assert!(!replies[3].to_string().contains("draws"), "{}", replies[3]);
    }
}
