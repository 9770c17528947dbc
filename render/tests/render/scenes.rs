//! Checks of pictures before any pixel is drawn: everything fits, nothing collides, all of it can be read.

use std::collections::BTreeSet;

use crate::common::{
    self, Dice, NAMES, ToAny, captions, cards, everywhere, image_of, midgame, playout, previewed, sound, wild,
};
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::table::{HandCard, Shown, Use};
use duelhall_render::{Painter, Theme, icons};

#[test]
fn every_card_fits_on_the_board_in_the_hand_and_alone_in_both_languages_and_all_themes() {
    let painter = Painter::default();
    assert!(cards().len() > 100);
    everywhere(|lang, theme| {
        let captions = captions(["Ann", "Боб"], lang, theme);
        let mut table = midgame(1);
        for (index, card) in cards().iter().enumerate() {
            let what = format!("{} {lang} {theme}", card.id);
            let card = card.clone();
            sound(&painter.card_scene(&card.any(), lang, theme), theme, &what);
            table.shown[0] = Shown { card: card.clone(), seat: Seat::FIRST, discarded: index % 2 == 0 };
            sound(&painter.board_scene(&table.any(), &captions), theme, &format!("{what} on the board"));
            table.hand = vec![HandCard { card, number: 1, usable: Use::Play, missing: None }];
            sound(&painter.hand_scene(&table.any(), &captions), theme, &format!("{what} in the hand"));
        }
        for count in [3, 5, 6, 8, 10] {
            for cards in cards().chunks(count) {
                let hand = cards.iter().zip(1..).map(|(card, number)| HandCard {
                    card: card.clone(),
                    number,
                    usable: if number % 2 == 0 { Use::DiscardOnly } else { Use::Play },
                    missing: (number % 4 == 0).then_some(12),
                });
                table.hand = hand.collect();
                previewed(&painter, &table.any(), lang, theme, &format!("{} of {count} {lang} {theme}", cards[0].id));
            }
        }
    });
}

#[test]
fn five_hundred_wild_tables_fit_with_any_names() {
    let painter = Painter::default();
    for seed in 0..500 {
        let table = wild(seed);
        let at = seed as usize;
        let (lang, theme) = (Lang::ALL[at % 2], Theme::ALL[at % 3]);
        let captions = captions([NAMES[at % NAMES.len()], NAMES[(at / 5 + 3) % NAMES.len()]], lang, theme);
        sound(&painter.board_scene(&table.any(), &captions), theme, &format!("board {seed} {lang} {theme}"));
        sound(&painter.hand_scene(&table.any(), &captions), theme, &format!("hand {seed} {lang} {theme}"));
    }
}

#[test]
fn every_moment_of_a_real_match_fits() {
    let painter = Painter::default();
    for (seed, viewer) in [(1, Viewer::Public), (2, Viewer::Seat(Seat::FIRST)), (3, Viewer::Seat(Seat::SECOND))] {
        let tables = playout(seed, viewer);
        assert!(tables.len() > 10 && tables.last().is_some_and(|table| table.outcome.is_some()));
        for (at, table) in tables.iter().enumerate() {
            let captions = captions(["Алиса", "DragonSlayer_99"], Lang::ALL[at % 2], Theme::Default);
            sound(&painter.board_scene(&table.any(), &captions), Theme::Default, &format!("board {seed}:{at}"));
            sound(&painter.hand_scene(&table.any(), &captions), Theme::Default, &format!("hand {seed}:{at}"));
        }
    }
}

#[test]
fn the_board_says_all_that_is_public() {
    let painter = Painter::default();
    for seed in 0..40 {
        let table = wild(seed);
        let scene = painter.board_scene(&table.any(), &captions(["Ann", "Bob"], Lang::En, Theme::Default));
        let said: Vec<&str> = scene.texts().iter().map(|text| text.words.as_str()).collect();
        let mut must = vec!["Ann".to_owned(), "Bob".to_owned(), format!("Round {}", table.round)];
        must.extend([table.tower_goal, table.stock_goal].map(|goal| goal.to_string()));
        must.extend([table.draw_pile, table.discard_pile].map(|pile| pile.to_string()));
        for side in &table.sides.0 {
            must.extend([side.tower, side.wall].map(|number| number.to_string()));
            must.extend(side.stock.map(|number| number.to_string()));
            must.extend(side.mine.map(|number| format!("+{number}")));
        }
        for words in must {
            assert!(said.contains(&words.as_str()), "{seed}: {words} is not in {said:?}");
        }
    }
}

#[test]
fn f08_a_card_that_can_do_nothing_in_this_moment_looks_like_any_other() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let shown = |usable: Use| {
            let mut table = midgame(4);
            table.hand.iter_mut().for_each(|held| (held.usable, held.missing) = (usable, None));
            let captions = captions(["", ""], lang, theme);
            let scene = painter.hand_scene(&table.any(), &captions);
            let said: Vec<String> = scene.texts().iter().map(|text| text.words.clone()).collect();
            // The first row of cards, without the tabs below it.
            let frame = image_of(&painter.hand_frame(&table.any(), &captions));
            let cards: Vec<_> = frame.pixels().take(330 * frame.width() as usize).copied().collect();
            (said, cards)
        };
        let ((idle, idle_cards), (played, played_cards)) = (shown(Use::Nothing), shown(Use::Play));
        assert!(idle_cards == played_cards, "{lang} {theme}");
        let word = if lang == Lang::En { "play" } else { "играть" };
        assert_eq!(idle, played.into_iter().filter(|said| said != word).collect::<Vec<_>>(), "{lang} {theme}");
    });
}

#[test]
fn a_hand_shows_each_card_with_its_number_and_what_can_be_done() {
    let painter = Painter::default();
    for count in 1..=10 {
        let mut table = midgame(4);
        table.hand = common::hand(&mut Dice::new(9), count);
        for (card, usable) in
            table.hand.iter_mut().zip([Use::Play, Use::DiscardOnly, Use::Nothing, Use::Keep, Use::Replace])
        {
            card.missing = (usable == Use::Nothing).then_some(2);
            card.usable = usable;
        }
        let scene = painter.hand_scene(&table.any(), &captions(["", ""], Lang::En, Theme::Default));
        assert_eq!(scene.width, 816);
        let said: Vec<&str> = scene.texts().iter().map(|text| text.words.as_str()).collect();
        for (index, word) in ["play", "discard", "needs 2 more", "keep", "swap"].iter().enumerate().take(count) {
            assert!(said.contains(word) && said.contains(&(index + 1).to_string().as_str()), "{count}: {said:?}");
        }
    }
    let six = common::hand(&mut Dice::new(9), 6);
    let scene = painter.hand_scene(
        &duelhall_engine::towers::table::Table { hand: six, ..midgame(4) }.any(),
        &captions(["", ""], Lang::En, Theme::Default),
    );
    assert_eq!((scene.width, scene.height), (816, 772));
}

#[test]
fn a_hand_without_cards_says_so() {
    let mut table = midgame(4);
    table.hand.clear();
    let scene = Painter::default().hand_scene(&table.any(), &captions(["", ""], Lang::En, Theme::Default));
    assert_eq!(scene.texts().len(), 1);
}

#[test]
fn every_card_has_a_sign_of_its_own() {
    let mut seen = BTreeSet::new();
    for card in cards() {
        assert!(icons::is_known(&card.icon), "{} wants `{}`: run assets/make.sh", card.id, card.icon);
        assert!(seen.insert(card.icon.as_str()), "two cards have `{}`", card.icon);
    }
}

#[test]
fn every_card_of_heroes_has_a_sign_of_its_own() {
    let mut seen = BTreeSet::new();
    for card in &duelhall_engine::heroes::set::library().cards {
        assert!(icons::is_known(&card.icon), "{} wants `{}`: run assets/make.sh", card.id, card.icon);
        assert!(seen.insert(card.icon.as_str()), "two cards have `{}`", card.icon);
    }
}

#[test]
fn a_scene_reads_as_text() {
    let mut table = midgame(8);
    table.shown.truncate(2);
    let scene =
        Painter::default().board_scene(&table.any(), &captions(["Алиса", "Bob"], Lang::Ru, Theme::HighContrast));
    insta::assert_snapshot!(scene.to_string());
}
