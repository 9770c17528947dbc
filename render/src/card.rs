//! The face of a card.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::{CardDef, Resource};

use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, polygon};
use crate::sheet::{Part, Sheet};
use crate::text::{Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Skin, Theme};

/// How far shadows and badges reach beyond a card.
pub(crate) const MARGIN: u16 = 14;

/// The state that a card's face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Look {
    /// Nothing special.
    Plain,
    /// It was discarded and not played.
    Discarded,
    /// It is too dear now.
    Dear,
    /// Nothing can be done with it.
    Idle,
    /// It is going back to the pile.
    Leaving,
}

/// A card to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Face {
    pub(crate) card: Arc<CardDef>,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The size of the card without its margin.
    pub(crate) size: (u16, u16),
    /// The smallest font in whole pixels.
    pub(crate) font: u16,
    pub(crate) look: Look,
}

/// The picture of a single card, 480 pixels wide.
pub(crate) fn sheet(def: &CardDef, lang: Lang, theme: Theme) -> Sheet {
    let (width, height) = (480, 600);
    let size = (width - 2 * MARGIN - 8, height - 2 * MARGIN - 8);
    let face = Face { card: Arc::new(def.clone()), lang, theme, size, font: 24, look: Look::Plain };
    let ground = Part::Hand(crate::hand::Part::Ground { size: (width, height), theme });
    Sheet { width, height, parts: vec![(ground, 0, 0), (Part::Card(face), 4, 4)] }
}

/// The colour of a resource's sign.
pub(crate) fn sign_color(resource: Resource, theme: Theme) -> Rgba {
    let tint = match resource {
        Resource::Ore => 0xff_d2_ab,
        Resource::Gems => 0xe6_d4_ff,
        Resource::Gold => 0xff_de_73,
    };
    if theme.is_plain() { theme.skin().sign } else { Rgba::hex(tint) }
}

/// The sign of a resource.
pub(crate) const fn sign(resource: Resource) -> &'static str {
    match resource {
        Resource::Ore => "ui-ore",
        Resource::Gems => "ui-gems",
        Resource::Gold => "ui-gold",
    }
}

impl Face {
    /// The card with room for its shadow around it.
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        let (width, height) = self.size;
        let mut scene = Scene::new(width + 2 * MARGIN, height + 2 * MARGIN);
        let card = scene.area().inset(f32::from(MARGIN));
        let skin = self.theme.skin();
        let suit = self.suit(skin);
        let words = self.words(easel, card, skin);

        if !self.theme.is_plain() {
            scene.halo(card, card.shift(0.0, 4.0), 18.0, 4.0, NIGHT.alpha(190));
        }
        scene.fill(card.round(18.0), Paint::down(card.y, card.bottom(), suit.light(0.45), suit.dark(0.35)));
        let inner = card.inset(4.0);
        let (art, band) = (words.art, words.band);
        scene.clip(inner.round(14.0), |scene| {
            self.art(scene, art, suit, skin);
            let body = Area::new(inner.x, band.bottom(), inner.w, inner.bottom() - band.bottom());
            scene.fill(body.path(), Paint::down(body.y, body.bottom(), self.paper(skin, 0), self.paper(skin, 1)));
            band_of_name(scene, band, suit);
        });
        scene.text(words.name);
        scene.text(words.rules);
        self.cost(&mut scene, card, easel);
        if self.card.undiscardable {
            let pin = Area::new(card.right() - 46.0, card.y + 12.0, 34.0, 34.0);
            scene.icon_raised("ui-pin", pin, skin.sign, 2.0, NIGHT.alpha(160));
        }
        self.mark(&mut scene, art, easel);
        scene
    }

    fn suit(&self, skin: &Skin) -> Rgba {
        let suit = skin.suit(self.card.suit);
        match self.look {
            Look::Plain | Look::Leaving => suit,
            Look::Dear => suit.mix(suit.grey(), 0.55).dark(0.25),
            Look::Discarded => suit.grey().dark(0.1),
            Look::Idle => suit.mix(suit.grey(), 0.8).dark(0.35),
        }
    }

    fn paper(&self, skin: &Skin, end: usize) -> Rgba {
        let paper = skin.paper[end];
        match self.look {
            Look::Plain | Look::Leaving => paper,
            Look::Dear => paper.mix(paper.grey(), 0.5).dark(0.08),
            Look::Discarded => paper.grey().dark(0.06),
            Look::Idle => paper.grey().dark(0.2),
        }
    }

    fn art(&self, scene: &mut Scene, art: Area, suit: Rgba, skin: &Skin) {
        let center = art.center();
        if self.theme.is_plain() {
            scene.fill(art.path(), suit);
        } else {
            let glow = Paint::glow(center, art.w * 0.62, suit.light(0.22), suit.dark(0.62));
            scene.fill(art.path(), glow);
            rays(scene, center, art.w * 0.7, suit.light(0.7).alpha(22));
        }
        let side = (art.h - 22.0).min(art.w - 30.0).min(190.0);
        let sign = Area::new(center.0 - side / 2.0, center.1 - side / 2.0, side, side);
        let faded = matches!(self.look, Look::Idle | Look::Leaving | Look::Discarded);
        let color = if faded { skin.sign.alpha(130) } else { skin.sign };
        let shade = NIGHT.alpha(if faded { 60 } else { 130 });
        scene.icon(&self.card.icon, sign.shift(0.0, side / 24.0), shade);
        scene.icon(&self.card.icon, sign, color);
    }

    /// One badge for each resource that the card costs, a single 0 for a card that costs nothing.
    fn cost(&self, scene: &mut Scene, card: Area, easel: &mut Easel) {
        let skin = self.theme.skin();
        let costs = Resource::ALL.into_iter().zip(self.card.cost.by_resource());
        let mut costs: Vec<(Resource, u8)> = costs.filter(|(_, cost)| *cost > 0).collect();
        if costs.is_empty() {
            costs.push((self.card.suit, 0));
        }
        let scale = f32::from(self.font).max(f32::from(self.size.0) / 11.0) / 24.0;
        let mut y = card.y - 8.0;
        for (resource, cost) in costs {
            let width = if cost > 9 { 96.0 } else { 80.0 };
            let badge = Area::new(card.x - 8.0, y, width * scale, 46.0 * scale);
            y = badge.bottom() + 4.0;
            let color = if self.look == Look::Dear { skin.bad } else { self.recolor(skin.suit(resource)) };
            scene.zone("cost", badge);
            scene.fill(badge.round(badge.h / 2.0), skin.sign);
            let inner = badge.inset(3.0);
            scene.fill(
                inner.round(inner.h / 2.0),
                Paint::down(inner.y, inner.bottom(), color.dark(0.12), color.dark(0.45)),
            );
            let icon = Area::new(inner.x + 7.0 * scale, inner.y + 5.0 * scale, 30.0 * scale, 30.0 * scale);
            scene.icon(sign(resource), icon, sign_color(resource, self.theme));
            let room = Area::new(icon.right(), inner.y, inner.right() - icon.right() - 4.0 * scale, inner.h);
            let style = Style::line(Font::Strong, f32::from(self.font), 34.0 * scale, Rgba::hex(0x00ff_ffff));
            scene.text(easel.fit(&cost.to_string(), room, style));
        }
    }

    fn recolor(&self, color: Rgba) -> Rgba {
        if matches!(self.look, Look::Discarded | Look::Idle) { color.grey() } else { color }
    }

    /// What tells a discarded card, or one that cannot be used, from others without colour.
    fn mark(&self, scene: &mut Scene, art: Area, easel: &mut Easel) {
        let skin = self.theme.skin();
        match self.look {
            Look::Plain | Look::Dear => {}
            Look::Discarded => {
                let band = |rise: f32, thick: f32| {
                    let (left, right) = (art.x, art.right());
                    let middle = art.y + art.h / 2.0 + 4.0;
                    polygon([
                        (left, middle + rise - thick),
                        (right, middle - rise - thick),
                        (right, middle - rise + thick),
                        (left, middle + rise + thick),
                    ])
                };
                scene.clip(art.path(), |scene| {
                    scene.fill(band(art.h * 0.42, 27.0), skin.sign);
                    scene.fill(band(art.h * 0.42, 23.0), skin.bad);
                });
                self.stamp(scene, art, easel);
            }
            Look::Idle => big_sign(scene, art, "ui-lock", skin.sign),
            Look::Leaving => big_sign(scene, art, "ui-swap", skin.bright),
        }
    }

    fn stamp(&self, scene: &mut Scene, art: Area, easel: &mut Easel) {
        let skin = self.theme.skin();
        let (x, y) = art.center();
        let plate = Area::new(x - art.w * 0.31, y - 18.0, art.w * 0.62, 44.0);
        scene.fill(plate.round(8.0), skin.sign);
        scene.fill(plate.inset(3.0).round(6.0), skin.bad);
        let style = Style::line(Font::Strong, f32::from(self.font), 32.0, Rgba::hex(0x00ff_ffff));
        let word = easel.say(self.lang, "stamp").to_uppercase();
        scene.text(easel.fit(&word, plate.inset(6.0), style));
    }

    /// Lays out name and rules; the art gives way to them.
    fn words(&self, easel: &mut Easel, card: Area, skin: &Skin) -> FaceWords {
        let (name, rules) = easel.card(self.lang, &self.card);
        let font = f32::from(self.font);
        let inner = card.inset(4.0);
        let full = inner.h * 0.44;
        let mut best = None;
        for share in [1.3, 1.15, 1.0, 0.85, 0.7, 0.58] {
            let art = Area::new(inner.x, inner.y, inner.w, (full * share).round());
            let name = self.name(easel, &name, art, font);
            let band = Area::new(inner.x, art.bottom(), inner.w, name.1);
            let room = Area::new(inner.x, band.bottom(), inner.w, inner.bottom() - band.bottom() - 2.0).inset(9.0);
            let style = Style::line(Font::Body, font, (font * 1.4).round(), self.ink(skin)).wrap(Wrap::Block);
            let rules = easel.fit(&rules, room, style);
            // Art is larger than usual only beside large letters.
            let fits = !rules.cut && (share <= 1.0 || rules.size > font * 1.3);
            best = Some(FaceWords { art, band, name: name.0, rules });
            if fits {
                break;
            }
        }
        best.expect("the loop runs at least once")
    }

    fn ink(&self, skin: &Skin) -> Rgba {
        if self.look == Look::Idle { skin.paper_ink.light(0.1) } else { skin.paper_ink }
    }

    /// The name in one line, or in two when one would be too small; with the height of its band.
    fn name(&self, easel: &mut Easel, name: &str, art: Area, font: f32) -> (TextBox, f32) {
        let white = Rgba::hex(0x00ff_ffff);
        let (one, two) = ((font * 1.75).round(), (font * 2.6).round());
        let room = |height: f32| Area::new(art.x + 8.0, art.bottom(), art.w - 16.0, height);
        let style = Style::line(Font::Title, font * 1.1, font * 1.45, white).outline(NIGHT.alpha(120), 3.0);
        let line = easel.fit(name, room(one), style);
        if !line.cut {
            return (line, one);
        }
        let style = Style { min: font, max: font * 1.15, ..style }.wrap(Wrap::Lines(2));
        (easel.fit(name, room(two), style), two)
    }
}

struct FaceWords {
    art: Area,
    band: Area,
    name: TextBox,
    rules: TextBox,
}

fn band_of_name(scene: &mut Scene, band: Area, suit: Rgba) {
    scene.fill(band.path(), Paint::down(band.y, band.bottom(), suit.dark(0.25), suit.dark(0.48)));
    scene.fill(Area::new(band.x, band.y, band.w, 2.0).path(), suit.light(0.5));
    scene.fill(Area::new(band.x, band.bottom() - 2.0, band.w, 2.0).path(), suit.light(0.2));
}

fn big_sign(scene: &mut Scene, art: Area, name: &str, color: Rgba) {
    let side = (art.h * 0.72).min(120.0);
    let (x, y) = art.center();
    let area = Area::new(x - side / 2.0, y - side / 2.0, side, side);
    scene.icon(name, area.inset(-4.0), NIGHT.alpha(200));
    scene.icon(name, area, color);
}

/// Rays from a point, for depth.
fn rays(scene: &mut Scene, center: (f32, f32), reach: f32, color: Rgba) {
    for ray in 0..9_u8 {
        let angle = f32::from(ray) * std::f32::consts::TAU / 9.0 + 0.2;
        let tip = |turn: f32| (center.0 + reach * (angle + turn).cos(), center.1 + reach * (angle + turn).sin());
        scene.fill(polygon([center, tip(-0.15), tip(0.15)]), color);
    }
}
