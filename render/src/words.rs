//! The words inside pictures, beside those of the engine.

use std::sync::LazyLock;

use duelhall_engine::text::{Lang, Words};

/// The sources of our words.
const SOURCES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en/render.ftl")), (Lang::Ru, include_str!("../locales/ru/render.ftl"))];

/// The engine's words and ours.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| Words::with(&SOURCES));

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
                assert!(WORDS.try_say(lang, &text, &[]).is_ok_and(|said| !said.is_empty()), "{lang} {text:?}");
            }
        }
    }
}
