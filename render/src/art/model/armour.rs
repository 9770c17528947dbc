//! Tank destroyers and guns on tracks, without a closed turret.

use super::Tone;
use super::shape::{Model, bar, disc, limb, line, oval, poly, rect, ring, soft};
use super::tank::{AWAY, Gun, Tank, Wheels, baggage, star};

const RED: u32 = 0xd8_32_3c;

/// The vehicle with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "hellcat" => star(open(HELLCAT, (-0.1, 1.36)), None, (-0.2, 1.22), 0.13),
        "m10" => star(glasses(open(M10, (-0.25, 1.60)), -0.05, 1.62), None, (-0.1, 1.44), 0.13),
        "m36" => star(open(M36, (-0.2, 1.60)), None, (-0.35, 1.42), 0.14).with(baggage(-1.35, 1.1)),
        "achilles" => open(ACHILLES, (-0.25, 1.60)).with(baggage(-1.4, 1.08)),
        "priest" => priest(),
        "sexton" => sexton(),
        "su-76m" => star(SU76.model().with(crew(-0.75, 1.20)), Some(RED), (-0.6, 1.04), 0.12),
        "su-85" => star(SU85.model(), Some(RED), (-0.35, 1.12), 0.13),
        "su-100" => su_100(),
        "archer" => archer(),
        "marder-iii" => marder(),
        "stug-iii" => stug(),
        "jagdpanther" => JAGDPANTHER.model().with(baggage(-1.5, 1.22)),
        "karl" => karl(),
        _ => return None,
    })
}

const HELLCAT: Tank = Tank {
    run: (1.44, 0.64),
    wheels: Wheels::Row { count: 5, radius: 0.215, rollers: 4 },
    hull: &[(-1.4, 0.4), (1.12, 0.34), (1.48, 0.58), (0.86, 0.94), (-0.9, 0.98), (-1.46, 0.80)],
    turret: &[(-0.50, 0.98), (0.50, 0.98), (0.72, 1.12), (0.52, 1.36), (-0.52, 1.36), (-1.0, 1.34), (-0.94, 1.14)],
    gun: Gun::new((0.66, 1.16), 1.30, 0.10).brake(),
};

const M10: Tank = Tank {
    run: (1.45, 0.72),
    wheels: Wheels::Pairs { count: 3, radius: 0.18 },
    hull: &[(-1.40, 0.5), (1.15, 0.38), (1.50, 0.62), (0.74, 1.12), (-0.95, 1.12), (-1.52, 0.94)],
    turret: &[(-0.56, 1.12), (0.52, 1.12), (0.80, 1.36), (0.44, 1.60), (-0.78, 1.60), (-0.98, 1.36), (-0.86, 1.26)],
    gun: Gun::new((0.70, 1.34), 1.18, 0.11),
};

const ACHILLES: Tank = Tank { gun: Gun::new((0.70, 1.34), 1.70, 0.105).brake(), ..M10 };

const M36: Tank = Tank {
    turret: &[(-0.52, 1.12), (0.62, 1.12), (0.92, 1.34), (0.66, 1.60), (-0.60, 1.62), (-1.30, 1.54), (-1.26, 1.26)],
    gun: Gun::new((0.84, 1.36), 1.62, 0.13).brake(),
    ..M10
};

const SU76: Tank = Tank {
    run: (1.34, 0.62),
    wheels: Wheels::Row { count: 6, radius: 0.17, rollers: 3 },
    hull: &[(-1.36, 0.4), (1.06, 0.32), (1.38, 0.56), (0.30, 0.84), (0.10, 1.26), (-1.26, 1.20), (-1.38, 0.70)],
    turret: &[],
    gun: Gun::new((0.20, 1.06), 1.30, 0.095).brake(),
};

const SU85: Tank = Tank {
    run: (1.48, 0.70),
    wheels: Wheels::Row { count: 5, radius: 0.27, rollers: 0 },
    hull: &[(-1.34, 0.5), (1.15, 0.40), (1.52, 0.62), (0.60, 1.40), (-0.62, 1.40), (-0.80, 1.10), (-1.50, 0.72)],
    turret: &[],
    gun: Gun::new((0.90, 1.12), 1.16, 0.115).up(1.0),
};

const JAGDPANTHER: Tank = Tank {
    run: (1.66, 0.78),
    wheels: Wheels::Overlap { count: 8, radius: 0.30 },
    hull: &[(-1.46, 0.5), (1.26, 0.36), (1.72, 0.60), (0.62, 1.62), (-0.66, 1.62), (-0.98, 1.20), (-1.72, 0.74)],
    turret: &[],
    gun: Gun::new((1.00, 1.26), 1.90, 0.12).brake().up(1.0),
};

const STUG: Tank = Tank {
    run: (1.40, 0.74),
    wheels: Wheels::Row { count: 6, radius: 0.185, rollers: 3 },
    hull: &[
        (-1.36, 0.5),
        (1.12, 0.36),
        (1.46, 0.58),
        (0.98, 0.78),
        (0.60, 0.88),
        (0.44, 1.26),
        (-0.58, 1.28),
        (-0.74, 1.0),
        (-1.42, 0.88),
    ],
    turret: &[],
    gun: Gun::new((0.56, 1.04), 1.24, 0.11).brake().up(0.0),
};

/// A vehicle with an open turret, over whose edge the crew look.
fn open(tank: Tank, (x, y): (f32, f32)) -> Model {
    let heads = crew(x, y).at(AWAY.0 * 0.5, AWAY.1 * 0.4, 1.0);
    tank.chassis().with(heads).with(tank.top()).with(tank.armed())
}

/// Two heads in helmets above an edge.
fn crew(x: f32, y: f32) -> Model {
    let head = |x: f32, y: f32| {
        Model::default().over(Tone::Body, disc(x, y + 0.08, 0.10)).over(
            Tone::Side,
            poly(&[
                (x - 0.15, y + 0.10),
                (x - 0.11, y + 0.21),
                (x, y + 0.26),
                (x + 0.11, y + 0.21),
                (x + 0.15, y + 0.10),
            ]),
        )
    };
    head(x, y).with(head(x + 0.36, y - 0.04))
}

/// A man with field glasses above an edge.
fn glasses(model: Model, x: f32, y: f32) -> Model {
    let arm = limb(&[(x - 0.02, y + 0.16, 0.10), (x + 0.20, y + 0.14, 0.08), (x + 0.18, y + 0.36, 0.07)]);
    model
        .over(
            Tone::Body,
            soft(&[(x - 0.16, y - 0.1), (x + 0.16, y - 0.1), (x + 0.12, y + 0.26), (x - 0.12, y + 0.26)], 0.08),
        )
        .over(Tone::Body, disc(x, y + 0.40, 0.11))
        .over(Tone::Side, poly(&[(x - 0.15, y + 0.41), (x - 0.1, y + 0.53), (x + 0.1, y + 0.53), (x + 0.15, y + 0.41)]))
        .over(Tone::Side, arm)
        .body(rect(x + 0.08, y + 0.34, 0.20, 0.09))
}

/// A box without a roof on the hull of a Sherman.
const fn carriage(gun: Gun) -> Tank {
    Tank {
        run: (1.45, 0.74),
        wheels: Wheels::Pairs { count: 3, radius: 0.19 },
        hull: &[(-1.42, 0.5), (1.15, 0.38), (1.48, 0.62), (0.96, 0.98), (0.92, 1.46), (-1.26, 1.34), (-1.42, 0.96)],
        turret: &[],
        gun,
    }
}

fn priest() -> Model {
    let tank = carriage(Gun::new((0.94, 1.24), 0.78, 0.15).up(14.0));
    let pulpit = soft(&[(0.36, 1.40), (0.86, 1.40), (0.92, 1.86), (0.30, 1.86)], 0.08);
    let gun = limb(&[(0.45, 1.98, 0.08), (0.85, 2.06, 0.07), (1.25, 2.12, 0.05)]);
    let model = tank.chassis().with(crew(-0.75, 1.42)).with(tank.armed()).over(Tone::Side, pulpit);
    let model = model.over(Tone::Lit, oval(0.61, 1.86, 0.31, 0.06)).over(Tone::Body, gun);
    star(model, None, (-0.35, 1.16), 0.15)
}

fn sexton() -> Model {
    let tank = carriage(Gun::new((0.94, 1.18), 1.0, 0.13).brake().up(10.0));
    let mut model = tank.chassis().with(crew(-0.8, 1.42)).with(tank.armed());
    for (x, y, lean) in
        [(-1.2, 1.38, -0.2), (-0.9, 1.42, 0.1), (0.5, 1.46, 0.16), (0.76, 1.40, 0.3), (-0.2, 1.38, -0.1)]
    {
        for leaf in 0..3_u8 {
            let up = f32::from(leaf) * 0.13;
            model = model.over(Tone::Side, oval(x + lean * up * 3.0, y + up, 0.13, 0.06));
        }
    }
    model
        .over(Tone::Body, line(&[(-1.3, 1.3), (-1.34, 2.1)], 0.025))
        .tint(0xc8_32_3c, poly(&[(-1.33, 2.1), (-1.86, 2.05), (-1.84, 1.76), (-1.32, 1.80)]))
        .pale(soft(&[(-1.72, 1.90), (-1.60, 2.0), (-1.48, 1.90), (-1.60, 1.80)], 0.02))
}

fn su_100() -> Model {
    let tank = Tank { gun: Gun::new((0.90, 1.12), 1.72, 0.12).up(1.0), ..SU85 };
    let cupola = soft(&[(-0.20, 1.0), (0.20, 1.0), (0.20, 1.54), (0.06, 1.60), (-0.14, 1.58), (-0.20, 1.5)], 0.06);
    star(tank.model().over(Tone::Side, cupola), Some(RED), (-0.5, 1.14), 0.12)
}

/// Its gun points backward over the engine, so it looks to the left here while the driver sits on the right.
fn archer() -> Model {
    let tank = Tank {
        run: (1.40, 0.74),
        wheels: Wheels::Row { count: 6, radius: 0.19, rollers: 3 },
        hull: &[(-1.38, 0.5), (1.12, 0.38), (1.44, 0.64), (1.16, 1.42), (-0.06, 1.30), (-0.20, 0.94), (-1.36, 0.88)],
        turret: &[],
        gun: Gun::new((-0.4, 1.32), 0.0, 0.0),
    };
    let gun = Gun::new((-0.30, -1.22), 1.80, 0.115).brake().up(2.0);
    let gun = gun.model().at(0.0, 2.44, 1.0).flip().at(-0.2, 0.1, 1.0);
    tank.chassis().with(crew(0.40, 1.46)).with(gun).with(baggage(0.1, 0.78))
}

fn marder() -> Model {
    let tank = Tank {
        run: (1.24, 0.70),
        wheels: Wheels::Row { count: 4, radius: 0.265, rollers: 2 },
        hull: &[(-1.16, 0.5), (0.98, 0.38), (1.28, 0.60), (0.70, 0.86), (-1.1, 1.0)],
        turret: &[],
        gun: Gun::new((0.36, 1.30), 1.52, 0.105).brake(),
    };
    let shield = [(-1.02, 1.0), (0.42, 0.96), (0.60, 1.16), (0.36, 1.70), (-0.92, 1.46)];
    let model = tank.chassis().with(crew(-0.65, 1.50)).prism(&shield, (AWAY.0 * 0.8, AWAY.1 * 0.8));
    model.with(tank.armed())
}

fn stug() -> Model {
    let shield = soft(&[(0.40, 0.92), (0.72, 0.90), (0.80, 1.10), (0.62, 1.22), (0.38, 1.22)], 0.1);
    let hatch = soft(&[(-0.34, 1.30), (0.0, 1.30), (-0.02, 1.46), (-0.30, 1.46)], 0.05);
    let branch = limb(&[(-1.3, 0.94, 0.05), (-0.7, 1.16, 0.04), (-0.3, 1.5, 0.03)]);
    STUG.model()
        .over(Tone::Side, shield)
        .over(Tone::Side, hatch)
        .body(branch)
        .over(Tone::Side, rect(-1.36, 0.90, 0.5, 0.14))
}

/// A short giant barrel on a long carriage.
fn karl() -> Model {
    let tank = Tank {
        run: (2.35, 0.60),
        wheels: Wheels::Row { count: 8, radius: 0.19, rollers: 5 },
        hull: &[(-2.3, 0.4), (2.1, 0.34), (2.4, 0.56), (2.1, 0.84), (-2.1, 0.86), (-2.36, 0.6)],
        turret: &[],
        gun: Gun::new((0.0, 0.0), 0.0, 0.0),
    };
    let barrel = Model::default()
        .over(Tone::Body, bar((-0.75, 0.0), (1.42, 0.0), 0.86, 0.62))
        .over(Tone::Lit, bar((-0.7, 0.30), (1.4, 0.22), 0.16, 0.12))
        .over(Tone::Side, bar((0.5, 0.0), (0.64, 0.0), 0.82, 0.80))
        .over(Tone::Side, bar((1.30, 0.0), (1.46, 0.0), 0.72, 0.72))
        .over(Tone::Back, oval(1.46, 0.0, 0.10, 0.27))
        .over(Tone::Side, bar((-0.9, 0.0), (-0.66, 0.0), 0.92, 0.96))
        .turn(48.0, (0.0, 0.0))
        .at(-0.1, 1.52, 1.0);
    let cradle = poly(&[(-0.75, 0.84), (0.65, 0.84), (0.30, 1.62), (-0.40, 1.62)]);
    tank.chassis()
        .with(barrel)
        .over(Tone::Side, cradle)
        .over(Tone::Body, ring(-0.05, 1.5, 0.24, 0.1))
        .over(Tone::Body, line(&[(1.3, 0.9), (1.3, 1.3), (2.0, 1.3), (2.0, 0.9)], 0.04))
}
