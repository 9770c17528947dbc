//! Posts public messages on Discord: in channels and threads by the bot's rights, and by tokens in places that the bot
//! is not in.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, HallError, Message, PlaceId, Slot};
use duelhall_store::MatchId;

use super::bot::{Bot, Reach};
use super::fault::{Course, Fault};
use super::ids::{PLATFORM, Spot};
use super::marks::Door;
use super::outgoing::Outgoing;
use super::posts::{POSTS, Post};
use super::rate::Rate;
use super::rest::Done;
use super::words;
use crate::chat::{Draft, Edit, Gate, Messenger, Places, Posts, Sent, Spotted, Turned, Verdict, add_board_button};

/// Discord limits how often messages older than an hour are edited, so a board is posted again before that.
const OLD: Duration = Duration::from_secs(45 * 60);

/// A place, and when it may be written to.
pub(crate) struct Ground {
    place: PlaceId,
    spot: Spot,
    rate: Mutex<Rate>,
}

impl Ground {
    fn rate<T>(&self, change: impl FnOnce(&mut Rate) -> T) -> T {
        change(&mut self.rate.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A failed request, with the channel and the door that refused it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Miss {
    channel: u64,
    door: Door,
    fault: Fault,
}

impl Miss {
    const fn at(channel: u64, door: Door, fault: Fault) -> Self {
        // Only a missing right can be about new messages alone.
        let door = if matches!(fault, Fault::NoRight) { door } else { Door::All };
        Self { channel, door, fault }
    }
}

impl std::fmt::Display for Miss {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.fault.fmt(f)
    }
}

impl Messenger for Bot {
    const PLATFORM: &'static str = PLATFORM;
    const POSTS: Posts = POSTS;
    const PING_DELAY: Duration = Duration::from_secs(15);

    type Ground = Ground;
    type Post = Post;
    type Outgoing = Outgoing;
    type Fault = Miss;
    type Bar = (u64, Door);
    /// Every answer goes only to the person who asked.
    type To = Infallible;

    fn places(&self) -> &Places<Self> {
        &self.channels
    }

    fn house(place: &PlaceId) -> PlaceId {
        place.clone()
    }

    fn ground(&self, house: &PlaceId) -> Option<Ground> {
        let rate = Mutex::new(Rate::of_channel());
        Spot::of(house).map(|spot| Ground { place: house.clone(), spot, rate })
    }

    async fn newest(&self, (place, slot): &Spotted) -> Result<Option<Message>, HallError> {
        let mut message = self.hall.message(&Audience::Place(place.clone()), *slot).await?;
        if let Some(message) = &mut message {
            add_board_button(message, *slot, |lang| words::plain(lang, "press-board"));
        }
        Ok(message)
    }

    async fn compose(&self, _: &Ground, _: (&PlaceId, Option<Slot>), message: &Message) -> Outgoing {
        Self::compose(self, message, Turned::default()).await
    }

    async fn ready(&self, ground: &Ground) {
        let rate = ground.rate(|rate| *rate);
        rate.wait().await;
    }

    fn slow_down(&self, ground: &Ground) {
        ground.rate(Rate::failed);
    }

    async fn gate(
        &self,
        ground: &Ground,
        (place, slot): (&PlaceId, Option<Slot>),
        post: Option<&Post>,
        edits: bool,
    ) -> Gate<(u64, Door)> {
        let channel = match post {
            Some(post) => post.channel,
            None => self.channel_of(ground.spot, place, slot).await,
        };
        let door = if edits { Door::All } else { Door::Posts };
        match self.closed(channel, door) {
            Some(door) => Gate::Shut(self.bar(channel, door)),
            None => Gate::Open,
        }
    }

    async fn calls(&self, ground: &Ground, (place, slot): (&PlaceId, Slot)) -> bool {
        let (channel, now) = (self.channel_of(ground.spot, place, Some(slot)).await, self.now());
        [Door::All, Door::Posts].into_iter().all(|door| self.marks.times(channel, door, now) == 0)
    }

    fn until(&self, (channel, door): (u64, Door)) -> Option<Duration> {
        let now = self.now();
        self.marks.until(channel, door, now).map(|until| until.since(now))
    }

    async fn send(&self, ground: &Ground, draft: Draft<'_, Outgoing>) -> Result<Option<Sent<Post>>, Miss> {
        let here = ground.spot.channel();
        let thread = self.thread_of(ground.spot, &draft).await.map_err(|fault| Miss::at(here, Door::Posts, fault))?;
        let channel = thread.unwrap_or(here);
        let mut outgoing = self.fitting(channel, draft.outgoing.clone());
        let mut sent = self.post(ground, channel, &outgoing, draft.name).await;
        if let Err(fault) = sent
            && let Some(words) = self.simpler(&ground.place, channel, &outgoing, fault)
        {
            outgoing = words;
            sent = self.post(ground, channel, &outgoing, draft.name).await;
            sent.as_ref().inspect_err(|fault| self.not_the_picture(channel, **fault)).ok();
        }
        let Some(mut post) = sent.map_err(|fault| Miss::at(channel, Door::Posts, fault))? else { return Ok(None) };
        ground.rate(Rate::wrote);
        let now = self.now();
        for door in [Door::All, Door::Posts] {
            self.marks.worked(channel, door, now);
        }
        // An earlier try may have succeeded after all; then what the message shows is unknown.
        post.seen = (!draft.again).then(|| outgoing.seen());
        post.mentions = outgoing.mentions;
        Ok(Some(Sent { post, remark: None }))
    }

    async fn edit(&self, ground: &Ground, _: &Spotted, post: &mut Post, outgoing: &Outgoing) -> Result<Edit, Miss> {
        let channel = post.channel;
        let mut outgoing = self.fitting(channel, outgoing.clone());
        if post.seen.as_ref() == Some(&outgoing.seen()) {
            return Ok(Edit::Done);
        }
        if matches!(ground.spot, Spot::Carried(_)) && post.live_token(self.now()).is_none() {
            return Ok(Edit::Gone);
        }
        let mut done = self.edit_once(post, &outgoing).await;
        if let Err(fault) = done
            && let Some(words) = self.simpler(&ground.place, channel, &outgoing, fault)
        {
            outgoing = words;
            // The words may have to replace a picture: this edit removes it.
            done = self.edit_once(post, &outgoing).await.inspect_err(|fault| self.not_the_picture(channel, *fault));
        }
        match done {
            Ok(()) => {
                ground.rate(Rate::wrote);
                self.marks.worked(channel, Door::All, self.now());
                post.seen = Some(outgoing.seen());
                Ok(Edit::Done)
            }
            // Somebody deleted it, or it can no longer be edited.
            Err(Fault::NoMessage | Fault::TokenDead) => Ok(Edit::Gone),
            Err(Fault::TooOld) => Ok(Edit::Stuck),
            Err(fault) => {
                // The edit may have succeeded all the same.
                post.seen = None;
                Err(Miss::at(channel, Door::All, fault))
            }
        }
    }

    /// Removes the buttons of an old board.
    async fn retire(&self, ground: &Ground, old: &Post) -> Result<(), Miss> {
        self.bare(ground, old, None).await
    }

    async fn strip(&self, ground: &Ground, post: &Post, lang: Lang) -> Result<(), Miss> {
        self.bare(ground, post, Some(&words::plain(lang, "board-over"))).await
    }

    async fn delete(&self, ground: &Ground, post: &Post) -> Result<(), Miss> {
        let done = match (ground.spot, post.live_token(self.now())) {
            (_, Some(token)) => self.rest.delete_follow_up(token, post.message).await,
            (Spot::Carried(_), None) => return Ok(()),
            _ if self.closed(post.channel, Door::All).is_some() => return Ok(()),
            _ => self.rest.delete(post.channel, post.message).await,
        };
        match done {
            Ok(()) | Err(Fault::NoMessage | Fault::TokenDead) => Ok(()),
            Err(fault) => {
                if let Course::Rest(door) = fault.course() {
                    self.marks.close(post.channel, door, self.now());
                }
                Err(Miss::at(post.channel, Door::All, fault))
            }
        }
    }

    async fn answer(&self, _: &Ground, to: &Infallible, _: &Outgoing) -> Result<(), Miss> {
        match *to {}
    }

    async fn unanswered(&self, to: &Infallible, _: u32) -> (PlaceId, Message) {
        match *to {}
    }

    fn trouble(&self, ground: &Ground, miss: &Miss, what: &str) {
        Self::trouble(self, &ground.place, miss.fault, what);
    }

    fn passes(miss: &Miss) -> bool {
        miss.fault.passes()
    }

    /// In a channel, Discord checks the name of a message, so a repetition is harmless. By a token, it checks no name.
    fn may_stand(&self, ground: &Ground, miss: &Miss) -> bool {
        miss.fault == Fault::Away && matches!(ground.spot, Spot::Carried(_))
    }

    async fn judge(self: &Arc<Self>, _: &Ground, _: &Spotted, miss: &Miss) -> Verdict<(u64, Door)> {
        match miss.fault.course() {
            // When the channel is gone, its message is gone too.
            Course::Rest(_) if miss.fault == Fault::Gone => {
                self.marks.give_up(miss.channel, self.now());
                Verdict::Forget
            }
            Course::Rest(_) | Course::Open => {
                self.marks.close(miss.channel, miss.door, self.now());
                self.bar(miss.channel, miss.door).map_or(Verdict::GiveUp, Verdict::Hold)
            }
            Course::Wait => Verdict::Wait,
            Course::Retry | Course::InWords | Course::Anew | Course::GiveUp => Verdict::GiveUp,
        }
    }

    /// People are pinged at once. While all of them have their hand open, they see there that they are asked, and are not
    /// pinged before the first of these hands can no longer be edited. In a place that the bot is not in, it cannot ping
    /// anybody.
    fn peace(&self, ground: &Ground, id: MatchId, message: &Message) -> Option<Duration> {
        if matches!(ground.spot, Spot::Carried(_)) {
            return None;
        }
        let now = self.now();
        let people = || message.mentions.iter().map(|mention| &mention.id);
        if !people().all(|person| self.hands.is_open(person, id, now)) {
            return Some(Duration::ZERO);
        }
        let closes = people().filter_map(|person| self.hands.known(person, id)?.open_until()).min();
        Some(closes.map_or(Self::PING_DELAY, |until| until.since(now).max(Self::PING_DELAY)))
    }

    fn is_old(&self, _: &Ground, post: &Post) -> bool {
        self.now().since(post.at) >= OLD
    }

    fn is_known_here_alone(&self, post: &Post) -> bool {
        post.live_token(self.now()).is_some()
    }

    fn is_reached(&self, ground: &Ground) -> bool {
        Self::is_reached(self, &ground.place)
    }

    fn owes(&self, ground: &Ground) {
        Self::owes(self, &ground.place);
    }
}

impl Bot {
    /// Takes the buttons of a board away, and puts these words in the place of its own.
    async fn bare(&self, ground: &Ground, old: &Post, words: Option<&str>) -> Result<(), Miss> {
        let mut done = match (ground.spot, old.live_token(self.now())) {
            (_, Some(token)) => self.rest.strip_follow_up(token, old.message, words).await,
            // Nobody can change it any more.
            (Spot::Carried(_), None) => return Ok(()),
            _ if self.closed(old.channel, Door::All).is_some() => return Ok(()),
            _ => self.rest.strip(old.channel, old.message, words).await,
        };
        if done.is_err_and(|fault| fault != Fault::NoMessage) && old.token.is_none() {
            // No board is better than a wrong board that cannot be edited.
            done = self.rest.delete(old.channel, old.message).await;
        }
        match done {
            Ok(()) | Err(Fault::NoMessage | Fault::TokenDead) => {
                ground.rate(Rate::wrote);
                Ok(())
            }
            Err(fault) => Err(Miss::at(old.channel, Door::All, fault)),
        }
    }

    async fn edit_once(&self, post: &Post, outgoing: &Outgoing) -> Done<()> {
        let attach = outgoing.keeps(post.seen.as_ref());
        match post.live_token(self.now()) {
            Some(token) => self.rest.edit_follow_up(token, post.message, outgoing, attach).await,
            None => self.rest.edit(post.channel, post.message, outgoing, attach).await,
        }
    }

    /// Posts a message; `None` when there is no way into the place now.
    async fn post(&self, ground: &Ground, channel: u64, outgoing: &Outgoing, nonce: &str) -> Done<Option<Post>> {
        let now = self.now();
        if matches!(ground.spot, Spot::Carried(_)) {
            let Some(reach) = self.reach(&ground.place) else { return Ok(None) };
            let (message, private) = self.rest.follow_up(&reach.token, outgoing, false).await?;
            if private {
                self.admit_private(ground, &reach).await;
            }
            let mut post = Post::new(channel, message, now);
            post.token = Some((reach.token, reach.until));
            return Ok(Some(post));
        }
        let message = self.rest.post(channel, outgoing, nonce).await?;
        Ok(Some(Post::new(channel, message, now)))
    }

    /// Tells the person who pressed that Discord shows a public message only to them.
    async fn admit_private(&self, ground: &Ground, reach: &Reach) {
        if !self.reminds(None, ground.spot.channel()) || self.reach(&ground.place).is_none() {
            return;
        }
        let outgoing = Outgoing::words(&words::plain(reach.lang, "seen-by-you-alone"));
        if let Err(fault) = self.rest.follow_up(&reach.token, &outgoing, true).await {
            self.trouble(&ground.place, fault, "that a message is private");
        }
    }
}
