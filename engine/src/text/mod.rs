//! Languages and the words of the engine.

use include_dir::{Dir, include_dir};

mod label;
mod lang;
mod parity;
mod typography;
mod words;

pub use label::is_label;
pub use lang::{BadLang, Lang};
pub use parity::differences;
pub use words::{BadWords, Builder, SayError, Words, capital};

/// The locale files of this crate: a folder for each language.
static LOCALES: Dir<'_> = include_dir!("$DUELHALL_ENGINE/locales");

/// The sources of the engine's own words, by language.
#[must_use]
pub fn sources() -> Vec<(Lang, &'static str)> {
    files_of(&LOCALES)
}

/// Every Fluent file in the folders of the languages.
#[must_use]
pub fn files_of(locales: &'static Dir<'static>) -> Vec<(Lang, &'static str)> {
    let of = |lang: Lang| {
        let files = locales.get_dir(lang.code()).into_iter().flat_map(Dir::files);
        files.filter_map(move |file| Some((lang, file.contents_utf8()?)))
    };
    Lang::ALL.into_iter().flat_map(of).collect()
}
