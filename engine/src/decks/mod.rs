//! Decks of any game: their codes, lists that people paste, and what there is to see of a deck.

mod list;
mod view;

use crate::games::GameId;
use crate::kit::deck::{self, BadCode, Deck};

pub use list::{BadList, read_list};
pub use view::{DeckPage, DeckView};

/// Reads a code. It says itself which game it is of.
///
/// # Errors
/// Says why it is no code.
pub fn read_code(text: &str) -> Result<(GameId, Deck), BadCode> {
    let name = |game: &GameId| {
        let head = text.trim().get(..game.name().len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(game.name()))
    };
    let game = GameId::with_decks().filter(name).max_by_key(|game| game.name().len()).ok_or(BadCode::NoCode)?;
    Ok((game, deck::decode(game.name(), game.card_numbers(), text)?))
}

/// The code of a deck; the same deck has the same code in every release.
#[must_use]
pub fn code(game: GameId, deck: &Deck) -> String {
    deck::encode(game.set().name(), game.card_numbers(), deck)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_deck_reads_as_its_code_was_written_and_has_no_fault() {
        for game in GameId::with_decks() {
            let ready = game.ready_decks();
            assert!(!ready.is_empty(), "{game}");
            for (id, deck) in ready {
                let code = code(game, &deck);
                assert!(code.len() < 120, "{id}: {code} is too long to be typed");
                assert_eq!(read_code(&code), Ok((game, deck.clone())), "{id}");
                assert_eq!(game.deck_faults(&deck), [], "{id}");
            }
        }
    }

    #[test]
    fn every_card_that_a_deck_can_hold_has_one_number() {
        for game in GameId::with_decks() {
            let mut numbered: Vec<&str> = game.card_numbers().lines().collect();
            let count = numbered.len();
            numbered.sort_unstable();
            numbered.dedup();
            assert_eq!(numbered.len(), count, "{game} numbers a card twice");
            let cards = game.cards();
            for (id, card) in &cards {
                let can_be_held = game.filed(card).is_some();
                assert_eq!(numbered.binary_search(&id.as_str()).is_ok(), can_be_held, "{game}: {id}");
            }
        }
    }

    /// A card never gets another number: codes that people have kept would mean another deck.
    #[test]
    fn numbers_that_were_given_once_stay() {
        use sha2::{Digest, Sha256};
        let heroes = GameId::of::<crate::heroes::Heroes>();
        let first: String = heroes.card_numbers().lines().take(292).map(|id| format!("{id}\n")).collect();
        let sum = crate::kit::hex(&Sha256::digest(first));
        assert_eq!(&sum[..16], "bb648f4c35610f80", "append new cards at the end of numbers.txt");
    }
}
