//! The table as data.

use super::War;
use super::action::Action;
use super::card::{Country, Type};
use super::event::Event;
use super::purpose;
use super::state::{Ask, Id, Part, Perm, Stage, State, flag};
use super::table::{BasesView, HandCard, PermView, Phase, SideView, Table, Use};
use crate::kit::{BySeat, Game, Kind, Outcome, Seat, SeatSet, Status, View, Viewer};

/// The number of recently used cards that a table shows.
const SHOWN: usize = 5;

/// Lays the table of a view.
pub(super) fn table(view: &View<War>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
    let state = view.state();
    let mut may = Vec::new();
    view.viewer().seat().into_iter().for_each(|seat| War::actions(state, seat, &mut may));
    let is_offered = |id: Id| {
        may.iter().any(|action| match action {
            Action::Use(of, _)
            | Action::Attack(of)
            | Action::Retreat(of)
            | Action::Guard(of)
            | Action::Block(of)
            | Action::Unblock(of)
            | Action::Pick(of) => *of == id,
            _ => false,
        })
    };
    let asked = match War::status(state) {
        Status::Waiting(seats) if ended.is_none() => seats,
        _ => SeatSet::NONE,
    };
    let outcome = match state.stage {
        Stage::Over(outcome) => Some(outcome),
        _ => ended,
    };
    let phase = match state.stage {
        _ if outcome.is_some() => Phase::Over,
        Stage::ChooseFirst(_) => Phase::ChooseFirst,
        Stage::Deal(..) => Phase::Deal,
        Stage::Turn(_) if state.question.is_some() => Phase::Answer,
        Stage::Turn(Part::Block) => Phase::Block,
        Stage::Turn(Part::Clash) => Phase::Clash,
        Stage::Turn(Part::Final) => Phase::Final,
        _ => Phase::Main,
    };
    let card = |kind: Kind| state.rules.cards.card(kind).cloned();
    let shown = recent.iter().flatten().rev().filter_map(|event| match event {
        Event::Played { seat, card: kind } | Event::Built { seat, card: kind } | Event::Raised { seat, card: kind } => {
            Some((*seat, card(*kind)?))
        }
        _ => None,
    });
    // Which card of a hand is used is known to its player alone.
    let is_open =
        |seat: Seat, ask: &Ask| view.viewer() == Viewer::Seat(seat) || !matches!(ask, Ask::Wear(..) | Ask::More(..));
    let asking = state.asked().filter(|(seat, ask)| phase == Phase::Answer && is_open(*seat, ask));
    let asking = asking.and_then(|(seat, ask)| card(purpose::asking(state, seat, ask)));
    Table {
        viewer: view.viewer(),
        phase,
        asked,
        turn: (state.turns > 0).then_some(state.turn),
        turns: state.turns,
        weather: state.rules.weather.and_then(|weather| card(weather.kind)),
        hold: [Seat::FIRST, Seat::SECOND].into_iter().find_map(|seat| Some((seat, state.to_hold(seat)?))),
        sides: BySeat::from_fn(|seat| side(state, seat, &is_offered)),
        asking,
        shown: shown.take(SHOWN).collect(),
        hand: view
            .viewer()
            .seat()
            .filter(|seat| seat.index() < 2)
            .map(|seat| hand(state, seat, &may))
            .unwrap_or_default(),
        choosing: view.viewer().seat().map(|seat| choosing(state, seat, &may)).unwrap_or_default(),
        outcome,
    }
}

fn side(state: &State, seat: Seat, is_offered: &impl Fn(Id) -> bool) -> SideView {
    let player = &state.players[seat];
    let card = |kind: Kind| state.rules.cards.card(kind).cloned();
    let is_unit = |perm: &Perm| state.type_of(perm.kind).is_unit();
    let seen = |perm: &Perm| {
        Some(PermView {
            number: perm.id,
            card: card(perm.kind)?,
            attack: if is_unit(perm) { state.attack(perm) } else { 0 },
            defense: if is_unit(perm) { state.defense(perm) } else { 0 },
            damage: perm.damage,
            used: perm.is(flag::USED),
            fresh: perm.is(flag::FRESH),
            ammo: perm.ammo,
            attacks: perm.is(flag::ATTACKS),
            blocked: perm.is(flag::BLOCKED),
            against: (perm.against != 0).then_some(perm.against),
            with: (perm.with != 0).then_some(perm.with),
            offered: is_offered(perm.id),
        })
    };
    let own = || state.perms.iter().filter(|perm| perm.owner == seat);
    let is_base = |perm: &&Perm| state.type_of(perm.kind) == Type::Base;
    let bases = Country::ALL.into_iter().map(|country| {
        let of = || {
            state.bases(seat).filter(move |base| state.compiled(base.kind).is_some_and(|card| card.country == country))
        };
        let left = of().filter(|base| !base.is(flag::USED)).count();
        BasesView { country, all: of().count() as u8, left: left as u8 }
    });
    let per = usize::from(state.rules.setup().house.bases_for_defense.max(1));
    SideView {
        health: player.health.max(0),
        hand: player.hand.len() as u16,
        library: player.library.len() as u16,
        destroyed: player.destroyed.iter().rev().filter_map(|buried| card(buried.kind)).collect(),
        cover: (state.bases(seat).count() / per) as u8,
        bases: bases.filter(|bases| bases.all > 0).collect(),
        units: own().filter(|perm| is_unit(perm)).filter_map(seen).collect(),
        support: own().filter(|perm| !is_unit(perm) && !is_base(perm)).filter_map(seen).collect(),
        chosen_bases: own().filter(is_base).filter(|perm| is_offered(perm.id)).filter_map(seen).collect(),
    }
}

fn hand(state: &State, seat: Seat, may: &[Action]) -> Vec<HandCard> {
    let discards = matches!(state.asked(), Some((_, Ask::Discard(_))));
    let usable = |at: u8| match may {
        may if may.contains(&Action::Play(at)) => Use::Play,
        may if discards && may.contains(&Action::Card(at)) => Use::Choose,
        _ => Use::Nothing,
    };
    let part = may.contains(&Action::Next).then_some(state.stage).and_then(|stage| match stage {
        Stage::Turn(part) if part != Part::Block => Some(part),
        _ => None,
    });
    let card = |(at, kind): (u8, Kind)| {
        let card = state.rules.cards.card(kind)?.clone();
        let (usable, cost) = (usable(at), state.bill(seat, kind).all);
        let lack = part.filter(|_| usable == Use::Nothing).map(|part| state.lack(seat, kind, part));
        Some(HandCard { card, number: at.saturating_add(1), usable, cost, lack })
    };
    (0..u8::MAX).zip(state.players[seat].hand.iter().map(|card| card.kind)).filter_map(card).collect()
}

/// The cards from which a seat chooses now: those that were looked for or looked at, or its Destroyed stack.
fn choosing(state: &State, seat: Seat, may: &[Action]) -> Vec<HandCard> {
    let from: Vec<Kind> = match state.asked() {
        Some((asked, Ask::Search | Ask::Scry)) if asked == seat => state.aside.iter().map(|card| card.kind).collect(),
        Some((asked, Ask::Recover(..))) if asked == seat => {
            state.players[seat].destroyed.iter().rev().map(|card| card.kind).collect()
        }
        _ => return Vec::new(),
    };
    let card = |(at, kind): (u8, Kind)| {
        let card = state.rules.cards.card(kind)?.clone();
        let usable = if may.contains(&Action::Card(at)) { Use::Choose } else { Use::Nothing };
        Some(HandCard { cost: card.cost, card, number: at.saturating_add(1), usable, lack: None })
    };
    (0..u8::MAX).zip(from).filter_map(card).collect()
}
