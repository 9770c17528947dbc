//! Delivers one message of a house: posts it, edits it in place, or posts it again when it is old or gone.

use duelhall_engine::text::Lang;
use duelhall_hall::{ChallengeId, Message, PlaceId, Slot};
use tokio::time::Instant;

use super::bounds::{RETIRED, SLOT_UNSURE, TRIES, UNSURE};
use super::last::{is_event, is_final};
use super::messenger::{Draft, Edit, Gate, Messenger, Posted, Spotted, Verdict};
use super::places::Answer;
use super::worker::{Retired, Word, Worker};
use crate::chat::Backoff;

impl<M: Messenger> Worker<M> {
    /// Delivers the next message. `taken` is then the slot that it took, even if the delivery panics.
    pub(super) async fn deliver_next(&mut self, taken: &mut Option<Spotted>) {
        let place = self.house.clone();
        if matches!(self.messenger.gate(&self.ground, (&place, None), None, false).await, Gate::Lost) {
            self.due.clear();
            self.asked.clear();
            self.says.clear();
            self.answers.clear();
            self.retired.clear();
            self.tries.clear();
            self.unread.clear();
            self.accepted.clear();
            return;
        }
        // Boards and answers take turns, so that neither waits for all of the others.
        self.answer_next = !self.answer_next && self.answers.front().is_some();
        if self.answer_next || self.due.is_empty() && self.answers.front().is_some() {
            self.deliver_answer().await;
        } else if let Some(spotted) = self.due.take() {
            *taken = Some(spotted.clone());
            match self.deliver(&spotted).await {
                // It is tried again, and still owed to whoever asked for it.
                Ok(()) if self.unread.contains_key(&spotted) => {}
                Ok(()) => {
                    self.tries.remove(&spotted);
                    self.asked.remove(&spotted);
                }
                Err(fault) => self.failed(spotted, &fault).await,
            }
        } else if let Some(word) = self.says.pop_front() {
            self.deliver_word(word).await;
        } else if let Some(old) = self.retired.pop_front() {
            self.retire(old).await;
        }
    }

    async fn failed(&mut self, spotted: Spotted, fault: &M::Fault) {
        self.messenger.trouble(&self.ground, fault, "a message of a match");
        if M::passes(fault) {
            self.messenger.slow_down(&self.ground);
            let Some(tries) = self.count(&spotted, 1) else { return };
            // It goes first when the time comes, as it is then; after some tries it may be at fault itself, and others go first.
            return if tries < TRIES { self.due.mark_again(spotted) } else { self.due.mark_last(spotted) };
        }
        self.tries.remove(&spotted);
        self.messenger.places().took(&spotted.0, false);
        match self.messenger.judge(&self.ground, &spotted, fault).await {
            Verdict::Again => self.mark(spotted),
            Verdict::Hold(bar) => drop(self.held.insert(spotted, bar)),
            Verdict::Wait => drop(self.waiting.insert(spotted)),
            Verdict::Forget => drop(self.forget(&spotted).await),
            Verdict::GiveUp => {}
        }
    }

    async fn deliver_word(&mut self, word: Word) {
        let at = (&word.place, None);
        if self.messenger.gate(&self.ground, at, None, false).await != Gate::Open {
            return;
        }
        let outgoing = self.messenger.compose(&self.ground, at, &word.message).await;
        let again = word.name.is_some();
        let name = word.name.or_else(new_name).unwrap_or_default();
        let draft =
            Draft { place: &word.place, slot: None, message: &word.message, outgoing: &outgoing, name: &name, again };
        let fault = match self.messenger.send(&self.ground, draft).await {
            Ok(sent) => return self.remark(&word.place, sent.and_then(|sent| sent.remark)),
            Err(fault) => fault,
        };
        self.messenger.trouble(&self.ground, &fault, "a message");
        if !M::passes(&fault) {
            return;
        }
        self.messenger.slow_down(&self.ground);
        let tries = word.tries + self.weight(&fault);
        if tries < TRIES {
            self.says.push_front(Word { name: Some(name), tries, ..word });
        }
    }

    /// As how many tries a failure counts.
    fn weight(&self, fault: &M::Fault) -> u32 {
        if self.messenger.may_stand(&self.ground, fault) { UNSURE } else { 1 }
    }

    fn remark(&mut self, place: &PlaceId, remark: Option<Message>) {
        if let Some(message) = remark {
            self.say(place.clone(), message);
        }
    }

    async fn deliver_answer(&mut self) {
        let Some((Answer { to, outgoing, done }, tries)) = self.answers.pop_front() else { return };
        if let Err(fault) = self.messenger.answer(&self.ground, &to, &outgoing).await {
            self.messenger.trouble(&self.ground, &fault, "an answer");
            if M::passes(&fault) {
                self.messenger.slow_down(&self.ground);
                let tries = tries + self.weight(&fault);
                if tries < TRIES {
                    // The task that waits for `done` keeps the request until then.
                    return self.answers.push_front((Answer { to, outgoing, done }, tries));
                }
                tracing::warn!(place = %self.house, "an answer is given up");
            }
        }
        if self.answers.is_empty() && self.missed > 0 {
            let (place, message) = self.messenger.unanswered(&to, std::mem::take(&mut self.missed)).await;
            self.say(place, message);
        }
        // The task that waited may have stopped waiting.
        let _ = done.send(());
    }

    async fn deliver(&mut self, spotted: &Spotted) -> Result<(), M::Fault> {
        let (place, slot) = (&spotted.0, spotted.1);
        let post = self.post(spotted).await;
        let at = (place, Some(slot));
        if let Gate::Shut(bar) = self.messenger.gate(&self.ground, at, post.as_ref(), post.is_some()).await {
            self.held.extend(bar.map(|bar| (spotted.clone(), bar)));
            return Ok(());
        }
        self.unread.remove(spotted);
        let mut message = match self.messenger.newest(spotted).await {
            Ok(Some(message)) => message,
            Ok(None) => {
                self.remove(spotted).await;
                return Ok(());
            }
            Err(error) => {
                tracing::error!(%place, %error, "a message cannot be made");
                if error.may_pass()
                    && let Some(tries) = self.count(spotted, 1)
                {
                    self.unread.insert(spotted.clone(), Instant::now() + Backoff::after(tries));
                }
                return Ok(());
            }
        };
        if let Slot::Ping(id) = slot
            && !self.is_needed_ping(place, id, &mut message)
        {
            self.remove(spotted).await;
            return Ok(());
        }
        let (lifted, last) = (self.lifted.remove(spotted), is_final(slot, &message));
        // The end is told once, to everybody. Whoever asks for it again gets an answer and calls nobody.
        if last && post.is_none() && self.is_told(spotted) {
            return Ok(());
        }
        let outgoing = self.messenger.compose(&self.ground, at, &message).await;
        // An edit notifies nobody, so a call to another player is a message of its own.
        let calls_another = |post: &M::Post| {
            let called = post.notified();
            matches!(slot, Slot::Ping(_)) && message.mentions.iter().any(|mention| !called.contains(&mention.id))
        };
        match post {
            None => {
                self.post_new(spotted, &message, &outgoing).await?;
                self.leave_challenge(place, slot).await;
            }
            Some(post) if calls_another(&post) => self.post_anew(spotted, post, &message, &outgoing, None).await?,
            // An event comes last in the chat. The board of the last move stays where it was, a ping does not.
            Some(post)
                if is_event(slot, &message)
                    && !post.is_end()
                    && self.messenger.gate(&self.ground, at, Some(&post), false).await == Gate::Open =>
            {
                let lang = message.picture.as_ref().map_or_else(Lang::default, |picture| picture.lang);
                let stands = matches!(slot, Slot::Board(_)).then_some(lang);
                self.post_anew(spotted, post, &message, &outgoing, stands).await?;
            }
            // Nobody knows whether an earlier try to post it again succeeded. The same name prevents a second message,
            // and the old one is taken out of play.
            Some(post)
                if (lifted && !last
                    || self.names.contains_key(spotted)
                    || self.messenger.is_old(&self.ground, &post))
                    && self.messenger.gate(&self.ground, at, Some(&post), false).await == Gate::Open =>
            {
                self.post_anew(spotted, post, &message, &outgoing, None).await?;
            }
            Some(post) => self.edit(spotted, post, &message, &outgoing).await?,
        }
        // While another delivery is due, its address must be kept.
        if last && !self.due.contains(spotted) {
            if self.opens_board(spotted).await {
                self.accepted.insert(spotted.clone());
            } else if self.forget(spotted).await {
                self.end(spotted);
            }
            if let Slot::Board(id) = slot {
                self.calls.remove(&(place.clone(), id));
            }
        }
        Ok(())
    }

    /// Whether the board of a challenge is still to be posted: where a match has a thread, it belongs to the challenge.
    async fn opens_board(&mut self, (place, slot): &Spotted) -> bool {
        let Slot::Challenge(ChallengeId(id)) = *slot else { return false };
        let board = (place.clone(), Slot::Board(id));
        self.post(&board).await.is_none()
            && self
                .messenger
                .newest(&board)
                .await
                .is_ok_and(|board| board.is_some_and(|new| !is_final(Slot::Board(id), &new)))
    }

    /// Forgets a challenge that only waited for its board.
    async fn leave_challenge(&mut self, place: &PlaceId, slot: Slot) {
        let Slot::Board(id) = slot else { return };
        // Without a way into the place, the board still waits.
        if !self.posts.contains_key(&(place.clone(), slot)) {
            return;
        }
        let spotted = (place.clone(), Slot::Challenge(ChallengeId(id)));
        if self.accepted.remove(&spotted) && self.forget(&spotted).await {
            self.end(&spotted);
        }
    }

    async fn edit(
        &mut self,
        spotted: &Spotted,
        mut post: M::Post,
        message: &Message,
        outgoing: &M::Outgoing,
    ) -> Result<(), M::Fault> {
        match self.messenger.edit(&self.ground, spotted, &mut post, outgoing).await {
            Ok(Edit::Gone) => return self.post_new(spotted, message, outgoing).await,
            Ok(Edit::Stuck) => return self.post_anew(spotted, post, message, outgoing, None).await,
            done => {
                self.posts.insert(spotted.clone(), post);
                done.map(drop)
            }
        }
    }

    /// Posts a message again, and takes the old one out of play; it `stands`, with a word in this language, where it still
    /// has something to show.
    async fn post_anew(
        &mut self,
        spotted: &Spotted,
        old: M::Post,
        message: &Message,
        outgoing: &M::Outgoing,
        stands: Option<Lang>,
    ) -> Result<(), M::Fault> {
        self.post_new(spotted, message, outgoing).await?;
        // Nothing of an old ping is worth seeing.
        let slot = matches!(spotted.1, Slot::Ping(_)).then(|| spotted.clone());
        self.retire(Retired { post: old, slot, stands, tries: 0 }).await;
        Ok(())
    }

    /// Takes a message out of play, now or as soon as the platform lets us.
    async fn retire(&mut self, old: Retired<M::Post>) {
        let (done, what) = match &old.slot {
            Some(_) => (self.messenger.delete(&self.ground, &old.post).await, "a message that was to go away"),
            None if let Some(lang) = old.stands => {
                (self.messenger.strip(&self.ground, &old.post, lang).await, "the board of the last move")
            }
            None => (self.messenger.retire(&self.ground, &old.post).await, "an old board"),
        };
        if let Err(fault) = done {
            self.messenger.trouble(&self.ground, &fault, what);
            if M::passes(&fault) {
                self.messenger.slow_down(&self.ground);
                if old.tries + 1 < TRIES {
                    if self.retired.len() >= RETIRED {
                        self.retired.pop_front();
                    }
                    self.retired.push_back(Retired { tries: old.tries + 1, ..old });
                }
                // Its address stays stored, so the next notice of its slot or the next start can try again.
                return;
            }
        }
        if let Some(spotted) = old.slot.filter(|spotted| !self.posts.contains_key(spotted)) {
            self.keep(&spotted, None).await;
        }
    }

    async fn post_new(&mut self, spotted: &Spotted, message: &Message, outgoing: &M::Outgoing) -> Result<(), M::Fault> {
        let (place, slot) = (&spotted.0, Some(spotted.1));
        let known = self.names.get(spotted).cloned();
        let again = known.is_some();
        let name = known.or_else(new_name).unwrap_or_default();
        self.names.insert(spotted.clone(), name.clone());
        let draft = Draft { place, slot, message, outgoing, name: &name, again };
        let sent = self.messenger.send(&self.ground, draft).await;
        let is_repeated = |fault: &M::Fault| M::passes(fault) && !self.messenger.may_stand(&self.ground, fault);
        if !sent.as_ref().is_err_and(is_repeated) {
            // Either no message has this name, or the platform does not look for the name.
            self.names.remove(spotted);
        }
        if sent.as_ref().is_err_and(|fault| self.messenger.may_stand(&self.ground, fault)) {
            // Each further try may post a copy.
            *self.tries.entry(spotted.clone()).or_default() += SLOT_UNSURE;
        }
        let Some(mut sent) = sent? else {
            self.messenger.places().took(place, false);
            self.waiting.insert(spotted.clone());
            return Ok(());
        };
        self.messenger.places().took(place, true);
        self.remark(place, sent.remark);
        if !sent.post.is_known() {
            self.mark(spotted.clone());
        }
        if is_event(spotted.1, message) {
            sent.post.set_end();
        }
        self.keep(spotted, Some(&sent.post)).await;
        self.posts.insert(spotted.clone(), sent.post);
        Ok(())
    }

    /// The message of a slot, if there is one.
    pub(super) async fn post(&mut self, spotted: &Spotted) -> Option<M::Post> {
        if let Some(known) = self.posts.get(spotted) {
            return Some(known.clone());
        }
        if self.retired.iter().any(|old| old.slot.as_ref() == Some(spotted)) {
            return None;
        }
        let (place, slot) = spotted;
        let found: Option<M::Post> =
            M::POSTS.load(&*self.messenger.places().store, place.as_str(), *slot).await.unwrap_or_else(|error| {
                tracing::error!(%place, %error, "where a message is cannot be read");
                None
            });
        self.posts.extend(found.clone().map(|post| (spotted.clone(), post)));
        found
    }

    /// Takes the message of a slot away. It is forgotten when it is gone.
    pub(super) async fn remove(&mut self, spotted: &Spotted) {
        let Some(post) = self.post(spotted).await else { return };
        self.posts.remove(spotted);
        self.retire(Retired { post, slot: Some(spotted.clone()), stands: None, tries: 0 }).await;
    }

    /// Forgets the messages of a house that has a new address: they are posted again there.
    pub(super) async fn leave_behind(&mut self) {
        let old = |(_, post): &(&Spotted, &M::Post)| self.messenger.is_old(&self.ground, post);
        let left: Vec<Spotted> = self.posts.iter().filter(old).map(|(spotted, _)| spotted.clone()).collect();
        for spotted in left {
            self.forget(&spotted).await;
            if !matches!(spotted.1, Slot::Ping(_)) {
                self.mark(spotted);
            }
        }
    }

    /// Forgets where a message is; returns whether that was known.
    async fn forget(&mut self, spotted: &Spotted) -> bool {
        let known = self.posts.remove(spotted).is_some();
        if known {
            self.keep(spotted, None).await;
        }
        known
    }

    async fn keep(&self, (place, slot): &Spotted, post: Option<&M::Post>) {
        if let Err(error) = M::POSTS.keep(&*self.messenger.places().store, place.as_str(), *slot, post).await {
            tracing::error!(%place, %error, "where a message stands cannot be kept");
        }
    }
}

/// A name for a message that will be posted: 16 digits. Discord allows 25.
fn new_name() -> Option<String> {
    duelhall_store::OpId::random().ok().map(|op| duelhall_engine::kit::hex(&op.0[..8]))
}
