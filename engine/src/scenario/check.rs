//! Compares what is found with what a scenario expects.

use serde_json::Value;

use super::file::Told;

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
                self.differs(format!("{path} is {actual}, but {expected} was expected"));
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
                Err(known) => self.differs(format!("there is no {path}; there is {known}")),
            }
        }
    }

    fn demand(&mut self, path: &str, demand: Demand, expected: &Value, actual: &Value) {
        self.checked += 1;
        match demand.holds(expected, actual) {
            Some(true) => {}
            Some(false) => {
                self.differs(format!("{path} is {actual}, but {} {expected} was expected", demand.name()));
            }
            None => self.differs(format!("{path} is {actual}, of which `{}` {expected} cannot be said", demand.name())),
        }
    }

    /// Compares lines that were told or offered.
    pub(super) fn lines(&mut self, what: &str, expected: &Told, actual: &[String]) {
        self.checked += 1;
        match expected {
            Told::Exactly(lines) if lines != actual => {
                self.differs(format!("{what} {}, but {} was expected", list(actual), list(lines)));
            }
            Told::Exactly(_) => {}
            Told::Among(among) => {
                let mut rest = actual.iter();
                for line in &among.has {
                    if !rest.any(|told| told == line) {
                        self.differs(format!("{what} {}, where `{line}` was expected in its place", list(actual)));
                        break;
                    }
                }
                for line in among.lacks.iter().filter(|line| actual.contains(line)) {
                    self.differs(format!("{what} {}, where `{line}` was not expected", list(actual)));
                }
            }
        }
    }
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
            Some(expected.iter().all(|one| actual.iter().any(|other| same(one, other)) == wanted))
        };
        match self {
            Self::AtLeast => Some(actual.as_f64()? >= expected.as_f64()?),
            Self::AtMost => Some(actual.as_f64()? <= expected.as_f64()?),
            Self::Not => Some(!same(expected, actual)),
            Self::OneOf => Some(expected.as_array()?.iter().any(|one| same(one, actual))),
            Self::Has => all(true),
            Self::Lacks => all(false),
        }
    }
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
        let Self::There(value) = self else { return Err("nothing below a count".to_owned()) };
        match value {
            Value::Object(map) => map.get(name).map(Self::There).ok_or_else(|| names(map)),
            Value::Array(values) if name == "count" => Ok(Self::Counted(values.len().into())),
            Value::Array(values) => {
                let index = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let found = index.and_then(|index| values.get(index)).map(Self::There);
                found.ok_or_else(|| format!("a list: `count` and the numbers from 1 to {} are in it", values.len()))
            }
            _ => Err(format!("nothing below {value}")),
        }
    }
}

fn names(map: &serde_json::Map<String, Value>) -> String {
    map.keys().cloned().collect::<Vec<_>>().join(", ")
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

fn list(lines: &[String]) -> String {
    if lines.is_empty() { "nothing".to_owned() } else { format!("[{}]", lines.join(", ")) }
}
