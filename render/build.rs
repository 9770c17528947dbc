//! Finds the nearest colour of the palette for every colour of six bits a channel. A locale file that is added is compiled in,
//! though no list names it.

use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=assets/palette.bin");
    let palette = fs::read("assets/palette.bin")?;
    let colors: Vec<[i32; 3]> = palette.chunks_exact(3).map(|c| [c[0].into(), c[1].into(), c[2].into()]).collect();
    // The middle of each cell of four values.
    let middle = |cell: usize| (cell << 2 | 2) as i32;
    let mut nearest = Vec::with_capacity(1 << 18);
    for cell in 0..1_usize << 18 {
        let color = [middle(cell >> 12), middle(cell >> 6 & 63), middle(cell & 63)];
        nearest.push(closest(&colors, color));
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo gives OUT_DIR"))?;
    fs::write(Path::new(&out).join("nearest.bin"), nearest)
}

/// By the red-mean formula: the eye weighs green most, and red more than blue the redder the colours are.
fn closest(colors: &[[i32; 3]], [red, green, blue]: [i32; 3]) -> u8 {
    let mut best = (i32::MAX, 0);
    for (index, [r, g, b]) in colors.iter().enumerate() {
        let mean = (r + red) / 2;
        let [dr, dg, db] = [r - red, g - green, b - blue];
        let distance = (512 + mean) * dr * dr + 1024 * dg * dg + (767 - mean) * db * db;
        if distance < best.0 {
            best = (distance, index as u8);
        }
    }
    best.1
}
