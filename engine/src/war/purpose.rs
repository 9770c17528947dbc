//! Questions in the middle of something: which card asks, and what becomes of what is chosen.

use super::offer;
use super::program::{Act, Op, Sel};
use super::state::{Ask, Id, State};
use crate::kit::{Arg, Kind, Seat, Text};

/// A card on the battlefield as an argument.
pub(super) fn named(state: &State, id: Id) -> Arg {
    state.rules.cards.arg(state.perm(id).map_or(Kind::HIDDEN, |perm| perm.kind))
}

/// The card that a question is about: the one whose effect asks, or the one for which something is chosen.
pub(super) fn asking(state: &State, seat: Seat, ask: &Ask) -> Kind {
    let running = || state.running.as_ref().map_or(Kind::HIDDEN, |frame| frame.effect.kind);
    match ask {
        Ask::Wear(at, _) | Ask::More(at, _) => {
            state.players[seat].hand.get(usize::from(*at)).map_or(Kind::HIDDEN, |card| card.kind)
        }
        Ask::Onto(id, _) | Ask::Guard(id, _) | Ask::Hit(id, _) | Ask::Split(id, ..) => {
            state.perm(*id).map_or(Kind::HIDDEN, |perm| perm.kind)
        }
        Ask::Pick(_) | Ask::PickUpTo(..) | Ask::Sacrifice(_) | Ask::Discard(_) | Ask::Search => running(),
        Ask::Recover(..) | Ask::Scry | Ask::Option(_) | Ask::May(_) => running(),
    }
}

/// The question as its seat reads it.
pub(super) fn asked(state: &State, seat: Seat, ask: &Ask) -> Text {
    let kind = state.running.as_ref().map_or(Kind::HIDDEN, |frame| frame.effect.kind);
    let of_card = |key: &str| Text::new(key).with("card", state.rules.cards.arg(kind));
    let in_hand = |key: &str, at: u8| {
        let kind = state.players[seat].hand.get(usize::from(at)).map_or(Kind::HIDDEN, |card| card.kind);
        Text::new(key).with("card", state.rules.cards.arg(kind))
    };
    let of = |key: &str, id: Id| Text::new(key).num("number", id).with("card", named(state, id));
    match ask {
        Ask::Pick(_) => chosen(state, of_card("ask-war-pick")),
        Ask::PickUpTo(_, left) => chosen(state, of_card("ask-war-pick-up-to")).num("left", *left),
        Ask::Sacrifice(_) => of_card("ask-war-sacrifice"),
        Ask::Wear(at, _) => in_hand("ask-war-wear", *at),
        Ask::More(at, most) => in_hand("ask-war-more", *at).num("most", *most),
        Ask::Onto(id, _) => of("ask-war-onto", *id),
        Ask::Guard(id, _) => of("ask-war-guard", *id),
        Ask::Hit(id, _) => of("ask-war-hit", *id),
        Ask::Split(attacker, blocker, left) => of("ask-war-split", *attacker)
            .num("left", *left)
            .with("blocker", named(state, *blocker))
            .num("which", *blocker)
            .num("deadly", deadly(state, *attacker, *blocker)),
        Ask::Discard(n) if state.running.is_none() => Text::new("ask-war-limit").num("n", *n),
        Ask::Discard(n) => of_card("ask-war-discard").num("n", *n),
        Ask::Search => of_card("ask-war-search"),
        Ask::Recover(_, n) => of_card("ask-war-recover").num("n", *n),
        Ask::Scry => {
            let kept = state.running.as_ref().and_then(|frame| usize::try_from(frame.left?).ok()).unwrap_or_default();
            let top = state.aside.get(kept).map_or(Kind::HIDDEN, |card| card.kind);
            of_card("ask-war-scry").with("top", state.rules.cards.arg(top))
        }
        Ask::Option(_) => of_card("ask-war-option"),
        Ask::May(_) => {
            let what = offer::of_may(state);
            let text = of_card(if what.is_some() { "ask-war-offer" } else { "ask-war-may" });
            what.into_iter().fold(text, |text, what| text.text("what", what))
        }
    }
}

fn deadly(state: &State, attacker: Id, blocker: Id) -> u8 {
    match (state.perm(attacker), state.perm(blocker)) {
        (Some(attacker), Some(blocker)) => state.deadly(attacker, blocker),
        _ => 0,
    }
}

/// What the step behind a choice does to the cards that are chosen, and how much of it.
fn chosen(state: &State, text: Text) -> Text {
    let done = state.running.as_ref().and_then(|frame| {
        let next = usize::from(frame.effect.pc);
        // A step that finds bodyguards may come between.
        let ops = [next + 1, next + 2].map(|at| state.code().ops.get(at).copied());
        let act =
            ops.into_iter().flatten().find_map(|op| if let Op::On(act, Sel::That) = op { Some(act) } else { None })?;
        let n = match act {
            Act::Damage(num, _) | Act::Shield(num) | Act::Load(num) => state.num(num, frame),
            _ => 0,
        };
        Some((act, n))
    });
    match done {
        Some((act, n)) => text.word("act", act).num("n", n),
        None => text.raw("act", "none").num("n", 0),
    }
}
