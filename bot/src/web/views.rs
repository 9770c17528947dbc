//! Renders messages as parts of the page.

use askama::Template;
use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Field, FieldValues, Message, PersonId, Press, Slot};
use duelhall_render::Theme;
use duelhall_store::MatchId;

use super::buttons::{GroupView, groups};
use super::panels::{Drawn, Item, Look};
use super::timeline::{Body, Post};
use super::words::{Voice, plain};
use crate::studio::board_name;

/// The person for whom a post is put into HTML.
pub(crate) struct Reader<'a> {
    /// The person's id.
    pub(crate) id: PersonId,
    /// The look of their page.
    pub(crate) look: Look,
    /// Whether they play in a match. Then the panel shows its board, and the post need not.
    pub(crate) plays: &'a dyn Fn(MatchId) -> bool,
}

/// A picture as the page shows it.
struct PictureView {
    address: String,
    alt: String,
    width: u32,
    height: u32,
}

impl PictureView {
    fn of(message: &Message, drawn: &Drawn) -> Self {
        let Drawn { address, width, height, .. } = drawn;
        let alt = message.picture.as_ref().map(|picture| picture.alt.clone()).unwrap_or_default();
        Self { address: address.clone(), alt, width: *width, height: *height }
    }
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
    /// Whether it is a challenge that its reader can accept.
    calls: bool,
    /// Whether it is the reader's own challenge.
    own: bool,
    /// Whether its duel has begun, and its reader plays in it.
    begun: bool,
    picture: Option<PictureView>,
    groups: Vec<GroupView>,
    deadline: Option<i64>,
}

/// A private message.
#[derive(Template)]
#[template(path = "private.html")]
struct PrivateView<'a> {
    voice: Voice,
    text: &'a str,
    picture: Option<PictureView>,
    groups: Vec<GroupView>,
    deadline: Option<i64>,
    /// Whether it reminds of a move, and goes with it.
    hurry: bool,
    /// The match that it is about, if its buttons are about one.
    about: String,
    fields: Vec<FieldView<'a>>,
    scope: &'a str,
}

/// A setting.
struct FieldView<'a> {
    field: &'a Field,
    options: &'a [(String, String)],
    range: Option<(i64, i64)>,
}

/// Renders a post as HTML for one reader.
pub(crate) fn post(id: u64, post: &Post, reader: &Reader<'_>) -> String {
    let look = reader.look;
    let nothing = Message::default();
    let (who, text, message, (kind, matched)) = match &post.body {
        Body::Chat { who, text } => (who.as_str(), text.as_str(), &nothing, ("", String::new())),
        Body::Said(text) => ("", text.as_str(), &nothing, ("", String::new())),
        Body::Slot(slot, message) => {
            let message = message.in_lang(look.lang);
            let text: &str = match message {
                Message { own, .. } if is_maker(post, reader) && !own.is_empty() => own,
                // A time in words would soon be another than that of the clock beside it.
                Message { untimed, .. } if !untimed.is_empty() => untimed,
                Message { text, .. } => text,
            };
            ("", text, message, slot_name(*slot))
        }
    };
    let buttons = own_buttons(post, message, reader);
    let address = |theme: Theme| {
        let name = message.picture.as_ref().and_then(|picture| board_name(picture, theme))?;
        Some(format!("/boards/{id}/{theme}/{name}.png"))
    };
    let picture = address(look.theme).filter(|_| !plays(post, reader)).map(|address| PictureView {
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
        calls: buttons.iter().any(|button| matches!(button.press, Press::Accept(_) | Press::Join(..))),
        own: is_maker(post, reader),
        begun: has_begun(post, reader),
        picture,
        groups: groups(&buttons, false),
        deadline: message.deadline.map(|at| at.0),
    };
    written(&view)
}

/// Whether a post belongs to a match in which its reader plays.
fn plays(post: &Post, reader: &Reader<'_>) -> bool {
    match post.body {
        Body::Slot(Slot::Board(id) | Slot::Hand(id) | Slot::Ping(id), _) => (reader.plays)(id),
        Body::Slot(Slot::Challenge(_), _) | Body::Chat { .. } | Body::Said(_) => false,
    }
}

/// Whether the reader made the challenge of a post.
fn is_maker(post: &Post, reader: &Reader<'_>) -> bool {
    let Body::Slot(_, spoken) = &post.body else { return false };
    spoken.parties.as_ref().is_some_and(|parties| parties.from == reader.id)
}

/// Whether a post is a challenge that has become a duel of its reader.
fn has_begun(post: &Post, reader: &Reader<'_>) -> bool {
    let Body::Slot(Slot::Challenge(_), spoken) = &post.body else { return false };
    spoken.players.contains(&reader.id)
}

/// The buttons of a post that can do something for its reader.
fn own_buttons(post: &Post, message: &Message, reader: &Reader<'_>) -> Vec<Button> {
    let Body::Slot(_, spoken) = &post.body else { return Vec::new() };
    if plays(post, reader) {
        return Vec::new();
    }
    let is_theirs = |button: &&Button| match (&spoken.parties, &button.press) {
        // The hand of a finished match is gone once no page is open, so its players find a rematch here.
        (_, Press::Hand(_) | Press::Rematch(_)) => spoken.players.contains(&reader.id),
        (Some(parties), press) => parties.is_for(&reader.id, press),
        (None, _) => true,
    };
    // Whoever sits in a team can move to the other one, but need not.
    let sits = spoken.parties.as_ref().is_some_and(|parties| parties.teams.iter().any(|(who, _)| *who == reader.id));
    let own = |button: &Button| match button.press {
        Press::Join(_, team) if sits => {
            let words = plain(reader.look.lang, "web-move-team");
            let label = format!("{words} {}", char::from(b'A' + team.min(25)));
            Button { label, look: duelhall_hall::Look::Plain, ..button.clone() }
        }
        _ => button.clone(),
    };
    message.buttons.iter().filter(is_theirs).map(own).collect()
}

/// Renders a private message as HTML; `scope` is the command whose form it may be.
pub(crate) fn private(item: &Item, look: Look, scope: &str) -> String {
    let (Item { slot, message, pictures, .. }, lang) = (item, look.lang);
    if let Some(editor) = &message.editor {
        return super::editor_view::editor(message, editor, look);
    }
    if let Some(Slot::Hand(id)) = slot {
        return super::duel_view::duel(*id, item, lang);
    }
    // The form repeats all lines, and the title says how to change a setting in a chat.
    let title = plain(lang, &format!("web-{scope}-title"));
    let text: &str = match message {
        Message { hurry: true, untimed, .. } => untimed,
        // The buttons name the cards that can be looked at.
        Message { text, picture: None, .. } if lists_cards(message) => text.lines().next().unwrap_or_default(),
        Message { form, text, .. } if form.is_empty() => text,
        _ => &title,
    };
    let fields = message.form.iter().map(|field| match &field.values {
        FieldValues::OneOf(options) => FieldView { field, options, range: None },
        FieldValues::Range(least, most) => FieldView { field, options: &[], range: Some((*least, *most)) },
        // The web hall is one room, so there is nothing to choose.
        FieldValues::Rooms | FieldValues::Groups => FieldView { field, options: &[], range: None },
    });
    let about = message.buttons.iter().find_map(|button| button.press.match_id());
    let view = PrivateView {
        voice: Voice(lang),
        text,
        picture: pictures.first().map(|drawn| PictureView::of(message, drawn)),
        groups: asking(groups(&message.buttons, false), lang),
        hurry: message.hurry,
        about: about.map(|id| id.to_string()).unwrap_or_default(),
        // The duel has the clock.
        deadline: message.deadline.filter(|_| !message.hurry).map(|at| at.0),
        fields: fields.collect(),
        scope,
    };
    written(&view)
}

/// Whether a message lists cards in sight, each of which has a button that shows it large.
fn lists_cards(message: &Message) -> bool {
    message.buttons.iter().any(|button| matches!(button.press, Press::LookAt(..)))
}

/// Gives buttons that want words the names of these words.
fn asking(mut groups: Vec<GroupView>, lang: Lang) -> Vec<GroupView> {
    for button in groups.iter_mut().flat_map(|group| &mut group.buttons) {
        let wanted = button.press.parse::<Press>().ok().and_then(|press| press.wants());
        button.wants = wanted.map(|wanted| (plain(lang, &format!("web-wanted-{}", wanted.what)), wanted.most));
    }
    groups
}

/// Renders a template. Our templates write only to memory, which cannot fail.
pub(super) fn written(view: &impl Template) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_hall::{ChallengeId, Look as Tone, Parties};
    use duelhall_store::Timestamp;

    use crate::web::timeline::Spoken;

    fn reader<'a>(name: &str, plays: &'a dyn Fn(MatchId) -> bool) -> Reader<'a> {
        let look = Look { lang: Lang::En, theme: Theme::Default };
        Reader { id: PersonId::new("web", name), look, plays }
    }

    #[test]
    fn words_of_people_are_never_markup() {
        let body = Body::Chat { who: "<b>Ann</b>".into(), text: "<script>alert(\"1\")</script>\n&amp;".into() };
        let html = post(7, &Post { at: Timestamp(0), body }, &reader("Bob", &|_| false));
        assert!(!html.contains("<script") && !html.contains("<b>"), "{html}");
        assert!(html.contains("&#60;script"), "{html}");
    }

    fn shown(slot: Slot, presses: &[Press], parties: Option<Parties>, reader: &Reader<'_>) -> String {
        let button =
            |press: &Press| Button { press: *press, label: "x".into(), card: None, look: Tone::Plain, group: 0 };
        let message = Message { buttons: presses.iter().map(button).collect(), ..Message::default() };
        let messages = Lang::ALL.map(|_| message.clone());
        let body = Body::Slot(
            slot,
            std::sync::Arc::new(Spoken { messages, parties, players: vec![PersonId::new("web", "Ann")] }),
        );
        post(7, &Post { at: Timestamp(0), body }, reader)
    }

    #[test]
    fn a_reminder_does_not_name_a_time_that_is_old_soon() {
        let text = "Half of your time is gone: 0:59 left.\nTowers: Ann – Bob".to_owned();
        let untimed = "Half of your time is gone.\nTowers: Ann – Bob".to_owned();
        let message = Message { text, hurry: true, untimed, ..Message::default() };
        let item = Item::plain(None, message);
        let html = private(&item, Look { lang: Lang::En, theme: Theme::Default }, "");
        assert!(!html.contains("0:59") && html.contains("Half of your time") && html.contains("Ann – Bob"), "{html}");
    }

    #[test]
    fn a_post_with_a_clock_names_no_time_that_is_old_soon() {
        let message = Message {
            text: "Bob, your turn. Half of the time is gone: 0:59 left.".into(),
            untimed: "Bob, your turn. Half of the time is gone.".into(),
            deadline: Some(Timestamp(60_000)),
            hurry: true,
            ..Message::default()
        };
        let messages = Lang::ALL.map(|_| message.clone());
        let spoken = std::sync::Arc::new(Spoken { messages, parties: None, players: Vec::new() });
        let body = Body::Slot(Slot::Ping(MatchId::from_number(3)), spoken);
        let html = post(7, &Post { at: Timestamp(0), body }, &reader("Eve", &|_| false));
        assert!(!html.contains("0:59") && html.contains("Half of the time is gone."), "{html}");
        assert!(html.contains("data-until=\"60000\""), "the clock says it: {html}");
    }

    #[test]
    fn a_list_of_cards_in_sight_names_each_of_them_once() {
        let press = Press::LookAt(MatchId::from_number(3), duelhall_hall::InSight::Painted(39));
        let button = Button { press, label: "Ogre".into(), card: None, look: Tone::Plain, group: 0 };
        let text = "Cards in sight:\nAnn: Ogre.".to_owned();
        let item = Item::plain(None, Message { text, buttons: vec![button], ..Message::default() });
        let html = private(&item, Look { lang: Lang::En, theme: Theme::Default }, "");
        assert!(html.contains("Cards in sight:") && html.matches("Ogre").count() == 1, "{html}");
    }

    // F-12, F-14
    #[test]
    fn a_post_has_the_buttons_of_its_reader_alone() {
        let id = ChallengeId(MatchId::from_number(3));
        let [ann, bob] = ["Ann", "Bob"].map(|name| PersonId::new("web", name));
        let to = |to: Option<&PersonId>| {
            let seated = [Some(&ann), to].into_iter().flatten().cloned().collect();
            Some(Parties { from: ann.clone(), to: to.cloned(), seated, teams: Vec::new() })
        };
        let presses = [Press::Accept(id), Press::Decline(id), Press::Withdraw(id)];
        let seen = |parties: Option<Parties>, name: &str| {
            let html = shown(Slot::Challenge(id), &presses, parties, &reader(name, &|_| false));
            ["y", "n", "w"].map(|press| html.contains(&format!("data-press=\"{press}:")))
        };
        assert_eq!(seen(to(None), "Ann"), [false, false, true], "it can be taken back");
        assert_eq!(seen(to(None), "Bob"), [true, false, false]);
        assert_eq!(seen(to(Some(&bob)), "Ann"), [false, false, true]);
        assert_eq!(seen(to(Some(&bob)), "Bob"), [true, true, false]);
        assert_eq!(seen(to(Some(&bob)), "Eve"), [false; 3]);
        let board = MatchId::from_number(4);
        let presses = [Press::Hand(board), Press::Log(board, 0)];
        let html = |plays: bool| shown(Slot::Board(board), &presses, None, &reader("Bob", &move |_| plays));
        assert!(!html(false).contains("data-press=\"h:") && html(false).contains("data-press=\"o:"));
        assert!(!html(true).contains("data-press"), "players have theirs in the panel");
        let returned = shown(Slot::Board(board), &presses, None, &reader("Ann", &|_| false));
        assert!(returned.contains("data-press=\"h:"), "a player who comes back has no panel of it yet");
    }

    #[test]
    fn whoever_sits_in_a_team_may_move_to_the_other_one() {
        let id = ChallengeId(MatchId::from_number(3));
        let [ann, bob] = ["Ann", "Bob"].map(|name| PersonId::new("web", name));
        let seated = vec![ann.clone(), bob.clone()];
        let parties = Parties { from: ann.clone(), to: None, seated, teams: vec![(ann, 0), (bob, 0)] };
        let seen = |name: &str| {
            shown(Slot::Challenge(id), &[Press::Join(id, 1)], Some(parties.clone()), &reader(name, &|_| false))
        };
        assert!(seen("Bob").contains("Move to Team B"), "{}", seen("Bob"));
        assert!(!seen("Eve").contains("Move to"), "whoever has no seat joins: {}", seen("Eve"));
    }
}
