//! The stream to one page: the changes in the channel and in the person's own panel, as one event at a time.
//!
//! An event carries all changes since the page's cursor. So a page that was slow or away gets the newest state and
//! nothing twice. Between events, nothing is stored for the page.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use duelhall_engine::kit::Text;
use duelhall_hall::{Clock, SystemClock, caught_now};
use futures::Stream;
use serde::Serialize;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::Instant;

use super::api::{Member, broken, look_of};
use super::channel::Sight;
use super::feed::{Cursor, Delta, Thing};
use super::panels::{Item, Look, Panel};
use super::problem::Problem;
use super::sessions::Session;
use super::streams::OpenStream;
use super::words::{plain, say};
use super::{Web, views};

/// How often a silent stream shows that it is alive.
const BEAT: Duration = Duration::from_secs(15);

/// How long the panel of a person stays after their last page has gone.
const LINGER: Duration = Duration::from_secs(5);

/// How long news for everybody waits after an event, so that one event covers many changes in a busy room.
const GAP: Duration = Duration::from_millis(250);

/// The header of a page that is broad.
const BROAD: &str = "hall-broad";

/// A post as the script reads it.
#[derive(Serialize)]
struct PostJson {
    id: u64,
    html: String,
}

/// An item of the panel as the script reads it.
#[derive(Serialize)]
pub(crate) struct ItemJson {
    id: u64,
    /// The cursor of the last change. Of two items with the same id, the higher one is newer.
    changed: Cursor,
    /// Whether it is in the panel and not among the posts.
    hand: bool,
    html: String,
}

impl ItemJson {
    /// Puts an item into HTML.
    pub(crate) fn of(thing: &Thing<Arc<Item>>, look: Look) -> Self {
        let html = views::private(&thing.item, look, "");
        Self { id: thing.id, changed: thing.changed, hand: thing.item.slot.is_some(), html }
    }
}

/// The look of the page.
#[derive(Serialize)]
pub(crate) struct LookJson {
    lang: &'static str,
    theme: &'static str,
}

impl From<Look> for LookJson {
    fn from(look: Look) -> Self {
        Self { lang: look.lang.code(), theme: look.theme.name() }
    }
}

/// One event.
#[derive(Serialize)]
struct News {
    /// The hall's time in milliseconds, from which the page computes the time left.
    now: i64,
    name: String,
    look: LookJson,
    posts: Changes<PostJson>,
    /// In a crowded room, a line about the duels that the page does not show.
    others: Option<String>,
    panel: Changes<ItemJson>,
    epoch: String,
}

#[derive(Serialize)]
struct Changes<T> {
    reset: bool,
    put: Vec<T>,
    gone: Vec<u64>,
}

impl<T> Changes<T> {
    /// An item whose HTML panics is left out, so that one bad message does not end the page.
    fn of<S>(delta: Delta<S>, each: impl Fn(&Thing<S>) -> T) -> Self {
        let one = |thing: &Thing<S>| {
            let html = caught_now(|| each(thing));
            html.inspect_err(|broken| tracing::error!(%broken, "a message was not put into the page")).ok()
        };
        Self { reset: delta.reset, put: delta.things.iter().filter_map(one).collect(), gone: delta.gone }
    }
}

/// The position of a page, as in `Last-Event-ID`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    /// The position in the channel, and the view of the channel there.
    posts: Option<(Cursor, u64)>,
    panel: Option<Cursor>,
}

impl Place {
    /// Reads `RUN.POSTS.VIEW.PANEL.ITEMS`. Positions of another run or of another panel are forgotten.
    fn read(text: &str, run: &str, panel: &str) -> Self {
        let parts: Vec<&str> = text.split('.').collect();
        let [its_run, posts, view, its_panel, items] = parts[..] else { return Self::default() };
        let posts = posts.parse().ok().zip(view.parse().ok()).filter(|_| its_run == run);
        let panel = items.parse().ok().filter(|_| its_panel == panel);
        Self { posts, panel }
    }
}

/// A page that receives the news.
struct Reader {
    web: Arc<Web>,
    session: Arc<Session>,
    panel: Arc<Panel>,
    open: OpenStream,
    sight: Sight,
    /// The position of the page in the panel.
    items: Option<Cursor>,
    woken: Woken,
    /// The look of the last event; `None` before the first event.
    drawn: Option<Look>,
    /// The number of duels that the page does not show, as it was last told.
    others: usize,
    told: Instant,
    /// Whether the page was told that a newer page has replaced it.
    closed: bool,
}

/// The events that wake a page.
struct Woken {
    all: watch::Receiver<()>,
    boards: watch::Receiver<()>,
    items: watch::Receiver<Cursor>,
    look: watch::Receiver<Look>,
}

impl Woken {
    /// Waits for something new. News for everybody waits until `rested`.
    async fn next(&mut self, rested: Instant) -> Option<()> {
        let Self { all, boards, items, look } = self;
        let all = async {
            all.changed().await?;
            tokio::time::sleep_until(rested).await;
            Ok::<(), watch::error::RecvError>(())
        };
        tokio::select! {
            changed = all => changed.ok(),
            changed = boards.changed() => changed.ok(),
            changed = items.changed() => changed.ok(),
            changed = look.changed() => changed.ok(),
        }
    }

    /// Marks everything as seen before it is read, so that a change in between wakes the page again.
    fn seen(&mut self) -> Look {
        self.all.mark_unchanged();
        self.boards.mark_unchanged();
        self.items.mark_unchanged();
        *self.look.borrow_and_update()
    }
}

/// Tells one page the news for as long as it listens.
pub(crate) async fn stream(
    State(web): State<Arc<Web>>,
    member: Member,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let person = member.session.id();
    let look = look_of(&web, &member.session).await;
    let panel = web.panels.of(&person, look).map_err(|error| broken(&error))?;
    panel.opened(headers.contains_key(BROAD));
    let open = web.streams.open(member.session.family(), &person);
    web.panels.fill(&person, &panel).await.map_err(|error| broken(&error))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).unwrap_or("");
    let place = Place::read(last, &web.epoch, &panel.epoch);
    let reader = Reader {
        sight: place.posts.map_or_else(Sight::default, |(cursor, view)| Sight::at(cursor, view)),
        items: place.panel,
        woken: Woken {
            all: web.timeline.watch(),
            boards: panel.watch_boards(),
            items: panel.watch(),
            look: panel.watch_look(),
        },
        session: member.session,
        drawn: None,
        others: 0,
        told: Instant::now(),
        closed: false,
        panel,
        open,
        web,
    };
    let events = futures::stream::unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((Ok(event), reader))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)))
}

/// A page that asks again, as it does when its width changes, finds its panel as it was.
impl Drop for Reader {
    fn drop(&mut self) {
        let (panel, stop) = (Arc::clone(&self.panel), self.web.stop.clone());
        let Ok(runtime) = Handle::try_current() else { return };
        runtime.spawn(async move {
            // It goes in any case.
            let _ = tokio::time::timeout(LINGER, stop.cancelled()).await;
            drop(panel);
        });
    }
}

impl Reader {
    /// Waits until there is news; `None` when the page is closed or the program ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.web.stop.is_cancelled() || self.closed {
                return None;
            }
            if self.open.closing().is_cancelled() {
                self.closed = true;
                let why = plain(self.panel.look().lang, "web-too-many-pages");
                return Some(Event::default().event("closed").data(why));
            }
            if let Some(event) = self.news() {
                self.told = Instant::now();
                return Some(event);
            }
            let stop = self.web.stop.clone();
            tokio::select! {
                woken = self.woken.next(self.told + GAP) => woken?,
                () = self.open.closing().cancelled() => {}
                () = stop.cancelled() => return None,
            }
        }
    }

    fn news(&mut self) -> Option<Event> {
        let look = self.woken.seen();
        if self.drawn.is_some_and(|drawn| drawn != look) {
            (self.sight, self.items) = (Sight::default(), None);
        }
        let panel = &self.panel;
        let (posts, others) = self.web.timeline.since(&mut self.sight, |id| panel.sees(id));
        let items = panel.since(self.items);
        let same = posts.is_empty() && items.is_empty() && others == self.others;
        if self.drawn.is_some() && same {
            return None;
        }
        (self.drawn, self.others, self.items) = (Some(look), others, Some(items.cursor));
        let (cursor, view) = self.sight.mark();
        let id = format!("{}.{cursor}.{view}.{}.{}", self.web.epoch, panel.epoch, items.cursor);
        let line = || say(look.lang, &Text::new("web-others").num("count", i64::try_from(others).unwrap_or(i64::MAX)));
        let reader = views::Reader { id: self.session.id(), look, plays: &|id| panel.plays(id) };
        let news = News {
            now: SystemClock.now().0,
            name: self.session.name.clone(),
            look: look.into(),
            posts: Changes::of(posts, |thing| PostJson {
                id: thing.id,
                html: views::post(thing.id, &thing.item, &reader),
            }),
            others: (others > 0).then(line),
            panel: Changes::of(items, |thing| ItemJson::of(thing, look)),
            epoch: panel.epoch.clone(),
        };
        Event::default().id(id).event("news").json_data(news).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // an item whose HTML panics is left out, and the page gets the others.
    #[test]
    fn a_message_that_panics_in_the_making_is_left_out() {
        let mut feed = super::super::feed::Feed::new();
        for id in 0..3 {
            feed.put(id, id);
        }
        let changes = Changes::of(feed.since(None), |thing| {
            assert_ne!(thing.id, 1, "this one cannot be drawn");
            thing.id
        });
        assert_eq!(changes.put, [0, 2]);
    }

    #[test]
    fn a_place_of_another_run_or_panel_is_forgotten() {
        let place = Place::read("run.7.2.panel.9", "run", "panel");
        assert_eq!(place, Place { posts: Some((7, 2)), panel: Some(9) });
        assert_eq!(Place::read("old.7.2.panel.9", "run", "panel"), Place { posts: None, panel: Some(9) });
        assert_eq!(Place::read("run.7.2.other.9", "run", "panel"), Place { posts: Some((7, 2)), panel: None });
        for text in ["", "run.7.panel.9", "run.x.0.panel.-1", "a.b.c.d.e"] {
            assert_eq!(Place::read(text, "run", "panel"), Place::default(), "{text}");
        }
    }
}
