//! The parts of warships from the side: a hull, blocks, funnels, turrets, masts. The bow is on the right.

use super::Tone;
use super::shape::{Model, bar, cloud, disc, flash, line, oval, poly, rect, soft};

/// The way to the far side of a ship.
const AWAY: (f32, f32) = (0.10, 0.10);

/// A turret with guns.
#[derive(Clone, Copy)]
pub(super) struct Turret {
    /// Its middle, and the height of the deck below it.
    pub(super) at: (f32, f32),
    pub(super) size: f32,
    pub(super) guns: u8,
    /// Whether it looks to the stern.
    pub(super) aft: bool,
    /// Degrees above the horizon.
    pub(super) up: f32,
}

impl Turret {
    pub(super) const fn new(x: f32, y: f32, size: f32, guns: u8) -> Self {
        Self { at: (x, y), size, guns, aft: false, up: 10.0 }
    }

    pub(super) const fn aft(self) -> Self {
        Self { aft: true, ..self }
    }

    pub(super) const fn up(self, degrees: f32) -> Self {
        Self { up: degrees, ..self }
    }

    fn model(self) -> Model {
        let mut model = Model::default();
        for gun in 0..self.guns {
            let up = self.up + 5.0 * f32::from(gun);
            let (sin, cos) = up.to_radians().sin_cos();
            let foot = (0.24, 0.20 + 0.02 * f32::from(gun));
            model = model.over(Tone::Body, bar(foot, (foot.0 + cos * 1.0, foot.1 + sin * 1.0), 0.11, 0.075));
        }
        let house = [(-0.46, 0.0), (0.38, 0.0), (0.46, 0.14), (0.26, 0.38), (-0.42, 0.40), (-0.50, 0.2)];
        let model = model.prism(&house, (AWAY.0 * 0.9, AWAY.1 * 0.9));
        let model = if self.aft { model.flip() } else { model };
        model.at(self.at.0, self.at.1, self.size)
    }

    /// Flashes at all of its muzzles.
    pub(super) fn fire(self, size: f32) -> Model {
        let mut model = Model::default();
        for gun in 0..self.guns {
            let up = self.up + 5.0 * f32::from(gun);
            let (sin, cos) = up.to_radians().sin_cos();
            let foot = (0.24, 0.20 + 0.02 * f32::from(gun));
            model = model.with(flash(foot.0 + cos * 1.05, foot.1 + sin * 1.05, size, up));
        }
        let model = if self.aft { model.flip() } else { model };
        model.at(self.at.0, self.at.1, self.size)
    }
}

/// A funnel: x, the height of its foot, its width, its height, and how far it leans to the stern.
pub(super) fn funnel(x: f32, y: f32, wide: f32, high: f32, rake: f32, cap: bool) -> Model {
    let half = wide / 2.0;
    let path = soft(&[(x - half, y), (x + half, y), (x + half - rake, y + high), (x - half - rake, y + high)], 0.04);
    let model = Model::default().over(Tone::Side, path);
    if cap {
        let top = y + high;
        let cap = [
            (x - half - rake - 0.10, top - 0.04),
            (x + half - rake + 0.02, top - 0.04),
            (x + half - rake + 0.04, top + 0.10),
            (x - half - rake - 0.02, top + 0.16),
        ];
        model.over(Tone::Body, soft(&cap, 0.04))
    } else {
        let (a, b) = ((x - half - rake - 0.02, y + high - 0.05), (x + half - rake + 0.02, y + high - 0.05));
        model.over(Tone::Body, bar(a, b, 0.12, 0.12))
    }
}

/// A mast with yards.
pub(super) fn mast(x: f32, y: f32, high: f32) -> Model {
    Model::default().over(
        Tone::Body,
        [
            line(&[(x, y), (x - 0.03, y + high)], 0.05),
            line(&[(x - 0.22, y + high * 0.70), (x + 0.20, y + high * 0.70)], 0.03),
            line(&[(x - 0.14, y + high * 0.88), (x + 0.12, y + high * 0.88)], 0.03),
        ]
        .into_iter()
        .flatten()
        .collect(),
    )
}

/// A block of the superstructure with a row of lit windows.
pub(super) fn block(x: f32, y: f32, w: f32, h: f32) -> Model {
    Model::default().prism(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)], AWAY)
}

/// A row of windows or portholes.
pub(super) fn ports(from: (f32, f32), count: u8, step: f32, size: f32) -> Model {
    (0..count).fold(Model::default(), |model, at| model.glow(disc(from.0 + step * f32::from(at), from.1, size)))
}

/// A bridge tower of several steps.
pub(super) fn tower(x: f32, y: f32, wide: f32, steps: &[f32]) -> Model {
    let mut model = Model::default();
    let mut foot = y;
    let mut w = wide;
    for high in steps {
        model = model.with(block(x - w / 2.0, foot, w, *high));
        let pane = w * 0.14;
        for at in 0..3_u8 {
            model = model.glow(rect(x - w * 0.36 + w * 0.27 * f32::from(at), foot + high * 0.55, pane, high * 0.24));
        }
        foot += high;
        w *= 0.74;
    }
    model.over(Tone::Body, bar((x - wide * 0.42, foot + 0.06), (x + wide * 0.42, foot + 0.06), 0.09, 0.09))
}

/// A hull: half its length, the heights of bow, middle and stern, how far the bow leans out.
pub(super) fn hull(half: f32, (bow, middle, stern): (f32, f32, f32), rake: f32) -> Model {
    let profile = [
        (-half + 0.12, -0.06),
        (half - rake, -0.06),
        (half - rake * 0.7, bow * 0.4),
        (half, bow),
        (half * 0.45, middle + (bow - middle) * 0.3),
        (half * 0.1, middle),
        (-half * 0.5, stern + (middle - stern) * 0.4),
        (-half, stern),
        (-half + 0.02, stern * 0.4),
    ];
    let model = Model::default().prism(&profile, AWAY);
    // The boot-topping, and a line of light along the deck.
    model.over(
        Tone::Back,
        poly(&[(-half + 0.1, -0.06), (half - rake, -0.06), (half - rake * 0.9, 0.06), (-half + 0.05, 0.06)]),
    )
}

/// Water that the bow throws up, and a wake.
pub(super) fn foam(half: f32, high: f32) -> Model {
    let wave = [
        (half + 0.20, -0.10),
        (half + 0.04, high * 0.42),
        (half - 0.14, high * 0.66),
        (half - 0.36, high * 0.36),
        (half - 0.9, 0.10),
        (half - 1.7, 0.02),
        (half - 2.0, -0.10),
    ];
    let wake = [
        (-half + 0.5, -0.10),
        (-half + 0.1, high * 0.26),
        (-half - 0.4, high * 0.22),
        (-half - 1.1, 0.0),
        (-half - 1.3, -0.10),
    ];
    Model::default()
        .add(Tone::Smoke, soft(&wave, 0.12))
        .add(Tone::Smoke, soft(&wake, 0.12))
        .add(Tone::Smoke, oval(0.0, -0.09, half * 1.02, 0.05))
}

/// Smoke of a funnel that drifts to the stern.
pub(super) fn plume(x: f32, y: f32, size: f32) -> Model {
    Model::default()
        .add(Tone::Smoke, cloud(x - size * 0.4, y + size * 0.3, size * 0.34))
        .add(Tone::Smoke, cloud(x - size * 1.3, y + size * 0.6, size * 0.5))
}

/// The turrets of a ship.
pub(super) fn turrets(all: &[Turret]) -> Model {
    all.iter().fold(Model::default(), |model, turret| model.with(turret.model()))
}
