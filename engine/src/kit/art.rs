//! The recipe of a card's art: which figures stand in which place, in which light. Drawing it is a matter of other crates.
//!
//! Every field can be left out. A card's icon and the ink of its class or suit are enough for a [`Plan`], which is a
//! recipe without gaps.

mod measure;
mod plan;
mod sketch;
mod words;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use measure::{BadMeasure, Cast, Share, Size, Tint};
pub use plan::Plan;
pub use sketch::{Sketch, sketches};
pub use words::{Act, Disc, Front, Hour, Ink, Place, Pose, Weather};

/// How the art of a card is composed. An empty recipe is complete: see [`Recipe::plan`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Recipe {
    /// Where it happens.
    #[serde(skip_serializing_if = "is_default")]
    pub place: Option<Place>,
    /// The five colours.
    #[serde(skip_serializing_if = "is_default")]
    pub ink: Option<Ink>,
    /// The time of day.
    #[serde(skip_serializing_if = "is_default")]
    pub hour: Option<Hour>,
    /// What falls or drifts.
    #[serde(skip_serializing_if = "is_default")]
    pub weather: Option<Weather>,
    /// The place of the one lamp, from the top left corner.
    #[serde(skip_serializing_if = "is_default")]
    pub lamp: Option<(Share, Share)>,
    /// What hangs at the lamp.
    #[serde(skip_serializing_if = "is_default")]
    pub disc: Option<Disc>,
    /// The figures, the farthest first; without any, the card's own icon is the only one.
    #[serde(skip_serializing_if = "is_default")]
    pub cast: Cast,
    /// What happens.
    #[serde(skip_serializing_if = "is_default")]
    pub act: Option<Act>,
    /// What stands in the corners before the figures.
    #[serde(skip_serializing_if = "is_default")]
    pub front: Option<Front>,
    /// The colour of windows, sparks and of the light inside figures, instead of the ink's own.
    #[serde(skip_serializing_if = "is_default")]
    pub accent: Option<Tint>,
    /// Chooses among the forms of everything that chance decides; 0 takes a seed that is made of the icon.
    #[serde(skip_serializing_if = "is_default")]
    pub seed: u16,
}

/// A figure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Actor {
    /// The name of its shape in `render/assets/icons.txt`; empty for the card's own icon.
    #[serde(skip_serializing_if = "is_default")]
    pub icon: String,
    /// Its height, as a share of the picture's height.
    #[serde(skip_serializing_if = "is_default")]
    pub size: Size,
    /// Degrees clockwise.
    #[serde(skip_serializing_if = "is_default")]
    pub turn: i16,
    /// How far it stands to the right of the middle, as a share of the width.
    #[serde(skip_serializing_if = "is_default")]
    pub x: Share,
    /// How far its feet are below their usual place, as a share of the height.
    #[serde(skip_serializing_if = "is_default")]
    pub y: Share,
    /// How it is shown.
    #[serde(skip_serializing_if = "is_default")]
    pub pose: Pose,
    /// Whether left and right are exchanged.
    #[serde(skip_serializing_if = "is_default")]
    pub mirror: bool,
}

/// A recipe names an icon that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("card `{card}`: its art names the icon `{icon}`, which does not exist")]
pub struct UnknownIcon {
    /// The card.
    pub card: String,
    /// The icon.
    pub icon: String,
}

impl Recipe {
    /// Whether it leaves everything to the card's icon.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        is_default(self)
    }

    /// The icon of the largest figure: the sign of the card wherever there is no room for its art. `None` if the recipe names no
    /// figure, or one that no icon shows.
    #[must_use]
    pub fn figure(&self) -> Option<&str> {
        let largest = self.cast.iter().max_by(|one, two| one.size.get().total_cmp(&two.size.get()))?;
        Some(largest.icon.as_str()).filter(|icon| !icon.is_empty() && !icon.contains('/'))
    }

    /// Checks the names of all icons.
    ///
    /// # Errors
    /// Names the card and its first icon that is unknown.
    pub fn check(&self, card: &str, is_known: impl Fn(&str) -> bool) -> Result<(), UnknownIcon> {
        let mut named = self.cast.iter().map(|actor| actor.icon.as_str()).filter(|icon| !icon.is_empty());
        match named.find(|icon| !is_known(icon)) {
            Some(icon) => Err(UnknownIcon { card: card.to_owned(), icon: icon.to_owned() }),
            None => Ok(()),
        }
    }
}

/// The most important words, for lists of recipes.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} · {}", self.place, self.ink)
    }
}

/// Whether a field can be left out, because a missing field is read as the default.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
