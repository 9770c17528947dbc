//! A message in Telegram's form: words, one picture whose caption says the same, and rows of buttons.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Mention, Message, Picture, whole_entries};
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
    /// How many lines below these are notes, and no events.
    pub(super) noted: usize,
    /// Whether the lines below the head tell what happened in a duel, which its log has too.
    pub(super) eventful: bool,
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
            noted: message.noted,
            eventful: message.head > 0,
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
        let before: Vec<&str> = before.lines().collect();
        let has_room = before.iter().map(|line| length(line) + 1).sum::<usize>() <= SHOWN.min(left);
        // What has no room and what is only counted anyway is counted in one line.
        let folded = self.folded.as_ref().filter(|_| !has_room);
        let folded = folded.and_then(|(line, count)| Some((before.iter().position(|said| said == line)?, *count)));
        let mut quoted = |some: &dyn Fn(usize) -> String| {
            let some = some(left);
            left = left.saturating_sub(length(&some) + 1);
            if some.is_empty() { some } else { format!("\n<blockquote expandable>{}</blockquote>", escaped(&some)) }
        };
        let notes = if self.eventful { self.noted.min(before.len()) } else { before.len() };
        let before = quoted(&|left| earlier(&before, notes, folded, SHOWN.min(left), self.lang));
        let brief: Vec<&str> = self.brief.iter().map(String::as_str).collect();
        let alt = quoted(&|left| listed(&brief, " ", left.min(LONGEST_CAPTION), |count| and_more(self.lang, count)));
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

/// What happened before, below some `notes`, as far as there is room. `folded` says which line only counts events that were earlier
/// still, and how many they are: these are counted together with what has no room.
fn earlier(lines: &[&str], notes: usize, folded: Option<(usize, usize)>, longest: usize, lang: Lang) -> String {
    let events = lines.len() - notes + folded.map_or(0, |(_, count)| count.saturating_sub(1));
    let more = |count| if count <= events { more_events(lang, count) } else { and_more(lang, count) };
    let Some((at, count)) = folded else { return listed(lines, "\n", longest, more) };
    let (line, told) = (lines[at], [&lines[..at], &lines[at + 1..]].concat());
    // The last line counts them even if everything else has room.
    let counted = more(count);
    let all = [told.as_slice(), &[counted.as_str()]].concat();
    whole_entries(&all, "\n", longest, |left_out| more(left_out - 1 + count)).unwrap_or_else(|| {
        let Some(room) = longest.checked_sub(length(line) + 1) else { return listed(&told, "\n", longest, more) };
        let some = listed(&told, "\n", room, more);
        let parts = if at == 0 { [line, some.as_str()] } else { [some.as_str(), line] };
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    })
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

/// Says where so many more events are to be read.
fn more_events(lang: Lang, count: usize) -> String {
    say(lang, &Text::new("and-more-events").num("n", i64::try_from(count).unwrap_or(i64::MAX)))
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
mod tests;
