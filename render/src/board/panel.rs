//! The ground of a board, with a panel for each seat.

use super::{HEIGHT, WIDTH, Whose};
use crate::scene::{Area, Scene};
use crate::theme::{NIGHT, Theme};

/// The panel of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Panel {
    /// Left, top, width and height in whole pixels.
    pub(crate) cell: (u16, u16, u16, u16),
    pub(crate) whose: Whose,
    /// Whether the match waits for the player.
    pub(crate) lit: bool,
}

/// The table, and on it the panels: who is waited for has a bright edge. The panels of one team have edges of one colour.
pub(crate) fn ground(panels: &[Panel], theme: Theme) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(WIDTH, HEIGHT);
    scene.fill(scene.area().path(), skin.flat());
    for panel in panels {
        let (x, y, w, h) = panel.cell;
        let place = Area::new(x.into(), y.into(), w.into(), h.into());
        let color = panel.whose.color(theme);
        let (edge, wide) = match (panel.lit, panel.whose.team) {
            (true, None) => (color, 4.0),
            (true, Some(_)) => (color, 5.0),
            (false, None) => (skin.edge.mix(color, 0.25).dark(0.25), 2.0),
            (false, Some(_)) => (color.dark(0.2), 3.0),
        };
        scene.fill(place.round(16.0), edge);
        let inner = place.inset(wide);
        let ground = skin.panel[0].mix(skin.panel[1], 0.5);
        scene.fill(inner.round(13.0), if theme.is_plain() { ground } else { ground.mix(NIGHT, 0.25).mix(color, 0.05) });
    }
    scene
}
