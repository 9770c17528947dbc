//! Who must act, in words.

use duelhall_engine::kit::{Seat, SeatSet, Text};
use duelhall_engine::text::Lang;

use super::{name, seat_color};
use crate::easel::Easel;
use crate::scene::{Area, Rgba};
use crate::text::{Style, TextBox};
use crate::theme::Theme;

/// Who must act: a player whose turn it is, a player who chooses something, or both players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asked {
    seat: Option<u8>,
    name: String,
    /// The message that says it.
    key: &'static str,
}

impl Asked {
    /// Who of two players must act; `None` if nobody is asked.
    pub(crate) fn of(asked: SeatSet, turn: Option<Seat>, names: &[String; 2]) -> Option<Self> {
        let mut seats = [Seat::FIRST, Seat::SECOND].into_iter().filter(|seat| asked.has(*seat));
        match (seats.next()?, seats.next()) {
            (_, Some(_)) => Some(Self { seat: None, name: String::new(), key: "pic-asked-both" }),
            (seat, None) => {
                let key = if turn == Some(seat) { "pic-asked-moves" } else { "pic-asked-chooses" };
                Some(Self { seat: Some(seat.0), name: names[seat.index()].clone(), key })
            }
        }
    }

    /// The words in the colour of the seat, with as much of the name as has room; the name alone where the words have none.
    pub(crate) fn text(
        &self,
        room: Area,
        style: Style,
        lang: Lang,
        theme: Theme,
        easel: &mut Easel,
    ) -> Option<TextBox> {
        let style = Style { color: self.color(theme), ..style };
        let words = easel.words();
        let say = |name: &str| words.say(lang, &Text::new(self.key).raw("name", name), &[]);
        name::spoken(&self.name, say, room, style, easel)
            .or_else(|| name::spoken(&self.name, str::to_owned, room, style, easel).filter(|_| self.seat.is_some()))
    }

    /// The colour of the seat.
    pub(crate) fn color(&self, theme: Theme) -> Rgba {
        self.seat.map_or(theme.skin().ink, |seat| seat_color(Seat(seat), theme))
    }
}
