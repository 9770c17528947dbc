//! The parts of a card's text that questions and choices quote: what a link of the chain will do, what something will do that
//! is being put there, what each option does, and what a player may do.

use super::announce::{Pending, Wanted};
use super::question::Ask;
use super::state::{Link, State, What};
use super::words::{effect_text, may_text, mode_text, paragraphs, power_effect, toll_text};
use crate::kit::{Kind, Text, grammar};

/// The text of what a link of the chain will do; `None` if it is not the text of one power.
pub(super) fn of_link(state: &State, link: &Link) -> Option<Text> {
    let (card, code) = (state.rules.card(link.frame.kind)?, state.compiled(link.frame.kind));
    match link.what {
        What::Card { .. } => effect_text(card),
        What::Effect => {
            let paid = || code.paid.iter().find(|paid| paid.program.start == link.frame.pc).map(|paid| paid.number);
            power_effect(card, link.frame.trigger.or_else(paid)?.into())
        }
        What::Combat { .. } => None,
    }
}

/// The text of what is being put on the chain; `None` if it is not a card or the text of one power.
pub(super) fn of_pending(state: &State, pending: &Pending) -> Option<Text> {
    let kind = pending.frame.kind;
    let (card, code) = (state.rules.card(kind)?, state.compiled(kind));
    match pending.wanted {
        // An attachment has no effect: its text says to what it is attached.
        Wanted::Play(_) => effect_text(card).or_else(|| paragraphs(card).into_iter().next()),
        Wanted::Use(_, power) => power_effect(card, code.paid.get(usize::from(power))?.number.into()),
        Wanted::Trigger => power_effect(card, pending.frame.trigger?.into()),
        Wanted::Fee(_) | Wanted::Attack(_) | Wanted::Sealed => None,
    }
}

/// The text of the option with this number, from 1; `None` if the running card has more than one choice with this many options.
pub(super) fn of_choice(state: &State, number: u8) -> Option<Text> {
    let Ask::Options(count) = state.question.as_ref()?.ask else { return None };
    let card = state.running.as_ref().and_then(|frame| state.rules.card(frame.kind))?;
    mode_text(card, usize::from(number.checked_sub(1)?), count.into())
}

/// The texts of all options in one list; `None` as for [`of_choice`].
pub(super) fn of_choices(state: &State, count: u8) -> Option<Text> {
    let mode = |number: u8| Some(Text::new("ask-heroes-mode").num("n", number).text("what", of_choice(state, number)?));
    grammar::join("fx-heroes-sentences", (1..=count).map(mode).collect::<Option<Vec<Text>>>()?)
}

/// The text of what a card does unless somebody pays.
pub(super) fn of_toll(state: &State, kind: Kind) -> Option<Text> {
    toll_text(state.rules.card(kind)?)
}

/// The text of what the player may do; `None` if the running card makes several offers.
pub(super) fn of_may(state: &State) -> Option<Text> {
    may_text(state.running.as_ref().and_then(|frame| state.rules.card(frame.kind))?)
}
