//! The actions of a player.

use std::fmt;
use std::str::FromStr;

use crate::kit::Seat;

/// An action of a seat. Indices count the cards of a hand from 0, and from 1 in the text form. Cards in play are named by
/// their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Keep the hand (H-69).
    Keep,
    /// Replace the hand (H-69).
    Mulligan,
    /// Play a card (H-75).
    Play(u8),
    /// Place a card face down as a resource (H-78).
    Place(u8),
    /// Place a quest face up as a resource (H-78).
    Quest(u8),
    /// Use a paid power of a card in play, by the power's place on the card from 1 (H-76).
    Use(u16, u8),
    /// Propose an attack with a hero or an ally (H-84); the defender is a target.
    Attack(u16),
    /// Strike with a weapon (H-87).
    Strike(u16),
    /// Protect with a character (H-90).
    Protect(u16),
    /// Exhaust armor to prevent damage (H-144).
    Armor(u16),
    /// Choose a card in play: a target, a card to give up, or a card to keep.
    Pick(u16),
    /// Choose a card that is shown for the choice, or lies in the hand or graveyard.
    Card(u8),
    /// Choose a player.
    Player(Seat),
    /// Choose something on the chain, by its place from 1.
    Link(u8),
    /// Pay this number of resources for X (H-24).
    X(u8),
    /// Choose one of several things, from 1.
    Option(u8),
    /// Answer yes: do it.
    Yes,
    /// Answer no: do not do it.
    No,
    /// Choose nothing more.
    Done,
    /// Take back a play or power that is not paid for yet.
    Back,
    /// Do nothing now (H-124).
    Pass,
    /// Be asked nothing until this turn is over.
    Rest,
    /// Do nothing now, nor when the card at the top of the chain comes again this turn.
    Yield,
    /// Be asked again about a card to which the player has yielded, by its place among these cards from 1.
    Heed(u8),
    /// From now on, be asked at every opportunity.
    Always,
    /// From now on, be asked only when the player can do something.
    Sometimes,
    /// End the action phase (H-81).
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep => f.write_str("keep"),
            Self::Mulligan => f.write_str("mulligan"),
            Self::Play(index) => write!(f, "play {}", index + 1),
            Self::Place(index) => write!(f, "place {}", index + 1),
            Self::Quest(index) => write!(f, "quest {}", index + 1),
            Self::Use(number, 1) => write!(f, "use {number}"),
            Self::Use(number, power) => write!(f, "use {number}.{power}"),
            Self::Attack(number) => write!(f, "attack {number}"),
            Self::Strike(number) => write!(f, "strike {number}"),
            Self::Protect(number) => write!(f, "protect {number}"),
            Self::Armor(number) => write!(f, "armor {number}"),
            Self::Pick(number) => write!(f, "pick {number}"),
            Self::Card(index) => write!(f, "card {}", index + 1),
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Link(place) => write!(f, "link {place}"),
            Self::X(number) => write!(f, "x {number}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Done => f.write_str("done"),
            Self::Back => f.write_str("back"),
            Self::Pass => f.write_str("pass"),
            Self::Rest => f.write_str("rest"),
            Self::Yield => f.write_str("yield"),
            Self::Heed(place) => write!(f, "heed {place}"),
            Self::Always => f.write_str("always"),
            Self::Sometimes => f.write_str("sometimes"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The text is not an action of Heroes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no action of Heroes, such as `play 3`, `attack 12` or `pass`")]
pub struct BadAction(pub String);

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = || rest.parse::<u16>().ok().filter(|_| !rest.starts_with('+'));
        let small = || number().and_then(|number| u8::try_from(number).ok());
        let index = || small().and_then(|number| number.checked_sub(1));
        let action = match word {
            "play" => index().map(Self::Play),
            "place" => index().map(Self::Place),
            "quest" => index().map(Self::Quest),
            "use" => used(rest),
            "attack" => number().map(Self::Attack),
            "strike" => number().map(Self::Strike),
            "protect" => number().map(Self::Protect),
            "armor" => number().map(Self::Armor),
            "pick" => number().map(Self::Pick),
            "card" => index().map(Self::Card),
            "player" => rest.parse().ok().map(Self::Player),
            "link" => small().map(Self::Link),
            "x" => small().map(Self::X),
            "option" => small().map(Self::Option),
            "heed" => small().map(Self::Heed),
            _ => plain(text),
        };
        // Each action has only one text form: `play 03` is not accepted.
        action.filter(|action| action.to_string() == text).ok_or_else(|| BadAction(text.to_owned()))
    }
}

fn used(rest: &str) -> Option<Action> {
    let (number, power) = rest.split_once('.').unwrap_or((rest, "1"));
    Some(Action::Use(number.parse().ok()?, power.parse().ok().filter(|power| *power > 0)?))
}

fn plain(text: &str) -> Option<Action> {
    use Action::{Always, Back, Done, End, Keep, Mulligan, No, Pass, Rest, Sometimes, Yes, Yield};
    [Keep, Mulligan, Yes, No, Done, Back, Pass, Rest, Yield, Always, Sometimes, End]
        .into_iter()
        .find(|action| action.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_reads_as_it_is_written() {
        let numbers = [1, 12, 400].into_iter().flat_map(|n| {
            [
                Action::Use(n, 1),
                Action::Use(n, 2),
                Action::Attack(n),
                Action::Strike(n),
                Action::Protect(n),
                Action::Armor(n),
                Action::Pick(n),
            ]
        });
        let indices = (0..12).flat_map(|index| {
            [
                Action::Play(index),
                Action::Place(index),
                Action::Quest(index),
                Action::Card(index),
                Action::X(index),
                Action::Link(index),
                Action::Option(index),
                Action::Heed(index),
            ]
        });
        let words = "keep mulligan yes no done back pass rest yield always sometimes end"
            .split(' ')
            .map(|word| plain(word).unwrap());
        for action in numbers.chain(indices).chain(words).chain([Action::Player(Seat::SECOND)]) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for wrong in [
            "", "play", "play 0", "play +1", "play 1 ", "Play 1", "use 3.1", "use 3.0", "card 300", "end 1", "player 9",
        ] {
            assert_eq!(wrong.parse::<Action>(), Err(BadAction(wrong.to_owned())));
        }
    }
}
