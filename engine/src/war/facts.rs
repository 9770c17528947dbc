//! Further facts about a card that programs may want, besides name, text and cost.

use serde_json::{Map, Value};

use super::card::CardDef;
use crate::kit::word;
use crate::text::{Lang, Words};

/// The facts by name.
pub(super) fn of(words: &Words, card: &CardDef) -> Map<String, Value> {
    let kind = Lang::ALL.map(|lang| (lang.code().to_owned(), words.war_type_line(lang, card).into()));
    let mut facts = Map::from_iter([
        ("type".to_owned(), Map::from_iter(kind).into()),
        ("cost".to_owned(), card.cost.into()),
        ("own".to_owned(), card.own.into()),
        ("country".to_owned(), word(card.country).into()),
        ("rarity".to_owned(), word(card.rarity).into()),
        ("token".to_owned(), card.token.into()),
    ]);
    if card.kind.is_unit() {
        facts.insert("attack".to_owned(), card.attack.into());
        facts.insert("defense".to_owned(), card.defense.into());
    }
    if let Some(history) = &card.history {
        let lines = [("en", &history.en), ("ru", &history.ru), ("source", &history.source)];
        let lines = lines.map(|(name, line)| (name.to_owned(), line.clone().into()));
        facts.insert("history".to_owned(), Map::from_iter(lines).into());
    }
    facts
}
