//! The point at which a release with other rules took over a match.

use std::fmt;
use std::str::FromStr;

use super::{BadEntry, Entry};

/// Marks the entry after which a match continues under other rules. The state at that point is kept here whole, so that
/// it can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seam {
    /// The version of the rules from here on.
    pub rules: u16,
    /// The version of compiled cards from here on.
    pub code: u16,
    /// The number of log lines that still count; the lines after them were taken back.
    pub kept: u32,
    /// The state from which the match continues, as a snapshot: JSON on one line. It holds secrets.
    pub state: String,
}

/// A line of the stored log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A seat did something.
    Entry(Entry),
    /// The match continues under other rules.
    Seam(Seam),
}

impl fmt::Display for Seam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seam {} {} after {} {}", self.rules, self.code, self.kept, self.state)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entry(entry) => entry.fmt(f),
            Self::Seam(seam) => seam.fmt(f),
        }
    }
}

impl FromStr for Line {
    type Err = BadEntry;

    fn from_str(text: &str) -> Result<Self, BadEntry> {
        match text.strip_prefix("seam ") {
            // The state holds secrets and is of no use in a message.
            Some(rest) => read(rest).map(Self::Seam).ok_or_else(|| BadEntry("seam ...".to_owned())),
            None => text.parse().map(Self::Entry),
        }
    }
}

fn read(text: &str) -> Option<Seam> {
    let mut parts = text.splitn(5, ' ');
    let (rules, code) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let kept = parts.next().filter(|word| *word == "after").and_then(|_| parts.next())?.parse().ok()?;
    let state = parts.next().filter(|state| state.starts_with('{'))?.to_owned();
    Some(Seam { rules, code, kept, state })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a1_a_line_reads_as_it_is_written() {
        for line in ["1 play 3", "seam 2 7 after 34 {\"revision\":36}"] {
            assert_eq!(line.parse::<Line>().unwrap().to_string(), line);
        }
        for wrong in ["seam", "seam 2 7 34 {}", "seam 2 7 after x {}", "seam 2 7 after 34 secret"] {
            let error = wrong.parse::<Line>().unwrap_err().to_string();
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
