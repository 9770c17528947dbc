//! The configuration of a host: one TOML file, read once, with a struct for each section.

mod clock;
mod discord;
mod error;
mod hall;
mod limits;
mod retention;
mod store;
mod telegram;
mod values;

use std::path::Path;

use serde::Deserialize;

pub use clock::Clock;
pub use discord::DiscordConfig;
pub use error::ConfigError;
pub use hall::Hall;
pub use limits::Limits;
pub use retention::Retention;
pub use store::StoreConfig;
pub use telegram::TelegramConfig;

/// The file that is read if none is named and this one exists.
pub const DEFAULT_FILE: &str = "duelhall.toml";

/// The whole configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// The local hall in the browser.
    pub hall: Hall,
    /// The data folder.
    pub store: StoreConfig,
    /// The time for moves.
    pub clock: Clock,
    /// What one person may have at once, and how often they may ask.
    pub limits: Limits,
    /// How long ended things are kept.
    pub retention: Retention,
    /// The bot on Discord.
    pub discord: DiscordConfig,
    /// The bot on Telegram.
    pub telegram: TelegramConfig,
}

impl Config {
    /// Reads the file at `path`. Without a path it reads [`DEFAULT_FILE`], or returns the defaults if that is missing.
    ///
    /// # Errors
    /// Names the file, the line, the mistake and the allowed values.
    pub fn load(path: Option<&Path>) -> Result<Self, ConfigError> {
        let (path, must) = path.map_or((Path::new(DEFAULT_FILE), false), |path| (path, true));
        match std::fs::read_to_string(path) {
            Ok(text) => Self::read(&text, path),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !must => Ok(Self::default()),
            Err(error) => Err(ConfigError::Unreadable { file: path.to_owned(), reason: reason(&error) }),
        }
    }

    /// Reads a text; errors call it `file`.
    ///
    /// # Errors
    /// As [`Self::load`].
    pub fn read(text: &str, file: &Path) -> Result<Self, ConfigError> {
        let config: Self = toml::from_str(text).map_err(|error| ConfigError::bad(file, text, &error))?;
        config.hall.check().map_err(|what| ConfigError::unfit(file, text, "address", what))?;
        Ok(config)
    }
}

fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
        std::io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = include_str!("../../../config.example.toml");

    fn refused(text: &str) -> String {
        Config::read(text, Path::new("duelhall.toml")).unwrap_err().to_string()
    }

    #[test]
    fn the_example_is_the_default() {
        assert_eq!(Config::read(EXAMPLE, Path::new("config.example.toml")), Ok(Config::default()));
        assert_eq!(Config::read("", Path::new("empty")), Ok(Config::default()));
    }

    /// The answer to an unknown key lists the known keys; the example must have all of them.
    #[test]
    fn the_example_has_every_key() {
        let example: toml::Table = EXAMPLE.parse().unwrap();
        let known = |text: &str| -> Vec<String> {
            let error = toml::from_str::<Config>(text).unwrap_err().message().to_owned();
            let listed = error.split_once("expected").unwrap().1;
            let mut keys: Vec<String> = listed.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            keys.sort();
            keys
        };
        let sections = known("nonsense = 1");
        assert_eq!(example.keys().cloned().collect::<Vec<_>>(), sections);
        for section in sections {
            let keys: Vec<String> = example[&section].as_table().unwrap().keys().cloned().collect();
            assert_eq!(keys, known(&format!("[{section}]\nnonsense = 1")), "[{section}]");
        }
    }

    #[test]
    fn a_mistake_is_one_sentence_with_its_line_and_what_is_allowed() {
        let mistakes = [
            "[hall]\nprot = 80",
            "[hal]\nport = 80",
            "[hall]\nport = 0",
            "[hall]\nport = \"80\"",
            "[hall]\nport = 80000",
            "[hall]\naddress = \"localhost\"",
            "[hall]\naddress = 7",
            "[hall]\nlanguage = \"de\"",
            "[hall]\npublic = \"no\"",
            "[hall]\naddress = \"0.0.0.0\"",
            "[store]\nfolder = \"\"",
            "[store]\ncache_mib = 1",
            "[clock]\nlive_seconds = 1.5",
            "[clock]\n\n\nlive_seconds = -3",
            "[clock]\nstrikes = 0",
            "[clock]\nstrikes = 3\nstrikes = 4",
            "[clock]\nstrikes =",
            "[clock\nstrikes = 3",
            "hall = 3",
            "[limits]\nmatches_per_person = 0",
            "[limits]\nhints_per_minute = 0",
            "[retention]\nmatches_days = -1",
            "[retention]\naudit_lines = \"all\"",
            "[discord]\ntoken = \"secret\"",
            "[discord]\ntoken_file = 3",
            "[discord]\nproxy = \"discord.example\"",
            "[telegram]\ntoken = \"secret\"",
            "[telegram]\napi = \"telegram.example\"",
            "[telegram]\nwebhook_url = \"http://telegram.example\"",
            "[telegram]\nwebhook_listen = \"8443\"",
        ];
        let answers: Vec<String> = mistakes.iter().map(|text| format!("{text:?}\n    {}", refused(text))).collect();
        insta::assert_snapshot!(answers.join("\n"));
    }

    #[test]
    fn a_named_file_must_be_there_and_be_text() {
        let missing = Config::load(Some(Path::new("no/such/file.toml"))).unwrap_err();
        assert_eq!(missing.to_string(), "no/such/file.toml cannot be read: there is no such file");
    }
}
