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

    /// A pill at the right end of the room, with the number in a disc at its own right end. What is missing is said in words;
    /// the signs say the rest, because a picture so small has no room for more.
    fn in_corner(&self, width: u16, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(width, CORNER);
        let whole = scene.area().inset(1.0);
        let (fill, ink) = self.colors();
        let lit = fill == skin.bright;
        let Offer { number, can, count } = self.offer;
        let count = if let Can::Add { most } = can { most } else { count };
        let wide = if number > 9 { whole.h * 1.2 } else { whole.h };
        let mut disc = Area::new(whole.right() - wide, whole.y, wide, whole.h);
        if number == 0 {
            // Only the count stands there.
            disc = Area::new(whole.right() - 12.0, whole.y, 0.0, whole.h);
        }
        let font = font(self.theme) + 1.0;
        let room = Area::new(14.0, whole.y, disc.x - 18.0, whole.h);
        let said = match can {
            Can::Short(missing) => self.missing("use-short", missing, room, easel),
            Can::Lacks(key, missing) => self.missing(key, missing, room, easel),
            Can::Place { missing: Some(missing) } => self.missing_to_place(missing, room, easel),
            Can::InDeck { now, most } => Some(self.in_deck(now, most, ink, room, easel)),
            _ if count > 1 => {
                let style = Style::line(Font::Strong, font, font * 1.2, ink).align(Align::End);
                Some(easel.fit(&format!("×{count}"), room, style))
            }
            // Most cards are like these, so a sign is enough.
            Can::Play | Can::Do(_) | Can::Nothing | Can::Add { .. } => None,
            _ if number > 0 => self.state(can, ink, room, easel),
            _ => None,
        };
        let sign = can.words().and_then(|(_, icon)| icon).filter(|_| number > 0);
        let tick = whole.h * 0.5;
        let left = match (&said, sign) {
            (Some(words), Some(_)) if words.extent.x > tick + 12.0 => words.extent.x - tick - 12.0,
            (Some(words), _) => words.extent.x - 12.0,
            (None, Some(_)) => disc.x - whole.h * 0.72,
            (None, None) => disc.x,
        };
        let pill = Area::new(left, whole.y, whole.right() - left, whole.h);
        scene.zone("tab", pill);
        scene.fill(pill.round(pill.h / 2.0), if lit { fill.light(0.6) } else { skin.faint });
        let inner = pill.inset(2.5);
        scene.fill(inner.round(inner.h / 2.0), fill);
        if let Some(words) = said {
            if let Some(sign) = sign.filter(|_| words.extent.x > left + tick) {
                let place = Area::new(words.extent.x - tick - 4.0, whole.center().1 - tick / 2.0, tick, tick);
                scene.icon(sign, place, ink);
            }
            scene.text(words);
        } else if let Some(sign) = sign {
            let side = whole.h * 0.5;
            scene.icon(sign, Area::new(disc.x - side - 1.0, whole.center().1 - side / 2.0, side, side), ink);
        }
        if number == 0 {
            return scene;
        }
        let disc = disc.inset(3.5);
        scene.fill(disc.round(disc.h / 2.0), NIGHT);
        let style = Style::line(Font::Strong, font, 31.0, if lit { skin.bright } else { skin.ink });
        scene.text(easel.fit(&number.to_string(), disc.inset(2.0), style));
        scene
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

    /// The words for a use of the card; `None` if the room is too narrow for them.
    fn state(&self, can: Can, ink: Rgba, room: Area, easel: &mut Easel) -> Option<TextBox> {
        let (words, _) = can.words()?;
        Some(self.aligned(&words, ink, room, easel)).filter(|words| !words.cut)
    }

    /// How many copies are in the deck.
    fn in_deck(&self, now: u8, most: u8, ink: Rgba, room: Area, easel: &mut Easel) -> TextBox {
        let key = if most > 1 { "pic-use-in-brief" } else { "pic-use-in" };
        self.aligned(&Text::new(key).num("n", now).num("most", most), ink, room, easel)
    }

    /// Words at the right end of a room.
    fn aligned(&self, words: &Text, ink: Rgba, room: Area, easel: &mut Easel) -> TextBox {
        let font = font(self.theme);
        let style = Style::line(Font::Strong, font, font * 1.1, ink).align(Align::End);
        let words = easel.say_text(self.lang, words);
        easel.fit(&words, room, style)
    }

    /// What is missing, in the longest form that a tab below a card has room for.
    fn lacking(&self, key: &str, n: u16, easel: &mut Easel) -> String {
        let font = font(self.theme);
        let room = Area::new(0.0, 0.0, f32::from(width(self.theme) - BELOW) - 18.0, f32::from(BELOW));
        let style = Style::line(Font::Strong, font, font, self.theme.skin().ink);
        let say = |form: &str, easel: &mut Easel| {
            easel.say_text(self.lang, &Text::new(format!("pic-{key}{form}")).num("n", n))
        };
        let whole = say("", easel);
        if easel.fit(&whole, room, style).cut { say("-brief", easel) } else { whole }
    }

    fn below(&self, easel: &mut Easel) -> Scene {
        let Self { offer: Offer { number, can, count }, lang, theme, .. } = *self;
        let skin = theme.skin();
        let mut scene = Scene::new(width(theme), BELOW);
        let (words, icon) = can.words().map_or((None, None), |(words, icon)| (Some(words), icon));
        let words = words.map(|words| easel.say_text(lang, &words));
        let words = match can {
            Can::Lacks(key, n) => Some(self.lacking(key, n, easel)),
            _ => words,
        };
        let copies = (count > 1).then(|| format!("×{count}"));
        let words = words.into_iter().chain(copies).reduce(|words, copies| format!("{words} {copies}"));
        let (whole, (middle, _)) = (scene.area().inset(2.0), scene.area().center());
        // Without words only the number is left, in the middle.
        let area = if words.is_some() { whole } else { Area::new(middle - whole.h / 2.0, whole.y, whole.h, whole.h) };
        let (fill, ink) = self.colors();
        let lit = fill == skin.bright;
        scene.zone("tab", area);
        scene.fill(area.round(area.h / 2.0), if lit { fill.light(0.6) } else { skin.faint });
        let inner = area.inset(2.5);
        scene.fill(inner.round(inner.h / 2.0), fill);
        let disc = Area::new(inner.x + 2.0, inner.y + 2.0, inner.h - 4.0, inner.h - 4.0);
        scene.fill(disc.round(disc.h / 2.0), NIGHT);
        let font = font(theme);
        let digits = Style::line(Font::Strong, font, 32.0, if lit { skin.bright } else { skin.ink });
        if number > 0 {
            scene.text(easel.fit(&number.to_string(), disc.inset(2.0), digits));
        }
        let Some(words) = words else { return scene };
        let style = Style::line(Font::Strong, font, font * 1.25, ink);
        let room = |right: f32| Area::new(disc.right() + 6.0, inner.y, right - disc.right() - 6.0, inner.h);
        let sign = Area::new(inner.right() - 40.0, inner.y + 8.0, inner.h - 16.0, inner.h - 16.0);
        let beside = icon.map(|icon| (icon, easel.fit(&words, room(sign.x - 6.0), style)));
        // Words that need the place of the sign say enough without it.
        match beside.filter(|(_, words)| !words.cut) {
            Some((icon, words)) => {
                scene.icon(icon, sign, ink);
                scene.text(words);
            }
            None => scene.text(easel.fit(&words, room(inner.right() - 10.0), style)),
        }
        scene
    }
}
