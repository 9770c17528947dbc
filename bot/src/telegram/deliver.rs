//! One message of a chat, delivered: posted, edited in place, or posted anew when it is gone.

use std::panic::AssertUnwindSafe;

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Message, PlaceId, Press, Slot};

use futures::FutureExt;

use super::chats::{Answer, Spotted, Word, Worker};
use super::fault::Fault;
use super::ids::{self, Spot};
use super::keys;
use super::methods::Sent;
use super::pace::Kind;
use super::posts::{PUBLIC, Post};
use super::rest::{At, Done, To};
use super::sheet::Sheet;
use super::words::{plain, say};

/// How often the delivery of a slot is tried that breaks off, until it changes.
const TRIES: u32 = 3;

/// How often a word is sent that Telegram does not take. The waits between them add up to minutes.
const WORD_TRIES: u32 = 8;

/// As how many of them one counts that may have been heard: such a word is sent three times at most.
const UNHEARD: u32 = 3;

impl Worker {
    /// Delivers what has waited longest. A delivery that breaks off ends neither the worker nor the others.
    pub(super) async fn deliver_safely(&mut self) {
        let next = self.dirty.front().cloned();
        if AssertUnwindSafe(self.deliver_next()).catch_unwind().await.is_ok() {
            return;
        }
        tracing::error!(house = %self.house, slot = ?next.as_ref().map(|(_, slot)| slot), "a delivery broke off");
        let Some(spotted) = next.filter(|next| self.dirty.front() != Some(next)) else { return };
        let times = self.broken.entry(spotted.clone()).or_default();
        *times += 1;
        if *times < TRIES {
            self.mark(spotted);
        }
    }

    async fn deliver_next(&mut self) {
        if self.bot.is_lost(self.chat()) {
            self.dirty.clear();
            self.says.clear();
            self.answers.clear();
            return;
        }
        // Boards and answers take turns, so that neither waits for all of the others.
        self.answer_next = !self.answer_next && self.answers.front().is_some();
        if self.answer_next || self.dirty.is_empty() && self.answers.front().is_some() {
            self.deliver_answer().await;
        } else if let Some(spotted) = self.dirty.pop_front() {
            if let Err(fault) = self.deliver(&spotted).await {
                self.failed(spotted, fault).await;
            }
        } else if let Some(word) = self.says.pop_front() {
            self.deliver_word(word).await;
        }
    }

    async fn deliver_word(&mut self, word: Word) {
        let sheet = self.bot.compose(&word.message, self.lang(&word.place).await).await;
        let Err(fault) = self.send(&word.place, &sheet).await else { return };
        self.bot.trouble(self.chat(), &fault, "a message");
        let tries = word.tries + if fault == Fault::Unheard { UNHEARD } else { 1 };
        if fault.passes() && tries < WORD_TRIES {
            self.says.push_front(Word { tries, ..word });
        }
    }

    async fn deliver_answer(&mut self) {
        let Some(Answer { to, sheet, done }) = self.answers.pop_front() else { return };
        let to = To { spot: Spot { chat: self.chat(), ..to.spot }, ..to };
        match self.bot.rest.send(&to, &sheet).await {
            Ok(_) => {}
            Err(fault) if fault.passes() => {
                self.bot.trouble(self.chat(), &fault, "an answer");
                return self.answers.push_front(Answer { to, sheet, done });
            }
            Err(Fault::NoAccess) => self.bot.lose(self.chat()),
            Err(fault) => self.bot.trouble(self.chat(), &fault, "an answer"),
        }
        if self.answers.is_empty() && self.missed > 0 {
            let place = to.spot.place();
            let missed = Text::new("no-time").num("number", std::mem::take(&mut self.missed));
            let text = say(self.lang(&place).await, &missed);
            self.say(place, Message { text, ..Message::default() });
        }
        // Whoever waited may have gone on.
        let _ = done.send(());
    }

    async fn failed(&mut self, spotted: Spotted, fault: Fault) {
        self.bot.trouble(self.chat(), &fault, "a message of a match");
        match fault {
            // It goes first when the time comes, as it is then.
            fault if fault.passes() => {
                self.dirty.retain(|other| *other != spotted);
                self.dirty.push_front(spotted);
            }
            Fault::Moved(to) => {
                super::moved::news(&std::sync::Arc::clone(&self.bot), self.chat(), to).await;
                self.mark(spotted);
            }
            Fault::NoAccess | Fault::Closed => {
                self.bot.lose(self.chat());
                self.tell_players(spotted.1, "no-write");
            }
            Fault::NoTopic => self.tell_players(spotted.1, "no-topic"),
            _ => {}
        }
    }

    /// Says once in the group why boards are in words, and what to do about it.
    async fn tell_no_photos(&mut self, place: &PlaceId) {
        if self.bot.told_no_photos.count(self.chat()) {
            let text = plain(self.lang(place).await, "no-photos");
            self.say(place.clone(), Message { text, ..Message::default() });
        }
    }

    /// Tells those who play in a place that nothing can be shown there any more, in their private chats.
    fn tell_players(&self, slot: Slot, why: &'static str) {
        let (Slot::Board(id) | Slot::Hand(id) | Slot::Ping(id)) = slot else { return };
        if !self.bot.told_closed.count(self.chat()) {
            return;
        }
        let bot = std::sync::Arc::clone(&self.bot);
        bot.tasks.clone().spawn(async move {
            let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
            for player in &facts.players {
                super::refresh::tell(&bot, &player.id, |lang| plain(lang, why)).await;
            }
        });
    }

    async fn deliver(&mut self, spotted: &Spotted) -> Done<()> {
        let (place, slot) = spotted;
        let found = self.bot.hall.message(&Audience::Place(place.clone()), *slot).await;
        let message = match found {
            Ok(Some(message)) => message,
            Ok(None) => {
                self.remove(spotted).await;
                return Ok(());
            }
            Err(error) => {
                tracing::error!(%place, %error, "a message cannot be made");
                return Ok(());
            }
        };
        let lang = self.lang(place).await;
        let mut sheet = self.bot.compose(&message, lang).await;
        self.add_ways(*slot, &message, lang, &mut sheet);
        let lifted = self.lifted.contains(spotted);
        let done = match self.post(spotted).await {
            None => self.post_new(spotted, &sheet).await,
            Some(post) if lifted || post.chat != self.chat() => self.post_anew(spotted, &post, &sheet).await,
            Some(post) => self.edit(spotted, post, &sheet).await,
        };
        // A board that may stand there already is not posted once more: the next try edits the one that is known.
        if !done.as_ref().is_err_and(|fault| fault.passes() && *fault != Fault::Unheard) {
            self.lifted.remove(spotted);
        }
        done?;
        self.broken.remove(spotted);
        // While it is to be delivered once more, it must be known where it stands.
        if is_final(*slot, &message) && !self.dirty.contains(spotted) {
            self.forget(spotted).await;
        }
        Ok(())
    }

    /// Where people cannot be answered alone in the group, the board leads them to the private chat, and has numbers for
    /// those who do not go there.
    fn add_ways(&self, slot: Slot, message: &Message, lang: Lang, sheet: &mut Sheet) {
        let Slot::Board(id) = slot else { return };
        if self.chat() > 0 || is_final(slot, message) {
            return;
        }
        if self.bot.whispers.is_refused(self.chat())
            && let Some(address) = self.bot.deep_link(&format!("h_{id}"))
        {
            sheet.rows.push(vec![keys::link(address, &plain(lang, "press-private"))]);
        }
        if self.bot.alerts.has_numbers(id) {
            sheet.rows.extend(keys::numbers(id, &plain(lang, "press-more")));
        }
    }

    /// The language of a place.
    async fn lang(&self, place: &PlaceId) -> Lang {
        let heard = self.bot.place_lang(self.chat(), None);
        self.bot.hall.place_lang(place, heard).await.unwrap_or(self.bot.language)
    }

    /// Edits a message, if it is to look different.
    async fn edit(&mut self, spotted: &Spotted, mut post: Post, sheet: &Sheet) -> Done<()> {
        let seen = sheet.seen();
        if post.seen.as_ref() == Some(&seen) {
            return Ok(());
        }
        match self.change(spotted, &mut post, sheet).await {
            Ok(()) => {
                post.seen = Some(seen);
                self.posts.insert(spotted.clone(), post);
                Ok(())
            }
            // Somebody deleted it, or it cannot be edited any more, or it has a picture where none is allowed now.
            Err(Fault::NoMessage | Fault::OtherShape | Fault::NoPhotos) => self.post_anew(spotted, &post, sheet).await,
            Err(fault) => {
                // It may have been heard all the same.
                post.seen = None;
                self.posts.insert(spotted.clone(), post);
                Err(fault)
            }
        }
    }

    /// Asks for a message to be changed. A message of words alone gets its picture as soon as the chat takes pictures again.
    async fn change(&mut self, spotted: &Spotted, post: &mut Post, sheet: &Sheet) -> Done<()> {
        let (rest, at) = (&self.bot.rest, At::Message { chat: post.chat, message: post.message });
        if !post.plain || sheet.picture.is_none() {
            return rest.edit(at, sheet, sheet.keeps(post.seen.as_ref()), Kind::Public).await;
        }
        if !rest.has_no_photos(post.chat) {
            match rest.edit(at, sheet, false, Kind::Public).await {
                Err(Fault::NoPhotos | Fault::BadPicture) => {}
                Ok(()) => {
                    post.plain = false;
                    self.keep(spotted, Some(post)).await;
                    return Ok(());
                }
                Err(fault) => return Err(fault),
            }
        }
        rest.edit(at, &sheet.bare(), false, Kind::Public).await
    }

    /// Posts a message anew, and takes the old one away.
    async fn post_anew(&mut self, spotted: &Spotted, old: &Post, sheet: &Sheet) -> Done<()> {
        self.post_new(spotted, sheet).await?;
        if old.chat != self.chat() {
            return Ok(());
        }
        let rest = &self.bot.rest;
        if rest.delete(At::Message { chat: old.chat, message: old.message }).await.is_err() {
            // Messages of more than two days stay; without buttons they mislead nobody.
            let _ = rest.strip(old.chat, old.message).await;
        }
        Ok(())
    }

    async fn post_new(&mut self, spotted: &Spotted, sheet: &Sheet) -> Done<()> {
        let (chat, sent) = self.send(&spotted.0, sheet).await?;
        let (message, seen) = (sent.message_id, Some(sheet.seen()));
        let mentions = sheet.mentions.iter().filter_map(|mention| ids::user(&mention.id)).collect();
        let post = Post { chat, message, mentions, plain: sent.plain, seen };
        self.keep(spotted, Some(&post)).await;
        self.posts.insert(spotted.clone(), post);
        Ok(())
    }

    /// Posts a message; only those who are mentioned hear of it. Gives the chat too.
    async fn send(&mut self, place: &PlaceId, sheet: &Sheet) -> Done<(i64, Sent)> {
        let Some(spot) = Spot::of(place) else { return Err(Fault::NoAccess) };
        let spot = Spot { chat: self.chat(), ..spot };
        let to = To { spot, whisper: None, reply: None, silent: sheet.mentions.is_empty(), kind: Kind::Public };
        let sent = self.bot.rest.send(&to, sheet).await?;
        // The refusal may have met a hand first; the group is told with its next board all the same.
        if sent.plain && self.bot.rest.has_no_photos(spot.chat) {
            self.tell_no_photos(place).await;
        }
        Ok((spot.chat, sent))
    }

    /// The message of a slot, if there is one.
    pub(super) async fn post(&mut self, spotted: &Spotted) -> Option<Post> {
        if let Some(known) = self.posts.get(spotted) {
            return Some(known.clone());
        }
        let (place, slot) = spotted;
        let found = PUBLIC.load(&*self.bot.store, place.as_str(), *slot).await.unwrap_or_else(|error| {
            tracing::error!(%place, %error, "where a message stands cannot be read");
            None
        });
        if let Some(post) = &found {
            self.posts.insert(spotted.clone(), Post::clone(post));
        }
        found
    }

    /// Takes the message of a slot away.
    pub(super) async fn remove(&mut self, spotted: &Spotted) {
        let Some(post) = self.post(spotted).await else { return };
        self.forget(spotted).await;
        if self.bot.is_lost(self.chat()) || post.chat != self.chat() {
            return;
        }
        match self.bot.rest.delete(At::Message { chat: post.chat, message: post.message }).await {
            Ok(()) | Err(Fault::NoMessage) => {}
            Err(fault) => self.bot.trouble(self.chat(), &fault, "a message that was to go away"),
        }
    }

    /// Forgets the messages of a chat that has another number now: they are posted anew there.
    pub(super) async fn leave_behind(&mut self) {
        let stale: Vec<Spotted> =
            self.posts.iter().filter(|(_, post)| post.chat != self.chat()).map(|(at, _)| at.clone()).collect();
        for spotted in stale {
            self.posts.remove(&spotted);
            self.keep(&spotted, None).await;
            if !matches!(spotted.1, Slot::Ping(_)) {
                self.mark(spotted);
            }
        }
    }

    async fn forget(&mut self, spotted: &Spotted) {
        if self.posts.remove(spotted).is_some() {
            self.keep(spotted, None).await;
        }
    }

    async fn keep(&self, (place, slot): &Spotted, post: Option<&Post>) {
        if let Err(error) = PUBLIC.keep(&*self.bot.store, place.as_str(), *slot, post).await {
            tracing::error!(%place, %error, "where a message stands cannot be kept");
        }
    }
}

/// Whether a message will not change any more: a board without a hand to open, a challenge without an answer to give.
fn is_final(slot: Slot, message: &Message) -> bool {
    match slot {
        Slot::Board(_) => !message.buttons.iter().any(|button| matches!(button.press, Press::Hand(_))),
        Slot::Challenge(_) => message.buttons.is_empty(),
        Slot::Hand(_) | Slot::Ping(_) => false,
    }
}
