//! The parts of tracked vehicles: a run of wheels, a hull, a turret, a gun. The front is on the right.

use super::Tone;
use super::shape::{Model, bar, disc, limb, line, oval, poly, rect, ring, soft, spikes};

/// The way from the near side of a vehicle to its far side.
pub(super) const AWAY: (f32, f32) = (0.42, 0.17);

fn away(share: f32) -> (f32, f32) {
    (AWAY.0 * share, AWAY.1 * share)
}

fn moved(points: &[(f32, f32)], by: (f32, f32)) -> Vec<(f32, f32)> {
    points.iter().map(|(x, y)| (x + by.0, y + by.1)).collect()
}

/// How the wheels of a run stand.
#[derive(Clone, Copy)]
pub(super) enum Wheels {
    /// One row, with small rollers above if there are any.
    Row { count: u8, radius: f32, rollers: u8 },
    /// Pairs that hang together.
    Pairs { count: u8, radius: f32 },
    /// Two rows that overlap.
    Overlap { count: u8, radius: f32 },
}

/// A vehicle on tracks.
#[derive(Clone, Copy)]
pub(super) struct Tank {
    /// Half the length of the tracks, and their height.
    pub(super) run: (f32, f32),
    pub(super) wheels: Wheels,
    /// The hull between the tracks, from the side.
    pub(super) hull: &'static [(f32, f32)],
    /// The turret from the side; empty if there is none.
    pub(super) turret: &'static [(f32, f32)],
    pub(super) gun: Gun,
}

/// A gun of a vehicle, from its foot in the front of a turret.
#[derive(Clone, Copy)]
pub(super) struct Gun {
    pub(super) at: (f32, f32),
    pub(super) long: f32,
    pub(super) thick: f32,
    /// Whether there is a brake at the muzzle.
    pub(super) brake: bool,
    /// Degrees above the horizon.
    pub(super) up: f32,
}

impl Gun {
    pub(super) const fn new(at: (f32, f32), long: f32, thick: f32) -> Self {
        Self { at, long, thick, brake: false, up: 3.0 }
    }

    pub(super) const fn brake(self) -> Self {
        Self { brake: true, ..self }
    }

    pub(super) const fn up(self, degrees: f32) -> Self {
        Self { up: degrees, ..self }
    }

    /// The barrel with its mantlet.
    pub(super) fn model(self) -> Model {
        let (thick, long) = (self.thick, self.long);
        let mut gun = Model::default()
            .over(Tone::Body, limb(&[(0.0, 0.0, thick * 1.5), (long * 0.34, 0.0, thick * 1.25)]))
            .body(bar((long * 0.30, 0.0), (long, 0.0), thick * 1.05, thick * 0.85))
            .over(Tone::Lit, bar((0.0, thick * 0.42), (long * 0.97, thick * 0.22), thick * 0.34, thick * 0.26));
        if self.brake {
            let tip = soft(
                &[
                    (long - thick * 0.6, thick * 0.85),
                    (long + thick * 1.3, thick * 0.75),
                    (long + thick * 1.3, -thick * 0.75),
                    (long - thick * 0.6, -thick * 0.85),
                ],
                thick * 0.3,
            );
            gun = gun.over(Tone::Body, tip).lit(bar(
                (long + thick * 0.3, -thick * 0.6),
                (long + thick * 0.3, thick * 0.6),
                thick * 0.3,
                thick * 0.3,
            ));
        }
        gun.over(Tone::Side, oval(thick * 0.2, 0.0, thick * 1.1, thick * 1.7))
            .turn(self.up, (0.0, 0.0))
            .at(self.at.0, self.at.1, 1.0)
    }
}

impl Tank {
    /// The outline of the run of tracks.
    fn run(&self) -> Vec<(f32, f32)> {
        let (l, h) = self.run;
        vec![
            (-l + 0.36, 0.0),
            (l - 0.40, 0.0),
            (l, h * 0.52),
            (l - 0.05, h * 0.95),
            (l - 0.30, h),
            (-l + 0.25, h),
            (-l, h * 0.86),
            (-l, h * 0.52),
        ]
    }

    /// All but what stands on the hull.
    pub(super) fn chassis(&self) -> Model {
        let run = self.run();
        let (l, h) = self.run;
        let far = soft(&moved(&run, AWAY), 0.16);
        Model::default()
            .back(far)
            .prism(&moved(self.hull, away(0.14)), away(0.76))
            .with(tracks(&soft(&run, 0.16), l, h))
            .with(wheels(self.wheels, l, h))
            .prism(&[(-l + 0.05, h), (l - 0.12, h), (l - 0.02, h + 0.05), (-l, h + 0.05)], away(0.16))
    }

    /// The turret, without its gun.
    pub(super) fn top(&self) -> Model {
        Model::default().prism(&moved(self.turret, away(0.26)), away(0.50))
    }

    /// The whole vehicle.
    pub(super) fn model(&self) -> Model {
        let all = if self.turret.is_empty() { self.chassis() } else { self.chassis().with(self.top()) };
        all.with(self.armed())
    }

    /// The gun in the middle of the vehicle.
    pub(super) fn armed(&self) -> Model {
        self.gun.model().at(AWAY.0 * 0.5, AWAY.1 * 0.5, 1.0)
    }
}

/// The near track: a band with cleats, and the darkness behind the wheels.
fn tracks(path: &super::shape::Path, l: f32, h: f32) -> Model {
    let mut model = Model::default().over(Tone::Body, path.clone());
    let count = 15_u8;
    for cleat in 0..count {
        let x = -l + 0.34 + (2.0 * l - 0.76) * f32::from(cleat) / f32::from(count - 1);
        model = model.body(rect(x - 0.03, -0.05, 0.06, 0.09));
    }
    let inner = [
        (-l + 0.42, 0.09),
        (l - 0.44, 0.09),
        (l - 0.10, h * 0.52),
        (l - 0.32, h * 0.88),
        (-l + 0.26, h * 0.88),
        (-l + 0.10, h * 0.6),
    ];
    model.over(Tone::Back, soft(&inner, 0.14))
}

/// The wheels within a run.
fn wheels(wheels: Wheels, l: f32, h: f32) -> Model {
    let mut places = Vec::new();
    let mut behind = Vec::new();
    let mut small = Vec::new();
    let between = |count: u8, at: u8, radius: f32| {
        let reach = l - 0.34 - radius * 0.55;
        -reach + 2.0 * reach * f32::from(at) / f32::from(count - 1)
    };
    match wheels {
        Wheels::Row { count, radius, rollers } => {
            places.extend((0..count).map(|at| (between(count, at, radius), radius + 0.06, radius)));
            let step = 2.0 * (l - 0.5) / f32::from(rollers.max(1));
            let roller = |at: u8| -l + 0.5 + step * (f32::from(at) + 0.5);
            small.extend((0..rollers).map(|at| (roller(at), h - 0.13, 0.055)));
        }
        Wheels::Pairs { count, radius } => {
            for at in 0..count {
                let x = between(count, at, radius * 2.0);
                places.extend([(x - radius * 1.04, radius + 0.06, radius), (x + radius * 1.04, radius + 0.06, radius)]);
                small.push((x, h - 0.16, 0.07));
            }
        }
        Wheels::Overlap { count, radius } => {
            let row = |at: u8| (between(count, at, radius), radius + 0.06, radius);
            places.extend((0..count).step_by(2).map(row));
            behind.extend((1..count).step_by(2).map(row));
        }
    }
    // The drive wheel and the idler.
    let drive = (h * 0.24).min(0.2);
    small.extend([(l - 0.26, h * 0.56, drive), (-l + 0.25, h * 0.58, drive * 0.92)]);
    let disks = |model: Model, all: &[(f32, f32, f32)], tone| {
        all.iter().fold(model, |model, (x, y, r)| model.add(tone, disc(*x, *y, *r)))
    };
    let model = disks(Model::default(), &behind, Tone::Body);
    let model = disks(model, &small, Tone::Body);
    let model = disks(model, &places, Tone::Side);
    let rims: Vec<_> = places.iter().map(|(x, y, r)| (*x, *y, r * 0.80, r * 0.14)).collect();
    let model = rims.iter().fold(model, |model, (x, y, r, w)| model.back(ring(*x, *y, *r, *w)));
    let hubs: Vec<_> = places.iter().map(|(x, y, r)| (*x, *y, r * 0.24)).collect();
    disks(model, &hubs, Tone::Lit)
}

/// A commander who looks out of a hatch, with headphones.
pub(super) fn commander(x: f32, y: f32) -> Model {
    Model::default()
        .over(Tone::Body, soft(&[(x - 0.15, y), (x + 0.15, y), (x + 0.12, y + 0.24), (x - 0.12, y + 0.24)], 0.08))
        .over(Tone::Body, disc(x + 0.01, y + 0.34, 0.105))
        .lit(limb(&[(x + 0.06, y + 0.18, 0.07), (x + 0.22, y + 0.12, 0.06)]))
        .over(Tone::Side, disc(x - 0.02, y + 0.33, 0.045))
}

/// A five-pointed star on the side of a vehicle.
pub(super) fn star(model: Model, rgb: Option<u32>, (x, y): (f32, f32), size: f32) -> Model {
    let star = spikes(x, y, 5, size * 0.40, size);
    match rgb {
        Some(rgb) => model.tint(rgb, star),
        None => model.pale(star),
    }
}

/// Boxes and rolls on the back of a vehicle.
pub(super) fn baggage(x: f32, y: f32) -> Model {
    Model::default()
        .over(Tone::Side, soft(&[(x, y), (x + 0.34, y), (x + 0.34, y + 0.18), (x, y + 0.18)], 0.05))
        .over(Tone::Body, oval(x + 0.12, y + 0.24, 0.17, 0.09))
}

/// A rod with a small flag.
pub(super) fn pennant(x: f32, y: f32, rgb: u32) -> Model {
    Model::default()
        .body(line(&[(x, y), (x - 0.06, y + 0.85)], 0.025))
        .tint(rgb, poly(&[(x - 0.055, y + 0.85), (x - 0.48, y + 0.74), (x - 0.045, y + 0.62)]))
}
