//! The parts of a hand that both chats share while its owner builds a deck, and on which page a hand is.

use duelhall_engine::kit::Text;
use duelhall_hall::{Message, Press};

use super::{Pages, Turned};

/// Whether a message is the hand of a person who builds a deck.
pub(crate) fn builds(message: &Message) -> bool {
    message.buttons.iter().any(|button| matches!(button.press, Press::Sift(..)))
}

/// Whether the owner of the hand has to choose something.
pub(crate) fn is_asked(message: &Message) -> bool {
    message.buttons.iter().any(|button| matches!(button.press, Press::Answer(..)))
}

/// The step of the question that a hand asks; `None` if it asks nothing.
pub(crate) fn step_of(message: &Message) -> Option<u32> {
    message.buttons.iter().find_map(|button| match button.press {
        Press::Answer(_, step, _) => Some(step),
        _ => None,
    })
}

/// The page of a hand, and the question whose page it is. Another question begins on its first page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// The page.
    pub(crate) at: Turned,
    /// The question; `None` when unknown.
    question: Option<Question>,
}

/// The question of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Nothing.
    Nothing,
    /// The cards of a deck: each press changes a few of them, and the page stays.
    Deck,
    /// The choice at this step of the match.
    Step(u32),
}

impl Leaf {
    /// A page whose question is not known.
    pub(crate) const fn at(at: Turned) -> Self {
        Self { at, question: None }
    }

    /// A page of the question that a hand asks.
    pub(crate) fn of(message: &Message, at: Turned) -> Self {
        Self { at, question: Some(Question::of(message)) }
    }

    /// The hand asks this now.
    pub(crate) fn turn_to(&mut self, message: &Message) {
        let question = Question::of(message);
        if self.question.replace(question).is_some_and(|before| before != question) {
            self.at = Turned::default();
        }
    }
}

impl Question {
    fn of(message: &Message) -> Self {
        if builds(message) {
            return Self::Deck;
        }
        let step = message.buttons.iter().find_map(|button| match button.press {
            Press::Answer(_, step, _) => Some(step),
            _ => None,
        });
        step.map_or(Self::Nothing, Self::Step)
    }
}

/// The line that says which page of the cards is shown, or which cards of a hand, and where those are that cannot be chosen; `None`
/// if there is only one page.
pub(crate) fn page(message: &Message, page: usize, drawn: &Pages) -> Option<Text> {
    let pages = drawn.count();
    let page = page.min(pages.checked_sub(1).filter(|last| *last > 0)?);
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    if builds(message) {
        return Some(Text::new("hand-page").num("page", number(page) + 1).num("pages", number(pages)));
    }
    // Pages without numbers come after all others.
    let chosen = (0..pages).take_while(|at| drawn.numbers(*at).is_some()).count();
    let Some([first, last, count]) = drawn.numbers(page) else {
        let text = Text::new("hand-cards-other").num("page", number(page) + 1).num("pages", number(pages));
        return (chosen > 0).then_some(text);
    };
    let text = match chosen < pages {
        true => Text::new("hand-cards-then").num("until", number(chosen)).num("from", number(chosen) + 1),
        false => Text::new("hand-cards"),
    };
    Some(text.num("first", first).num("last", last).num("count", count))
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{Button, Look, Sift};
    use duelhall_store::MatchId;

    use super::*;

    fn asked(step: u32, builds: bool) -> Message {
        let id = MatchId::from_number(1);
        let answer = [Press::Answer(id, step, 0)];
        let presses = answer.into_iter().chain(builds.then_some(Press::Sift(id, Sift::All)));
        let button = |press| Button { press, label: "x".into(), card: None, look: Look::Plain, group: 0 };
        Message { buttons: presses.map(button).collect(), ..Message::default() }
    }

    #[test]
    fn each_page_of_a_hand_says_which_of_the_cards_are_on_it() {
        let drawn = [vec![1, 2, 3], vec![4, 5, 6, 7]];
        let said = |pages: &[Vec<u8>], at| page(&asked(7, false), at, &Pages::of(&[], Some(pages)));
        let cards = |first: u8, last: u8| Text::new("hand-cards").num("first", first).num("last", last).num("count", 7);
        assert_eq!([said(&drawn, 0), said(&drawn, 1)], [Some(cards(1, 3)), Some(cards(4, 7))]);
        assert_eq!(said(&drawn, 9), Some(cards(4, 7)), "past the end, the last page");
        assert_eq!(said(&[vec![1, 2], vec![5, 7]], 1), Some(cards(5, 7)), "equal cards are drawn once");
        assert_eq!((said(&drawn[..1], 0), said(&[Vec::new(), Vec::new()], 0)), (None, None));
    }

    // D-17
    #[test]
    fn whoever_chooses_among_some_cards_is_told_on_which_pages_the_others_are() {
        let drawn = [vec![1, 2, 3], vec![4, 5, 6], Vec::new(), Vec::new()];
        let said = |at| page(&asked(7, false), at, &Pages::of(&[], Some(&drawn))).expect("a line");
        let cards = |first: u8, last: u8| {
            let text = Text::new("hand-cards-then").num("until", 2).num("from", 3);
            text.num("first", first).num("last", last).num("count", 6)
        };
        assert_eq!([said(0), said(1)], [cards(1, 3), cards(4, 6)]);
        assert_eq!(said(3), Text::new("hand-cards-other").num("page", 4).num("pages", 4));
    }

    // D-17
    #[test]
    fn another_question_begins_on_its_first_page_and_a_deck_stays_on_its_page() {
        let mut leaf = Leaf::at(3.into());
        let mut page = |message: &Message, turned: Option<usize>| {
            leaf.turn_to(message);
            leaf.at = turned.map_or(leaf.at, Turned::from);
            leaf.at.page
        };
        assert_eq!(page(&asked(7, false), None), 3, "after a restart nothing is known of it");
        assert_eq!(page(&asked(7, false), None), 3);
        assert_eq!(page(&asked(8, false), Some(1)), 1);
        assert_eq!(page(&Message::default(), None), 0);
        assert_eq!(page(&asked(9, false), Some(2)), 2);
        assert_eq!(page(&asked(10, true), None), 0, "the heroes are chosen, and the deck is another question");
        assert_eq!((page(&asked(11, true), Some(1)), page(&asked(12, true), None)), (1, 1));
        let mut leaf = Leaf::of(&asked(13, false), 2.into());
        leaf.turn_to(&asked(14, true));
        assert_eq!(leaf.at.page, 0, "a page of the heroes is none of the deck");
    }
}
