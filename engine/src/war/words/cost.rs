//! What a property costs, in words.

use super::noun::Noun;
use crate::kit::Text;
use crate::kit::grammar::{Case, join};
use crate::war::card::{Cost, Country};

/// The parts of a price, one after another; `None` if there are none.
pub(super) fn costs(country: Option<Country>, costs: &[Cost]) -> Option<Text> {
    join("fx-war-list", costs.iter().map(|one| cost(country, one)))
}

fn cost(country: Option<Country>, cost: &Cost) -> Text {
    let counted = |key: &str, n: u8| Text::new(key).num("n", n);
    match cost {
        Cost::Bases(n) => counted("fx-war-pay-bases", *n),
        Cost::Own(n) => match country {
            Some(country) => counted("fx-war-pay-own", *n).word("country", country),
            None => counted("fx-war-pay-own-country", *n),
        },
        Cost::Exhaust => Text::new("fx-war-pay-use"),
        Cost::Sacrifice(filter) => {
            let noun = Noun::new(filter, "unit").made_yours().some(Case::Accusative, true);
            Text::new("fx-war-destroy").raw("mood", "do").text("whom", noun)
        }
        Cost::SacrificeThis => Text::new("fx-war-pay-this"),
        Cost::Discard(n) => counted("fx-war-discard", *n).raw("mood", "do").raw("who", "you"),
        Cost::Health(n) => counted("fx-war-pay-health", *n),
        Cost::Ammo(n) => counted("fx-war-pay-ammo", *n),
        Cost::ExileThis => Text::new("fx-war-pay-exile"),
    }
}
