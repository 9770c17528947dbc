//! The words of Heroes: everything in the card language can be said in every language, and no two effects read the same.

mod words;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::words::{paragraphs, type_line};
use duelhall_engine::text::{Lang, SOURCES, differences};
use words::words;

fn sample() -> Vec<CardDef> {
    ron::from_str(include_str!("sample.ron")).unwrap()
}

/// The whole face of a card, a line for each paragraph.
fn face(lang: Lang, card: &CardDef) -> String {
    let texts = std::iter::once(type_line(card)).chain(paragraphs(card));
    texts.map(|text| format!("    {}\n", words().try_say(lang, &text, &[]).unwrap())).collect()
}

#[test]
fn the_languages_say_the_same_messages_with_the_same_variables() {
    assert_eq!(differences(&SOURCES), Vec::<String>::new());
}

#[test]
fn the_texts_of_sample_cards_are_as_reviewed() {
    let mut golden = String::new();
    for card in sample() {
        golden += &format!("{}\n{}{}", card.id, face(Lang::En, &card), face(Lang::Ru, &card));
    }
    let golden = golden.replace('\u{a0}', " ");
    insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("heroes-sample", golden);
    });
}
