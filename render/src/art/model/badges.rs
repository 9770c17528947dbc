//! Oval badges. None has a symbol of the state that gave it.

use super::Tone;
use super::medals::{DARK_BRONZE, DARK_GOLD, GOLD, GREY, SILVER, wreath};
use super::shape::{Model, bar, disc, oval, soft};

/// The badge with a name.
pub(super) fn of(name: &str) -> Option<Model> {
    Some(match name {
        "wound-badge" => wound(),
        "tank-badge" => tank_badge(),
        "assault-badge" => assault(),
        _ => return None,
    })
}

fn badge(tone: Tone) -> Model {
    Model::default().over(tone, oval(0.0, 0.0, 0.98, 1.24)).with(wreath(0.0, 0.0, 0.90, 1.12, SILVER))
}

fn wound() -> Model {
    let helmet = soft(
        &[
            (-0.52, -0.10),
            (-0.48, 0.30),
            (-0.14, 0.58),
            (0.22, 0.56),
            (0.50, 0.28),
            (0.54, 0.0),
            (0.62, -0.10),
            (0.30, -0.10),
            (0.1, -0.02),
            (-0.12, -0.26),
            (-0.62, -0.40),
        ],
        0.10,
    );
    let model = Model::default()
        .over(DARK_GOLD, oval(0.0, 0.0, 1.06, 1.30))
        .over(GOLD, oval(0.0, 0.0, 0.98, 1.22))
        .over(DARK_GOLD, oval(0.0, 0.0, 0.74, 0.98))
        .over(Tone::Tint(0xc8_8e_34), oval(0.0, 0.0, 0.70, 0.94));
    model.over(DARK_BRONZE, helmet).over(GOLD, bar((-0.44, 0.02), (0.46, 0.06), 0.05, 0.05))
}

fn tank_badge() -> Model {
    let tank = super::tanks::of("pz-iv").unwrap_or_default().at(0.0, -0.46, 0.50);
    let oak =
        (0..7_u8).fold(Model::default(), |model, at| model.over(GREY, disc(-0.72 + 0.24 * f32::from(at), -0.78, 0.16)));
    badge(GREY).over(Tone::Tint(0xb4_c0_cc), oval(0.0, 0.0, 0.74, 1.0)).with(oak).with(tank)
}

fn assault() -> Model {
    let rifle = super::people::rifle((-0.92, -0.86), (0.86, 0.92));
    badge(GREY)
        .over(Tone::Tint(0xc0_b4_9c), oval(0.0, 0.0, 0.74, 1.0))
        .with(rifle.map(vello_cpu::kurbo::Affine::scale(1.06)))
        .over(SILVER, bar((-0.14, 0.34), (0.14, 0.06), 0.10, 0.10))
}
