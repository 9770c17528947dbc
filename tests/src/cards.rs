//! The names of the cards, by which a test sees who was told what.

use std::collections::BTreeSet;

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::text::{Lang, Words};

/// The names of every card, in every language.
#[must_use]
pub fn names() -> Vec<[String; 2]> {
    let name = |(id, card): (String, AnyCard)| {
        let AnyCard::Towers(card) = card else { panic!("`{id}` is no card of Towers") };
        Lang::ALL.map(|lang| Words::engine().card_name(lang, &card).replace('\u{a0}', " "))
    };
    GameId::Towers.cards().into_iter().map(name).collect()
}

/// Which cards are named in a text, by their place in [`names`].
#[must_use]
pub fn named(names: &[[String; 2]], text: &str) -> BTreeSet<usize> {
    let text = text.replace('\u{a0}', " ");
    (0..names.len()).filter(|at| names[*at].iter().any(|name| text.contains(name))).collect()
}
