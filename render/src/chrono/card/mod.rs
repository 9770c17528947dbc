//! The face of a card of Chrono: its art, its name and its three rows, or the abilities of a hero.

mod text;

use std::sync::Arc;

use duelhall_engine::chrono::card::{CardDef, Epoch, Rarity, Type};
use duelhall_engine::text::Lang;

use self::text::{Laid, SpellSign, left};
use super::art;
use super::look::{EARTH, GLOW, WHITE, icon, kind_sign, light, mark, paper, sign, tint};
use crate::card::{Look, alone};
use crate::digits::width;
use crate::easel::Easel;
use crate::hand::Worded;
use crate::scene::{Area, Rgba, Scene, circle, polygon};
use crate::sheet::{Piece, Sheet};
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Theme};

/// A card of Chrono to be drawn.
pub(crate) type Face = crate::card::Face<Held>;

/// The least height of a card's art.
const LEAST_ART: f32 = 64.0;

/// The same where a picture may be as tall as it needs to be.
const ROOMY_ART: f32 = 100.0;

/// A card with its present cost, in a present epoch.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Held {
    pub(crate) card: Arc<CardDef>,
    pub(crate) cost: u8,
    /// The epoch whose row is lit, if the card is in a match.
    pub(crate) epoch: Option<Epoch>,
    /// Its number on the board, for a shadow that lies there face down.
    pub(crate) shade: Option<u16>,
}

/// The picture of a single card, 480 pixels wide.
pub(super) fn sheet(def: &CardDef, lang: Lang, theme: Theme) -> Sheet {
    in_epoch(def, None, lang, theme)
}

/// The same with the row of an epoch lit.
pub(super) fn in_epoch(def: &CardDef, epoch: Option<Epoch>, lang: Lang, theme: Theme) -> Sheet {
    let font = if theme == Theme::LargeText { 24 } else { 20 };
    alone((480, 680), theme, |size| {
        let card = Held { card: Arc::new(def.clone()), cost: def.cost, epoch, shade: None };
        Face { card, lang, theme, size, font, look: Look::Plain, compact: false }
    })
}

/// The least height of art that keeps the name of a compact card below its number.
const CORNER: f32 = 60.0;

impl Piece for Face {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.whole(easel)
    }
}

impl Worded for Face {
    const CORNER: u16 = 54;

    fn least_height(&self, easel: &mut Easel) -> f32 {
        let inner = Area::new(0.0, 0.0, f32::from(self.size.0) - 8.0, 0.0);
        let (_, band) = self.title(easel, inner);
        let (_, text) = self.laid(easel, inner.w, f32::from(self.font));
        let (words, kind) = self.kind_line(easel, inner);
        // A card too narrow for its type line has no height that is enough.
        if words.cut {
            return f32::INFINITY;
        }
        let art = if self.compact { LEAST_ART } else { ROOMY_ART };
        (art + band + kind + text + 8.0).ceil()
    }
}

impl Face {
    fn whole(&self, easel: &mut Easel) -> Scene {
        let (mut scene, place) = self.bare();
        let card = &self.card.card;
        let home = light(card.home, self.theme);
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
        let (blocks, text) = self.fitting(easel, inner, band + kind);
        // Where the words are so many that the name would lie below the number, the type line gives way.
        let told = inner.h - band - kind - text >= CORNER || !self.compact;
        let kind = if told { kind } else { 0.0 };
        // Art of few different heights is found again more often.
        let spare = inner.h - band - kind - text;
        let art = Area { h: (spare / 20.0).floor() * 20.0, ..inner };
        let dark = paper(card.home, self.theme);
        scene.clip(inner.round(14.0), |scene| {
            scene.fill(inner.path(), dark);
            self.art(scene, art, icon(card), || art::plan(card));
            let line = Area { y: art.bottom(), h: 2.0, ..inner };
            scene.fill(line.path(), home.mix(dark, 0.3));
        });
        scene.text(name.moved(0.0, art.bottom()));
        if told {
            self.kind(&mut scene, Area { y: art.bottom() + band, h: kind, ..inner }, kind_words);
        }
        self.blocks(&mut scene, inner, art.bottom() + band + kind, &blocks, easel);
        self.cost(&mut scene, place, easel);
        self.mark(&mut scene, art, easel);
        if let Some(number) = self.card.shade {
            self.number(&mut scene, place, number, easel);
        }
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

    /// The type line, laid out from the top, in one line or two, and its height.
    fn kind_line(&self, easel: &mut Easel, inner: Area) -> (TextBox, f32) {
        let (card, font) = (&self.card.card, f32::from(self.font));
        let words = easel.words().chrono_type_line(self.lang, card);
        let left = inner.x + 8.0 + if card.kind == Type::Hero { font * 0.9 + 6.0 } else { font * 1.1 + 7.0 };
        let right = inner.right() - 12.0 - 14.0 * f32::from(self.rarity());
        let room = |height: f32| Area::new(left, 0.0, right - left, height);
        let style = Style::line(Font::Body, font, font * 1.1, Rgba::hex(0xd6_d8_f0)).align(Align::Start);
        let one = (font * 1.42).round();
        let line = easel.fit(&words, room(one), style);
        if !line.cut {
            return (line, one);
        }
        let more = |words: &str, lines: usize, easel: &mut Easel| {
            let height = ([2.4, 3.6][lines - 2] * font).round();
            (easel.fit(words, room(height), Style { max: font, ..style }.wrap(Wrap::Lines(lines))), height)
        };
        // Where not even three lines are enough, the type alone is more than half of its subtypes.
        let kind = words.split('—').next().unwrap_or_default().trim_end();
        let tries = [(&*words, 2), (&*words, 3), (kind, 2)];
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

    /// The home epoch, the type line, and the rarity at the right.
    fn kind(&self, scene: &mut Scene, area: Area, words: TextBox) {
        let (card, font) = (&self.card.card, f32::from(self.font));
        scene.fill(area.path(), NIGHT.alpha(if self.theme.is_plain() { 0 } else { 110 }));
        let y = area.center().1;
        if card.kind == Type::Hero {
            let side = font * 0.9;
            let sign = Area::new(area.x + 8.0, y - side / 2.0, side, side);
            scene.icon(kind_sign(card), sign, light(card.home, self.theme));
        } else {
            let radius = font * 0.46;
            mark(scene, (area.x + 8.0 + radius * 1.2, y), radius, card.home, true, self.theme);
        }
        let mut right = area.right() - 8.0;
        for _ in 0..self.rarity() {
            let x = right - 6.0;
            scene.fill(polygon([(x, y - 7.0), (x + 6.0, y), (x, y + 7.0), (x - 6.0, y)]), self.theme.skin().bright);
            right -= 14.0;
        }
        scene.text(words.moved(0.0, area.y));
    }

    /// The blocks at the largest font that leaves enough of the card to its art, and their height.
    fn fitting(&self, easel: &mut Easel, inner: Area, above: f32) -> (Vec<Laid>, f32) {
        let font = f32::from(self.font);
        for scale in [1.5, 1.4, 1.3, 1.2, 1.1] {
            let (laid, height) = self.laid(easel, inner.w, font * scale);
            if inner.h - above - height >= inner.w * 0.66 {
                return (laid, height);
            }
        }
        self.laid(easel, inner.w, font)
    }

    fn blocks(&self, scene: &mut Scene, inner: Area, top: f32, blocks: &[Laid], easel: &mut Easel) {
        let mut y = top;
        #[expect(clippy::cast_precision_loss, reason = "few blocks")]
        let spare = (inner.bottom() - top - blocks.iter().map(|laid| laid.height).sum::<f32>()).max(0.0)
            / blocks.len().max(1) as f32;
        for (at, laid) in blocks.iter().enumerate() {
            let area = Area { y, h: laid.height + spare, ..inner };
            let lit = self.card.epoch.is_some_and(|epoch| laid.block.epochs.contains(&epoch));
            if lit && self.theme.is_plain() {
                scene.fill(area.path(), WHITE);
            } else if lit {
                let last = at + 1 == blocks.len();
                let shape = if last { area.rounds([0.0, 0.0, 14.0, 14.0]) } else { area.path() };
                scene.fill(shape, GLOW);
            } else if at > 0 {
                scene.fill(Area { y, h: 1.5, ..inner.inset(8.0) }.path(), WHITE.alpha(45));
            }
            self.one(scene, area, laid, lit, easel);
            y += area.h;
        }
    }

    fn one(&self, scene: &mut Scene, area: Area, laid: &Laid, lit: bool, easel: &mut Easel) {
        let font = laid.font;
        let ink = match (lit, self.theme.is_plain()) {
            (true, true) => Rgba::hex(0),
            (true, false) => EARTH,
            (false, _) => Rgba::hex(0xf2_ee_ff),
        };
        let rise = area.y + (area.h - laid.height) / 2.0;
        let step = font * 1.34;
        #[expect(clippy::cast_precision_loss, reason = "three at most")]
        let column = step * laid.block.epochs.len() as f32;
        let marks = column + if laid.sign == SpellSign::Below { font } else { 0.0 };
        for (at, epoch) in (0_u8..).zip(&laid.block.epochs) {
            let y = area.y + (area.h - marks) / 2.0 + step * (f32::from(at) + 0.5);
            let on = self.card.epoch.is_none_or(|now| now == *epoch);
            mark(scene, (area.x + left(font) * 0.5, y), font * 0.52, *epoch, on, self.theme);
        }
        if laid.block.epochs.is_empty() {
            let side = font * 0.62;
            let y = rise + font * 0.28 + font * 0.61;
            let place = Area::new(area.x + left(font) * 0.5 - side / 2.0, y - side / 2.0, side, side);
            scene.icon("ui-counter", place, Rgba::hex(0x7f_e8_e0));
        }
        let spell = match laid.sign {
            SpellSign::Nowhere => None,
            SpellSign::Before => Some((area.x + left(font), rise + font * 0.39)),
            SpellSign::Below => {
                Some((area.x + left(font) * 0.5 - font * 0.5, area.y + (area.h - marks) / 2.0 + column))
            }
        };
        if let Some((x, y)) = spell {
            scene.icon("ui-spell", Area::new(x, y, font, font), ink);
        }
        let mut x = area.x + left(font);
        for (resource, n) in &laid.block.tokens {
            let words = n.to_string();
            let (side, y) = (font, rise + font * 0.28);
            scene.icon(sign(*resource), Area::new(x, y + font * 0.11, side, side), tint(*resource, lit, self.theme));
            let digits = Area::new(x + side + 2.0, y, width(&words, font), font * 1.22);
            scene.text(easel.fit(&words, digits, Style::line(Font::Strong, font, font * 1.08, ink)));
            x = digits.right() + font * 0.34;
        }
        if let Some(words) = &laid.words {
            let mut words = words.clone().moved(area.x, rise);
            words.color = ink;
            scene.text(words);
        }
    }

    /// The cost in an orb; a shadow and a hero have their signs there.
    fn cost(&self, scene: &mut Scene, place: Area, easel: &mut Easel) {
        let (card, font) = (&self.card.card, f32::from(self.font));
        let radius = if self.compact { 26.0 } else { (font * 1.2).max(place.w * 0.085) };
        let center = (place.x + radius - 4.0, place.y + radius - 4.0);
        let faded = matches!(self.look, Look::Dear | Look::Discarded);
        let orb = if faded { Rgba::hex(0x4a_48_58) } else { Rgba::hex(0x4c_2e_92) };
        let rim = if faded { Rgba::hex(0x9a_98_a8) } else { Rgba::hex(0xc9_a2_ff) };
        scene.zone("cost", Area::new(center.0 - radius, center.1 - radius, 2.0 * radius, 2.0 * radius));
        scene.fill(circle(center, radius), NIGHT);
        scene.fill(circle(center, radius - 2.0), if self.theme.is_plain() { WHITE } else { rim });
        scene.fill(circle(center, radius - 4.5), if self.theme.is_plain() { NIGHT } else { orb });
        let inside = Area::new(center.0 - radius, center.1 - radius, 2.0 * radius, 2.0 * radius).inset(7.0);
        match card.kind {
            Type::Hero => scene.icon("ui-crown", inside, self.theme.skin().bright),
            Type::Shadow => scene.icon("ui-shade", inside, WHITE),
            Type::Thoughtform | Type::Location(_) | Type::Event(_) => {
                let style = Style::line(Font::Strong, font, radius * 1.3, WHITE);
                scene.text(easel.fit(&self.card.cost.to_string(), inside.inset(-2.0), style));
                self.dearer(scene, (center.0, center.1 + radius + 7.0));
            }
        }
    }

    /// A triangle below a cost that is not the printed one: up if it is higher.
    fn dearer(&self, scene: &mut Scene, (x, y): (f32, f32)) {
        let tip = match self.card.cost.cmp(&self.card.card.cost) {
            std::cmp::Ordering::Equal => return,
            std::cmp::Ordering::Greater => -8.0,
            std::cmp::Ordering::Less => 8.0,
        };
        let skin = self.theme.skin();
        let color = if tip < 0.0 { skin.bad } else { skin.good };
        scene.fill(polygon([(x, y + tip * 1.5), (x - 13.0, y - tip * 1.2), (x + 13.0, y - tip * 1.2)]), WHITE);
        scene.fill(polygon([(x, y + tip), (x - 9.0, y - tip * 0.8), (x + 9.0, y - tip * 0.8)]), color);
    }

    /// The number that a shadow has on the board, in the corner.
    fn number(&self, scene: &mut Scene, place: Area, number: u16, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), f32::from(self.font) + 1.0);
        let words = number.to_string();
        let wide = width(&words, font * 1.2) + 20.0;
        let tab = Area::new(place.right() - wide + 4.0, place.y - 4.0, wide, font * 1.7);
        scene.zone("tab", tab);
        scene.fill(tab.round(10.0), skin.faint);
        scene.fill(tab.inset(2.5).round(8.0), NIGHT);
        scene.text(easel.fit(&words, tab.inset(3.0), Style::line(Font::Strong, font, font * 1.2, skin.ink)));
    }
}
