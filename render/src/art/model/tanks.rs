//! Tanks with turrets.

use super::Tone;
use super::shape::{Model, bar, disc, limb, line, poly, rect, soft};
use super::tank::{AWAY, Gun, Tank, Wheels, baggage, commander, pennant, star};

const RED: u32 = 0xd8_32_3c;

/// The tank with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "stuart" => star(STUART.model(), None, (-0.55, 0.92), 0.13),
        "lee" => lee(),
        "sherman" => star(SHERMAN.model(), None, (0.02, 1.56), 0.14).with(baggage(-1.35, 1.22)),
        "jumbo" => star(JUMBO.model(), None, (0.02, 1.60), 0.14).with(commander(0.02, 1.90)),
        "calliope" => calliope(),
        "firefly" => firefly(),
        "pershing" => star(PERSHING.model(), None, (-0.2, 1.36), 0.14).with(commander(0.0, 1.62)),
        "bt-7" => star(BT7.model(), Some(RED), (-0.02, 1.20), 0.12),
        "t-34" => star(T34.model(), Some(RED), (0.1, 1.34), 0.12),
        "t-34-85" => star(T3485.model(), Some(RED), (-0.05, 1.46), 0.14),
        "kv-1" => star(KV1.model(), Some(RED), (-0.05, 1.56), 0.15),
        "is-2" => star(IS2.model(), Some(RED), (-0.25, 1.48), 0.15).with(machine_gun(-0.2, 1.78)),
        "crusader" => CRUSADER.model().with(baggage(-1.2, 0.98)),
        "matilda" => matilda(),
        "cromwell" => CROMWELL.model().with(commander(-0.05, 1.55)),
        "churchill" => churchill(),
        "pz-38t" => rivets(PZ38.model()),
        "pz-iii" => PZ3.model().with(commander(-0.1, 1.60)),
        "pz-iv" => skirts(PZ4.model()),
        "panther" => PANTHER.model(),
        "tiger" => TIGER.model().with(baggage(-1.3, 1.14)),
        "bergepanther" => bergepanther(),
        _ => return None,
    })
}

const STUART: Tank = Tank {
    run: (1.28, 0.74),
    wheels: Wheels::Pairs { count: 2, radius: 0.21 },
    hull: &[(-1.2, 0.4), (1.05, 0.36), (1.30, 0.62), (0.98, 0.84), (0.74, 1.10), (-1.0, 1.10), (-1.26, 0.84)],
    turret: &[(-0.42, 1.10), (0.50, 1.10), (0.54, 1.34), (0.40, 1.54), (-0.36, 1.54), (-0.46, 1.34)],
    gun: Gun::new((0.52, 1.30), 0.72, 0.075),
};

const SHERMAN: Tank = Tank {
    run: (1.45, 0.78),
    wheels: Wheels::Pairs { count: 3, radius: 0.19 },
    hull: &[(-1.42, 0.5), (1.15, 0.40), (1.46, 0.66), (0.80, 1.30), (-0.85, 1.26), (-1.44, 1.04)],
    turret: &[(-0.62, 1.28), (0.52, 1.28), (0.68, 1.48), (0.48, 1.74), (-0.42, 1.78), (-0.78, 1.58)],
    gun: Gun::new((0.64, 1.50), 0.85, 0.12),
};

const JUMBO: Tank = Tank {
    hull: &[(-1.42, 0.5), (1.20, 0.36), (1.56, 0.66), (0.92, 1.36), (-0.85, 1.30), (-1.44, 1.04)],
    turret: &[(-0.72, 1.30), (0.60, 1.32), (0.78, 1.42), (0.74, 1.80), (0.56, 1.90), (-0.60, 1.90), (-0.82, 1.70)],
    gun: Gun::new((0.74, 1.58), 0.86, 0.135),
    ..SHERMAN
};

const PERSHING: Tank = Tank {
    run: (1.62, 0.72),
    wheels: Wheels::Row { count: 6, radius: 0.22, rollers: 5 },
    hull: &[(-1.6, 0.5), (1.25, 0.34), (1.66, 0.64), (1.02, 1.02), (-0.9, 1.04), (-1.62, 0.92)],
    turret: &[
        (-0.55, 1.04),
        (0.62, 1.04),
        (0.86, 1.22),
        (0.60, 1.56),
        (-0.30, 1.62),
        (-1.16, 1.52),
        (-1.20, 1.26),
        (-0.62, 1.20),
    ],
    gun: Gun::new((0.80, 1.30), 1.50, 0.13).brake(),
};

const BT7: Tank = Tank {
    run: (1.36, 0.66),
    wheels: Wheels::Row { count: 4, radius: 0.29, rollers: 0 },
    hull: &[(-1.3, 0.4), (1.1, 0.34), (1.52, 0.56), (0.70, 0.94), (-0.75, 1.0), (-1.34, 0.80)],
    turret: &[(-0.56, 0.98), (0.40, 0.98), (0.54, 1.16), (0.34, 1.38), (-0.40, 1.42), (-0.70, 1.22)],
    gun: Gun::new((0.46, 1.18), 0.76, 0.085),
};

const T34: Tank = Tank {
    run: (1.48, 0.70),
    wheels: Wheels::Row { count: 5, radius: 0.27, rollers: 0 },
    hull: &[(-1.34, 0.5), (1.15, 0.40), (1.50, 0.64), (0.72, 1.14), (-0.92, 1.14), (-1.50, 0.72)],
    turret: &[(-0.44, 1.14), (0.66, 1.14), (0.80, 1.32), (0.52, 1.56), (-0.40, 1.58), (-0.62, 1.36)],
    gun: Gun::new((0.72, 1.34), 0.86, 0.12),
};

const T3485: Tank = Tank {
    turret: &[(-0.55, 1.16), (0.66, 1.16), (0.92, 1.40), (0.60, 1.70), (-0.55, 1.74), (-0.98, 1.60), (-0.92, 1.34)],
    gun: Gun::new((0.84, 1.44), 1.38, 0.125),
    ..T34
};

const KV1: Tank = Tank {
    run: (1.62, 0.78),
    wheels: Wheels::Row { count: 6, radius: 0.20, rollers: 3 },
    hull: &[(-1.6, 0.5), (1.30, 0.36), (1.62, 0.66), (1.28, 0.96), (0.88, 1.16), (-1.1, 1.20), (-1.64, 0.98)],
    turret: &[(-0.78, 1.18), (0.62, 1.18), (0.82, 1.42), (0.70, 1.82), (-0.66, 1.86), (-0.98, 1.62), (-0.92, 1.32)],
    gun: Gun::new((0.74, 1.50), 0.98, 0.135),
};

const IS2: Tank = Tank {
    run: (1.64, 0.72),
    wheels: Wheels::Row { count: 6, radius: 0.20, rollers: 3 },
    hull: &[(-1.6, 0.5), (1.30, 0.34), (1.70, 0.60), (1.10, 0.92), (0.72, 1.16), (-1.0, 1.18), (-1.64, 0.92)],
    turret: &[(-0.84, 1.18), (0.62, 1.18), (0.98, 1.40), (0.62, 1.72), (-0.60, 1.80), (-1.12, 1.62), (-1.06, 1.38)],
    gun: Gun::new((0.90, 1.42), 1.72, 0.155).brake(),
};

const CRUSADER: Tank = Tank {
    run: (1.46, 0.66),
    wheels: Wheels::Row { count: 5, radius: 0.26, rollers: 0 },
    hull: &[(-1.4, 0.44), (1.2, 0.36), (1.50, 0.62), (1.12, 0.78), (0.66, 0.98), (-0.98, 0.98), (-1.46, 0.78)],
    turret: &[(-0.50, 0.98), (0.52, 0.98), (0.84, 1.18), (0.48, 1.44), (-0.46, 1.44), (-0.84, 1.20)],
    gun: Gun::new((0.72, 1.20), 0.88, 0.085),
};

const MATILDA: Tank = Tank {
    run: (1.42, 0.84),
    wheels: Wheels::Pairs { count: 4, radius: 0.13 },
    hull: &[(-1.40, 0.5), (1.16, 0.40), (1.52, 0.56), (1.36, 0.84), (0.74, 1.12), (-0.9, 1.12), (-1.46, 0.98)],
    turret: &[(-0.50, 1.12), (0.50, 1.12), (0.60, 1.34), (0.46, 1.64), (-0.40, 1.66), (-0.58, 1.40)],
    gun: Gun::new((0.54, 1.40), 0.80, 0.08),
};

const CROMWELL: Tank = Tank {
    run: (1.48, 0.70),
    wheels: Wheels::Row { count: 5, radius: 0.27, rollers: 0 },
    hull: &[(-1.44, 0.44), (1.20, 0.36), (1.50, 0.62), (1.18, 0.82), (1.12, 1.08), (-1.46, 1.06)],
    turret: &[(-0.70, 1.08), (0.72, 1.08), (0.74, 1.54), (-0.72, 1.54)],
    gun: Gun::new((0.72, 1.34), 0.94, 0.115).brake(),
};

const CHURCHILL: Tank = Tank {
    run: (1.78, 1.06),
    wheels: Wheels::Row { count: 11, radius: 0.125, rollers: 0 },
    hull: &[(-1.6, 0.5), (1.2, 0.4), (1.4, 0.9), (1.2, 1.22), (-1.5, 1.22)],
    turret: &[(-0.52, 1.22), (0.62, 1.22), (0.66, 1.66), (0.52, 1.74), (-0.56, 1.74), (-0.62, 1.34)],
    gun: Gun::new((0.64, 1.46), 1.02, 0.10).brake(),
};

const PZ38: Tank = Tank {
    run: (1.24, 0.74),
    wheels: Wheels::Row { count: 4, radius: 0.275, rollers: 2 },
    hull: &[(-1.16, 0.5), (0.96, 0.38), (1.26, 0.62), (0.84, 0.80), (0.76, 1.10), (-0.36, 1.10), (-1.24, 0.94)],
    turret: &[(-0.42, 1.10), (0.52, 1.10), (0.50, 1.46), (-0.20, 1.50), (-0.50, 1.36)],
    gun: Gun::new((0.50, 1.30), 0.62, 0.08),
};

const PZ3: Tank = Tank {
    run: (1.38, 0.74),
    wheels: Wheels::Row { count: 6, radius: 0.185, rollers: 3 },
    hull: &[(-1.36, 0.5), (1.10, 0.38), (1.42, 0.62), (0.96, 0.82), (0.88, 1.12), (-0.96, 1.12), (-1.42, 0.90)],
    turret: &[(-0.62, 1.12), (0.56, 1.12), (0.62, 1.26), (0.40, 1.52), (-0.38, 1.56), (-0.82, 1.40), (-0.80, 1.18)],
    gun: Gun::new((0.56, 1.30), 0.86, 0.09),
};

const PZ4: Tank = Tank {
    run: (1.48, 0.76),
    wheels: Wheels::Row { count: 8, radius: 0.15, rollers: 4 },
    hull: &[(-1.44, 0.5), (1.16, 0.38), (1.50, 0.62), (1.04, 0.82), (0.98, 1.14), (-1.10, 1.14), (-1.50, 0.94)],
    turret: &[(-0.66, 1.14), (0.62, 1.14), (0.70, 1.30), (0.46, 1.58), (-0.40, 1.62), (-0.90, 1.48), (-0.90, 1.20)],
    gun: Gun::new((0.66, 1.34), 1.34, 0.105).brake(),
};

const PANTHER: Tank = Tank {
    run: (1.66, 0.78),
    wheels: Wheels::Overlap { count: 8, radius: 0.30 },
    hull: &[(-1.46, 0.5), (1.26, 0.36), (1.70, 0.62), (0.88, 1.24), (-1.20, 1.24), (-1.74, 0.72)],
    turret: &[(-0.62, 1.24), (0.68, 1.24), (0.78, 1.38), (0.60, 1.68), (-0.44, 1.74), (-0.86, 1.58)],
    gun: Gun::new((0.70, 1.42), 1.92, 0.11).brake(),
};

const TIGER: Tank = Tank {
    run: (1.62, 0.80),
    wheels: Wheels::Overlap { count: 8, radius: 0.30 },
    hull: &[(-1.62, 0.5), (1.26, 0.34), (1.66, 0.62), (1.32, 0.86), (1.26, 1.18), (-1.60, 1.18), (-1.66, 0.90)],
    turret: &[(-0.90, 1.18), (0.58, 1.18), (0.62, 1.66), (-0.74, 1.70), (-0.94, 1.50)],
    gun: Gun::new((0.66, 1.42), 1.66, 0.14).brake(),
};

fn lee() -> Model {
    let tank = Tank {
        hull: &[(-1.42, 0.5), (1.10, 0.40), (1.42, 0.66), (1.02, 1.02), (0.72, 1.46), (-0.95, 1.46), (-1.42, 1.04)],
        turret: &[(-0.30, 1.46), (0.44, 1.46), (0.52, 1.60), (0.40, 1.84), (-0.20, 1.88), (-0.40, 1.68)],
        gun: Gun::new((0.46, 1.66), 0.62, 0.07),
        ..SHERMAN
    };
    let cupola = soft(&[(-0.10, 1.94), (0.34, 1.94), (0.30, 2.14), (-0.04, 2.14)], 0.06);
    let sponson = Gun::new((0.80, 1.14), 0.74, 0.13).up(0.0);
    let sponson_box = soft(&[(0.30, 0.92), (0.86, 0.92), (0.92, 1.16), (0.76, 1.42), (0.30, 1.42)], 0.08);
    let model = tank.model().over(Tone::Side, cupola).over(Tone::Body, sponson_box).with(sponson.model());
    let dots = (0..9_u8).map(|at| -0.9 + 0.13 * f32::from(at));
    dots.fold(model, |model, x| model.lit(disc(x, 1.38, 0.022)).lit(disc(x, 0.96, 0.022)))
}

fn calliope() -> Model {
    let mut model = SHERMAN.model().over(Tone::Body, line(&[(-0.15, 1.75), (-0.25, 2.12)], 0.07));
    model = model.body(line(&[(0.45, 1.74), (0.55, 2.16)], 0.07));
    for row in 0..4_u8 {
        let y = 2.04 + 0.17 * f32::from(row);
        model = model.over(Tone::Side, bar((-0.95, y), (1.1, y + 0.22), 0.15, 0.15));
        model = model.over(Tone::Glow, disc(1.1, y + 0.22, 0.045));
    }
    star(model, None, (0.02, 1.54), 0.13)
}

fn firefly() -> Model {
    let gun = Gun::new((0.64, 1.50), 1.72, 0.105).brake();
    let tank = Tank { gun, ..SHERMAN };
    let bustle = soft(&[(-1.08, 1.36), (-0.6, 1.34), (-0.6, 1.68), (-1.08, 1.66)], 0.05);
    // The front half of the barrel is painted pale below, so that it looks short.
    let (a, b) = (1.58 + AWAY.0 * 0.2, 2.34 + AWAY.0 * 0.2);
    let model = tank.model().over(Tone::Side, bustle);
    let pale = poly(&[(a, 1.595), (b, 1.635), (b, 1.585), (a + 0.12, 1.535)]);
    model.over(Tone::Pale, pale).with(baggage(-1.35, 1.22))
}

fn machine_gun(x: f32, y: f32) -> Model {
    Model::default().over(Tone::Body, limb(&[(x, y - 0.1, 0.06), (x, y + 0.14, 0.05)])).body(bar(
        (x - 0.24, y + 0.15),
        (x + 0.34, y + 0.23),
        0.08,
        0.05,
    ))
}

fn matilda() -> Model {
    let skirt = soft(&[(-1.40, 0.34), (1.16, 0.34), (1.40, 0.56), (1.28, 0.86), (-1.36, 0.88)], 0.1);
    let mut model = MATILDA.model().over(Tone::Body, skirt);
    for chute in 0..5_u8 {
        let x = -1.02 + 0.46 * f32::from(chute);
        model = model.back(poly(&[(x, 0.74), (x + 0.20, 0.74), (x + 0.26, 0.58), (x + 0.04, 0.58)]));
    }
    model.with(pennant(-0.1, 1.72, 0xf2_c2_3a)).with(commander(0.1, 1.68))
}

fn churchill() -> Model {
    let l = 1.78;
    let run = soft(
        &[
            (-l + 0.2, 0.0),
            (l - 0.62, 0.0),
            (l, 0.5),
            (l, 0.92),
            (l - 0.24, 1.14),
            (-l + 0.3, 1.10),
            (-l, 0.8),
            (-l, 0.36),
        ],
        0.22,
    );
    let inner = soft(
        &[
            (-l + 0.3, 0.12),
            (l - 0.66, 0.12),
            (l - 0.12, 0.54),
            (l - 0.12, 0.86),
            (l - 0.3, 1.02),
            (-l + 0.32, 0.98),
            (-l + 0.12, 0.74),
            (-l + 0.12, 0.4),
        ],
        0.18,
    );
    let far = run.clone();
    let far = Model::default().back(far).at(AWAY.0, AWAY.1, 1.0);
    let hull: Vec<_> = CHURCHILL.hull.iter().map(|(x, y)| (x + AWAY.0 * 0.15, y + AWAY.1 * 0.15)).collect();
    let mut model = far.prism(&hull, (AWAY.0 * 0.7, AWAY.1 * 0.7)).with(CHURCHILL.top()).with(CHURCHILL.armed());
    model = model.over(Tone::Body, run).over(Tone::Side, inner);
    for wheel in 0..11_u8 {
        let x = -1.42 + 0.252 * f32::from(wheel);
        model = model.back(disc(x, 0.20, 0.105));
    }
    let door = soft(&[(-0.16, 0.42), (0.18, 0.42), (0.18, 0.84), (-0.16, 0.84)], 0.04);
    model.over(Tone::Body, door).over(Tone::Body, rect(-1.2, 0.46, 0.6, 0.34)).body(rect(0.5, 0.46, 0.5, 0.34))
}

fn rivets(model: Model) -> Model {
    let row = (0..8_u8).map(|at| -0.30 + 0.13 * f32::from(at));
    row.fold(model, |model, x| model.lit(disc(x, 1.04, 0.024)).lit(disc(x * 0.8 + 0.12, 1.20, 0.02)))
}

/// Side skirts around turret and hull.
fn skirts(model: Model) -> Model {
    let plates = (0..5_u8).map(|at| -1.36 + 0.54 * f32::from(at));
    let model = plates.fold(model, |model, x| {
        model.over(Tone::Body, poly(&[(x, 0.36), (x + 0.52, 0.36), (x + 0.50, 0.96), (x, 0.96)]))
    });
    let round = soft(&[(-1.06, 1.16), (0.22, 1.16), (0.30, 1.52), (-0.98, 1.56)], 0.12);
    model.over(Tone::Side, round)
}

fn bergepanther() -> Model {
    let model = Tank { turret: &[], ..PANTHER }.chassis();
    let pit = soft(&[(-0.7, 1.24), (0.5, 1.24), (0.5, 1.54), (-0.7, 1.54)], 0.04);
    let mut model = model.over(Tone::Side, pit);
    for rib in 0..6_u8 {
        let x = -0.62 + 0.2 * f32::from(rib);
        model = model.body(rect(x, 1.26, 0.06, 0.26));
    }
    // The crane: two legs and a hook.
    let crane = [line(&[(-1.0, 1.2), (-0.2, 2.3)], 0.07), line(&[(0.5, 1.3), (-0.2, 2.3)], 0.07)];
    let model = crane.into_iter().fold(model, Model::body).body(line(&[(-0.2, 2.3), (-0.2, 1.9)], 0.03));
    let spade = poly(&[(-1.7, 0.72), (-2.12, 0.34), (-2.12, 0.06), (-1.96, 0.1), (-1.62, 0.5)]);
    model.over(Tone::Side, spade).over(Tone::Body, disc(-0.2, 1.86, 0.07))
}
