//! Finds the token of a bot on Telegram, and checks its shape.

use crate::chat::{Token, TokenError};
use crate::config::TelegramConfig;

/// The environment variable that holds the token.
pub const VARIABLE: &str = "DUELHALL_TELEGRAM_TOKEN";

/// Finds the token in the environment or else in the file; `None` when neither is named.
///
/// # Errors
/// When the file cannot be read, or when the text is empty.
pub fn find_token(config: &TelegramConfig) -> Result<Option<Token>, TokenError> {
    Token::find("Telegram", VARIABLE, config.token_file.as_deref())
}

/// Whether a token looks like a bot's: its number, a colon, and some 35 letters, digits, dashes or underscores.
#[must_use]
pub fn is_shaped(token: &Token) -> bool {
    let Some((id, secret)) = token.reveal().split_once(':') else { return false };
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    let digits = (5..=15).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_digit());
    digits && (30..=50).contains(&secret.len()) && secret.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shape_of_a_token_is_known() {
        let shaped = format!("1234567890:{}", "aB3-_".repeat(7));
        assert!(is_shaped(&Token::new(format!(" {shaped}\n"))));
        for wrong in ["", "1234567890", "123:short", "abc:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", &format!("{shaped} x")]
        {
            assert!(!is_shaped(&Token::new(wrong)), "{wrong}");
        }
    }
}
