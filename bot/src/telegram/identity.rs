//! Who the bot is, once Telegram has said so.

use std::sync::OnceLock;

use super::methods::Me;

/// What Telegram sends to the group to which somebody has added the bot by a link.
pub(crate) const ADDED: &str = "hello";

/// Who the bot is.
#[derive(Default)]
pub(crate) struct Identity(OnceLock<Me>);

impl Identity {
    /// Remembers who the bot is.
    pub(crate) fn set(&self, me: Me) {
        // It is set once; a bot never changes its number.
        let _ = self.0.set(me);
    }

    /// Who the bot is, if that is known.
    pub(crate) fn me(&self) -> Option<&Me> {
        self.0.get()
    }

    /// The address that opens the private chat with the bot and sends it a payload.
    pub(crate) fn deep_link(&self, payload: &str) -> Option<String> {
        self.address().map(|address| format!("{address}?start={payload}"))
    }

    /// The address that opens the private chat with the bot.
    pub(crate) fn address(&self) -> Option<String> {
        let name = &self.me()?.username;
        (!name.is_empty()).then(|| format!("https://t.me/{name}"))
    }

    /// The address that adds the bot to a group, if it can be added.
    pub(crate) fn group_link(&self) -> Option<String> {
        let can = self.me()?.can_join_groups;
        self.address().filter(|_| can).map(|address| format!("{address}?startgroup={ADDED}"))
    }
}
