//! The board: what everybody at the table sees. One line for each game.

pub(crate) mod heroes;
pub(crate) mod towers;

use duelhall_engine::towers::table::Table;

use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::Sheet;

/// The board of a table.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    towers::sheet(table, captions, easel)
}
