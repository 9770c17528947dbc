//! A hall with virtual time: players, a clock that jumps, and a messenger that records what platforms would show.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_engine::towers::Towers;
use duelhall_engine::towers::table::Table;
use duelhall_hall::{
    Audience, Button, CountedChance, Hall, HallConfig, Intent, JumpClock, Lately, Look, Message, Notice, Opponent,
    Person, PersonId, PlaceId, Press, Rates, Reply, Request, Slot, Subject,
};
use duelhall_store::{Collection, MatchId, MemoryStore, OpId, Revision, Store, Timestamp};
use tokio::sync::mpsc;

/// A press that begins a duel of Towers with a computer player.
pub(crate) fn towers_ai() -> Press {
    Press::DuelGame(GameId::of::<Towers>(), None)
}

/// A hall and everything around it.
pub(crate) struct Rig {
    pub(crate) hall: Hall,
    pub(crate) clock: Arc<JumpClock>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: HallConfig,
    notices: mpsc::UnboundedReceiver<Notice>,
    /// The present message of each slot, in each place and for each person.
    pub(crate) shown: BTreeMap<(Audience, Slot), Message>,
    /// The messages that were sent once, oldest first.
    pub(crate) said: Vec<(Audience, Message)>,
    /// Every public message that was ever shown.
    pub(crate) public: Vec<Message>,
    chance: Arc<CountedChance>,
    ops: AtomicU64,
}

impl Rig {
    pub(crate) fn new() -> Self {
        Self::with(HallConfig { rates: Rates::UNLIMITED, ..HallConfig::default() }, Arc::new(MemoryStore::new()))
    }

    /// Makes a rig. A jump of the clock is time that passes while the hall is up, unless a test sets `heart_gap`.
    pub(crate) fn with(config: HallConfig, store: Arc<dyn Store>) -> Self {
        let config = HallConfig { heart_gap: Duration::MAX, ..config };
        let clock = Arc::new(JumpClock::new(Timestamp(1_700_000_000_000)));
        let chance = Arc::new(CountedChance::default());
        let (hall, notices) = open(&config, &store, &clock, &chance);
        Self {
            hall,
            clock,
            store,
            config,
            notices,
            shown: BTreeMap::new(),
            said: Vec::new(),
            public: Vec::new(),
            chance,
            ops: AtomicU64::new(1),
        }
    }

    /// Ends the process and starts it again over the same store. Everything that was only in memory is lost.
    pub(crate) async fn restart(&mut self) {
        self.hall.rest().await;
        let (hall, notices) = open(&self.config, &self.store, &self.clock, &self.chance);
        (self.hall, self.notices) = (hall, notices);
        self.shown.clear();
    }

    /// Documents of challenges, seats and boards.
    pub(crate) async fn documents(&self) -> usize {
        let mut documents = 0;
        for collection in [Collection::Challenges, Collection::Seats, Collection::Places] {
            documents += self.store.scan(collection, "", None, 100).await.unwrap().len();
        }
        documents
    }

    pub(crate) fn op(&self) -> OpId {
        let number = self.ops.fetch_add(1, Ordering::SeqCst);
        OpId::derived(MatchId::from_number(number), Revision(number), "test")
    }

    /// Skips to op ids that no other rig has used.
    pub(crate) fn skip_ops(&self) {
        self.ops.fetch_add(1_000, Ordering::SeqCst);
    }

    pub(crate) fn request(&self, who: &Person, intent: Intent) -> Request {
        Request { op: self.op(), who: who.clone(), place: hall_place(), place_lang: None, intent }
    }

    /// Sends a request, waits until the computer players have moved too, and delivers all messages.
    pub(crate) async fn ask(&mut self, who: &Person, intent: Intent) -> Reply {
        let request = self.request(who, intent);
        self.send(request).await
    }

    pub(crate) async fn send(&mut self, request: Request) -> Reply {
        let reply = self.hall.handle(request).await;
        reply.message.iter().for_each(well_coloured);
        self.deliver().await;
        reply
    }

    pub(crate) async fn press(&mut self, who: &Person, press: Press) -> Reply {
        self.ask(who, Intent::Press(press)).await
    }

    /// Lets time pass, and fires everything that is due.
    pub(crate) async fn pass(&mut self, time: Duration) -> usize {
        self.clock.jump(time);
        let rung = self.hall.ring().await.unwrap();
        self.deliver().await;
        rung
    }

    /// Delivers as a platform does: the newest message of each slot.
    pub(crate) async fn deliver(&mut self) {
        self.hall.rest().await;
        while let Ok(notice) = self.notices.try_recv() {
            match notice {
                Notice::Refresh(audience, slot) => match self.hall.message(&audience, slot).await.unwrap() {
                    Some(message) => {
                        well_coloured(&message);
                        if matches!(audience, Audience::Place(_)) {
                            self.public.push(message.clone());
                        }
                        self.shown.insert((audience, slot), message);
                    }
                    None => drop(self.shown.remove(&(audience, slot))),
                },
                Notice::Show(place, slot) => {
                    let audience = Audience::Place(place);
                    if let Some(message) = self.hall.message(&audience, slot).await.unwrap() {
                        self.shown.insert((audience, slot), message);
                    }
                }
                Notice::Remove(audience, slot) => drop(self.shown.remove(&(audience, slot))),
                Notice::Say(audience, message) => self.said.push((audience, message)),
            }
        }
    }

    /// The message in a slot of the place.
    pub(crate) fn in_place(&self, slot: Slot) -> Option<&Message> {
        self.shown.get(&(Audience::Place(hall_place()), slot))
    }

    pub(crate) fn board(&self, id: MatchId) -> &Message {
        self.in_place(Slot::Board(id)).expect("the board is shown")
    }

    /// The message in a person's hand slot.
    pub(crate) fn hand(&self, who: &Person, id: MatchId) -> &Message {
        self.shown.get(&(Audience::Person(who.id.clone(), hall_place()), Slot::Hand(id))).expect("the hand is shown")
    }

    /// What a person is told of the last turns.
    pub(crate) async fn lately(&self, who: &Person, id: MatchId) -> Lately {
        self.hall.lately(&who.id, &hall_place(), id).await.unwrap()
    }

    /// The newest challenge that is shown.
    pub(crate) fn challenge(&self) -> duelhall_hall::ChallengeId {
        let shown = self.shown.iter().filter(|(_, message)| !message.buttons.is_empty());
        let mut challenges = shown.filter_map(|((_, slot), _)| match slot {
            Slot::Challenge(id) => Some(*id),
            _ => None,
        });
        challenges.next().expect("a challenge is shown")
    }

    /// Lets two people begin a duel.
    pub(crate) async fn duel(&mut self, a: &Person, b: &Person) -> MatchId {
        self.ask(a, challenge(b)).await;
        let id = self.challenge();
        let reply = self.press(b, Press::Accept(id)).await;
        assert!(!reply.refused, "{reply:?}");
        id.0
    }

    /// Lets a person begin a duel with a computer player.
    pub(crate) async fn duel_ai(&mut self, who: &Person) -> MatchId {
        let reply = self.press(who, towers_ai()).await;
        match reply.slot {
            Some(Slot::Hand(id)) => id,
            _ => panic!("no duel began: {reply:?}"),
        }
    }

    /// A person's possible answers; none if they are not asked.
    pub(crate) fn choices(&self, who: &Person, id: MatchId) -> Vec<Press> {
        let buttons = self.hand(who, id).buttons.iter();
        buttons.map(|button| button.press).filter(|press| matches!(press, Press::Answer(..))).collect()
    }

    /// Opens all hands and the board, as people do after a restart.
    pub(crate) async fn show_all(&mut self, people: &[Person], id: MatchId) {
        for who in people {
            let audience = Audience::Person(who.id.clone(), hall_place());
            for slot in [Slot::Hand(id), Slot::Board(id)] {
                let audience = if slot == Slot::Board(id) { Audience::Place(hall_place()) } else { audience.clone() };
                let message = self.hall.message(&audience, slot).await.unwrap().expect("there is something to show");
                self.shown.insert((audience, slot), message);
            }
        }
    }

    /// Answers as long as anybody is asked: the first choice that plays a card, else the first that ends the question.
    pub(crate) async fn play_out(&mut self, people: &[&Person], id: MatchId) -> usize {
        for answers in 0..2_000 {
            let asked = people.iter().find(|who| !self.choices(who, id).is_empty());
            let Some(who) = asked else { return answers };
            let press = usual(self.hand(who, id));
            let reply = self.press(who, press).await;
            assert!(!reply.refused && reply.toast.is_none(), "{reply:?}");
        }
        panic!("the duel does not end");
    }

    /// Makes both players keep their cards.
    pub(crate) async fn keep(&mut self, people: &[&Person], id: MatchId) {
        for who in people {
            let press = usual(self.hand(who, id));
            self.press(who, press).await;
        }
    }
}

/// The choice of a simple player: the first card that can be played, else a pass, else a discard.
pub(crate) fn usual(hand: &Message) -> Press {
    let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    let by = |look: Look| answers().find(|button| button.look == look);
    by(Look::Primary)
        .or_else(|| answers().find(|b| b.group == 2))
        .or_else(|| answers().find(|b| b.group == 1))
        .expect("asked")
        .press
}

/// Checks that a dropped rig has no notice left to deliver.
impl Drop for Rig {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.notices.try_recv().is_err(), "a notice was never delivered");
        }
    }
}

fn open(
    config: &HallConfig,
    store: &Arc<dyn Store>,
    clock: &Arc<JumpClock>,
    chance: &Arc<CountedChance>,
) -> (Hall, mpsc::UnboundedReceiver<Notice>) {
    let (sender, notices) = mpsc::unbounded_channel();
    let hall = Hall::with_chance(config.clone(), store.clone(), clock.clone(), chance.clone(), sender).unwrap();
    (hall, notices)
}

pub(crate) fn hall_place() -> PlaceId {
    PlaceId::new("test", "hall")
}

pub(crate) fn person(name: &str, lang: Lang) -> Person {
    let id = PersonId::new("test", &name.to_lowercase());
    Person { id, name: name.to_owned(), lang: Some(lang), admin: false, groups: Vec::new() }
}

/// D-17: red is what cannot be undone, and green is to agree. After a mission, the next one is the main thing if there is one.
fn well_coloured(message: &Message) {
    let leads_on =
        message.buttons.iter().any(|button| matches!(button.press, Press::Mission(_)) && button.look == Look::Success);
    for button in &message.buttons {
        let wanted = match button.press {
            Press::ResignNow(_) | Press::DeleteDeckNow(_) => Some(Look::Danger),
            Press::Rematch(_) if leads_on => Some(Look::Plain),
            Press::Accept(_) | Press::Join(..) | Press::Rematch(_) => Some(Look::Success),
            Press::Answer(..) if !matches!(button.look, Look::Primary | Look::Back | Look::Last) => Some(Look::Plain),
            _ => None,
        };
        // Resigning asks once more, but it is the way to the loss.
        let may_warn = matches!(button.press, Press::Resign(_));
        let is_red = button.look == Look::Danger && wanted.is_none() && !may_warn;
        assert!(wanted.is_none_or(|look| look == button.look) && !is_red, "{button:?}");
    }
}

pub(crate) fn ann() -> Person {
    person("Ann", Lang::En)
}

pub(crate) fn boris() -> Person {
    person("Борис", Lang::Ru)
}

pub(crate) fn admin() -> Person {
    Person { admin: true, ..person("Ada", Lang::En) }
}

pub(crate) fn challenge(to: &Person) -> Intent {
    let opponent = Opponent::Named { id: to.id.clone(), name: to.name.clone() };
    Intent::Challenge { opponent, game: None, options: Default::default(), pace: None }
}

pub(crate) fn open_challenge() -> Intent {
    Intent::Challenge { opponent: Opponent::Open, game: None, options: Default::default(), pace: None }
}

/// A message as a person sees it, with its buttons, for snapshots.
pub(crate) fn seen(message: &Message) -> String {
    let mut lines = vec![message.text.clone()];
    if let Some(picture) = &message.picture {
        let what = match &picture.subject {
            Subject::Board(_) => "board",
            Subject::Hand(_) => "hand",
            Subject::Card(_) => "card",
            Subject::InPlay(..) => "card in play",
            Subject::Deck(_) => "deck",
            Subject::Map(_) => "map",
            Subject::Reward(_) => "reward",
            Subject::Replay(_) => "replay",
        };
        lines.push(format!("[{what}, {}, {}] {}", picture.lang, picture.theme, picture.alt));
    }
    lines.extend(
        message.buttons.iter().map(|Button { label, look, group, .. }| format!("  {group} [{label}] {look:?}")),
    );
    lines.extend(message.form.iter().map(|field| format!("  {} = {} ({})", field.key, field.value, field.shown)));
    if message.deadline.is_some() {
        lines.push("  (a clock runs)".to_owned());
    }
    lines.join("\n").replace('\u{a0}', " ")
}

/// An answer as the asker sees it.
pub(crate) fn answered(reply: &Reply) -> String {
    let mut parts = Vec::new();
    if reply.refused {
        parts.push("(refused)".to_owned());
    }
    parts.extend(reply.toast.iter().map(|toast| format!("«{}»", toast.replace('\u{a0}', " "))));
    parts.extend(reply.message.as_ref().map(seen));
    parts.join("\n")
}

/// The cards in the hand of a message.
pub(crate) fn held(message: &Message) -> Vec<String> {
    match message.picture.as_ref().map(|picture| &picture.subject) {
        Some(Subject::Hand(table)) => {
            let hand = table.get::<Table>().map(|table| &table.hand);
            hand.into_iter().flatten().map(|held| held.card.id.clone()).collect()
        }
        _ => Vec::new(),
    }
}
