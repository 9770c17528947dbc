//! Small boats, landing craft and merchant ships.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, disc, limb, line, oval, poly, rect, soft};
use super::ship::{block, foam, funnel, hull, mast, plume, ports};

/// The boat with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "pt-boat" => pt_boat(),
        "g-5" => g_5(),
        "s-boat" => s_boat(),
        "higgins" => higgins(),
        "liberty" => liberty(),
        "liberty-slip" => slip(),
        "tanker" => tanker(),
        "little-ships" => little_ships(),
        "raiders" => rubber(Hat::Cap, 4),
        "pioneers" => rubber(Hat::Steel, 4),
        "guards-boat" => landing(Hat::Round),
        "sailors-boat" => landing(Hat::Sailor),
        _ => return None,
    })
}

/// The hull of a motor boat with its bow high.
fn planing(long: f32, bow: f32) -> Vec<(f32, f32)> {
    vec![
        (-long, -0.02),
        (long * 0.55, -0.06),
        (long * 0.88, bow * 0.45),
        (long, bow),
        (long * 0.4, bow * 0.86),
        (-long * 0.2, 0.42),
        (-long, 0.34),
    ]
}

/// Two fans of water behind a fast boat.
fn spray(long: f32, high: f32) -> Model {
    let fan = [
        (long * 0.5, -0.14),
        (long * 0.36, high * 0.55),
        (0.0, high * 0.34),
        (-long, high * 0.62),
        (-long * 1.7, high),
        (-long * 1.5, high * 0.3),
        (-long * 2.0, 0.16),
        (-long * 1.7, -0.16),
    ];
    Model::default().add(Tone::Smoke, soft(&fan, 0.16)).add(Tone::Smoke, cloud(-long * 1.2, 0.12, 0.3))
}

fn pt_boat() -> Model {
    let tube = |x: f32| Model::default().over(Tone::Side, bar((x, 0.52), (x + 0.95, 0.66), 0.17, 0.17));
    spray(1.8, 0.62)
        .prism(&planing(1.9, 0.74), (0.08, 0.10))
        .with(mast(-0.10, 0.8, 1.0))
        .with(block(-0.55, 0.46, 0.95, 0.34))
        .with(block(-0.20, 0.80, 0.50, 0.22))
        .with(ports((-0.1, 0.92), 3, 0.16, 0.045))
        .over(Tone::Body, disc(-0.78, 0.66, 0.16))
        .body(bar((-0.78, 0.70), (-0.28, 0.98), 0.06, 0.04))
        .with(tube(-1.75))
        .with(tube(0.45))
        .with(Man::new(Pose::Aim, Hat::Round).model().at(-1.25, 0.42, 0.30))
        .turn(7.0, (0.0, 0.0))
}

/// A rounded back like a float of an aircraft; a torpedo slides from its stern.
fn g_5() -> Model {
    let hull =
        soft(&[(-1.6, -0.02), (1.2, -0.06), (1.85, 0.28), (1.7, 0.56), (0.4, 0.72), (-1.2, 0.52), (-1.7, 0.30)], 0.24);
    let torpedo = Model::default().over(Tone::Side, limb(&[(-3.0, 0.06, 0.24), (-1.4, 0.34, 0.24)])).body(poly(&[
        (-3.0, 0.06),
        (-3.3, 0.22),
        (-3.26, -0.16),
    ]));
    spray(1.7, 0.66)
        .with(torpedo)
        .over(Tone::Body, hull)
        .over(Tone::Lit, soft(&[(-1.3, 0.42), (0.4, 0.60), (1.6, 0.46), (1.5, 0.56), (0.4, 0.70), (-1.2, 0.50)], 0.05))
        .with(block(-0.28, 0.60, 0.62, 0.32))
        .with(ports((-0.1, 0.78), 3, 0.16, 0.05))
        .with(mast(-0.4, 0.6, 1.1))
        .over(Tone::Body, bar((0.4, 0.96), (0.9, 1.06), 0.07, 0.05))
        .turn(6.0, (0.0, 0.0))
}

fn s_boat() -> Model {
    let profile = [(-2.3, -0.04), (1.7, -0.06), (2.2, 0.34), (2.46, 0.66), (1.2, 0.56), (0.2, 0.48), (-2.36, 0.36)];
    spray(2.1, 0.40)
        .prism(&profile, (0.08, 0.09))
        .with(mast(-0.3, 0.8, 0.9))
        .with(block(-0.30, 0.50, 0.90, 0.30))
        .over(Tone::Side, soft(&[(0.10, 0.80), (0.58, 0.80), (0.52, 1.06), (0.16, 1.06)], 0.1))
        .with(ports((0.22, 0.92), 3, 0.13, 0.04))
        .over(Tone::Side, bar((0.75, 0.66), (1.55, 0.72), 0.16, 0.16))
        .over(Tone::Body, poly(&[(-1.5, 0.42), (-1.1, 0.42), (-1.2, 0.66), (-1.4, 0.66)]))
        .body(bar((-1.3, 0.66), (-1.85, 0.98), 0.08, 0.05))
        .with(foam(2.3, 0.72))
}

/// A landing craft with its ramp down; soldiers wade ashore.
fn higgins() -> Model {
    let hull = [(-1.7, 0.0), (1.0, 0.0), (1.2, 0.2), (1.25, 0.95), (-1.6, 0.86), (-1.78, 0.5)];
    let man = |x: f32, y: f32, size: f32| Man::new(Pose::Wade, Hat::Round).model().at(x, y, size);
    Model::default()
        .with(man(0.35, 0.45, 0.62))
        .with(man(-0.15, 0.48, 0.60))
        .with(man(-0.62, 0.46, 0.60))
        .prism(&hull, (0.34, 0.20))
        .over(Tone::Side, poly(&[(1.22, 0.16), (1.56, 0.36), (2.55, 0.02), (2.2, -0.16)]))
        .over(Tone::Body, rect(-1.45, 0.86, 0.34, 0.3))
        .body(line(&[(-1.6, 0.86), (-1.6, 1.7)], 0.04))
        .tint(0xd0_30_3a, poly(&[(-1.6, 1.7), (-2.1, 1.66), (-2.1, 1.40), (-1.6, 1.42)]))
        .with(man(1.75, -0.10, 0.80))
        .with(man(2.55, -0.24, 0.86))
        .over(Tone::Pale, rect(-0.5, 0.34, 0.1, 0.3))
        .add(Tone::Smoke, oval(0.2, -0.02, 2.3, 0.10))
        .add(Tone::Smoke, oval(2.5, -0.22, 0.8, 0.08))
}

fn liberty() -> Model {
    let derrick = |x: f32| {
        mast(x, 0.7, 1.5)
            .over(Tone::Body, line(&[(x, 0.9), (x + 0.66, 1.7)], 0.05))
            .body(line(&[(x, 0.9), (x - 0.66, 1.7)], 0.05))
    };
    hull(2.5, (1.0, 0.70, 0.84), 0.34)
        .with(derrick(1.25))
        .with(derrick(-1.35))
        .with(block(-0.55, 0.70, 1.05, 0.56))
        .with(block(-0.40, 1.26, 0.80, 0.30))
        .with(funnel(-0.16, 1.30, 0.40, 0.74, 0.0, false))
        .with(ports((-0.4, 1.0), 5, 0.2, 0.05))
        .with(ports((-0.25, 1.42), 3, 0.24, 0.05))
}

/// A hull on a slipway with scaffolds and sparks.
fn slip() -> Model {
    let mut model = Model::default();
    for post in 0..8_u8 {
        let x = -2.5 + 0.72 * f32::from(post);
        model = model.over(Tone::Back, line(&[(x, -0.5), (x, 1.3)], 0.06));
    }
    for row in [0.2_f32, 0.8] {
        model = model.back(line(&[(-2.7, row), (2.8, row)], 0.05));
    }
    let keel = poly(&[(-2.5, -0.5), (2.6, -0.5), (2.2, -0.06), (-2.2, -0.06)]);
    model = model.with(liberty()).over(Tone::Side, keel);
    for (x, y) in [(-1.6, 0.3), (1.9, 0.5), (0.4, 0.2), (-0.9, 0.62)] {
        model = model.add(Tone::Fire, super::shape::spikes(x, y, 6, 0.05, 0.20));
    }
    model.turn(3.0, (0.0, 0.0))
}

fn tanker() -> Model {
    hull(2.4, (0.8, 0.5, 0.7), 0.26)
        .with(block(-2.1, 0.66, 0.8, 0.5))
        .with(funnel(-1.8, 1.1, 0.4, 0.7, 0.0, false))
        .with(block(0.2, 0.5, 0.5, 0.56))
        .with(mast(1.2, 0.5, 1.1))
        .with(mast(-0.6, 0.5, 1.1))
}

/// A pleasure steamer, a sailing boat and a lifeboat full of men.
fn little_ships() -> Model {
    let steamer = hull(1.3, (0.5, 0.36, 0.4), 0.2)
        .with(block(-0.7, 0.36, 1.3, 0.24))
        .with(funnel(-0.1, 0.6, 0.24, 0.6, 0.04, false))
        .with(mast(0.7, 0.4, 0.9))
        .with(ports((-0.6, 0.46), 7, 0.18, 0.04))
        .with(plume(-0.14, 1.2, 0.36));
    let sail = hull(0.7, (0.34, 0.24, 0.28), 0.16)
        .over(Tone::Body, line(&[(0.05, 0.2), (0.05, 1.9)], 0.05))
        .over(Tone::Pale, poly(&[(0.0, 0.42), (0.0, 1.8), (-0.72, 0.46)]))
        .over(Tone::Lit, poly(&[(0.10, 0.42), (0.10, 1.6), (0.62, 0.42)]));
    let mut life = Model::default();
    for man in 0..6_u8 {
        let x = -0.72 + 0.28 * f32::from(man);
        life = life.over(Tone::Body, limb(&[(x, 0.2, 0.2), (x + 0.02, 0.44, 0.16)])).body(disc(x + 0.02, 0.56, 0.085));
        life = life.over(Tone::Side, oval(x + 0.02, 0.62, 0.14, 0.05));
    }
    let life = life
        .over(Tone::Body, soft(&[(-0.95, 0.0), (0.9, 0.0), (1.2, 0.36), (-1.1, 0.36)], 0.1))
        .with(block(-1.0, 0.36, 0.4, 0.2));
    steamer
        .at(-0.6, 0.55, 1.0)
        .with(sail.at(1.4, 0.3, 1.0))
        .with(life.at(0.1, -0.30, 1.15))
        .add(Tone::Smoke, oval(0.1, -0.32, 1.5, 0.06))
}

/// A rubber boat whose crew kneel and paddle.
fn rubber(hat: Hat, count: u8) -> Model {
    let mut model = Model::default();
    for at in 0..count {
        let x = -0.95 + 0.64 * f32::from(at);
        model = model.with(Man::new(Pose::Paddle, hat).model().at(x, 0.18, 0.86));
    }
    let boat = soft(
        &[(-1.7, 0.06), (1.6, 0.04), (1.95, 0.42), (1.7, 0.50), (1.3, 0.36), (-1.4, 0.36), (-1.7, 0.48), (-1.9, 0.34)],
        0.14,
    );
    model
        .over(Tone::Body, boat)
        .over(Tone::Lit, line(&[(-1.5, 0.30), (1.4, 0.28)], 0.06))
        .add(Tone::Smoke, oval(0.0, 0.02, 2.0, 0.07))
}

/// A boat at the shore, out of which soldiers jump.
fn landing(hat: Hat) -> Model {
    let man = |pose, x, y| Man::new(pose, hat).model().at(x, y, 0.82);
    Model::default()
        .with(man(Pose::Aim, -1.1, 0.44))
        .with(man(Pose::Charge, -0.25, 0.52))
        .over(Tone::Body, soft(&[(-2.0, 0.0), (0.9, 0.0), (1.35, 0.72), (0.9, 0.60), (-1.9, 0.50)], 0.08))
        .over(Tone::Lit, line(&[(-1.85, 0.44), (0.9, 0.54)], 0.05))
        .with(man(Pose::Wade, 0.95, 0.06))
        .with(man(Pose::Charge, 1.75, -0.06))
        .add(Tone::Smoke, oval(0.2, 0.0, 2.3, 0.08))
}
