//! Pictures of Heroes.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::text::Lang;

use super::{Captions, Painter, encode_lossless, frame};
use crate::encode::Effort;
use crate::raster::Frame;
use crate::scene::Scene;
use crate::theme::Theme;
use crate::{board, card, hand};

impl Painter {
    /// The board of Heroes as a PNG file: the viewer's side in full, and no card of any hand.
    #[must_use]
    pub fn heroes_board(&self, table: &Table, captions: &Captions) -> Arc<[u8]> {
        self.with_easel(|easel| {
            let sheet = board::heroes::sheet(table, captions, easel);
            self.file(sheet, easel, Effort::Small)
        })
    }

    /// The viewer's own hand of Heroes as a PNG file, after the cards that the viewer is shown to choose from.
    #[must_use]
    pub fn heroes_hand(&self, table: &Table, captions: &Captions) -> Arc<[u8]> {
        self.with_easel(|easel| {
            let sheet = hand::heroes::sheet(table, captions, easel);
            self.file(sheet, easel, Effort::Quick)
        })
    }

    /// One card of Heroes as a PNG file.
    #[must_use]
    pub fn heroes_card(&self, def: &CardDef, lang: Lang, theme: Theme) -> Arc<[u8]> {
        self.with_easel(|easel| self.file(card::heroes::sheet(def, lang, theme), easel, Effort::Quick))
    }

    /// The board of Heroes with all of its colours.
    #[must_use]
    pub fn heroes_board_lossless(&self, table: &Table, captions: &Captions) -> Vec<u8> {
        encode_lossless(&self.heroes_board_frame(table, captions))
    }

    /// The viewer's own hand of Heroes with all of its colours.
    #[must_use]
    pub fn heroes_hand_lossless(&self, table: &Table, captions: &Captions) -> Vec<u8> {
        encode_lossless(&self.heroes_hand_frame(table, captions))
    }

    /// The pixels of the board of Heroes.
    #[must_use]
    pub fn heroes_board_frame(&self, table: &Table, captions: &Captions) -> Frame {
        self.with_easel(|easel| {
            let sheet = board::heroes::sheet(table, captions, easel);
            frame(&sheet, easel)
        })
    }

    /// The pixels of the viewer's own hand of Heroes.
    #[must_use]
    pub fn heroes_hand_frame(&self, table: &Table, captions: &Captions) -> Frame {
        self.with_easel(|easel| {
            let sheet = hand::heroes::sheet(table, captions, easel);
            frame(&sheet, easel)
        })
    }

    /// The display list of the board of Heroes, for checks and for other programs to draw.
    #[must_use]
    pub fn heroes_board_scene(&self, table: &Table, captions: &Captions) -> Scene {
        self.with_easel(|easel| {
            let sheet = board::heroes::sheet(table, captions, easel);
            sheet.scene(easel)
        })
    }

    /// The display list of the viewer's own hand of Heroes.
    #[must_use]
    pub fn heroes_hand_scene(&self, table: &Table, captions: &Captions) -> Scene {
        self.with_easel(|easel| {
            let sheet = hand::heroes::sheet(table, captions, easel);
            sheet.scene(easel)
        })
    }

    /// The display list of one card of Heroes.
    #[must_use]
    pub fn heroes_card_scene(&self, def: &CardDef, lang: Lang, theme: Theme) -> Scene {
        self.with_easel(|easel| card::heroes::sheet(def, lang, theme).scene(easel))
    }
}
