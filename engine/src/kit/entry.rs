//! A line of the action log.

use std::fmt;
use std::str::FromStr;

use super::Seat;

/// What a seat did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// An action of the game, as the game writes it.
    Act(String),
    /// It resigned.
    Concede,
    /// It lost by its clock.
    Forfeit,
    /// The match has reached its limit of entries and ends here, decided by the current board (policy P2).
    Cap,
}

/// One line of a log: who did what, such as `1 play 3`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The seat.
    pub seat: Seat,
    /// What it did.
    pub deed: Deed,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.deed {
            Deed::Act(action) => write!(f, "{} {action}", self.seat),
            Deed::Concede => write!(f, "{} concede", self.seat),
            Deed::Forfeit => write!(f, "{} forfeit", self.seat),
            Deed::Cap => write!(f, "{} cap", self.seat),
        }
    }
}

/// The text is not a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no line of a log: a seat number and an action are, such as `1 play 3`")]
pub struct BadEntry(pub String);

impl FromStr for Entry {
    type Err = BadEntry;

    fn from_str(text: &str) -> Result<Self, BadEntry> {
        let bad = || BadEntry(text.to_owned());
        let (seat, deed) = text.split_once(' ').ok_or_else(bad)?;
        let seat = seat.parse().map_err(|_| bad())?;
        let deed = match deed {
            "" => return Err(bad()),
            "concede" => Deed::Concede,
            "forfeit" => Deed::Forfeit,
            "cap" => Deed::Cap,
            action => Deed::Act(action.to_owned()),
        };
        Ok(Self { seat, deed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_reads_as_it_is_written() {
        for line in ["1 play 3", "2 concede", "2 forfeit", "1 cap", "8 keep"] {
            assert_eq!(line.parse::<Entry>().unwrap().to_string(), line);
        }
        for wrong in ["", "1", "1 ", "9 keep", "keep", "0 keep"] {
            assert_eq!(wrong.parse::<Entry>(), Err(BadEntry(wrong.to_owned())));
        }
    }
}
