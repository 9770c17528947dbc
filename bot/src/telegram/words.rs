//! The words of Telegram's commands, menus and refusals, beside those of the engine and of all chats.

use std::sync::LazyLock;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};

/// The sources of our words.
const SOURCES: [(Lang, &str); 4] = [
    (Lang::En, include_str!("../../locales/en/chat.ftl")),
    (Lang::En, include_str!("../../locales/en/telegram.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/chat.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/telegram.ftl")),
];

/// The engine's words and ours.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| Words::with(&SOURCES));

/// The words of a message without arguments.
pub(crate) fn plain(lang: Lang, key: &str) -> String {
    WORDS.plain(lang, key)
}

/// The words of a message.
pub(crate) fn say(lang: Lang, text: &Text) -> String {
    WORDS.say(lang, text, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_messages_with_the_same_arguments() {
        assert_eq!(duelhall_engine::text::differences(&SOURCES), Vec::<String>::new());
    }

    #[test]
    fn buttons_are_short_and_without_a_full_stop_and_what_is_told_in_a_window_fits() {
        for lang in Lang::ALL {
            for key in WORDS.keys(lang) {
                let said = plain(lang, key);
                if key.starts_with("press-") {
                    assert!(said.chars().count() <= 34 && !said.ends_with('.'), "{said}");
                }
                if key.starts_with("no-") || key.starts_with("hand-") {
                    assert!(said.chars().count() <= super::super::rest::LONGEST_ALERT, "{said}");
                }
            }
        }
    }
}
