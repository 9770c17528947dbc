//! A player's sign and name.

use duelhall_engine::kit::Seat;

use super::{Team, Whose, crest, font, name, team};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};

/// A player's sign and name, with marks for the turn and for who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Header {
    pub(crate) seat: u8,
    pub(crate) name: String,
    /// The team, if there are teams.
    pub(crate) team: Option<Team>,
    pub(crate) turn: bool,
    pub(crate) asked: bool,
    pub(crate) won: bool,
    pub(crate) out: bool,
    pub(crate) size: (u16, u16),
    pub(crate) theme: Theme,
}

/// How much wider than its words the sign of the viewer's own team is.
const PILL: f32 = 18.0;

impl Header {
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = Whose { seat: self.seat, team: self.team.map(|team| team.number) }.color(self.theme);
        let lit = self.asked || self.won;
        scene.fill(area.round(area.h / 2.0), if lit { color } else { NIGHT.alpha(120) });
        crest(&mut scene, Area::new(1.0, 1.0, area.h - 2.0, area.h - 2.0), Seat(self.seat), self.theme);
        let ink = if lit { NIGHT } else { skin.ink };
        let side = area.h - 12.0;
        let mut right = area.w - 6.0;
        if let Some(team) = self.team {
            let wide = font + 12.0;
            let place = Area::new(right - wide - 2.0, 4.0, wide, area.h - 8.0);
            team.draw(&mut scene, place, team::inks(color, lit), font, easel);
            right = place.x - 3.0;
        }
        // Eleven pixels when a board is shown 400 pixels wide.
        let style = Style::line(Font::Title, font.max(26.5), font * 1.25, ink).align(Align::Start).cuttable();
        let (marks, own) = (self.marks(), self.own(color, lit, easel));
        let forms = own.iter().map(|own| Some(own.extent.w + PILL)).chain([self.is_own().then_some(side + 3.0)]);
        let mut forms: Vec<(Option<f32>, bool)> = forms.flat_map(|own| [(own, false), (own, true)]).collect();
        if area.w < font * 8.0 {
            // In a narrow place the sign of the team is enough.
            forms.push((None, true));
        }
        let (mut shown, mut free, mut name) = (Vec::new(), None, None);
        for (taken, needed) in forms {
            shown = marks.iter().filter(|(_, need)| *need || !needed).map(|(sign, _)| *sign).collect();
            let end = right - taken.unwrap_or_default() - shown.iter().map(|_| side + 3.0).sum::<f32>();
            let room = Area::new(area.h + 3.0, 0.0, end - area.h - 6.0, area.h);
            free = taken;
            name = (room.w >= font).then(|| name::player(&self.name, room, style, easel));
            if name.as_ref().is_some_and(|name| !name.cut && name.words == self.name) {
                break;
            }
        }
        if let Some(taken) = free {
            right -= taken;
            if let Some(words) = own.filter(|own| own.extent.w + PILL <= taken) {
                let pill = Area::new(right, 5.0, taken - 4.0, area.h - 10.0);
                scene.fill(pill.round(pill.h / 2.0), team::inks(color, lit)[0]);
                scene.text(words.moved(right + (PILL - 4.0) / 2.0, 0.0));
            } else {
                scene.icon("ui-mates", Area::new(right, 6.0, side, side), ink);
            }
        }
        for sign in shown {
            right -= side + 3.0;
            scene.icon(sign, Area::new(right, 6.0, side, side), ink);
        }
        if let Some(name) = name {
            scene.text(name);
        }
        scene
    }

    fn is_own(&self) -> bool {
        self.team.is_some_and(|team| team.own.is_some())
    }

    /// The words for the viewer's own team, at the left edge.
    fn own(&self, color: Rgba, lit: bool, easel: &mut Easel) -> Option<TextBox> {
        let (font, area) = (font(self.theme), Area::new(0.0, 0.0, self.size.0.into(), self.size.1.into()));
        let words = easel.say(self.team?.own?, "team-own");
        let [_, ink] = team::inks(color, lit);
        let style = Style::line(Font::Strong, font * 1.1, font * 1.1, ink).align(Align::Start);
        Some(easel.fit(&words, area, style)).filter(|text| !text.cut)
    }

    /// The marks from the right, and which of them a long name must leave room for: who is out is told below the name, and whose
    /// turn it is between the sides, too.
    fn marks(&self) -> Vec<(&'static str, bool)> {
        let all = [
            (self.won, "ui-trophy", true),
            (self.out, "ui-grave", false),
            (self.asked, "ui-asked", true),
            (self.turn, "ui-play", false),
        ];
        all.into_iter().filter(|(shown, ..)| *shown).map(|(_, sign, needed)| (sign, needed)).collect()
    }
}
