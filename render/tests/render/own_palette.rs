//! PNG files with a palette of their own: what a picture keeps of its looks in 256 colours at best.

use std::collections::BTreeMap;

use duelhall_render::Frame;
use png::{BitDepth, ColorType, Encoder, EncodingError};

/// How often the palette is moved toward the colours that it stands for.
const ROUNDS: usize = 4;

/// Colours that are equal in six bits of each channel, with their sums.
#[derive(Clone, Copy, Default)]
struct Bin {
    sum: [u64; 3],
    count: u64,
}

impl Bin {
    fn mean(&self) -> [f32; 3] {
        #[expect(clippy::cast_precision_loss, reason = "it is a mean of bytes")]
        self.sum.map(|sum| sum as f32 / self.count.max(1) as f32)
    }
}

fn pixels(frame: &Frame) -> impl Iterator<Item = [u8; 3]> {
    frame.bytes().chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]])
}

fn number(pixel: [u8; 3]) -> u32 {
    pixel.iter().fold(0, |number, channel| number << 6 | u32::from(channel >> 2))
}

/// A PNG file of an opaque frame with at most this many colours, chosen for this picture.
///
/// # Errors
/// The encoder's errors; there are none for a frame in memory.
pub(crate) fn own_palette(frame: &Frame, colors: u8) -> Result<Vec<u8>, EncodingError> {
    let (palette, indices) = quantize(frame, usize::from(colors) + 1);
    let mut file = Vec::with_capacity(indices.len() / 2);
    let mut encoder = Encoder::new(&mut file, frame.width().into(), frame.height().into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&indices)?;
    Ok(file)
}

/// The palette of a frame, and the index of each pixel.
fn quantize(frame: &Frame, colors: usize) -> (Vec<[u8; 3]>, Vec<u8>) {
    let mut bins: BTreeMap<u32, Bin> = BTreeMap::new();
    for pixel in pixels(frame) {
        let bin = bins.entry(number(pixel)).or_default();
        bin.count += 1;
        for (sum, channel) in bin.sum.iter_mut().zip(pixel) {
            *sum += u64::from(channel);
        }
    }
    let list: Vec<([f32; 3], f32)> = bins.values().map(|bin| (bin.mean(), weight(bin.count))).collect();
    let mut palette = cut(list.clone(), colors);
    for _ in 0..ROUNDS {
        settle(&list, &mut palette);
    }
    let places: BTreeMap<u32, u8> =
        bins.keys().zip(&list).map(|(key, (color, _))| (*key, nearest(&palette, *color) as u8)).collect();
    let indices = pixels(frame).map(|pixel| places[&number(pixel)]).collect();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "means of bytes are bytes")]
    (palette.into_iter().map(|color| color.map(|channel| channel.round() as u8)).collect(), indices)
}

/// Rare colours count for more than their share, because small lights are what people look at.
#[expect(clippy::cast_precision_loss, reason = "a count of pixels")]
fn weight(count: u64) -> f32 {
    (count as f32).powf(0.75)
}

/// Cuts the colours into boxes, always the box with the largest error next, and returns their means.
fn cut(list: Vec<([f32; 3], f32)>, colors: usize) -> Vec<[f32; 3]> {
    let mut boxes = vec![Part::of(list)];
    while boxes.len() < colors {
        let most = (0..boxes.len()).max_by(|one, two| boxes[*one].error.total_cmp(&boxes[*two].error));
        let Some(at) = most.filter(|at| boxes[*at].colors.len() > 1) else { break };
        let (low, high) = boxes.swap_remove(at).split();
        boxes.extend([low, high]);
    }
    boxes.into_iter().map(|part| part.mean).collect()
}

/// A box of colours.
struct Part {
    colors: Vec<([f32; 3], f32)>,
    mean: [f32; 3],
    /// The channel with the largest error.
    axis: usize,
    error: f32,
}

impl Part {
    fn of(colors: Vec<([f32; 3], f32)>) -> Self {
        let total: f32 = colors.iter().map(|(_, weight)| weight).sum();
        let mean = |channel: usize| colors.iter().map(|(color, weight)| color[channel] * weight).sum::<f32>() / total;
        let mean = [mean(0), mean(1), mean(2)];
        let error = |channel: usize| -> f32 {
            colors.iter().map(|(color, weight)| (color[channel] - mean[channel]).powi(2) * weight).sum()
        };
        let errors = [error(0), error(1), error(2)];
        let axis = (0..3).max_by(|one, two| errors[*one].total_cmp(&errors[*two])).unwrap_or_default();
        // A single colour cannot be cut.
        let error = if colors.len() > 1 { errors.iter().sum() } else { -1.0 };
        Self { colors, mean, axis, error }
    }

    fn split(mut self) -> (Self, Self) {
        let axis = self.axis;
        self.colors.sort_by(|(one, _), (two, _)| one[axis].total_cmp(&two[axis]));
        let at = self.colors.partition_point(|(color, _)| color[axis] < self.mean[axis]);
        let high = self.colors.split_off(at.clamp(1, self.colors.len() - 1));
        (Self::of(self.colors), Self::of(high))
    }
}

/// Moves each colour of the palette to the mean of the colours that are nearest to it.
fn settle(list: &[([f32; 3], f32)], palette: &mut [[f32; 3]]) {
    let mut sums = vec![([0.0_f32; 3], 0.0_f32); palette.len()];
    for (color, weight) in list {
        let (sum, total) = &mut sums[nearest(palette, *color)];
        for (sum, channel) in sum.iter_mut().zip(color) {
            *sum += channel * weight;
        }
        *total += weight;
    }
    for (color, (sum, total)) in palette.iter_mut().zip(sums) {
        if total > 0.0 {
            *color = sum.map(|sum| sum / total);
        }
    }
}

fn nearest(palette: &[[f32; 3]], color: [f32; 3]) -> usize {
    let distance = |other: &[f32; 3]| {
        (other[0] - color[0]).powi(2) + (other[1] - color[1]).powi(2) + (other[2] - color[2]).powi(2)
    };
    let mut best = (0, f32::INFINITY);
    for (at, other) in palette.iter().enumerate() {
        let distance = distance(other);
        if distance < best.1 {
            best = (at, distance);
        }
    }
    best.0
}
