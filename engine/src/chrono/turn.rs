//! The order of play: the start, the mulligan, the steps of a turn (C-56..C-67) and the end.

use std::collections::VecDeque;
use std::sync::Arc;

use super::event::Event;
use super::field::Fact;
use super::mask::{BEGINS, ENDS};
use super::reason;
use super::rules::Rules;
use super::run::ROOM;
use super::setup::EndOfTime;
use super::state::{Ask, LAST_AGE, Part, Player, Stage, State, What};
use crate::kit::{BySeat, Card, FirstTurn, Log, Outcome, Pile, Reason, Rng, RuleReason, Seat, SeatSet};

/// The cards under a deck for which there is room from the start.
const UNDER: usize = 32;

/// More steps than this without a question go on for ever, because cards set each other off.
const MOST_STEPS: u32 = 5_000;

/// More effects than this that wait at once come of cards that set each other off.
pub(super) const MOST_QUEUED: usize = 2_000;

impl State {
    /// Begins a match (C-14..C-24).
    pub(super) fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> Self {
        let secret = |kinds: &[crate::kit::Kind]| kinds.iter().map(|kind| Card::secret(*kind)).collect::<Vec<_>>();
        let player = |seat: Seat| {
            let brought = &rules.brought[seat.index()];
            Player {
                life: rules.setup().house.life,
                armor: 0,
                hero: brought.hero,
                counters: 0,
                deck: Pile::shuffled(secret(&brought.cards)).with_room_under(UNDER),
                beside: brought.beside.iter().map(|kind| Card { kind: *kind, known: SeatSet::one(seat) }).collect(),
                hand: Vec::with_capacity(16),
                pool: Vec::with_capacity(16),
                graveyard: Vec::with_capacity(32),
                shades: Vec::new(),
                turns: 0,
            }
        };
        let mut state = Self {
            rules: Arc::clone(rules),
            cards: Arc::clone(&rules.cards),
            rng,
            players: BySeat::from_fn(player),
            perms: Vec::with_capacity(12),
            ears: [0; 2],
            summed: None,
            next: 1,
            age: 1,
            stage: Stage::Turn(Part::Flow),
            turn: Seat::FIRST,
            first: Seat::FIRST,
            turns: 0,
            moved: 0,
            collected: 0,
            begun: false,
            meditates: false,
            used: false,
            queue: VecDeque::new(),
            running: None,
            question: None,
        };
        if let Some(position) = &rules.setup().position {
            state.lay(position, log);
            return state;
        }
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

    /// The first player is known: the hands are dealt (C-20), and both may replace cards (C-21).
    pub(super) fn settle_first(&mut self, first: Seat, log: &mut impl Log<Event>) {
        (self.first, self.turn) = (first, first);
        log.tell(|| Event::Began { first });
        for seat in [Seat::FIRST, Seat::SECOND] {
            // A position may give a hand.
            let n = if self.players[seat].hand.is_empty() { self.rules.setup().house.hand } else { 0 };
            for _ in 0..n {
                if let Some(card) = self.players[seat].deck.draw(&mut self.rng, seat) {
                    self.players[seat].hand.push(card);
                }
            }
            let hand = &self.players[seat].hand;
            log.tell(|| Event::Dealt { seat, cards: hand.iter().map(|card| card.kind).collect() });
        }
        self.stage = Stage::Mulligan(BySeat::from_fn(|_| 0), SeatSet::NONE);
    }

    /// Both have decided: the marked cards are set aside, replaced, and shuffled in (C-21, C-22).
    pub(super) fn replace(&mut self, marks: BySeat<u64, 2>, log: &mut impl Log<Event>) {
        for seat in [self.first, self.first.other()] {
            let mut aside = Vec::new();
            for at in (0..self.players[seat].hand.len()).rev().filter(|at| *at < 64 && marks[seat] & (1 << at) != 0) {
                aside.push(self.players[seat].hand.remove(at));
            }
            let n = aside.len() as u8;
            for _ in 0..n {
                if let Some(card) = self.players[seat].deck.draw(&mut self.rng, seat) {
                    self.players[seat].hand.push(card);
                }
            }
            self.players[seat].deck.shuffle_in(aside);
            log.tell(|| Event::Replaced { seat, n });
        }
        self.begin_turn(self.first, log);
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn = seat;
        self.turns = self.turns.saturating_add(1);
        let player = &mut self.players[seat];
        player.turns = player.turns.saturating_add(1);
        (self.moved, self.collected, self.begun, self.meditates, self.used) = (0, 0, false, false, false);
        self.stage = Stage::Turn(Part::Flow);
        let number = self.turns;
        log.tell(|| Event::Turn { seat, number });
        // C-110, C-111: a snare ends as the turn of the one who laid it starts, before time flows.
        self.summed = None;
        let mut bits = self.shade_bits();
        for perm in &mut self.perms {
            perm.snare = perm.snare.minus(SeatSet::one(seat));
            (perm.paid, perm.fresh) = (false, false);
            bits.add(perm.owner, perm.mask);
        }
        self.ears = bits.by_seat();
        // C-04, C-18: in the first turn of the game time stands still.
        if self.turns > 1 {
            if self.age == LAST_AGE {
                self.end_of_time(log);
            }
            self.move_time(1, true, log);
        }
    }

    /// C-08: time would flow past the last age.
    fn end_of_time(&mut self, log: &mut impl Log<Event>) {
        let outcome = match self.rules.setup().house.end_of_time {
            EndOfTime::Clamp => return,
            EndOfTime::Draw => Outcome::draw(Reason::Rule(reason::TIME)),
            EndOfTime::MostLife => Outcome { reason: Reason::Rule(reason::TIME), ..self.by_life() },
        };
        self.end(outcome, log);
    }

    /// Plays on until somebody is asked.
    pub(super) fn run(&mut self, log: &mut impl Log<Event>) {
        let mut steps = 0;
        while steps < MOST_STEPS {
            steps += 1;
            if self.queue.len() > MOST_QUEUED {
                break;
            }
            if !matches!(self.stage, Stage::Turn(_)) || self.check(log) || self.question.is_some() {
                return;
            }
            if let Some(frame) = self.running.take() {
                steps += self.run_effect(frame, log);
            } else if self.queue.is_empty() {
                if !self.step_turn(log) {
                    return;
                }
            } else if let Some((seat, count)) = self.unordered() {
                self.question = Some((seat, Ask::Order(count)));
            } else if let Some(effect) = self.queue.pop_front() {
                if self.queue.is_empty() && self.queue.capacity() > ROOM {
                    // What a large change needed is given back, so that a state stays small.
                    self.queue = VecDeque::new();
                }
                match effect.what {
                    What::Effect | What::Living(_) => {
                        let (seat, card) = (effect.seat, effect.kind);
                        if !effect.bury {
                            log.tell(|| Event::Triggered { seat, card });
                        }
                        steps += self.run_effect(effect.into(), log);
                    }
                    What::Shade(id) => {
                        if self.players[effect.seat].shades.iter().any(|shade| shade.id == id) {
                            self.question = Some((effect.seat, Ask::Leave(id)));
                            self.start_effect(effect);
                        }
                    }
                }
            }
        }
        self.end(Outcome::draw(Reason::Rule(reason::ENDLESS)), log);
    }

    /// The next steps of the turn, until something happens that comes first; `false` when its player is to act.
    fn step_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        let Stage::Turn(part) = self.stage else { return true };
        if !matches!(part, Part::Support | Part::Main) && !self.pass(part, log) {
            return true;
        }
        self.stage = Stage::Turn(Part::Main);
        if self.summed.is_none() {
            self.summed = Some(self.sums(self.turn));
        }
        false
    }

    /// The steps of turns in which no player acts; `false` if something comes before the next one. After most choices the player
    /// acts again, so this is kept out of the way.
    #[inline(never)]
    fn pass(&mut self, mut part: Part, log: &mut impl Log<Event>) -> bool {
        while !matches!(part, Part::Support | Part::Main) {
            part = self.next_part(part, log);
            if !matches!(self.stage, Stage::Turn(_)) {
                return false;
            }
            self.stage = Stage::Turn(part);
            if !self.queue.is_empty() || self.is_interrupted() {
                return false;
            }
        }
        true
    }

    /// Does what happens in a step of a turn, and says which one is next.
    fn next_part(&mut self, part: Part, log: &mut impl Log<Event>) -> Part {
        let seat = self.turn;
        match part {
            // C-57: the epoch has changed before the player readies.
            Part::Flow => {
                self.summed = None;
                for perm in &mut self.perms {
                    // Whose a card is is as good as random, so it is no branch.
                    perm.turned &= (perm.owner != seat) | !perm.snare.is_empty();
                }
                self.hear(Fact::of(BEGINS, seat));
                Part::Ready
            }
            Part::Ready => {
                // C-18: the first player draws nothing in the first turn.
                if self.turns > 1 {
                    self.draw(seat, true, log);
                }
                self.collect_base(seat, log);
                Part::Support
            }
            Part::Support | Part::Main => Part::Main,
            Part::Strike(n) => {
                self.deal(seat, n, None, log);
                Part::Attacked
            }
            Part::Attacked => {
                self.hear(Fact::of(ENDS, seat));
                Part::End
            }
            Part::End if self.turns >= self.rules.setup().house.turn_cap => {
                self.end(self.by_life(), log);
                Part::End
            }
            Part::End => {
                self.begin_turn(seat.other(), log);
                Part::Flow
            }
        }
    }

    /// Whether somebody is asked or has no life left, so that nothing else happens for now.
    pub(super) fn is_interrupted(&self) -> bool {
        self.question.is_some() | self.dies(Seat::FIRST) | self.dies(Seat::SECOND)
    }

    /// Whether the player on turn can meditate (C-59..C-62).
    pub(super) fn can_meditate(&self) -> bool {
        // Only the first choice of a turn may be a meditation, so this is foreseen well.
        if self.begun {
            return false;
        }
        let (seat, house) = (self.turn, &self.rules.setup().house);
        let barred = if house.each_first_turn { self.players[seat].turns == 1 } else { self.turns == 1 };
        let procedure = self.can_pay(seat, 1) & !self.players[seat].beside.is_empty();
        // Each of these is foreseen badly, so they are one branch together.
        !barred & (procedure | self.replaces_meditation(seat))
    }

    /// Whether the meditation of a hero replaces the procedure (C-63).
    pub(super) fn replaces_meditation(&self, seat: Seat) -> bool {
        self.compiled(self.players[seat].hero).is_some_and(|hero| hero.replaces)
    }

    /// Whether a player has no life left (C-25).
    pub(super) fn dies(&self, seat: Seat) -> bool {
        self.players[seat].life <= 0
    }

    /// C-25: whoever has no life loses; both together is a draw.
    fn check(&mut self, log: &mut impl Log<Event>) -> bool {
        let outcome = match (self.dies(Seat::FIRST), self.dies(Seat::SECOND)) {
            (false, false) => return false,
            (true, true) => Outcome::draw(Reason::Rule(RuleReason::TOGETHER)),
            (first, _) => Outcome::win(if first { Seat::SECOND } else { Seat::FIRST }, Reason::Rule(reason::LIFE)),
        };
        self.end(outcome, log);
        true
    }

    /// P2: the player with more life.
    pub(super) fn by_life(&self) -> Outcome {
        match self.players[Seat::FIRST].life.cmp(&self.players[Seat::SECOND].life) {
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
