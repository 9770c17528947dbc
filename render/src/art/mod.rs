//! The art of cards: paper theatres that are lit from behind, composed from recipes.
//!
//! Light is flat rings around one lamp. Sheets of cut paper stand before it, darker when nearer. A figure is one dark
//! shape with a lit rim, and the cuts inside it glow.

mod act;
mod actor;
mod artwork;
mod cache;
mod compare;
mod exhibit;
mod front;
mod ink;
mod model;
mod paper;
mod pen;

mod place;
mod rooms;
mod samples;
mod scenery;
mod stage;
mod state;
mod weather;

use duelhall_engine::kit::art::{Ink, Plan, Recipe, UnknownIcon};

use crate::icons;
use crate::raster::{Frame, Raster};
use crate::scene::Scene;
pub use artwork::Artwork;
pub use cache::{Gallery, shared};
pub use compare::{Likeness, likeness, nearest};
pub use exhibit::{Exhibit, Room, hang};
pub use ink::{Colors, colors};
pub use rooms::{cards, rooms, sketched};
pub use samples::{Sample, samples};
use stage::Stage;
pub use state::State;

/// The recipe of a card: its own, or that of the shipped card. A match knows its cards without their art.
pub(crate) fn recipe<'a>(own: &'a Recipe, shipped: impl FnOnce() -> Option<&'a Recipe>) -> &'a Recipe {
    if own.is_empty() { shipped().unwrap_or(own) } else { own }
}

/// One of these inks. Neighbours in a hand should differ, so it follows the card's id.
pub(crate) fn ink_by_id(inks: &[Ink], id: &str) -> Ink {
    let at = id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    inks[at % inks.len()]
}

/// Composes the art of a plan in a size in pixels.
#[must_use]
pub fn compose(plan: &Plan, size: (u16, u16), state: State) -> Scene {
    let mut stage = Stage::new(plan, size);
    stage.layer(1);
    place::draw(&mut stage, plan.place);
    if state.has_figures() {
        stage.layer(2);
        act::before(&mut stage, plan.act);
        for actor in &plan.cast {
            actor::draw(&mut stage, actor);
        }
        stage.layer(3);
        act::after(&mut stage, plan.act);
    }
    stage.layer(4);
    weather::draw(&mut stage, plan.weather);
    stage.layer(5);
    front::draw(&mut stage, plan.front);
    state::finish(stage.into_scene(), &colors(plan), state)
}

/// Draws the pixels of [`compose`]: they are opaque everywhere.
#[must_use]
pub fn draw(plan: &Plan, size: (u16, u16), state: State, raster: &mut Raster) -> Frame {
    raster.frame(&compose(plan, size, state)).solid()
}

/// Whether a recipe can name this figure: an icon, or a model built of parts.
#[must_use]
pub fn is_known(figure: &str) -> bool {
    icons::is_known(figure) || model::of(figure).is_some()
}

/// Checks that every icon of a card's recipe can be drawn.
///
/// # Errors
/// Names the card and its first icon that is unknown.
pub fn check(card: &str, recipe: &Recipe) -> Result<(), UnknownIcon> {
    recipe.check(card, is_known)
}
