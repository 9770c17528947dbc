//! Which picture a message for one player shows, the hand or the board, and the button that turns it over.

use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Look, Message, Picture, Press, Slot};

use super::desk::is_asked;

/// From this page on, the pages are those of the other side of the message. No message has so many.
const OTHER_SIDE: usize = 10_000;

/// How many pages the other side may have.
const PAGES: usize = 10_000;

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
    /// The page on which this side begins.
    pub(crate) from: usize,
}

impl<'a> Face<'a> {
    /// Finds the side and the page that a number means. The board comes first if no choice is about a card of the hand.
    pub(crate) fn of(message: &'a Message, page: usize) -> Self {
        let turned = (OTHER_SIDE..OTHER_SIDE + PAGES).contains(&page);
        let page = if turned { page - OTHER_SIDE } else { page };
        let board_first = message.board.is_some() && message.buttons.iter().all(|button| button.card.is_none());
        // After another question there may be no other side any more.
        let is_other = turned && has_sides(message);
        let is_board = message.board.is_some() && board_first != is_other;
        let picture = if is_board { message.board.as_ref() } else { message.picture.as_ref() };
        Self { picture, is_board, page, is_other, from: if is_other { OTHER_SIDE } else { 0 } }
    }

    /// The buttons that stand on this side by the pages of its picture: on the other side nothing is answered.
    pub(crate) fn buttons<'b>(&self, message: &'b Message) -> &'b [Button] {
        if self.is_other { &[] } else { &message.buttons }
    }

    /// The language of the picture.
    pub(crate) fn lang(&self) -> Lang {
        self.picture.map(|picture| picture.lang).unwrap_or_default()
    }

    /// The page that shows the other side, and the key of its name; `None` if there is no other side.
    pub(crate) fn turn(&self, message: &Message) -> Option<(u16, &'static str)> {
        let to = if self.is_other { 0 } else { OTHER_SIDE };
        let name = if self.is_board { "press-hand" } else { "press-board" };
        has_sides(message).then(|| (u16::try_from(to).unwrap_or(u16::MAX), name))
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
    Picture { subject, names: Vec::new(), lang: Lang::En, theme, alt: alt.to_owned(), lines: Vec::new() }
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

    fn shown(message: &Message, page: usize) -> (&str, usize, Option<(u16, &'static str)>) {
        let face = Face::of(message, page);
        (&face.picture.unwrap().alt, face.page, face.turn(message))
    }

    #[test]
    fn a_question_about_cards_in_play_shows_the_board_and_a_press_turns_to_the_hand_and_back() {
        let target = hand(false, true);
        assert_eq!(shown(&target, 0), ("board", 0, Some((10_000, "press-hand"))));
        assert_eq!(shown(&target, 1), ("board", 1, Some((10_000, "press-hand"))), "further choices");
        assert_eq!(shown(&target, 10_001), ("hand", 1, Some((0, "press-board"))));
    }

    #[test]
    fn a_question_about_cards_of_the_hand_too_shows_the_hand_first() {
        let main = hand(true, true);
        assert_eq!(shown(&main, 0), ("hand", 0, Some((10_000, "press-board"))));
        assert_eq!(shown(&main, 10_000), ("board", 0, Some((0, "press-hand"))));
        let pages = |page| Pages::of(Face::of(&main, page).buttons(&main), None).count();
        assert_eq!([pages(0), pages(10_000)], [1, 0], "a board has no pages of cards");
        let alone = Message { board: None, ..hand(true, true) };
        assert_eq!(shown(&alone, 10_002), ("hand", 2, None), "a late press on a message that has one side now");
    }

    #[test]
    fn after_the_end_the_board_is_shown_and_nothing_turns_it_over() {
        let over = hand(false, false);
        assert_eq!([shown(&over, 0), shown(&over, 10_000)], [("board", 0, None); 2]);
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
