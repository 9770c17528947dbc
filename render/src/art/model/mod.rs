//! Models: figures that no icon shows, built of parts in code. A recipe names them as `war/sherman`.

mod armour;
mod badges;
mod boats;
mod bombers;
mod craft;
mod flak;
mod guns;
mod horses;
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
mod teams;
mod things;
mod wheels;
mod works;

use vello_cpu::kurbo::Affine;

pub(super) use paint::parts;
pub(super) use shape::{Model, Tone};

/// Finds the models of a family.
type Family = fn(&str) -> Option<Model>;

/// All families.
const FAMILIES: [Family; 16] = [
    tanks::of,
    armour::of,
    planes::of,
    bombers::of,
    ships::of,
    boats::of,
    infantry::of,
    teams::of,
    guns::of,
    flak::of,
    horses::of,
    wheels::of,
    works::of,
    things::of,
    medals::of,
    badges::of,
];

/// The model with a name, with its feet down.
pub(super) fn of(name: &str) -> Option<Model> {
    let name = name.strip_prefix("war/")?;
    let model = FAMILIES.iter().find_map(|family| family(name))?;
    Some(model.map(Affine::FLIP_Y))
}
