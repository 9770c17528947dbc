//! Events of War on one line each, in the vocabulary of scenarios.

use super::event::Event;
use super::rules::Rules;
use crate::kit::{Kind, outcome_line};

pub(super) fn line(rules: &Rules, event: &Event) -> String {
    let of = |kind: &Kind| rules.cards.id(*kind);
    match event {
        Event::Began { first } => format!("{first} begins"),
        Event::Dealt { seat, cards, again } => {
            let what = if *again { "dealt again" } else { "dealt" };
            format!("{seat} {what} {}", cards.iter().map(of).collect::<Vec<_>>().join(" "))
        }
        Event::Turn { seat, number } => format!("{seat} turn {number}"),
        Event::Drew { seat, card, .. } => format!("{seat} drew {}", of(card)),
        Event::Built { seat, card } => format!("{seat} built {}", of(card)),
        Event::Played { seat, card } => format!("{seat} played {}", of(card)),
        Event::Entered { seat, card, number } => format!("{seat} entered {} {number}", of(card)),
        Event::Worn { seat, card, by, .. } => format!("{seat} worn {} by {}", of(card), of(by)),
        Event::Triggered { seat, card } => format!("{seat} triggered {}", of(card)),
        Event::Used { seat, card, number } => format!("{seat} used {} {number}", of(card)),
        Event::Raised { seat, card } => format!("{seat} raised {}", of(card)),
        Event::Guards { seat, card, of: colonel, .. } => format!("{seat} guards {} of {}", of(card), of(colonel)),
        Event::Attacked { seat, cards } => {
            format!("{seat} attacked {}", cards.iter().map(of).collect::<Vec<_>>().join(" "))
        }
        Event::Blocked { seat, card, attacker, .. } => format!("{seat} blocked {} onto {}", of(card), of(attacker)),
        Event::Unblocked { seat } => format!("{seat} unblocked"),
        Event::Bombed { seat, card } => format!("{seat} bombed {}", of(card)),
        Event::Hurt { seat, card, number, n } => format!("{seat} hurt {} {number} {n}", of(card)),
        Event::Covered { seat, card, of: colonel, .. } => format!("{seat} covered {} by {}", of(colonel), of(card)),
        Event::Damaged { seat, n } => format!("{seat} took {n}"),
        Event::Prevented { seat, card, n } => {
            format!("{seat} prevented {} {n}", card.as_ref().map_or_else(|| "player".to_owned(), of))
        }
        Event::Healed { seat, n } => format!("{seat} gained {n}"),
        Event::Lost { seat, n } => format!("{seat} lost {n}"),
        Event::Destroyed { seat, card, number } => format!("{seat} destroyed {} {number}", of(card)),
        Event::Returned { seat, card, number } => format!("{seat} returned {} {number}", of(card)),
        Event::Exiled { seat, card, number } => format!("{seat} exiled {} {number}", of(card)),
        Event::Withdrew { seat, card, number } => format!("{seat} withdrew {} {number}", of(card)),
        Event::Boosted { seat, card, number, attack, defense, lasting } => {
            let what = if *lasting { "promoted" } else { "boosted" };
            format!("{seat} {what} {} {number} {attack}/{defense}", of(card))
        }
        Event::Exhausted { seat, card, number } => format!("{seat} exhausted {} {number}", of(card)),
        Event::Readied { seat, card, number } => format!("{seat} readied {} {number}", of(card)),
        Event::Discarded { seat, card } => format!("{seat} discarded {}", of(card)),
        Event::Milled { seat, card } => format!("{seat} milled {}", of(card)),
        Event::Scried { seat, n } => format!("{seat} scried {n}"),
        Event::Found { seat, card } => format!("{seat} found {}", of(card)),
        Event::Recovered { seat, card } => format!("{seat} recovered {}", of(card)),
        Event::Idle { seat } => format!("{seat} idle"),
        Event::Ended { outcome } => format!("ended {}", outcome_line(*outcome)),
    }
}
