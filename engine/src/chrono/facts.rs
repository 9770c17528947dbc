//! Further facts about a card that programs may want, besides name, text and cost.

use serde_json::{Map, Value};

use super::card::CardDef;
use crate::kit::word;
use crate::text::{Lang, Words};

/// The facts by name.
pub(super) fn of(words: &Words, card: &CardDef) -> Map<String, Value> {
    let kind = Lang::ALL.map(|lang| (lang.code().to_owned(), words.chrono_type_line(lang, card).into()));
    let facts = [
        ("type", Map::from_iter(kind).into()),
        ("cost", card.cost.into()),
        ("epoch", (card.home.index() + 1).into()),
        ("rarity", word(card.rarity).into()),
        ("token", card.token.into()),
    ];
    facts.map(|(name, fact)| (name.to_owned(), fact)).into_iter().collect()
}
