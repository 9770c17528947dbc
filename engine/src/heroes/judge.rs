//! Judges the decks that players bring to a match (H-09, H-112..H-121, H-156..H-158).

use super::card::CardDef;
use super::rules::Rules;
use super::set::{Deck, Format, faults_among};
use super::setup::DeckList;
use crate::kit::SetupError;

/// The number of cards in a starter deck (H-09).
const STARTER: u32 = 30;

/// Judges a duel: every player brings a starter deck, or every player brings a constructed one. A position has no decks
/// to judge.
pub(super) fn judge(rules: &Rules) -> Result<(), SetupError> {
    let setup = rules.setup();
    if setup.position.is_some() {
        return Ok(());
    }
    let deck = |list: &DeckList| Deck::brought(&list.hero, &list.cards, &[]);
    let decks: Vec<Deck> = setup.decks.iter().map(deck).collect();
    let starters = decks.iter().all(|deck| deck.size() == STARTER);
    all_legal(&decks, if starters { Format::Starter } else { Format::Constructed }, |id| card(rules, id))
}

/// The card of an id among those of the match.
pub(super) fn card<'a>(rules: &'a Rules, id: &str) -> Option<&'a CardDef> {
    rules.card(rules.kind(id)?).map(|card| &**card)
}

/// Judges the decks of all seats in order.
///
/// # Errors
/// Names every fault of the first deck that is not legal.
pub(super) fn all_legal<'a>(
    decks: &[Deck],
    format: Format,
    card: impl Fn(&str) -> Option<&'a CardDef>,
) -> Result<(), SetupError> {
    for (seat, deck) in (1..).zip(decks) {
        let found = faults_among(deck, format, &card);
        if !found.is_empty() {
            let found: Vec<String> = found.iter().map(ToString::to_string).collect();
            return Err(SetupError(format!("the deck of seat {seat} is not legal: {}", found.join("; "))));
        }
    }
    Ok(())
}
