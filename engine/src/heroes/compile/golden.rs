//! A checksum of the compiled shipped cards.

use sha2::{Digest, Sha256};

use super::Code;
use crate::heroes::Heroes;
use crate::heroes::set::library;
use crate::kit::{Cards, Game, hex};

#[test]
fn a2_who_compiles_the_same_cards_otherwise_raises_code() {
    let cards: Vec<_> = library().cards.iter().map(|card| (**card).clone()).collect();
    let code = Cards::<Code>::compile(cards).expect("the shipped cards compile").code;
    let sum = hex(&Sha256::digest(format!("{code:?}"))[..8]);
    let known = (2, "2d872bbce4f3c47a");
    let what =
        "compiled cards are others: raise Heroes::CODE unless only the cards themselves changed, and write the sum";
    assert_eq!((Heroes::CODE, &*sum), known, "{what}");
}
