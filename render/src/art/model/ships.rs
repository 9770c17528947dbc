//! Warships.

use super::Tone;
use super::shape::{Model, bar, disc, line, oval, poly, rect, soft, spikes};
use super::ship::{Turret, block, foam, funnel, hull, mast, plume, ports, tower, turrets};

/// The ship with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "fletcher" => fletcher(),
        "tashkent" => tashkent(),
        "cossack" => cossack(),
        "flower" => flower(),
        "kirov" => kirov(),
        "belfast" => belfast(),
        "prinz-eugen" => prinz_eugen(),
        "missouri" => missouri(),
        "warspite" => warspite(),
        "bismarck" => bismarck(),
        "marat" => marat(),
        "enterprise" => enterprise(),
        "fleet" => fleet(),
        "u-boat" => u_boat(),
        "submarine-far" => submarine_far(),
        _ => return None,
    })
}

fn fletcher() -> Model {
    let guns = [
        Turret::new(1.62, 0.66, 0.46, 1),
        Turret::new(1.18, 0.88, 0.46, 1),
        Turret::new(-0.92, 0.80, 0.44, 1).aft(),
        Turret::new(-1.42, 0.74, 0.46, 1).aft(),
        Turret::new(-1.92, 0.44, 0.46, 1).aft(),
    ];
    hull(2.45, (0.86, 0.52, 0.40), 0.42)
        .with(mast(0.42, 1.3, 1.1))
        .with(block(-1.6, 0.44, 1.0, 0.28))
        .with(block(0.2, 0.52, 1.2, 0.34))
        .with(tower(0.62, 0.86, 0.66, &[0.34, 0.26]))
        .with(funnel(0.06, 0.56, 0.34, 0.82, 0.10, false))
        .with(funnel(-0.56, 0.56, 0.34, 0.78, 0.10, false))
        .with(turrets(&guns))
        .with(ports((0.9, 0.40), 6, 0.2, 0.03))
        .with(foam(2.4, 0.52))
}

fn tashkent() -> Model {
    let guns = [
        Turret::new(1.55, 0.64, 0.52, 2).up(34.0),
        Turret::new(1.02, 0.90, 0.52, 2).up(40.0),
        Turret::new(-1.62, 0.46, 0.52, 2).aft().up(34.0),
    ];
    hull(2.7, (0.92, 0.52, 0.36), 0.62)
        .with(mast(0.30, 1.2, 1.0))
        .with(block(0.0, 0.52, 1.25, 0.36))
        .with(tower(0.48, 0.88, 0.62, &[0.34, 0.22]))
        .with(funnel(-0.05, 0.54, 0.46, 0.86, 0.16, true))
        .with(funnel(-0.92, 0.50, 0.46, 0.80, 0.16, true))
        .with(block(-1.45, 0.44, 0.3, 0.3))
        .with(turrets(&guns))
        .with(ports((0.5, 0.36), 8, 0.2, 0.028))
        .with(foam(2.6, 0.66))
        .with(plume(-0.4, 1.5, 0.6))
}

fn cossack() -> Model {
    let guns = [
        Turret::new(1.62, 0.64, 0.48, 2),
        Turret::new(1.12, 0.86, 0.48, 2),
        Turret::new(-1.12, 0.76, 0.48, 2).aft(),
        Turret::new(-1.72, 0.42, 0.48, 2).aft(),
    ];
    hull(2.4, (0.90, 0.54, 0.40), 0.40)
        .with(mast(0.26, 1.1, 1.3))
        .with(block(-1.4, 0.44, 0.8, 0.30))
        .with(block(0.1, 0.54, 1.2, 0.30))
        .with(tower(0.58, 0.84, 0.60, &[0.36, 0.22]))
        .with(funnel(0.0, 0.56, 0.42, 0.86, 0.14, true))
        .with(funnel(-0.62, 0.54, 0.32, 0.60, 0.12, false))
        .with(turrets(&guns))
        .with(ports((0.7, 0.38), 7, 0.19, 0.032))
        .with(foam(2.35, 0.40))
}

/// Short and round, with its only gun before the bridge.
fn flower() -> Model {
    hull(1.75, (1.06, 0.62, 0.58), 0.44)
        .with(mast(0.94, 0.9, 1.7))
        .with(block(-1.3, 0.58, 1.5, 0.24))
        .with(block(0.05, 0.62, 0.80, 0.42))
        .with(tower(0.44, 1.04, 0.56, &[0.36]))
        .with(funnel(-0.30, 0.80, 0.44, 0.86, 0.08, false))
        .with(block(-1.15, 0.82, 0.44, 0.26))
        .with(turrets(&[Turret::new(1.20, 0.84, 0.44, 1).up(22.0)]))
        .over(Tone::Body, line(&[(-1.5, 0.6), (-1.62, 1.0), (-1.7, 1.02)], 0.06))
        .with(ports((-0.5, 0.40), 7, 0.22, 0.036))
        .with(foam(1.72, 0.62))
        .with(plume(-0.44, 1.72, 0.5))
        .turn(7.0, (0.0, 0.0))
}

fn kirov() -> Model {
    let guns = [
        Turret::new(1.62, 0.74, 0.62, 3).up(24.0),
        Turret::new(0.98, 1.0, 0.62, 3).up(24.0),
        Turret::new(-1.62, 0.56, 0.62, 3).aft(),
    ];
    let salvo = guns[1].fire(0.26).with(guns[0].fire(0.26));
    hull(2.5, (0.94, 0.62, 0.48), 0.40)
        .with(mast(-0.05, 1.2, 1.0))
        .with(block(-0.9, 0.60, 2.1, 0.34))
        .with(tower(0.42, 0.94, 0.72, &[0.40, 0.34, 0.26]))
        .with(funnel(-0.18, 0.84, 0.44, 0.92, 0.10, true))
        .with(funnel(-0.92, 0.76, 0.44, 0.84, 0.10, true))
        .with(turrets(&guns))
        .with(ports((-0.9, 0.42), 12, 0.2, 0.03))
        .with(salvo)
}

fn belfast() -> Model {
    let guns = [
        Turret::new(1.66, 0.72, 0.56, 3),
        Turret::new(1.12, 0.96, 0.56, 3),
        Turret::new(-1.28, 0.92, 0.56, 3).aft(),
        Turret::new(-1.84, 0.58, 0.56, 3).aft(),
    ];
    let model = hull(2.5, (0.92, 0.62, 0.50), 0.38)
        .with(mast(0.22, 1.2, 1.2))
        .with(mast(-0.82, 0.9, 1.3))
        .with(block(-1.6, 0.58, 2.6, 0.32))
        .with(tower(0.60, 0.90, 0.62, &[0.42, 0.30]))
        .with(funnel(-0.06, 0.90, 0.36, 0.86, 0.0, false))
        .with(funnel(-0.62, 0.90, 0.36, 0.82, 0.0, false))
        .with(turrets(&guns));
    // Dazzle: slanted bands that hide the shape.
    let bands = [(-2.2, 0.5, 0.5), (-1.2, 0.8, 0.62), (0.1, 0.6, 0.62), (1.3, 0.5, 0.72)];
    let model = bands.into_iter().fold(model, |model, (x, w, top)| {
        model.over(Tone::Lit, poly(&[(x, 0.08), (x + w, 0.08), (x + w * 0.6, top - 0.08), (x + w * 0.1, top - 0.06)]))
    });
    model.over(Tone::Pale, poly(&[(-0.5, 0.08), (-0.1, 0.08), (-0.5, 0.58), (-0.7, 0.58)])).with(foam(2.45, 0.40))
}

fn prinz_eugen() -> Model {
    let guns = [
        Turret::new(1.60, 0.76, 0.60, 2),
        Turret::new(1.0, 1.02, 0.60, 2),
        Turret::new(-1.06, 0.98, 0.60, 2).aft(),
        Turret::new(-1.68, 0.60, 0.60, 2).aft(),
    ];
    hull(2.6, (1.0, 0.64, 0.52), 0.66)
        .with(mast(-0.62, 1.1, 1.4))
        .with(block(-1.3, 0.62, 2.3, 0.34))
        .with(tower(0.38, 0.96, 0.66, &[0.46, 0.38, 0.26]))
        .with(funnel(-0.28, 0.96, 0.52, 0.88, 0.06, true))
        .with(block(-1.0, 0.96, 0.3, 0.5))
        .with(turrets(&guns))
        .with(ports((-0.9, 0.44), 13, 0.19, 0.03))
        .with(foam(2.5, 0.46))
}

fn missouri() -> Model {
    let guns = [
        Turret::new(1.72, 0.80, 0.78, 3).up(18.0),
        Turret::new(0.94, 1.12, 0.78, 3).up(18.0),
        Turret::new(-1.74, 0.66, 0.78, 3).aft().up(18.0),
    ];
    let salvo = guns.iter().fold(Model::default(), |model, turret| model.with(turret.fire(0.26)));
    hull(2.75, (1.12, 0.70, 0.58), 0.52)
        .with(mast(-0.42, 1.4, 1.4))
        .with(block(-1.2, 0.68, 2.0, 0.46))
        .with(tower(0.26, 1.14, 0.62, &[0.60, 0.50, 0.34]))
        .with(funnel(-0.26, 1.08, 0.42, 0.88, 0.10, false))
        .with(funnel(-0.92, 1.0, 0.42, 0.84, 0.10, false))
        .with(turrets(&guns))
        .with(ports((-0.9, 0.48), 10, 0.2, 0.03))
        .with(salvo)
        .with(foam(2.6, 0.34))
}

/// A tall bridge like a block of flats.
fn warspite() -> Model {
    let guns = [
        Turret::new(1.56, 0.78, 0.76, 2).up(20.0),
        Turret::new(0.84, 1.08, 0.76, 2).up(20.0),
        Turret::new(-1.12, 1.0, 0.76, 2).aft(),
        Turret::new(-1.84, 0.66, 0.76, 2).aft(),
    ];
    let salvo = guns[0].fire(0.36).with(guns[1].fire(0.36));
    hull(2.5, (0.96, 0.70, 0.60), 0.18)
        .with(mast(-0.70, 1.0, 1.6))
        .with(block(-1.0, 0.68, 1.7, 0.40))
        .with(tower(0.22, 1.06, 0.86, &[0.44, 0.42, 0.40, 0.24]))
        .with(funnel(-0.36, 1.0, 0.56, 0.92, 0.0, false))
        .with(turrets(&guns))
        .with(ports((-1.3, 0.46), 14, 0.19, 0.03))
        .with(salvo)
        .with(foam(2.45, 0.26))
}

fn bismarck() -> Model {
    let guns = [
        Turret::new(1.66, 0.84, 0.78, 2),
        Turret::new(0.94, 1.14, 0.78, 2),
        Turret::new(-1.16, 1.06, 0.78, 2).aft(),
        Turret::new(-1.88, 0.70, 0.78, 2).aft(),
    ];
    hull(2.75, (1.12, 0.74, 0.64), 0.60)
        .with(mast(-0.66, 1.2, 1.6))
        .with(block(-1.2, 0.72, 2.1, 0.42))
        .with(tower(0.36, 1.14, 0.86, &[0.50, 0.44, 0.36]))
        .with(funnel(-0.28, 1.10, 0.60, 0.98, 0.04, true))
        .with(block(-0.95, 1.1, 0.36, 0.5))
        .with(turrets(&guns))
        .with(ports((-1.2, 0.50), 14, 0.19, 0.03))
        .with(foam(2.65, 0.66))
        .with(plume(-0.4, 2.2, 0.7))
}

/// Its bow is broken and under water; three turrets still fire.
fn marat() -> Model {
    let guns = [
        Turret::new(0.30, 0.56, 0.74, 3).up(44.0),
        Turret::new(-0.80, 0.54, 0.74, 3).aft().up(50.0),
        Turret::new(-1.90, 0.50, 0.74, 3).aft().up(24.0),
    ];
    let salvo = guns.iter().fold(Model::default(), |model, turret| model.with(turret.fire(0.30)));
    let broken = [
        (-2.5, -0.10),
        (1.55, -0.10),
        (1.42, 0.16),
        (1.60, 0.30),
        (1.34, 0.40),
        (1.46, 0.54),
        (-2.3, 0.52),
        (-2.56, 0.46),
    ];
    let bow = poly(&[(1.86, -0.10), (2.72, -0.10), (2.60, 0.34), (2.20, 0.22), (2.04, 0.06)]);
    Model::default()
        .over(Tone::Side, bow)
        .prism(&broken, (0.1, 0.1))
        .with(tower(0.98, 0.54, 0.66, &[0.40, 0.34, 0.30]))
        .over(Tone::Body, line(&[(1.2, 0.6), (1.72, 1.1), (1.92, 1.7)], 0.12))
        .with(funnel(-0.24, 0.54, 0.44, 0.96, 0.24, true))
        .with(tower(-1.35, 0.54, 0.46, &[0.36, 0.30]))
        .with(mast(-1.32, 1.1, 1.0))
        .with(turrets(&guns))
        .with(ports((-2.2, 0.26), 16, 0.2, 0.03))
        .with(salvo)
        .with(plume(1.5, 1.7, 0.6).flip().at(2.9, 0.0, 1.0))
}

/// A small aircraft from the side.
fn parked(x: f32, y: f32, size: f32) -> Model {
    Model::default()
        .over(
            Tone::Body,
            soft(&[(-0.5, 0.10), (0.34, 0.02), (0.50, 0.12), (0.34, 0.24), (-0.1, 0.26), (-0.5, 0.16)], 0.06),
        )
        .body(poly(&[(-0.5, 0.12), (-0.56, 0.36), (-0.40, 0.34), (-0.30, 0.16)]))
        .lit(poly(&[(0.16, 0.10), (-0.10, 0.10), (-0.26, -0.06), (-0.08, -0.06)]))
        .body(bar((0.52, -0.06), (0.52, 0.30), 0.04, 0.04))
        .body(disc(0.18, -0.06, 0.06))
        .at(x, y, size)
}

/// A flat deck with an island and aircraft, one of which takes off.
fn enterprise() -> Model {
    let hull = [(-2.4, -0.06), (2.0, -0.06), (2.2, 0.3), (2.46, 0.60), (-2.42, 0.60), (-2.5, 0.4)];
    let deck = [(-2.75, 0.72), (2.75, 0.72), (2.85, 0.82), (-2.7, 0.82)];
    let mut model = Model::default().prism(&hull, (0.1, 0.06));
    for post in 0..9_u8 {
        model = model.body(rect(-2.3 + 0.56 * f32::from(post), 0.56, 0.08, 0.2));
    }
    model = model
        .prism(&deck, (0.30, 0.20))
        .with(mast(0.14, 1.5, 1.1))
        .with(tower(0.12, 0.92, 0.56, &[0.46, 0.30]))
        .with(funnel(-0.42, 0.90, 0.50, 0.72, 0.04, false));
    for at in 0..4_u8 {
        model = model.with(parked(-2.3 + 0.46 * f32::from(at), 0.98, 0.44));
    }
    let flying = parked(2.3, 1.45, 0.8).turn(14.0, (2.3, 1.45));
    model.with(ports((-1.9, 0.34), 10, 0.4, 0.036)).with(parked(1.2, 1.0, 0.50)).with(flying).with(foam(2.3, 0.44))
}

/// Ships at anchor, the nearest in front.
fn fleet() -> Model {
    warspite()
        .flip()
        .at(-2.6, 1.2, 0.62)
        .with(belfast().at(2.9, 0.8, 0.74))
        .with(prinz_eugen().flip().at(-0.9, 0.0, 1.0))
}

/// On the surface: a low hull, a tower with a gun before it.
fn u_boat() -> Model {
    let hull = [
        (-2.5, -0.08),
        (2.2, -0.08),
        (2.62, 0.16),
        (2.70, 0.36),
        (2.2, 0.34),
        (0.8, 0.30),
        (-1.2, 0.28),
        (-2.4, 0.16),
        (-2.62, 0.02),
    ];
    let sail = soft(
        &[(-0.46, 0.28), (0.52, 0.30), (0.50, 0.86), (0.62, 0.92), (0.48, 1.0), (-0.30, 0.96), (-0.44, 0.70)],
        0.06,
    );
    let gun = Model::default()
        .over(Tone::Body, poly(&[(-0.14, 0.0), (0.14, 0.0), (0.07, 0.22), (-0.07, 0.22)]))
        .body(bar((-0.16, 0.26), (0.72, 0.38), 0.11, 0.06))
        .at(1.05, 0.30, 0.9);
    let men = [0.0_f32, 0.26].into_iter().fold(Model::default(), |model, x| {
        model
            .over(Tone::Body, soft(&[(x - 0.08, 0.9), (x + 0.10, 0.9), (x + 0.08, 1.16), (x - 0.06, 1.16)], 0.05))
            .body(disc(x + 0.02, 1.24, 0.08))
            .over(Tone::Side, poly(&[(x - 0.08, 1.26), (x + 0.14, 1.25), (x + 0.08, 1.34), (x - 0.06, 1.34)]))
    });
    Model::default()
        .prism(&hull, (0.06, 0.08))
        .with(men)
        .over(Tone::Side, sail)
        .over(Tone::Body, line(&[(-0.24, 0.9), (-0.24, 1.7)], 0.06))
        .body(line(&[(-0.1, 0.9), (-0.1, 1.5)], 0.04))
        .over(
            Tone::Body,
            [
                line(&[(-1.0, 0.62), (-0.42, 0.62)], 0.03),
                line(&[(-1.0, 0.30), (-1.0, 0.62)], 0.03),
                line(&[(-0.7, 0.3), (-0.7, 0.62)], 0.03),
            ]
            .into_iter()
            .flatten()
            .collect(),
        )
        .body(line(&[(2.4, 0.36), (0.4, 0.96)], 0.02))
        .body(line(&[(-2.3, 0.2), (-0.4, 0.9)], 0.02))
        .with(gun)
        .with(ports((-0.2, 0.64), 3, 0.24, 0.04))
        .with(foam(2.6, 0.44))
}

/// A low hull with a square tower, far out.
fn submarine_far() -> Model {
    Model::default()
        .over(Tone::Body, soft(&[(-2.0, 0.0), (2.0, 0.0), (2.2, 0.26), (-1.9, 0.22)], 0.1))
        .body(soft(&[(-0.3, 0.2), (0.4, 0.2), (0.34, 0.72), (-0.24, 0.72)], 0.06))
        .body(line(&[(0.0, 0.7), (0.0, 1.3)], 0.06))
        .body(oval(0.0, 0.0, 2.1, 0.05))
        .over(Tone::Lit, spikes(0.0, 1.3, 4, 0.02, 0.08))
}
