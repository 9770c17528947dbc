//! What boards of several seats share: the colour and the sign of a seat, its name and panel, and words between the seats.

mod asked;
mod burst;
mod header;
pub(crate) mod name;
mod notice;
mod panel;
mod tab;
mod team;

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene};
use crate::sheet::Piece;
use crate::theme::Theme;

pub(crate) use asked::Asked;
pub(crate) use burst::burst;
pub(crate) use header::Header;
pub(crate) use notice::{Notice, STRIP_HEIGHT, plaque};
pub(crate) use panel::Panel;
pub(crate) use tab::Tab;
pub(crate) use team::{Team, Whose};

/// A part of any board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The table and the panels of the seats.
    Ground { panels: Vec<Panel>, theme: Theme },
    /// A player's sign and name.
    Header(Header),
    /// A player who is out of the game.
    Out { size: (u16, u16), lang: Lang, theme: Theme },
    /// Words between the seats.
    Notice(Notice),
}

impl Piece for Part {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { panels, theme } => panel::ground(panels, *theme),
            Self::Header(part) => part.scene(easel),
            Self::Out { size, lang, theme } => notice::out(*size, *lang, *theme, easel),
            Self::Notice(part) => part.scene(easel),
        }
    }
}

/// The width of a board.
pub(crate) const WIDTH: u16 = 960;
/// The height of a board.
pub(crate) const HEIGHT: u16 = 720;

/// Plain white.
pub(crate) const WHITE: Rgba = Rgba::hex(0x00ff_ffff);

/// The smallest font of a board.
pub(crate) const fn font(theme: Theme) -> f32 {
    if matches!(theme, Theme::LargeText) { 32.0 } else { 24.0 }
}

/// The colour of a seat.
#[must_use]
pub fn seat_color(seat: Seat, theme: Theme) -> Rgba {
    let skin = theme.skin();
    match seat.index() {
        0 | 1 => skin.seat(seat),
        2 => Rgba::hex(0x7f_e0_a8),
        3 => Rgba::hex(0xc3_a4_ff),
        4 => Rgba::hex(0xff_9d_7a),
        5 => Rgba::hex(0xf2_f2_f2),
        6 => Rgba::hex(0xb8_8a_5e),
        _ => Rgba::hex(0xf2_8f_c4),
    }
}

/// The sign of a seat in a disc of its colour.
pub(crate) fn crest(scene: &mut Scene, area: Area, seat: Seat, theme: Theme) {
    let color = seat_color(seat, theme);
    let signs = ["ui-sun", "ui-moon", "ui-leaf", "ui-star", "ui-drop", "ui-peaks", "ui-gems", "ui-tower"];
    scene.fill(area.round(area.h / 2.0), color);
    let inner = area.inset((area.h / 18.0).max(2.0));
    let (x, y) = inner.center();
    let ground = Paint::glow((x, y - inner.h * 0.2), inner.h * 0.7, color.dark(0.45), color.dark(0.78));
    scene.fill(inner.round(inner.h / 2.0), if theme.is_plain() { Rgba::hex(0).into() } else { ground });
    scene.icon(signs[seat.index() % signs.len()], inner.inset(inner.h * 0.13), color.light(0.35));
}
