//! Medals: a ribbon of stripes and what hangs on it. The Iron Cross is a plain cross.

use super::Tone;
use super::shape::{Model, Path, bar, disc, limb, oval, poly, rect, ring, soft, solid, spikes};

pub(super) const GOLD: Tone = Tone::Tint(0xf0_b8_3c);
pub(super) const DARK_GOLD: Tone = Tone::Tint(0xa8_6a_1e);
pub(super) const SILVER: Tone = Tone::Tint(0xd4_dc_e4);
pub(super) const GREY: Tone = Tone::Tint(0x7c_88_94);
const BRONZE: Tone = Tone::Tint(0xb8_74_3c);
pub(super) const DARK_BRONZE: Tone = Tone::Tint(0x6c_3c_1c);
const BLACK: Tone = Tone::Tint(0x1c_1e_26);
const RED: u32 = 0xd4_2c_38;
const BLUE: u32 = 0x2c_50_b0;
const WHITE: u32 = 0xf4_f0_e4;

/// The medal with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "medal-of-honor" => medal_of_honor(),
        "purple-heart" => purple_heart(),
        "us-flying-cross" => us_flying_cross(),
        "bronze-star" => bronze_star(),
        "gold-star" => ribbon(&[(1.0, RED)], 0.62, 0.8)
            .over(DARK_GOLD, spikes(0.0, -1.0, 5, 0.46, 1.12))
            .over(GOLD, spikes(0.0, -1.0, 5, 0.42, 1.02))
            .with(facets(1.0)),
        "order-of-glory" => order_of_glory(),
        "courage-medal" => courage(),
        "leningrad-medal" => leningrad(),
        "victoria-cross" => victoria(),
        "george-cross" => george(),
        "raf-flying-cross" => raf_cross(),
        "military-medal" => military(),
        "iron-cross" => iron_cross(),
        _ => return None,
    })
}

/// A ribbon of stripes from the left to the right: each with its share of the width. It narrows to a point.
fn ribbon(stripes: &[(f32, u32)], half: f32, high: f32) -> Model {
    let total: f32 = stripes.iter().map(|(wide, _)| wide).sum();
    let mut model = Model::default();
    let mut x = -half;
    for (wide, rgb) in stripes {
        let next = x + wide / total * half * 2.0;
        let low = |x: f32| 0.16 + 0.22 * x.abs() / half;
        model = model.add(
            Tone::Tint(*rgb),
            poly(&[
                (x, high + 0.4),
                (next, high + 0.4),
                (next, low(next)),
                (0.0_f32.clamp(x.min(next), x.max(next)), low(0.0_f32.clamp(x.min(next), x.max(next)))),
                (x, low(x)),
            ]),
        );
        x = next;
    }
    model
        .over(Tone::Back, bar((-half - 0.06, high + 0.42), (half + 0.06, high + 0.42), 0.10, 0.10))
        .over(GREY, ring(0.0, 0.05, 0.17, 0.06))
}

/// Five light edges of a star with its middle at -1.
fn facets(size: f32) -> Model {
    (0..5_u8).fold(Model::default(), |model, tip| {
        let angle = std::f32::consts::PI * (0.5 + 0.4 * f32::from(tip));
        let at = |angle: f32, reach: f32| (angle.cos() * reach * size, -1.0 + angle.sin() * reach * size);
        model.add(Tone::Tint(0xff_e8_9a), poly(&[(0.0, -1.0), at(angle, 1.0), at(angle - 0.628, 0.40)]))
    })
}

/// A cross whose arms grow wider.
fn cross(reach: f32, wide: f32, neck: f32) -> Path {
    let mut all = Path::new();
    for arm in 0..4_u8 {
        let (sin, cos) = (std::f32::consts::FRAC_PI_2 * f32::from(arm)).sin_cos();
        let turn = |(x, y): (f32, f32)| (x * cos - y * sin, -1.0 + x * sin + y * cos);
        all.extend(poly(&[(-neck, 0.0), (-wide, reach), (wide, reach), (neck, 0.0)].map(turn)));
    }
    all.extend(rect(-neck, -1.0 - neck, neck * 2.0, neck * 2.0));
    all
}

pub(super) fn wreath(x: f32, y: f32, wide: f32, high: f32, tone: Tone) -> Model {
    let mut model = Model::default();
    for side in [-1.0_f32, 1.0] {
        for leaf in 0..9_u8 {
            let angle = -1.35 + 0.33 * f32::from(leaf);
            let (sin, cos) = angle.sin_cos();
            let (lx, ly) = (x + side * wide * cos, y + high * sin);
            let tip = (lx + side * 0.10 * cos - side * 0.16 * sin, ly + 0.10 * sin + 0.20 * cos.abs());
            model = model.over(
                tone,
                limb(&[
                    (lx, ly, 0.20),
                    (f32::midpoint(lx, tip.0), f32::midpoint(ly, tip.1), 0.18),
                    (tip.0, tip.1, 0.05),
                ]),
            );
        }
    }
    model
}

fn medal_of_honor() -> Model {
    let light = 0x7c_b8_ec;
    let mut model = Model::default()
        .tint(light, poly(&[(-1.5, 1.5), (-1.0, 1.5), (-0.2, 0.42), (-0.36, 0.22)]))
        .tint(light, poly(&[(1.5, 1.5), (1.0, 1.5), (0.2, 0.42), (0.36, 0.22)]))
        .over(Tone::Tint(light), soft(&[(-0.48, 0.10), (0.48, 0.10), (0.48, 0.56), (-0.48, 0.56)], 0.12));
    for (x, y) in [(-0.26, 0.42), (0.0, 0.46), (0.26, 0.42), (-0.14, 0.24), (0.14, 0.24)] {
        model = model.pale(spikes(x, y, 5, 0.035, 0.085));
    }
    let star = Model::default()
        .over(DARK_GOLD, spikes(0.0, -1.0, 5, 0.44, 1.08))
        .over(GOLD, spikes(0.0, -1.0, 5, 0.38, 0.96))
        .with(facets(0.92))
        .turn(36.0, (0.0, -1.0));
    model
        .with(wreath(0.0, -1.0, 0.86, 0.86, Tone::Tint(0x3c_8a_50)))
        .with(star)
        .over(GOLD, bar((-0.34, 0.02), (0.34, 0.02), 0.14, 0.14))
        .over(GOLD, disc(0.0, -1.0, 0.28))
        .over(DARK_GOLD, ring(0.0, -1.0, 0.28, 0.05))
        .over(DARK_GOLD, oval(0.0, -1.0, 0.12, 0.17))
}

fn purple_heart() -> Model {
    let heart = |size: f32| {
        use crate::art::pen::Pen;
        let at = |x: f32, y: f32| (x * size, -0.95 + y * size);
        let (a, b, c, d, e, f) =
            (at(0.0, 0.62), at(0.2, 1.1), at(1.05, 1.0), at(0.95, 0.25), at(0.85, -0.25), at(0.3, -0.6));
        let foot = at(0.0, -1.0);
        Pen::at(a.0, a.1)
            .curve(b, c, d.0, d.1)
            .curve(e, f, foot.0, foot.1)
            .curve((-f.0, f.1), (-e.0, e.1), -d.0, d.1)
            .curve((-c.0, c.1), (-b.0, b.1), a.0, a.1)
            .shut()
    };
    ribbon(&[(0.14, WHITE), (0.72, 0x6c_2a_9c), (0.14, WHITE)], 0.62, 0.9)
        .over(DARK_GOLD, solid(&heart(1.06)))
        .over(GOLD, solid(&heart(1.0)))
        .over(Tone::Tint(0x7a_2e_b0), solid(&heart(0.80)))
        .over(GOLD, oval(0.06, -0.62, 0.20, 0.26))
        .add(GOLD, soft(&[(-0.30, -1.16), (0.30, -1.16), (0.20, -0.86), (-0.12, -0.80)], 0.08))
        .over(DARK_GOLD, limb(&[(-0.10, -0.50, 0.16), (-0.18, -0.80, 0.12), (-0.10, -1.0, 0.06)]))
}

fn us_flying_cross() -> Model {
    let blade = |turn: f32| {
        let path = Model::default().over(SILVER, limb(&[(0.0, -1.0, 0.12), (0.0, -0.52, 0.24), (0.0, -0.02, 0.10)]));
        path.turn(turn, (0.0, -1.0))
    };
    let rays = (0..4_u8).fold(Model::default(), |model, at| {
        model.with(
            Model::default()
                .over(GOLD, poly(&[(0.20, -0.80), (0.62, -0.52), (0.50, -0.40)]))
                .turn(90.0 * f32::from(at), (0.0, -1.0)),
        )
    });
    ribbon(
        &[
            (0.1, BLUE),
            (0.06, WHITE),
            (0.26, BLUE),
            (0.06, WHITE),
            (0.08, RED),
            (0.06, WHITE),
            (0.26, BLUE),
            (0.06, WHITE),
            (0.1, BLUE),
        ],
        0.62,
        0.9,
    )
    .over(DARK_BRONZE, cross(1.08, 0.42, 0.34))
    .over(BRONZE, cross(1.0, 0.36, 0.28))
    .with(rays)
    .with(blade(45.0))
    .with(blade(135.0))
    .with(blade(225.0))
    .with(blade(315.0))
    .over(DARK_BRONZE, disc(0.0, -1.0, 0.15))
}

fn bronze_star() -> Model {
    ribbon(
        &[(0.06, WHITE), (0.36, RED), (0.06, WHITE), (0.14, BLUE), (0.06, WHITE), (0.36, RED), (0.06, WHITE)],
        0.62,
        0.9,
    )
    .over(DARK_BRONZE, spikes(0.0, -1.0, 5, 0.46, 1.14))
    .over(BRONZE, spikes(0.0, -1.0, 5, 0.42, 1.04))
    .with((0..5_u8).fold(Model::default(), |model, tip| {
        let angle = std::f32::consts::PI * (0.5 + 0.4 * f32::from(tip));
        let at = |angle: f32, reach: f32| (angle.cos() * reach, -1.0 + angle.sin() * reach);
        model.add(Tone::Tint(0xe0_9c_5c), poly(&[(0.0, -1.0), at(angle, 1.0), at(angle - 0.628, 0.40)]))
    }))
    .over(GOLD, spikes(0.0, -1.0, 5, 0.13, 0.32))
}

fn order_of_glory() -> Model {
    let (orange, black) = (0xf0_90_2c, 0x22_1a_18);
    ribbon(
        &[(0.08, orange), (0.17, black), (0.17, orange), (0.16, black), (0.17, orange), (0.17, black), (0.08, orange)],
        0.66,
        0.9,
    )
    .over(DARK_GOLD, spikes(0.0, -1.0, 5, 0.50, 1.14))
    .over(GOLD, spikes(0.0, -1.0, 5, 0.46, 1.04))
    .with(facets(1.0))
    .over(Tone::Tint(0xff_e8_9a), disc(0.0, -1.0, 0.42))
    .over(DARK_GOLD, ring(0.0, -1.0, 0.44, 0.05))
    .over(DARK_GOLD, rect(-0.16, -1.28, 0.32, 0.26))
    .add(DARK_GOLD, rect(-0.10, -1.04, 0.20, 0.18))
    .add(DARK_GOLD, poly(&[(-0.11, -0.88), (0.11, -0.88), (0.0, -0.68)]))
    .over(Tone::Tint(RED), spikes(0.0, -0.66, 5, 0.03, 0.075))
}

fn round(rim: Tone, face: Tone) -> Model {
    Model::default().over(rim, disc(0.0, -1.0, 1.0)).over(face, disc(0.0, -1.0, 0.90))
}

fn courage() -> Model {
    let plane = |x: f32, y: f32, s: f32| {
        Model::default()
            .add(
                GREY,
                poly(&[
                    (x - 0.3 * s, y),
                    (x + 0.3 * s, y + 0.03 * s),
                    (x + 0.32 * s, y - 0.03 * s),
                    (x - 0.3 * s, y - 0.06 * s),
                ]),
            )
            .add(GREY, bar((x - 0.02, y + 0.2 * s), (x + 0.06, y - 0.22 * s), 0.10 * s, 0.07 * s))
    };
    let tank = Model::default()
        .over(
            GREY,
            soft(&[(-0.52, -1.58), (0.50, -1.58), (0.60, -1.40), (0.34, -1.28), (-0.50, -1.28), (-0.62, -1.42)], 0.08),
        )
        .add(GREY, soft(&[(-0.24, -1.3), (0.22, -1.3), (0.16, -1.10), (-0.18, -1.08)], 0.05))
        .add(GREY, bar((0.16, -1.18), (0.62, -1.12), 0.07, 0.06));
    let wheels = (0..5_u8).fold(tank, |model, at| model.over(SILVER, disc(-0.40 + 0.20 * f32::from(at), -1.48, 0.06)));
    ribbon(&[(0.08, BLUE), (0.84, 0x8c_94_9c), (0.08, BLUE)], 0.62, 0.9)
        .with(round(GREY, SILVER))
        .with(plane(-0.36, -0.42, 0.8))
        .with(plane(0.08, -0.34, 0.9))
        .with(plane(0.46, -0.48, 0.7))
        .over(Tone::Tint(RED), bar((-0.62, -0.76), (0.62, -0.76), 0.11, 0.11))
        .add(Tone::Tint(RED), bar((-0.34, -0.92), (0.34, -0.92), 0.11, 0.11))
        .with(wheels)
}

fn leningrad() -> Model {
    let (olive, green) = (0x7c_8c_3c, 0x2f_7a_4a);
    ribbon(&[(0.42, olive), (0.16, green), (0.42, olive)], 0.62, 0.9)
        .with(round(DARK_GOLD, GOLD))
        .over(DARK_GOLD, rect(-0.62, -1.72, 1.24, 0.5))
        .add(DARK_GOLD, rect(-0.20, -1.3, 0.40, 0.46))
        .add(DARK_GOLD, poly(&[(-0.10, -0.86), (0.10, -0.86), (0.0, -0.14)]))
        .over(GOLD, rect(-0.07, -1.7, 0.14, 0.3))
        .add(GOLD, rect(-0.44, -1.6, 0.10, 0.2))
        .add(GOLD, rect(0.34, -1.6, 0.10, 0.2))
        .over(DARK_BRONZE, limb(&[(-0.60, -1.5, 0.16), (-0.52, -1.1, 0.18)]))
        .add(DARK_BRONZE, disc(-0.51, -0.92, 0.10))
        .add(DARK_BRONZE, bar((-0.66, -1.2), (0.06, -0.96), 0.06, 0.04))
}

fn victoria() -> Model {
    let crown = poly(&[
        (-0.26, -0.96),
        (-0.32, -0.66),
        (-0.15, -0.82),
        (0.0, -0.60),
        (0.15, -0.82),
        (0.32, -0.66),
        (0.26, -0.96),
    ]);
    ribbon(&[(1.0, 0x8c_1c_34)], 0.62, 0.9)
        .over(BRONZE, bar((-0.56, 0.20), (0.56, 0.20), 0.14, 0.14))
        .over(DARK_BRONZE, cross(1.10, 0.72, 0.24))
        .over(Tone::Tint(0x8c_58_34), cross(1.0, 0.62, 0.17))
        .over(BRONZE, crown)
        .add(BRONZE, bar((-0.30, -1.04), (0.30, -1.04), 0.10, 0.10))
        .over(BRONZE, limb(&[(-0.62, -1.20, 0.14), (-0.30, -1.38, 0.16), (0.30, -1.38, 0.16), (0.62, -1.20, 0.14)]))
}

fn george() -> Model {
    ribbon(&[(1.0, 0x24_40_8c)], 0.62, 0.9)
        .over(SILVER, bar((-0.56, 0.20), (0.56, 0.20), 0.14, 0.14))
        .over(GREY, cross(1.10, 0.34, 0.30))
        .over(SILVER, cross(1.02, 0.27, 0.23))
        .over(GREY, disc(0.0, -1.0, 0.40))
        .over(SILVER, disc(0.0, -1.0, 0.34))
        .over(GREY, limb(&[(-0.16, -1.20, 0.16), (0.04, -1.06, 0.20), (0.14, -0.98, 0.12)]))
        .add(GREY, limb(&[(0.06, -1.02, 0.12), (0.08, -0.80, 0.10)]))
        .add(GREY, bar((-0.14, -0.90), (0.26, -1.24), 0.04, 0.04))
}

fn raf_cross() -> Model {
    let stripes = (0..7_u8).fold(Model::default(), |model, at| {
        let x = -0.62 + 0.24 * f32::from(at);
        let cut = |x: f32| x.clamp(-0.62, 0.62);
        model.add(
            Tone::Tint(0x6a_3c_a8),
            poly(&[(cut(x), 1.28), (cut(x + 0.12), 1.28), (cut(x - 0.44), 0.42), (cut(x - 0.56), 0.42)]),
        )
    });
    let petals = (0..4_u8).fold(Model::default(), |model, at| {
        let petal = Model::default()
            .over(GREY, oval(0.0, -0.36, 0.36, 0.46))
            .over(SILVER, oval(0.0, -0.36, 0.27, 0.37))
            .over(GREY, limb(&[(0.0, -0.7, 0.06), (0.0, -0.2, 0.04)]));
        model.with(petal.turn(90.0 * f32::from(at), (0.0, -1.0)))
    });
    Model::default()
        .over(Tone::Tint(WHITE), poly(&[(-0.62, 1.28), (0.62, 1.28), (0.62, 0.38), (0.0, 0.2), (-0.62, 0.38)]))
        .with(stripes)
        .over(GREY, ring(0.0, 0.12, 0.16, 0.06))
        .with(petals)
        .over(SILVER, limb(&[(-0.80, -1.0, 0.10), (-0.3, -0.92, 0.18), (0.3, -0.92, 0.18), (0.80, -1.0, 0.10)]))
        .over(GREY, disc(0.0, -1.0, 0.30))
        .over(SILVER, disc(0.0, -1.0, 0.22))
}

fn military() -> Model {
    let navy = 0x20_30_68;
    ribbon(
        &[(0.34, navy), (0.07, WHITE), (0.07, RED), (0.05, WHITE), (0.07, RED), (0.07, WHITE), (0.34, navy)],
        0.62,
        0.9,
    )
    .over(SILVER, limb(&[(-0.5, 0.12, 0.12), (0.0, 0.02, 0.16), (0.5, 0.12, 0.12)]))
    .with(round(GREY, SILVER))
    .with(wreath(0.0, -1.0, 0.66, 0.66, GREY))
    .over(GREY, limb(&[(-0.22, -1.08, 0.08), (0.22, -1.08, 0.08)]))
    .add(
        GREY,
        poly(&[
            (-0.24, -0.84),
            (-0.30, -0.58),
            (-0.14, -0.72),
            (0.0, -0.54),
            (0.14, -0.72),
            (0.30, -0.58),
            (0.24, -0.84),
        ]),
    )
}

fn iron_cross() -> Model {
    ribbon(&[(0.16, WHITE), (0.16, 0x24_26_2e), (0.36, WHITE), (0.16, 0x24_26_2e), (0.16, WHITE)], 0.62, 0.9)
        .over(GREY, cross(1.10, 0.80, 0.20))
        .over(SILVER, cross(1.06, 0.75, 0.17))
        .over(BLACK, cross(0.94, 0.58, 0.11))
}
