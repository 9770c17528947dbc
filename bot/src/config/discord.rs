//! `[discord]`: the bot on Discord, which runs beside the local hall when there is a token.

use std::path::PathBuf;

use serde::Deserialize;

use super::values;

/// Where the token is, and through what Discord is reached. The token itself never stands in the config file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[discord]`")]
pub struct DiscordConfig {
    /// A file that holds the token alone; the environment variable `DUELHALL_DISCORD_TOKEN` goes before it.
    #[serde(deserialize_with = "values::maybe_path")]
    pub token_file: Option<PathBuf>,
    /// The address of a proxy that minds Discord's rate limits, asked in place of Discord; without one, Discord itself.
    #[serde(deserialize_with = "values::maybe_url")]
    pub proxy: Option<String>,
}
