//! How much room digits need, before they are set.

/// The width that digits and the signs next to them need at a font size.
pub(crate) fn width(words: &str, font: f32) -> f32 {
    let widths = words.chars().map(|c| match c {
        '/' | '−' | '+' | '!' => 0.5,
        '№' => 1.04,
        _ => 0.58,
    });
    (widths.sum::<f32>() * font).ceil()
}
