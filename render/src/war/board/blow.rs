//! The damage that a player takes from the attackers that nobody blocks, and a warning if it leaves no health.

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;
use duelhall_engine::war::table::{Phase, Table};

use super::layout::{Sizes, groups};
use crate::board::crest;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};
use crate::theme::Theme;
use crate::war::look::WHITE;

/// The damage that a player takes if nothing more happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Blow {
    n: i16,
    seat: u8,
    /// The player's name.
    name: String,
    /// The words for a blow that leaves no health, the longest first; none for any other.
    lethal: &'static [&'static str],
}

impl Blow {
    /// The blow of the attackers of a table; none without an attack.
    pub(super) fn of(table: &Table, names: &[String; 2]) -> Option<Self> {
        let groups = groups(table);
        let seat = table.turn.filter(|_| !groups.is_empty() && table.outcome.is_none())?.other();
        let open = groups.iter().filter(|group| group.blockers.is_empty() && !group.attacker.blocked);
        let n = open.map(|group| i16::from(group.attacker.attack)).sum();
        // A question may come before the blocks are final.
        let may_block = matches!(table.phase, Phase::Main | Phase::Block | Phase::Answer);
        let lethal: &[&str] = match (n >= table.sides[seat].health.max(1), may_block) {
            (false, _) => &[],
            (true, false) => &["war-lethal"],
            (true, true) => &["war-lethal-open", "war-lethal-open-brief"],
        };
        Some(Self { n, seat: seat.0, name: names[seat.index()].clone(), lethal })
    }

    /// The height of whom the blow hits and with how much: in two lines, or in one without the name.
    pub(super) fn height(is_brief: bool, theme: Theme) -> f32 {
        (Sizes::of(theme).font * if is_brief { 1.4 } else { 2.7 }).round() + 8.0
    }

    /// The height of a warning.
    pub(super) fn warned(words: &TextBox) -> f32 {
        words.room.h + 10.0
    }

    /// The warnings in all forms that have room in a width, laid out at the top, the longest first.
    pub(super) fn warnings(&self, width: f32, lang: Lang, theme: Theme, easel: &mut Easel) -> Vec<TextBox> {
        let font = Sizes::of(theme).font;
        let style = Style::line(Font::Strong, font, font * 1.1, WHITE);
        let forms = self.lethal.iter().flat_map(|key| [(key, 1_u8), (key, 2)]);
        forms
            .filter_map(|(key, lines)| {
                let words = easel.say(lang, key);
                let place = Area::new(18.0, 4.0, width - 16.0, f32::from(lines) * font * 1.2);
                let text = easel.fit(&words, place, style.wrap(Wrap::Lines(lines.into())));
                (!text.cut && !text.is_torn()).then_some(text)
            })
            .collect()
    }

    /// Draws whom the blow hits, with how much damage, and whether that is the end.
    pub(super) fn draw(
        &self,
        scene: &mut Scene,
        room: Area,
        (is_brief, warning): (bool, Option<TextBox>),
        theme: Theme,
        easel: &mut Easel,
    ) {
        let (skin, font) = (theme.skin(), Sizes::of(theme).font);
        let side = font * 1.2;
        crest(scene, Area::new(room.x, room.y, side, side), Seat(self.seat), theme);
        let left = room.x + side + 6.0;
        let red = if theme.is_plain() { WHITE } else { Rgba::hex(0xff_6a_70) };
        let mut y = room.y;
        if !is_brief {
            let style = Style::line(Font::Title, font, font, skin.ink).align(Align::Start).cuttable();
            scene.text(easel.fit(&self.name, Area::new(left, y, room.right() - left, side), style));
            y += side + 3.0;
            scene.icon("ui-swords", Area::new(room.x + 1.0, y + 2.0, side - 2.0, side - 2.0), skin.ink);
        }
        let style = Style::line(Font::Strong, font, font * 1.3, if self.n > 0 { red } else { skin.faint });
        let words = if self.n > 0 { format!("−{}", self.n) } else { "0".to_owned() };
        let digits = Area::new(left, y, room.right() - left - side, font * 1.4);
        let digits = easel.fit(&words, digits, style.align(Align::Start));
        scene.icon("ui-health", Area::new(digits.extent.right() + 6.0, y + 3.0, side - 2.0, side - 2.0), red);
        scene.text(digits);
        if let Some(words) = warning {
            let top = room.y + Self::height(is_brief, theme) - 7.0;
            let plate = Area::new(room.x, top, room.w, words.room.h + 8.0);
            scene.zone("lethal", plate);
            scene.fill(plate.round(8.0), if theme.is_plain() { WHITE } else { skin.bad.light(0.4) });
            scene.fill(plate.inset(2.0).round(6.0), skin.bad);
            scene.text(words.moved(0.0, top));
        }
    }
}
