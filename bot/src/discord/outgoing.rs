//! A message in Discord's form: words, one picture with its alt text, and rows of components.

use duelhall_hall::Message;
use duelhall_render::Shape;
use serde_json::{Value, json};
use serenity::builder::CreateAttachment;

use super::markup::{LONGEST_CONTENT, LONGEST_EMBED, cut, plain, time_left, with_mentions};
use super::words;
use super::{editor, ids, layout};
use crate::chat::{Drawn, Face, Pages, Seen, Turned, desk, unended};
use crate::studio::Studio;

/// The longest alt text, in characters.
pub(crate) const LONGEST_ALT: usize = 1_024;

/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// The flag of a message that sounds no alert.
const SILENT: u64 = 1 << 12;

/// A message, ready to be sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outgoing {
    /// A line before the words that is part of this delivery only.
    pub(crate) toast: Option<String>,
    /// The words, in Discord's markdown.
    pub(crate) text: String,
    /// The time left of a player whose every press adds some: another time does not make the message new.
    pub(crate) time: Option<String>,
    /// The rows of components.
    pub(crate) rows: Vec<Value>,
    /// The picture.
    pub(crate) picture: Option<Drawn>,
    /// The people whom it may notify.
    pub(crate) mentions: Vec<u64>,
}

/// What to do about the picture of an edited message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attach {
    /// There was none: send the new one, if any.
    New,
    /// There may be one: replace or remove it.
    Replace,
    /// It is the same: keep it.
    Keep,
}

impl Outgoing {
    /// A few words alone.
    pub(crate) fn words(text: &str) -> Self {
        Self { text: plain(text), ..Self::default() }
    }

    /// Converts a message of the hall, and draws its picture. `at` is the page of its cards and buttons.
    pub(crate) async fn of(message: &Message, studio: &Studio, at: Turned) -> Self {
        let mut time = message.deadline.map(time_left);
        // Each press of a person who builds a deck adds time, which makes nothing new.
        let shown = if desk::builds(message) { None } else { time.take() };
        let said = message.beside_deadline();
        let mut text = match emphasized(message, &said, shown.as_deref()) {
            Some(text) => text,
            None => {
                let text = with_mentions(&said, &message.mentions);
                [Some(text), shown].into_iter().flatten().collect::<Vec<_>>().join("\n")
            }
        };
        let mut picture = None;
        let face = Face::of(message, at);
        if let Some(wanted) = face.picture {
            picture = Drawn::of(wanted, (Shape::Wide, face.page), (LONGEST_ALT, words::and_more), studio).await;
            if picture.is_none() {
                text = format!("{text}\n\n{}", plain(&wanted.alt));
            }
        }
        let mentions = message.mentions.iter().filter_map(|mention| ids::user(&mention.id)).collect();
        let pages = Pages::of(face.buttons(message), picture.as_ref().map(|drawn| drawn.numbers.as_slice()));
        if let Some(line) = desk::page(message, face.page, &pages) {
            let lang = message.picture.as_ref().map(|picture| picture.lang).unwrap_or_default();
            text = format!("{text}\n{}", plain(&words::say(lang, &line)));
        }
        let rows = match &message.editor {
            Some(editor) => {
                let lang = message.picture.as_ref().map(|picture| picture.lang).unwrap_or_default();
                editor::rows(message, editor, lang)
            }
            None => super::desk::rows(message, at.page, &pages).unwrap_or_else(|| layout::rows(message, at, &pages)),
        };
        Self { toast: None, text, time, rows, picture, mentions }
    }

    /// The same message in words alone, for a channel that accepts no pictures: the alt text of the picture follows the
    /// text.
    pub(crate) fn in_words(&self) -> Self {
        let alt = self.picture.as_ref().map(|picture| plain(&picture.alt)).unwrap_or_default();
        let text = if alt.is_empty() { self.text.clone() } else { format!("{}\n\n{alt}", self.text) };
        Self { text, picture: None, ..self.clone() }.short()
    }

    /// The same message with a text that is short enough to need no embed.
    pub(crate) fn short(&self) -> Self {
        // The toast takes a line of its own, in bold.
        let toast = self.toast.as_deref().map_or(0, |toast| plain(toast).chars().count() + 5);
        Self { text: cut(&self.text, LONGEST_CONTENT.saturating_sub(toast)), ..self.clone() }
    }

    /// Whether it holds more than a short text.
    pub(crate) fn is_rich(&self) -> bool {
        self.picture.is_some() || self.content().1 != json!([])
    }

    /// What it shows, without the toast.
    pub(crate) fn seen(&self) -> Seen {
        let words = json!([self.text, self.rows, self.picture.as_ref().map(|picture| &picture.alt)]);
        Seen::of(&words.to_string(), self.picture.as_ref())
    }

    /// What to do about the picture, given what the message showed before.
    pub(crate) fn keeps(&self, seen: Option<&Seen>) -> Attach {
        if seen.is_some_and(|seen| seen.has(self.picture.as_ref())) { Attach::Keep } else { Attach::Replace }
    }

    /// The body of a request.
    pub(crate) fn body(&self, attach: Attach) -> Value {
        let (content, embeds) = self.content();
        let mut body = json!({
            "content": content,
            "embeds": embeds,
            "components": self.rows,
            "allowed_mentions": { "parse": [], "users": self.mentions.iter().map(u64::to_string).collect::<Vec<_>>() },
        });
        match (&self.picture, attach) {
            (_, Attach::Keep) | (None, Attach::New) => {}
            (None, Attach::Replace) => body["attachments"] = json!([]),
            (Some(picture), Attach::New | Attach::Replace) => {
                body["attachments"] = json!([{ "id": 0, "filename": picture.name, "description": picture.alt }]);
            }
        }
        body
    }

    /// The body of a message that only its reader sees.
    pub(crate) fn private_body(&self, attach: Attach) -> Value {
        flagged(self.body(attach), EPHEMERAL)
    }

    /// The body of a public message, which is silent unless it mentions somebody.
    pub(crate) fn silent_body(&self, attach: Attach) -> Value {
        if self.mentions.is_empty() { flagged(self.body(attach), SILENT) } else { self.body(attach) }
    }

    /// The files of a request.
    pub(crate) fn files(&self, attach: Attach) -> Vec<CreateAttachment> {
        let picture = self.picture.as_ref().filter(|_| attach != Attach::Keep);
        picture.map(|picture| CreateAttachment::bytes(&*picture.png, picture.name)).into_iter().collect()
    }

    /// The words, or an embed if they are too long.
    fn content(&self) -> (String, Value) {
        let toast = self.toast.as_deref().map(plain).unwrap_or_default();
        let time = self.time.as_ref().map(|time| format!("\n{time}")).unwrap_or_default();
        let text = format!("{}{time}", self.text);
        let whole = if toast.is_empty() { text } else { format!("**{toast}**\n{text}") };
        if whole.chars().count() <= LONGEST_CONTENT {
            return (whole, json!([]));
        }
        let toast = if toast.is_empty() { toast } else { format!("**{toast}**") };
        (cut(&toast, LONGEST_CONTENT), json!([{ "description": cut(&self.text, LONGEST_EMBED) }]))
    }
}

/// A text with its lead in bold, and the time left at the end of the first line. `None` if nothing of it stands out.
fn emphasized(message: &Message, text: &str, time: Option<&str>) -> Option<String> {
    if message.lead == 0 || !message.mentions.is_empty() {
        return None;
    }
    let end = text.char_indices().nth(message.lead).map_or(text.len(), |(at, _)| at);
    let (lead, rest) = text.split_at(end);
    let (line, lines) = rest.split_once('\n').map_or((rest, None), |(line, lines)| (line, Some(lines)));
    let (lead, line) = match (time, line) {
        (None, _) => (lead, line),
        (Some(_), "") => (unended(lead), line),
        (Some(_), _) => (lead, unended(line)),
    };
    let time = time.map(|time| format!(" · {time}")).unwrap_or_default();
    let lines = lines.map(|lines| format!("\n{}", plain(lines))).unwrap_or_default();
    Some(format!("**{}**{}{time}{lines}", plain(lead), plain(line)))
}

fn flagged(mut body: Value, flags: u64) -> Value {
    body["flags"] = flags.into();
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(byte: u8) -> Option<Drawn> {
        Some(Drawn::dot(byte))
    }

    #[test]
    fn a_picture_that_did_not_change_is_not_sent_again() {
        let before = Outgoing { picture: drawn(1), ..Outgoing::words("Ann to move.") };
        let after = Outgoing { picture: drawn(1), ..Outgoing::words("Ben to move.") };
        let other = Outgoing { picture: drawn(2), ..Outgoing::words("Ben to move.") };
        assert_ne!(before.seen(), after.seen());
        assert_eq!(
            (after.keeps(Some(&before.seen())), other.keeps(Some(&before.seen()))),
            (Attach::Keep, Attach::Replace)
        );
        assert!(after.body(Attach::Keep).get("attachments").is_none() && after.files(Attach::Keep).is_empty());
        assert_eq!(other.body(Attach::Replace)["attachments"][0]["description"], "A board");
        assert_eq!(Outgoing::words("x").body(Attach::Replace)["attachments"], json!([]));
    }

    #[test]
    fn the_score_is_bold_and_the_time_left_ends_its_line() {
        let text = "Mira 8 · Tomas_ 10 · turn 24, Mira to move\n- Tomas plays.".to_owned();
        let board = Message { text, lead: 18, ..Message::default() };
        let said = emphasized(&board, &board.text, Some("⏳ 9 s")).unwrap();
        assert_eq!(said, "**Mira 8 · Tomas\\_ 10** · turn 24, Mira to move · ⏳ 9 s\n\\- Tomas plays.");
        assert_eq!(emphasized(&Message { lead: 0, ..board }, "", None), None);
        // The separator takes the place of the full stop.
        let said = |lead: usize, text: &str| {
            emphasized(&Message { lead, ..Message::default() }, text, Some("⏳ 9 s")).unwrap()
        };
        assert_eq!(said(15, "Blocks are set.\nYou 8"), "**Blocks are set** · ⏳ 9 s\nYou 8");
        assert_eq!(said(6, "Mira 8: Ben to move."), "**Mira 8**: Ben to move · ⏳ 9 s");
    }

    #[test]
    fn a_toast_changes_nothing_that_is_remembered() {
        let plain = Outgoing::words("Your hand.");
        let toast = Outgoing { toast: Some("The duel begins.".into()), ..plain.clone() };
        assert_eq!(plain.seen(), toast.seen());
        assert_eq!(toast.body(Attach::New)["content"], "**The duel begins.**\nYour hand.");
    }

    #[test]
    fn a_text_that_is_too_long_goes_into_an_embed() {
        let long = Outgoing::words(&"a".repeat(5_000));
        let body = long.body(Attach::New);
        assert_eq!(body["content"], "");
        assert_eq!(body["embeds"][0]["description"].as_str().unwrap().chars().count(), LONGEST_EMBED);
    }

    // D-3
    #[test]
    fn a_board_in_words_holds_the_words_of_its_picture_and_needs_neither_file_nor_embed() {
        let board = Outgoing { picture: drawn(1), ..Outgoing::words(&"Ann to move. ".repeat(10)) };
        let words = board.in_words();
        assert!(words.text.ends_with("A board") && words.picture.is_none() && board.is_rich() && !words.is_rich());
        assert_ne!(board.seen(), words.seen());
        let long = Outgoing { toast: Some("Played.".into()), ..Outgoing::words(&"a".repeat(5_000)) };
        assert!(long.is_rich() && !long.short().is_rich());
        assert_eq!(long.in_words().body(Attach::New)["embeds"], json!([]));
    }

    #[test]
    fn nobody_is_mentioned_by_accident() {
        let body = Outgoing::words("@everyone").body(Attach::New);
        assert_eq!(body["allowed_mentions"], json!({ "parse": [], "users": [] }));
    }
}
