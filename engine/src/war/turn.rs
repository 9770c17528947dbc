//! The order of play: the start, the deal, the parts of a turn (W-46..W-83) and the end.

use std::collections::VecDeque;
use std::hint::select_unpredictable;
use std::sync::Arc;

use super::event::Event;
use super::field::Fact;
use super::mask;
use super::program::Fixed;
use super::reason;
use super::rules::Rules;
use super::state::{Ask, Asks, Ids, Part, Player, Stage, State, flag};
use crate::kit::{BySeat, Card, FirstTurn, Log, Outcome, Pile, Reason, Rng, RuleReason, Seat, SeatSet};

/// More steps than this without a question go on for ever, because cards set each other off.
const MOST_STEPS: u32 = 5_000;

/// More effects than this that wait at once come of cards that set each other off.
pub(super) const MOST_QUEUED: usize = 2_000;

impl State {
    /// Begins a match (W-46..W-51).
    pub(super) fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> Self {
        let player = |seat: Seat| {
            let mut brought = rules.brought[seat.index()].clone();
            for laid in &rules.laid[seat.index()] {
                if let Some(at) = brought.iter().position(|kind| kind == laid) {
                    brought.remove(at);
                }
            }
            let cards = brought.into_iter().map(Card::secret).collect();
            Player {
                health: Self::first_health(rules.setup(), seat),
                library: Pile::shuffled(cards),
                hand: Vec::with_capacity(12),
                destroyed: Vec::with_capacity(16),
                exiled: Vec::new(),
                cover: 0,
                asks: rules.setup().house.asks,
            }
        };
        let mut state = Self {
            rules: Arc::clone(rules),
            rng,
            players: BySeat::from_fn(player),
            perms: Vec::with_capacity(16),
            ears: 0,
            settled: false,
            free: [[0; 4]; 2],
            next: 1,
            stage: Stage::Turn(Part::Ready),
            turn: Seat::FIRST,
            first: Seat::FIRST,
            turns: 0,
            built: 0,
            extra: 0,
            discounts: Vec::new(),
            blows: Vec::new(),
            aside: Vec::new(),
            queue: VecDeque::new(),
            running: None,
            question: None,
        };
        if let Some(position) = &rules.setup().position {
            state.lay(position, log);
            return state;
        }
        state.lay_bases();
        match rules.setup().first {
            FirstTurn::Random => {
                let first = Seat(state.rng.below(2) as u8);
                state.settle_first(first, log);
            }
            FirstTurn::Seat(first) => state.settle_first(first, log),
            FirstTurn::ChosenBy(seat) => state.stage = Stage::ChooseFirst(seat),
        }
        state
    }

    /// The first player is known: the hands are dealt (W-47), and both may have theirs dealt again (W-48).
    pub(super) fn settle_first(&mut self, first: Seat, log: &mut impl Log<Event>) {
        (self.first, self.turn) = (first, first);
        log.tell(|| Event::Began { first });
        for seat in [Seat::FIRST, Seat::SECOND] {
            // A position may give a hand.
            let n = if self.players[seat].hand.is_empty() { self.rules.setup().house.hand } else { 0 };
            self.deal(seat, n, false, log);
        }
        self.stage = Stage::Deal(BySeat::from_fn(|_| 0), SeatSet::NONE);
    }

    fn deal(&mut self, seat: Seat, n: u8, again: bool, log: &mut impl Log<Event>) {
        for _ in 0..n {
            if let Some(card) = self.players[seat].library.draw(&mut self.rng, seat) {
                self.players[seat].hand.push(card);
            }
        }
        let hand = &self.players[seat].hand;
        log.tell(|| Event::Dealt { seat, cards: hand.iter().map(|card| card.kind).collect(), again });
    }

    /// The cards that a hand would have that is dealt again after so many times: 7, 7, 6, 5 ... (W-48); `None` below the
    /// least (W-49).
    pub(super) fn dealt_next(&self, times: u8) -> Option<u8> {
        let house = &self.rules.setup().house;
        house.hand.checked_sub(times).filter(|n| *n >= house.least_hand)
    }

    /// Deals a hand again: the old one is shuffled into the library (W-48).
    pub(super) fn deal_again(&mut self, seat: Seat, times: u8, log: &mut impl Log<Event>) {
        let Some(n) = self.dealt_next(times) else { return };
        let player = &mut self.players[seat];
        player.library.shuffle_in(player.hand.drain(..));
        self.deal(seat, n, true, log);
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn = seat;
        self.turns = self.turns.saturating_add(1);
        (self.built, self.extra) = (0, 0);
        self.stage = Stage::Turn(Part::Ready);
        let number = self.turns;
        log.tell(|| Event::Turn { seat, number });
        // W-40: once a turn, whoever's turn it is.
        let spent = flag::SPENT[0] | flag::SPENT[1];
        // W-53: what was used is available again; W-57: what entered before has reached the front.
        for perm in &mut self.perms {
            // Whose a card is is as good as random, so it is no branch.
            let own = perm.owner == seat;
            let used = if perm.is(flag::PINNED) { 0 } else { flag::USED };
            perm.flags &= !(spent | ((flag::PINNED | flag::FRESH | used) * u8::from(own)));
            self.settled &= !own | (perm.held.1 == 0);
            perm.held = select_unpredictable(own, (0, 0), perm.held);
        }
        self.listen();
        // W-52: who starts takes no card in the first turn.
        if self.turns > 1 {
            let more = self.changed(mask::DRAWS, seat, |fixed| match fixed {
                Fixed::Draws(who, n) => Some((who, n)),
                _ => None,
            });
            (0..(1 + more).clamp(0, 20)).for_each(|at| self.draw(seat, at == 0, log));
        }
        self.hear(Fact::Starts(seat));
    }

    /// Plays on until somebody is asked.
    pub(super) fn run(&mut self, log: &mut impl Log<Event>) {
        let mut steps = 0;
        while steps < MOST_STEPS && self.queue.len() <= MOST_QUEUED {
            steps += 1;
            if !matches!(self.stage, Stage::Turn(_)) {
                return;
            }
            // P5: an effect is not cut off half-way.
            if self.running.is_none() {
                self.sweep(log);
                if self.check(log) {
                    return;
                }
            }
            if self.question.is_some() {
                return;
            }
            if let Some(frame) = self.running.take() {
                steps += self.run_effect(frame, log);
            } else if let Some(effect) = self.queue.pop_front() {
                if self.queue.is_empty() && self.queue.capacity() > 4 {
                    // What a large change needed is given back, so that a state stays small.
                    self.queue = VecDeque::new();
                }
                let (seat, card) = (effect.seat, effect.kind);
                log.tell(|| Event::Triggered { seat, card });
                steps += self.run_effect(Box::new(effect.into()), log);
            } else if !self.step_turn(log) {
                return;
            }
        }
        self.end(Outcome::draw(Reason::Rule(reason::ENDLESS)), log);
    }

    /// The next part of the turn; `false` when somebody is to act.
    fn step_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        let Stage::Turn(part) = self.stage else { return false };
        let next = match part {
            Part::Ready => Part::Main,
            Part::Main | Part::Final => return false,
            // W-69: whoever cannot block is not asked.
            Part::Block if self.can_defend() => return false,
            Part::Block => {
                self.end_blocks(log);
                return true;
            }
            // Without attackers there is nothing left to intervene in.
            Part::Clash if self.attackers().next().is_some() && self.is_asked_to_intervene() => return false,
            Part::Clash => Part::Split,
            Part::Split if self.ask_split() => return true,
            Part::Split => Part::Damage,
            Part::Damage => {
                self.clash(log);
                Part::Land
            }
            Part::Land => {
                if self.find_guards() {
                    return true;
                }
                self.strike(log);
                Part::Homeward
            }
            Part::Homeward => {
                self.end_combat();
                Part::Final
            }
            // What happens at the end of a turn comes before the hand limit: nine cards are left after all of it (W-82).
            Part::Close => {
                self.hear(Fact::Ends(self.turn));
                Part::Limit
            }
            Part::Limit => {
                let over = self.players[self.turn].hand.len().saturating_sub(self.hand_limit(self.turn));
                if over > 0 {
                    self.question = Some(Box::new((self.turn, Ask::Discard(over.min(200) as u8))));
                    return true;
                }
                Part::End
            }
            Part::End => {
                self.end_turn(log);
                return true;
            }
        };
        self.stage = Stage::Turn(next);
        true
    }

    /// W-71, W-72: the attacker is asked only when something can be done, if it does not say otherwise.
    fn is_asked_to_intervene(&self) -> bool {
        match self.players[self.turn].asks {
            Asks::Always => true,
            Asks::Never => false,
            Asks::Payable => self.can_intervene(),
        }
    }

    /// The phase button in the part of a turn in which the player acts.
    pub(super) fn next_part(&mut self, log: &mut impl Log<Event>) {
        if self.stage == Stage::Turn(Part::Main) {
            // W-56, W-60: a unit that was used since, or that may attack no more, stays at home.
            let stays: Ids = self.attackers().filter(|perm| !self.can_attack(perm)).map(|perm| perm.id).collect();
            for id in stays {
                self.perm_mut(id).into_iter().for_each(|perm| perm.mark(flag::ATTACKS, false));
            }
        }
        match self.stage {
            Stage::Turn(Part::Main) if self.attackers().next().is_some() => self.begin_combat(log),
            // W-63: without attackers the turn goes straight to the hand limit.
            Stage::Turn(Part::Main | Part::Final) => self.stage = Stage::Turn(Part::Close),
            Stage::Turn(Part::Block) => self.end_blocks(log),
            Stage::Turn(Part::Clash) => self.stage = Stage::Turn(Part::Split),
            _ => {}
        }
    }

    /// The cards that a player may keep at the end of a turn (W-82).
    pub(super) fn hand_limit(&self, seat: Seat) -> usize {
        let more = self.changed(mask::HAND_LIMIT, seat, |fixed| match fixed {
            Fixed::HandLimit(who, n) => Some((who, n)),
            _ => None,
        });
        (i32::from(self.rules.setup().house.hand_limit) + more).clamp(0, 200) as usize
    }

    /// The bases that the turn player may still build (W-34, W-81).
    pub(super) fn bases_left(&self) -> i32 {
        let more = self.changed(mask::BUILDS, self.turn, |fixed| match fixed {
            Fixed::BasesPerTurn(who, n) => Some((who, n)),
            _ => None,
        });
        let may = i32::from(self.rules.setup().house.bases_per_turn) + more;
        may.max(0) + i32::from(self.extra) - i32::from(self.built)
    }

    /// What lasts until the end of the turn is over (W-30), and the other turn begins.
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let persists = self.rules.setup().house.damage_persists;
        for perm in &mut self.perms {
            if !persists {
                perm.damage = 0;
            }
            self.settled &= perm.boost.1 == 0;
            (perm.boost, perm.shield, perm.granted, perm.deprived) = ((0, 0), 0, 0, 0);
            perm.mark(flag::PROTECTED, false);
        }
        self.discounts.clear();
        for seat in [Seat::FIRST, Seat::SECOND] {
            self.players[seat].cover = 0;
        }
        if let Some(outcome) = self.held() {
            self.end(outcome, log);
        } else if self.turns >= self.rules.setup().house.turn_cap {
            self.end(self.by_health(), log);
        } else {
            self.begin_turn(self.turn.other(), log);
        }
    }

    /// Whether a player has no Health left (W-01).
    pub(super) fn dies(&self, seat: Seat) -> bool {
        self.players[seat].health <= 0
    }

    /// W-01: whoever has no Health loses; both together is a draw.
    fn check(&mut self, log: &mut impl Log<Event>) -> bool {
        let outcome = match (self.dies(Seat::FIRST), self.dies(Seat::SECOND)) {
            (false, false) => return false,
            (true, true) => Outcome::draw(Reason::Rule(RuleReason::TOGETHER)),
            (first, _) => Outcome::win(if first { Seat::SECOND } else { Seat::FIRST }, Reason::Rule(reason::HEALTH)),
        };
        self.end(outcome, log);
        true
    }

    /// P2: the player with more Health.
    pub(super) fn by_health(&self) -> Outcome {
        match self.players[Seat::FIRST].health.cmp(&self.players[Seat::SECOND].health) {
            std::cmp::Ordering::Greater => Outcome::win(Seat::FIRST, Reason::TurnCap),
            std::cmp::Ordering::Less => Outcome::win(Seat::SECOND, Reason::TurnCap),
            std::cmp::Ordering::Equal => Outcome::draw(Reason::TurnCap),
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        self.drop_effects();
        self.stage = Stage::Over(outcome);
        log.tell(|| Event::Ended { outcome });
    }
}
