//! Models: figures that no icon shows, built of parts in code. A recipe names them as `war/sherman`.

mod armour;
mod boats;
mod bombers;
mod craft;
mod guns;
mod infantry;
mod medals;
mod paint;
mod people;
mod planes;
mod shape;
mod ship;
mod ships;
mod tank;
mod tanks;
mod wheels;
mod works;

use vello_cpu::kurbo::Affine;

pub(super) use paint::parts;
pub(super) use shape::{Model, Tone};

/// The model with a name, with its feet down.
pub(super) fn of(name: &str) -> Option<Model> {
    let name = name.strip_prefix("war/")?;
    let model = tanks::of(name).or_else(|| armour::of(name)).or_else(|| planes::of(name)).or_else(|| bombers::of(name)).or_else(|| ships::of(name)).or_else(|| boats::of(name)).or_else(|| infantry::of(name)).or_else(|| guns::of(name)).or_else(|| wheels::of(name)).or_else(|| medals::of(name)).or_else(|| works::of(name))?;
    Some(model.map(Affine::FLIP_Y))
}
