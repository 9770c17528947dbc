//! The lines of history of an action: several events can be one line, and an effect that leaves no event is quoted.

use super::Heroes;
use super::asking::marks;
use super::card::{CardDef, Power, Verb, Where};
use super::event::{Event, Mark};
use super::present::zone_name;
use super::rules::Rules;
use super::whose::Namesakes;
use super::words::{effect_text, power_effect};
use crate::kit::grammar::yes;
use crate::kit::{Kind, Present, Seat, Text};

/// The lines about the events of an action.
pub(super) fn of(rules: &Rules, events: &[Event], names: &Namesakes) -> Vec<Text> {
    let mut lines = Vec::new();
    let mut turn = None;
    // H-70: the first hands are dealt by no answer, new ones by the last.
    let redealt = events.iter().any(|event| matches!(event, Event::Kept { .. } | Event::Quit { .. }));
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
            Event::Dealt { seat, .. } if redealt => {
                lines.push(Text::new("tell-heroes-redealt").player("who", *seat));
            }
            // The new hand is told instead.
            Event::Kept { seat, replaced: true } if is_redealt(events, *seat) => {}
            event => {
                lines.extend(same.iter().filter_map(|event| line(rules, event, names)));
                quote = quote.or_else(|| quiet(rules, event));
            }
        }
        turn = if let Event::Turn { seat, .. } = event { Some(*seat) } else { None };
    }
    lines.extend(quote);
    lines
}

/// Whether the new hand of a seat is among the events.
fn is_redealt(events: &[Event], who: Seat) -> bool {
    events.iter().any(|event| matches!(event, Event::Dealt { seat, .. } if *seat == who))
}

/// The line about an event; `None` if it needs none.
pub(super) fn line(rules: &Rules, event: &Event, names: &Namesakes) -> Option<Text> {
    let line = |key: &str, seat: Seat| Text::new(format!("tell-heroes-{key}")).player("who", seat);
    let of = |key: &str, seat: Seat, card: Kind| line(key, seat).with("card", rules.cards.arg(card));
    // A card in play, of which there may be another on another side.
    let in_play = |key: &str, seat: Seat, card: Kind| line(key, seat).with("card", names.arg(rules, card, Some(seat)));
    Some(match event {
        Event::Dealt { .. } | Event::Entered { .. } => return None,
        Event::Drew { card: Kind::HIDDEN, .. } => return None,
        Event::Took { seat, card: Kind::HIDDEN, to: Where::Hand, .. } => line("took-hidden", *seat),
        Event::Took { card: Kind::HIDDEN, .. } => return None,
        Event::Began { first } => line("began", *first),
        Event::Kept { seat, replaced } => line(if *replaced { "mulligan" } else { "kept" }, *seat),
        Event::Turn { seat, number } => line("turn", *seat).num("n", *number),
        Event::Drew { seat, card } => of("drew", *seat, *card),
        Event::Placed { seat, card: Kind::HIDDEN, .. } => line("placed", *seat),
        Event::Placed { seat, card, up } => of(if *up { "quest" } else { "placed-own" }, *seat, *card),
        Event::Played { seat, card } => of("played", *seat, *card),
        Event::Used { seat, card, .. } => of("used", *seat, *card),
        Event::Triggered { seat, card } => in_play("triggered", *seat, *card),
        Event::Aimed { seat, at } => line("aimed", *seat).text("at", marks(rules, at)?),
        Event::Proposed { seat, attacker, defender, to, .. } => {
            in_play("attacks", *seat, *attacker).with("defender", names.arg(rules, *defender, names.owner(*to)))
        }
        Event::Protected { seat, card, .. } => in_play("protects", *seat, *card),
        // The line names the player anyway.
        Event::Struck { seat, card, .. } => of("strikes", *seat, *card),
        Event::Armored { seat, card, n } => in_play("armored", *seat, *card).num("n", *n),
        Event::Damaged { seat, card, n, by, whose, of, .. } => {
            let text = in_play("damaged", *seat, *card).num("n", *n).with("by", names.arg(rules, *by, *whose));
            text.raw("known", yes(of.is_some())).with("of", rules.cards.arg(of.unwrap_or(Kind::HIDDEN)))
        }
        Event::Harmless { seat, card, by, whose, .. } => {
            in_play("harmless", *seat, *card).with("by", names.arg(rules, *by, *whose))
        }
        Event::Missed { seat, card } => in_play("missed", *seat, *card),
        Event::Crowded { seat, card, others, .. } => {
            let others: Vec<Mark> = others.iter().map(|other| Mark::Card(*other)).collect();
            in_play("crowded", *seat, *card).text("cards", marks(rules, &others)?)
        }
        Event::Prevented { seat, card, n } => in_play("prevented", *seat, *card).num("n", *n),
        Event::Put { seat, card, n, .. } => in_play("put", *seat, *card).num("n", *n),
        Event::Healed { seat, card, n, .. } => in_play("healed", *seat, *card).num("n", *n),
        Event::Destroyed { seat, card, .. } => in_play("destroyed", *seat, *card),
        Event::Left { seat, card, to, .. } => in_play("left", *seat, *card).raw("to", zone_name(*to)),
        Event::Discarded { seat, card } => of("discarded", *seat, *card),
        Event::Milled { seat, card } => of("milled", *seat, *card),
        Event::Revealed { seat, card } => of("revealed", *seat, *card),
        Event::Took { seat, card, to, .. } => of("took", *seat, *card).raw("to", zone_name(*to)),
        Event::Interrupted { seat, card } => in_play("interrupted", *seat, *card),
        Event::Completed { seat, card } => of("completed", *seat, *card),
        Event::Flipped { seat, card } => of("flipped", *seat, *card),
        Event::Controlled { seat, card, .. } => of("controlled", *seat, *card),
        Event::Coin { seat, heads } => line("coin", *seat).raw("side", if *heads { "heads" } else { "tails" }),
        Event::Shuffled { seat, n } => line("shuffled", *seat).num("n", *n),
        Event::Called { .. } => Text::new("tell-heroes-called"),
        Event::Quit { seat } => line("quit", *seat),
        Event::Out { seat, decked } => line(if *decked { "decked" } else { "out" }, *seat),
        Event::Ended { outcome } => Heroes::ending(*outcome),
    })
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
    let (who, what) = match event {
        Event::Played { seat, card } if rules.is_passing(*card) => {
            let card = rules.card(*card)?;
            (seat, is_quiet(&card.effect).then(|| effect_text(card)).flatten()?)
        }
        Event::Used { seat, card, .. } => {
            let what = of_only(rules.card(*card)?, |power| match power {
                Power::Paid { effect, .. } => Some(effect),
                Power::Trigger { .. } | Power::Static { .. } => None,
            });
            (seat, what?)
        }
        Event::Triggered { seat, card } => {
            let what = of_only(rules.card(*card)?, |power| match power {
                Power::Trigger { effect, .. } => Some(effect),
                Power::Paid { .. } | Power::Static { .. } => None,
            });
            (seat, what?)
        }
        _ => return None,
    };
    Some(Text::new("tell-heroes-says").player("who", *who).text("what", what))
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
