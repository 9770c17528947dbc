//! The ground between the armies: the front line, and the zone of a combat with an arrow from each attacker.

use duelhall_engine::kit::Seat;
use vello_cpu::kurbo::BezPath;

use super::layout::Sizes;
use crate::board::{burst, crest, seat_color};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, open_line, polygon};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::war::look::WHITE;

/// The earth of a battlefield.
pub(super) const EARTH: Rgba = Rgba::hex(0x3a_1c16);

/// The line between the armies, with what is said of a combat that has no zone of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Front {
    pub(super) words: Option<String>,
    /// The seat that attacks.
    pub(super) seat: u8,
    pub(super) size: (u16, u16),
    pub(super) theme: Theme,
}

impl Piece for Front {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        if !self.theme.is_plain() {
            scene.fill(Area { y: area.y + 6.0, h: area.h - 12.0, ..area }.round(6.0), EARTH);
        }
        for share in [0.36, 0.64] {
            wire(&mut scene, area, area.h * share, self.theme);
        }
        if let Some(words) = &self.words {
            let font = Sizes::of(self.theme).font;
            let style = Style::line(Font::Strong, font, font * 1.1, WHITE);
            let text = easel.fit(words, area.inset(6.0), style.cuttable());
            let plate = Area { y: 1.0, h: area.h - 2.0, x: text.extent.x - 12.0, w: text.extent.w + 24.0 };
            scene.zone("front", plate);
            scene.fill(plate.round(10.0), seat_color(Seat(self.seat), self.theme));
            scene.fill(plate.inset(2.0).round(8.0), NIGHT);
            scene.text(text);
        }
        scene
    }
}

/// Barbed wire across an area.
fn wire(scene: &mut Scene, area: Area, y: f32, theme: Theme) {
    let color = if theme.is_plain() { WHITE } else { Rgba::hex(0xb8_9a_84) };
    let mut points = Vec::new();
    let (mut x, mut up) = (area.x + 4.0, false);
    while x < area.right() - 4.0 {
        points.push((x, y + if up { -2.0 } else { 2.0 }));
        x += 14.0;
        up = !up;
    }
    scene.stroke(open_line(points), color, 1.6);
    let mut x = area.x + 26.0;
    while x < area.right() - 20.0 {
        for (dx, dy) in [(4.0, 6.0), (4.0, -6.0)] {
            scene.stroke(open_line([(x - dx, y - dy), (x + dx, y + dy)]), color, 1.6);
        }
        x += 42.0;
    }
}

/// An attacker in the zone of a combat, by the middles of columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lane {
    pub(super) from: u16,
    /// Those that block it.
    pub(super) to: Vec<u16>,
    /// What nobody stops.
    pub(super) open: Option<i8>,
    /// Nobody can block it yet.
    pub(super) waits: bool,
}

/// The ground of a combat with its arrows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Zone {
    pub(super) lanes: Vec<Lane>,
    /// The seat that attacks.
    pub(super) seat: u8,
    /// Whether the attackers are above.
    pub(super) down: bool,
    /// The height of a unit.
    pub(super) unit: u16,
    /// The width of a column.
    pub(super) column: u16,
    /// The words for an attacker that nobody blocks.
    pub(super) words: String,
    pub(super) size: (u16, u16),
    pub(super) theme: Theme,
}

/// The room above and below the units of a combat.
pub(super) const MARGIN: u16 = 8;

impl Piece for Zone {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        if self.theme.is_plain() {
            scene.fill(area.path(), NIGHT);
        } else {
            scene.fill(area.round(10.0), EARTH.dark(0.1));
            let band = Area { y: area.h * 0.36, h: area.h * 0.28, ..area };
            scene.fill(band.path(), Rgba::hex(0x5a_22_18));
        }
        for y in [3.5, area.h - 3.5] {
            wire(&mut scene, area, y, self.theme);
        }
        self.lanes.iter().for_each(|lane| self.lane(&mut scene, lane, easel));
        scene
    }
}

impl Zone {
    /// A height that is measured from the attackers' edge to the defenders'.
    fn y(&self, from: f32) -> f32 {
        if self.down { from } else { f32::from(self.size.1) - from }
    }

    fn lane(&self, scene: &mut Scene, lane: &Lane, easel: &mut Easel) {
        let (unit, margin) = (f32::from(self.unit), f32::from(MARGIN));
        let start = margin + unit + 2.0;
        let end = f32::from(self.size.1) - margin - unit - 2.0;
        let color = seat_color(Seat(self.seat), self.theme);
        let from = f32::from(lane.from);
        for to in &lane.to {
            // An arrow to a blocker at the side begins nearer to it.
            let to = f32::from(*to);
            let begin = from + (to - from) * 0.35;
            arrow(scene, (begin, self.y(start)), (to, self.y(end)), 9.0, color);
        }
        if let Some(n) = lane.open {
            self.open(scene, lane, from, start, n, color, easel);
        }
    }

    /// An attacker that no blocker stands against: its arrow goes on to the player, or stops.
    #[expect(clippy::too_many_arguments, reason = "one call")]
    fn open(&self, scene: &mut Scene, lane: &Lane, from: f32, start: f32, n: i8, color: Rgba, easel: &mut Easel) {
        let sizes = Sizes::of(self.theme);
        let whole = f32::from(self.size.1);
        let column = f32::from(self.column);
        let side = 44.0_f32.min(column * 0.46);
        let goal = whole - f32::from(MARGIN) - side - 6.0;
        arrow(scene, (from, self.y(start)), (from, self.y(goal)), 10.0, color);
        let place = |at: f32, high: f32| if self.down { at } else { whole - at - high };
        let y = place(goal + 4.0, side);
        let foe = Seat(self.seat).other();
        crest(scene, Area::new(from - side - 1.0, y, side, side), foe, self.theme);
        let red = if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_6a_70) };
        scene.icon("ui-health", Area::new(from + 3.0, y + 3.0, side - 6.0, side - 6.0), red);
        if lane.waits {
            return;
        }
        let words = format!("−{n}");
        let large = (width(&words, sizes.font) + 30.0).max(58.0).min(column);
        burst(
            scene,
            Area::new(from - large / 2.0, place(start + sizes.tab + 4.0, large), large, large),
            &words,
            sizes.font,
            self.theme,
            easel,
        );
        let words = &self.words;
        let style = Style::line(Font::Strong, sizes.font, sizes.font, WHITE).align(Align::Center);
        let room = Area::new(from - column / 2.0, 0.0, column, sizes.tab);
        let text = easel.fit(words, room.inset(4.0), style);
        if text.cut {
            // A part of the words would be a riddle, and the arrow says the same.
            return;
        }
        let y = place(start + 1.0, sizes.tab);
        let plate = Area::new(text.extent.x - 7.0, y, text.extent.w + 14.0, sizes.tab);
        scene.zone("open", plate);
        scene.fill(plate.round(8.0), NIGHT);
        scene.text(text.moved(0.0, y));
    }
}

/// An arrow with a dark edge.
pub(super) fn arrow(scene: &mut Scene, from: (f32, f32), to: (f32, f32), half: f32, color: Rgba) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = (dx * dx + dy * dy).sqrt().max(1.0);
    let (ux, uy) = (dx / long, dy / long);
    let head = (half * 2.6).min(long * 0.7);
    let shape = |grow: f32| -> BezPath {
        let point = |along: f32, aside: f32| (from.0 + ux * along - uy * aside, from.1 + uy * along + ux * aside);
        let neck = long - head;
        let wide = half + grow;
        polygon([
            point(-grow, wide * 0.8),
            point(neck - grow, wide),
            point(neck - grow, half * 2.1 + grow * 1.6),
            point(long + grow * 1.4, 0.0),
            point(neck - grow, -(half * 2.1 + grow * 1.6)),
            point(neck - grow, -wide),
            point(-grow, -wide * 0.8),
        ])
    };
    scene.fill(shape(3.0), NIGHT);
    scene.fill(shape(0.0), color);
}
