//! A channel that a test can read and spoil.

use std::sync::Arc;

use anyhow::Result;

use super::super::server::Inner;
use super::super::world::{self, Message, Place};
use super::{Person, Shown};

/// A channel, a thread or a private chat.
#[derive(Clone, Debug)]
pub struct Channel {
    pub(crate) inner: Arc<Inner>,
    /// Its number.
    pub id: u64,
}

impl Channel {
    /// A new person with a language such as `ru` or `en-US`, who looks at this channel.
    #[must_use]
    pub fn person(&self, name: &str, locale: &str) -> Person {
        Person::new(self, name, locale)
    }

    /// The messages in it that everybody sees, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Shown> {
        let public = |message: &&Message| message.channel == self.id && message.viewer.is_none();
        self.inner.look(|world| world.messages.values().filter(public).map(Shown::of).collect())
    }

    /// Waits for the newest message that meets a condition.
    ///
    /// # Errors
    /// When none comes.
    pub async fn wait_for(&self, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
        let public = |message: &&Message| message.channel == self.id && message.viewer.is_none();
        let found = self.inner.wait(what, |world| {
            let messages = world.messages.values().rev();
            messages.filter(public).map(Shown::of).find(|shown| !shown.loading && meets(shown))
        });
        let seen = || self.messages().iter().map(|shown| shown.words()).collect::<Vec<_>>();
        found.await.map_err(|error| error.context(format!("the channel holds {:#?}", seen())))
    }

    /// The threads under it.
    #[must_use]
    pub fn threads(&self) -> Vec<Self> {
        let below = |place: Place| matches!(place, Place::Thread { parent, .. } if parent == self.id);
        let ids: Vec<u64> = self.inner.look(|world| {
            world.channels.values().filter(|channel| below(channel.place)).map(|channel| channel.id).collect()
        });
        ids.into_iter().map(|id| Self { inner: Arc::clone(&self.inner), id }).collect()
    }

    /// Sets the bot's rights in it, as Discord's bits.
    pub fn allow(&self, permissions: u64) {
        self.set(|channel| channel.permissions = permissions);
    }

    /// Archives this thread, as people or the passing of time would.
    pub fn archive(&self) {
        self.set(|thread| thread.archived = true);
    }

    /// Whether this thread is archived.
    #[must_use]
    pub fn is_archived(&self) -> bool {
        self.inner.look(|world| world.channels.get(&self.id).is_some_and(|thread| thread.archived))
    }

    /// Locks this thread, or unlocks it.
    pub fn lock(&self, locked: bool) {
        self.set(|thread| thread.locked = locked);
    }

    fn set(&self, change: impl FnOnce(&mut world::Channel)) {
        self.inner.change(|world| world.channels.get_mut(&self.id).map(change));
    }

    /// Deletes it with all its messages, as an admin does.
    pub fn delete(&self) {
        self.inner.change(|world| {
            let Some(channel) = world.channels.remove(&self.id) else { return };
            world.messages.retain(|_, message| message.channel != self.id);
            if let Some(guild) = channel.guild() {
                let gone = world.channel_json(&channel);
                world.tell_guild(guild, "CHANNEL_DELETE", gone);
            }
        });
    }

    /// Deletes one of its messages, as an admin does.
    pub fn delete_message(&self, id: u64) {
        self.inner.change(|world| world.messages.remove(&id));
    }
}
