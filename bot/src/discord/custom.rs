//! The `custom_id` of a button, a select menu or a form: the presses of the hall unchanged, and ours after an `@`. It
//! holds no secret, and has at most 100 characters.

use std::fmt;
use std::str::FromStr;

use duelhall_hall::Press;
use duelhall_store::MatchId;

use crate::chat::Turned;

/// The longest `custom_id` that Discord accepts.
#[cfg(test)]
const LONGEST: usize = 100;

/// Something that can be pressed, chosen or filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Custom {
    /// A press for the hall.
    Press(Press),
    /// A page of a hand that has more choices than a message has room for, or that is turned over: `@h:MATCH:PAGE`.
    HandPage(MatchId, Turned),
    /// A list of choices of a hand; the chosen value is a press: `@c:MATCH:PART`, with the number of the list from 0.
    Choices(MatchId, u8),
    /// A list of cards of which several can be chosen, each with how many of it are taken and how many there are:
    /// `@t:MATCH:STEP:CARDS`, four letters for a card.
    Toggles(MatchId, u32, Vec<Shelved>),
    /// A list that narrows the cards of a page; the chosen values are presses: `@q:PART`.
    Narrow(u8),
    /// The page of all commands: `@l`.
    Commands,
    /// A list of cards that go into a deck that is edited, or come out; the chosen values are presses: `@e:DECK:PART`.
    Cards(MatchId, u8),
    /// Selects a setting to look at: `@s:SCOPE`. The key is the chosen value. A menu has room for 25 entries. Each
    /// further part of a longer list, counted from 1, is another menu: `@s1:SCOPE`.
    Settings(Scope, u8),
    /// A value for a setting: `@v:SCOPE:KEY`, with parts as above.
    Value(Scope, String, u8),
    /// Asks for a number, and then brings that number: `@n:SCOPE:KEY`.
    Number(Scope, String),
    /// Restores the default: `@d:SCOPE:KEY`.
    Default(Scope, String),
    /// Asks who changed which setting: `@a`.
    Audit,
}

/// A card of a page: which choice it is, how many of it are taken, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shelved {
    pub(crate) index: u16,
    pub(crate) now: u8,
    pub(crate) most: u8,
}

/// Whether settings are a person's or a place's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The person's own.
    Own,
    /// The place's.
    Place,
}

/// The text is no `custom_id` of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no button of Duelhall")]
pub(crate) struct BadCustom;

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Own => "p",
            Self::Place => "c",
        })
    }
}

impl fmt::Display for Custom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Press(press) => press.fmt(f),
            Self::HandPage(id, page) => write!(f, "@h:{id}:{page}"),
            Self::Choices(id, part) => write!(f, "@c:{id}:{part}"),
            Self::Toggles(id, step, cards) => {
                write!(f, "@t:{id}:{step}:")?;
                cards.iter().try_for_each(|card| write!(f, "{}", Packed(*card)))
            }
            Self::Narrow(part) => write!(f, "@q:{part}"),
            Self::Commands => f.write_str("@l"),
            Self::Cards(id, part) => write!(f, "@e:{id}:{part}"),
            Self::Settings(scope, part) => write!(f, "@s{}:{scope}", Part(*part)),
            Self::Value(scope, key, part) => write!(f, "@v{}:{scope}:{key}", Part(*part)),
            Self::Number(scope, key) => write!(f, "@n:{scope}:{key}"),
            Self::Default(scope, key) => write!(f, "@d:{scope}:{key}"),
            Self::Audit => f.write_str("@a"),
        }
    }
}

impl FromStr for Custom {
    type Err = BadCustom;

    fn from_str(text: &str) -> Result<Self, BadCustom> {
        let Some(own) = text.strip_prefix('@') else {
            return text.parse().map(Self::Press).map_err(|_| BadCustom);
        };
        let parts: Vec<&str> = own.splitn(3, ':').collect();
        match parts[..] {
            ["a"] => Ok(Self::Audit),
            ["l"] => Ok(Self::Commands),
            ["q", part] => part.parse().map(Self::Narrow).map_err(|_| BadCustom),
            ["t", id, rest] => {
                let (step, cards) = rest.split_once(':').ok_or(BadCustom)?;
                let (id, step) = (id.parse().map_err(|_| BadCustom)?, step.parse().map_err(|_| BadCustom)?);
                Ok(Self::Toggles(id, step, unpacked(cards).filter(|cards| !cards.is_empty()).ok_or(BadCustom)?))
            }
            ["h", id, page] => {
                let (id, page) = (id.parse().map_err(|_| BadCustom)?, page.parse().map_err(|_| BadCustom)?);
                Ok(Self::HandPage(id, page))
            }
            ["c", id, part] => {
                let (id, part) = (id.parse().map_err(|_| BadCustom)?, part.parse().map_err(|_| BadCustom)?);
                Ok(Self::Choices(id, part))
            }
            ["e", id, part] => {
                let (id, part) = (id.parse().map_err(|_| BadCustom)?, part.parse().map_err(|_| BadCustom)?);
                Ok(Self::Cards(id, part))
            }
            [what, scope] if what.starts_with('s') => Ok(Self::Settings(read(scope)?, part(&what[1..])?)),
            [what, scope, key] if is_key(key) => {
                let (scope, key) = (read(scope)?, key.to_owned());
                match what {
                    what if what.starts_with('v') => Ok(Self::Value(scope, key, part(&what[1..])?)),
                    "n" => Ok(Self::Number(scope, key)),
                    "d" => Ok(Self::Default(scope, key)),
                    _ => Err(BadCustom),
                }
            }
            _ => Err(BadCustom),
        }
    }
}

fn read(scope: &str) -> Result<Scope, BadCustom> {
    match scope {
        "p" => Ok(Scope::Own),
        "c" => Ok(Scope::Place),
        _ => Err(BadCustom),
    }
}

/// The number of a part of a list; it is not written for the first part.
struct Part(u8);

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { self.0.fmt(f) }
    }
}

fn part(text: &str) -> Result<u8, BadCustom> {
    if text.is_empty() {
        return Ok(0);
    }
    text.parse().ok().filter(|part: &u8| *part > 0 && part.to_string() == text).ok_or(BadCustom)
}

fn is_key(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-' || b == b'.')
}

/// A card in four letters: two for the choice, one for each number, in base 36.
struct Packed(Shelved);

impl fmt::Display for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |number: u16| char::from_digit(u32::from(number.min(35)), 36).unwrap_or('z');
        let Shelved { index, now, most } = self.0;
        write!(f, "{}{}{}{}", digit(index / 36), digit(index % 36), digit(now.into()), digit(most.into()))
    }
}

fn unpacked(text: &str) -> Option<Vec<Shelved>> {
    let digits: Vec<u8> = text.chars().map(|letter| letter.to_digit(36)?.try_into().ok()).collect::<Option<_>>()?;
    if !digits.len().is_multiple_of(4) || text.contains(|letter: char| letter.is_ascii_uppercase()) {
        return None;
    }
    let card =
        |card: &[u8]| Shelved { index: u16::from(card[0]) * 36 + u16::from(card[1]), now: card[2], most: card[3] };
    let cards: Vec<Shelved> = digits.chunks(4).map(card).collect();
    // No deck has more copies of a card than there are.
    cards.iter().all(|card| card.now <= card.most).then_some(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_as_it_is_written_and_is_short() {
        let id = MatchId::from_number(u64::MAX);
        let key = || "correspondence-hours".to_owned();
        let all = [
            Custom::Press(Press::Answer(id, u32::MAX, u16::MAX)),
            Custom::HandPage(id, Turned { page: usize::from(u16::MAX), over: true }),
            Custom::Choices(id, 4),
            Custom::Narrow(3),
            Custom::Commands,
            Custom::Toggles(id, u32::MAX, vec![Shelved { index: 1_295, now: 3, most: 4 }; 10]),
            Custom::Settings(Scope::Own, 0),
            Custom::Settings(Scope::Place, 3),
            Custom::Value(Scope::Own, key(), 0),
            Custom::Value(Scope::Own, key(), 12),
            Custom::Number(Scope::Place, key()),
            Custom::Default(Scope::Place, "towers.deck".to_owned()),
            Custom::Audit,
        ];
        for custom in all {
            let text = custom.to_string();
            assert!(text.len() <= LONGEST, "{text}");
            assert_eq!(text.parse(), Ok(custom));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "@",
            "@x",
            "@h:1",
            "@t:1:2:",
            "@t:1:2:abc",
            "@t:1:2:ab!1",
            "@t:1:2:0143",
            "@s:q",
            "@v:p:",
            "@v:p:A b",
            "@a:1",
            "z:1",
            "@h:x:1",
            "@s0:c",
            "@s01:c",
            "@v0:p:pings",
        ] {
            assert_eq!(text.parse::<Custom>(), Err(BadCustom), "{text}");
        }
    }
}
