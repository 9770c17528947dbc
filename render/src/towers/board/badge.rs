//! Badges for the change of a number: a spiked burst for a loss, a smooth shield for a gain, a sign on both.

use super::layout::WIDTH;
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, circle, star};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The side of a burst's square.
pub(super) const BURST: u16 = 100;

const WHITE: Rgba = Rgba::hex(0x00ff_ffff);

/// A change with its sign, as in `+5` and `−9`.
pub(super) fn signed(delta: i16) -> String {
    format!("{}{}", if delta < 0 { '−' } else { '+' }, delta.unsigned_abs())
}

/// The large badge of a tower or a wall.
pub(super) fn burst(delta: i16, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(BURST, BURST);
    let area = scene.area();
    let center = area.center();
    let color = if delta < 0 { skin.bad } else { skin.good };
    let shape =
        |grow: f32| if delta < 0 { star(center, 12, 41.0 + grow, 32.0 + grow) } else { circle(center, 35.0 + grow) };
    if !theme.is_plain() {
        scene.shadow(area.inset(18.0).shift(0.0, 4.0), 28.0, 6.0, NIGHT.alpha(150));
    }
    scene.fill(shape(7.0), NIGHT);
    scene.fill(shape(4.0), WHITE);
    scene.fill(shape(0.0), Paint::glow((center.0, center.1 - 10.0), 44.0, color.light(0.18), color.dark(0.25)));
    let style = Style::line(Font::Strong, theme.min_font(WIDTH), 38.0, WHITE).outline(NIGHT.alpha(150), 5.0);
    scene.text(easel.fit(&signed(delta), area.inset(15.0), style));
    scene
}

/// The small badge of a stock or a mine; nothing without a change. If the number has no room, the badge is an arrow alone.
pub(super) fn pill(scene: &mut Scene, delta: i16, room: Area, font: f32, theme: Theme, easel: &mut Easel) {
    let skin = theme.skin();
    let color = if delta < 0 { skin.bad } else { skin.good };
    let style = Style::line(Font::Strong, font, font, WHITE).cuttable();
    let text = easel.fit(&signed(delta), room.inset(4.0), style);
    let width = (text.extent.w + 14.0).clamp(30.0, room.w);
    let badge = Area::new(room.x + (room.w - width) / 2.0, room.y, width, room.h);
    scene.zone("change", badge);
    let radius = if delta < 0 { 5.0 } else { badge.h / 2.0 };
    scene.fill(badge.round(radius), WHITE);
    scene.fill(badge.inset(2.0).round((radius - 2.0).max(2.0)), color);
    if text.cut {
        let (x, y) = badge.center();
        let tip = if delta < 0 { y + 8.0 } else { y - 8.0 };
        let foot = y * 2.0 - tip;
        scene.fill(crate::scene::polygon([(x, tip), (x - 9.0, foot), (x + 9.0, foot)]), WHITE);
    } else {
        scene.text(text);
    }
}
