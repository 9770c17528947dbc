//! The look of Heroes.

mod board;
mod card;
mod deck;
mod hand;
mod list;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::formats::Held;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::text::Lang;

use crate::drawer::Drawer;
use crate::easel::Easel;
use crate::formats::{Lists, Page};
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;

/// Draws Heroes.
pub(crate) struct Heroes;

impl Drawer for Heroes {
    type Game = duelhall_engine::heroes::Heroes;

    fn board(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
        board::sheet(table, captions, easel)
    }

    fn hand(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
        hand::sheet(table, captions, easel)
    }

    fn card(&self, card: &CardDef, lang: Lang, theme: Theme) -> Sheet {
        card::sheet(card, lang, theme)
    }

    fn deck(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
        deck::sheet(page, lang, theme)
    }
}

impl Lists for Heroes {
    fn whole(&self, cards: &[Held<CardDef>], page: &mut Page<'_>, easel: &mut Easel) {
        hand::whole(cards, page, easel);
    }

    fn lines(&self, cards: &[Held<CardDef>], page: &mut Page<'_>) {
        list::lines(cards, page);
    }
}
