//! The look of Heroes, and of tournaments with its cards.

mod board;
mod build;
mod card;
mod deck;
mod hand;
mod list;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::text::Lang;

use crate::drawer::Drawer;
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;

/// Draws Heroes.
pub(crate) struct Heroes;

/// Draws tournaments, whose tables are those of Heroes.
pub(crate) struct Tournament;

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

impl Drawer for Tournament {
    type Game = duelhall_engine::tournament::Tournament;

    fn board(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
        Drawer::board(&Heroes, table, captions, easel)
    }

    fn hand(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
        Drawer::hand(&Heroes, table, captions, easel)
    }

    fn card(&self, card: &CardDef, lang: Lang, theme: Theme) -> Sheet {
        Drawer::card(&Heroes, card, lang, theme)
    }
}
