//! `[telegram]`: the bot on Telegram, which runs together with the local hall if there is a token.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use serde::Deserialize;

use super::values;

/// The place of the token, the server, and the way in which updates come. The token itself is never in the config file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[telegram]`")]
pub struct TelegramConfig {
    /// A file that holds only the token; the environment variable `DUELHALL_TELEGRAM_TOKEN` overrides it.
    #[serde(deserialize_with = "values::maybe_path")]
    pub token_file: Option<PathBuf>,
    /// The address of the host's own Bot API server; without one, Telegram's.
    #[serde(deserialize_with = "values::maybe_url")]
    pub api: Option<String>,
    /// The address to which Telegram sends updates; without one, the program asks for them.
    #[serde(deserialize_with = "values::maybe_safe_url")]
    pub webhook_url: Option<String>,
    /// The address on which the program listens for updates, behind a proxy that has the certificate.
    #[serde(deserialize_with = "values::socket")]
    pub webhook_listen: SocketAddr,
}

impl Default for TelegramConfig {
    fn default() -> Self {
        let webhook_listen = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 8443);
        Self { token_file: None, api: None, webhook_url: None, webhook_listen }
    }
}
