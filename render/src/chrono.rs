//! The look of Chrono.

mod art;
mod board;
mod card;
mod deck;
mod forecast;
mod hand;
mod line;
mod list;
mod look;
mod now;

use std::sync::Arc;

use duelhall_engine::chrono::card::CardDef;
use duelhall_engine::chrono::table::Table;
use duelhall_engine::decks::DeckPage;
use duelhall_engine::kit::art::Plan;
use duelhall_engine::text::Lang;

use crate::drawer::Drawer;
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;

/// Draws Chrono.
pub(crate) struct Chrono;

impl Drawer for Chrono {
    type Game = duelhall_engine::chrono::Chrono;

    fn board(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
        board::sheet(table, captions, easel)
    }

    fn hand(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
        hand::with_spread(table, captions, |spread| spread.sheet(easel))
    }

    fn numbers(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Vec<Vec<u8>> {
        hand::with_spread(table, captions, |spread| spread.numbers(easel))
    }

    fn card(&self, card: &CardDef, lang: Lang, theme: Theme) -> Sheet {
        card::sheet(card, lang, theme)
    }

    fn small(&self, card: &Arc<CardDef>, captions: &Captions, easel: &mut Easel) -> Sheet {
        hand::small(card, captions, easel)
    }

    fn in_play(&self, table: &Table, number: u16, lang: Lang, theme: Theme) -> Option<Sheet> {
        now::sheet(table, number, lang, theme)
    }

    fn art(&self, card: &CardDef) -> Option<Plan> {
        Some(art::plan(card))
    }

    fn deck(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
        deck::sheet(page, lang, theme)
    }
}
