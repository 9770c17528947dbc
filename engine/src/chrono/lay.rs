//! The table as data.

use std::sync::Arc;

use super::Chrono;
use super::action::Action;
use super::card::{CardDef, Resource, Type};
use super::event::Event;
use super::present::acts;
use super::state::{Ask, Id, LAST_AGE, Perm, Stage, State, epoch_of};
use super::table::{Change, Forecast, HandCard, Latest, PermView, Phase, ShadeView, SideView, Table, Use};
use crate::kit::{BySeat, Game, Kind, Outcome, Seat, SeatSet, Status, View};

/// The number of recently played cards that a table shows.
const SHOWN: usize = 5;

/// Lays the table of a view.
pub(super) fn table(view: &View<Chrono>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
    let state = view.state();
    let (phase, asked, outcome) = match (ended, Chrono::status(state)) {
        (Some(outcome), _) | (None, Status::Over(outcome)) => (Phase::Over, SeatSet::NONE, Some(outcome)),
        (None, Status::Waiting(asked)) => {
            let phase = match state.stage {
                Stage::ChooseFirst(_) => Phase::ChooseFirst,
                Stage::Mulligan(..) => Phase::Mulligan,
                _ if state.question.is_some() => Phase::Answer,
                _ => Phase::Main,
            };
            (phase, asked, None)
        }
    };
    let mut may = Vec::new();
    if let Some(seat) = view.viewer().seat().filter(|seat| asked.has(*seat)) {
        state.list(seat, &mut may);
    }
    let offered = |id: Id| {
        may.iter().any(|action| match action {
            Action::Pick(other) | Action::Use(other, _) | Action::Sacrifice(other) => *other == id,
            _ => false,
        })
    };
    let newest = recent.iter().rev().flat_map(|group| group.iter().rev());
    let shown = newest.clone().filter_map(|event| match event {
        Event::Played { seat, card } | Event::Left { seat, card } => {
            Some((*seat, state.rules.cards.card(*card)?.clone()))
        }
        _ => None,
    });
    let moved = newest.clone().find_map(|event| match event {
        Event::Moved { from, to, .. } => Some((*from, *to)),
        _ => None,
    });
    Table {
        viewer: view.viewer(),
        phase,
        asked,
        turn: (state.turns > 0).then_some(state.turn),
        turns: state.turns,
        age: state.age,
        epoch: state.epoch(),
        moved,
        sides: BySeat::from_fn(|seat| side(state, seat, &offered)),
        shown: shown.take(SHOWN).collect(),
        latest: match outcome.filter(|outcome| outcome.winners.iter().count() == 1) {
            Some(outcome) if fallen(state, outcome).is_some() => blow(state, recent, outcome),
            _ => latest(state, recent),
        },
        hand: view.viewer().seat().map(|seat| hand(state, seat, &may)).unwrap_or_default(),
        choosing: view.viewer().seat().map(|seat| choosing(state, seat, &may)).unwrap_or_default(),
        forecast: view.viewer().seat().map(|seat| forecast(state, seat)).unwrap_or_default(),
        outcome,
    }
}

fn side(state: &State, seat: Seat, offered: &impl Fn(Id) -> bool) -> SideView {
    let player = &state.players[seat];
    let card = |kind: Kind| state.rules.cards.card(kind).cloned();
    let perm = |perm: &Perm| {
        let yields = Resource::ALL.map(|resource| (resource, state.yielded(perm, resource)));
        Some(PermView {
            number: perm.id,
            card: card(perm.kind)?,
            epoch: state.own_epoch(perm),
            shifted: perm.shifted.is_some(),
            turned: perm.turned,
            snared: !perm.snare.is_empty(),
            sick: state.is_sick(perm),
            counters: perm.counters,
            yields: yields.into_iter().filter(|(_, n)| *n > 0).collect(),
            offered: offered(perm.id),
        })
    };
    SideView {
        life: player.life.max(0),
        armor: player.armor,
        hero: card(player.hero).unwrap_or_else(nobody),
        counters: player.counters,
        pool: player.pool.len() as u16,
        hand: player.hand.len() as u16,
        deck: player.deck.len() as u16,
        beside: player.beside.len() as u16,
        graveyard: player.graveyard.iter().rev().filter_map(|buried| card(buried.kind)).collect(),
        shades: player
            .shades
            .iter()
            .map(|shade| ShadeView { number: shade.id, card: card(shade.card.kind), offered: offered(shade.id) })
            .collect(),
        field: state.perms.iter().filter(|other| other.owner == seat).filter_map(perm).collect(),
        force: [Resource::Attack, Resource::Defense, Resource::Damage].map(|resource| state.sum(seat, resource)),
    }
}

/// What a player did last, and its results so far. Answers to its questions count too; the next turn does not, and neither
/// does anything that the player collects afterwards.
fn latest(state: &State, recent: &[Vec<Event>]) -> Option<Latest> {
    let card = |kind: Kind| state.rules.cards.card(kind).cloned();
    let events: Vec<&Event> = recent.iter().flatten().collect();
    let done = events.iter().enumerate().rev().find_map(|(at, event)| match event {
        Event::Played { seat, card: kind }
        | Event::Left { seat, card: kind }
        | Event::Used { seat, card: kind, .. } => Some((at, *seat, card(*kind))),
        Event::Hero { seat, .. } => Some((at, *seat, card(state.players[*seat].hero))),
        Event::Collected { seat, resource: Resource::Attack | Resource::Damage, .. } => Some((at, *seat, None)),
        _ => None,
    });
    let (at, seat, card) = done?;
    let mut latest = Latest { seat, card, moved: 0, life: BySeat([0; 2]) };
    for event in &events[at..] {
        match event {
            Event::Turn { .. } => break,
            Event::Collected { resource: Resource::Attack | Resource::Damage | Resource::Defense, .. } => {}
            // The player goes on with something else.
            Event::Collected { .. } => break,
            Event::Moved { from, to, natural: false } => {
                latest.moved = latest.moved.saturating_add((i16::from(*to) - i16::from(*from)) as i8);
            }
            Event::Damaged { seat, n, armor, .. } => {
                latest.life[*seat] = latest.life[*seat].saturating_sub(n.saturating_sub(*armor));
            }
            Event::Lost { seat, n } => latest.life[*seat] = latest.life[*seat].saturating_sub(*n),
            Event::Healed { seat, n } => latest.life[*seat] = latest.life[*seat].saturating_add(*n),
            _ => {}
        }
    }
    Some(latest)
}

/// The seat that an outcome has left without life.
fn fallen(state: &State, outcome: Outcome) -> Option<Seat> {
    [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| !outcome.winners.has(*seat) && state.players[*seat].life <= 0)
}

/// What took the last life: an attack, a card that dealt damage, or an action that cost life. `None` if it has no name, such as a
/// loss that the hero takes at the start of a turn.
fn blow(state: &State, recent: &[Vec<Event>], outcome: Outcome) -> Option<Latest> {
    let fallen = fallen(state, outcome)?;
    let events: Vec<&Event> = recent.iter().flatten().collect();
    let (at, taken, by) = events.iter().enumerate().rev().find_map(|(at, event)| match event {
        Event::Damaged { seat, n, armor, by } if *seat == fallen && n > armor => {
            Some((at, n.saturating_sub(*armor), Some((fallen.other(), *by))))
        }
        Event::Lost { seat, n } if *seat == fallen => Some((at, *n, None)),
        _ => None,
    })?;
    let deed = || {
        events[..at].iter().rev().find_map(|event| match event {
            Event::Played { seat, card }
            | Event::Left { seat, card }
            | Event::Used { seat, card, .. }
            | Event::Triggered { seat, card } => Some(Some((*seat, Some(*card)))),
            Event::Hero { seat, .. } => Some(Some((*seat, Some(state.players[*seat].hero)))),
            // Collecting can cost life without any card, and so can the start of a turn.
            Event::Collected { .. } | Event::Turn { .. } => Some(None),
            _ => None,
        })?
    };
    let (seat, kind) = by.or_else(deed)?;
    let card = kind.and_then(|kind| state.rules.cards.card(kind).cloned());
    let life = BySeat::from_fn(|of| if of == fallen { taken.saturating_neg() } else { 0 });
    Some(Latest { seat, card, moved: 0, life })
}

/// Stands for the hero of a state without rules, of which nothing is ever shown.
fn nobody() -> Arc<CardDef> {
    Arc::new(CardDef::blank("", Type::Hero))
}

fn hand(state: &State, seat: Seat, may: &[Action]) -> Vec<HandCard> {
    let asks = matches!(state.question.as_ref(), Some((_, Ask::Discard(_))));
    let usable = |at: u8| match state.stage {
        Stage::Mulligan(marks, _) if u32::from(at) < 64 && marks[seat] & (1 << at) != 0 => Use::Replace,
        Stage::Mulligan(_, ready) if !ready.has(seat) => Use::Keep,
        _ if may.contains(&Action::Play(at)) => Use::Play,
        _ if asks && may.contains(&Action::Card(at)) => Use::Choose,
        _ => Use::Nothing,
    };
    let own = acts(state, seat);
    let card = |(at, kind): (u8, Kind)| {
        let card = state.rules.cards.card(kind)?.clone();
        let cost = if card.kind == Type::Shadow { 0 } else { state.cost(seat, kind) };
        let missing = u16::from(cost).saturating_sub(state.players[seat].pool.len() as u16) as u8;
        let missing = (own && missing > 0).then_some(missing);
        Some(HandCard { card, number: at.saturating_add(1), usable: usable(at), cost, missing })
    };
    (0..u8::MAX).zip(state.players[seat].hand.iter().map(|card| card.kind)).filter_map(card).collect()
}

/// The cards of a hero deck or a graveyard from which the seat chooses.
fn choosing(state: &State, seat: Seat, may: &[Action]) -> Vec<HandCard> {
    let player = &state.players[seat];
    let from = match state.question.as_ref() {
        Some((asked, Ask::Fetch)) if *asked == seat => player.beside.clone(),
        // The newest card is the first.
        Some((asked, Ask::Recover(_))) if *asked == seat => player.graveyard.iter().rev().copied().collect(),
        _ => return Vec::new(),
    };
    let card = |(at, kind): (u8, Kind)| {
        let card = state.rules.cards.card(kind)?.clone();
        let usable = if may.contains(&Action::Card(at)) { Use::Choose } else { Use::Nothing };
        Some(HandCard { cost: card.cost, card, number: at.saturating_add(1), usable, missing: None })
    };
    (0..u8::MAX).zip(from.iter().map(|card| card.kind)).filter_map(card).collect()
}

/// The ages that the seat could reach now by collecting time, or with the time that it has collected, and what each would change.
fn forecast(state: &State, seat: Seat) -> Vec<Forecast> {
    let time = [Resource::Time, Resource::Future, Resource::Past];
    let (back, forward) = match state.question.as_ref() {
        // Time that passes through epochs can change a card twice, which this does not follow (C-11).
        _ if !state.rules.setup().house.time_shift_atomic => return Vec::new(),
        Some((asked, Ask::Time(any, future, past))) if *asked == seat => {
            (any.saturating_add(*past), any.saturating_add(*future))
        }
        _ if acts(state, seat) && !state.is_collected(Resource::Time) => {
            let [any, future, past] = time.map(|resource| state.sum(seat, resource));
            (any.saturating_add(past), any.saturating_add(future))
        }
        _ => return Vec::new(),
    };
    let ages = state.age.saturating_sub(back).max(1)..=state.age.saturating_add(forward).min(LAST_AGE);
    let reached = |age: u8| {
        let epoch = epoch_of(age);
        let moved = |perm: &&Perm| epoch != state.epoch() && state.own_epoch(perm) != epoch;
        let change = |perm: &Perm| {
            let dies = state.row(perm.kind, epoch).is_none_or(|row| row.window.is_none());
            let card = state.rules.cards.card(perm.kind)?.clone();
            Some(Change { seat: perm.owner, number: perm.id, card, dies })
        };
        let changes = state.perms.iter().filter(moved).filter_map(change).collect();
        Forecast { by: (i16::from(age) - i16::from(state.age)) as i8, age, epoch, changes }
    };
    ages.filter(|age| *age != state.age).map(reached).collect()
}
