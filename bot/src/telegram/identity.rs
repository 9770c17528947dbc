//! Who the bot is, once Telegram has said so.

use std::sync::OnceLock;

use super::methods::Me;

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
        let name = &self.me()?.username;
        (!name.is_empty()).then(|| format!("https://t.me/{name}?start={payload}"))
    }
}
