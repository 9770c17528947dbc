//! Which numbered cards stand on which page of a message.

use std::collections::BTreeSet;

use duelhall_hall::Button;

/// How many cards are on a page of a message whose picture says nothing about pages, or that has no picture.
const CARDS: usize = 10;

/// The pages of a message with numbered cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pages(Vec<Vec<u8>>);

impl Pages {
    /// Those of the picture, if it shows every card that has a button; else ten cards to a page.
    pub(crate) fn of(buttons: &[Button], drawn: Option<&[Vec<u8>]>) -> Self {
        let numbers: BTreeSet<u8> = buttons.iter().filter_map(|button| Some(button.card.as_ref()?.number)).collect();
        match drawn {
            Some(drawn) if numbers.iter().all(|number| drawn.iter().flatten().any(|other| other == number)) => {
                Self(drawn.to_vec())
            }
            _ => Self(numbers.into_iter().collect::<Vec<u8>>().chunks(CARDS).map(<[u8]>::to_vec).collect()),
        }
    }

    /// How many there are.
    pub(crate) const fn count(&self) -> usize {
        self.0.len()
    }

    /// The first and the last number on a page, and the last one on all pages; `None` if the page has none. Numbers can be missing
    /// between them, because equal cards are drawn once.
    pub(crate) fn numbers(&self, page: usize) -> Option<[u8; 3]> {
        let here = self.0.get(page)?;
        Some([*here.iter().min()?, *here.iter().max()?, *self.0.iter().flatten().max()?])
    }

    /// Whether a button stands on a page.
    pub(crate) fn has(&self, page: usize, button: &Button) -> bool {
        let number = button.card.as_ref().map(|card| card.number);
        self.0.get(page).is_some_and(|page| number.is_some_and(|number| page.contains(&number)))
    }
}
