//! The page of one deck: its picture, its code, its faults and its buttons.

use std::sync::Arc;

use duelhall_engine::decks::{DeckPage, DeckView, code};
use duelhall_engine::kit::Text;
use duelhall_engine::kit::deck::Fault;

use super::DeckId;
use super::find::{Found, Whose};
use super::stored::OwnDeck;
use crate::asker::Asker;
use crate::say::{button, cut_alt, labelled};
use crate::voice::Voice;
use crate::{Button, Look, Message, Picture, Press, Reply, Shelf, Subject, words};

/// Faults that are listed one by one.
const TOLD: usize = 8;

/// Different cards on a picture, which must be readable at a height of 350 pixels. Large letters need more room.
fn cards_on_page(theme: &str) -> usize {
    if theme == "large-text" { 10 } else { 20 }
}

/// A deck as the asker sees it.
pub(super) fn shown(asker: &Asker<'_>, found: &Found, page: usize) -> Reply {
    let voice = &asker.voice;
    let (name, theme) = (found.name(voice), asker.person.theme());
    let view = DeckView::of(found.game, &found.deck).page(&name, cards_on_page(&theme), page);
    let faults = found.faults();
    let mut lines = vec![title(voice, &name, found)];
    lines.push(counts(voice, &view));
    let code = voice.say(&Text::new("deck-code").raw("code", code(found.game, &found.deck)));
    if faults.is_empty() {
        lines.push(voice.say(&Text::new("deck-plays").raw("word", found.value())));
        lines.push(code);
    } else {
        // A platform may cut the end of a caption, so the faults come last.
        lines.push(code);
        let heading = if matches!(found.whose, Whose::Own(_, _, true)) { "deck-faults-built" } else { "deck-faults" };
        lines.push(voice.plain(heading));
        lines.extend(told(voice, &faults));
    }
    let buttons = buttons(voice, found, &view);
    let picture = Picture {
        alt: alt(voice, &view),
        subject: Subject::Deck(Arc::new(view)),
        names: Vec::new(),
        mark: 0,
        lang: voice.lang,
        theme,
        lines: Vec::new(),
    };
    asker.page(Message { text: lines.join("\n"), picture: Some(picture), buttons, ..Message::default() })
}

/// Asks whether a deck is really to be deleted.
pub(super) fn asks_to_delete(asker: &Asker<'_>, own: &OwnDeck) -> Reply {
    let voice = &asker.voice;
    let text = voice.say(&Text::new("deck-delete-sure").raw("name", own.name.clone()));
    let buttons = vec![
        button(voice, Press::DeleteDeckNow(own.id), "press-deck-delete-now", Look::Danger, 0),
        button(voice, Press::Deck(own.id, 0), "press-deck-keep", Look::Plain, 0),
    ];
    asker.page(Message { text, buttons, ..Message::default() })
}

fn title(voice: &Voice, name: &str, found: &Found) -> String {
    voice.say(&Text::new("deck-title").raw("name", name).raw("called", found.called(voice)))
}

/// The numbers of cards.
fn counts(voice: &Voice, view: &DeckPage) -> String {
    let key = if view.side_size > 0 { "deck-counts-side" } else { "deck-counts" };
    voice.say(&Text::new(key).num("n", view.size + u32::from(view.deck.unknown)).num("side", view.side_size))
}

/// The faults, each with its rule.
pub(super) fn told(voice: &Voice, faults: &[Fault]) -> Vec<String> {
    let line = |fault: &Fault| {
        let key = if fault.rule.is_empty() { "deck-fault-plain" } else { "deck-fault" };
        voice.say(&Text::new(key).text("what", fault.text.clone()).raw("rule", fault.rule))
    };
    let mut lines: Vec<String> = faults.iter().take(TOLD).map(line).collect();
    if faults.len() > TOLD {
        lines.push(voice.say(&Text::new("deck-faults-more").num("n", (faults.len() - TOLD) as i64)));
    }
    lines
}

fn buttons(voice: &Voice, found: &Found, view: &DeckPage) -> Vec<Button> {
    let mut buttons = Vec::new();
    let play = found.id().filter(|_| found.faults().is_empty());
    buttons.extend(play.map(|id| button(voice, Press::DuelDeck(id), "press-deck-play", Look::Primary, 0)));
    match &found.whose {
        Whose::Own(id, ..) => {
            let look = if play.is_none() { Look::Primary } else { Look::Plain };
            buttons.push(button(voice, Press::EditDeck(*id, Shelf::default()), "press-deck-edit", look, 0));
            buttons.push(button(voice, Press::CopyDeck(*id), "press-deck-copy-own", Look::Plain, 0));
            buttons.push(button(voice, Press::RenameDeck(*id), "press-deck-rename", Look::Plain, 0));
            buttons.push(button(voice, Press::DeleteDeck(*id), "press-deck-delete", Look::Plain, 0));
        }
        Whose::Ready(id, _) => {
            buttons.push(button(voice, Press::CopyDeck(*id), "press-deck-copy", Look::Plain, 0));
        }
        Whose::Shared => {}
    }
    buttons.push(button(voice, Press::DeckList(0), "press-deck-list", Look::Plain, 0));
    if let Some(id) = found.id() {
        let turn = |to: usize, key: &str| turner(voice, id, to, key);
        buttons.extend((view.page > 0).then(|| turn(view.page - 1, "press-before")));
        buttons.extend((view.page + 1 < view.pages).then(|| turn(view.page + 1, "press-next")));
    }
    buttons
}

fn turner(voice: &Voice, id: DeckId, to: usize, key: &str) -> Button {
    labelled(voice, Press::Deck(id, u8::try_from(to).unwrap_or(u8::MAX)), &Text::new(key), Look::Plain, 1)
}

/// What stands above the cards of a page, in words.
pub(crate) fn alt_head(voice: &Voice, page: &DeckPage) -> Vec<String> {
    let view = &page.deck;
    let mut lines = vec![voice.say(&Text::new("deck-title-plain").raw("name", page.name.clone()))];
    lines.extend(
        view.hero.iter().map(|hero| voice.say(&Text::new("deck-alt-hero").raw("name", words::card_name(voice, hero)))),
    );
    lines.push(counts(voice, page));
    if page.pages > 1 {
        lines.push(
            voice.say(&Text::new("deck-alt-page").num("page", page.page as i64 + 1).num("pages", page.pages as i64)),
        );
    }
    let columns = view.curve.iter().enumerate().filter(|(_, count)| **count > 0).map(|(cost, count)| {
        let key = if cost + 1 == view.curve.len() { "deck-alt-cost-more" } else { "deck-alt-cost" };
        voice.say(&Text::new(key).num("cost", cost as i64).num("n", *count))
    });
    let columns: Vec<String> = columns.collect();
    if !columns.is_empty() {
        lines.push(voice.say(&Text::new("deck-alt-curve").raw("list", columns.join(", "))));
    }
    let types = view.types.iter().map(|(sort, count)| {
        let name = voice.plain(&format!("deck-type-{}-{sort}", view.game));
        voice.say(&Text::new("deck-alt-type").raw("name", name).num("n", *count))
    });
    let types: Vec<String> = types.collect();
    if !types.is_empty() {
        lines.push(voice.say(&Text::new("deck-alt-types").raw("list", types.join(", "))));
    }
    lines
}

/// The picture in words: the same page of the same deck.
fn alt(voice: &Voice, page: &DeckPage) -> String {
    let view = &page.deck;
    let mut lines = alt_head(voice, page);
    let cards = view.cards.iter().map(|(card, copies)| {
        voice.say(&Text::new("deck-alt-card").num("n", *copies).raw("name", words::card_name(voice, card)))
    });
    let key = if page.beside { "deck-alt-side" } else { "deck-alt-cards" };
    lines.push(voice.say(&Text::new(key).raw("list", cards.collect::<Vec<_>>().join(", "))));
    cut_alt(&lines.join(" "))
}
