//! The face of a card of Heroes.

pub(crate) mod look;
pub(crate) mod plate;

use std::sync::Arc;

use duelhall_engine::heroes::card::{CardDef, CardType, Cost, Ongoing, Rarity};
use duelhall_engine::text::Lang;

use self::look::{WHITE, class_sign, damage_sign, disc, faction_sign, icon, ornament, outline, suit};
use self::plate::{Ink, Plate};
use crate::card::{Look, alone, band_of_name};
use crate::easel::Easel;
use crate::hand::Worded;
use crate::scene::{Area, Paint, Rgba, Scene, polygon};
use crate::sheet::{Piece, Sheet};
use crate::text::{Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Skin, Theme};

/// A card of Heroes to be drawn.
pub(crate) type Face = crate::card::Face<Held>;

/// The least height of a card's picture.
const LEAST_ART: f32 = 60.0;

/// A card with its current cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Held {
    pub(crate) card: Arc<CardDef>,
    /// `None` for X, and for a card that costs no resources.
    pub(crate) cost: Option<u8>,
}

impl Held {
    /// With the cost that is printed on it.
    pub(crate) fn printed(card: &Arc<CardDef>) -> Self {
        Self { cost: printed(card), card: Arc::clone(card) }
    }
}

/// The picture of a single card, 480 pixels wide.
pub(crate) fn sheet(def: &CardDef, lang: Lang, theme: Theme) -> Sheet {
    let font = if theme == Theme::LargeText { 24 } else { 20 };
    alone((480, 680), theme, |size| {
        let card = Held::printed(&Arc::new(def.clone()));
        Face { card, lang, theme, size, font, look: Look::Plain, compact: false }
    })
}

/// The name of a card, its type line and its rules text.
fn said(lang: Lang, card: &CardDef, easel: &Easel) -> [String; 3] {
    let words = easel.words();
    [words.card_name(lang, card), words.heroes_type_line(lang, card), words.heroes_text(lang, card).join("\n")]
}

const fn printed(card: &CardDef) -> Option<u8> {
    match card.cost {
        Cost::N(cost) => Some(cost),
        Cost::X => None,
    }
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
    const CORNER: u16 = 64;

    fn least_height(&self, easel: &mut Easel) -> f32 {
        let [name, kind, rules] = said(self.lang, &self.card.card, easel);
        let skin = self.theme.skin();
        let art = Area::new(0.0, 0.0, f32::from(self.size.0) - 10.0, LEAST_ART);
        let (_, high) = self.name(easel, &name, art);
        let line = self.kind(easel, &kind, Area { y: 0.0, h: high, ..art }, skin).1;
        let rules = self.smallest(easel, &rules, art.w - 16.0).extent.h;
        (LEAST_ART + high + line.h + rules + 16.0 + self.foot_height() + 12.0).ceil()
    }
}

impl Face {
    /// The card with room for its shadow around it.
    fn whole(&self, easel: &mut Easel) -> Scene {
        let (mut scene, place) = self.bare();
        let (skin, card) = (self.theme.skin(), &self.card.card);
        let suit = self.tone(suit(card, self.theme));
        let words = self.words(easel, place, skin);
        if !self.theme.is_plain() {
            scene.shadow(place.inset(4.0).shift(0.0, 4.0), 18.0, 4.0, NIGHT.alpha(190));
        }
        let edge = Paint::down(place.y, place.bottom(), suit.light(0.45), suit.dark(0.35));
        scene.fill(outline(place, card.faction, 18.0), edge);
        let inner = place.inset(5.0);
        scene.clip(outline(inner, card.faction, 14.0), |scene| {
            scene.fill(words.art.path(), suit);
            self.art(scene, words.art, icon(card), || super::art::plan(card));
            let body = Area::new(inner.x, words.band.bottom(), inner.w, inner.bottom() - words.band.bottom());
            scene.fill(body.path(), self.paper(skin, 0));
            band_of_name(scene, words.band, suit);
            if words.kind.is_some() {
                scene.fill(words.line.path(), suit.dark(0.62));
            }
            scene.fill(words.foot.path(), suit.dark(0.5));
            let rim = Area::new(words.foot.x, words.foot.y - 4.0, words.foot.w, 8.0);
            ornament(scene, rim, card.faction, suit.dark(0.5));
        });
        scene.text(words.name);
        if let Some(kind) = words.kind {
            scene.text(kind);
        }
        words.rules.into_iter().for_each(|rules| scene.text(rules));
        self.cost(&mut scene, place, easel);
        if !self.compact {
            self.signs(&mut scene, place);
        }
        self.foot(&mut scene, words.foot, easel);
        self.mark(&mut scene, words.art, easel);
        scene
    }

    /// How much larger things are than in a hand.
    fn scale(&self) -> f32 {
        f32::from(self.size.0) / 246.0
    }

    /// The cost, in the corner; a card that costs no resources has its sign there.
    fn cost(&self, scene: &mut Scene, place: Area, easel: &mut Easel) {
        let scale = self.scale().min(1.5);
        // Compact cards may stand edge to edge.
        let (out, scale) = if self.compact { (-3.0, 1.0) } else { (6.0, scale) };
        let badge = Area::new(place.x - out, place.y - out, 58.0 * scale, 50.0 * scale);
        let card = &self.card.card;
        let max = 36.0 * scale;
        let ink = Ink { min: f32::from(self.font), max, faded: false, theme: self.theme };
        let words = match (&card.kind, self.card.cost) {
            (CardType::Hero { .. }, _) => return,
            (CardType::Quest, _) => {
                Plate::Cost.draw(scene, badge, "", None, ink, easel);
                let side = badge.h * 0.66;
                let (x, y) = badge.center();
                let sign = Area::new(x - side / 2.0, y - side / 2.0, side, side);
                scene.icon("ui-quest", sign, self.theme.skin().bright);
                return;
            }
            (_, Some(cost)) => cost.to_string(),
            (_, None) => "X".to_owned(),
        };
        Plate::Cost.draw(scene, badge, &words, None, ink, easel);
        self.dearer(scene, badge);
    }

    /// A triangle next to a cost that is not the printed one: up if it is higher, down if it is lower.
    fn dearer(&self, scene: &mut Scene, badge: Area) {
        let (Some(now), Some(printed)) = (self.card.cost, printed(&self.card.card)) else { return };
        if now == printed {
            return;
        }
        // On a compact card the tab is next to the cost, so the triangle goes below.
        let (x, y) = if self.compact {
            (badge.center().0, badge.bottom() + 16.0)
        } else {
            (badge.right() + 8.0, badge.center().1)
        };
        let tip = if now > printed { -9.0 } else { 9.0 };
        let skin = self.theme.skin();
        let color = if now > printed { skin.bad } else { skin.good };
        scene.fill(polygon([(x, y + tip * 1.5), (x - 13.0, y - tip * 1.2), (x + 13.0, y - tip * 1.2)]), WHITE);
        scene.fill(polygon([(x, y + tip), (x - 9.0, y - tip * 0.8), (x + 9.0, y - tip * 0.8)]), color);
    }

    /// Faction and classes, in the corner: in one row, or smaller in several rows.
    fn signs(&self, scene: &mut Scene, place: Area) {
        let card = &self.card.card;
        let signs = card.faction.map(faction_sign).into_iter().chain(card.classes.iter().copied().map(class_sign));
        let signs: Vec<&str> = signs.collect();
        let columns = if signs.len() > 3 { signs.len().div_ceil(2) } else { 3 };
        let side = if signs.len() > 3 { 23.0 } else { 32.0 } * self.scale().min(1.4);
        for (index, sign) in signs.into_iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "a card has few signs")]
            let (column, line) = ((index % columns) as f32, (index / columns) as f32);
            let x = place.right() - 9.0 - side - column * (side + 3.0);
            let area = Area::new(x, place.y + 8.0 + line * (side + 2.0), side, side);
            scene.zone("sign", area);
            disc(scene, area, sign, self.theme.skin().sign);
        }
    }

    /// The values of its type at both ends, with its rarity between them.
    fn foot(&self, scene: &mut Scene, foot: Area, easel: &mut Easel) {
        let card = &self.card.card;
        let scale = self.scale().min(1.5);
        let max = if self.compact { f32::from(self.font) * 1.3 } else { 30.0 * scale };
        let ink = Ink { min: f32::from(self.font), max, faded: false, theme: self.theme };
        // A compact card has its type between its values.
        let narrow = self.compact && self.size.0 < 250;
        let wide = match (narrow, self.compact) {
            (true, _) => 46.0,
            (false, true) => 62.0 * f32::from(self.font) / 22.0,
            (false, false) => 76.0 * scale,
        };
        let (width, height) = (wide, foot.h - 10.0);
        let left = Area::new(foot.x + 7.0, foot.y + 5.0, width, height);
        let right = Area::new(foot.right() - width - 7.0, foot.y + 5.0, width, height);
        let mut put = |area: Area, plate: Plate, number: u8, sign: &str| {
            plate.draw(scene, area, &number.to_string(), Some(sign).filter(|_| !narrow), ink, easel);
        };
        match &card.kind {
            CardType::Hero { health } | CardType::Ongoing(Ongoing::Totem(health)) => {
                put(right, Plate::Health, *health, Plate::Health.sign());
            }
            CardType::Ally { atk, damage, health } => {
                put(left, Plate::Atk, *atk, damage_sign(*damage));
                put(right, Plate::Health, *health, Plate::Health.sign());
            }
            CardType::Weapon { atk, damage, strike, .. } => {
                put(left, Plate::Atk, *atk, damage_sign(*damage));
                put(right, Plate::Cost, *strike, Plate::Cost.sign());
            }
            CardType::Armor { def } => put(right, Plate::Def, *def, Plate::Def.sign()),
            CardType::Item | CardType::Ability | CardType::Ongoing(_) | CardType::Quest => {}
        }
        if self.compact {
            let (left, right) = if self.has_values() {
                (left.right() + 4.0, right.x - 4.0)
            } else {
                (foot.x + 8.0, foot.right() - 8.0)
            };
            let room = Area::new(left, foot.y, right - left, foot.h);
            let font = f32::from(self.font);
            let style = Style::line(Font::Body, font * 0.92, font, self.recolor(self.theme.skin().sign));
            let [full, short] = easel.words().heroes_types(self.lang, card);
            let full = easel.fit(&full, room, style);
            scene.text(if full.cut { easel.fit(&short, room, style) } else { full });
        } else {
            self.rarity(scene, foot);
        }
    }

    /// One to four diamonds.
    fn rarity(&self, scene: &mut Scene, foot: Area) {
        let count = match self.card.card.rarity {
            Rarity::Common => 1_u8,
            Rarity::Uncommon => 2,
            Rarity::Rare => 3,
            Rarity::Epic => 4,
        };
        let (middle, y) = foot.center();
        let color = self.recolor(self.theme.skin().bright);
        for index in 0..count {
            let x = middle + (f32::from(index) - f32::from(count - 1) / 2.0) * 16.0;
            scene.fill(polygon([(x, y - 7.0), (x + 6.0, y), (x, y + 7.0), (x - 6.0, y)]), color);
        }
    }

    /// The height of the row below the rules, which is higher if it contains values.
    fn foot_height(&self) -> f32 {
        let scale = if self.compact { f32::from(self.font) / 22.0 } else { self.scale().min(1.5) };
        let empty = if self.compact { 30.0 } else { 24.0 };
        (if self.has_values() { 44.0 } else { empty } * scale).round()
    }

    /// Whether its type has values.
    fn has_values(&self) -> bool {
        !matches!(
            self.card.card.kind,
            CardType::Item | CardType::Ability | CardType::Ongoing(Ongoing::Row | Ongoing::Attach(_)) | CardType::Quest
        )
    }

    /// The rules at the smallest size, in a room without a limit of height.
    fn smallest(&self, easel: &mut Easel, rules: &str, width: f32) -> TextBox {
        let font = f32::from(self.font);
        let style = Style::line(Font::Body, font, font, NIGHT).wrap(Wrap::Block);
        let room = Area::new(0.0, 0.0, width, 4_000.0);
        let tied = easel.fit(rules, room, style);
        // Short words are tied to their neighbours. If both do not fit into one line, the tie is given up.
        if tied.is_torn() { easel.fit(&rules.replace('\u{a0}', " "), room, style) } else { tied }
    }

    /// Lays out name, type line and rules; the art leaves them the room that they need.
    fn words(&self, easel: &mut Easel, place: Area, skin: &Skin) -> FaceWords {
        let [name, kind, rules] = said(self.lang, &self.card.card, easel);
        let font = f32::from(self.font);
        let inner = place.inset(5.0);
        let tall = self.foot_height();
        let foot = Area::new(inner.x, inner.bottom() - tall, inner.w, tall);
        if rules.is_empty() {
            let at = |high: f32| Area::new(inner.x, inner.y, inner.w, high);
            let (_, high) = self.name(easel, &name, at(LEAST_ART));
            let (_, line) = self.kind(easel, &kind, at(high), skin);
            let art = at((inner.h - tall - high - line.h).round());
            let (name, high) = self.name(easel, &name, art);
            let band = Area::new(inner.x, art.bottom(), inner.w, high);
            let (kind, line) = self.kind(easel, &kind, band, skin);
            return FaceWords { art, band, line, foot, name, kind, rules: None };
        }
        let rules = self.smallest(easel, &rules, inner.w - 16.0).words;
        let mut best = None;
        for share in [0.62, 0.52, 0.44, 0.37, 0.3, 0.24, 0.19, 0.0] {
            let art = Area::new(inner.x, inner.y, inner.w, (inner.h * share).round().max(LEAST_ART));
            let (name, high) = self.name(easel, &name, art);
            let band = Area::new(inner.x, art.bottom(), inner.w, high);
            let (kind, line) = self.kind(easel, &kind, band, skin);
            let room = Area::new(inner.x, line.bottom(), inner.w, foot.y - line.bottom()).inset(8.0);
            let style = Style::line(Font::Body, font, (font * 1.35).round(), skin.paper_ink).wrap(Wrap::Block);
            let rules = easel.fit(&rules, room, style);
            let fits = !rules.cut && (share <= 0.4 || rules.size >= font * 1.34);
            best = Some(FaceWords { art, band, line, foot, name, kind, rules: Some(rules) });
            if fits {
                break;
            }
        }
        best.expect("the loop runs at least once")
    }

    /// The type line below the name, with its place. A compact card has its type in its foot.
    fn kind(&self, easel: &mut Easel, words: &str, band: Area, skin: &Skin) -> (Option<TextBox>, Area) {
        if self.compact {
            return (None, Area::new(band.x, band.bottom(), band.w, 0.0));
        }
        let font = f32::from(self.font);
        let color: Rgba = self.recolor(skin.sign);
        let style = Style::line(Font::Body, font, font * 1.1, color);
        let line = |lines: usize| {
            let height = [1.4, 2.5, 3.7][lines - 1] * font;
            Area::new(band.x, band.bottom(), band.w, height.round())
        };
        let room = |line: Area| Area { x: line.x + 9.0, w: line.w - 18.0, ..line };
        let one = easel.fit(words, room(line(1)), style);
        let mut best = (one, line(1));
        for lines in [2, 3] {
            if !best.0.cut {
                break;
            }
            best = (easel.fit(words, room(line(lines)), style.wrap(Wrap::Lines(lines))), line(lines));
        }
        (Some(best.0), best.1)
    }
}

struct FaceWords {
    art: Area,
    band: Area,
    line: Area,
    foot: Area,
    name: TextBox,
    kind: Option<TextBox>,
    /// `None` if the card has none: its art then takes their room.
    rules: Option<TextBox>,
}
