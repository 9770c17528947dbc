//! The page of the editor: the deck as it stands, its first fault, and the cards that can go in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use duelhall_engine::decks::{DeckPage, DeckView};
use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::deck::{Deck, Fault};
use duelhall_engine::kit::{Taken, Text};

use super::pool::{self, Entry};
use super::{Editor, Filter, Hand, May, PAGE, Put, Shelf, Shelved};
use crate::asker::Asker;
use crate::decks::{OwnDeck, alt_head};
use crate::say::{button, cut, cut_alt, labelled};
use crate::sift::MOST_COST;
use crate::voice::Voice;
use crate::{Button, Look, Message, Picture, Press, Reply, Subject, words};

/// The longest label of a button with a filter.
const LABEL: usize = 34;

/// Copies that go in at once.
const FOUR: u8 = 4;

/// The groups of filters, in order.
const WHOLE: u8 = 0;
const BESIDE: u8 = 1;
const SORT: u8 = 2;
const COST: u8 = 3;
const QUALITY: u8 = 4;
const WORDS: u8 = 5;

/// The groups of buttons: what turns pages, what a number does, and what is done with the deck.
const TURNS: u8 = 0;
const HANDS: u8 = 1;
const TOOLS: u8 = 2;

/// What tells a button of an earlier state of the deck.
#[expect(clippy::cast_possible_truncation, reason = "a deck has few changes")]
pub(super) fn mark(own: &OwnDeck) -> u32 {
    own.revision.map_or(0, |revision| revision.0 as u32)
}

/// What a new deck shows first: heroes, if the game has them.
pub(super) fn first(game: GameId) -> Shelf {
    let hero = game.cards().into_iter().find(|(_, card)| game.leads(card));
    let sort = hero.and_then(|(_, card)| game.filed(&card)).map(|filed| filed.order);
    Shelf { sort, ..Shelf::default() }
}

/// Asks of which game a new deck shall be.
pub(super) fn of_which_game(asker: &Asker<'_>) -> Reply {
    let voice = &asker.voice;
    let game = |game: GameId| labelled(voice, Press::NewDeck(Some(game)), &words::game(game), Look::Primary, TURNS);
    let mut buttons: Vec<Button> = GameId::with_decks().map(game).collect();
    buttons.push(button(voice, Press::DeckList(0), "press-deck-list", Look::Plain, HANDS));
    asker.page(Message { text: voice.plain("editor-which-game"), buttons, ..Message::default() })
}

/// What was done, in a few words.
pub(super) fn done(asker: &Asker<'_>, game: GameId, deck: &Deck, puts: &[Put], shelf: Shelf) -> String {
    let all = pool::entries(game, deck);
    let line = |put: &Put| {
        let entry = all.iter().find(|entry| entry.number == put.card)?;
        let name = words::card_name(&asker.voice, &entry.card);
        if entry.leads {
            let key = if put.to > 0 { "editor-leads" } else { "editor-leads-not" };
            return Some(asker.voice.say(&Text::new(key).raw("name", name)));
        }
        let text = Text::new("editor-done").raw("name", name).num("n", put.to);
        Some(asker.voice.say(&text.raw("where", if shelf.beside { "beside" } else { "in" })))
    };
    puts.iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// The page.
pub(super) fn page(asker: &Asker<'_>, own: &OwnDeck, may: &May, shelf: Shelf) -> Message {
    let voice = &asker.voice;
    let mut all = pool::entries(own.game, &own.deck);
    let has_beside = pool::has_beside(own.game, &all);
    let shelf = Shelf { beside: shelf.beside && has_beside, ..shelf };
    pool::retain_fitting(own.game, &own.deck, &mut all);
    // What the person does not own cannot go into a deck, and would only be in the way.
    all.retain(|entry| entry.leads || entry.is_held() || may.most(entry, shelf.beside).most > 0);
    let shown = pool::shown(voice, own.game, &shelf, &all);
    let maker = Maker { voice, own, may, shelf };
    let view = DeckView::of(own.game, &own.deck);
    let mut editor = Editor {
        deck: own.id,
        game: own.game,
        name: own.name.clone(),
        shelf,
        pool: shown.iter().map(|entry| maker.shelved(entry, shelf.beside)).collect(),
        held: maker.held(&all),
        filters: maker.filters(&all, has_beside),
        shown: String::new(),
        hands: Vec::new(),
        size: own.deck.size(),
        curve: (0..).zip(view.curve).map(|(cost, count)| (named_cost(cost), count)).collect(),
        faults: maker.faults(),
    };
    editor.shelf = shelf.at(editor.page());
    editor.hands = maker.hands(&editor);
    editor.shown = maker.shown(&editor, 1);
    let picture = picture(asker, own, &editor, view);
    let buttons = maker.tools(&editor);
    let text = [maker.title(), editor.faults.join(" "), maker.shown(&editor, editor.pages())].join("\n");
    let lead = own.name.chars().count();
    let head = 2;
    Message { text, lead, head, picture: Some(picture), buttons, editor: Some(Arc::new(editor)), ..Message::default() }
}

/// Says the parts of a page.
struct Maker<'a> {
    voice: &'a Voice,
    own: &'a OwnDeck,
    may: &'a May,
    shelf: Shelf,
}

impl Maker<'_> {
    fn most(&self, entry: &Entry, beside: bool) -> u8 {
        if entry.leads { 1 } else { self.may.most(entry, beside).most }
    }

    fn shelved(&self, entry: &Entry, beside: bool) -> Shelved {
        let beside = beside && !entry.leads;
        let (now, most) = (entry.now(beside), self.most(entry, beside));
        let shelf = Shelf { beside, filters: false, ..self.shelf };
        let press = |to: u8| Press::PutCard(self.own.id, Put { card: entry.number, from: now, to }, shelf);
        let four = now.saturating_add(FOUR).min(most);
        Shelved {
            card: entry.card.clone(),
            number: entry.number,
            name: words::card_name(self.voice, &entry.card),
            line: words::card_line(self.voice, &entry.card),
            cost: entry.filed.cost.filter(|_| !entry.leads),
            beside,
            now,
            most,
            add: press(now.saturating_add(1)),
            add_four: (four > now + 1).then(|| press(four)),
            take: press(now.saturating_sub(1)),
        }
    }

    /// What the deck has: its hero first, then its cards, then those beside it.
    fn held(&self, all: &[Entry]) -> Vec<Shelved> {
        let list = |beside: bool| {
            let held = all.iter().filter(move |entry| !(beside && entry.leads) && entry.now(beside) > 0);
            held.map(move |entry| self.shelved(entry, beside))
        };
        list(false).chain(list(true)).collect()
    }

    fn filter(&self, shelf: Shelf, text: &Text, (used, group): (bool, u8)) -> Filter {
        let shelf = Shelf { page: 0, filters: false, ..shelf };
        Filter { label: cut(&self.voice.say(text), LABEL), press: Press::EditDeck(self.own.id, shelf), used, group }
    }

    /// The filters that show something.
    fn filters(&self, all: &[Entry], has_beside: bool) -> Vec<Filter> {
        let shelf = self.shelf;
        let none = Shelf { hand: shelf.hand, beside: shelf.beside, ..Shelf::default() };
        let mut filters = vec![
            self.filter(
                none,
                &Text::new(if self.may.owned.is_limited() { "editor-all-owned" } else { "editor-all" }),
                (shelf == Shelf { page: shelf.page, filters: shelf.filters, ..none }, WHOLE),
            ),
            self.filter(Shelf { inside: !shelf.inside, ..shelf }, &Text::new("editor-inside"), (shelf.inside, WHOLE)),
        ];
        if has_beside {
            let beside = Text::new(format!("deck-beside-{}", self.own.game.set()));
            filters.push(self.filter(Shelf { beside: !shelf.beside, ..shelf }, &beside, (shelf.beside, BESIDE)));
        }
        let sorts: BTreeMap<u8, &str> = all.iter().map(|entry| (entry.filed.order, entry.filed.sort)).collect();
        let costs: BTreeSet<u8> = all.iter().filter(|entry| !entry.leads).filter_map(Entry::cost).collect();
        // A filter that is used is taken away by the same press.
        let toggled = |used: Option<u8>, wanted: u8| (used != Some(wanted)).then_some(wanted);
        for (order, sort) in sorts {
            let name = Text::new(format!("deck-type-{}-{sort}", self.own.game.set()));
            let other = Shelf { sort: toggled(shelf.sort, order), ..shelf };
            filters.push(self.filter(other, &name, (shelf.sort == Some(order), SORT)));
        }
        for cost in costs {
            let name = Text::new("editor-cost").raw("cost", named_cost(cost.into()));
            let other = Shelf { cost: toggled(shelf.cost, cost), ..shelf };
            filters.push(self.filter(other, &name, (shelf.cost == Some(cost), COST)));
        }
        for (number, quality) in pool::qualities(self.own.game) {
            // Once a hero leads, the classes of the others say nothing of the cards.
            let counts = |entry: &&Entry| self.own.deck.hero.is_none() || !entry.leads;
            if all.iter().filter(counts).any(|entry| pool::has(entry, quality)) {
                let name = words::trait_name(self.voice, self.own.game, quality.key, &quality.value);
                let other = Shelf { quality: toggled(shelf.quality, number), ..shelf };
                let name = Text::new("editor-quality").raw("name", name);
                filters.push(self.filter(other, &name, (shelf.quality == Some(number), QUALITY)));
            }
        }
        let typed = shelf.words();
        if !typed.is_empty() {
            let name = Text::new("editor-words").raw("words", typed);
            filters.push(self.filter(shelf.with_words(""), &name, (true, WORDS)));
        }
        filters
    }

    /// What a press on a number does.
    fn hands(&self, editor: &Editor) -> Vec<Filter> {
        let hand = |(hand, key): (Hand, &str)| Filter {
            label: self.voice.plain(key),
            press: editor.showing(Shelf { hand, filters: false, ..editor.shelf }),
            used: editor.shelf.hand == hand,
            group: HANDS,
        };
        [(Hand::Add, "press-editor-add"), (Hand::AddFour, "press-editor-four"), (Hand::Take, "press-editor-take")]
            .map(hand)
            .into()
    }

    /// The buttons that are no cards and no filters.
    fn tools(&self, editor: &Editor) -> Vec<Button> {
        let (voice, id, shelf) = (self.voice, self.own.id, editor.shelf);
        let (page, pages) = (editor.page(), editor.pages());
        let turn = |to: usize, key: &str| button(voice, editor.showing(shelf.at(to)), key, Look::Plain, TURNS);
        let mut buttons = Vec::new();
        buttons.extend((page > 0).then(|| turn(page - 1, "press-before")));
        buttons.extend((page + 1 < pages).then(|| turn(page + 1, "press-next")));
        let undo = Press::UndoDeck(id, mark(self.own), shelf);
        buttons
            .extend((!self.own.steps.is_empty()).then(|| button(voice, undo, "press-editor-undo", Look::Plain, TOOLS)));
        buttons.push(button(voice, Press::FindInDeck(id, shelf), "press-editor-find", Look::Plain, TOOLS));
        buttons.push(button(voice, Press::Deck(id, 0), "press-editor-done", Look::Success, TOOLS));
        buttons
    }

    /// The name and the number of cards.
    fn title(&self) -> String {
        let side: u32 = self.own.deck.side.iter().map(|(_, copies)| u32::from(*copies)).sum();
        let text = Text::new("editor-title").raw("name", self.own.name.clone()).num("n", self.own.deck.size());
        self.voice.say(&text.num("side", side))
    }

    /// The first fault with its rule, and how many more there are; a second one too, if it is the last.
    fn faults(&self) -> Vec<String> {
        let faults = self.own.game.deck_faults(&self.own.deck);
        if faults.is_empty() {
            let owns = self.may.owned.owns(&self.own.deck);
            return vec![self.voice.plain(if owns { "editor-plays" } else { "editor-plays-alone" })];
        }
        let told = if faults.len() == 2 { 2 } else { 1 };
        let line = |fault: &Fault| {
            let key = if fault.rule.is_empty() { "editor-fault-plain" } else { "editor-fault" };
            self.voice.say(&Text::new(key).text("what", fault.text.clone()).raw("rule", fault.rule))
        };
        let mut lines: Vec<String> = faults.iter().take(told).map(line).collect();
        if faults.len() > told {
            lines.push(self.voice.say(&Text::new("editor-faults-more").num("n", (faults.len() - told) as i64)));
        }
        lines
    }

    /// What the filters show, on so many pages.
    fn shown(&self, editor: &Editor, pages: usize) -> String {
        let used: Vec<&str> =
            editor.filters.iter().filter(|filter| filter.used).map(|filter| filter.label.as_str()).collect();
        let text = Text::new("editor-shown").raw("what", used.join(", ")).num("n", editor.pool.len() as i64);
        let text = text.num("page", editor.page() as i64 + 1).num("pages", pages as i64);
        self.voice.say(&text)
    }
}

/// A cost as the filters name it: the highest one includes all above.
fn named_cost(cost: usize) -> String {
    if cost < usize::from(MOST_COST) { cost.to_string() } else { format!("{cost}+") }
}

/// The deck as it stands above the cards of the page.
fn picture(asker: &Asker<'_>, own: &OwnDeck, editor: &Editor, view: DeckView) -> Picture {
    let voice = &asker.voice;
    let cards: Vec<(AnyCard, u8)> = editor.on_page().map(|(_, card)| (card.card.clone(), card.now)).collect();
    let offers = editor.on_page().map(|(_, card)| Taken { now: card.now, most: card.most }).collect();
    let whole = DeckPage { pages: editor.pages(), page: editor.page(), ..view.page(&own.name, PAGE, 0) };
    let page = DeckPage {
        deck: DeckView { cards, side: Vec::new(), ..whole.deck },
        beside: editor.shelf.beside,
        offers,
        ..whole
    };
    let line = |(number, card): (u8, &Shelved)| {
        let text = Text::new("editor-alt-card").num("number", number).raw("line", card.line.clone());
        voice.say(&text.num("now", card.now).num("most", card.most))
    };
    let mut lines = alt_head(voice, &page);
    lines.extend(editor.on_page().map(line));
    Picture {
        alt: cut_alt(&lines.join(" ")),
        subject: Subject::Deck(Arc::new(page)),
        names: Vec::new(),
        mark: 0,
        lang: voice.lang,
        theme: asker.person.theme(),
        lines: Vec::new(),
    }
}
