//! Numbers of recipes, kept as whole numbers: equal recipes are found again by their hash.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::Actor;

/// A number of a recipe is out of its range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMeasure {
    /// A share.
    #[error("{0} is no share: -1.5 to 1.5 is")]
    Share(String),
    /// The size of a figure.
    #[error("{0} is no size of a figure: 0.05 to 1.0 is")]
    Size(String),
    /// Too many figures.
    #[error("{0} figures are too many: three is the most")]
    Cast(usize),
    /// A colour.
    #[error("`{0}` is no colour: six hexadecimal digits are, such as `ffd24a`")]
    Tint(String),
}

/// A share of the width or the height, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "f32", into = "f32")]
pub struct Share(i16);

impl Share {
    /// From thousandths.
    #[must_use]
    pub const fn thousandths(share: i16) -> Self {
        Self(share)
    }

    /// As a number.
    #[must_use]
    pub fn get(self) -> f32 {
        f32::from(self.0) / 1000.0
    }
}

impl TryFrom<f32> for Share {
    type Error = BadMeasure;

    fn try_from(share: f32) -> Result<Self, BadMeasure> {
        #[expect(clippy::cast_possible_truncation, reason = "the range is checked")]
        let thousandths = (share * 1000.0).round() as i16;
        if (-1.5..=1.5).contains(&share) { Ok(Self(thousandths)) } else { Err(BadMeasure::Share(share.to_string())) }
    }
}

impl From<Share> for f32 {
    fn from(share: Share) -> Self {
        share.get()
    }
}

/// The height of a figure, as a share of the picture's height: 0.05 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "f32", into = "f32")]
pub struct Size(Share);

impl Size {
    /// As a number.
    #[must_use]
    pub fn get(self) -> f32 {
        self.0.get()
    }
}

/// The size of a figure that stands alone.
impl Default for Size {
    fn default() -> Self {
        Self(Share(800))
    }
}

impl TryFrom<f32> for Size {
    type Error = BadMeasure;

    fn try_from(size: f32) -> Result<Self, BadMeasure> {
        let wrong = || BadMeasure::Size(size.to_string());
        if (0.05..=1.0).contains(&size) { Share::try_from(size).map(Self) } else { Err(wrong()) }
    }
}

impl From<Size> for f32 {
    fn from(size: Size) -> Self {
        size.get()
    }
}

/// The figures of a picture: three at most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Actor>", into = "Vec<Actor>")]
pub struct Cast(Vec<Actor>);

impl TryFrom<Vec<Actor>> for Cast {
    type Error = BadMeasure;

    fn try_from(actors: Vec<Actor>) -> Result<Self, BadMeasure> {
        if actors.len() <= 3 { Ok(Self(actors)) } else { Err(BadMeasure::Cast(actors.len())) }
    }
}

impl From<Cast> for Vec<Actor> {
    fn from(cast: Cast) -> Self {
        cast.0
    }
}

impl Deref for Cast {
    type Target = [Actor];

    fn deref(&self) -> &[Actor] {
        &self.0
    }
}

/// A colour: red, green and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tint(pub u32);

impl TryFrom<String> for Tint {
    type Error = BadMeasure;

    fn try_from(text: String) -> Result<Self, BadMeasure> {
        match u32::from_str_radix(&text, 16) {
            Ok(rgb) if text.len() == 6 => Ok(Self(rgb)),
            _ => Err(BadMeasure::Tint(text)),
        }
    }
}

impl From<Tint> for String {
    fn from(tint: Tint) -> Self {
        tint.to_string()
    }
}

impl fmt::Display for Tint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:06x}", self.0)
    }
}
