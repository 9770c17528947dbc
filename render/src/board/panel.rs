//! The ground of a board, with a panel for each seat.

use duelhall_engine::kit::Seat;

use super::{HEIGHT, WIDTH, seat_color};
use crate::scene::{Area, Paint, Rgba, Scene};
use crate::theme::{NIGHT, Theme};

/// The panel of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Panel {
    /// Left, top, width and height in whole pixels.
    pub(crate) cell: (u16, u16, u16, u16),
    pub(crate) seat: u8,
    /// Whether the match waits for the player.
    pub(crate) lit: bool,
}

/// The table, and on it the panels: who is waited for has a bright edge.
pub(crate) fn ground(panels: &[Panel], theme: Theme) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let area = scene.area();
    let [top, bottom] = skin.table;
    let glow = Paint::glow(area.center(), area.w * 0.7, top, bottom);
    scene.fill(area.path(), if theme.is_plain() { bottom.into() } else { glow });
    for panel in panels {
        let (x, y, w, h) = panel.cell;
        let place = Area::new(x.into(), y.into(), w.into(), h.into());
        let color = seat_color(Seat(panel.seat), theme);
        let edge = if panel.lit { color } else { skin.edge.mix(color, 0.25).dark(0.25) };
        scene.fill(place.round(16.0), edge);
        let inner = place.inset(if panel.lit { 4.0 } else { 2.0 });
        let shade: [Rgba; 2] = skin.panel.map(|panel| if theme.is_plain() { panel } else { panel.mix(NIGHT, 0.25) });
        let (from, to) = if theme.is_plain() { (shade[0], shade[1]) } else { (shade[0].mix(color, 0.1), shade[1]) };
        scene.fill(inner.round(13.0), Paint::down(inner.y, inner.bottom(), from, to));
    }
    scene
}
