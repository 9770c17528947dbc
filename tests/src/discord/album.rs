//! The album of a test: what people did on Discord, and what they saw.

use serde_json::Value;

use super::route::Op;
use super::traffic::{Exchange, Reader};
use super::world::World;
use crate::album::{Leaf, Part};

impl World {
    /// Everything that people did and saw, in order.
    pub(crate) fn album(&self) -> Vec<Leaf> {
        self.traffic.iter().filter_map(|exchange| self.leaf(exchange)).collect()
    }

    fn leaf(&self, exchange: &Exchange) -> Option<Leaf> {
        let whole = &exchange.json;
        let (did, message) = match exchange.op {
            Op::Callback => (self.answered(exchange)?, &whole["data"]),
            Op::FollowUp => ("a further message".to_owned(), whole),
            Op::EditOriginal | Op::EditFollowUp => ("an answer changes".to_owned(), whole),
            Op::CreateMessage => ("a message".to_owned(), whole),
            Op::EditMessage => ("a message changes".to_owned(), whole),
            Op::DeleteMessage | Op::DeleteOriginal | Op::DeleteFollowUp => ("a message goes".to_owned(), whole),
            Op::ThreadFromMessage | Op::CreateThread => (format!("a thread {}", whole["name"]), whole),
            _ => return None,
        };
        let refused = if exchange.status < 300 { String::new() } else { format!(" (refused: {})", exchange.status) };
        // A change that names no files leaves those that the message has.
        let is_change = matches!(exchange.op, Op::EditMessage | Op::EditOriginal | Op::EditFollowUp);
        let stays =
            if is_change && message["attachments"].is_null() { "; its picture stays, if it has one" } else { "" };
        let head = format!("{did}, {}{refused}{stays}", self.read_by(exchange.reader));
        let embeds = message["embeds"].as_array().into_iter().flatten();
        let words = embeds.filter_map(|embed| embed["description"].as_str());
        let text: Vec<&str> =
            message["content"].as_str().into_iter().chain(words).filter(|text| !text.is_empty()).collect();
        let alt = |at: usize| message["attachments"][at]["description"].as_str().unwrap_or_default().to_owned();
        let pictures = exchange.files.iter().enumerate().map(|(at, file)| (file.bytes.clone(), alt(at))).collect();
        let rows = message["components"].as_array().into_iter().flatten();
        let rows = rows.map(|row| row["components"].as_array().into_iter().flatten().map(part).collect()).collect();
        Some(Leaf { head, text: self.named(&text.join("\n")), rows, pictures })
    }

    /// Who did what, and how they were answered.
    fn answered(&self, exchange: &Exchange) -> Option<String> {
        let token = exchange.path.split('/').nth(3)?;
        let known = self.interactions.get(token)?;
        let who = self.users.get(&known.user).map_or("somebody", |user| user.name.as_str());
        let how = match exchange.json["type"].as_u64() {
            Some(4) => "a new message",
            Some(5) => "a promise",
            Some(6) => "nothing new",
            Some(7) => "the pressed message changes",
            Some(8) => "proposals",
            Some(9) => "a form",
            _ => "something",
        };
        Some(format!("{who} · {} → {how}", self.named(&known.what)))
    }

    fn read_by(&self, reader: Reader) -> String {
        match reader {
            Reader::Channel(id) => {
                let name = self.channels.get(&id).map_or("?", |channel| channel.name.as_str());
                format!("seen by everybody in #{name}")
            }
            Reader::Person(id) => {
                let name = self.users.get(&id).map_or("?", |user| user.name.as_str());
                format!("seen by {name} alone")
            }
            Reader::Nobody => "without words".to_owned(),
        }
    }

    /// The same text with the names of the people whom it mentions.
    fn named(&self, text: &str) -> String {
        let named = |text: String, id: &u64, name: &str| text.replace(&format!("<@{id}>"), &format!("**@{name}**"));
        self.users.iter().fold(text.to_owned(), |text, (id, user)| named(text, id, &user.name))
    }
}

fn part(component: &Value) -> Part {
    let text = |key: &str| component[key].as_str().unwrap_or_default().to_owned();
    if component["type"] != 2 {
        let entries = component["options"].as_array().into_iter().flatten();
        let label = |entry: &Value| entry["label"].as_str().unwrap_or_default().to_owned();
        return Part::List(text("placeholder"), entries.map(label).collect());
    }
    let colour = match component["style"].as_u64() {
        _ if component["disabled"] == true => "🚫",
        Some(1) => "🔵",
        Some(3) => "🟢",
        Some(4) => "🔴",
        Some(5) => "🔗",
        _ => "⚪",
    };
    Part::Button(colour, text("label"))
}
