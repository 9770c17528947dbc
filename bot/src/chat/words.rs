//! The words of a platform's commands, menus and refusals, next to those of the engine and of all chats.

/// Reads the words of a platform from its files, and defines functions that say them.
macro_rules! vocabulary {
    ($english:literal, $russian:literal) => {
        use duelhall_engine::text::{Lang, Words};

        /// The sources of our words.
        const SOURCES: [(Lang, &str); 4] = [
            (Lang::En, include_str!("../../locales/en/chat.ftl")),
            (Lang::En, include_str!($english)),
            (Lang::Ru, include_str!("../../locales/ru/chat.ftl")),
            (Lang::Ru, include_str!($russian)),
        ];

        /// The engine's words and ours.
        pub(crate) static WORDS: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| Words::with(&SOURCES));

        /// The words of a message without arguments.
        pub(crate) fn plain(lang: Lang, key: &str) -> String {
            WORDS.plain(lang, key)
        }

        /// The words of a message.
        pub(crate) fn say(lang: Lang, text: &duelhall_engine::kit::Text) -> String {
            WORDS.say(lang, text, &[])
        }

        /// Says that a list has so many more entries than are shown.
        pub(crate) fn and_more(lang: Lang, count: usize) -> String {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            say(lang, &duelhall_engine::kit::Text::new("and-more").num("n", count))
        }

        #[cfg(test)]
        mod vocabulary {
            #[test]
            fn both_languages_say_the_same_messages_with_the_same_arguments() {
                assert_eq!(duelhall_engine::text::differences(&super::SOURCES), Vec::<String>::new());
            }

            #[test]
            fn buttons_are_short_and_without_a_full_stop() {
                for lang in super::Lang::ALL {
                    for key in super::WORDS.keys(lang).filter(|key| key.starts_with("press-")) {
                        let said = super::plain(lang, key);
                        assert!(said.chars().count() <= 34 && !said.ends_with('.'), "{said}");
                    }
                    let labels =
                        super::WORDS.keys(lang).filter(|key| key.starts_with("press-") || key.starts_with("pick-"));
                    for key in labels {
                        let said = super::plain(lang, key);
                        assert!(duelhall_engine::text::is_label(lang, &said), "{key} has another case: {said}");
                    }
                }
            }
        }
    };
}

pub(crate) use vocabulary;
