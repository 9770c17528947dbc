//! Cards moving between zones. Every move of a card goes through here.

use super::card::{Until, Where};
use super::compile::{OnKind, types};
use super::event::Event;
use super::state::{Gone, Id, Now, Perm, Phase, State, push};
use crate::kit::{Card, Kind, Log, Seat, SeatSet};

/// The most cards in play, so that choices stay choices.
pub(super) const MOST_IN_PLAY: usize = 400;

impl State {
    /// Puts a card into play (H-167) and gives its number; 0 if it cannot be.
    pub(super) fn enter(&mut self, card: Card, owner: Seat, controller: Seat, log: &mut impl Log<Event>) -> Id {
        let calm = self.is_calm();
        let id = self.place(Card { kind: card.kind, known: SeatSet::ALL }, owner, controller);
        if id != 0 {
            self.entered(id, calm, log);
        }
        id
    }

    /// A card has been placed in play: tells of it, works out what it is, and sets off what listens. Says with `calm` whether
    /// nothing changed cards before.
    pub(super) fn entered(&mut self, id: Id, calm: bool, log: &mut impl Log<Event>) {
        let Some(perm) = self.perms.last().filter(|perm| perm.id == id) else { return };
        let (seat, card) = (perm.controller, perm.card.kind);
        log.tell(|| Event::Entered { seat, card, number: id });
        if calm && self.compiled(card).statics.is_empty() {
            self.join()
        } else {
            self.refresh()
        }
        self.fire(OnKind::Enters, id, 0, seat, 0, false);
    }

    /// Adds a card to play without anybody noticing.
    pub(super) fn place(&mut self, card: Card, owner: Seat, controller: Seat) -> Id {
        if self.perms.len() >= MOST_IN_PLAY || self.next_id == Id::MAX {
            return 0;
        }
        let id = self.next_id;
        self.next_id += 1;
        self.listens |= self.compiled(card.kind).listens;
        let perm = Perm {
            id,
            card,
            owner,
            controller,
            home: controller,
            exhausted: false,
            resource: false,
            down: false,
            since: self.turns,
            damage: 0,
            bearer: 0,
            used: 0,
            hurt: false,
            now: Now::default(),
        };
        self.shown.push(self.perms.len() as u16);
        push(&mut self.perms, perm);
        (self.dirty, self.unchecked, self.crowded) = (true, true, true);
        id
    }

    /// Puts a card into a resource row (H-78).
    pub(super) fn place_resource(
        &mut self,
        card: Card,
        seat: Seat,
        up: bool,
        exhausted: bool,
        log: &mut impl Log<Event>,
    ) {
        let known = if up { SeatSet::ALL } else { card.known.with(seat) };
        // A card that lies face down is but one more resource.
        let plain = !up && !self.dirty;
        let crowded = self.crowded;
        let id = self.place(Card { kind: card.kind, known }, seat, seat);
        if let Some(perm) = self.perm_mut(id) {
            (perm.resource, perm.down, perm.exhausted) = (true, !up, exhausted);
            perm.now = Now::BURIED;
            (self.dirty, self.stirred, self.crowded) = (!plain, true, crowded);
            self.count_ready(seat, !exhausted, true);
            if !up {
                self.shown.pop();
            }
        }
        log.tell(|| Event::Placed { seat, card: card.kind, up });
    }

    /// Destroys a card in play (H-165), unless it cannot be.
    pub(super) fn destroy(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id) else { return };
        if perm.now.cannot(super::card::Cant::BeDestroyed) {
            return;
        }
        let (seat, kind, resource) = (perm.controller, perm.card.kind, perm.resource);
        log.tell(|| Event::Destroyed { seat, card: if resource { Kind::HIDDEN } else { kind }, number: id });
        if !resource {
            self.fire(OnKind::Destroyed, id, 0, seat, 0, false);
        }
        self.leave(id, Where::Graveyard, log);
    }

    /// Moves a card from play to a zone of its owner (H-171, H-173), what is attached to it to the graveyards (H-61).
    pub(super) fn move_out(&mut self, id: Id, to: Where, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id) else { return };
        let (seat, card) = (perm.controller, perm.card.kind);
        let shown = if perm.resource && perm.down { Kind::HIDDEN } else { card };
        log.tell(|| Event::Left { seat, card: shown, number: id, to });
        self.leave(id, to, log);
    }

    fn leave(&mut self, id: Id, to: Where, log: &mut impl Log<Event>) {
        let Some(at) = self.at(id) else { return };
        let (controller, resource) = (self.perms[at].controller, self.perms[at].resource);
        // A hero stays where it is: its player is out as soon as that is checked (H-05).
        if self.perms[at].is(types::HERO) {
            self.perms[at].damage = self.perms[at].damage.max(self.perms[at].now.health);
            (self.unchecked, self.ailing) = (true, true);
            return;
        }
        if !resource {
            self.fire(OnKind::Leaves, id, 0, controller, 0, false);
        }
        self.leave_combat(id);
        let perm = self.take_out(at);
        self.forget(id);
        self.unchecked = true;
        let (card, owner) = (perm.card, perm.owner);
        if resource {
            self.counters.retain(|tally| tally.who != id);
        } else {
            push(&mut self.gone, Gone(perm));
        }
        self.put(card, owner, to, log);
        let attached: Vec<Id> = self.perms.iter().filter(|other| other.bearer == id).map(|other| other.id).collect();
        for attachment in attached {
            self.move_out(attachment, Where::Graveyard, log);
        }
    }

    /// Removes a card from those in play and from what is counted of them; what speaks of it elsewhere stays.
    fn take_out(&mut self, at: usize) -> Perm {
        let perm = self.perms.remove(at);
        self.shown.retain(|place| usize::from(*place) != at);
        for place in self.shown.iter_mut().filter(|place| usize::from(**place) > at) {
            *place -= 1;
        }
        self.count_ready(perm.controller, perm.resource && !perm.exhausted, false);
        self.dirty = true;
        perm
    }

    /// A resource that may be ready has come to a seat, or has left it or been exhausted. More than 255 are not counted: a
    /// position may lay out any number.
    pub(super) fn count_ready(&mut self, seat: Seat, ready: bool, more: bool) {
        let player = self.player_mut(seat);
        let change = u8::from(ready);
        player.ready = if more { player.ready.saturating_add(change) } else { player.ready.saturating_sub(change) };
    }

    /// Turns a resource face down; it is nothing else then.
    pub(super) fn turn_down(&mut self, id: Id) -> bool {
        let Some(at) = self.at(id).filter(|at| self.perms[*at].resource) else { return false };
        let perm = &mut self.perms[at];
        (perm.down, perm.now) = (true, Now::BURIED);
        self.shown.retain(|place| usize::from(*place) != at);
        self.dirty = true;
        true
    }

    /// Nothing speaks any more of what has left play.
    pub(super) fn forget_gone(&mut self) {
        if !self.gone.is_empty() {
            let gone = &self.gone;
            self.counters.retain(|tally| !gone.iter().any(|Gone(perm)| perm.id == tally.who));
            self.gone.clear();
        }
    }

    /// Ends what lasts only while a card is in play, and what was laid on it.
    fn forget(&mut self, id: Id) {
        self.timed.retain(|timed| timed.who != id && !(timed.until == Until::WhileThis && timed.source == id));
        self.shields.retain(|shield| shield.who != id && !(shield.until == Until::WhileThis && shield.source == id));
    }

    /// Puts a card into a zone of its owner. Tokens exist only in play (H-161).
    pub(super) fn put(&mut self, card: Card, owner: Seat, to: Where, log: &mut impl Log<Event>) {
        if self.compiled(card.kind).types & types::TOKEN != 0 && !matches!(to, Where::Play | Where::PlayExhausted) {
            return;
        }
        let open = Card { kind: card.kind, known: SeatSet::ALL };
        self.stirred = true;
        let player = self.player_mut(owner);
        match to {
            Where::Hand => player.hand.push(Card { kind: card.kind, known: card.known.with(owner) }),
            Where::Graveyard => player.graveyard.push(open),
            Where::Removed => player.removed.push(open),
            Where::DeckTop => player.deck.put_on_top(card),
            Where::DeckBottom => player.deck.put_under(card),
            Where::Deck => player.deck.shuffle_in([card]),
            Where::Play | Where::PlayExhausted => {
                let id = self.enter(card, owner, owner, log);
                if to == Where::PlayExhausted
                    && let Some(perm) = self.perm_mut(id)
                {
                    perm.exhausted = true;
                    self.stirred = true;
                }
            }
            Where::Resources => self.place_resource(card, owner, false, false, log),
            Where::ResourcesExhausted => self.place_resource(card, owner, false, true, log),
        }
    }

    /// Draws a card (H-73); from an empty deck the player is out (H-06).
    pub(super) fn draw(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.is_out(seat) || self.hero(seat).is_some_and(|hero| hero.now.cannot(super::card::Cant::Draw)) {
            return;
        }
        let at = seat.index();
        match self.players[at].deck.draw(&mut self.rng, seat) {
            Some(card) => {
                self.players[at].hand.push(card);
                self.stirred = true;
                log.tell(|| Event::Drew { seat, card: card.kind });
                self.fire(OnKind::Draws, 0, 0, seat, 1, false);
            }
            None => {
                self.players[at].decked = true;
                (self.unchecked, self.ailing) = (true, true);
            }
        }
    }

    /// Discards the card in a slot of a hand.
    pub(super) fn discard(&mut self, seat: Seat, slot: usize, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        if slot < player.hand.len() {
            let card = player.hand.remove(slot);
            log.tell(|| Event::Discarded { seat, card: card.kind });
            self.put(card, seat, Where::Graveyard, log);
            self.fire(OnKind::Discards, 0, 0, seat, 1, false);
        }
    }

    /// Exhausts a card; says whether it was ready (H-185).
    pub(super) fn exhaust(&mut self, id: Id) -> bool {
        let Some(perm) = self.perm_mut(id) else { return false };
        if perm.exhausted {
            return false;
        }
        perm.exhausted = true;
        let (controller, resource) = (perm.controller, perm.resource);
        self.stirred = true;
        if resource {
            self.count_ready(controller, true, false);
        } else {
            self.fire(OnKind::Exhausted, id, 0, controller, 0, false);
        }
        true
    }

    /// Who is out takes everything along, what is attached to others' cards too (H-148).
    pub(super) fn remove_player(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.living = self.living.without(seat);
        let gone: Vec<Id> = self.perms.iter().filter(|perm| perm.owner == seat).map(|perm| perm.id).collect();
        for id in gone {
            self.leave_combat(id);
            if let Some(at) = self.at(id) {
                let card = self.take_out(at).card;
                // Out of the game, but still to be counted.
                if self.compiled(card.kind).types & types::TOKEN == 0 {
                    let known = card.known;
                    self.player_mut(seat).removed.push(Card { kind: card.kind, known });
                }
            }
            self.counters.retain(|tally| tally.who != id);
            self.forget(id);
        }
        // What is left of others under cards that are gone.
        let orphans: Vec<Id> = self
            .perms
            .iter()
            .filter(|perm| perm.bearer != 0 && self.perm(perm.bearer).is_none())
            .map(|perm| perm.id)
            .collect();
        for id in orphans {
            self.move_out(id, Where::Graveyard, log);
        }
        // What the player controlled of others' goes back to them.
        self.timed.retain(|timed| timed.controller != seat);
        self.shields.retain(|shield| shield.controller != seat);
        for perm in self.perms.iter_mut().filter(|perm| perm.home == seat) {
            perm.home = perm.owner;
        }
        self.traits.strayed = true;
        let mut owned = Vec::new();
        self.chain.retain(|link| {
            let theirs = match link.what {
                super::state::What::Card { card, owner } if owner == seat => {
                    owned.push(card);
                    true
                }
                _ => link.frame.controller == seat,
            };
            !theirs
        });
        self.player_mut(seat).removed.extend(owned);
        self.fired.retain(|fired| fired.frame.controller != seat);
        self.delayed.retain(|frame| frame.controller != seat);
        self.packets.retain(|packet| packet.controller != seat);
        self.extra.retain(|next| *next != seat);
        let player = self.player_mut(seat);
        let looked = std::mem::take(&mut player.looking);
        player.removed.extend(looked);
        self.dirty = true;
        if !matches!(self.phase, Phase::Over(_))
            && self.combat.is_some_and(|combat| self.perm(combat.attacker).is_none())
        {
            self.combat = self.combat.map(|combat| super::state::Combat { broken: true, ..combat });
        }
    }
}
