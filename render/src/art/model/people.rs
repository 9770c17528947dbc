//! Soldiers: a skeleton in a pose, a hat and a thing in the hands. They are two units high and look to the right.

use super::Tone;
use super::shape::{Model, Path, bar, disc, limb, line, oval, poly, soft};

/// What is on the head.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hat {
    /// A round helmet with a small brim.
    Round,
    /// A flat helmet with a wide brim.
    Wide,
    /// A helmet that covers ears and neck.
    Steel,
    /// A fur cap with flaps.
    Fur,
    /// A soft cap with a peak.
    Cap,
    Beret,
    /// A broad felt hat.
    Felt,
    /// A flat cap with ribbons.
    Sailor,
    /// An officer's cap.
    Peaked,
    /// Hair only.
    Bare,
    /// A nurse's scarf.
    Scarf,
}

/// How a person stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pose {
    Stand,
    March,
    Charge,
    Aim,
    Kneel,
    Wade,
    Paddle,
    Climb,
    /// Both hands at the eyes.
    Look,
    /// One hand at the ear.
    Phone,
    Point,
    /// Both hands before the body.
    Hold,
    /// Sits.
    Sit,
    /// One hand up above a tube.
    Load,
    /// Leans forward and pushes.
    Push,
}

/// Joints in a pose: hip, neck and head; knee and foot, elbow and hand, each of the far and the near side.
struct Joints {
    hip: (f32, f32),
    neck: (f32, f32),
    head: (f32, f32),
    legs: [[(f32, f32); 2]; 2],
    arms: [[(f32, f32); 2]; 2],
}

/// A person.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pose: Pose,
    hat: Hat,
    coat: bool,
    pack: bool,
}

impl Man {
    pub(super) const fn new(pose: Pose, hat: Hat) -> Self {
        Self { pose, hat, coat: false, pack: false }
    }

    /// In a long coat or a cape.
    pub(super) const fn coat(self) -> Self {
        Self { coat: true, ..self }
    }

    /// With a pack on the back.
    pub(super) const fn pack(self) -> Self {
        Self { pack: true, ..self }
    }

    /// The far and the near hand.
    pub(super) fn hands(self) -> [(f32, f32); 2] {
        let joints = self.pose.joints();
        [joints.arms[0][1], joints.arms[1][1]]
    }

    /// The person alone, in parts: all behind the hands, and the near arm.
    fn parts(self) -> (Model, Model) {
        let j = self.pose.joints();
        let leg = |side: usize| {
            let [knee, foot] = j.legs[side];
            let mut path = limb(&[(j.hip.0, j.hip.1, 0.30), (knee.0, knee.1, 0.22), (foot.0, foot.1, 0.15)]);
            path.extend(limb(&[(foot.0, foot.1 - 0.04, 0.14), (foot.0 + 0.15, foot.1 - 0.06, 0.11)]));
            path
        };
        let shoulder = (j.neck.0 - 0.01, j.neck.1 - 0.10);
        let arm = |side: usize| {
            let [elbow, hand] = j.arms[side];
            limb(&[(shoulder.0, shoulder.1, 0.21), (elbow.0, elbow.1, 0.17), (hand.0, hand.1, 0.13)])
        };
        let mut model = Model::default().over(Tone::Back, leg(0)).add(Tone::Back, arm(0));
        if self.pack {
            let (x, y) = (j.neck.0 - 0.28, j.neck.1 - 0.38);
            model = model.over(
                Tone::Side,
                soft(&[(x - 0.16, y - 0.22), (x + 0.2, y - 0.22), (x + 0.2, y + 0.26), (x - 0.12, y + 0.26)], 0.08),
            );
        }
        model = model.over(Tone::Body, leg(1));
        let torso = limb(&[
            (j.hip.0, j.hip.1, 0.36),
            ((j.hip.0 + j.neck.0) / 2.0, (j.hip.1 + j.neck.1) / 2.0, 0.40),
            (shoulder.0, shoulder.1 + 0.02, 0.36),
        ]);
        model = model.over(Tone::Body, torso);
        if self.coat && j.hip.1 > 0.8 {
            let (x, y) = j.hip;
            model = model.over(
                Tone::Body,
                poly(&[(x - 0.20, y + 0.15), (x + 0.20, y + 0.15), (x + 0.30, y - 0.50), (x - 0.36, y - 0.46)]),
            );
        }
        let (dx, dy) = (j.neck.0 - j.hip.0, j.neck.1 - j.hip.1);
        let belt = |share: f32, half: f32| {
            bar(
                (j.hip.0 + dx * share - half, j.hip.1 + dy * share),
                (j.hip.0 + dx * share + half, j.hip.1 + dy * share),
                0.07,
                0.07,
            )
        };
        model = model.over(Tone::Side, belt(0.16, 0.18));
        let (hx, hy) = j.head;
        model = model
            .over(Tone::Side, limb(&[(j.neck.0, j.neck.1, 0.15), (hx - 0.02, hy - 0.06, 0.15)]))
            .add(Tone::Side, oval(hx, hy, 0.145, 0.165))
            .add(Tone::Side, disc(hx + 0.14, hy - 0.03, 0.04))
            .with(self.hat.model().at(hx, hy, 1.0));
        (model, Model::default().over(Tone::Side, arm(1)))
    }

    /// The person with empty hands.
    pub(super) fn bare(self) -> Model {
        let (body, arm) = self.parts();
        body.with(arm)
    }

    /// The person with a thing, which lies between body and near arm.
    pub(super) fn with(self, thing: Model) -> Model {
        let (body, arm) = self.parts();
        body.with(thing).with(arm)
    }

    /// The person with what the pose asks for: a rifle or a paddle.
    pub(super) fn model(self) -> Model {
        let [far, near] = self.hands();
        match self.pose {
            Pose::Paddle => self.with(Model::default().over(Tone::Lit, {
                let mut path = line(&[(far.0 - 0.16, far.1 + 0.34), (near.0 + 0.22, near.1 - 0.5)], 0.06);
                path.extend(oval(near.0 + 0.27, near.1 - 0.62, 0.10, 0.22));
                path
            })),
            Pose::March => self.with(rifle((near.0 - 0.02, near.1), (near.0 - 0.52, near.1 + 1.1))),
            Pose::Aim | Pose::Kneel | Pose::Charge | Pose::Wade => {
                let (dx, dy) = (far.0 - near.0, far.1 - near.1);
                let long = dx.hypot(dy).max(0.1);
                let (ux, uy) = (dx / long, dy / long);
                self.with(rifle((near.0 - ux * 0.34, near.1 - uy * 0.34), (near.0 + ux * 1.05, near.1 + uy * 1.05)))
            }
            _ => self.bare(),
        }
    }
}

/// A rifle from the butt to the muzzle.
pub(super) fn rifle(butt: (f32, f32), muzzle: (f32, f32)) -> Model {
    let at = |share: f32, off: f32| {
        let (dx, dy) = (muzzle.0 - butt.0, muzzle.1 - butt.1);
        let long = dx.hypot(dy).max(0.1);
        (butt.0 + dx * share + dy / long * off, butt.1 + dy * share - dx / long * off)
    };
    let stock =
        poly(&[at(0.0, -0.02), at(0.0, 0.13), at(0.20, 0.08), at(0.66, 0.05), at(0.66, -0.03), at(0.22, -0.02)]);
    Model::default().over(Tone::Body, bar(at(0.25, 0.0), at(1.0, 0.0), 0.06, 0.045)).over(Tone::Lit, stock)
}

impl Hat {
    fn model(self) -> Model {
        let dome = |wide: f32, foot: f32, top: f32| -> Path {
            soft(
                &[
                    (-wide, foot),
                    (-wide * 0.92, top * 0.72),
                    (-wide * 0.4, top),
                    (wide * 0.5, top),
                    (wide * 0.95, top * 0.66),
                    (wide, foot),
                ],
                0.10,
            )
        };
        let one = |path: Path| Model::default().over(Tone::Body, path);
        match self {
            Self::Round => one(dome(0.185, 0.03, 0.24))
                .over(Tone::Body, poly(&[(-0.20, 0.0), (-0.20, 0.06), (0.24, 0.06), (0.23, 0.02)])),
            Self::Wide => one(dome(0.17, 0.08, 0.23)).over(
                Tone::Body,
                soft(&[(-0.31, 0.05), (-0.2, 0.11), (0.2, 0.11), (0.33, 0.05), (0.2, 0.06), (-0.2, 0.06)], 0.03),
            ),
            Self::Steel => one(dome(0.185, 0.02, 0.25)).body(poly(&[
                (-0.185, 0.10),
                (-0.27, -0.08),
                (-0.16, -0.11),
                (0.02, -0.03),
                (0.26, 0.02),
                (0.24, 0.06),
                (0.18, 0.10),
            ])),
            Self::Fur => one(dome(0.20, 0.05, 0.26))
                .over(Tone::Lit, soft(&[(-0.21, 0.03), (-0.21, 0.13), (0.21, 0.13), (0.21, 0.05)], 0.05))
                .over(Tone::Side, limb(&[(-0.08, 0.06, 0.12), (-0.10, -0.12, 0.08)])),
            Self::Cap => {
                one(soft(&[(-0.20, 0.06), (-0.20, 0.18), (0.02, 0.24), (0.20, 0.15), (0.32, 0.08), (0.16, 0.07)], 0.06))
            }
            Self::Beret => one(soft(&[(-0.27, 0.06), (-0.28, 0.15), (-0.06, 0.24), (0.20, 0.19), (0.20, 0.09)], 0.09)),
            Self::Felt => one(soft(&[(-0.16, 0.1), (-0.13, 0.30), (0.0, 0.27), (0.13, 0.30), (0.17, 0.1)], 0.06)).over(
                Tone::Side,
                soft(&[(-0.36, 0.12), (-0.2, 0.07), (0.2, 0.07), (0.36, 0.02), (0.22, 0.13), (-0.2, 0.14)], 0.04),
            ),
            Self::Sailor => one(soft(
                &[(-0.27, 0.14), (-0.25, 0.24), (0.25, 0.24), (0.27, 0.14), (0.16, 0.07), (-0.16, 0.07)],
                0.05,
            ))
            .over(Tone::Lit, limb(&[(-0.17, 0.09, 0.06), (-0.34, -0.06, 0.05), (-0.42, -0.16, 0.03)])),
            Self::Peaked => one(soft(
                &[(-0.25, 0.16), (-0.14, 0.30), (0.18, 0.28), (0.27, 0.17), (0.17, 0.10), (-0.17, 0.10)],
                0.05,
            ))
            .over(Tone::Side, poly(&[(-0.16, 0.05), (-0.16, 0.12), (0.17, 0.12), (0.30, 0.03), (0.16, 0.05)])),
            Self::Bare => one(soft(
                &[
                    (-0.17, -0.08),
                    (-0.19, 0.10),
                    (-0.06, 0.21),
                    (0.12, 0.19),
                    (0.17, 0.09),
                    (0.0, 0.08),
                    (-0.06, -0.04),
                ],
                0.07,
            )),
            Self::Scarf => Model::default().over(
                Tone::Pale,
                soft(
                    &[
                        (-0.20, -0.20),
                        (-0.20, 0.10),
                        (-0.04, 0.22),
                        (0.14, 0.18),
                        (0.15, 0.08),
                        (-0.02, 0.06),
                        (-0.06, -0.18),
                    ],
                    0.08,
                ),
            ),
        }
    }
}

impl Pose {
    fn joints(self) -> Joints {
        let stand = [[(0.06, 0.50), (0.10, 0.06)], [(-0.06, 0.50), (-0.10, 0.06)]];
        let stride = [[(0.30, 0.55), (0.42, 0.08)], [(-0.14, 0.50), (-0.46, 0.12)]];
        let base = |legs, arms| Joints { hip: (0.0, 0.96), neck: (0.04, 1.60), head: (0.10, 1.82), legs, arms };
        match self {
            Self::Stand => base(stand, [[(0.22, 1.22), (0.20, 0.95)], [(-0.16, 1.22), (-0.06, 0.94)]]),
            Self::March => base(
                [[(0.22, 0.52), (0.26, 0.06)], [(-0.10, 0.50), (-0.32, 0.10)]],
                [[(-0.16, 1.24), (-0.22, 1.0)], [(0.20, 1.22), (0.34, 1.40)]],
            ),
            Self::Charge => Joints {
                hip: (0.0, 0.92),
                neck: (0.26, 1.50),
                head: (0.38, 1.70),
                legs: stride,
                arms: [[(0.52, 1.22), (0.78, 1.24)], [(0.12, 1.12), (0.34, 1.08)]],
            },
            Self::Wade => Joints {
                hip: (0.0, 0.94),
                neck: (0.16, 1.54),
                head: (0.26, 1.74),
                legs: [[(0.24, 0.52), (0.30, 0.06)], [(-0.08, 0.50), (-0.28, 0.10)]],
                arms: [[(0.44, 1.42), (0.62, 1.62)], [(0.20, 1.34), (0.22, 1.50)]],
            },
            Self::Aim => Joints {
                hip: (0.0, 0.94),
                neck: (0.08, 1.56),
                head: (0.22, 1.72),
                legs: [[(0.26, 0.50), (0.32, 0.06)], [(-0.14, 0.50), (-0.30, 0.06)]],
                arms: [[(0.46, 1.36), (0.78, 1.58)], [(0.28, 1.26), (0.40, 1.54)]],
            },
            Self::Kneel => Joints {
                hip: (-0.06, 0.52),
                neck: (0.06, 1.12),
                head: (0.20, 1.28),
                legs: [[(0.42, 0.50), (0.40, 0.06)], [(-0.02, 0.10), (-0.48, 0.07)]],
                arms: [[(0.46, 0.86), (0.76, 1.14)], [(0.26, 0.82), (0.38, 1.10)]],
            },
            Self::Paddle => Joints {
                hip: (-0.10, 0.30),
                neck: (0.12, 0.92),
                head: (0.22, 1.12),
                legs: [[(0.34, 0.20), (0.10, 0.06)], [(0.26, 0.16), (-0.10, 0.06)]],
                arms: [[(0.36, 0.94), (0.36, 0.92)], [(0.30, 0.62), (0.52, 0.50)]],
            },
            Self::Climb => Joints {
                hip: (-0.16, 0.86),
                neck: (0.02, 1.46),
                head: (0.06, 1.68),
                legs: [[(0.24, 0.90), (0.30, 0.44)], [(0.14, 0.56), (0.24, 0.12)]],
                arms: [[(0.28, 1.72), (0.36, 2.02)], [(0.30, 1.36), (0.38, 1.62)]],
            },
            Self::Look => base(stand, [[(0.36, 1.46), (0.30, 1.78)], [(0.28, 1.40), (0.26, 1.74)]]),
            Self::Phone => base(stand, [[(0.28, 1.20), (0.44, 1.04)], [(0.22, 1.34), (0.16, 1.72)]]),
            Self::Point => base(
                [[(0.16, 0.50), (0.22, 0.06)], [(-0.10, 0.50), (-0.18, 0.06)]],
                [[(-0.10, 1.24), (0.08, 1.0)], [(0.38, 1.58), (0.82, 1.66)]],
            ),
            Self::Hold => base(
                [[(0.16, 0.50), (0.22, 0.06)], [(-0.10, 0.50), (-0.18, 0.06)]],
                [[(0.34, 1.22), (0.62, 1.22)], [(0.06, 1.14), (0.30, 1.10)]],
            ),
            Self::Sit => Joints {
                hip: (-0.10, 0.50),
                neck: (0.0, 1.10),
                head: (0.06, 1.32),
                legs: [[(0.38, 0.48), (0.44, 0.06)], [(0.32, 0.46), (0.36, 0.06)]],
                arms: [[(0.26, 0.86), (0.44, 0.80)], [(0.18, 0.76), (0.40, 0.72)]],
            },
            Self::Load => Joints {
                hip: (-0.10, 0.56),
                neck: (0.10, 1.14),
                head: (0.22, 1.32),
                legs: [[(0.30, 0.46), (0.28, 0.06)], [(-0.02, 0.10), (-0.48, 0.07)]],
                arms: [[(0.46, 1.10), (0.66, 1.34)], [(0.44, 1.24), (0.66, 1.48)]],
            },
            Self::Push => Joints {
                hip: (-0.18, 0.86),
                neck: (0.26, 1.30),
                head: (0.42, 1.44),
                legs: [[(0.20, 0.52), (0.10, 0.06)], [(-0.34, 0.48), (-0.70, 0.10)]],
                arms: [[(0.54, 1.10), (0.84, 1.10)], [(0.46, 1.04), (0.78, 1.0)]],
            },
        }
    }
}
