//! The lines of history of an action: what is set off, and what comes of it.

use super::War;
use super::card::{CardDef, Power, Verb};
use super::event::Event;
use super::rules::Rules;
use super::state::State;
use super::words::{only_text, signed};
use crate::kit::grammar::{list, yes};
use crate::kit::{Kind, Part, Present, Seat, Text, story};

/// The most attackers that are named one by one.
const NAMED: usize = 3;

/// The lines about the events that led to a state.
pub(super) fn of(state: &State, events: &[Event]) -> Vec<Text> {
    let rules = &state.rules;
    let lines = |same: &[Event], _: Option<&Event>| match &same[0] {
        Event::Drew { seat, card: Kind::HIDDEN, regular: false } => {
            Some(Text::new("tell-war-draws").player("who", *seat).num("n", count(same)))
        }
        Event::Entered { seat, card, .. } if is_token(rules, *card) => {
            let text = Text::new("tell-war-tokens").player("who", *seat).with("card", rules.cards.arg(*card));
            Some(text.num("n", count(same)))
        }
        event => line(rules, event),
    };
    let is_alike = |one: &Event, next: &Event| match (one, next) {
        (Event::Drew { card: Kind::HIDDEN, .. }, Event::Drew { .. }) => one == next,
        (Event::Entered { seat, card, .. }, Event::Entered { seat: other, card: entered, .. }) => {
            (seat, card) == (other, entered) && is_token(rules, *card)
        }
        _ => false,
    };
    story(events, state.asked().is_some(), is_alike, |event, _| part(rules, event), lines)
}

/// The line about one event; `None` if it needs none.
pub(super) fn line(rules: &Rules, event: &Event) -> Option<Text> {
    let line = |key: &str, seat: Seat| Text::new(format!("tell-war-{key}")).player("who", seat);
    let of = |key: &str, seat: Seat, card: Kind| line(key, seat).with("card", rules.cards.arg(card));
    Some(match event {
        Event::Dealt { again: false, .. } | Event::Entered { .. } => return None,
        Event::Drew { card: Kind::HIDDEN, .. } => return None,
        Event::Dealt { seat, cards, .. } => line("redealt", *seat).num("n", cards.len() as i64),
        Event::Began { first } => line("began", *first),
        Event::Turn { seat, number } => line("turn", *seat).num("n", *number),
        Event::Drew { seat, card, .. } => of("drew", *seat, *card),
        Event::Built { seat, card } => of("built", *seat, *card),
        Event::Played { seat, card } => of("played", *seat, *card),
        Event::Worn { seat, card, by, .. } => of("worn", *seat, *card).with("unit", rules.cards.arg(*by)),
        Event::Triggered { seat, card } => of("triggered", *seat, *card),
        Event::Used { seat, card, .. } => of("used", *seat, *card),
        Event::Raised { seat, card } => of("raised", *seat, *card),
        Event::Guards { seat, card, of: colonel, .. } => {
            of("guards", *seat, *card).with("colonel", rules.cards.arg(*colonel))
        }
        Event::Attacked { seat, cards } => {
            let names = cards.iter().map(|card| Text::new("tell-war-card").with("card", rules.cards.arg(*card)));
            let names = if cards.len() > NAMED { None } else { list("fx-war-list", "tell-war-and", names) };
            let with = names.unwrap_or_else(|| Text::new("tell-war-units").num("n", cards.len() as i64));
            line("attacked", *seat).text("with", with)
        }
        Event::Blocked { seat, card, attacker, .. } => {
            of("blocked", *seat, *card).with("attacker", rules.cards.arg(*attacker))
        }
        Event::Unblocked { seat } => line("unblocked", *seat),
        Event::Bombed { seat, card } => of("bombed", *seat, *card),
        Event::Hurt { seat, card, n, .. } => of("hurt", *seat, *card).num("n", *n),
        Event::Covered { seat, card, of: colonel, .. } => {
            of("covered", *seat, *card).with("colonel", rules.cards.arg(*colonel))
        }
        Event::Damaged { seat, n } => line("damaged", *seat).num("n", *n),
        Event::Prevented { seat, card: Some(card), n } => of("prevented", *seat, *card).num("n", *n),
        Event::Prevented { seat, card: None, n } => line("spared", *seat).num("n", *n),
        Event::Healed { seat, n } => line("healed", *seat).num("n", *n),
        Event::Lost { seat, n } => line("lost", *seat).num("n", *n),
        Event::Destroyed { seat, card, .. } => of("destroyed", *seat, *card),
        Event::Returned { seat, card, .. } => of("returned", *seat, *card),
        Event::Exiled { seat, card, .. } => of("exiled", *seat, *card),
        Event::Withdrew { seat, card, .. } => of("withdrew", *seat, *card),
        Event::Boosted { seat, card, attack, defense, lasting, .. } => of("boosted", *seat, *card)
            .raw("attack", change(*attack))
            .raw("defense", change(*defense))
            .raw("lasting", yes(*lasting)),
        Event::Exhausted { seat, card, .. } => of("exhausted", *seat, *card),
        Event::Readied { seat, card, .. } => of("readied", *seat, *card),
        Event::Discarded { seat, card } => of("discarded", *seat, *card),
        Event::Milled { seat, card } => of("milled", *seat, *card),
        Event::Scried { seat, n } => line("scried", *seat).num("n", *n),
        Event::Found { seat, card: Kind::HIDDEN } => line("found", *seat),
        Event::Found { seat, card } => of("found-own", *seat, *card),
        Event::Recovered { seat, card } => of("recovered", *seat, *card),
        Event::Idle { seat } => line("idle", *seat),
        Event::Ended { outcome } => War::ending(*outcome),
    })
}

fn part(rules: &Rules, event: &Event) -> Part {
    let cause = |card: &Kind, is: fn(&Power) -> bool| match rules.cards.card(*card) {
        Some(card) => {
            let silent = effects(card, is).any(is_silent);
            let says = only_text(card, is).filter(|_| silent);
            Part::Cause { silent, says: says.map(|says| Text::new("fx-war-sentence").text("text", says)) }
        }
        None => Part::LOUD,
    };
    match event {
        Event::Played { card, .. } => cause(card, |power| matches!(power, Power::Does(_))),
        Event::Triggered { card, .. } => cause(card, |power| matches!(power, Power::Enters(_) | Power::When(..))),
        Event::Used { card, .. } => cause(card, |power| matches!(power, Power::Use(..))),
        Event::Raised { card, .. } => cause(card, |power| matches!(power, Power::Buried(..))),
        Event::Began { .. }
        | Event::Dealt { .. }
        | Event::Turn { .. }
        | Event::Drew { regular: true, .. }
        | Event::Built { .. }
        | Event::Guards { .. }
        | Event::Attacked { .. }
        | Event::Blocked { .. }
        | Event::Unblocked { .. }
        | Event::Bombed { .. }
        | Event::Idle { .. }
        | Event::Ended { .. } => Part::Apart,
        Event::Drew { .. }
        | Event::Entered { .. }
        | Event::Worn { .. }
        | Event::Hurt { .. }
        | Event::Covered { .. }
        | Event::Damaged { .. }
        | Event::Prevented { .. }
        | Event::Healed { .. }
        | Event::Lost { .. }
        | Event::Destroyed { .. }
        | Event::Returned { .. }
        | Event::Exiled { .. }
        | Event::Withdrew { .. }
        | Event::Boosted { .. }
        | Event::Exhausted { .. }
        | Event::Readied { .. }
        | Event::Discarded { .. }
        | Event::Milled { .. }
        | Event::Scried { .. }
        | Event::Found { .. }
        | Event::Recovered { .. } => Part::Outcome,
    }
}

/// The effects of the powers of a card that may be meant.
fn effects(card: &CardDef, is: fn(&Power) -> bool) -> impl Iterator<Item = &[Verb]> {
    card.powers.iter().filter(move |power| is(power)).filter_map(Power::effect)
}

/// Whether a part of an effect leaves no event.
fn is_silent(verbs: &[Verb]) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::Grant(..)
        | Verb::Deprive(..)
        | Verb::Shield(..)
        | Verb::Protect(_)
        | Verb::Cover(..)
        | Verb::ExtraBase(_)
        | Verb::Discount(..)
        | Verb::Load(..) => true,
        Verb::If(_, one, other) => is_silent(one) || is_silent(other),
        Verb::May(_, verbs) => is_silent(verbs),
        Verb::ChooseOne(options) => options.iter().any(|option| is_silent(option)),
        _ => false,
    })
}

fn is_token(rules: &Rules, kind: Kind) -> bool {
    rules.cards.card(kind).is_some_and(|card| card.token)
}

fn count(same: &[Event]) -> i64 {
    i64::try_from(same.len()).unwrap_or(i64::MAX)
}

/// A change of attack or defense with its sign.
fn change(n: i16) -> String {
    if n < 0 { signed(n) } else { format!("+{n}") }
}
