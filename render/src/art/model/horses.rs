//! Horses and mules, with their riders and loads.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, limb, line, oval, poly, soft};

/// The animals with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "mule" => mule(true),
        "horses" => horses(),
        "rider" => rider(),
        "cavalry" => rider().at(1.5, 0.42, 0.74).with(rider().at(-1.5, 0.22, 0.86)).with(rider()),
        _ => return None,
    })
}

/// The body of a horse or a mule that walks or gallops, with a head to the right.
fn horse(gallop: bool, ears: f32) -> Model {
    let legs: [[(f32, f32); 3]; 4] = if gallop {
        [
            [(0.62, 1.0), (1.10, 0.86), (1.42, 0.52)],
            [(0.50, 1.0), (0.92, 0.66), (0.70, 0.34)],
            [(-0.66, 1.0), (-1.02, 0.66), (-1.42, 0.42)],
            [(-0.58, 1.0), (-0.72, 0.56), (-1.12, 0.30)],
        ]
    } else {
        [
            [(0.60, 1.0), (0.72, 0.54), (0.70, 0.04)],
            [(0.50, 1.0), (0.46, 0.52), (0.34, 0.04)],
            [(-0.66, 1.0), (-0.58, 0.56), (-0.62, 0.04)],
            [(-0.58, 1.0), (-0.74, 0.56), (-0.90, 0.06)],
        ]
    };
    let leg = |at: usize| {
        let [a, b, c] = legs[at];
        limb(&[(a.0, a.1, 0.34), (b.0, b.1, 0.17), (c.0, c.1, 0.11), (c.0 + 0.06, c.1 - 0.02, 0.14)])
    };
    let head =
        soft(&[(1.12, 1.78), (1.26, 1.98), (1.42, 1.94), (1.86, 1.54), (1.80, 1.38), (1.60, 1.44), (1.30, 1.56)], 0.08);
    Model::default()
        .over(Tone::Back, [leg(0), leg(2)].into_iter().flatten().collect())
        .over(Tone::Body, [leg(1), leg(3)].into_iter().flatten().collect())
        .body(limb(&[(-0.66, 1.16, 0.66), (0.0, 1.14, 0.60), (0.60, 1.18, 0.66)]))
        .body(limb(&[(0.62, 1.28, 0.56), (1.20, 1.76, 0.34)]))
        .over(Tone::Body, head)
        .body(poly(&[(1.14, 1.86), (1.12, 2.0 + ears), (1.26, 1.94)]))
        .over(Tone::Side, limb(&[(0.56, 1.58, 0.12), (0.86, 1.84, 0.12), (1.12, 1.96, 0.08)]))
        .over(
            Tone::Body,
            limb(&[(-0.92, 1.34, 0.14), (-1.22, 1.1, 0.16), (-1.34, if gallop { 1.0 } else { 0.7 }, 0.05)]),
        )
}

/// A mule with a part of a gun on its back, and the man who leads it.
fn mule(load: bool) -> Model {
    let pack = Model::default()
        .over(Tone::Side, soft(&[(-0.5, 1.22), (0.42, 1.22), (0.36, 1.56), (-0.44, 1.56)], 0.08))
        .over(Tone::Body, bar((-1.05, 1.70), (1.0, 1.86), 0.22, 0.17))
        .over(Tone::Lit, bar((-1.0, 1.76), (0.95, 1.90), 0.06, 0.05))
        .over(
            Tone::Body,
            [line(&[(-0.24, 1.2), (-0.22, 1.84)], 0.06), line(&[(0.20, 1.2), (0.22, 1.88)], 0.06)]
                .into_iter()
                .flatten()
                .collect(),
        );
    let man = Man::new(Pose::March, Hat::Round).pack().bare().at(2.35, 0.34, 0.96);
    let path = poly(&[(-2.0, -0.28), (3.4, -0.28), (3.4, 0.40), (2.6, 0.36), (1.2, 0.10), (-0.4, 0.0), (-1.4, -0.1)]);
    let mule = horse(false, 0.26);
    let mule = if load { mule.with(pack) } else { mule };
    Model::default()
        .over(Tone::Back, path)
        .with(mule)
        .over(Tone::Lit, line(&[(1.72, 1.46), (2.2, 1.3), (2.66, 1.66)], 0.04))
        .with(man)
}

/// A rider in a felt cloak with a sabre.
fn rider() -> Model {
    let cloak = poly(&[(-0.06, 2.50), (0.28, 2.52), (0.52, 1.44), (-0.1, 1.02), (-1.05, 1.24), (-0.66, 1.80)]);
    let head = Model::default()
        .over(Tone::Side, oval(0.22, 2.66, 0.14, 0.16))
        .over(Tone::Body, soft(&[(0.02, 2.70), (0.04, 2.98), (0.36, 3.0), (0.42, 2.74)], 0.06));
    let sabre = Model::default()
        .over(Tone::Body, limb(&[(0.24, 2.36, 0.20), (0.66, 2.56, 0.16), (0.92, 2.88, 0.12)]))
        .over(Tone::Pale, poly(&[(0.86, 2.84), (1.44, 3.66), (1.02, 2.92)]));
    horse(true, 0.08)
        .over(Tone::Body, limb(&[(0.1, 1.5, 0.28), (0.36, 1.1, 0.2), (0.30, 0.74, 0.14)]))
        .over(Tone::Side, cloak)
        .with(head)
        .with(sabre)
}

/// Horses before a limber and a howitzer with wooden wheels.
fn horses() -> Model {
    let gun = super::guns::of("lefh-18").unwrap_or_default().flip().at(-1.6, 0.0, 0.80);
    horse(false, 0.08)
        .at(2.0, 0.14, 0.86)
        .with(gun)
        .with(horse(false, 0.08).at(1.5, 0.0, 0.94))
        .over(Tone::Body, line(&[(-0.4, 0.5), (0.6, 0.8), (1.4, 1.1)], 0.06))
        .with(Man::new(Pose::Sit, Hat::Steel).bare().at(1.46, 1.02, 0.70))
}
