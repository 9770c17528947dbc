//! Discord's published limits, held against every request. Pure: a request in, sentences out.

mod command;
mod component;
mod embed;
mod files;
mod interaction;
mod message;
#[cfg(test)]
mod mutations;

use serde_json::Value;

use super::rest::Call;
use super::route::Op;

/// What is wrong with a request; nothing when it is as Discord wants it.
pub(crate) fn request(call: &Call) -> Vec<String> {
    let mut wrong = Wrong::default();
    let (json, files) = (&call.json, call.files.as_slice());
    match call.op {
        Op::Callback => interaction::callback(json, files, &mut wrong),
        Op::CreateMessage => message::message(json, files, message::Use::Post, &mut wrong),
        Op::FollowUp => message::message(json, files, message::Use::Private, &mut wrong),
        Op::EditMessage | Op::EditOriginal | Op::EditFollowUp => {
            message::message(json, files, message::Use::Edit, &mut wrong);
        }
        Op::SetCommands => command::commands(json, &mut wrong),
        Op::CreateCommand => command::commands(&Value::Array(vec![json.clone()]), &mut wrong),
        Op::ThreadFromMessage | Op::CreateThread => {
            wrong.length(json, "name", 1..=100);
            wrong.within(json, "auto_archive_duration", &[60, 1_440, 4_320, 10_080]);
        }
        Op::EditChannel => wrong.length(json, "name", 1..=100),
        _ => {}
    }
    wrong.0
}

/// What is wrong so far.
#[derive(Default)]
struct Wrong(Vec<String>);

impl Wrong {
    fn when(&mut self, bad: bool, what: impl FnOnce() -> String) {
        if bad {
            self.0.push(what());
        }
    }

    /// The characters of a text, if it is there.
    fn length(&mut self, of: &Value, key: &str, allowed: std::ops::RangeInclusive<usize>) {
        match &of[key] {
            Value::Null => {}
            Value::String(text) => {
                let length = text.chars().count();
                self.when(!allowed.contains(&length), || format!("{key} has {length} characters, {allowed:?} allowed"));
            }
            other => self.0.push(format!("{key} is no text: {other}")),
        }
    }

    /// As [`Self::length`], of a text that must be there.
    fn needs(&mut self, of: &Value, key: &str, allowed: std::ops::RangeInclusive<usize>) {
        self.when(of[key].is_null(), || format!("{key} is missing"));
        self.length(of, key, allowed);
    }

    /// A number out of a few, if it is there.
    fn within(&mut self, of: &Value, key: &str, allowed: &[u64]) {
        let value = &of[key];
        let good = value.is_null() || value.as_u64().is_some_and(|number| allowed.contains(&number));
        self.when(!good, || format!("{key} is {value}, {allowed:?} allowed"));
    }

    /// How many there are in a list.
    fn count(&mut self, list: &[Value], what: &str, allowed: std::ops::RangeInclusive<usize>) {
        self.when(!allowed.contains(&list.len()), || format!("{} {what}, {allowed:?} allowed", list.len()));
    }

    /// No two are the same.
    fn unique<T: Ord + std::fmt::Debug>(&mut self, mut of: Vec<T>, what: &str) {
        of.sort();
        for pair in of.windows(2) {
            self.when(pair[0] == pair[1], || format!("{what} {:?} stands twice", pair[0]));
        }
    }
}

/// The entries of a list; none of what is no list.
fn list<'a>(of: &'a Value, key: &str) -> &'a [Value] {
    of[key].as_array().map_or(&[], Vec::as_slice)
}
