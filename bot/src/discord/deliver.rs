//! One message of a place, delivered: posted, edited in place, or posted anew when it has grown old.

use std::time::Duration;

use duelhall_hall::{Audience, Button, Look, Message, Press, Slot};

use super::channels::Worker;
use super::fault::Fault;
use super::ids::Spot;
use super::markup::cut;
use super::posts::{self, Post};
use super::rest::Done;
use super::sheet::Sheet;
use super::words;

/// Discord limits how often messages of more than an hour are edited: a board is posted anew before that.
const OLD: Duration = Duration::from_secs(45 * 60);

/// The longest name of a thread, in characters.
const LONGEST_THREAD: usize = 100;

impl Worker {
    /// Delivers what has waited longest.
    pub(super) async fn deliver_next(&mut self) {
        if self.bot.is_lost(&self.place) {
            self.dirty.clear();
            self.says.clear();
            self.stale.clear();
            return;
        }
        if let Some(slot) = self.dirty.pop_front() {
            match self.deliver(slot).await {
                Ok(()) => {}
                Err(fault) => self.failed(slot, fault),
            }
        } else if let Some(message) = self.says.pop_front() {
            let sheet = self.bot.compose(&message, 0).await;
            match self.send(None, &sheet, &new_nonce().unwrap_or_default()).await {
                Ok(_) => self.pace.wrote(),
                Err(fault) => self.bot.trouble(&self.place, fault, "a message"),
            }
        } else if let Some(old) = self.stale.pop_front() {
            self.retire(old).await;
        }
    }

    fn failed(&mut self, slot: Slot, fault: Fault) {
        self.bot.trouble(&self.place, fault, "a message of a match");
        if fault.passes() {
            self.pace.failed();
            // It goes first when the time comes, as it is then.
            self.dirty.retain(|other| *other != slot);
            self.dirty.push_front(slot);
        } else if matches!(fault, Fault::NoAccess | Fault::Unauthorized) {
            self.bot.lose(&self.place);
        } else if fault == Fault::TokenDead {
            self.waiting.insert(slot);
        }
    }

    async fn deliver(&mut self, slot: Slot) -> Done<()> {
        let found = self.bot.hall.message(&Audience::Place(self.place.clone()), slot).await;
        let mut message = match found {
            Ok(Some(message)) => message,
            Ok(None) => {
                self.remove(slot).await;
                return Ok(());
            }
            Err(error) => {
                tracing::error!(place = %self.place, %error, "a message cannot be made");
                return Ok(());
            }
        };
        add_board_button(&mut message, slot);
        let sheet = self.bot.compose(&message, 0).await;
        let lifted = self.lifted.remove(&slot);
        match self.post(slot).await {
            None => self.post_new(slot, &message, &sheet).await?,
            // Whether an earlier try to post it anew was heard is not known: the same nonce tells, and the old message goes.
            Some(post) if lifted || self.is_old(&post) || self.nonces.contains_key(&slot) => {
                self.post_anew(slot, post, &message, &sheet).await?;
            }
            Some(post) => self.edit(slot, post, &message, &sheet).await?,
        }
        // While it is to be delivered once more, it must be known where it stands.
        if is_final(slot, &message) && !self.dirty.contains(&slot) {
            self.forget(slot).await;
        }
        Ok(())
    }

    fn is_old(&self, post: &Post) -> bool {
        self.bot.now().since(post.at) >= OLD
    }

    /// Edits a message, if it is to look different.
    async fn edit(&mut self, slot: Slot, mut post: Post, message: &Message, sheet: &Sheet) -> Done<()> {
        let seen = sheet.seen();
        if post.seen.as_ref() == Some(&seen) {
            return Ok(());
        }
        let attach = sheet.keeps(post.seen.as_ref());
        let done = match (&post.token, self.spot) {
            (Some((token, until)), Spot::Carried(_)) if *until > self.bot.now() => {
                self.bot.rest.edit_follow_up(token, post.message, sheet, attach).await
            }
            (_, Spot::Carried(_)) => return self.post_new(slot, message, sheet).await,
            _ => self.bot.rest.edit(post.channel, post.message, sheet, attach).await,
        };
        match done {
            Ok(()) => {
                self.pace.wrote();
                post.seen = Some(seen);
                self.posts.insert(slot, post);
                Ok(())
            }
            // Somebody deleted it, or it cannot be edited any more.
            Err(Fault::NoMessage | Fault::TokenDead) => self.post_new(slot, message, sheet).await,
            Err(Fault::TooOld) => self.post_anew(slot, post, message, sheet).await,
            Err(fault) => {
                // It may have been heard all the same.
                post.seen = None;
                self.posts.insert(slot, post);
                Err(fault)
            }
        }
    }

    /// Posts a message anew, and takes the buttons of the old one away.
    async fn post_anew(&mut self, slot: Slot, old: Post, message: &Message, sheet: &Sheet) -> Done<()> {
        self.post_new(slot, message, sheet).await?;
        if matches!(self.spot, Spot::Carried(_)) {
            return Ok(());
        }
        self.retire(old).await;
        Ok(())
    }

    /// Takes the buttons of an old board away, now or as soon as Discord lets us.
    async fn retire(&mut self, old: Post) {
        let rest = &self.bot.rest;
        let mut done = rest.strip(old.channel, old.message).await;
        if done.is_err_and(|fault| fault != Fault::NoMessage) {
            // A board that cannot be edited is better gone than wrong.
            done = rest.delete(old.channel, old.message).await;
        }
        match done {
            Ok(()) | Err(Fault::NoMessage) => self.pace.wrote(),
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "an old board");
                if fault.passes() {
                    self.pace.failed();
                    self.stale.push_back(old);
                }
            }
        }
    }

    async fn post_new(&mut self, slot: Slot, message: &Message, sheet: &Sheet) -> Done<()> {
        let thread = self.thread_of(slot, message).await;
        let again = self.nonces.get(&slot).cloned();
        let nonce = again.clone().or_else(new_nonce).unwrap_or_default();
        self.nonces.insert(slot, nonce.clone());
        let Some(mut post) = self.send(thread, sheet, &nonce).await? else {
            self.waiting.insert(slot);
            return Ok(());
        };
        self.nonces.remove(&slot);
        self.pace.wrote();
        // An earlier try may have been heard after all; what it showed is not known then.
        post.seen = again.is_none().then(|| sheet.seen());
        if again.is_some() {
            self.mark(slot);
        }
        post.mentions.clone_from(&sheet.mentions);
        self.keep(slot, Some(&post)).await;
        self.posts.insert(slot, post);
        Ok(())
    }

    /// Sends a message; `None` when there is no way into the place now.
    async fn send(&self, thread: Option<u64>, sheet: &Sheet, nonce: &str) -> Done<Option<Post>> {
        let now = self.bot.now();
        if let Spot::Carried(channel) = self.spot {
            let Some(reach) = self.bot.reach(&self.place) else { return Ok(None) };
            let message = self.bot.rest.follow_up(&reach.token, sheet, false).await?;
            let mut post = Post::new(channel, message, now);
            post.token = Some((reach.token, reach.until));
            return Ok(Some(post));
        }
        let channel = thread.unwrap_or_else(|| self.spot.channel());
        let message = self.bot.rest.post(channel, sheet, nonce).await?;
        Ok(Some(Post::new(channel, message, now)))
    }

    /// The thread of a match, opened with its first board where the place wants one.
    async fn thread_of(&mut self, slot: Slot, message: &Message) -> Option<u64> {
        let (Slot::Board(id) | Slot::Ping(id)) = slot else { return None };
        if let Some(board) = self.post(Slot::Board(id)).await {
            return Some(board.channel);
        }
        let Spot::Guild { channel, thread: None, .. } = self.spot else { return None };
        if matches!(slot, Slot::Ping(_)) || !self.bot.hall.threads(&self.place).await.unwrap_or(false) {
            return None;
        }
        let challenge = self.post(Slot::Challenge(duelhall_hall::ChallengeId(id))).await.map(|post| post.message);
        let title = cut(message.text.lines().next().unwrap_or_default(), LONGEST_THREAD);
        match self.bot.rest.open_thread(channel, challenge, &title).await {
            Ok(thread) => Some(thread),
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "the thread of a match");
                None
            }
        }
    }

    /// The message of a slot, if there is one.
    pub(super) async fn post(&mut self, slot: Slot) -> Option<Post> {
        if let Some(known) = self.posts.get(&slot) {
            return Some(known.clone());
        }
        let found = posts::load(&*self.bot.store, &self.place, slot).await.unwrap_or_else(|error| {
            tracing::error!(place = %self.place, %error, "where a message stands cannot be read");
            None
        });
        if let Some(post) = &found {
            self.posts.insert(slot, post.clone());
        }
        found
    }

    /// Takes the message of a slot away.
    pub(super) async fn remove(&mut self, slot: Slot) {
        let Some(post) = self.post(slot).await else { return };
        self.forget(slot).await;
        if matches!(self.spot, Spot::Carried(_)) || self.bot.is_lost(&self.place) {
            return;
        }
        match self.bot.rest.delete(post.channel, post.message).await {
            Ok(()) | Err(Fault::NoMessage) => {}
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "a message that was to go away");
                if fault == Fault::NoAccess {
                    self.bot.lose(&self.place);
                }
            }
        }
    }

    async fn forget(&mut self, slot: Slot) {
        if self.posts.remove(&slot).is_some() {
            self.keep(slot, None).await;
        }
    }

    async fn keep(&self, slot: Slot, post: Option<&Post>) {
        if let Err(error) = posts::keep(&*self.bot.store, &self.place, slot, post).await {
            tracing::error!(place = %self.place, %error, "where a message stands cannot be kept");
        }
    }
}

/// A name for a message that is to be posted: 16 digits, at most 25 are allowed.
fn new_nonce() -> Option<String> {
    duelhall_store::OpId::random().ok().map(|op| duelhall_engine::kit::hex(&op.0[..8]))
}

/// Whether a message will not change any more: a board without a hand to open, a challenge without an answer to give.
fn is_final(slot: Slot, message: &Message) -> bool {
    match slot {
        Slot::Board(_) => !message.buttons.iter().any(|button| matches!(button.press, Press::Hand(_))),
        Slot::Challenge(_) => message.buttons.is_empty(),
        Slot::Hand(_) | Slot::Ping(_) => false,
    }
}

/// In a chat one may have to look for the board: a button brings it up to date.
fn add_board_button(message: &mut Message, slot: Slot) {
    let Slot::Board(id) = slot else { return };
    let at = message.buttons.iter().position(|button| matches!(button.press, Press::Hand(_)));
    if let (Some(at), Some(picture)) = (at, &message.picture) {
        let label = words::plain(picture.lang, "press-board");
        let button = Button { press: Press::Board(id), label, look: Look::Plain, group: message.buttons[at].group };
        message.buttons.insert(at + 1, button);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MatchId;

    fn message(presses: &[Press]) -> Message {
        let button = |press: &Press| Button { press: *press, label: "x".into(), look: Look::Plain, group: 0 };
        Message { buttons: presses.iter().map(button).collect(), ..Message::default() }
    }

    #[test]
    fn a_board_is_final_when_no_hand_can_be_opened_from_it() {
        let id = MatchId::from_number(1);
        let slot = Slot::Board(id);
        assert!(!is_final(slot, &message(&[Press::Hand(id), Press::Text(id)])));
        assert!(is_final(slot, &message(&[Press::Rematch(id), Press::Text(id)])));
        let challenge = Slot::Challenge(duelhall_hall::ChallengeId(id));
        assert!(is_final(challenge, &message(&[])));
    }
}
