//! The words of Discord's commands, forms and refusals, beside those of the engine.

use std::sync::OnceLock;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};

/// The sources of our words.
const SOURCES: [(Lang, &str); 2] = [
    (Lang::En, include_str!("../../locales/en/discord.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/discord.ftl")),
];

/// The engine's words and ours.
pub(crate) fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let builder = SOURCES.into_iter().fold(Words::builder(), |builder, (lang, source)| builder.add(lang, source));
        builder.build().expect("our own words are read by a test")
    })
}

/// The words of a message without arguments.
pub(crate) fn plain(lang: Lang, key: &str) -> String {
    words().plain(lang, key)
}

/// The words of a message.
pub(crate) fn say(lang: Lang, text: &Text) -> String {
    words().say(lang, text, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_messages_with_the_same_arguments() {
        assert_eq!(duelhall_engine::text::differences(&SOURCES), Vec::<String>::new());
    }

    #[test]
    fn buttons_are_short_and_without_a_full_stop() {
        for lang in Lang::ALL {
            for key in words().keys(lang).filter(|key| key.starts_with("press-")) {
                let said = plain(lang, key);
                assert!(said.chars().count() <= 34 && !said.ends_with('.'), "{said}");
            }
        }
    }
}
