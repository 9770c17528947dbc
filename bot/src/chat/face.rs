//! Which picture a message for one player shows, the hand or the board, and the button that turns it over.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Look, Message, Picture, Press, Slot};

use super::desk::is_asked;

/// In buttons of earlier releases, the pages of the other side begin with this number, and are so many.
const EARLIER: std::ops::Range<u16> = 10_000..20_000;

/// A page of a message for one player, and whether that is a page of its other side. In a button it is the number of the page, with
/// an `o` before it on the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turned {
    /// The page, from 0.
    pub(crate) page: usize,
    /// Whether the message is turned over.
    pub(crate) over: bool,
}

impl From<usize> for Turned {
    fn from(page: usize) -> Self {
        Self { page, over: false }
    }
}

impl fmt::Display for Turned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.over { "o" } else { "" }, self.page)
    }
}

impl FromStr for Turned {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        let (over, page) = text.strip_prefix('o').map_or((false, text), |page| (true, page));
        let page: u16 = page.parse()?;
        if !over && EARLIER.contains(&page) {
            return Ok(Self { page: usize::from(page - EARLIER.start), over: true });
        }
        Ok(Self { page: page.into(), over })
    }
}

/// What a message shows on one of its pages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face<'a> {
    /// The picture.
    pub(crate) picture: Option<&'a Picture>,
    /// Whether that is the board in place of the hand, as its reader alone sees it.
    pub(crate) is_board: bool,
    /// The page of this side, from 0.
    pub(crate) page: usize,
    /// Whether it is the side to which a press turned. It is only looked at: what is asked is answered on the first side.
    pub(crate) is_other: bool,
}

impl<'a> Face<'a> {
    /// Finds what a page shows. The board comes first if no choice is about a card of the hand.
    pub(crate) fn of(message: &'a Message, at: Turned) -> Self {
        let board_first = message.board.is_some() && message.buttons.iter().all(|button| button.card.is_none());
        // After another question there may be no other side any more.
        let is_other = at.over && has_sides(message);
        let is_board = message.board.is_some() && board_first != is_other;
        let picture = if is_board { message.board.as_ref() } else { message.picture.as_ref() };
        Self { picture, is_board, page: at.page, is_other }
    }

    /// The buttons that stand on this side by the pages of its picture: on the other side nothing is answered.
    pub(crate) fn buttons<'b>(&self, message: &'b Message) -> &'b [Button] {
        if self.is_other { &[] } else { &message.buttons }
    }

    /// The language of the picture.
    pub(crate) fn lang(&self) -> Lang {
        self.picture.map(|picture| picture.lang).unwrap_or_default()
    }

    /// The first page of the other side, and the key of its name; `None` if there is no other side.
    pub(crate) fn turn(&self, message: &Message) -> Option<(Turned, &'static str)> {
        let name = match (self.is_other, self.is_board) {
            (true, _) => "press-moves",
            (false, true) => "press-hand",
            (false, false) => "press-board",
        };
        has_sides(message).then_some((Turned { page: 0, over: !self.is_other }, name))
    }
}

/// Whether a message can be turned over. At the end nobody needs the hand.
fn has_sides(message: &Message) -> bool {
    message.board.is_some() && message.picture.is_some() && is_asked(message)
}

/// Adds to the board that everybody sees a button that brings it up to date, because in a chat people may have to look for it.
/// `label` is the name of that button.
pub(crate) fn add_board_button(message: &mut Message, slot: Slot, label: impl FnOnce(Lang) -> String) {
    let Slot::Board(id) = slot else { return };
    let at = message.buttons.iter().position(|button| matches!(button.press, Press::Hand(_)));
    if let (Some(at), Some(picture)) = (at, &message.picture) {
        let (label, group) = (label(picture.lang), message.buttons[at].group);
        let button = Button { press: Press::Board(id), label, card: None, look: Look::Plain, group };
        message.buttons.insert(at + 1, button);
    }
}

/// A picture of a card for tests, which take it for a hand or a board.
#[cfg(test)]
pub(crate) fn sample_picture(alt: &str) -> Picture {
    let (_, card) = duelhall_engine::games::GameId::all()[0].cards().into_iter().next().expect("a game has cards");
    let (subject, theme) = (duelhall_hall::Subject::Card(card), String::new());
    Picture { subject, names: Vec::new(), mark: 0, lang: Lang::En, theme, alt: alt.to_owned(), lines: Vec::new() }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::Numbered;
    use duelhall_store::MatchId;

    use super::*;
    use crate::chat::Pages;

    fn hand(cards: bool, asked: bool) -> Message {
        let id = MatchId::from_number(1);
        let numbered = Numbered { number: 1, verb: "Play".into(), short: "Play 1".into(), several: None };
        let press = if asked { Press::Answer(id, 4, 0) } else { Press::Rematch(id) };
        let card = cards.then_some(numbered);
        let button = Button { press, label: "x".into(), card, look: Look::Plain, group: 0 };
        let [picture, board] = ["hand", "board"].map(|alt| Some(sample_picture(alt)));
        Message { picture, board, buttons: vec![button], ..Message::default() }
    }

    fn first(page: usize) -> Turned {
        Turned::from(page)
    }

    fn over(page: usize) -> Turned {
        Turned { page, over: true }
    }

    fn shown(message: &Message, at: Turned) -> (&str, usize, Option<(Turned, &'static str)>) {
        let face = Face::of(message, at);
        (&face.picture.unwrap().alt, face.page, face.turn(message))
    }

    #[test]
    fn a_question_about_cards_in_play_shows_the_board_and_a_press_turns_to_the_hand_and_back() {
        let target = hand(false, true);
        assert_eq!(shown(&target, first(0)), ("board", 0, Some((over(0), "press-hand"))));
        assert_eq!(shown(&target, first(1)), ("board", 1, Some((over(0), "press-hand"))), "further choices");
        assert_eq!(shown(&target, over(1)), ("hand", 1, Some((first(0), "press-moves"))));
    }

    #[test]
    fn a_question_about_cards_of_the_hand_too_shows_the_hand_first() {
        let main = hand(true, true);
        assert_eq!(shown(&main, first(0)), ("hand", 0, Some((over(0), "press-board"))));
        assert_eq!(shown(&main, over(0)), ("board", 0, Some((first(0), "press-moves"))));
        let pages = |at| Pages::of(Face::of(&main, at).buttons(&main), None).count();
        assert_eq!([pages(first(0)), pages(over(0))], [1, 0], "a board has no pages of cards");
        let alone = Message { board: None, ..hand(true, true) };
        assert_eq!(shown(&alone, over(2)), ("hand", 2, None), "a late press on a message that has one side now");
    }

    #[test]
    fn a_page_reads_as_it_is_written_and_as_earlier_releases_wrote_it() {
        for at in [first(0), first(12), over(0), over(3), first(u16::MAX.into())] {
            assert_eq!(at.to_string().parse(), Ok(at));
        }
        assert_eq!(["10000", "10002"].map(|text| text.parse()), [Ok(over(0)), Ok(over(2))]);
        assert!(["", "o", "-1", "o-1", "x1"].iter().all(|text| text.parse::<Turned>().is_err()));
    }

    #[test]
    fn after_the_end_the_board_is_shown_and_nothing_turns_it_over() {
        let ended = hand(false, false);
        assert_eq!([shown(&ended, first(0)), shown(&ended, over(0))], [("board", 0, None); 2]);
    }

    #[test]
    fn the_board_of_everybody_has_a_button_that_brings_it_up_to_date() {
        let id = MatchId::from_number(1);
        let button = |press| Button { press, label: "x".into(), card: None, look: Look::Plain, group: 0 };
        let buttons = vec![button(Press::Hand(id)), button(Press::More(id))];
        let mut board = Message { picture: Some(sample_picture("board")), buttons, ..Message::default() };
        add_board_button(&mut board, Slot::Hand(id), |_| "Board".into());
        assert_eq!(board.buttons.len(), 2);
        add_board_button(&mut board, Slot::Board(id), |_| "Board".into());
        assert_eq!((board.buttons[1].press, board.buttons[1].label.as_str()), (Press::Board(id), "Board"));
    }
}
