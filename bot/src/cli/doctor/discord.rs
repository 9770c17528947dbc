//! Checks the bot on Discord. Discord is asked who the owner of the token is; without a connection this check is left
//! out.

use super::{Finding, token};
use crate::config::DiscordConfig;
use crate::discord::{self, Introduction, Token, VARIABLE, endpoint, find_token, is_shaped};

/// Checks the token, the intents and the commands, and asks Discord who the owner of the token is.
pub(super) fn look(config: &DiscordConfig) -> Vec<Finding> {
    let found = match find_token(config) {
        Ok(None) => return vec![Finding::ok("discord", "no token is set, so the hall runs without Discord")],
        Ok(Some(found)) => found,
        Err(error) => return vec![Finding::failed("discord", error.to_string())],
    };
    let mut findings = vec![shape(&found)];
    findings.extend(token::rights("discord", VARIABLE, config.token_file.as_deref()));
    findings.extend([intents(), commands()]);
    if is_shaped(&found) {
        findings.push(portal(config, &found));
    }
    findings
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

/// Checks the commands. Discord accepts none of them if one exceeds a limit.
fn commands() -> Finding {
    let check = "commands";
    match discord::checked_commands() {
        Ok(count) => Finding::ok(check, format!("{count} commands are within Discord's limits in every language")),
        Err(wrong) => Finding::failed(check, format!("Discord would not take the commands: {}", wrong.join("; "))),
    }
}

/// Checks the bot to which the token belongs.
fn portal(config: &DiscordConfig, token: &Token) -> Finding {
    let check = "portal";
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return Finding::warning(check, format!("Discord was not asked: {error}")),
    };
    match runtime.block_on(discord::introduce(token, &endpoint(config))) {
        Introduction::Bot(name) => Finding::ok(check, format!("the bot is {name}")),
        Introduction::Refused => {
            Finding::failed(check, "Discord does not take the token; reset it on the Bot page of the developer portal")
        }
        Introduction::Unreached(why) => {
            Finding::warning(check, format!("{why}; whether the token is taken is not known"))
        }
    }
}
