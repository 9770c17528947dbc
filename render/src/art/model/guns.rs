//! Guns on wheels and mounts, with their crews. The muzzle is on the right.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, disc, flash, limb, line, oval, poly, rect, ring, soft, spikes};
use super::wheels::wheel;

/// The gun with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "gun-45" => gun_45(),
        "zis-3" => ZIS3.model().with(crew(Hat::Round, -1.3, -0.9)),
        "m-30" => M30.model(),
        "howitzer-105" => fired(HOWITZER, Hat::Round),
        "lefh-18" => LEFH.model(),
        "pak-40" => PAK40.model().with(Man::new(Pose::Kneel, Hat::Steel).bare().at(-1.0, 0.0, 0.9)),
        "six-pounder" => SIX.model().with(Man::new(Pose::Kneel, Hat::Wide).bare().at(-1.05, -0.04, 0.8)).with(Man::new(Pose::Hold, Hat::Wide).bare().at(-1.9, -0.04, 0.8)),
        "twenty-five" => TWENTY5.model().with(TWENTY5.fire(0.7)).with(crew(Hat::Wide, -1.4, -1.0)),
        "field-gun-far" => TWENTY5.model(),
        "howitzer-72" => howitzer_72(),
        "black-dragon" => black_dragon(),
        "b-4" => b_4(),
        "mule" => mule(true),
        "horses" => horses(),
        "gun-61k" => light_flak(false),
        "bofors" => light_flak(true),
        "flakvierling" => flakvierling(),
        "flak-88" => flak_88(),
        "nebelwerfer" => nebelwerfer(),
        "land-mattress" => land_mattress(),
        "searchlight" => searchlight(),
        "rider" => rider(),
        "cavalry" => rider().at(1.5, 0.42, 0.74).with(rider().at(-1.5, 0.22, 0.86)).with(rider()),
        _ => return None,
    })
}

/// How the wheels of a gun look.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wheel {
    Tyre,
    Spokes,
}

/// A gun on two wheels with trails.
#[derive(Clone, Copy)]
struct Field {
    long: f32,
    thick: f32,
    up: f32,
    brake: bool,
    /// The height of the shield, how far it leans back.
    shield: (f32, f32),
    wheel: (f32, Wheel),
    trail: f32,
}

const ZIS3: Field = Field { long: 2.1, thick: 0.13, up: 8.0, brake: true, shield: (1.05, 0.20), wheel: (0.46, Wheel::Tyre), trail: 1.9 };
const GUN45: Field = Field { long: 1.5, thick: 0.09, up: 3.0, brake: false, shield: (0.84, 0.16), wheel: (0.44, Wheel::Spokes), trail: 1.5 };
const M30: Field = Field { long: 1.5, thick: 0.21, up: 32.0, brake: false, shield: (1.2, 0.22), wheel: (0.52, Wheel::Tyre), trail: 1.9 };
const HOWITZER: Field = Field { long: 1.45, thick: 0.20, up: 24.0, brake: false, shield: (1.05, 0.20), wheel: (0.52, Wheel::Tyre), trail: 1.9 };
const LEFH: Field = Field { long: 1.6, thick: 0.18, up: 28.0, brake: true, shield: (1.10, 0.24), wheel: (0.58, Wheel::Spokes), trail: 2.0 };
const PAK40: Field = Field { long: 2.4, thick: 0.12, up: 2.0, brake: true, shield: (0.86, 0.40), wheel: (0.42, Wheel::Tyre), trail: 1.8 };
const SIX: Field = Field { long: 2.2, thick: 0.10, up: 2.0, brake: true, shield: (0.84, 0.18), wheel: (0.40, Wheel::Tyre), trail: 1.8 };
const TWENTY5: Field = Field { long: 1.6, thick: 0.15, up: 26.0, brake: true, shield: (1.10, 0.18), wheel: (0.52, Wheel::Tyre), trail: 1.7 };

/// A wheel with spokes.
fn spoked(x: f32, y: f32, r: f32) -> Model {
    let mut model = Model::default().over(Tone::Body, ring(x, y, r, r * 0.16));
    for spoke in 0..6_u8 {
        let (sin, cos) = (std::f32::consts::PI * (f32::from(spoke) + 0.4) / 6.0).sin_cos();
        model = model.body(line(&[(x - cos * r * 0.9, y - sin * r * 0.9), (x + cos * r * 0.9, y + sin * r * 0.9)], r * 0.10));
    }
    model.over(Tone::Lit, disc(x, y, r * 0.2))
}

impl Field {
    fn pivot(&self) -> (f32, f32) {
        (0.0, self.wheel.0 + 0.34)
    }

    fn barrel(&self, back: f32) -> Model {
        let (long, thick) = (self.long, self.thick);
        let mut gun = Model::default()
            .over(Tone::Side, bar((-0.45, -thick * 0.95), (long * 0.5, -thick * 0.9), thick * 0.9, thick * 0.7))
            .over(Tone::Body, bar((-0.6 - back, 0.0), (0.3, 0.0), thick * 1.9, thick * 1.4))
            .body(bar((0.2, 0.0), (long - back, 0.0), thick * 1.2, thick * 0.85))
            .over(Tone::Lit, bar((-0.5 - back, thick * 0.5), (long - back, thick * 0.26), thick * 0.3, thick * 0.24));
        if self.brake {
            gun = gun.over(Tone::Body, bar((long - back - thick * 0.4, 0.0), (long - back + thick * 1.5, 0.0), thick * 1.7, thick * 1.7));
        }
        let (x, y) = self.pivot();
        gun.turn(self.up, (0.0, 0.0)).at(x, y, 1.0)
    }

    fn fire(&self, size: f32) -> Model {
        let (x, y) = self.pivot();
        let (sin, cos) = self.up.to_radians().sin_cos();
        let long = self.long + self.thick * 2.0;
        flash(x + cos * long, y + sin * long, size, self.up)
    }

    fn wheel(&self, x: f32) -> Model {
        match self.wheel.1 {
            Wheel::Tyre => wheel(x, self.wheel.0, self.wheel.0),
            Wheel::Spokes => spoked(x, self.wheel.0, self.wheel.0),
        }
    }

    fn mounted(&self, back: f32) -> Model {
        let (high, lean) = self.shield;
        let foot = self.wheel.0 * 0.62;
        let shield = soft(&[(0.36, foot), (0.50, foot), (0.50 - lean * 0.3, foot + high * 0.5), (0.44 - lean, foot + high), (0.30 - lean, foot + high), (0.34 - lean * 0.3, foot + high * 0.5)], 0.03);
        let (l, r) = (self.trail, self.wheel.0);
        let far = self.wheel(0.14).at(0.22, 0.12, 0.96);
        far.over(Tone::Back, bar((0.1, r), (-l * 0.8, 0.22), 0.18, 0.12))
            .over(Tone::Lit, poly(&[(0.50, foot), (0.94, foot + 0.10), (0.90 - lean, foot + high * 0.98), (0.44 - lean, foot + high)]))
            .with(self.barrel(back))
            .over(Tone::Body, shield)
            .over(Tone::Side, bar((0.0, r), (-l, 0.06), 0.20, 0.13))
            .over(Tone::Body, poly(&[(-l - 0.12, 0.16), (-l + 0.14, 0.14), (-l + 0.02, -0.14)]))
            .with(self.wheel(0.0))
    }

    fn model(&self) -> Model {
        self.mounted(0.0)
    }
}

/// Two who serve a gun.
fn crew(hat: Hat, x: f32, far: f32) -> Model {
    let shell = Model::default().over(Tone::Lit, limb(&[(0.34, 1.18, 0.13), (0.74, 1.24, 0.13), (0.86, 1.26, 0.04)]));
    Man::new(Pose::Kneel, hat).bare().at(far, 0.0, 0.74).with(Man::new(Pose::Hold, hat).with(shell).at(x, -0.04, 0.84))
}

fn gun_45() -> Model {
    let push = Man::new(Pose::Push, Hat::Round).bare();
    push.clone().at(-1.25, 0.1, 0.86).with(GUN45.model()).with(push.at(-1.7, -0.06, 0.94)).add(Tone::Smoke, oval(-0.1, -0.04, 0.9, 0.07))
}

/// A howitzer with its barrel far back, and empty cases.
fn fired(field: Field, hat: Hat) -> Model {
    let cases = [(-0.9, 0.0), (-1.2, -0.06), (-0.72, -0.1)].into_iter().fold(Model::default(), |model, (x, y)| {
        model.over(Tone::Glow, bar((x, y), (x + 0.30, y + 0.05), 0.12, 0.12))
    });
    let away = Man::new(Pose::Load, hat).bare().flip();
    field.mounted(0.42).with(field.fire(0.9)).with(cases).with(away.at(-1.7, -0.04, 0.84))
}

/// It rolls back up ramps as it fires.
fn howitzer_72() -> Model {
    let field = Field { long: 1.9, thick: 0.27, up: 34.0, brake: false, shield: (0.1, 0.0), wheel: (0.70, Wheel::Tyre), trail: 2.1 };
    let ramp = poly(&[(-1.55, -0.10), (-0.1, -0.10), (-0.5, 0.18), (-1.2, 0.62), (-1.55, 0.66)]);
    let gun = field.model().turn(8.0, (0.0, 0.0)).at(0.05, 0.24, 1.0);
    let fire = field.fire(1.0).turn(8.0, (0.0, 0.0)).at(0.05, 0.24, 1.0);
    gun.over(Tone::Lit, ramp).over(Tone::Lit, poly(&[(0.72, -0.1), (1.1, -0.1), (0.86, 0.3)])).with(fire).add(Tone::Smoke, cloud(-1.2, -0.1, 0.3))
}

fn net(left: f32, right: f32, top: f32) -> Model {
    let mut model = Model::default();
    let posts = [left, (left + right) / 2.0, right];
    for x in posts {
        model = model.over(Tone::Body, line(&[(x, -0.05), (x, top)], 0.06));
    }
    let mut edge = vec![(left - 0.4, top - 0.5), (left, top), ((left * 3.0 + right) / 4.0, top - 0.16), ((left + right) / 2.0, top + 0.05)];
    edge.extend([((left + right * 3.0) / 4.0, top - 0.16), (right, top), (right + 0.4, top - 0.5)]);
    let mut low: Vec<_> = edge.iter().rev().map(|(x, y)| (*x, y - 0.12)).collect();
    let mut all = edge;
    all.append(&mut low);
    model = model.over(Tone::Side, poly(&all));
    for at in 0..14_u8 {
        let share = f32::from(at) / 13.0;
        let x = left - 0.35 + (right - left + 0.7) * share;
        let y = top - 0.16 - (share - 0.5).abs() * 0.5 + if at % 2 == 0 { 0.05 } else { -0.06 };
        model = model.over(if at % 3 == 0 { Tone::Lit } else { Tone::Body }, soft(&[(x - 0.2, y), (x, y + 0.12), (x + 0.2, y), (x + 0.05, y - 0.26)], 0.05));
    }
    model
}

/// A giant under nets, with a crane.
fn black_dragon() -> Model {
    let barrel = Model::default()
        .over(Tone::Side, bar((-0.9, -0.32), (1.3, -0.28), 0.26, 0.22))
        .over(Tone::Body, bar((-1.1, 0.0), (0.5, 0.0), 0.56, 0.46))
        .body(bar((0.4, 0.0), (3.0, 0.0), 0.42, 0.30))
        .over(Tone::Lit, bar((-1.0, 0.16), (2.95, 0.09), 0.10, 0.08))
        .over(Tone::Back, oval(3.0, 0.0, 0.06, 0.15))
        .turn(38.0, (0.0, 0.0))
        .at(0.0, 1.15, 1.0);
    let crane = Model::default().over(Tone::Body, line(&[(-2.2, 0.0), (-2.0, 2.6)], 0.12)).body(line(&[(-2.05, 2.5), (-0.9, 2.9)], 0.09)).body(line(&[(-0.95, 2.88), (-0.95, 1.9)], 0.03)).over(
        Tone::Lit,
        soft(&[(-1.12, 1.4), (-0.78, 1.4), (-0.78, 1.74), (-0.95, 1.96), (-1.12, 1.74)], 0.05),
    );
    let man = Man::new(Pose::Point, Hat::Round).bare().at(-1.5, 0.0, 0.56);
    crane
        .with(barrel)
        .over(Tone::Side, poly(&[(-0.7, 0.0), (0.9, 0.0), (0.42, 1.3), (-0.30, 1.3)]))
        .over(Tone::Body, ring(0.0, 1.12, 0.26, 0.1))
        .over(Tone::Body, bar((-0.2, 0.4), (-2.3, 0.08), 0.3, 0.2))
        .with(man)
        .with(net(0.9, 2.9, 2.05))
}

/// A huge howitzer on tracks.
fn b_4() -> Model {
    let barrel = Model::default()
        .over(Tone::Side, bar((-0.6, -0.36), (1.1, -0.30), 0.24, 0.2))
        .over(Tone::Body, bar((-0.9, 0.0), (0.6, 0.0), 0.54, 0.44))
        .body(bar((0.5, 0.0), (2.9, 0.0), 0.40, 0.30))
        .over(Tone::Lit, bar((-0.8, 0.15), (2.85, 0.09), 0.1, 0.08))
        .over(Tone::Back, oval(2.9, 0.0, 0.06, 0.15))
        .turn(42.0, (0.0, 0.0))
        .at(0.1, 1.25, 1.0);
    let run = soft(&[(-1.0, 0.3), (-0.7, 0.0), (1.0, 0.0), (1.3, 0.34), (1.0, 0.7), (-0.75, 0.66)], 0.2);
    let mut model = Model::default().back(run.clone()).at(0.3, 0.14, 1.0).with(barrel).over(Tone::Side, poly(&[(-0.5, 0.5), (0.8, 0.5), (0.4, 1.4), (-0.2, 1.4)])).over(Tone::Body, run);
    for at in 0..5_u8 {
        model = model.over(Tone::Side, disc(-0.62 + 0.38 * f32::from(at), 0.28, 0.19));
    }
    let shell = Model::default().over(Tone::Lit, soft(&[(0.3, 1.05), (0.9, 1.05), (1.15, 1.18), (0.9, 1.32), (0.3, 1.32)], 0.08));
    model
        .over(Tone::Side, bar((-0.5, 0.5), (-2.6, 0.1), 0.34, 0.22))
        .with(Man::new(Pose::Hold, Hat::Round).with(shell).at(-1.75, 0.0, 0.64))
        .with(Man::new(Pose::Point, Hat::Round).bare().at(-2.4, 0.0, 0.62))
}

/// The body of a horse or a mule that walks or gallops, with a head to the right.
fn horse(gallop: bool, ears: f32) -> Model {
    let legs: [[(f32, f32); 3]; 4] = if gallop {
        [[(0.62, 1.0), (1.10, 0.86), (1.42, 0.52)], [(0.50, 1.0), (0.92, 0.66), (0.70, 0.34)], [(-0.66, 1.0), (-1.02, 0.66), (-1.42, 0.42)], [(-0.58, 1.0), (-0.72, 0.56), (-1.12, 0.30)]]
    } else {
        [[(0.60, 1.0), (0.72, 0.54), (0.70, 0.04)], [(0.50, 1.0), (0.46, 0.52), (0.34, 0.04)], [(-0.66, 1.0), (-0.58, 0.56), (-0.62, 0.04)], [(-0.58, 1.0), (-0.74, 0.56), (-0.90, 0.06)]]
    };
    let leg = |at: usize| {
        let [a, b, c] = legs[at];
        limb(&[(a.0, a.1, 0.34), (b.0, b.1, 0.17), (c.0, c.1, 0.11), (c.0 + 0.06, c.1 - 0.02, 0.14)])
    };
    let head = soft(&[(1.12, 1.78), (1.26, 1.98), (1.42, 1.94), (1.86, 1.54), (1.80, 1.38), (1.60, 1.44), (1.30, 1.56)], 0.08);
    Model::default()
        .over(Tone::Back, [leg(0), leg(2)].into_iter().flatten().collect())
        .over(Tone::Body, [leg(1), leg(3)].into_iter().flatten().collect())
        .body(limb(&[(-0.66, 1.16, 0.66), (0.0, 1.14, 0.60), (0.60, 1.18, 0.66)]))
        .body(limb(&[(0.62, 1.28, 0.56), (1.20, 1.76, 0.34)]))
        .over(Tone::Body, head)
        .body(poly(&[(1.14, 1.86), (1.12, 2.0 + ears), (1.26, 1.94)]))
        .over(Tone::Side, limb(&[(0.56, 1.58, 0.12), (0.86, 1.84, 0.12), (1.12, 1.96, 0.08)]))
        .over(Tone::Body, limb(&[(-0.92, 1.34, 0.14), (-1.22, 1.1, 0.16), (-1.34, if gallop { 1.0 } else { 0.7 }, 0.05)]))
}

/// A mule with a part of a gun on its back, and the man who leads it.
fn mule(load: bool) -> Model {
    let pack = Model::default()
        .over(Tone::Side, soft(&[(-0.5, 1.22), (0.42, 1.22), (0.36, 1.56), (-0.44, 1.56)], 0.08))
        .over(Tone::Body, bar((-1.05, 1.70), (1.0, 1.86), 0.22, 0.17))
        .over(Tone::Lit, bar((-1.0, 1.76), (0.95, 1.90), 0.06, 0.05))
        .over(Tone::Body, [line(&[(-0.24, 1.2), (-0.22, 1.84)], 0.06), line(&[(0.20, 1.2), (0.22, 1.88)], 0.06)].into_iter().flatten().collect());
    let man = Man::new(Pose::March, Hat::Round).pack().bare().at(2.35, 0.34, 0.96);
    let path = poly(&[(-2.0, -0.28), (3.4, -0.28), (3.4, 0.40), (2.6, 0.36), (1.2, 0.10), (-0.4, 0.0), (-1.4, -0.1)]);
    let mule = horse(false, 0.26);
    let mule = if load { mule.with(pack) } else { mule };
    Model::default().over(Tone::Back, path).with(mule).over(Tone::Lit, line(&[(1.72, 1.46), (2.2, 1.3), (2.66, 1.66)], 0.04)).with(man)
}

/// A rider in a felt cloak with a sabre.
fn rider() -> Model {
    let cloak = poly(&[(-0.06, 2.50), (0.28, 2.52), (0.52, 1.44), (-0.1, 1.02), (-1.05, 1.24), (-0.66, 1.80)]);
    let head = Model::default().over(Tone::Side, oval(0.22, 2.66, 0.14, 0.16)).over(Tone::Body, soft(&[(0.02, 2.70), (0.04, 2.98), (0.36, 3.0), (0.42, 2.74)], 0.06));
    let sabre = Model::default().over(Tone::Body, limb(&[(0.24, 2.36, 0.20), (0.66, 2.56, 0.16), (0.92, 2.88, 0.12)])).over(Tone::Pale, poly(&[(0.86, 2.84), (1.44, 3.66), (1.02, 2.92)]));
    horse(true, 0.08).over(Tone::Body, limb(&[(0.1, 1.5, 0.28), (0.36, 1.1, 0.2), (0.30, 0.74, 0.14)])).over(Tone::Side, cloak).with(head).with(sabre)
}

/// Horses before a limber and a howitzer with wooden wheels.
fn horses() -> Model {
    let gun = LEFH.model().flip().at(-2.2, 0.0, 0.86);
    horse(false, 0.08).at(2.2, 0.14, 0.86).with(gun).with(horse(false, 0.08).at(1.7, 0.0, 0.94)).over(Tone::Body, line(&[(-1.1, 0.5), (0.7, 0.8), (1.6, 1.1)], 0.06)).with(
        Man::new(Pose::Sit, Hat::Steel).bare().at(1.66, 1.02, 0.70),
    )
}

/// A light gun on four wheels that points up.
fn light_flak(shield: bool) -> Model {
    let barrel = Model::default()
        .over(Tone::Body, bar((-0.7, 0.0), (0.5, 0.0), 0.30, 0.24))
        .body(bar((0.4, 0.0), (2.3, 0.0), 0.13, 0.09))
        .body(poly(&[(2.25, 0.07), (2.55, 0.14), (2.55, -0.14), (2.25, -0.07)]))
        .over(Tone::Lit, bar((-0.6, 0.10), (2.2, 0.04), 0.05, 0.03))
        .turn(48.0, (0.0, 0.0))
        .at(0.0, 1.25, 1.0);
    let hat = if shield { Hat::Wide } else { Hat::Round };
    let model = Model::default()
        .with(Man::new(Pose::Sit, hat).bare().at(-0.75, 0.52, 0.80))
        .over(Tone::Body, line(&[(-1.5, 0.42), (1.5, 0.42)], 0.14))
        .over(Tone::Side, poly(&[(-0.4, 0.42), (0.4, 0.42), (0.22, 1.2), (-0.22, 1.2)]))
        .with(barrel);
    let model = if shield {
        model.over(Tone::Body, poly(&[(0.30, 0.62), (0.44, 0.60), (0.60, 1.62), (0.46, 1.66)]))
    } else {
        model.over(Tone::Body, ring(0.46, 1.62, 0.24, 0.05)).body(line(&[(0.46, 1.38), (0.46, 1.86)], 0.03)).body(line(&[(0.22, 1.62), (0.70, 1.62)], 0.03))
    };
    let clip = Model::default().over(Tone::Lit, rect(0.30, 1.14, 0.30, 0.16)).lit(rect(0.34, 1.10, 0.06, 0.3)).lit(rect(0.46, 1.10, 0.06, 0.3));
    model
        .with(wheel(-1.2, 0.34, 0.34))
        .with(wheel(1.2, 0.34, 0.34))
        .with(Man::new(Pose::Load, hat).with(clip).at(-1.75, 0.02, 0.86))
        .with(flash(1.75, 3.1, 0.46, 48.0))
}

/// Four barrels.
fn flakvierling() -> Model {
    let mut barrels = Model::default();
    for (x, y) in [(0.0, 1.30), (0.10, 1.12), (0.26, 0.98), (0.36, 0.80)] {
        let barrel = Model::default()
            .over(Tone::Body, bar((-0.4, 0.0), (0.5, 0.0), 0.20, 0.16))
            .body(bar((0.4, 0.0), (2.2, 0.0), 0.09, 0.07))
            .over(Tone::Lit, bar((-0.3, 0.05), (2.1, 0.02), 0.04, 0.03))
            .turn(42.0, (0.0, 0.0))
            .at(x, y, 1.0);
        barrels = barrels.with(barrel).with(flash(x + 1.68, y + 1.52, 0.30, 42.0));
    }
    let shield = poly(&[(0.30, 0.42), (0.44, 0.40), (0.86, 1.30), (0.74, 1.78), (0.58, 1.80), (0.68, 1.30)]);
    Model::default()
        .with(Man::new(Pose::Sit, Hat::Steel).bare().at(-0.62, 0.44, 0.90))
        .over(Tone::Body, poly(&[(-1.1, 0.0), (1.2, 0.0), (0.7, 0.3), (-0.6, 0.3)]))
        .over(Tone::Side, poly(&[(-0.3, 0.3), (0.5, 0.3), (0.3, 1.2), (-0.1, 1.2)]))
        .with(barrels)
        .over(Tone::Side, shield)
        .with(Man::new(Pose::Hold, Hat::Steel).bare().at(-1.7, 0.0, 0.92))
}

/// A long gun on a cross mount, level.
fn flak_88() -> Model {
    let barrel = Model::default()
        .over(Tone::Side, bar((-0.8, -0.20), (0.9, -0.18), 0.16, 0.14))
        .over(Tone::Body, bar((-1.0, 0.0), (0.5, 0.0), 0.32, 0.26))
        .body(bar((0.4, 0.0), (3.0, 0.0), 0.20, 0.12))
        .over(Tone::Lit, bar((-0.9, 0.10), (2.95, 0.05), 0.06, 0.04))
        .turn(4.0, (0.0, 0.0))
        .at(0.0, 1.15, 1.0);
    let shield = poly(&[(0.36, 0.56), (0.52, 0.52), (0.66, 1.10), (0.40, 1.74), (0.22, 1.72), (0.46, 1.1)]);
    Model::default()
        .with(Man::new(Pose::Kneel, Hat::Cap).bare().at(-0.75, 0.14, 0.86))
        .over(Tone::Back, bar((-0.2, 0.2), (0.9, 0.46), 0.14, 0.10))
        .over(Tone::Body, line(&[(-2.0, 0.12), (2.0, 0.12)], 0.17))
        .body(soft(&[(-2.25, 0.0), (-1.75, 0.0), (-1.85, 0.1), (-2.15, 0.1)], 0.03))
        .body(soft(&[(1.75, 0.0), (2.25, 0.0), (2.15, 0.1), (1.85, 0.1)], 0.03))
        .over(Tone::Side, poly(&[(-0.42, 0.16), (0.46, 0.16), (0.26, 1.0), (-0.24, 1.0)]))
        .with(barrel)
        .over(Tone::Side, shield)
        .over(Tone::Body, ring(-0.2, 0.86, 0.18, 0.06))
        .with(Man::new(Pose::Look, Hat::Cap).with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12))).at(-2.1, 0.0, 0.92))
}

/// Six round tubes on a light carriage.
fn nebelwerfer() -> Model {
    let mut tubes = Model::default();
    for (dx, dy) in [(0.0_f32, 0.0_f32), (0.34, -0.12), (0.0, 0.32), (0.36, 0.52), (0.70, 0.08), (0.70, 0.42)] {
        tubes = tubes
            .over(Tone::Body, bar((dx - 1.0, dy - 0.55), (dx + 0.8, dy + 0.44), 0.30, 0.30))
            .over(Tone::Lit, bar((dx - 1.04, dy - 0.46), (dx + 0.74, dy + 0.52), 0.06, 0.06))
            .over(Tone::Glow, oval(dx + 0.82, dy + 0.46, 0.12, 0.15));
    }
    let trails = Model::default().over(Tone::Side, bar((-0.2, 0.6), (-2.2, 0.06), 0.16, 0.10)).over(Tone::Body, bar((0.4, 0.7), (1.0, 0.0), 0.12, 0.1));
    let mut rockets = Model::default();
    for (x, y) in [(2.3, 2.5), (3.0, 2.5)] {
        rockets = rockets.add(Tone::Smoke, poly(&[(x, y), (x - 1.3, y - 0.92), (x - 1.1, y - 1.05), (x + 0.08, y - 0.12)])).over(Tone::Body, limb(&[(x, y - 0.05, 0.16), (x + 0.34, y + 0.16, 0.16), (x + 0.5, y + 0.26, 0.03)]));
    }
    trails.with(tubes.at(0.0, 1.22, 1.0)).with(wheel(0.0, 0.46, 0.46)).with(rockets).add(Tone::Smoke, cloud(-1.7, 0.4, 0.4))
}

/// A block of tubes on a trailer.
fn land_mattress() -> Model {
    let mut block = Model::default().prism(&[(-0.9, -0.3), (0.9, -0.3), (0.9, 0.56), (-0.9, 0.56)], (0.34, 0.24));
    for at in 0..4_u8 {
        block = block.over(Tone::Side, line(&[(-0.86, -0.2 + 0.22 * f32::from(at)), (0.86, -0.2 + 0.22 * f32::from(at))], 0.05));
    }
    for at in 0..8_u8 {
        let (row, column) = (f32::from(at / 2), f32::from(at % 2));
        block = block.over(Tone::Glow, oval(0.97 + 0.14 * column, -0.16 + 0.22 * row + 0.10 * column, 0.05, 0.07));
    }
    let block = block.turn(32.0, (0.0, 0.0)).at(0.0, 1.15, 1.0);
    let mut rockets = Model::default();
    for (x, y) in [(1.9, 2.25), (2.5, 2.3), (2.2, 2.75), (2.95, 2.85)] {
        rockets = rockets.add(Tone::Fire, poly(&[(x, y), (x - 0.8, y - 0.55), (x + 0.08, y - 0.12)])).over(Tone::Body, limb(&[(x + 0.04, y - 0.05, 0.12), (x + 0.4, y + 0.16, 0.12), (x + 0.52, y + 0.24, 0.03)]));
    }
    Model::default()
        .over(Tone::Side, bar((0.0, 0.5), (-1.9, 0.24), 0.14, 0.10))
        .over(Tone::Body, poly(&[(-0.4, 0.4), (0.4, 0.4), (0.2, 1.0), (-0.2, 1.0)]))
        .with(block)
        .with(wheel(0.0, 0.42, 0.42))
        .with(rockets)
        .add(Tone::Smoke, cloud(-1.5, 0.5, 0.42))
}

/// A searchlight with its beam.
fn searchlight() -> Model {
    Model::default()
        .add(Tone::Blur, poly(&[(0.1, 1.0), (1.6, 4.6), (3.0, 4.2), (0.5, 0.8)]))
        .over(Tone::Body, poly(&[(-0.5, 0.0), (0.5, 0.0), (0.3, 0.5), (-0.3, 0.5)]))
        .over(Tone::Side, soft(&[(-0.3, 0.5), (0.3, 0.4), (0.66, 0.96), (0.1, 1.24)], 0.1))
        .over(Tone::Glow, bar((0.12, 1.22), (0.64, 0.94), 0.12, 0.12))
        .add(Tone::Fire, spikes(0.4, 1.1, 4, 0.04, 0.2))
}
