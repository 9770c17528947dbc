//! Cards moving between zones. Every move of a card goes through here.

use smallvec::SmallVec;

use super::card::{Until, Where};
use super::compile::{OnKind, types};
use super::event::Event;
use super::state::{Gone, Id, Ids, Now, Perm, State, push};
use crate::kit::{Card, Kind, Log, Seat, SeatSet};

/// The most cards in play, so that the number of choices stays manageable.
pub(super) const MOST_IN_PLAY: usize = 400;

impl State {
    /// Puts a card into play (H-167) and returns its number, or 0 if that is impossible.
    pub(super) fn enter(&mut self, card: Card, owner: Seat, controller: Seat, log: &mut impl Log<Event>) -> Id {
        let calm = self.is_calm();
        let id = self.place(Card { kind: card.kind, known: SeatSet::ALL }, owner, controller);
        if id != 0 {
            self.entered(&[id], calm, log);
        }
        id
    }

    /// Completes the entry of cards that were placed in play together: logs it, computes their values, and sets off
    /// triggers. `calm` says that no card was changed by others before.
    pub(super) fn entered(&mut self, ids: &[Id], calm: bool, log: &mut impl Log<Event>) {
        for id in ids {
            if let Some(perm) = self.perm(*id) {
                let (seat, card) = (perm.controller, perm.card.kind);
                log.tell(|| Event::Entered { seat, card, number: *id });
            }
        }
        let alone = ids.len() == 1 && self.perms.last().is_some_and(|perm| ids.contains(&perm.id));
        if calm && alone && self.perms.last().is_some_and(|perm| self.compiled(perm.card.kind).statics.is_empty()) {
            self.join();
        } else {
            self.unchecked |= self.refresh();
        }
        for id in ids {
            let seat = self.perm(*id).map_or(self.turn, |perm| perm.controller);
            self.fire(OnKind::Enters, *id, 0, seat, 0, false);
        }
    }

    /// Puts this number of tokens into play together.
    pub(super) fn enter_tokens(&mut self, kind: Kind, count: i16, seat: Seat, log: &mut impl Log<Event>) -> Ids {
        let (card, calm) = (Card { kind, known: SeatSet::ALL }, self.is_calm());
        let room = MOST_IN_PLAY.saturating_sub(self.perms.len());
        let count = usize::try_from(count).unwrap_or(0).min(room);
        let ids: Ids = (0..count).map(|_| self.place(card, seat, seat)).filter(|id| *id != 0).collect();
        if !ids.is_empty() {
            self.entered(&ids, calm, log);
        }
        ids
    }

    /// Adds a card to play without an event or a trigger.
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
        (self.dirty, self.moved) = (true, true);
        (self.unchecked, self.crowded) = (true, self.crowded.with(controller));
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
        // A face-down card is just one more resource.
        let plain = !up && !self.dirty;
        let (crowded, listens) = (self.crowded, self.listens);
        let id = self.place(Card { kind: card.kind, known }, seat, seat);
        if let Some(perm) = self.perm_mut(id) {
            (perm.resource, perm.down, perm.exhausted) = (true, !up, exhausted);
            perm.now = Now::BURIED;
            // A resource sets nothing off, and what lies face down must not show in what the game asks.
            self.listens = listens;
            (self.dirty, self.moved, self.stirred, self.crowded) = (!plain, !plain, true, crowded);
            self.count_ready(seat, !exhausted, true);
            if !up {
                self.shown.pop();
            }
        }
        log.tell(|| Event::Placed { seat, card: card.kind, up });
    }

    /// Destroys cards in play together (H-165), except those that cannot be destroyed. Each of them still sees the
    /// others leave.
    pub(super) fn destroy_all(&mut self, ids: &[Id], log: &mut impl Log<Event>) {
        self.settle();
        if ids.is_empty() {
            return;
        }
        let mut going: Ids = ids.iter().copied().filter(|id| self.can_be_destroyed(*id)).collect();
        for id in &going {
            let Some(perm) = self.perm(*id) else { continue };
            let card = if perm.resource { Kind::HIDDEN } else { perm.card.kind };
            let seat = perm.controller;
            log.tell(|| Event::Destroyed { seat, card, number: *id });
        }
        self.fire_each(OnKind::Destroyed, &going);
        going.retain(|id| !self.fall(*id));
        self.leave(&going, Where::Graveyard, log);
    }

    pub(super) fn can_be_destroyed(&self, id: Id) -> bool {
        self.perm(id).is_some_and(|perm| !perm.now.cannot(super::card::Cant::BeDestroyed))
    }

    /// Marks a destroyed hero, which stays in play: its player is out at the next check (H-05). Says whether the card
    /// is a hero.
    fn fall(&mut self, id: Id) -> bool {
        let Some(hero) = self.perm_mut(id).filter(|perm| perm.is(types::HERO)) else { return false };
        hero.damage = hero.damage.max(hero.now.health);
        (self.unchecked, self.ailing) = (true, true);
        true
    }

    /// Moves cards together from play to a zone of their owners (H-171, H-173); cards attached to them go to the
    /// graveyards (H-61). A hero stays in play as long as its player is in the game. A card that cannot be in play does
    /// not come back to it.
    pub(super) fn move_all(&mut self, ids: &[Id], to: Where, log: &mut impl Log<Event>) {
        if ids.is_empty() {
            return;
        }
        let able = |perm: &Perm| !perm.is(types::HERO) && (!to.is_play() || self.can_enter(perm.card.kind));
        let going: Ids = ids.iter().copied().filter(|id| self.perm(*id).is_some_and(able)).collect();
        for id in &going {
            let Some(perm) = self.perm(*id) else { continue };
            let card = if perm.resource && perm.down { Kind::HIDDEN } else { perm.card.kind };
            let seat = perm.controller;
            log.tell(|| Event::Left { seat, card, number: *id, to });
        }
        self.leave(&going, to, log);
    }

    /// Sets off triggers that listen to an event that happens to several cards at once.
    fn fire_each(&mut self, on: OnKind, ids: &[Id]) {
        for id in ids {
            if let Some(perm) = self.perm(*id).filter(|perm| !perm.resource) {
                let seat = perm.controller;
                self.fire(on, *id, 0, seat, 0, false);
            }
        }
    }

    /// Takes cards out of play together, after all triggers have seen them leave.
    fn leave(&mut self, ids: &[Id], to: Where, log: &mut impl Log<Event>) {
        if ids.is_empty() {
            return;
        }
        self.fire_each(OnKind::Leaves, ids);
        let mut left: SmallVec<[(Card, Seat); 8]> = SmallVec::new();
        for id in ids {
            self.leave_combat(*id);
            let Some(at) = self.at(*id) else { continue };
            let perm = self.take_out(at);
            self.forget(*id);
            left.push((perm.card, perm.owner));
            if perm.resource {
                self.counters.retain(|tally| tally.who != *id);
            } else {
                push(&mut self.gone, Gone(perm));
            }
        }
        self.unchecked = true;
        for (card, owner) in left {
            self.put(card, owner, to, log);
        }
        let attached: Ids =
            self.perms.iter().filter(|other| ids.contains(&other.bearer)).map(|other| other.id).collect();
        if !attached.is_empty() {
            self.move_all(&attached, Where::Graveyard, log);
        }
    }

    /// Whether a card can come into play other than as a resource (H-63, H-75, H-167). A card that must be attached
    /// comes only from the chain, where its bearer was chosen.
    pub(super) fn can_enter(&self, kind: Kind) -> bool {
        let card = self.compiled(kind);
        card.types & (types::ALLY | types::EQUIPMENT | types::ONGOING) != 0 && !card.attaches
    }

    /// Removes a card from the cards in play and from the counts over them. References to it elsewhere stay.
    pub(super) fn take_out(&mut self, at: usize) -> Perm {
        let perm = self.perms.remove(at);
        self.shown.retain(|place| usize::from(*place) != at);
        for place in self.shown.iter_mut().filter(|place| usize::from(**place) > at) {
            *place -= 1;
        }
        self.count_ready(perm.controller, perm.resource && !perm.exhausted, false);
        (self.dirty, self.moved) = (true, true);
        perm
    }

    /// Counts a ready resource that has come to a seat, or one that has left it or been exhausted. Resources beyond 255
    /// are not counted, although a position may contain more.
    pub(super) fn count_ready(&mut self, seat: Seat, ready: bool, more: bool) {
        let player = self.player_mut(seat);
        let change = u8::from(ready);
        player.ready = if more { player.ready.saturating_add(change) } else { player.ready.saturating_sub(change) };
    }

    /// Turns a resource face down; it is then nothing but a resource.
    pub(super) fn turn_down(&mut self, id: Id) -> bool {
        let Some(at) = self.at(id).filter(|at| self.perms[*at].resource) else { return false };
        let perm = &mut self.perms[at];
        (perm.down, perm.now) = (true, Now::BURIED);
        self.shown.retain(|place| usize::from(*place) != at);
        (self.dirty, self.moved) = (true, true);
        true
    }

    /// Forgets cards that have left play, once nothing refers to them.
    pub(super) fn forget_gone(&mut self) {
        if !self.gone.is_empty() {
            let gone = &self.gone;
            self.counters.retain(|tally| !gone.iter().any(|Gone(perm)| perm.id == tally.who));
            self.gone.clear();
        }
    }

    /// Ends everything that lasts only while a card is in play, and everything that was laid on it.
    pub(super) fn forget(&mut self, id: Id) {
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
                if id == 0 {
                    // No more cards fit into play.
                    self.put(card, owner, Where::Graveyard, log);
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

    /// Discards the card in an index of a hand.
    pub(super) fn discard(&mut self, seat: Seat, index: usize, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        if index < player.hand.len() {
            let card = player.hand.remove(index);
            log.tell(|| Event::Discarded { seat, card: card.kind });
            self.put(card, seat, Where::Graveyard, log);
            self.fire(OnKind::Discards, 0, 0, seat, 1, false);
        }
    }

    /// Exhausts a card.
    pub(super) fn exhaust(&mut self, id: Id) {
        self.exhaust_all(&[id]);
    }

    /// Exhausts cards together. A card that is already exhausted does not become exhausted (H-185).
    pub(super) fn exhaust_all(&mut self, ids: &[Id]) {
        if ids.is_empty() {
            return;
        }
        let turned: Ids = ids.iter().copied().filter(|id| self.turn_over(*id)).collect();
        self.fire_each(OnKind::Exhausted, &turned);
    }

    /// Turns a ready card to its exhausted side; says whether it was ready.
    fn turn_over(&mut self, id: Id) -> bool {
        let Some(perm) = self.perm_mut(id).filter(|perm| !perm.exhausted) else { return false };
        perm.exhausted = true;
        let (controller, resource) = (perm.controller, perm.resource);
        self.stirred = true;
        self.count_ready(controller, resource, false);
        true
    }
}
