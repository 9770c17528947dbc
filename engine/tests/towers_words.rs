//! The words of Towers.

use duelhall_engine::text::{Lang, Words};
use duelhall_engine::towers::card::CardDef;

fn cards() -> Vec<CardDef> {
    [
        include_str!("../cards/towers/ore.ron"),
        include_str!("../cards/towers/gems.ron"),
        include_str!("../cards/towers/gold.ron"),
    ]
    .into_iter()
    .flat_map(|source| ron::from_str::<Vec<CardDef>>(source).unwrap())
    .collect()
}
#[test]
fn show() {
    let words = Words::engine();
    for card in cards() {
        for lang in Lang::ALL {
            let t = words.card_text(lang, &card);
            println!("{:3} {} | {} | {}", t.chars().count(), words.card_name(lang, &card), words.card_cost(lang, card.cost), t);
        }
    }
}
