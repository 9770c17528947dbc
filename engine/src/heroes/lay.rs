//! The table of a view, as plain data.

use std::sync::Arc;

use super::Heroes;
use super::action::Action;
use super::card::{CardDef, CardType, Keyword};
use super::compile::types;
use super::event::Event;
use super::present::{can_place, has_open_turn, is_given, is_quest, offered, removes};
use super::question::{Ask, Zone};
use super::rules::Rules;
use super::state::{Id, Perm, Phase, Ref, State, What};
use super::table::{self, CombatView, HandCard, Hit, LinkView, PermView, ResourceView, SeatView, Shown, Table, Use};
use crate::kit::{Outcome, Seat, SeatSet, View};

/// The number of recently played cards that a table shows.
const SHOWN: usize = 7;

/// Values that building a table looks up again and again.
struct Builder<'a> {
    state: &'a State,
    recent: &'a [Event],
    offered: Vec<Id>,
}

/// The table as the viewer of `view` may see it.
pub(super) fn table(view: &View<Heroes>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
    let state = view.state();
    let own = view.viewer().seat().filter(|seat| seat.index() < state.players.len());
    let over = ended.or(match state.phase {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    });
    let builder = Builder {
        state,
        recent: recent.last().map(Vec::as_slice).unwrap_or_default(),
        offered: own.filter(|_| over.is_none()).map(|seat| offered(state, seat)).unwrap_or_default(),
    };
    let looking = own.map(|seat| builder.looking(seat)).unwrap_or_default();
    let mut hand = own.map(|seat| builder.hand(seat, over.is_some())).unwrap_or_default();
    if !looking.is_empty() {
        // While others are chosen from, the numbers are theirs.
        hand.iter_mut().for_each(HandCard::rest);
    }
    Table {
        viewer: view.viewer(),
        phase: if over.is_some() { table::Phase::Over } else { phase(state) },
        asked: if over.is_some() { SeatSet::NONE } else { state.asked().map(SeatSet::one).unwrap_or_default() },
        turn: (state.turns > 0).then_some(state.turn),
        turns: state.turns,
        seats: state.seats().map(|seat| builder.seat(seat)).collect(),
        chain: state.chain.iter().map(|link| builder.link(link)).collect(),
        combat: state.combat.map(|combat| {
            let hits = state.foresee(combat.attacker, combat.defender).unwrap_or_default();
            let [struck, back] = hits.map(|blow| Hit { n: blow.n, falls: blow.fatal_anyway });
            CombatView {
                attacker: combat.attacker,
                defender: combat.defender,
                protected: combat.protected,
                struck,
                back,
            }
        }),
        hand,
        looking,
        yields: own.map(|seat| yields(state, seat)).unwrap_or_default(),
        shown: shown(&state.rules, recent),
        outcome: over,
    }
}

fn yields(state: &State, seat: Seat) -> Vec<Arc<CardDef>> {
    state.player(seat).yields.iter().filter_map(|yielded| state.rules.card(yielded.kind).cloned()).collect()
}

const fn phase(state: &State) -> table::Phase {
    match state.phase {
        Phase::Mulligan => table::Phase::Mulligan,
        Phase::Action => table::Phase::Action,
        Phase::Attack => table::Phase::Attack,
        Phase::Defend => table::Phase::Defend,
        Phase::Damage => table::Phase::Damage,
        Phase::End => table::Phase::End,
        Phase::Over(_) => table::Phase::Over,
    }
}

fn shown(rules: &Rules, recent: &[Vec<Event>]) -> Vec<Shown> {
    let events = recent.iter().rev().flat_map(|group| group.iter().rev());
    let cards = events.filter_map(|event| match event {
        Event::Played { seat, card }
        | Event::Used { seat, card, .. }
        | Event::Proposed { seat, attacker: card, .. } => Some((*seat, *card)),
        _ => None,
    });
    cards.filter_map(|(seat, kind)| Some(Shown { seat, card: rules.card(kind)?.clone() })).take(SHOWN).collect()
}

impl Builder<'_> {
    fn seat(&self, seat: Seat) -> SeatView {
        let player = self.state.player(seat);
        let row = |types: u16| self.row(|perm| perm.controller == seat && perm.is(types));
        SeatView {
            seat,
            team: player.team,
            out: self.state.is_out(seat),
            hero: self.state.hero(seat).and_then(|hero| self.perm(hero)),
            fallen: if self.state.is_out(seat) { self.fallen(seat) } else { None },
            allies: row(types::ALLY),
            equipment: row(types::EQUIPMENT),
            ongoing: row(types::ONGOING),
            resources: self.resources(seat),
            deck: player.deck.len() as u16,
            hand: player.hand.len() as u16,
            graveyard: player
                .graveyard
                .iter()
                .rev()
                .filter_map(|card| self.state.rules.card(card.kind).cloned())
                .collect(),
            removed: player.removed.len() as u16,
        }
    }

    /// The hero that left the game with its player.
    fn fallen(&self, seat: Seat) -> Option<Arc<CardDef>> {
        let cards = self.state.player(seat).removed.iter().filter_map(|card| self.state.rules.card(card.kind));
        cards.rev().find(|card| matches!(card.kind, CardType::Hero { .. })).cloned()
    }

    /// Cards in play that are not attached to other cards.
    fn row(&self, like: impl Fn(&Perm) -> bool) -> Vec<PermView> {
        let perms = self.state.perms.iter().filter(|perm| !perm.resource && perm.bearer == 0 && like(perm));
        perms.filter_map(|perm| self.perm(perm)).collect()
    }

    fn resources(&self, seat: Seat) -> Vec<ResourceView> {
        let row = self.state.perms.iter().filter(|perm| perm.resource && perm.controller == seat);
        row.map(|perm| ResourceView {
            number: perm.id,
            card: self.state.rules.card(perm.card.kind).cloned(),
            face_up: !perm.down,
            exhausted: perm.exhausted,
            offered: self.offered.contains(&perm.id),
        })
        .collect()
    }

    fn perm(&self, perm: &Perm) -> Option<PermView> {
        let state = self.state;
        let attached = state.perms.iter().filter(|other| other.bearer == perm.id).filter_map(|other| self.perm(other));
        let fresh = perm.is(types::ALLY) && perm.since == state.turns && !perm.now.has(Keyword::Ferocity);
        Some(PermView {
            number: perm.id,
            card: state.rules.card(perm.card.kind)?.clone(),
            owner: perm.owner,
            controller: perm.controller,
            atk: perm.now.atk,
            health: perm.now.health,
            damage: perm.damage,
            strike: perm.now.strike,
            exhausted: perm.exhausted,
            fresh,
            flipped: perm.down,
            keywords: Keyword::ALL.into_iter().filter(|keyword| perm.now.has(*keyword)).collect(),
            counters: self.counters(perm.id),
            attached: attached.collect(),
            change: self.change(perm.id),
            offered: self.offered.contains(&perm.id),
        })
    }

    fn counters(&self, id: Id) -> Vec<(String, u8)> {
        let tallies = self.state.counters.iter().filter(|tally| tally.who == id);
        tallies.map(|tally| (self.state.rules.code.counter(tally.kind).to_owned(), tally.count)).collect()
    }

    /// The change of the remaining health through the last action.
    fn change(&self, id: Id) -> i16 {
        let of = |event: &Event| match event {
            Event::Damaged { number, n, .. } | Event::Put { number, n, .. } if *number == id => -n,
            Event::Healed { number, n, .. } if *number == id => *n,
            _ => 0,
        };
        self.recent.iter().map(of).sum()
    }

    fn link(&self, link: &super::state::Link) -> LinkView {
        let card = || self.state.rules.card(link.frame.kind).cloned();
        let of_frame = || {
            link.frame.targets.iter().filter_map(|(_, target)| match target {
                Ref::Perm(id) => Some(*id),
                _ => None,
            })
        };
        let players = link.frame.targets.iter().filter_map(|(_, target)| match target {
            Ref::Seat(seat) => Some(*seat),
            _ => None,
        });
        let (card, effect, targets) = match link.what {
            What::Card { .. } => (card(), false, of_frame().collect()),
            What::Effect => (card(), true, of_frame().collect()),
            What::Combat { attacker, defender } => (None, true, vec![attacker, defender]),
        };
        LinkView { card, effect, controller: link.frame.controller, targets, players: players.collect() }
    }

    fn hand(&self, seat: Seat, over: bool) -> Vec<HandCard> {
        let state = self.state;
        let mut actions = Vec::new();
        if !over {
            state.list(seat, &mut actions);
        }
        let asks_hand = match state.question.as_ref().map(|question| &question.ask) {
            Some(Ask::Excess(_)) => true,
            Some(Ask::Cards { of, zone: Zone::Hand, .. }) => *of == seat,
            Some(_) => false,
            // A card that is removed as a fee lies in the graveyard.
            None => state.pending.as_ref().is_some_and(|pending| !removes(state, pending)),
        };
        let pending = state.pending.as_ref().filter(|pending| pending.seat == seat);
        let usable = |index: u8| match index {
            _ if actions.contains(&Action::Play(index)) || actions.contains(&Action::Quest(index)) => Use::Play,
            _ if actions.contains(&Action::Place(index)) => Use::Place,
            _ if asks_hand && actions.contains(&Action::Card(index)) => Use::Choose,
            _ if pending.is_some_and(|pending| is_given(pending, index)) => Use::Choose,
            _ if can_place(state, seat) => Use::Place,
            _ => Use::Nothing,
        };
        let ready = (!over && has_open_turn(state, seat)).then(|| state.ready_resources(seat));
        let cards = (0..200_u8).zip(&state.player(seat).hand);
        cards
            .filter_map(|(index, card)| {
                let def = state.rules.card(card.kind)?.clone();
                let cost = if is_quest(state, card.kind) { None } else { state.cost(seat, card.kind) };
                let missing = ready.zip(cost).map(|(ready, cost)| cost.saturating_sub(ready).into());
                let missing = missing.filter(|missing| *missing > 0);
                Some(HandCard { card: def, number: index + 1, usable: usable(index), missing, cost })
            })
            .collect()
    }

    /// The cards from which the viewer may choose: cards that were found or looked at, a graveyard, another player's hand.
    fn looking(&self, seat: Seat) -> Vec<HandCard> {
        let Some(question) = self.state.question.as_ref().filter(|question| question.seat == seat) else {
            return Vec::new();
        };
        let Ask::Cards { of, zone, from, .. } = &question.ask else { return Vec::new() };
        let player = self.state.player(*of);
        let cards = match zone {
            Zone::Looking => &player.looking,
            Zone::Graveyard => &player.graveyard,
            Zone::Hand if *of != seat => &player.hand,
            Zone::Hand => return Vec::new(),
        };
        let held = |(index, card): (u8, &crate::kit::Card)| -> Option<HandCard> {
            let def: Arc<CardDef> = self.state.rules.card(card.kind)?.clone();
            let usable = if from.contains(&index) { Use::Choose } else { Use::Nothing };
            let cost = self.state.compiled(card.kind).cost;
            Some(HandCard { card: def, number: index + 1, usable, missing: None, cost })
        };
        (0..200_u8).zip(cards).filter_map(held).collect()
    }
}
