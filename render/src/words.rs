//! The words inside pictures, in addition to those of the engine.

use std::sync::LazyLock;

use duelhall_engine::text::{Lang, Words, files_of};
use include_dir::{Dir, include_dir};

use crate::drawer;

/// The locale files of this crate: a folder for each language.
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The words of the engine, of this crate and of all drawers.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let added = drawer::all().iter().flat_map(|drawer| drawer.sources());
    let sources: Vec<(Lang, &str)> = files_of(&LOCALES).into_iter().chain(added.copied()).collect();
    Words::with(&sources)
});
