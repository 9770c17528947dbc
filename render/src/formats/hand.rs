//! What is in hand while decks are built: the cards to choose from, and the deck so far.

use duelhall_engine::formats::{Boosters, Building, Held};

use super::{Lists, Page};
use crate::drawer::Card;
use crate::easel::Easel;
use crate::hand::{Part, TITLE, WIDTH};
use crate::painter::Captions;
use crate::sheet::Sheet;

/// Up to so many cards are shown whole: all of a booster, and the leaders of a set.
const WHOLE: usize = 18;

/// In a picture that would be taller all cards are lines: Telegram takes 10,000 pixels of both sides together.
const TALLEST: u16 = 8_000;

/// The height of a picture without a card: the first card of a draft is picked, and the others still choose.
const EMPTY: u16 = 280;

/// The cards to choose from, whole if they are few, and below them what the viewer has, in lines.
pub(super) fn sheet<D: Lists<Game: Boosters>>(
    drawer: &D,
    table: &Building<Card<D>>,
    captions: &Captions,
    easel: &mut Easel,
) -> Sheet {
    let theme = captions.theme;
    let mut page = laid(drawer, table, captions, true, easel);
    if page.y > TALLEST {
        page = laid(drawer, table, captions, false, easel);
    }
    if table.looking.is_empty() && table.held.is_empty() {
        let part = Part::Empty { key: "build-waits", height: EMPTY, lang: captions.lang, theme };
        page.parts.push((part.into(), 0, 0));
        page.y = EMPTY;
    }
    let size = (WIDTH, page.y + 12);
    page.parts.insert(0, (Part::Ground { size, theme }.into(), 0, 0));
    Sheet { width: size.0, height: size.1, parts: page.parts }
}

/// Both lists below each other; a few cards to choose from are shown whole where that is wanted.
fn laid<'a, D: Lists<Game: Boosters>>(
    drawer: &D,
    table: &Building<Card<D>>,
    captions: &'a Captions,
    whole: bool,
    easel: &mut Easel,
) -> Page<'a> {
    let mut page = Page { parts: Vec::new(), y: 0, captions };
    let own = table.viewer.seat().and_then(|seat| table.desks.iter().find(|desk| desk.seat == seat));
    let title = match own {
        _ if table.leads => "pool",
        Some(desk) if desk.booster > 0 => "picked",
        _ => "deck",
    };
    let count = table.held.iter().map(|held| u16::from(held.count)).sum();
    // Cards that may go out of the deck are those of the deck; once is enough.
    let is_deck = table.looking.len() > WHOLE && same::<D>(&table.looking, &table.held);
    if !table.looking.is_empty() {
        if is_deck {
            page.title(title, count);
        } else {
            page.title("looking", 0);
        }
        if whole && table.looking.len() <= WHOLE {
            drawer.whole(&table.looking, &mut page, easel);
        } else {
            drawer.lines(&table.looking, &mut page);
        }
    }
    if !is_deck && !table.held.is_empty() {
        page.title(title, count);
        drawer.lines(&table.held, &mut page);
    }
    page
}

impl Page<'_> {
    fn title(&mut self, key: &'static str, count: u16) {
        let Captions { lang, theme, .. } = *self.captions;
        self.parts.push((Part::Title { key, count, lang, theme }.into(), 0, i32::from(self.y)));
        self.y += TITLE;
    }
}

fn same<D: Lists<Game: Boosters>>(one: &[Held<Card<D>>], two: &[Held<Card<D>>]) -> bool {
    one.len() == two.len() && one.iter().zip(two).all(|(one, two)| D::Game::id(&one.card) == D::Game::id(&two.card))
}
