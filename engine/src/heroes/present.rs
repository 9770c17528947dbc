//! How Heroes is shown: questions, choices and the lines of history. The rules never call this.

use super::Heroes;
use super::action::Action;
use super::announce::{Given, Need, Pending, Wanted};
use super::asking::{self, named};
use super::card::Where;
use super::compile::{Fee, types};
use super::event::Event;
use super::question::{Ask, Question};
use super::rules::Rules;
use super::state::{Id, State};
use super::table::Table;
use super::whose::{self, Namesakes};
use super::{offer, story};
use crate::kit::grammar::yes;
use crate::kit::{Arg, Choice, Kind, Outcome, Present, Seat, Text, Tone, View};

impl Present for Heroes {
    type Table = Table;

    fn title(view: &View<Self>) -> Text {
        asking::title(view.state(), view.viewer().seat())
    }

    fn choice(view: &View<Self>, action: Action) -> Choice {
        let state = view.state();
        let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
        let plain = |key: &str, tone: Tone| (Text::new(key), None, tone);
        let of_hand = |key: &str, index: u8, tone: Tone| {
            let card = state.player(seat).hand.get(usize::from(index)).map_or(Kind::HIDDEN, |card| card.kind);
            (Text::new(key).num("number", index + 1).with("card", state.rules.cards.arg(card)), Some(index + 1), tone)
        };
        let of_perm = |key: &str, id: Id, tone: Tone| {
            (Text::new(key).num("number", id).with("card", asking::plain(state, id)), None, tone)
        };
        // With its ATK and what is left of its health, if it is an ally. A hero, whose ATK is that of a weapon, has its health alone:
        // “0/25” would read as no life.
        let valued = |key: &str, id: Id, tone: Tone| {
            let perm = state.perm(id).filter(|perm| perm.is(types::HERO | types::ALLY));
            let [atk, left] = perm.map_or([0, 0], |perm| [perm.now.atk, (perm.now.health - perm.damage).max(0)]);
            let (label, card, tone) = of_perm(key, id, tone);
            let living = perm.map_or("no", |perm| if perm.is(types::HERO) { "hero" } else { "yes" });
            (label.raw("living", living).num("atk", atk).num("left", left), card, tone)
        };
        let idle = state.is_idle(seat, action);
        let empty = !idle && state.is_for_nothing(seat, action);
        // Where one can pass, nobody is led to do something for nothing.
        let for_nothing = if has_open_turn(state, seat) { Tone::Aside } else { Tone::Last };
        let of_nothing = |(label, card, tone): (Text, Option<u8>, Tone)| {
            (label.raw("why", if empty { "now" } else { "x" }), card, tone)
        };
        let (label, card, tone) = match action {
            Action::Keep => plain("do-heroes-keep", Tone::Main),
            Action::Mulligan => plain("do-heroes-mulligan", Tone::Danger),
            Action::Play(index) if idle || empty => of_nothing(of_hand("do-heroes-play-idle", index, for_nothing)),
            Action::Play(index) => of_hand("do-heroes-play", index, Tone::Main),
            Action::Place(index) => of_hand("do-heroes-place", index, Tone::Aside),
            Action::Quest(index) => of_hand("do-heroes-quest", index, Tone::Main),
            Action::Use(id, power) => match power_of(state, id, power) {
                _ if empty || idle && state.costs_only_resources(action) => {
                    of_nothing(of_perm("do-heroes-use-idle", id, for_nothing))
                }
                (key, price) => {
                    let (label, card, tone) = of_perm(key, id, Tone::Main);
                    (price.into_iter().fold(label, |label, (name, arg)| label.with(name, arg)), card, tone)
                }
            },
            // An attack for nothing is allowed, and nobody is led to it, unless it is forced.
            Action::Attack(id) => {
                let perm = state.perm(id);
                let tone = match idle {
                    true if perm.is_some_and(|perm| perm.now.must_attack) => Tone::Aside,
                    true => Tone::Last,
                    false => Tone::Main,
                };
                let (label, card, tone) = of_perm("do-heroes-attack", id, tone);
                let atk = perm.map_or(0, |perm| perm.now.atk.max(0));
                (label.num("atk", atk).raw("armed", yes(state.is_armed(id))), card, tone)
            }
            Action::Strike(id) => {
                let cost = state.perm(id).map_or(0, |perm| perm.now.strike);
                let (label, card, tone) = of_perm("do-heroes-strike", id, Tone::Main);
                (label.num("cost", cost), card, tone)
            }
            Action::Protect(id) => valued("do-heroes-protect", id, Tone::Main),
            Action::Armor(id) => {
                let def = state.perm(id).map_or(0, |perm| perm.now.health);
                let (label, card, tone) = of_perm("do-heroes-armor", id, Tone::Main);
                (label.num("n", def), card, tone)
            }
            Action::Pick(id) if empty => {
                let (label, card, tone) = of_perm("do-heroes-pick-idle", id, Tone::Aside);
                (label.with("named", named(state, id)), card, tone)
            }
            Action::Pick(id) if is_spared(state, id) => {
                let (label, card, tone) = of_perm("do-heroes-pick-spared", id, Tone::Aside);
                (label.with("named", named(state, id)), card, tone)
            }
            Action::Pick(id) => {
                let (label, card, tone) = valued("do-heroes-pick", id, Tone::Main);
                (label.with("named", named(state, id)), card, tone)
            }
            Action::Card(index) => card_choice(state, seat, index),
            Action::Player(other) => (Text::new("do-heroes-player").player("who", other), None, Tone::Main),
            Action::Link(place) => {
                let link = state.chain.get(usize::from(place).wrapping_sub(1)).map(|link| &link.frame);
                let kind = link.map_or(Kind::HIDDEN, |link| link.kind);
                let card = state.rules.cards.arg(kind);
                let other =
                    |seat| state.chain.iter().any(|link| link.frame.kind == kind && link.frame.controller != seat);
                let named = link.map(|link| link.controller).filter(|seat| other(*seat));
                let named = named.map_or_else(|| card.clone(), |seat| whose::owned(&state.rules, kind, seat));
                (Text::new("do-heroes-link").with("card", card).with("named", named), None, Tone::Main)
            }
            Action::X(0) if idle && state.costs_only_resources(action) => plain("do-heroes-x-idle", Tone::Aside),
            Action::X(number) => (Text::new("do-heroes-x").num("n", number), None, Tone::Main),
            Action::Option(number) => (option(state, number), None, Tone::Main),
            Action::Yes => plain("do-heroes-yes", Tone::Main),
            Action::No => plain("do-heroes-no", Tone::Pass),
            Action::Done if state.has_chosen_nothing() => plain("do-heroes-none", Tone::Pass),
            Action::Done => plain("do-heroes-done", Tone::Pass),
            Action::Back => plain("do-heroes-back", Tone::Back),
            Action::Pass => plain("do-heroes-pass", Tone::Pass),
            // In one's own turn it gives up the strikes of later attacks, so it does not stand where one goes on.
            Action::Rest => plain("do-heroes-rest", if seat == state.turn { Tone::Last } else { Tone::Pass }),
            Action::Yield => of_yield(state, "do-heroes-yield", state.can_yield(seat), Tone::Pass),
            Action::Heed(place) => {
                let yielded = state.player(seat).yields.get(usize::from(place).wrapping_sub(1)).copied();
                of_yield(state, "do-heroes-heed", yielded, Tone::Back)
            }
            Action::Always => plain("do-heroes-always", Tone::Back),
            Action::Sometimes => plain("do-heroes-sometimes", Tone::Back),
            Action::End => plain("do-heroes-end", Tone::Pass),
        };
        let lapses = match action {
            Action::Play(_) | Action::Attack(_) => tone == Tone::Main,
            // H-78: the resource of the turn.
            Action::Quest(_) | Action::Place(_) => true,
            _ => false,
        };
        let ends_turn = action == Action::End;
        Choice { action: action.to_string(), label, card, tone, taken: None, ends_turn, lapses }
    }

    /// It begins nothing, takes back what was begun, and averts harm.
    fn fallback(view: &View<Self>, actions: &[Action]) -> usize {
        let _ = view;
        let calm = [Action::Keep, Action::End, Action::Back];
        let find = |wanted: &dyn Fn(&Action) -> bool| actions.iter().position(wanted);
        find(&|action| calm.contains(action))
            .or_else(|| {
                find(&|action| {
                    matches!(action, Action::Armor(_) | Action::Yes) && matches!(action, Action::Armor(_))
                        || *action == Action::Yes && view.state().asks_to_avert()
                })
            })
            .or_else(|| find(&|action| matches!(action, Action::Pass | Action::No)))
            .unwrap_or(0)
    }

    fn table(view: &View<Self>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
        super::lay::table(view, recent, ended)
    }

    fn ending(outcome: Outcome) -> Text {
        let reason = Text::new(format!("reason-heroes-{}", outcome.reason.name()));
        let mut winners = outcome.winners.iter();
        match (winners.next(), winners.next()) {
            (Some(winner), None) => Text::new("tell-ended-win").player("who", winner).text("reason", reason),
            (Some(one), Some(other)) => match winners.next() {
                None => {
                    Text::new("tell-ended-win-two").player("who", one).player("other", other).text("reason", reason)
                }
                Some(third) => Text::new("tell-ended-win-three")
                    .player("who", one)
                    .player("other", other)
                    .player("third", third)
                    .text("reason", reason),
            },
            _ => Text::new("tell-ended-draw").text("reason", reason),
        }
    }

    fn tell_all(view: impl FnOnce() -> View<Self>, rules: &Rules, events: &[Event]) -> Vec<Text> {
        if events.is_empty() {
            return Vec::new();
        }
        story::of(rules, events, &Namesakes::after(view().state(), events))
    }

    fn tell(rules: &Rules, event: &Event) -> Option<Text> {
        story::line(rules, event, &Namesakes::default())
    }
}

/// The label by which a power of a card in play is used, with what must be paid and, if the card has several powers, which of
/// them it is. A quest that can only be completed has a label of its own. What the power does stands below the question.
fn power_of(state: &State, id: Id, power: u8) -> (&'static str, Vec<(&'static str, Arg)>) {
    let kind = state.perm(id).map_or(Kind::HIDDEN, |perm| perm.card.kind);
    let paid = &state.compiled(kind).paid;
    let only_completed = is_quest(state, kind) && paid.len() == 1;
    let key = if only_completed { "do-heroes-complete" } else { "do-heroes-use" };
    let Some(at) = paid.iter().position(|paid| paid.number + 1 == power) else { return (key, Vec::new()) };
    let has_x = state.rules.code.fees[usize::from(paid[at].fee)].contains(&Fee::PayX);
    let cost = if has_x { Arg::Raw("X".to_owned()) } else { Arg::Num(paid[at].cost.into()) };
    let mut args = vec![("cost", cost)];
    if !only_completed {
        let which = if paid.len() == 1 { "only".to_owned() } else { (at + 1).to_string() };
        args.push(("which", Arg::Raw(which)));
    }
    (key, args)
}

/// Whether a card in play that can be chosen would be dealt damage, and all of it would be prevented.
fn is_spared(state: &State, id: Id) -> bool {
    let pending = state.pending.as_ref().filter(|_| state.question.is_none());
    pending.is_some_and(|pending| match state.need(pending) {
        Need::Defender => state.is_spared(pending, 0, id),
        Need::Target(at, _) => state.is_spared(pending, at, id),
        _ => false,
    })
}

/// One of several options, by its number; the question says what each of them does.
fn option(state: &State, number: u8) -> Text {
    match state.question.as_deref() {
        Some(Question { seat, ask: Ask::Order(_) }) => {
            let first = state.ordered(*seat, usize::from(number.saturating_sub(1)));
            Text::new("do-heroes-order").num("n", number).with("card", state.rules.cards.arg(first))
        }
        _ => match offer::of_choice(state, number) {
            Some(what) => Text::new("do-heroes-option-of").num("n", number).text("what", what),
            None => Text::new("do-heroes-option").num("n", number),
        },
    }
}

/// A card that is chosen from a hand, a graveyard or the cards being looked at.
fn card_choice(state: &State, seat: Seat, index: u8) -> (Text, Option<u8>, Tone) {
    use super::question::{Then, Zone};
    let mut tone = Tone::Danger;
    let mut painted = true;
    let cards = match (state.question.as_ref().map(|question| &question.ask), &state.pending) {
        (Some(Ask::Cards { of, zone, then, .. }), _) => {
            tone = if *then == Then::Discard { Tone::Danger } else { Tone::Main };
            match zone {
                Zone::Hand => &state.player(*of).hand,
                Zone::Graveyard => &state.player(*of).graveyard,
                Zone::Looking => &state.player(*of).looking,
            }
        }
        (None, Some(pending)) if removes(state, pending) => {
            painted = false;
            &state.player(seat).graveyard
        }
        _ => &state.player(seat).hand,
    };
    let card = cards.get(usize::from(index)).map_or(Kind::HIDDEN, |card| card.kind);
    let key = if tone == Tone::Danger { "do-heroes-discard" } else { "do-heroes-card" };
    (
        Text::new(key).num("number", index + 1).with("card", state.rules.cards.arg(card)),
        painted.then_some(index + 1),
        tone,
    )
}

/// Yielding to a card, or no longer yielding.
fn of_yield(state: &State, key: &str, to: Option<super::state::Yield>, tone: Tone) -> (Text, Option<u8>, Tone) {
    let (number, kind) = to.map_or((0, Kind::HIDDEN), |to| (to.source, to.kind));
    (Text::new(key).num("number", number).with("card", state.rules.cards.arg(kind)), None, tone)
}

pub(super) const fn zone_name(zone: Where) -> &'static str {
    match zone {
        Where::Hand => "hand",
        Where::Graveyard => "graveyard",
        Where::DeckTop => "deck-top",
        Where::DeckBottom => "deck-bottom",
        Where::Deck => "deck",
        Where::Removed => "removed",
        Where::Play | Where::PlayExhausted => "play",
        Where::Resources | Where::ResourcesExhausted => "resources",
    }
}

/// All cards in play that the viewer's current choices name.
pub(super) fn offered(state: &State, seat: Seat) -> Vec<Id> {
    let mut actions = Vec::new();
    state.list(seat, &mut actions);
    let ids = actions.iter().filter_map(|action| match action {
        Action::Use(id, _)
        | Action::Attack(id)
        | Action::Strike(id)
        | Action::Protect(id)
        | Action::Armor(id)
        | Action::Pick(id) => Some(*id),
        _ => None,
    });
    ids.collect()
}

/// Whether something picked as payment lies in the hand.
pub(super) fn is_given(pending: &Pending, index: u8) -> bool {
    pending.wanted == Wanted::Play(index) || pending.given.iter().any(|(_, given)| *given == Given::Card(index))
}

/// Whether a seat can place a card as a resource now.
pub(super) fn can_place(state: &State, seat: Seat) -> bool {
    has_open_turn(state, seat) && !state.player(seat).placed
}

/// Whether a player is in the open part of their own turn, and nothing else is asked.
pub(super) fn has_open_turn(state: &State, seat: Seat) -> bool {
    state.window.asked && state.is_open() && state.turn == seat && state.pending.is_none() && state.question.is_none()
}

/// Whether a card of the graveyard is asked for as a fee.
pub(super) fn removes(state: &State, pending: &Pending) -> bool {
    matches!(state.need(pending), Need::Part(_, super::compile::Part::Remove))
}

/// Whether a card is a quest.
pub(super) fn is_quest(state: &State, kind: Kind) -> bool {
    state.compiled(kind).types & types::QUEST != 0
}
