//! The parts of a hand that both chats share while its owner builds a deck.

use duelhall_engine::kit::Text;
use duelhall_hall::{Message, Press};

use super::Pages;

/// Whether a message is the hand of a person who builds a deck.
pub(crate) fn builds(message: &Message) -> bool {
    message.buttons.iter().any(|button| matches!(button.press, Press::Sift(..)))
}

/// The line about the page of the cards; `None` if there is only one page, or no deck is built.
pub(crate) fn page(message: &Message, page: usize, drawn: &Pages) -> Option<Text> {
    let pages = drawn.count();
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    (builds(message) && pages > 1)
        .then(|| Text::new("hand-page").num("page", number(page.min(pages - 1)) + 1).num("pages", number(pages)))
}
