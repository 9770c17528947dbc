//! Chats: private ones and groups.

use std::collections::{BTreeMap, BTreeSet};

use super::super::refusal::Refusal;
use super::{Talk, World};

/// The kind of a chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The private chat of one person with the bot.
    Private,
    /// A small group.
    Group,
    /// A group with more features, perhaps with topics.
    Supergroup {
        /// Whether it has topics.
        forum: bool,
    },
}

/// The role of the bot in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotIn {
    /// It gets messages that are meant for it, and may post.
    Member,
    /// It gets all messages and may do everything.
    Admin,
    /// It may not post.
    Muted,
    /// It may post words, but no pictures.
    NoPhotos,
    /// It was removed.
    Kicked,
    /// It was never in the group, or has left it.
    Outside,
}

/// The kind of a new post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Post {
    Words,
    Picture,
}

/// A chat.
#[derive(Clone, Debug)]
pub(crate) struct Chat {
    pub(crate) id: i64,
    pub(crate) title: String,
    pub(crate) kind: Kind,
    pub(crate) bot: BotIn,
    pub(crate) members: BTreeSet<i64>,
    /// Its admins, and whether they hide their names.
    pub(crate) admins: BTreeMap<i64, bool>,
    /// The topics, and whether they are open.
    pub(crate) topics: BTreeMap<i64, (String, bool)>,
    pub(crate) migrated_to: Option<i64>,
    pub(crate) deleted: bool,
    pub(crate) last_message: i64,
}

impl Chat {
    pub(crate) fn new(id: i64, title: &str, kind: Kind) -> Self {
        Self {
            id,
            title: title.to_owned(),
            kind,
            bot: BotIn::Member,
            members: BTreeSet::new(),
            admins: BTreeMap::new(),
            topics: BTreeMap::new(),
            migrated_to: None,
            deleted: false,
            last_message: 0,
        }
    }

    /// Whether it has topics.
    pub(crate) fn is_forum(&self) -> bool {
        self.kind == Kind::Supergroup { forum: true }
    }
}

impl World {
    /// Finds a chat to which the bot can write.
    pub(crate) fn chat_for(&self, id: i64, post: Option<Post>) -> Result<&Chat, Refusal> {
        let chat = self.chats.get(&id).ok_or(if id > 0 && self.users.contains_key(&id) {
            Refusal::CANT_INITIATE
        } else {
            Refusal::CHAT_NOT_FOUND
        })?;
        if chat.kind == Kind::Private {
            return match self.users.get(&id).map_or(Talk::Gone, |user| user.talk) {
                Talk::Open => Ok(chat),
                Talk::Never => Err(Refusal::CANT_INITIATE),
                Talk::Blocked => Err(Refusal::BLOCKED),
                Talk::Gone => Err(Refusal::DEACTIVATED),
            };
        }
        if let Some(to) = chat.migrated_to {
            return Err(Refusal::upgraded(to));
        }
        if chat.deleted {
            return Err(Refusal::GROUP_DELETED);
        }
        match (chat.bot, post) {
            (BotIn::Kicked, _) if chat.kind == Kind::Group => Err(Refusal::KICKED_FROM_GROUP),
            (BotIn::Kicked, _) => Err(Refusal::KICKED_FROM_SUPERGROUP),
            (BotIn::Outside, _) => Err(Refusal::NOT_A_MEMBER),
            (BotIn::Muted, Some(Post::Words)) => Err(Refusal::NO_RIGHT_TO_TEXT),
            (BotIn::Muted | BotIn::NoPhotos, Some(Post::Picture)) => Err(Refusal::NO_RIGHT_TO_PHOTOS),
            _ => Ok(chat),
        }
    }

    /// The topic of a post: none, or an open topic of a forum.
    pub(crate) fn topic_for(&self, chat: &Chat, thread: Option<i64>) -> Result<Option<i64>, Refusal> {
        let Some(thread) = thread else { return Ok(None) };
        match chat.topics.get(&thread) {
            Some((_, true)) if chat.is_forum() => Ok(Some(thread)),
            Some((_, false)) if chat.is_forum() => Err(Refusal::TOPIC_CLOSED),
            _ => Err(Refusal::NO_THREAD),
        }
    }

    /// Makes the private chat of a person with the bot, if there is none.
    pub(crate) fn private_chat(&mut self, user: i64) {
        self.chats.entry(user).or_insert_with(|| Chat::new(user, "", Kind::Private));
    }
}
