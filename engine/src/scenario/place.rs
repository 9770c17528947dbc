//! Lines and columns of a scenario file.

use std::ops::Range;

use super::ScenarioError;
use crate::kit::Misgiven;

/// A text with the places at which its lines begin, so that any place is found without counting from the start.
pub(super) struct Source<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Source<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let after = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { text, starts: std::iter::once(0).chain(after).collect() }
    }

    pub(super) const fn text(&self) -> &'a str {
        self.text
    }

    /// The line that contains a byte, from 1.
    pub(super) fn line(&self, at: usize) -> usize {
        self.starts.partition_point(|start| *start <= at)
    }

    /// The line and the letter of a byte, both from 1.
    fn place(&self, at: usize) -> (usize, usize) {
        let line = self.line(at);
        let before = self.text.get(self.starts[line - 1]..at).unwrap_or_default();
        (line, before.chars().count() + 1)
    }

    /// An error at this byte.
    pub(super) fn error(&self, at: usize, what: String) -> ScenarioError {
        let (line, column) = self.place(at.min(self.text.len()));
        ScenarioError { line, column, what }
    }

    /// An error in the given part, which begins at `given`.
    pub(super) fn misgiven(&self, given: usize, error: Misgiven) -> ScenarioError {
        let at = match (&error.at, error.inside) {
            (Some(span), Some((line, letter))) => self.inside(span, line, letter),
            (Some(span), None) => span.start,
            (None, _) => given,
        };
        self.error(at, error.what)
    }

    /// The byte of a letter inside a text value, found by the letter's line and number within that value.
    fn inside(&self, span: &Range<usize>, line: usize, letter: usize) -> usize {
        let raw = self.text.get(span.clone()).unwrap_or_default();
        let mut now = (1, 1);
        for (at, read) in letters(raw) {
            if now.0 == line && (now.1 >= letter || read == '\n') {
                return span.start + at;
            }
            now = if read == '\n' { (now.0 + 1, 1) } else { (now.0, now.1 + 1) };
        }
        span.end.saturating_sub(1).max(span.start)
    }
}

/// The letters of a TOML text value after its escapes are read, each with the place at which it is written.
fn letters(raw: &str) -> impl Iterator<Item = (usize, char)> {
    let (quotes, escapes) = match raw.as_bytes() {
        [b'\'', b'\'', b'\'', ..] => (3, false),
        [b'"', b'"', b'"', ..] => (3, true),
        [quote, ..] => (1, *quote == b'"'),
        [] => (0, false),
    };
    let body = raw.get(quotes..raw.len().saturating_sub(quotes)).unwrap_or_default();
    // A line break right after three opening quotes does not belong to the text.
    let skipped = match (quotes, body) {
        (3, body) if body.starts_with("\r\n") => 2,
        (3, body) if body.starts_with('\n') => 1,
        _ => 0,
    };
    let (mut at, start) = (skipped, quotes);
    std::iter::from_fn(move || {
        let (long, read) = letter(body.get(at..)?, escapes)?;
        let begun = at + long.skipped;
        at = begun + long.written;
        Some((start + begun, read))
    })
}

/// How many bytes a letter takes as written, and how many are skipped before it.
struct Long {
    skipped: usize,
    written: usize,
}

/// The first letter of a text, with escapes read.
fn letter(text: &str, escapes: bool) -> Option<(Long, char)> {
    let first = text.chars().next()?;
    let plain = |skipped| move |written, read| Some((Long { skipped, written }, read));
    if !escapes || first != '\\' {
        return plain(0)(first.len_utf8(), first);
    }
    let sign = text[1..].chars().next()?;
    match sign {
        'x' => plain(0)(4, '?'),
        'u' => plain(0)(6, '?'),
        'U' => plain(0)(10, '?'),
        'n' => plain(0)(2, '\n'),
        // The line break after a backslash and all blanks after that do not belong to the text.
        _ if sign.is_whitespace() => {
            let rest = text[1..].trim_start();
            let skipped = text.len() - rest.len();
            let (long, read) = letter(rest, escapes)?;
            plain(skipped + long.skipped)(long.written, read)
        }
        _ => plain(0)(2, sign),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rest of the file from the place at which a letter of a text is written.
    fn at(value: &str, line: usize, letter: usize) -> &str {
        let source = Source::new(value);
        &value[source.inside(&(0..value.len()), line, letter)..]
    }

    #[test]
    fn a_letter_of_a_text_is_found_where_it_is_written() {
        assert_eq!(at("'abc'", 1, 2), "bc'");
        assert_eq!(at("\"a\\\"bc\"", 1, 3), "bc\"");
        assert_eq!(at("\"a\\u0041bc\"", 1, 3), "bc\"");
        assert_eq!(at("'''\nab\ncd'''", 2, 2), "d'''");
        assert_eq!(at("\"\"\"\nab\\\n   cd\"\"\"", 1, 3), "cd\"\"\"");
        assert_eq!(at("'ж-ab'", 1, 3), "ab'");
        assert_eq!(at("'abc'", 1, usize::MAX), "'", "the end of the text");
    }

    #[test]
    fn lines_and_letters_count_from_1() {
        let source = Source::new("ab\nжcd\n");
        assert_eq!([0, 2, 3, 5, 7].map(|at| source.place(at)), [(1, 1), (1, 3), (2, 1), (2, 2), (2, 4)]);
    }
}
