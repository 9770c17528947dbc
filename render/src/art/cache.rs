//! Art that was drawn: each size and state of a plan is drawn once and kept.

use std::hash::RandomState;
use std::sync::LazyLock;

use duelhall_engine::kit::art::Plan;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{OptionsBuilder, Weighter};

use super::State;
use crate::raster::{Raster, Sprite};

/// The most bytes of art that the program keeps.
const BYTES: u64 = 32 << 20;

/// The gallery of the whole program.
static SHARED: LazyLock<Gallery> = LazyLock::new(Gallery::default);

/// The gallery that all painters share.
#[must_use]
pub fn shared() -> &'static Gallery {
    &SHARED
}

type Key = (Plan, (u16, u16), State);

/// A collection of drawn art with a bound. Any number of threads may use it at once.
pub struct Gallery {
    sprites: Cache<Key, Sprite, ByPixels>,
}

#[derive(Clone)]
struct ByPixels;

impl Weighter<Key, Sprite> for ByPixels {
    fn weight(&self, _: &Key, sprite: &Sprite) -> u64 {
        // Room for the plan with its names is included.
        (sprite.bytes().len() + size_of::<Key>() + 256) as u64
    }
}

impl Default for Gallery {
    fn default() -> Self {
        Self::keeping(BYTES)
    }
}

impl Gallery {
    /// A gallery that keeps at most this many bytes.
    #[must_use]
    pub fn keeping(bytes: u64) -> Self {
        let options = OptionsBuilder::new().shards(1).estimated_items_capacity(256).weight_capacity(bytes).build();
        // All three options are given, so building cannot fail.
        let options = options.expect("capacity and weight are given");
        Self { sprites: Cache::with_options(options, ByPixels, RandomState::new(), DefaultLifecycle::default()) }
    }

    /// The art of a plan; `raster` draws it if it is not kept.
    pub fn sprite(&self, plan: &Plan, size: (u16, u16), state: State, raster: &mut Raster) -> Sprite {
        let key = (plan.clone(), size, state);
        if let Some(sprite) = self.sprites.get(&key) {
            return sprite;
        }
        let sprite = Sprite::from(super::draw(plan, size, state, raster));
        self.sprites.insert(key, sprite.clone());
        sprite
    }

    /// The bytes that are kept.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.sprites.weight()
    }

    /// How many pieces of art are kept.
    #[must_use]
    pub fn count(&self) -> usize {
        self.sprites.len()
    }
}
