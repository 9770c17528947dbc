//! Teams at machine guns, launchers and mortars, and soldiers in cover.

use super::Tone;
use super::infantry::one;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, flash, line, oval, poly, rect, soft};

/// The team with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "bren" => bren(),
        "piat" => piat(),
        "commandos" => commandos(),
        "paras" => paras(),
        "rats" => rats(),
        "mg-42" => mg42(),
        "panzerfaust" => panzerfaust(),
        "paratrooper" => paratrooper(),
        "mortar-60" => mortar(Hat::Round, 0.8, false),
        "mortar-3in" => mortar(Hat::Wide, 1.0, true),
        "grw-34" => mortar(Hat::Steel, 1.0, false),
        "mortar-120" => heavy_mortar(),
        _ => return None,
    })
}

/// A machine gun on two legs, with something on it.
fn light_gun(muzzle: f32) -> Model {
    Model::default()
        .over(Tone::Lit, poly(&[(0.10, 0.62), (0.10, 0.80), (0.52, 0.76), (0.52, 0.66)]))
        .over(Tone::Body, bar((0.46, 0.72), (1.0, 0.76), 0.16, 0.14))
        .body(bar((0.95, 0.76), (muzzle, 0.84), 0.10, 0.07))
        .over(
            Tone::Body,
            [line(&[(1.45, 0.80), (1.30, 0.30)], 0.05), line(&[(1.45, 0.80), (1.66, 0.30)], 0.05)]
                .into_iter()
                .flatten()
                .collect(),
        )
}

fn bags(x: f32, y: f32, count: u8) -> Model {
    (0..2_u8).fold(Model::default(), |model, row| {
        (0..count - row).fold(model, |model, bag| {
            let (x, y) = (x + 0.5 * f32::from(bag) + 0.25 * f32::from(row), y + 0.2 * f32::from(row));
            model.over(Tone::Side, soft(&[(x, y), (x + 0.48, y), (x + 0.48, y + 0.21), (x, y + 0.21)], 0.09))
        })
    })
}

fn bren() -> Model {
    let magazine = poly(&[(0.66, 0.78), (0.84, 0.80), (1.02, 1.12), (0.98, 1.28), (0.82, 1.26), (0.78, 1.06)]);
    let gun = light_gun(2.1).over(Tone::Side, magazine).with(flash(2.15, 0.85, 0.36, 5.0));
    let gunner = Man::new(Pose::Kneel, Hat::Wide).with(gun.at(0.0, 0.24, 1.0));
    let second = Man::new(Pose::Kneel, Hat::Wide)
        .with(Model::default().over(Tone::Side, poly(&[(0.66, 1.02), (0.84, 1.02), (0.92, 1.36), (0.76, 1.40)])));
    second.at(-0.95, 0.1, 0.92).with(gunner).with(bags(0.95, -0.04, 3))
}

fn piat() -> Model {
    let thrower = Model::default()
        .over(Tone::Body, bar((-0.1, 0.86), (1.1, 1.16), 0.17, 0.17))
        .over(Tone::Lit, bar((0.75, 1.14), (1.5, 1.32), 0.24, 0.20))
        .over(Tone::Side, poly(&[(1.35, 1.40), (1.40, 1.14), (1.95, 1.42)]))
        .over(Tone::Body, line(&[(0.95, 1.08), (0.98, 0.62)], 0.05))
        .body(bar((-0.18, 0.66), (-0.10, 1.02), 0.10, 0.10));
    let wall = poly(&[
        (-2.0, -0.1),
        (2.2, -0.1),
        (2.2, 0.24),
        (1.86, 0.30),
        (1.7, 0.62),
        (1.3, 0.52),
        (0.9, 0.60),
        (0.6, 0.34),
        (-0.6, 0.30),
        (-1.0, 0.74),
        (-1.4, 0.66),
        (-1.6, 1.16),
        (-2.0, 1.2),
    ]);
    let bricks = [(-1.7, 0.3), (-1.4, 0.5), (1.2, 0.2), (1.7, 0.34), (0.2, 0.06), (-0.9, 0.12)];
    let model = Man::new(Pose::Kneel, Hat::Wide).with(thrower).at(0.0, 0.1, 1.1).over(Tone::Back, wall);
    bricks.into_iter().fold(model, |model, (x, y)| model.side(rect(x, y, 0.22, 0.09)))
}

fn commandos() -> Model {
    let wall = poly(&[(0.56, -0.2), (0.56, 1.20), (4.0, 1.26), (4.0, -0.2)]);
    let crawl = Man::new(Pose::Push, Hat::Beret).model().at(1.2, 1.16, 0.84);
    let climb = Man::new(Pose::Climb, Hat::Beret).model().at(0.18, -0.28, 0.94);
    let knife = Model::default().over(Tone::Pale, poly(&[(0.86, 1.06), (1.26, 1.16), (0.88, 1.14)]));
    let bollard = soft(&[(2.05, 1.2), (2.35, 1.2), (2.30, 1.5), (2.42, 1.6), (2.0, 1.6), (2.10, 1.5)], 0.06);
    let rope = line(&[(0.55, 1.9), (0.50, 0.6), (0.42, -0.4)], 0.05);
    Model::default()
        .over(Tone::Body, wall)
        .over(Tone::Lit, rope)
        .with(Man::new(Pose::Charge, Hat::Beret).with(knife).at(-1.25, -0.24, 0.9))
        .with(climb)
        .with(crawl)
        .over(Tone::Side, bollard)
}

/// Two windows of a house with a broken edge.
fn paras() -> Model {
    let house = poly(&[
        (-2.2, -0.2),
        (2.2, -0.2),
        (2.2, 1.7),
        (1.9, 1.66),
        (1.7, 2.5),
        (1.2, 2.44),
        (0.9, 2.86),
        (-0.6, 2.8),
        (-1.2, 2.9),
        (-2.2, 2.84),
    ]);
    let frame = |x: f32| Model::default().over(Tone::Glow, rect(x, 0.72, 1.25, 1.42));
    let sill = |x: f32| {
        Model::default()
            .over(Tone::Side, rect(x - 0.08, 0.46, 1.42, 0.30))
            .over(Tone::Body, bar((x + 0.62, 1.9), (x + 0.62, 2.14), 0.05, 0.05))
    };
    let man = one(Pose::Kneel, Hat::Beret).at(-1.45, 0.52, 0.86);
    let second = one(Pose::Kneel, Hat::Beret).at(0.55, 0.50, 0.88);
    let mut model = Model::default()
        .over(Tone::Body, house)
        .with(frame(-1.75))
        .with(frame(0.28))
        .with(man)
        .with(second)
        .with(sill(-1.75))
        .with(sill(0.28));
    for (x, y) in [
        (-0.30, 0.2),
        (-0.2, 1.0),
        (-0.34, 1.7),
        (1.75, 0.3),
        (1.7, 1.2),
        (-2.05, 0.5),
        (-2.1, 1.6),
        (0.9, 2.4),
        (-1.0, 2.5),
    ] {
        model = model.over(Tone::Side, rect(x, y, 0.26, 0.10));
    }
    model
}

/// A dugout of stones with a roof.
fn rats() -> Model {
    let front = [
        (-1.9, 0.0),
        (-1.3, 0.02),
        (-0.7, 0.0),
        (0.0, 0.03),
        (0.7, 0.0),
        (1.3, 0.02),
        (-1.6, 0.3),
        (-1.0, 0.32),
        (0.9, 0.3),
        (1.5, 0.3),
    ];
    let roof = poly(&[(-2.1, 1.6), (2.1, 1.66), (2.2, 1.86), (1.4, 2.0), (-1.2, 2.02), (-2.2, 1.84)]);
    let post = |x: f32| Model::default().over(Tone::Body, bar((x, 0.2), (x, 1.7), 0.16, 0.14));
    let look = Man::new(Pose::Look, Hat::Wide)
        .with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12)))
        .at(-0.55, -0.42, 0.96);
    let aim = one(Pose::Aim, Hat::Wide).at(0.6, -0.40, 0.92);
    let model = Model::default()
        .over(Tone::Back, poly(&[(-1.9, 0.1), (1.9, 0.1), (1.9, 1.7), (-1.9, 1.7)]))
        .with(look)
        .with(aim)
        .with(post(-1.8))
        .with(post(1.8))
        .over(Tone::Body, roof);
    front.into_iter().fold(model, |model, (x, y)| {
        model.over(Tone::Side, soft(&[(x - 0.36, y), (x + 0.34, y), (x + 0.28, y + 0.32), (x - 0.28, y + 0.30)], 0.1))
    })
}

fn mg42() -> Model {
    let belt = (0..7_u8).fold(Model::default(), |model, at| {
        let share = f32::from(at) / 6.0;
        model.over(
            Tone::Pale,
            bar((0.72 - share * 0.42, 0.66 - share * 0.34), (0.70 - share * 0.42, 0.78 - share * 0.34), 0.05, 0.05),
        )
    });
    let gun = light_gun(2.2).with(belt).with(flash(2.25, 0.86, 0.5, 5.0));
    let gunner = Man::new(Pose::Kneel, Hat::Steel).with(gun.at(0.0, 0.30, 1.0));
    one(Pose::Kneel, Hat::Steel).at(-1.1, 0.08, 0.9).with(gunner).with(bags(0.75, -0.04, 4))
}

/// In a doorway with a tube below the arm.
fn panzerfaust() -> Model {
    let tube = Model::default()
        .over(Tone::Lit, bar((-0.55, 1.22), (1.0, 1.42), 0.10, 0.10))
        .over(Tone::Body, poly(&[(0.95, 1.34), (1.2, 1.30), (1.62, 1.50), (1.2, 1.66), (0.95, 1.50)]))
        .over(Tone::Body, line(&[(0.62, 1.42), (0.60, 1.60)], 0.04));
    let man = Man::new(Pose::Hold, Hat::Steel).coat().with(tube);
    let frame = poly(&[
        (-0.95, -0.05),
        (-0.62, -0.05),
        (-0.62, 2.2),
        (0.55, 2.2),
        (0.55, 1.9),
        (0.88, 1.9),
        (0.88, 2.55),
        (1.5, 2.7),
        (-0.95, 2.9),
    ]);
    let step = rect(-1.1, -0.2, 2.6, 0.16);
    Model::default().over(Tone::Body, frame).over(Tone::Side, step).with(man.at(0.0, -0.04, 1.04))
}

fn paratrooper() -> Model {
    let dome = soft(
        &[
            (-1.9, 2.5),
            (-1.7, 3.6),
            (-0.8, 4.3),
            (0.8, 4.3),
            (1.7, 3.6),
            (1.9, 2.5),
            (1.2, 2.8),
            (0.6, 2.5),
            (0.0, 2.8),
            (-0.6, 2.5),
            (-1.2, 2.8),
        ],
        0.3,
    );
    let gore = soft(&[(-0.6, 2.5), (-0.5, 3.6), (0.0, 4.3), (0.5, 3.6), (0.6, 2.5), (0.0, 2.8)], 0.2);
    let lines = [-1.85_f32, -0.6, 0.6, 1.85].into_iter().flat_map(|x| line(&[(x, 2.5), (0.05, 1.45)], 0.03)).collect();
    Model::default()
        .over(Tone::Pale, dome)
        .over(Tone::Lit, gore)
        .over(Tone::Body, lines)
        .with(Man::new(Pose::Load, Hat::Steel).bare().at(-0.1, 0.0, 0.95))
}

/// A mortar, whose crew drop a shell into it.
fn mortar(hat: Hat, size: f32, third: bool) -> Model {
    let tube = Model::default()
        .over(Tone::Body, soft(&[(-0.34, -0.02), (0.24, -0.02), (0.16, 0.12), (-0.26, 0.12)], 0.04))
        .over(
            Tone::Body,
            [line(&[(0.30, 0.72), (0.62, 0.0)], 0.06), line(&[(0.30, 0.72), (0.30, 0.0)], 0.05)]
                .into_iter()
                .flatten()
                .collect(),
        )
        .over(Tone::Side, bar((-0.06, 0.08), (0.50, 1.30), 0.22, 0.19))
        .over(Tone::Lit, bar((-0.10, 0.16), (0.42, 1.28), 0.05, 0.05))
        .over(Tone::Body, bar((0.44, 1.26), (0.53, 1.30), 0.26, 0.26));
    let shell = Model::default()
        .over(Tone::Lit, soft(&[(0.54, 1.42), (0.68, 1.36), (0.80, 1.58), (0.80, 1.76), (0.66, 1.70)], 0.06));
    let loader = Man::new(Pose::Load, hat).with(shell.at(0.02, -0.06, 1.0));
    let helper = Man::new(Pose::Kneel, hat).bare().flip();
    let mut model = helper.at(1.45, 0.0, 0.96).with(tube.at(0.42, 0.0, size * 1.05)).with(loader.at(-0.24, 0.0, 1.05));
    if third {
        model = Man::new(Pose::Kneel, hat).bare().at(-1.25, 0.12, 0.92).with(model);
    }
    let shells = [1.9_f32, 2.12].into_iter().fold(Model::default(), |model, x| {
        model.over(
            Tone::Side,
            soft(&[(x, 0.0), (x + 0.16, 0.0), (x + 0.15, 0.3), (x + 0.08, 0.42), (x + 0.01, 0.3)], 0.04),
        )
    });
    model.with(shells)
}

/// A heavy mortar that fires while its crew turn away.
fn heavy_mortar() -> Model {
    let tube = Model::default()
        .over(Tone::Body, oval(-0.1, 0.06, 0.62, 0.12))
        .over(
            Tone::Body,
            [line(&[(0.42, 1.2), (0.95, 0.0)], 0.08), line(&[(0.42, 1.2), (0.50, 0.0)], 0.07)]
                .into_iter()
                .flatten()
                .collect(),
        )
        .over(Tone::Side, bar((-0.12, 0.1), (0.78, 2.1), 0.36, 0.30))
        .over(Tone::Lit, bar((-0.18, 0.24), (0.66, 2.08), 0.08, 0.08))
        .over(Tone::Body, bar((0.70, 1.98), (0.80, 2.16), 0.42, 0.42))
        .with(flash(0.84, 2.3, 0.62, 66.0))
        .add(Tone::Smoke, cloud(1.5, 2.9, 0.3));
    let man = Man::new(Pose::Load, Hat::Fur).coat().bare();
    tube.with(man.clone().flip().at(-1.0, 0.0, 0.95)).with(man.at(1.55, 0.0, 0.95))
}
