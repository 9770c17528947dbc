//! Rephrases the errors of TOML, RON and JSON readers in plain words, for people who do not program.

use ron::error::Error as Wrong;

use super::field::field_at;

/// The number of known names that are listed besides one that is similar to the unknown one.
const LISTED: usize = 24;

/// Names in backticks, separated by commas.
pub(crate) fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// The known name that is most similar to an unknown one, if any is similar enough.
pub(crate) fn nearest<'a>(unknown: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let alike = known.into_iter().map(|name| (strsim::jaro_winkler(unknown, name), name));
    alike.filter(|(alike, _)| *alike > 0.8).max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, name)| name)
}

/// A question to follow an unknown name: whether a known one was meant. Empty if none is similar.
pub(crate) fn meant<'a>(unknown: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(unknown, known).map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}

/// What to write instead of an unknown name.
fn instead(unknown: &str, known: &[&str]) -> String {
    let near = nearest(unknown, known.iter().copied());
    match (near, known.len()) {
        (_, 0) => "; nothing can be named here".to_owned(),
        (Some(near), 1..=LISTED) => format!("; did you mean `{near}`? Known here: {}", listed(known.iter().copied())),
        (Some(near), _) => format!("; did you mean `{near}`?"),
        (None, _) => format!("; known here: {}", listed(known.iter().copied())),
    }
}

/// Rephrases a message of a TOML or JSON reader.
pub(crate) fn message(said: &str) -> String {
    let known = |rest: &str| -> Vec<String> { rest.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    let unknown = |rest: &str, what: &str| {
        let (name, rest) = rest.split_once('`')?;
        let known = known(rest);
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        Some(format!("{what}`{name}`{}", instead(name, &known)))
    };
    let said = said.trim_end();
    let made = if let Some(rest) = said.strip_prefix("unknown field `") {
        unknown(rest, "unknown field ")
    } else if let Some(rest) = said.strip_prefix("unknown variant `") {
        unknown(rest, "unknown word ")
    } else if let Some(rest) = said.strip_prefix("missing field `") {
        rest.split_once('`').map(|(name, _)| format!("`{name}` is missing"))
    } else if said == "expected value" {
        Some("here is no value that can be read: a word in quotes or a table must be".to_owned())
    } else if let Some(rest) = said.strip_prefix("duplicate field `") {
        rest.split_once('`').map(|(name, _)| format!("`{name}` stands twice"))
    } else {
        ["invalid type: ", "invalid value: ", "invalid length "].iter().find_map(|prefix| {
            let (found, expected) = said.strip_prefix(prefix)?.split_once(", expected ")?;
            Some(other(found, expected))
        })
    };
    made.unwrap_or_else(|| said.to_owned())
}

/// Rephrases a message of a TOML or JSON reader, and names the field if its value has another shape than it must have.
pub(crate) fn message_at(said: &str, text: &str, at: usize, mark: char) -> String {
    let what = message(said);
    match field_at(text, at, mark).filter(|_| what.starts_with("here is ")) {
        Some(field) => format!("in `{field}`: {what}"),
        None => what,
    }
}

/// Describes what is wrong with a set-up as JSON.
pub(crate) fn json(text: &str, error: &serde_json::Error) -> String {
    let said = error.to_string();
    let (line, column) = (error.line(), error.column());
    let said = said.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&said);
    if line == 0 {
        return message(said);
    }
    let begun: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    format!("line {line}, column {column}: {}", message_at(said, text, begun + column.saturating_sub(1), ':'))
}

/// Says what was found and what was expected.
fn other(found: &str, expected: &str) -> String {
    format!("here is {}, but {} must be", found_in_words(found), expected_in_words(expected))
}

fn found_in_words(found: &str) -> String {
    let (sort, rest) = found.split_once(' ').unwrap_or((found, ""));
    // The reader of TOML also names a type of the program: "`5` as i128".
    let number = rest.split_once("` as ").map_or(rest, |(number, _)| number);
    let quoted = number.trim_start_matches("point ").trim_matches('`');
    match sort {
        "string" => format!("the text {rest}"),
        "integer" | "floating" if !quoted.is_empty() => format!("the number {quoted}"),
        "boolean" => format!("`{quoted}`"),
        "sequence" => "a list".to_owned(),
        "map" => "a table".to_owned(),
        "unit" | "Option" => "nothing".to_owned(),
        _ if found.bytes().all(|byte| byte.is_ascii_digit()) => format!("a list of length {found}"),
        _ => found.to_owned(),
    }
}

fn expected_in_words(expected: &str) -> String {
    let number = |from: i64, to: i64| format!("a whole number from {from} to {to}");
    match expected {
        "u8" => number(0, u8::MAX.into()),
        "u16" => number(0, u16::MAX.into()),
        "i8" => number(i8::MIN.into(), i8::MAX.into()),
        "i16" => number(i16::MIN.into(), i16::MAX.into()),
        "u32" => number(0, u32::MAX.into()),
        "u64" => format!("a whole number from 0 to {}", u64::MAX),
        "usize" => "a whole number from 0".to_owned(),
        "i32" | "i64" | "isize" => "a whole number".to_owned(),
        "a boolean" | "boolean" => "`true` or `false`".to_owned(),
        "a string" | "string" | "str" => "a text in quotes".to_owned(),
        "a sequence" | "sequence" => "a list".to_owned(),
        "a map" | "map" | "any valid JSON value" => "a table".to_owned(),
        _ => shaped(expected),
    }
}

/// Describes a type of the program for a reader: a table, a word, a list of so many values.
fn shaped(expected: &str) -> String {
    let count = || expected.split(' ').filter_map(|word| word.parse::<usize>().ok()).next();
    let first = expected.split(' ').next().unwrap_or_default();
    match (first, count()) {
        ("tuple" | "a" | "an", Some(count)) if expected.contains("tuple") || expected.contains("array") => {
            format!("a list of {count} values")
        }
        ("struct", _) => "a table".to_owned(),
        ("enum" | "variant" | "unit", _) => "a word of the format".to_owned(),
        _ => expected.to_owned(),
    }
}

/// Describes what is wrong with a text of the card language.
pub(crate) fn language(error: &Wrong) -> String {
    // The name of the type of a whole card does not occur in the card language.
    let of = |outer: &Option<String>| {
        let outer = outer.as_ref().filter(|outer| *outer != "CardDef");
        outer.map(|outer| format!(" of `{outer}`")).unwrap_or_default()
    };
    match error {
        Wrong::Message(said) => message(said),
        Wrong::NoSuchStructField { expected, found, outer } => {
            format!("unknown field `{found}`{}{}", of(outer), instead(found, expected))
        }
        Wrong::NoSuchEnumVariant { expected, found, .. } => {
            format!("unknown word `{found}`{}", instead(found, expected))
        }
        Wrong::MissingStructField { field, outer } => format!("the field `{field}`{} is missing", of(outer)),
        Wrong::DuplicateStructField { field, .. } => format!("the field `{field}` stands twice"),
        Wrong::InvalidValueForType { expected, found } => other(found, expected),
        Wrong::ExpectedDifferentLength { expected, found } => {
            format!("the number of values here is {found}, but {} must be here", expected_in_words(expected))
        }
        Wrong::InvalidIntegerDigit { digit, .. } => format!("`{digit}` is no digit: a whole number must be here"),
        Wrong::IntegerOutOfBounds => "this number is too large or too small".to_owned(),
        Wrong::UnexpectedChar(letter) => format!("`{letter}` cannot be here"),
        Wrong::ExceededRecursionLimit => "the brackets are nested too deep".to_owned(),
        _ => sign(error).unwrap_or("the text cannot be read from here on").to_owned(),
    }
}

/// Whether a value of the card language has another shape than it must have.
pub(crate) const fn is_about_shape(error: &Wrong) -> bool {
    matches!(
        error,
        Wrong::InvalidValueForType { .. }
            | Wrong::ExpectedDifferentLength { .. }
            | Wrong::IntegerOutOfBounds
            | Wrong::ExpectedArray
            | Wrong::ExpectedBoolean
            | Wrong::ExpectedInteger
            | Wrong::ExpectedFloat
            | Wrong::ExpectedStructLike
            | Wrong::ExpectedNamedStructLike(_)
            | Wrong::ExpectedString
            | Wrong::ExpectedIdentifier
            | Wrong::SuggestRawIdentifier(_)
    )
}

/// The sign that is missing or should not be there.
const fn sign(error: &Wrong) -> Option<&'static str> {
    Some(match error {
        Wrong::Eof => "the text ends too early: perhaps a bracket is not closed",
        Wrong::ExpectedArray => "a list must be here, in `[` and `]`",
        Wrong::ExpectedArrayEnd => "`]` is missing",
        Wrong::ExpectedBoolean => "`true` or `false` must be here",
        Wrong::ExpectedComma => "a comma is missing",
        Wrong::ExpectedInteger | Wrong::ExpectedFloat => "a number must be here",
        Wrong::ExpectedMapColon => "`:` is missing",
        Wrong::ExpectedOptionEnd | Wrong::ExpectedStructLikeEnd => "`)` is missing",
        Wrong::ExpectedStructLike | Wrong::ExpectedNamedStructLike(_) => "`(` is missing",
        Wrong::ExpectedString => "a text in double quotes must be here",
        Wrong::ExpectedStringEnd => "the closing quote is missing",
        Wrong::ExpectedIdentifier | Wrong::InvalidIdentifier(_) | Wrong::SuggestRawIdentifier(_) => {
            "a word must be here"
        }
        Wrong::UnclosedBlockComment => "the comment is not closed",
        Wrong::TrailingCharacters => "there is something after the end: perhaps a bracket too many",
        _ => return None,
    })
}
