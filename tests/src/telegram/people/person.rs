//! A person at a client of Telegram.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::super::server::Inner;
use super::super::world::{BOT_NAME, Key, Kind, Query, Said, Talk, User, World};
use super::{Group, Shown};
use crate::fake::until;

/// Somebody who looks at a chat.
#[derive(Clone, Debug)]
pub struct Person {
    pub(super) inner: Arc<Inner>,
    /// Their number.
    pub id: i64,
    /// The chat that they look at.
    pub chat: i64,
    /// The topic that they look at.
    pub thread: Option<i64>,
    /// Whether they write in the name of the group.
    anonymous: bool,
}

/// How the bot has answered a press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What it says; empty for nothing.
    pub text: String,
    /// Whether that must be put away, or passes by.
    pub alert: bool,
    /// The chat that it opens.
    pub url: Option<String>,
    /// Whether it could not be answered any more.
    pub failed: bool,
}

impl Person {
    pub(super) fn new(group: &Group, name: &str, lang: &str) -> Self {
        let id = group.inner.change(|world| {
            let id = 5_000_000_000 + world.next();
            let (name, lang) = (name.to_owned(), lang.to_owned());
            world.users.insert(id, User { id, name, username: None, lang, talk: Talk::Never, away: false });
            if let Some(chat) = world.chats.get_mut(&group.id) {
                chat.members.insert(id);
            }
            id
        });
        let inner = Arc::clone(&group.inner);
        Self { inner, id, chat: group.id, thread: group.thread, anonymous: false }
    }

    fn set(&self, change: impl FnOnce(&mut User)) -> Self {
        self.inner.change(|world| world.users.get_mut(&self.id).map(change));
        self.clone()
    }

    /// The same person, looking at another group, to which they belong.
    #[must_use]
    pub fn at(&self, group: &Group) -> Self {
        self.inner.change(|world| {
            if let Some(chat) = world.chats.get_mut(&group.id) {
                chat.members.insert(self.id);
            }
        });
        Self { chat: group.id, thread: group.thread, ..self.clone() }
    }

    /// The same person, looking at their private chat with the bot, which may not have begun.
    #[must_use]
    pub fn private(&self) -> Self {
        self.inner.change(|world| world.private_chat(self.id));
        Self { chat: self.id, thread: None, anonymous: false, ..self.clone() }
    }

    /// Gives them a name with an `@`, and returns them.
    #[must_use]
    pub fn called(&self, username: &str) -> Self {
        self.set(|user| user.username = Some(username.to_owned()))
    }

    /// Has them manage the group that they look at, and returns them.
    #[must_use]
    pub fn admin(&self) -> Self {
        self.manage(false);
        self.clone()
    }

    /// Has them manage the group without showing their name, and returns them.
    #[must_use]
    pub fn anonymous_admin(&self) -> Self {
        self.manage(true);
        Self { anonymous: true, ..self.clone() }
    }

    fn manage(&self, anonymous: bool) {
        self.inner.change(|world| world.chats.get_mut(&self.chat).map(|chat| chat.admins.insert(self.id, anonymous)));
    }

    /// Takes their rights over the group away.
    pub fn demote(&self) {
        self.inner.change(|world| world.chats.get_mut(&self.chat).map(|chat| chat.admins.remove(&self.id)));
    }

    /// Has their client speak another language.
    pub fn speak(&self, lang: &str) {
        self.set(|user| lang.clone_into(&mut user.lang));
    }

    /// They block the bot.
    pub fn block(&self) {
        self.set(|user| user.talk = Talk::Blocked);
    }

    /// They let the bot write to them again.
    pub fn unblock(&self) {
        self.set(|user| user.talk = Talk::Open);
    }

    /// They are no more.
    pub fn vanish(&self) {
        self.set(|user| user.talk = Talk::Gone);
    }

    /// Their client is away, or back: what is for them alone in a group is lost meanwhile.
    pub fn away(&self, away: bool) {
        self.set(|user| user.away = away);
    }

    /// Writes something; `{Name}` names somebody who has no name with an `@`.
    pub fn says(&self, text: &str) -> Shown {
        self.write(Said { text: text.to_owned(), ..self.said() })
    }

    /// Replies to a message.
    pub fn replies(&self, to: &Shown, text: &str) -> Shown {
        self.write(Said { text: text.to_owned(), reply_to: Some(to.id), ..self.said() })
    }

    /// Writes a command that only the bot sees.
    pub fn whispers(&self, text: &str) -> Shown {
        self.write(Said { text: text.to_owned(), whispered: true, ..self.said() })
    }

    fn said(&self) -> Said {
        let (user, chat, thread, anonymous) = (self.id, self.chat, self.thread, self.anonymous);
        Said { user, chat, thread, anonymous, ..Said::default() }
    }

    fn write(&self, said: Said) -> Shown {
        self.inner.change(|world| {
            let message = world.say(&said);
            Shown::of(world, &message)
        })
    }

    /// Follows a link into the private chat with the bot, and returns who looks at that.
    ///
    /// # Errors
    /// When it leads elsewhere.
    pub fn follow(&self, url: &str) -> Result<Self> {
        let bare = url.trim_start_matches("https://").trim_start_matches("t.me/");
        let Some((BOT_NAME, payload)) = bare.split_once("?start=") else { bail!("{url:?} leads to no bot") };
        let there = self.private();
        there.says(&format!("/start {payload}"));
        Ok(there)
    }

    /// Presses a button of the newest message that they see and that has one, and waits for the answer.
    ///
    /// # Errors
    /// When there is no such button, or no answer comes.
    pub async fn press(&self, wanted: &str) -> Result<Answer> {
        let seen = self.seen();
        let on = seen.iter().rev().find(|shown| shown.by_bot && shown.button(wanted).is_some());
        let words = || seen.iter().map(Shown::words).collect::<Vec<_>>();
        let on = on.with_context(|| format!("no button {wanted:?} among {:#?}", words()))?;
        self.press_on(on, wanted).await
    }

    /// Presses a button of a message, and waits for the answer.
    ///
    /// # Errors
    /// When there is no such button, or no answer comes.
    pub async fn press_on(&self, shown: &Shown, wanted: &str) -> Result<Answer> {
        let button = shown.button(wanted).with_context(|| format!("no button {wanted:?} on {:?}", shown.words()))?;
        if !button.url.is_empty() {
            return Ok(Answer { url: Some(button.url.clone()), ..Answer::default() });
        }
        let id = self.begin_press(shown, &button.data)?;
        self.answer(&id).await
    }

    /// Presses a button and does not wait; returns the id of the press. The message may be gone: clients can be slow.
    ///
    /// # Errors
    /// When the message is for somebody else alone.
    pub fn begin_press(&self, shown: &Shown, data: &str) -> Result<String> {
        self.inner.change(|world| {
            let receiver = if shown.ephemeral { self.id } else { 0 };
            let on = Key { chat: shown.chat, receiver, id: shown.id };
            let label = shown.button(data).map_or("", |button| button.label.as_str());
            let what = format!("[{label}] {data} of {}", self.id);
            let id = world.next().to_string();
            let sent = std::time::Instant::now();
            let (user, given, answered) = (self.id, None, None);
            let query = Query { id: id.clone(), user, on, what, sent, given, answered, failed: false, stale: false };
            let update = pressed(world, &query, data);
            world.queries.insert(id.clone(), query);
            world.tell("callback_query", update);
            Ok(id)
        })
    }

    /// Waits for the answer to a press.
    ///
    /// # Errors
    /// When none comes.
    pub async fn answer(&self, id: &str) -> Result<Answer> {
        let what = self.inner.look(|world| world.queries.get(id).map(|known| known.what.clone()));
        let what = format!("the answer to {}", what.unwrap_or_default());
        self.inner.wait(&what, |world| answered(world.queries.get(id)?)).await
    }

    /// Everything that they see in their chat, oldest first.
    #[must_use]
    pub fn seen(&self) -> Vec<Shown> {
        self.inner.look(|world| self.read(world))
    }

    fn read(&self, world: &World) -> Vec<Shown> {
        let forum = world.chats.get(&self.chat).is_some_and(|chat| chat.kind == Kind::Supergroup { forum: true });
        let seen = world.seen_by(self.id, self.chat).into_iter();
        seen.filter(|message| !forum || message.thread == self.thread)
            .map(|message| Shown::of(world, message))
            .collect()
    }

    /// What they alone see in the group that they look at, oldest first.
    #[must_use]
    pub fn whispered(&self) -> Vec<Shown> {
        self.seen().into_iter().filter(|shown| shown.ephemeral && shown.by_bot).collect()
    }

    /// Waits for the newest message that they see and that meets a condition.
    ///
    /// # Errors
    /// When none comes.
    pub async fn wait_for(&self, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
        let found = self.inner.wait(what, |world| self.read(world).into_iter().rev().find(|shown| meets(shown)));
        found.await.map_err(|error| {
            error.context(format!("they see {:#?}", self.seen().iter().map(Shown::words).collect::<Vec<_>>()))
        })
    }

    /// Waits for the newest message of the bot that meets a condition.
    ///
    /// # Errors
    /// When none comes.
    pub async fn sees(&self, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
        self.wait_for(what, |shown| shown.by_bot && meets(shown)).await
    }

    /// Waits until something can be seen at their client.
    ///
    /// # Errors
    /// When it never can.
    pub async fn until(&self, what: &str, meets: impl Fn(&Self) -> bool) -> Result<()> {
        until(what, || meets(self), || self.inner.look(|world| world.violations.clone())).await
    }

    /// Writes something, and waits for the bot's next message that they see.
    ///
    /// # Errors
    /// When none comes.
    pub async fn asks(&self, text: &str) -> Result<Shown> {
        let before: Vec<(bool, i64)> = self.seen().iter().map(|shown| (shown.ephemeral, shown.id)).collect();
        self.says(text);
        self.sees(&format!("what is said to {text}"), |shown| !before.contains(&(shown.ephemeral, shown.id))).await
    }
}

/// A press as the bot is told of it.
fn pressed(world: &World, query: &Query, data: &str) -> Value {
    let message = match world.messages.get(&query.on) {
        Some(message) => world.message_json(message),
        None => {
            let chat = world.chats.get(&query.on.chat).map(|chat| world.chat_json(chat)).unwrap_or_default();
            json!({ "chat": chat, "message_id": query.on.id, "date": 0 })
        }
    };
    json!({
        "id": query.id, "from": world.user_json(query.user), "message": message, "data": data,
        "chat_instance": query.on.chat.to_string(),
    })
}

fn answered(known: &Query) -> Option<Answer> {
    if known.waits() {
        return None;
    }
    let given = known.given.clone().unwrap_or_default();
    Some(Answer { text: given.text.unwrap_or_default(), alert: given.alert, url: given.url, failed: known.failed })
}
