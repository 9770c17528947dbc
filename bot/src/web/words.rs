//! The words of the page, in addition to those of the engine.

use std::sync::LazyLock;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};

/// The sources of our words.
const SOURCES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../../locales/en/web.ftl")), (Lang::Ru, include_str!("../../locales/ru/web.ftl"))];

/// How the hall's sentences name its commands on the page: by its buttons.
pub(crate) const BUTTONS: [(Lang, &str); 2] = [
    (Lang::En, include_str!("../../locales/buttons/en.ftl")),
    (Lang::Ru, include_str!("../../locales/buttons/ru.ftl")),
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

/// The words of the page in one language, for templates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice(pub(crate) Lang);

impl Voice {
    /// The words of the message `web-KEY`.
    pub(crate) fn say(self, key: &str) -> String {
        plain(self.0, &format!("web-{key}"))
    }

    /// The name of a key, as it is on keyboards.
    #[expect(clippy::unused_self, reason = "a template calls it like the other words")]
    pub(crate) fn key(self, key: &str) -> String {
        key.replace("shift+", "⇧").to_uppercase()
    }
}

/// The first language in an `Accept-Language` header that we speak. Weights are ignored, because browsers write
/// languages in order of preference.
pub(crate) fn accepted(header: &str) -> Option<Lang> {
    header.split(',').filter_map(|part| part.split(';').next()).find_map(|locale| Lang::of_locale(locale.trim()))
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{Intent, Person, PersonId, PlaceId, Press, Request};

    use super::super::PLATFORM;
    use super::*;

    #[test]
    fn both_languages_say_the_same_messages_with_the_same_arguments() {
        assert_eq!(duelhall_engine::text::differences(&SOURCES), Vec::<String>::new());
    }

    /// The label of the button below the rules that leads to the cards.
    async fn cards_below_the_rules(hall: &duelhall_hall::Hall, lang: Lang) -> String {
        let (place, id) = (PlaceId::new(PLATFORM, "hall"), PersonId::new(PLATFORM, "ann"));
        let who = Person { id, name: "Ann".into(), lang: Some(lang), admin: false, groups: Vec::new() };
        let op = duelhall_store::OpId::random().unwrap();
        let rules = Request { op, who, place, place_lang: Some(lang), intent: Intent::Rules(None) };
        let buttons = hall.handle(rules).await.message.unwrap().buttons;
        let cards = buttons.into_iter().find(|button| matches!(button.press, Press::FoundPage(..)));
        cards.unwrap().label
    }

    #[tokio::test]
    async fn the_sentences_of_the_hall_name_buttons_that_are_on_the_page() {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        let store = std::sync::Arc::new(duelhall_store::MemoryStore::new());
        let clock = std::sync::Arc::new(duelhall_hall::SystemClock);
        let hall = duelhall_hall::Hall::open(duelhall_hall::HallConfig::default(), store, clock, sender).unwrap();
        hall.spell(PLATFORM, &BUTTONS).unwrap();
        assert_eq!(duelhall_engine::text::differences(&BUTTONS), Vec::<String>::new());
        for (lang, source) in BUTTONS {
            let quoted = source.split(['“', '«']).skip(1).filter_map(|rest| rest.split(['”', '»']).next());
            let mut labels: Vec<String> =
                ["new-duel", "decks-yours", "rules", "campaign", "to-config"].map(|key| Voice(lang).say(key)).into();
            labels.push(cards_below_the_rules(&hall, lang).await);
            for label in quoted {
                assert!(labels.iter().any(|known| known == label), "{label}");
            }
        }
    }

    #[test]
    fn a_page_is_in_the_first_language_that_we_speak() {
        assert_eq!(accepted("de-CH, ru;q=0.9, en;q=0.8"), Some(Lang::Ru));
        assert_eq!(accepted("en-GB,en;q=0.5"), Some(Lang::En));
        assert_eq!(accepted("fr"), None);
        assert_eq!(accepted(""), None);
    }
}
