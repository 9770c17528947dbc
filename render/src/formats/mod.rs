//! The look of any game in formats: how decks are built, and then what the game's own drawer draws.

mod board;
mod desk;
mod hand;

use duelhall_engine::formats::{self, Boosters, Held};
use duelhall_engine::kit::Present;
use duelhall_engine::kit::art::Plan;
use duelhall_engine::text::Lang;

use crate::drawer::{Card, Drawer};
use crate::easel::Easel;
use crate::hand::Dealt;
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;

/// Shows cards that decks are built of as the game shows its cards.
pub(crate) trait Pools: Drawer {
    /// A card, to be laid out.
    fn dealt<'a>(&self, held: &'a Held<Card<Self>>) -> Box<dyn Dealt + 'a>;
}

/// Draws a game in formats.
pub(crate) struct InFormat<D>(pub(crate) D);

type In<D> = <formats::InFormat<<D as Drawer>::Game> as Present>::Table;

impl<D: Pools<Game: Boosters>> Drawer for InFormat<D> {
    type Game = formats::InFormat<D::Game>;

    fn board(&self, table: &In<D>, captions: &Captions, easel: &mut Easel) -> Sheet {
        match table {
            formats::Table::Build(building) => board::sheet(building, captions, easel),
            formats::Table::Duel(table) => self.0.board(table, captions, easel),
        }
    }

    fn hand(&self, table: &In<D>, captions: &Captions, easel: &mut Easel) -> Sheet {
        match table {
            formats::Table::Build(building) => hand::spread(&self.0, building, captions).sheet(easel),
            formats::Table::Duel(table) => self.0.hand(table, captions, easel),
        }
    }

    fn numbers(&self, table: &In<D>, captions: &Captions, easel: &mut Easel) -> Vec<Vec<u8>> {
        match table {
            formats::Table::Build(building) => hand::spread(&self.0, building, captions).numbers(easel),
            formats::Table::Duel(table) => self.0.numbers(table, captions, easel),
        }
    }

    fn card(&self, card: &Card<D>, lang: Lang, theme: Theme) -> Sheet {
        self.0.card(card, lang, theme)
    }

    fn art(&self, card: &Card<D>) -> Option<Plan> {
        self.0.art(card)
    }
}
