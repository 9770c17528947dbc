//! Infantry: people with what they carry, in groups of up to three.

use super::Tone;
use super::people::{Hat, Man, Pose, rifle};
use super::shape::{Model, bar, cloud, disc, flash, limb, line, oval, poly, rect, ring, soft, spikes};

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
        "bren" => bren(),
        "piat" => piat(),
        "commandos" => commandos(),
        "paras" => paras(),
        "rats" => rats(),
        "mg-42" => mg42(),
        "panzerfaust" => panzerfaust(),
        "climbers" => climbers(),
        "officer" => officer(),
        "kampfgruppe" => kampfgruppe(),
        "pilots" => pilots(),
        "scr-300" => backpack_radio(),
        "nurses" => nurses(),
        "paratrooper" => paratrooper(),
        "mortar-60" => mortar(Hat::Round, 0.8, false),
        "mortar-3in" => mortar(Hat::Wide, 1.0, true),
        "grw-34" => mortar(Hat::Steel, 1.0, false),
        "mortar-120" => heavy_mortar(),
        _ => return None,
    })
}

fn one(pose: Pose, hat: Hat) -> Model {
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
            model = model.over(Tone::Back, soft(&[(x, 0.24 * f32::from(row)), (x + 0.42, 0.24 * f32::from(row)), (x + 0.40, 0.24 * f32::from(row) + 0.22), (x + 0.02, 0.24 * f32::from(row) + 0.22)], 0.06));
        }
    }
    model.at(1.05, -0.1, 0.8)
}

fn bazooka() -> Model {
    let tube = Model::default()
        .over(Tone::Lit, bar((-0.55, 1.50), (1.35, 1.60), 0.15, 0.15))
        .over(Tone::Body, oval(1.36, 1.60, 0.06, 0.11))
        .over(Tone::Body, line(&[(0.5, 1.5), (0.48, 1.3)], 0.06));
    let loader = Man::new(Pose::Hold, Hat::Round).with(Model::default().over(Tone::Lit, soft(&[(0.25, 1.12), (0.7, 1.20), (0.86, 1.26), (0.7, 1.30), (0.25, 1.22)], 0.04)));
    let hedge = (0..7_u8).fold(Model::default(), |model, at| model.back(disc(-0.9 + 0.42 * f32::from(at), 0.08, 0.30)));
    loader.at(-1.15, 0.14, 0.92).with(Man::new(Pose::Aim, Hat::Round).with(tube).at(0.1, 0.0, 1.0)).with(hedge.at(0.8, -0.02, 0.9))
}

fn seabees() -> Model {
    let plank = |y: f32| {
        let mut path = bar((-1.5, y), (1.5, y), 0.12, 0.12);
        (0..9_u8).for_each(|hole| path.extend(disc(-1.28 + 0.32 * f32::from(hole), y, 0.035).reverse_subpaths()));
        path
    };
    let man = Man::new(Pose::Hold, Hat::Cap).bare();
    man.clone().at(-1.25, 0.0, 1.0).with(man.flip().at(1.25, 0.0, 1.0)).over(Tone::Lit, plank(1.14)).with(
        Model::default().over(Tone::Side, plank(0.06).into_iter().collect()).at(0.2, -0.04, 1.3),
    )
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
    let cliff = poly(&[(0.30, -1.2), (0.42, -0.4), (0.30, 0.3), (0.50, 1.1), (0.38, 2.0), (0.56, 2.9), (0.7, 3.3), (3.8, 3.4), (3.8, -1.2)]);
    let rope = Model::default().over(Tone::Lit, line(&[(0.50, 3.3), (0.30, 2.0), (0.22, 0.8), (0.10, -1.2)], 0.05));
    let far = line(&[(-0.75, -1.2), (-0.35, 1.0), (0.52, 3.3)], 0.04);
    Model::default()
        .over(Tone::Body, cliff)
        .over(Tone::Side, poly(&[(0.30, -1.2), (0.42, -0.4), (0.30, 0.3), (0.50, 1.1), (0.70, 1.0), (0.55, 0.2), (0.66, -0.5), (0.5, -1.2)]))
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
        .over(Tone::Body, [line(&[(1.7, 0.56), (1.55, 0.04)], 0.05), line(&[(1.7, 0.56), (1.95, 0.04)], 0.05)].into_iter().flatten().collect());
    let second = Man::new(Pose::Point, Hat::Round).bare().turn(-62.0, (0.0, 0.0)).at(-2.3, 0.62, 0.9);
    second.with(prone(Hat::Round)).with(gun).over(Tone::Side, limb(&[(-0.6, 0.22, 0.2), (-0.1, 0.16, 0.18), (0.3, 0.42, 0.14)]))
}

fn partisans() -> Model {
    let smg = Man::new(Pose::Hold, Hat::Fur).coat().with(drum_gun().at(0.0, 0.0, 0.96));
    let bearded = Man::new(Pose::March, Hat::Cap).coat().model();
    let woman = Man::new(Pose::Hold, Hat::Scarf).coat().with(rifle((0.1, 0.98), (1.0, 1.5)));
    woman.at(1.2, 0.14, 0.86).with(bearded.at(-1.15, 0.1, 0.94)).with(smg)
}

/// A woman with a scoped rifle on a branch.
fn sniper() -> Model {
    let gun = rifle((-0.06, 1.0), (1.5, 1.18)).over(Tone::Body, bar((0.3, 1.20), (0.72, 1.25), 0.09, 0.09)).over(Tone::Glow, disc(0.73, 1.25, 0.05));
    let cape = poly(&[(-0.30, 1.24), (0.10, 1.30), (0.18, 0.5), (0.05, 0.1), (-0.75, 0.06), (-0.55, 0.6)]);
    let bun = Model::default().over(Tone::Body, disc(0.04, 1.26, 0.09));
    let branch = Model::default()
        .over(Tone::Back, limb(&[(-1.5, -0.2, 0.42), (0.2, 0.0, 0.34), (2.2, 0.36, 0.20)]))
        .add(Tone::Back, limb(&[(1.3, 0.2, 0.16), (1.8, 0.9, 0.10), (2.3, 1.5, 0.05)]));
    let leaves = [(2.3, 0.5), (2.0, 1.1), (2.4, 1.6), (1.6, 0.55), (-1.2, 0.2), (-1.5, 0.4), (0.9, -0.1), (1.9, 0.0)];
    let leaves = leaves.into_iter().fold(Model::default(), |model, (x, y)| {
        model.over(Tone::Back, limb(&[(x - 0.22, y - 0.12, 0.03), (x, y, 0.17), (x + 0.24, y + 0.10, 0.02)]))
    });
    branch.with(Man::new(Pose::Kneel, Hat::Bare).with(Model::default().over(Tone::Body, cape).with(gun)).with(bun)).with(leaves)
}

/// A breastplate and a pack of explosives.
fn sappers() -> Model {
    let plate = |x: f32| {
        Model::default()
            .over(Tone::Lit, soft(&[(x + 0.02, 0.96), (x + 0.30, 0.96), (x + 0.36, 1.24), (x + 0.30, 1.50), (x + 0.04, 1.52)], 0.06))
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
    let band = |model: Model, x: f32, y: f32| model.over(Tone::Pale, bar((x - 0.10, y), (x + 0.10, y + 0.02), 0.10, 0.10));
    let old = band(Man::new(Pose::Look, Hat::Cap).with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12))), 0.24, 1.46);
    let guard = band(Man::new(Pose::March, Hat::Wide).coat().model(), 0.14, 1.30);
    let fork = Model::default().over(Tone::Lit, line(&[(0.22, 0.1), (0.26, 1.9)], 0.05)).over(
        Tone::Body,
        [line(&[(0.12, 2.2), (0.14, 1.92), (0.38, 1.92), (0.42, 2.2)], 0.04), line(&[(0.27, 1.9), (0.28, 2.24)], 0.04)].into_iter().flatten().collect(),
    );
    let third = band(Man::new(Pose::Stand, Hat::Peaked).coat().with(fork), 0.12, 1.28);
    third.at(1.15, 0.0, 0.94).with(guard.at(-1.1, 0.0, 0.98)).with(old.at(0.05, 0.0, 1.04))
}

/// A machine gun on two legs, with something on it.
fn light_gun(muzzle: f32) -> Model {
    Model::default()
        .over(Tone::Lit, poly(&[(0.10, 0.62), (0.10, 0.80), (0.52, 0.76), (0.52, 0.66)]))
        .over(Tone::Body, bar((0.46, 0.72), (1.0, 0.76), 0.16, 0.14))
        .body(bar((0.95, 0.76), (muzzle, 0.84), 0.10, 0.07))
        .over(Tone::Body, [line(&[(1.45, 0.80), (1.30, 0.30)], 0.05), line(&[(1.45, 0.80), (1.66, 0.30)], 0.05)].into_iter().flatten().collect())
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
    let second = Man::new(Pose::Kneel, Hat::Wide).with(Model::default().over(Tone::Side, poly(&[(0.66, 1.02), (0.84, 1.02), (0.92, 1.36), (0.76, 1.40)])));
    second.at(-0.95, 0.1, 0.92).with(gunner).with(bags(0.95, -0.04, 3))
}

fn piat() -> Model {
    let thrower = Model::default()
        .over(Tone::Body, bar((-0.1, 0.86), (1.1, 1.16), 0.17, 0.17))
        .over(Tone::Lit, bar((0.75, 1.14), (1.5, 1.32), 0.24, 0.20))
        .over(Tone::Side, poly(&[(1.35, 1.40), (1.40, 1.14), (1.95, 1.42)]))
        .over(Tone::Body, line(&[(0.95, 1.08), (0.98, 0.62)], 0.05))
        .body(bar((-0.18, 0.66), (-0.10, 1.02), 0.10, 0.10));
    let wall = poly(&[(-2.0, -0.1), (2.2, -0.1), (2.2, 0.24), (1.86, 0.30), (1.7, 0.62), (1.3, 0.52), (0.9, 0.60), (0.6, 0.34), (-0.6, 0.30), (-1.0, 0.74), (-1.4, 0.66), (-1.6, 1.16), (-2.0, 1.2)]);
    let bricks = [(-1.7, 0.3), (-1.4, 0.5), (1.2, 0.2), (1.7, 0.34), (0.2, 0.06), (-0.9, 0.12)];
    let model = Man::new(Pose::Kneel, Hat::Wide).with(thrower).at(0.0, 0.1, 1.1).over(Tone::Back, wall);
    bricks.into_iter().fold(model, |model, (x, y)| model.side(rect(x, y, 0.22, 0.09)))
}

fn commandos() -> Model {
    let wall = poly(&[(0.56, -0.2), (0.56, 1.20), (2.6, 1.24), (2.6, -0.2)]);
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
    let house = poly(&[(-2.2, -0.2), (2.2, -0.2), (2.2, 1.7), (1.9, 1.66), (1.7, 2.5), (1.2, 2.44), (0.9, 2.86), (-0.6, 2.8), (-1.2, 2.9), (-2.2, 2.84)]);
    let frame = |x: f32| Model::default().over(Tone::Glow, rect(x, 0.72, 1.25, 1.42));
    let sill = |x: f32| Model::default().over(Tone::Side, rect(x - 0.08, 0.60, 1.42, 0.16)).over(Tone::Body, bar((x + 0.62, 1.9), (x + 0.62, 2.14), 0.05, 0.05));
    let man = one(Pose::Kneel, Hat::Beret).at(-1.45, 0.52, 0.86);
    let second = one(Pose::Kneel, Hat::Beret).at(0.55, 0.50, 0.88);
    let mut model = Model::default().over(Tone::Body, house).with(frame(-1.75)).with(frame(0.28)).with(man).with(second).with(sill(-1.75)).with(sill(0.28));
    for (x, y) in [(-0.30, 0.2), (-0.2, 1.0), (-0.34, 1.7), (1.75, 0.3), (1.7, 1.2), (-2.05, 0.5), (-2.1, 1.6), (0.9, 2.4), (-1.0, 2.5)] {
        model = model.over(Tone::Side, rect(x, y, 0.26, 0.10));
    }
    model
}

/// A dugout of stones with a roof.
fn rats() -> Model {
    let front = [(-1.9, 0.0), (-1.3, 0.02), (-0.7, 0.0), (0.0, 0.03), (0.7, 0.0), (1.3, 0.02), (-1.6, 0.3), (-1.0, 0.32), (0.9, 0.3), (1.5, 0.3)];
    let roof = poly(&[(-2.1, 1.6), (2.1, 1.66), (2.2, 1.86), (1.4, 2.0), (-1.2, 2.02), (-2.2, 1.84)]);
    let post = |x: f32| Model::default().over(Tone::Body, bar((x, 0.2), (x, 1.7), 0.16, 0.14));
    let look = Man::new(Pose::Look, Hat::Wide).with(Model::default().over(Tone::Body, rect(0.22, 1.70, 0.26, 0.12))).at(-0.55, -0.42, 0.96);
    let aim = one(Pose::Aim, Hat::Wide).at(0.6, -0.40, 0.92);
    let model = Model::default().over(Tone::Back, poly(&[(-1.9, 0.1), (1.9, 0.1), (1.9, 1.7), (-1.9, 1.7)])).with(look).with(aim).with(post(-1.8)).with(post(1.8)).over(Tone::Body, roof);
    front.into_iter().fold(model, |model, (x, y)| model.over(Tone::Side, soft(&[(x - 0.36, y), (x + 0.34, y), (x + 0.28, y + 0.32), (x - 0.28, y + 0.30)], 0.1)))
}

fn mg42() -> Model {
    let belt = (0..7_u8).fold(Model::default(), |model, at| {
        let share = f32::from(at) / 6.0;
        model.over(Tone::Pale, bar((0.72 - share * 0.42, 0.66 - share * 0.34), (0.70 - share * 0.42, 0.78 - share * 0.34), 0.05, 0.05))
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
    let frame = poly(&[(-0.95, -0.05), (-0.62, -0.05), (-0.62, 2.2), (0.55, 2.2), (0.55, 1.9), (0.88, 1.9), (0.88, 2.55), (1.5, 2.7), (-0.95, 2.9)]);
    let step = rect(-1.1, -0.2, 2.6, 0.16);
    Model::default().over(Tone::Body, frame).over(Tone::Side, step).with(man.at(0.0, -0.04, 1.04))
}

/// On a rope over a glacier.
fn climbers() -> Model {
    let axe = Model::default().over(Tone::Lit, line(&[(0.66, 1.30), (0.92, 0.2)], 0.05)).over(Tone::Body, bar((0.42, 1.30), (0.86, 1.42), 0.07, 0.03));
    let man = Man::new(Pose::Hold, Hat::Cap).pack().with(axe);
    let ice = poly(&[(-3.0, -1.1), (-2.2, -0.60), (-1.2, -0.30), (-0.4, 0.2), (0.3, 0.42), (1.1, 1.0), (1.9, 1.26), (3.0, 2.1), (3.0, -1.1)]);
    let rope = line(&[(-1.25, 0.55), (-0.9, 0.36), (0.10, 0.72), (0.4, 1.3), (0.9, 1.2), (1.55, 2.1)], 0.045);
    Model::default()
        .over(Tone::Body, ice.clone())
        .over(Tone::Pale, poly(&[(-2.3, -0.65), (-1.2, -0.30), (-0.4, 0.2), (0.3, 0.42), (1.1, 1.0), (1.9, 1.26), (3.0, 2.1), (3.0, 1.7), (1.8, 1.02), (1.2, 0.86), (0.4, 0.24), (-0.3, 0.02), (-1.1, -0.50), (-2.3, -0.72)]))
        .with(man.clone().at(1.55, 1.16, 0.80))
        .with(man.clone().at(0.12, 0.34, 0.90))
        .over(Tone::Lit, rope)
        .with(man.at(-1.35, -0.38, 1.0))
}

fn officer() -> Model {
    let map = Model::default().over(Tone::Pale, poly(&[(0.16, 1.02), (0.74, 1.14), (0.80, 1.36), (0.22, 1.28)])).over(Tone::Tint(0xc8_32_3c), line(&[(0.3, 1.14), (0.5, 1.24), (0.68, 1.22)], 0.03));
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
    let vest = |x: f32| Model::default().over(Tone::Tint(0xf2_c2_3a), soft(&[(x - 0.02, 1.0), (x + 0.24, 1.06), (x + 0.40, 1.46), (x + 0.10, 1.52)], 0.08));
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
    let arcs = [0.34_f32, 0.54].into_iter().fold(Model::default(), |model, r| model.add(Tone::Blur, ring(-0.44, 2.86, r, 0.07)));
    let handset = Model::default().over(Tone::Body, limb(&[(0.12, 1.90, 0.12), (0.20, 1.70, 0.08), (0.24, 1.62, 0.12)]));
    set.with(Man::new(Pose::Phone, Hat::Round).with(handset)).with(arcs)
}

fn nurses() -> Model {
    let nurse = Man::new(Pose::Hold, Hat::Scarf).coat().bare();
    let bed = Model::default()
        .over(Tone::Pale, bar((-1.15, 1.10), (1.15, 1.12), 0.16, 0.16))
        .over(Tone::Side, limb(&[(-0.75, 1.24, 0.22), (0.5, 1.24, 0.26), (0.78, 1.26, 0.2)]))
        .over(Tone::Pale, soft(&[(-0.65, 1.12), (0.5, 1.12), (0.4, 1.42), (-0.5, 1.38)], 0.1))
        .over(Tone::Tint(0xd8_32_3c), { let mut path = bar((-0.2, 1.26), (0.12, 1.26), 0.10, 0.10); path.extend(bar((-0.04, 1.14), (-0.04, 1.38), 0.10, 0.10)); path });
    nurse.clone().at(-1.6, 0.0, 1.0).with(bed).with(nurse.flip().at(1.6, 0.0, 1.0))
}

fn paratrooper() -> Model {
    let dome = soft(&[(-1.9, 2.5), (-1.7, 3.6), (-0.8, 4.3), (0.8, 4.3), (1.7, 3.6), (1.9, 2.5), (1.2, 2.8), (0.6, 2.5), (0.0, 2.8), (-0.6, 2.5), (-1.2, 2.8)], 0.3);
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
        .over(Tone::Body, [line(&[(0.30, 0.72), (0.62, 0.0)], 0.06), line(&[(0.30, 0.72), (0.30, 0.0)], 0.05)].into_iter().flatten().collect())
        .over(Tone::Side, bar((-0.06, 0.08), (0.50, 1.30), 0.22, 0.19))
        .over(Tone::Lit, bar((-0.10, 0.16), (0.42, 1.28), 0.05, 0.05))
        .over(Tone::Body, bar((0.44, 1.26), (0.53, 1.30), 0.26, 0.26));
    let shell = Model::default().over(Tone::Lit, soft(&[(0.54, 1.42), (0.68, 1.36), (0.80, 1.58), (0.80, 1.76), (0.66, 1.70)], 0.06));
    let loader = Man::new(Pose::Load, hat).with(shell.at(0.02, -0.06, 1.0));
    let helper = Man::new(Pose::Kneel, hat).bare().flip();
    let mut model = helper.at(1.45, 0.0, 0.96).with(tube.at(0.42, 0.0, size * 1.05)).with(loader.at(-0.24, 0.0, 1.05));
    if third {
        model = Man::new(Pose::Kneel, hat).bare().at(-1.25, 0.12, 0.92).with(model);
    }
    let shells = [1.9_f32, 2.12].into_iter().fold(Model::default(), |model, x| model.over(Tone::Side, soft(&[(x, 0.0), (x + 0.16, 0.0), (x + 0.15, 0.3), (x + 0.08, 0.42), (x + 0.01, 0.3)], 0.04)));
    model.with(shells)
}

/// A heavy mortar that fires while its crew turn away.
fn heavy_mortar() -> Model {
    let tube = Model::default()
        .over(Tone::Body, oval(-0.1, 0.06, 0.62, 0.12))
        .over(Tone::Body, [line(&[(0.42, 1.2), (0.95, 0.0)], 0.08), line(&[(0.42, 1.2), (0.50, 0.0)], 0.07)].into_iter().flatten().collect())
        .over(Tone::Side, bar((-0.12, 0.1), (0.78, 2.1), 0.36, 0.30))
        .over(Tone::Lit, bar((-0.18, 0.24), (0.66, 2.08), 0.08, 0.08))
        .over(Tone::Body, bar((0.70, 1.98), (0.80, 2.16), 0.42, 0.42))
        .with(flash(0.84, 2.3, 0.62, 66.0))
        .add(Tone::Smoke, cloud(1.5, 2.9, 0.3));
    let man = Man::new(Pose::Load, Hat::Fur).coat().bare();
    tube.with(man.clone().flip().at(-1.0, 0.0, 0.95)).with(man.at(1.55, 0.0, 0.95))
}
