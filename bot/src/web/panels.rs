//! The private panels, each of which only one person sees. Nothing of a panel ever goes to another person.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use base64::Engine;
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Hall, HallError, Lately, Message, PersonId, PlaceId, Press, Slot, Subject};
use duelhall_render::{Shape, Spot, Theme};
use duelhall_store::MatchId;
use tokio::sync::watch;

use super::feed::{Cursor, Delta, Feed, Thing};
use super::secret::hex;
use crate::chat::desk;
use crate::studio::{Painted, Studio};

/// How many messages that are said once a panel keeps. The page shows the newest alone, but it must have had them all.
const NOTES_MAX: usize = 8;
/// How many hands of finished matches a panel keeps.
const OVER_MAX: usize = 4;
/// How many duels of others a person watches at once in a crowded room.
const WATCHED_MAX: usize = 4;

/// The look that a person has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The language.
    pub(crate) lang: Lang,
    /// The theme of pictures and page.
    pub(crate) theme: Theme,
}

/// An item of a panel.
#[derive(Debug)]
pub(crate) struct Item {
    /// The slot of the message; `None` for a note.
    pub(crate) slot: Option<Slot>,
    /// The message.
    pub(crate) message: Message,
    /// Its pictures, to be shown below each other: more than one only for the pool of a deck that is built.
    pub(crate) pictures: Vec<Drawn>,
    /// The whole hand on one broad picture, for a broad page; without narrow pages it is the only picture.
    pub(crate) whole: Option<Drawn>,
    /// The board of the match, for the owner of a hand.
    pub(crate) board: Option<(Message, Option<Drawn>)>,
    /// What happened in the last turns of the match, for the owner of a hand.
    pub(crate) lately: Lately,
}

impl Item {
    /// An item without pictures.
    pub(crate) fn plain(slot: Option<Slot>, message: Message) -> Self {
        Self { slot, message, pictures: Vec::new(), whole: None, board: None, lately: Lately::default() }
    }
}

/// A picture for one reader.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// The file as a `data:` address, because a hand has no address that could be requested. It holds nothing that HTML escapes, and
    /// to look for that would take longer than all the rest of a page.
    pub(crate) address: String,
    /// Width in pixels.
    pub(crate) width: u32,
    /// Height in pixels.
    pub(crate) height: u32,
    /// The places of the numbered cards on it.
    pub(crate) spots: Vec<Spot>,
}

impl Drawn {
    /// Reads the size from the head of a PNG file, so that the page can reserve space before the picture is decoded.
    fn of(painted: Painted) -> Self {
        let Painted { png, spots, .. } = painted;
        let number =
            |at: usize| png.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes);
        let encoded = base64::engine::general_purpose::STANDARD.encode(&png);
        Self { address: format!("data:image/png;base64,{encoded}"), width: number(16), height: number(20), spots }
    }
}

/// The panel of one person, which exists while a page of theirs is open.
pub(crate) struct Panel {
    /// Tells this panel from an earlier panel of the same person.
    pub(crate) epoch: String,
    /// Held from the request to the hall until its answer is put, so that a later item is never older.
    turn: tokio::sync::Mutex<()>,
    feed: Mutex<Feed<Arc<Item>>>,
    next: Mutex<u64>,
    look: watch::Sender<Look>,
    /// The duels of others that the person watches, latest last.
    watched: Mutex<VecDeque<MatchId>>,
    /// Ticks when a board that this person sees has changed.
    boards: watch::Sender<()>,
    /// Whether a page of the person has been broad, and whether one has been narrow.
    widths: [AtomicBool; 2],
}

impl Panel {
    fn new(look: Look) -> Result<Self, getrandom::Error> {
        let mut epoch = [0; 8];
        getrandom::fill(&mut epoch)?;
        let (turn, feed, next) = (tokio::sync::Mutex::default(), Mutex::new(Feed::new()), Mutex::default());
        let (look, boards) = (watch::Sender::new(look), watch::Sender::new(()));
        let (watched, widths) = (Mutex::default(), Default::default());
        Ok(Self { epoch: hex(&epoch), turn, feed, next, look, watched, boards, widths })
    }

    /// A page of the person was opened: from now on hands are drawn for its width, too.
    pub(crate) fn opened(&self, broad: bool) {
        self.widths[usize::from(!broad)].store(true, Ordering::Relaxed);
    }

    /// Whether hands are drawn for broad pages, and whether they are for narrow ones.
    fn widths(&self) -> [bool; 2] {
        self.widths.each_ref().map(|width| width.load(Ordering::Relaxed))
    }

    /// Waits for the turn to send a request of this person to the hall.
    pub(crate) async fn turn(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    /// Puts an item in place of the older item of its slot. The caller holds the turn.
    pub(crate) fn put(&self, item: Item) -> Thing<Arc<Item>> {
        let mut feed = self.feed();
        let same = |other: &Item| item.slot.is_some() && other.slot == item.slot;
        let old = feed.things().find(|thing| same(&thing.item)).map(|thing| thing.id);
        let id = old.unwrap_or_else(|| {
            let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
            *next += 1;
            *next
        });
        let item = Arc::new(item);
        let changed = feed.put(id, Arc::clone(&item));
        for (kind, most) in [(Age::Note, NOTES_MAX), (Age::Over, OVER_MAX)] {
            let old: Vec<u64> = feed.things().filter(|thing| age(&thing.item) == kind).map(|thing| thing.id).collect();
            old[..old.len().saturating_sub(most)].iter().for_each(|id| drop(feed.remove(*id)));
        }
        Thing { id, changed, item }
    }

    /// Whether the page of this person shows the board of a match among the posts, even in a crowded room.
    pub(crate) fn sees(&self, id: MatchId) -> bool {
        self.plays(id) || self.watched().contains(&id)
    }

    /// Whether this person plays in a match.
    pub(crate) fn plays(&self, id: MatchId) -> bool {
        self.feed().things().any(|thing| thing.item.slot == Some(Slot::Hand(id)))
    }

    /// Shows the board of another person's duel. It replaces the duel that was watched longest.
    pub(crate) fn watch_board(&self, id: MatchId) {
        let mut watched = self.watched();
        watched.retain(|other| *other != id);
        watched.push_back(id);
        if watched.len() > WATCHED_MAX {
            watched.pop_front();
        }
        drop(watched);
        self.boards.send_replace(());
    }

    /// Ticks when a board that this person sees has changed.
    pub(crate) fn watch_boards(&self) -> watch::Receiver<()> {
        self.boards.subscribe()
    }

    /// The ids of what was said once.
    pub(crate) fn notes(&self) -> Vec<u64> {
        self.feed().things().filter(|thing| thing.item.slot.is_none()).map(|thing| thing.id).collect()
    }

    /// Takes these notes away: they have been read when the person does the next thing.
    pub(crate) fn forget(&self, notes: &[u64]) {
        let mut feed = self.feed();
        notes.iter().for_each(|id| drop(feed.remove(*id)));
    }

    /// Removes the item of a slot.
    pub(crate) fn remove(&self, slot: Slot) {
        let mut feed = self.feed();
        let id = feed.things().find(|thing| thing.item.slot == Some(slot)).map(|thing| thing.id);
        if let Some(id) = id {
            feed.remove(id);
        }
    }

    /// The changes since `cursor`.
    pub(crate) fn since(&self, cursor: Option<Cursor>) -> Delta<Arc<Item>> {
        self.feed().since(cursor)
    }

    /// Ticks when something has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<Cursor> {
        self.feed().watch()
    }

    /// The present look.
    pub(crate) fn look(&self) -> Look {
        *self.look.borrow()
    }

    /// Ticks when the look changes.
    pub(crate) fn watch_look(&self) -> watch::Receiver<Look> {
        self.look.subscribe()
    }

    /// Sets the look.
    pub(crate) fn set_look(&self, look: Look) {
        self.look.send_if_modified(|old| std::mem::replace(old, look) != look);
    }

    fn watched(&self) -> MutexGuard<'_, VecDeque<MatchId>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn feed(&self) -> MutexGuard<'_, Feed<Arc<Item>>> {
        self.feed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The kinds of items, each kept up to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Age {
    /// A note.
    Note,
    /// The hand of a finished match.
    Over,
    /// The hand of a match in progress.
    Live,
}

fn age(item: &Item) -> Age {
    match item.slot {
        None => Age::Note,
        Some(_) if is_over(&item.message) => Age::Over,
        Some(_) => Age::Live,
    }
}

/// Whether the match of a hand is over.
fn is_over(message: &Message) -> bool {
    message.buttons.iter().any(|button| matches!(button.press, Press::Rematch(_)))
}

/// The panels of everybody who has an open page.
pub(crate) struct Panels {
    hall: Hall,
    place: PlaceId,
    studio: Arc<Studio>,
    open: Mutex<HashMap<PersonId, Weak<Panel>>>,
}

impl Panels {
    /// Makes an empty set of panels.
    pub(crate) fn new(hall: Hall, place: PlaceId, studio: Arc<Studio>) -> Self {
        Self { hall, place, studio, open: Mutex::default() }
    }

    /// The panel of a person. It is new if no page of theirs is open.
    pub(crate) fn of(&self, person: &PersonId, look: Look) -> Result<Arc<Panel>, getrandom::Error> {
        let mut open = self.open();
        if let Some(panel) = open.get(person).and_then(Weak::upgrade) {
            return Ok(panel);
        }
        open.retain(|_, panel| panel.strong_count() > 0);
        let panel = Arc::new(Panel::new(look)?);
        open.insert(person.clone(), Arc::downgrade(&panel));
        Ok(panel)
    }

    /// The look of a person, if a page of theirs is open.
    pub(crate) fn known_look(&self, person: &PersonId) -> Option<Look> {
        self.open().get(person).and_then(Weak::upgrade).map(|panel| panel.look())
    }

    /// Puts the hands of all of a person's matches into their panel.
    pub(crate) async fn fill(&self, person: &PersonId, panel: &Panel) -> Result<(), HallError> {
        for id in self.hall.matches_of(person).await? {
            self.refresh_panel(person, panel, Slot::Hand(id)).await;
        }
        Ok(())
    }

    /// Updates a slot of a person, if a page of theirs is open.
    pub(crate) async fn refresh(&self, person: &PersonId, slot: Slot) {
        let panel = self.open().get(person).and_then(Weak::upgrade);
        if let Some(panel) = panel {
            self.refresh_panel(person, &panel, slot).await;
        }
    }

    async fn refresh_panel(&self, person: &PersonId, panel: &Panel, slot: Slot) {
        let _turn = panel.turn().await;
        let audience = Audience::Person(person.clone(), self.place.clone());
        match self.hall.message(&audience, slot).await {
            Ok(Some(message)) => drop(panel.put(self.duel(person, panel, slot, message).await)),
            Ok(None) => panel.remove(slot),
            Err(error) => tracing::error!(?slot, %error, "a private message cannot be composed"),
        }
    }

    /// Shows a note to a person, if a page of theirs is open.
    pub(crate) async fn say(&self, person: &PersonId, message: Message) {
        let panel = self.open().get(person).and_then(Weak::upgrade);
        if let Some(panel) = panel {
            let item = self.item(None, message).await;
            let _turn = panel.turn().await;
            panel.put(item);
        }
    }

    /// Whether a person has an open page.
    pub(crate) fn is_open(&self, person: &PersonId) -> bool {
        self.open().get(person).is_some_and(|panel| panel.strong_count() > 0)
    }

    /// Wakes the pages that show the board of a match even in a crowded room.
    pub(crate) fn board_changed(&self, id: MatchId) {
        let panels: Vec<_> = self.open().values().filter_map(Weak::upgrade).collect();
        for panel in panels.iter().filter(|panel| panel.sees(id)) {
            panel.boards.send_replace(());
        }
    }

    /// Removes a slot of a person.
    pub(crate) fn remove(&self, person: &PersonId, slot: Slot) {
        if let Some(panel) = self.open().get(person).and_then(Weak::upgrade) {
            panel.remove(slot);
        }
    }

    /// Draws the picture of a message for its one reader.
    pub(crate) async fn item(&self, slot: Option<Slot>, message: Message) -> Item {
        let pictures = self.drawn(&message).await;
        Item { pictures, ..Item::plain(slot, message) }
    }

    /// Draws the whole hand for a broad page, which has no room for all cards below each other. A hand with too many words for one
    /// picture has none, and neither has a deck that is built or a hand that is over.
    async fn whole(&self, message: &Message) -> Option<Drawn> {
        let picture = message.picture.as_ref().filter(|picture| matches!(picture.subject, Subject::Hand(_)));
        let plays = !desk::builds(message) && !is_over(message);
        let painted = self.studio.draw(picture.filter(|_| plays)?, None, Shape::Wide, 0).await?;
        (painted.numbers.len() == 1).then(|| Drawn::of(painted))
    }

    /// Draws a hand and the board of its match and tells what happened, so that one event shows all at the same moment.
    pub(crate) async fn duel(&self, person: &PersonId, panel: &Panel, slot: Slot, message: Message) -> Item {
        let Slot::Hand(id) = slot else { return self.item(Some(slot), message).await };
        let [broad, narrow] = panel.widths();
        let whole = if broad { self.whole(&message).await } else { None };
        let pictures = if whole.is_some() && !narrow { Vec::new() } else { self.drawn(&message).await };
        let lately = self.hall.lately(person, &self.place, id).await.unwrap_or_else(|error| {
            tracing::error!(%id, %error, "what happened cannot be told");
            Lately::default()
        });
        let item = Item { lately, whole, pictures, ..Item::plain(Some(slot), message) };
        let audience = Audience::Person(person.clone(), self.place.clone());
        match self.hall.message(&audience, Slot::Board(id)).await {
            Ok(Some(board)) => {
                let drawn = self.drawn(&board).await.into_iter().next();
                Item { board: Some((board, drawn)), ..item }
            }
            Ok(None) => item,
            Err(error) => {
                tracing::error!(%id, %error, "a board cannot be composed");
                item
            }
        }
    }

    async fn drawn(&self, message: &Message) -> Vec<Drawn> {
        let Some(picture) = &message.picture else { return Vec::new() };
        let (mut drawn, mut pages) = (Vec::new(), 1);
        while drawn.len() < pages {
            let Some(painted) = self.studio.draw(picture, None, Shape::Long, drawn.len()).await else { break };
            pages = pages.max(painted.numbers.len());
            drawn.push(Drawn::of(painted));
        }
        drawn
    }

    /// Shows the board of a match to the players who are out and only watch it: they get no new hand.
    pub(crate) async fn refresh_watchers(&self, id: MatchId) {
        let Ok(Some(facts)) = self.hall.facts(id).await else { return };
        for player in facts.players.iter().filter(|player| player.out && !facts.over) {
            self.refresh(&player.id, Slot::Hand(id)).await;
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<PersonId, Weak<Panel>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
