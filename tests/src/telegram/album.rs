//! The album of a test: what people did on Telegram, and what they saw.

use serde_json::Value;

use super::method::Op;
use super::traffic::{Exchange, Reader};
use super::world::{BOT, Message, World};
use crate::album::{Leaf, Part};

impl World {
    /// Everything that people did and saw, in order. Of what people wrote, only the second is known.
    pub(crate) fn album(&self) -> Vec<Leaf> {
        let said = self.messages.values().filter(|message| message.from != BOT);
        let said = said.map(|message| ((message.date * 1_000, message.order), self.said(message)));
        let seen = self.traffic.iter().zip(0..);
        let seen = seen.filter_map(|(exchange, order)| Some(((exchange.at, order), self.leaf(exchange)?)));
        let mut all: Vec<_> = said.chain(seen).collect();
        all.sort_by_key(|(at, _)| *at);
        all.into_iter().map(|(_, leaf)| leaf).collect()
    }

    fn said(&self, message: &Message) -> Leaf {
        let head = format!("{} writes in {}", self.name(message.from), self.place(message.key.chat));
        Leaf { head, text: message.words.text.clone(), ..Leaf::default() }
    }

    fn leaf(&self, exchange: &Exchange) -> Option<Leaf> {
        let params = &exchange.params;
        let is_message = exchange.op.is_send() || exchange.op.is_edit() || exchange.op.is_ephemeral();
        let pressed = (exchange.op == Op::AnswerCallbackQuery).then(|| self.pressed(params));
        let removed = exchange.op == Op::DeleteMessage || exchange.op == Op::DeleteMessages;
        let did = pressed.or_else(|| (is_message || removed).then(|| exchange.op.name().to_owned()))?;
        let refused = exchange.refused.as_ref().map(|why| format!(" (refused: {why})")).unwrap_or_default();
        let head = format!("{did}, {}{refused}", self.read_by(exchange.reader));
        let words = [&params["text"], &params["caption"], &params["media"]["caption"]];
        let text = words.into_iter().find_map(Value::as_str).unwrap_or_default().to_owned();
        let pictures = exchange.files.iter().map(|file| (file.bytes.clone(), String::new())).collect();
        let rows = params["reply_markup"]["inline_keyboard"].as_array().into_iter().flatten();
        let rows = rows.map(|row| row.as_array().into_iter().flatten().map(button).collect()).collect();
        Some(Leaf { head, text, rows, pictures })
    }

    /// Who pressed what, and how they were answered.
    fn pressed(&self, params: &Value) -> String {
        let known = params["callback_query_id"].as_str().and_then(|id| self.queries.get(id));
        let who = known.map_or_else(|| "somebody".to_owned(), |known| self.name(known.user));
        let what = known.map_or("a button", |known| known.what.as_str());
        let how = if params["show_alert"] == true { "a window" } else { "a line that passes" };
        format!("{who} · {what} → {how}")
    }

    fn read_by(&self, reader: Reader) -> String {
        match reader {
            Reader::Group(id) => format!("seen by everybody in {}", self.place(id)),
            Reader::Person(id) => format!("seen by {} alone", self.name(id)),
            Reader::Nobody => "without words".to_owned(),
        }
    }

    fn name(&self, user: i64) -> String {
        self.users.get(&user).map_or_else(|| "somebody".to_owned(), |user| user.name.clone())
    }

    fn place(&self, chat: i64) -> String {
        match self.chats.get(&chat) {
            Some(chat) if chat.id < 0 => chat.title.clone(),
            _ => "the private chat with the bot".to_owned(),
        }
    }
}

fn button(json: &Value) -> Part {
    let colour = match json["style"].as_str() {
        _ if json["url"].is_string() => "🔗",
        Some("primary") => "🔵",
        Some("success") => "🟢",
        Some("danger") => "🔴",
        _ => "⚪",
    };
    Part::Button(colour, json["text"].as_str().unwrap_or_default().to_owned())
}
