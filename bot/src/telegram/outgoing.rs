//! A message in Telegram's form: words, one picture whose caption says the same, and rows of buttons.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Mention, Message, Picture};
use duelhall_render::Shape;
use duelhall_store::Timestamp;

use super::markup::{
    LONGEST_CAPTION, LONGEST_TEXT, cut, escaped, fitted, length, listed, whole_sentences, with_mentions,
};
use super::methods::Rows;
use super::words::{and_more, say};
use super::{desk, editor, keys};
use crate::chat::{self, Drawn, Face, Pages, Seen, Turned};
use crate::studio::Studio;

/// The most letters under a picture that are in sight.
const SHOWN: usize = 300;

/// As many of them are for the words themselves, however long the line above them is.
const LEAST: usize = 100;

/// The longest alt text of a hand. A message without its picture has room for it in addition to the words.
const QUOTED: usize = 700;

/// A message, ready to be sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outgoing {
    /// A line before the words that is part of this delivery only.
    pub(crate) toast: Option<String>,
    /// The words, without markup.
    pub(super) words: String,
    /// How many characters at the start of the words stand out.
    pub(super) lead: usize,
    /// How many of the first lines are always in sight.
    pub(super) head: usize,
    /// The line that only counts earlier events, and how many they are.
    pub(super) folded: Option<(String, usize)>,
    /// What the picture shows, in words, for a message without it.
    pub(super) alt: String,
    /// The same for the caption below it, where a card of a hand or a line of a board is an entry. Telegram has no alt texts, so the
    /// numbers and names of cards stand there for people who do not see the picture; their texts are behind *Look*.
    pub(super) brief: Vec<String>,
    /// The language of what is said about these.
    pub(super) lang: Lang,
    /// The time left: a change of it does not make a message new.
    pub(super) time: Option<String>,
    /// The people whom it notifies.
    pub(crate) mentions: Vec<Mention>,
    pub(crate) rows: Rows,
    pub(crate) picture: Option<Drawn>,
}

impl Outgoing {
    /// A few words alone.
    pub(crate) fn words(text: impl Into<String>) -> Self {
        Self { words: text.into(), ..Self::default() }
    }

    /// Converts a message of the hall, and draws its picture. `at` is the page of its cards and buttons.
    pub(crate) async fn of(message: &Message, studio: &Studio, at: Turned, lang: Lang, now: Timestamp) -> Self {
        let filters = at.page == desk::FILTERS;
        let face = Face::of(message, if filters { Turned::default() } else { at });
        let picture = match face.picture {
            None => None,
            Some(picture) => Drawn::of(picture, (Shape::Tall, face.page), (QUOTED, and_more), studio).await,
        };
        // What one player sees of a board is sent to that player alone.
        let picture = picture.map(|drawn| Drawn { is_public: drawn.is_public && !face.is_board, ..drawn });
        let numbers = picture.as_ref().map_or(&[][..], |drawn| drawn.numbers.as_slice());
        let brief = face.picture.map(|picture| entries(picture, face.page, numbers)).unwrap_or_default();
        let alt = picture.as_ref().map(|drawn| &drawn.alt).or(face.picture.map(|picture| &picture.alt));
        let alt = alt.cloned().unwrap_or_default();
        let pages = Pages::of(face.buttons(message), picture.as_ref().map(|drawn| drawn.numbers.as_slice()));
        // Notes are folded.
        let text = message.beside_deadline();
        let mut words: Vec<&str> = text.lines().collect();
        let left_out = message.text.lines().count() - words.len();
        let counts = words.get(message.head.saturating_sub(left_out)).filter(|_| message.folded > 0);
        let folded = counts.map(|line| ((*line).to_owned(), message.folded));
        let mut head = message.head.saturating_sub(message.noted + left_out);
        let line = chat::desk::page(message, face.page, &pages).filter(|_| !filters);
        let line = line.map(|line| say(lang, &line));
        match &line {
            Some(line) if chat::desk::builds(message) => words.push(line),
            // The newest event stays the last line.
            Some(line) => {
                head = head.max(1).min(words.len());
                words.insert(head, line);
                head += 1;
            }
            None => {}
        }
        Self {
            toast: None,
            words: words.join("\n"),
            lead: message.lead,
            head,
            folded,
            alt,
            brief,
            lang,
            time: message.deadline.map(|deadline| left(lang, deadline, now)),
            mentions: message.mentions.clone(),
            rows: match &message.editor {
                Some(editor) => editor::rows(message, editor, lang),
                None => desk::rows(&message.buttons, at.page, &pages, lang)
                    .unwrap_or_else(|| keys::rows(message, at, &pages)),
            },
            picture,
        }
    }

    /// The same message without its picture.
    pub(crate) fn bare(&self) -> Self {
        Self { picture: None, ..self.clone() }
    }

    /// The words of a message without a picture, in Telegram's markup.
    pub(crate) fn text(&self) -> String {
        self.said(LONGEST_TEXT)
    }

    /// The words under a picture, in Telegram's markup, from the top down in the order in which things happened: what is asked, what
    /// happened before, in a quote that a press unfolds, what happened last, and in another quote what the picture shows.
    pub(crate) fn caption(&self) -> String {
        let toast =
            self.toast.as_ref().map(|toast| format!("<b>{}</b>\n", escaped(toast.trim_end()))).unwrap_or_default();
        let time = self.time.as_ref().map(|time| format!("\n{time}")).unwrap_or_default();
        let beside = self.toast.as_deref().map_or(0, length) + length(&time);
        let [head, last, before] = folded(&self.words, self.head, SHOWN.saturating_sub(beside).max(LEAST));
        let shown =
            [head.as_str(), &last].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join("\n");
        let mut left = LONGEST_CAPTION.saturating_sub(length(&shown) + length(&toast) + length(&time) + 6);
        let mut before: Vec<&str> = before.lines().collect();
        let has_room = before.iter().map(|line| length(line) + 1).sum::<usize>() <= SHOWN.min(left);
        // What has no room and what is only counted anyway is counted in one line.
        let folded = self.folded.as_ref().filter(|_| !has_room);
        let folded = folded.and_then(|(line, count)| Some((before.iter().position(|said| said == line)?, *count)));
        if let Some((at, _)) = folded {
            before.remove(at);
        }
        let mut quoted = |entries: &[&str], between: &str, most: usize, beside: usize| {
            let some = listed(entries, between, most.min(left), |count| and_more(self.lang, count + beside));
            left = left.saturating_sub(length(&some) + 1);
            if some.is_empty() { some } else { format!("\n<blockquote expandable>{}</blockquote>", escaped(&some)) }
        };
        let before = quoted(&before, "\n", SHOWN, folded.map_or(0, |(_, count)| count));
        let alt = quoted(&self.brief.iter().map(String::as_str).collect::<Vec<_>>(), " ", LONGEST_CAPTION, 0);
        // The time belongs to the question, and not to what happened before.
        let shown = self.emphasized(&shown);
        let end = shown.match_indices('\n').nth(head.lines().count().max(1) - 1).map_or(shown.len(), |(at, _)| at);
        let (head, last) = shown.split_at(end);
        format!("{toast}{head}{}{before}{last}{alt}", escaped(&time))
    }

    /// Words in markup, with their lead in bold, or else the first of several lines.
    fn emphasized(&self, shown: &str) -> String {
        if self.lead > 0 && self.mentions.is_empty() {
            let (lead, rest) = shown.split_at(shown.char_indices().nth(self.lead).map_or(shown.len(), |(at, _)| at));
            return format!("<b>{}</b>{}", escaped(lead), escaped(rest));
        }
        let shown = with_mentions(shown, &self.mentions);
        match shown.split_once('\n') {
            Some((first, rest)) => format!("<b>{first}</b>\n{rest}"),
            None => shown,
        }
    }

    fn said(&self, longest: usize) -> String {
        let toast = self.toast.as_ref().map(|toast| format!("{toast}\n")).unwrap_or_default();
        let time = self.time.as_ref().map(|time| format!("\n{time}")).unwrap_or_default();
        let room = longest.saturating_sub(length(&toast) + length(&time));
        let words = fitted(&self.words, &self.alt, room);
        let head = if toast.is_empty() { toast } else { format!("<b>{}</b>\n", escaped(toast.trim_end())) };
        format!("{head}{}{}", with_mentions(&cut(&words, room), &self.mentions), escaped(&time))
    }

    /// What it shows, without the toast and the time.
    pub(crate) fn seen(&self) -> Seen {
        let rows = serde_json::to_string(&self.rows).unwrap_or_default();
        let words = format!("{}\0{}\0{rows}", self.words, self.alt);
        Seen::of(&words, self.picture.as_ref())
    }

    /// Whether the picture is the same as before.
    pub(crate) fn keeps(&self, seen: Option<&Seen>) -> bool {
        seen.is_some_and(|seen| seen.has(self.picture.as_ref()))
    }
}

/// What a page of a picture shows, entry by entry, without the texts of the cards of a hand.
fn entries(picture: &Picture, page: usize, numbers: &[Vec<u8>]) -> Vec<String> {
    let lines = picture.lines_on(page, numbers);
    if lines.is_empty() {
        return picture.alt.lines().map(str::to_owned).collect();
    }
    lines.into_iter().map(|line| line.brief.clone()).collect()
}

/// The first lines, of which there are `head`; as many of the last ones as have room; and the lines between them. If even the
/// first lines have no room, the sentences that are too many are the first of those between.
fn folded(words: &str, head: usize, longest: usize) -> [String; 3] {
    let lines: Vec<&str> = words.lines().collect();
    let (first, rest) = lines.split_at(head.max(1).min(lines.len()));
    let mut left = longest.saturating_sub(first.iter().map(|line| length(line) + 1).sum());
    let fits = |line: &&&str| {
        let has_room = length(line) < left;
        left = left.saturating_sub(length(line) + 1);
        has_room
    };
    let last = rest.iter().rev().take_while(fits).count();
    let (before, shown) = rest.split_at(rest.len() - last);
    let first = first.join("\n").trim().to_owned();
    let head = whole_sentences(&first, longest);
    let kept = if first.starts_with(&head) { head.len() } else { head.trim_end_matches('…').len() };
    let rest = first[kept..].trim_start();
    let before = [rest].iter().chain(before).filter(|line| !line.is_empty()).copied().collect::<Vec<_>>().join("\n");
    [head, shown.join("\n"), before]
}

/// The time left, in words that stay true for a while.
fn left(lang: Lang, deadline: Timestamp, now: Timestamp) -> String {
    let seconds = deadline.since(now).as_secs();
    let (number, unit) = match seconds {
        // The message stands while time goes on, so that many seconds would soon be wrong.
        0..=59 => (seconds, "second"),
        60..=7_199 => (seconds.div_ceil(60), "minute"),
        _ => (seconds.div_ceil(3_600), "hour"),
    };
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    say(lang, &Text::new("time-left").num("number", number).raw("unit", unit))
}

#[cfg(test)]
mod tests {
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
        let studio =
            Studio::with(|_, _, _, _| Painted { png: Arc::from(*b"png"), numbers: Vec::new(), spots: Vec::new() });
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
        assert_eq!(
            sent(&Message { picture: board, ..Message::default() }, Turned::default()).await,
            ("board.png", true)
        );
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
        let hand = Outgoing { head: 2, time: Some("⏳ 9 s".into()), ..Outgoing::words(words) };
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
        let caption = Outgoing::words(format!("Your turn\n{}", lines.join("\n"))).caption().replace('\u{a0}', " ");
        let (_, quote) = caption.split_once("<blockquote expandable>").unwrap();
        let (before, _) = quote.split_once("</blockquote>").unwrap();
        assert!(before.ends_with(" more.") && before.contains(".\nAnd ") && !before.contains('…'), "{before}");
    }

    #[test]
    fn what_has_no_room_and_what_was_folded_before_are_counted_in_one_line() {
        let counts = "4 more events are in the Log.";
        let said = |lines: std::ops::Range<usize>| {
            let lines: Vec<String> = lines.map(|n| format!("Ann plays card {n}.")).collect();
            let words = Outgoing::words(format!("Your turn\n{counts}\n{}", lines.join("\n")));
            let caption = Outgoing { head: 1, folded: Some((counts.to_owned(), 4)), ..words }.caption();
            caption.replace('\u{a0}', " ")
        };
        assert!(said(10..14).contains(counts) && !said(10..14).contains("And "), "there is room: {}", said(10..14));
        let long = said(10..60);
        assert!(!long.contains(counts) && long.matches(" more.").count() == 1, "{long}");
        let told = long.matches("Ann plays").count();
        assert!(long.contains(&format!("And {} more.", 50 + 4 - told)), "{long}");
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
}
