//! The look of Heroes.

mod art;
mod board;
mod card;
mod deck;
mod hand;
mod list;

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::formats::Held;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::art::Plan;
use duelhall_engine::text::Lang;

use crate::drawer::Drawer;
use crate::easel::Easel;
use crate::formats::Pools;
use crate::hand::Dealt;
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
        hand::spread(table, captions).sheet(easel)
    }

    fn numbers(&self, table: &Table, captions: &Captions, easel: &mut Easel) -> Vec<Vec<u8>> {
        hand::spread(table, captions).numbers(easel)
    }

    fn card(&self, card: &CardDef, lang: Lang, theme: Theme) -> Sheet {
        card::sheet(card, lang, theme)
    }

    fn small(&self, card: &Arc<CardDef>, captions: &Captions, easel: &mut Easel) -> Sheet {
        hand::small(card, captions, easel)
    }

    fn art(&self, card: &CardDef) -> Option<Plan> {
        Some(art::plan(card))
    }

    fn deck(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
        deck::sheet(page, lang, theme)
    }
}

impl Pools for Heroes {
    fn dealt<'a>(&self, held: &'a Held<CardDef>) -> Box<dyn Dealt + 'a> {
        Box::new(hand::pooled(held))
    }
}
