//! A group that a test can read and spoil.

use std::sync::Arc;

use anyhow::Result;
use serde_json::json;

use super::super::server::Inner;
use super::super::world::{BotIn, Chat, Key, Kind, Message, World};
use super::{Person, Shown};

/// A group, or one topic of a group.
#[derive(Clone, Debug)]
pub struct Group {
    pub(crate) inner: Arc<Inner>,
    /// Its number.
    pub id: i64,
    /// The topic, if the group has topics.
    pub thread: Option<i64>,
}

impl Group {
    /// Makes a group with the bot in it.
    pub(crate) fn new(inner: &Arc<Inner>, title: &str, kind: Kind) -> Self {
        let id = inner.change(|world| {
            let number = world.next();
            let id = if kind == Kind::Group { -number } else { -1_000_000_000_000 - number };
            world.chats.insert(id, Chat::new(id, title, kind));
            id
        });
        Self { inner: Arc::clone(inner), id, thread: None }
    }

    fn change<T>(&self, with: impl FnOnce(&mut Chat) -> T) -> Option<T> {
        self.inner.change(|world| world.chats.get_mut(&self.id).map(with))
    }

    /// A new person with a language such as `ru`, who belongs to the group and looks at it.
    #[must_use]
    pub fn person(&self, name: &str, lang: &str) -> Person {
        Person::new(self, name, lang)
    }

    /// Makes a topic.
    #[must_use]
    pub fn topic(&self, name: &str) -> Self {
        let thread = self.inner.change(World::next);
        self.change(|chat| chat.topics.insert(thread, (name.to_owned(), true)));
        Self { thread: Some(thread), ..self.clone() }
    }

    /// Closes this topic.
    pub fn close(&self) {
        self.change(|chat| chat.topics.values_mut().for_each(|(_, open)| *open = false));
    }

    fn is_here(&self, message: &Message) -> bool {
        message.key.chat == self.id && message.key.receiver == 0 && message.thread == self.thread
    }

    /// The messages in it that everybody sees, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Shown> {
        self.inner.look(|world| {
            let here = world.messages.values().filter(|message| self.is_here(message));
            here.map(|message| Shown::of(world, message)).collect()
        })
    }

    /// Waits for the newest message that meets a condition.
    ///
    /// # Errors
    /// When none comes.
    pub async fn wait_for(&self, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
        let found = self.inner.wait(what, |world| {
            let here = world.messages.values().rev().filter(|message| self.is_here(message));
            here.map(|message| Shown::of(world, message)).find(|shown| meets(shown))
        });
        let seen = || self.messages().iter().map(Shown::words).collect::<Vec<_>>();
        found.await.map_err(|error| error.context(format!("the group holds {:#?}", seen())))
    }

    /// Deletes a message, as an admin can.
    pub fn delete_message(&self, id: i64) {
        self.inner.change(|world| world.messages.remove(&Key { chat: self.id, receiver: 0, id }));
    }

    fn stand(&self, bot: BotIn) {
        self.inner.change(|world| {
            let Some(chat) = world.chats.get_mut(&self.id) else { return };
            let old = std::mem::replace(&mut chat.bot, bot);
            let by = chat.members.first().copied().unwrap_or_default();
            world.tell_standing(self.id, by, old);
        });
    }

    /// Makes the bot an admin.
    pub fn promote_bot(&self) {
        self.stand(BotIn::Admin);
    }

    /// Makes the bot an ordinary member.
    pub fn invite_bot(&self) {
        self.stand(BotIn::Member);
    }

    /// Forbids the bot to post.
    pub fn mute_bot(&self) {
        self.stand(BotIn::Muted);
    }

    /// Forbids the bot to post pictures.
    pub fn forbid_pictures(&self) {
        self.stand(BotIn::NoPhotos);
    }

    /// Removes the bot.
    pub fn kick_bot(&self) {
        self.stand(BotIn::Kicked);
    }

    /// Removes the bot without telling it, as if the update was lost.
    pub fn lose_bot(&self) {
        self.change(|chat| chat.bot = BotIn::Outside);
    }

    /// Deletes it.
    pub fn delete(&self) {
        self.change(|chat| chat.deleted = true);
    }

    /// Turns it into a supergroup, which is another chat, and returns that.
    #[must_use]
    pub fn upgrade(&self) -> Self {
        let new = self.upgrade_in_silence();
        self.inner.change(|world| {
            let by = world.chats.get(&new.id).and_then(|chat| chat.members.first().copied()).unwrap_or_default();
            world.tell_service(self.id, by, json!({ "migrate_to_chat_id": new.id }));
            world.tell_service(new.id, by, json!({ "migrate_from_chat_id": self.id }));
        });
        new
    }

    /// The same, but the bot is not told.
    #[must_use]
    pub fn upgrade_in_silence(&self) -> Self {
        let new = Self::new(&self.inner, "", Kind::Supergroup { forum: false });
        self.inner.change(|world| {
            let Some(old) = world.chats.get_mut(&self.id) else { return };
            old.migrated_to = Some(new.id);
            let heir = Chat { id: new.id, kind: Kind::Supergroup { forum: false }, migrated_to: None, ..old.clone() };
            world.chats.insert(new.id, heir);
        });
        new
    }
}
