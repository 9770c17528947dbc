//! Tests what is said under a picture, and in which order.

use std::sync::Arc;

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Rng, Seat, Viewer};
use duelhall_hall::{Button, Look, Numbered, Press, Subject};
use duelhall_store::MatchId;

use super::*;
use crate::studio::Painted;

// A public picture is uploaded once and named by its file from then on, and Telegram lets anybody use such a file.
#[tokio::test]
async fn what_one_player_sees_of_a_board_never_becomes_a_public_file() {
    let (game, seed) = (GameId::all()[0], Rng::seed_of_number(1));
    let duel = Match::begin(game, &game.draw(&Options::default(), seed), FirstTurn::Random, seed).unwrap();
    let table = || duel.table(Viewer::Seat(Seat::FIRST));
    let [hand, board] = [Subject::Hand(table()), Subject::Board(table())]
        .map(|subject| Some(Picture { subject, ..chat::sample_picture("") }));
    let studio = Studio::with(|_, _, _, _| Painted { png: Arc::from(*b"png"), numbers: Vec::new(), spots: Vec::new() });
    let sent = async |message: &Message, at| {
        let sent = Outgoing::of(message, &studio, at, Lang::En, Timestamp(0)).await.picture.unwrap();
        (sent.name, sent.is_public)
    };
    let numbered = Numbered { number: 1, verb: "Play".into(), short: "Play 1".into(), several: None };
    for (card, names) in [(None, ["board.png", "hand.png"]), (Some(numbered), ["hand.png", "board.png"])] {
        let press = Press::Answer(MatchId::from_number(1), 4, 0);
        let buttons = vec![Button { press, label: "x".into(), card, look: Look::Plain, group: 0 }];
        let message = Message { picture: hand.clone(), board: board.clone(), buttons, ..Message::default() };
        for (over, name) in [false, true].into_iter().zip(names) {
            assert_eq!(sent(&message, Turned { page: 0, over }).await, (name, false));
        }
    }
    assert_eq!(sent(&Message { picture: board, ..Message::default() }, Turned::default()).await, ("board.png", true));
}

fn drawn(byte: u8) -> Option<Drawn> {
    Some(Drawn::dot(byte))
}

#[test]
fn a_picture_that_did_not_change_is_not_sent_again() {
    let before = Outgoing { picture: drawn(1), ..Outgoing::words("Ann to move.") };
    let after = Outgoing { picture: drawn(1), ..Outgoing::words("Ben to move.") };
    let other = Outgoing { picture: drawn(2), ..Outgoing::words("Ben to move.") };
    assert_ne!(before.seen(), after.seen());
    assert!(after.keeps(Some(&before.seen())) && !other.keeps(Some(&before.seen())) && !other.keeps(None));
}

#[test]
fn neither_a_toast_nor_the_time_makes_a_message_new() {
    let plain = Outgoing::words("Your <hand>.");
    let other = Outgoing { toast: Some("It begins.".into()), time: Some("⏳ 9 s".into()), ..plain.clone() };
    assert_eq!(plain.seen(), other.seen());
    assert_eq!(other.caption(), "<b>It begins.</b>\nYour &lt;hand&gt;.\n⏳ 9 s");
}

#[test]
fn a_caption_holds_the_score_and_is_never_too_long() {
    let outgoing = Outgoing {
        brief: vec!["Ann: tower 20.".into()],
        time: Some("⏳ 9 s".into()),
        ..Outgoing::words("A long question. ".repeat(200))
    };
    let caption = outgoing.caption();
    let (shown, quote) = caption.split_once("\n<blockquote expandable>").unwrap();
    assert!(shown.starts_with("A long") && shown.ends_with("A long question.\n⏳ 9 s"), "{caption}");
    assert!(quote.starts_with("A long question."), "{caption}");
    assert!(quote.contains(" …</blockquote>\n<blockquote expandable>Ann: tower 20."), "{caption}");
    assert!(length(shown) <= SHOWN && length(&caption) <= LONGEST_CAPTION + 100, "{caption}");
}

// E-17
#[test]
fn e_17_what_happened_last_is_in_sight_and_the_rest_is_folded() {
    let lines: Vec<String> = (1..=30).map(|move_| format!("Ann plays card {move_} of her hand.")).collect();
    let words = format!("Towers: Ann against Ben\n{}\nBen to move.", lines.join("\n"));
    let caption = Outgoing { brief: vec!["Ann: tower 20.".into()], ..Outgoing::words(words) }.caption();
    let begins = "<b>Towers: Ann against Ben</b>\n<blockquote expandable>Ann plays card 1 of";
    assert!(caption.starts_with(begins), "{caption}");
    let (_, rest) = caption.split_once("</blockquote>\n").unwrap();
    let (last, alt) = rest.split_once("\n<blockquote expandable>").unwrap();
    assert!(last.ends_with("card 30 of her hand.\nBen to move.") && length(last) <= SHOWN, "{last}");
    assert_eq!(alt, "Ann: tower 20.</blockquote>");
}

#[test]
fn blank_lines_before_a_question_and_letters_of_two_bytes_do_no_harm() {
    for words in ["\nАнна 8 · Борис ход Анны", " Ваш ход", "\n\nЁ. Ё.\nЁ"] {
        for room in [1, 5, 8, 300] {
            let [head, last, before] = folded(words, 2, room);
            assert!(length(&head) <= room, "{head}");
            let kept: String = [head.trim_end_matches('…'), &before, &last].concat();
            assert!(kept.chars().filter(|letter| letter.is_alphabetic()).count() >= 2, "{kept}");
        }
    }
    assert_eq!(folded("\nAnn 8 · Ben 10", 2, 290), ["Ann 8 · Ben 10".to_owned(), String::new(), String::new()]);
}

#[test]
fn the_time_stands_below_the_question_and_above_what_happened() {
    let words = "Your turn.\nYou 8 · AI 10\nAI plays a card.";
    let hand = Outgoing { head: 2, eventful: true, time: Some("⏳ 9 s".into()), ..Outgoing::words(words) };
    assert_eq!(hand.caption(), "<b>Your turn.</b>\nYou 8 · AI 10\n⏳ 9 s\nAI plays a card.");
}

// E-17
#[test]
fn e_17_a_list_of_cards_without_room_ends_with_a_whole_card_and_says_how_many_more_there_are() {
    for (lang, more) in [(Lang::En, "And 40 more."), (Lang::Ru, "И ещё 40.")] {
        let brief = (1..=60).map(|number| format!("{number}. The Name of a Card of a Hand, 3 gold.")).collect();
        let caption = Outgoing { brief, lang, ..Outgoing::words("Your hand.") }.caption().replace('\u{a0}', " ");
        let (_, quote) = caption.split_once("<blockquote expandable>").unwrap();
        let (cards, rest) = quote.rsplit_once(" gold. ").unwrap();
        let left: usize = rest.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
        assert!(cards.ends_with(&format!("{}. The Name of a Card of a Hand, 3", 60 - left)), "{caption}");
        assert!(rest.starts_with(&more.replace("40", &left.to_string())) && !caption.contains('…'), "{caption}");
        assert!(length(&caption) <= LONGEST_CAPTION + 40, "{caption}");
    }
}

// E-17
#[test]
fn e_17_what_happened_before_ends_with_a_whole_action() {
    let lines: Vec<String> = (10..60).map(|n| format!("Ann plays card {n}.")).collect();
    let hand = Outgoing { eventful: true, ..Outgoing::words(format!("Your turn\n{}", lines.join("\n"))) };
    let caption = hand.caption().replace('\u{a0}', " ");
    let (_, quote) = caption.split_once("<blockquote expandable>").unwrap();
    let (before, _) = quote.split_once("</blockquote>").unwrap();
    let (told, rest) = before.rsplit_once('\n').unwrap();
    assert!(rest.ends_with(" more events are in the Log.") && !before.contains('…'), "{before}");
    assert!(told.ends_with('.') && told.lines().all(|line| line.starts_with("Ann plays card ")), "{before}");
}

#[test]
fn what_has_no_room_and_what_was_folded_before_are_counted_in_one_line() {
    let counts = "4 more events are in the Log.";
    let said = |lines: std::ops::Range<usize>| {
        let lines: Vec<String> = lines.map(|n| format!("Ann plays card {n}.")).collect();
        let words = Outgoing::words(format!("Your turn\n{counts}\n{}", lines.join("\n")));
        let caption = Outgoing { head: 1, eventful: true, folded: Some((counts.to_owned(), 4)), ..words }.caption();
        caption.replace('\u{a0}', " ")
    };
    assert!(said(10..14).contains(&format!("{counts}\nAnn plays card 10.")), "there is room: {}", said(10..14));
    let long = said(10..60);
    assert!(!long.contains(counts) && long.matches(" more events").count() == 1, "{long}");
    let told = long.matches("Ann plays").count();
    assert!(long.contains(&format!("{} more events are in the Log.", 50 + 4 - told)), "{long}");
    // Every line has room, but not together with the line that counts.
    let between = said(10..40);
    let left_out = 30 + 4 - between.matches("Ann plays").count();
    assert!(between.contains(&format!("\n{left_out} more events are in the Log.</blockquote>")), "{between}");
    assert_eq!(between.matches(" more events").count(), 1, "{between}");
}

/// A note is no event, so it is not said to be in the log.
#[test]
fn notes_without_room_are_not_counted_as_events() {
    let notes: Vec<String> = (10..40).map(|n| format!("Quest {n} asks for a card.")).collect();
    let words = format!("Your turn\n{}\nAnn plays a card.", notes.join("\n"));
    let said = |noted| {
        Outgoing { head: 1, eventful: true, noted, ..Outgoing::words(words.as_str()) }.caption().replace('\u{a0}', " ")
    };
    assert!(said(30).contains("\nAnd ") && !said(30).contains("in the Log"), "{}", said(30));
    assert!(said(0).contains(" more events are in the Log."), "{}", said(0));
    // Nor is a page that is no duel's, such as a list of cards.
    let list = Outgoing::words(words.as_str()).caption().replace('\u{a0}', " ");
    assert!(list.contains("\nAnd ") && !list.contains("in the Log"), "{list}");
}

#[test]
fn what_was_folded_before_is_counted_above_a_line_that_is_too_long() {
    let counts = "4 more events are in the Log.";
    let long = "Ann plays a card and draws another. ".repeat(20);
    let words = Outgoing::words(format!("Your turn\n{counts}\n{}\nBen plays a card.", long.trim_end()));
    let caption = Outgoing { head: 1, eventful: true, folded: Some((counts.to_owned(), 4)), ..words }.caption();
    let begins = format!("<b>Your turn</b>\n<blockquote expandable>{counts}\nAnn plays a card and draws another. ");
    assert!(caption.starts_with(&begins) && caption.contains(". …</blockquote>\nBen plays"), "{caption}");
}

#[test]
fn the_score_is_bold_and_how_things_stand_is_in_sight_above_a_long_course() {
    let course = (1..9).map(|n| format!("AI plays card {n} of its hand: a card with a rather long name."));
    let words = ["Your turn: 4 of 10 left", "You 8 · AI 10"].map(str::to_owned).into_iter().chain(course);
    let words = words.collect::<Vec<_>>().join("\n");
    let hand = Outgoing { lead: 9, head: 2, ..Outgoing::words(words) };
    let caption = hand.caption();
    let begins = "<b>Your turn</b>: 4 of 10 left\nYou 8 · AI 10\n<blockquote expandable>AI plays card 1 of";
    assert!(caption.starts_with(begins), "{caption}");
    assert!(caption.ends_with("AI plays card 8 of its hand: a card with a rather long name."), "{caption}");
}

#[test]
fn time_is_told_in_units_of_its_size() {
    let said = |seconds: i64| left(Lang::En, Timestamp(seconds * 1_000), Timestamp(0)).replace('\u{a0}', " ");
    for (seconds, words) in [(59, "59 seconds"), (80, "2 minutes"), (120, "2 minutes"), (86_400, "24 hours")] {
        assert!(said(seconds).contains(words), "{}", said(seconds));
    }
}
