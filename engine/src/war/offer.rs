//! What a card offers in the middle of its effect: the text of each of several things, and of what its player may do.

use super::card::{CardDef, Power, Verb};
use super::state::{Ask, State};
use super::words::{effect_text, offer_text};
use crate::kit::Text;

/// What the option of this number does; `None` if the card that runs has several choices among as many things.
pub(super) fn of_choice(state: &State, number: u8) -> Option<Text> {
    let Some((_, Ask::Option(count))) = state.asked() else { return None };
    let options = only(state, &|verb| match verb {
        Verb::ChooseOne(options) if options.len() == usize::from(*count) => Some(options),
        _ => None,
    })?;
    options.get(usize::from(number).checked_sub(1)?).map(|option| effect_text(option))
}

/// What the player may do, with its price; `None` if the card that runs offers several things.
pub(super) fn of_may(state: &State) -> Option<Text> {
    only(state, &|verb| match verb {
        Verb::May(..) => Some(verb),
        _ => None,
    })
    .map(offer_text)
}

/// What is found in the running card, if all that is found is the same.
fn only<'a, T: PartialEq>(state: &'a State, find: &impl Fn(&'a Verb) -> Option<&'a T>) -> Option<&'a T> {
    let card = state.rules.cards.card(state.running.as_ref()?.effect.kind)?;
    let mut found = Vec::new();
    effects(card).for_each(|verbs| gather(verbs, find, &mut found));
    found.first().copied().filter(|first| found.iter().all(|other| other == first))
}

/// The effects of a card.
fn effects(card: &CardDef) -> impl Iterator<Item = &[Verb]> {
    card.powers.iter().filter_map(Power::effect)
}

fn gather<'a, T>(verbs: &'a [Verb], find: &impl Fn(&'a Verb) -> Option<&'a T>, found: &mut Vec<&'a T>) {
    for verb in verbs {
        found.extend(find(verb));
        match verb {
            Verb::If(_, then, otherwise) => {
                gather(then, find, found);
                gather(otherwise, find, found);
            }
            Verb::ChooseOne(options) => options.iter().for_each(|option| gather(option, find, found)),
            Verb::May(_, then) => gather(then, find, found),
            _ => {}
        }
    }
}
