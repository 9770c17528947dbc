//! Hands: a viewer's own cards in rows, with the numbers of their buttons.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use crate::card::{Look, MARGIN};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Scene};
use crate::sheet::{Part as SheetPart, Piece};
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The width of every hand in pixels.
pub(crate) const WIDTH: u16 = 816;

/// The height of a tab.
const TAB: u16 = 50;

/// The parts around the cards of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The background below the cards.
    Ground { size: (u16, u16), theme: Theme },
    /// The tab below a card.
    Tab(Tab),
    /// Words for a hand without cards.
    Empty { key: &'static str, height: u16, lang: Lang, theme: Theme },
    /// Words above a row of cards, or below the last row: a message, perhaps with a number.
    Title { key: &'static str, count: u16, lang: Lang, theme: Theme },
}

/// The tab below a card: its number and what can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tab {
    pub(crate) number: u8,
    pub(crate) can: Can,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
}

/// What the viewer can do with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Can {
    Play,
    Place,
    Choose,
    Discard,
    /// So many resources are missing to play it.
    Short(u16),
    /// Nothing in this moment, which is no fault of the card: it looks like any other.
    Nothing,
    Keep,
    Replace,
}

impl Can {
    pub(crate) const fn look(self) -> Look {
        match self {
            Self::Play | Self::Keep | Self::Choose | Self::Discard | Self::Nothing => Look::Plain,
            Self::Place | Self::Short(_) => Look::Dear,
            Self::Replace => Look::Leaving,
        }
    }

    /// The words for it, and the icon behind them, if it is something to do.
    fn words(self) -> Option<(Text, Option<&'static str>)> {
        let (key, icon) = match self {
            Self::Play => ("use-play", "ui-play"),
            Self::Place => ("use-place", "ui-place"),
            Self::Choose => ("use-choose", "ui-pick"),
            Self::Discard => ("use-discard", "ui-discard"),
            Self::Short(missing) => return Some((Text::new("pic-use-short").num("n", missing), None)),
            Self::Nothing => return None,
            Self::Keep => ("use-keep", "ui-check"),
            Self::Replace => ("use-replace", "ui-swap"),
        };
        Some((Text::new(format!("pic-{key}")), Some(icon)))
    }
}

/// The sizes of a hand's grid.
pub(crate) struct Grid {
    pub(crate) columns: usize,
    pub(crate) card: (u16, u16),
    /// The distance from one card's corner to the next.
    pub(crate) step: (u16, u16),
    pub(crate) font: u16,
}

impl Grid {
    pub(crate) fn place(&self, index: usize) -> (i32, i32) {
        #[expect(clippy::cast_possible_truncation, reason = "a hand has few cards")]
        let (column, row) = ((index % self.columns) as u16, (index / self.columns) as u16);
        let left = (WIDTH - self.step.0 * (self.columns as u16 - 1) - self.card.0) / 2;
        (i32::from(left + column * self.step.0), i32::from(14 + row * self.step.1))
    }

    /// The height of this many rows.
    pub(crate) const fn height(&self, rows: u16) -> u16 {
        12 + rows * self.step.1
    }

    /// Adds a card at a place with the tab below it.
    pub(crate) fn add(&self, parts: &mut Vec<(SheetPart, i32, i32)>, card: SheetPart, (x, y): (i32, i32), tab: Tab) {
        let margin = i32::from(MARGIN);
        parts.push((card, x - margin, y - margin));
        let left = x + i32::from(self.card.0 / 2) - i32::from(tab_width(tab.theme) / 2);
        parts.push((Part::Tab(tab).into(), left, y + i32::from(self.card.1) + 2));
    }
}

const fn tab_width(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 300 } else { 226 }
}

/// The smallest font of a hand.
pub(crate) const fn font(theme: Theme) -> f32 {
    if matches!(theme, Theme::LargeText) { 28.0 } else { 21.0 }
}

impl Piece for Part {
    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { size, theme } => ground(*size, *theme),
            Self::Tab(tab) => tab.scene(easel),
            Self::Empty { key, height, lang, theme } => {
                let mut scene = Scene::new(WIDTH, *height);
                let style = Style::line(Font::Title, 28.0, 44.0, theme.skin().faint).wrap(Wrap::Lines(2));
                scene.text(easel.fit(&easel.say(*lang, key), scene.area().inset(40.0), style));
                scene
            }
            Self::Title { key, count, lang, theme } => title(key, *count, *lang, *theme, easel),
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

fn title(key: &str, count: u16, lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(WIDTH, TITLE);
    let font = font(theme);
    let words = easel.say_text(lang, &Text::new(format!("pic-{key}")).num("n", count));
    let style = Style::line(Font::Title, font, font * 1.5, skin.bright);
    scene.text(easel.fit(&words, scene.area().inset(6.0), style));
    scene
}

impl Tab {
    fn scene(&self, easel: &mut Easel) -> Scene {
        let Self { number, can, lang, theme } = *self;
        let skin = theme.skin();
        let mut scene = Scene::new(tab_width(theme), TAB);
        let words = can.words();
        let (whole, (middle, _)) = (scene.area().inset(2.0), scene.area().center());
        // Without words only the number is left, in the middle.
        let area = if words.is_some() { whole } else { Area::new(middle - whole.h / 2.0, whole.y, whole.h, whole.h) };
        let (fill, ink) = match can {
            Can::Play | Can::Choose => (skin.bright, NIGHT),
            Can::Keep => (skin.good.dark(0.15), skin.ink),
            Can::Replace => (skin.bad.dark(0.1), skin.ink),
            Can::Discard | Can::Place | Can::Short(_) | Can::Nothing => (skin.panel[0], skin.ink),
        };
        let lit = fill == skin.bright;
        scene.zone("tab", area);
        scene.fill(area.round(area.h / 2.0), if lit { fill.light(0.6) } else { skin.faint });
        let inner = area.inset(2.5);
        scene.fill(inner.round(inner.h / 2.0), fill);
        let disc = Area::new(inner.x + 2.0, inner.y + 2.0, inner.h - 4.0, inner.h - 4.0);
        scene.fill(disc.round(disc.h / 2.0), NIGHT);
        let font = font(theme);
        let digits = Style::line(Font::Strong, font, 32.0, if lit { skin.bright } else { skin.ink });
        scene.text(easel.fit(&number.to_string(), disc.inset(2.0), digits));
        let Some((words, icon)) = words else { return scene };
        let mut right = inner.right() - 10.0;
        if let Some(icon) = icon {
            let sign = Area::new(inner.right() - 40.0, inner.y + 8.0, inner.h - 16.0, inner.h - 16.0);
            scene.icon(icon, sign, ink);
            right = sign.x - 6.0;
        }
        let room = Area::new(disc.right() + 6.0, inner.y, right - disc.right() - 6.0, inner.h);
        let style = Style::line(Font::Strong, font, font * 1.25, ink);
        scene.text(easel.fit(&easel.say_text(lang, &words), room, style));
        scene
    }
}
