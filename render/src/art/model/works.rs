//! What stands behind the front: camps, factories, harbours, machines, papers.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, disc, flash, limb, line, oval, poly, rect, ring, soft, spikes};
use super::wheels::wheel;

/// The figure with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "base-usa" => base_usa(),
        "base-ussr" => base_ussr(),
        "base-germany" => base_germany(),
        "cathedral" => cathedral(),
        "deck" => deck(),
        "riders" => riders(),
        "cupola" => cupola(),
        "vt-shell" => vt_shell(),
        "answer" => answer(),
        "hook" => hook(),
        "tents" => tents(),
        "pincers" => arrows(&[&[(-2.3, -0.6), (-1.5, 0.9), (-0.25, 0.62)], &[(2.3, -0.9), (1.5, -0.1), (0.35, 0.30)]]),
        "sickle" => arrows(&[&[(2.4, -0.9), (1.5, -1.1), (0.3, -0.9), (-0.9, -0.1), (-1.9, 1.0)]]),
        "logs" => logs(),
        "house" => house(),
        "hanging-hull" => hanging(),
        "masts" => masts(),
        "colossus" => colossus(),
        "pier" => pier(),
        "balloon" => balloon(),
        "briefcase" => briefcase(),
        "cans" => cans(),
        "tarpaulin" => tarpaulin(),
        "signpost" => signpost(),
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
    let truck = super::wheels::of("red-ball").unwrap_or_default();
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
        model = model.over(Tone::Glow, rect(x, 0.34, 0.34, 0.34)).over(Tone::Body, line(&[(x + 0.17, 0.34), (x + 0.17, 0.68)], 0.04));
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
    model.over(Tone::Side, line(&[(0.6, -0.14), (1.8, -0.14)], 0.07)).add(Tone::Smoke, cloud(1.7, 1.75, 0.3)).add(Tone::Smoke, cloud(0.8, 2.2, 0.42))
}

fn base_germany() -> Model {
    let mut model = Model::default()
        .prism(&[(-2.5, 0.0), (0.3, 0.0), (0.3, 0.95), (-2.5, 0.95)], (0.6, 0.18))
        .prism(&[(-2.7, 0.95), (0.5, 0.95), (0.1, 1.5), (-2.3, 1.5)], (0.5, 0.16));
    for x in [-2.2_f32, -1.6, -1.0, -0.3] {
        model = model.over(Tone::Glow, rect(x, 0.40, 0.30, 0.32));
    }
    let box_ = Model::default().prism(&[(0.95, -0.1), (1.45, -0.1), (1.45, 1.1), (0.95, 1.1)], (0.14, 0.10)).over(Tone::Body, poly(&[(0.86, 1.1), (1.54, 1.1), (1.2, 1.5)]));
    let guard = Man::new(Pose::March, Hat::Steel).coat().model().at(1.80, -0.12, 0.62);
    let mut model = model.with(box_).with(guard).over(Tone::Body, rect(0.44, -0.1, 0.18, 0.6));
    for stripe in 0..7_u8 {
        let (a, b) = (0.5 + 0.42 * f32::from(stripe), 0.92 + 0.42 * f32::from(stripe));
        let rise = |x: f32| 0.36 + (x - 0.5) * 0.16;
        model = model.over(if stripe % 2 == 0 { Tone::Pale } else { Tone::Tint(0xc8_32_3c) }, bar((a, rise(a)), (b, rise(b)), 0.12, 0.12));
    }
    model.over(Tone::Body, disc(0.3, 0.33, 0.15))
}

/// Two spires of a Gothic church.
fn cathedral() -> Model {
    let spire = |x: f32| {
        poly(&[(x - 0.5, 0.0), (x - 0.5, 2.0), (x - 0.42, 2.3), (x - 0.34, 2.0), (x - 0.30, 2.6), (x, 4.4), (x + 0.30, 2.6), (x + 0.34, 2.0), (x + 0.42, 2.3), (x + 0.5, 2.0), (x + 0.5, 0.0)])
    };
    let nave = poly(&[(0.8, 0.0), (0.8, 1.7), (1.2, 2.0), (3.0, 2.0), (3.2, 1.6), (3.2, 0.0)]);
    let mut model = Model::default().body(spire(-0.7)).body(spire(0.5)).body(nave).body(poly(&[(-0.3, 0.0), (-0.3, 1.8), (-0.1, 2.2), (0.1, 1.8), (0.1, 0.0)]));
    for x in [1.2_f32, 1.7, 2.2, 2.7] {
        model = model.body(poly(&[(x, 1.9), (x + 0.1, 2.5), (x + 0.2, 1.9)]));
    }
    model
}

/// The bow of a carrier.
fn deck() -> Model {
    Model::default().prism(&[(-3.0, 0.9), (1.8, 0.9), (2.1, 1.02), (-3.0, 1.02)], (0.8, 0.3)).over(Tone::Body, poly(&[(-3.0, 0.0), (0.9, 0.0), (1.3, 0.5), (1.6, 0.9), (-3.0, 0.9)])).over(
        Tone::Lit,
        line(&[(-2.6, 1.17), (2.1, 1.17)], 0.06),
    ).add(Tone::Smoke, soft(&[(1.6, -0.1), (1.1, 0.6), (0.6, 0.34), (0.0, -0.1)], 0.1))
}

/// A tank that carries soldiers through a ford.
fn riders() -> Model {
    let man = |pose, x: f32, y: f32| Man::new(pose, Hat::Round).coat().model().at(x, y, 0.52);
    let tank = super::tanks::of("t-34-85").unwrap_or_default();
    let behind = man(Pose::Kneel, -0.62, 1.68).with(man(Pose::Aim, -1.15, 1.16));
    behind.with(tank).with(man(Pose::Kneel, -1.35, 1.10)).with(Man::new(Pose::Sit, Hat::Round).with(super::people::rifle((0.2, 0.5), (0.5, 1.5))).at(-0.85, 0.98, 0.52)).add(Tone::Smoke, oval(0.1, 0.06, 2.0, 0.16))
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
    let rings = [0.7_f32, 1.1, 1.5].into_iter().fold(Model::default(), |model, r| model.add(Tone::Blur, ring(-0.2, -0.1, r, 0.07)));
    let shell = Model::default()
        .over(Tone::Body, soft(&[(-1.3, -0.30), (0.1, -0.30), (0.62, -0.12), (0.86, 0.0), (0.62, 0.12), (0.1, 0.30), (-1.3, 0.30)], 0.08))
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
    let pen = Model::default().over(Tone::Body, bar((0.9, -0.5), (2.0, 0.5), 0.14, 0.16)).over(Tone::Glow, poly(&[(0.92, -0.40), (0.62, -0.66), (0.98, -0.52)]));
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
    let crate_ = |x: f32, y: f32, s: f32| {
        Model::default().prism(&[(x, y), (x + s, y), (x + s, y + s * 0.8), (x, y + s * 0.8)], (s * 0.3, s * 0.18)).over(Tone::Side, line(&[(x + 0.06, y + 0.06), (x + s - 0.06, y + s * 0.8 - 0.06)], 0.06))
    };
    let ropes = [line(&[(-1.6, 0.7), (0.0, 3.0)], 0.05), line(&[(1.7, 0.8), (0.0, 3.0)], 0.05), line(&[(0.0, 2.9), (0.0, 4.2)], 0.07)];
    Model::default()
        .over(Tone::Body, ropes.into_iter().flatten().collect())
        .over(Tone::Body, ring(0.0, 3.05, 0.2, 0.08))
        .with(truck)
        .with(crate_(-2.5, -1.5, 1.0))
        .with(crate_(-1.2, -1.5, 0.8))
        .with(crate_(1.3, -1.5, 1.0))
        .with(crate_(-2.1, -0.7, 0.7))
}

fn tents() -> Model {
    let cross = Model::default().over(Tone::Pale, disc(0.0, 0.62, 0.30)).over(Tone::Tint(0xd8_32_3c), {
        let mut path = rect(-0.20, 0.55, 0.40, 0.14);
        path.extend(rect(-0.07, 0.42, 0.14, 0.40));
        path
    });
    let big = Model::default().prism(&[(-1.2, 0.0), (1.2, 0.0), (1.1, 0.7), (0.0, 1.5), (-1.1, 0.7)], (1.1, 0.18)).over(Tone::Glow, poly(&[(-0.3, 0.0), (0.3, 0.0), (0.0, 0.5)])).with(cross.at(0.0, 0.22, 0.9));
    tent(2.2, 0.1, 0.9).with(big)
}

/// Broad arrows on a map, each along its points; the head is at the end.
fn arrows(all: &[&[(f32, f32)]]) -> Model {
    let red = Tone::Tint(0xd0_2c_34);
    let mut model = Model::default();
    for points in all {
        let count = points.len();
        let wide: Vec<_> = points.iter().enumerate().map(|(at, (x, y))| (*x, *y, 0.20 + 0.30 * f32::from(u8::try_from(at).unwrap_or(0)) / 3.0)).collect();
        let (a, b) = (points[count - 2], points[count - 1]);
        let long = (b.0 - a.0).hypot(b.1 - a.1).max(0.1);
        let (ux, uy) = ((b.0 - a.0) / long, (b.1 - a.1) / long);
        let head = poly(&[(b.0 + ux * 0.62, b.1 + uy * 0.62), (b.0 - uy * 0.52, b.1 + ux * 0.52), (b.0 + uy * 0.52, b.1 - ux * 0.52)]);
        let mut path = limb(&wide);
        path.extend(head);
        model = model.over(red, path);
    }
    model
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
    let wall = poly(&[(-1.8, 0.0), (1.8, 0.0), (1.8, 2.3), (1.5, 2.2), (1.36, 2.7), (0.9, 2.6), (0.7, 3.0), (0.2, 2.8), (-0.2, 3.05), (-0.8, 2.96), (-1.2, 3.1), (-1.5, 2.8), (-1.8, 2.86)]);
    let mut model = Model::default().over(Tone::Lit, poly(&[(1.8, 0.0), (2.3, 0.2), (2.3, 2.2), (2.1, 2.4), (1.8, 2.3)])).over(Tone::Body, wall);
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
    let flag = Model::default().over(Tone::Body, line(&[(-1.0, 3.0), (-1.0, 3.9)], 0.05)).over(Tone::Tint(0xd8_2a_34), poly(&[(-1.0, 3.9), (-0.3, 3.76), (-0.34, 3.44), (-1.0, 3.52)]));
    let rubble = poly(&[(-2.5, -0.1), (-2.2, 0.3), (-1.8, 0.16), (-1.5, 0.4), (-1.1, 0.0), (1.0, 0.0), (1.3, 0.3), (1.7, 0.2), (2.1, 0.5), (2.7, -0.1)]);
    model.over(Tone::Back, hole).with(flag).over(Tone::Side, rubble).with(flash(-1.2, 1.1, 0.0, 0.0))
}

/// The hull of a tank on chains, and another below it.
fn hanging() -> Model {
    let hull = super::tanks::of("t-34").unwrap_or_default();
    let chains = [line(&[(-1.1, 1.1), (0.1, 2.6)], 0.06), line(&[(1.1, 1.0), (0.1, 2.6)], 0.06), line(&[(0.1, 2.6), (0.1, 4.2)], 0.08)];
    let sparks = [(-0.9, 0.2), (-0.75, 0.1), (-1.0, 0.4), (-0.66, 0.32)];
    let welder = Man::new(Pose::Hold, Hat::Cap).with(Model::default().over(Tone::Body, line(&[(0.4, 1.1), (0.92, 1.0)], 0.07))).at(-2.7, -1.5, 0.86);
    let model = Model::default().over(Tone::Body, chains.into_iter().flatten().collect()).with(hull.clone().turn(4.0, (0.0, 0.0))).with(welder);
    sparks.into_iter().fold(model, |model, (x, y)| model.add(Tone::Fire, spikes(x * 1.0 - 0.75, y - 0.85, 6, 0.03, 0.16)))
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
            model = model.body(line(&[(a.0 + a.1 * 0.13, a.1 * share), middle, (b.0 - b.1 * 0.13, b.1 * share)], 0.022));
        }
    }
    let hut = Model::default().prism(&[(2.0, 0.0), (2.9, 0.0), (2.9, 0.44), (2.0, 0.44)], (0.16, 0.10)).over(Tone::Glow, rect(2.2, 0.14, 0.2, 0.16)).glow(rect(2.54, 0.14, 0.2, 0.16));
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
            model = model.over(if lit { Tone::Glow } else { Tone::Body }, soft(&[(-2.06 + 0.255 * f32::from(valve), y - 0.08), (-1.92 + 0.255 * f32::from(valve), y - 0.08), (-1.92 + 0.255 * f32::from(valve), y + 0.12), (-2.06 + 0.255 * f32::from(valve), y + 0.12)], 0.05));
        }
    }
    // The tape runs over its wheels.
    let wheels = [(1.1, 2.0), (1.85, 2.0), (1.1, 1.35), (1.85, 1.35), (1.1, 0.7), (1.85, 0.7)];
    model = model.over(Tone::Pale, line(&[(0.97, 2.1), (1.98, 2.1), (1.98, 1.26), (0.97, 1.44), (0.97, 0.62), (1.98, 0.62)], 0.07));
    for (x, y) in wheels {
        model = model.over(Tone::Side, disc(x, y, 0.20)).over(Tone::Body, disc(x, y, 0.07));
    }
    let woman = Man::new(Pose::Point, Hat::Bare).coat().bare();
    model.with(woman.clone().at(0.15, -0.1, 0.92)).with(Man::new(Pose::Phone, Hat::Bare).coat().bare().at(-1.5, -0.1, 0.92))
}

/// A floating pier with lorries on it.
fn pier() -> Model {
    let mut model = Model::default();
    for pontoon in 0..5_u8 {
        let x = -2.7 + 1.3 * f32::from(pontoon);
        model = model.over(Tone::Body, soft(&[(x, 0.0), (x + 0.7, 0.0), (x + 0.62, 0.36), (x + 0.08, 0.36)], 0.08)).add(Tone::Smoke, oval(x + 0.35, 0.0, 0.46, 0.05));
    }
    let mut truss = line(&[(-3.0, 0.42), (3.4, 0.42)], 0.07);
    truss.extend(line(&[(-3.0, 0.78), (3.4, 0.78)], 0.07));
    for brace in 0..14_u8 {
        let x = -3.0 + 0.46 * f32::from(brace);
        let (a, b) = if brace % 2 == 0 { (0.42, 0.78) } else { (0.78, 0.42) };
        truss.extend(line(&[(x, a), (x + 0.46, b)], 0.045));
    }
    let truck = super::wheels::of("mulberry-truck").unwrap_or_default();
    let far = super::wheels::of("red-ball").unwrap_or_default();
    model.with(far.at(-1.75, 0.82, 0.52)).with(truck.at(1.2, 0.82, 0.64)).over(Tone::Body, truss).over(Tone::Lit, line(&[(-3.0, 0.82), (3.4, 0.82)], 0.05))
}

/// A barrage balloon with three fins, on its cable.
fn balloon() -> Model {
    let body = soft(&[(-1.5, 0.0), (-1.1, 0.42), (0.2, 0.62), (1.3, 0.40), (1.62, 0.0), (1.3, -0.42), (0.2, -0.56), (-1.1, -0.36)], 0.42);
    let fin = |dy: f32| soft(&[(-1.0, dy * 0.3), (-1.5, dy * 1.0), (-2.1, dy * 0.9), (-1.9, dy * 0.4), (-1.5, 0.0)], 0.22);
    Model::default()
        .over(Tone::Body, line(&[(0.3, -0.5), (0.1, -2.6)], 0.035))
        .body(line(&[(0.9, -0.4), (0.24, -1.2)], 0.025))
        .body(line(&[(-0.5, -0.4), (0.24, -1.2)], 0.025))
        .over(Tone::Side, fin(0.8))
        .over(Tone::Side, fin(-0.8))
        .over(Tone::Pale, body)
        .over(Tone::Lit, soft(&[(-1.3, -0.1), (0.2, -0.1), (1.5, -0.06), (1.2, -0.38), (0.2, -0.52), (-1.0, -0.34)], 0.2))
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
        .over(Tone::Lit, (0..7_u8).flat_map(|at| ring(-1.5 - 0.20 * f32::from(at), 0.20 - 0.05 * f32::from(at) + 0.08 * f32::from(at % 2), 0.14, 0.05)).collect())
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
            .over(Tone::Side, [line(&[(0.14, 0.16), (0.66, 0.92)], 0.06), line(&[(0.66, 0.16), (0.14, 0.92)], 0.06)].into_iter().flatten().collect())
            .at(x, y, 1.0)
    };
    one(-1.9, 0.0).with(one(-0.9, 0.0)).with(one(0.1, 0.0)).with(one(1.1, 0.0)).with(one(-1.4, 1.24)).with(one(-0.4, 1.24)).with(one(-0.85, 2.48)).with(
        Model::default().with(one(0.0, 0.0)).turn(-74.0, (0.0, 0.0)).at(2.0, 0.86, 1.0),
    )
}

/// An aircraft under a tarpaulin with snow on it.
fn tarpaulin() -> Model {
    let cloth = soft(&[(-2.2, 0.5), (-1.9, 0.96), (-0.6, 1.1), (0.0, 1.5), (0.7, 1.46), (1.6, 1.3), (2.3, 1.16), (2.5, 0.6), (1.6, 0.34), (0.6, 0.2), (-0.6, 0.5), (-1.4, 0.62)], 0.2);
    let snow = soft(&[(-1.96, 0.94), (-0.6, 1.08), (0.0, 1.50), (0.7, 1.46), (1.6, 1.3), (2.3, 1.16), (2.36, 1.0), (1.6, 1.1), (0.6, 1.24), (0.0, 1.24), (-0.6, 0.90), (-1.7, 0.80)], 0.1);
    let tail = poly(&[(-2.1, 0.8), (-2.6, 1.5), (-2.2, 1.56), (-1.7, 1.0)]);
    Model::default()
        .over(Tone::Body, tail)
        .over(Tone::Body, line(&[(1.3, 0.5), (1.4, 0.2)], 0.14))
        .with(wheel(1.4, 0.16, 0.26))
        .over(Tone::Body, limb(&[(2.4, 0.2, 0.09), (2.4, 1.75, 0.14)]))
        .over(Tone::Side, cloth)
        .over(Tone::Pale, snow)
        .over(Tone::Body, [line(&[(-1.2, 0.62), (-1.3, 0.0)], 0.035), line(&[(0.6, 0.3), (0.5, 0.0)], 0.035), line(&[(2.3, 0.7), (2.7, 0.0)], 0.035)].into_iter().flatten().collect())
        .over(Tone::Lit, [line(&[(-0.4, 0.5), (-0.2, 1.1)], 0.05), line(&[(0.8, 0.3), (1.0, 1.2)], 0.05), line(&[(1.7, 0.4), (1.9, 1.1)], 0.05)].into_iter().flatten().collect())
}

/// A post with boards that point to both sides.
fn signpost() -> Model {
    let board = |y: f32, side: f32, long: f32| {
        let x = |x: f32| x * side;
        Model::default().over(Tone::Side, super::shape::solid(&poly(&[(x(-0.3), y), (x(long), y), (x(long + 0.24), y + 0.15), (x(long), y + 0.30), (x(-0.3), y + 0.30)]))).over(
            Tone::Body,
            line(&[(x(0.0), y + 0.15), (x(long - 0.1), y + 0.15)], 0.06),
        )
    };
    Model::default().over(Tone::Body, line(&[(0.0, 0.0), (0.0, 2.4)], 0.12)).with(board(1.9, 1.0, 1.0)).with(board(1.5, -1.0, 0.9)).with(board(1.08, 1.0, 0.8))
}
