//! The faces of cards: the parts that all games share.

use duelhall_engine::kit::art::Plan;
use duelhall_engine::text::Lang;

use crate::art::{Artwork, State};
use crate::board::WHITE;
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, polygon};
use crate::sheet::{Part, Piece, Sheet};
use crate::text::{Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Skin, Theme};

/// How far shadows and badges reach beyond a card, in pixels.
pub(crate) const MARGIN: u16 = 14;

/// The state that a card's face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Look {
    /// Nothing special.
    Plain,
    /// It was discarded and not played.
    Discarded,
    /// It is too expensive now.
    Dear,
    /// It is going back to the pile.
    Leaving,
}

/// A card to be drawn; `C` is the game's data about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Face<C> {
    pub(crate) card: C,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The size of the card without its margin.
    pub(crate) size: (u16, u16),
    /// The smallest font in whole pixels.
    pub(crate) font: u16,
    pub(crate) look: Look,
    /// Whether its top right corner is left to its number, and what is least needed is left out.
    pub(crate) compact: bool,
}

/// The picture of a single card: the card on the background of the table.
pub(crate) fn alone<P: Piece>(size: (u16, u16), theme: Theme, card: impl FnOnce((u16, u16)) -> P) -> Sheet {
    let (width, height) = size;
    let ground = Part::new(crate::hand::Part::Ground { size, theme });
    let card = card((width - 2 * MARGIN - 8, height - 2 * MARGIN - 8));
    Sheet { width, height, parts: vec![(ground, 0, 0), (card.into(), 4, 4)], spots: Vec::new() }
}

impl<C> Face<C> {
    /// A scene for the card with room for its shadow, and the card's place in it.
    pub(crate) fn bare(&self) -> (Scene, Area) {
        let (width, height) = self.size;
        let scene = Scene::new(width + 2 * MARGIN, height + 2 * MARGIN);
        let card = scene.area().inset(f32::from(MARGIN));
        (scene, card)
    }

    /// The colour of a card's suit, in the card's state.
    pub(crate) fn tone(&self, suit: Rgba) -> Rgba {
        match self.look {
            Look::Plain | Look::Leaving => suit,
            Look::Dear => suit.mix(suit.grey(), 0.55).dark(0.25),
            Look::Discarded => suit.grey().dark(0.1),
        }
    }

    pub(crate) fn paper(&self, skin: &Skin, end: usize) -> Rgba {
        let paper = skin.paper[end];
        match self.look {
            Look::Plain | Look::Leaving => paper,
            Look::Dear => paper.mix(paper.grey(), 0.5).dark(0.08),
            Look::Discarded => paper.grey().dark(0.06),
        }
    }

    pub(crate) fn recolor(&self, color: Rgba) -> Rgba {
        if self.look == Look::Discarded { color.grey() } else { color }
    }

    /// The card's art. Without effects it is the card's sign alone, on what is painted there already.
    pub(crate) fn art(&self, scene: &mut Scene, area: Area, sign: &str, plan: impl FnOnce() -> Plan) {
        if area.h < 8.0 {
            return;
        }
        if self.theme.is_plain() {
            let side = area.h.min(area.w) * 0.8;
            let (x, y) = area.center();
            return scene.icon(sign, Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE);
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = (area.w.ceil() as u16, area.h.ceil() as u16);
        let rests = matches!(self.look, Look::Leaving | Look::Discarded);
        let state = if rests { State::Resting } else { State::Plain };
        scene.art(Artwork::new(plan(), size, state), area.x, area.y);
    }

    /// Marks a discarded card, or one that goes back, so that it can be recognized without colour.
    pub(crate) fn mark(&self, scene: &mut Scene, art: Area, easel: &mut Easel) {
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
            Look::Leaving => big_sign(scene, art, "ui-swap", skin.bright),
        }
    }

    pub(crate) fn stamp(&self, scene: &mut Scene, art: Area, easel: &mut Easel) {
        let skin = self.theme.skin();
        let (x, y) = art.center();
        let plate = Area::new(x - art.w * 0.31, y - 18.0, art.w * 0.62, 44.0);
        scene.fill(plate.round(8.0), skin.sign);
        scene.fill(plate.inset(3.0).round(6.0), skin.bad);
        let style = Style::line(Font::Strong, f32::from(self.font), 32.0, Rgba::hex(0x00ff_ffff));
        let word = easel.say(self.lang, "stamp").to_uppercase();
        scene.text(easel.fit(&word, plate.inset(6.0), style));
    }

    /// The name in one line, or in two lines if one would be too small; also returns the height of its band.
    pub(crate) fn name(&self, easel: &mut Easel, name: &str, art: Area) -> (TextBox, f32) {
        let font = f32::from(self.font);
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

pub(crate) fn band_of_name(scene: &mut Scene, band: Area, suit: Rgba) {
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
