//! A match that begins from a position.

use super::card::Type;
use super::event::Event;
use super::program::{Code, Compiled};
use super::setup::{At, House, MOST_CARDS, Placed, Position, SeatPosition};
use super::state::{Part, Perm, Stage, State, flag};
use crate::kit::{Card, Cards, Kind, Log, Pile, Seat, SeatSet, SetupError};

/// The most Health of a position.
const MOST_HEALTH: i16 = 999;
/// The most turns that have begun in a position.
const MOST_TURNS: u16 = 1_000;
/// The most cards of a seat on the battlefield of a position.
const MOST_PLACED: usize = 80;

/// Checks a position, and counts its cards as what the seats bring.
pub(super) fn claim(
    cards: &Cards<Code>,
    position: &Position,
    house: &House,
    brought: &mut [Vec<Kind>; 2],
) -> Result<(), SetupError> {
    let wrong = |what: String| Err(SetupError(what));
    let [one, two] = &position.seats[..] else {
        return wrong(format!("a position has two seats (W-02), and {} are given", position.seats.len()));
    };
    if position.turn.index() > 1 {
        return wrong(format!("it is the turn of seat {}, but War has seats 1 and 2", position.turn));
    }
    if matches!(position.at, At::Main | At::Begin | At::Final) && position.turns == 0 {
        return wrong("in a turn at least one turn has begun".to_owned());
    }
    if position.turns > MOST_TURNS {
        return wrong(format!("more than {MOST_TURNS} turns have begun"));
    }
    for (seat, part) in [(Seat::FIRST, one), (Seat::SECOND, two)] {
        let own = &mut brought[seat.index()];
        if !own.is_empty() {
            return wrong(format!("the deck of seat {seat} lists cards, but in a position the part of the seat does"));
        }
        claim_seat(cards, seat, part, house, own)?;
    }
    Ok(())
}

fn claim_seat(
    cards: &Cards<Code>,
    seat: Seat,
    part: &SeatPosition,
    house: &House,
    own: &mut Vec<Kind>,
) -> Result<(), SetupError> {
    let wrong = |what: String| Err(SetupError(what));
    let find = |id: &String| -> Result<(Kind, &Compiled), SetupError> {
        let found = cards.ids.get(id).and_then(|kind| Some((*kind, cards.code.compiled.get(kind.index())?)));
        found.ok_or_else(|| SetupError(format!("the position of seat {seat} names no known card: `{id}`")))
    };
    if part.health.is_some_and(|health| !(1..=MOST_HEALTH).contains(&health)) {
        return wrong(format!("the Health of seat {seat} is from 1 to {MOST_HEALTH}"));
    }
    let lists = [&part.hand, &part.library, &part.destroyed];
    if lists.into_iter().any(|list| list.len() > MOST_CARDS) || part.field.len() > MOST_PLACED {
        return wrong(format!("a place of seat {seat} has more cards than there is room for"));
    }
    for id in lists.into_iter().flatten() {
        let (kind, card) = find(id)?;
        if card.token {
            return wrong(format!("`{id}` of seat {seat} is a token, which is on the battlefield alone"));
        }
        own.push(kind);
    }
    for (at, placed) in (1..).zip(&part.field) {
        let (kind, card) = find(&placed.card)?;
        let guards = part
            .field
            .iter()
            .filter(|guard| guard.with == Some(at) && type_of(cards, guard).is_some_and(Type::is_unit))
            .count();
        if guards > usize::from(card.colonel) {
            return wrong(format!("`{}` of seat {seat} has {guards} bodyguards, too many for it (W-86)", placed.card));
        }
        check_placed(cards, (seat, part), placed, card, usize::from(house.bases_for_defense.max(1)))?;
        if !card.token {
            own.push(kind);
        }
    }
    Ok(())
}

fn type_of(cards: &Cards<Code>, placed: &Placed) -> Option<Type> {
    let kind = cards.ids.get(&placed.card)?;
    cards.code.compiled.get(kind.index()).map(|card| card.kind)
}

fn check_placed(
    cards: &Cards<Code>,
    (seat, part): (Seat, &SeatPosition),
    placed: &Placed,
    card: &Compiled,
    for_one: usize,
) -> Result<(), SetupError> {
    let wrong = |what: &str| Err(SetupError(format!("`{}` of seat {seat} {what}", placed.card)));
    let of = |place: u8| {
        let at = usize::from(place).checked_sub(1)?;
        let kind = cards.ids.get(&part.field.get(at)?.card)?;
        cards.code.compiled.get(kind.index())
    };
    if !card.kind.stays() {
        return wrong("does not stay on the battlefield (W-37, W-43)");
    }
    // W-26: bases add to defense.
    let bases = part.field.iter().filter(|placed| type_of(cards, placed) == Some(Type::Base)).count();
    let defense = usize::from(card.defense.unsigned_abs()) + bases / for_one;
    if placed.damage > 0 && (!card.kind.is_unit() || usize::from(placed.damage) >= defense) {
        return wrong("is no unit that can have so much damage (W-29)");
    }
    match placed.with.map(of) {
        None if card.on.is_some() => wrong("is a medal that a unit wears: `with` says which (W-45)"),
        None => Ok(()),
        Some(Some(unit)) if card.on.is_some() && unit.kind.is_unit() => Ok(()),
        // A colonel guards nobody.
        Some(Some(unit)) if card.kind.is_unit() && unit.colonel > 0 && card.colonel == 0 => Ok(()),
        Some(_) => wrong("is with no unit that it could be with (W-45, W-86)"),
    }
}

impl State {
    /// Goes on from the set-up's position.
    pub(super) fn lay(&mut self, position: &Position, log: &mut impl Log<Event>) {
        (self.turn, self.first, self.turns) = (position.turn, position.turn, position.turns);
        if position.turns.is_multiple_of(2) {
            self.first = position.turn.other();
        }
        for (seat, part) in [Seat::FIRST, Seat::SECOND].into_iter().zip(&position.seats) {
            self.lay_seat(seat, part);
        }
        self.listen();
        let first = self.first;
        match position.at {
            At::First => {
                self.turns = 0;
                self.stage = Stage::ChooseFirst(position.turn);
            }
            At::Deal => {
                self.turns = 0;
                self.settle_first(position.turn, log);
            }
            At::Begin => {
                log.tell(|| Event::Began { first });
                self.turns -= 1;
                self.begin_turn(position.turn, log);
            }
            At::Main | At::Final => {
                log.tell(|| Event::Began { first });
                self.stage = Stage::Turn(if position.at == At::Main { Part::Main } else { Part::Final });
            }
        }
        self.run(log);
    }

    fn lay_seat(&mut self, seat: Seat, part: &SeatPosition) {
        let rules = self.rules.clone();
        let kind = |id: &String| rules.cards.kind(id).unwrap_or(Kind::HIDDEN);
        let list = |ids: &[String], known: SeatSet| -> Vec<Card> {
            ids.iter().map(|id| Card { kind: kind(id), known }).collect()
        };
        let begin = self.next;
        for placed in &part.field {
            let kind = kind(&placed.card);
            let ammo = self.compiled(kind).map_or(0, |card| card.ammo);
            let mut perm = Perm::new(self.next, kind, seat);
            perm.mark(flag::USED, placed.used);
            perm.mark(flag::FRESH, placed.fresh && self.type_of(kind).is_unit());
            perm.damage = placed.damage;
            perm.ammo = placed.ammo.unwrap_or(ammo);
            perm.with = placed.with.map_or(0, |place| begin + u16::from(place) - 1);
            self.perms.push(perm);
            self.next += 1;
        }
        let player = &mut self.players[seat];
        player.health = part.health.unwrap_or(player.health);
        player.library = Pile::stacked(part.library.iter().map(kind));
        player.hand = list(&part.hand, SeatSet::one(seat));
        player.destroyed = list(&part.destroyed, SeatSet::ALL);
        player.destroyed.reverse();
    }
}
