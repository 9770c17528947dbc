//! Renders messages as parts of the page.

use askama::Template;
use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Field, FieldValues, HandLine, Look as Tone, Message, Press, Slot};
use duelhall_render::Theme;

use super::panels::{Item, Look};
use super::timeline::{Body, Post};
use super::words::Voice;
use crate::studio::board_name;

/// The keys of answers that are about no numbered card. Other letters have a meaning of their own.
const LETTERS: [&str; 10] = ["a", "s", "d", "f", "g", "j", "k", "q", "w", "r"];

/// A button as the page shows it.
struct ButtonView {
    press: String,
    label: String,
    /// The number of its card, if the picture numbers it.
    number: Option<u8>,
    /// The label without the words that its group's heading has already.
    short: String,
    /// The key that presses it, as the script reads it: `3`, `shift+3`, `h`.
    key: String,
    tone: &'static str,
}

/// Buttons of one group.
struct GroupView {
    /// The common beginning of the labels, shown once.
    heading: String,
    buttons: Vec<ButtonView>,
    /// Whether the buttons are the cards on the picture of the hand.
    numbered: bool,
}

/// A picture as the page shows it.
struct PictureView {
    address: String,
    alt: String,
    width: u32,
    height: u32,
}

/// A post in the channel.
#[derive(Template)]
#[template(path = "post.html")]
struct PostView<'a> {
    voice: Voice,
    id: u64,
    at: i64,
    /// The name of the person; empty for the hall itself.
    who: &'a str,
    initial: String,
    text: &'a str,
    matched: String,
    kind: &'static str,
    picture: Option<PictureView>,
    groups: Vec<GroupView>,
    deadline: Option<i64>,
}

/// A private message.
#[derive(Template)]
#[template(path = "private.html")]
struct PrivateView<'a> {
    voice: Voice,
    /// Whether it is a hand, which the panel shows.
    hand: bool,
    matched: String,
    /// Whether the hall waits for this person.
    asked: bool,
    text: &'a str,
    picture: Option<PictureView>,
    /// The number of each card of a hand, and what is said of it: the answer to a key that plays nothing.
    cards: Vec<(u8, &'a str)>,
    groups: Vec<GroupView>,
    deadline: Option<i64>,
    fields: Vec<FieldView<'a>>,
    scope: &'a str,
}

/// A setting.
struct FieldView<'a> {
    field: &'a Field,
    options: &'a [(String, String)],
    range: Option<(i64, i64)>,
}

/// Renders a post as HTML.
pub(crate) fn post(id: u64, post: &Post, look: Look) -> String {
    let nothing = Message::default();
    let (who, text, message, (kind, matched)) = match &post.body {
        Body::Chat { who, text } => (who.as_str(), text.as_str(), &nothing, ("", String::new())),
        Body::Said(text) => ("", text.as_str(), &nothing, ("", String::new())),
        Body::Slot(slot, message) => {
            let message = message.in_lang(look.lang);
            ("", message.text.as_str(), message, slot_name(*slot))
        }
    };
    let address = |theme: Theme| {
        let name = message.picture.as_ref().and_then(|picture| board_name(picture, theme))?;
        Some(format!("/boards/{id}/{theme}/{name}.png"))
    };
    let picture = address(look.theme).map(|address| PictureView {
        address,
        alt: message.picture.as_ref().map(|picture| picture.alt.clone()).unwrap_or_default(),
        // The picture is not drawn yet. Boards have this shape.
        width: 960,
        height: 720,
    });
    let view = PostView {
        voice: Voice(look.lang),
        id,
        at: post.at.0,
        who,
        initial: who.chars().next().into_iter().flat_map(char::to_uppercase).collect(),
        text,
        matched,
        kind,
        picture,
        groups: groups(&message.buttons),
        deadline: message.deadline.map(|at| at.0),
    };
    written(&view)
}

/// Renders a private message as HTML; `scope` is the command whose form it may be.
pub(crate) fn private(item: &Item, lang: Lang, scope: &str) -> String {
    let Item { slot, message, picture } = item;
    let hand = matches!(slot, Some(Slot::Hand(_)));
    // The form repeats all lines under the title.
    let text = if message.form.is_empty() { &message.text } else { message.text.lines().next().unwrap_or("") };
    let fields = message.form.iter().map(|field| match &field.values {
        FieldValues::OneOf(options) => FieldView { field, options, range: None },
        FieldValues::Range(least, most) => FieldView { field, options: &[], range: Some((*least, *most)) },
        // The web hall is one room, so there is nothing to choose.
        FieldValues::Rooms | FieldValues::Groups => FieldView { field, options: &[], range: None },
    });
    let lines = message.picture.iter().flat_map(|picture| &picture.lines);
    let view = PrivateView {
        voice: Voice(lang),
        hand,
        matched: slot.map(|slot| slot_name(slot).1).unwrap_or_default(),
        asked: message.buttons.iter().any(|button| matches!(button.press, Press::Answer(..))),
        text,
        picture: picture.as_ref().map(|drawn| PictureView {
            address: drawn.address.clone(),
            alt: message.picture.as_ref().map(|picture| picture.alt.clone()).unwrap_or_default(),
            width: drawn.width,
            height: drawn.height,
        }),
        cards: lines.filter_map(numbered).collect(),
        groups: groups(&message.buttons),
        deadline: message.deadline.map(|at| at.0),
        fields: fields.collect(),
        scope,
    };
    written(&view)
}

/// A line about a card, with the number of the card.
fn numbered(line: &HandLine) -> Option<(u8, &str)> {
    Some((line.card.filter(|number| *number > 0)?, line.words.as_str()))
}

/// Renders a template. Our templates write only to memory, which cannot fail.
fn written(view: &impl Template) -> String {
    view.render().unwrap_or_default()
}

/// The kind of a slot, and its match or challenge.
fn slot_name(slot: Slot) -> (&'static str, String) {
    match slot {
        Slot::Challenge(id) => ("challenge", id.to_string()),
        Slot::Board(id) => ("board", id.to_string()),
        Slot::Hand(id) => ("hand", id.to_string()),
        Slot::Ping(id) => ("ping", id.to_string()),
    }
}

fn groups(buttons: &[Button]) -> Vec<GroupView> {
    let verb = |button: &Button| button.card.as_ref().map(|card| card.verb.clone());
    let cards = buttons.iter().find(|button| button.card.is_some()).map_or(0, |button| button.group);
    let (mut letters, mut ends) = (LETTERS.into_iter(), ["e", "b"].into_iter());
    let alike = buttons.chunk_by(|one, two| one.group == two.group && verb(one) == verb(two));
    // Cards of the first group are chosen by their numbers, others with Shift, so that a wrong key discards nothing (T-48).
    let mut groups: Vec<GroupView> =
        alike.map(|group| group_view(group, group[0].group > cards, &mut letters, &mut ends)).collect();
    // If the first answer looks like any other, as it does when a hand is kept, it is made to stand out.
    if let Some(first) = groups.first_mut().and_then(|group| group.buttons.first_mut())
        && first.tone == "plain"
        && matches!(buttons.first().map(|button| button.press), Some(Press::Answer(..)))
    {
        first.tone = "primary";
    }
    groups
}

/// The buttons of a group. A key with a digit always means the card on which that number is painted.
fn group_view(
    buttons: &[Button],
    shift: bool,
    letters: &mut impl Iterator<Item = &'static str>,
    ends: &mut impl Iterator<Item = &'static str>,
) -> GroupView {
    let heading = buttons.first().and_then(|button| button.card.as_ref()).map_or("", |card| card.verb.as_str());
    let numbered = !heading.is_empty();
    let mut views = Vec::new();
    for button in buttons {
        let card = button.card.as_ref();
        let key = match (card, button.press) {
            // Ten cards have keys, and each key means one card.
            (Some(card), _) if card.number > 10 => String::new(),
            (Some(card), _) => format!("{}{}", if shift { "shift+" } else { "" }, card.number % 10),
            (None, Press::Answer(..)) if button.group > 1 => ends.next().unwrap_or_default().to_owned(),
            (None, Press::Answer(..)) => letters.next().unwrap_or_default().to_owned(),
            (None, Press::Hint(_)) => "h".to_owned(),
            (None, Press::Text(_)) => "t".to_owned(),
            (None, Press::Log(..)) => "l".to_owned(),
            (None, Press::Look(..)) => "v".to_owned(),
            (None, Press::More(_)) => "m".to_owned(),
            (None, _) => String::new(),
        };
        let name = button.label.split_once(": ").map_or(button.label.as_str(), |(_, name)| name);
        views.push(ButtonView {
            press: button.press.to_string(),
            label: button.label.clone(),
            number: card.map(|card| card.number),
            short: if numbered { name.to_owned() } else { button.label.clone() },
            key,
            tone: match button.look {
                Tone::Primary => "primary",
                Tone::Success => "success",
                Tone::Danger => "danger",
                Tone::Plain => "plain",
            },
        });
    }
    GroupView { heading: heading.to_owned(), buttons: views, numbered }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_hall::Numbered;
    use duelhall_store::{MatchId, Timestamp};

    fn button(label: &str, number: u8, group: u8, index: u16) -> Button {
        let press = Press::Answer(MatchId::from_number(1), 4, index);
        let verb = label.split(' ').next().unwrap_or_default().to_owned();
        let short = format!("{verb} {number}");
        let card = (number > 0).then_some(Numbered { number, verb, short });
        Button { press, label: label.to_owned(), card, look: Tone::Primary, group }
    }

    #[test]
    fn f07_a_digit_is_the_key_of_the_card_with_that_number_and_discards_need_shift() {
        let hint = Button { press: Press::Hint(MatchId::from_number(1)), ..button("Hint", 0, 2, 0) };
        let buttons = [
            button("Play 2: Wall of 7", 2, 0, 0),
            button("Play 10: Moat", 10, 0, 1),
            button("Play 12: Gate", 12, 0, 5),
            button("Attack with Ann", 0, 0, 2),
            button("Discard 2: Wall of 7", 2, 1, 3),
            button("Skip", 0, 2, 4),
            hint,
        ];
        let groups = groups(&buttons);
        let keys: Vec<_> = groups.iter().flat_map(|group| &group.buttons).map(|button| &*button.key).collect();
        assert_eq!(keys, ["2", "0", "", "a", "shift+2", "e", "h"]);
        assert_eq!(groups.iter().map(|group| &*group.heading).collect::<Vec<_>>(), ["Play", "", "Discard", ""]);
        assert_eq!(groups[0].buttons[0].short, "Wall of 7");
        assert_eq!(groups[3].buttons[0].short, "Skip");
    }

    #[test]
    fn words_of_people_are_never_markup() {
        let body = Body::Chat { who: "<b>Ann</b>".into(), text: "<script>alert(\"1\")</script>\n&amp;".into() };
        let html = post(7, &Post { at: Timestamp(0), body }, Look { lang: Lang::En, theme: Theme::Default });
        assert!(!html.contains("<script") && !html.contains("<b>"), "{html}");
        assert!(html.contains("&#60;script"), "{html}");
    }

    #[test]
    fn a_hand_without_a_question_is_not_asked() {
        let message = Message { text: "Waiting".into(), ..Message::default() };
        let item = Item { slot: Some(Slot::Hand(MatchId::from_number(1))), message, picture: None };
        assert!(!private(&item, Lang::Ru, "").contains("data-asked"));
    }
}
