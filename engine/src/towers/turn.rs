//! The order of play: start, mulligan, turns, actions and the end.

use std::sync::Arc;

use super::action::Action;
use super::event::Event;
use super::house::{House, Tie};
use super::reason;
use super::rules::Rules;
use super::setup::{At, PositionSide};
use super::state::{Amounts, Piles, SideState, Stage, State};
use crate::kit::{BySeat, FirstTurn, Hand, Illegal, Kind, Log, Outcome, Pile, Reason, Rng, RuleReason, Seat, SeatSet};

/// T-08: cards dealt to each player before the first turn.
const DEALT: u8 = 5;

/// The discard of each card of a full hand.
const DISCARDS: [Action; Hand::MOST] = {
    let (mut list, mut index) = ([Action::Discard(0); Hand::MOST], 0);
    while index < Hand::MOST {
        list[index] = Action::Discard(index as u8);
        index += 1;
    }
    list
};

impl State {
    /// Begins a match: from the rulebook's start, or from the set-up's position.
    pub(super) fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> Self {
        let mut state = Self {
            rules: Arc::clone(rules),
            rng,
            piles: Box::new(Piles { draw: Pile::default(), discard: Vec::with_capacity(rules.deck.len()) }),
            sides: BySeat::from_fn(|_| side(&rules.setup().house, &PositionSide::default())),
            hands: BySeat::from_fn(|_| Hand::default()),
            stage: Stage::Act,
            turn: Seat::FIRST,
            first: Seat::FIRST,
            actions_left: 1,
            hole: 0,
            turns: 0,
            taken: 0,
        };
        if rules.opening.is_some() {
            state.open(log);
        } else {
            state.begin(log);
        }
        state
    }

    /// T-01..T-07, T-11: the rulebook's start. A player who may choose the first turn does so before anybody has seen a card.
    fn begin(&mut self, log: &mut impl Log<Event>) {
        self.piles.draw = Pile::shuffled(self.rules.deck.clone());
        match self.rules.setup().first {
            FirstTurn::Random => {
                let first = Seat(self.rng.below(2) as u8);
                self.settle_first(first, log);
            }
            FirstTurn::Seat(first) => self.settle_first(first, log),
            FirstTurn::ChosenBy(seat) => self.stage = Stage::ChooseFirst(seat),
        }
    }

    /// T-08: deals both hands.
    fn deal(&mut self, log: &mut impl Log<Event>) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            for _ in 0..DEALT {
                if let Some(card) = self.piles.draw.draw(&mut self.rng, seat) {
                    // Five cards always fit into an empty hand.
                    let _full = self.hands[seat].push(card);
                }
            }
            let hand = self.hands[seat];
            log.tell(|| Event::Dealt { seat, cards: hand.cards().iter().map(|card| card.kind).collect() });
        }
    }

    fn open(&mut self, log: &mut impl Log<Event>) {
        let rules = Arc::clone(&self.rules);
        let (Some(opening), Some(position)) = (&rules.opening, &rules.setup().position) else { return };
        self.sides = BySeat::from_fn(|seat| side(&rules.setup().house, &position.sides[seat]));
        self.hands = opening.hands;
        self.piles.draw = opening.draw.clone();
        self.piles.discard.clone_from(&opening.discard);
        self.first = opening.turn;
        self.turn = opening.turn;
        self.taken = opening.taken;
        log.tell(|| Event::Began { first: opening.turn });
        match opening.at {
            At::Act => self.turns = 1,
            At::Income => self.begin_turn(opening.turn, log),
            At::Mulligan => self.stage = Stage::Mulligan(BySeat::from_fn(|_| 0), SeatSet::NONE),
        }
    }

    /// T-07: the second player gets the bonus as soon as the first player is known; then the cards are dealt.
    fn settle_first(&mut self, first: Seat, log: &mut impl Log<Event>) {
        let bonus = self.rules.setup().house.bonus;
        for stock in self.sides[first.other()].stock_mut() {
            *stock += bonus;
        }
        self.first = first;
        self.turn = first;
        self.stage = Stage::Mulligan(BySeat::from_fn(|_| 0), SeatSet::NONE);
        log.tell(|| Event::Began { first });
        self.deal(log);
    }

    /// T-14, T-16: every turn begins with its income, including the very first.
    fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn = seat;
        self.turns += 1;
        self.actions_left = 1;
        self.stage = Stage::Act;
        self.income(seat, log);
        // T-44, T-47: an income can win, but only by what it adds to.
        if self.is_full(seat) {
            self.check(log);
        }
    }

    /// Adds every action that a seat may take now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let indices = 0..self.hands[seat].len();
        match self.stage {
            Stage::ChooseFirst(chooser) if chooser == seat => out.extend([Action::First, Action::Second]),
            Stage::Mulligan(marks, ready) if !ready.has(seat) => {
                out.push(Action::Keep);
                out.extend(indices.filter(|index| marks[seat] & (1 << index) == 0).map(Action::Swap));
                if marks[seat] != 0 {
                    out.push(Action::Back);
                }
            }
            Stage::Act if self.turn == seat => {
                self.list_turn(seat, out);
            }
            Stage::Discard(frame) if frame.seat == seat => {
                out.extend(indices.filter(|index| self.discardable(seat, *index)).map(Action::Discard));
            }
            _ => {}
        }
    }

    /// T-17: plays, discards and the skip.
    ///
    /// Every step of every playout runs it, and the cards in a hand differ too much for a processor to foresee. So each
    /// action is written, and it stays only if it counts.
    #[inline]
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let (hand, stock) = (&self.hands[seat], Amounts::of(self.sides[seat].stock()));
        let compiled = self.rules.code.compiled.as_slice();
        let before = out.len();
        out.resize(before + 2 * Hand::MOST + 1, Action::Play(0));
        let list = &mut out[before..];
        let (mut count, mut kept) = (0, 0_usize);
        for (index, card) in (0..).zip(hand.cards()) {
            let card = compiled.get(card.kind.index());
            list[count] = Action::Play(index);
            count += usize::from(card.is_some_and(|card| stock.covers(card.cost)));
            kept |= usize::from(card.is_some_and(|card| card.undiscardable)) << index;
        }
        if kept == 0 {
            list[count..][..Hand::MOST].copy_from_slice(&DISCARDS);
            count += usize::from(hand.len());
        } else {
            for index in 0..hand.len() {
                list[count] = Action::Discard(index);
                count += 1 - (kept >> index & 1);
            }
        }
        list[count] = Action::Skip;
        out.truncate(before + count + 1);
    }

    /// T-19: whether the cost of the card at an index can be paid.
    #[inline]
    pub(super) fn playable(&self, seat: Seat, index: u8) -> bool {
        let card = self.hands[seat].get(index).and_then(|card| self.rules.code.compiled.get(card.kind.index()));
        card.is_some_and(|card| Amounts::of(self.sides[seat].stock()).covers(card.cost))
    }

    /// How many resources are missing to pay for the card at an index (T-19).
    pub(super) fn missing(&self, seat: Seat, index: u8) -> u16 {
        let card = self.hands[seat].get(index).and_then(|card| self.rules.code.compiled.get(card.kind.index()));
        let cost = card.map_or([0; 3], |card| card.cost.each());
        cost.into_iter().zip(self.sides[seat].stock()).map(|(cost, stock)| (cost - stock).max(0).unsigned_abs()).sum()
    }

    /// Takes an action of a seat, if it is allowed.
    pub(super) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let illegal = || Illegal { seat, action: action.to_string() };
        if seat.index() > 1 {
            return Err(illegal());
        }
        match (self.stage, action) {
            (Stage::ChooseFirst(chooser), Action::First) if chooser == seat => self.settle_first(seat, log),
            (Stage::ChooseFirst(chooser), Action::Second) if chooser == seat => self.settle_first(seat.other(), log),
            (Stage::Mulligan(marks, ready), _) if !ready.has(seat) => {
                return self.mulligan(seat, action, marks, ready, log).ok_or_else(illegal);
            }
            (Stage::Act, Action::Play(index)) if self.turn == seat && self.playable(seat, index) => {
                self.play(seat, index, log);
            }
            (Stage::Act, Action::Discard(index)) if self.turn == seat && self.may_discard(seat, index) => {
                self.hole = index;
                self.discard(seat, index, false, log);
                self.end_action(log);
            }
            (Stage::Act, Action::Skip) if self.turn == seat => {
                log.tell(|| Event::Skipped { seat });
                self.skip(log);
            }
            (Stage::Discard(frame), Action::Discard(index)) if frame.seat == seat && self.may_discard(seat, index) => {
                self.discard(seat, index, true, log);
                let frame = super::state::Frame { left: frame.left - 1, ..frame };
                if !self.must_discard(frame) {
                    self.stage = Stage::Act;
                    if self.run(frame.next, frame.they, log) {
                        self.end_action(log);
                    }
                }
            }
            _ => return Err(illegal()),
        }
        Ok(())
    }

    fn may_discard(&self, seat: Seat, index: u8) -> bool {
        index < self.hands[seat].len() && self.discardable(seat, index)
    }

    /// T-09, T-10: marks stay sealed until both are done.
    fn mulligan(
        &mut self,
        seat: Seat,
        action: Action,
        mut marks: BySeat<u16, 2>,
        mut ready: SeatSet,
        log: &mut impl Log<Event>,
    ) -> Option<()> {
        match action {
            Action::Swap(index) if index < self.hands[seat].len() && marks[seat] & (1 << index) == 0 => {
                marks[seat] |= 1 << index;
            }
            Action::Back if marks[seat] != 0 => marks[seat] = 0,
            Action::Keep => ready = ready.with(seat),
            _ => return None,
        }
        self.stage = Stage::Mulligan(marks, ready);
        if ready.has(seat.other()) && ready.has(seat) {
            for seat in [self.first, self.first.other()] {
                self.replace(seat, marks[seat], log);
            }
            self.begin_turn(self.first, log);
        }
        Some(())
    }

    /// T-18, T-19: pays for the card, lays it open and runs its effect.
    #[inline]
    fn play(&mut self, seat: Seat, index: u8, log: &mut impl Log<Event>) {
        let Some(card) = self.lay_open(seat, index) else { return };
        let compiled = self.rules.code.compiled[card.kind.index()];
        for (stock, cost) in self.sides[seat].stock_mut().iter_mut().zip(compiled.cost.each()) {
            *stock -= cost;
        }
        self.hole = index;
        log.tell(|| Event::Played { seat, card: card.kind });
        if self.run(compiled.start, SeatSet::NONE, log) {
            self.end_action(log);
        }
    }

    /// T-20, T-29: a discarded card does nothing.
    fn discard(&mut self, seat: Seat, index: u8, forced: bool, log: &mut impl Log<Event>) {
        if let Some(card) = self.lay_open(seat, index) {
            log.tell(|| Event::Discarded { seat, card: card.kind, forced });
        }
    }

    /// T-44, T-23, T-26: the check, the draw, and the next turn unless this one was extended.
    fn end_action(&mut self, log: &mut impl Log<Event>) {
        if self.check(log) {
            return;
        }
        self.draw_card(self.turn, self.hole, log);
        self.actions_left = self.actions_left.saturating_sub(1);
        self.count_action(log);
    }

    /// T-21, T-22, T-30: a skip ends the turn and draws nothing.
    fn skip(&mut self, log: &mut impl Log<Event>) {
        self.actions_left = 0;
        self.count_action(log);
    }

    /// P2: after a set number of actions the higher tower wins.
    fn count_action(&mut self, log: &mut impl Log<Event>) {
        self.taken += 1;
        if self.taken >= self.rules.setup().house.turn_cap {
            self.end(self.by_towers(), log);
        } else if self.actions_left == 0 {
            self.begin_turn(self.turn.other(), log);
        } else {
            self.stage = Stage::Act;
        }
    }

    /// P2: the higher tower wins.
    pub(super) fn by_towers(&self) -> Outcome {
        match self.sides[Seat::FIRST].tower().cmp(&self.sides[Seat::SECOND].tower()) {
            std::cmp::Ordering::Greater => Outcome::win(Seat::FIRST, Reason::TurnCap),
            std::cmp::Ordering::Less => Outcome::win(Seat::SECOND, Reason::TurnCap),
            std::cmp::Ordering::Equal => Outcome::draw(Reason::TurnCap),
        }
    }

    /// Cancels a discard that a card demands, and the rest of that card's effect.
    pub(super) fn calm(&mut self) -> bool {
        let waits = matches!(self.stage, Stage::Discard(_));
        if waits {
            self.stage = Stage::Act;
        }
        waits
    }

    /// After [`Self::calm`] the card counts as played, so the action ends.
    pub(super) fn wake(&mut self, log: &mut impl Log<Event>) {
        self.end_action(log);
    }

    /// T-39..T-47: ends the match if a condition is met, whoever's turn it is (T-43).
    #[inline]
    fn check(&mut self, log: &mut impl Log<Event>) -> bool {
        // After nearly every action no condition is met, so one test of all numbers comes first.
        let goal = self.rules.setup().house.tower_goal;
        let met = |seat: Seat| !(1..goal).contains(&self.sides[seat].tower()) | self.is_full(seat);
        if !(met(Seat::FIRST) | met(Seat::SECOND)) {
            return false;
        }
        let won = [self.won(Seat::FIRST), self.won(Seat::SECOND)];
        let outcome = match won {
            [None, None] => return false,
            [Some(reason), None] => Outcome::win(Seat::FIRST, Reason::Rule(reason)),
            [None, Some(reason)] => Outcome::win(Seat::SECOND, Reason::Rule(reason)),
            // T-45
            [Some(one), Some(other)] => match (self.rules.setup().house.tie, rank(one).cmp(&rank(other))) {
                (Tie::Rank, std::cmp::Ordering::Greater) => Outcome::win(Seat::FIRST, Reason::Rule(one)),
                (Tie::Rank, std::cmp::Ordering::Less) => Outcome::win(Seat::SECOND, Reason::Rule(other)),
                _ => Outcome::draw(Reason::Rule(RuleReason::TOGETHER)),
            },
        };
        self.end(outcome, log);
        true
    }

    /// Whether a stock of the seat is as large as it has to be (T-41, T-42).
    #[inline]
    fn is_full(&self, seat: Seat) -> bool {
        let ([ore, gems, gold], goal) = (self.sides[seat].stock(), self.rules.setup().house.stock_goal);
        (ore >= goal) | (gems >= goal) | (gold >= goal)
    }

    /// The strongest condition that a seat meets.
    #[inline]
    fn won(&self, seat: Seat) -> Option<RuleReason> {
        let house = &self.rules.setup().house;
        let own = &self.sides[seat];
        if self.sides[seat.other()].tower() <= 0 {
            Some(reason::DESTRUCTION) // T-40, T-46
        } else if own.tower() >= house.tower_goal {
            Some(reason::CONSTRUCTION) // T-39
        } else if self.is_full(seat) {
            Some(reason::ACCUMULATION)
        } else {
            None
        }
    }

    fn end(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        self.stage = Stage::Over(outcome);
        log.tell(|| Event::Ended { outcome });
    }

    /// The kinds that `hand` holds, for views.
    pub(super) fn kinds_in_hand(&self, seat: Seat) -> impl Iterator<Item = Kind> {
        self.hands[seat].cards().iter().map(|card| card.kind)
    }
}

fn rank(reason: RuleReason) -> u8 {
    match reason {
        reason::DESTRUCTION => 3,
        reason::CONSTRUCTION => 2,
        reason::ACCUMULATION => 1,
        _ => 0,
    }
}

/// T-01, T-02, T-04, T-07: a side at the start, with what a position says otherwise.
fn side(house: &House, position: &PositionSide) -> SideState {
    SideState::new(
        position.tower.unwrap_or(house.tower),
        position.wall.unwrap_or(house.wall),
        position.stock.unwrap_or([house.stock; 3]),
        position.mine.unwrap_or([house.mine; 3]),
    )
}
