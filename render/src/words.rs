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

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_engine::kit::Text;

    #[test]
    fn every_language_has_the_same_messages_without_holes() {
        let ours = |lang| WORDS.keys(lang).filter(|key| key.starts_with("pic-")).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(ours(Lang::En), ours(Lang::Ru));
        for lang in Lang::ALL {
            for key in ours(lang) {
                let text = Text::new(key).num("n", 7).raw("name", "Ann").num("tower", 50).num("stock", 100);
                let text = text.num("page", 1).num("pages", 2);
                assert!(WORDS.try_say(lang, &text, &[]).is_ok_and(|said| !said.is_empty()), "{lang} {text:?}");
            }
        }
    }
}
