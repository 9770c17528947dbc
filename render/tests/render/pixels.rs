//! Checks of the picture files: equal for equal views, small, and unchanged.

use crate::common::{self, Dice, ToAny, captions, decode, golden, half, hand, image_of, midgame, wild};
use duelhall_engine::kit::{Definition, Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::CardDef;
use duelhall_render::{Captions, Painter, Theme};
use image::RgbaImage;
use proptest::prelude::*;

/// The most bytes for a board.
const BUDGET: usize = 120_000;

/// The most bytes for a hand of six cards: each is a scene of its own.
const HAND: usize = 160_000;

fn plain(lang: Lang) -> Captions {
    captions(["Алиса", "DragonSlayer_99"], lang, Theme::Default)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_do_not_depend_on_anything_hidden(seed in 0_u64..5000, other in 0_u64..5000, cards in 0_usize..10) {
        let table = wild(seed);
        let mut twin = table.clone();
        twin.hand = hand(&mut Dice::new(other), cards);
        twin.viewer = Viewer::Public;
        prop_assert_eq!(Painter::default().board(&table.any(), &plain(Lang::En)), Painter::default().board(&twin.any(), &plain(Lang::En)));
    }

    #[test]
    fn equal_views_give_equal_bytes_whatever_was_drawn_before(seed in 0_u64..5000, before in 0_u64..5000) {
        let used = Painter::default();
        let _ = (used.board(&wild(before).any(), &plain(Lang::Ru)), used.hand(&wild(before).any(), &plain(Lang::Ru)));
        let table = wild(seed);
        let fresh = Painter::default();
        prop_assert_eq!(used.board(&table.any(), &plain(Lang::Ru)), fresh.board(&table.any(), &plain(Lang::Ru)));
        prop_assert_eq!(used.hand(&table.any(), &plain(Lang::Ru)), fresh.hand(&table.any(), &plain(Lang::Ru)));
    }
}

#[test]
fn pictures_of_common_tables_are_small() {
    let painter = Painter::default();
    for seed in 0..24 {
        let mut table = midgame(seed);
        table.hand = hand(&mut Dice::new(seed), 6);
        let captions = plain(Lang::ALL[seed as usize % 2]);
        let (board, hand) = (painter.board(&table.any(), &captions), painter.hand(&table.any(), &captions));
        assert!(board.len() <= BUDGET, "{seed}: a board of {} bytes", board.len());
        assert!(hand.len() <= HAND, "{seed}: a hand of {} bytes", hand.len());
    }
}

#[test]
fn a_lossless_file_decodes_to_the_very_pixels() {
    let painter = Painter::default();
    let table = midgame(2);
    for (file, frame) in [
        (painter.board_lossless(&table.any(), &plain(Lang::En)), painter.board_frame(&table.any(), &plain(Lang::En))),
        (painter.hand_lossless(&table.any(), &plain(Lang::En)), painter.hand_frame(&table.any(), &plain(Lang::En))),
    ] {
        assert_eq!(decode(&file), image_of(&frame));
    }
}

#[test]
fn an_indexed_file_decodes_to_nearly_the_same_pixels() {
    let painter = Painter::default();
    for seed in 0..6 {
        let (table, captions) = (midgame(seed), plain(Lang::En));
        // The arts of a hand have more colours than a board, which shows one.
        let pixels = [
            (painter.board(&table.any(), &captions), painter.board_frame(&table.any(), &captions), 36.0),
            (painter.hand(&table.any(), &captions), painter.hand_frame(&table.any(), &captions), 33.0),
        ];
        for (file, frame, least) in pixels {
            let (drawn, shown) = (image_of(&frame), decode(&file));
            assert_eq!(drawn.dimensions(), shown.dimensions());
            let psnr = psnr(&half(&drawn), &half(&shown));
            assert!(psnr >= least, "{seed}: {psnr} dB at half size");
        }
    }
}

fn psnr(one: &RgbaImage, other: &RgbaImage) -> f64 {
    let squares: f64 = one.iter().zip(other.iter()).map(|(a, b)| f64::from(a.abs_diff(*b)).powi(2)).sum();
    let mean = squares / (one.len() as f64 * 0.75);
    10.0 * (255.0_f64.powi(2) / mean).log10()
}

#[test]
fn a_card_without_a_known_sign_has_a_question_mark() {
    let painter = Painter::default();
    let made_up = CardDef { id: "made-up".to_owned(), ..CardDef::clone(&common::cards()[0]).bare() };
    let card = CardDef { icon: "no-such-sign".to_owned(), ..made_up };
    let marked = CardDef { icon: "ui-unknown".to_owned(), ..card.clone() };
    assert_eq!(
        painter.card(&card.any(), Lang::En, Theme::HighContrast),
        painter.card(&marked.any(), Lang::En, Theme::HighContrast)
    );
}

#[test]
fn an_earlier_picture_is_given_again_from_memory() {
    let painter = Painter::default();
    let first = painter.board(&midgame(1).any(), &plain(Lang::En));
    assert!(std::sync::Arc::ptr_eq(&first, &painter.board(&midgame(1).any(), &plain(Lang::En))));
}

#[test]
fn many_threads_draw_the_same() {
    let painter = Painter::default();
    let expected = Painter::default().board(&midgame(6).any(), &plain(Lang::En));
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..4).map(|_| scope.spawn(|| painter.board(&midgame(6).any(), &plain(Lang::En)))).collect();
        for thread in threads {
            assert_eq!(thread.join().expect("drawing does not panic"), expected);
        }
    });
}

#[test]
fn pictures_look_as_they_did() {
    let painter = Painter::default();
    let mut table = midgame(12);
    table.viewer = Viewer::Seat(Seat::FIRST);
    golden("board", &painter.board_frame(&table.any(), &plain(Lang::Ru)));
    golden("hand", &painter.hand_frame(&table.any(), &plain(Lang::En)));
    let contrast = captions(["Ann", "Bob"], Lang::En, Theme::HighContrast);
    golden("board-high-contrast", &painter.board_frame(&table.any(), &contrast));
}
