//! Draws pictures off the async threads, a few at a time.

use std::sync::Arc;

use duelhall_engine::games::AnyCard;
use duelhall_engine::kit::hex;
use duelhall_engine::text::Lang;
use duelhall_hall::{Picture, Subject, caught_now};
use duelhall_render::{Captions, Drawing, Film, Painter, Shape, Spot, Theme};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

/// The function that draws a picture; of a hand one page, in a shape.
type Paint = dyn Fn(Picture, Theme, Shape, usize) -> Painted + Send + Sync;

/// The function that draws a small card.
type PaintSmall = dyn Fn(AnyCard, Lang, Theme) -> Arc<[u8]> + Send + Sync;

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Painted {
    /// The PNG file; of an animation for a chat, the GIF file.
    pub(crate) png: Arc<[u8]>,
    /// The numbers of the cards on each page of a hand. Empty for other pictures, and for a hand without cards.
    pub(crate) numbers: Vec<Vec<u8>>,
    /// The places of the numbered cards of a board or of a hand.
    pub(crate) spots: Vec<Spot>,
}

/// Draws the pictures that the hall describes.
pub(crate) struct Studio {
    paint: Arc<Paint>,
    small: Arc<PaintSmall>,
    /// One permit for each picture drawn at once; as many as there are cores, so that a crowd cannot starve other work.
    permits: Arc<Semaphore>,
    /// One animation is made at a time: each takes as long as many pictures.
    films: Arc<Semaphore>,
}

/// The most bytes of an animation: every chat takes such a file.
pub(crate) const LARGEST_FILM: usize = 8 << 20;

/// The fewest permits, also on a machine with one core, so that one slow picture does not hold up all others.
const FEWEST: usize = 2;

impl Studio {
    /// Opens a studio.
    pub(crate) fn new(painter: Arc<Painter>) -> Self {
        let small = {
            let painter = Arc::clone(&painter);
            Arc::new(move |card: AnyCard, lang: Lang, theme: Theme| painter.small_card(&card, lang, theme))
        };
        Self { small, ..Self::with(move |picture, theme, shape, page| paint(&painter, picture, theme, shape, page)) }
    }

    /// Opens a studio with a drawing function of its own, which draws no small cards.
    pub(crate) fn with(paint: impl Fn(Picture, Theme, Shape, usize) -> Painted + Send + Sync + 'static) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let permits = Arc::new(Semaphore::new(cores.max(FEWEST)));
        let (small, films) = (Arc::new(|_, _, _| Arc::from([].as_slice())), Arc::new(Semaphore::new(1)));
        Self { paint: Arc::new(paint), small, permits, films }
    }

    /// Draws one card, small enough for a page that shows many.
    pub(crate) async fn small_card(&self, card: AnyCard, lang: Lang, theme: Theme) -> Option<Arc<[u8]>> {
        let _permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let small = Arc::clone(&self.small);
        let drawn = tokio::task::spawn_blocking(move || caught_now(|| small(card, lang, theme))).await.ok()?;
        drawn.inspect_err(|broken| tracing::error!(%broken, "a card was not drawn")).ok()
    }

    /// Draws a picture, in its own theme or in another; a hand in a shape, and one of its pages. Returns `None` while the
    /// program ends, and after a panic while drawing. A message is complete without its picture.
    pub(crate) async fn draw(
        &self,
        picture: &Picture,
        theme: Option<Theme>,
        shape: Shape,
        page: usize,
    ) -> Option<Painted> {
        let film = match picture.subject {
            Subject::Replay(_) => Some(Arc::clone(&self.films).acquire_owned().await.ok()?),
            _ => None,
        };
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let (paint, picture) = (Arc::clone(&self.paint), picture.clone());
        let theme = theme.unwrap_or_else(|| theme_of(&picture));
        let drawn = tokio::task::spawn_blocking(move || {
            // Whoever waits for it may go away, and the drawing goes on.
            let _held = (film, permit);
            caught_now(|| paint(picture, theme, shape, page))
        });
        drawn.await.ok()?.inspect_err(|broken| tracing::error!(%broken, "a picture was not drawn")).ok()
    }
}

/// The theme that the hall wants.
pub(crate) fn theme_of(picture: &Picture) -> Theme {
    picture.theme.parse().unwrap_or_default()
}

fn paint(painter: &Painter, picture: Picture, theme: Theme, shape: Shape, page: usize) -> Painted {
    let Picture { subject, names, mark, lang, .. } = picture;
    let captions = Captions::new(names, lang, theme).marked(mark).on_page(shape, page);
    let mut numbers = Vec::new();
    let whole = |png| Drawing { png, spots: Vec::new() };
    let Drawing { png, spots } = match subject {
        Subject::Board(table) => painter.drawn_board(&table, &captions),
        Subject::Hand(table) => {
            numbers = painter.numbers(&table, &captions);
            painter.drawn_hand(&table, &captions)
        }
        Subject::Card(card) => whole(painter.card(&card, lang, theme)),
        Subject::InPlay(card, table, number) => whole(painter.card_in_play(&card, &table, number, lang, theme)),
        Subject::Deck(page) => whole(painter.deck(&page, lang, theme)),
        Subject::Map(map) => whole(painter.map(&map, lang, theme)),
        Subject::Reward(reward) => whole(painter.reward(&reward, lang, theme)),
        Subject::Replay(tables) => {
            whole(painter.animation(&tables, &captions, film_in(shape), LARGEST_FILM).file.into())
        }
    };
    Painted { png, numbers, spots }
}

/// The form of an animation in the place whose hands have a shape: every chat moves a GIF, and browsers move an APNG, which is smaller.
const fn film_in(shape: Shape) -> Film {
    match shape {
        Shape::Long => Film::Apng,
        Shape::Tall | Shape::Wide => Film::Gif,
    }
}

/// The name of the file of a public board. Equal views have equal names, and nobody can guess a name.
pub(crate) fn board_name(picture: &Picture, theme: Theme) -> Option<String> {
    let Subject::Board(table) = &picture.subject else { return None };
    let view = serde_json::to_vec(&(table, &picture.names, picture.mark, picture.lang)).ok()?;
    let mut hash = Sha256::new();
    hash.update(env!("CARGO_PKG_VERSION"));
    hash.update(theme.name());
    hash.update(view);
    Some(hex(&hash.finalize()[..16]))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use duelhall_engine::games::GameId;
    use futures::future::join_all;

    use super::*;

    fn picture(alt: &str) -> Picture {
        let (_, card) = GameId::all()[0].cards().into_iter().next().unwrap();
        let (names, theme, alt) = (Vec::new(), String::new(), alt.to_owned());
        Picture { subject: Subject::Card(card), names, mark: 0, lang: Lang::En, theme, alt, lines: Vec::new() }
    }

    /// a picture whose drawing panics is missing; the studio draws the next ones, however often that happens.
    #[tokio::test]
    async fn a_picture_that_breaks_off_keeps_no_permit() {
        let painted = || Painted { png: Arc::from(*b"png"), numbers: Vec::new(), spots: Vec::new() };
        let studio = Studio::with(move |picture, _, _, _| {
            assert_ne!(picture.alt, "broken", "this one breaks off");
            painted()
        });
        for _ in 0..64 {
            assert_eq!(studio.draw(&picture("broken"), None, Shape::Long, 0).await, None);
        }
        assert_eq!(studio.draw(&picture("fine"), None, Shape::Long, 0).await, Some(painted()));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn one_animation_is_made_at_a_time() {
        let made = Arc::new(AtomicUsize::new(0));
        let here = Arc::clone(&made);
        let studio = Studio::with(move |_, _, _, _| {
            assert_eq!(here.fetch_add(1, Ordering::SeqCst), 0, "another one is being made");
            std::thread::yield_now();
            here.fetch_sub(1, Ordering::SeqCst);
            Painted { png: Arc::from(*b"gif"), numbers: Vec::new(), spots: Vec::new() }
        });
        let replay = Picture { subject: Subject::Replay(Arc::from([])), ..picture("replay") };
        let films = join_all((0..32).map(|_| studio.draw(&replay, None, Shape::Wide, 0))).await;
        assert!(films.iter().all(Option::is_some));
    }
}
