//! The face of a card of War: its art with attack and defense, its name, its type and its text.

mod text;

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_engine::war::card::{CardDef, Rarity, Type};
use duelhall_engine::war::set::library;

use self::text::Laid;
use super::art;
use super::look::{WHITE, badge, diamonds, icon, light, mark, paper};
use super::plate::{Ink, Plate};
use crate::card::{Look, alone};
use crate::easel::Easel;
use crate::hand::Worded;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::sheet::{Piece, Sheet};
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Theme};

/// A card of War to be drawn.
pub(crate) type Face = crate::card::Face<Held>;

/// The least height of a card's art where a picture may be as tall as it needs to be.
const ROOMY_ART: f32 = 120.0;

/// A card with its present cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Held {
    pub(crate) card: Arc<CardDef>,
    pub(crate) cost: u8,
    /// Whether its line of history is shown.
    pub(crate) history: bool,
}

/// The picture of a single card, 480 pixels wide.
pub(super) fn sheet(def: &CardDef, lang: Lang, theme: Theme) -> Sheet {
    let font = if theme == Theme::LargeText { 24 } else { 20 };
    // A match knows its cards without their history.
    let history = def.history.clone().or_else(|| library().card(&def.id).and_then(|card| card.history.clone()));
    alone((480, 680), theme, |size| {
        let card = Arc::new(CardDef { history, ..def.clone() });
        let card = Held { card, cost: def.cost, history: true };
        Face { card, lang, theme, size, font, look: Look::Plain, compact: false }
    })
}

impl Piece for Face {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.whole(easel)
    }
}

impl Worded for Face {
    const CORNER: u16 = 56;

    fn least_height(&self, easel: &mut Easel) -> f32 {
        let inner = Area::new(0.0, 0.0, f32::from(self.size.0) - 8.0, 0.0);
        let (_, band) = self.title(easel, inner);
        let text = self.laid(easel, inner.w, f32::from(self.font), false).height();
        let (words, kind) = self.kind_line(easel, inner);
        // A card too narrow for its type line has no height that is enough.
        if words.cut {
            return f32::INFINITY;
        }
        (self.least_art() + band + kind + text + 8.0).ceil()
    }
}

impl Face {
    fn whole(&self, easel: &mut Easel) -> Scene {
        let (mut scene, place) = self.bare();
        let card = &self.card.card;
        let home = light(card.country, self.theme);
        if !self.theme.is_plain() {
            scene.shadow(place.inset(4.0).shift(0.0, 4.0), 18.0, 4.0, NIGHT.alpha(190));
        }
        let rim = match self.look {
            Look::Dear | Look::Discarded => home.grey().dark(0.45),
            Look::Plain | Look::Leaving => home,
        };
        scene.fill(place.round(18.0), rim);
        let inner = place.inset(4.0);
        let (name, band) = self.title(easel, inner);
        let (kind_words, kind) = self.kind_line(easel, inner);
        let (laid, text) = self.fitting(easel, inner, band + kind);
        // Art of few different heights is found again more often.
        let spare = inner.h - band - kind - text;
        let art = Area { h: ((spare / 20.0).floor() * 20.0).max(self.least_art().min(spare)), ..inner };
        let dark = paper(card.country, self.theme);
        scene.clip(inner.round(14.0), |scene| {
            scene.fill(inner.path(), dark);
            self.art(scene, art, icon(card), || art::plan(card));
            let line = Area { y: art.bottom(), h: 2.0, ..inner };
            scene.fill(line.path(), home.mix(dark, 0.3));
        });
        scene.text(name.moved(0.0, art.bottom()));
        self.kind(&mut scene, Area { y: art.bottom() + band, h: kind, ..inner }, kind_words);
        self.text(&mut scene, inner, art.bottom() + band + kind, &laid);
        self.values(&mut scene, art, easel);
        self.cost(&mut scene, place, art, easel);
        self.mark(&mut scene, art, easel);
        scene
    }

    /// The name, laid out from the top, and the height of its band.
    fn title(&self, easel: &mut Easel, inner: Area) -> (TextBox, f32) {
        let font = f32::from(self.font);
        let name = easel.words().card_name(self.lang, &self.card.card);
        let large = (inner.w / 12.0).max(font * 1.1).min(font * 1.7);
        let room = |height: f32| Area::new(inner.x + 8.0, 2.0, inner.w - 16.0, height);
        let style = Style::line(Font::Title, font, large, WHITE);
        let one = easel.fit(&name, room(large * 1.36), style);
        if !one.cut {
            return (one, (large * 1.36).round() + 4.0);
        }
        let style = Style { max: font * 1.1, ..style };
        let two = easel.fit(&name, room(font * 2.3), style.wrap(Wrap::Lines(2)));
        (two, (font * 2.3).round() + 4.0)
    }

    /// The left edge of the type line: the mark of the country is left of it.
    fn after_mark(&self, inner: Area) -> f32 {
        inner.x + 12.0 + f32::from(self.font) * 1.04
    }

    /// The type line, laid out from the top, in one line or more, and its height.
    fn kind_line(&self, easel: &mut Easel, inner: Area) -> (TextBox, f32) {
        let (card, font) = (&self.card.card, f32::from(self.font));
        let words = easel.words().war_type_line(self.lang, card);
        let left = self.after_mark(inner);
        let right = inner.right() - 12.0 - 14.0 * f32::from(self.rarity());
        let room = |height: f32| Area::new(left, 0.0, right - left, height);
        let style = Style::line(Font::Body, font, font * 1.1, Rgba::hex(0xd6_d8_f0)).align(Align::Start);
        let one = (font * 1.42).round();
        let line = easel.fit(&words, room(one), style);
        if !line.cut {
            return (line, one);
        }
        // The mark says the country, so that it is left out where not all has room.
        let kind = words.split(['—', '·']).next().unwrap_or_default().trim_end();
        let short = words.split_once('—').map_or_else(|| kind.to_owned(), |(_, tags)| format!("{kind} —{tags}"));
        let line = easel.fit(&short, room(one), style);
        if !line.cut {
            return (line, one);
        }
        let more = |words: &str, lines: usize, easel: &mut Easel| {
            let height = ([2.4, 3.6][lines - 2] * font).round();
            (easel.fit(words, room(height), Style { max: font, ..style }.wrap(Wrap::Lines(lines))), height)
        };
        let tries = [(&*words, 2), (&*short, 2), (&*words, 3), (kind, 2)];
        let fitting = tries.into_iter().map(|(words, lines)| more(words, lines, easel)).find(|(line, _)| !line.cut);
        fitting.unwrap_or_else(|| more(kind, 3, easel))
    }

    /// The diamonds of its rarity.
    fn rarity(&self) -> u8 {
        match self.card.card.rarity {
            Rarity::Common => 0,
            Rarity::Uncommon => 1,
            Rarity::Rare => 2,
            Rarity::Mythic => 3,
        }
    }

    /// The mark of the country, the type line, and the rarity at the right.
    fn kind(&self, scene: &mut Scene, area: Area, words: TextBox) {
        let font = f32::from(self.font);
        scene.fill(area.path(), NIGHT.alpha(if self.theme.is_plain() { 0 } else { 110 }));
        let y = area.center().1;
        let radius = font * 0.46;
        mark(scene, (area.x + 8.0 + radius, y), radius, self.card.card.country, self.theme);
        diamonds(scene, area.right() - 8.0, y, self.rarity(), self.theme.skin().bright);
        scene.text(words.moved(0.0, area.y));
    }

    /// The text at the largest font that leaves enough of the card to its art, and its height.
    fn fitting(&self, easel: &mut Easel, inner: Area, above: f32) -> (Laid, f32) {
        let font = f32::from(self.font);
        for scale in [1.4, 1.3, 1.2, 1.1] {
            let laid = self.laid(easel, inner.w, font * scale, self.card.history);
            let height = laid.height();
            if inner.h - above - height >= inner.w * 0.66 {
                return (laid, height);
            }
        }
        let whole = self.laid(easel, inner.w, font, self.card.history);
        let laid = match inner.h - above - whole.height() < self.least_art() {
            true => self.laid(easel, inner.w, font, false),
            false => whole,
        };
        let height = laid.height();
        (laid, height)
    }

    /// The height of a plate of attack or defense.
    fn plate(&self) -> f32 {
        let font = f32::from(self.font);
        if self.compact { font * 1.7 } else { (font * 2.0).max(f32::from(self.size.0) * 0.16) }
    }

    /// The least height of the art: what stands in its upper corners meets nothing that stands in the lower ones.
    fn least_art(&self) -> f32 {
        let high = self.plate();
        if self.compact { 54.0 + high } else { (2.0 * high + 14.0).max(ROOMY_ART) }
    }

    /// The attack and the defense of a unit in the lower corners of its art; the type of any other card in the left one.
    fn values(&self, scene: &mut Scene, art: Area, easel: &mut Easel) {
        let (card, font) = (&self.card.card, f32::from(self.font));
        let high = self.plate();
        let wide = high * 1.06;
        let y = art.bottom() - high - 1.0;
        if card.kind.is_unit() {
            let ink = Ink { faded: self.look == Look::Dear, theme: self.theme };
            let left = Area::new(art.x + 4.0, y, wide, high);
            let right = Area::new(art.right() - wide - 4.0, y, wide, high);
            Plate::Attack.draw(scene, left, &card.attack.to_string(), font, ink, easel);
            Plate::Defense.draw(scene, right, &card.defense.to_string(), font, ink, easel);
        }
        // The number has the right corner of a compact card.
        let side = high * 0.92;
        let place = match self.compact {
            true => Area::new(art.center().0 - side / 2.0, y + high - side, side, side),
            false => Area::new(art.right() - side - 6.0, art.y + 6.0, side, side),
        };
        scene.zone("type", place);
        badge(scene, place, card.kind, self.theme);
    }

    /// The cost in a tent, and a mark for each base that must be of the card's country.
    fn cost(&self, scene: &mut Scene, place: Area, art: Area, easel: &mut Easel) {
        let (card, font) = (&self.card.card, f32::from(self.font));
        let side = if self.compact { 50.0 } else { (font * 2.3).max(place.w * 0.16) };
        let tent = Area::new(place.x - 4.0, place.y - 4.0, side, side);
        let ink = Ink { faded: matches!(self.look, Look::Dear | Look::Discarded), theme: self.theme };
        let words = match (card.kind, card.x) {
            (Type::Base, _) => String::new(),
            (_, true) => format!("{}+", self.card.cost),
            (_, false) => self.card.cost.to_string(),
        };
        Plate::Cost.draw(scene, tent, &words, font, ink, easel);
        if card.kind == Type::Base {
            mark(scene, (tent.center().0, tent.center().1 + side * 0.05), side * 0.32, card.country, self.theme);
            return;
        }
        let radius = side * 0.19;
        let count = card.own.min(4);
        let room = art.bottom() - self.plate() - 2.0 - tent.bottom();
        // Where the attack would be covered below the cost, the marks stand beside it.
        let is_below = !card.kind.is_unit() || room >= 4.0 + radius * (2.5 * f32::from(count) + 0.2);
        for at in (0..count).map(f32::from) {
            let center = match is_below {
                true => (tent.center().0, tent.bottom() + 4.0 + radius * (1.0 + 2.5 * at)),
                false => (tent.right() + 3.0 + radius * (1.3 + 2.0 * at), tent.bottom() - radius * 1.3),
            };
            scene.fill(crate::scene::circle(center, radius * 1.32), NIGHT.alpha(200));
            mark(scene, center, radius, card.country, self.theme);
        }
        if self.card.cost != card.cost {
            self.changed(scene, (tent.right() + 10.0, tent.center().1));
        }
    }

    /// A triangle next to a cost that is not the printed one: up if it is higher.
    fn changed(&self, scene: &mut Scene, (x, y): (f32, f32)) {
        let tip = if self.card.cost > self.card.card.cost { -8.0 } else { 8.0 };
        let skin = self.theme.skin();
        let color = if tip < 0.0 { skin.bad } else { skin.good };
        scene.fill(polygon([(x, y + tip * 1.5), (x - 13.0, y - tip * 1.2), (x + 13.0, y - tip * 1.2)]), WHITE);
        scene.fill(polygon([(x, y + tip), (x - 9.0, y - tip * 0.8), (x + 9.0, y - tip * 0.8)]), color);
    }
}
