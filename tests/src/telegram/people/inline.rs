//! Shares cards in any chat, by text that is typed after the bot's name.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::super::markup;
use super::{Person, Shown};

/// A proposal to a person who types after the name of the bot.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    result: Value,
    typed: String,
}

impl Person {
    /// Types text after the bot's name, and waits for the proposals.
    ///
    /// # Errors
    /// When nothing comes.
    pub async fn types(&self, text: &str) -> Result<Vec<Card>> {
        let offered = self.typed(text).await?;
        let card = |result: &Value| {
            let of = |key: &str| result[key].as_str().unwrap_or_default().to_owned();
            Card { id: of("id"), title: of("title"), result: result.clone(), typed: text.to_owned() }
        };
        Ok(offered["results"].as_array().into_iter().flatten().map(card).collect())
    }

    async fn typed(&self, text: &str) -> Result<Value> {
        let id = self.inner.change(|world| {
            let id = world.next().to_string();
            world.typed.insert(id.clone(), None);
            let update = json!({
                "id": id, "from": world.user_json(self.id), "query": text, "offset": "", "chat_type": "supergroup",
            });
            world.tell("inline_query", update);
            id
        });
        self.inner.wait("what is offered", |world| world.typed.get(&id)?.clone()).await
    }

    /// Types text after the bot's name, and waits for the button above the proposals: its label, and the payload that it
    /// sends to the private chat.
    ///
    /// # Errors
    /// When nothing comes.
    pub async fn types_for_button(&self, text: &str) -> Result<Option<(String, String)>> {
        let offered = self.typed(text).await?;
        let of = |key: &str| offered["button"][key].as_str().map(str::to_owned);
        Ok(of("text").zip(of("start_parameter")))
    }

    /// Chooses a proposal: it is posted in the chat that the person looks at.
    ///
    /// # Errors
    /// When the proposal holds nothing that can be posted.
    pub fn choose(&self, card: &Card) -> Result<Shown> {
        self.inner.change(|world| {
            let mut message = world.blank(self.chat, 0);
            (message.from, message.via_bot, message.thread) = (self.id, true, self.thread);
            let content = &card.result["input_message_content"];
            if let Some(file) = card.result["photo_file_id"].as_str() {
                message.photo = Some(world.files.get(file).cloned().context("a picture that nobody keeps")?);
                let caption = card.result["caption"].as_str().unwrap_or_default();
                message.words = read(caption, &card.result["parse_mode"], &card.result["caption_entities"])?;
            } else {
                let text = content["message_text"].as_str().context("nothing to post")?;
                message.words = read(text, &content["parse_mode"], &content["entities"])?;
            }
            message.keyboard = card.result["reply_markup"].clone();
            world.messages.insert(message.key, message.clone());
            let chosen = json!({ "result_id": card.id, "from": world.user_json(self.id), "query": card.typed });
            world.tell("chosen_inline_result", chosen);
            Ok(Shown::of(world, &message))
        })
    }
}

fn read(text: &str, mode: &Value, entities: &Value) -> Result<markup::Marked> {
    markup::read(text, mode, entities).map_err(anyhow::Error::msg)
}
