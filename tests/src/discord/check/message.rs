//! Checks messages: their words, whom they notify, and their flags.

use serde_json::Value;

use super::super::world::message::{COMPONENTS_V2, EPHEMERAL, texts};
use super::{Wrong, component, embed, files, list};
use crate::fake::Upload;

/// The longest text of a message, in characters.
const CONTENT_MAX: usize = 2_000;
/// The flag of a message whose links get no previews.
const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// The flag of a message without a sound.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// How a message is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// To a channel.
    Post,
    /// As an answer, for one person if its flags say so.
    Private,
    /// As a replacement for the content of a message.
    Edit,
}

pub(super) fn message(json: &Value, uploads: &[Upload], sent: Use, wrong: &mut Wrong) {
    if !json.is_object() {
        wrong.0.push("the message is no object".to_owned());
        return;
    }
    let flags = json["flags"].as_u64().unwrap_or(0);
    let v2 = flags & COMPONENTS_V2 != 0;
    wrong.length(json, "content", 0..=CONTENT_MAX);
    embed::embeds(json, wrong);
    files::files(json, uploads, sent == Use::Edit, wrong);
    component::components(json, v2, wrong);
    flags_fit(flags, sent, wrong);
    if v2 {
        wrong.when(json["content"].as_str().is_some_and(|text| !text.is_empty()), || {
            "content beside components of the second version".to_owned()
        });
        wrong.when(!list(json, "embeds").is_empty(), || "embeds beside components of the second version".to_owned());
    }
    mentions(json, wrong);
}

fn flags_fit(flags: u64, sent: Use, wrong: &mut Wrong) {
    let allowed = SUPPRESS_EMBEDS
        | COMPONENTS_V2
        | match sent {
            Use::Post => SUPPRESS_NOTIFICATIONS,
            Use::Private => EPHEMERAL | SUPPRESS_NOTIFICATIONS,
            Use::Edit => 0,
        };
    // A builder that serves both posts and edits repeats the flag of the first post; Discord ignores it.
    let allowed = if sent == Use::Edit { allowed | EPHEMERAL } else { allowed };
    wrong.when(flags & !allowed != 0, || format!("flags {flags:#b} are not all allowed here"));
}

/// Checks that only people whom the bot names are notified: no `@everyone` out of a player's name.
fn mentions(json: &Value, wrong: &mut Wrong) {
    let allowed = &json["allowed_mentions"];
    let (parse, users) = (texts(&allowed["parse"]), list(allowed, "users"));
    wrong.when(users.len() > 100, || format!("{} users to be notified, 100 allowed", users.len()));
    wrong.when(parse.contains(&"users") && !users.is_empty(), || {
        "allowed_mentions both parses users and lists them".to_owned()
    });
    for kind in &parse {
        wrong.when(!matches!(*kind, "users" | "roles" | "everyone"), || format!("allowed_mentions parses {kind:?}"));
    }
    let content = json["content"].as_str().unwrap_or_default();
    let open = |kind| allowed.is_null() || parse.contains(&kind);
    let loud = content.contains("@everyone") || content.contains("@here");
    wrong.when(loud && open("everyone"), || "everybody would be notified".to_owned());
    wrong.when(content.contains("<@&") && open("roles"), || "a role would be notified".to_owned());
}
