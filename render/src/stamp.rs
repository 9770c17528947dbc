//! Parts in the colours of the palette, and the canvas on which they are laid.
//!
//! A part that was drawn once is kept as it will be in the file: its opaque pixels as palette indices. Only soft edges
//! and shadows keep their full colours, because they depend on what lies below. Everything is packed, so that there is
//! room for the faces of all cards of a game: unpacking a face is far quicker than drawing it again.

use crate::encode;
use crate::raster::{Frame, Pixel};

/// From this opacity on, a pixel hides what is below. Rounding leaves opaque pixels slightly below 255.
const OPAQUE: u8 = 253;

/// Consecutive pixels of one kind in a row.
#[derive(Clone, Copy, Debug)]
struct Span {
    /// The number of rows below the previous span.
    down: u16,
    /// The number of columns between the end of the previous span in the row, or the left edge, and this span.
    gap: u16,
    /// Four times its length, plus its kind.
    long: u16,
}

/// What the pixels of a span are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// They depend on what lies below.
    Soft,
    /// Each has its index.
    Opaque,
    /// All have one index.
    Flat,
}

/// From this length on, opaque pixels of one colour are a span of their own: such are filled at once, and need no room.
const FLAT: usize = 24;

/// The number of bytes in a span. Each byte is stored next to the same byte of the other spans: high bytes are nearly
/// all 0 and pack well.
const SPAN: usize = 6;

impl Span {
    fn bytes(self) -> [u8; SPAN] {
        let [[a, b], [c, d], [e, f]] = [self.down, self.gap, self.long].map(u16::to_le_bytes);
        [a, b, c, d, e, f]
    }

    /// Reads the span at an index from the bytes of `count` spans.
    fn read(bytes: &[u8], count: usize, at: usize) -> Self {
        let byte = |number: usize| bytes[number * count + at];
        let [down, gap, long] = [0, 2, 4].map(|low| u16::from_le_bytes([byte(low), byte(low + 1)]));
        Self { down, gap, long }
    }

    const fn len(self) -> u16 {
        self.long / 4
    }

    const fn kind(self) -> Kind {
        match self.long % 4 {
            0 => Kind::Soft,
            1 => Kind::Opaque,
            _ => Kind::Flat,
        }
    }
}

/// A packed part, ready to be laid down.
#[derive(Debug)]
pub(crate) struct Stamp {
    /// Packed with LZ4: the spans; the indices of the opaque pixels; then all red, green, blue and opacity values of
    /// the soft pixels.
    packed: Vec<u8>,
    spans: usize,
    opaque: usize,
    soft: usize,
}

impl Stamp {
    /// Packs a drawn part with the colours of the palette: even ones as they are, others mixed of two.
    pub(crate) fn of(frame: &Frame, even: bool) -> Self {
        let mut making = Making::default();
        let width = usize::from(frame.width()).max(1);
        for (row, pixels) in (0..).zip(frame.pixels().chunks_exact(width)) {
            making.row(row, pixels, (!even).then(|| encode::offsets(row.into())));
        }
        making.pack()
    }

    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.packed.len()
    }
}

/// A stamp in the making.
#[derive(Default)]
struct Making {
    /// The row of the previous span.
    last: u16,
    spans: Vec<Span>,
    opaque: Vec<u8>,
    soft: Vec<Pixel>,
    /// The last even colour in each column.
    above: Vec<Option<u8>>,
    met: Met,
}

/// From this length on, a run of one colour is a part of a ground.
const GROUND: usize = 4;

/// The indices of colours of grounds that were met; of two with the same slot, the later one is kept.
#[derive(Default)]
struct Met(Vec<Option<(Pixel, u8)>>);

impl Met {
    /// The index of a colour; `find` finds it if it was not met.
    fn index(&mut self, color: Pixel, find: impl FnOnce() -> u8) -> u8 {
        self.0.resize(1 << 11, None);
        let bits = u32::from_be_bytes([0, color.r, color.g, color.b]).wrapping_mul(0x9e37_79b1);
        let slot = &mut self.0[(bits >> 21) as usize];
        match slot {
            Some((met, index)) if *met == color => *index,
            _ => {
                let index = find();
                *slot = Some((color, index));
                index
            }
        }
    }
}

impl Making {
    fn row(&mut self, row: u16, pixels: &[Pixel], offsets: Option<[i8; 2]>) {
        let kind = |pixel: &Pixel| (pixel.a > 0).then_some(pixel.a >= OPAQUE);
        let (mut from, mut end) = (0, 0);
        for run in pixels.chunk_by(|one, next| kind(one) == kind(next)) {
            match kind(&run[0]) {
                None => {}
                Some(false) => {
                    self.soft.extend(run);
                    self.span(Kind::Soft, row, (from, run.len()), &mut end);
                }
                Some(true) => {
                    let done = self.opaque.len();
                    match offsets {
                        Some(offsets) => {
                            let colors = run.iter().zip(from..);
                            self.opaque.extend(colors.map(|(pixel, x)| encode::nearest(*pixel, offsets[x % 2])));
                        }
                        None => self.even(run, from),
                    }
                    self.cut(done, row, from, &mut end);
                }
            }
            from += run.len();
        }
    }

    /// Makes spans of the opaque pixels from an index on, which begin at a column.
    fn cut(&mut self, done: usize, row: u16, from: usize, end: &mut usize) {
        let indices = self.opaque.split_off(done);
        let (mut at, mut mixed) = (from, 0);
        for run in indices.chunk_by(|one, next| one == next) {
            if run.len() < FLAT {
                self.opaque.extend(run);
                mixed += run.len();
            } else {
                self.span(Kind::Opaque, row, (at - mixed, mixed), end);
                self.opaque.push(run[0]);
                self.span(Kind::Flat, row, (at, run.len()), end);
                mixed = 0;
            }
            at += run.len();
        }
        self.span(Kind::Opaque, row, (at - mixed, mixed), end);
    }

    /// Adds a span unless it is empty; `end` is the end of the one before it in the row.
    fn span(&mut self, kind: Kind, row: u16, (from, len): (usize, usize), end: &mut usize) {
        if len > 0 {
            // A picture has fewer than 2^14 columns.
            let [gap, long] = [from - *end, 4 * len + kind as usize].map(|n| n as u16);
            self.spans.push(Span { down: row - self.last, gap, long });
            (self.last, *end) = (row, from + len);
        }
    }

    /// Adds even pixels: each takes the colour above it, or that at its left, if nobody sees the difference, so that a colour has
    /// few large areas. A run of one colour looks as it did where it was met first, or else grounds would have streaks.
    fn even(&mut self, pixels: &[Pixel], from: usize) {
        self.above.resize(self.above.len().max(from + pixels.len()), None);
        let (mut left, mut at) = (None, from);
        for run in pixels.chunk_by(|one, next| one == next) {
            let (color, columns) = (run[0], at..at + run.len());
            let above = self.above[at];
            let find = || {
                let near = [above, left].into_iter().flatten().find(|index| encode::is_near(*index, color));
                near.unwrap_or_else(|| encode::nearest(color, 0))
            };
            let ground = run.len() >= GROUND;
            let index =
                if ground { self.met.index(color, || encode::exact(color).unwrap_or_else(find)) } else { find() };
            self.opaque.resize(self.opaque.len() + run.len(), index);
            self.above[columns].fill(Some(index));
            (left, at) = (Some(index), at + run.len());
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

/// A picture in the colours of the palette.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    width: u16,
    height: u16,
    /// Rows in the form of PNG: the number of a filter, always 0, and then the indices.
    rows: Vec<u8>,
    /// The buffer in which stamps are unpacked.
    bench: Vec<u8>,
}

impl Canvas {
    /// Changes the size. The old pixels stay and must be covered.
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

    /// The rows in the form of PNG: a filter of 0 and the indices.
    pub(crate) fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// Lays a part down with its top left corner at a place. Pixels outside the canvas are left out.
    pub(crate) fn lay(&mut self, stamp: &Stamp, x: i32, y: i32) {
        let stride = self.stride();
        self.bench.resize(SPAN * stamp.spans + stamp.opaque + 4 * stamp.soft, 0);
        if lz4_flex::block::decompress_into(&stamp.packed, &mut self.bench).is_err() {
            // This can happen only if memory was overwritten.
            return;
        }
        let (spans, pixels) = self.bench.split_at(SPAN * stamp.spans);
        let (opaque, soft) = pixels.split_at(stamp.opaque);
        let (red, rest) = soft.split_at(stamp.soft);
        let (green, rest) = rest.split_at(stamp.soft);
        let (blue, opacity) = rest.split_at(stamp.soft);
        let (mut row, mut end) = (y, x);
        // The number of soft pixels and of indices that are done.
        let (mut softs, mut indices) = (0, 0);
        for span in (0..stamp.spans).map(|at| Span::read(spans, stamp.spans, at)) {
            if span.down > 0 {
                (row, end) = (row + i32::from(span.down), x);
            }
            let left = end + i32::from(span.gap);
            end = left + i32::from(span.len());
            let length = usize::from(span.len());
            let (source, next) = match span.kind() {
                Kind::Soft => (softs, (softs + length, indices)),
                Kind::Opaque => (indices, (softs, indices + length)),
                Kind::Flat => (indices, (softs, indices + 1)),
            };
            (softs, indices) = next;
            let (from, to) = (left.max(0), end.min(self.width.into()));
            if row < 0 || row >= self.height.into() || from >= to {
                continue;
            }
            // All of these are inside the canvas, so none is below 0.
            let [row, from, to, skip] = [row, from, to, from - left].map(|n| usize::try_from(n).unwrap_or(0));
            let target = &mut self.rows[1 + row * stride..][from..to];
            match span.kind() {
                Kind::Flat => target.fill(opaque[source]),
                Kind::Opaque => target.copy_from_slice(&opaque[source + skip..][..target.len()]),
                Kind::Soft => {
                    let offsets = encode::offsets(row);
                    for ((index, at), column) in target.iter_mut().zip(source + skip..).zip(from..) {
                        let pixel = Pixel { r: red[at], g: green[at], b: blue[at], a: opacity[at] };
                        *index = encode::over(*index, pixel, offsets[column % 2]);
                    }
                }
            }
        }
    }
}
