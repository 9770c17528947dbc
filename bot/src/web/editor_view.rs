//! Renders the page on which a deck is edited: the cards of the pool as pictures, and the deck beside them.

use askama::Template;
use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Editor, Filter, Message, Press, Shelf, Shelved};
use duelhall_render::Theme;

use super::buttons::{GroupView, groups};
use super::panels::Look;
use super::views::written;
use super::words::Voice;
use crate::chat::in_row;

/// Cards of the pool on a page: three pages of a chat.
const PAGE: usize = 30;

/// Cards on a page of a chat.
const STEP: usize = 10;

/// A card of the pool or of the deck.
struct CardView {
    number: u16,
    name: String,
    line: String,
    cost: String,
    /// The address of its picture.
    picture: String,
    beside: bool,
    counted: String,
    held: bool,
    full: bool,
    add: String,
    /// The press that puts several more in, and how many; empty if that would be one.
    several: String,
    more: u8,
    take: String,
}

/// A bar of the curve.
struct Bar {
    cost: String,
    count: u16,
    /// The height in percent of the highest bar.
    height: u8,
}

/// Filters of one kind.
struct Chips {
    filters: Vec<FilterView>,
}

/// A filter.
struct FilterView {
    label: String,
    press: String,
    used: bool,
}

/// The page.
#[derive(Template)]
#[template(path = "editor.html")]
struct EditorView<'a> {
    voice: Voice,
    deck: String,
    name: &'a str,
    title: &'a str,
    size: u32,
    faults: &'a [String],
    shown: &'a str,
    words: String,
    find: String,
    longest: u16,
    chips: Vec<Chips>,
    pool: Vec<CardView>,
    held: Vec<CardView>,
    beside: Vec<CardView>,
    curve: Vec<Bar>,
    turns: Vec<(String, &'static str)>,
    tools: Vec<GroupView>,
}

/// Renders the page of the editor.
pub(super) fn editor(message: &Message, editor: &Editor, look: Look) -> String {
    let title = message.text.lines().next().unwrap_or_default();
    let mut faults = editor.faults.clone();
    in_row(&mut faults);
    let first = editor.page() * STEP / PAGE * PAGE;
    let (beside, held): (Vec<&Shelved>, Vec<&Shelved>) = editor.held.iter().partition(|card| card.beside);
    let views = |cards: Vec<&Shelved>| cards.into_iter().map(|card| card_view(card, look)).collect();
    let turn = |to: usize, key| {
        let page = u8::try_from(to / STEP).unwrap_or(u8::MAX);
        (editor.showing(Shelf { page, ..editor.shelf }).to_string(), key)
    };
    let before = first.checked_sub(PAGE).map(|to| turn(to, "editor-before"));
    let next = (first + PAGE < editor.pool.len()).then(|| turn(first + PAGE, "editor-next"));
    let is_find = |button: &&Button| matches!(button.press, Press::FindInDeck(..));
    let find = message.buttons.iter().find(is_find).map(|button| button.press.to_string()).unwrap_or_default();
    let is_tool = |button: &&Button| matches!(button.press, Press::UndoDeck(..) | Press::Deck(..));
    let tools: Vec<Button> = message.buttons.iter().filter(is_tool).cloned().collect();
    let view = EditorView {
        voice: Voice(look.lang),
        deck: editor.deck.to_string(),
        name: &editor.name,
        title,
        size: editor.size,
        faults: &faults,
        shown: &editor.shown,
        words: editor.shelf.words(),
        find,
        longest: Press::FindInDeck(editor.deck, editor.shelf).wants().map_or(0, |wanted| wanted.most),
        chips: editor.filters.chunk_by(|one, two| one.group == two.group).map(chips).collect(),
        pool: views(editor.pool.iter().skip(first).take(PAGE).collect()),
        held: views(held),
        beside: views(beside),
        curve: curve(editor),
        turns: before.into_iter().chain(next).collect(),
        tools: groups(&tools, false),
    };
    written(&view)
}

fn chips(group: &[Filter]) -> Chips {
    let view = |filter: &Filter| FilterView {
        label: filter.label.clone(),
        press: filter.press.to_string(),
        used: filter.used,
    };
    Chips { filters: group.iter().map(view).collect() }
}

fn curve(editor: &Editor) -> Vec<Bar> {
    let most = editor.curve.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let height = |count: u16| u8::try_from(u32::from(count) * 100 / u32::from(most)).unwrap_or(100);
    let bar = |(cost, count): &(String, u16)| Bar { cost: cost.clone(), count: *count, height: height(*count) };
    editor.curve.iter().map(bar).collect()
}

fn card_view(card: &Shelved, look: Look) -> CardView {
    let more = if let Some(Press::PutCard(_, put, _)) = card.add_four { put.to - put.from } else { 0 };
    CardView {
        number: card.number,
        name: card.name.clone(),
        line: card.line.clone(),
        cost: card.cost.map(|cost| cost.to_string()).unwrap_or_default(),
        picture: address(card, look.lang, look.theme),
        beside: card.beside,
        counted: card.counted(),
        held: card.now > 0,
        full: card.now >= card.most,
        add: card.add.to_string(),
        several: card.add_four.map(|press| press.to_string()).unwrap_or_default(),
        more,
        take: card.take.to_string(),
    }
}

/// The address of the picture of a card.
fn address(card: &Shelved, lang: Lang, theme: Theme) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("/cards/{version}/{}/{}/{}/{}.png", card.card.game().set().name(), lang.code(), theme.name(), card.number)
}
