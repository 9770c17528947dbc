//! Guns against aircraft, rocket launchers and a searchlight.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, flash, limb, line, oval, poly, rect, ring, soft, spikes};
use super::wheels::wheel;

/// The weapon with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "gun-61k" => light_flak(false),
        "bofors" => light_flak(true),
        "flakvierling" => flakvierling(),
        "flak-88" => flak_88(),
        "nebelwerfer" => nebelwerfer(),
        "land-mattress" => land_mattress(),
        "searchlight" => searchlight(),
        _ => return None,
    })
}

/// A light gun on four wheels that points up.
fn light_flak(shield: bool) -> Model {
    let barrel = Model::default()
        .over(Tone::Body, bar((-0.7, 0.0), (0.5, 0.0), 0.30, 0.24))
        .body(bar((0.4, 0.0), (2.3, 0.0), 0.13, 0.09))
        .body(poly(&[(2.25, 0.07), (2.55, 0.14), (2.55, -0.14), (2.25, -0.07)]))
        .over(Tone::Lit, bar((-0.6, 0.10), (2.2, 0.04), 0.05, 0.03))
        .turn(48.0, (0.0, 0.0))
        .at(0.0, 1.25, 1.0);
    let hat = if shield { Hat::Wide } else { Hat::Round };
    let model = Model::default()
        .with(Man::new(Pose::Sit, hat).bare().at(-0.75, 0.52, 0.80))
        .over(Tone::Body, line(&[(-1.5, 0.42), (1.5, 0.42)], 0.14))
        .over(Tone::Side, poly(&[(-0.4, 0.42), (0.4, 0.42), (0.22, 1.2), (-0.22, 1.2)]))
        .with(barrel);
    let model = if shield {
        model.over(Tone::Body, poly(&[(0.30, 0.62), (0.44, 0.60), (0.60, 1.62), (0.46, 1.66)]))
    } else {
        model
            .over(Tone::Body, ring(0.46, 1.62, 0.24, 0.05))
            .body(line(&[(0.46, 1.38), (0.46, 1.86)], 0.03))
            .body(line(&[(0.22, 1.62), (0.70, 1.62)], 0.03))
    };
    let clip = Model::default()
        .over(Tone::Lit, rect(0.30, 1.14, 0.30, 0.16))
        .lit(rect(0.34, 1.10, 0.06, 0.3))
        .lit(rect(0.46, 1.10, 0.06, 0.3));
    model
        .with(wheel(-1.2, 0.34, 0.34))
        .with(wheel(1.2, 0.34, 0.34))
        .with(Man::new(Pose::Load, hat).with(clip).at(-1.75, 0.02, 0.86))
        .with(flash(1.75, 3.1, 0.46, 48.0))
}

/// Four barrels.
fn flakvierling() -> Model {
    let mut barrels = Model::default();
    for (x, y) in [(0.0, 1.30), (0.10, 1.12), (0.26, 0.98), (0.36, 0.80)] {
        let barrel = Model::default()
            .over(Tone::Body, bar((-0.4, 0.0), (0.5, 0.0), 0.20, 0.16))
            .body(bar((0.4, 0.0), (2.2, 0.0), 0.09, 0.07))
            .over(Tone::Lit, bar((-0.3, 0.05), (2.1, 0.02), 0.04, 0.03))
            .turn(42.0, (0.0, 0.0))
            .at(x, y, 1.0);
        barrels = barrels.with(barrel).with(flash(x + 1.68, y + 1.52, 0.30, 42.0));
    }
    let shield = poly(&[(0.30, 0.42), (0.44, 0.40), (0.86, 1.30), (0.74, 1.78), (0.58, 1.80), (0.68, 1.30)]);
    Model::default()
        .with(Man::new(Pose::Sit, Hat::Steel).bare().at(-0.62, 0.44, 0.90))
        .over(Tone::Body, poly(&[(-1.1, 0.0), (1.2, 0.0), (0.7, 0.3), (-0.6, 0.3)]))
        .over(Tone::Side, poly(&[(-0.3, 0.3), (0.5, 0.3), (0.3, 1.2), (-0.1, 1.2)]))
        .with(barrels)
        .over(Tone::Side, shield)
        .with(Man::new(Pose::Hold, Hat::Steel).bare().at(-1.7, 0.0, 0.92))
}

/// A long gun on a cross mount, level.
fn flak_88() -> Model {
    let barrel = Model::default()
        .over(Tone::Side, bar((-0.8, -0.20), (0.9, -0.18), 0.16, 0.14))
        .over(Tone::Body, bar((-1.0, 0.0), (0.5, 0.0), 0.32, 0.26))
        .body(bar((0.4, 0.0), (3.0, 0.0), 0.20, 0.12))
        .over(Tone::Lit, bar((-0.9, 0.10), (2.95, 0.05), 0.06, 0.04))
        .turn(4.0, (0.0, 0.0))
        .at(0.0, 1.15, 1.0);
    let shield = poly(&[(0.36, 0.56), (0.52, 0.52), (0.66, 1.10), (0.40, 1.74), (0.22, 1.72), (0.46, 1.1)]);
    Model::default()
        .with(Man::new(Pose::Kneel, Hat::Cap).bare().at(-0.75, 0.14, 0.86))
        .over(Tone::Back, bar((-0.2, 0.2), (0.9, 0.46), 0.14, 0.10))
        .over(Tone::Body, line(&[(-2.0, 0.12), (2.0, 0.12)], 0.17))
        .body(soft(&[(-2.25, 0.0), (-1.75, 0.0), (-1.85, 0.1), (-2.15, 0.1)], 0.03))
        .body(soft(&[(1.75, 0.0), (2.25, 0.0), (2.15, 0.1), (1.85, 0.1)], 0.03))
        .over(Tone::Side, poly(&[(-0.42, 0.16), (0.46, 0.16), (0.26, 1.0), (-0.24, 1.0)]))
        .with(barrel)
        .over(Tone::Side, shield)
        .over(Tone::Body, ring(-0.2, 0.86, 0.18, 0.06))
        .with(
            Man::new(Pose::Look, Hat::Cap)
                .with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12)))
                .at(-2.1, 0.0, 0.92),
        )
}

/// Six round tubes on a light carriage.
fn nebelwerfer() -> Model {
    let mut tubes = Model::default();
    for (dx, dy) in [(0.0_f32, 0.0_f32), (0.34, -0.12), (0.0, 0.32), (0.36, 0.52), (0.70, 0.08), (0.70, 0.42)] {
        tubes = tubes
            .over(Tone::Body, bar((dx - 1.0, dy - 0.55), (dx + 0.8, dy + 0.44), 0.30, 0.30))
            .over(Tone::Lit, bar((dx - 1.04, dy - 0.46), (dx + 0.74, dy + 0.52), 0.06, 0.06))
            .over(Tone::Glow, oval(dx + 0.82, dy + 0.46, 0.12, 0.15));
    }
    let trails = Model::default()
        .over(Tone::Side, bar((-0.2, 0.6), (-2.2, 0.06), 0.16, 0.10))
        .over(Tone::Body, bar((0.4, 0.7), (1.0, 0.0), 0.12, 0.1));
    let mut rockets = Model::default();
    for (x, y) in [(2.3, 2.5), (3.0, 2.5)] {
        rockets = rockets
            .add(Tone::Smoke, poly(&[(x, y), (x - 1.3, y - 0.92), (x - 1.1, y - 1.05), (x + 0.08, y - 0.12)]))
            .over(Tone::Body, limb(&[(x, y - 0.05, 0.16), (x + 0.34, y + 0.16, 0.16), (x + 0.5, y + 0.26, 0.03)]));
    }
    trails
        .with(tubes.at(0.0, 1.22, 1.0))
        .with(wheel(0.0, 0.46, 0.46))
        .with(rockets)
        .add(Tone::Smoke, cloud(-1.7, 0.4, 0.4))
}

/// A block of tubes on a trailer.
fn land_mattress() -> Model {
    let mut block = Model::default().prism(&[(-0.9, -0.3), (0.9, -0.3), (0.9, 0.56), (-0.9, 0.56)], (0.34, 0.24));
    for at in 0..4_u8 {
        block = block
            .over(Tone::Side, line(&[(-0.86, -0.2 + 0.22 * f32::from(at)), (0.86, -0.2 + 0.22 * f32::from(at))], 0.05));
    }
    for at in 0..8_u8 {
        let (row, column) = (f32::from(at / 2), f32::from(at % 2));
        block = block.over(Tone::Glow, oval(0.97 + 0.14 * column, -0.16 + 0.22 * row + 0.10 * column, 0.05, 0.07));
    }
    let block = block.turn(32.0, (0.0, 0.0)).at(0.0, 1.15, 1.0);
    let mut rockets = Model::default();
    for (x, y) in [(1.9, 2.25), (2.5, 2.3), (2.2, 2.75), (2.95, 2.85)] {
        rockets = rockets.add(Tone::Fire, poly(&[(x, y), (x - 0.8, y - 0.55), (x + 0.08, y - 0.12)])).over(
            Tone::Body,
            limb(&[(x + 0.04, y - 0.05, 0.12), (x + 0.4, y + 0.16, 0.12), (x + 0.52, y + 0.24, 0.03)]),
        );
    }
    Model::default()
        .over(Tone::Side, bar((0.0, 0.5), (-1.9, 0.24), 0.14, 0.10))
        .over(Tone::Body, poly(&[(-0.4, 0.4), (0.4, 0.4), (0.2, 1.0), (-0.2, 1.0)]))
        .with(block)
        .with(wheel(0.0, 0.42, 0.42))
        .with(rockets)
        .add(Tone::Smoke, cloud(-1.5, 0.5, 0.42))
}

/// A searchlight with its beam.
fn searchlight() -> Model {
    Model::default()
        .add(Tone::Blur, poly(&[(0.1, 1.0), (1.6, 4.6), (3.0, 4.2), (0.5, 0.8)]))
        .over(Tone::Body, poly(&[(-0.5, 0.0), (0.5, 0.0), (0.3, 0.5), (-0.3, 0.5)]))
        .over(Tone::Side, soft(&[(-0.3, 0.5), (0.3, 0.4), (0.66, 0.96), (0.1, 1.24)], 0.1))
        .over(Tone::Glow, bar((0.12, 1.22), (0.64, 0.94), 0.12, 0.12))
        .add(Tone::Fire, spikes(0.4, 1.1, 4, 0.04, 0.2))
}
