//! Collects the errors that checks find in a request.

use serde_json::Value;

/// The errors so far.
#[derive(Default)]
pub(crate) struct Wrong(pub(crate) Vec<String>);

impl Wrong {
    pub(crate) fn when(&mut self, bad: bool, what: impl FnOnce() -> String) {
        if bad {
            self.0.push(what());
        }
    }

    /// Checks the length of a text in characters, if the text is there.
    pub(crate) fn length(&mut self, of: &Value, key: &str, allowed: std::ops::RangeInclusive<usize>) {
        match &of[key] {
            Value::Null => {}
            Value::String(text) => {
                let length = text.chars().count();
                self.when(!allowed.contains(&length), || format!("{key} has {length} characters, {allowed:?} allowed"));
            }
            other => self.0.push(format!("{key} is no text: {other}")),
        }
    }

    /// Like [`Self::length`], for a text that must be there.
    pub(crate) fn needs(&mut self, of: &Value, key: &str, allowed: std::ops::RangeInclusive<usize>) {
        self.when(of[key].is_null(), || format!("{key} is missing"));
        self.length(of, key, allowed);
    }

    /// Checks that a number is one of a few, if it is there.
    pub(crate) fn within(&mut self, of: &Value, key: &str, allowed: &[u64]) {
        let value = &of[key];
        let good = value.is_null() || value.as_u64().is_some_and(|number| allowed.contains(&number));
        self.when(!good, || format!("{key} is {value}, {allowed:?} allowed"));
    }

    /// Checks the length of a list.
    pub(crate) fn count(&mut self, list: &[Value], what: &str, allowed: std::ops::RangeInclusive<usize>) {
        self.when(!allowed.contains(&list.len()), || format!("{} {what}, {allowed:?} allowed", list.len()));
    }

    /// Checks that no two entries are the same.
    pub(crate) fn unique<T: Ord + std::fmt::Debug>(&mut self, mut of: Vec<T>, what: &str) {
        of.sort();
        for pair in of.windows(2) {
            self.when(pair[0] == pair[1], || format!("{what} {:?} stands twice", pair[0]));
        }
    }
}

/// The entries of a list; empty if it is not a list.
pub(crate) fn list<'a>(of: &'a Value, key: &str) -> &'a [Value] {
    of[key].as_array().map_or(&[], Vec::as_slice)
}
