//! Finds the token of a bot on Discord, and checks its shape.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use crate::chat::{Token, TokenError};
use crate::config::DiscordConfig;

/// The environment variable that holds the token.
pub const VARIABLE: &str = "DUELHALL_DISCORD_TOKEN";

/// Finds the token in the environment or else in the file; `None` when neither is named.
///
/// # Errors
/// When the file cannot be read, or when the text is empty.
pub fn find_token(config: &DiscordConfig) -> Result<Option<Token>, TokenError> {
    Token::find("Discord", VARIABLE, config.token_file.as_deref())
}

/// Whether a token looks like a bot's: three parts with dots between them, and the bot's id in the first part.
#[must_use]
pub fn is_shaped(token: &Token) -> bool {
    let parts: Vec<&str> = token.reveal().split('.').collect();
    let plain = |part: &&str| part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    let [id, time, secret] = parts[..] else { return false };
    let digits = STANDARD_NO_PAD.decode(id).is_ok_and(|id| id.len() >= 15 && id.iter().all(u8::is_ascii_digit));
    digits && time.len() >= 6 && secret.len() >= 27 && parts.iter().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shaped() -> String {
        format!("{}.Gabcde.{}", STANDARD_NO_PAD.encode("123456789012345678"), "x".repeat(38))
    }

    #[test]
    fn the_shape_of_a_token_is_known() {
        assert!(is_shaped(&Token::new(shaped())) && is_shaped(&Token::new(format!("Bot {} \n", shaped()))));
        for wrong in ["", "a.b.c", "client secret of 32 letters here", "aGVsbG8.Gabcde.xxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] {
            assert!(!is_shaped(&Token::new(wrong)), "{wrong}");
        }
    }
}
