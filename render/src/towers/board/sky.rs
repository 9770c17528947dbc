//! The parts that stay while numbers change: the table, the panels, the land and sky behind each stronghold, the goal line.

use duelhall_engine::kit::Seat;
use duelhall_engine::towers::table::Table;
use vello_cpu::kurbo::BezPath;

use super::layout::{GOAL, GROUND, HEIGHT, SKY, WIDTH, panel, tower_x, wall_x, window};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, circle, polygon};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Skin, Theme};

/// The state that a side's panel and land show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Mood {
    /// The match is not waiting for this side.
    Rest,
    /// The match is waiting for this side: the panel shines.
    Lit,
    /// The side has won: the panel shines, and there are fireworks above.
    Won,
    /// The side has lost: the land is grey.
    Lost,
}

impl Mood {
    fn of(table: &Table, seat: Seat) -> Self {
        match table.outcome {
            Some(outcome) if outcome.winners.has(seat) => Self::Won,
            Some(outcome) if !outcome.winners.is_empty() => Self::Lost,
            None if table.asked.has(seat) => Self::Lit,
            _ => Self::Rest,
        }
    }

    const fn is_lit(self) -> bool {
        matches!(self, Self::Lit | Self::Won)
    }
}

/// The backdrop of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Backdrop {
    moods: [Mood; 2],
    goal: i16,
    theme: Theme,
}

impl Backdrop {
    pub(super) fn of(table: &Table, theme: Theme) -> Self {
        let moods = [Seat::FIRST, Seat::SECOND].map(|seat| Mood::of(table, seat));
        Self { moods, goal: table.tower_goal, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(WIDTH, HEIGHT);
        let area = scene.area();
        let [top, bottom] = skin.table;
        let glow = Paint::glow((480.0, 250.0), 620.0, top.light(0.04), bottom);
        scene.fill(area.path(), if self.theme.is_plain() { bottom.into() } else { glow });
        for seat in [Seat::FIRST, Seat::SECOND] {
            self.panel(&mut scene, seat, skin);
            let window = window(seat);
            scene.clip(window.round(14.0), |scene| {
                if self.theme.is_plain() {
                    scene.fill(Area::new(window.x, GROUND, window.w, 60.0).path(), Rgba::hex(0x2b_2b_2b));
                } else {
                    LANDS[seat.index() % 2].draw(scene, window, self.moods[seat.index() % 2]);
                }
            });
            scene.stroke(window.inset(-0.5).round(14.0), skin.edge.alpha(150), 2.0);
            self.goal_line(&mut scene, seat, easel);
        }
        scene
    }

    fn panel(&self, scene: &mut Scene, seat: Seat, skin: &Skin) {
        let area = panel(seat);
        let color = skin.seat(seat);
        let lit = self.moods[seat.index() % 2].is_lit();
        if self.theme.is_plain() {
            scene.fill(area.round(20.0), if lit { color } else { Rgba::hex(0x00ff_ffff) });
            scene.fill(area.inset(if lit { 6.0 } else { 1.5 }).round(15.0), skin.panel[0]);
            return;
        }
        if lit {
            scene.halo(area, area.inset(-1.0), 20.0, 7.0, color.alpha(210));
        } else {
            scene.halo(area, area.shift(0.0, 3.0), 20.0, 5.0, NIGHT.alpha(140));
        }
        let edge = if lit { color } else { skin.edge };
        scene.fill(area.round(20.0), Paint::down(area.y, area.bottom(), edge.light(0.15), edge.dark(0.2)));
        let inner = area.inset(if lit { 4.0 } else { 2.0 });
        let [top, bottom] = skin.panel.map(|panel| panel.mix(color, 0.07));
        scene.fill(inner.round(17.0), Paint::down(inner.y, inner.bottom(), top, bottom));
    }

    /// The line at the height that wins, with its number where the tower does not hide it.
    fn goal_line(&self, scene: &mut Scene, seat: Seat, easel: &mut Easel) {
        let skin = self.theme.skin();
        let window = window(seat);
        for dash in 0..16_u8 {
            let line = Area::new(window.x + 8.0 + f32::from(dash) * 17.0, GOAL - 1.5, 10.0, 3.0);
            scene.fill(line.path(), skin.bright);
        }
        let x = window.x + wall_x(seat);
        scene.icon_raised("ui-crown", Area::new(x - 42.0, GOAL - 40.0, 34.0, 34.0), skin.bright, 2.0, NIGHT.alpha(160));
        let font = self.theme.min_font(WIDTH);
        let style = Style::line(Font::Strong, font, font * 1.25, skin.bright).align(Align::Start).outline(NIGHT, 6.0);
        let room = Area::new(x - 2.0, GOAL - 38.0, 62.0, 32.0);
        scene.text(easel.fit(&self.goal.to_string(), room, style));
    }
}

/// A side's land and sky.
struct Land {
    sky: [(f32, u32); 4],
    /// The colours of the far, the middle and the near hills.
    hills: [u32; 3],
    ground: [u32; 2],
    light: u32,
    seat: Seat,
}

static LANDS: [Land; 2] = [
    Land {
        sky: [(0.0, 0x3a_2a_6e), (0.42, 0x8e_3f_78), (0.72, 0xe7_76_4e), (1.0, 0xff_bd_6b)],
        hills: [0x8a_45_73, 0x5c_31_62, 0x39_24_4f],
        ground: [0x3d_57_2e, 0x1d_2f_22],
        light: 0xff_e9_a8,
        seat: Seat::FIRST,
    },
    Land {
        sky: [(0.0, 0x0b_14_3c), (0.45, 0x1a_3a_7c), (0.8, 0x3f_84_b8), (1.0, 0x86_c6_d8)],
        hills: [0x2e_5f_95, 0x21_45_77, 0x16_2f_5a],
        ground: [0x2b_53_4d, 0x12_2c_33],
        light: 0xe8_f6_ff,
        seat: Seat::SECOND,
    },
];

/// The ridges of the hills: heights above the ground at equal distances.
const RIDGES: [[f32; 9]; 3] = [
    [96.0, 130.0, 104.0, 158.0, 112.0, 140.0, 176.0, 120.0, 150.0],
    [64.0, 78.0, 104.0, 70.0, 92.0, 62.0, 88.0, 108.0, 76.0],
    [26.0, 40.0, 30.0, 52.0, 38.0, 24.0, 44.0, 30.0, 48.0],
];

/// The positions of stars, from the window's corner.
const STARS: [(f32, f32, f32); 22] = [
    (16.0, 20.0, 1.6),
    (40.0, 66.0, 1.1),
    (62.0, 30.0, 1.3),
    (88.0, 12.0, 1.0),
    (118.0, 52.0, 1.7),
    (146.0, 24.0, 1.2),
    (172.0, 74.0, 1.1),
    (24.0, 112.0, 1.3),
    (66.0, 96.0, 1.0),
    (104.0, 92.0, 1.2),
    (140.0, 108.0, 1.5),
    (196.0, 108.0, 1.1),
    (228.0, 88.0, 1.4),
    (256.0, 118.0, 1.0),
    (270.0, 34.0, 1.5),
    (214.0, 14.0, 1.2),
    (244.0, 14.0, 1.0),
    (20.0, 158.0, 1.0),
    (52.0, 144.0, 1.2),
    (120.0, 150.0, 1.0),
    (184.0, 142.0, 1.1),
    (262.0, 152.0, 1.2),
];

impl Land {
    fn draw(&self, scene: &mut Scene, window: Area, mood: Mood) {
        self.nature(scene, window);
        match mood {
            Mood::Won => fireworks(scene, window),
            Mood::Lost => scene.fill(window.path(), Rgba::hex(0x2a_2c_38).alpha(165)),
            Mood::Rest | Mood::Lit => {}
        }
    }

    fn nature(&self, scene: &mut Scene, window: Area) {
        let sky = Area::new(window.x, SKY, window.w, GROUND - SKY);
        let stops = self.sky.iter().map(|(at, color)| (*at, Rgba::hex(*color))).collect();
        scene.fill(sky.path(), Paint::Linear((0.0, SKY), (0.0, GROUND), stops));
        let light = Rgba::hex(self.light);
        for (x, y, radius) in STARS {
            let faint = if self.seat.0 == 0 { 70 } else { 200 };
            scene.fill(circle((window.x + x, window.y + y), radius), light.alpha(faint));
        }
        self.sun_or_moon(scene, window, light);
        self.clouds(scene, window);
        for (layer, (ridge, color)) in RIDGES.iter().zip(self.hills).enumerate() {
            self.hills(scene, window, layer, ridge, Rgba::hex(color));
        }
        trees(scene, window, Rgba::hex(self.hills[2]).dark(0.35), self.seat);
        let [top, bottom] = self.ground.map(Rgba::hex);
        let ground = Area::new(window.x, GROUND, window.w, window.bottom() - GROUND);
        scene.fill(ground.path(), Paint::down(ground.y, ground.bottom(), top, bottom));
        scene.fill(Area::new(ground.x, ground.y, ground.w, 3.0).path(), top.light(0.25));
    }

    fn sun_or_moon(&self, scene: &mut Scene, window: Area, light: Rgba) {
        let x = window.x + f32::midpoint(wall_x(self.seat), tower_x(self.seat));
        if self.seat.0 == 0 {
            let center = (x + 18.0, GROUND - 128.0);
            scene.fill(circle(center, 130.0), Paint::glow(center, 130.0, light.alpha(150), light.alpha(0)));
            scene.fill(
                circle(center, 40.0),
                Paint::glow((center.0 - 10.0, center.1 - 10.0), 56.0, light.light(0.6), light),
            );
        } else {
            let center = (x - 14.0, SKY + 92.0);
            scene.fill(circle(center, 96.0), Paint::glow(center, 96.0, light.alpha(110), light.alpha(0)));
            scene.fill(
                circle(center, 30.0),
                Paint::glow((center.0 - 8.0, center.1 - 8.0), 46.0, light, light.dark(0.16)),
            );
            for (dx, dy, radius) in [(-9.0, 4.0, 6.0), (8.0, -10.0, 4.5), (10.0, 10.0, 7.0), (-6.0, -14.0, 3.5)] {
                scene.fill(circle((center.0 + dx, center.1 + dy), radius), light.dark(0.25).alpha(120));
            }
        }
    }

    fn clouds(&self, scene: &mut Scene, window: Area) {
        let color = Rgba::hex(self.sky[3].1).light(0.2).alpha(if self.seat.0 == 0 { 64 } else { 38 });
        for (x, y, w) in [(-20.0, 122.0, 130.0), (150.0, 96.0, 150.0), (60.0, 178.0, 180.0)] {
            for (shift, lift, share) in [(0.0, 0.0, 1.0), (0.18, 9.0, 0.6), (0.1, -7.0, 0.7)] {
                let cloud = Area::new(window.x + x + w * shift, SKY + y - lift, w * share, 12.0);
                scene.fill(cloud.round(6.0), color);
            }
        }
    }

    fn hills(&self, scene: &mut Scene, window: Area, layer: usize, ridge: &[f32; 9], color: Rgba) {
        let step = window.w / 8.0;
        let mirror = self.seat.0 == 1;
        let mut points: Vec<(f32, f32)> = (0..9_u8)
            .map(|i| {
                let height = ridge[usize::from(if mirror { 8 - i } else { i })];
                (window.x + step * f32::from(i), GROUND - height)
            })
            .collect();
        let top = points.iter().map(|point| point.1).fold(GROUND, f32::min);
        let path = if layer == 0 {
            points.push((window.right(), GROUND));
            points.push((window.x, GROUND));
            polygon(points)
        } else {
            rolling(&points, GROUND)
        };
        scene.fill(path, Paint::down(top, GROUND, color, color.mix(Rgba::hex(self.sky[3].1), 0.22)));
    }
}

/// Sparks around five points of the sky.
fn fireworks(scene: &mut Scene, window: Area) {
    let bursts = [
        (34.0, 78.0, 34.0, 0xff_d1_5c),
        (148.0, 64.0, 44.0, 0xff_7a_6b),
        (252.0, 96.0, 36.0, 0x8d_f0_c2),
        (140.0, 158.0, 30.0, 0x7f_d0_ff),
        (22.0, 176.0, 26.0, 0xff_9d_e0),
    ];
    for (x, y, reach, color) in bursts {
        let (center, color) = ((window.x + x, SKY + y), Rgba::hex(color));
        scene.fill(circle(center, reach), Paint::glow(center, reach, color.alpha(90), color.alpha(0)));
        for spark in 0..12_u8 {
            let angle = f32::from(spark) * std::f32::consts::TAU / 12.0 + x;
            let (sin, cos) = angle.sin_cos();
            for (share, radius) in [(0.45, 1.6), (0.72, 2.2), (1.0, 3.0)] {
                let reach = reach * share * if spark % 2 == 0 { 1.0 } else { 0.78 };
                scene.fill(circle((center.0 + reach * cos, center.1 + reach * sin), radius), color.light(0.35));
            }
        }
    }
}

/// A smooth curve through points, closed along the ground.
fn rolling(points: &[(f32, f32)], ground: f32) -> BezPath {
    let point = |(x, y): (f32, f32)| (f64::from(x), f64::from(y));
    let mut path = BezPath::new();
    if let (Some(first), Some(last)) = (points.first(), points.last()) {
        path.move_to(point(*first));
        for pair in points.windows(2) {
            let middle = (f32::midpoint(pair[0].0, pair[1].0), f32::midpoint(pair[0].1, pair[1].1));
            path.quad_to(point(pair[0]), point(middle));
        }
        path.line_to(point(*last));
        path.line_to(point((last.0, ground)));
        path.line_to(point((first.0, ground)));
        path.close_path();
    }
    path
}

/// Firs at the foot of the hills.
fn trees(scene: &mut Scene, window: Area, color: Rgba, seat: Seat) {
    for (x, height) in
        [(6.0, 34.0), (20.0, 24.0), (148.0, 30.0), (160.0, 40.0), (274.0, 36.0), (262.0, 22.0), (134.0, 20.0)]
    {
        let x = window.x + if seat.0 == 0 { x } else { window.w - x };
        for (lift, width) in [(0.0, 11.0), (0.3, 9.0), (0.58, 6.5)] {
            let foot = GROUND - height * lift;
            scene.fill(polygon([(x - width, foot), (x, foot - height * 0.46), (x + width, foot)]), color);
        }
    }
}
