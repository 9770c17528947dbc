//! How a game is drawn, and which games have somebody to do it.

use std::sync::{Arc, OnceLock};

use duelhall_engine::campaigns::{CampaignMap, Reward};
use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::{AnyCard, AnyTable, GameId, Offered, TooLate};
use duelhall_engine::kit::art::Plan;
use duelhall_engine::kit::{Hosted, Present};
use duelhall_engine::text::Lang;

use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;
use crate::{chrono, formats, heroes, towers, war};

/// Draws the tables and cards of a game.
pub trait Drawer: Send + Sync + 'static {
    /// The game.
    type Game: Offered;

    /// Words in Fluent's syntax that are in no folder of this crate: those of a game that another crate adds.
    const WORDS: &'static [(Lang, &'static str)] = &[];

    /// The board: what everybody may see, and nothing else.
    fn board(&self, table: &Table<Self>, captions: &Captions, easel: &mut Easel) -> Sheet;

    /// A page of the viewer's own hand.
    fn hand(&self, table: &Table<Self>, captions: &Captions, easel: &mut Easel) -> Sheet;

    /// The numbers of the cards on each page of the hand; none for a hand that has no pages.
    fn numbers(&self, _table: &Table<Self>, _captions: &Captions, _easel: &mut Easel) -> Vec<Vec<u8>> {
        Vec::new()
    }

    /// One card.
    fn card(&self, card: &Card<Self>, lang: Lang, theme: Theme) -> Sheet;

    /// The card in play with this number, in its present state; `None` if only the card as it is printed is shown.
    fn in_play(&self, _table: &Table<Self>, _number: u16, _lang: Lang, _theme: Theme) -> Option<Sheet> {
        None
    }

    /// One card as a hand has it, small enough for a page that shows many.
    fn small(&self, card: &Arc<Card<Self>>, captions: &Captions, _easel: &mut Easel) -> Sheet {
        self.card(card, captions.lang, captions.theme)
    }

    /// The recipe of a card's art; none for a game without art.
    fn art(&self, _card: &Card<Self>) -> Option<Plan> {
        None
    }

    /// A page of a deck; an empty picture for a game in which nobody has one.
    fn deck(&self, _page: &DeckPage, _lang: Lang, _theme: Theme) -> Sheet {
        crate::painter::blank()
    }

    /// The map of a campaign; an empty picture for a game that has none.
    fn map(&self, _map: &CampaignMap, _lang: Lang, _theme: Theme) -> Sheet {
        crate::painter::blank()
    }

    /// A card that was won; an empty picture for a game in which nobody wins any.
    fn reward(&self, _reward: &Reward, _lang: Lang, _theme: Theme) -> Sheet {
        crate::painter::blank()
    }
}

/// The table of a drawer's game.
pub(crate) type Table<D> = <<D as Drawer>::Game as Present>::Table;

/// A card of a drawer's game.
pub type Card<D> = <<D as Drawer>::Game as Hosted>::Card;

/// A [`Drawer`] of any game. Of another game it draws nothing.
pub trait AnyDrawer: Send + Sync {
    /// The game.
    fn game(&self) -> GameId;
    /// [`Drawer::WORDS`].
    fn sources(&self) -> &'static [(Lang, &'static str)];
    /// [`Drawer::board`].
    fn board(&self, table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Option<Sheet>;
    /// [`Drawer::hand`].
    fn hand(&self, table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Option<Sheet>;
    /// [`Drawer::numbers`].
    fn numbers(&self, table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Vec<Vec<u8>>;
    /// [`Drawer::card`].
    fn card(&self, card: &AnyCard, lang: Lang, theme: Theme) -> Option<Sheet>;
    /// [`Drawer::in_play`].
    fn in_play(&self, table: &AnyTable, number: u16, lang: Lang, theme: Theme) -> Option<Sheet>;
    /// [`Drawer::small`].
    fn small(&self, card: &AnyCard, captions: &Captions, easel: &mut Easel) -> Option<Sheet>;
    /// [`Drawer::art`].
    fn art(&self, card: &AnyCard) -> Option<Plan>;
    /// [`Drawer::deck`].
    fn deck(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Sheet;
    /// [`Drawer::map`].
    fn map(&self, map: &CampaignMap, lang: Lang, theme: Theme) -> Sheet;
    /// [`Drawer::reward`].
    fn reward(&self, reward: &Reward, lang: Lang, theme: Theme) -> Sheet;
}

impl<D: Drawer> AnyDrawer for D {
    fn game(&self) -> GameId {
        GameId::of::<D::Game>()
    }

    fn sources(&self) -> &'static [(Lang, &'static str)] {
        D::WORDS
    }

    fn board(&self, table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Option<Sheet> {
        Some(Drawer::board(self, table.get()?, captions, easel))
    }

    fn hand(&self, table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Option<Sheet> {
        Some(Drawer::hand(self, table.get()?, captions, easel))
    }

    fn numbers(&self, table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Vec<Vec<u8>> {
        table.get().map_or_else(Vec::new, |table| Drawer::numbers(self, table, captions, easel))
    }

    fn card(&self, card: &AnyCard, lang: Lang, theme: Theme) -> Option<Sheet> {
        Some(Drawer::card(self, card.get()?, lang, theme))
    }

    fn in_play(&self, table: &AnyTable, number: u16, lang: Lang, theme: Theme) -> Option<Sheet> {
        Drawer::in_play(self, table.get()?, number, lang, theme)
    }

    fn small(&self, card: &AnyCard, captions: &Captions, easel: &mut Easel) -> Option<Sheet> {
        Some(Drawer::small(self, &card.shared()?, captions, easel))
    }

    fn art(&self, card: &AnyCard) -> Option<Plan> {
        Drawer::art(self, card.get()?)
    }

    fn deck(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
        Drawer::deck(self, page, lang, theme)
    }

    fn map(&self, map: &CampaignMap, lang: Lang, theme: Theme) -> Sheet {
        Drawer::map(self, map, lang, theme)
    }

    fn reward(&self, reward: &Reward, lang: Lang, theme: Theme) -> Sheet {
        Drawer::reward(self, reward, lang, theme)
    }
}

/// The drawers of this crate.
const SHIPPED: &[&dyn AnyDrawer] =
    &[&towers::Towers, &chrono::Chrono, &heroes::Heroes, &war::War, &formats::InFormat(heroes::Heroes)];

/// Every drawer of the program.
static ALL: OnceLock<Vec<&'static dyn AnyDrawer>> = OnceLock::new();

/// Adds drawers to those of this crate. A program does it before it draws.
///
/// # Errors
/// When something was drawn already.
pub fn draw_with(drawers: &[&'static dyn AnyDrawer]) -> Result<(), TooLate> {
    ALL.set([SHIPPED, drawers].concat()).map_err(|_| TooLate)
}

/// Every drawer.
pub(crate) fn all() -> &'static [&'static dyn AnyDrawer] {
    ALL.get_or_init(|| SHIPPED.to_vec())
}

/// The drawer of a game.
pub(crate) fn of(game: GameId) -> Option<&'static dyn AnyDrawer> {
    all().iter().copied().find(|drawer| drawer.game() == game)
}
