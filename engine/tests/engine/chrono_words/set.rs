//! The words of the shipped set: all of them in one golden file, and no row too long for its place on the card.

use std::fmt::Write as _;

use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::words::row_text;
use duelhall_engine::text::{Lang, Words};

/// The letters for which a row has room.
const ROOM: usize = 60;

#[test]
fn every_card_reads_as_in_the_golden_file() {
    let words = Words::engine();
    let mut golden = String::new();
    for card in &library().cards {
        let _ = writeln!(golden, "{}", card.id);
        for lang in Lang::ALL {
            let name = words.plain(lang, &format!("card-chrono-{}", card.id));
            let (cost, kind) = (words.chrono_cost(lang, card), words.chrono_type_line(lang, card));
            let _ = writeln!(golden, "    {name} ({cost}; {kind})");
            for said in words.chrono_text(lang, card) {
                let _ = writeln!(golden, "        {said}");
            }
        }
    }
    let golden = golden.replace('\u{a0}', " ");
    insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("chrono-cards", golden);
    });
}

#[test]
fn every_row_of_every_card_has_at_most_sixty_letters() {
    let mut long = Vec::new();
    for card in &library().cards {
        for text in card.rows.iter().filter_map(|row| row_text(card, row)) {
            for lang in Lang::ALL {
                let said = Words::engine().say(lang, &text, &[]);
                if said.chars().count() > ROOM {
                    long.push(format!("{} {}: {said}", card.id, said.chars().count()));
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}
