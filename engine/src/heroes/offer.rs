//! What a card is about to do or offers, for questions and choices: the text of a link of the chain, of each of several
//! things, and of what a player may do.

use super::question::Ask;
use super::state::{Link, State, What};
use super::words::{effect_text, may_text, mode_text, power_effect};
use crate::kit::{Text, grammar};

/// What happens when a link of the chain resolves; `None` if no single power says it.
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

/// Whether a link is a card that comes into play and has no effect on the way.
pub(super) fn only_enters(state: &State, link: &Link) -> bool {
    let stays = !state.rules.is_passing(link.frame.kind);
    stays
        && matches!(link.what, What::Card { .. })
        && state.rules.card(link.frame.kind).is_some_and(|card| card.effect.is_empty())
}

/// What the option of this number does; `None` if the running card has more than one choice with this many options.
pub(super) fn of_choice(state: &State, number: u8) -> Option<Text> {
    let Ask::Options(count) = state.question.as_ref()?.ask else { return None };
    let card = state.running.as_ref().and_then(|frame| state.rules.card(frame.kind))?;
    mode_text(card, usize::from(number.checked_sub(1)?), count.into())
}

/// What each option does, as a list; `None` as for [`of_choice`].
pub(super) fn of_choices(state: &State, count: u8) -> Option<Text> {
    let mode = |number: u8| Some(Text::new("ask-heroes-mode").num("n", number).text("what", of_choice(state, number)?));
    grammar::join("fx-heroes-sentences", (1..=count).map(mode).collect::<Option<Vec<Text>>>()?)
}

/// What the player may do; `None` if the running card offers several things.
pub(super) fn of_may(state: &State) -> Option<Text> {
    may_text(state.running.as_ref().and_then(|frame| state.rules.card(frame.kind))?)
}
