//! Parsers of option values, whose errors list the allowed values.

use std::error::Error;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Rng, Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::Theme;

/// Reads a game.
pub(super) fn game() -> impl TypedValueParser<Value = GameId> {
    one_of(GameId::all(), GameId::name)
}

/// Reads a language.
pub(super) fn lang() -> impl TypedValueParser<Value = Lang> {
    one_of(&Lang::ALL, Lang::code)
}

/// Reads a theme.
pub(super) fn theme() -> impl TypedValueParser<Value = Theme> {
    one_of(&Theme::ALL, Theme::name)
}

/// Reads a level of computer player.
pub(super) fn level() -> impl TypedValueParser<Value = Level> {
    one_of(&Level::ALL, Level::name)
}

fn one_of<T>(all: &[T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T> + use<T>
where
    T: Copy + FromStr + Send + Sync + 'static,
    T::Err: Error + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.iter().copied().map(name)).try_map(|text| text.parse::<T>())
}

/// Reads `public` or the number of a seat.
pub(super) fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "public" {
        return Ok(Viewer::Public);
    }
    text.parse::<Seat>().map(Viewer::Seat).map_err(|_| "`public` or the number of a seat, from 1, is needed".to_owned())
}

/// Reads an option of a game with its value.
pub(super) fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or("a key and a value with `=` between are needed, such as `deck=quick`")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Reads the number that names a seed.
pub(super) fn number_of_seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// The seed of a match that is named by a small number.
pub(super) fn seed(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// The random source of computer players for a small number. It never equals that of the match, which they must not
/// know.
pub(super) fn players_chance(number: u64) -> Rng {
    let mut bytes = seed(number);
    bytes[8..15].copy_from_slice(b"players");
    Rng::from_seed(bytes)
}
