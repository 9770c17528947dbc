//! Fighters, and all that have one engine.

use super::Tone;
use super::craft::{Craft, Form, View, Wing};
use super::shape::{Model, cloud, disc, limb, poly};

/// Blue, white and red, from the outside.
const ROUNDEL: [(f32, Tone); 3] = [(1.0, Tone::Tint(0x28_48_a8)), (0.62, Tone::Pale), (0.30, Tone::Tint(0xd0_30_3a))];
const BLUE: [(f32, Tone); 1] = [(1.0, Tone::Tint(0x22_40_8c))];
const RED: Tone = Tone::Tint(0xe0_34_3c);

/// A turn toward the viewer, so that both wings are seen from above.
const BANK: View = View::new(24.0, 8.0, 34.0, 14.0);
/// From the side.
const SIDE: View = View::new(12.0, 3.0, 12.0, 10.0);
/// Nose up.
const CLIMB: View = View::new(22.0, 26.0, 30.0, 14.0);

/// The aircraft with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "p-40" => shark(),
        "p-51" => american(Single { glass: &BUBBLE, ..MUSTANG }.craft(BANK), MUSTANG.wing),
        "dauntless" => dauntless(),
        "i-16" => russian(I16, View::new(26.0, 10.0, 30.0, 16.0)),
        "yak-9" => russian(YAK, BANK),
        "la-7" => russian(LA7, CLIMB),
        "il-2" => il_2(),
        "hurricane" => british(HURRICANE, View::new(20.0, 12.0, 16.0, 12.0)),
        "spitfire" => british(SPITFIRE, View::new(26.0, 18.0, 44.0, 12.0)),
        "tempest" => british(TEMPEST, SIDE),
        "bf-109" => BF109.craft(View::new(-34.0, 8.0, 22.0, 16.0)).model(),
        "fw-190" => FW190.craft(View::new(28.0, 2.0, 46.0, 12.0)).model(),
        "parked" => FW190.craft(View::new(14.0, 8.0, 0.0, 12.0)).model(),
        "ju-87" => ju_87(),
        "hellcat-fighter" => american(HELLCAT.craft(CLIMB), HELLCAT.wing),
        "flying-bomb" => flying_bomb(),
        "glider" => glider(),
        _ => return None,
    })
}

/// What differs between aircraft with one engine.
#[derive(Clone, Copy)]
struct Single {
    /// The body from the nose to the tail: x, z and the radius.
    body: &'static [(f32, f32, f32)],
    glass: &'static [(f32, f32, f32)],
    wing: Wing,
    tail: Wing,
    /// The fin: x, its depth at the foot and at the tip, its top.
    fin: (f32, f32, f32, f32),
    /// The propeller: x and its radius.
    prop: (f32, f32),
}

impl Single {
    fn craft(&self, view: View) -> Craft {
        let (x, root, tip, top) = self.fin;
        Craft::new(view)
            .wing(self.wing)
            .wing(self.tail)
            .fin(0.0, x, root, tip, 0.1, top)
            .tube(0.0, self.body)
            .glass(0.0, self.glass)
            .prop((self.prop.0, 0.0, 0.0), self.prop.1)
    }
}

const BUBBLE: [(f32, f32, f32); 3] = [(0.7, 0.62, 0.22), (0.1, 0.74, 0.32), (-0.7, 0.62, 0.20)];
const RAZOR: [(f32, f32, f32); 3] = [(0.7, 0.56, 0.20), (0.1, 0.66, 0.26), (-0.4, 0.60, 0.20)];

/// Slim: an engine in a row, with a spinner.
const MUSTANG: Single = Single {
    body: &[
        (4.6, 0.0, 0.10),
        (4.2, 0.0, 0.30),
        (3.2, 0.0, 0.50),
        (0.8, 0.0, 0.62),
        (-1.4, 0.0, 0.56),
        (-4.2, 0.16, 0.20),
    ],
    glass: &RAZOR,
    wing: Wing::new(1.6, (2.5, 1.2), 0.5, 5.6),
    tail: Wing::new(-3.2, (1.2, 0.7), 0.3, 2.0).high(0.25, 0.0),
    fin: (-2.9, 1.6, 0.7, 1.5),
    prop: (4.3, 1.7),
};

const P40: Single = Single {
    body: &[
        (4.5, 0.1, 0.12),
        (4.0, 0.0, 0.42),
        (3.4, -0.12, 0.64),
        (2.0, -0.05, 0.62),
        (0.4, 0.0, 0.62),
        (-1.6, 0.1, 0.50),
        (-4.2, 0.2, 0.18),
    ],
    prop: (4.2, 1.6),
    wing: Wing::new(1.5, (2.4, 1.1), 0.3, 5.4),
    ..MUSTANG
};

const YAK: Single = Single {
    body: &[
        (4.2, 0.0, 0.10),
        (3.8, 0.0, 0.30),
        (2.8, 0.0, 0.48),
        (0.6, 0.0, 0.56),
        (-1.4, 0.0, 0.48),
        (-4.0, 0.16, 0.16),
    ],
    wing: Wing::new(1.4, (2.1, 1.0), 0.5, 4.8),
    glass: &BUBBLE,
    prop: (3.9, 1.5),
    ..MUSTANG
};

const BF109: Single = Single {
    body: &[
        (4.2, 0.0, 0.14),
        (3.7, 0.0, 0.36),
        (2.6, 0.0, 0.50),
        (0.6, 0.0, 0.54),
        (-1.4, 0.06, 0.42),
        (-4.2, 0.2, 0.14),
    ],
    wing: Wing::new(1.2, (2.1, 1.1), 0.35, 4.9),
    glass: &[(0.5, 0.56, 0.18), (0.0, 0.62, 0.22), (-0.5, 0.54, 0.16)],
    fin: (-3.2, 1.1, 0.6, 1.2),
    prop: (3.9, 1.5),
    ..MUSTANG
};

const HURRICANE: Single = Single {
    body: &[
        (4.4, 0.0, 0.14),
        (3.9, 0.0, 0.38),
        (2.8, 0.0, 0.56),
        (0.8, 0.1, 0.70),
        (-0.8, 0.16, 0.62),
        (-4.2, 0.2, 0.20),
    ],
    wing: Wing::new(1.8, (2.6, 1.5), 0.3, 6.0),
    glass: &[(0.7, 0.78, 0.24), (0.1, 0.88, 0.26), (-0.5, 0.78, 0.24)],
    fin: (-3.0, 1.5, 0.9, 1.6),
    prop: (4.1, 1.7),
    ..MUSTANG
};

const SPITFIRE: Single = Single {
    body: &[
        (4.6, 0.0, 0.10),
        (4.1, 0.0, 0.34),
        (3.0, 0.0, 0.48),
        (0.8, 0.04, 0.56),
        (-1.4, 0.06, 0.44),
        (-4.2, 0.2, 0.16),
    ],
    wing: Wing::new(1.9, (2.6, 0.6), 0.2, 5.8).form(Form::Ellipse),
    tail: Wing::new(-3.2, (1.2, 0.6), 0.1, 1.9).high(0.25, 0.0).form(Form::Ellipse),
    ..MUSTANG
};

const TEMPEST: Single = Single {
    body: &[
        (4.8, 0.0, 0.14),
        (4.3, -0.10, 0.46),
        (3.7, -0.22, 0.72),
        (2.2, -0.05, 0.70),
        (0.4, 0.0, 0.66),
        (-1.6, 0.1, 0.52),
        (-4.4, 0.24, 0.20),
    ],
    wing: Wing::new(1.9, (2.8, 0.8), 0.2, 6.2).form(Form::Ellipse),
    glass: &BUBBLE,
    fin: (-3.0, 1.7, 0.8, 1.8),
    prop: (4.4, 2.0),
    ..MUSTANG
};

/// Blunt: an engine with its cylinders in a star.
const I16: Single = Single {
    body: &[
        (2.7, 0.0, 0.26),
        (2.3, 0.0, 0.74),
        (1.4, 0.0, 0.82),
        (0.2, 0.0, 0.74),
        (-1.2, 0.04, 0.52),
        (-2.9, 0.12, 0.16),
    ],
    glass: &[(0.3, 0.76, 0.14), (0.0, 0.84, 0.20), (-0.3, 0.80, 0.24)],
    wing: Wing::new(1.2, (2.0, 1.3), 0.2, 4.4),
    tail: Wing::new(-2.0, (1.1, 0.7), 0.2, 1.7).high(0.2, 0.0),
    fin: (-1.8, 1.2, 0.6, 1.2),
    prop: (2.6, 1.5),
};

const LA7: Single = Single {
    body: &[
        (3.9, 0.0, 0.20),
        (3.5, 0.0, 0.56),
        (2.6, 0.0, 0.68),
        (0.6, 0.0, 0.62),
        (-1.4, 0.04, 0.48),
        (-3.9, 0.16, 0.16),
    ],
    glass: &BUBBLE,
    wing: Wing::new(1.4, (2.2, 1.1), 0.5, 4.8),
    tail: Wing::new(-3.0, (1.2, 0.7), 0.3, 1.9).high(0.25, 0.0),
    fin: (-2.7, 1.5, 0.7, 1.4),
    prop: (3.8, 1.6),
};

const FW190: Single = Single {
    body: &[
        (4.1, 0.0, 0.20),
        (3.8, 0.0, 0.62),
        (2.6, 0.0, 0.66),
        (0.6, 0.0, 0.54),
        (-1.4, 0.06, 0.38),
        (-4.4, 0.2, 0.14),
    ],
    glass: &[(0.5, 0.52, 0.18), (0.0, 0.64, 0.26), (-0.9, 0.50, 0.16)],
    wing: Wing::new(1.5, (2.2, 1.2), 0.3, 5.2),
    prop: (4.0, 1.7),
    ..LA7
};

const HELLCAT: Single = Single {
    body: &[
        (4.0, 0.0, 0.30),
        (3.6, 0.0, 0.78),
        (2.4, 0.0, 0.84),
        (0.6, 0.0, 0.76),
        (-1.6, 0.06, 0.52),
        (-4.2, 0.16, 0.18),
    ],
    glass: &[(0.6, 0.72, 0.24), (0.0, 0.86, 0.28), (-0.7, 0.72, 0.22)],
    wing: Wing::new(1.5, (2.6, 1.6), 0.2, 6.2),
    prop: (3.9, 1.9),
    ..LA7
};

fn american(craft: Craft, wing: Wing) -> Model {
    craft.marks(wing, 0.66, 0.72, &BLUE).stars(wing, 0.66, 0.66, Tone::Pale).model()
}

fn british(single: Single, view: View) -> Model {
    single.craft(view).marks(single.wing, 0.66, 0.78, &ROUNDEL).model()
}

fn russian(single: Single, view: View) -> Model {
    single.craft(view).stars(single.wing, 0.66, 0.72, RED).model()
}

/// A mouth with teeth on the nose.
fn shark() -> Model {
    let view = View::new(14.0, 4.0, 16.0, 8.0);
    let mouth = [
        (4.25, -0.6, -0.10),
        (3.4, -0.62, -0.08),
        (2.5, -0.64, -0.28),
        (2.7, -0.60, -0.48),
        (3.5, -0.58, -0.62),
        (4.0, -0.5, -0.52),
    ];
    let mut craft = american_craft(P40, view).paint(Tone::Tint(0xc8_2a_34), &mouth, -20.0);
    for tooth in 0..5_u8 {
        let x = 4.05 - 0.30 * f32::from(tooth);
        craft =
            craft.paint(Tone::Pale, &[(x, -0.63, -0.08), (x - 0.28, -0.63, -0.10), (x - 0.14, -0.63, -0.30)], -21.0);
        let x = x - 0.12;
        craft =
            craft.paint(Tone::Pale, &[(x, -0.60, -0.54), (x - 0.26, -0.60, -0.50), (x - 0.13, -0.62, -0.36)], -21.0);
    }
    let eye = view.see((3.3, -0.64, 0.22));
    craft.model().over(Tone::Pale, disc(eye.0, eye.1, 0.17)).over(Tone::Body, disc(eye.0 + 0.03, eye.1, 0.08))
}

fn american_craft(single: Single, view: View) -> Craft {
    single.craft(view).marks(single.wing, 0.66, 0.72, &BLUE).stars(single.wing, 0.66, 0.66, Tone::Pale)
}

fn dauntless() -> Model {
    let view = View::new(34.0, -46.0, 34.0, 20.0);
    let mut craft = american_craft(
        Single {
            wing: Wing::new(1.6, (2.8, 1.2), 0.6, 6.2),
            glass: &[(1.2, 0.8, 0.24), (0.0, 0.92, 0.30), (-1.6, 0.76, 0.22)],
            ..HELLCAT
        },
        view,
    );
    // The flaps stand out above and below the wing, full of holes.
    for side in [1.0_f32, -1.0] {
        let flap = [(-1.2, side * 0.9, 0.0), (-1.2, side * 3.4, 0.1), (-1.7, side * 3.4, 0.9), (-1.8, side * 0.9, 0.8)];
        craft = craft.paint(Tone::Side, &flap, -3.0);
        for hole in 0..5_u8 {
            let y = side * (1.2 + 0.46 * f32::from(hole));
            let points =
                [(-1.36, y - 0.12, 0.3), (-1.36, y + 0.12, 0.3), (-1.58, y + 0.12, 0.6), (-1.58, y - 0.12, 0.6)];
            craft = craft.paint(Tone::Glow, &points, -3.5);
        }
    }
    craft.tube(0.0, &[(1.6, -1.1, 0.34), (0.8, -1.1, 0.36), (0.0, -1.1, 0.1)]).model()
}

fn il_2() -> Model {
    let single = Single {
        body: &[
            (5.0, 0.0, 0.12),
            (4.5, 0.0, 0.40),
            (3.4, 0.0, 0.66),
            (1.0, 0.04, 0.76),
            (-1.4, 0.1, 0.60),
            (-5.0, 0.3, 0.20),
        ],
        glass: &[(1.5, 0.80, 0.24), (0.6, 0.96, 0.32), (-1.0, 0.92, 0.30), (-1.6, 0.70, 0.16)],
        wing: Wing::new(2.0, (3.0, 1.6), 0.5, 7.2),
        fin: (-3.6, 1.6, 0.8, 1.7),
        tail: Wing::new(-3.9, (1.4, 0.8), 0.3, 2.4).high(0.35, 0.0),
        prop: (4.7, 1.7),
    };
    let craft = single.craft(View::new(-28.0, -4.0, 14.0, 16.0)).stars(single.wing, 0.70, 0.8, RED);
    [1.0_f32, -1.0]
        .into_iter()
        .fold(craft, |craft, side| craft.tube(side * 2.1, &[(2.2, -0.8, 0.16), (1.4, -0.8, 0.36), (-0.6, -0.7, 0.22)]))
        .model()
}

fn ju_87() -> Model {
    let single = Single {
        body: &[
            (4.9, 0.1, 0.16),
            (4.4, 0.0, 0.44),
            (3.4, -0.06, 0.66),
            (1.2, 0.04, 0.66),
            (-1.4, 0.1, 0.52),
            (-5.0, 0.3, 0.20),
        ],
        glass: &[(1.2, 0.74, 0.24), (0.4, 0.92, 0.30), (-1.4, 0.82, 0.26)],
        wing: Wing::new(1.8, (2.8, 1.5), 0.4, 6.9).form(Form::Gull),
        fin: (-3.9, 1.4, 0.9, 1.7),
        tail: Wing::new(-4.0, (1.4, 1.2), 0.1, 2.5).high(0.5, 0.0),
        prop: (4.6, 1.7),
    };
    let mut craft = single.craft(View::new(-52.0, -30.0, 6.0, 4.0));
    for side in [1.0_f32, -1.0] {
        let y = side * 2.4;
        craft = craft.tube(y, &[(1.5, -1.0, 0.30), (1.4, -1.9, 0.34)]).tube(y, &[(1.6, -2.2, 0.42), (0.8, -2.1, 0.18)]);
    }
    craft.tube(0.0, &[(1.8, -1.2, 0.2), (1.2, -1.2, 0.40), (0.2, -1.2, 0.30), (-0.6, -1.2, 0.1)]).model()
}

/// A flying bomb with its engine on its back.
fn flying_bomb() -> Model {
    let view = View::new(10.0, 2.0, 10.0, 10.0);
    Craft::new(view)
        .wing(Wing::new(0.6, (1.1, 1.1), 0.0, 2.6).high(0.0, 0.0))
        .wing(Wing::new(-2.6, (0.8, 0.7), 0.0, 1.0).high(0.1, 0.0))
        .tube(0.0, &[(3.6, 0.0, 0.08), (2.6, 0.0, 0.36), (0.0, 0.0, 0.42), (-3.4, 0.0, 0.16)])
        .tube(0.0, &[(-0.6, 0.8, 0.28), (-1.2, 0.82, 0.32), (-4.2, 0.82, 0.22)])
        .rod((-2.9, 0.0, 0.1), (-2.9, 0.0, 0.8), 0.16)
        .model()
        .add(Tone::Fire, poly(&[(-4.2, 0.95), (-6.4, 0.72), (-4.2, 0.55)]))
        .add(Tone::Smoke, cloud(-8.0, 0.6, 0.5))
}

/// A glider without an engine, on its skid.
fn glider() -> Model {
    Craft::new(View::new(26.0, 4.0, 10.0, 18.0))
        .wing(Wing::new(0.9, (1.6, 0.7), 0.4, 7.6).high(0.7, 0.3))
        .wing(Wing::new(-4.2, (1.0, 0.6), 0.2, 1.9).high(0.2, 0.0))
        .fin(0.0, -3.9, 1.2, 0.6, 0.1, 1.4)
        .tube(0.0, &[(2.8, -0.1, 0.36), (2.0, 0.0, 0.58), (-0.4, 0.0, 0.54), (-4.8, 0.1, 0.14)])
        .glass(0.0, &[(2.2, 0.40, 0.24), (1.4, 0.54, 0.26)])
        .model()
        .over(Tone::Body, limb(&[(2.2, -0.75, 0.12), (-1.4, -0.72, 0.12)]))
}
