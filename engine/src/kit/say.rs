//! Something to say to people, before it is put into the words of a language.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::Seat;

/// The value of a placeholder in a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A number; plural forms follow it.
    Num(i64),
    /// A player, named by whoever puts the text into words.
    Player(Seat),
    /// A card of a game, by game and id (`towers`, `old-oak`).
    Card(String, String),
    /// Another message.
    Text(Box<Text>),
    /// Words by language code, for something that is in no locale file: the name of a scenario's own card.
    Words(BTreeMap<String, String>),
    /// Words that are the same in every language, such as a code.
    Raw(String),
}

/// A Fluent message with its arguments; language-neutral, so that it can be stored and said later.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// The id of the Fluent message.
    pub key: String,
    /// The arguments by name.
    pub args: Vec<(String, Arg)>,
}

impl Text {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: Arg) -> Self {
        self.args.push((name.to_owned(), arg));
        self
    }

    /// The message with a number.
    #[must_use]
    pub fn num(self, name: &str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Num(number.into()))
    }

    /// The message with a player.
    #[must_use]
    pub fn player(self, name: &str, seat: Seat) -> Self {
        self.with(name, Arg::Player(seat))
    }

    /// The message with another inside.
    #[must_use]
    pub fn text(self, name: &str, text: Self) -> Self {
        self.with(name, Arg::Text(Box::new(text)))
    }

    /// The message with another in the place of the one inside.
    #[must_use]
    pub fn instead(mut self, name: &str, text: Self) -> Self {
        self.args.retain(|(other, _)| other != name);
        self.text(name, text)
    }

    /// The message with the name of a variant, for a selector.
    #[must_use]
    pub fn word(self, name: &str, variant: impl fmt::Debug) -> Self {
        self.raw(name, word(variant))
    }

    /// The player who loses a card or is harmed, if this is a line of history about it (`Present::tell`).
    #[must_use]
    pub fn loser(&self) -> Option<Seat> {
        let ends = ["-destroyed", "-died", "-damaged", "-damaged-by", "-lost"];
        let is_loss = self.key.starts_with("tell-") && ends.iter().any(|end| self.key.ends_with(end));
        let who = self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Player(seat) if name == "who" => Some(*seat),
            _ => None,
        });
        who.filter(|_| is_loss)
    }

    /// Whether this is the line of history of a turn that begins (`Present::tell`).
    #[must_use]
    pub fn begins_turn(&self) -> bool {
        self.key.starts_with("tell-") && self.key.ends_with("-turn")
    }

    /// The message with words that are the same in every language.
    #[must_use]
    pub fn raw(self, name: &str, words: impl Into<String>) -> Self {
        self.with(name, Arg::Raw(words.into()))
    }
}

/// The name of a variant in messages and scenarios: `LongRange(..)` is `long-range`.
pub(crate) fn word(variant: impl fmt::Debug) -> String {
    let mut word = String::new();
    for letter in format!("{variant:?}").chars().take_while(char::is_ascii_alphanumeric) {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_a_line_of_history_about_a_destroyed_card_or_about_harm() {
        let line = |key: &str| Text::new(key).player("who", Seat::SECOND).loser();
        for key in [
            "tell-heroes-destroyed",
            "tell-heroes-damaged",
            "tell-war-destroyed",
            "tell-chrono-damaged-by",
            "tell-chrono-died",
            "tell-war-lost",
        ] {
            assert_eq!(line(key), Some(Seat::SECOND), "{key}");
        }
        assert_eq!([line("tell-heroes-played"), line("do-heroes-lost")], [None, None]);
        assert_eq!(Text::new("tell-war-destroyed").loser(), None);
    }

    #[test]
    fn the_line_of_a_turn_that_begins_is_told_from_others() {
        let begins = |key: &str| Text::new(key).begins_turn();
        assert_eq!(["tell-war-turn", "tell-war-played", "ask-war-turn"].map(begins), [true, false, false]);
    }

    #[test]
    fn a_variant_is_named_without_what_it_holds() {
        assert_eq!(
            [word(Some(1)), word(Arg::Num(2)), word(std::sync::atomic::Ordering::SeqCst)],
            ["some", "num", "seq-cst"]
        );
    }
}
