//! A platform for tests: it writes down every request, and fails when it is told to.

use std::collections::{BTreeMap, VecDeque};
use std::convert::identity;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{HallError, Message, PersonId, PlaceId, Slot};
use duelhall_store::{MatchId, MemoryStore, StoreError};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::messenger::{Draft, Edit, Gate, Messenger, Posted, Sent, Spotted, Verdict};
use super::places::{Job, Places};
use crate::chat::{Backoff, Posts};

/// The time between two requests.
pub(super) const GAP: Duration = Duration::from_secs(1);

/// The place of the tests.
pub(super) fn place() -> PlaceId {
    PlaceId::new("chat", "1")
}

/// A person of the platform.
pub(super) fn person(name: &str) -> PersonId {
    PersonId::new("chat", name)
}

/// Why a request fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The request did not arrive.
    Away,
    /// The request may have succeeded.
    Unheard,
    /// The message is gone.
    NoMessage,
    /// The place accepts nothing for a while.
    Shut,
    /// The request was wrong: our mistake.
    Refused,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// A posted message.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Post {
    number: usize,
    mentions: Vec<PersonId>,
    end: bool,
    #[serde(skip)]
    seen: Option<String>,
}

impl Posted for Post {
    fn notified(&self) -> Vec<PersonId> {
        self.mentions.clone()
    }

    fn is_known(&self) -> bool {
        true
    }

    fn is_end(&self) -> bool {
        self.end
    }

    fn set_end(&mut self) {
        self.end = true;
    }
}

/// What the double knows.
#[derive(Default)]
pub(super) struct State {
    /// The newest messages.
    pub(super) messages: BTreeMap<Slot, Message>,
    /// How the next requests fail; `None` for one that succeeds.
    pub(super) faults: VecDeque<Option<Fault>>,
    /// The requests.
    pub(super) requests: Vec<String>,
    /// The names of the messages that were posted, or that a failed request tried to post.
    pub(super) names: Vec<String>,
    /// The people whom each posted message notified.
    pub(super) notified: Vec<Vec<PersonId>>,
    /// The troubles that were logged.
    pub(super) troubles: Vec<String>,
    /// The time until which the place accepts nothing.
    pub(super) shut: Option<Instant>,
    /// Whether the place accepts nothing until somebody uses the bot there.
    pub(super) lost: bool,
    /// Whether there is no way into the place.
    pub(super) away: bool,
    /// Whether something is owed to the place.
    pub(super) owed: bool,
    /// How long the next delivery waits before it takes a slot.
    pub(super) stall: Duration,
    /// How often the store will not give a message.
    pub(super) unread: u32,
    /// A slot whose delivery panics, and how often it was tried.
    pub(super) broken: Option<(Slot, u32)>,
    posted: usize,
}

/// The platform.
pub(super) struct Double {
    places: Places<Self>,
    state: Mutex<State>,
}

impl Double {
    /// Opens a platform without messages.
    pub(super) fn open() -> Arc<Self> {
        let places = Places::new(Arc::new(MemoryStore::new()), CancellationToken::new(), TaskTracker::new());
        Arc::new(Self { places, state: Mutex::default() })
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// Sets the newest message of a slot, and the people that it mentions.
    pub(super) fn write(&self, slot: Slot, text: &str, mentions: &[PersonId]) {
        let mention = |id: &PersonId| duelhall_hall::Mention { id: id.clone(), name: id.local().to_owned() };
        let mentions = mentions.iter().map(mention).collect();
        // The message has a button, so it is not final.
        let press = duelhall_hall::Press::Hand(MatchId::from_number(1));
        let look = duelhall_hall::Look::Plain;
        let buttons = vec![duelhall_hall::Button { press, label: "x".into(), card: None, look, group: 0 }];
        let message = Message { text: text.to_owned(), mentions, buttons, ..Message::default() };
        self.state().messages.insert(slot, message);
    }

    pub(super) fn job(self: &Arc<Self>, job: Job<Self>) {
        self.places.send(self, &place(), job);
    }

    /// Waits until there is nothing to do, and takes the requests made since the last call.
    pub(super) async fn settled(self: &Arc<Self>) -> Vec<String> {
        self.places.settled(self, &place(), Duration::from_secs(2 * 86_400)).await;
        std::mem::take(&mut self.state().requests)
    }

    /// Makes a request.
    fn request(&self, what: String) -> Result<usize, Fault> {
        let mut state = self.state();
        state.requests.push(what);
        match state.faults.pop_front().and_then(identity) {
            Some(fault) => Err(fault),
            None => {
                state.posted += 1;
                Ok(state.posted)
            }
        }
    }
}

/// The rate of the place.
pub(super) struct Ground(Mutex<(Instant, Backoff)>);

impl Messenger for Double {
    const PLATFORM: &'static str = "chat";
    const POSTS: Posts = Posts("chat post ");
    const PING_DELAY: Duration = Duration::from_secs(20);

    type Ground = Ground;
    type Post = Post;
    type Outgoing = Message;
    type Fault = Fault;
    type Bar = ();
    type To = PlaceId;

    fn places(&self) -> &Places<Self> {
        &self.places
    }

    fn house(place: &PlaceId) -> PlaceId {
        place.house()
    }

    fn ground(&self, _: &PlaceId) -> Option<Ground> {
        Some(Ground(Mutex::new((Instant::now(), Backoff::default()))))
    }

    async fn newest(&self, (_, slot): &Spotted) -> Result<Option<Message>, HallError> {
        let mut state = self.state();
        if let Some((_, times)) = state.broken.as_mut().filter(|(broken, _)| broken == slot) {
            *times += 1;
            drop(state);
            std::panic::resume_unwind(Box::new("this one breaks off"));
        }
        if let Some(left) = state.unread.checked_sub(1) {
            state.unread = left;
            return Err(StoreError::Backend("by the test".to_owned()).into());
        }
        Ok(state.messages.get(slot).cloned())
    }

    async fn compose(&self, _: &Ground, _: (&PlaceId, Option<Slot>), message: &Message) -> Message {
        message.clone()
    }

    async fn ready(&self, ground: &Ground) {
        let next = ground.0.lock().unwrap().0;
        tokio::time::sleep_until(next).await;
        ground.0.lock().unwrap().0 = Instant::now() + GAP;
    }

    fn slow_down(&self, ground: &Ground) {
        let mut rate = ground.0.lock().unwrap();
        rate.0 = Instant::now() + rate.1.failed();
    }

    async fn gate(&self, _: &Ground, _: (&PlaceId, Option<Slot>), _: Option<&Post>, _: bool) -> Gate<()> {
        let stall = std::mem::take(&mut self.state().stall);
        if !stall.is_zero() {
            tokio::time::sleep(stall).await;
        }
        let lost = self.state().lost;
        match (lost, self.until(())) {
            (true, _) => Gate::Lost,
            (false, Some(_)) => Gate::Shut(Some(())),
            (false, None) => Gate::Open,
        }
    }

    fn until(&self, (): ()) -> Option<Duration> {
        let left = self.state().shut?.saturating_duration_since(Instant::now());
        (!left.is_zero()).then_some(left)
    }

    async fn send(&self, _: &Ground, draft: Draft<'_, Message>) -> Result<Option<Sent<Post>>, Fault> {
        if self.state().away {
            return Ok(None);
        }
        self.state().names.push(draft.name.to_owned());
        let text = &draft.outgoing.text;
        let number = self.request(format!("post {text}"))?;
        let mentions: Vec<PersonId> = draft.outgoing.mentions.iter().map(|mention| mention.id.clone()).collect();
        self.state().notified.push(mentions.clone());
        Ok(Some(Sent { post: Post { number, mentions, end: false, seen: Some(text.clone()) }, remark: None }))
    }

    async fn edit(&self, _: &Ground, _: &Spotted, post: &mut Post, outgoing: &Message) -> Result<Edit, Fault> {
        if post.seen.as_ref() == Some(&outgoing.text) {
            return Ok(Edit::Done);
        }
        post.seen = None;
        match self.request(format!("edit {} {}", post.number, outgoing.text)) {
            Ok(_) => {
                post.seen = Some(outgoing.text.clone());
                Ok(Edit::Done)
            }
            Err(Fault::NoMessage) => Ok(Edit::Gone),
            Err(fault) => Err(fault),
        }
    }

    async fn retire(&self, _: &Ground, post: &Post) -> Result<(), Fault> {
        self.request(format!("retire {}", post.number)).map(drop)
    }

    async fn strip(&self, _: &Ground, post: &Post, _: Lang) -> Result<(), Fault> {
        self.request(format!("strip {}", post.number)).map(drop)
    }

    async fn delete(&self, _: &Ground, post: &Post) -> Result<(), Fault> {
        self.request(format!("delete {}", post.number)).map(drop)
    }

    async fn answer(&self, _: &Ground, to: &PlaceId, outgoing: &Message) -> Result<(), Fault> {
        self.request(format!("answer {to} {}", outgoing.text)).map(drop)
    }

    async fn unanswered(&self, to: &PlaceId, number: u32) -> (PlaceId, Message) {
        (to.clone(), Message { text: format!("{number} not answered"), ..Message::default() })
    }

    fn trouble(&self, _: &Ground, fault: &Fault, what: &str) {
        self.state().troubles.push(format!("{what}: {fault}"));
    }

    fn passes(fault: &Fault) -> bool {
        matches!(fault, Fault::Away | Fault::Unheard)
    }

    fn may_stand(&self, _: &Ground, fault: &Fault) -> bool {
        *fault == Fault::Unheard
    }

    async fn judge(self: &Arc<Self>, _: &Ground, _: &Spotted, fault: &Fault) -> Verdict<()> {
        if *fault == Fault::Shut { Verdict::Hold(()) } else { Verdict::GiveUp }
    }

    fn peace(&self, _: &Ground, _: MatchId, _: &Message) -> Option<Duration> {
        Some(Self::PING_DELAY)
    }

    fn is_old(&self, _: &Ground, _: &Post) -> bool {
        false
    }

    fn owes(&self, _: &Ground) {
        self.state().owed = true;
    }
}
