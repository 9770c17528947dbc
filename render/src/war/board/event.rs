//! What is told between the players: the phase, what gets through, and the cards used last.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::table::{Phase, Table};

use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::board::{crest, seat_color};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};
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
    through: Option<Blow>,
    /// The card that a question is about, and the seat that is asked.
    asking: Option<(u8, Arc<CardDef>)>,
    shown: Vec<(u8, Arc<CardDef>)>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// The damage that a player takes if nothing more happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Blow {
    n: i16,
    seat: u8,
    /// The player's name.
    name: String,
    /// The words for a blow that leaves no health, the longest first; none for any other.
    lethal: &'static [&'static str],
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
    pub(super) fn of(table: &Table, names: &[String; 2], size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        let through = blow(table, names).filter(|_| table.outcome.is_none());
        let mut asked = [Seat::FIRST, Seat::SECOND].into_iter().filter(|seat| table.asked.has(*seat));
        let seat = match (asked.next(), asked.next()) {
            (Some(seat), None) => Some(seat.0),
            _ => None,
        };
        let asking = table.asking.clone().map(|card| (table.asked.iter().next().map_or(0, |seat| seat.0), card));
        // The card that asks is often the one that was used last.
        let is_told = |(at, (_, card)): &(usize, &(Seat, Arc<CardDef>))| *at > 0 || table.asking.as_ref() != Some(card);
        let shown = table
            .shown
            .iter()
            .enumerate()
            .filter(is_told)
            .map(|(_, shown)| shown)
            .take(MOST)
            .map(|(seat, card)| (seat.0, card.clone()))
            .collect();
        let phase = phase(table.phase, through.is_some());
        let hold = table.hold.filter(|_| table.outcome.is_none()).map(|(seat, left)| (seat.0, left));
        let (turns, weather) = (table.turns, table.weather.clone());
        Self { phase, turns, weather, hold, seat, through, asking, shown, size, lang, theme }
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
        // Large letters leave no room for the turn above what an attack does.
        if self.turns > 0 && (self.through.is_none() || self.theme != Theme::LargeText) {
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
        let each = (font * 2.25).round();
        if let Some((seat, card)) = &self.asking {
            self.card(&mut scene, row(y, each), Seat(*seat), card, easel);
            y += each + 8.0;
        }
        let left = area.h - 6.0 - y;
        let blow = self.through.as_ref().and_then(|blow| Some((blow, self.verdict(blow, row(0.0, left), easel)?)));
        let through = blow.as_ref().map_or(0.0, |(_, (_, high))| high + 8.0);
        let hint = easel.say(self.lang, &format!("war-{}-hint", self.phase));
        let style = Style::line(Font::Body, font, font, skin.ink).align(Align::Start).wrap(Wrap::Lines(4));
        // A hint that has no room is left out, and the card that asks says more.
        let text = easel.fit(&hint, row(y, font * 4.9), style);
        let fits = !text.cut && !text.is_torn() && y + text.extent.h + 12.0 + through <= area.h - 6.0;
        if fits && self.asking.is_none() {
            let high = text.extent.h;
            let rise = y - text.extent.y;
            scene.text(text.moved(0.0, rise));
            y += high + 12.0;
        }
        if let Some((blow, (verdict, high))) = blow {
            self.through(&mut scene, row(y, high), blow, verdict, easel);
            y += high + 8.0;
        }
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

    /// The words for a blow that leaves no health, if there are any, laid out at the top, and the height of all that is said of
    /// the blow; `None` if that has no room.
    fn verdict(&self, blow: &Blow, room: Area, easel: &mut Easel) -> Option<(Option<TextBox>, f32)> {
        let font = Sizes::of(self.theme).font;
        let high = (font * 2.7).round();
        let left = room.h - high - 10.0;
        let style = Style::line(Font::Strong, font, font * 1.1, WHITE);
        let laid = blow.lethal.iter().flat_map(|key| [(key, 1_u8), (key, 2)]).find_map(|(key, lines)| {
            let words = easel.say(self.lang, key);
            let place = Area { y: 4.0, h: f32::from(lines) * font * 1.2, ..room.inset(8.0) };
            let text = easel.fit(&words, place, style.wrap(Wrap::Lines(lines.into())));
            (place.h <= left && !text.cut && !text.is_torn()).then_some(text)
        });
        let below = laid.as_ref().map_or(0.0, |text| text.room.h + 10.0);
        (high <= room.h).then_some((laid, high + below))
    }

    /// The attack that nobody blocks: whom it hits, with how much damage, and whether that is the end.
    fn through(&self, scene: &mut Scene, room: Area, blow: &Blow, verdict: Option<TextBox>, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let side = font * 1.2;
        crest(scene, Area::new(room.x, room.y, side, side), Seat(blow.seat), self.theme);
        let left = room.x + side + 6.0;
        let style = Style::line(Font::Title, font, font, skin.ink).align(Align::Start).cuttable();
        scene.text(easel.fit(&blow.name, Area::new(left, room.y, room.right() - left, side), style));
        let y = room.y + side + 3.0;
        let red = if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_6a_70) };
        scene.icon("ui-swords", Area::new(room.x + 1.0, y + 2.0, side - 2.0, side - 2.0), skin.ink);
        let style = Style::line(Font::Strong, font, font * 1.3, if blow.n > 0 { red } else { skin.faint });
        let words = if blow.n > 0 { format!("−{}", blow.n) } else { "0".to_owned() };
        let digits = Area::new(left, y, room.right() - left - side, font * 1.4);
        let digits = easel.fit(&words, digits, style.align(Align::Start));
        scene.icon("ui-health", Area::new(digits.extent.right() + 6.0, y + 3.0, side - 2.0, side - 2.0), red);
        scene.text(digits);
        if let Some(words) = verdict {
            let top = room.y + (font * 2.7).round() + 1.0;
            let plate = Area::new(room.x, top, room.w, words.room.h + 8.0);
            scene.zone("lethal", plate);
            scene.fill(plate.round(8.0), if self.theme.is_plain() { WHITE } else { skin.bad.light(0.4) });
            scene.fill(plate.inset(2.0).round(6.0), skin.bad);
            scene.text(words.moved(0.0, top));
        }
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

/// The attack that nobody blocks; none without an attack.
fn blow(table: &Table, names: &[String; 2]) -> Option<Blow> {
    let groups = super::layout::groups(table);
    let seat = table.turn.filter(|_| !groups.is_empty())?.other();
    let open = groups.iter().filter(|group| group.blockers.is_empty() && !group.attacker.blocked);
    let n = open.map(|group| i16::from(group.attacker.attack)).sum();
    // A question may come before the blocks are final.
    let may_block = matches!(table.phase, Phase::Main | Phase::Block | Phase::Answer);
    let lethal: &[&str] = match (n >= table.sides[seat].health.max(1), may_block) {
        (false, _) => &[],
        (true, false) => &["war-lethal"],
        (true, true) => &["war-lethal-open", "war-lethal-open-brief"],
    };
    Some(Blow { n, seat: seat.0, name: names[seat.index()].clone(), lethal })
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
