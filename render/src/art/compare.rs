//! Finds pictures that look alike.

use crate::raster::Frame;

/// The size to which pictures are reduced before they are compared.
const COLUMNS: usize = 24;
const ROWS: usize = 16;

/// A picture reduced to a few pixels: what is left of it at a glance.
#[derive(Clone, Debug, PartialEq)]
pub struct Likeness(Vec<[f32; 3]>);

/// Reduces a picture.
#[must_use]
pub fn likeness(frame: &Frame) -> Likeness {
    let (w, h) = (usize::from(frame.width()), usize::from(frame.height()));
    let pixels = frame.pixels();
    let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let cells = cells.map(|(row, column)| {
        let (top, bottom) = (row * h / ROWS, ((row + 1) * h / ROWS).min(h));
        let (left, right) = (column * w / COLUMNS, ((column + 1) * w / COLUMNS).min(w));
        let (mut sum, mut count) = ([0.0; 3], 0.0_f32);
        for y in top..bottom {
            for pixel in &pixels[y * w + left..y * w + right] {
                for (sum, channel) in sum.iter_mut().zip([pixel.r, pixel.g, pixel.b]) {
                    *sum += f32::from(channel);
                }
                count += 1.0;
            }
        }
        sum.map(|sum| sum / count.max(1.0))
    });
    Likeness(cells.collect())
}

impl Likeness {
    /// How different two pictures look: the mean difference of a channel, from 0 to 255.
    #[must_use]
    pub fn distance(&self, other: &Self) -> f32 {
        let pairs = self.0.iter().flatten().zip(other.0.iter().flatten());
        let squares: f32 = pairs.map(|(one, two)| (one - two).powi(2)).sum();
        #[expect(clippy::cast_precision_loss, reason = "it is a small number")]
        let count = (COLUMNS * ROWS * 3) as f32;
        (squares / count).sqrt()
    }
}

/// The pairs of pictures that are most alike, the nearest first, with their distances.
#[must_use]
pub fn nearest<'a, N: ?Sized>(pictures: &[(&'a N, Likeness)], most: usize) -> Vec<(&'a N, &'a N, f32)> {
    let mut pairs: Vec<_> = pictures
        .iter()
        .enumerate()
        .flat_map(|(at, (one, a))| pictures[at + 1..].iter().map(move |(two, b)| (*one, *two, a.distance(b))))
        .collect();
    pairs.sort_by(|one, two| one.2.total_cmp(&two.2));
    pairs.truncate(most);
    pairs
}
