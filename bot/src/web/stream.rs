//! The stream to one page: what changed in the channel and in the person's own panel, as one event at a time.
//!
//! An event carries everything since the cursor that the page has, so a page that was slow or away gets the newest and
//! nothing twice; between events nothing is kept for it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, SystemClock};
use futures::Stream;
use serde::Serialize;
use tokio::sync::watch;

use super::api::{Member, broken, look_of};
use super::feed::{Cursor, Delta, Entry};
use super::panels::{Item, Look, OpenStream};
use super::problem::Problem;
use super::sessions::Session;
use super::timeline::Post;
use super::{Web, views};

/// How often a silent stream shows that it lives.
const BEAT: Duration = Duration::from_secs(15);

/// A post as the script takes it.
#[derive(Serialize)]
struct PostJson {
    id: u64,
    html: String,
}

/// Something of the panel as the script takes it.
#[derive(Serialize)]
pub(crate) struct ItemJson {
    id: u64,
    /// Of two with the same id the higher is newer.
    changed: Cursor,
    /// Whether it stands in the panel, and not among the posts.
    hand: bool,
    html: String,
}

impl ItemJson {
    /// Puts an item into HTML.
    pub(crate) fn of(entry: &Entry<Arc<Item>>, lang: Lang) -> Self {
        let html = views::private(&entry.item, lang, "");
        Self { id: entry.id, changed: entry.changed, hand: entry.item.slot.is_some(), html }
    }
}

/// How the person wants the page.
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
    /// The clock of the hall, in milliseconds, for the time left.
    now: i64,
    name: String,
    look: LookJson,
    posts: Changes<PostJson>,
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
    fn of<S>(delta: Delta<S>, each: impl Fn(&Entry<S>) -> T) -> Self {
        Self { reset: delta.reset, put: delta.entries.iter().map(each).collect(), gone: delta.gone }
    }
}

/// How far a page has come, as it stands in `Last-Event-ID`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    posts: Option<Cursor>,
    panel: Option<Cursor>,
}

impl Place {
    /// Reads `RUN.POSTS.PANEL.ITEMS`; what is of another run, or of another panel, is forgotten.
    fn read(text: &str, run: &str, panel: &str) -> Self {
        let parts: Vec<&str> = text.split('.').collect();
        let [its_run, posts, its_panel, items] = parts[..] else { return Self::default() };
        let known = |its: &str, ours: &str, cursor: &str| (its == ours).then(|| cursor.parse().ok()).flatten();
        Self { posts: known(its_run, run, posts), panel: known(its_panel, panel, items) }
    }
}

/// A page that is being told the news.
struct Reader {
    web: Arc<Web>,
    session: Arc<Session>,
    open: OpenStream,
    place: Place,
    posts: watch::Receiver<Cursor>,
    items: watch::Receiver<Cursor>,
    look: watch::Receiver<Look>,
    /// What the page was drawn with; `None` before the first event.
    drawn: Option<Look>,
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
    let open = panel.open_stream().ok_or(Problem::TooMany)?;
    web.panels.fill(&person, &panel).await.map_err(|error| broken(&error))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).unwrap_or("");
    let reader = Reader {
        place: Place::read(last, &web.epoch, &panel.epoch),
        posts: web.timeline.watch(),
        items: panel.watch(),
        look: panel.watch_look(),
        session: member.session,
        drawn: None,
        open,
        web,
    };
    let events = futures::stream::unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((Ok(event), reader))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)))
}

impl Reader {
    /// Waits until there is something to tell; `None` when the program ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.web.stop.is_cancelled() {
                return None;
            }
            if let Some(event) = self.news() {
                return Some(event);
            }
            let stop = self.web.stop.clone();
            tokio::select! {
                changed = self.posts.changed() => changed.ok()?,
                changed = self.items.changed() => changed.ok()?,
                changed = self.look.changed() => changed.ok()?,
                () = stop.cancelled() => return None,
            }
        }
    }

    fn news(&mut self) -> Option<Event> {
        // Marked as seen before it is read, so that what comes in between wakes us again.
        self.posts.mark_unchanged();
        self.items.mark_unchanged();
        let look = *self.look.borrow_and_update();
        if self.drawn.is_some_and(|drawn| drawn != look) {
            self.place = Place::default();
        }
        let panel = &self.open.0;
        let (posts, items) = (self.web.timeline.since(self.place.posts), panel.since(self.place.panel));
        if self.drawn.is_some() && posts.is_empty() && items.is_empty() {
            return None;
        }
        self.drawn = Some(look);
        self.place = Place { posts: Some(posts.cursor), panel: Some(items.cursor) };
        let id = format!("{}.{}.{}.{}", self.web.epoch, posts.cursor, panel.epoch, items.cursor);
        let news = News {
            now: SystemClock.now().0,
            name: self.session.name.clone(),
            look: look.into(),
            posts: Changes::of(posts, |entry: &Entry<Arc<Post>>| PostJson {
                id: entry.id,
                html: views::post(entry.id, &entry.item, look),
            }),
            panel: Changes::of(items, |entry| ItemJson::of(entry, look.lang)),
            epoch: panel.epoch.clone(),
        };
        Event::default().id(id).event("news").json_data(news).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_of_another_run_or_panel_is_forgotten() {
        let place = Place::read("run.7.panel.9", "run", "panel");
        assert_eq!(place, Place { posts: Some(7), panel: Some(9) });
        assert_eq!(Place::read("old.7.panel.9", "run", "panel"), Place { posts: None, panel: Some(9) });
        assert_eq!(Place::read("run.7.other.9", "run", "panel"), Place { posts: Some(7), panel: None });
        for text in ["", "run.7.panel", "run.x.panel.-1", "a.b.c.d.e"] {
            assert_eq!(Place::read(text, "run", "panel"), Place::default(), "{text}");
        }
    }
}
