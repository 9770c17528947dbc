//! The lines of history of an action: what is set off, and what comes of it.

use super::Chrono;
use super::card::{CardDef, Power, Verb};
use super::event::Event;
use super::rules::Rules;
use super::state::State;
use super::words::{ability_text, effect_text};
use crate::kit::grammar::list;
use crate::kit::{Kind, Part, Present, Seat, Text, story};

/// The most cards of an attack that are named one by one.
const NAMED: usize = 3;

/// The lines about the events that led to a state.
pub(super) fn of(state: &State, events: &[Event]) -> Vec<Text> {
    let rules = &state.rules;
    let lines = |same: &[Event], next: Option<&Event>| match (&same[0], next) {
        // C-103b: it stays on the battlefield.
        (Event::Left { card, .. }, Some(Event::Entered { card: entered, .. })) if card == entered => {
            Some(Text::new("tell-chrono-left-stays").with("card", rules.cards.arg(*card)))
        }
        (Event::Drew { seat, card: Kind::HIDDEN, regular: false }, _) => {
            Some(Text::new("tell-chrono-draws").player("who", *seat).num("n", count(same)))
        }
        (Event::Entered { seat, card, .. }, _) if is_token(rules, *card) => {
            let text = Text::new("tell-chrono-tokens").player("who", *seat).with("card", rules.cards.arg(*card));
            Some(text.num("n", count(same)))
        }
        (event, _) => line(rules, |seat| state.players[seat].hero, event),
    };
    let is_alike = |one: &Event, next: &Event| match (one, next) {
        (Event::Drew { card: Kind::HIDDEN, .. }, Event::Drew { .. }) => one == next,
        (Event::Entered { seat, card, .. }, Event::Entered { seat: other, card: entered, .. }) => {
            (seat, card) == (other, entered) && is_token(rules, *card)
        }
        _ => false,
    };
    story(events, state.question.is_some(), is_alike, |event, next| part(rules, event, next), lines)
}

/// The line about one event; `None` if it needs none. `hero` names the hero of a seat.
pub(super) fn line(rules: &Rules, hero: impl Fn(Seat) -> Kind, event: &Event) -> Option<Text> {
    let line = |key: &str, seat: Seat| Text::new(format!("tell-chrono-{key}")).player("who", seat);
    let of = |key: &str, seat: Seat, card: Kind| line(key, seat).with("card", rules.cards.arg(card));
    Some(match event {
        // The attack tells of attack, damage and defense.
        Event::Dealt { .. } | Event::Entered { .. } | Event::Collected { .. } => return None,
        Event::Drew { card: Kind::HIDDEN, .. } => return None,
        Event::Began { first } => line("began", *first),
        Event::Replaced { seat, n } => line("replaced", *seat).num("count", *n),
        Event::Turn { seat, number } => line("turn", *seat).num("n", *number),
        // The flow of time is seen on the track.
        Event::Moved { natural: true, .. } => return None,
        Event::Moved { from, to, .. } => {
            let key = if to > from { "tell-chrono-future" } else { "tell-chrono-past" };
            Text::new(key).num("n", from.abs_diff(*to)).num("age", *to)
        }
        Event::Drew { seat, card, .. } => of("drew", *seat, *card),
        Event::Concentrated { seat, n } => line("concentrated", *seat).num("n", *n),
        Event::Meditated { seat } => line("meditated", *seat),
        Event::Fetched { seat, card: Kind::HIDDEN } => line("fetched", *seat),
        Event::Fetched { seat, card } => of("fetched-own", *seat, *card),
        Event::Played { seat, card } => of("played", *seat, *card),
        Event::Laid { seat, card: Kind::HIDDEN } => line("laid", *seat),
        Event::Laid { seat, card } => of("laid-own", *seat, *card),
        Event::Left { seat, card } => of("left", *seat, *card),
        Event::Triggered { seat, card } => of("triggered", *seat, *card),
        Event::Used { seat, card, .. } => of("used", *seat, *card),
        Event::Hero { seat, ability } => {
            let hero = rules.cards.card(hero(*seat));
            let does = hero.and_then(|hero| ability_text(hero, usize::from(*ability).wrapping_sub(1)));
            line("ability", *seat).text("what", does.unwrap_or_else(|| Text::new("fx-chrono-nothing")))
        }
        Event::Healed { seat, n } => line("healed", *seat).num("n", *n),
        Event::Lost { seat, n } => line("lost", *seat).num("n", *n),
        Event::Armored { seat, n } => line("armored", *seat).num("n", *n),
        Event::Attacked { seat, cards, n, stopped } => {
            let names = cards.iter().map(|card| Text::new("tell-chrono-card").with("card", rules.cards.arg(*card)));
            let names = if cards.len() > NAMED { None } else { list("fx-chrono-list", "tell-chrono-and", names) };
            let with = names.unwrap_or_else(|| Text::new("tell-chrono-cards").num("n", cards.len() as i64));
            line("attacked", *seat).text("with", with).num("n", *n).num("stopped", *stopped)
        }
        Event::Damaged { seat, n, armor, by } => {
            let text = by.map_or_else(|| line("damaged", *seat), |card| of("damaged-by", *seat, card));
            text.num("n", *n).num("armor", *armor)
        }
        Event::Worn { seat, card, n, .. } => of("worn", *seat, *card).num("n", *n),
        Event::Charged { seat, n } => {
            line(if *n > 0 { "charged" } else { "drained" }, *seat).num("n", n.unsigned_abs())
        }
        Event::Died { seat, card, .. } => of("died", *seat, *card),
        Event::Returned { seat, card, .. } => of("returned", *seat, *card),
        Event::Turned { seat, card, snare, .. } => of(if *snare { "snared" } else { "turned" }, *seat, *card),
        Event::Readied { seat, card, .. } => of("readied", *seat, *card),
        Event::Shifted { seat, card, epoch, .. } => of("shifted", *seat, *card).num("epoch", *epoch),
        Event::Seen { seat, card: Kind::HIDDEN, returned } => line(if *returned { "sent" } else { "seen" }, *seat),
        Event::Seen { seat, card, returned } => of(if *returned { "sent-own" } else { "seen-own" }, *seat, *card),
        Event::Discarded { seat, card } => of("discarded", *seat, *card),
        Event::Milled { seat, card } => of("milled", *seat, *card),
        Event::Recovered { seat, card } => of("recovered", *seat, *card),
        Event::Idle { seat } => line("idle", *seat),
        Event::Ended { outcome } => Chrono::ending(*outcome),
    })
}

fn part(rules: &Rules, event: &Event, next: Option<&Event>) -> Part {
    let cause = |card: &Kind, is: fn(&Power) -> bool| match rules.cards.card(*card) {
        Some(card) => {
            let silent = effects(card, is).any(is_silent);
            Part::Cause { silent, says: only_text(card, is).filter(|_| silent) }
        }
        None => Part::LOUD,
    };
    match event {
        // A card that stays does nothing else by being played.
        Event::Played { .. } if matches!(next, Some(Event::Entered { .. })) => Part::LOUD,
        Event::Played { card, .. } | Event::Left { card, .. } => cause(card, |power| matches!(power, Power::Does(_))),
        Event::Triggered { card, .. } => cause(card, |power| !matches!(power, Power::Turn(..))),
        Event::Used { card, .. } => cause(card, |power| matches!(power, Power::Turn(..))),
        // Its counters change in any case.
        Event::Hero { .. } => Part::LOUD,
        Event::Began { .. }
        | Event::Dealt { .. }
        | Event::Replaced { .. }
        | Event::Turn { .. }
        | Event::Moved { natural: true, .. }
        | Event::Drew { regular: true, .. }
        | Event::Meditated { .. }
        | Event::Laid { .. }
        | Event::Collected { .. }
        | Event::Attacked { .. }
        | Event::Idle { .. }
        | Event::Ended { .. } => Part::Apart,
        Event::Moved { .. }
        | Event::Drew { .. }
        | Event::Concentrated { .. }
        | Event::Fetched { .. }
        | Event::Entered { .. }
        | Event::Healed { .. }
        | Event::Lost { .. }
        | Event::Armored { .. }
        | Event::Damaged { .. }
        | Event::Worn { .. }
        | Event::Charged { .. }
        | Event::Died { .. }
        | Event::Returned { .. }
        | Event::Turned { .. }
        | Event::Readied { .. }
        | Event::Shifted { .. }
        | Event::Seen { .. }
        | Event::Discarded { .. }
        | Event::Milled { .. }
        | Event::Recovered { .. } => Part::Outcome,
    }
}

/// The effects of the powers of a card that may be meant, in all its rows.
fn effects(card: &CardDef, is: fn(&Power) -> bool) -> impl Iterator<Item = &[Verb]> {
    let powers = card.rows.iter().flat_map(|row| &row.powers).filter(move |power| is(power));
    powers.filter_map(Power::effect)
}

/// What a card does, if only one effect can be meant: the event does not say which row it was.
fn only_text(card: &CardDef, is: fn(&Power) -> bool) -> Option<Text> {
    let mut all = effects(card, is);
    let first = all.next()?;
    all.all(|other| other == first).then(|| effect_text(first))
}

/// Whether a part of an effect leaves no event.
fn is_silent(verbs: &[Verb]) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::Mend(..) => true,
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
