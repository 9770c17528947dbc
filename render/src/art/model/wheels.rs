//! Trucks, cars and all else on wheels. The front is on the right.

use super::Tone;
use super::people::{Hat, Man, Pose};
use super::shape::{Model, bar, cloud, disc, limb, line, oval, poly, rect, ring, soft};

/// The vehicle with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "jeep" => jeep(),
        "red-ball" => red_ball(),
        "road-of-life" => truck(Load::Canvas).with(lamp(2.0, 0.62, 2.6)),
        "katyusha" => katyusha(),
        "desert-group" => desert_truck(),
        "deacon" => deacon(),
        "afrika-truck" => truck(Load::Canvas).with(limber_gun()),
        "half-track" => half_track(),
        "motorcycle" => motorcycle(),
        "truck" => truck(Load::Canvas),
        "mulberry-truck" => truck(Load::Crates),
        "tram" => tram(),
        "bulldozer" => bulldozer(),
        _ => return None,
    })
}

/// A wheel with a thick tyre.
pub(super) fn wheel(x: f32, y: f32, r: f32) -> Model {
    Model::default()
        .over(Tone::Body, disc(x, y, r))
        .over(Tone::Back, disc(x, y, r * 0.64))
        .over(Tone::Side, disc(x, y, r * 0.46))
        .over(Tone::Lit, disc(x, y, r * 0.16))
}

/// What a truck carries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Load {
    Canvas,
    Crates,
    Nothing,
}

/// A lorry with a bonnet.
fn truck(load: Load) -> Model {
    let away = (0.20, 0.14);
    let mut model = Model::default()
        .over(Tone::Back, disc(1.35 + 0.2, 0.40, 0.36))
        .back(disc(-1.0 + 0.2, 0.40, 0.36))
        .over(Tone::Body, rect(-1.9, 0.50, 3.6, 0.16));
    match load {
        Load::Canvas => {
            let canvas =
                [(-1.95, 0.98), (0.36, 0.98), (0.36, 1.76), (0.24, 1.96), (-0.8, 2.02), (-1.82, 1.96), (-1.95, 1.76)];
            model = model.prism(&canvas, away).prism(&[(-1.95, 0.64), (0.36, 0.64), (0.36, 1.0), (-1.95, 1.0)], away);
            for rib in 0..5_u8 {
                let x = -1.7 + 0.46 * f32::from(rib);
                model = model.over(Tone::Side, line(&[(x, 1.02), (x, 1.74), (x + 0.03, 1.94)], 0.035));
            }
        }
        Load::Crates => {
            for (x, y, w, h) in
                [(-1.8, 1.0, 0.72, 0.5), (-1.0, 1.0, 0.62, 0.62), (-0.3, 1.0, 0.5, 0.42), (-1.6, 1.5, 0.56, 0.36)]
            {
                model = model.prism(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)], away);
                model = model.over(Tone::Side, line(&[(x + 0.06, y + 0.06), (x + w - 0.06, y + h - 0.06)], 0.04));
            }
            model = model.prism(&[(-1.95, 0.64), (0.36, 0.64), (0.36, 1.0), (-1.95, 1.0)], away);
        }
        Load::Nothing => model = model.prism(&[(-1.95, 0.64), (0.36, 0.64), (0.36, 0.82), (-1.95, 0.82)], away),
    }
    let cab = [(0.46, 0.60), (1.16, 0.60), (1.16, 1.22), (1.02, 1.72), (0.46, 1.74)];
    let nose = [(1.16, 0.60), (2.02, 0.60), (2.06, 1.10), (1.96, 1.20), (1.16, 1.26)];
    let fender =
        soft(&[(0.90, 0.62), (1.0, 0.86), (1.30, 0.94), (1.62, 0.92), (1.86, 0.70), (2.0, 0.66), (1.7, 0.56)], 0.1);
    model
        .prism(&nose, away)
        .prism(&cab, away)
        .over(Tone::Glow, soft(&[(0.58, 1.24), (0.98, 1.24), (0.90, 1.60), (0.58, 1.60)], 0.05))
        .over(Tone::Side, fender)
        .over(Tone::Pale, disc(2.06, 0.94, 0.10))
        .with(wheel(1.42, 0.38, 0.38))
        .with(wheel(-0.66, 0.38, 0.38))
        .with(wheel(-1.46, 0.38, 0.38))
}

/// The light of a head lamp on the road.
fn lamp(x: f32, y: f32, long: f32) -> Model {
    Model::default().add(Tone::Blur, poly(&[(x, y + 0.3), (x + long, y - 0.62), (x + long * 0.6, y - 0.66)]))
}

fn red_ball() -> Model {
    let sign =
        Model::default().over(Tone::Pale, disc(2.62, 1.62, 0.40)).over(Tone::Tint(0xd8_2a_34), disc(2.62, 1.62, 0.32));
    truck(Load::Canvas).over(Tone::Body, line(&[(2.62, 0.0), (2.62, 1.4)], 0.09)).with(sign)
}

/// Rails with rockets on a truck.
fn katyusha() -> Model {
    let mut rack = Model::default().over(Tone::Body, poly(&[(-1.6, 0.8), (-0.4, 0.8), (-0.6, 1.3), (-1.3, 1.3)]));
    for rail in 0..4_u8 {
        let y = 1.10 + 0.20 * f32::from(rail);
        rack = rack.over(Tone::Side, bar((-2.0, y - 0.10), (0.75, y + 0.95), 0.07, 0.07));
        rack = rack.over(Tone::Lit, limb(&[(-1.5, y + 0.17, 0.13), (-0.3, y + 0.62, 0.13), (-0.1, y + 0.70, 0.04)]));
    }
    let mut fired = Model::default();
    for (x, y) in [(1.35, 2.55), (2.2, 2.62), (2.6, 3.15)] {
        fired = fired.add(Tone::Fire, poly(&[(x - 0.16, y + 0.02), (x - 1.5, y - 0.62), (x - 0.02, y - 0.14)])).over(
            Tone::Body,
            limb(&[(x - 0.1, y - 0.06, 0.12), (x + 0.45, y + 0.15, 0.13), (x + 0.62, y + 0.22, 0.03)]),
        );
    }
    Model::default().add(Tone::Smoke, cloud(-2.5, 0.7, 0.55)).with(truck(Load::Nothing)).with(rack).with(fired)
}

/// An open truck with sand channels, cans and a machine gun.
fn desert_truck() -> Model {
    let man = Man::new(Pose::Aim, Hat::Beret).bare().at(-0.85, 0.82, 0.62);
    let gun = Model::default().over(Tone::Body, line(&[(-0.55, 0.9), (-0.50, 1.66)], 0.06)).body(bar(
        (-0.75, 1.72),
        (0.30, 1.90),
        0.09,
        0.05,
    ));
    let channel = |y: f32| {
        let mut path = bar((-1.7, y), (0.2, y), 0.16, 0.16);
        (0..6_u8).for_each(|hole| path.extend(disc(-1.52 + 0.32 * f32::from(hole), y, 0.045).reverse_subpaths()));
        path
    };
    let cans = [-1.85_f32, -1.6, 0.1].into_iter().fold(Model::default(), |model, x| {
        model.over(Tone::Side, soft(&[(x, 0.84), (x + 0.22, 0.84), (x + 0.22, 1.2), (x, 1.2)], 0.04))
    });
    Model::default().with(man).with(truck(Load::Nothing)).with(cans).with(gun).over(Tone::Lit, channel(0.72))
}

/// A boxed gun on the back of a lorry.
fn deacon() -> Model {
    let away = (0.22, 0.14);
    let housing = [(-1.5, 0.96), (-0.20, 0.96), (-0.04, 1.30), (-0.16, 1.88), (-1.5, 1.92)];
    let gun = Model::default()
        .over(Tone::Body, limb(&[(0.0, 0.0, 0.24), (0.5, 0.0, 0.16)]))
        .body(bar((0.5, 0.0), (1.9, 0.0), 0.13, 0.10))
        .body(bar((1.8, 0.0), (2.0, 0.0), 0.17, 0.17))
        .turn(3.0, (0.0, 0.0))
        .at(0.05, 1.50, 1.0);
    truck(Load::Nothing)
        .prism(&housing, away)
        .with(gun)
        .over(Tone::Side, soft(&[(-1.3, 1.2), (-0.5, 1.2), (-0.5, 1.66), (-1.3, 1.66)], 0.06))
}

/// A gun on two wheels behind a truck.
fn limber_gun() -> Model {
    Model::default()
        .over(Tone::Body, line(&[(-2.0, 0.6), (-2.9, 0.5)], 0.09))
        .over(Tone::Side, bar((-2.6, 0.72), (-4.2, 0.98), 0.16, 0.11))
        .over(Tone::Body, poly(&[(-2.6, 0.4), (-2.5, 1.1), (-2.66, 1.12), (-2.78, 0.4)]))
        .with(wheel(-2.75, 0.36, 0.36))
}

fn jeep() -> Model {
    let away = (0.30, 0.16);
    let man = |x: f32, y: f32| Man::new(Pose::Sit, Hat::Round).bare().at(x, y, 0.62);
    let glass = poly(&[(0.50, 0.96), (0.62, 0.94), (0.42, 1.44), (0.30, 1.44)]);
    let gun = Model::default().over(Tone::Body, line(&[(-0.72, 0.9), (-0.70, 1.52)], 0.06)).body(bar(
        (-0.95, 1.56),
        (0.10, 1.72),
        0.09,
        0.05,
    ));
    Model::default()
        .over(Tone::Back, disc(1.1, 0.42, 0.32))
        .back(disc(-0.66, 0.42, 0.32))
        .with(man(-0.22, 0.64))
        .with(man(-0.72, 0.60))
        .prism(
            &[
                (-1.24, 0.44),
                (1.3, 0.44),
                (1.36, 0.92),
                (0.56, 0.98),
                (0.30, 0.62),
                (-0.40, 0.62),
                (-0.55, 0.94),
                (-1.24, 0.96),
            ],
            away,
        )
        .over(Tone::Side, glass)
        .with(gun)
        .over(Tone::Side, soft(&[(0.52, 0.56), (0.70, 0.76), (1.22, 0.78), (1.40, 0.62), (1.3, 0.5)], 0.08))
        .over(Tone::Pale, disc(1.36, 0.76, 0.08))
        .over(Tone::Body, disc(-1.30, 0.86, 0.24))
        .with(super::tank::star(Model::default(), None, (0.92, 0.86), 0.11))
        .with(wheel(0.92, 0.34, 0.34))
        .with(wheel(-0.82, 0.34, 0.34))
        .turn(12.0, (0.0, 0.0))
        .add(Tone::Smoke, cloud(-1.7, -0.1, 0.42))
        .add(Tone::Smoke, cloud(-2.5, -0.35, 0.5))
}

fn half_track() -> Model {
    let away = (0.30, 0.16);
    let heads = (0..4_u8).fold(Model::default(), |model, at| {
        model.with(Man::new(Pose::Hold, Hat::Steel).bare().at(
            -1.35 + 0.44 * f32::from(at),
            0.66 + 0.02 * f32::from(at % 2),
            0.54,
        ))
    });
    let body = [
        (-1.9, 0.62),
        (0.86, 0.62),
        (1.9, 0.66),
        (1.98, 0.84),
        (1.04, 1.12),
        (0.72, 1.44),
        (-1.66, 1.40),
        (-2.0, 1.02),
    ];
    let gun = Model::default()
        .over(Tone::Body, bar((0.2, 1.66), (1.30, 1.80), 0.10, 0.05))
        .over(Tone::Side, poly(&[(0.42, 1.44), (0.66, 1.46), (0.58, 1.98), (0.40, 1.94)]));
    let run = soft(&[(-1.85, 0.22), (-1.6, 0.0), (0.2, 0.0), (0.52, 0.26), (0.40, 0.50), (-1.7, 0.52)], 0.14);
    let mut model = Model::default()
        .over(Tone::Back, disc(1.75, 0.40, 0.34))
        .with(heads)
        .prism(&body, away)
        .with(gun)
        .over(Tone::Body, run);
    for at in 0..6_u8 {
        let x = -1.55 + 0.33 * f32::from(at);
        model = model.over(if at % 2 == 0 { Tone::Side } else { Tone::Back }, disc(x, 0.25, 0.22));
    }
    model
        .over(Tone::Back, poly(&[(0.86, 1.14), (1.02, 1.06), (0.94, 1.2), (0.80, 1.34)]))
        .over(Tone::Lit, disc(1.94, 0.96, 0.08))
        .with(wheel(1.50, 0.36, 0.36))
}

fn motorcycle() -> Model {
    let rider = Man::new(Pose::Sit, Hat::Steel).coat().bare().at(-0.30, 0.52, 0.86);
    let second = Man::new(Pose::Sit, Hat::Steel).bare().at(0.42, 0.34, 0.76);
    let frame = [
        line(&[(-0.95, 0.42), (-0.2, 0.52), (0.62, 0.62), (0.95, 0.42)], 0.12),
        line(&[(0.95, 0.42), (0.66, 1.12), (0.44, 1.18)], 0.09),
    ];
    let car =
        soft(&[(0.0, 0.26), (1.0, 0.30), (1.62, 0.62), (1.30, 0.82), (0.9, 0.74), (0.0, 0.84), (-0.18, 0.5)], 0.14);
    let gun = Model::default().over(Tone::Body, bar((0.72, 0.98), (1.85, 1.16), 0.10, 0.05));
    let rim =
        |x: f32| Model::default().over(Tone::Body, ring(x, 0.42, 0.42, 0.12)).over(Tone::Side, disc(x, 0.42, 0.09));
    Model::default()
        .with(rim(-0.95))
        .with(rim(1.0))
        .over(Tone::Side, soft(&[(-0.1, 0.60), (0.52, 0.74), (0.56, 0.94), (0.0, 0.90)], 0.1))
        .over(Tone::Body, frame.into_iter().flatten().collect())
        .with(rider)
        .with(second.at(0.12, -0.02, 1.0))
        .with(gun)
        .over(Tone::Body, car)
        .with(wheel(0.52, 0.26, 0.32))
        .add(
            Tone::Smoke,
            soft(&[(-0.4, -0.12), (-0.8, 0.30), (-1.5, 0.62), (-1.4, 0.2), (-2.1, 0.2), (-1.8, -0.12)], 0.1),
        )
        .add(Tone::Smoke, soft(&[(0.4, -0.12), (1.2, 0.10), (1.9, 0.46), (1.8, 0.1), (2.3, 0.04), (2.0, -0.14)], 0.1))
}

/// A tram with lit windows.
fn tram() -> Model {
    let mut model = Model::default()
        .prism(&[(-2.2, 0.3), (2.2, 0.3), (2.2, 1.3), (2.06, 1.9), (-2.06, 1.9), (-2.2, 1.3)], (0.24, 0.14));
    for pane in 0..6_u8 {
        let x = -1.92 + 0.66 * f32::from(pane);
        model = model.over(Tone::Glow, soft(&[(x, 1.14), (x + 0.5, 1.14), (x + 0.5, 1.68), (x, 1.68)], 0.06));
    }
    model
        .over(Tone::Tint(0xc8_32_3c), rect(-2.2, 0.62, 4.4, 0.22))
        .over(Tone::Body, line(&[(0.0, 1.96), (-0.9, 2.6)], 0.06))
        .with(wheel(-1.3, 0.22, 0.24))
        .with(wheel(1.3, 0.22, 0.24))
}

fn bulldozer() -> Model {
    let blade = soft(&[(1.5, -0.02), (1.66, 0.4), (1.52, 0.86), (1.68, 0.9), (1.86, 0.4), (1.72, -0.04)], 0.06);
    let run = soft(&[(-1.2, 0.24), (-0.9, 0.0), (0.9, 0.0), (1.16, 0.3), (0.9, 0.56), (-0.95, 0.56)], 0.16);
    Model::default()
        .prism(&[(-0.3, 0.5), (1.1, 0.5), (1.14, 1.06), (-0.3, 1.1)], (0.3, 0.14))
        .prism(&[(-1.0, 0.5), (-0.3, 0.5), (-0.3, 0.9), (-1.0, 0.9)], (0.3, 0.14))
        .with(Man::new(Pose::Sit, Hat::Cap).bare().at(-0.62, 0.54, 0.66))
        .over(Tone::Body, line(&[(0.7, 1.06), (0.7, 1.5)], 0.1))
        .over(Tone::Body, run)
        .over(Tone::Side, disc(-0.82, 0.28, 0.2))
        .side(disc(0.84, 0.28, 0.2))
        .over(Tone::Side, line(&[(-0.2, 0.3), (1.6, 0.3)], 0.1))
        .over(Tone::Lit, blade)
        .add(Tone::Smoke, oval(2.1, 0.1, 0.4, 0.18))
}
