//! The order of play: turns, phases, and priority (H-71..H-83, H-123).

use super::card::{Cant, Until};
use super::compile::OnKind;
use super::event::Event;
use super::question::{Ask, Question};
use super::state::{Fired, Moment, Phase, State, Stops, Window, Yield};
use crate::kit::{Log, Outcome, Reason, Seat, SeatSet};

/// The most steps between two questions; a longer run counts as endless (H-202).
const MOST_STEPS: u32 = 20_000;

impl State {
    /// Runs until a player has to answer.
    pub(super) fn run(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..MOST_STEPS {
            if self.is_over() || self.question.is_some() || self.pending.is_some() || self.window.asked {
                self.settle();
                return;
            }
            self.step(log);
        }
        self.end(Outcome::draw(Reason::Rule(super::reason::ENDLESS)), log);
    }

    fn step(&mut self, log: &mut impl Log<Event>) {
        self.settle();
        if !self.packets.is_empty() {
            self.step_packets(log);
        } else if self.unchecked {
            // Checked between the steps of an effect too: fatal damage destroys at any time (H-46).
            self.unchecked = false;
            self.unchecked |= self.check(log);
        } else if self.running.is_some() {
            self.step_effect(log);
        } else if self.phase == Phase::Damage {
            self.conclude(log);
        } else if self.moment == Moment::Beginning {
            self.draw_step(log);
        } else if !self.fired.is_empty() {
            self.step_fired(log);
        } else if self.phase == Phase::Mulligan {
            self.ask_mulligan(log);
        } else {
            self.pass_on(log);
        }
    }

    /// Asks the next player who may act. If everybody has passed, the chain resolves or the turn goes on.
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        if self.chain.is_empty() && self.delayed.is_empty() {
            self.forget_gone();
        }
        let living = self.living;
        while !living.minus(self.window.passed).is_empty() {
            let holder = self.window.holder;
            if !self.window.passed.has(holder) && living.has(holder) && self.wants_question(holder) {
                self.window.asked = true;
                return;
            }
            self.window.passed = self.window.passed.with(holder);
            self.window.holder = self.after(holder);
        }
        if self.chain.is_empty() {
            self.next_phase(log);
        } else {
            self.resolve(log);
        }
    }

    /// Something happened: everybody may act again, the turn player first (H-123, H-128).
    pub(super) fn reopen(&mut self) {
        self.window = Window { holder: self.turn, passed: SeatSet::NONE, asked: false };
    }

    /// Whether the turn player may act freely: nothing is on the chain, and there is no combat (H-80).
    pub(super) fn is_open(&self) -> bool {
        self.phase == Phase::Action && self.chain.is_empty() && self.combat.is_none()
    }

    fn wants_question(&self, seat: Seat) -> bool {
        if self.is_open() && seat == self.turn {
            return true;
        }
        let player = self.player(seat);
        let next = self.chain.last().and_then(Yield::to);
        if player.rests || next.is_some_and(|next| player.yields.contains(&next)) {
            return false;
        }
        match player.stops {
            Stops::Always => true,
            // Players are not asked to respond to their own links, unless they want to be asked at every opportunity.
            Stops::Sometimes => {
                self.chain.last().is_none_or(|link| link.frame.controller != seat)
                    && !self.is_asked_enough(seat)
                    && self.can_respond(seat)
            }
        }
    }

    fn next_phase(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Action => self.end_phase(),
            Phase::Attack => self.after_attack(log),
            Phase::Defend => self.after_defend(log),
            Phase::End => self.wrap_up(log),
            Phase::Damage | Phase::Mulligan | Phase::Over(_) => {}
        }
    }

    /// H-72: ends effects that last until this turn, then runs the ready step. The draw step comes after defeated
    /// players and cards have left.
    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turns += 1;
        (self.turn, self.moment) = (seat, Moment::Beginning);
        log.tell(|| Event::Turn { seat, number: self.turns });
        for player in &mut self.players {
            (player.placed, player.rests) = (false, false);
            player.yields.clear();
        }
        self.end_effects(|until, controller| until == Until::YourNextTurn && controller == seat);
        self.settle();
        let mut ready = 0_u8;
        for perm in &mut self.perms {
            (perm.used, perm.hurt) = (0, false);
            if perm.controller == seat && !perm.now.cannot(Cant::Ready) {
                perm.exhausted = false;
            }
            ready = ready.saturating_add(u8::from(perm.resource && perm.controller == seat && !perm.exhausted));
        }
        self.player_mut(seat).ready = ready;
        self.stirred = true;
        self.phase = Phase::Action;
        self.window = Window { holder: seat, passed: SeatSet::NONE, asked: false };
        self.fire(OnKind::TurnBegins, 0, 0, seat, 0, false);
        self.unchecked = true;
    }

    /// H-73: the first player draws nothing in the first turn.
    fn draw_step(&mut self, log: &mut impl Log<Event>) {
        self.moment = Moment::Ordinary;
        if self.turns > 1 {
            self.draw(self.turn, log);
        }
        self.unchecked = true;
    }

    /// Ends effects that last until a certain moment; says whether there were any.
    pub(super) fn end_effects(&mut self, ends: impl Fn(Until, Seat) -> bool) -> bool {
        let before = (self.timed.len(), self.shields.len());
        self.timed.retain(|timed| !ends(timed.until, timed.controller));
        self.shields.retain(|shield| !ends(shield.until, shield.controller));
        let ended = self.timed.len() != before.0;
        (self.dirty, self.unchecked) = (self.dirty || ended, self.unchecked || ended);
        ended || self.shields.len() != before.1
    }

    /// H-81: the other players may act; the turn player has just declared to be done.
    pub(super) fn end_phase(&mut self) {
        self.phase = Phase::End;
        let seat = self.turn;
        self.window = Window { holder: self.after(seat), passed: SeatSet::one(seat), asked: false };
        self.fire(OnKind::TurnEnds, 0, 0, seat, 0, false);
        self.fire_delayed();
    }

    /// Sets off the effects that wait for the end of the turn; says whether there were any.
    fn fire_delayed(&mut self) -> bool {
        let delayed = std::mem::take(&mut self.delayed);
        let some = !delayed.is_empty();
        self.fired.extend(delayed.into_iter().map(|frame| Fired { frame }));
        some
    }

    /// H-81..H-83, H-172: checks the hand, then ends effects that last for a turn, then begins the next turn.
    fn wrap_up(&mut self, log: &mut impl Log<Event>) {
        // An effect that the end phase scheduled for the end of the turn happens before the turn is over.
        if self.fire_delayed() || self.check_hand() {
            return;
        }
        // A card that lives only by such an effect dies in this turn. A card that goes back to its owner also does so
        // in this turn, so it may attack in the next (H-47).
        if self.end_effects(|until, _| until == Until::EndOfTurn) {
            return;
        }
        if self.turns >= self.rules.setup().house.turn_cap {
            self.end(self.by_health(), log);
            return;
        }
        let next = self.extra.pop().unwrap_or_else(|| self.next_regular());
        self.begin_turn(next, log);
    }

    /// The maximum hand size is checked once, at the start of the wrap-up (H-172); says whether somebody has to discard.
    fn check_hand(&mut self) -> bool {
        if self.moment == Moment::WrapUp {
            return false;
        }
        self.moment = Moment::WrapUp;
        let seat = self.turn;
        let excess = self.player(seat).hand.len().saturating_sub(self.hand_limit(seat));
        let some = excess > 0 && !self.is_out(seat);
        if some {
            self.question = Some(Box::new(Question { seat, ask: Ask::Excess(excess.min(200) as u8) }));
        }
        some
    }

    /// The next player in the order of the table. An effect that lasts until the next turn of a player who is out lasts
    /// until the turn that the player would have had.
    fn next_regular(&mut self) -> Seat {
        let (count, from) = (self.players.len() as u8, self.regular.0);
        self.regular = self.after(self.regular);
        let next = self.regular;
        let passed_over = (1..=count).map(|steps| Seat((from + steps) % count)).take_while(|seat| *seat != next);
        for seat in passed_over {
            self.end_effects(|until, controller| until == Until::YourNextTurn && controller == seat);
        }
        next
    }

    /// The maximum hand size of a player (H-82).
    pub(super) fn hand_limit(&self, seat: Seat) -> usize {
        let mut limit = i16::from(self.rules.setup().house.hand_limit);
        if let Some(hero) = self.hero(seat) {
            self.each_change(hero.id, |change| {
                if let super::compile::Change::HandSize(more) = change {
                    limit += i16::from(*more);
                }
            });
        }
        limit.max(0) as usize
    }

    /// Policy P2: the team with more health left wins.
    pub(super) fn by_health(&self) -> Outcome {
        let health = |team: u8| -> i32 {
            let heroes =
                self.living.iter().filter(|seat| self.player(*seat).team == team).filter_map(|seat| self.hero(seat));
            heroes.map(|hero| i32::from(hero.now.health - hero.damage)).sum()
        };
        let mut teams: Vec<(i32, u8)> =
            self.living.iter().map(|seat| self.player(seat).team).map(|team| (health(team), team)).collect();
        teams.sort_unstable();
        teams.dedup();
        let best = teams.last().copied();
        let shared = teams.iter().filter(|(health, _)| Some(*health) == best.map(|(best, _)| best)).count() > 1;
        let winners = match best {
            Some((_, team)) if !shared => self.seats().filter(|seat| self.player(*seat).team == team).collect(),
            _ => SeatSet::NONE,
        };
        Outcome { winners, reason: Reason::TurnCap }
    }

    /// The turn player is out, and the turn ends with them.
    pub(super) fn turn_is_gone(&mut self) {
        if self.phase == Phase::Mulligan {
            // No turn has begun, so the next player becomes the first player.
            let next = self.after(self.turn);
            (self.first, self.turn, self.regular) = (next, next, next);
            return;
        }
        self.chain.retain(|link| !matches!(link.what, super::state::What::Combat { .. }));
        self.combat = None;
        self.end_combat_effects();
        if self.phase == Phase::End {
            self.window = Window { holder: self.after(self.turn), passed: SeatSet::one(self.turn), asked: false };
        } else {
            self.end_phase();
        }
    }

    /// H-69, H-70: the players decide one after another, then all replacements are made together.
    fn ask_mulligan(&mut self, log: &mut impl Log<Event>) {
        let (replace, decided) = self.mulligans;
        if let Some(seat) = self.in_order().find(|seat| !decided.has(*seat)) {
            self.window = Window { holder: seat, passed: SeatSet::NONE, asked: true };
            return;
        }
        for seat in self.in_order() {
            if replace.has(seat) {
                let at = seat.index();
                let hand = std::mem::take(&mut self.players[at].hand);
                let count = hand.len();
                self.players[at].deck.shuffle_in(hand);
                self.deal(seat, count, log);
            }
        }
        self.begin_turn(self.first, log);
    }

    /// First hands are dealt, not drawn, so nothing is set off.
    pub(super) fn deal(&mut self, seat: Seat, count: usize, log: &mut impl Log<Event>) {
        let at = seat.index();
        for _ in 0..count {
            if let Some(card) = self.players[at].deck.draw(&mut self.rng, seat) {
                self.players[at].hand.push(card);
            }
        }
        let hand = &self.players[at].hand;
        log.tell(|| Event::Dealt { seat, cards: hand.iter().map(|card| card.kind).collect() });
    }
}
