//! Checks who was told what: secrets of one person must reach only that person.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use axum::body::Bytes;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Record, Seat, Viewer};
use duelhall_engine::text::Lang;
use serde_json::Value;

use crate::cards::{listed, lists_in, named, names};
use crate::seen;

/// A hand with this many different cards equals nobody else's hand by chance.
const TELLING: usize = 4;

/// The people who could read something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Only the player in this seat.
    Of(Seat),
    /// Everybody in the place.
    All,
    /// Only somebody else, or nobody.
    Others,
}

/// Something that the bot has sent, on any platform.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The people who could read it.
    pub eyes: Eyes,
    /// All its texts, one line each.
    pub words: String,
    /// Its pictures.
    pub pictures: Vec<Bytes>,
    /// The words of the hand in its picture, if the picture shows a hand.
    pub hand: Option<String>,
}

impl Eyes {
    /// The eyes of one person. `players` are the people at the table, from the first seat on.
    pub(crate) fn of<T: PartialEq>(who: &T, players: &[T]) -> Self {
        (0..).map(Seat).zip(players).find(|(_, player)| *player == who).map_or(Self::Others, |(seat, _)| Self::Of(seat))
    }
}

/// All texts of a value, one line each.
#[must_use]
pub fn texts(value: &Value) -> String {
    let mut text = String::new();
    gather(value, &mut text);
    text
}

fn gather(value: &Value, into: &mut String) {
    match value {
        Value::String(text) => into.push_str(&format!("{text}\n")),
        Value::Array(values) => values.iter().for_each(|value| gather(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| gather(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Looks for the hands of one seat in everything that others were sent. Returns how many hands there were, without
/// empty ones.
///
/// A player who holds the same few cards may be sent the same.
///
/// # Errors
/// When the words or the picture of a hand reached others.
pub fn alone(letters: &[Letter], owner: Seat, cards: &[[String; 2]]) -> Result<usize> {
    let (own, others): (Vec<_>, Vec<_>) = letters.iter().partition(|letter| letter.eyes == Eyes::Of(owner));
    let hands = own.iter().filter_map(|letter| letter.hand.as_ref().map(|hand| (hand, &letter.pictures)));
    let hands: Vec<_> = hands.filter(|(hand, _)| !listed(cards, hand).is_empty()).collect();
    let different: BTreeSet<_> = hands.iter().copied().collect();
    for (hand, pictures) in different {
        let held = listed(cards, hand);
        let is_telling = held.iter().collect::<BTreeSet<_>>().len() >= TELLING;
        // The other player's list may be a hand without a resign button, a hand in words alone, a hand that only its
        // picture shows, or cards to choose from.
        let same = |other: &Letter| {
            let begins = |list: &String| listed(cards, list).starts_with(&held);
            matches!(other.eyes, Eyes::Of(_)) && lists_in(&other.words).iter().chain(&other.hand).any(begins)
        };
        for other in &others {
            let told = other.words.contains(hand) || other.pictures.iter().any(|picture| pictures.contains(picture));
            ensure!(
                !told || (!is_telling && same(other)),
                "{:?} saw what {owner:?} holds: {hand}\nin: {}",
                other.eyes,
                other.words
            );
        }
    }
    Ok(hands.len())
}

/// Checks that nobody was told of a card that they could never see in the match, and that no hand reached others. Also
/// checks that there was something secret: at least `hands` hands for each player at the table.
///
/// # Errors
/// When that is not so, or the record is not valid.
pub fn check(letters: &[Letter], record: &str, hands: usize) -> Result<()> {
    let Record { game, setup, seed, .. } = Record::read(record)?;
    let game: GameId = game.parse()?;
    let (cards, seats) = (names(game), Match::restart(game, &setup, seed)?.seats());
    told(letters, (Eyes::All, Viewer::Public), record, &cards)?;
    for seat in (0..seats).map(Seat) {
        told(letters, (Eyes::Of(seat), Viewer::Seat(seat)), record, &cards)?;
        let looked = alone(letters, seat, &cards)?;
        let last = || letters.iter().rfind(|letter| letter.eyes == Eyes::Of(seat)).map(|letter| &letter.words);
        ensure!(looked >= hands, "only {looked} hands of {seat:?} were sent; the last words to it: {:?}", last());
    }
    Ok(())
}

/// Checks that somebody was told of cards, and only of cards that they could see.
fn told(letters: &[Letter], (eyes, viewer): (Eyes, Viewer), record: &str, cards: &[[String; 2]]) -> Result<()> {
    let read: Vec<&str> =
        letters.iter().filter(|letter| letter.eyes == eyes).map(|letter| letter.words.as_str()).collect();
    let (told, seen) = (named(cards, &read.join("\n")), seen(record, Lang::En, viewer)?);
    let secret: Vec<&String> = told.iter().map(|at| &cards[*at][0]).filter(|name| !seen.contains(*name)).collect();
    ensure!(secret.is_empty(), "{viewer:?} was told of {secret:?}");
    ensure!(!told.is_empty(), "{viewer:?} was told of nothing");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Seat = Seat(0);

    fn hand(eyes: Eyes, hand: &str, picture: &'static [u8]) -> Letter {
        let picture = Bytes::from_static(picture);
        Letter { eyes, words: format!("Your hand:{hand}"), pictures: vec![picture], hand: Some(hand.to_owned()) }
    }

    fn alone_among(others: &[Letter], own: &str) -> Result<usize> {
        let cards = ["Oak", "Elm", "Ash", "Fir"].map(|name| [name.to_owned(), name.to_owned()]);
        let letters: Vec<Letter> = others.iter().cloned().chain([hand(Eyes::Of(ANN), own, b"own")]).collect();
        alone(&letters, ANN, &cards)
    }

    #[test]
    fn only_a_player_with_the_same_few_cards_may_be_sent_the_same_hand() {
        let bob = Eyes::Of(Seat(1));
        assert_eq!(alone_among(&[hand(bob, " 1. Oak (2). 2. Elm (1).", b"his")], " 1. Oak (2).").unwrap(), 1);
        let chosen = Letter {
            words: "Choose from these: 1. Oak (2). Your hand: 1. Fir (1).".to_owned(),
            ..hand(bob, " 1. Fir (1).", b"his")
        };
        assert_eq!(alone_among(&[chosen], " 1. Oak (2).").unwrap(), 1);
        let painted = Letter { words: "Your turn".to_owned(), ..hand(bob, " 1. Oak (2).", b"own") };
        assert_eq!(alone_among(&[painted], " 1. Oak (2).").unwrap(), 1);
        let over = Letter { hand: None, ..hand(bob, " 1. Oak (2).", b"own") };
        assert_eq!(alone_among(&[over], " 1. Oak (2).").unwrap(), 1);
        assert!(alone_among(&[hand(bob, " 1. Elm (2).", b"own")], " 1. Oak (2).").is_err());
        assert!(alone_among(&[hand(Eyes::All, "", b"own")], " 1. Oak (2).").is_err());
        let four = " 1. Oak (2). 2. Elm (1). 3. Ash (1). 4. Fir (1).";
        assert!(alone_among(&[hand(bob, four, b"his")], four).is_err());
        assert_eq!(alone_among(&[], "").unwrap(), 0, "an empty hand tells nothing");
    }
}
