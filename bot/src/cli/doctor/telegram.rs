//! Checks the bot on Telegram. Telegram is asked about the bot, because only Telegram knows the choices made at
//! BotFather. Without a connection this check is left out.

use super::{Finding, token};
use crate::config::TelegramConfig;
use crate::telegram::{self, Introduction, Token, endpoint, find_token, is_shaped};

/// Checks the token, the commands, and Telegram's answer about the bot.
pub(super) fn look(config: &TelegramConfig) -> Vec<Finding> {
    let found = match find_token(config) {
        Ok(None) => return vec![Finding::ok("telegram", "no token is set, so the hall runs without Telegram")],
        Ok(Some(found)) => found,
        Err(error) => return vec![Finding::failed("telegram", error.to_string())],
    };
    let shape = shape(&found);
    let fine = shape.is_ok();
    let mut findings = vec![shape.unwrap_or_else(|failed| failed), commands()];
    findings.extend(token::rights("telegram", telegram::VARIABLE, config.token_file.as_deref()));
    if fine {
        findings.extend(botfather(config, &found));
    }
    findings
}

fn shape(token: &Token) -> Result<Finding, Finding> {
    let check = "telegram";
    if is_shaped(token) {
        return Ok(Finding::ok(check, "the token looks like that of a bot"));
    }
    let what = "the token does not look like that of a bot; copy the whole line that BotFather gave, with the number and the \
                colon";
    Err(Finding::failed(check, what))
}

/// Checks the commands. Telegram accepts none of them if one exceeds a limit.
fn commands() -> Finding {
    let check = "commands";
    match telegram::checked_commands() {
        Ok(count) => Finding::ok(check, format!("{count} commands are within Telegram's limits in every language")),
        Err(wrong) => Finding::failed(check, format!("Telegram would not take the commands: {}", wrong.join("; "))),
    }
}

/// Checks the choices made at BotFather.
fn botfather(config: &TelegramConfig, token: &Token) -> Vec<Finding> {
    let check = "botfather";
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return vec![Finding::warning(check, format!("Telegram was not asked: {error}"))],
    };
    match runtime.block_on(telegram::introduce(token, &endpoint(config))) {
        Introduction::Unreached(why) => {
            vec![Finding::warning(check, format!("{why}; what was chosen there is not known"))]
        }
        Introduction::Refused(why) => vec![Finding::failed(check, format!("{why}; ask BotFather for a new one"))],
        Introduction::Bot { name, groups, reads_all, inline } => {
            let mut found = vec![Finding::ok(check, format!("the bot is @{name}"))];
            if !groups {
                let what = "the bot cannot be added to groups; allow it: /setjoingroups, Enable";
                found.push(Finding::warning(check, what));
            }
            if reads_all {
                let what =
                    "the bot is given everything that is said in groups, and needs none of it: /setprivacy, Enable";
                found.push(Finding::warning(check, what));
            }
            if !inline {
                let what = "cards cannot be shared by typing the bot's name in a chat; to allow it: /setinline";
                found.push(Finding::ok(check, what));
            }
            found
        }
    }
}
