//! Choices as scenarios write them: like records, or with the name of a card in place of its number.

use crate::kit::{Deed, Entry, Rest, Seat, Staged, plain};

/// Reads a choice. A name in it must be the name of a card of the match.
///
/// # Errors
/// Names what is not a choice, or not a card.
pub(super) fn read<G: Staged>(rules: &G::Rules, line: &str) -> Result<Entry, String> {
    let entry: Entry = line.parse().map_err(|_| {
        format!("`{line}` is no choice: the number of a seat and what it does must be here, such as `1 play 3`")
    })?;
    let seats = G::seats(rules);
    if entry.seat.index() >= usize::from(seats) {
        return Err(format!("there is no seat {}: the seats from 1 to {seats} play", entry.seat));
    }
    let Deed::Act(words) = &entry.deed else { return Ok(entry) };
    let words = words.strip_suffix(".1").filter(|short| is_action::<G>(short)).unwrap_or(words).to_owned();
    known::<G>(rules, &words)?;
    Ok(Entry { seat: entry.seat, deed: Deed::Act(words) })
}

/// Looks whether words are a choice of the game.
///
/// # Errors
/// Names what is not a choice, or not a card of the match.
pub(super) fn known<G: Staged>(rules: &G::Rules, words: &str) -> Result<(), String> {
    if is_action::<G>(words) { Ok(()) } else { named::<G>(rules, words) }
}

fn is_action<G: Staged>(words: &str) -> bool {
    words.parse::<G::Action>().is_ok()
}

/// The first word of a choice, the name of a card, and the rest.
fn parts(words: &str) -> (&str, &str, &str) {
    let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
    let end = rest.find('.').unwrap_or(rest.len());
    (word, &rest[..end], &rest[end..])
}

fn named<G: Staged>(rules: &G::Rules, words: &str) -> Result<(), String> {
    let (word, name, after) = parts(words);
    let Some((_, rest)) = G::CHOICES.iter().find(|(known, _)| *known == word) else {
        let all: Vec<&str> = G::CHOICES.iter().map(|(known, _)| *known).chain(["concede", "forfeit"]).collect();
        let near = plain::nearest(word, all.iter().copied());
        let near = near.map(|near| format!("did you mean `{near}`? ")).unwrap_or_default();
        return Err(format!("`{word}` is no choice of {}; {near}there are {}", G::ID, plain::listed(all)));
    };
    match rest {
        Rest::Nothing => Err(format!("`{words}`: nothing follows on `{word}`")),
        Rest::Number if name.parse::<i64>().is_ok() => {
            Err(format!("`{words}`: the number on `{word}` is too large or too small"))
        }
        Rest::Number => Err(format!("`{words}`: a number follows on `{word}`")),
        Rest::Card if name.is_empty() || name.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-') => {
            Err(format!("`{words}`: the number of a card, from 1, or its name follows on `{word}`"))
        }
        Rest::Card if !G::card_ids(rules).any(|id| id == name) => {
            Err(format!("there is no card `{name}`{}", plain::meant(name, G::card_ids(rules))))
        }
        Rest::Card if !after.is_empty() && !is_action::<G>(&format!("{word} 1{}", tidy(after))) => {
            Err(format!("`{words}`: `{after}` cannot follow on the name of a card"))
        }
        Rest::Card => Ok(()),
    }
}

/// The number of the first power may be left out.
fn tidy(after: &str) -> &str {
    if after == ".1" { "" } else { after }
}

/// The choice with a number in place of a name.
///
/// # Errors
/// Says why the name does not mean exactly one card now.
pub(crate) fn spelled<G: Staged>(state: &G::State, entry: &Entry) -> Result<Entry, String> {
    let Deed::Act(words) = &entry.deed else { return Ok(entry.clone()) };
    Ok(Entry { seat: entry.seat, deed: Deed::Act(numbered::<G>(state, entry.seat, words)?) })
}

/// The words of an action, with a number in place of a name.
pub(super) fn numbered<G: Staged>(state: &G::State, seat: Seat, words: &str) -> Result<String, String> {
    if is_action::<G>(words) {
        return Ok(words.to_owned());
    }
    let (word, name, after) = parts(words);
    match G::numbers(state, seat, word, name)[..] {
        [number] => Ok(format!("{word} {number}{}", tidy(after))),
        [] => Err(format!("there is no `{name}` for `{word}` now")),
        ref several => {
            let several: Vec<String> = several.iter().map(ToString::to_string).collect();
            Err(format!("`{name}` can be any of the cards {}: write the number", several.join(", ")))
        }
    }
}
