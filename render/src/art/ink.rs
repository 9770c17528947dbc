//! The colours of inks at different times of day.

use duelhall_engine::kit::art::{Hour, Ink, Plan};

use crate::scene::Rgba;

/// The five colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The sky far from the lamp.
    pub edge: Rgba,
    /// The sky near the lamp.
    pub mid: Rgba,
    /// The lamp.
    pub core: Rgba,
    /// What is near.
    pub dark: Rgba,
    /// Windows, sparks, and the light inside figures.
    pub accent: Rgba,
}

const fn five(edge: u32, mid: u32, core: u32, dark: u32, accent: u32) -> Colors {
    let [edge, mid, core, dark, accent] =
        [Rgba::hex(edge), Rgba::hex(mid), Rgba::hex(core), Rgba::hex(dark), Rgba::hex(accent)];
    Colors { edge, mid, core, dark, accent }
}

const fn of(ink: Ink) -> Colors {
    match ink {
        Ink::Dawn => five(0x34_40_9a, 0xf0_78_8c, 0xff_f2_c0, 0x1d_15_46, 0xff_b1_5c),
        Ink::Noon => five(0x1f_6f_c0, 0x7c_d0_e6, 0xff_fb_e0, 0x0e_2f_56, 0xff_c2_3a),
        Ink::Gold => five(0x9a_2f_1e, 0xff_9e_2e, 0xff_f6_c0, 0x2c_0c_1a, 0xff_e2_7a),
        Ink::Dusk => five(0x3a_1a_72, 0xd2_48_7c, 0xff_d0_8a, 0x19_0a_30, 0xff_9a_4c),
        Ink::Night => five(0x0a_14_50, 0x2a_62_b8, 0xc4_f2_ff, 0x06_0a_28, 0xff_c8_5a),
        Ink::Moon => five(0x14_1a_66, 0x55_60_c8, 0xf6_f2_ff, 0x0a_0a_30, 0xff_d9_8a),
        Ink::Storm => five(0x14_20_38, 0x3f_7f_96, 0xf4_fa_bc, 0x08_0e_1c, 0xff_f2_7a),
        Ink::Ember => five(0x3a_0a_1e, 0xd8_3a_1e, 0xff_d4_6a, 0x18_04_0e, 0xff_a0_2a),
        Ink::Frost => five(0x1e_4a_a0, 0x7c_c8_f0, 0xfb_ff_ff, 0x0c_24_50, 0xff_b8_7a),
        Ink::Bog => five(0x0e_3b_3a, 0x5f_ae_4a, 0xfb_f8_a8, 0x06_20_1c, 0xd8_ff_5a),
        Ink::Wood => five(0x0c_3c_44, 0x3a_a8_70, 0xfb_f8_b8, 0x06_22_1f, 0xff_d7_5a),
        Ink::Rose => five(0x48_0f_4a, 0xcf_3a_92, 0xff_d6_e4, 0x20_06_2c, 0xff_e0_7a),
        Ink::Gem => five(0x1e_0c_66, 0x7c_3f_e8, 0xf0_d8_ff, 0x0e_06_36, 0x8a_f4_ff),
        Ink::Sea => five(0x04_30_4a, 0x1c_9a_a2, 0xde_ff_f4, 0x03_1c_2a, 0xff_d2_7a),
        Ink::Ash => five(0x4a_28_22, 0xcc_8a_50, 0xff_f2_c8, 0x1e_0e_12, 0xff_9a_3a),
        Ink::Steel => five(0x16_30_4c, 0x6a_a2_bc, 0xff_fc_e6, 0x0a_14_20, 0xff_a8_3a),
        Ink::Brass => five(0x4a_20_08, 0xd4_8c_24, 0xff_f6_c8, 0x1e_0c_08, 0x7a_f5_e6),
        Ink::Blood => five(0x34_06_1e, 0xb0_1f_42, 0xff_b0_7a, 0x16_02_08, 0xff_d0_5a),
        Ink::Holy => five(0x7a_3a_14, 0xf2_ba_42, 0xff_fd_ea, 0x32_16_08, 0xff_f6_b0),
        Ink::Sand => five(0x8a_4a_3a, 0xe8_b4_78, 0xff_f8_dc, 0x2a_16_22, 0x4a_e0_d2),
        Ink::Crypt => five(0x1a_10_3a, 0x5a_48_8e, 0xd8_ff_c0, 0x0a_06_1c, 0x7a_ff_a4),
        Ink::Clay => five(0x5c_1f_14, 0xc8_64_3a, 0xff_e4_b8, 0x22_0a_08, 0xff_cf_5a),
        Ink::Moss => five(0x24_40_1a, 0x93_a8_3a, 0xfd_f6_b4, 0x12_1e_0c, 0xff_8a_3c),
        Ink::Bone => five(0x4e_5a_78, 0xc9_bd_a6, 0xff_fd_f0, 0x1a_1f_30, 0xff_7a_4a),
        Ink::Aurora => five(0x0c_1a_4a, 0x2f_9a_8c, 0xd8_ff_e0, 0x06_10_2a, 0xc7_7b_ff),
        Ink::Parchment => five(0x8a_62_38, 0xe2_c4_8c, 0xff_fb_e8, 0x2e_1c_10, 0xe0_4a_34),
        Ink::Plum => five(0x2e_16_46, 0x8e_4f_a8, 0xff_e6_c8, 0x16_0a_26, 0xff_d0_5a),
        Ink::Verdigris => five(0x0f_3d_46, 0x4f_b3_a0, 0xff_f4_d0, 0x08_22_2a, 0xff_9d_4a),
        Ink::Neon => five(0x12_08_3a, 0x3a_2f_ae, 0x7f_f6_ff, 0x07_04_20, 0xff_4f_a8),
        Ink::Smog => five(0x3a_31_40, 0xa8_8a_7a, 0xff_e9_c4, 0x18_14_20, 0xff_6a_3a),
        Ink::Mint => five(0x1d_5c_5e, 0x8f_d8_b8, 0xff_fe_f0, 0x0c_2a_30, 0xff_5f_6a),
    }
}

/// The colours of a plan.
#[must_use]
pub fn colors(plan: &Plan) -> Colors {
    let mut ink = of(plan.ink);
    if let Some(tint) = plan.accent {
        ink.accent = Rgba::hex(tint.0);
    }
    let Colors { edge, mid, core, dark, accent } = ink;
    match plan.hour {
        Hour::Day => Colors { edge: edge.mix(mid, 0.30), mid: mid.mix(core, 0.10), ..ink },
        Hour::Dawn => {
            Colors { edge: edge.mix(mid, 0.08), mid: mid.mix(core, 0.06), core: core.mix(accent, 0.10), ..ink }
        }
        Hour::Dusk => {
            let edge = edge.mix(dark, 0.30);
            Colors { edge, mid: mid.mix(accent, 0.14).mix(edge, 0.12), core: core.mix(accent, 0.34), ..ink }
        }
        Hour::Night => Colors { edge: edge.mix(dark, 0.55), mid: mid.mix(edge, 0.42), dark: dark.dark(0.25), ..ink },
    }
}
