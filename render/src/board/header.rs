//! A player's sign and name.

use duelhall_engine::kit::Seat;

use super::{crest, font, name, seat_color};
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A player's sign and name, with marks for the turn and for who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Header {
    pub(crate) seat: u8,
    pub(crate) name: String,
    /// The team's letter, if there are teams.
    pub(crate) team: Option<char>,
    pub(crate) turn: bool,
    pub(crate) asked: bool,
    pub(crate) won: bool,
    pub(crate) out: bool,
    pub(crate) size: (u16, u16),
    pub(crate) theme: Theme,
}

impl Header {
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = seat_color(Seat(self.seat), self.theme);
        let lit = self.asked || self.won;
        scene.fill(area.round(area.h / 2.0), if lit { color } else { NIGHT.alpha(120) });
        crest(&mut scene, Area::new(1.0, 1.0, area.h - 2.0, area.h - 2.0), Seat(self.seat), self.theme);
        let ink = if lit { NIGHT } else { skin.ink };
        let side = area.h - 12.0;
        let badge = if self.team.is_some() { font + 7.0 } else { 0.0 };
        let style = Style::line(Font::Title, font, font * 1.25, ink).align(Align::Start).cuttable();
        let marks = self.marks();
        let (mut shown, mut name) = (Vec::new(), None);
        for needed in [false, true] {
            shown = marks.iter().filter(|(_, need)| *need || !needed).map(|(sign, _)| *sign).collect();
            let right = area.w - 5.0 - badge - shown.iter().map(|_| side + 3.0).sum::<f32>();
            let room = Area::new(area.h + 3.0, 0.0, right - area.h - 6.0, area.h);
            name = (room.w >= font).then(|| name::player(&self.name, room, style, easel));
            if name.as_ref().is_some_and(|name| !name.cut) {
                break;
            }
        }
        let mut right = area.w - 5.0;
        for sign in shown {
            right -= side + 3.0;
            scene.icon(sign, Area::new(right, 6.0, side, side), ink);
        }
        if let Some(team) = self.team {
            let place = Area::new(right - badge, 4.0, badge - 3.0, area.h - 8.0);
            scene.fill(place.round(5.0), if lit { NIGHT } else { skin.sign });
            let style = Style::line(Font::Strong, font, font, if lit { skin.sign } else { NIGHT });
            scene.text(easel.fit(&team.to_string(), place.inset(1.0), style));
        }
        if let Some(name) = name {
            scene.text(name);
        }
        scene
    }

    /// The marks from the right, and which of them a long name must leave room for: who is out is told below the name, and whose
    /// turn it is between the sides, too.
    fn marks(&self) -> Vec<(&'static str, bool)> {
        let all = [
            (self.won, "ui-trophy", true),
            (self.out, "ui-grave", false),
            (self.asked, "ui-asked", true),
            (self.turn, "ui-play", self.team.is_none()),
        ];
        all.into_iter().filter(|(shown, ..)| *shown).map(|(_, sign, needed)| (sign, needed)).collect()
    }
}
