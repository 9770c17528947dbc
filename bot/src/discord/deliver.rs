//! One message of a place, delivered: posted, edited in place, or posted anew when it has grown old.

use std::time::Duration;

use duelhall_hall::{Audience, Button, Look, Message, Press, Slot};
use duelhall_store::Timestamp;

use super::bot::Reach;
use super::channels::{Word, Worker};
use super::fault::{Course, Fault};
use super::ids::Spot;
use super::marks::Door;
use super::markup::cut;
use super::posts::{self, Post};
use super::rest::Done;
use super::sheet::Sheet;
use super::words;

/// Discord limits how often messages of more than an hour are edited: a board is posted anew before that.
const OLD: Duration = Duration::from_secs(45 * 60);

/// A slot is held back for so many refusals of its channel in a row.
const PATIENCE: u32 = 6;

/// How often a word is sent that Discord does not take. The waits between them add up to minutes.
const WORD_TRIES: u32 = 8;

/// The longest name of a thread, in characters.
const LONGEST_THREAD: usize = 100;

/// A request that failed, and what it was refused at.
#[derive(Clone, Copy, Debug)]
struct Miss {
    channel: u64,
    door: Door,
    fault: Fault,
}

impl Miss {
    const fn at(channel: u64, door: Door, fault: Fault) -> Self {
        // Only a missing right may be one for new messages alone.
        let door = if matches!(fault, Fault::NoRight) { door } else { Door::All };
        Self { channel, door, fault }
    }
}

impl Worker {
    /// Delivers what has waited longest.
    pub(super) async fn deliver_next(&mut self) {
        if let Some(slot) = self.dirty.pop_front() {
            if let Err(miss) = self.deliver(slot).await {
                self.failed(slot, miss).await;
            }
        } else if let Some(word) = self.says.pop_front() {
            self.deliver_word(word).await;
        } else if let Some(old) = self.stale.pop_front() {
            self.retire(old).await;
        }
    }

    async fn failed(&mut self, slot: Slot, miss: Miss) {
        self.bot.trouble(&self.place, miss.fault, "a message of a match");
        match miss.fault.course() {
            Course::Retry => {
                self.pace.failed();
                // It goes first when the time comes, as it is then.
                self.dirty.retain(|other| *other != slot);
                self.dirty.push_front(slot);
            }
            // Where the channel is gone, so is the message: a later change is posted anew.
            Course::Rest(_) if miss.fault == Fault::Gone => {
                self.bot.marks.give_up(miss.channel, self.bot.now());
                self.forget(slot).await;
            }
            Course::Rest(_) | Course::Open => {
                self.bot.marks.close(miss.channel, miss.door, self.bot.now());
                self.hold(slot, miss.channel, miss.door);
            }
            Course::Wait => drop(self.waiting.insert(slot)),
            Course::InWords | Course::Anew | Course::GiveUp => {}
        }
    }

    /// Keeps a slot until a channel takes messages again; not for ever, for what changes is delivered anyhow.
    fn hold(&mut self, slot: Slot, channel: u64, door: Door) {
        if self.bot.marks.times(channel, door) <= PATIENCE {
            self.held.insert(slot, (channel, door));
        }
    }

    async fn deliver_word(&mut self, word: Word) {
        let channel = self.spot.channel();
        if self.closed(channel, Door::Posts).is_some() {
            return;
        }
        let sheet = self.fitting(channel, self.bot.compose(&word.message, 0).await);
        // An earlier try may have been heard: the same nonce posts no second one.
        let nonce = word.nonce.or_else(new_nonce).unwrap_or_default();
        match self.send(channel, &sheet, &nonce).await {
            Ok(_) => self.pace.wrote(),
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "a message");
                if fault.passes() {
                    self.pace.failed();
                    // Without a nonce that Discord checks, what may stand there already is said once more at most.
                    let unsure = fault == Fault::Away && matches!(self.spot, Spot::Carried(_));
                    let tries = word.tries + if unsure { WORD_TRIES / 2 } else { 1 };
                    if tries < WORD_TRIES {
                        self.says.push_front(Word { nonce: Some(nonce), tries, ..word });
                    }
                }
            }
        }
    }

    /// The door of a channel that is closed to a new message, or to an edit.
    fn closed(&self, channel: u64, door: Door) -> Option<Door> {
        let now = self.bot.now();
        [Door::All, door].into_iter().find(|door| self.bot.marks.is_closed(channel, *door, now))
    }

    /// What a channel takes of a sheet.
    fn fitting(&self, channel: u64, sheet: Sheet) -> Sheet {
        let closed = |door| self.bot.marks.is_closed(channel, door, self.bot.now());
        match (closed(Door::Files), closed(Door::Embeds)) {
            (true, _) if sheet.is_rich() => sheet.in_words(),
            (false, true) => sheet.short(),
            _ => sheet,
        }
    }

    /// A sheet with less in it, where the fault may be about what was in it.
    fn simpler(&self, channel: u64, sheet: &Sheet, fault: Fault) -> Option<Sheet> {
        if !fault.is_about_content() || !sheet.is_rich() {
            return None;
        }
        self.bot.trouble(&self.place, fault, "a picture");
        if fault == Fault::NoRight {
            self.bot.marks.close(channel, Door::Files, self.bot.now());
        }
        Some(sheet.in_words())
    }

    /// Takes note that words alone were refused as well: it was not about the picture.
    fn not_the_picture(&self, channel: u64, fault: Fault) {
        if fault == Fault::NoRight {
            self.bot.marks.worked(channel, Door::Files);
        }
    }

    /// Where the message of a slot stands, or would.
    async fn home_of(&mut self, slot: Slot) -> u64 {
        let board = match slot {
            Slot::Board(id) | Slot::Ping(id) => Slot::Board(id),
            Slot::Challenge(_) | Slot::Hand(_) => slot,
        };
        match self.post(slot).await {
            Some(post) => post.channel,
            None => self.post(board).await.map_or_else(|| self.spot.channel(), |board| board.channel),
        }
    }

    async fn deliver(&mut self, slot: Slot) -> Result<(), Miss> {
        let channel = self.home_of(slot).await;
        let post = self.post(slot).await;
        let door = if post.is_some() { Door::All } else { Door::Posts };
        if let Some(door) = self.closed(channel, door) {
            self.hold(slot, channel, door);
            return Ok(());
        }
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
        match post {
            None => self.post_new(slot, &message, &sheet).await?,
            // Whether an earlier try to post it anew was heard is not known: the same nonce tells, and the old message goes.
            Some(post)
                if (lifted || self.is_old(&post) || self.nonces.contains_key(&slot))
                    && self.closed(channel, Door::Posts).is_none() =>
            {
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
    async fn edit(&mut self, slot: Slot, mut post: Post, message: &Message, sheet: &Sheet) -> Result<(), Miss> {
        let channel = post.channel;
        let mut sheet = self.fitting(channel, sheet.clone());
        if post.seen.as_ref() == Some(&sheet.seen()) {
            return Ok(());
        }
        if matches!(self.spot, Spot::Carried(_)) && live_token(&post, self.bot.now()).is_none() {
            return self.post_new(slot, message, &sheet).await;
        }
        let mut done = self.edit_once(&post, &sheet).await;
        if let Err(fault) = done
            && let Some(words) = self.simpler(channel, &sheet, fault)
        {
            sheet = words;
            // What it showed is not changed, but its picture must go.
            done = self.edit_once(&post, &sheet).await.inspect_err(|fault| self.not_the_picture(channel, *fault));
        }
        match done {
            Ok(()) => {
                self.pace.wrote();
                self.bot.marks.worked(channel, Door::All);
                post.seen = Some(sheet.seen());
                self.posts.insert(slot, post);
                Ok(())
            }
            // Somebody deleted it, or it cannot be edited any more.
            Err(Fault::NoMessage | Fault::TokenDead) => self.post_new(slot, message, &sheet).await,
            Err(Fault::TooOld) => self.post_anew(slot, post, message, &sheet).await,
            Err(fault) => {
                // It may have been heard all the same.
                post.seen = None;
                self.posts.insert(slot, post);
                Err(Miss::at(channel, Door::All, fault))
            }
        }
    }

    async fn edit_once(&self, post: &Post, sheet: &Sheet) -> Done<()> {
        let attach = sheet.keeps(post.seen.as_ref());
        match live_token(post, self.bot.now()) {
            Some(token) => self.bot.rest.edit_follow_up(token, post.message, sheet, attach).await,
            None => self.bot.rest.edit(post.channel, post.message, sheet, attach).await,
        }
    }

    /// Posts a message anew, and takes the buttons of the old one away.
    async fn post_anew(&mut self, slot: Slot, old: Post, message: &Message, sheet: &Sheet) -> Result<(), Miss> {
        self.post_new(slot, message, sheet).await?;
        self.retire(old).await;
        Ok(())
    }

    /// Takes the buttons of an old board away, now or as soon as Discord lets us.
    async fn retire(&mut self, old: Post) {
        let rest = &self.bot.rest;
        let mut done = match (self.spot, live_token(&old, self.bot.now())) {
            (_, Some(token)) => rest.strip_follow_up(token, old.message).await,
            // Nobody can change it any more.
            (Spot::Carried(_), None) => return,
            _ if self.closed(old.channel, Door::All).is_some() => return,
            _ => rest.strip(old.channel, old.message).await,
        };
        if done.is_err_and(|fault| fault != Fault::NoMessage) && old.token.is_none() {
            // A board that cannot be edited is better gone than wrong.
            done = rest.delete(old.channel, old.message).await;
        }
        match done {
            Ok(()) | Err(Fault::NoMessage | Fault::TokenDead) => self.pace.wrote(),
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "an old board");
                if fault.passes() {
                    self.pace.failed();
                    self.stale.push_back(old);
                }
            }
        }
    }

    async fn post_new(&mut self, slot: Slot, message: &Message, sheet: &Sheet) -> Result<(), Miss> {
        let here = self.spot.channel();
        let thread = self.thread_of(slot, message).await.map_err(|fault| Miss::at(here, Door::Posts, fault))?;
        let channel = thread.unwrap_or(here);
        let again = self.nonces.get(&slot).cloned();
        let nonce = again.clone().or_else(new_nonce).unwrap_or_default();
        self.nonces.insert(slot, nonce.clone());
        let mut sheet = self.fitting(channel, sheet.clone());
        let mut sent = self.send(channel, &sheet, &nonce).await;
        if let Err(fault) = sent
            && let Some(words) = self.simpler(channel, &sheet, fault)
        {
            sheet = words;
            sent = self.send(channel, &sheet, &nonce).await.inspect_err(|fault| self.not_the_picture(channel, *fault));
        }
        if sent.as_ref().is_err_and(|fault| !fault.passes()) {
            // It was refused: there is no message that the same name would find.
            self.nonces.remove(&slot);
        }
        let Some(mut post) = sent.map_err(|fault| Miss::at(channel, Door::Posts, fault))? else {
            self.nonces.remove(&slot);
            self.waiting.insert(slot);
            return Ok(());
        };
        self.nonces.remove(&slot);
        self.pace.wrote();
        for door in [Door::All, Door::Posts] {
            self.bot.marks.worked(channel, door);
        }
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
    async fn send(&self, channel: u64, sheet: &Sheet, nonce: &str) -> Done<Option<Post>> {
        let now = self.bot.now();
        if matches!(self.spot, Spot::Carried(_)) {
            let Some(reach) = self.bot.reach(&self.place) else { return Ok(None) };
            let (message, private) = self.bot.rest.follow_up(&reach.token, sheet, false).await?;
            if private {
                self.admit_private(&reach).await;
            }
            let mut post = Post::new(channel, message, now);
            post.token = Some((reach.token, reach.until));
            return Ok(Some(post));
        }
        let message = self.bot.rest.post(channel, sheet, nonce).await?;
        Ok(Some(Post::new(channel, message, now)))
    }

    /// Tells the one who pressed that Discord shows what should be seen by everybody to them alone.
    async fn admit_private(&self, reach: &Reach) {
        if !self.bot.reminds(None, self.spot.channel()) || self.bot.reach(&self.place).is_none() {
            return;
        }
        let sheet = Sheet::words(&words::plain(reach.lang, "seen-by-you-alone"));
        if let Err(fault) = self.bot.rest.follow_up(&reach.token, &sheet, true).await {
            self.bot.trouble(&self.place, fault, "that a message is private");
        }
    }

    /// The thread of a match, opened with its first board where the place wants one.
    async fn thread_of(&mut self, slot: Slot, message: &Message) -> Done<Option<u64>> {
        let (Slot::Board(id) | Slot::Ping(id)) = slot else { return Ok(None) };
        if let Some(board) = self.post(Slot::Board(id)).await {
            return Ok(Some(board.channel));
        }
        let Spot::Guild { channel, thread: None, .. } = self.spot else { return Ok(None) };
        if matches!(slot, Slot::Ping(_)) || !self.bot.hall.threads(&self.place).await.unwrap_or(false) {
            return Ok(None);
        }
        let challenge = self.post(Slot::Challenge(duelhall_hall::ChallengeId(id))).await.map(|post| post.message);
        let title = cut(message.text.lines().next().unwrap_or_default(), LONGEST_THREAD);
        match self.bot.rest.open_thread(channel, challenge, &title).await {
            Ok(thread) => Ok(Some(thread)),
            // An earlier try was heard after all. The thread of a message has its number.
            Err(Fault::HasThread) => Ok(challenge),
            // Only the thread of a message is never opened twice.
            Err(fault) if fault.passes() && (challenge.is_some() || fault == Fault::Limited) => Err(fault),
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "the thread of a match");
                Ok(None)
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
        let done = match (self.spot, live_token(&post, self.bot.now())) {
            (_, Some(token)) => self.bot.rest.delete_follow_up(token, post.message).await,
            (Spot::Carried(_), None) => return,
            _ if self.closed(post.channel, Door::All).is_some() => return,
            _ => self.bot.rest.delete(post.channel, post.message).await,
        };
        match done {
            Ok(()) | Err(Fault::NoMessage | Fault::TokenDead) => {}
            Err(fault) => {
                self.bot.trouble(&self.place, fault, "a message that was to go away");
                if let Course::Rest(door) = fault.course() {
                    self.bot.marks.close(post.channel, door, self.bot.now());
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

/// The token that a message can be edited with.
fn live_token(post: &Post, now: Timestamp) -> Option<&str> {
    post.token.as_ref().filter(|(_, until)| *until > now).map(|(token, _)| token.as_str())
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
