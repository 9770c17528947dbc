//! `[discord]`: the bot on Discord, which runs together with the local hall if there is a token.

use std::path::PathBuf;

use serde::Deserialize;

use super::values;

/// The place of the token, and the way to reach Discord. The token itself is never in the config file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[discord]`")]
pub struct DiscordConfig {
    /// A file that holds only the token; the environment variable `DUELHALL_DISCORD_TOKEN` overrides it.
    #[serde(deserialize_with = "values::maybe_path")]
    pub token_file: Option<PathBuf>,
    /// The address of a proxy that keeps Discord's rate limits, used in place of Discord; without one, Discord itself.
    #[serde(deserialize_with = "values::maybe_url")]
    pub proxy: Option<String>,
}
