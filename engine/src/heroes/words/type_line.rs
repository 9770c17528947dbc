//! The type line: `Unique Ally — Delver, Pirate`.

use super::names;
use crate::heroes::card::{CardDef, CardType, Grip};
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, join};

/// The type line of a card, before it is put into words.
#[must_use]
pub fn type_line(card: &CardDef) -> Text {
    let text = full_type(card);
    match join("fx-heroes-list", details(card)) {
        Some(list) => Text::new("fx-heroes-type-line").text("type", text).text("list", list),
        None => text,
    }
}

/// The type of a card with what belongs to it, such as `Unique Ally`.
#[must_use]
pub fn full_type(card: &CardDef) -> Text {
    let agree = Agree::one(Case::Nominative, names::type_name(&card.kind));
    let mut text = agree.with(Text::new("fx-heroes-type-name"));
    if card.token {
        text = agree.with(Text::new("fx-heroes-type-token").text("type", text));
    }
    for (is, adjective) in [(card.instant, "instant"), (card.unique, "unique")] {
        if is {
            text = agree.with(Text::new("fx-heroes-type-adjective").raw("is", adjective).text("type", text));
        }
    }
    Text::new("fx-heroes-capital").text("text", text)
}

/// The type of a card in one word or two, such as `Ally`.
#[must_use]
pub fn short_type(card: &CardDef) -> Text {
    let text = Agree::one(Case::Nominative, names::type_name(&card.kind)).with(Text::new("fx-heroes-type-name"));
    Text::new("fx-heroes-capital").text("text", text)
}

/// The words after the type: words, words with a limit, the hands that hold it, professions and the talent.
fn details(card: &CardDef) -> Vec<Text> {
    let word = |tag: &String| Text::new(format!("tag-heroes-{tag}"));
    let tag = |tag: &String| Text::new("fx-heroes-type-word").text("tag", word(tag));
    let plain = card.tags.iter().filter(|tag| card.limits.iter().all(|(limited, _)| limited != *tag)).map(tag);
    let limited =
        card.limits.iter().map(|(limited, n)| Text::new("fx-heroes-type-limit").text("tag", tag(limited)).num("n", *n));
    let hands = match card.kind {
        CardType::Weapon { hands: Grip::Two, .. } => Some(Text::new("fx-heroes-two-handed")),
        // A limit on off-hand cards already says it.
        CardType::Weapon { hands: Grip::Off, .. } if card.limits.iter().all(|(tag, _)| tag != "offhand") => {
            Some(Text::new("fx-heroes-off-hand"))
        }
        _ => None,
    };
    let talent = card
        .talent
        .iter()
        .map(|talent| Text::new("fx-heroes-talent").text("talent", Text::new(format!("talent-heroes-{talent}"))));
    plain.chain(limited).chain(hands).chain(card.professions.iter().map(tag)).chain(talent).collect()
}
