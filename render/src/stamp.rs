//! Parts in the palette, and the canvas that they are laid upon.
//!
//! A part that was drawn once is kept as it will be in the file: its opaque pixels as indices. Only its soft edges
//! and shadows keep their colours, for they depend on what lies below. All is packed, so that the faces of a game's
//! cards have room side by side: unpacking one is far quicker than drawing it anew.

use crate::encode;
use crate::raster::{Frame, Pixel};

/// From this opacity on a pixel hides what is below: rounding leaves opaque pixels a shade short.
const OPAQUE: u8 = 253;

/// Pixels of one kind that follow one another in a row.
#[derive(Clone, Copy, Debug)]
struct Span {
    /// Rows below the span before it.
    down: u16,
    /// Columns right of the end of the span before it in its row, or of the left edge.
    gap: u16,
    /// Twice its length, and one more if it is opaque.
    long: u16,
}

/// The bytes of a span, each kept together with those of the others: high bytes are nearly all 0 and pack well.
const SPAN: usize = 6;

impl Span {
    fn bytes(self) -> [u8; SPAN] {
        let [[a, b], [c, d], [e, f]] = [self.down, self.gap, self.long].map(u16::to_le_bytes);
        [a, b, c, d, e, f]
    }

    /// The span at a place among the bytes of so many.
    fn read(bytes: &[u8], count: usize, at: usize) -> Self {
        let byte = |number: usize| bytes[number * count + at];
        let [down, gap, long] = [0, 2, 4].map(|low| u16::from_le_bytes([byte(low), byte(low + 1)]));
        Self { down, gap, long }
    }

    const fn len(self) -> u16 {
        self.long / 2
    }

    const fn is_opaque(self) -> bool {
        self.long % 2 == 1
    }
}

/// A part as it is laid down.
#[derive(Debug)]
pub(crate) struct Stamp {
    /// The spans; the indices of the opaque pixels; red, green, blue and opacity of the soft ones, each together; as LZ4.
    packed: Vec<u8>,
    spans: usize,
    opaque: usize,
    soft: usize,
}

impl Stamp {
    /// A drawn part in the palette.
    pub(crate) fn of(frame: &Frame) -> Self {
        let mut making = Making::default();
        let width = usize::from(frame.width()).max(1);
        for (row, pixels) in (0..).zip(frame.pixels().chunks_exact(width)) {
            making.row(row, pixels);
        }
        making.pack()
    }

    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.packed.len()
    }
}

/// A stamp while it is made.
#[derive(Default)]
struct Making {
    /// The row of the span before.
    last: u16,
    spans: Vec<Span>,
    opaque: Vec<u8>,
    soft: Vec<Pixel>,
}

impl Making {
    fn row(&mut self, row: u16, pixels: &[Pixel]) {
        let offsets = encode::offsets(row.into());
        let kind = |pixel: &Pixel| (pixel.a > 0).then_some(pixel.a >= OPAQUE);
        let (mut from, mut end) = (0, 0);
        for run in pixels.chunk_by(|one, next| kind(one) == kind(next)) {
            if let Some(opaque) = kind(&run[0]) {
                if opaque {
                    let colors = run.iter().zip(from..);
                    self.opaque.extend(colors.map(|(pixel, x)| encode::nearest(*pixel, offsets[x % 2])));
                } else {
                    self.soft.extend(run);
                }
                // A picture has fewer than 2^15 columns.
                let [gap, long] = [from - end, 2 * run.len() + usize::from(opaque)].map(|n| n as u16);
                self.spans.push(Span { down: row - self.last, gap, long });
                (self.last, end) = (row, from + run.len());
            }
            from += run.len();
        }
    }

    fn pack(self) -> Stamp {
        let (spans, opaque, soft) = (self.spans.len(), self.opaque.len(), self.soft.len());
        let mut bytes = Vec::with_capacity(SPAN * spans + opaque + 4 * soft);
        for number in 0..SPAN {
            bytes.extend(self.spans.iter().map(|span| span.bytes()[number]));
        }
        bytes.extend(self.opaque);
        let channels: [fn(&Pixel) -> u8; 4] = [|pixel| pixel.r, |pixel| pixel.g, |pixel| pixel.b, |pixel| pixel.a];
        for channel in channels {
            bytes.extend(self.soft.iter().map(channel));
        }
        let mut packed = lz4_flex::block::compress(&bytes);
        packed.shrink_to_fit();
        Stamp { packed, spans, opaque, soft }
    }
}

/// A picture in the palette.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    width: u16,
    height: u16,
    /// Rows as PNG has them: the number of a filter, always 0, and then the indices.
    rows: Vec<u8>,
    /// Where stamps are unpacked.
    bench: Vec<u8>,
}

impl Canvas {
    /// Takes a size; what was on it is to be covered.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        (self.width, self.height) = (width, height);
        let stride = self.stride();
        self.rows.resize(stride * usize::from(height), 0);
        self.rows.iter_mut().step_by(stride).for_each(|filter| *filter = 0);
    }

    fn stride(&self) -> usize {
        1 + usize::from(self.width)
    }

    /// The width in pixels.
    pub(crate) const fn width(&self) -> u16 {
        self.width
    }

    /// The height in pixels.
    pub(crate) const fn height(&self) -> u16 {
        self.height
    }

    /// The rows as PNG has them: a filter of 0 and the indices.
    pub(crate) fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// Lays a part down with its left top corner at a place; what sticks out is left out.
    pub(crate) fn lay(&mut self, stamp: &Stamp, x: i32, y: i32) {
        let stride = self.stride();
        self.bench.resize(SPAN * stamp.spans + stamp.opaque + 4 * stamp.soft, 0);
        if lz4_flex::block::decompress_into(&stamp.packed, &mut self.bench).is_err() {
            // Only memory that was overwritten could do that.
            return;
        }
        let (spans, pixels) = self.bench.split_at(SPAN * stamp.spans);
        let (opaque, soft) = pixels.split_at(stamp.opaque);
        let (red, rest) = soft.split_at(stamp.soft);
        let (green, rest) = rest.split_at(stamp.soft);
        let (blue, opacity) = rest.split_at(stamp.soft);
        let (mut row, mut end) = (y, x);
        // How many pixels of each kind lie behind us: soft, opaque.
        let mut past = [0; 2];
        for span in (0..stamp.spans).map(|at| Span::read(spans, stamp.spans, at)) {
            if span.down > 0 {
                (row, end) = (row + i32::from(span.down), x);
            }
            let left = end + i32::from(span.gap);
            end = left + i32::from(span.len());
            let source = past[usize::from(span.is_opaque())];
            past[usize::from(span.is_opaque())] += usize::from(span.len());
            let (from, to) = (left.max(0), end.min(self.width.into()));
            if row < 0 || row >= self.height.into() || from >= to {
                continue;
            }
            // All of these are inside the canvas, so none is below 0.
            let [row, from, to, skip] = [row, from, to, from - left].map(|n| usize::try_from(n).unwrap_or(0));
            let target = &mut self.rows[1 + row * stride..][from..to];
            let source = source + skip;
            if span.is_opaque() {
                target.copy_from_slice(&opaque[source..source + target.len()]);
            } else {
                let offsets = encode::offsets(row);
                for ((index, at), column) in target.iter_mut().zip(source..).zip(from..) {
                    let pixel = Pixel { r: red[at], g: green[at], b: blue[at], a: opacity[at] };
                    *index = encode::over(*index, pixel, offsets[column % 2]);
                }
            }
        }
    }
}
