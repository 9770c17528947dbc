//! Puts language-neutral texts into words.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::typography::tie;
use super::{Lang, sources};
use crate::games::GameId;
use crate::kit::{Arg, Text};

/// Message resources could not be loaded. The error is in English, for the people who write them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("words of `{lang}`: {what}")]
pub struct BadWords {
    /// The language of the resource.
    pub lang: Lang,
    /// What is wrong with it.
    pub what: String,
}

/// A text could not be put into words completely. The error is in English, for tests.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{key}` cannot be said in `{lang}`: {what}")]
pub struct SayError {
    /// The language.
    pub lang: Lang,
    /// The message.
    pub key: String,
    /// What is missing.
    pub what: String,
}

struct Voice {
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

/// Every message in every language.
pub struct Words {
    voices: [Voice; Lang::ALL.len()],
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Lang::ALL.map(|lang| (lang, self.voice(lang).keys.len()))).finish()
    }
}

/// Collects message resources.
#[derive(Clone, Debug)]
pub struct Builder {
    sources: Vec<(Lang, String)>,
}

impl Builder {
    /// Adds a resource in Fluent's syntax.
    #[must_use]
    pub fn add(mut self, lang: Lang, source: impl Into<String>) -> Self {
        self.sources.push((lang, source.into()));
        self
    }

    /// Reads the resources.
    ///
    /// # Errors
    /// A resource does not parse, or defines a message that another resource has defined.
    pub fn build(self) -> Result<Words, BadWords> {
        let mut voices = Lang::ALL.map(Voice::new);
        for (lang, source) in self.sources {
            voices[lang as usize].read(source).map_err(|what| BadWords { lang, what })?;
        }
        Ok(Words { voices })
    }
}

impl Voice {
    fn new(lang: Lang) -> Self {
        let id = lang.code().parse().expect("our codes are language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_function("CAP", |given, _| capitalised(given)).expect("the bundle is new");
        bundle.add_function("AN", |given, _| with_article(given)).expect("the bundle is new");
        bundle.add_function("SHORT", |given, _| shortened(given)).expect("the bundle is new");
        bundle.add_function("FIT", |given, _| fitting(given)).expect("the bundle is new");
        Self { bundle, keys: BTreeSet::new() }
    }

    fn read(&mut self, source: String) -> Result<(), String> {
        let resource = FluentResource::try_new(source).map_err(|(resource, errors)| {
            let error = &errors[0];
            let line = resource.source()[..error.pos.start].lines().count();
            format!("line {line}: {error}")
        })?;
        let ids = resource.entries().filter_map(super::parity::message_id).map(str::to_owned);
        self.keys.extend(ids.collect::<Vec<_>>());
        self.bundle.add_resource(resource).map_err(|errors| errors[0].to_string())
    }
}

/// `CAP($text)`: the text with a capital first letter, for the start of a sentence.
fn capitalised<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = given.first() else { return FluentValue::Error };
    capital(text).into()
}

/// A text with a capital first letter, as a label begins.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// `SHORT($text, 30)`: the text if it has no more letters than that, otherwise its first whole sentences, or words if those
/// would be less than half of it, and a mark at the cut.
fn shortened<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::String(text), FluentValue::Number(most)] = given else { return FluentValue::Error };
    let most = usize::from(most);
    if text.chars().count() <= most {
        return text.to_string().into();
    }
    let end = text.char_indices().nth(most.saturating_sub(1)).map_or(text.len(), |(at, _)| at);
    // A full stop within a sentence ends an abbreviation.
    let ends = |at: usize| text[at + 2..].starts_with(char::is_uppercase) && text[..at].chars().count() * 2 >= most;
    if let Some((at, _)) = text[..end].rmatch_indices(". ").find(|(at, _)| ends(*at)) {
        return format!("{} …", &text[..=at]).into();
    }
    // A word that ends just where the room does is whole.
    let whole =
        if text[end..].starts_with(char::is_whitespace) { Some(end) } else { text[..end].rfind(char::is_whitespace) };
    let words = text[..whole.unwrap_or(end)].trim_end_matches(|c: char| !c.is_alphanumeric());
    format!("{words}…").into()
}

/// `FIT(34, do-it.full, do-it.brief)`: the first of the texts that has no more letters than that, or else the last. A label says
/// less then, and does not break off.
fn fitting<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::Number(most), texts @ ..] = given else { return FluentValue::Error };
    let most = usize::from(most);
    let fits = |text: &&FluentValue<'a>| matches!(text, FluentValue::String(text) if text.chars().count() <= most);
    texts.iter().find(fits).or(texts.last()).cloned().unwrap_or(FluentValue::Error)
}

/// `AN($text)`: the text with the English article that fits its first sound, such as `an ally`.
fn with_article<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = given.first() else { return FluentValue::Error };
    let lower = text.to_lowercase();
    let vowel = lower.starts_with(['a', 'e', 'i', 'o', 'u']) && !lower.starts_with("uni") && !lower.starts_with("one");
    match (text.starts_with("other "), vowel) {
        (true, _) => format!("an{text}"),
        (_, true) => format!("an {text}"),
        _ => format!("a {text}"),
    }
    .into()
}

impl Words {
    /// The words of the engine and of all games, to which others may be added.
    #[must_use]
    pub fn builder() -> Builder {
        let added = GameId::all().iter().flat_map(|game| game.words());
        let sources = sources().into_iter().chain(added.copied());
        Builder { sources: sources.map(|(lang, source)| (lang, source.to_owned())).collect() }
    }

    /// The words of the engine and of another part of the program, taken from that part's locale files.
    ///
    /// # Panics
    /// If a file does not parse or defines a message twice. The files are compiled in, so a test of that part finds the
    /// fault.
    #[must_use]
    pub fn with(sources: &[(Lang, &str)]) -> Self {
        let builder = sources.iter().fold(Self::builder(), |builder, (lang, source)| builder.add(*lang, *source));
        builder.build().expect("locale files are read by a test")
    }

    /// The words of the engine alone.
    pub fn engine() -> &'static Self {
        static ENGINE: OnceLock<Words> = OnceLock::new();
        ENGINE.get_or_init(|| Self::builder().build().expect("the engine's own words are read by its tests"))
    }

    /// Whether `lang` has a message `key`.
    #[must_use]
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.voice(lang).keys.contains(key)
    }

    /// The messages of `lang`, in alphabetical order.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.voice(lang).keys.iter().map(String::as_str)
    }

    /// Puts a text into words; `names` are the players' names by seat.
    ///
    /// It never fails: a missing message reads `⟨key⟩`. Tests use [`Self::try_say`].
    #[must_use]
    pub fn say(&self, lang: Lang, text: &Text, names: &[String]) -> String {
        let said = self.speak(lang, text, names, &mut Vec::new());
        tie(lang, &said).into_owned()
    }

    /// Puts a text into words, or says what is missing.
    ///
    /// # Errors
    /// A message, an argument or a player's name is missing, in the text or in a text inside it.
    pub fn try_say(&self, lang: Lang, text: &Text, names: &[String]) -> Result<String, SayError> {
        let mut errors = Vec::new();
        let said = self.speak(lang, text, names, &mut errors);
        match errors.into_iter().next() {
            Some(error) => Err(error),
            None => Ok(tie(lang, &said).into_owned()),
        }
    }

    /// The words of a message without arguments.
    #[must_use]
    pub fn plain(&self, lang: Lang, key: &str) -> String {
        self.say(lang, &Text::new(key), &[])
    }

    fn voice(&self, lang: Lang) -> &Voice {
        &self.voices[lang as usize]
    }

    fn speak(&self, lang: Lang, text: &Text, names: &[String], errors: &mut Vec<SayError>) -> String {
        let Text { key, args } = text;
        let error = |what: String| SayError { lang, key: key.clone(), what };
        let bundle = &self.voice(lang).bundle;
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            errors.push(error("there is no such message".to_owned()));
            return format!("⟨{key}⟩");
        };
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            given.set(name.as_str(), self.value(lang, arg, names, errors));
        }
        let mut holes = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&given), &mut holes).into_owned();
        errors.extend(holes.into_iter().map(|hole| error(hole.to_string())));
        said
    }

    fn value<'a>(&self, lang: Lang, arg: &'a Arg, names: &'a [String], errors: &mut Vec<SayError>) -> FluentValue<'a> {
        match arg {
            Arg::Num(number) => FluentValue::from(*number),
            Arg::Raw(words) => FluentValue::from(words.as_str()),
            Arg::Words(by_lang) => match by_lang.get(lang.code()).or_else(|| by_lang.values().next()) {
                Some(words) => FluentValue::from(words.as_str()),
                None => {
                    errors.push(SayError { lang, key: "words".to_owned(), what: "no words are given".to_owned() });
                    FluentValue::from("⟨⟩")
                }
            },
            Arg::Text(text) => FluentValue::from(self.speak(lang, text, names, errors)),
            Arg::Card(game, id) => {
                FluentValue::from(self.speak(lang, &Text::new(format!("card-{game}-{id}")), names, errors))
            }
            Arg::Player(seat) => {
                names.get(seat.index()).map(|name| FluentValue::from(name.as_str())).unwrap_or_else(|| {
                    errors.push(SayError { lang, key: "players".to_owned(), what: format!("seat {seat} has no name") });
                    FluentValue::from(format!("⟨{seat}⟩"))
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Seat;

    fn words() -> Words {
        let builder = Words::builder()
            .add(Lang::En, "t-eggs = { $who } has { $n ->\n [one] { $n } egg\n *[other] { $n } eggs\n}.\nt-cap = { CAP($text) }!")
            .add(Lang::Ru, "t-eggs = У { $who } { $n ->\n [one] { $n } яйцо\n [few] { $n } яйца\n *[other] { $n } яиц\n}.\nt-cap = { CAP($text) }!");
        builder.build().unwrap()
    }

    #[test]
    fn numbers_take_the_plural_form_of_the_language() {
        let (words, names) = (words(), ["Ann".to_owned()]);
        let eggs =
            |lang, n: i64| words.try_say(lang, &Text::new("t-eggs").player("who", Seat::FIRST).num("n", n), &names);
        assert_eq!(eggs(Lang::En, 1).unwrap(), "Ann has 1 egg.");
        assert_eq!(eggs(Lang::En, 0).unwrap(), "Ann has 0 eggs.");
        for (n, said) in
            [(1, "1\u{a0}яйцо"), (3, "3\u{a0}яйца"), (5, "5\u{a0}яиц"), (11, "11\u{a0}яиц"), (22, "22\u{a0}яйца")]
        {
            assert_eq!(eggs(Lang::Ru, n).unwrap(), format!("У\u{a0}Ann {said}."));
        }
    }

    #[test]
    fn an_english_article_suits_the_first_sound() {
        let words = Words::builder().add(Lang::En, "t-an = { AN($text) }").build().unwrap();
        for (text, said) in
            [("ally", "an ally"), ("hero", "a hero"), ("unique item", "a unique item"), ("other Elf", "another Elf")]
        {
            assert_eq!(words.say(Lang::En, &Text::new("t-an").raw("text", text), &[]), said);
        }
    }

    #[test]
    fn a_long_text_is_cut_after_a_whole_sentence_or_word() {
        let words = Words::builder().add(Lang::En, "t-short = { SHORT($text, 12) }").build().unwrap();
        let texts = [
            ("Draw a card.", "Draw a card."),
            ("Draw two cards.", "Draw two…"),
            ("Draw it, all of it.", "Draw it…"),
            ("Eleven char more", "Eleven char…"),
            ("Inseparableness", "Inseparable…"),
            ("Draw one. Ask.", "Draw one. …"),
            ("Hit. Draw a card.", "Hit. Draw a…"),
            ("Deal 3 pt. each.", "Deal 3 pt…"),
        ];
        for (text, said) in texts {
            assert_eq!(words.say(Lang::En, &Text::new("t-short").raw("text", text), &[]), said);
        }
    }

    #[test]
    fn a_text_that_does_not_fit_gives_way_to_a_shorter_one() {
        let source =
            "t-fit = { FIT(12, t-fit.full, t-fit.brief) }\n    .full = Use { $card }: 3\n    .brief = { $card } (3)\n";
        let words = Words::builder().add(Lang::En, source).build().unwrap();
        let said = |card: &str| words.try_say(Lang::En, &Text::new("t-fit").raw("card", card), &[]).unwrap();
        assert_eq!(
            [said("Wolf"), said("Wolves"), said("Everybody here")],
            ["Use Wolf: 3", "Wolves (3)", "Everybody here (3)"]
        );
    }

    #[test]
    fn what_is_missing_is_seen_and_found_but_never_a_panic() {
        let words = words();
        let lost = Text::new("t-cap").text("text", Text::new("t-no-such-message"));
        assert_eq!(words.say(Lang::En, &lost, &[]), "⟨t-no-such-message⟩!");
        assert_eq!(words.try_say(Lang::En, &lost, &[]).unwrap_err().key, "t-no-such-message");
        let hole = Text::new("t-eggs").player("who", Seat::SECOND);
        assert!(words.say(Lang::Ru, &hole, &[]).contains("⟨2⟩"));
        assert!(words.try_say(Lang::Ru, &hole, &["Аня".to_owned(), "Боря".to_owned()]).is_err());
        assert!(
            words.try_say(Lang::En, &Text::new("t-cap").num("text", 3), &[]).is_ok_and(|said| said.contains("CAP"))
        );
    }

    #[test]
    fn a_message_said_twice_or_badly_is_refused_with_its_place() {
        let twice = Words::builder().add(Lang::En, "t = 1\n").add(Lang::En, "t = 2\n").build();
        assert!(twice.unwrap_err().to_string().contains("words of `en`"));
        let broken = Words::builder().add(Lang::Ru, "good = 1\nbad = { $x\n").build();
        assert!(broken.unwrap_err().what.starts_with("line 2"), "the line is named");
    }

    #[test]
    fn the_engine_speaks_every_language_from_any_thread() {
        fn shared<T: Send + Sync>(words: &'static T) -> &'static T {
            words
        }
        let words = shared(Words::engine());
        for lang in Lang::ALL {
            assert!(words.has(lang, "fx-towers-again") && words.keys(lang).count() > 100);
        }
    }
}
