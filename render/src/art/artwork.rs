//! Art in a scene: it is drawn when the scene is, because to draw takes a hundred times as long as to lay out.

use duelhall_engine::kit::art::Plan;

use super::{State, shared};
use crate::raster::{Raster, Sprite};

/// A plan in a size and a state.
#[derive(Clone, Debug)]
pub struct Artwork {
    plan: Plan,
    size: (u16, u16),
    state: State,
}

impl Artwork {
    /// The art of a plan, so wide and high in pixels.
    #[must_use]
    pub const fn new(plan: Plan, size: (u16, u16), state: State) -> Self {
        Self { plan, size, state }
    }

    /// The width and the height in pixels.
    #[must_use]
    pub const fn size(&self) -> (u16, u16) {
        self.size
    }

    /// Its pixels, from the gallery that all painters share.
    pub(crate) fn sprite(&self, raster: &mut Raster) -> Sprite {
        shared().sprite(&self.plan, self.size, self.state, raster)
    }
}
