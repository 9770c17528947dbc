//! What stands on the face of a card besides its powers: the type line and the cost.

use crate::kit::Text;
use crate::kit::grammar::{join, yes};
use crate::war::card::{CardDef, Type};

/// The type line of a card, before it is put into words.
#[must_use]
pub fn type_line(card: &CardDef) -> Text {
    if card.is_weather() {
        return Text::new("fx-war-type-weather");
    }
    let kind = Text::new("fx-war-type").word("type", card.kind).raw("token", yes(card.token));
    let kind = Text::new("fx-war-type-of").text("type", kind).word("country", card.country);
    let tag = |tag: &String| Text::new("fx-war-type-word").text("tag", Text::new(format!("tag-war-{tag}")));
    match join("fx-war-list", card.tags.iter().map(tag)) {
        Some(list) => Text::new("fx-war-type-line").text("type", kind).text("list", list),
        None => kind,
    }
}

/// What a card costs, before it is put into words.
#[must_use]
pub fn card_cost(card: &CardDef) -> Text {
    let x = yes(card.x);
    match (card.cost, card.own) {
        _ if card.kind == Type::Base => Text::new("fx-war-free"),
        (n, 0) => Text::new("fx-war-cost").num("n", n).raw("x", x),
        (n, own) => Text::new("fx-war-cost-own").num("n", n).num("own", own).word("country", card.country).raw("x", x),
    }
}
