//! Writes the world in Telegram's JSON.

use serde_json::{Value, json};

use super::{BOT, BOT_NAME, BotIn, Chat, Key, Kind, Message, NOBODY_IN_PARTICULAR, Photo, World};
use crate::fake::GIF;

/// The bot itself.
pub(crate) fn bot_json() -> Value {
    json!({ "id": BOT, "is_bot": true, "first_name": "Duelhall", "username": BOT_NAME })
}

impl World {
    /// A user.
    pub(crate) fn user_json(&self, id: i64) -> Value {
        if id == BOT {
            return bot_json();
        }
        if id == NOBODY_IN_PARTICULAR {
            return json!({ "id": id, "is_bot": true, "first_name": "Group", "username": "GroupAnonymousBot" });
        }
        let Some(user) = self.users.get(&id) else {
            return json!({ "id": id, "is_bot": false, "first_name": "Somebody" });
        };
        let mut json = json!({ "id": id, "is_bot": false, "first_name": user.name, "language_code": user.lang });
        if let Some(username) = &user.username {
            json["username"] = json!(username);
        }
        json
    }

    /// A chat, in short.
    pub(crate) fn chat_json(&self, chat: &Chat) -> Value {
        match chat.kind {
            Kind::Private => {
                let user = self.user_json(chat.id);
                let mut json = json!({ "id": chat.id, "type": "private", "first_name": user["first_name"] });
                if user["username"].is_string() {
                    json["username"] = user["username"].clone();
                }
                json
            }
            Kind::Group => json!({ "id": chat.id, "type": "group", "title": chat.title }),
            Kind::Supergroup { forum } => {
                let mut json = json!({ "id": chat.id, "type": "supergroup", "title": chat.title });
                if forum {
                    json["is_forum"] = json!(true);
                }
                json
            }
        }
    }

    /// A chat, in full.
    pub(crate) fn full_chat_json(&self, chat: &Chat) -> Value {
        let mut json = self.chat_json(chat);
        json["accent_color_id"] = json!(2);
        json["max_reaction_count"] = json!(11);
        json["accepted_gift_types"] = json!({
            "unlimited_gifts": true, "limited_gifts": true, "unique_gifts": true, "premium_subscription": true,
            "gifts_from_channels": true,
        });
        if chat.kind != Kind::Private {
            let may = chat.bot != BotIn::Muted;
            let photos = may && chat.bot != BotIn::NoPhotos;
            json["permissions"] = json!({
                "can_send_messages": may, "can_send_audios": may, "can_send_documents": may, "can_send_photos": photos,
                "can_send_videos": may, "can_send_video_notes": may, "can_send_voice_notes": may, "can_send_polls": may,
                "can_send_other_messages": may, "can_add_web_page_previews": may, "can_change_info": false,
                "can_invite_users": true, "can_pin_messages": false, "can_manage_topics": false,
            });
        }
        json
    }

    /// A person in a group.
    pub(crate) fn member_json(&self, chat: &Chat, id: i64) -> Value {
        let user = self.user_json(id);
        if id == BOT {
            return match chat.bot {
                BotIn::Admin => administrator(user, false),
                BotIn::Member => json!({ "status": "member", "user": user }),
                BotIn::Muted => restricted(user, false),
                BotIn::NoPhotos => restricted(user, true),
                BotIn::Kicked => json!({ "status": "kicked", "user": user, "until_date": 0 }),
                BotIn::Outside => json!({ "status": "left", "user": user }),
            };
        }
        match chat.admins.get(&id) {
            Some(anonymous) => administrator(user, *anonymous),
            None if chat.members.contains(&id) => json!({ "status": "member", "user": user }),
            None => json!({ "status": "left", "user": user }),
        }
    }

    /// A message, in the form in which the bot gets it.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let Key { chat, receiver, id } = message.key;
        let chat = self.chats.get(&chat).map(|chat| self.chat_json(chat)).unwrap_or_default();
        let mut json = json!({ "message_id": id, "date": message.date, "chat": chat });
        if receiver != 0 {
            json["message_id"] = json!(0);
            json["ephemeral_message_id"] = json!(id);
            json["receiver_user"] = self.user_json(if message.from == BOT { receiver } else { BOT });
        }
        if message.anonymous {
            json["from"] = self.user_json(NOBODY_IN_PARTICULAR);
            json["sender_chat"] = json["chat"].clone();
        } else {
            json["from"] = self.user_json(message.from);
        }
        self.thread(message, &mut json);
        if let Some(edited) = message.edited {
            json["edit_date"] = json!(edited);
        }
        let (text, entities) = match &message.photo {
            Some(photo) => {
                match photo.bytes.starts_with(GIF) {
                    true => json["animation"] = animation(photo),
                    false => json["photo"] = sizes(photo),
                }
                ("caption", "caption_entities")
            }
            None => ("text", "entities"),
        };
        if !message.words.text.is_empty() {
            json[text] = json!(message.words.text);
        }
        if !message.words.entities.is_empty() {
            json[entities] = json!(message.words.entities);
        }
        if !message.keyboard.is_null() {
            json["reply_markup"] = message.keyboard.clone();
        }
        if message.via_bot {
            json["via_bot"] = bot_json();
        }
        json
    }

    /// The message that opened a topic.
    fn birth(&self, message: &Message, thread: i64) -> Value {
        let chat = self.chats.get(&message.key.chat);
        let title = chat.and_then(|chat| chat.topics.get(&thread)).map_or("", |(title, _)| title);
        let by = chat.and_then(|chat| chat.members.first().copied()).unwrap_or(NOBODY_IN_PARTICULAR);
        json!({
            "message_id": thread, "message_thread_id": thread, "is_topic_message": true, "date": message.date,
            "chat": chat.map(|chat| self.chat_json(chat)), "from": self.user_json(by),
            "forum_topic_created": { "name": title, "icon_color": 7_322_096 },
        })
    }

    /// Adds topics, replies, and a thread number that looks like a topic but is not one.
    fn thread(&self, message: &Message, json: &mut Value) {
        let Key { chat, .. } = message.key;
        if let Some(thread) = message.thread {
            json["message_thread_id"] = json!(thread);
            json["is_topic_message"] = json!(true);
        }
        let Some(replied) = message.reply_to else {
            if let Some(thread) = message.thread {
                // For a bot, every message in a topic is a reply to the message that opened the topic.
                json["reply_to_message"] = self.birth(message, thread);
            }
            return;
        };
        let Some(original) = self.messages.get(&Key { id: replied, receiver: 0, chat }) else { return };
        if message.key.receiver == 0 {
            // Only one level of replies, as at Telegram.
            let mut original = original.clone();
            original.reply_to = None;
            json["reply_to_message"] = self.message_json(&original);
        }
        let plain = self.chats.get(&chat).is_some_and(|chat| chat.kind == Kind::Supergroup { forum: false });
        if plain {
            // In a supergroup without topics, replies also have the number of a thread.
            json["message_thread_id"] = json!(replied);
        }
    }
}

/// An animation, of which the fake measures no time.
fn animation(photo: &Photo) -> Value {
    json!({
        "file_id": photo.id, "file_unique_id": format!("u{}", photo.id), "width": photo.width, "height": photo.height,
        "duration": 1, "mime_type": "video/mp4", "file_size": photo.bytes.len(),
    })
}

fn sizes(photo: &Photo) -> Value {
    let size = |id: String, width: u32, height: u32| {
        json!({
            "file_id": id, "file_unique_id": format!("u{id}"), "width": width, "height": height,
            "file_size": photo.bytes.len(),
        })
    };
    let small = size(format!("{}-s", photo.id), (photo.width / 4).max(1), (photo.height / 4).max(1));
    json!([small, size(photo.id.clone(), photo.width, photo.height)])
}

fn administrator(user: Value, anonymous: bool) -> Value {
    json!({
        "status": "administrator", "user": user, "can_be_edited": false, "is_anonymous": anonymous,
        "can_manage_chat": true, "can_delete_messages": true, "can_manage_video_chats": true,
        "can_restrict_members": true, "can_promote_members": false, "can_change_info": true, "can_invite_users": true,
        "can_post_stories": false, "can_edit_stories": false, "can_delete_stories": false, "can_pin_messages": true,
        "can_manage_topics": true, "can_manage_direct_messages": false, "can_manage_tags": false,
    })
}

fn restricted(user: Value, words: bool) -> Value {
    json!({
        "status": "restricted", "user": user, "is_member": true, "can_send_messages": words, "can_send_audios": words,
        "can_send_documents": words, "can_send_photos": false, "can_send_videos": words,
        "can_send_video_notes": words, "can_send_voice_notes": words, "can_send_polls": words,
        "can_send_other_messages": words, "can_add_web_page_previews": words, "can_change_info": false,
        "can_invite_users": false, "can_pin_messages": false, "can_manage_topics": false, "can_react_to_messages": true,
        "can_edit_tag": false, "until_date": 0,
    })
}
