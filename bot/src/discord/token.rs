//! The bot's token: a secret that can be sent, and not be shown.

use std::fmt;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use crate::config::DiscordConfig;

/// The environment variable that holds the token.
pub const VARIABLE: &str = "DUELHALL_DISCORD_TOKEN";

/// A token. Neither its `Debug` nor any error shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// Why there is no token where one should be.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// The file cannot be read.
    #[error("the file of the Discord token, {}, cannot be read: {reason}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// There is nothing in it.
    #[error("{place} is empty; put the bot's token there, or leave it out to run without Discord")]
    Empty {
        /// The variable or the file.
        place: String,
    },
}

impl Token {
    /// Keeps a token; blanks around it, and the word `Bot` before it, are no part of it.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        let text = text.trim();
        Self(text.strip_prefix("Bot ").unwrap_or(text).trim().to_owned())
    }

    /// Finds the token in the environment or else in the file; `None` when neither is named.
    ///
    /// # Errors
    /// When the file cannot be read, or when there is no text.
    pub fn find(config: &DiscordConfig) -> Result<Option<Self>, TokenError> {
        if let Some(text) = std::env::var_os(VARIABLE) {
            return Self::from_text(&text.to_string_lossy(), VARIABLE.to_owned()).map(Some);
        }
        config.token_file.as_deref().map(Self::read).transpose()
    }

    fn read(file: &Path) -> Result<Self, TokenError> {
        let text =
            std::fs::read_to_string(file).map_err(|reason| TokenError::Unreadable { file: file.to_owned(), reason })?;
        Self::from_text(&text, file.display().to_string())
    }

    fn from_text(text: &str, place: String) -> Result<Self, TokenError> {
        let token = Self::new(text);
        if token.0.is_empty() { Err(TokenError::Empty { place }) } else { Ok(token) }
    }

    /// The secret itself, to be sent to Discord alone.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether it looks like a bot's token: three parts with dots between, the first being the bot's id.
    #[must_use]
    pub fn is_shaped(&self) -> bool {
        let parts: Vec<&str> = self.0.split('.').collect();
        let plain = |part: &&str| part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        let [id, time, secret] = parts[..] else { return false };
        let digits = STANDARD_NO_PAD.decode(id).is_ok_and(|id| id.len() >= 15 && id.iter().all(u8::is_ascii_digit));
        digits && time.len() >= 6 && secret.len() >= 27 && parts.iter().all(plain)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shaped() -> String {
        format!("{}.Gabcde.{}", STANDARD_NO_PAD.encode("123456789012345678"), "x".repeat(38))
    }

    #[test]
    fn a_token_never_shows_itself() {
        let token = Token::new(shaped());
        assert!(!format!("{token:?}").contains("Gabcde"));
    }

    #[test]
    fn the_shape_of_a_token_is_known() {
        assert!(Token::new(shaped()).is_shaped() && Token::new(format!("Bot {} \n", shaped())).is_shaped());
        for wrong in ["", "a.b.c", "client secret of 32 letters here", "aGVsbG8.Gabcde.xxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] {
            assert!(!Token::new(wrong).is_shaped(), "{wrong}");
        }
    }

    #[test]
    fn a_file_that_is_empty_or_missing_is_told_so() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        let config = DiscordConfig { token_file: Some(file.clone()), ..DiscordConfig::default() };
        assert!(matches!(Token::find(&config), Err(TokenError::Unreadable { .. })));
        std::fs::write(&file, " \n").unwrap();
        assert!(matches!(Token::find(&config), Err(TokenError::Empty { .. })));
        std::fs::write(&file, "a.b.c\n").unwrap();
        assert_eq!(Token::find(&config).unwrap(), Some(Token::new("a.b.c")));
        assert_eq!(Token::find(&DiscordConfig::default()).unwrap(), None);
    }
}
