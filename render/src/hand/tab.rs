//! The tab of a card in a hand: its number, and what can be done with it.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::lay::Offer;
use super::{Can, font};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};

/// The height of a tab below a card.
pub(super) const BELOW: u16 = 50;

/// The height of a tab in a card's corner.
pub(super) const CORNER: u16 = 46;

/// The room between the number and what can be done, and between the words of that and its ends.
const APART: f32 = 6.0;
const PAD: f32 = 9.0;

/// The corner of the plate of a number.
const KEY: f32 = 13.0;

/// The number of a card and what can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tab {
    pub(crate) offer: Offer,
    /// The room in the card's top right corner; `None` for a tab below the card.
    pub(crate) corner: Option<u16>,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
}

/// The width of a tab below a card.
pub(crate) const fn width(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 300 } else { 226 }
}

impl Tab {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        match self.corner {
            None => self.below(easel),
            Some(width) => self.in_corner(width, easel),
        }
    }

    /// The colours of the tab and of what stands on it.
    fn colors(&self) -> (Rgba, Rgba) {
        let skin = self.theme.skin();
        match self.offer.can {
            Can::Play | Can::Do(_) | Can::Choose | Can::InDeck { .. } => (skin.bright, NIGHT),
            Can::Keep => (skin.good.dark(0.15), skin.ink),
            Can::Replace => (skin.bad.dark(0.1), skin.ink),
            Can::Discard | Can::Place { .. } | Can::Add { .. } => (skin.panel[0], skin.ink),
            Can::Short(_) | Can::Lacks(..) | Can::Nothing => (skin.panel[0], skin.ink),
        }
    }

    /// The number at the right end of the room, and what can be done at its left. What is missing is said in words; the signs say
    /// the rest, because a picture so small has no room for more.
    fn in_corner(&self, width: u16, easel: &mut Easel) -> Scene {
        let row = Area::new(0.0, 0.0, width.into(), CORNER.into());
        let Offer { number, can, count } = self.offer;
        let count = if let Can::Add { most } = can { most } else { count };
        let lacks = matches!(can, Can::Short(_) | Can::Lacks(..) | Can::Place { missing: Some(_) });
        let rows = if lacks && count > 1 { 2 } else { 1 };
        let mut scene = Scene::new(width, rows * CORNER);
        let whole = row.inset(1.0);
        let end = if number > 0 {
            let wide = if number > 9 { 52.0 } else { 40.0 };
            let key = Area::new(whole.right() - wide, whole.y, wide, whole.h);
            self.number(&mut scene, key, easel);
            key.x - APART
        } else {
            whole.right()
        };
        // What stands next to the number is lower, so that nobody reads the two together.
        let strip = Area::new(0.0, whole.y + 4.0, end, whole.h - 8.0);
        let room = Area { x: PAD, w: end - 2.0 * PAD, ..strip };
        let said = match can {
            Can::Short(missing) => self.missing("use-short", missing, room, easel),
            Can::Lacks(key, missing) => self.missing(key, missing, room, easel),
            Can::Place { missing: Some(missing) } => self.missing_to_place(missing, room, easel),
            Can::InDeck { now, most } => Some(self.in_deck(now, most, room, easel)),
            _ if count > 1 => Some(self.counted(count, room, easel)),
            // Most cards are like these, so a sign is enough.
            Can::Play | Can::Do(_) | Can::Nothing | Can::Add { .. } => None,
            _ if number > 0 => self.state(can, room, easel),
            _ => None,
        };
        if rows > 1 {
            // How many there are has a line of its own.
            let below = row.shift(0.0, row.h - 4.0);
            let words =
                self.counted(count, Area { y: below.y + 5.0, h: 36.0, w: whole.right() - 2.0 * PAD, ..room }, easel);
            let left = words.extent.x - PAD;
            self.pill(&mut scene, Area::new(left, below.y + 5.0, whole.right() - left, 36.0));
            scene.text(words);
        }
        let sign = can.words().and_then(|(_, icon)| icon).filter(|_| number > 0);
        let tick = strip.h * 0.6;
        let free = said.as_ref().map_or(room.right(), |words| words.extent.x - 4.0);
        let sign = sign.filter(|_| free - tick >= room.x - 3.0);
        let left = sign.map(|_| free - tick).or(said.as_ref().map(|words| words.extent.x));
        let Some(left) = left.map(|left| (left - PAD).max(0.0)) else { return scene };
        self.pill(&mut scene, Area { x: left, w: end - left, ..strip });
        if let Some(sign) = sign {
            let (_, middle) = strip.center();
            let (_, ink) = self.colors();
            scene.icon(sign, Area::new(free - tick, middle - tick / 2.0, tick, tick), ink);
        }
        said.into_iter().for_each(|words| scene.text(words));
        scene
    }

    /// The number, on a plate that looks like a key.
    fn number(&self, scene: &mut Scene, key: Area, easel: &mut Easel) {
        let skin = self.theme.skin();
        let (fill, _) = self.colors();
        let lit = fill == skin.bright;
        scene.zone("number", key);
        scene.fill(key.round(KEY), if lit { NIGHT } else { skin.faint });
        scene.fill(key.inset(2.5).round(KEY - 2.5), if lit { fill } else { NIGHT });
        let style = Style::line(Font::Strong, font(self.theme), 32.0, if lit { NIGHT } else { skin.ink });
        scene.text(easel.fit(&self.offer.number.to_string(), key.inset(3.0), style));
    }

    /// The ground of what can be done.
    fn pill(&self, scene: &mut Scene, area: Area) {
        let skin = self.theme.skin();
        let (fill, _) = self.colors();
        scene.zone("state", area);
        scene.fill(area.round(area.h / 2.0), if fill == skin.bright { fill.light(0.6) } else { skin.faint });
        let inner = area.inset(2.5);
        scene.fill(inner.round(inner.h / 2.0), fill);
    }

    /// How much is missing, at the right end of a room: in full, or shorter where there is no room for that.
    fn missing(&self, key: &str, missing: u16, room: Area, easel: &mut Easel) -> Option<TextBox> {
        let font = font(self.theme);
        let style = Style::line(Font::Strong, font * 0.96, font * 1.1, self.theme.skin().ink).align(Align::End);
        ["", "-brief"].into_iter().find_map(|form| {
            let words = easel.say_text(self.lang, &Text::new(format!("pic-{key}{form}")).num("n", missing));
            Some(easel.fit(&words, room, style)).filter(|words| !words.cut)
        })
    }

    /// The same beside the sign for placing, which needs room of its own.
    fn missing_to_place(&self, missing: u16, room: Area, easel: &mut Easel) -> Option<TextBox> {
        let sign = room.h * 0.5 + 12.0;
        self.missing("use-short", missing, Area { x: room.x + sign, w: room.w - sign, ..room }, easel)
    }

    /// How many of it there are.
    fn counted(&self, count: u8, room: Area, easel: &mut Easel) -> TextBox {
        let (font, (_, ink)) = (font(self.theme) + 1.0, self.colors());
        let style = Style::line(Font::Strong, font, font * 1.2, ink).align(Align::End);
        easel.fit(&format!("×{count}"), room, style)
    }

    /// The words for a use of the card; `None` if the room is too narrow for them.
    fn state(&self, can: Can, room: Area, easel: &mut Easel) -> Option<TextBox> {
        let (words, _) = can.words()?;
        Some(self.aligned(&words, room, easel)).filter(|words| !words.cut)
    }

    /// How many copies are in the deck.
    fn in_deck(&self, now: u8, most: u8, room: Area, easel: &mut Easel) -> TextBox {
        let key = if most > 1 { "pic-use-in-brief" } else { "pic-use-in" };
        self.aligned(&Text::new(key).num("n", now).num("most", most), room, easel)
    }

    /// Words at the right end of a room.
    fn aligned(&self, words: &Text, room: Area, easel: &mut Easel) -> TextBox {
        let (font, (_, ink)) = (font(self.theme), self.colors());
        let style = Style::line(Font::Strong, font, font * 1.1, ink).align(Align::End);
        let words = easel.say_text(self.lang, words);
        easel.fit(&words, room, style)
    }

    /// What is missing, in the longest form that a tab below a card has room for.
    fn lacking(&self, key: &str, n: u16, easel: &mut Easel) -> String {
        let font = font(self.theme);
        let style = Style::line(Font::Strong, font, font, self.theme.skin().ink);
        let say = |form: &str, easel: &mut Easel| {
            easel.say_text(self.lang, &Text::new(format!("pic-{key}{form}")).num("n", n))
        };
        let whole = say("", easel);
        let [_, strip] = self.halves();
        let counted = counted(self.offer.count, Some(whole.clone())).unwrap_or_default();
        if easel.fit(&counted, strip.inset(PAD), style).cut { say("-brief", easel) } else { whole }
    }

    /// The places of the number and of what can be done, below a card.
    fn halves(&self) -> [Area; 2] {
        let whole = Area::new(0.0, 0.0, width(self.theme).into(), BELOW.into()).inset(2.0);
        let wide = if self.offer.number > 9 { 54.0 } else { 46.0 };
        let left = if self.offer.number > 0 { whole.x + wide + APART } else { whole.x };
        let strip = Area::new(left, whole.y + 3.0, whole.right() - left, whole.h - 6.0);
        [Area { w: wide, ..whole }, strip]
    }

    fn below(&self, easel: &mut Easel) -> Scene {
        let Self { offer: Offer { number, can, count }, lang, theme, .. } = *self;
        let mut scene = Scene::new(width(theme), BELOW);
        let (words, icon) = can.words().map_or((None, None), |(words, icon)| (Some(words), icon));
        let words = words.map(|words| easel.say_text(lang, &words));
        let words = match can {
            Can::Lacks(key, n) => Some(self.lacking(key, n, easel)),
            _ => words,
        };
        let words = counted(count, words);
        let ([key, strip], (middle, _)) = (self.halves(), scene.area().center());
        if number > 0 {
            // Without words the number is in the middle.
            let x = if words.is_some() { key.x } else { middle - key.w / 2.0 };
            self.number(&mut scene, Area { x, ..key }, easel);
        }
        let Some(words) = words else { return scene };
        self.pill(&mut scene, strip);
        let (font, (_, ink)) = (font(theme), self.colors());
        let style = Style::line(Font::Strong, font, font * 1.25, ink);
        let room = |right: f32| Area { x: strip.x + PAD, w: right - strip.x - PAD, ..strip };
        let side = strip.h * 0.66;
        let sign = Area::new(strip.right() - PAD - side, strip.center().1 - side / 2.0, side, side);
        let beside = icon.map(|icon| (icon, easel.fit(&words, room(sign.x - 4.0), style)));
        // Words that need the place of the sign say enough without it.
        match beside.filter(|(_, words)| !words.cut) {
            Some((icon, words)) => {
                scene.icon(icon, sign, ink);
                scene.text(words);
            }
            None => scene.text(easel.fit(&words, room(strip.right() - PAD), style)),
        }
        scene
    }
}

/// How many of a card there are, before what can be done with one of them: behind it, it would be read as doing that so often.
fn counted(count: u8, words: Option<String>) -> Option<String> {
    let copies = (count > 1).then(|| format!("×{count}"));
    copies.into_iter().chain(words).reduce(|copies, words| format!("{copies}: {words}"))
}
