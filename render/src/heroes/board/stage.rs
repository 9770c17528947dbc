//! What happens between two sides, as a scene: a combat with what it costs both, or the card of the newest event.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::kit::art::{Front, Weather};
use duelhall_engine::text::Lang;

use super::layout::Sizes;
use super::strip::Fighter;
use crate::art::{Artwork, State};
use crate::board::{Tab, WHITE, Whose, burst, crest, name};
use crate::digits::width;
use crate::easel::Easel;
use crate::heroes::art;
use crate::heroes::card::look::{disc, icon, suit};
use crate::scene::{Area, Rgba, Scene, open_line, polygon};
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};

/// How far the line between two fighters leans.
const LEAN: f32 = 18.0;
/// The paper between two pictures.
const CREAM: Rgba = Rgba::hex(0x00ff_f3d6);

/// A combat: the attacker at the left, the defender at the right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Clash {
    pub(super) fighters: [Option<Fighter>; 2],
    pub(super) protected: bool,
    pub(super) size: (u16, u16),
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Clash {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        scene.fill(area.round(14.0), self.theme.skin().bright);
        let inner = area.inset(3.0);
        let (middle, _) = inner.center();
        let halves = [Area { w: inner.w / 2.0, ..inner }, Area { x: middle, w: inner.w / 2.0, ..inner }];
        scene.clip(inner.round(11.0), |scene| {
            for (at, (half, fighter)) in halves.into_iter().zip(&self.fighters).enumerate() {
                let Some(fighter) = fighter else { continue };
                let shape = slanted(inner, middle, at == 0);
                // Each picture reaches below the line between them.
                let room = Area { x: if at == 0 { half.x } else { half.x - LEAN }, w: half.w + LEAN, ..half };
                scene.clip(shape, |scene| picture(scene, room, &fighter.card, self.theme));
            }
            let line = open_line([(middle + LEAN, inner.y), (middle - LEAN, inner.bottom())]);
            scene.stroke(line, if self.theme.is_plain() { WHITE } else { CREAM }, 5.0);
        });
        for (at, (half, fighter)) in halves.into_iter().zip(&self.fighters).enumerate() {
            if let Some(fighter) = fighter {
                self.fighter(&mut scene, half, fighter, at == 0, easel);
            }
        }
        let (x, y) = inner.center();
        scene.icon("ui-swords", Area::new(x - 27.0, y - 29.0, 54.0, 54.0), NIGHT);
        scene.icon("ui-swords", Area::new(x - 24.0, y - 26.0, 48.0, 48.0), WHITE);
        if self.protected {
            disc(&mut scene, Area::new(x + 8.0, inner.y + 4.0, 32.0, 32.0), "keyword-protector", CREAM);
        }
        scene
    }

    /// The number, the name and the damage of one of the two, towards the outer edge.
    fn fighter(&self, scene: &mut Scene, half: Area, fighter: &Fighter, first: bool, easel: &mut Easel) {
        let (sizes, theme) = (Sizes::of(self.theme), self.theme);
        let tab = Tab::new(fighter.number, false, theme);
        let x = |left: f32, wide: f32| if first { half.x + left } else { half.right() - left - wide };
        let high = sizes.head - 2.0;
        let tab = tab.draw(scene, (x(3.0, tab.width()), half.y + 3.0), high, easel);
        let name = titled(&fighter.card, half, LEAN + 4.0, first, (self.lang, theme), easel);
        let top = name.room.y;
        draw_titled(scene, name, fighter.whose, first, theme);
        let mut edge = if first { tab.right() } else { tab.x };
        if fighter.hit > 0 {
            let words = format!("−{}", fighter.hit);
            let side = (width(&words, sizes.font) + 30.0).max(58.0);
            let free = top - tab.bottom() - 2.0;
            // Below the number, or next to it if the name leaves no room there.
            let place = if free >= side {
                Area::new(x(6.0, side), tab.bottom() + (free - side) / 2.0 + 1.0, side, side)
            } else {
                let left = if first { edge + 5.0 } else { edge - 5.0 - side };
                edge = if first { left + side } else { left };
                Area::new(left, half.y + 2.0, side, side)
            };
            burst(scene, place, &words, sizes.font, theme, easel);
        }
        if fighter.falls {
            let words = easel.say(self.lang, "heroes-falls");
            let side = sizes.head;
            let style = Style::line(Font::Strong, sizes.font, sizes.font, WHITE).align(Align::Start);
            let used = if first { edge - half.x } else { half.right() - edge };
            let room = half.w - used - LEAN - 62.0 - side;
            let text = easel.fit(&words, Area::new(0.0, half.y + 3.0, room, high), style);
            let told = if text.cut { 0.0 } else { text.extent.w + 6.0 };
            let wide = side + told + 8.0;
            let left = if first { edge + 6.0 } else { edge - 6.0 - wide };
            let pill = Area::new(left, half.y + 3.0, wide, high);
            scene.zone("falls", pill);
            scene.fill(pill.round(8.0), theme.skin().bad);
            scene.icon("ui-grave", Area::new(left + 4.0, pill.y + 2.0, high - 4.0, high - 4.0), WHITE);
            if !text.cut {
                scene.text(text.moved(left + side + 2.0, 0.0));
            }
        }
    }
}

/// The half of an area at one side of a slanted line.
fn slanted(area: Area, middle: f32, first: bool) -> vello_cpu::kurbo::BezPath {
    let edge = if first { area.x } else { area.right() };
    polygon([(edge, area.y), (middle + LEAN, area.y), (middle - LEAN, area.bottom()), (edge, area.bottom())])
}

/// The art of a card; without effects its sign.
fn picture(scene: &mut Scene, room: Area, card: &CardDef, theme: Theme) {
    if theme.is_plain() {
        scene.fill(room.path(), suit(card, theme));
        let side = room.h * 0.8;
        let (x, y) = room.center();
        return scene.icon(icon(card), Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE);
    }
    let mut plan = art::plan(card);
    // Between two sides with art of their own, more than the figures would make the file large.
    (plan.weather, plan.front) = (Weather::Clear, Front::None);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
    let size = (room.w.ceil() as u16, room.h.ceil() as u16);
    scene.art(Artwork::new(plan, size, State::Plain), room.x, room.y);
}

/// The name of a card at the bottom of a room, beside the sign of its player, which is at the outer edge.
fn titled(
    card: &CardDef,
    room: Area,
    inner: f32,
    first: bool,
    (lang, theme): (Lang, Theme),
    easel: &mut Easel,
) -> TextBox {
    let font = Sizes::of(theme).font;
    let side = font * 1.25;
    let words = easel.words().card_name(lang, card);
    let align = if first { Align::Start } else { Align::End };
    let style = Style::line(Font::Title, font, font * 1.35, WHITE).align(align).outline(NIGHT, 6.0).cuttable();
    let wide = room.w - side - 14.0 - inner;
    let left = if first { room.x + side + 12.0 } else { room.x + inner + 2.0 };
    let (text, lines) = name::fit(&words, Area::new(left, 0.0, wide, 0.0), &[side, font * 2.2], style, easel);
    let high = if lines > 1 { font * 2.2 } else { side };
    let top = room.bottom() - high - 6.0;
    let text = text.moved(0.0, top);
    TextBox { room: Area::new(left, top, wide, high), ..text }
}

fn draw_titled(scene: &mut Scene, name: TextBox, whose: Whose, first: bool, theme: Theme) {
    let side = Sizes::of(theme).font * 1.25;
    let y = name.room.bottom() - side;
    let x = if first { name.room.x - side - 6.0 } else { name.room.right() + 6.0 };
    crest(scene, Area::new(x, y, side, side), whose.player(), theme);
    scene.text(name);
}

/// The card of the newest event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Newest {
    pub(super) card: Arc<CardDef>,
    pub(super) whose: Whose,
    pub(super) size: (u16, u16),
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Newest {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        scene.fill(area.round(14.0), self.whose.color(self.theme));
        let inner = area.inset(3.0);
        scene.clip(inner.round(11.0), |scene| picture(scene, inner, &self.card, self.theme));
        let name = titled(&self.card, inner, 8.0, true, (self.lang, self.theme), easel);
        draw_titled(&mut scene, name, self.whose, true, self.theme);
        scene
    }
}
