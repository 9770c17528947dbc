//! A card in play, large: the card as it is printed, and below it what it is now.

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::war::table::{PermView, Table};

use super::board::{role, tile_of};
use super::card;
use super::marks::{Mark, Pen};
use super::plate::{Ink, Plate, splash};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::sheet::{Piece, Sheet};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::war::look::WHITE;

/// The height of a row.
const ROW: u16 = 56;

/// The present state of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Now {
    /// Attack and defense, if it is a unit.
    values: Option<[i16; 2]>,
    /// The same as they are printed, if they are others.
    printed: Option<[u8; 2]>,
    damage: u8,
    marks: Vec<Mark>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// The card with this number; none if no such card is in play.
pub(super) fn sheet(table: &Table, number: u16, lang: Lang, theme: Theme) -> Option<Sheet> {
    let own = |seat: Seat| {
        let side = &table.sides[seat];
        let mut cards = side.units.iter().chain(&side.support).chain(&side.chosen_bases);
        cards.find(|perm| perm.number == number).map(|perm| (seat, perm))
    };
    let (seat, perm) = [Seat::FIRST, Seat::SECOND].into_iter().find_map(own)?;
    let mut sheet = card::sheet(&perm.card, lang, theme);
    let mut now = Now::of(table, perm, seat, lang, theme);
    // A card without values and states is as it is printed.
    let rows = u16::from(now.values.is_some()) + u16::from(!now.marks.is_empty());
    if rows > 0 {
        now.size = (sheet.width, rows * ROW + 8);
        let y = i32::from(sheet.height);
        sheet.height += now.size.1;
        sheet.parts.push((now.into(), 0, y));
    }
    Some(sheet)
}

impl Now {
    fn of(table: &Table, perm: &PermView, seat: Seat, lang: Lang, theme: Theme) -> Self {
        let (card, is_unit) = (&perm.card, perm.card.kind.is_unit());
        let left = (i16::from(perm.defense) - i16::from(perm.damage)).max(0);
        let is_changed = i16::from(perm.attack) != i16::from(card.attack) || left != i16::from(card.defense);
        let mut marks = tile_of(table, perm, seat, (0, 0), lang, theme).with_role(role(table, perm)).marks();
        if !is_unit {
            // A card apart from the units is never too new for anything, and what it is on is no colonel.
            marks.clear();
            marks.extend(perm.used.then(|| Mark::told("ui-turned", "war-used")));
            marks.extend((perm.ammo > 0).then(|| Mark::counted("ui-ammo", perm.ammo.into())));
            marks.extend(perm.with.map(|number| Mark::naming("ui-attached", vec![number])));
        }
        Self {
            values: is_unit.then(|| [perm.attack.into(), left]),
            printed: (is_unit && is_changed).then_some([card.attack, card.defense]),
            damage: if is_unit { perm.damage } else { 0 },
            marks,
            size: (0, 0),
            lang,
            theme,
        }
    }
}

impl Piece for Now {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, mut scene) = (self.theme.skin(), Scene::new(self.size.0, self.size.1));
        let font = if self.theme == Theme::LargeText { 24.0 } else { 20.0 };
        let area = scene.area();
        scene.fill(area.path(), skin.table[1]);
        let inner = Area { h: area.h - 8.0, ..area }.inset(4.0);
        scene.fill(inner.round(14.0), if self.theme.is_plain() { WHITE } else { skin.edge });
        scene.fill(inner.inset(2.0).round(12.0), NIGHT);
        let row = f32::from(ROW);
        let mut room = Area::new(inner.x + 12.0, inner.y, inner.w - 24.0, row - 8.0);
        let pen = Pen { font, lang: self.lang, theme: self.theme };
        if let Some([attack, defense]) = self.values {
            self.values(&mut scene, room, [attack, defense], font, easel);
            room.y += row;
        }
        let place = Area { y: room.y + 6.0, h: row - 20.0, ..room };
        pen.row(&mut scene, place, &self.marks, easel);
        scene
    }
}

impl Now {
    /// The word for the present, attack and defense, damage, and the values on the card if they are others.
    fn values(&self, scene: &mut Scene, room: Area, values: [i16; 2], font: f32, easel: &mut Easel) {
        let skin = self.theme.skin();
        let ink = Ink { faded: false, theme: self.theme };
        let style = Style::line(Font::Title, font, font * 1.2, skin.bright).align(Align::Start);
        let words = easel.fit(&easel.say(self.lang, "war-now"), room, style);
        let high = room.h - 10.0;
        let mut x = words.extent.right() + 14.0;
        scene.text(words);
        let plates = [Plate::Attack, if self.damage > 0 { Plate::Hurt } else { Plate::Defense }];
        for (plate, n) in plates.into_iter().zip(values) {
            let words = n.to_string();
            let place = Area::new(x, room.y + 6.0, (width(&words, font * 1.2) + 16.0).max(high * 1.1), high);
            plate.draw(scene, place, &words, font, ink, easel);
            x = place.right() + 8.0;
        }
        if self.damage > 0 {
            let words = format!("−{}", self.damage);
            let place = Area::new(x, room.y + 9.0, width(&words, font) + 10.0, high - 6.0);
            splash(scene, place, &words, font, self.theme, easel);
            x = place.right() + 8.0;
        }
        if let Some([attack, defense]) = self.printed {
            let text = Text::new("pic-war-printed").num("attack", attack).num("defense", defense);
            let words = easel.say_text(self.lang, &text);
            let style = Style::line(Font::Body, font, font, skin.faint).align(Align::End);
            scene.text(easel.fit(&words, Area::new(x, room.y, room.right() - x, room.h), style));
        }
    }
}
