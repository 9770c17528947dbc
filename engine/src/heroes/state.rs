//! The state of a match of Heroes.

mod link;
mod perm;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub(super) use link::{Frame, Link, Ref, What, Yield};
pub(super) use perm::{Gone, Now, Perm, Powered, Tally, Traits};

use super::announce::Pending;
use super::card::{DamageType, Dealer, Until};
use super::compile::{Compiled, OnKind};
use super::question::Question;
use super::rules::Rules;
use crate::kit::{Card, Kind, Outcome, Pile, Rng, Seat, SeatSet};

/// The number of a card in play; 0 is none.
pub(super) type Id = u16;

/// Some cards in play.
pub(super) type Ids = SmallVec<[Id; 8]>;

/// When a player wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stops {
    /// Whenever they can do something.
    #[default]
    Sometimes,
    /// At every opportunity.
    Always,
}

/// One player's part of the state.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    pub(super) deck: Pile,
    pub(super) hand: Vec<Card>,
    /// The newest card is last (H-40).
    pub(super) graveyard: Vec<Card>,
    /// Removed from the game (H-43).
    pub(super) removed: Vec<Card>,
    /// Cards that the player looks at, to choose from.
    pub(super) looking: Vec<Card>,
    pub(super) hero: Id,
    pub(super) team: u8,
    /// The player drew from an empty deck (H-06).
    pub(super) decked: bool,
    /// The player has placed a resource this turn (H-74).
    pub(super) placed: bool,
    pub(super) stops: Stops,
    /// The player wants no more questions this turn.
    pub(super) rests: bool,
    /// The player wants no questions about these for the rest of this turn.
    pub(super) yields: Vec<Yield>,
    /// The number of ready resources; follows from the cards in play.
    #[serde(skip)]
    pub(super) ready: u8,
}

/// A temporary change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Timed {
    pub(super) who: Id,
    pub(super) change: TimedChange,
    pub(super) until: Until,
    pub(super) source: Id,
    pub(super) controller: Seat,
    /// Keywords that the change gave and that were lost since then, as bits (H-100, H-108).
    #[serde(default)]
    pub(super) lost: u16,
}

/// The kind of a temporary change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum TimedChange {
    /// The changes of a list, with the amount that they had when they began.
    Mods(u16, i16),
    Atk(i16, Option<DamageType>),
    Control,
    /// The difference between the amount of the change at a place of a list and the amount with which the list began.
    More(u16, u8, i16),
}

/// Prevention that is waiting for damage (H-140).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Shield {
    pub(super) who: Id,
    /// The damage that it can still prevent; `None` means all.
    pub(super) left: Option<i16>,
    pub(super) combat: bool,
    pub(super) until: Until,
    pub(super) source: Id,
    pub(super) controller: Seat,
}

/// One packet of damage that is about to be dealt (H-144). All waiting packets form one wave, which is dealt at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Packet {
    pub(super) to: Id,
    /// The card in play that deals it.
    pub(super) by: Id,
    pub(super) controller: Seat,
    pub(super) n: i16,
    pub(super) kind: Option<DamageType>,
    pub(super) combat: bool,
    pub(super) sure: bool,
    /// Increases and prevention have been applied.
    pub(super) weighed: bool,
    /// No more armor is exhausted against it.
    #[serde(default)]
    pub(super) armored: bool,
}

/// A combat (H-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Combat {
    pub(super) attacker: Id,
    pub(super) defender: Id,
    pub(super) protected: bool,
    /// The weapons with which attacker and defender have struck (H-51).
    pub(super) weapons: [Id; 2],
    /// A character was removed from the combat (H-96).
    pub(super) broken: bool,
}

/// The current point of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    Mulligan,
    Action,
    /// Combat, the attack step.
    Attack,
    /// Combat, the defend step.
    Defend,
    /// Combat, damage is being dealt.
    Damage,
    End,
    Over(Outcome),
}

/// How far the beginning or the end of a turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Moment {
    /// Neither beginning nor end.
    #[default]
    Ordinary,
    /// The turn has begun; the draw step comes next (H-73).
    Beginning,
    /// The wrap-up. The hand has been checked, which happens once (H-172).
    WrapUp,
}

/// The player who may act, and the players who have passed since something last happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Window {
    pub(super) holder: Seat,
    pub(super) passed: SeatSet,
    /// Whether the holder is being asked.
    pub(super) asked: bool,
}

/// A trigger that was set off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Fired {
    pub(super) frame: Frame,
}

/// Everything about a match, secrets included.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    #[serde(skip, default = "Rules::none")]
    pub(super) rules: Arc<Rules>,
    pub(super) rng: Rng,
    pub(super) players: Vec<Player>,
    /// The players who are still in the game.
    pub(super) living: SeatSet,
    pub(super) perms: Vec<Perm>,
    pub(super) chain: Vec<Link>,
    pub(super) timed: Vec<Timed>,
    /// Counters on cards in play and on those in [`Self::gone`].
    pub(super) counters: Vec<Tally>,
    /// The cards that left play since the chain was last empty.
    pub(super) gone: Vec<Gone>,
    pub(super) shields: Vec<Shield>,
    pub(super) combat: Option<Combat>,
    pub(super) packets: Vec<Packet>,
    pub(super) fired: Vec<Fired>,
    /// Effects that wait for the end of the turn.
    pub(super) delayed: Vec<Frame>,
    pub(super) running: Option<Frame>,
    /// The card of the running effect, if it goes to the graveyard afterwards.
    pub(super) leaving: Option<(Card, Seat)>,
    pub(super) pending: Option<Box<Pending>>,
    pub(super) question: Option<Box<Question>>,
    pub(super) window: Window,
    /// The players who have let this fight go on; nothing has happened since.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub(super) let_go: SeatSet,
    pub(super) phase: Phase,
    #[serde(default)]
    pub(super) moment: Moment,
    pub(super) turn: Seat,
    pub(super) first: Seat,
    /// Turns begun.
    pub(super) turns: u16,
    pub(super) extra: Vec<Seat>,
    /// The player who last had a turn in the order of the table; an extra turn does not change it.
    pub(super) regular: Seat,
    /// The players who have decided to replace their hand, and all who have decided (H-69).
    pub(super) mulligans: (SeatSet, SeatSet),
    pub(super) next_id: Id,
    pub(super) next_link: u16,
    /// Words that cards in play have in their type lines in addition to their own; follows from the cards in play.
    #[serde(skip)]
    pub(super) tagged: Vec<(Id, u8)>,
    /// The kinds of triggers in play, as bits; follows from the cards in play.
    #[serde(skip)]
    pub(super) listens: u32,
    /// Something has changed on which present values of cards may depend.
    #[serde(skip)]
    pub(super) dirty: bool,
    /// Cards in play came, went, turned over or changed sides, so [`Self::powered`] must be listed anew.
    #[serde(skip)]
    pub(super) moved: bool,
    /// Something has changed on which only a fickle power may depend.
    #[serde(skip)]
    pub(super) stirred: bool,
    /// The traits that occur in play; some may have been lost since then. Follows from the cards in play.
    #[serde(skip)]
    pub(super) traits: Traits,
    /// The places in [`Self::perms`] of cards that are more than a face-down resource, in order. Most cards in play are
    /// face-down resources, and most searches skip them. Follows from the cards in play.
    #[serde(skip)]
    pub(super) shown: SmallVec<[u16; 20]>,
    /// The paid powers in play; follows from the cards in play.
    #[serde(skip)]
    pub(super) powered: SmallVec<[Powered; 8]>,
    /// The seats to whom cards came, or whose cards changed, so that they may have one too many.
    #[serde(skip, default = "everybody")]
    pub(super) crowded: SeatSet,
    /// A card may have fatal damage or be attached to a card that is gone, or a player drew from an empty deck.
    #[serde(skip, default = "yes")]
    pub(super) ailing: bool,
    /// Damage or zones have changed, so deaths and limits must be checked.
    pub(super) unchecked: bool,
}

/// Adds to a list that stays short. Many states are kept at once, so the list grows by a few places and does not double.
pub(super) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(if list.is_empty() { 2 } else { 4 });
    }
    list.push(item);
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

const fn everybody() -> SeatSet {
    SeatSet::ALL
}

impl State {
    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Turns begun, of all players together.
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// What a seat could yield to: the next link to resolve, unless it belongs to no card or the seat has already
    /// yielded to it.
    pub(super) fn can_yield(&self, seat: Seat) -> Option<Yield> {
        let next = self.chain.last().and_then(Yield::to)?;
        (!self.player(seat).yields.contains(&next)).then_some(next)
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat that had the first turn.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The numbers of the table in a fixed order, for checksums.
    pub fn numbers(&self, mut take: impl FnMut(i16)) {
        for perm in &self.perms {
            take(perm.damage);
            take(perm.id as i16);
        }
        for player in &self.players {
            take(player.hand.len() as i16);
            take(player.deck.len() as i16);
        }
    }

    /// The bytes that a state takes in memory, with everything in it.
    #[must_use]
    pub fn footprint(&self) -> usize {
        fn of<T>(items: &Vec<T>) -> usize {
            items.capacity() * size_of::<T>()
        }
        let players = self.players.iter().map(|player| {
            of(&player.hand)
                + of(&player.graveyard)
                + of(&player.removed)
                + of(&player.looking)
                + player.deck.len() * size_of::<Card>()
        });
        size_of::<Self>()
            + of(&self.players)
            + players.sum::<usize>()
            + of(&self.perms)
            + of(&self.counters)
            + of(&self.gone)
            + of(&self.tagged)
            + of(&self.chain)
            + of(&self.timed)
            + of(&self.shields)
            + of(&self.packets)
            + of(&self.fired)
            + of(&self.delayed)
            + if self.shown.spilled() { self.shown.capacity() * size_of::<u16>() } else { 0 }
            + if self.powered.spilled() { self.powered.capacity() * size_of::<Powered>() } else { 0 }
            + self.pending.as_ref().map_or(0, |_| size_of::<Pending>())
            + self.question.as_ref().map_or(0, |_| size_of::<Question>())
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether a player is out of the game.
    pub(super) const fn is_out(&self, seat: Seat) -> bool {
        !self.living.has(seat)
    }

    /// The next seat after this one, clockwise, among those in the game.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        let behind = SeatSet(self.living.0 & !(u8::MAX >> (7 - seat.0)));
        let next = if behind.is_empty() { self.living } else { behind };
        next.iter().next().unwrap_or(seat)
    }

    /// Players still in the game, starting with the turn player.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let before = SeatSet(self.living.0 & ((1 << self.turn.0) - 1));
        self.living.minus(before).iter().chain(before.iter())
    }

    pub(super) fn at(&self, id: Id) -> Option<usize> {
        // Numbers only rise and are never used again, so the list is sorted by them.
        self.perms.binary_search_by_key(&id, |perm| perm.id).ok()
    }

    pub(super) fn perm(&self, id: Id) -> Option<&Perm> {
        self.at(id).map(|at| &self.perms[at])
    }

    /// Cards in play that are more than a face-down resource, in the order in which they came.
    pub(super) fn shown(&self) -> impl Iterator<Item = &Perm> {
        self.shown.iter().map(|at| &self.perms[usize::from(*at)])
    }

    pub(super) fn perm_mut(&mut self, id: Id) -> Option<&mut Perm> {
        self.at(id).map(|at| &mut self.perms[at])
    }

    /// A card that has recently left play, in its last state there.
    fn gone(&self, id: Id) -> Option<&Perm> {
        self.gone.iter().map(|Gone(perm)| perm).find(|perm| perm.id == id)
    }

    /// A card in play, or its last state there.
    pub(super) fn known(&self, id: Id) -> Option<&Perm> {
        self.perm(id).or_else(|| self.gone(id))
    }

    /// The counters of a kind on a card in play, or on a card that has left play when it left.
    pub(super) fn counters_of(&self, who: Id, kind: u8) -> u8 {
        self.counters.iter().find(|tally| tally.who == who && tally.kind == kind).map_or(0, |tally| tally.count)
    }

    pub(super) fn compiled(&self, kind: Kind) -> &Compiled {
        self.rules.compiled(kind)
    }

    pub(super) fn hero(&self, seat: Seat) -> Option<&Perm> {
        let id = self.player(seat).hero;
        // Heroes are the first to come into play.
        self.perms.get(usize::from(id).wrapping_sub(1)).filter(|perm| perm.id == id).or_else(|| self.perm(id))
    }

    pub(super) fn enemies(&self, a: Seat, b: Seat) -> bool {
        self.player(a).team != self.player(b).team
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whether a trigger may listen to this. A card that enters is added at once; a card that has left may still be counted.
    pub(super) const fn hears(&self, on: OnKind) -> bool {
        self.listens & (1 << on as u32) != 0
    }

    /// Resources that a seat can still exhaust (H-22).
    pub(super) fn ready_resources(&self, seat: Seat) -> u8 {
        self.player(seat).ready
    }

    /// The card that deals the damage of an effect (H-135).
    pub(super) fn dealer(&self, frame: &Frame, by: Dealer) -> Id {
        match by {
            Dealer::Hero => self.player(frame.controller).hero,
            Dealer::This => frame.source,
            Dealer::That => frame.that.first().copied().unwrap_or_default(),
        }
    }
}
