//! A seat whose deck is being built: what its player does, and how many cards there are.

use duelhall_engine::formats::{Building, DeskView};
use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;

use crate::board::{WHITE, font, seat_color};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The room between plaques.
const GAP: f32 = 6.0;

/// A seat whose deck is being built.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Desk {
    seat: u8,
    work: Work,
    /// Cards that the player has.
    cards: u16,
    /// Cards in the booster that the player holds.
    booster: u16,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// What a player is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Work {
    /// Takes a card from a booster.
    Picks,
    /// Has taken a card, and waits until the boosters move on.
    Picked,
    /// Builds a deck.
    Builds,
    /// Waits for the others.
    Ready,
    /// Nothing more, because the others have left.
    Won,
    /// Nothing more.
    Over,
}

impl Work {
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Picks => ("status-pick", "ui-pick"),
            Self::Picked => ("status-picked", "ui-check"),
            Self::Builds => ("status-build", "ui-swap"),
            Self::Ready => ("status-ready", "ui-check"),
            Self::Won => ("status-won", "ui-trophy"),
            Self::Over => ("phase-over", "ui-scales"),
        }
    }
}

impl Piece for Desk {
    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Desk {
    pub(super) fn of<C>(table: &Building<C>, desk: &DeskView, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        let work = match table.outcome {
            Some(outcome) if outcome.winners.has(desk.seat) => Work::Won,
            Some(_) => Work::Over,
            None => match (table.asked.has(desk.seat), desk.booster > 0) {
                (true, true) => Work::Picks,
                (false, true) => Work::Picked,
                (true, false) => Work::Builds,
                (false, false) => Work::Ready,
            },
        };
        Self { seat: desk.seat.0, work, cards: desk.cards, booster: desk.booster, size, lang, theme }
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let mut counts = vec![("ui-draw-pile", self.cards, Text::new("pic-cards").num("n", self.cards))];
        if self.booster > 0 {
            counts.push(("ui-hand", self.booster, Text::new("pic-booster")));
        }
        let parts = if self.booster > 0 { 2 } else { 1 };
        if area.w > area.h * 2.5 {
            let work = Area { w: (area.w * 0.4).round(), ..area };
            self.work(&mut scene, work, easel);
            let rest = Area::new(work.right() + GAP, 0.0, area.right() - work.right() - GAP, area.h);
            for (place, (sign, count, words)) in split(rest, parts, true).into_iter().zip(counts) {
                self.tall(&mut scene, place, sign, count, &words, easel);
            }
        } else {
            let work = Area { h: (area.h * 0.53).round(), ..area };
            self.work(&mut scene, work, easel);
            let rest = Area::new(0.0, work.bottom() + GAP, area.w, area.bottom() - work.bottom() - GAP);
            for (place, (sign, count, words)) in split(rest, parts, false).into_iter().zip(counts) {
                self.flat(&mut scene, place, sign, count, &words, easel);
            }
        }
        scene
    }

    /// What the player is doing: a sign in a disc, and words below it.
    fn work(&self, scene: &mut Scene, area: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let color = seat_color(Seat(self.seat), self.theme);
        let (key, sign) = self.work.words();
        let busy = matches!(self.work, Work::Picks | Work::Builds);
        if busy {
            scene.fill(area.round(12.0), color);
            let ground = if self.theme.is_plain() { skin.panel[1] } else { NIGHT.mix(color, 0.16) };
            scene.fill(area.inset(2.5).round(10.0), ground);
        } else {
            scene.fill(area.round(12.0), NIGHT.alpha(120));
        }
        let words = easel.say(self.lang, key);
        let style = Style::line(Font::Title, font, font * 1.6, skin.ink).wrap(Wrap::Lines(2));
        let mut room = Area::new(area.x + 6.0, 0.0, area.w - 12.0, font * 2.2);
        // If one line is enough, the sign gets more room. Descenders reach below the last line.
        let fitted = easel.fit(&words, room, style);
        room.h = fitted.extent.h.ceil() + 4.0;
        let tail = if fitted.lines.len() > 1 { 0.0 } else { fitted.size * 0.2 };
        let side = (area.h - room.h - tail - 20.0).min(area.w * 0.4).min(112.0);
        let used = side + 8.0 + room.h + tail;
        let (x, y) = area.center();
        let disc = Area::new(x - side / 2.0, y - used / 2.0, side, side);
        let (fill, ink): (Rgba, Rgba) = match self.work {
            Work::Picked | Work::Ready => (skin.good, WHITE),
            Work::Won => (color, NIGHT),
            Work::Picks | Work::Builds => (color, NIGHT),
            Work::Over => (skin.panel[0], skin.faint),
        };
        scene.fill(disc.round(side / 2.0), fill.light(0.4));
        scene.fill(disc.inset(2.5).round(side / 2.0 - 2.5), fill);
        scene.icon(sign, disc.inset(side * 0.2), ink);
        room.y = disc.bottom() + 8.0;
        scene.text(easel.fit(&words, room, style));
    }

    /// A sign, and below it a large number with its label.
    fn tall(&self, scene: &mut Scene, area: Area, sign: &str, count: u16, words: &Text, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        scene.fill(area.round(12.0), NIGHT.alpha(120));
        let (x, _) = area.center();
        let side = (area.h - font * 4.4).min(96.0);
        let top = area.y + (area.h - side - font * 3.9) / 2.0;
        scene.icon_raised(sign, Area::new(x - side / 2.0, top, side, side), skin.faint, 3.0, NIGHT.alpha(160));
        let room = |y: f32, h: f32| Area::new(area.x + 8.0, y, area.w - 16.0, h);
        let style = Style::line(Font::Strong, font * 1.5, font * 2.4, skin.ink);
        scene.text(easel.fit(&count.to_string(), room(top + side + 4.0, font * 2.2), style));
        let style = Style::line(Font::Title, font, font * 1.3, skin.faint);
        let words = easel.say_text(self.lang, words);
        scene.text(easel.fit(&words, room(top + side + 4.0 + font * 2.3, font * 1.4), style));
    }

    /// A sign, a number next to it, and its label, all centred. The sign is smaller or left out where the label needs its room.
    fn flat(&self, scene: &mut Scene, area: Area, sign: &str, count: u16, words: &Text, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        scene.fill(area.round(12.0), NIGHT.alpha(120));
        let room = |x: f32| Area::new(x, area.y, area.right() - x - 5.0, area.h);
        let (large, gap) = ((area.h - 12.0).min(48.0), 7.0);
        let words = easel.say_text(self.lang, words);
        let mut laid = |side: f32, most: f32| {
            let left = area.x + 6.0 + if side > 0.0 { side + gap } else { 0.0 };
            let style = Style::line(Font::Strong, font, most, skin.ink).align(Align::Start);
            let number = easel.fit(&count.to_string(), room(left), style);
            let style = Style::line(Font::Title, font, font * 1.1, skin.faint).align(Align::Start);
            let word = easel.fit(&words, room(number.extent.right() + gap), style);
            (side, number, word)
        };
        let mut flat = laid(large, font * 1.5);
        for side in [large.min(30.0), 0.0] {
            if flat.2.cut {
                flat = laid(side, font * 1.2);
            }
        }
        let (side, number, word) = flat;
        let end = if word.cut { number.extent.right() } else { word.extent.right() };
        let shift = ((area.right() - 6.0 - end) / 2.0).floor().max(0.0);
        if side > 0.0 {
            let place = Area::new(area.x + 6.0 + shift, area.y + (area.h - side) / 2.0, side, side);
            scene.icon(sign, place, skin.faint);
        }
        scene.text(number.moved(shift, 0.0));
        if !word.cut {
            scene.text(word.moved(shift, 0.0));
        }
    }
}

/// Equal parts of a room, next to or below each other.
fn split(room: Area, count: u8, beside: bool) -> Vec<Area> {
    let parts = f32::from(count);
    let each = |whole: f32| ((whole + GAP) / parts - GAP).floor();
    let part = |index: u8| {
        let (w, h) = if beside { (each(room.w), room.h) } else { (room.w, each(room.h)) };
        let (x, y) = if beside { (w + GAP, 0.0) } else { (0.0, h + GAP) };
        Area::new(room.x + f32::from(index) * x, room.y + f32::from(index) * y, w, h)
    };
    (0..count).map(part).collect()
}
