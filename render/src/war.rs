//! The look of War.

mod art;
mod board;
mod card;
mod deck;
mod hand;
mod list;
mod look;
mod map;
mod marks;
mod now;
mod number;
mod plate;
mod reward;

use std::sync::Arc;

use duelhall_engine::campaigns::{CampaignMap, Reward};
use duelhall_engine::decks::DeckPage;
use duelhall_engine::kit::art::Plan;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::table::Table;

use crate::drawer::Drawer;
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;

/// Draws War.
pub(crate) struct War;

impl Drawer for War {
    type Game = duelhall_engine::war::War;

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

    fn map(&self, map: &CampaignMap, lang: Lang, theme: Theme) -> Sheet {
        map::sheet(map, lang, theme)
    }

    fn reward(&self, reward: &Reward, lang: Lang, theme: Theme) -> Sheet {
        reward::sheet(reward, lang, theme)
    }
}
