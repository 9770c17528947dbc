//! Methods of the Bot API as requests of teloxide, if teloxide's own types lack something newer. Examples are styled
//! buttons, private messages in groups, and answers that say where such a message is.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use teloxide::requests::{MultipartPayload, Payload};
use teloxide::types::{FileId, InputFile};

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Key {
    pub(crate) text: String,
    /// `primary`, `success` or `danger`; without a style, the button looks like the background.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) style: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) callback_data: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) url: Option<String>,
}

/// Rows of buttons.
pub(crate) type Rows = Vec<Vec<Key>>;

/// Buttons under a message.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Markup {
    pub(crate) inline_keyboard: Rows,
}

/// The only person who sees a message in a group (Bot API 10.2).
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Whisper {
    pub(crate) receiver_user_id: i64,
    /// The press that it answers. A bot that is not an admin needs a press of the last fifteen seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) callback_query_id: Option<String>,
}

/// The message that this message replies to.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ReplyTo {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message_id: Option<i64>,
    /// The private command that it answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ephemeral_message_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) allow_sending_without_reply: Option<bool>,
}

/// What Telegram does with addresses in a text.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct NoPreview {
    is_disabled: bool,
}

/// No address gets a preview.
pub(crate) const NO_PREVIEW: NoPreview = NoPreview { is_disabled: true };

/// The markup of texts.
pub(crate) const HTML: &str = "HTML";

/// A message that was sent, with what is needed to find it again.
#[derive(Debug, Deserialize)]
pub(crate) struct Sent {
    #[serde(default)]
    pub(crate) message_id: i64,
    pub(crate) ephemeral_message_id: Option<i64>,
    #[serde(default)]
    pub(super) photo: Vec<PhotoSize>,
    pub(super) animation: Option<PhotoSize>,
    /// Whether its picture had to be left out.
    #[serde(skip)]
    pub(crate) plain: bool,
}

#[derive(Debug, Deserialize)]
pub(super) struct PhotoSize {
    file_id: String,
}

impl Sent {
    /// The name with which its picture can be sent again.
    pub(crate) fn file(&self) -> Option<&str> {
        self.animation.as_ref().or(self.photo.last()).map(|size| size.file_id.as_str())
    }
}

/// The bot's own account.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Me {
    pub(crate) id: i64,
    #[serde(default)]
    pub(crate) username: String,
    #[serde(default)]
    pub(crate) can_join_groups: bool,
    #[serde(default)]
    pub(crate) can_read_all_group_messages: bool,
    #[serde(default)]
    pub(crate) supports_inline_queries: bool,
}

/// Asks who the bot is.
#[derive(Serialize)]
pub(crate) struct GetMe {}

/// Fetches updates, and waits for the first of them.
#[derive(Serialize)]
pub(crate) struct GetUpdates {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) offset: Option<i64>,
    /// How long to wait, in seconds.
    pub(crate) timeout: u32,
    pub(crate) allowed_updates: Vec<&'static str>,
}

/// Sends a text.
#[derive(Serialize)]
pub(crate) struct SendMessage {
    pub(crate) chat_id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message_thread_id: Option<i64>,
    pub(crate) text: String,
    pub(crate) parse_mode: &'static str,
    pub(crate) link_preview_options: NoPreview,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) disable_notification: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ephemeral_message_parameters: Option<Whisper>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reply_parameters: Option<ReplyTo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reply_markup: Option<Markup>,
}

/// Sends a picture with its words.
#[derive(Clone, Serialize)]
pub(crate) struct SendPhoto {
    pub(crate) chat_id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message_thread_id: Option<i64>,
    pub(crate) photo: InputFile,
    pub(crate) caption: String,
    pub(crate) parse_mode: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) disable_notification: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ephemeral_message_parameters: Option<Whisper>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reply_parameters: Option<ReplyTo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reply_markup: Option<Markup>,
}

/// Sends an animation with its words.
#[derive(Serialize)]
pub(crate) struct SendAnimation {
    pub(crate) chat_id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message_thread_id: Option<i64>,
    pub(crate) animation: InputFile,
    pub(crate) caption: String,
    pub(crate) parse_mode: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) disable_notification: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ephemeral_message_parameters: Option<Whisper>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reply_parameters: Option<ReplyTo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reply_markup: Option<Markup>,
}

/// The same message with an animation in place of the picture.
impl From<SendPhoto> for SendAnimation {
    fn from(message: SendPhoto) -> Self {
        Self {
            chat_id: message.chat_id,
            message_thread_id: message.message_thread_id,
            animation: message.photo,
            caption: message.caption,
            parse_mode: message.parse_mode,
            disable_notification: message.disable_notification,
            ephemeral_message_parameters: message.ephemeral_message_parameters,
            reply_parameters: message.reply_parameters,
            reply_markup: message.reply_markup,
        }
    }
}

/// Changes a text.
#[derive(Serialize)]
pub(crate) struct EditMessageText {
    pub(crate) chat_id: i64,
    pub(crate) message_id: i64,
    pub(crate) text: String,
    pub(crate) parse_mode: &'static str,
    pub(crate) link_preview_options: NoPreview,
    pub(crate) reply_markup: Markup,
}

/// Changes the words under a picture.
#[derive(Serialize)]
pub(crate) struct EditMessageCaption {
    pub(crate) chat_id: i64,
    pub(crate) message_id: i64,
    pub(crate) caption: String,
    pub(crate) parse_mode: &'static str,
    pub(crate) reply_markup: Markup,
}

/// The new picture and its words.
#[derive(Clone, Serialize)]
pub(crate) struct Media {
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
    pub(crate) media: InputFile,
    pub(crate) caption: String,
    pub(crate) parse_mode: &'static str,
}

/// Changes a picture and its words.
#[derive(Serialize)]
pub(crate) struct EditMessageMedia {
    pub(crate) chat_id: i64,
    pub(crate) message_id: i64,
    pub(crate) media: Media,
    pub(crate) reply_markup: Markup,
}

/// Changes the text of a message that only one person sees.
#[derive(Serialize)]
pub(crate) struct EditEphemeralMessageText {
    pub(crate) chat_id: i64,
    pub(crate) receiver_user_id: i64,
    pub(crate) ephemeral_message_id: i64,
    pub(crate) text: String,
    pub(crate) parse_mode: &'static str,
    pub(crate) reply_markup: Markup,
}

/// Changes the words under a picture that only one person sees.
#[derive(Serialize)]
pub(crate) struct EditEphemeralMessageCaption {
    pub(crate) chat_id: i64,
    pub(crate) receiver_user_id: i64,
    pub(crate) ephemeral_message_id: i64,
    pub(crate) caption: String,
    pub(crate) parse_mode: &'static str,
    pub(crate) reply_markup: Markup,
}

/// Changes a picture that only one person sees, and its words.
#[derive(Serialize)]
pub(crate) struct EditEphemeralMessageMedia {
    pub(crate) chat_id: i64,
    pub(crate) receiver_user_id: i64,
    pub(crate) ephemeral_message_id: i64,
    pub(crate) media: Media,
    pub(crate) reply_markup: Markup,
}

/// Deletes a message that only one person sees.
#[derive(Serialize)]
pub(crate) struct DeleteEphemeralMessage {
    pub(crate) chat_id: i64,
    pub(crate) receiver_user_id: i64,
    pub(crate) ephemeral_message_id: i64,
}

/// Asks who runs a chat.
#[derive(Serialize)]
pub(crate) struct GetChatAdministrators {
    pub(crate) chat_id: i64,
}

/// A command that clients propose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Command {
    pub(crate) command: &'static str,
    pub(crate) description: String,
    /// Whether other people do not see that it was used (Bot API 10.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_ephemeral: bool,
}

/// The chats in which commands are proposed.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct CommandScope {
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
}

/// Tells Telegram the commands.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SetMyCommands {
    pub(crate) commands: Vec<Command>,
    pub(crate) scope: CommandScope,
    #[serde(skip_serializing_if = "str::is_empty")]
    pub(crate) language_code: &'static str,
}

/// Proposes results to somebody who types after the name of the bot.
#[derive(Serialize)]
pub(crate) struct AnswerInlineQuery {
    pub(crate) inline_query_id: String,
    pub(crate) results: Vec<Value>,
    pub(crate) cache_time: u32,
    pub(crate) is_personal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) button: Option<InlineButton>,
}

/// A button above the results, which opens the private chat and sends it a payload.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct InlineButton {
    pub(crate) text: String,
    pub(crate) start_parameter: &'static str,
}

macro_rules! method {
    ($($name:ident -> $output:ty),* $(,)?) => {
        $(impl Payload for $name {
            type Output = $output;
            const NAME: &'static str = stringify!($name);
        })*
    };
}

method! {
    GetMe -> Me,
    GetUpdates -> Vec<Value>,
    SendMessage -> Sent,
    SendPhoto -> Sent,
    SendAnimation -> Sent,
    EditMessageText -> Sent,
    EditMessageCaption -> Sent,
    EditMessageMedia -> Sent,
    EditEphemeralMessageText -> bool,
    EditEphemeralMessageCaption -> bool,
    EditEphemeralMessageMedia -> bool,
    DeleteEphemeralMessage -> bool,
    GetChatAdministrators -> Vec<super::update::Member>,
    SetMyCommands -> bool,
    AnswerInlineQuery -> bool,
}

/// Requests with one picture, which may have to be uploaded.
macro_rules! pictures {
    ($($name:ident: $($field:ident).+),* $(,)?) => {
        $(impl MultipartPayload for $name {
            fn copy_files(&self, into: &mut dyn FnMut(InputFile)) {
                into(self.$($field).+.clone());
            }

            fn move_files(&mut self, into: &mut dyn FnMut(InputFile)) {
                into(std::mem::replace(&mut self.$($field).+, InputFile::file_id(FileId(String::new()))));
            }
        })*
    };
}

pictures! {
    SendPhoto: photo,
    SendAnimation: animation,
    EditMessageMedia: media.media,
    EditEphemeralMessageMedia: media.media,
}
