//! A card that was won: it comes out of a torn field letter that is lit from within.

use duelhall_engine::campaigns::Reward;
use duelhall_engine::kit::Text;
use duelhall_engine::kit::art::{Hour, Recipe};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::{CardDef, Country};
use vello_cpu::kurbo::{Affine, BezPath};

use super::art;
use super::card::{Face, Held};
use super::look::{WHITE, mark};
use crate::art::{Colors, colors};
use crate::card::{Look, MARGIN};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, circle, open_line, polygon};
use crate::sheet::{Part, Piece, Sheet};
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The width of the picture. With this height it fills a preview of 550 by 350 pixels.
const WIDTH: u16 = 880;
/// The height of the picture.
const HEIGHT: u16 = 560;
/// The height of the card.
const CARD: u16 = HEIGHT - 2 * MARGIN - 4;
/// The most marks for copies of a card; more are only said.
const MOST_MARKS: u8 = 6;
/// The paper of the letter.
const LETTER: Rgba = Rgba::hex(0xe9_d9_b0);

/// The width of the card, which large letters need more of.
const fn wide(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 480 } else { 408 }
}

/// The smallest font.
const fn font(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 30 } else { 22 }
}

/// The picture; only its ground if the card is of another game.
pub(super) fn sheet(reward: &Reward, lang: Lang, theme: Theme) -> Sheet {
    let mut sheet = Sheet { width: WIDTH, height: HEIGHT, parts: Vec::new(), spots: Vec::new() };
    let Some(card) = reward.card.shared::<CardDef>() else { return sheet };
    let (owned, most) = (reward.owned.max(1), reward.most);
    let letter = Letter { country: card.country, owned, most, lang, theme };
    let cost = card.cost;
    let size = (wide(theme), CARD);
    let card = Held { card, cost, history: false };
    let face = Face { card, lang, theme, size, font: font(theme), look: Look::Plain, compact: false };
    let left = i32::from(WIDTH - wide(theme) - 2 * MARGIN) - 4;
    let parts: [(Part, i32, i32); 2] = [(letter.into(), 0, 0), (face.into(), left, 2)];
    sheet.parts.extend(parts);
    sheet
}

/// The letter, the light in it, and what is said about the card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Letter {
    country: Country,
    owned: u8,
    most: u8,
    lang: Lang,
    theme: Theme,
}

impl Piece for Letter {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT);
        if self.theme.is_plain() {
            scene.fill(scene.area().path(), NIGHT.dark(1.0));
        } else {
            self.light(&mut scene);
        }
        self.envelope(&mut scene);
        self.words(&mut scene, easel);
        scene
    }
}

impl Letter {
    /// The room beside the card.
    fn room(&self) -> Area {
        let wide = f32::from(WIDTH - wide(self.theme) - MARGIN) - 4.0;
        Area::new(0.0, 0.0, wide, f32::from(HEIGHT))
    }

    fn ink(&self) -> Colors {
        let ink = art::ground(self.country).ink;
        colors(&Recipe { hour: Some(Hour::Dusk), ink: Some(ink), ..Recipe::default() }.plan("type-base", ink))
    }

    /// The mouth of the letter, out of which the light falls.
    fn mouth(&self) -> (f32, f32) {
        (self.room().w * 0.56, 318.0)
    }

    /// Rings of light around the mouth of the letter, and beams out of it.
    fn light(&self, scene: &mut Scene) {
        let (ink, mouth) = (self.ink(), self.mouth());
        let night = ink.edge.mix(ink.dark, 0.45);
        scene.fill(scene.area().path(), night);
        for ring in 0..8_u8 {
            let near = f32::from(ring) / 7.0;
            let radius = 640.0 * (1.0 - 0.84 * near.powf(0.72));
            let color = match near {
                near if near < 0.6 => night.mix(ink.mid, near / 0.6),
                near => ink.mid.mix(ink.core, (near - 0.6) / 0.4),
            };
            scene.fill(circle(mouth, radius + 4.0), ink.dark.alpha(30));
            scene.fill(circle(mouth, radius), color.mix(ink.core, 0.14));
            scene.fill(circle(mouth, radius - 2.2), color);
        }
        for (from, to, alpha) in [(-0.62, -0.40, 60), (-0.16, 0.10, 74), (0.34, 0.52, 60), (0.74, 1.02, 66)] {
            let tip = |turn: f32| (mouth.0 + 700.0 * turn.sin(), mouth.1 - 700.0 * turn.cos());
            scene.fill(polygon([mouth, tip(from), tip(to)]), ink.core.alpha(alpha));
        }
    }

    /// The torn letter with its stamp; it leans a little.
    fn envelope(&self, scene: &mut Scene) {
        let room = self.room();
        let (w, h) = ((room.w - 10.0).min(430.0), 214.0);
        let (x, y) = ((room.w - w) / 2.0 + 12.0, self.mouth().1);
        let turn = Affine::rotate_about((-5.0_f64).to_radians(), (f64::from(room.w / 2.0), f64::from(y + h / 2.0)));
        let plain = self.theme.is_plain();
        let ink = self.ink();
        let line = if plain { WHITE } else { Rgba::hex(0x8a_6c_42) };
        let paper = |rich: Rgba| if plain { NIGHT.dark(1.0) } else { rich };
        let fill = |scene: &mut Scene, path: BezPath, paint: Paint| scene.fill(turn * path, paint);
        // The back is seen above the torn edge, with the light in front of it.
        let back = torn((x, y - 46.0, w, h), 9.0, 1);
        if !plain {
            fill(scene, Affine::translate((0.0, 6.0)) * back.clone(), NIGHT.alpha(90).into());
        }
        fill(scene, back.clone(), paper(LETTER.dark(0.34)).into());
        if plain {
            scene.stroke(turn * back, WHITE, 2.5);
        } else {
            let inside = Area::new(x + 8.0, y - 34.0, w - 16.0, 60.0);
            fill(scene, inside.round(10.0), ink.core.alpha(235).into());
            fill(scene, Area { y: inside.y + 12.0, h: 48.0, ..inside.inset(14.0) }.round(10.0), WHITE.into());
        }
        let front = torn((x, y, w, h), 8.0, 4);
        let rim = torn((x, y - 5.0, w, h), 8.0, 4);
        fill(scene, rim, if plain { WHITE.into() } else { Rgba::hex(0xff_f8_e4).into() });
        fill(scene, front, paper(LETTER).into());
        // The folds of the back.
        let (left, right, bottom) = (x + 2.0, x + w - 2.0, y + h);
        let fold = open_line([(left, bottom - 4.0), (x + w * 0.5, y + h * 0.46), (right, bottom - 4.0)]);
        scene.stroke(turn * fold, line.alpha(if plain { 255 } else { 120 }), 2.0);
        self.stamp(scene, (x + w - 92.0, y + 26.0), turn, line);
        for (at, share) in [(0_u8, 0.36), (1, 0.42), (2, 0.27)] {
            let y = y + 62.0 + 24.0 * f32::from(at);
            let row = open_line([(x + 26.0, y), (x + 26.0 + w * share, y)]);
            scene.stroke(turn * row, line.alpha(if plain { 255 } else { 150 }), 3.0);
        }
    }

    /// The stamp with the mark of the country, and a postmark over it.
    fn stamp(&self, scene: &mut Scene, (x, y): (f32, f32), turn: Affine, line: Rgba) {
        let (w, h) = (66.0, 78.0);
        let plain = self.theme.is_plain();
        let paper = if plain { WHITE } else { Rgba::hex(0xff_fb_ee) };
        let mut edge = BezPath::new();
        for at in 0..7_u8 {
            let along = f32::from(at) * w / 6.0;
            edge.extend(circle((x + along, y), 5.0));
            edge.extend(circle((x + along, y + h), 5.0));
            let along = f32::from(at) * h / 6.0;
            edge.extend(circle((x, y + along), 5.0));
            edge.extend(circle((x + w, y + along), 5.0));
        }
        scene.fill(turn * Area::new(x, y, w, h).path(), paper);
        scene.fill(turn * edge, paper);
        let inner = Area::new(x, y, w, h).inset(5.0);
        let home = super::look::paper(self.country, self.theme).light(0.12);
        scene.fill(turn * inner.path(), if plain { NIGHT.dark(1.0) } else { home });
        #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
        let center = {
            let (cx, cy) = inner.center();
            let at = turn * vello_cpu::kurbo::Point::new(f64::from(cx), f64::from(cy));
            (at.x as f32, at.y as f32)
        };
        mark(scene, center, 21.0, self.country, self.theme);
        let center = (x - 8.0, y + h - 6.0);
        let color = line.alpha(if plain { 255 } else { 190 });
        for radius in [34.0, 25.0] {
            scene.stroke(turn * circle(center, radius), color, 2.4);
        }
        for at in 0..3_u8 {
            let y = center.1 - 12.0 + 12.0 * f32::from(at);
            let wave = open_line((0..9_u8).map(|step| {
                let rise = if step % 2 == 0 { 3.0 } else { -3.0 };
                (center.0 - 34.0 - 12.0 * f32::from(step), y + rise)
            }));
            scene.stroke(turn * wave, color, 2.2);
        }
    }

    /// Whether the card is new, and how many of it there are.
    fn words(&self, scene: &mut Scene, easel: &mut Easel) {
        let (skin, font, room) = (self.theme.skin(), f32::from(font(self.theme)), self.room());
        let outline = (NIGHT, 6.0);
        let key = if self.owned == 1 { "reward-new" } else { "reward-more" };
        let title = easel.say(self.lang, key);
        let place = Area::new(20.0, 22.0, room.w - 48.0, 150.0);
        let style = Style::line(Font::Title, font * 1.4, 78.0, WHITE).wrap(Wrap::Lines(2));
        let title = easel.fit(&title, place, style.outline(outline.0, outline.1));
        scene.text(title);
        let count = Text::new("pic-reward-count").num("n", self.owned).num("most", self.most);
        let count = easel.say_text(self.lang, &count);
        let high = font * 1.7;
        let marks = if self.most <= MOST_MARKS { self.most } else { 0 };
        let step = font * 0.95;
        let text = easel.fit(
            &count,
            Area::new(0.0, 0.0, 200.0, high),
            Style::line(Font::Strong, font, font * 1.25, skin.bright),
        );
        let wide = text.extent.w + f32::from(marks) * step + 46.0;
        let strip = Area::new(20.0 + (room.w - 48.0 - wide) / 2.0, 186.0, wide, high);
        scene.fill(strip.inset(-2.0).round(high / 2.0), skin.bright);
        scene.fill(strip.round(high / 2.0 - 2.0), NIGHT);
        for at in 0..marks {
            let card =
                Area::new(strip.x + 18.0 + step * f32::from(at), strip.y + high * 0.24, step * 0.68, high * 0.52);
            if at < self.owned {
                scene.fill(card.round(3.0), skin.bright);
            } else {
                scene.stroke(card.inset(1.0).round(3.0), skin.faint, 2.0);
            }
        }
        let left = strip.x + 22.0 + step * f32::from(marks);
        let shift = left + 4.0 - text.extent.x;
        scene.text(text.moved(shift, strip.y));
    }
}

/// A sheet whose upper edge is torn: left, top, width and height, the depth of its teeth, and which teeth come first.
fn torn((x, y, w, h): (f32, f32, f32, f32), deep: f32, first: usize) -> BezPath {
    const TEETH: [f32; 11] = [0.2, 0.9, 0.35, 0.75, 0.1, 0.6, 1.0, 0.3, 0.8, 0.0, 0.55];
    let edge = (0..=16_u8).map(|at| {
        let tooth = TEETH[(usize::from(at) + first) % TEETH.len()];
        (x + w * f32::from(at) / 16.0, y + deep * tooth)
    });
    polygon(edge.chain([(x + w, y + h), (x, y + h)]))
}
