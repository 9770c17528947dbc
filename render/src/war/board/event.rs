//! What is told between the players: the phase, what gets through, and the cards used last.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::table::{Phase, Table};

use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::board::seat_color;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};
use crate::war::art;
use crate::war::look::{WHITE, icon};

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Event {
    /// The word for the phase in messages.
    phase: &'static str,
    turns: u16,
    /// The weather of the whole match.
    weather: Option<Arc<CardDef>>,
    /// The turns through which a seat still has to live.
    hold: Option<(u8, u16)>,
    /// The seat that is asked, if it is one.
    seat: Option<u8>,
    /// The attack that nobody blocks.
    through: Option<i16>,
    shown: Vec<(u8, Arc<CardDef>)>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// The most cards that are told.
const MOST: usize = 4;

impl Piece for Event {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Event {
    pub(super) fn of(table: &Table, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        let open = super::layout::groups(table);
        let through = (!open.is_empty()).then(|| {
            let open = open.iter().filter(|group| group.blockers.is_empty() && !group.attacker.blocked);
            open.map(|group| i16::from(group.attacker.attack)).sum()
        });
        let mut asked = [Seat::FIRST, Seat::SECOND].into_iter().filter(|seat| table.asked.has(*seat));
        let seat = match (asked.next(), asked.next()) {
            (Some(seat), None) => Some(seat.0),
            _ => None,
        };
        let shown = table.shown.iter().take(MOST).map(|(seat, card)| (seat.0, card.clone())).collect();
        let phase = phase(table.phase, through.is_some());
        let hold = table.hold.filter(|_| table.outcome.is_none()).map(|(seat, left)| (seat.0, left));
        let (turns, weather) = (table.turns, table.weather.clone());
        Self { phase, turns, weather, hold, seat, through, shown, size, lang, theme }
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let edge = self.seat.map_or(skin.edge, |seat| seat_color(Seat(seat), self.theme).mix(NIGHT, 0.3));
        scene.fill(area.round(14.0), edge);
        let inner = area.inset(2.5);
        scene.fill(inner.round(11.5), if self.theme.is_plain() { NIGHT } else { Rgba::hex(0x14_12_26) });
        let mut y = 8.0;
        let left = 10.0;
        let wide = area.w - 2.0 * left;
        let row = |y: f32, h: f32| Area::new(left, y, wide, h);
        if self.turns > 0 {
            let words = easel.say_text(self.lang, &Text::new("pic-war-turn").num("n", self.turns));
            let style = Style::line(Font::Strong, font, font, skin.faint).align(Align::Start);
            scene.text(easel.fit(&words, row(y, font * 1.15), style));
            y += font * 1.15 + 4.0;
        }
        y = self.terms(&mut scene, row(y, font * 1.2), easel);
        let title = easel.say(self.lang, &format!("war-{}-title", self.phase));
        let style = Style::line(Font::Title, font, font * 1.3, skin.bright).align(Align::Start);
        let one = easel.fit(&title, row(y, font * 1.4), style);
        if one.cut {
            scene.text(easel.fit(&title, row(y, font * 2.5), style.wrap(Wrap::Lines(2)).cuttable()));
            y += font * 2.5 + 4.0;
        } else {
            scene.text(one);
            y += font * 1.4 + 4.0;
        }
        let hint = easel.say(self.lang, &format!("war-{}-hint", self.phase));
        let style = Style::line(Font::Body, font, font, skin.ink).align(Align::Start).wrap(Wrap::Lines(4));
        // A hint that has no room is left out.
        let text = easel.fit(&hint, row(y, font * 4.9), style);
        let through = self.through.filter(|_| self.phase != "over").map_or(0.0, |_| font * 1.4 + 6.0);
        if !text.cut && !text.is_torn() && y + text.extent.h + 12.0 + through <= area.h - 6.0 {
            let high = text.extent.h;
            let rise = y - text.extent.y;
            scene.text(text.moved(0.0, rise));
            y += high + 12.0;
        }
        if let Some(n) = self.through.filter(|_| through > 0.0 && y + through <= area.h - 4.0) {
            self.through(&mut scene, row(y, font * 1.4), n, easel);
            y += font * 1.4 + 6.0;
        }
        let each = (font * 2.25).round();
        let mut cards = self.shown.iter();
        while y + each <= area.h - 8.0 {
            let Some((seat, card)) = cards.next() else { break };
            self.card(&mut scene, row(y, each), Seat(*seat), card, easel);
            y += each + 5.0;
        }
        scene
    }

    /// The weather, and how long a side still has to hold, each in a line; where the next line begins.
    fn terms(&self, scene: &mut Scene, room: Area, easel: &mut Easel) -> f32 {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let weather =
            self.weather.as_ref().map(|card| (icon(card), easel.words().card_name(self.lang, &**card), skin.bright));
        let hold = self.hold.map(|(seat, left)| {
            let words = easel.say_text(self.lang, &Text::new("pic-war-hold").num("n", left));
            ("ui-defense", words, seat_color(Seat(seat), self.theme))
        });
        let mut y = room.y;
        for (icon, words, color) in weather.into_iter().chain(hold) {
            scene.icon(icon, Area::new(room.x, y + 1.0, room.h - 2.0, room.h - 2.0), color);
            let left = room.x + room.h + 5.0;
            let style = Style::line(Font::Strong, font, font, color).align(Align::Start);
            scene.text(easel.fit(&words, Area::new(left, y, room.right() - left, room.h), style));
            y += room.h + 4.0;
        }
        y
    }

    /// The attack that nobody blocks.
    fn through(&self, scene: &mut Scene, room: Area, n: i16, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let side = room.h - 6.0;
        scene.icon("ui-swords", Area::new(room.x, room.y + 3.0, side, side), skin.ink);
        scene.icon("ui-arrow", Area::new(room.x + side + 4.0, room.y + 6.0, side - 6.0, side - 6.0), skin.faint);
        let red = if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_6a_70) };
        scene.icon("ui-health", Area::new(room.x + 2.0 * side + 4.0, room.y + 3.0, side, side), red);
        let left = room.x + 3.0 * side + 12.0;
        let style = Style::line(Font::Strong, font, font * 1.3, if n > 0 { red } else { skin.faint });
        let words = if n > 0 { format!("−{n}") } else { "0".to_owned() };
        scene.text(easel.fit(&words, Area::new(left, room.y, room.right() - left, room.h), style.align(Align::Start)));
    }

    /// A card that was used: its picture and its name.
    fn card(&self, scene: &mut Scene, room: Area, seat: Seat, card: &CardDef, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let thumb = Area::new(room.x, room.y, (room.h * 1.05).round(), room.h);
        scene.fill(thumb.round(8.0), seat_color(seat, self.theme));
        let inner = thumb.inset(2.5);
        if self.theme.is_plain() {
            scene.fill(inner.round(6.0), NIGHT);
            scene.icon(icon(card), inner.square().inset(2.0), WHITE);
        } else {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
            let artwork = Artwork::new(art::plan(card), (inner.w.ceil() as u16, inner.h.ceil() as u16), State::Plain);
            scene.clip(inner.round(6.0), |scene| scene.art(artwork, inner.x, inner.y));
        }
        let name = easel.words().card_name(self.lang, card);
        let room = Area::new(thumb.right() + 7.0, room.y, room.right() - thumb.right() - 5.0, room.h);
        let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::Start);
        let (text, _) = crate::board::name::fit(&name, room, &[room.h * 0.5, room.h], style, easel);
        // One line stands in the middle.
        let rise = (room.h - text.extent.h) / 2.0 - (text.extent.y - room.y);
        scene.text(text.moved(0.0, rise));
    }
}

const fn phase(phase: Phase, attacks: bool) -> &'static str {
    match phase {
        Phase::ChooseFirst => "first",
        Phase::Deal => "deal",
        Phase::Block => "block",
        Phase::Clash => "clash",
        Phase::Final => "final",
        Phase::Answer => "answer",
        Phase::Over => "over",
        Phase::Main if attacks => "attack",
        Phase::Main => "main",
    }
}
