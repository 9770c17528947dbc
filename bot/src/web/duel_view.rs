//! Renders a duel for one of its players: the turn, the board, the hand and what can be done.

use std::collections::BTreeMap;

use askama::Template;
use duelhall_engine::kit::Taken;
use duelhall_engine::text::{Lang, capital};
use duelhall_hall::{Button, HandLine, Happened, InSight, Look, Message, Press, Subject};
use duelhall_render::{Place, Spot};
use duelhall_store::MatchId;

use super::buttons::{ButtonView, GroupView, arranged};
use super::keys::ways_on;
use super::panels::{Drawn, Item};
use super::views::written;
use super::words::Voice;
use crate::chat::{desk, in_row};

/// A question with more letters than this takes more than two lines beside the clock of a narrow page.
const LONG: usize = 80;

/// A picture with cards that can be pressed.
struct Pressable<'a> {
    address: &'a str,
    alt: &'a str,
    width: u32,
    height: u32,
    spots: Vec<SpotView>,
}

/// A card on a picture.
struct SpotView {
    key: String,
    /// Left, top, width and height in the picture's own pixels.
    place: String,
    /// The same of its tab, if that names something to do.
    tab: String,
    label: String,
    /// Whether it can be used now.
    usable: bool,
    /// What a press does to a card of a deck that is built: `+` or `−`; empty for any other card.
    does: &'static str,
}

/// The words and the buttons of a card that was pressed.
struct AboutView {
    /// Tells it from the others of its picture: its number, or, without one, its id and its place among those of the same kind.
    key: String,
    words: String,
    /// The words on it that somebody new does not know.
    terms: String,
    buttons: Vec<ButtonView>,
    /// The press that shows it large, if the hall knows how.
    look: String,
    /// The press that brings a sharp picture of it, where it is shown large at once from the picture of the hand.
    sharp: String,
}

/// A card of a deck that is built.
struct PackedView<'a> {
    number: u8,
    cost: String,
    name: &'a str,
    taken: Taken,
    press: String,
    /// What the press does, in words.
    label: &'a str,
}

impl<'a> PackedView<'a> {
    fn of((cost, button): &'a (Option<u8>, Button)) -> Option<Self> {
        let card = button.card.as_ref()?;
        let several = card.several.as_ref()?;
        // In the list, a card has no number: that of the pool could be taken for its cost.
        let name = several.name.split_once(": ").map_or(several.name.as_str(), |(_, name)| name);
        let cost = cost.map(|cost| cost.to_string()).unwrap_or_default();
        let (press, label) = (button.press.to_string(), button.label.as_str());
        Some(Self { number: card.number, cost, name, taken: several.taken, press, label })
    }

    /// Whether a press takes it out, rather than puts one more in.
    const fn leaves(&self) -> bool {
        self.taken.now >= self.taken.most
    }
}

/// A duel.
#[derive(Template)]
#[template(path = "duel.html")]
struct DuelView<'a> {
    voice: Voice,
    matched: String,
    title: &'a str,
    asked: bool,
    /// Whether the reader's own turn goes on: it is not ended by mistake.
    own_turn: bool,
    /// Whether a card in play is read by the first press, like a card of the hand: no target is asked for.
    reads: bool,
    /// Whether the reader builds a deck.
    builds: bool,
    /// The press that shows the rules of the game.
    rules: String,
    over: bool,
    /// Whose turn it is, or the result.
    whose: String,
    /// The question, and other lines.
    lines: Vec<String>,
    /// Whether the question needs a whole row of a narrow page.
    long: bool,
    /// What powers do, and costs that no label shows.
    notes: Vec<String>,
    deadline: Option<i64>,
    board: Option<Pressable<'a>>,
    /// The hand: one picture, or several below each other.
    hand: Vec<Pressable<'a>>,
    /// The same on one broad picture, for a broad page.
    whole: Option<Pressable<'a>>,
    /// The cards of the hand.
    cards: Vec<AboutView>,
    /// The cards in play.
    in_play: Vec<AboutView>,
    /// The events before the reader's last move.
    events: &'a [Happened],
    /// That move, and the events after it.
    since: &'a [Happened],
    /// Whether the reader has made a move.
    moved: bool,
    /// The last thing that happened, at the end.
    last: Option<&'a str>,
    /// The last thing that happened, where a narrow page can scroll the board away; empty before anything has.
    deed: Option<&'a str>,
    /// The filters of the cards of which a deck is built.
    sifts: Vec<GroupView>,
    /// The choices that are about no card in the pictures.
    choices: Vec<GroupView>,
    /// The cards of the deck that is built, and how many they are.
    packed: Vec<PackedView<'a>>,
    size: u32,
    /// What that deck lacks until it can be played; empty if it lacks nothing.
    lacks: &'a str,
    tools: Vec<ButtonView>,
    end: Option<ButtonView>,
}

/// Renders the hand of a match, together with its board.
pub(super) fn duel(id: MatchId, item: &Item, lang: Lang) -> String {
    let Item { message, pictures, whole, board, lately, .. } = item;
    let voice = Voice(lang);
    // The events of the board are shown below, so these lines leave them out. The page has a clock of its own.
    let lines = message.text.lines().take(message.head).enumerate();
    let lines = lines.filter(|(at, _)| message.timed != Some(*at)).map(|(at, line)| (at, line.to_owned()));
    let first_note = message.head.saturating_sub(message.noted);
    let (notes, lines): (Vec<_>, Vec<_>) = lines.partition(|(at, _)| *at >= first_note);
    let notes: Vec<String> = notes.into_iter().map(|(_, line)| line).collect();
    let mut lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    let answers = |press: &Press| matches!(press, Press::Answer(..));
    let asked = message.buttons.iter().any(|button| answers(&button.press));
    let over = message.buttons.iter().any(|button| matches!(button.press, Press::Rematch(_)));
    let own_turn = message.own_turn;
    let whose = whose(voice, asked, own_turn, &mut lines);
    // At the end each line stands alone.
    if !over {
        in_row(&mut lines);
    }
    let mut choices = arranged(message);
    let kinds = kinds(message);
    let sheets = pictures.iter().chain(whole.as_ref().filter(|_| pictures.is_empty()));
    let cards: Vec<Vec<AboutView>> = sheets.map(|drawn| cards((id, &kinds), message, drawn, &mut choices)).collect();
    let drawn = board.as_ref().and_then(|(board, drawn)| Some((board, drawn.as_ref()?)));
    let in_play = drawn.map(|(board, drawn)| in_play(id, (message, board), drawn, &choices)).unwrap_or_default();
    let tools: Vec<ButtonView> = taken(&mut choices, |button| !button.answers);
    let is_last = message.buttons.iter().any(|button| button.look == Look::Last);
    // The question of a whole turn, which can be ended in it.
    let main = own_turn && (message.steady || !message.ends_turn.is_empty());
    // Yes and No stay together, and so do several ways to pass, in an order that never changes; the end of a turn has a place of
    // its own.
    let plays = cards.iter().flatten().chain(&in_play).any(|about| !about.buttons.is_empty());
    let apart = (plays || message.steady || main) && ways_on(&message.buttons) < 2;
    let end = taken(&mut choices, |button| apart && button.key == "e").into_iter().next();
    choices.retain(|group| !group.is_empty());
    let (sifts, choices) = choices.into_iter().partition(|group| group.buttons.iter().any(|button| button.chip));
    let cards_in = message.packed.iter().flat_map(|deck| &deck.cards);
    let packed: Vec<PackedView<'_>> = cards_in.filter_map(PackedView::of).collect();
    let events = &lately.events[..];
    let (before, since) = events.split_at(events.iter().position(|event| event.since).unwrap_or(events.len()));
    let builds = desk::builds(message);
    let latest = events.iter().rev().find(|event| !event.turn).or(events.last()).map(|event| event.words.as_str());
    // At the end, an empty hand says nothing.
    let is_hand = matches!(message.picture.as_ref().map(|picture| &picture.subject), Some(Subject::Hand(_)));
    let hand = pictures.iter().zip(&cards).filter(|(_, cards)| !(over && is_hand && cards.is_empty()));
    let view = DuelView {
        voice,
        matched: id.to_string(),
        title: &message.title,
        asked,
        own_turn,
        // Where something can be answered there are several ways to pass.
        reads: main || (own_turn && is_last) || ways_on(&message.buttons) > 1,
        builds,
        rules: Press::Rules(id).to_string(),
        over,
        whose,
        long: lines.iter().map(|line| line.chars().count()).sum::<usize>() > LONG,
        lines,
        notes,
        deadline: message.deadline.or_else(|| board.as_ref()?.0.deadline).map(|at| at.0),
        board: drawn.map(|(board, drawn)| pressable(board, drawn, &in_play)),
        hand: hand.map(|(drawn, cards)| pressable(message, drawn, cards)).collect(),
        whole: whole.as_ref().filter(|_| cards.len() == 1).map(|drawn| pressable(message, drawn, &cards[0])),
        cards: cards.into_iter().flatten().collect(),
        in_play,
        events: before,
        since,
        moved: lately.moved,
        last: latest.filter(|_| over),
        deed: (drawn.is_some() && !over && !builds).then(|| latest.unwrap_or_default()),
        sifts,
        choices,
        size: packed.iter().map(|card| u32::from(card.taken.now)).sum(),
        packed,
        lacks: message.packed.as_ref().map(|deck| deck.lacks.as_str()).unwrap_or_default(),
        tools,
        end,
    };
    written(&view)
}

/// The line that says whose turn it is, taken out of the lines. Under it, a question need not say so again.
fn whose(voice: Voice, asked: bool, own_turn: bool, lines: &mut Vec<String>) -> String {
    let Some(first) = lines.first_mut() else { return String::new() };
    if !asked {
        return lines.remove(0);
    }
    if !own_turn {
        return voice.say("your-choice");
    }
    let own = voice.say("your-turn");
    if let Some(rest) = first.strip_prefix(&format!("{own}: ")) {
        *first = capital(rest);
    }
    own
}

/// Takes buttons out of their groups.
fn taken(groups: &mut [GroupView], which: impl Fn(&ButtonView) -> bool) -> Vec<ButtonView> {
    let mut all = Vec::new();
    for group in groups {
        let (out, rest) = std::mem::take(&mut group.buttons).into_iter().partition(&which);
        group.buttons = rest;
        all.extend::<Vec<ButtonView>>(out);
    }
    all
}

/// The position of each card among the cards of its game, by its id.
fn kinds(message: &Message) -> BTreeMap<String, u16> {
    let Some(Subject::Hand(table) | Subject::Board(table)) = message.picture.as_ref().map(|picture| &picture.subject)
    else {
        return BTreeMap::new();
    };
    table.game().set().cards().into_iter().map(|(id, _)| id).zip(0..).collect()
}

/// The cards of a hand. Choices about a card that has no place in the picture stay among the other choices.
fn cards(
    (id, kinds): (MatchId, &BTreeMap<String, u16>),
    message: &Message,
    drawn: &Drawn,
    choices: &mut [GroupView],
) -> Vec<AboutView> {
    let lines = message.picture.iter().flat_map(|picture| &picture.lines);
    let words: BTreeMap<u16, &HandLine> = lines.filter_map(|line| Some((u16::from(line.card?), line))).collect();
    let about = |spot: &Spot| AboutView {
        key: spot.number.to_string(),
        words: words.get(&spot.number).map(|line| line.words.clone()).unwrap_or_default(),
        terms: words.get(&spot.number).map(|line| line.terms.clone()).unwrap_or_default(),
        buttons: taken(choices, |button| button.number.map(u16::from) == Some(spot.number)),
        look: String::new(),
        sharp: words
            .get(&spot.number)
            .and_then(|line| kinds.get(&line.id))
            .map(|kind| Press::LookAt(id, InSight::Kind(*kind)).to_string())
            .unwrap_or_default(),
    };
    drawn.spots.iter().map(about).collect()
}

/// The cards on the board. Their choices are listed too, because a list says what each of them does. A card that lies face down for
/// the reader is not shown large: its words say what is known of it.
fn in_play(
    id: MatchId,
    (message, board): (&Message, &Message),
    drawn: &Drawn,
    choices: &[GroupView],
) -> Vec<AboutView> {
    let all = choices.iter().flat_map(|group| &group.buttons);
    let by_press: BTreeMap<&str, &ButtonView> = all.map(|button| (button.press.as_str(), button)).collect();
    let named = drawn.spots.iter().any(|spot| spot.card.is_some());
    let kinds = if named { kinds(board) } else { BTreeMap::new() };
    let about = |(at, spot): (usize, &Spot)| {
        let number = spot.card.is_none().then_some(spot.number);
        let here = message.in_play.iter().filter(|(of, _)| Some(*of) == number);
        let presses = here.filter_map(|(_, at)| message.buttons.get(*at)).map(|button| button.press.to_string());
        let buttons: Vec<ButtonView> =
            presses.filter_map(|press| by_press.get(press.as_str()).map(|view| (*view).clone())).collect();
        let sight =
            board.sights.iter().find(|sight| sight.number == number && (number.is_some() || sight.card == spot.card));
        let words = sight.map(|sight| sight.words.clone()).unwrap_or_default();
        let seen = match (number, &spot.card) {
            (Some(number), _) => sight.is_none_or(|sight| sight.card.is_some()).then_some(InSight::Painted(number)),
            (None, card) => card.as_ref().and_then(|card| kinds.get(card)).map(|kind| InSight::Kind(*kind)),
        };
        let look = seen.map(|seen| Press::LookAt(id, seen).to_string()).unwrap_or_default();
        let key = number.map_or_else(|| nameless(&drawn.spots[..at], spot), |number| number.to_string());
        AboutView { key, words, terms: String::new(), buttons, look, sharp: String::new() }
    };
    drawn.spots.iter().enumerate().map(about).collect()
}

/// The key of a card without a number: its id, and how many equal cards come before it. Both stay the same when more cards enter
/// the field, so that the page finds the selected card again.
fn nameless(before: &[Spot], spot: &Spot) -> String {
    let alike = before.iter().filter(|other| other.card.is_some() && other.card == spot.card).count();
    format!("x-{}-{alike}", spot.card.as_deref().unwrap_or_default())
}

fn pressable<'a>(message: &'a Message, drawn: &'a Drawn, abouts: &[AboutView]) -> Pressable<'a> {
    let numbers = |(left, top, width, height): Place| format!("{left} {top} {width} {height}");
    let spot = |(spot, about): (&Spot, &AboutView)| SpotView {
        key: about.key.clone(),
        place: numbers(spot.place),
        tab: spot.tab.map(numbers).unwrap_or_default(),
        label: about.words.clone(),
        usable: !about.buttons.is_empty(),
        does: about.buttons.iter().find_map(|button| button.packs).unwrap_or_default(),
    };
    Pressable {
        address: &drawn.address,
        alt: message.picture.as_ref().map(|picture| picture.alt.as_str()).unwrap_or_default(),
        width: drawn.width,
        height: drawn.height,
        spots: drawn.spots.iter().zip(abouts).map(spot).collect(),
    }
}

#[cfg(test)]
mod tests;
