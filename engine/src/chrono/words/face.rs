//! What stands on the face of a card besides its powers: the type line, the cost and the resources.

use crate::chrono::card::{CardDef, Resource, Row, Type};
use crate::kit::Text;
use crate::kit::grammar::{join, yes};

/// The type line of a card, before it is put into words.
#[must_use]
pub fn type_line(card: &CardDef) -> Text {
    let kind = match card.kind {
        Type::Hero => Text::new("fx-chrono-type-hero"),
        Type::Thoughtform => Text::new("fx-chrono-type-thoughtform").raw("token", yes(card.token)),
        Type::Location(life) => Text::new("fx-chrono-type-location").num("n", life),
        Type::Event(time) => Text::new("fx-chrono-type-event").num("n", time),
        Type::Shadow => Text::new("fx-chrono-type-shadow"),
    };
    let tag = |tag: &String| Text::new("fx-chrono-type-word").text("tag", Text::new(format!("tag-chrono-{tag}")));
    match join("fx-chrono-list", card.tags.iter().map(tag)) {
        Some(list) => Text::new("fx-chrono-type-line").text("type", kind).text("list", list),
        None => kind,
    }
}

/// What a card costs, before it is put into words.
#[must_use]
pub fn card_cost(card: &CardDef) -> Text {
    match card.cost {
        0 => Text::new("fx-chrono-free"),
        cost => Text::new("fx-chrono-cost").num("n", cost),
    }
}

/// The resources of a row, such as `attack 2, defense 1`; `None` if it has no window.
#[must_use]
pub fn window_words(row: &Row) -> Option<Text> {
    let window = row.window.as_ref()?;
    Some(yields_text(window).unwrap_or_else(|| Text::new("fx-chrono-no-resources")))
}

/// Resources with their sums, such as `attack 2, defense 1`; `None` if there are none.
pub(super) fn yields_text(window: &[(Resource, u8)]) -> Option<Text> {
    let sum = |resource| window.iter().filter(|(of, _)| *of == resource).map(|(_, n)| i64::from(*n)).sum::<i64>();
    let sums = Resource::ALL.into_iter().map(|resource| (resource, sum(resource))).filter(|(_, sum)| *sum > 0);
    let yields = sums.map(|(resource, sum)| Text::new("fx-chrono-yield").word("resource", resource).num("n", sum));
    join("fx-chrono-list", yields)
}
