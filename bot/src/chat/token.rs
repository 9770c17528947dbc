//! A bot's token: a secret that can be sent but never shown.

use std::fmt;
use std::path::{Path, PathBuf};

/// Where systemd puts files that only one service may read.
const CREDENTIALS: &str = "CREDENTIALS_DIRECTORY";

/// The file that a path in the configuration names. A plain name may be the name of one of the service's credentials.
fn located(file: &Path, credentials: Option<&Path>) -> PathBuf {
    let handed = credentials.filter(|_| file.is_relative()).map(|folder| folder.join(file));
    handed.filter(|handed| handed.is_file()).unwrap_or_else(|| file.to_owned())
}

/// A token. Neither its `Debug` nor any error shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// Why there is no token.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// The file cannot be read.
    #[error("the file of the {platform} token, {}, cannot be read: {reason}", file.display())]
    Unreadable {
        /// The platform that the token is for.
        platform: &'static str,
        /// The file.
        file: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The setting that should name the file looks like the token itself. It is never shown.
    #[error(
        "`token_file` for {platform} holds what looks like the token itself; put the token in a file and name that file"
    )]
    Itself {
        /// The platform that the token is for.
        platform: &'static str,
    },
    /// The variable or the file is empty.
    #[error("{place} is empty; put the bot's token there, or leave it out to run without {platform}")]
    Empty {
        /// The platform that the token is for.
        platform: &'static str,
        /// The variable or the file.
        place: String,
    },
}

impl Token {
    /// Keeps a token, without the blanks around it and the word `Bot` before it.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        let text = text.trim();
        Self(text.strip_prefix("Bot ").unwrap_or(text).trim().to_owned())
    }

    /// Finds a platform's token in an environment variable or else in a file; `None` when neither is named.
    ///
    /// # Errors
    /// When the file cannot be read, or when the text is empty.
    pub fn find(platform: &'static str, variable: &str, file: Option<&Path>) -> Result<Option<Self>, TokenError> {
        if let Some(text) = std::env::var_os(variable) {
            return Self::from_text(platform, &text.to_string_lossy(), variable.to_owned()).map(Some);
        }
        let credentials = std::env::var_os(CREDENTIALS).map(PathBuf::from);
        file.map(|file| Self::read(platform, &located(file, credentials.as_deref()))).transpose()
    }

    fn read(platform: &'static str, file: &Path) -> Result<Self, TokenError> {
        let unreadable = |reason: std::io::Error| {
            let missing = !file.exists();
            if missing && is_secret(file) {
                return TokenError::Itself { platform };
            }
            TokenError::Unreadable { platform, file: file.to_owned(), reason }
        };
        let text = std::fs::read_to_string(file).map_err(unreadable)?;
        Self::from_text(platform, &text, file.display().to_string())
    }

    fn from_text(platform: &'static str, text: &str, place: String) -> Result<Self, TokenError> {
        let token = Self::new(text);
        if token.0.is_empty() { Err(TokenError::Empty { platform, place }) } else { Ok(token) }
    }

    /// The secret itself, to be sent only to its platform.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

/// Whether a file's name looks like a token: long, and without a folder.
fn is_secret(file: &Path) -> bool {
    let text = file.to_string_lossy();
    text.len() >= 30 && !text.contains(['/', '\\'])
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNSET: &str = "DUELHALL_NO_SUCH_TOKEN";

    #[test]
    fn a_token_never_shows_itself() {
        assert_eq!(format!("{:?}", Token::new("a.b.c")), "Token(hidden)");
    }

    // D-13
    #[test]
    fn a_service_of_systemd_finds_its_token_by_the_name_of_the_credential() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("discord-token"), "a.b.c\n").unwrap();
        let name = Path::new("discord-token");
        assert_eq!(located(name, Some(folder.path())), folder.path().join("discord-token"));
        assert_eq!(located(name, None), name);
        let absolute = Path::new("/etc/duelhall/discord-token");
        assert_eq!(located(absolute, Some(folder.path())), absolute);
        assert_eq!(located(Path::new("telegram-token"), Some(folder.path())), Path::new("telegram-token"));
    }

    // D-13
    #[test]
    fn the_unit_hands_over_the_credential_that_the_guide_names() {
        let unit = include_str!("../../../deploy/duelhall.service");
        let guide = include_str!("../../../docs/discord.md");
        assert!(unit.contains("\nLoadCredential=discord-token:/etc/duelhall/discord-token\n"));
        assert!(unit.contains("\n#LoadCredential=telegram-token:/etc/duelhall/telegram-token\n"));
        assert!(guide.contains("token_file = \"discord-token\""));
    }

    #[test]
    fn a_file_that_is_empty_or_missing_is_told_so() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        let find = || Token::find("Chat", UNSET, Some(&file));
        assert!(matches!(find(), Err(TokenError::Unreadable { .. })));
        std::fs::write(&file, " \n").unwrap();
        assert!(matches!(find(), Err(TokenError::Empty { .. })));
        std::fs::write(&file, "a.b.c\n").unwrap();
        assert_eq!(find().unwrap(), Some(Token::new("a.b.c")));
        assert_eq!(Token::find("Chat", UNSET, None).unwrap(), None);
    }

    /// S-11: a token that is written in place of its file's name is not shown.
    #[test]
    fn a_token_in_the_place_of_its_file_is_not_shown() {
        for secret in [format!("1234567890:{}", "aB3-_".repeat(7)), format!("MTIz.Gabcde.{}", "x".repeat(38))] {
            let error = Token::find("Chat", UNSET, Some(Path::new(&secret))).unwrap_err();
            assert!(!format!("{error} {error:?}").contains(&secret), "{error}");
            assert!(error.to_string().contains("put the token in a file"), "{error}");
        }
        let error = Token::find("Chat", UNSET, Some(Path::new("token.txt"))).unwrap_err();
        assert!(error.to_string().contains("token.txt"), "a name that is not a token is shown: {error}");
    }
}
