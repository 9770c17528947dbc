//! Hands: a viewer's own cards in rows, with the numbers of their buttons.

mod grid;
mod lay;
pub(crate) mod rows;
mod shown;
mod tab;

pub(crate) use grid::Grid;
pub use grid::Shape;
pub(crate) use grid::WIDTH;
pub(crate) use lay::{Dealt, List, Offer, Spread, Tail, alone};
pub(crate) use rows::Row;
pub(crate) use shown::{Shown, Worded};
pub(crate) use tab::Tab;

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use crate::card::Look;
use crate::easel::Easel;
use crate::scene::{Paint, Scene};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::Theme;

/// The parts around the cards of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The background below the cards.
    Ground { size: (u16, u16), theme: Theme },
    /// The same of one colour, below cards with art.
    Flat { size: (u16, u16), theme: Theme },
    /// The tab below a card, or the mark in its corner.
    Tab(Tab),
    /// Words for a hand without cards.
    Empty { key: &'static str, size: (u16, u16), lang: Lang, theme: Theme },
    /// Words above a row of cards, or below the last row: a message, perhaps with a number.
    Title { key: &'static str, count: u16, width: u16, lang: Lang, theme: Theme },
}

/// The ways in which a viewer can use a card now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Can {
    Play,
    /// It can become a resource. To play it, so many are missing, if any are.
    Place {
        missing: Option<u16>,
    },
    Choose,
    Discard,
    /// So many resources are missing to play it.
    Short(u16),
    /// It can be used, in the game's own word for that.
    Do(&'static str),
    /// Something is missing, of which the game says what: so many of it, or anything else. The key has a form `-brief`.
    Lacks(&'static str, u16),
    /// Nothing in this moment, which is no fault of the card: it looks like any other.
    Nothing,
    Keep,
    Replace,
    /// So many of so many are in the deck that is built.
    InDeck {
        now: u8,
        most: u8,
    },
    /// It can be put into the deck; there are so many.
    Add {
        most: u8,
    },
}

impl Can {
    pub(crate) const fn look(self) -> Look {
        match self {
            Self::Play | Self::Keep | Self::Choose | Self::Discard | Self::Nothing => Look::Plain,
            Self::Do(_) => Look::Plain,
            Self::InDeck { .. } | Self::Add { .. } => Look::Plain,
            Self::Place { .. } | Self::Short(_) | Self::Lacks(..) => Look::Dear,
            Self::Replace => Look::Leaving,
        }
    }

    /// Whether it is something to do.
    pub(crate) const fn is_use(self) -> bool {
        !matches!(self, Self::Short(_) | Self::Lacks(..) | Self::Nothing)
    }

    /// The words for it, and the icon behind them, if it is something to do.
    fn words(self) -> Option<(Text, Option<&'static str>)> {
        let (key, icon) = match self {
            Self::Play => ("use-play", "ui-play"),
            // The sign says that it can be placed.
            Self::Place { missing: Some(missing) } => {
                return Some((Text::new("pic-use-short").num("n", missing), Some("ui-place")));
            }
            Self::Place { missing: None } => ("use-place", "ui-place"),
            Self::Choose => ("use-choose", "ui-pick"),
            Self::Discard => ("use-discard", "ui-discard"),
            Self::Short(missing) => return Some((Text::new("pic-use-short").num("n", missing), None)),
            Self::Do(key) => (key, "ui-play"),
            Self::Lacks(key, n) => return Some((Text::new(format!("pic-{key}")).num("n", n), None)),
            Self::Nothing => return None,
            Self::Keep => ("use-keep", "ui-check"),
            Self::Replace => ("use-replace", "ui-swap"),
            Self::InDeck { most: 1, .. } => ("use-in", "ui-check"),
            Self::InDeck { now, most } => {
                let words = Text::new("pic-use-in-some").num("n", now).num("most", most);
                return Some((words, Some("ui-check")));
            }
            Self::Add { most } => return Some((Text::new("pic-use-add").num("most", most), None)),
        };
        Some((Text::new(format!("pic-{key}")), Some(icon)))
    }
}

/// The smallest font of a hand.
pub(crate) const fn font(theme: Theme) -> f32 {
    if matches!(theme, Theme::LargeText) { 28.0 } else { 21.0 }
}

impl Piece for Part {
    fn is_even(&self) -> bool {
        matches!(self, Self::Flat { .. })
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { size, theme } => ground(*size, *theme),
            Self::Flat { size, theme } => {
                let mut scene = Scene::new(size.0, size.1);
                scene.fill(scene.area().path(), theme.skin().flat());
                scene
            }
            Self::Tab(tab) => tab.scene(easel),
            Self::Empty { key, size, lang, theme } => {
                let mut scene = Scene::new(size.0, size.1);
                let style = Style::line(Font::Title, 28.0, 44.0, theme.skin().faint).wrap(Wrap::Lines(2));
                scene.text(easel.fit(&easel.say(*lang, key), scene.area().inset(40.0), style));
                scene
            }
            Self::Title { key, count, width, lang, theme } => title(key, *count, *width, *lang, *theme, easel),
        }
    }
}

fn ground((width, height): (u16, u16), theme: Theme) -> Scene {
    let mut scene = Scene::new(width, height);
    let area = scene.area();
    let skin = theme.skin();
    let [top, bottom] = skin.table;
    let (x, _) = area.center();
    let glow = Paint::glow((x, area.h * 0.35), area.w * 0.75, top, bottom);
    scene.fill(area.path(), if theme.is_plain() { bottom.into() } else { glow });
    scene
}

/// The height of a title.
pub(crate) const TITLE: u16 = 56;

fn title(key: &str, count: u16, width: u16, lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(width, TITLE);
    let font = font(theme);
    let words = easel.say_text(lang, &Text::new(format!("pic-{key}")).num("n", count));
    let style = Style::line(Font::Title, font, font * 1.5, skin.bright);
    scene.text(easel.fit(&words, scene.area().inset(6.0), style));
    scene
}
