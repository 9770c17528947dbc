//! The states of a card in play: a sign for each, with a word or a number.

use duelhall_engine::text::Lang;

use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::war::look::WHITE;
use crate::war::number::{joined, signed};

/// A state with its sign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Mark {
    sign: &'static str,
    said: Said,
    /// Whether it is the part of an attacker.
    attacks: bool,
}

/// What stands beside a sign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Said {
    /// The word for the state.
    Word(&'static str),
    /// How many there are.
    Count(u16),
    /// The numbers of other cards.
    Cards(Vec<u16>),
}

impl Mark {
    pub(super) const fn told(sign: &'static str, key: &'static str) -> Self {
        Self { sign, said: Said::Word(key), attacks: false }
    }

    pub(super) const fn counted(sign: &'static str, n: u16) -> Self {
        Self { sign, said: Said::Count(n), attacks: false }
    }

    /// The numbers of other cards; where they have no room, how many they are.
    pub(super) const fn naming(sign: &'static str, numbers: Vec<u16>) -> Self {
        Self { sign, said: Said::Cards(numbers), attacks: false }
    }

    /// The same as a part of an attacker.
    pub(super) fn of_attacker(self) -> Self {
        Self { attacks: true, ..self }
    }

    const fn is_number(&self) -> bool {
        matches!(self.said, Said::Count(_) | Said::Cards(_))
    }
}

/// How marks are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    pub(super) font: f32,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Pen {
    /// The words of a mark, and shorter forms of them.
    fn forms(self, mark: &Mark, easel: &Easel) -> Vec<String> {
        match &mark.said {
            Said::Word(key) => vec![easel.say(self.lang, key)],
            Said::Count(n) => vec![n.to_string()],
            Said::Cards(numbers) => {
                let short = (numbers.len() > 1).then(|| format!("{}×", numbers.len()));
                [signed(self.lang, numbers, easel), joined(numbers)].into_iter().chain(short).collect()
            }
        }
    }

    /// The longest words of a mark for which a chip of this width has room next to the sign; otherwise the shortest.
    pub(super) fn words(self, mark: &Mark, (width, high): (f32, f32), easel: &mut Easel) -> String {
        let mut forms = self.forms(mark, easel);
        let fitting = forms.iter().position(|words| self.wide(words, high, easel) <= width);
        let at = fitting.unwrap_or(forms.len() - 1);
        forms.swap_remove(at)
    }

    /// The side of a sign on a chip of this height.
    pub(super) const fn sign(self, high: f32) -> f32 {
        high - 10.0
    }

    /// The same of a small sign.
    fn small(self, high: f32) -> f32 {
        (high * 0.58).round()
    }

    /// The width of a chip with these words.
    pub(super) fn wide(self, words: &str, high: f32, easel: &mut Easel) -> f32 {
        self.bare(words, high, easel) + self.sign(high) + 5.0
    }

    /// The width of a chip with these words and a small sign.
    fn close(self, words: &str, high: f32, easel: &mut Easel) -> f32 {
        self.bare(words, high, easel) + self.small(high) + 1.0
    }

    /// The width of a chip with these words and no sign.
    fn bare(self, words: &str, high: f32, easel: &mut Easel) -> f32 {
        let style = Style::line(Font::Strong, self.font, self.font, WHITE);
        easel.fit(words, Area::new(0.0, 0.0, 1_000.0, high), style).extent.w.ceil() + 10.0
    }

    /// Whether a mark can be told in this width: numbers with their sign, for words the sign alone is enough.
    pub(super) fn has_room(self, mark: &Mark, width: f32, high: f32, easel: &mut Easel) -> bool {
        if !mark.is_number() {
            return high <= width;
        }
        self.forms(mark, easel).iter().any(|words| self.close(words, high, easel) <= width)
    }

    /// A mark on a small plate: its sign with this side with its words, or one of them alone.
    pub(super) fn chip(
        self,
        scene: &mut Scene,
        area: Area,
        mark: &Mark,
        (side, words): (f32, &str),
        easel: &mut Easel,
    ) {
        let skin = self.theme.skin();
        let edge = match (self.theme.is_plain(), mark.attacks) {
            (true, _) => skin.ink,
            (false, true) => Rgba::hex(0xff_8a_3a),
            (false, false) => skin.faint,
        };
        scene.zone("chip", area);
        scene.fill(area.round(9.0), edge);
        scene.fill(area.inset(2.0).round(7.0), NIGHT);
        if side > 0.0 {
            let top = area.center().1 - side / 2.0;
            scene.icon(mark.sign, Area::new(area.x + 5.0, top, side, side), skin.ink);
        }
        if !words.is_empty() {
            let left = if side > 0.0 { side + 7.0 } else { 4.0 };
            let room = Area::new(area.x + left, area.y + 2.0, area.w - left - 4.0, area.h - 4.0);
            scene.text(easel.fit(words, room, Style::line(Font::Strong, self.font, self.font, skin.ink).cuttable()));
        }
    }

    /// Marks next to each other from the left. Each has its words if they have room, and room for the signs of the others is
    /// left. Of a first mark that has no room for both, the words are shown and not the sign: a sign alone is a riddle.
    /// Returns where the next thing has room.
    pub(super) fn row(self, scene: &mut Scene, room: Area, marks: &[Mark], easel: &mut Easel) -> f32 {
        let mut x = room.x;
        for (at, mark) in marks.iter().enumerate() {
            let forms = self.forms(mark, easel);
            #[expect(clippy::cast_precision_loss, reason = "few states")]
            let rest = (marks.len() - at - 1) as f32 * (room.h + 2.0);
            let keeps_words = mark.is_number() || at == 0;
            let rest = if keeps_words { 0.0 } else { rest };
            let (sign, small) = (self.sign(room.h), self.small(room.h));
            let mut tries: Vec<(f32, (f32, &str))> = Vec::new();
            for words in &forms {
                tries.push((self.wide(words, room.h, easel), (sign, words.as_str())));
                tries.push((self.close(words, room.h, easel), (small, words.as_str())));
            }
            if keeps_words {
                tries.extend(forms.iter().map(|words| (self.bare(words, room.h, easel), (0.0, words.as_str()))));
            }
            let fitting = tries.into_iter().find(|(wide, _)| x + wide + rest <= room.right());
            let sign = (room.h, (sign, ""));
            let Some((wide, said)) = fitting.or_else(|| (x + room.h <= room.right()).then_some(sign)) else { continue };
            self.chip(scene, Area::new(x, room.y, wide, room.h), mark, said, easel);
            x += wide + 2.0;
        }
        x
    }
}
