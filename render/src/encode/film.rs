//! Animations as APNG or GIF files. Both have the one palette of all our pictures, so no colour changes from picture to picture,
//! and a picture holds only the rectangle in which it differs from the one before.

use std::borrow::Cow;

use png::{BitDepth, BlendOp, ColorType, Compression, DisposeOp, Encoder, Filter};

use super::palette::PALETTE;
use crate::stamp::Canvas;

/// The form of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Film {
    /// A PNG file that moves; where it cannot, its first picture is shown. It is smaller.
    Apng,
    /// A GIF file, which moves in every chat.
    Gif,
}

/// A picture of an animation.
#[derive(Clone, Debug)]
pub(crate) struct Still {
    size: (u16, u16),
    /// The indices of its pixels, row by row.
    pixels: Vec<u8>,
}

impl Still {
    /// What is on a canvas.
    pub(crate) fn of(canvas: &Canvas) -> Self {
        let rows = canvas.rows().chunks_exact(1 + usize::from(canvas.width()));
        let pixels = rows.take(canvas.height().into()).flat_map(|row| &row[1..]).copied().collect();
        Self { size: (canvas.width(), canvas.height()), pixels }
    }

    fn row(&self, row: u16) -> &[u8] {
        let width = usize::from(self.size.0);
        &self.pixels[usize::from(row) * width..][..width]
    }

    /// The part that shows something else than the picture before it: all of the first.
    fn news(&self, before: Option<&Self>) -> Option<Patch<'_>> {
        let whole = Patch { of: self, at: (0, 0), size: self.size };
        let Some(before) = before else { return Some(whole) };
        let mut rows = (0..self.size.1).filter(|row| self.row(*row) != before.row(*row));
        let top = rows.next()?;
        let bottom = rows.next_back().unwrap_or(top);
        let (mut left, mut right) = (self.size.0, 0);
        for row in top..=bottom {
            let mut differs =
                (0..).zip(self.row(row).iter().zip(before.row(row))).filter(|(_, (now, then))| now != then);
            let first = differs.next().map(|(at, _)| at);
            let last = differs.last().map(|(at, _)| at).or(first);
            left = left.min(first.unwrap_or(left));
            right = right.max(last.unwrap_or(right));
        }
        Some(Patch { size: (right - left + 1, bottom - top + 1), at: (left, top), ..whole })
    }
}

/// A rectangle of a picture.
struct Patch<'a> {
    of: &'a Still,
    at: (u16, u16),
    size: (u16, u16),
}

impl Patch<'_> {
    fn pixels(&self) -> Vec<u8> {
        let columns = usize::from(self.at.0)..usize::from(self.at.0 + self.size.0);
        (self.at.1..self.at.1 + self.size.1).flat_map(|row| &self.of.row(row)[columns.clone()]).copied().collect()
    }
}

/// An animation of some pictures, each with the time that it stands in hundredths of a second; it begins again after the last.
/// Pictures of another size than the first are left out. Without pictures, and if writing to memory failed, the file is empty.
pub(crate) fn film(stills: &[Still], stands: &[u16], film: Film) -> Vec<u8> {
    let Some(Still { size, .. }) = stills.first() else { return Vec::new() };
    let mut shown: Vec<(Patch<'_>, u16)> = Vec::new();
    for (still, stands) in stills.iter().zip(stands).filter(|(still, _)| still.size == *size) {
        match (still.news(shown.last().map(|(patch, _)| patch.of)), shown.last_mut()) {
            (Some(patch), _) => shown.push((patch, *stands)),
            // It looks like the one before, which stands for longer.
            (None, Some((_, longer))) => *longer = longer.saturating_add(*stands),
            (None, None) => {}
        }
    }
    match film {
        Film::Apng => apng(*size, &shown).unwrap_or_default(),
        Film::Gif => gif(*size, &shown).unwrap_or_default(),
    }
}

fn apng((width, height): (u16, u16), shown: &[(Patch<'_>, u16)]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width.into(), height.into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(&PALETTE[..]);
    encoder.set_compression(Compression::Balanced);
    // Neighbouring indices have nothing to do with each other.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_animated(u32::try_from(shown.len()).unwrap_or(u32::MAX), 0)?;
    encoder.set_dispose_op(DisposeOp::None)?;
    encoder.set_blend_op(BlendOp::Source)?;
    let mut writer = encoder.write_header()?;
    for (patch, stands) in shown {
        writer.set_frame_delay(*stands, 100)?;
        // The position of the picture before must not be outside of the new size, nor the other way round.
        writer.reset_frame_position()?;
        writer.set_frame_dimension(patch.size.0.into(), patch.size.1.into())?;
        writer.set_frame_position(patch.at.0.into(), patch.at.1.into())?;
        writer.write_image_data(&patch.pixels())?;
    }
    writer.finish()?;
    Ok(file)
}

fn gif((width, height): (u16, u16), shown: &[(Patch<'_>, u16)]) -> Result<Vec<u8>, gif::EncodingError> {
    let mut encoder = gif::Encoder::new(Vec::new(), width, height, PALETTE)?;
    encoder.set_repeat(gif::Repeat::Infinite)?;
    for (patch, stands) in shown {
        encoder.write_frame(&gif::Frame {
            delay: *stands,
            dispose: gif::DisposalMethod::Keep,
            left: patch.at.0,
            top: patch.at.1,
            width: patch.size.0,
            height: patch.size.1,
            buffer: Cow::Owned(patch.pixels()),
            ..gif::Frame::default()
        })?;
    }
    encoder.into_inner()
}
