//! Cards that the rules refuse.

use super::super::card::CardDef;
use super::Code;
use crate::kit::{Cards, read};

fn fault(def: &str) -> Option<String> {
    let card: CardDef = read(&format!("(id: \"odd\", {def})")).expect("the card can be read");
    Cards::<Code>::compile(vec![card]).err().map(|error| error.0)
}

#[test]
fn h161_a_token_that_costs_something_is_refused() {
    let token = |more: &str| fault(&format!("kind: Ally(atk: 1, damage: Melee, health: 1), token: true{more}"));
    assert_eq!(token(""), None);
    assert_eq!(token(", cost: N(2)").as_deref(), Some("card `odd`: a token costs nothing (H-161)"));
    assert!(token(", cost: X").is_some());
}

#[test]
fn a_card_with_more_powers_than_can_be_told_apart_is_refused() {
    let with = |count: usize| {
        let power = "Paid(price: [Pay(1)], effect: [Draw(You, N(1))]), ";
        fault(&format!("kind: Item, powers: [{}]", power.repeat(count)))
    };
    assert_eq!(with(16), None);
    assert_eq!(with(17).as_deref(), Some("card `odd`: 17 powers on one card are more than 16"));
}
