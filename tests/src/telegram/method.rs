//! The methods of the Bot API that the fake knows.

macro_rules! methods {
    ($($(#[$doc:meta])* $op:ident $name:literal;)*) => {
        /// What a request asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Op { $($(#[$doc])* $op,)* }

        const METHODS: &[(Op, &str)] = &[$((Op::$op, $name),)*];
    };
}

methods! {
    /// The bot as a user.
    GetMe "getMe";
    /// Fetches what has happened.
    GetUpdates "getUpdates";
    /// Has what happens posted to an address.
    SetWebhook "setWebhook";
    /// Goes back to fetching.
    DeleteWebhook "deleteWebhook";
    /// Whether there is an address.
    GetWebhookInfo "getWebhookInfo";
    /// Posts words.
    SendMessage "sendMessage";
    /// Posts a picture.
    SendPhoto "sendPhoto";
    /// Posts a file.
    SendDocument "sendDocument";
    /// Says that something is being done.
    SendChatAction "sendChatAction";
    /// Other words.
    EditMessageText "editMessageText";
    /// Other words under a picture.
    EditMessageCaption "editMessageCaption";
    /// Another picture.
    EditMessageMedia "editMessageMedia";
    /// Other buttons.
    EditMessageReplyMarkup "editMessageReplyMarkup";
    /// Takes a message away.
    DeleteMessage "deleteMessage";
    /// Takes messages away.
    DeleteMessages "deleteMessages";
    /// Answers a press.
    AnswerCallbackQuery "answerCallbackQuery";
    /// Answers what is typed after the bot's name.
    AnswerInlineQuery "answerInlineQuery";
    /// Registers commands.
    SetMyCommands "setMyCommands";
    /// Forgets commands.
    DeleteMyCommands "deleteMyCommands";
    /// The commands that are registered.
    GetMyCommands "getMyCommands";
    /// What stands in an empty chat with the bot.
    SetMyDescription "setMyDescription";
    /// What stands on the bot's page.
    SetMyShortDescription "setMyShortDescription";
    /// What the button beside the line does.
    SetChatMenuButton "setChatMenuButton";
    /// Which rights the bot asks for.
    SetMyDefaultAdministratorRights "setMyDefaultAdministratorRights";
    /// A chat.
    GetChat "getChat";
    /// Who manages a chat.
    GetChatAdministrators "getChatAdministrators";
    /// Somebody in a chat.
    GetChatMember "getChatMember";
    /// How many there are.
    GetChatMemberCount "getChatMemberCount";
    /// Goes out of a chat.
    LeaveChat "leaveChat";
    /// Other words of a message for one person alone.
    EditEphemeralMessageText "editEphemeralMessageText";
    /// Another picture of a message for one person alone.
    EditEphemeralMessageMedia "editEphemeralMessageMedia";
    /// Other words under a picture for one person alone.
    EditEphemeralMessageCaption "editEphemeralMessageCaption";
    /// Other buttons of a message for one person alone.
    EditEphemeralMessageReplyMarkup "editEphemeralMessageReplyMarkup";
    /// Takes a message for one person alone away.
    DeleteEphemeralMessage "deleteEphemeralMessage";
}

impl Op {
    /// Finds a method by its name, in whatever letters.
    pub(crate) fn find(name: &str) -> Option<Self> {
        METHODS.iter().find(|(_, known)| known.eq_ignore_ascii_case(name)).map(|(op, _)| *op)
    }

    /// The name as the published description writes it.
    #[must_use]
    pub fn name(self) -> &'static str {
        METHODS.iter().find(|(op, _)| *op == self).map_or("", |(_, name)| name)
    }

    /// Whether it posts something.
    #[must_use]
    pub fn is_send(self) -> bool {
        matches!(self, Self::SendMessage | Self::SendPhoto | Self::SendDocument)
    }

    /// Whether it changes something that was posted for everybody in a chat.
    #[must_use]
    pub fn is_edit(self) -> bool {
        matches!(
            self,
            Self::EditMessageText | Self::EditMessageCaption | Self::EditMessageMedia | Self::EditMessageReplyMarkup
        )
    }

    /// Whether only servers know it that know messages for one person alone.
    #[must_use]
    pub fn is_ephemeral(self) -> bool {
        self.name().contains("Ephemeral")
    }

    /// Whether it counts against how often a chat may be written to.
    #[must_use]
    pub fn is_budgeted(self) -> bool {
        // Whether messages for one person alone count is not said: it is taken that they do.
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
