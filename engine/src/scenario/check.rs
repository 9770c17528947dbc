//! Compares what is found with what a scenario expects.

use serde_json::{Map, Value};

use super::file::Told;
use crate::kit::plain;

/// Collects the differences.
#[derive(Debug, Default)]
pub(super) struct Checker {
    /// The line of the statement that is being checked.
    pub(super) line: usize,
    /// The differences, each with its line.
    pub(super) differences: Vec<(usize, String)>,
    pub(super) checked: usize,
}

impl Checker {
    /// Notes a difference.
    pub(super) fn differs(&mut self, what: String) {
        self.differences.push((self.line, what));
    }

    /// Compares every value that `expected` names, and ignores all others.
    pub(super) fn values(&mut self, path: &str, expected: &Value, actual: &Value) {
        let Value::Object(parts) = expected else {
            self.checked += 1;
            if !same(expected, actual) {
                self.differs(format!("{path} is {}, but {} was expected", short(actual), short(expected)));
            }
            return;
        };
        for (name, expected) in parts {
            if let Some(demand) = Demand::named(name).filter(|_| !actual.is_object()) {
                self.demand(path, demand, expected, actual);
                continue;
            }
            let path = format!("{path}.{name}");
            match name.split('.').try_fold(Found::There(actual), Found::part) {
                Ok(found) => self.values(&path, expected, found.value()),
                Err(instead) => self.differs(format!("there is no {path}; {instead}")),
            }
        }
    }

    fn demand(&mut self, path: &str, demand: Demand, expected: &Value, actual: &Value) {
        self.checked += 1;
        let (name, said, found) = (demand.name(), short(expected), short(actual));
        match demand.holds(expected, actual) {
            Some(true) => {}
            Some(false) => self.differs(format!("{path} is {found}, but {name} {said} was expected")),
            None => self.differs(format!("{path} is {found}, of which `{name}` {said} cannot be said")),
        }
    }

    /// Compares lines that were told or offered. What was told has an order, and so has a list of such lines.
    pub(super) fn lines(&mut self, what: &str, order: Order, expected: &Told, actual: &[String]) {
        self.checked += 1;
        match expected {
            Told::Exactly(lines) if lines != actual => {
                let differ = actual.iter().zip(lines).take_while(|(told, line)| told == line).count();
                self.differs(format!("{what} {}, but {} was expected", list(actual, differ), list(lines, differ)));
            }
            Told::Exactly(_) => {}
            Told::Among(among) => {
                let mut begun = 0;
                for line in &among.has {
                    let from = if matches!(order, Order::Told) { begun } else { 0 };
                    match actual[from..].iter().position(|told| told == line) {
                        Some(at) => begun = from + at + 1,
                        None => {
                            let place = if actual.contains(line) { " after the others of `has`" } else { "" };
                            self.differs(format!("{what} {}, where `{line}` was expected{place}", list(actual, from)));
                            break;
                        }
                    }
                }
                for line in &among.lacks {
                    if let Some(at) = actual.iter().position(|told| told == line) {
                        self.differs(format!("{what} {}, where `{line}` was not expected", list(actual, at)));
                    }
                }
            }
        }
    }
}

/// Whether lines must stand in the order in which they are named.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// They must: they tell what happened.
    Told,
    /// They need not: they are offered.
    Any,
}

/// A demand on a value other than being equal to another value.
#[derive(Clone, Copy, Debug)]
enum Demand {
    AtLeast,
    AtMost,
    Not,
    OneOf,
    Has,
    Lacks,
}

impl Demand {
    const ALL: [Self; 6] = [Self::AtLeast, Self::AtMost, Self::Not, Self::OneOf, Self::Has, Self::Lacks];

    const fn name(self) -> &'static str {
        match self {
            Self::AtLeast => "at-least",
            Self::AtMost => "at-most",
            Self::Not => "not",
            Self::OneOf => "one-of",
            Self::Has => "has",
            Self::Lacks => "lacks",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|demand| demand.name() == name)
    }

    /// Whether the demand holds; `None` if it makes no sense for such values.
    fn holds(self, expected: &Value, actual: &Value) -> Option<bool> {
        let all = |wanted: bool| {
            let (expected, actual) = (expected.as_array()?, actual.as_array()?);
            let can_be = |one: &Value| actual.is_empty() || actual.iter().any(|other| comparable(one, other));
            let is_sound = wanted || expected.iter().all(can_be);
            is_sound.then(|| expected.iter().all(|one| actual.iter().any(|other| same(one, other)) == wanted))
        };
        match self {
            Self::AtLeast => Some(actual.as_f64()? >= expected.as_f64()?),
            Self::AtMost => Some(actual.as_f64()? <= expected.as_f64()?),
            Self::Not => comparable(expected, actual).then(|| !same(expected, actual)),
            Self::OneOf => Some(expected.as_array()?.iter().any(|one| same(one, actual))),
            Self::Has => all(true),
            Self::Lacks => all(false),
        }
    }
}

/// Whether a name of a table says how a value is compared.
pub(super) fn is_demand(name: &str) -> bool {
    Demand::named(name).is_some()
}

/// A part of the state: a part that is stored, or a number counted from it.
enum Found<'a> {
    There(&'a Value),
    Counted(Value),
}

impl<'a> Found<'a> {
    fn value(&self) -> &Value {
        match self {
            Self::There(value) => value,
            Self::Counted(value) => value,
        }
    }

    /// Follows one more name of the path; if there is no such part, the error says what there is instead.
    fn part(self, name: &str) -> Result<Self, String> {
        let Self::There(value) = self else { return Err("there is nothing below a count".to_owned()) };
        match value {
            Value::Object(map) => map.get(name).map(Self::There).ok_or_else(|| instead(map, name)),
            Value::Array(values) if name == "count" => Ok(Self::Counted(values.len().into())),
            Value::Array(values) => {
                let index = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let found = index.and_then(|index| values.get(index)).map(Self::There);
                let len = values.len();
                found.ok_or_else(|| format!("there is a list: `count` and the numbers from 1 to {len} are in it"))
            }
            _ => Err(format!("there is nothing below {value}")),
        }
    }
}

/// What to write in place of a name that is not in a table.
fn instead(map: &Map<String, Value>, name: &str) -> String {
    let is_it = |value: &Value| value.get("card").and_then(Value::as_str) == Some(name);
    let cards: Vec<&str> = map.iter().filter(|(_, value)| is_it(value)).map(|(number, _)| &**number).collect();
    if cards.len() > 1 {
        return format!("`{name}` is the name of several cards: write the number, {}", cards.join(" or "));
    }
    let names = map.keys().map(String::as_str);
    format!("there is {}{}", names.clone().collect::<Vec<_>>().join(", "), plain::meant(name, names))
}

/// Whether it says something that two values differ: values of one sort, and tables of which one has the other's keys.
fn comparable(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Object(ones), Value::Object(others)) => ones.keys().all(|name| others.contains_key(name)),
        (Value::Null, _) | (_, Value::Null) => true,
        _ => std::mem::discriminant(expected) == std::mem::discriminant(actual),
    }
}

/// Whether two values are equal; a table inside a list needs to hold only the expected keys.
fn same(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Array(ones), Value::Array(others)) => {
            ones.len() == others.len() && ones.iter().zip(others).all(|(one, other)| same(one, other))
        }
        (Value::Object(ones), Value::Object(others)) => {
            ones.iter().all(|(name, one)| others.get(name).is_some_and(|other| same(one, other)))
        }
        _ => expected == actual,
    }
}

/// The most lines of a list that are shown.
const SHOWN: usize = 16;
/// So many of them stand before the one that matters.
const BEFORE: usize = 4;

/// Lines in brackets. Of a long list, those around the place that matters.
fn list(lines: &[String], place: usize) -> String {
    if lines.is_empty() {
        return "nothing".to_owned();
    }
    let from = if lines.len() > SHOWN { place.saturating_sub(BEFORE).min(lines.len() - SHOWN) } else { 0 };
    let shown = &lines[from..lines.len().min(from + SHOWN)];
    let after = lines.len() - from - shown.len();
    let before = if from > 0 { format!("{from} before, ") } else { String::new() };
    let after = if after > 0 { format!(", and {after} more") } else { String::new() };
    format!("[{before}{}{after}]", shown.join(", "))
}

/// A value as it is written; a long list is shortened.
fn short(value: &Value) -> String {
    match value {
        Value::Array(values) if values.len() > SHOWN => {
            list(&values.iter().map(Value::to_string).collect::<Vec<_>>(), 0)
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_long_list_is_shown_around_the_place_that_matters() {
        let lines: Vec<String> = (0..5000).map(|number| number.to_string()).collect();
        let mut checker = Checker::default();
        let mut other = lines.clone();
        other[100] = "x".to_owned();
        checker.lines("events.1 are", Order::Told, &Told::Exactly(other), &lines);
        let (_, what) = &checker.differences[0];
        assert!(what.starts_with("events.1 are [96 before, 96, 97, 98, 99, 100, 101,"), "{what}");
        assert!(what.ends_with(", 111, and 4888 more] was expected"), "{what}");
        assert!(short(&json!(lines)).len() < 200 && short(&json!([1, 2])) == "[1,2]");
    }

    #[test]
    fn a_name_that_two_cards_have_is_said_to_be_no_name() {
        let state = json!({ "play": { "1": { "card": "wolf" }, "2": { "card": "wolf" }, "3": { "card": "bear" } } });
        let mut checker = Checker::default();
        checker.values("state", &json!({ "play": { "wolf": { "life": 1 } } }), &state);
        checker.values("state", &json!({ "play": { "beer": { "life": 1 } } }), &json!({ "play": { "bear": {} } }));
        let said: Vec<&str> = checker.differences.iter().map(|(_, what)| what.as_str()).collect();
        let names = "there is no state.play.wolf; `wolf` is the name of several cards: write the number, 1 or 2";
        assert_eq!(said, [names, "there is no state.play.beer; there is bear; did you mean `bear`?"]);
    }
}
