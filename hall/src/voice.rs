//! Words in one language, for one reader.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{BadWords, Lang, Words};

/// The hall's own words, beside the engine's.
pub(crate) const SOURCES: [(Lang, &str); 10] = [
    (Lang::En, include_str!("../locales/en/hall.ftl")),
    (Lang::En, include_str!("../locales/en/duel.ftl")),
    (Lang::En, include_str!("../locales/en/settings.ftl")),
    (Lang::En, include_str!("../locales/en/pages.ftl")),
    (Lang::En, include_str!("../locales/en/table-towers.ftl")),
    (Lang::Ru, include_str!("../locales/ru/hall.ftl")),
    (Lang::Ru, include_str!("../locales/ru/duel.ftl")),
    (Lang::Ru, include_str!("../locales/ru/settings.ftl")),
    (Lang::Ru, include_str!("../locales/ru/pages.ftl")),
    (Lang::Ru, include_str!("../locales/ru/table-towers.ftl")),
];

/// Reads every word that the hall can say.
pub(crate) fn words() -> Result<Words, BadWords> {
    SOURCES.into_iter().fold(Words::builder(), |builder, (lang, source)| builder.add(lang, source)).build()
}

/// Says texts in one language.
#[derive(Clone)]
pub(crate) struct Voice {
    words: Arc<Words>,
    pub(crate) lang: Lang,
    /// The players' names by seat, as this language names them.
    pub(crate) names: Vec<String>,
}

impl Voice {
    pub(crate) const fn new(words: Arc<Words>, lang: Lang) -> Self {
        Self { words, lang, names: Vec::new() }
    }

    pub(crate) fn words(&self) -> &Words {
        &self.words
    }

    pub(crate) fn say(&self, text: &Text) -> String {
        self.words.say(self.lang, text, &self.names)
    }

    pub(crate) fn plain(&self, key: &str) -> String {
        self.say(&Text::new(key))
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.words.has(self.lang, key)
    }
}

/// A span of time as people say it: `1:20`, `5 h 10 min`, `2 d 3 h`.
pub(crate) fn span(time: Duration) -> Text {
    let seconds = time.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    if hours == 0 {
        Text::new("span-minutes").raw("text", format!("{minutes}:{:02}", seconds % 60))
    } else if days < 2 {
        Text::new("span-hours").num("hours", hours as i64).num("minutes", (minutes % 60) as i64)
    } else {
        Text::new("span-days").num("days", days as i64).num("hours", (hours % 24) as i64)
    }
}
