//! `[telegram]`: the bot on Telegram, which runs beside the local hall when there is a token.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use serde::Deserialize;

use super::values;

/// Where the token is, which server is asked, and how updates come. The token itself never stands in the config file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[telegram]`")]
pub struct TelegramConfig {
    /// A file that holds the token alone; the environment variable `DUELHALL_TELEGRAM_TOKEN` goes before it.
    #[serde(deserialize_with = "values::maybe_path")]
    pub token_file: Option<PathBuf>,
    /// The address of a Bot API server of one's own; without one, Telegram's.
    #[serde(deserialize_with = "values::maybe_url")]
    pub api: Option<String>,
    /// The address that Telegram brings updates to; without one, the program asks for them.
    #[serde(deserialize_with = "values::maybe_safe_url")]
    pub webhook_url: Option<String>,
    /// Where the program listens for them, behind a proxy that has the certificate.
    #[serde(deserialize_with = "values::socket")]
    pub webhook_listen: SocketAddr,
}

impl Default for TelegramConfig {
    fn default() -> Self {
        let webhook_listen = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 8443);
        Self { token_file: None, api: None, webhook_url: None, webhook_listen }
    }
}
