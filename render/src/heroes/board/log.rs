//! The turn, and the last events in a line each.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;

use super::layout::Sizes;
use super::strip::{mini, phase};
use crate::board::{Whose, crest, name, plaque};
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::Theme;

/// The most events.
const EVENTS: usize = 3;

/// The turn, and the last events, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Log {
    turns: u16,
    turn: Option<u8>,
    phase: &'static str,
    events: Vec<(Arc<CardDef>, Whose)>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

impl Log {
    pub(super) fn of(
        table: &Table,
        events: impl Iterator<Item = (Arc<CardDef>, Whose)>,
        size: (u16, u16),
        lang: Lang,
        theme: Theme,
    ) -> Self {
        let turn = table.turn.map(|seat| seat.0);
        Self { turns: table.turns, turn, phase: phase(table), events: events.take(EVENTS).collect(), size, lang, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        plaque(&mut scene, area, skin.edge, self.theme);
        let step = (Sizes::of(self.theme).font * 1.5).round();
        let lines = ((area.h - step - 6.0) / step) as usize;
        let head = Area::new(8.0, 3.0, area.w - 18.0, step);
        self.head(&mut scene, head, easel);
        let mut y = head.bottom() + 1.0;
        for (card, whose) in self.events.iter().take(lines) {
            self.event(&mut scene, Area::new(8.0, y, area.w - 18.0, step - 2.0), card, *whose, easel);
            y += step;
        }
        scene
    }

    /// Whose turn it is, its number, and the phase.
    fn head(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let mut left = room.x;
        if let Some(turn) = self.turn {
            crest(scene, Area::new(left, room.y, room.h, room.h).inset(1.0), Seat(turn), self.theme);
            left += room.h + 6.0;
        }
        let words = easel.say_text(self.lang, &Text::new("pic-turn").num("n", self.turns));
        let style = Style::line(Font::Title, font, font * 1.2, skin.ink).align(Align::Start);
        let turn = easel.fit(&words, Area::new(left, room.y, room.right() - left, room.h), style);
        let free = turn.extent.right() + 10.0;
        if self.turns > 0 {
            scene.text(turn);
        }
        let style = Style::line(Font::Strong, font, font * 1.05, skin.faint).align(Align::End);
        let room = Area::new(free, room.y, room.right() - free, room.h);
        let phase = easel.fit(&easel.say(self.lang, self.phase), room, style);
        if !phase.cut {
            scene.text(phase);
        }
    }

    /// Who did it, and with which card. A long name needs the room of the picture.
    fn event(&self, scene: &mut Scene, room: Area, card: &CardDef, whose: Whose, easel: &mut Easel) {
        let font = Sizes::of(self.theme).font;
        crest(scene, Area::new(room.x, room.y, room.h, room.h).inset(2.0), whose.player(), self.theme);
        let picture = Area::new(room.x + room.h + 4.0, room.y, room.h * 1.35, room.h);
        let words = easel.words().card_name(self.lang, card);
        let style = Style::line(Font::Title, font, font * 1.08, self.theme.skin().ink).align(Align::Start).cuttable();
        let line = |left: f32, easel: &mut Easel| {
            name::line(&words, Area::new(left, room.y, room.right() - left, room.h), style, easel)
        };
        let beside = line(picture.right() + 7.0, easel);
        if beside.cut {
            return scene.text(line(picture.x + 3.0, easel));
        }
        mini(scene, picture, card, whose.color(self.theme), self.theme);
        scene.text(beside);
    }
}
