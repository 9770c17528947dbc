//! Towers and walls, drawn as high as their numbers.

use duelhall_engine::kit::Seat;
use duelhall_engine::towers::card::Stat;
use duelhall_engine::towers::table::Table;

use super::badge::BURST;
use super::layout::{FOOT, GOAL, GROUND, INNER, SKY, WIDTH, tower_x, wall_x, window};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, polygon};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The room above a building for its flag.
const ABOVE: f32 = 58.0;
/// The width of a building's picture.
const WIDE: u16 = 132;
/// The height of battlements.
const MERLON: f32 = 13.0;

/// A tower or a wall.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Building {
    seat: u8,
    wall: bool,
    /// Pixels from the ground to the top.
    height: u16,
    theme: Theme,
}

impl Building {
    pub(super) fn of(table: &Table, seat: Seat, stat: Stat, theme: Theme) -> Self {
        let wall = stat == Stat::Wall;
        let side = &table.sides[seat];
        let value = if wall { side.wall } else { side.tower };
        let full = GROUND - GOAL;
        let pixels = f32::from(value.max(0)) / f32::from(table.tower_goal.max(1)) * full;
        // A standing tower is never hidden by the grass, and nothing grows out of the window.
        let pixels = if value > 0 { pixels.clamp(8.0, full + 6.0) } else { 0.0 };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 0 and the window's height"
        )]
        Self { seat: seat.0, wall, height: pixels.round() as u16, theme }
    }

    fn middle(&self, seat: Seat) -> f32 {
        window(seat).x + if self.wall { wall_x(seat) } else { tower_x(seat) }
    }

    fn top(&self) -> f32 {
        GROUND - f32::from(self.height)
    }

    /// The place of the top left corner.
    #[expect(clippy::cast_possible_truncation, reason = "a place on the board")]
    pub(super) fn place(&self, seat: Seat) -> (i32, i32) {
        ((self.middle(seat) - f32::from(WIDE) / 2.0) as i32, (self.top() - ABOVE) as i32)
    }

    /// The place of the badge for a change: above the building, as far as the window allows.
    #[expect(clippy::cast_possible_truncation, reason = "a place on the board")]
    pub(super) fn burst_place(&self, seat: Seat) -> (i32, i32) {
        let half = f32::from(BURST) / 2.0;
        let y = (self.top() - 34.0).max(if self.wall { GOAL + half } else { SKY + half });
        ((self.middle(seat) - half) as i32, (y - half) as i32)
    }

    pub(super) fn scene(&self) -> Scene {
        let height = f32::from(self.height);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a height below that of the board")]
        let mut scene = Scene::new(WIDE, (height + ABOVE) as u16);
        let look = Masonry::of(Seat(self.seat), self.theme);
        let ground = height + ABOVE;
        if self.height == 0 {
            rubble(&mut scene, ground, &look);
        } else if self.wall {
            wall(&mut scene, ABOVE, ground, &look);
        } else {
            tower(&mut scene, ABOVE, ground, &look);
        }
        scene
    }
}

/// The materials of a side's buildings.
struct Masonry {
    seat: Seat,
    stone: Rgba,
    line: Rgba,
    cloth: Rgba,
    plain: bool,
}

impl Masonry {
    fn of(seat: Seat, theme: Theme) -> Self {
        let plain = theme.is_plain();
        let stone = match (plain, seat.0) {
            (true, _) => Rgba::hex(0x8a_8a_8a),
            (false, 0) => Rgba::hex(0xd9_b7_8c),
            (false, _) => Rgba::hex(0x9f_b4_d2),
        };
        let line = if plain { Rgba::hex(0x00ff_ffff) } else { stone.dark(0.78) };
        Self { seat, stone, line, cloth: theme.skin().seat(seat), plain }
    }

    /// Light from the middle of the board: the left stronghold is lit from the right, the right one from the left.
    fn shade(&self, left: f32, right: f32) -> Paint {
        if self.plain {
            return self.stone.into();
        }
        let stops = vec![(0.0, self.stone.dark(0.1)), (0.28, self.stone.light(0.25)), (1.0, self.stone.dark(0.48))];
        let (from, to) = if self.seat.0 == 0 { (right, left) } else { (left, right) };
        Paint::Linear((from, 0.0), (to, 0.0), stops)
    }
}

const MIDDLE: f32 = WIDE as f32 / 2.0;

fn tower(scene: &mut Scene, top: f32, ground: f32, look: &Masonry) {
    let (wide, narrow) = (46.0, 37.0);
    let deck = top + MERLON + 18.0;
    flag(scene, top, look);
    let body = polygon([
        (MIDDLE - narrow, deck),
        (MIDDLE + narrow, deck),
        (MIDDLE + wide - 4.0, ground + 40.0),
        (MIDDLE - wide + 4.0, ground + 40.0),
    ]);
    let below = Area::new(0.0, 0.0, f32::from(WIDE), ground);
    scene.clip(below.path(), |scene| {
        scene.fill(body.clone(), look.shade(MIDDLE - wide, MIDDLE + wide));
        scene.clip(body.clone(), |scene| {
            bricks(scene, Area::new(MIDDLE - wide, deck, wide * 2.0, ground - deck), 15.0, look)
        });
        scene.stroke(body, look.line, 3.0);
        if ground - deck > 64.0 {
            door(scene, ground, look);
            skirt(scene, ground, wide, look);
        }
        windows(scene, deck, ground, look);
        battlement(scene, top, 50.0, 5, look);
        if ground - deck > 130.0 {
            banner(scene, deck + 4.0, look);
        }
    });
}

fn wall(scene: &mut Scene, top: f32, ground: f32, look: &Masonry) {
    let half = 54.0;
    let deck = top + MERLON + 12.0;
    let body = Area::new(MIDDLE - half + 4.0, deck, half * 2.0 - 8.0, ground + 30.0 - deck);
    let below = Area::new(0.0, 0.0, f32::from(WIDE), ground);
    scene.clip(below.path(), |scene| {
        scene.fill(body.path(), look.shade(body.x, body.right()));
        scene.clip(body.path(), |scene| bricks(scene, Area::new(body.x, deck, body.w, ground - deck), 22.0, look));
        scene.stroke(body.path(), look.line, 3.0);
        if ground - deck > 46.0 {
            for x in [MIDDLE - 26.0, MIDDLE + 26.0] {
                slit(scene, x, deck + 20.0, look);
            }
        }
        battlement(scene, top, half, 5, look);
    });
}

/// Rows of stones, some lighter and some darker. They are counted from the ground, so they look the same at every height.
fn bricks(scene: &mut Scene, area: Area, size: f32, look: &Masonry) {
    if look.plain {
        return;
    }
    let rows = (area.h / size).ceil();
    let joint = look.stone.dark(0.62).alpha(70);
    for row in 0..24_u8 {
        if f32::from(row) >= rows {
            break;
        }
        let y = area.bottom() - f32::from(row + 1) * size;
        scene.fill(Area::new(area.x, y, area.w, 1.6).path(), joint);
        let width = size * 1.9;
        let shift = if row % 2 == 0 { 0.0 } else { width / 2.0 };
        for column in 0..8_u8 {
            let x = area.x - width + shift + f32::from(column) * width;
            scene.fill(Area::new(x, y, 1.6, size).path(), joint);
            let tone = (row.wrapping_mul(31) ^ column.wrapping_mul(57)).wrapping_mul(73) >> 5;
            let stone = Area::new(x + 2.5, y + 2.5, width - 3.5, size - 3.5).round(2.0);
            match tone {
                0 | 3 => scene.fill(stone, look.stone.dark(0.6).alpha(46)),
                1 | 6 => scene.fill(stone, look.stone.light(0.7).alpha(60)),
                _ => {}
            }
        }
    }
}

/// The crown of a building. Its top is at the height of the number.
fn battlement(scene: &mut Scene, top: f32, half: f32, merlons: u8, look: &Masonry) {
    let slots = f32::from(merlons) * 2.0 - 1.0;
    let step = half * 2.0 / slots;
    let (left, right) = (MIDDLE - half, MIDDLE + half);
    let sill = top + MERLON;
    let mut points = vec![(left, sill + 14.0)];
    for merlon in 0..merlons {
        let x = left + f32::from(merlon) * step * 2.0;
        points.extend([(x, top + 1.5), (x + step, top + 1.5), (x + step, sill)]);
        if merlon + 1 < merlons {
            points.push((x + step * 2.0, sill));
        }
    }
    points.pop();
    points.extend([(right, sill + 14.0), (right - 8.0, sill + 22.0), (left + 8.0, sill + 22.0)]);
    let path = polygon(points);
    scene.fill(path.clone(), look.shade(left, right));
    if !look.plain {
        scene.fill(Area::new(left + 2.0, sill + 12.0, half * 2.0 - 4.0, 3.0).path(), look.stone.dark(0.7).alpha(110));
        scene.fill(Area::new(left + 2.0, sill + 1.5, half * 2.0 - 4.0, 3.0).path(), look.stone.light(0.8).alpha(110));
    }
    scene.stroke(path, look.line, 3.0);
}

fn arch(x: f32, top: f32, width: f32, height: f32) -> vello_cpu::kurbo::BezPath {
    Area::new(x - width / 2.0, top, width, height).rounds([width / 2.0, width / 2.0, 0.0, 0.0])
}

fn door(scene: &mut Scene, ground: f32, look: &Masonry) {
    scene.fill(arch(MIDDLE, ground - 43.0, 36.0, 46.0), look.stone.dark(0.35));
    scene.stroke(arch(MIDDLE, ground - 43.0, 36.0, 46.0), look.line, 2.0);
    let hole = arch(MIDDLE, ground - 37.0, 25.0, 40.0);
    scene.fill(hole.clone(), Rgba::hex(0x2a_18_12));
    scene.clip(hole.clone(), |scene| {
        for x in [-8.0, -2.5, 3.0, 8.5] {
            scene.fill(Area::new(MIDDLE + x - 1.0, ground - 40.0, 2.0, 40.0).path(), Rgba::hex(0x7a_5b_3a));
        }
        for y in [12.0, 24.0] {
            scene.fill(Area::new(MIDDLE - 14.0, ground - y, 28.0, 2.0).path(), Rgba::hex(0x7a_5b_3a));
        }
    });
    scene.stroke(hole, look.line, 2.0);
}

/// The broad foot of a tower.
fn skirt(scene: &mut Scene, ground: f32, wide: f32, look: &Masonry) {
    for side in [-1.0, 1.0] {
        let points =
            [(wide - 4.0, 34.0), (wide + 8.0, 4.0), (wide + 8.0, -4.0), (wide - 14.0, -4.0), (wide - 14.0, 34.0)];
        let path = polygon(points.map(|(x, y)| (MIDDLE + side * x, ground - y)));
        scene.fill(path.clone(), look.shade(MIDDLE - wide - 8.0, MIDDLE + wide + 8.0));
        scene.stroke(path, look.line, 2.5);
    }
}

/// Lit windows, from the top down, as many as have room.
fn windows(scene: &mut Scene, deck: f32, ground: f32, look: &Masonry) {
    let banner = ground - deck > 130.0;
    for floor in 0..5_u8 {
        let y = deck + if banner { 74.0 } else { 26.0 } + f32::from(floor) * 46.0;
        if y > ground - 72.0 {
            break;
        }
        let x = MIDDLE + if floor % 2 == 0 { -15.0 } else { 15.0 };
        let hole = arch(x, y, 13.0, 22.0);
        if !look.plain {
            let glow = Rgba::hex(0xff_d2_6b);
            scene.fill(
                Area::new(x - 18.0, y - 8.0, 36.0, 38.0).round(18.0),
                Paint::glow((x, y + 11.0), 19.0, glow.alpha(120), glow.alpha(0)),
            );
        }
        scene.fill(hole.clone(), Paint::down(y, y + 22.0, Rgba::hex(0xff_ec_a6), Rgba::hex(0xff_a8_3d)));
        scene.stroke(hole, look.line, 2.5);
    }
}

fn slit(scene: &mut Scene, x: f32, y: f32, look: &Masonry) {
    scene.fill(Area::new(x - 3.0, y, 6.0, 24.0).round(3.0), look.line);
    scene.fill(Area::new(x - 8.0, y + 9.0, 16.0, 6.0).round(3.0), look.line);
}

/// A long cloth with the seat's sign.
fn banner(scene: &mut Scene, top: f32, look: &Masonry) {
    let (half, long) = (16.0, 56.0);
    let cloth = polygon([
        (MIDDLE - half, top),
        (MIDDLE + half, top),
        (MIDDLE + half, top + long),
        (MIDDLE, top + long - 11.0),
        (MIDDLE - half, top + long),
    ]);
    scene.fill(cloth.clone(), Paint::down(top, top + long, look.cloth.dark(0.2), look.cloth.dark(0.45)));
    scene.stroke(cloth, look.line, 2.5);
    let sign = if look.seat.0 == 0 { "ui-sun" } else { "ui-moon" };
    scene.icon(sign, Area::new(MIDDLE - 12.0, top + 11.0, 24.0, 24.0), Rgba::hex(0xff_f6_dd));
}

fn flag(scene: &mut Scene, top: f32, look: &Masonry) {
    let out = if look.seat.0 == 0 { 1.0 } else { -1.0 };
    scene.fill(Area::new(MIDDLE - 2.0, top - 46.0, 4.0, 60.0).round(2.0), look.line);
    let at = |x: f32, y: f32| (MIDDLE + out * x, top + y);
    let cloth = polygon([at(2.0, -45.0), at(20.0, -41.0), at(44.0, -35.0), at(26.0, -28.0), at(2.0, -19.0)]);
    scene
        .fill(cloth.clone(), Paint::across(MIDDLE, MIDDLE + out * 44.0, look.cloth.light(0.15), look.cloth.dark(0.25)));
    scene.stroke(cloth, look.line, 2.5);
}

/// The remains of a building at 0.
fn rubble(scene: &mut Scene, ground: f32, look: &Masonry) {
    for (x, width, height) in [(-40.0, 26.0, 12.0), (-18.0, 34.0, 20.0), (12.0, 28.0, 14.0), (34.0, 20.0, 9.0)] {
        let (left, right) = (MIDDLE + x, MIDDLE + x + width);
        let stone = polygon([
            (left, ground),
            (left + width * 0.2, ground - height),
            (right - width * 0.3, ground - height * 0.9),
            (right, ground),
        ]);
        scene.fill(stone.clone(), look.shade(left, right));
        scene.stroke(stone, look.line, 2.5);
    }
}

/// The numbers of tower and wall, below the buildings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Foot {
    pub(super) seat: u8,
    pub(super) tower: i16,
    pub(super) wall: i16,
    pub(super) theme: Theme,
}

impl Foot {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(INNER, FOOT);
        let seat = Seat(self.seat);
        let font = self.theme.min_font(WIDTH);
        for (icon, value, middle) in [("ui-tower", self.tower, tower_x(seat)), ("ui-wall", self.wall, wall_x(seat))] {
            let sign = Area::new(middle - 66.0, 11.0, 38.0, 38.0);
            scene.icon_raised(icon, sign, skin.sign, 3.0, NIGHT.alpha(170));
            let style = Style::line(Font::Strong, font, 56.0, skin.ink).align(Align::Start).outline(NIGHT, 8.0);
            scene.text(easel.fit(&value.to_string(), Area::new(sign.right() + 6.0, 2.0, 88.0, 56.0), style));
        }
        scene
    }
}
