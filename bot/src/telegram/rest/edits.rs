//! Changes and removes messages that are there: those of everybody, and those that one person alone sees.

use teloxide::requests::Requester;
use teloxide::types::{ChatId, InputFile, MessageId};

use super::{Done, PATIENCE, Rest, UPLOAD, fresh, within};
use crate::telegram::address::At;
use crate::telegram::fault::Fault;
use crate::telegram::markup::escaped;
use crate::telegram::methods::{
    DeleteEphemeralMessage, EditEphemeralMessageCaption, EditEphemeralMessageMedia, EditEphemeralMessageText,
    EditMessageCaption, EditMessageMedia, EditMessageText, HTML, Markup, Media, NO_PREVIEW,
};
use crate::telegram::outgoing::Outgoing;
use crate::telegram::rate::Class;

impl Rest {
    /// Changes a message. `same_picture` says that only its words or buttons differ. If the message already looks so,
    /// that is a success.
    pub(crate) async fn edit(&self, at: At, outgoing: &Outgoing, same_picture: bool, class: Class) -> Done<()> {
        let done = match at {
            At::Message { chat, message } => self.edit_message(chat, message, outgoing, same_picture, class).await,
            At::Ephemeral { chat, user, message } => {
                self.edit_ephemeral(chat, user, message, outgoing, same_picture).await
            }
        };
        match done {
            Err(Fault::NotModified) => Ok(()),
            Err(Fault::NoPhotos) => {
                self.no_photos.count(at.chat());
                Err(Fault::NoPhotos)
            }
            done => done,
        }
    }

    async fn edit_message(&self, chat: i64, message: i64, outgoing: &Outgoing, same: bool, class: Class) -> Done<()> {
        let reply_markup = Markup { inline_keyboard: outgoing.rows.clone() };
        let sent = match &outgoing.picture {
            None => {
                let (text, link_preview_options) = (outgoing.text(), NO_PREVIEW);
                let edit = EditMessageText {
                    chat_id: chat,
                    message_id: message,
                    text,
                    parse_mode: HTML,
                    link_preview_options,
                    reply_markup,
                };
                self.budgeted(chat, class, PATIENCE, self.json(edit)).await?
            }
            Some(_) if same => {
                let caption = outgoing.caption();
                let edit =
                    EditMessageCaption { chat_id: chat, message_id: message, caption, parse_mode: HTML, reply_markup };
                self.budgeted(chat, class, PATIENCE, self.json(edit)).await?
            }
            Some(picture) => {
                let known = self.known(picture).filter(|_| picture.is_public);
                let media = photo(known.unwrap_or_else(|| fresh(picture)), outgoing);
                let edit = EditMessageMedia { chat_id: chat, message_id: message, media, reply_markup };
                self.budgeted(chat, class, UPLOAD, self.form(edit)).await?
            }
        };
        if let Some(picture) = &outgoing.picture {
            self.learn(picture, &sent);
        }
        Ok(())
    }

    async fn edit_ephemeral(&self, chat: i64, user: i64, message: i64, outgoing: &Outgoing, same: bool) -> Done<()> {
        let reply_markup = Markup { inline_keyboard: outgoing.rows.clone() };
        let (chat_id, receiver_user_id, ephemeral_message_id) = (chat, user, message);
        match &outgoing.picture {
            None => {
                let text = outgoing.caption();
                let parse_mode = HTML;
                let edit = EditEphemeralMessageText {
                    chat_id,
                    receiver_user_id,
                    ephemeral_message_id,
                    text,
                    parse_mode,
                    reply_markup,
                };
                self.budgeted(chat, Class::Hand, PATIENCE, self.json(edit)).await.map(drop)
            }
            Some(_) if same => {
                let caption = outgoing.caption();
                let parse_mode = HTML;
                let edit = EditEphemeralMessageCaption {
                    chat_id,
                    receiver_user_id,
                    ephemeral_message_id,
                    caption,
                    parse_mode,
                    reply_markup,
                };
                self.budgeted(chat, Class::Hand, PATIENCE, self.json(edit)).await.map(drop)
            }
            Some(picture) => {
                let media = photo(fresh(picture), outgoing);
                let edit =
                    EditEphemeralMessageMedia { chat_id, receiver_user_id, ephemeral_message_id, media, reply_markup };
                self.budgeted(chat, Class::Hand, UPLOAD, self.form(edit)).await.map(drop)
            }
        }
    }

    /// Removes the buttons of a public message and puts these words in the place of its own; `plain` says that it has no
    /// picture.
    pub(crate) async fn close(&self, chat: i64, message: i64, words: &str, plain: bool) -> Done<()> {
        let (words, reply_markup) = (escaped(words), Markup::default());
        let done = if plain {
            let edit = EditMessageText {
                chat_id: chat,
                message_id: message,
                text: words,
                parse_mode: HTML,
                link_preview_options: NO_PREVIEW,
                reply_markup,
            };
            self.budgeted(chat, Class::Public, PATIENCE, self.json(edit)).await
        } else {
            let edit = EditMessageCaption {
                chat_id: chat,
                message_id: message,
                caption: words,
                parse_mode: HTML,
                reply_markup,
            };
            self.budgeted(chat, Class::Public, PATIENCE, self.json(edit)).await
        };
        match done.map(drop) {
            Err(Fault::NotModified) => Ok(()),
            done => done,
        }
    }

    /// Removes the buttons of a message.
    pub(crate) async fn strip(&self, chat: i64, message: i64) -> Done<()> {
        let request = self.client.edit_message_reply_markup(ChatId(chat), message_id(message));
        self.budgeted(chat, Class::Public, PATIENCE, request).await.map(drop)
    }

    /// Deletes a message.
    pub(crate) async fn delete(&self, at: At) -> Done<()> {
        match at {
            At::Message { chat, message } => {
                let request = self.client.delete_message(ChatId(chat), message_id(message));
                within(PATIENCE, request).await.map(drop)
            }
            At::Ephemeral { chat, user, message } => {
                let delete =
                    DeleteEphemeralMessage { chat_id: chat, receiver_user_id: user, ephemeral_message_id: message };
                within(PATIENCE, self.json(delete)).await.map(drop)
            }
        }
    }
}

/// Converts a message's number for teloxide; our numbers come from Telegram, so they fit.
fn message_id(message: i64) -> MessageId {
    MessageId(i32::try_from(message).unwrap_or_default())
}

/// A picture with the words of its message.
fn photo(media: InputFile, outgoing: &Outgoing) -> Media {
    let kind = if outgoing.picture.as_ref().is_some_and(|picture| picture.moves) { "animation" } else { "photo" };
    Media { kind, media, caption: outgoing.caption(), parse_mode: HTML }
}
