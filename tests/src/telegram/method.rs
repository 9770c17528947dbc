//! The methods of the Bot API that the fake knows.

macro_rules! methods {
    ($($(#[$doc:meta])* $op:ident $name:literal;)*) => {
        /// The purpose of a request.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Op { $($(#[$doc])* $op,)* }

        const METHODS: &[(Op, &str)] = &[$((Op::$op, $name),)*];
    };
}

methods! {
    /// The bot as a user.
    GetMe "getMe";
    /// Fetches updates.
    GetUpdates "getUpdates";
    /// Has updates posted to an address.
    SetWebhook "setWebhook";
    /// Returns to fetching.
    DeleteWebhook "deleteWebhook";
    /// Whether updates are posted to an address.
    GetWebhookInfo "getWebhookInfo";
    /// Posts words.
    SendMessage "sendMessage";
    /// Posts a picture.
    SendPhoto "sendPhoto";
    /// Posts an animation.
    SendAnimation "sendAnimation";
    /// Posts a file.
    SendDocument "sendDocument";
    /// Says that the bot is doing something.
    SendChatAction "sendChatAction";
    /// Changes a text.
    EditMessageText "editMessageText";
    /// Changes the words under a picture.
    EditMessageCaption "editMessageCaption";
    /// Changes a picture.
    EditMessageMedia "editMessageMedia";
    /// Changes buttons.
    EditMessageReplyMarkup "editMessageReplyMarkup";
    /// Deletes a message.
    DeleteMessage "deleteMessage";
    /// Deletes several messages.
    DeleteMessages "deleteMessages";
    /// Answers a press.
    AnswerCallbackQuery "answerCallbackQuery";
    /// Answers text that is typed after the bot's name.
    AnswerInlineQuery "answerInlineQuery";
    /// Registers commands.
    SetMyCommands "setMyCommands";
    /// Forgets commands.
    DeleteMyCommands "deleteMyCommands";
    /// Lists the registered commands.
    GetMyCommands "getMyCommands";
    /// Sets the text in an empty chat with the bot.
    SetMyDescription "setMyDescription";
    /// Sets the text on the bot's page.
    SetMyShortDescription "setMyShortDescription";
    /// Sets the action of the button next to the input line.
    SetChatMenuButton "setChatMenuButton";
    /// Sets the rights that the bot asks for.
    SetMyDefaultAdministratorRights "setMyDefaultAdministratorRights";
    /// A chat.
    GetChat "getChat";
    /// Lists the admins of a chat.
    GetChatAdministrators "getChatAdministrators";
    /// A member of a chat.
    GetChatMember "getChatMember";
    /// The number of members.
    GetChatMemberCount "getChatMemberCount";
    /// Leaves a chat.
    LeaveChat "leaveChat";
    /// Changes the text of a message for one person.
    EditEphemeralMessageText "editEphemeralMessageText";
    /// Changes the picture of a message for one person.
    EditEphemeralMessageMedia "editEphemeralMessageMedia";
    /// Changes the words under a picture for one person.
    EditEphemeralMessageCaption "editEphemeralMessageCaption";
    /// Changes the buttons of a message for one person.
    EditEphemeralMessageReplyMarkup "editEphemeralMessageReplyMarkup";
    /// Deletes a message for one person.
    DeleteEphemeralMessage "deleteEphemeralMessage";
}

impl Op {
    /// Finds a method by its name, in capital or small letters.
    pub(crate) fn find(name: &str) -> Option<Self> {
        METHODS.iter().find(|(_, known)| known.eq_ignore_ascii_case(name)).map(|(op, _)| *op)
    }

    /// The name, as the published description writes it.
    #[must_use]
    pub fn name(self) -> &'static str {
        METHODS.iter().find(|(op, _)| *op == self).map_or("", |(_, name)| name)
    }

    /// Whether it posts a message.
    #[must_use]
    pub fn is_send(self) -> bool {
        matches!(self, Self::SendMessage | Self::SendPhoto | Self::SendAnimation | Self::SendDocument)
    }

    /// Whether it changes a message that everybody in a chat sees.
    #[must_use]
    pub fn is_edit(self) -> bool {
        matches!(
            self,
            Self::EditMessageText | Self::EditMessageCaption | Self::EditMessageMedia | Self::EditMessageReplyMarkup
        )
    }

    /// Whether only servers with messages for one person know it.
    #[must_use]
    pub fn is_ephemeral(self) -> bool {
        self.name().contains("Ephemeral")
    }

    /// Whether it counts toward the limit on messages to a chat.
    #[must_use]
    pub fn is_budgeted(self) -> bool {
        // Telegram does not say whether messages for one person count; the fake assumes that they do.
        self.is_send() || self.is_edit() || (self.is_ephemeral() && self != Self::DeleteEphemeralMessage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_is_found_by_its_name_in_whatever_letters() {
        for (op, name) in METHODS {
            assert_eq!(Op::find(name), Some(*op));
            assert_eq!(Op::find(&name.to_uppercase()), Some(*op));
            assert_eq!(op.name(), *name);
        }
        assert_eq!(Op::find("sendMessages"), None);
    }
}
