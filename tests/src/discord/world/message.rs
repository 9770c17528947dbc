//! Messages as the fake keeps them.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::World;
use crate::fake::Upload;

/// The flag of messages that one person alone sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of an answer that is yet to come.
pub(crate) const LOADING: u64 = 1 << 7;
/// The flag of messages that are made of components alone.
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
    /// Who alone sees it.
    pub(crate) viewer: Option<u64>,
    /// The interaction that it answers or follows.
    pub(crate) interaction: Option<u64>,
    /// Whom it notifies.
    pub(crate) mentions: Vec<u64>,
    /// How often it was edited when it was older than an hour.
    pub(crate) old_edits: u32,
    /// What its sender calls it, so that a second try posts no second one.
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

    /// Applies what a request says: what it does not name stays.
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

    /// The list of attachments says which are kept and describes new ones; files that it does not name are added.
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

    /// Whom the words of a message name and its sender allows to notify.
    fn mentioned(&self, message: &Message, allowed: &Value) -> Vec<u64> {
        let named = self.users.keys().copied().filter(|id| {
            message.content.contains(&format!("<@{id}>")) || message.content.contains(&format!("<@!{id}>"))
        });
        let all = allowed.is_null() || texts(&allowed["parse"]).contains(&"users");
        let some: Vec<u64> = allowed["users"].as_array().into_iter().flatten().filter_map(number).collect();
        named.filter(|id| all || some.contains(id)).collect()
    }
}

/// A number of Discord's, which may be written as a text.
pub(crate) fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// The texts of a list.
pub(crate) fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
