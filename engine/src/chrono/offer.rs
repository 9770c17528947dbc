//! What a card offers in the middle of its effect: the text of each of several things, and of what its player may do.

use super::card::{Power, Row, Verb};
use super::state::{Ask, State};
use super::words::effect_text;
use crate::kit::Text;

/// What the option of this number does; `None` if the row that runs has several choices among as many things.
pub(super) fn of_choice(state: &State, number: u8) -> Option<Text> {
    let Some((_, Ask::Option(count))) = state.question.as_ref() else { return None };
    let options = only(state, &|verb| match verb {
        Verb::ChooseOne(options) if options.len() == usize::from(*count) => Some(options),
        _ => None,
    })?;
    options.get(usize::from(number).checked_sub(1)?).map(|option| effect_text(option))
}

/// What the player may do for this price; `None` if the row that runs offers several things for it.
pub(super) fn of_may(state: &State, price: u8) -> Option<Text> {
    let then = only(state, &|verb| match verb {
        Verb::May(asked, then) if *asked == price => Some(then),
        _ => None,
    })?;
    Some(effect_text(then))
}

/// What is found in the running card, if all that is found is the same: first in the row of the present epoch, then in all
/// rows and abilities.
fn only<'a, T: PartialEq>(state: &'a State, find: &impl Fn(&'a Verb) -> Option<&'a T>) -> Option<&'a T> {
    let card = state.rules.cards.card(state.running.as_ref()?.effect.kind)?;
    let row = card.row(state.epoch()).into_iter().flat_map(effects);
    let throne = card.throne.iter();
    let abilities = throne.clone().flat_map(|throne| throne.abilities.iter().map(|ability| &ability.effect[..]));
    let meditation = throne.map(|throne| &throne.meditation[..]);
    let all = card.rows.iter().flat_map(effects).chain(abilities).chain(meditation);
    one(row, find).or_else(|| one(all, find))
}

/// The effects of a row.
fn effects(row: &Row) -> impl Iterator<Item = &[Verb]> {
    row.powers.iter().filter_map(Power::effect)
}

fn one<'a, T: PartialEq>(
    effects: impl Iterator<Item = &'a [Verb]>,
    find: &impl Fn(&'a Verb) -> Option<&'a T>,
) -> Option<&'a T> {
    let mut found = Vec::new();
    effects.for_each(|verbs| gather(verbs, find, &mut found));
    found.first().copied().filter(|first| found.iter().all(|other| other == first))
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
