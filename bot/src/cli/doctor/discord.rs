//! The bot on Discord: whether it could be let in. Nothing is asked of Discord itself.

use super::Finding;
use crate::config::DiscordConfig;
use crate::discord::{self, Token, find_token, is_shaped};

/// Looks at the token, the intents and the commands.
pub(super) fn look(config: &DiscordConfig) -> Vec<Finding> {
    let token = match find_token(config) {
        Ok(None) => return vec![Finding::ok("discord", "no token is set, so the hall runs without Discord")],
        Ok(Some(token)) => token,
        Err(error) => return vec![Finding::failed("discord", error.to_string())],
    };
    vec![shape(&token), intents(), commands()]
}

fn shape(token: &Token) -> Finding {
    let check = "discord";
    if is_shaped(token) {
        return Finding::ok(check, "the token looks like that of a bot");
    }
    let what = "the token does not look like that of a bot; copy it from the Bot page of the developer portal, not the \
                client secret or the public key";
    Finding::failed(check, what)
}

fn intents() -> Finding {
    Finding::ok("intents", "none is needed: leave the privileged ones off in the developer portal")
}

/// One command beyond a limit, and Discord takes none of them.
fn commands() -> Finding {
    let check = "commands";
    match discord::checked_commands() {
        Ok(count) => Finding::ok(check, format!("{count} commands are within Discord's limits in every language")),
        Err(wrong) => Finding::failed(check, format!("Discord would not take the commands: {}", wrong.join("; "))),
    }
}
