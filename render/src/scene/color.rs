//! Colours and paints.

/// A colour: red, green, blue and opacity, not premultiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgba(pub [u8; 4]);

impl Rgba {
    /// An opaque colour from `0xRRGGBB`.
    #[must_use]
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self([red, green, blue, 255])
    }

    /// The colour with an opacity from 0 to 255.
    #[must_use]
    pub const fn alpha(self, alpha: u8) -> Self {
        let [red, green, blue, _] = self.0;
        Self([red, green, blue, alpha])
    }

    /// The colour moved towards another: 0 keeps it, 1 gives the other colour.
    #[must_use]
    pub fn mix(self, other: Self, share: f32) -> Self {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a mean of bytes is a byte")]
        Self(std::array::from_fn(|i| {
            (f32::from(self.0[i]) * (1.0 - share) + f32::from(other.0[i]) * share).round() as u8
        }))
    }

    /// The colour made darker; 1 gives black.
    #[must_use]
    pub fn dark(self, share: f32) -> Self {
        self.mix(Self::hex(0).alpha(self.0[3]), share)
    }

    /// The colour made lighter; 1 gives white.
    #[must_use]
    pub fn light(self, share: f32) -> Self {
        self.mix(Self::hex(0x00ff_ffff).alpha(self.0[3]), share)
    }

    /// The grey with the same lightness.
    #[must_use]
    pub fn grey(self) -> Self {
        let [red, green, blue, alpha] = self.0.map(u32::from);
        #[expect(clippy::cast_possible_truncation, reason = "a weighted mean of bytes is a byte")]
        let grey = ((red * 54 + green * 183 + blue * 19) >> 8) as u8;
        #[expect(clippy::cast_possible_truncation, reason = "it was a byte")]
        Self([grey, grey, grey, alpha as u8])
    }
}

/// The filling of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Paint {
    /// One colour.
    Flat(Rgba),
    /// Colours along the line between two points.
    Linear((f32, f32), (f32, f32), Vec<(f32, Rgba)>),
    /// Colours from a point outwards to a radius.
    Radial((f32, f32), f32, Vec<(f32, Rgba)>),
}

impl Paint {
    /// Two colours from the top to the bottom.
    #[must_use]
    pub fn down(top: f32, bottom: f32, from: Rgba, to: Rgba) -> Self {
        Self::Linear((0.0, top), (0.0, bottom), vec![(0.0, from), (1.0, to)])
    }

    /// Two colours from the left to the right.
    #[must_use]
    pub fn across(left: f32, right: f32, from: Rgba, to: Rgba) -> Self {
        Self::Linear((left, 0.0), (right, 0.0), vec![(0.0, from), (1.0, to)])
    }

    /// Two colours from a point outwards.
    #[must_use]
    pub fn glow(center: (f32, f32), radius: f32, from: Rgba, to: Rgba) -> Self {
        Self::Radial(center, radius, vec![(0.0, from), (1.0, to)])
    }
}

impl From<Rgba> for Paint {
    fn from(color: Rgba) -> Self {
        Self::Flat(color)
    }
}
