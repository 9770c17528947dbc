//! What stands behind the front: camps, factories, harbours, machines, papers.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, disc, limb, line, oval, poly, rect, soft, spikes};
use super::wheels::wheel;

/// The figure with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "base-usa" => base_usa(),
        "base-ussr" => base_ussr(),
        "base-germany" => base_germany(),
        "cathedral" => cathedral(),
        "tents" => tents(),
        "logs" => logs(),
        "house" => house(),
        "hanging-hull" => hanging(),
        "masts" => masts(),
        "colossus" => colossus(),
        "operators" => operators(),
        "pier" => pier(),
        _ => return None,
    })
}

/// A ridge tent with a light inside.
fn tent(x: f32, y: f32, size: f32) -> Model {
    Model::default()
        .prism(&[(-0.7, 0.0), (0.7, 0.0), (0.0, 0.95)], (0.8, 0.16))
        .over(Tone::Glow, poly(&[(-0.24, 0.0), (0.24, 0.0), (0.0, 0.62)]))
        .at(x, y, size)
}

fn base_usa() -> Model {
    let flag = Model::default()
        .over(Tone::Pale, poly(&[(0.0, 3.0), (1.0, 2.92), (1.04, 2.34), (0.0, 2.42)]))
        .tint(0xd0_30_3a, bar((0.0, 2.90), (1.0, 2.83), 0.10, 0.10))
        .tint(0xd0_30_3a, bar((0.0, 2.70), (1.02, 2.63), 0.10, 0.10))
        .tint(0xd0_30_3a, bar((0.0, 2.50), (1.03, 2.42), 0.10, 0.10))
        .over(Tone::Tint(0x2c_50_b0), poly(&[(0.0, 3.0), (0.46, 2.96), (0.46, 2.66), (0.0, 2.69)]));
    let truck = super::wheels::of("truck").unwrap_or_default();
    tent(-2.3, 0.24, 0.9)
        .with(tent(1.7, 0.24, 0.9))
        .over(Tone::Body, line(&[(0.0, 0.0), (0.0, 3.05)], 0.07))
        .with(flag)
        .with(tent(-1.5, 0.0, 1.15))
        .with(truck.at(1.35, -0.06, 0.62))
}

fn base_ussr() -> Model {
    let mut model = Model::default().prism(&[(-2.4, 0.0), (0.6, 0.0), (0.6, 0.9), (-2.4, 0.9)], (0.5, 0.16));
    for log in 0..5_u8 {
        let y = 0.10 + 0.18 * f32::from(log);
        model = model.over(Tone::Side, line(&[(-2.44, y), (0.62, y)], 0.06));
    }
    model = model.prism(&[(-2.6, 0.9), (0.8, 0.9), (0.5, 1.56), (-2.3, 1.56)], (0.4, 0.14));
    model = model.over(Tone::Pale, soft(&[(-2.62, 0.92), (0.82, 0.92), (0.52, 1.62), (-2.3, 1.62)], 0.12));
    for x in [-2.0_f32, -1.2, -0.3] {
        model = model
            .over(Tone::Glow, rect(x, 0.34, 0.34, 0.34))
            .over(Tone::Body, line(&[(x + 0.17, 0.34), (x + 0.17, 0.68)], 0.04));
    }
    model = model.over(Tone::Body, rect(-1.9, 1.6, 0.2, 0.4)).add(Tone::Smoke, cloud(-1.7, 2.4, 0.24));
    locomotive(model)
}

/// A locomotive on rails, and a signal.
fn locomotive(model: Model) -> Model {
    let away = (0.24, 0.14);
    let mut model = model
        .over(Tone::Back, line(&[(-2.9, -0.42), (3.4, -0.42)], 0.08))
        .prism(&[(0.3, -0.02), (1.0, -0.02), (1.0, 1.0), (0.3, 1.0)], away)
        .over(Tone::Body, limb(&[(1.0, 0.46, 0.66), (2.4, 0.46, 0.62)]))
        .over(Tone::Lit, limb(&[(1.1, 0.64, 0.12), (2.4, 0.64, 0.12)]))
        .over(Tone::Body, poly(&[(2.1, 0.7), (2.4, 0.7), (2.44, 1.20), (2.04, 1.20)]))
        .over(Tone::Body, soft(&[(1.5, 0.72), (1.8, 0.72), (1.76, 1.0), (1.54, 1.0)], 0.08))
        .over(Tone::Glow, rect(0.44, 0.5, 0.32, 0.3))
        .over(Tone::Glow, disc(2.72, 0.62, 0.10))
        .over(Tone::Tint(0xd8_32_3c), spikes(2.68, 0.32, 5, 0.07, 0.17));
    for x in [0.6_f32, 1.2, 1.8, 2.4] {
        model = model.with(wheel(x, -0.14, 0.26));
    }
    model
        .over(Tone::Side, line(&[(0.6, -0.14), (1.8, -0.14)], 0.07))
        .add(Tone::Smoke, cloud(1.7, 1.75, 0.3))
        .add(Tone::Smoke, cloud(0.8, 2.2, 0.42))
}

fn base_germany() -> Model {
    let mut model = Model::default()
        .prism(&[(-2.5, 0.0), (0.3, 0.0), (0.3, 0.95), (-2.5, 0.95)], (0.6, 0.18))
        .prism(&[(-2.7, 0.95), (0.5, 0.95), (0.1, 1.5), (-2.3, 1.5)], (0.5, 0.16));
    for x in [-2.2_f32, -1.6, -1.0, -0.3] {
        model = model.over(Tone::Glow, rect(x, 0.40, 0.30, 0.32));
    }
    let sentry = Model::default()
        .prism(&[(0.95, -0.1), (1.45, -0.1), (1.45, 1.1), (0.95, 1.1)], (0.14, 0.10))
        .over(Tone::Body, poly(&[(0.86, 1.1), (1.54, 1.1), (1.2, 1.5)]));
    let guard = Man::new(Pose::March, Hat::Steel).coat().model().at(1.80, -0.12, 0.62);
    let mut model = model.with(sentry).with(guard).over(Tone::Body, rect(0.44, -0.1, 0.18, 0.6));
    for stripe in 0..7_u8 {
        let (a, b) = (0.5 + 0.42 * f32::from(stripe), 0.92 + 0.42 * f32::from(stripe));
        let rise = |x: f32| 0.36 + (x - 0.5) * 0.16;
        model = model.over(
            if stripe % 2 == 0 { Tone::Pale } else { Tone::Tint(0xc8_32_3c) },
            bar((a, rise(a)), (b, rise(b)), 0.12, 0.12),
        );
    }
    model.over(Tone::Body, disc(0.3, 0.33, 0.15))
}

/// Two spires of a Gothic church.
fn cathedral() -> Model {
    let spire = |x: f32| {
        poly(&[
            (x - 0.5, 0.0),
            (x - 0.5, 2.0),
            (x - 0.42, 2.3),
            (x - 0.34, 2.0),
            (x - 0.30, 2.6),
            (x, 4.4),
            (x + 0.30, 2.6),
            (x + 0.34, 2.0),
            (x + 0.42, 2.3),
            (x + 0.5, 2.0),
            (x + 0.5, 0.0),
        ])
    };
    let nave = poly(&[(0.8, 0.0), (0.8, 1.7), (1.2, 2.0), (3.0, 2.0), (3.2, 1.6), (3.2, 0.0)]);
    let mut model = Model::default().body(spire(-0.7)).body(spire(0.5)).body(nave).body(poly(&[
        (-0.3, 0.0),
        (-0.3, 1.8),
        (-0.1, 2.2),
        (0.1, 1.8),
        (0.1, 0.0),
    ]));
    for x in [1.2_f32, 1.7, 2.2, 2.7] {
        model = model.body(poly(&[(x, 1.9), (x + 0.1, 2.5), (x + 0.2, 1.9)]));
    }
    model
}

fn tents() -> Model {
    let cross = Model::default().over(Tone::Pale, disc(0.0, 0.62, 0.30)).over(Tone::Tint(0xd8_32_3c), {
        let mut path = rect(-0.20, 0.55, 0.40, 0.14);
        path.extend(rect(-0.07, 0.42, 0.14, 0.40));
        path
    });
    let big = Model::default()
        .prism(&[(-1.2, 0.0), (1.2, 0.0), (1.1, 0.7), (0.0, 1.5), (-1.1, 0.7)], (1.1, 0.18))
        .over(Tone::Glow, poly(&[(-0.3, 0.0), (0.3, 0.0), (0.0, 0.5)]))
        .with(cross.at(0.0, 0.22, 0.9));
    tent(2.2, 0.1, 0.9).with(big)
}

/// A road of logs.
fn logs() -> Model {
    let mut model = Model::default();
    for at in 0..22_u8 {
        let x = -2.6 + 0.245 * f32::from(at);
        let tone = if at % 2 == 0 { Tone::Side } else { Tone::Body };
        model = model.over(tone, limb(&[(x, 0.0, 0.24), (x + 0.36, 0.30, 0.18)]));
        model = model.over(Tone::Lit, disc(x, 0.0, 0.07));
    }
    model
}

/// A house of four storeys with holes in its walls and lit windows.
fn house() -> Model {
    let wall = poly(&[
        (-1.8, 0.0),
        (1.8, 0.0),
        (1.8, 2.3),
        (1.5, 2.2),
        (1.36, 2.7),
        (0.9, 2.6),
        (0.7, 3.0),
        (0.2, 2.8),
        (-0.2, 3.05),
        (-0.8, 2.96),
        (-1.2, 3.1),
        (-1.5, 2.8),
        (-1.8, 2.86),
    ]);
    let mut model = Model::default()
        .over(Tone::Lit, poly(&[(1.8, 0.0), (2.3, 0.2), (2.3, 2.2), (2.1, 2.4), (1.8, 2.3)]))
        .over(Tone::Body, wall);
    let lit = [(0, 0), (2, 1), (3, 0), (1, 2), (3, 2), (0, 3)];
    for row in 0..4_u8 {
        for column in 0..4_u8 {
            let (x, y) = (-1.52 + 0.84 * f32::from(column), 0.22 + 0.66 * f32::from(row));
            if (row, column) == (3, 3) || (row, column) == (3, 2) {
                continue;
            }
            let tone = if lit.contains(&(column, row)) { Tone::Glow } else { Tone::Back };
            model = model.over(tone, rect(x, y, 0.44, 0.42)).over(Tone::Side, rect(x - 0.05, y - 0.07, 0.54, 0.07));
        }
    }
    let hole = spikes(0.95, 1.5, 7, 0.26, 0.46);
    let flag = Model::default()
        .over(Tone::Body, line(&[(-1.0, 3.0), (-1.0, 3.9)], 0.05))
        .over(Tone::Tint(0xd8_2a_34), poly(&[(-1.0, 3.9), (-0.3, 3.76), (-0.34, 3.44), (-1.0, 3.52)]));
    let rubble = poly(&[
        (-2.5, -0.1),
        (-2.2, 0.3),
        (-1.8, 0.16),
        (-1.5, 0.4),
        (-1.1, 0.0),
        (1.0, 0.0),
        (1.3, 0.3),
        (1.7, 0.2),
        (2.1, 0.5),
        (2.7, -0.1),
    ]);
    model.over(Tone::Back, hole).with(flag).over(Tone::Side, rubble)
}

/// The hull of a tank on chains, and another below it.
fn hanging() -> Model {
    let hull = super::tanks::of("t-34").unwrap_or_default();
    let chains = [
        line(&[(-1.1, 1.1), (0.1, 2.6)], 0.06),
        line(&[(1.1, 1.0), (0.1, 2.6)], 0.06),
        line(&[(0.1, 2.6), (0.1, 4.2)], 0.08),
    ];
    let sparks = [(-0.9, 0.2), (-0.75, 0.1), (-1.0, 0.4), (-0.66, 0.32)];
    let welder = Man::new(Pose::Hold, Hat::Cap)
        .with(Model::default().over(Tone::Body, line(&[(0.4, 1.1), (0.92, 1.0)], 0.07)))
        .at(-2.7, -1.5, 0.86);
    let model = Model::default()
        .over(Tone::Body, chains.into_iter().flatten().collect())
        .with(hull.clone().turn(4.0, (0.0, 0.0)))
        .with(welder);
    sparks.into_iter().fold(model, |model, (x, y)| model.add(Tone::Fire, spikes(x - 0.75, y - 0.85, 6, 0.03, 0.16)))
}

/// A row of high masts of lattice with wires.
fn masts() -> Model {
    let mast = |x: f32, high: f32| {
        let half = high * 0.085;
        let at = |share: f32, side: f32| (x + side * half * (1.0 - share * 0.8), high * share);
        let mut path = line(&[at(0.0, -1.0), at(1.0, -1.0)], 0.055);
        path.extend(line(&[at(0.0, 1.0), at(1.0, 1.0)], 0.055));
        for step in 0..9_u8 {
            let (low, up) = (f32::from(step) / 9.0, f32::from(step + 1) / 9.0);
            let side = if step % 2 == 0 { 1.0 } else { -1.0 };
            path.extend(line(&[at(low, side), at(up, -side)], 0.03));
            path.extend(line(&[at(up, -1.0), at(up, 1.0)], 0.03));
        }
        for share in [0.42_f32, 0.70, 0.97] {
            path.extend(line(&[(x - high * 0.13, high * share), (x + high * 0.13, high * share)], 0.05));
        }
        path
    };
    let places = [(-2.2, 4.2), (-0.75, 3.7), (0.5, 3.2), (1.6, 2.8)];
    let mut model = Model::default();
    for (x, high) in places.into_iter().rev() {
        model = model.over(Tone::Body, mast(x, high));
    }
    for pair in places.windows(2) {
        for share in [0.97_f32, 0.70] {
            let (a, b) = (pair[0], pair[1]);
            let middle = (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1) * share - 0.16);
            model =
                model.body(line(&[(a.0 + a.1 * 0.13, a.1 * share), middle, (b.0 - b.1 * 0.13, b.1 * share)], 0.022));
        }
    }
    let hut = Model::default()
        .prism(&[(2.0, 0.0), (2.9, 0.0), (2.9, 0.44), (2.0, 0.44)], (0.16, 0.10))
        .over(Tone::Glow, rect(2.2, 0.14, 0.2, 0.16))
        .glow(rect(2.54, 0.14, 0.2, 0.16));
    model.with(hut)
}

/// A machine of racks and valves with a tape, and two who serve it.
fn colossus() -> Model {
    let mut model = Model::default().prism(&[(-2.3, 0.0), (2.2, 0.0), (2.2, 2.5), (-2.3, 2.5)], (0.3, 0.16));
    for row in 0..5_u8 {
        let y = 0.34 + 0.44 * f32::from(row);
        model = model.over(Tone::Side, rect(-2.16, y - 0.14, 2.9, 0.34));
        for valve in 0..11_u8 {
            let lit = (valve * 7 + row * 5) % 4 != 0;
            model = model.over(
                if lit { Tone::Glow } else { Tone::Body },
                soft(
                    &[
                        (-2.06 + 0.255 * f32::from(valve), y - 0.08),
                        (-1.92 + 0.255 * f32::from(valve), y - 0.08),
                        (-1.92 + 0.255 * f32::from(valve), y + 0.12),
                        (-2.06 + 0.255 * f32::from(valve), y + 0.12),
                    ],
                    0.05,
                ),
            );
        }
    }
    // The tape runs over its wheels.
    let wheels = [(1.1, 2.0), (1.85, 2.0), (1.1, 1.35), (1.85, 1.35), (1.1, 0.7), (1.85, 0.7)];
    model = model.over(
        Tone::Pale,
        line(&[(0.97, 2.1), (1.98, 2.1), (1.98, 1.26), (0.97, 1.44), (0.97, 0.62), (1.98, 0.62)], 0.07),
    );
    for (x, y) in wheels {
        model = model.over(Tone::Side, disc(x, y, 0.20)).over(Tone::Body, disc(x, y, 0.07));
    }
    model
}

/// A woman at the tape, and another with a switch.
fn operators() -> Model {
    let woman = |pose| Man::new(pose, Hat::Bare).coat().bare();
    woman(Pose::Point).at(1.2, 0.0, 1.0).with(woman(Pose::Phone).at(-1.6, 0.0, 1.0))
}

/// A floating pier with lorries on it.
fn pier() -> Model {
    let mut model = Model::default();
    for pontoon in 0..5_u8 {
        let x = -2.7 + 1.3 * f32::from(pontoon);
        model = model
            .over(Tone::Body, soft(&[(x, 0.0), (x + 0.7, 0.0), (x + 0.62, 0.36), (x + 0.08, 0.36)], 0.08))
            .add(Tone::Smoke, oval(x + 0.35, 0.0, 0.46, 0.05));
    }
    let mut truss = line(&[(-3.0, 0.42), (3.4, 0.42)], 0.07);
    truss.extend(line(&[(-3.0, 0.78), (3.4, 0.78)], 0.07));
    for brace in 0..14_u8 {
        let x = -3.0 + 0.46 * f32::from(brace);
        let (a, b) = if brace % 2 == 0 { (0.42, 0.78) } else { (0.78, 0.42) };
        truss.extend(line(&[(x, a), (x + 0.46, b)], 0.045));
    }
    let truck = super::wheels::of("mulberry-truck").unwrap_or_default();
    let far = super::wheels::of("truck").unwrap_or_default();
    model
        .with(far.at(-1.75, 0.82, 0.52))
        .with(truck.at(1.2, 0.82, 0.64))
        .over(Tone::Body, truss)
        .over(Tone::Lit, line(&[(-3.0, 0.82), (3.4, 0.82)], 0.05))
}
