//! Words in one language for one reader.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{BadWords, Lang, Words, files_of};
use include_dir::{Dir, include_dir};

use crate::vocabulary::{LineId, Vocabulary};
use crate::words::all as presenters;

/// The locale files of this crate: a folder for each language.
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The words of the hall, in addition to the engine's.
fn sources() -> Vec<(Lang, &'static str)> {
    let added = presenters().iter().flat_map(|presenter| presenter.sources());
    files_of(&LOCALES).into_iter().chain(added.copied()).collect()
}

/// The spelling of commands in sentences, for platforms that do not spell them.
pub(crate) const COMMANDS: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/commands/en.ftl")), (Lang::Ru, include_str!("../locales/commands/ru.ftl"))];

/// Reads every word that the hall can say, with a spelling of the commands.
pub(crate) fn words(commands: &[(Lang, &str)]) -> Result<Words, BadWords> {
    let sources = sources().into_iter().chain(commands.iter().copied());
    sources.fold(Words::builder(), |builder, (lang, source)| builder.add(lang, source)).build()
}

/// Says texts in one language.
#[derive(Clone, Debug)]
pub struct Voice {
    vocabulary: Arc<Vocabulary>,
    /// The language.
    pub lang: Lang,
    /// The players' names by seat, in this language.
    pub names: Vec<String>,
    /// A number of a match for what only adorns its picture: no language changes it.
    pub(crate) mark: u32,
}

impl Voice {
    pub(crate) const fn new(vocabulary: Arc<Vocabulary>, lang: Lang) -> Self {
        Self { vocabulary, lang, names: Vec::new(), mark: 0 }
    }

    /// Every word of the program.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.vocabulary.words
    }

    /// Says a text.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        self.words().say(self.lang, text, &self.names)
    }

    /// Says a message without arguments.
    #[must_use]
    pub fn plain(&self, key: &str) -> String {
        self.say(&Text::new(key))
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.words().has(self.lang, key)
    }

    /// Returns a line about a card that names no player; `say` makes it unless it was said lately.
    pub(crate) fn line<C>(&self, id: LineId, card: &Arc<C>, say: impl FnOnce() -> String) -> String
    where
        C: PartialEq + Send + Sync + 'static,
    {
        self.vocabulary.line(self.lang, id, card, say)
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

/// How long ago something was, as people say it.
pub(crate) fn ago(time: Duration) -> Text {
    match time.as_secs() / 60 {
        0 => Text::new("ago-now"),
        minutes @ 1..60 => Text::new("ago-minutes").num("minutes", minutes as i64),
        _ => Text::new("ago").text("span", span(time)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_the_same_messages() {
        assert_eq!(duelhall_engine::text::differences(&sources()), Vec::<String>::new());
    }

    #[test]
    fn the_words_are_read_and_buttons_are_short() {
        let words = words(&COMMANDS).unwrap();
        for lang in Lang::ALL {
            for key in words.keys(lang).filter(|key| key.starts_with("press-")) {
                let said = words.plain(lang, key);
                assert!(said.chars().count() <= 34 && !said.ends_with('.'), "{said}");
            }
            let labels = words.keys(lang).filter(|key| ["press-", "do-", "menu-"].iter().any(|of| key.starts_with(of)));
            for key in labels {
                let said = words.plain(lang, key);
                assert!(duelhall_engine::text::is_label(lang, &said), "{key} has another case: {said}");
            }
        }
    }

    // D-17
    #[test]
    fn a_list_of_choices_says_what_is_chosen() {
        let words = words(&COMMANDS).unwrap();
        // In these there is no list, or its name depends on the choices.
        let without = [
            ("towers", &["first", "mulligan", "act", "discard"][..]),
            ("heroes", &["mulligan", "act", "may", "may-of", "avert", "mode", "leader"]),
            ("chrono", &["first", "mulligan", "main", "may", "offer", "leave", "send"]),
            ("war", &["first", "deal", "dealt", "main", "block", "clash", "final", "act", "scry", "may", "offer"]),
        ];
        let games = || duelhall_engine::games::GameId::sets().map(|game| game.name());
        for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| games().map(move |game| (lang, game))) {
            let others = without.iter().find(|(of, _)| *of == game).map_or(&[][..], |(_, others)| *others);
            for asked in words.keys(lang).filter_map(|key| key.strip_prefix(&format!("ask-{game}-"))) {
                let menu = format!("menu-ask-{game}-{asked}");
                assert!(words.has(lang, &menu) || others.contains(&asked), "{menu} is missing");
            }
        }
    }

    #[test]
    fn every_command_in_a_sentence_is_spelled() {
        assert_eq!(duelhall_engine::text::differences(&COMMANDS), Vec::<String>::new());
        let words = words(&COMMANDS).unwrap();
        for (lang, source) in sources() {
            let named = source.split("{ ").skip(1).filter(|rest| rest.starts_with("command-"));
            for key in named.filter_map(|rest| rest.split_once(" }")).map(|(key, _)| key) {
                assert!(words.has(lang, key), "`{key}` in {lang}");
            }
        }
    }

    #[test]
    fn every_message_that_the_source_names_is_there() {
        let words = words(&COMMANDS).unwrap();
        let mut files = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        let mut checked = 0;
        while let Some(file) = files.pop() {
            if file.is_dir() {
                files.extend(std::fs::read_dir(&file).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let source = std::fs::read_to_string(&file).unwrap();
            let named = source.split('"').skip(1).step_by(2);
            let kinds =
                ["no-", "press-", "challenge-", "duel-", "hand-", "help-", "table-", "rules-", "span-", "tell-absent"];
            let ours = |text: &&str| {
                let plain = text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
                plain && !text.ends_with('-') && kinds.iter().any(|kind| text.starts_with(kind))
            };
            for key in named.filter(ours) {
                for lang in Lang::ALL {
                    assert!(words.has(lang, key), "{}: `{key}` in {lang}", file.display());
                }
                checked += 1;
            }
        }
        assert!(checked > 80, "{checked}");
    }

    #[test]
    fn spans_read_as_people_say_them() {
        let voice = |lang| Voice::new(Arc::new(Vocabulary::new(words(&COMMANDS).unwrap())), lang);
        let said = |lang, seconds| voice(lang).say(&span(Duration::from_secs(seconds))).replace('\u{a0}', " ");
        assert_eq!(
            [said(Lang::En, 80), said(Lang::En, 18_600), said(Lang::En, 183_600)],
            ["1:20", "5 h 10 min", "2 d 3 h"]
        );
        assert_eq!(
            [said(Lang::Ru, 0), said(Lang::Ru, 3_600), said(Lang::Ru, 183_600)],
            ["0:00", "1 ч 0 мин", "2 дн. 3 ч"]
        );
        let past = |lang, seconds| voice(lang).say(&ago(Duration::from_secs(seconds))).replace('\u{a0}', " ");
        assert_eq!([59, 60, 3_600].map(|seconds| past(Lang::En, seconds)), ["just now", "1 min ago", "1 h 0 min ago"]);
        assert_eq!(
            [0, 119, 3_600].map(|seconds| past(Lang::Ru, seconds)),
            ["только что", "1 мин назад", "1 ч 0 мин назад"]
        );
    }
}
