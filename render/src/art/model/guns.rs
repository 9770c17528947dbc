//! Guns on wheels and mounts, with their crews. The muzzle is on the right.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, disc, flash, limb, line, oval, poly, ring, soft};
use super::wheels::wheel;

/// The gun with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "gun-45" => gun_45(),
        "zis-3" => ZIS3.model().with(crew(Hat::Round, -1.3, -0.9)),
        "m-30" => M30.model().with(net(-1.9, 0.9, 2.1)),
        "howitzer-105" => fired(HOWITZER, Hat::Round),
        "lefh-18" => LEFH.model(),
        "pak-40" => PAK40.model().with(Man::new(Pose::Kneel, Hat::Steel).bare().at(-1.0, 0.0, 0.9)),
        "six-pounder" => SIX
            .model()
            .with(Man::new(Pose::Kneel, Hat::Wide).bare().at(-1.05, -0.04, 0.8))
            .with(Man::new(Pose::Hold, Hat::Wide).bare().at(-1.9, -0.04, 0.8)),
        "twenty-five" => TWENTY5.model().with(TWENTY5.fire(0.7)).with(crew(Hat::Wide, -1.4, -1.0)),
        "field-gun-far" => TWENTY5.model(),
        "howitzer-72" => howitzer_72(),
        "black-dragon" => black_dragon(),
        "b-4" => b_4(),
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

const ZIS3: Field = Field {
    long: 2.1,
    thick: 0.13,
    up: 8.0,
    brake: true,
    shield: (1.05, 0.20),
    wheel: (0.46, Wheel::Tyre),
    trail: 1.9,
};
const GUN45: Field = Field {
    long: 1.5,
    thick: 0.09,
    up: 3.0,
    brake: false,
    shield: (0.84, 0.16),
    wheel: (0.44, Wheel::Spokes),
    trail: 1.5,
};
const M30: Field = Field {
    long: 1.5,
    thick: 0.21,
    up: 32.0,
    brake: false,
    shield: (1.2, 0.22),
    wheel: (0.52, Wheel::Tyre),
    trail: 1.9,
};
const HOWITZER: Field = Field {
    long: 1.45,
    thick: 0.20,
    up: 24.0,
    brake: false,
    shield: (1.05, 0.20),
    wheel: (0.52, Wheel::Tyre),
    trail: 1.9,
};
const LEFH: Field = Field {
    long: 1.6,
    thick: 0.18,
    up: 28.0,
    brake: true,
    shield: (1.10, 0.24),
    wheel: (0.58, Wheel::Spokes),
    trail: 2.0,
};
const PAK40: Field = Field {
    long: 2.4,
    thick: 0.12,
    up: 2.0,
    brake: true,
    shield: (0.86, 0.40),
    wheel: (0.42, Wheel::Tyre),
    trail: 1.8,
};
const SIX: Field = Field {
    long: 2.2,
    thick: 0.10,
    up: 2.0,
    brake: true,
    shield: (0.84, 0.18),
    wheel: (0.40, Wheel::Tyre),
    trail: 1.8,
};
const TWENTY5: Field = Field {
    long: 1.6,
    thick: 0.15,
    up: 26.0,
    brake: true,
    shield: (1.10, 0.18),
    wheel: (0.52, Wheel::Tyre),
    trail: 1.7,
};

/// A wheel with spokes.
fn spoked(x: f32, y: f32, r: f32) -> Model {
    let mut model = Model::default().over(Tone::Body, ring(x, y, r, r * 0.16));
    for spoke in 0..6_u8 {
        let (sin, cos) = (std::f32::consts::PI * (f32::from(spoke) + 0.4) / 6.0).sin_cos();
        model = model
            .body(line(&[(x - cos * r * 0.9, y - sin * r * 0.9), (x + cos * r * 0.9, y + sin * r * 0.9)], r * 0.10));
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
            gun = gun.over(
                Tone::Body,
                bar((long - back - thick * 0.4, 0.0), (long - back + thick * 1.5, 0.0), thick * 1.7, thick * 1.7),
            );
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
        let shield = soft(
            &[
                (0.36, foot),
                (0.50, foot),
                (0.50 - lean * 0.3, foot + high * 0.5),
                (0.44 - lean, foot + high),
                (0.30 - lean, foot + high),
                (0.34 - lean * 0.3, foot + high * 0.5),
            ],
            0.03,
        );
        let (l, r) = (self.trail, self.wheel.0);
        let far = self.wheel(0.14).at(0.22, 0.12, 0.96);
        far.over(Tone::Back, bar((0.1, r), (-l * 0.8, 0.22), 0.18, 0.12))
            .over(
                Tone::Lit,
                poly(&[
                    (0.50, foot),
                    (0.94, foot + 0.10),
                    (0.90 - lean, foot + high * 0.98),
                    (0.44 - lean, foot + high),
                ]),
            )
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
    push.clone()
        .at(-1.25, 0.1, 0.86)
        .with(GUN45.model())
        .with(push.at(-1.7, -0.06, 0.94))
        .add(Tone::Smoke, oval(-0.1, -0.04, 0.9, 0.07))
}

/// A howitzer with its barrel far back, and empty cases.
fn fired(field: Field, hat: Hat) -> Model {
    let cases = [(-0.9, 0.0), (-1.2, -0.06), (-0.72, -0.1)]
        .into_iter()
        .fold(Model::default(), |model, (x, y)| model.over(Tone::Glow, bar((x, y), (x + 0.30, y + 0.05), 0.12, 0.12)));
    let away = Man::new(Pose::Load, hat).bare().flip();
    field.mounted(0.42).with(field.fire(0.9)).with(cases).with(away.at(-1.7, -0.04, 0.84))
}

/// It rolls back up ramps as it fires.
fn howitzer_72() -> Model {
    let field = Field {
        long: 1.9,
        thick: 0.27,
        up: 34.0,
        brake: false,
        shield: (0.1, 0.0),
        wheel: (0.70, Wheel::Tyre),
        trail: 2.1,
    };
    let ramp = poly(&[(-1.55, -0.10), (-0.1, -0.10), (-0.5, 0.18), (-1.2, 0.62), (-1.55, 0.66)]);
    let gun = field.model().turn(8.0, (0.0, 0.0)).at(0.05, 0.24, 1.0);
    let fire = field.fire(1.0).turn(8.0, (0.0, 0.0)).at(0.05, 0.24, 1.0);
    gun.over(Tone::Lit, ramp)
        .over(Tone::Lit, poly(&[(0.72, -0.1), (1.1, -0.1), (0.86, 0.3)]))
        .with(fire)
        .add(Tone::Smoke, cloud(-1.2, -0.1, 0.3))
}

fn net(left: f32, right: f32, top: f32) -> Model {
    let mut model = Model::default();
    let posts = [left, (left + right) / 2.0, right];
    for x in posts {
        model = model.over(Tone::Body, line(&[(x, -0.05), (x, top)], 0.06));
    }
    let mut edge = vec![
        (left - 0.4, top - 0.5),
        (left, top),
        ((left * 3.0 + right) / 4.0, top - 0.16),
        ((left + right) / 2.0, top + 0.05),
    ];
    edge.extend([((left + right * 3.0) / 4.0, top - 0.16), (right, top), (right + 0.4, top - 0.5)]);
    let mut low: Vec<_> = edge.iter().rev().map(|(x, y)| (*x, y - 0.12)).collect();
    let mut all = edge;
    all.append(&mut low);
    model = model.over(Tone::Side, poly(&all));
    for at in 0..14_u8 {
        let share = f32::from(at) / 13.0;
        let x = left - 0.35 + (right - left + 0.7) * share;
        let y = top - 0.16 - (share - 0.5).abs() * 0.5 + if at % 2 == 0 { 0.05 } else { -0.06 };
        model = model.over(
            if at % 3 == 0 { Tone::Lit } else { Tone::Body },
            soft(&[(x - 0.16, y), (x, y + 0.08), (x + 0.16, y), (x + 0.10, y - 0.14), (x - 0.10, y - 0.12)], 0.06),
        );
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
    let crane = Model::default()
        .over(Tone::Body, line(&[(-2.2, 0.0), (-2.0, 2.6)], 0.12))
        .body(line(&[(-2.05, 2.5), (-0.9, 2.9)], 0.09))
        .body(line(&[(-0.95, 2.88), (-0.95, 1.9)], 0.03))
        .over(Tone::Lit, soft(&[(-1.12, 1.4), (-0.78, 1.4), (-0.78, 1.74), (-0.95, 1.96), (-1.12, 1.74)], 0.05));
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
    let mut model = Model::default()
        .back(run.clone())
        .at(0.3, 0.14, 1.0)
        .with(barrel)
        .over(Tone::Side, poly(&[(-0.5, 0.5), (0.8, 0.5), (0.4, 1.4), (-0.2, 1.4)]))
        .over(Tone::Body, run);
    for at in 0..5_u8 {
        model = model.over(Tone::Side, disc(-0.62 + 0.38 * f32::from(at), 0.28, 0.19));
    }
    let shell = Model::default()
        .over(Tone::Lit, soft(&[(0.3, 1.05), (0.9, 1.05), (1.15, 1.18), (0.9, 1.32), (0.3, 1.32)], 0.08));
    model
        .over(Tone::Side, bar((-0.5, 0.5), (-2.6, 0.1), 0.34, 0.22))
        .with(Man::new(Pose::Hold, Hat::Round).with(shell).at(-1.75, 0.0, 0.64))
        .with(Man::new(Pose::Point, Hat::Round).bare().at(-2.4, 0.0, 0.62))
}
