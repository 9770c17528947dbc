//! Aircraft with several engines, biplanes and a jet.

use super::Tone;
use super::craft::{Craft, Form, View, Wing};
use super::shape::{Model, limb, poly};

const ROUNDEL: [(f32, Tone); 3] = [(1.0, Tone::Tint(0x28_48_a8)), (0.62, Tone::Pale), (0.30, Tone::Tint(0xd0_30_3a))];
const BLUE: [(f32, Tone); 1] = [(1.0, Tone::Tint(0x22_40_8c))];
const RED: Tone = Tone::Tint(0xe0_34_3c);

/// The aircraft with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "p-38" => lightning(),
        "b-25" => american(MITCHELL, View::new(24.0, 16.0, 14.0, 12.0)),
        "b-17" => american(FORTRESS, View::new(22.0, 6.0, 24.0, 14.0)),
        "b-24" => american(LIBERATOR, View::new(40.0, 0.0, 0.0, 22.0)),
        "pe-2" => pe_2(),
        "mosquito" => british(MOSQUITO, View::new(22.0, 2.0, 26.0, 12.0)),
        "lancaster" => british(LANCASTER, View::new(-36.0, 4.0, 8.0, 14.0)),
        "he-111" => he_111(),
        "ju-88" => ju_88(),
        "ju-52" => ju_52(),
        "me-262" => me_262(),
        "po-2" => biplane(View::new(20.0, 4.0, 12.0, 12.0), Some(RED)).model(),
        "swordfish" => swordfish(),
        _ => return None,
    })
}

/// What differs between aircraft with engines in their wings.
#[derive(Clone, Copy)]
struct Many {
    body: &'static [(f32, f32, f32)],
    glass: &'static [(f32, f32, f32)],
    wing: Wing,
    tail: Wing,
    /// The places of the fins to the side, then x, depth, and the height of their feet and tops.
    fins: &'static [f32],
    fin: (f32, f32, f32, f32),
    /// The places of the engines on one side, their length and their radius.
    engines: &'static [f32],
    nacelle: (f32, f32),
    prop: f32,
}

impl Many {
    fn craft(&self, view: View) -> Craft {
        let mut craft = Craft::new(view).wing(self.wing).wing(self.tail).tube(0.0, self.body).glass(0.0, self.glass);
        let (x, depth, foot, top) = self.fin;
        for y in self.fins {
            craft = craft.fin(*y, x, depth, depth * 0.5, foot, top);
        }
        let (long, r) = self.nacelle;
        for (at, side) in self.engines.iter().flat_map(|at| [(*at, 1.0), (*at, -1.0)]) {
            let share = at / self.wing.span;
            let (front, z) = (self.wing.x - self.wing.sweep * share, self.wing.z + self.wing.rise * share);
            let stations = [
                (front + long * 0.5, z, r * 0.7),
                (front + long * 0.4, z, r),
                (front - long * 0.1, z, r * 0.9),
                (front - long, z + 0.05, r * 0.25),
            ];
            craft = craft.tube(side * at, &stations).prop((front + long * 0.56, side * at, z), self.prop);
        }
        craft
    }
}

const MITCHELL: Many = Many {
    body: &[(7.6, 0.0, 0.52), (6.4, 0.0, 0.80), (3.0, 0.1, 0.95), (-2.0, 0.1, 0.85), (-7.6, 0.3, 0.34)],
    glass: &[(7.5, 0.05, 0.50), (6.9, 0.10, 0.52)],
    wing: Wing::new(2.4, (3.4, 1.4), 0.6, 10.2).high(0.2, 0.5),
    tail: Wing::new(-6.0, (1.7, 1.5), 0.1, 3.2).high(0.5, 0.0),
    fins: &[-3.1, 3.1],
    fin: (-5.9, 2.0, -0.2, 2.0),
    engines: &[2.9],
    nacelle: (3.6, 0.86),
    prop: 1.9,
};

const FORTRESS: Many = Many {
    body: &[(9.6, 0.0, 0.62), (8.4, 0.0, 1.0), (4.0, 0.1, 1.18), (-3.0, 0.1, 1.05), (-10.6, 0.4, 0.42)],
    glass: &[(9.7, 0.0, 0.50), (9.4, 0.0, 0.56)],
    wing: Wing::new(3.4, (4.6, 1.8), 1.6, 15.8).high(-0.5, 1.3),
    tail: Wing::new(-8.2, (2.6, 1.4), 0.7, 6.4).high(0.5, 0.2),
    fins: &[0.0],
    fin: (-5.0, 5.2, 0.6, 4.4),
    engines: &[3.4, 6.9],
    nacelle: (3.6, 0.80),
    prop: 1.9,
};

const LIBERATOR: Many = Many {
    body: &[(9.4, 0.0, 0.8), (8.0, 0.0, 1.35), (3.0, 0.0, 1.5), (-3.0, 0.1, 1.2), (-9.6, 0.4, 0.5)],
    wing: Wing::new(3.0, (3.8, 1.6), 0.8, 16.5).high(1.0, 0.8),
    tail: Wing::new(-8.0, (2.2, 1.9), 0.2, 4.2).high(0.6, 0.0),
    fins: &[-4.1, 4.1],
    fin: (-7.6, 2.6, -0.6, 2.9),
    ..FORTRESS
};

const LANCASTER: Many = Many {
    body: &[(9.4, 0.1, 0.66), (8.2, 0.0, 1.0), (4.0, 0.0, 1.15), (-3.0, 0.1, 1.0), (-10.8, 0.4, 0.46)],
    glass: &[(9.4, 0.1, 0.58), (9.2, 0.1, 0.58)],
    wing: Wing::new(3.2, (4.6, 2.0), 0.7, 15.6).high(0.0, 1.2),
    tail: Wing::new(-8.8, (2.2, 2.0), 0.1, 5.0).high(0.6, 0.1),
    fins: &[-4.9, 4.9],
    fin: (-8.4, 2.6, -0.8, 2.6),
    engines: &[3.5, 7.0],
    nacelle: (4.2, 0.56),
    prop: 2.0,
};

const MOSQUITO: Many = Many {
    body: &[(5.9, 0.0, 0.30), (5.2, 0.0, 0.56), (2.6, 0.1, 0.76), (-1.4, 0.1, 0.62), (-6.6, 0.3, 0.16)],
    glass: &[(3.8, 0.66, 0.24), (3.0, 0.84, 0.32), (2.2, 0.72, 0.22)],
    wing: Wing::new(2.0, (3.4, 1.0), 0.4, 8.2).high(0.0, 0.8),
    tail: Wing::new(-5.2, (1.5, 0.7), 0.2, 3.0).high(0.4, 0.0),
    fins: &[0.0],
    fin: (-4.7, 2.0, 0.2, 2.1),
    engines: &[2.7],
    nacelle: (4.6, 0.52),
    prop: 1.8,
};

fn american(many: Many, view: View) -> Model {
    let size = many.wing.span * 0.10;
    many.craft(view).marks(many.wing, 0.74, size, &BLUE).stars(many.wing, 0.74, size * 0.9, Tone::Pale).model()
}

fn british(many: Many, view: View) -> Model {
    many.craft(view).marks(many.wing, 0.74, many.wing.span * 0.11, &ROUNDEL).model()
}

/// Two booms with fins, and a pod between them, seen from above.
fn lightning() -> Model {
    let view = View::new(36.0, 10.0, 40.0, 26.0);
    let wing = Wing::new(1.7, (2.4, 0.9), 0.7, 7.9).high(0.0, 0.5);
    let mut craft = Craft::new(view)
        .wing(wing)
        .tube(0.0, &[(4.2, 0.0, 0.26), (3.2, 0.0, 0.52), (1.4, 0.1, 0.62), (-1.8, 0.0, 0.16)])
        .glass(0.0, &[(2.0, 0.56, 0.24), (1.2, 0.70, 0.34), (0.2, 0.54, 0.22)])
        .plate(&[(-5.6, -2.5, 0.3), (-5.6, 2.5, 0.3), (-6.6, 2.5, 0.3), (-6.6, -2.5, 0.3)], 0.0);
    for y in [-2.4_f32, 2.4] {
        craft = craft
            .tube(y, &[(3.6, 0.0, 0.20), (2.8, 0.0, 0.46), (0.6, 0.0, 0.50), (-2.2, 0.05, 0.38), (-6.4, 0.1, 0.20)])
            .fin(y, -5.3, 1.5, 0.7, -0.5, 1.4)
            .prop((3.6, y, 0.0), 1.7);
    }
    craft.marks(wing, 0.72, 0.8, &BLUE).stars(wing, 0.72, 0.74, Tone::Pale).model()
}

fn pe_2() -> Model {
    let many = Many {
        body: &[(5.8, -0.1, 0.36), (5.0, 0.0, 0.60), (2.6, 0.1, 0.70), (-1.4, 0.1, 0.56), (-6.4, 0.3, 0.20)],
        glass: &[(3.6, 0.66, 0.24), (2.4, 0.82, 0.34), (0.8, 0.70, 0.26)],
        fins: &[-2.9, 2.9],
        fin: (-5.0, 1.5, -0.4, 1.7),
        nacelle: (4.2, 0.52),
        ..MOSQUITO
    };
    let mut craft = many.craft(View::new(28.0, -34.0, 22.0, 16.0)).stars(many.wing, 0.72, 0.9, RED);
    for side in [1.0_f32, -1.0] {
        let brake =
            [(-0.6, side * 3.6, -0.1), (-0.6, side * 6.6, 0.2), (-0.9, side * 6.6, -0.7), (-0.9, side * 3.6, -1.0)];
        craft = craft.paint(Tone::Side, &brake, -2.0);
    }
    craft.model()
}

/// A round nose of glass.
fn he_111() -> Model {
    let many = Many {
        body: &[(7.6, 0.0, 0.62), (6.4, 0.05, 0.92), (3.0, 0.1, 0.95), (-2.0, 0.1, 0.82), (-8.0, 0.3, 0.26)],
        glass: &[(7.6, 0.0, 0.56), (6.6, 0.1, 0.76), (5.6, 0.24, 0.70)],
        wing: Wing::new(3.0, (4.6, 1.0), 0.9, 11.3).high(-0.3, 1.2).form(Form::Ellipse),
        tail: Wing::new(-6.4, (2.0, 0.9), 0.3, 4.0).high(0.4, 0.1).form(Form::Ellipse),
        fins: &[0.0],
        fin: (-5.8, 2.4, 0.3, 2.5),
        engines: &[2.7],
        nacelle: (4.4, 0.66),
        prop: 1.8,
    };
    let view = View::new(-34.0, 4.0, 14.0, 12.0);
    let craft = many.craft(view);
    // The frames of the glass.
    let model = craft.model();
    let frame = |z: f32| -> Vec<(f32, f32, f32)> {
        [(8.1, z * 0.4), (7.2, z * 0.8), (5.4, z)]
            .iter()
            .map(|(x, z)| {
                let at = view.see((*x, -0.2, *z));
                (at.0, at.1, 0.10)
            })
            .collect()
    };
    [0.7_f32, 0.15, -0.4].into_iter().fold(model, |model, z| model.over(Tone::Body, limb(&frame(z))))
}

/// Antennas on the nose.
fn ju_88() -> Model {
    let many = Many {
        body: &[(6.2, 0.0, 0.44), (5.6, 0.05, 0.72), (3.0, 0.16, 0.86), (-1.4, 0.1, 0.66), (-7.2, 0.3, 0.20)],
        glass: &[(5.0, 0.62, 0.34), (3.8, 0.86, 0.40), (2.4, 0.80, 0.34)],
        wing: Wing::new(2.4, (3.4, 1.4), 0.7, 10.0).high(-0.2, 0.9),
        tail: Wing::new(-5.6, (1.8, 1.0), 0.4, 4.0).high(0.4, 0.1),
        fin: (-4.8, 2.4, 0.3, 2.4),
        engines: &[2.9],
        nacelle: (4.8, 0.80),
        prop: 1.9,
        ..MOSQUITO
    };
    let mut craft = many.craft(View::new(24.0, 2.0, 22.0, 10.0));
    for (y, z) in [(-0.5, 0.5), (0.5, 0.5), (-0.5, -0.4), (0.5, -0.4)] {
        craft = craft.rod((6.0, y * 0.5, z * 0.5), (7.7, y * 1.7, z * 1.7), 0.10);
        craft = craft.rod((7.7, y * 1.7, z * 1.7 - 0.55), (7.7, y * 1.7, z * 1.7 + 0.55), 0.10);
        craft = craft.rod((7.1, y * 1.4, z * 1.4 - 0.5), (7.1, y * 1.4, z * 1.4 + 0.5), 0.09);
    }
    craft.model()
}

/// Corrugated, with a third engine in the nose and fixed wheels.
fn ju_52() -> Model {
    let view = View::new(28.0, 4.0, 10.0, 12.0);
    let many = Many {
        body: &[(7.0, 0.0, 0.66), (6.2, 0.0, 0.86), (3.0, 0.1, 1.05), (-2.0, 0.1, 0.95), (-8.6, 0.4, 0.30)],
        glass: &[(4.6, 1.0, 0.26), (3.8, 1.14, 0.32), (3.0, 1.08, 0.24)],
        wing: Wing::new(3.0, (4.4, 1.8), 1.2, 14.0).high(-0.7, 1.5),
        tail: Wing::new(-7.2, (2.0, 1.6), 0.2, 4.4).high(0.5, 0.0),
        fins: &[0.0],
        fin: (-6.6, 2.4, 0.4, 2.8),
        engines: &[4.4],
        nacelle: (3.6, 0.76),
        prop: 1.8,
    };
    let mut craft = many.craft(view).prop((7.3, 0.0, 0.0), 1.8);
    for y in [-2.0_f32, 2.0] {
        craft = craft.rod((2.4, y, -0.8), (2.2, y, -2.1), 0.3).tube(y, &[(2.7, -2.3, 0.46), (1.8, -2.3, 0.34)]);
    }
    let mut model = craft.model();
    for row in 0..5_u8 {
        let z = -0.5 + 0.3 * f32::from(row);
        let (a, b) = (view.see((4.6, -1.0, z)), view.see((-6.4, -0.5, z * 0.5 + 0.25)));
        model = model.over(Tone::Back, limb(&[(a.0, a.1, 0.07), (b.0, b.1, 0.05)]));
    }
    for pane in 0..5_u8 {
        let at = view.see((2.6 - 1.1 * f32::from(pane), -1.05, 0.40));
        model = model
            .add(Tone::Glow, poly(&[(at.0, at.1), (at.0 + 0.5, at.1), (at.0 + 0.5, at.1 + 0.42), (at.0, at.1 + 0.42)]));
    }
    model
}

/// Two jets below swept wings.
fn me_262() -> Model {
    let wing = Wing::new(1.8, (2.4, 1.0), 1.5, 6.2).high(-0.4, 0.5);
    let mut craft = Craft::new(View::new(26.0, 10.0, 34.0, 14.0))
        .wing(wing)
        .wing(Wing::new(-3.6, (1.4, 0.6), 0.8, 2.2).high(0.7, 0.0))
        .fin(0.0, -2.9, 2.2, 0.8, 0.2, 1.9)
        .tube(0.0, &[(5.2, -0.1, 0.10), (4.2, -0.05, 0.42), (1.6, 0.0, 0.66), (-1.4, 0.05, 0.54), (-5.0, 0.2, 0.14)])
        .glass(0.0, &[(1.2, 0.60, 0.24), (0.4, 0.74, 0.34), (-0.7, 0.60, 0.22)]);
    for y in [-2.2_f32, 2.2] {
        craft = craft.tube(y, &[(2.6, -0.5, 0.34), (1.9, -0.5, 0.48), (-0.6, -0.5, 0.50), (-2.2, -0.5, 0.26)]);
    }
    craft.model()
}

/// Two wings with struts, an open cockpit and wheels.
fn biplane(view: View, star: Option<Tone>) -> Craft {
    let low = Wing::new(1.3, (1.6, 1.5), 0.1, 5.4).high(-0.6, 0.3);
    let high = Wing::new(1.7, (1.6, 1.5), 0.1, 5.7).high(1.3, 0.3);
    let mut craft = Craft::new(view)
        .wing(low)
        .wing(high)
        .wing(Wing::new(-3.6, (1.3, 1.0), 0.1, 2.0).high(0.2, 0.0))
        .fin(0.0, -3.6, 1.3, 0.8, 0.1, 1.4)
        .tube(0.0, &[(2.9, 0.0, 0.36), (2.4, 0.0, 0.46), (0.4, 0.0, 0.50), (-4.6, 0.1, 0.16)])
        .tube(0.0, &[(-0.2, 0.62, 0.20), (-0.3, 0.72, 0.20)])
        .tube(0.0, &[(-1.5, 0.52, 0.20), (-1.6, 0.62, 0.20)])
        .prop((3.1, 0.0, 0.0), 1.3);
    for y in [-4.2_f32, -1.0, 1.0, 4.2] {
        let (a, b) = (0.3 * y.abs() / 5.5, 1.3 + 0.3 * y.abs() / 5.5);
        craft = craft.rod((1.1, y, a - 0.6), (1.4, y, b), 0.10).rod((0.1, y, a - 0.6), (0.5, y, b), 0.10);
    }
    for y in [-1.0_f32, 1.0] {
        craft = craft.rod((1.2, y * 0.5, -0.4), (1.6, y, -1.3), 0.12).tube(y, &[(1.6, -1.4, 0.36), (1.5, -1.4, 0.36)]);
    }
    match star {
        Some(tone) => craft.stars(high, 0.7, 0.62, tone),
        None => craft.marks(high, 0.74, 0.72, &ROUNDEL),
    }
}

fn swordfish() -> Model {
    biplane(View::new(22.0, 2.0, 14.0, 10.0), None)
        .tube(0.0, &[(3.0, -1.0, 0.12), (2.6, -1.0, 0.30), (-0.8, -1.0, 0.30), (-1.8, -1.0, 0.10)])
        .model()
}
