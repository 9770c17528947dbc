//! Infantry: people with what they carry, in groups of up to three.

use super::Tone;
use super::people::{Hat, Man, Pose, rifle};
use super::shape::{Model, bar, disc, limb, line, oval, poly, rect, ring, soft, spikes};

/// The group with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "garand" => wall().with(pair(Pose::Kneel, Hat::Round)),
        "bazooka" => bazooka(),
        "seabees" => seabees(),
        "code-talker" => Man::new(Pose::Phone, Hat::Round).with(radio(0.30, 0.0).at(0.1, 0.0, 1.0)),
        "rangers" => rangers(),
        "column" => column(Hat::Round, true),
        "march" => column(Hat::Round, false),
        "militia" => column(Hat::Cap, false),
        "minutemen" => pair(Pose::Aim, Hat::Cap),
        "gurkhas" => column(Hat::Felt, true),
        "ppsh" => ppsh(),
        "ptrd" => ptrd(),
        "partisans" => partisans(),
        "pavlichenko" => sniper(),
        "sappers" => sappers(),
        "home-guard" => home_guard(),
        "climbers" => climbers(),
        "officer" => officer(),
        "kampfgruppe" => kampfgruppe(),
        "pilots" => pilots(),
        "scr-300" => backpack_radio(),
        "nurses" => nurses(),
        _ => return None,
    })
}

pub(super) fn one(pose: Pose, hat: Hat) -> Model {
    Man::new(pose, hat).model()
}

fn pair(pose: Pose, hat: Hat) -> Model {
    one(pose, hat).at(0.7, 0.1, 0.92).with(one(pose, hat).at(-0.5, 0.0, 1.0))
}

/// A low wall of stones.
fn wall() -> Model {
    let mut model = Model::default();
    for (row, count) in [(0_u8, 7_u8), (1, 6)] {
        for stone in 0..count {
            let x = -1.1 + 0.46 * f32::from(stone) + 0.2 * f32::from(row);
            model = model.over(
                Tone::Back,
                soft(
                    &[
                        (x, 0.24 * f32::from(row)),
                        (x + 0.42, 0.24 * f32::from(row)),
                        (x + 0.40, 0.24 * f32::from(row) + 0.22),
                        (x + 0.02, 0.24 * f32::from(row) + 0.22),
                    ],
                    0.06,
                ),
            );
        }
    }
    model.at(1.05, -0.1, 0.8)
}

fn bazooka() -> Model {
    let tube = Model::default()
        .over(Tone::Lit, bar((-0.55, 1.50), (1.35, 1.60), 0.15, 0.15))
        .over(Tone::Body, oval(1.36, 1.60, 0.06, 0.11))
        .over(Tone::Body, line(&[(0.5, 1.5), (0.48, 1.3)], 0.06));
    let loader = Man::new(Pose::Hold, Hat::Round).with(
        Model::default()
            .over(Tone::Lit, soft(&[(0.25, 1.12), (0.7, 1.20), (0.86, 1.26), (0.7, 1.30), (0.25, 1.22)], 0.04)),
    );
    let hedge = (0..7_u8).fold(Model::default(), |model, at| model.back(disc(-0.9 + 0.42 * f32::from(at), 0.08, 0.30)));
    loader
        .at(-1.15, 0.14, 0.92)
        .with(Man::new(Pose::Aim, Hat::Round).with(tube).at(0.1, 0.0, 1.0))
        .with(hedge.at(0.8, -0.02, 0.9))
}

fn seabees() -> Model {
    let plank = |y: f32| {
        let mut path = bar((-1.5, y), (1.5, y), 0.12, 0.12);
        (0..9_u8).for_each(|hole| path.extend(disc(-1.28 + 0.32 * f32::from(hole), y, 0.035).reverse_subpaths()));
        path
    };
    let man = Man::new(Pose::Hold, Hat::Cap).bare();
    man.clone()
        .at(-1.25, 0.0, 1.0)
        .with(man.flip().at(1.25, 0.0, 1.0))
        .over(Tone::Lit, plank(1.14))
        .with(Model::default().over(Tone::Side, plank(0.06).into_iter().collect()).at(0.2, -0.04, 1.3))
}

/// A field radio on its box with an antenna.
fn radio(x: f32, y: f32) -> Model {
    Model::default()
        .over(Tone::Body, soft(&[(x, y), (x + 0.6, y), (x + 0.6, y + 0.62), (x, y + 0.62)], 0.05))
        .over(Tone::Glow, disc(x + 0.18, y + 0.42, 0.09))
        .add(Tone::Glow, rect(x + 0.34, y + 0.34, 0.18, 0.14))
        .over(Tone::Body, line(&[(x + 0.5, y + 0.6), (x + 0.62, y + 2.3)], 0.035))
}

fn rangers() -> Model {
    let cliff = poly(&[
        (0.30, -1.2),
        (0.42, -0.4),
        (0.30, 0.3),
        (0.50, 1.1),
        (0.38, 2.0),
        (0.56, 2.9),
        (0.7, 3.3),
        (3.8, 3.4),
        (3.8, -1.2),
    ]);
    let rope = Model::default().over(Tone::Lit, line(&[(0.50, 3.3), (0.30, 2.0), (0.22, 0.8), (0.10, -1.2)], 0.05));
    let far = line(&[(-0.75, -1.2), (-0.35, 1.0), (0.52, 3.3)], 0.04);
    Model::default()
        .over(Tone::Body, cliff)
        .over(
            Tone::Side,
            poly(&[
                (0.30, -1.2),
                (0.42, -0.4),
                (0.30, 0.3),
                (0.50, 1.1),
                (0.70, 1.0),
                (0.55, 0.2),
                (0.66, -0.5),
                (0.5, -1.2),
            ]),
        )
        .over(Tone::Lit, far)
        .with(rope)
        .with(one(Pose::Climb, Hat::Round).at(-0.12, 1.05, 0.9))
        .with(one(Pose::Climb, Hat::Round).at(-0.75, -0.9, 0.96))
        .with(one(Pose::Kneel, Hat::Round).flip().at(1.5, 3.38, 0.56))
}

/// Three who walk one behind the other.
fn column(hat: Hat, pack: bool) -> Model {
    let man = Man::new(Pose::March, hat);
    let man = if pack { man.pack() } else { man };
    man.model().at(1.15, 0.26, 0.82).with(man.model().at(0.10, 0.12, 0.92)).with(man.model().at(-1.1, 0.0, 1.04))
}

/// A gun with a round magazine.
fn drum_gun() -> Model {
    Model::default()
        .over(Tone::Lit, poly(&[(-0.10, 1.02), (-0.12, 1.18), (0.30, 1.20), (0.34, 1.12)]))
        .over(Tone::Body, bar((0.24, 1.17), (1.12, 1.30), 0.12, 0.08))
        .over(Tone::Side, disc(0.58, 1.06, 0.16))
        .over(Tone::Body, disc(0.58, 1.06, 0.06))
}

fn ppsh() -> Model {
    let man = |x: f32, y: f32, size: f32| Man::new(Pose::Charge, Hat::Fur).coat().with(drum_gun()).at(x, y, size);
    man(1.25, 0.34, 0.80).with(man(-1.2, 0.22, 0.88)).with(man(0.0, 0.0, 1.08))
}

/// A man who lies and looks along a gun.
fn prone(hat: Hat) -> Model {
    Man::new(Pose::Stand, hat).bare().turn(-74.0, (0.0, 0.0)).at(-2.0, 0.16, 1.0)
}

fn ptrd() -> Model {
    let gun = Model::default()
        .over(Tone::Lit, poly(&[(0.0, 0.34), (0.0, 0.50), (0.5, 0.48), (0.5, 0.40)]))
        .over(Tone::Body, bar((0.4, 0.46), (2.9, 0.66), 0.09, 0.06))
        .body(soft(&[(2.85, 0.58), (3.1, 0.58), (3.1, 0.75), (2.85, 0.74)], 0.03))
        .over(
            Tone::Body,
            [line(&[(1.7, 0.56), (1.55, 0.04)], 0.05), line(&[(1.7, 0.56), (1.95, 0.04)], 0.05)]
                .into_iter()
                .flatten()
                .collect(),
        );
    let second = Man::new(Pose::Point, Hat::Round).bare().turn(-62.0, (0.0, 0.0)).at(-2.3, 0.62, 0.9);
    second
        .with(prone(Hat::Round))
        .with(gun)
        .over(Tone::Side, limb(&[(-0.6, 0.22, 0.2), (-0.1, 0.16, 0.18), (0.3, 0.42, 0.14)]))
}

fn partisans() -> Model {
    let smg = Man::new(Pose::Hold, Hat::Fur).coat().with(drum_gun().at(0.0, 0.0, 0.96));
    let bearded = Man::new(Pose::March, Hat::Cap).coat().model();
    let woman = Man::new(Pose::Hold, Hat::Scarf).coat().with(rifle((0.1, 0.98), (1.0, 1.5)));
    woman.at(1.2, 0.14, 0.86).with(bearded.at(-1.15, 0.1, 0.94)).with(smg)
}

/// A woman with a scoped rifle on a branch.
fn sniper() -> Model {
    let gun = rifle((-0.06, 1.0), (1.5, 1.18))
        .over(Tone::Body, bar((0.3, 1.20), (0.72, 1.25), 0.09, 0.09))
        .over(Tone::Glow, disc(0.73, 1.25, 0.05));
    let cape = poly(&[(-0.30, 1.24), (0.10, 1.30), (0.18, 0.5), (0.05, 0.1), (-0.75, 0.06), (-0.55, 0.6)]);
    let bun = Model::default().over(Tone::Body, disc(0.04, 1.26, 0.09));
    let branch = Model::default()
        .over(Tone::Back, limb(&[(-1.5, -0.2, 0.42), (0.2, 0.0, 0.34), (2.2, 0.36, 0.20)]))
        .add(Tone::Back, limb(&[(1.3, 0.2, 0.16), (1.8, 0.9, 0.10), (2.3, 1.5, 0.05)]));
    let leaves = [(2.3, 0.5), (2.0, 1.1), (2.4, 1.6), (1.6, 0.55), (-1.2, 0.2), (-1.5, 0.4), (0.9, -0.1), (1.9, 0.0)];
    let leaves = leaves.into_iter().fold(Model::default(), |model, (x, y)| {
        model.over(Tone::Back, limb(&[(x - 0.22, y - 0.12, 0.03), (x, y, 0.17), (x + 0.24, y + 0.10, 0.02)]))
    });
    branch
        .with(Man::new(Pose::Kneel, Hat::Bare).with(Model::default().over(Tone::Body, cape).with(gun)).with(bun))
        .with(leaves)
}

/// A breastplate and a pack of explosives.
fn sappers() -> Model {
    let plate = |x: f32| {
        Model::default()
            .over(
                Tone::Lit,
                soft(&[(x + 0.02, 0.96), (x + 0.30, 0.96), (x + 0.36, 1.24), (x + 0.30, 1.50), (x + 0.04, 1.52)], 0.06),
            )
            .over(Tone::Side, line(&[(x + 0.05, 1.22), (x + 0.34, 1.20)], 0.03))
    };
    let pack = Model::default()
        .over(Tone::Side, soft(&[(0.50, 0.86), (1.02, 0.86), (1.02, 1.20), (0.50, 1.20)], 0.05))
        .over(Tone::Lit, line(&[(0.66, 0.84), (0.66, 1.22)], 0.04))
        .body(line(&[(0.88, 0.84), (0.88, 1.22)], 0.04))
        .over(Tone::Body, line(&[(0.76, 1.2), (0.80, 1.36), (0.92, 1.40)], 0.03))
        .add(Tone::Fire, spikes(0.95, 1.42, 6, 0.03, 0.11));
    let first = Man::new(Pose::Hold, Hat::Round).with(plate(0.0).with(pack));
    let second = Man::new(Pose::Hold, Hat::Round).with(plate(0.0).with(drum_gun()));
    second.at(-1.2, 0.12, 0.94).with(first.at(0.1, 0.0, 1.04))
}

fn home_guard() -> Model {
    let band =
        |model: Model, x: f32, y: f32| model.over(Tone::Pale, bar((x - 0.10, y), (x + 0.10, y + 0.02), 0.10, 0.10));
    let old = band(
        Man::new(Pose::Look, Hat::Cap).with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12))),
        0.24,
        1.46,
    );
    let guard = band(Man::new(Pose::March, Hat::Wide).coat().model(), 0.14, 1.30);
    let fork = Model::default().over(Tone::Lit, line(&[(0.22, 0.1), (0.26, 1.9)], 0.05)).over(
        Tone::Body,
        [line(&[(0.12, 2.2), (0.14, 1.92), (0.38, 1.92), (0.42, 2.2)], 0.04), line(&[(0.27, 1.9), (0.28, 2.24)], 0.04)]
            .into_iter()
            .flatten()
            .collect(),
    );
    let third = band(Man::new(Pose::Stand, Hat::Peaked).coat().with(fork), 0.12, 1.28);
    third.at(1.15, 0.0, 0.94).with(guard.at(-1.1, 0.0, 0.98)).with(old.at(0.05, 0.0, 1.04))
}

/// On a rope over a glacier.
fn climbers() -> Model {
    let axe = Model::default()
        .over(Tone::Lit, line(&[(0.66, 1.30), (0.92, 0.2)], 0.05))
        .over(Tone::Body, bar((0.42, 1.30), (0.86, 1.42), 0.07, 0.03));
    let man = Man::new(Pose::Hold, Hat::Cap).pack().with(axe);
    let ice = poly(&[
        (-3.0, -1.1),
        (-2.2, -0.60),
        (-1.2, -0.30),
        (-0.4, 0.2),
        (0.3, 0.42),
        (1.1, 1.0),
        (1.9, 1.26),
        (3.0, 2.1),
        (3.0, -1.1),
    ]);
    let rope = line(&[(-1.25, 0.55), (-0.9, 0.36), (0.10, 0.72), (0.4, 1.3), (0.9, 1.2), (1.55, 2.1)], 0.045);
    Model::default()
        .over(Tone::Body, ice.clone())
        .over(
            Tone::Pale,
            poly(&[
                (-2.3, -0.65),
                (-1.2, -0.30),
                (-0.4, 0.2),
                (0.3, 0.42),
                (1.1, 1.0),
                (1.9, 1.26),
                (3.0, 2.1),
                (3.0, 1.7),
                (1.8, 1.02),
                (1.2, 0.86),
                (0.4, 0.24),
                (-0.3, 0.02),
                (-1.1, -0.50),
                (-2.3, -0.72),
            ]),
        )
        .with(man.clone().at(1.55, 1.16, 0.80))
        .with(man.clone().at(0.12, 0.34, 0.90))
        .over(Tone::Lit, rope)
        .with(man.at(-1.35, -0.38, 1.0))
}

fn officer() -> Model {
    let map = Model::default()
        .over(Tone::Pale, poly(&[(0.16, 1.02), (0.74, 1.14), (0.80, 1.36), (0.22, 1.28)]))
        .over(Tone::Tint(0xc8_32_3c), line(&[(0.3, 1.14), (0.5, 1.24), (0.68, 1.22)], 0.03));
    let chief = Man::new(Pose::Hold, Hat::Peaked).coat().with(map);
    let man = one(Pose::Kneel, Hat::Steel);
    let second = Man::new(Pose::Point, Hat::Steel).bare();
    second.flip().at(1.4, 0.1, 0.94).with(man.at(-1.35, 0.0, 0.96)).with(chief.at(-0.1, 0.0, 1.06))
}

fn kampfgruppe() -> Model {
    let tanker = Man::new(Pose::Point, Hat::Cap).bare();
    let gunner = Man::new(Pose::March, Hat::Steel).coat().model();
    let third = Man::new(Pose::Look, Hat::Peaked).with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12)));
    gunner.at(-1.25, 0.0, 0.96).with(third.at(0.95, 0.08, 0.92)).with(tanker.at(-0.1, 0.0, 1.04))
}

/// Pilots who run.
fn pilots() -> Model {
    let vest = |x: f32| {
        Model::default().over(
            Tone::Tint(0xf2_c2_3a),
            soft(&[(x - 0.02, 1.0), (x + 0.24, 1.06), (x + 0.40, 1.46), (x + 0.10, 1.52)], 0.08),
        )
    };
    let man = |hat| Man::new(Pose::Charge, hat).with(vest(0.02));
    man(Hat::Bare).at(1.2, 0.28, 0.80).with(man(Hat::Cap).at(-1.2, 0.16, 0.9)).with(man(Hat::Bare).at(0.0, 0.0, 1.06))
}

/// A radio on the back with a long antenna.
fn backpack_radio() -> Model {
    let set = Model::default()
        .over(Tone::Side, soft(&[(-0.62, 0.86), (-0.16, 0.90), (-0.10, 1.66), (-0.56, 1.66)], 0.05))
        .over(Tone::Glow, disc(-0.38, 1.46, 0.07))
        .add(Tone::Glow, rect(-0.46, 1.14, 0.18, 0.10))
        .over(Tone::Body, line(&[(-0.50, 1.64), (-0.44, 2.9)], 0.035));
    let arcs = [0.34_f32, 0.54]
        .into_iter()
        .fold(Model::default(), |model, r| model.add(Tone::Blur, ring(-0.44, 2.86, r, 0.07)));
    let handset =
        Model::default().over(Tone::Body, limb(&[(0.12, 1.90, 0.12), (0.20, 1.70, 0.08), (0.24, 1.62, 0.12)]));
    set.with(Man::new(Pose::Phone, Hat::Round).with(handset)).with(arcs)
}

fn nurses() -> Model {
    let nurse = Man::new(Pose::Hold, Hat::Scarf).coat().bare();
    let bed = Model::default()
        .over(Tone::Pale, bar((-1.15, 1.10), (1.15, 1.12), 0.16, 0.16))
        .over(Tone::Side, limb(&[(-0.75, 1.24, 0.22), (0.5, 1.24, 0.26), (0.78, 1.26, 0.2)]))
        .over(Tone::Pale, soft(&[(-0.65, 1.12), (0.5, 1.12), (0.4, 1.42), (-0.5, 1.38)], 0.1))
        .over(Tone::Tint(0xd8_32_3c), {
            let mut path = bar((-0.2, 1.26), (0.12, 1.26), 0.10, 0.10);
            path.extend(bar((-0.04, 1.14), (-0.04, 1.38), 0.10, 0.10));
            path
        });
    nurse.clone().at(-1.6, 0.0, 1.0).with(bed).with(nurse.flip().at(1.6, 0.0, 1.0))
}
