//! A match that begins from a position.

use super::card::Type;
use super::event::Event;
use super::program::{Brief, Code};
use super::rules::Brought;
use super::setup::{At, MOST_CARDS, Placed, Position, SeatPosition};
use super::state::{LAST_AGE, Part, Perm, Shade, Stage, State, epoch_of};
use crate::kit::{Card, Cards, Kind, Log, Pile, Seat, SeatSet, SetupError};

/// The most life, armor or counters of a position.
const MOST_POINTS: i16 = 999;

/// The most turns that have begun in a position.
const MOST_TURNS: u16 = 1_000;

/// Checks a position, and counts its cards as what the seats bring.
pub(super) fn claim(cards: &Cards<Code>, position: &Position, brought: &mut [Brought; 2]) -> Result<(), SetupError> {
    let wrong = |what: String| Err(SetupError(what));
    let [one, two] = &position.seats[..] else {
        return wrong(format!("a position has two seats (C-14), and {} are given", position.seats.len()));
    };
    if !(1..=LAST_AGE).contains(&position.age) {
        return wrong(format!("there is no age {}: the ages from 1 to {LAST_AGE} are (C-01)", position.age));
    }
    if position.turn.index() > 1 {
        return wrong(format!("it is the turn of seat {}, but Chrono has seats 1 and 2", position.turn));
    }
    if matches!(position.at, At::Main | At::Begin) && position.turns == 0 {
        return wrong("in a turn at least one turn has begun".to_owned());
    }
    for (seat, part) in [(Seat::FIRST, one), (Seat::SECOND, two)] {
        let own = &mut brought[seat.index()];
        if !own.cards.is_empty() || !own.beside.is_empty() {
            return wrong(format!("the deck of seat {seat} lists cards, but in a position the part of the seat does"));
        }
        claim_seat(cards, position, seat, part, own)?;
    }
    Ok(())
}

fn claim_seat(
    cards: &Cards<Code>,
    position: &Position,
    seat: Seat,
    part: &SeatPosition,
    own: &mut Brought,
) -> Result<(), SetupError> {
    let wrong = |what: String| Err(SetupError(what));
    let find = |id: &String| -> Result<(Kind, &Brief), SetupError> {
        let found = cards.ids.get(id).and_then(|kind| Some((*kind, cards.code.briefs.get(kind.index())?)));
        found.ok_or_else(|| SetupError(format!("the position of seat {seat} names no known card: `{id}`")))
    };
    if part.life.is_some_and(|life| life < 1) || part.armor < 0 || part.counters < 0 {
        return wrong(format!("the life of seat {seat} is at least 1, and its armor and counters at least 0"));
    }
    if part.life.unwrap_or_default().max(part.armor).max(part.counters) > MOST_POINTS {
        return wrong(format!("the life, the armor and the counters of seat {seat} are at most {MOST_POINTS}"));
    }
    let lists = [&part.hand, &part.deck, &part.pool, &part.beside, &part.graveyard, &part.shadows];
    if lists.into_iter().map(Vec::len).chain([part.field.len()]).any(|count| count > MOST_CARDS) {
        return wrong(format!("no place of seat {seat} has room for more than {MOST_CARDS} cards"));
    }
    if part.turns.unwrap_or_default().max(position.turns) > MOST_TURNS {
        return wrong(format!("more than {MOST_TURNS} turns have begun for seat {seat}"));
    }
    let main = part.hand.iter().chain(&part.deck).chain(&part.pool).chain(&part.graveyard);
    for id in main.chain(&part.beside) {
        let (_, card) = find(id)?;
        if card.kind == Type::Hero || card.token {
            return wrong(format!(
                "`{id}` of seat {seat} is a hero or a token, which belongs on the battlefield alone"
            ));
        }
    }
    for id in &part.shadows {
        let (kind, card) = find(id)?;
        if card.kind != Type::Shadow {
            return wrong(format!("`{id}` of seat {seat} is no shadow, so it cannot lie among the shadows (C-103)"));
        }
        own.cards.push(kind);
    }
    let (mut locations, mut events) = (0, 0);
    for placed in &part.field {
        let (kind, card) = find(&placed.card)?;
        check_placed(position, seat, placed, card)?;
        match card.kind {
            Type::Location(_) => locations += 1,
            Type::Event(_) => events += 1,
            _ => {}
        }
        if !card.token {
            own.cards.push(kind);
        }
    }
    if locations > 1 || events > 1 {
        return wrong(format!("the field of seat {seat} has two locations or two events (C-96, C-102)"));
    }
    let kinds = |ids: &[String]| ids.iter().filter_map(|id| cards.kind(id)).collect::<Vec<Kind>>();
    for list in [&part.hand, &part.deck, &part.pool, &part.graveyard] {
        own.cards.extend(kinds(list));
    }
    own.beside = kinds(&part.beside);
    Ok(())
}

fn check_placed(position: &Position, seat: Seat, placed: &Placed, card: &Brief) -> Result<(), SetupError> {
    let wrong = |what: String| Err(SetupError(format!("`{}` of seat {seat} {what}", placed.card)));
    if card.kind == Type::Hero {
        return wrong("is a hero: the hero is named apart from the field (C-23)".to_owned());
    }
    let epoch = placed.shifted.unwrap_or_else(|| epoch_of(position.age));
    if !card.rows[epoch.index()].stays {
        return wrong(format!(
            "has no window in epoch {}, so it cannot be on the battlefield (C-41)",
            epoch.index() + 1
        ));
    }
    let is_site = matches!(card.kind, Type::Location(_) | Type::Event(_));
    match placed.counters {
        Some(0) => wrong("has no counters left, so it has died (C-98)".to_owned()),
        Some(_) if !is_site => wrong("is neither a location nor an event, and has no counters".to_owned()),
        _ => Ok(()),
    }
}

impl State {
    /// Goes on from the set-up's position.
    pub(super) fn lay(&mut self, position: &Position, log: &mut impl Log<Event>) {
        (self.turn, self.first, self.turns, self.age) = (position.turn, position.turn, position.turns, position.age);
        if position.turns.is_multiple_of(2) {
            self.first = position.turn.other();
        }
        for (seat, part) in [Seat::FIRST, Seat::SECOND].into_iter().zip(&position.seats) {
            self.lay_seat(seat, part);
        }
        self.listen();
        let first = self.first;
        match position.at {
            At::First | At::Mulligan => {
                self.turns = 0;
                self.players[Seat::FIRST].turns = 0;
                self.players[Seat::SECOND].turns = 0;
                if position.at == At::First {
                    self.stage = Stage::ChooseFirst(position.turn);
                } else {
                    self.settle_first(position.turn, log);
                }
            }
            At::Begin => {
                log.tell(|| Event::Began { first });
                self.turns -= 1;
                let player = &mut self.players[position.turn];
                player.turns = player.turns.saturating_sub(1);
                self.begin_turn(position.turn, log);
            }
            At::Main => {
                log.tell(|| Event::Began { first });
                self.stage = Stage::Turn(Part::Main);
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
        for placed in &part.field {
            let kind = kind(&placed.card);
            let full = match self.brief(kind).map(|card| card.kind) {
                Some(Type::Location(n) | Type::Event(n)) => placed.counters.unwrap_or(n),
                _ => 0,
            };
            self.perms.push(Perm {
                id: self.next,
                kind,
                owner: seat,
                turned: placed.turned || placed.snare.is_some(),
                fresh: placed.fresh,
                counters: full.into(),
                shifted: placed.shifted.filter(|epoch| *epoch != self.epoch()),
                snare: placed.snare.map_or(SeatSet::NONE, SeatSet::one),
                paid: false,
                mask: 0,
            });
            self.next += 1;
        }
        let own = SeatSet::one(seat);
        for card in list(&part.shadows, own) {
            self.players[seat].shades.push(Shade { id: self.next, card });
            self.next += 1;
        }
        // The player on turn has begun the last turn, the other the one before it, and so on.
        let turns = if self.turn == seat { self.turns.div_ceil(2) } else { self.turns / 2 };
        let player = &mut self.players[seat];
        player.life = part.life.unwrap_or(player.life);
        (player.armor, player.counters) = (part.armor, part.counters);
        player.turns = part.turns.unwrap_or(turns);
        player.deck = Pile::stacked(part.deck.iter().map(kind));
        player.beside = list(&part.beside, own);
        player.hand = list(&part.hand, own);
        player.pool = list(&part.pool, SeatSet::NONE);
        player.graveyard = list(&part.graveyard, SeatSet::ALL);
        player.graveyard.reverse();
    }
}
