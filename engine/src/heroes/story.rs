//! The lines of history of an action: several events can be one line, and an effect that leaves no event is quoted.

use super::Heroes;
use super::card::{CardDef, Power, Verb};
use super::event::Event;
use super::rules::Rules;
use super::words::{effect_text, power_effect};
use crate::kit::{Kind, Present, Text};

/// The lines about the events of an action.
pub(super) fn of(rules: &Rules, events: &[Event]) -> Vec<Text> {
    let mut lines = Vec::new();
    let mut turn = None;
    // A quote comes after the targets.
    let mut quote = None;
    for same in events.chunk_by(is_alike) {
        let [event, ..] = same else { continue };
        if !matches!(event, Event::Aimed { .. }) {
            lines.extend(quote.take());
        }
        let n = i64::try_from(same.len()).unwrap_or(i64::MAX);
        match event {
            // Everybody knows that a turn begins with a card.
            Event::Drew { seat, card: Kind::HIDDEN } => {
                let n = n - i64::from(turn == Some(*seat));
                let text = Text::new("tell-heroes-draws").player("who", *seat).num("n", n);
                lines.extend((n > 0).then_some(text));
            }
            Event::Entered { seat, card, .. } if is_token(rules, *card) => {
                let text = Text::new("tell-heroes-tokens").player("who", *seat).with("card", rules.cards.arg(*card));
                lines.push(text.num("n", n));
            }
            event => {
                lines.extend(same.iter().filter_map(|event| Heroes::tell(rules, event)));
                quote = quote.or_else(|| quiet(rules, event));
            }
        }
        turn = if let Event::Turn { seat, .. } = event { Some(*seat) } else { None };
    }
    lines.extend(quote);
    lines
}

/// Whether two events in a row are told in one line.
fn is_alike(one: &Event, next: &Event) -> bool {
    match (one, next) {
        (Event::Drew { seat, card: Kind::HIDDEN }, Event::Drew { seat: other, card: Kind::HIDDEN }) => seat == other,
        (Event::Entered { seat, card, .. }, Event::Entered { seat: other, card: next, .. }) => {
            (seat, card) == (other, next)
        }
        _ => false,
    }
}

fn is_token(rules: &Rules, kind: Kind) -> bool {
    rules.card(kind).is_some_and(|card| card.token)
}

/// The text of what was played, used or triggered, if a part of it happens without an event of its own. A card with several
/// powers of the sort is not quoted, because the event does not say which of them it was.
fn quiet(rules: &Rules, event: &Event) -> Option<Text> {
    let what = match event {
        Event::Played { card, .. } if rules.is_passing(*card) => {
            let card = rules.card(*card)?;
            is_quiet(&card.effect).then(|| effect_text(card)).flatten()?
        }
        Event::Used { card, .. } => of_only(rules.card(*card)?, |power| match power {
            Power::Paid { effect, .. } => Some(effect),
            Power::Trigger { .. } | Power::Static { .. } => None,
        })?,
        Event::Triggered { card, .. } => of_only(rules.card(*card)?, |power| match power {
            Power::Trigger { effect, .. } => Some(effect),
            Power::Paid { .. } | Power::Static { .. } => None,
        })?,
        _ => return None,
    };
    Some(Text::new("tell-heroes-says").text("what", what))
}

fn of_only<'a>(card: &'a CardDef, effect: impl Fn(&'a Power) -> Option<&'a Vec<Verb>>) -> Option<Text> {
    let mut found = card.powers.iter().enumerate().filter_map(|(at, power)| Some((at, effect(power)?)));
    let (Some((at, verbs)), None) = (found.next(), found.next()) else { return None };
    is_quiet(verbs).then(|| power_effect(card, at)).flatten()
}

/// Whether a part of an effect happens without an event.
fn is_quiet(verbs: &[Verb]) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::Exhaust(_)
        | Verb::Ready(_)
        | Verb::Give(..)
        | Verb::Prevent(..)
        | Verb::AddCounters(..)
        | Verb::RemoveCounters(..)
        | Verb::TurnDown(_)
        | Verb::RemoveFromCombat(_)
        | Verb::ExtraTurn => true,
        Verb::If(_, one, other) | Verb::Flip(one, other) => is_quiet(one) || is_quiet(other),
        Verb::May(_, verbs) | Verb::Unless(_, _, verbs) | Verb::Repeat(_, verbs) | Verb::AtEnd(verbs) => {
            is_quiet(verbs)
        }
        Verb::ChooseOne(options) => options.iter().any(|option| is_quiet(option)),
        Verb::Deal { .. }
        | Verb::Put(..)
        | Verb::Heal(..)
        | Verb::Destroy(_)
        | Verb::Move(..)
        | Verb::Draw(..)
        | Verb::Discard(..)
        | Verb::Mill(..)
        | Verb::Look(..)
        | Verb::Reveal(..)
        | Verb::Search(..)
        | Verb::Recover(..)
        | Verb::ShuffleIn(..)
        | Verb::Place(..)
        | Verb::Control(..)
        | Verb::Interrupt(..)
        | Verb::Token(..) => false,
    })
}
