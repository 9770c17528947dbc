//! Puts tables and cards of every game into words. A new game is a file here and a line in the list.

mod chrono;
mod formats;
mod heroes;
mod presenter;
mod towers;
mod war;

use std::collections::BTreeSet;

use duelhall_engine::games::{AnyCard, AnyTable, GameId};
use duelhall_engine::kit::{MOST_ENTRIES, Options, Seat, Text};

use crate::say::{LONGEST_ALT, cut_alt, whole_entries};
use crate::voice::Voice;
use crate::{HandLine, Pooled};
use presenter::of;

pub use formats::InFormat;
pub(crate) use presenter::all;
pub use presenter::{AnyPresenter, Numbers, Presenter, Sighted, present};

/// The presenters of this crate.
const SHIPPED: &[&dyn AnyPresenter] =
    &[&towers::Speaker, &chrono::Speaker, &heroes::Speaker, &war::Speaker, &InFormat(heroes::Speaker)];

/// The name of a game; a game in formats has the name of the game that is played there.
pub(crate) fn game(game: GameId) -> Text {
    let name = |game: GameId| Text::new(format!("game-{game}"));
    if game.formats().is_empty() { name(game) } else { Text::new("game-formats").text("game", name(game.set())) }
}

/// The game of a match with these options, with its format if it has one.
pub(crate) fn game_of(id: GameId, options: &Options) -> Text {
    match id.format(options) {
        Some(format) => {
            let text = Text::new("game-in-format").text("game", Text::new(format!("game-{}", id.set())));
            text.text("format", Text::new(format!("format-{format}")))
        }
        None => game(id),
    }
}

/// The seat whose turn it is, once the first turn has begun.
pub(crate) fn turn(table: &AnyTable) -> Option<Seat> {
    of(table.game())?.turn(table)
}

/// The board in a few lines.
pub(crate) fn brief(voice: &Voice, table: &AnyTable) -> Vec<HandLine> {
    let lines = of(table.game()).map(|presenter| presenter.brief(voice, table)).unwrap_or_default();
    lines.into_iter().map(HandLine::from).collect()
}

/// The lines of a board or of a hand as an alt text.
pub(crate) fn alt(voice: &Voice, lines: &[HandLine]) -> String {
    let words: Vec<&str> = lines.iter().map(|line| line.words.as_str()).collect();
    let more = |count: usize| voice.say(&Text::new("list-and-more").num("n", count as i64));
    whole_entries(&words, " ", LONGEST_ALT, more).unwrap_or_else(|| cut_alt(&words.join(" ")))
}

/// The pool from which the viewer builds a deck; empty if the viewer builds none.
pub(crate) fn pool(table: &AnyTable) -> Vec<Pooled> {
    of(table.game()).map(|presenter| presenter.pool(table)).unwrap_or_default()
}

/// A table with only these cards of the pool.
pub(crate) fn only(table: &AnyTable, numbers: &BTreeSet<u8>) -> Option<AnyTable> {
    of(table.game())?.only(table, numbers)
}

/// A hand, line by line.
pub(crate) fn hand(voice: &Voice, table: &AnyTable) -> Vec<HandLine> {
    of(table.game()).map(|presenter| presenter.hand(voice, table)).unwrap_or_default()
}

/// Everything on the table, line by line.
pub(crate) fn full(voice: &Voice, table: &AnyTable) -> Vec<String> {
    let Some(presenter) = of(table.game()) else { return Vec::new() };
    let hand = presenter.hand(voice, table).into_iter().map(|line| line.words);
    presenter.board(voice, table).into_iter().chain(hand).collect()
}

/// The name of a card.
pub(crate) fn card_name(voice: &Voice, card: &AnyCard) -> String {
    card.name(voice.words(), voice.lang)
}

/// A card in one line: name, cost and text.
pub(crate) fn card_line(voice: &Voice, card: &AnyCard) -> String {
    of(card.game()).map(|presenter| presenter.card(voice, card)).unwrap_or_default()
}

/// How a player stands, in a few words.
pub(crate) fn standing(table: &AnyTable, seat: Seat) -> Option<Text> {
    of(table.game())?.standing(table, seat)
}

/// The time of a match, in a few words.
pub(crate) fn moment(table: &AnyTable) -> Option<Text> {
    of(table.game())?.moment(table)
}

/// The question to the viewer of a table with what they have left, and below it what its buttons have no room for.
pub(crate) fn question(table: &AnyTable, title: &Text) -> Text {
    let text = of(table.game()).map_or_else(|| title.clone(), |presenter| presenter.question(table, title));
    noted(text, title)
}

/// A question with the notes of its title in lines of their own.
fn noted(question: Text, title: &Text) -> Text {
    match title.args.iter().find(|(name, _)| name == "notes") {
        Some((name, notes)) => Text::new("hand-notes").text("question", question).with(name, notes.clone()),
        None => question,
    }
}

/// The numbers of the cards of a hand that lie under an equal one, each with the number of that card.
pub(crate) fn under(table: &AnyTable) -> Vec<(u8, u8)> {
    of(table.game()).map(|presenter| presenter.under(table)).unwrap_or_default()
}

/// A table with the cards that are shown of its viewer's hand numbered one after another, and each former number with the new
/// one.
pub(crate) fn renumbered(table: AnyTable) -> (AnyTable, Vec<(u8, u8)>) {
    let renumbered = of(table.game()).and_then(|presenter| presenter.renumbered(&table));
    renumbered.unwrap_or((table, Vec::new()))
}

/// The choices of a question that always keep their places, by the keys of their labels; `None` for a question whose choices
/// need not be found again.
pub(crate) fn places(game: GameId, question: &Text) -> Option<&'static [&'static str]> {
    let places = of(game).map(|presenter| presenter.places());
    places.filter(|(asked, _)| *asked == question.key).map(|(_, choices)| choices)
}

/// A card in one line, and below it the words on it that somebody new does not know.
pub(crate) fn card_explained(voice: &Voice, card: &AnyCard) -> Vec<String> {
    let terms = of(card.game()).map(|presenter| presenter.terms(voice, card)).unwrap_or_default();
    std::iter::once(card_line(voice, card)).chain(terms).collect()
}

/// The traits by which a card can be looked for.
pub(crate) fn traits(card: &AnyCard) -> Vec<(&'static str, String)> {
    of(card.game()).map(|presenter| presenter.traits(card)).unwrap_or_default()
}

/// A value of a trait of a game's cards, as people call it.
pub(crate) fn trait_name(voice: &Voice, game: GameId, key: &str, value: &str) -> String {
    of(game).and_then(|presenter| presenter.trait_name(voice, key, value)).unwrap_or_else(|| value.to_owned())
}

/// Whether the viewer of a table can see any card on it.
pub(crate) fn shows_cards(table: &AnyTable) -> bool {
    of(table.game()).is_some_and(|presenter| presenter.shows_cards(table))
}

/// The cards that the viewer of a table can see.
pub(crate) fn sights(voice: &Voice, table: &AnyTable) -> Vec<Sighted<AnyCard>> {
    of(table.game()).map(|presenter| presenter.sights(voice, table)).unwrap_or_default()
}

/// The cards on the board that lie face down for the viewer of a table, in words, by their numbers.
pub(crate) fn covered(voice: &Voice, table: &AnyTable) -> Vec<(u16, String)> {
    of(table.game()).map(|presenter| presenter.covered(voice, table)).unwrap_or_default()
}

/// Rules in parts. Each has a heading, which is the message of `heads` and its name, with an empty line before it.
fn in_parts<const N: usize>(voice: &Voice, heads: &str, parts: [(&str, Vec<Text>); N]) -> Vec<String> {
    let part = |(head, texts): (&str, Vec<Text>)| {
        let head = [String::new(), voice.plain(&format!("{heads}{head}"))];
        head.into_iter().chain(texts.iter().map(|text| voice.say(text)).collect::<Vec<_>>())
    };
    parts.into_iter().flat_map(part).collect()
}

/// A rule that says when a duel that does not end by itself is decided: after its turns, or after so many answers.
fn capped(rule: Text, options: &Options) -> Text {
    let turns = options.get("cap").and_then(|cap| cap.parse::<i64>().ok()).unwrap_or_default();
    rule.num("count", turns).num("most", MOST_ENTRIES)
}

/// The rules of a game, with the numbers of a fresh table. `chosen` has the options that differ from the usual ones.
pub(crate) fn rules(voice: &Voice, table: &AnyTable, chosen: &Options) -> Vec<String> {
    let usual = table.game().options().into_iter().map(|option| (option.key.to_owned(), option.default));
    let mut options: Options = usual.collect();
    options.extend(chosen.clone());
    of(table.game()).map(|presenter| presenter.rules(voice, table, &options)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_presenter() {
        let without: Vec<_> = GameId::all().iter().filter(|game| of(**game).is_none()).collect();
        assert!(without.is_empty(), "{without:?}");
    }
}
