//! Messages as the fake keeps them.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::World;
use crate::fake::Upload;

/// The flag of messages that only one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a promised answer.
pub(crate) const LOADING: u64 = 1 << 7;
/// The flag of messages that consist only of components.
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

/// A file of a message.
#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub(crate) id: u64,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: u64,
    pub(crate) channel: u64,
    pub(crate) author: u64,
    pub(crate) content: String,
    pub(crate) embeds: Value,
    pub(crate) components: Value,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) edited: Option<i64>,
    /// The only person who sees it; `None` for everybody.
    pub(crate) viewer: Option<u64>,
    /// The interaction that it answers or follows.
    pub(crate) interaction: Option<u64>,
    /// The people whom it notifies.
    pub(crate) mentions: Vec<u64>,
    /// How often it was edited after it was an hour old.
    pub(crate) old_edits: u32,
    /// The name that its sender gave it, so that a second try posts no second message.
    pub(crate) nonce: Option<String>,
}

impl World {
    /// Makes an empty message of the bot.
    pub(crate) fn blank(&mut self, channel: u64, viewer: Option<u64>) -> Message {
        let flags = if viewer.is_some() { EPHEMERAL } else { 0 };
        Message {
            id: self.next_id(),
            channel,
            author: super::BOT,
            content: String::new(),
            embeds: json!([]),
            components: json!([]),
            attachments: Vec::new(),
            flags,
            edited: None,
            viewer,
            interaction: None,
            mentions: Vec::new(),
            old_edits: 0,
            nonce: None,
        }
    }

    /// Applies a request to a message: fields that the request does not name stay.
    pub(crate) fn apply(&mut self, message: &mut Message, json: &Value, files: &[Upload]) {
        if let Some(content) = json.get("content") {
            content.as_str().unwrap_or_default().clone_into(&mut message.content);
        }
        for (key, field) in [("embeds", &mut message.embeds), ("components", &mut message.components)] {
            if let Some(value) = json.get(key) {
                *field = if value.is_null() { json!([]) } else { value.clone() };
            }
        }
        let kept = EPHEMERAL & message.flags;
        if let Some(flags) = json["flags"].as_u64() {
            message.flags = (flags & !EPHEMERAL) | kept;
        } else {
            message.flags &= !LOADING;
        }
        self.apply_files(message, json, files);
        message.mentions = self.mentioned(message, &json["allowed_mentions"]);
    }

    /// Applies the list of attachments: it names the files that stay and describes new ones. New files that it does not
    /// name are added.
    fn apply_files(&mut self, message: &mut Message, json: &Value, files: &[Upload]) {
        let mut kept = Vec::new();
        let old = std::mem::take(&mut message.attachments);
        let listed = json["attachments"].as_array();
        for entry in listed.into_iter().flatten() {
            if let Some(id) = number(&entry["id"])
                && let Some(mut attachment) = old.iter().find(|attachment| attachment.id == id).cloned()
            {
                if let Some(description) = entry["description"].as_str() {
                    attachment.description = Some(description.to_owned());
                }
                kept.push(attachment);
            }
        }
        if listed.is_none() {
            kept = old;
        }
        for file in files {
            let entry = listed.into_iter().flatten().find(|entry| number(&entry["id"]) == file.number());
            let description = entry.and_then(|entry| entry["description"].as_str()).map(str::to_owned);
            let (id, filename, bytes) = (self.next_id(), file.filename.clone(), file.bytes.clone());
            kept.push(Attachment { id, filename, description, bytes });
        }
        message.attachments = kept;
    }

    /// The people whom the words of a message name, and whom its sender allows it to notify.
    fn mentioned(&self, message: &Message, allowed: &Value) -> Vec<u64> {
        let named = self.users.keys().copied().filter(|id| {
            message.content.contains(&format!("<@{id}>")) || message.content.contains(&format!("<@!{id}>"))
        });
        let all = allowed.is_null() || texts(&allowed["parse"]).contains(&"users");
        let some: Vec<u64> = allowed["users"].as_array().into_iter().flatten().filter_map(number).collect();
        named.filter(|id| all || some.contains(id)).collect()
    }
}

/// A Discord number, which may be written as a text.
pub(crate) fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// The texts of a list.
pub(crate) fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
