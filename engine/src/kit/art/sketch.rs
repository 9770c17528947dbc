//! Reads the recipes of a card file without its game, so that whoever composes art sees it before anything is built.

use serde::Deserialize;

use super::Recipe;
use crate::kit::cards::read;

/// A card as far as its art is concerned.
#[derive(Clone, Debug, Deserialize)]
pub struct Sketch {
    /// The card's id.
    pub id: String,
    /// The icon of a card whose recipe names no figure.
    #[serde(default)]
    pub icon: String,
    /// The recipe of its art.
    #[serde(default)]
    pub art: Recipe,
}

/// Reads every card of a file in the card language of any game. Everything but the art is skipped.
///
/// # Errors
/// Says in which line the file cannot be read, and why.
pub fn sketches(file: &str) -> Result<Vec<Sketch>, String> {
    read(file).map_err(|error| error.to_string())
}
