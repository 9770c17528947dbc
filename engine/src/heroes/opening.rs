//! The beginning of a match: by the rulebook, or from a position.

use std::sync::Arc;

use super::compile::types;
use super::event::Event;
use super::rules::Rules;
use super::setup::{At, Placed, Position};
use super::state::{Moment, Phase, Player, State, Stops, Traits, Window};
use crate::kit::{Card, FirstTurn, Kind, Log, NoLog, Pile, Rng, Seat, SeatSet, SetupError};

/// Checks the cards of a position and counts the named cards as the seat's own. If the position stacks a deck, the seat
/// owns no others.
pub(super) fn claim(rules: &mut Rules) -> Result<(), SetupError> {
    let Some(position) = rules.setup().position.clone() else {
        return match rules.decks.iter().position(Vec::is_empty) {
            Some(seat) => Err(SetupError(format!("the deck of seat {} is empty", seat + 1))),
            None => Ok(()),
        };
    };
    let find =
        |id: &String| rules.kind(id).ok_or_else(|| SetupError(format!("the position names no known card: `{id}`")));
    if let Some((_, what)) = position.misattached() {
        return Err(SetupError(what));
    }
    check_out(rules, &position)?;
    let mut owned: Vec<Vec<Kind>> = vec![Vec::new(); position.seats.len()];
    for (at, seat) in position.seats.iter().enumerate() {
        let plain = seat.hand.iter().chain(&seat.graveyard).chain(&seat.removed).chain(seat.deck.iter().flatten());
        for id in plain {
            let kind = find(id)?;
            if rules.compiled(kind).types & types::TOKEN != 0 {
                return Err(SetupError(format!("`{id}` is a token, which can only be in play (H-161)")));
            }
            owned[at].push(kind);
        }
        for placed in seat.play.iter().chain(&seat.resources) {
            let kind = find(&placed.card)?;
            if rules.compiled(kind).types & types::TOKEN == 0 {
                let owner = placed.owner.map_or(at, Seat::index);
                owned
                    .get_mut(owner)
                    .ok_or_else(|| SetupError("a card belongs to a seat that is not there".to_owned()))?
                    .push(kind);
            }
        }
    }
    for (at, seat) in position.seats.iter().enumerate() {
        if seat.deck.is_some() || rules.decks[at].is_empty() {
            rules.decks[at] = std::mem::take(&mut owned[at]);
            continue;
        }
        let mut rest = rules.decks[at].clone();
        for kind in &owned[at] {
            match rest.iter().position(|other| other == kind) {
                Some(found) => drop(rest.swap_remove(found)),
                None => {
                    return Err(SetupError(format!(
                        "the position holds more of a card than the deck of seat {} does",
                        at + 1
                    )));
                }
            }
        }
    }
    Ok(())
}

/// Checks that at least two teams are in the game, and that the player whose turn it is plays on.
fn check_out(rules: &Rules, position: &Position) -> Result<(), SetupError> {
    let playing = || rules.teams.iter().zip(&position.seats).filter(|(_, seat)| !seat.out).map(|(team, _)| team);
    if playing().all(|team| Some(team) == playing().next()) {
        return Err(SetupError("players of two teams at least must be in the game".to_owned()));
    }
    match position.seats.get(position.turn.index()) {
        Some(seat) if seat.out => Err(SetupError(format!("it is the turn of seat {}, which is out", position.turn))),
        _ => Ok(()),
    }
}

impl State {
    /// Begins a match (H-67..H-70), or goes on from the set-up's position.
    pub(super) fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> Self {
        let mut state = Self {
            rules: Arc::clone(rules),
            rng,
            players: rules.teams.iter().map(|team| player(*team)).collect(),
            living: (0..rules.teams.len() as u8).map(Seat).collect(),
            perms: Vec::with_capacity(24),
            chain: Vec::new(),
            timed: Vec::new(),
            counters: Vec::new(),
            gone: Vec::new(),
            shields: Vec::new(),
            combat: None,
            packets: Vec::new(),
            fired: Vec::new(),
            delayed: Vec::new(),
            running: None,
            leaving: None,
            pending: None,
            question: None,
            window: Window { holder: Seat::FIRST, passed: SeatSet::NONE, asked: false },
            let_go: SeatSet::NONE,
            phase: Phase::Mulligan,
            moment: Moment::default(),
            turn: Seat::FIRST,
            first: Seat::FIRST,
            turns: 0,
            extra: Vec::new(),
            regular: Seat::FIRST,
            mulligans: (SeatSet::NONE, SeatSet::NONE),
            next_id: 1,
            next_link: 1,
            tagged: Vec::new(),
            listens: 0,
            dirty: true,
            moved: true,
            stirred: false,
            traits: Traits::default(),
            powered: smallvec::SmallVec::new(),
            shown: smallvec::SmallVec::new(),
            crowded: SeatSet::ALL,
            ailing: true,
            unchecked: false,
        };
        for seat in state.seats() {
            let hero = state.place(Card { kind: rules.heroes[seat.index()], known: SeatSet::ALL }, seat, seat);
            state.player_mut(seat).hero = hero;
        }
        match rules.setup().position.as_ref() {
            Some(position) => state.lay(position, log),
            None => state.deal_all(log),
        }
        state.run(log);
        state
    }

    fn deal_all(&mut self, log: &mut impl Log<Event>) {
        let rules = self.rules.clone();
        for seat in self.seats() {
            let cards = rules.decks[seat.index()].iter().map(|kind| Card::secret(*kind)).collect();
            self.player_mut(seat).deck = Pile::shuffled(cards);
        }
        let count = self.players.len() as u32;
        self.first = match rules.setup().first {
            FirstTurn::Seat(seat) if seat.index() < self.players.len() => seat,
            // H-199: the player who may choose takes the first turn; the hall asks before the match begins.
            FirstTurn::ChosenBy(seat) if seat.index() < self.players.len() => seat,
            _ => Seat(self.rng.below(count) as u8),
        };
        (self.turn, self.regular) = (self.first, self.first);
        let first = self.first;
        log.tell(|| Event::Began { first });
        for seat in self.in_order() {
            self.deal(seat, usize::from(rules.setup().house.hand), log);
        }
    }

    fn lay(&mut self, position: &Position, log: &mut impl Log<Event>) {
        let rules = self.rules.clone();
        let kind = |id: &str| rules.kind(id).unwrap_or(Kind::HIDDEN);
        self.turns = position.turns;
        (self.turn, self.first, self.regular) = (position.turn, position.turn, position.turn);
        for (seat, part) in self.seats().zip(&position.seats) {
            let hero = self.player(seat).hero;
            if let Some(perm) = self.perm_mut(hero) {
                (perm.damage, perm.exhausted, perm.down) = (part.hero.damage, part.hero.exhausted, part.hero.down);
                perm.since = 0;
            }
            for placed in &part.play {
                self.lay_card(seat, placed, kind(&placed.card), false);
            }
            for placed in &part.resources {
                self.lay_card(seat, placed, kind(&placed.card), true);
            }
            let open = |id: &String| Card { kind: kind(id), known: SeatSet::ALL };
            let own = |id: &String| Card { kind: kind(id), known: SeatSet::one(seat) };
            let deck = match &part.deck {
                Some(ids) => Pile::stacked(ids.iter().map(|id| kind(id))),
                None => {
                    let mut rest = rules.decks[seat.index()].clone();
                    let used = part
                        .hand
                        .iter()
                        .chain(&part.graveyard)
                        .chain(part.play.iter().chain(&part.resources).map(|placed| &placed.card));
                    for id in used {
                        if let Some(at) = rest.iter().position(|other| *other == kind(id)) {
                            rest.swap_remove(at);
                        }
                    }
                    Pile::shuffled(rest.into_iter().map(Card::secret).collect())
                }
            };
            let player = self.player_mut(seat);
            player.hand = part.hand.iter().map(own).collect();
            player.graveyard = part.graveyard.iter().rev().map(open).collect();
            player.removed = part.removed.iter().rev().map(open).collect();
            player.deck = deck;
        }
        log.tell(|| Event::Began { first: position.turn });
        for (seat, _) in self.seats().zip(&position.seats).filter(|(_, part)| part.out) {
            self.remove_player(seat, &mut NoLog);
        }
        self.reckon();
        self.open_at(position, log);
    }

    fn open_at(&mut self, position: &Position, log: &mut impl Log<Event>) {
        let out: SeatSet = self.seats().filter(|seat| self.is_out(*seat)).collect();
        self.mulligans = (SeatSet::NONE, if position.at == At::Mulligan { out } else { SeatSet::ALL });
        match position.at {
            At::Mulligan => {
                self.turns = 0;
                // A player whose hand is not given is dealt one.
                let waiting: Vec<Seat> = self.in_order().filter(|seat| self.player(*seat).hand.is_empty()).collect();
                let first_hand = usize::from(self.rules.setup().house.hand);
                waiting.into_iter().for_each(|seat| self.deal(seat, first_hand, log));
            }
            At::Begin => {
                self.turns = self.turns.saturating_sub(1);
                self.begin_turn(position.turn, log);
            }
            At::Action => {
                self.phase = Phase::Action;
                self.window = Window { holder: position.turn, passed: SeatSet::NONE, asked: false };
                self.unchecked = true;
            }
        }
    }

    fn lay_card(&mut self, seat: Seat, placed: &Placed, kind: Kind, resource: bool) {
        let quest = self.compiled(kind).types & types::QUEST != 0;
        let up = !resource || quest && !placed.down;
        let known = if up { SeatSet::ALL } else { SeatSet::one(seat) };
        let id = self.place(Card { kind, known }, placed.owner.unwrap_or(seat), seat);
        let rules = self.rules.clone();
        let turns = self.turns;
        let Some(perm) = self.perm_mut(id) else { return };
        (perm.damage, perm.exhausted, perm.bearer) = (placed.damage, placed.exhausted, placed.on);
        (perm.resource, perm.down) = (resource, !up);
        perm.since = if placed.fresh { turns } else { 0 };
        for (word, count) in &placed.counters {
            if let Some(kind) = rules.code.counter_named(word) {
                self.add_counters(id, kind, *count);
            }
        }
    }
}

fn player(team: u8) -> Player {
    Player {
        deck: Pile::default(),
        hand: Vec::with_capacity(10),
        graveyard: Vec::new(),
        removed: Vec::new(),
        looking: Vec::new(),
        hero: 0,
        team,
        decked: false,
        placed: false,
        stops: Stops::default(),
        rests: false,
        yields: Vec::new(),
        ready: 0,
    }
}
