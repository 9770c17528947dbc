//! The look of any game in formats: how decks are built, and then what the game's own drawer draws.

mod board;
mod desk;
mod hand;

use duelhall_engine::formats::{self, Boosters, Held};
use duelhall_engine::kit::Present;
use duelhall_engine::text::Lang;

use crate::drawer::{Card, Drawer};
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::{Part, Sheet};
use crate::theme::Theme;

/// Lays out cards that decks are built of as the game shows its cards.
pub trait Lists: Drawer {
    /// Whole cards with their numbers below.
    fn whole(&self, cards: &[Held<Card<Self>>], page: &mut Page<'_>, easel: &mut Easel);

    /// A line for each card: its number where it is offered, its name, and how many of it there are.
    fn lines(&self, cards: &[Held<Card<Self>>], page: &mut Page<'_>);
}

/// A picture that is laid out from the top down, as wide as a hand.
pub struct Page<'a> {
    /// The parts with their places.
    pub parts: Vec<(Part, i32, i32)>,
    /// Where the next thing may begin.
    pub y: u16,
    /// What it needs besides the cards.
    pub captions: &'a Captions,
}

/// Draws a game in formats.
pub struct InFormat<D>(pub D);

type In<D> = <formats::InFormat<<D as Drawer>::Game> as Present>::Table;

impl<D: Lists<Game: Boosters>> Drawer for InFormat<D> {
    type Game = formats::InFormat<D::Game>;

    fn board(&self, table: &In<D>, captions: &Captions, easel: &mut Easel) -> Sheet {
        match table {
            formats::Table::Build(building) => board::sheet(building, captions, easel),
            formats::Table::Duel(table) => self.0.board(table, captions, easel),
        }
    }

    fn hand(&self, table: &In<D>, captions: &Captions, easel: &mut Easel) -> Sheet {
        match table {
            formats::Table::Build(building) => hand::sheet(&self.0, building, captions, easel),
            formats::Table::Duel(table) => self.0.hand(table, captions, easel),
        }
    }

    fn card(&self, card: &Card<D>, lang: Lang, theme: Theme) -> Sheet {
        self.0.card(card, lang, theme)
    }
}
