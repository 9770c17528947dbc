//! Single things: papers, loads, a shell, a balloon, parts of ships and forts.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, disc, limb, line, oval, poly, rect, ring, soft, solid};
use super::wheels::wheel;

/// The thing with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "deck" => deck(),
        "riders" => riders(),
        "cupola" => cupola(),
        "vt-shell" => vt_shell(),
        "answer" => answer(),
        "hook" => hook(),
        "pincers" => arrows(&[&[(-2.4, -0.5), (-1.9, 0.7), (-0.95, 0.92)], &[(2.4, -0.8), (1.9, 0.3), (0.95, 0.60)]])
            .over(Tone::Body, disc(0.0, 0.16, 0.20))
            .over(Tone::Body, ring(0.0, 0.16, 0.42, 0.07)),
        "sickle" => arrows(&[&[(2.4, -0.9), (1.5, -1.1), (0.3, -0.9), (-0.9, -0.1), (-1.9, 1.0)]]),
        "balloon" => balloon(),
        "briefcase" => briefcase(),
        "cans" => cans(),
        "tarpaulin" => tarpaulin(),
        "signpost" => signpost(),
        _ => return None,
    })
}

/// The bow of a carrier.
fn deck() -> Model {
    Model::default()
        .prism(&[(-3.0, 0.9), (1.8, 0.9), (2.1, 1.02), (-3.0, 1.02)], (0.8, 0.3))
        .over(Tone::Body, poly(&[(-3.0, 0.0), (0.9, 0.0), (1.3, 0.5), (1.6, 0.9), (-3.0, 0.9)]))
        .over(Tone::Lit, line(&[(-2.6, 1.17), (2.1, 1.17)], 0.06))
        .add(Tone::Smoke, soft(&[(1.6, -0.1), (1.1, 0.6), (0.6, 0.34), (0.0, -0.1)], 0.1))
}

/// A tank that carries soldiers through a ford.
fn riders() -> Model {
    let man = |pose, x: f32, y: f32| Man::new(pose, Hat::Round).coat().model().at(x, y, 0.52);
    let tank = super::tanks::of("t-34-85").unwrap_or_default();
    let behind = man(Pose::Kneel, -0.62, 1.68).with(man(Pose::Aim, -1.15, 1.16));
    behind
        .with(tank)
        .with(man(Pose::Kneel, -1.35, 1.10))
        .with(Man::new(Pose::Sit, Hat::Round).with(super::people::rifle((0.2, 0.5), (0.5, 1.5))).at(-0.85, 0.98, 0.52))
        .add(Tone::Smoke, oval(0.1, 0.06, 2.0, 0.16))
}

/// A dome of steel with a gun, in the grass of a fort.
fn cupola() -> Model {
    Model::default()
        .over(Tone::Body, soft(&[(-1.4, 0.0), (-1.2, 0.5), (-0.5, 0.86), (0.5, 0.86), (1.2, 0.5), (1.4, 0.0)], 0.3))
        .over(Tone::Lit, soft(&[(-1.0, 0.5), (-0.5, 0.76), (0.5, 0.76), (0.9, 0.56), (0.4, 0.66), (-0.4, 0.66)], 0.1))
        .over(Tone::Side, bar((0.7, 0.42), (2.0, 0.56), 0.2, 0.14))
        .over(Tone::Side, poly(&[(-1.9, -0.2), (1.9, -0.2), (1.6, 0.06), (-1.6, 0.06)]))
}

/// A shell with radio rings, which bursts beside an aircraft.
fn vt_shell() -> Model {
    let rings = [0.7_f32, 1.1, 1.5]
        .into_iter()
        .fold(Model::default(), |model, r| model.add(Tone::Blur, ring(-0.2, -0.1, r, 0.07)));
    let shell = Model::default()
        .over(
            Tone::Body,
            soft(
                &[(-1.3, -0.30), (0.1, -0.30), (0.62, -0.12), (0.86, 0.0), (0.62, 0.12), (0.1, 0.30), (-1.3, 0.30)],
                0.08,
            ),
        )
        .over(Tone::Glow, soft(&[(0.36, -0.2), (0.62, -0.12), (0.86, 0.0), (0.62, 0.12), (0.36, 0.2)], 0.05))
        .over(Tone::Tint(0xd8_9a_4a), rect(-1.1, -0.30, 0.16, 0.60))
        .over(Tone::Lit, bar((-1.25, 0.16), (0.2, 0.18), 0.12, 0.10))
        .turn(38.0, (0.0, 0.0));
    rings.with(shell).add(Tone::Fire, poly(&[(-1.0, -0.68), (-1.9, -1.62), (-0.84, -0.86)]))
}

/// A sheet of paper with one word, on a table, with a pen.
fn answer() -> Model {
    let sheet = poly(&[(-1.3, -0.9), (1.2, -1.0), (1.36, 1.0), (-1.14, 1.1)]);
    let letter = |points: &[(f32, f32)]| line(points, 0.085);
    // The answer of General McAuliffe.
    let word = [
        letter(&[(-0.86, -0.16), (-0.82, 0.36), (-0.52, -0.18), (-0.48, 0.34)]),
        letter(&[(-0.34, 0.34), (-0.36, -0.02), (-0.22, -0.19), (-0.06, -0.02), (-0.04, 0.34)]),
        letter(&[(0.08, 0.32), (0.48, 0.32)]),
        letter(&[(0.28, 0.32), (0.27, -0.20)]),
        letter(&[(0.86, 0.26), (0.70, 0.34), (0.60, 0.20), (0.74, 0.06), (0.84, -0.08), (0.72, -0.20), (0.56, -0.14)]),
        letter(&[(1.04, 0.34), (1.01, 0.0)]),
        letter(&[(1.0, -0.19), (1.0, -0.20)]),
    ];
    let rows = [0.78_f32, 0.62].into_iter().flat_map(|y| line(&[(-0.9, y), (0.5, y - 0.03)], 0.035)).collect();
    let pen = Model::default()
        .over(Tone::Body, bar((0.9, -0.5), (2.0, 0.5), 0.14, 0.16))
        .over(Tone::Glow, poly(&[(0.92, -0.40), (0.62, -0.66), (0.98, -0.52)]));
    Model::default()
        .over(Tone::Lit, sheet.clone())
        .over(Tone::Pale, poly(&[(-1.26, -0.86), (1.16, -0.96), (1.31, 0.96), (-1.10, 1.06)]))
        .over(Tone::Tint(0x5a_5a_6a), rows)
        .over(Tone::Body, word.into_iter().flatten().collect())
        .with(pen)
}

/// Crates and a truck on the hook of a crane.
fn hook() -> Model {
    let truck = super::wheels::of("mulberry-truck").unwrap_or_default();
    let chest = |x: f32, y: f32, s: f32| {
        Model::default()
            .prism(&[(x, y), (x + s, y), (x + s, y + s * 0.8), (x, y + s * 0.8)], (s * 0.3, s * 0.18))
            .over(Tone::Side, line(&[(x + 0.06, y + 0.06), (x + s - 0.06, y + s * 0.8 - 0.06)], 0.06))
    };
    let ropes = [
        line(&[(-1.6, 0.7), (0.0, 3.0)], 0.05),
        line(&[(1.7, 0.8), (0.0, 3.0)], 0.05),
        line(&[(0.0, 2.9), (0.0, 4.2)], 0.07),
    ];
    Model::default()
        .over(Tone::Body, ropes.into_iter().flatten().collect())
        .over(Tone::Body, ring(0.0, 3.05, 0.2, 0.08))
        .with(truck)
        .with(chest(-2.5, -1.5, 1.0))
        .with(chest(-1.2, -1.5, 0.8))
        .with(chest(1.3, -1.5, 1.0))
        .with(chest(-2.1, -0.7, 0.7))
}

/// Broad arrows on a map, each along its points; the head is at the end.
fn arrows(all: &[&[(f32, f32)]]) -> Model {
    let red = Tone::Tint(0xd0_2c_34);
    let mut model = Model::default();
    for points in all {
        let count = points.len();
        let wide: Vec<_> = points
            .iter()
            .enumerate()
            .map(|(at, (x, y))| (*x, *y, 0.20 + 0.30 * f32::from(u8::try_from(at).unwrap_or(0)) / 3.0))
            .collect();
        let (a, b) = (points[count - 2], points[count - 1]);
        let long = (b.0 - a.0).hypot(b.1 - a.1).max(0.1);
        let (ux, uy) = ((b.0 - a.0) / long, (b.1 - a.1) / long);
        let head = poly(&[
            (b.0 + ux * 0.62, b.1 + uy * 0.62),
            (b.0 - uy * 0.52, b.1 + ux * 0.52),
            (b.0 + uy * 0.52, b.1 - ux * 0.52),
        ]);
        let mut path = limb(&wide);
        path.extend(head);
        model = model.over(red, path);
    }
    model
}

/// A barrage balloon with three fins, on its cable.
fn balloon() -> Model {
    let body = soft(
        &[(-1.5, 0.0), (-1.1, 0.42), (0.2, 0.62), (1.3, 0.40), (1.62, 0.0), (1.3, -0.42), (0.2, -0.56), (-1.1, -0.36)],
        0.42,
    );
    let fin =
        |dy: f32| soft(&[(-1.0, dy * 0.3), (-1.5, dy * 1.0), (-2.1, dy * 0.9), (-1.9, dy * 0.4), (-1.5, 0.0)], 0.22);
    Model::default()
        .over(Tone::Body, line(&[(0.3, -0.5), (0.1, -2.6)], 0.035))
        .body(line(&[(0.9, -0.4), (0.24, -1.2)], 0.025))
        .body(line(&[(-0.5, -0.4), (0.24, -1.2)], 0.025))
        .over(Tone::Side, fin(0.8))
        .over(Tone::Side, fin(-0.8))
        .over(Tone::Pale, body)
        .over(
            Tone::Lit,
            soft(&[(-1.3, -0.1), (0.2, -0.1), (1.5, -0.06), (1.2, -0.38), (0.2, -0.52), (-1.0, -0.34)], 0.2),
        )
        .over(Tone::Side, soft(&[(-0.9, -0.06), (-1.5, 0.14), (-2.0, 0.0), (-1.5, -0.2)], 0.12))
}

/// A locked case on the sand, with a chain.
fn briefcase() -> Model {
    let away = (0.34, 0.24);
    Model::default()
        .over(Tone::Body, ring(0.2, 1.36, 0.34, 0.12))
        .prism(&[(-1.3, 0.0), (1.3, 0.0), (1.3, 1.2), (-1.3, 1.2)], away)
        .over(Tone::Side, poly(&[(-1.3, 1.2), (1.3, 1.2), (1.1, 0.62), (0.3, 0.50), (-0.3, 0.50), (-1.1, 0.62)]))
        .over(Tone::Glow, soft(&[(-0.2, 0.34), (0.2, 0.34), (0.2, 0.66), (-0.2, 0.66)], 0.06))
        .over(Tone::Body, disc(0.0, 0.52, 0.06))
        .body(rect(-0.03, 0.38, 0.06, 0.14))
        .over(Tone::Lit, [disc(-1.14, 0.12, 0.07), disc(1.14, 0.12, 0.07)].into_iter().flatten().collect())
        .over(
            Tone::Lit,
            (0..7_u8)
                .flat_map(|at| {
                    ring(
                        -1.5 - 0.20 * f32::from(at),
                        0.20 - 0.05 * f32::from(at) + 0.08 * f32::from(at % 2),
                        0.14,
                        0.05,
                    )
                })
                .collect(),
        )
        .over(Tone::Pale, poly(&[(1.0, 1.42), (1.5, 1.36), (1.56, 1.62), (1.1, 1.66)]))
        .add(Tone::Smoke, oval(0.3, -0.04, 2.2, 0.10))
}

/// A stack of cans, each with a cross in its side.
fn cans() -> Model {
    let one = |x: f32, y: f32| {
        Model::default()
            .over(Tone::Body, line(&[(0.12, 1.16), (0.12, 1.30), (0.58, 1.30), (0.58, 1.16)], 0.07))
            .prism(&[(0.0, 0.0), (0.82, 0.0), (0.82, 1.04), (0.66, 1.18), (0.0, 1.18)], (0.22, 0.14))
            .over(Tone::Lit, soft(&[(0.66, 1.16), (0.84, 1.02), (0.92, 1.14), (0.78, 1.28)], 0.04))
            .over(
                Tone::Side,
                [line(&[(0.14, 0.16), (0.66, 0.92)], 0.06), line(&[(0.66, 0.16), (0.14, 0.92)], 0.06)]
                    .into_iter()
                    .flatten()
                    .collect(),
            )
            .at(x, y, 1.0)
    };
    one(-1.9, 0.0)
        .with(one(-0.9, 0.0))
        .with(one(0.1, 0.0))
        .with(one(1.1, 0.0))
        .with(one(-1.4, 1.24))
        .with(one(-0.4, 1.24))
        .with(one(-0.85, 2.48))
        .with(Model::default().with(one(0.0, 0.0)).turn(-74.0, (0.0, 0.0)).at(2.0, 0.86, 1.0))
}

/// An aircraft whose nose is under a tarpaulin with snow on it.
fn tarpaulin() -> Model {
    let cloth = soft(
        &[
            (1.0, 1.5),
            (0.2, 1.3),
            (0.0, -0.5),
            (1.2, -0.8),
            (3.4, -0.9),
            (4.7, -0.4),
            (5.0, 0.6),
            (4.4, 1.3),
            (2.6, 1.2),
        ],
        0.4,
    );
    let snow = soft(
        &[(0.9, 1.6), (0.2, 1.4), (0.1, 1.0), (1.0, 1.1), (2.6, 0.8), (4.2, 0.9), (4.9, 0.7), (4.5, 1.4), (2.6, 1.34)],
        0.2,
    );
    let folds = [
        line(&[(1.2, -0.6), (1.6, 1.0)], 0.1),
        line(&[(2.6, -0.8), (2.9, 0.8)], 0.1),
        line(&[(3.9, -0.6), (4.2, 0.8)], 0.1),
    ];
    let ropes = [line(&[(0.5, -0.4), (0.2, -2.2)], 0.08), line(&[(3.0, -0.8), (3.3, -2.2)], 0.08)];
    let legs = [
        limb(&[(1.3, -0.6, 0.2), (1.5, -1.8, 0.16)]),
        limb(&[(2.2, -0.6, 0.2), (2.6, -1.9, 0.16)]),
        limb(&[(-4.2, -0.1, 0.16), (-4.4, -0.9, 0.12)]),
    ];
    Model::default()
        .over(Tone::Body, legs.into_iter().flatten().collect())
        .with(wheel(1.5, -1.8, 0.44))
        .with(super::planes::of("parked").unwrap_or_default())
        .with(wheel(2.6, -1.9, 0.44))
        .over(Tone::Body, ropes.into_iter().flatten().collect())
        .over(Tone::Side, cloth)
        .over(Tone::Body, folds.into_iter().flatten().collect())
        .over(Tone::Pale, snow)
        .over(Tone::Pale, soft(&[(-4.6, 1.5), (-3.2, 0.5), (-0.4, 0.62), (-0.2, 0.42), (-3.0, 0.24)], 0.1))
}

/// A post with boards that point to both sides.
fn signpost() -> Model {
    let board = |y: f32, side: f32, long: f32| {
        let x = |x: f32| x * side;
        Model::default()
            .over(
                Tone::Side,
                solid(&poly(&[
                    (x(-0.3), y),
                    (x(long), y),
                    (x(long + 0.24), y + 0.15),
                    (x(long), y + 0.30),
                    (x(-0.3), y + 0.30),
                ])),
            )
            .over(Tone::Body, line(&[(x(0.0), y + 0.15), (x(long - 0.1), y + 0.15)], 0.06))
    };
    Model::default()
        .over(Tone::Body, line(&[(0.0, 0.0), (0.0, 2.4)], 0.12))
        .with(board(1.9, 1.0, 1.0))
        .with(board(1.5, -1.0, 0.9))
        .with(board(1.08, 1.0, 0.8))
}
