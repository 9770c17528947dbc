//! Questions in the middle of an effect: which card asks, and what becomes of what is chosen.

use super::card::{Moment, Type, Who};
use super::offer;
use super::program::{Act, Op, Sel};
use super::state::{Ask, Id, Part, Stage, State};
use super::words::{beside_text, left_text, window_words};
use crate::kit::grammar::yes;
use crate::kit::{Arg, Kind, Seat, Text};

/// A card on the battlefield, or a shadow that is known, as an argument.
pub(super) fn named(state: &State, id: Id) -> Arg {
    let shades = state.players.iter().flat_map(|(_, player)| &player.shades);
    let shade = shades.into_iter().find(|shade| shade.id == id).map(|shade| shade.card.kind);
    let kind = state.perm(id).map(|perm| perm.kind).or(shade);
    state.rules.cards.arg(kind.unwrap_or(Kind::HIDDEN))
}

/// The question as its seat reads it.
pub(super) fn asked(state: &State, seat: Seat, ask: &Ask) -> Text {
    let kind = state.running.as_ref().map_or(Kind::HIDDEN, |frame| frame.effect.kind);
    let by = |text: Text| text.with("by", state.rules.cards.arg(kind));
    let of_card = |key: &str| Text::new(key).with("card", state.rules.cards.arg(kind));
    match ask {
        Ask::Pick(_) => chosen(state, of_card("ask-chrono-pick")),
        Ask::Mass(_, left) => chosen(state, of_card("ask-chrono-mass")).num("left", *left),
        Ask::Way(ages) => of_card("ask-chrono-way").num("n", *ages),
        Ask::Split(n) => split(state, seat, *n),
        Ask::Discard(n) => of_card("ask-chrono-discard").num("n", *n),
        Ask::Fetch if state.running.is_none() => Text::new("ask-chrono-meditation"),
        Ask::Fetch => of_card("ask-chrono-fetch"),
        Ask::Recover(n) => of_card("ask-chrono-recover").num("n", *n),
        Ask::Option(_) => of_card("ask-chrono-option"),
        Ask::Order(_) => Text::new("ask-chrono-order"),
        Ask::May(price) => {
            let what = offer::of_may(state, *price);
            let text = of_card(if what.is_some() { "ask-chrono-offer" } else { "ask-chrono-may" }).num("n", *price);
            what.into_iter().fold(text, |text, what| text.text("what", what))
        }
        Ask::Epoch(id) => by(Text::new("ask-chrono-epoch").with("card", named(state, *id))),
        Ask::Leave(id) => leaves(state, seat, *id),
        Ask::Insight(_) => of_card("ask-chrono-insight"),
        Ask::Send(id) => by(Text::new("ask-chrono-send").with("card", named(state, *id))),
        Ask::Time(any, future, past) => {
            Text::new("ask-chrono-time").num("any", *any).num("future", *future).num("past", *past)
        }
        Ask::Unwind(left, id) => Text::new("ask-chrono-unwind").num("n", *left).with("card", named(state, *id)),
    }
}

/// What the step behind a choice does to the cards that are chosen, and how much of it.
fn chosen(state: &State, text: Text) -> Text {
    let done = state.running.as_ref().and_then(|frame| {
        let next = usize::from(frame.effect.pc).checked_add(1)?;
        let Some(Op::On(act, Sel::That)) = state.code().ops.get(next) else { return None };
        let n = match act {
            Act::Mend(num) | Act::Unwind(num) => state.num(*num, frame),
            _ => 0,
        };
        Some((*act, n))
    });
    match done {
        Some((act, n)) => text.word("act", act).num("n", n),
        None => text.raw("act", "none").num("n", 0),
    }
}

/// Damage that may go to the opponent's location: whose damage it is, and what the location can bear.
fn split(state: &State, seat: Seat, n: i16) -> Text {
    let site = state.site(seat.other(), false);
    let by = state.running.as_ref().map(|frame| frame.effect.kind);
    Text::new("ask-chrono-split")
        .raw("by", if by.is_some() { "card" } else { "attack" })
        .with("card", state.rules.cards.arg(by.unwrap_or(Kind::HIDDEN)))
        .num("n", n)
        .with("site", named(state, site.map_or(0, |perm| perm.id)))
        .num("life", site.map_or(0, |perm| perm.counters))
        .player("who", seat.other())
}

/// A shadow that could leave the shadows: what sets it off, what it does in the present epoch, and what it is if it stays then
/// (C-103b).
fn leaves(state: &State, seat: Seat, id: Id) -> Text {
    let kind = state.players[seat].shades.iter().find(|shade| shade.id == id).map(|shade| shade.card.kind);
    let card = kind.and_then(|kind| state.rules.cards.card(kind)).filter(|card| card.kind == Type::Shadow);
    let row = card.and_then(|card| card.row(state.epoch()));
    let moment = row.and_then(|row| row.leaves.as_ref());
    let text = Text::new("ask-chrono-leave")
        .with("card", named(state, id))
        .text("cause", moment.map_or_else(|| Text::new("cause-chrono-none"), |moment| cause(state, seat, moment)));
    let parts = [
        ("does", "what", row.and_then(left_text)),
        ("stays", "window", row.and_then(window_words)),
        ("more", "powers", row.and_then(beside_text)),
    ];
    parts.into_iter().fold(text, |text, (is, name, part)| {
        text.raw(is, yes(part.is_some())).text(name, part.unwrap_or_else(|| Text::new("fx-chrono-nothing")))
    })
}

/// What happened just now, or is about to happen, because a shadow of a seat has waited for it.
fn cause(state: &State, seat: Seat, moment: &Moment) -> Text {
    let effect = state.running.as_ref().map(|frame| frame.effect);
    let about = effect.map_or(0, |effect| effect.subject);
    let of_card = |key: &str| {
        // A card that has died is no longer there to be named.
        let is_there = yes(state.perm(about).is_some());
        Text::new(key).raw("known", is_there).with("card", named(state, about)).num("number", about)
    };
    // Only the turn player plays cards, attacks and meditates.
    let by = |key: &str| Text::new(key).player("who", state.turn);
    match moment {
        Moment::Moves(_) => {
            Text::new("cause-chrono-moves").num("n", effect.map_or(0, |effect| effect.ages.unsigned_abs()))
        }
        Moment::Begins(_) => by("cause-chrono-begins"),
        Moment::Ends(_) => by("cause-chrono-ends"),
        Moment::Enters(_) => of_card("cause-chrono-enters"),
        Moment::Dies(_) => Text::new("cause-chrono-dies"),
        Moment::Casts(_) => by("cause-chrono-casts"),
        Moment::Embodies(_) => by("cause-chrono-embodies"),
        Moment::Changes => Text::new("cause-chrono-changes").num("epoch", state.epoch().index() as i64 + 1),
        // Defense has been taken off, and the damage is still to come.
        Moment::Attacks(_) => {
            let n = if let Stage::Turn(Part::Strike(n)) = state.stage { n } else { 0 };
            by("cause-chrono-attacks").num("n", n)
        }
        Moment::Hurt(who) => {
            let hurt = if *who == Who::Opponent { seat.other() } else { seat };
            Text::new("cause-chrono-hurt").word("who", who).num("life", state.players[hurt].life)
        }
        Moment::Meditates(_) => by("cause-chrono-meditates"),
    }
}
