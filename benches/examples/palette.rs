//! Makes `assets/palette.bin` again from sample pictures.
//! `cargo run --release --manifest-path benches/Cargo.toml --example palette`.
//!
//! Run it after the colours of pictures have changed. The build makes its table of nearest colours from the file.

#[path = "../../render/tests/render/common/mod.rs"]
mod common;

use std::{error, fs};

use common::heroes::dressed;
use common::{NAMES, ToAny, captions, chrono, heroes, midgame};
use duelhall_engine::chrono::epoch_of;
use duelhall_engine::kit::SeatSet;
use duelhall_engine::text::Lang;
use duelhall_engine::towers::table::Phase;
use duelhall_render::{Frame, Painter, Shape, Theme};
use quantette::deps::palette::Srgb;
use quantette::{PaletteSize, Pipeline, QuantizeMethod};

/// Colours that must stay exact: the ground of the high-contrast theme and its letters.
const FIXED: [[u8; 3]; 2] = [[0, 0, 0], [255, 255, 255]];

fn main() -> Result<(), Box<dyn error::Error>> {
    let frames = samples(&Painter::default());
    // The pictures of Towers count most, because they have the fewest colours; of the others some pixels are enough.
    let pixels = frames.iter().flat_map(|(frame, step)| frame.bytes().chunks_exact(4).step_by(*step));
    let pixels: Vec<Srgb<u8>> = pixels.map(|pixel| Srgb::new(pixel[0], pixel[1], pixel[2])).collect();
    let palette = Pipeline::new()
        .palette_size(PaletteSize::from_u8_clamped(254))
        .quantize_method(QuantizeMethod::kmeans())
        .ditherer(None)
        .input_slice(pixels.as_slice())?
        .output_srgb8_palette();
    let mut bytes: Vec<u8> = FIXED.concat();
    bytes.extend(palette.iter().flat_map(|color| [color.red, color.green, color.blue]));
    bytes.resize(768, 0);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../render/assets/palette.bin");
    fs::write(file, bytes)?;
    println!("{} pixels of {} pictures, {} colours: {file}", pixels.len(), frames.len(), palette.len() + FIXED.len());
    Ok(())
}

/// Sample pictures, each with one of how many of its pixels counts.
fn samples(painter: &Painter) -> Vec<(Frame, usize)> {
    let mut frames = Vec::new();
    for seed in 0..14 {
        let mut table = midgame(seed);
        match seed {
            3 => table.asked = SeatSet::ALL,
            4 => table.asked = SeatSet::NONE,
            5 => (table.phase, table.shown) = (Phase::Mulligan, Vec::new()),
            6 => table.outcome = Some(common::outcome(&mut common::Dice::new(seed))),
            _ => {}
        }
        // One picture in seven has the high-contrast theme, whose few colours are far apart anyway.
        let theme = if seed % 7 == 0 { Theme::HighContrast } else { Theme::Default };
        let names = [NAMES[0], NAMES[1]];
        let captions = captions(names, Lang::ALL[seed as usize % 2], theme);
        let heroes = dressed(heroes::duel(seed, [4, 7]), seed);
        let mut chrono = chrono::duel(seed, [2 + seed as usize % 7, 3], [seed as usize % 3, 1]);
        chrono.age = 2 + 2 * seed as u8;
        chrono.epoch = epoch_of(chrono.age);
        let wide = captions.clone().on_page(Shape::Wide, 0);
        frames.push((painter.board_frame(&table.any(), &captions), 1));
        frames.push((painter.hand_frame(&table.any(), &captions), 1));
        frames.push((painter.board_frame(&heroes.any(), &captions), 3));
        frames.push((painter.hand_frame(&heroes.any(), &captions), 3));
        frames.push((painter.board_frame(&chrono.any(), &captions), 2));
        frames.push((painter.hand_frame(&chrono::wild(seed + 20).any(), &wide), 2));
    }
    frames
}
