//! The state of a match of War.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::card::Type;
use super::mask;
pub(super) use super::perm::{Perm, flag};
use super::program::{Code, Compiled, Price};
use super::rules::Rules;
use crate::kit::{BySeat, Card, Kind, Outcome, Pile, Rng, Running, Seat, SeatSet};

/// The number of a card on the battlefield, from 1; numbers only rise. 0 is no card.
pub(super) type Id = u16;

/// Several cards on the battlefield.
pub(super) type Ids = SmallVec<[Id; 4]>;

/// When a player is asked whether to intervene (W-72).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Asks {
    /// When something can be done.
    #[default]
    Payable,
    /// In every combat.
    Always,
    /// Never.
    Never,
}

/// A player's part of the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub(super) health: i16,
    pub(super) library: Pile,
    pub(super) hand: Vec<Card>,
    /// The Destroyed stack, the newest card last (W-44).
    pub(super) destroyed: Vec<Card>,
    /// Cards that are out of the match.
    pub(super) exiled: Vec<Card>,
    /// Damage to the player that is prevented this turn.
    pub(super) cover: u8,
    /// When the player is asked whether to intervene.
    pub(super) asks: Asks,
}

const fn nothing() -> Kind {
    Kind::HIDDEN
}

/// An effect: where it continues, and everything to which it refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Effect {
    pub(super) pc: u16,
    pub(super) kind: Kind,
    /// The number of the card on the battlefield; 0 if it is not there.
    pub(super) source: Id,
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) subject: Id,
    /// Which card that is, if it was destroyed.
    #[serde(default = "nothing")]
    pub(super) lost: Kind,
    /// What was paid besides the cost.
    #[serde(default)]
    pub(super) x: u8,
    /// Whether its card goes to its player's Destroyed stack when it is done (W-37, W-43).
    #[serde(default)]
    pub(super) bury: bool,
}

impl Effect {
    pub(super) const fn new(kind: Kind, source: Id, seat: Seat, start: u16) -> Self {
        Self { pc: start, kind, source, seat, subject: 0, lost: Kind::HIDDEN, x: 0, bury: false }
    }
}

/// An effect that is running, with what its steps have found so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Frame {
    pub(super) effect: Effect,
    #[serde(default)]
    pub(super) that: Ids,
    /// How much of the present step is still to be done, once it has begun.
    #[serde(default)]
    pub(super) left: Option<i16>,
}

impl From<Effect> for Frame {
    fn from(effect: Effect) -> Self {
        Self { effect, that: Ids::new(), left: None }
    }
}

impl Running for Frame {
    fn position(&mut self) -> &mut u16 {
        &mut self.effect.pc
    }

    fn forget(&mut self) {
        self.left = None;
    }
}

/// Damage on its way to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Blow {
    pub(super) to: Id,
    pub(super) n: u8,
    /// The colonel in whose place it hits, or 0 (W-86).
    #[serde(default)]
    pub(super) of: Id,
    /// Of artillery, its player and the damage before the class of the unit that it hits is looked at (W-19, W-20).
    #[serde(default)]
    pub(super) shell: Option<(Seat, u8)>,
}

/// A question in the middle of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    /// Which card on the battlefield.
    Pick(Ids),
    /// At most so many cards on the battlefield.
    PickUpTo(Ids, u8),
    /// Which of one's own cards is destroyed as a part of a price.
    Sacrifice(Ids),
    /// Which unit wears the medal at this place of the hand (W-45).
    Wear(u8, Ids),
    /// How many bases more for the card at this place of the hand, at most so many.
    More(u8, u8),
    /// Which attacker this unit blocks (W-66).
    Onto(Id, Ids),
    /// Which unit becomes a bodyguard of this colonel (W-86).
    Guard(Id, Ids),
    /// Which bodyguard is hit in place of this colonel (W-86).
    Hit(Id, Ids),
    /// How much damage of an attacker this blocker takes, of so much that is left (W-67, W-79).
    Split(Id, Id, u8),
    /// Which card of the hand to discard; so many in all.
    Discard(u8),
    /// Which of the cards that were looked for, and where it goes.
    Search,
    /// Which matching card of the Destroyed stack; so many in all.
    Recover(u16, u8),
    /// Whether the card that was looked at goes under the library.
    Scry,
    /// One of so many options.
    Option(u8),
    /// Whether to pay this price, or simply whether to do it.
    May(u16),
}

/// A step of a turn (W-53..W-83).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Part {
    /// Used cards become available, and a card is drawn (W-53, W-54).
    Ready,
    /// The player acts and sets attackers (W-56).
    Main,
    /// The opponent sets blockers (W-65).
    Block,
    /// The attacker may intervene (W-71..W-74).
    Clash,
    /// The attacker distributes damage among several blockers (W-67).
    Split,
    /// Combat damage is worked out (W-76).
    Damage,
    /// Combat damage is dealt.
    Land,
    /// The survivors go home.
    Homeward,
    /// The player acts, but attacks no more (W-81).
    Final,
    /// What happens at the end of a turn.
    Close,
    /// The hand limit (W-82).
    Limit,
    /// The turn is over.
    End,
}

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    ChooseFirst(Seat),
    /// How often each seat has been dealt again, and the seats that keep their hand (W-48).
    Deal(BySeat<u8, 2>, SeatSet),
    Turn(Part),
    Over(Outcome),
}

/// Everything about a match, secrets included.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(skip, default = "Rules::none")]
    pub(super) rules: Arc<Rules>,
    pub(super) rng: Rng,
    pub(super) players: BySeat<Player, 2>,
    /// Sorted by number.
    pub(super) perms: Vec<Perm>,
    /// What the cards on the battlefield listen to and change, and perhaps some of cards that are gone: what is not among
    /// these bits need not be looked for. Bits above the 31st mean nothing here.
    #[serde(skip)]
    pub(super) ears: u64,
    /// Whether losses have been looked for since damage landed, defense changed or a card came or left. `false` while a card
    /// in play changes the defense of units that this may destroy: that can depend on anything.
    #[serde(skip)]
    pub(super) settled: bool,
    /// The unused bases of each seat by country. They follow from the cards on the battlefield, and each decision asks for
    /// them.
    #[serde(skip)]
    pub(super) free: [[u8; 4]; 2],
    /// The number of the next card on the battlefield.
    pub(super) next: Id,
    pub(super) stage: Stage,
    pub(super) turn: Seat,
    pub(super) first: Seat,
    /// Turns begun, of both sides together.
    pub(super) turns: u16,
    /// Bases built this turn, and how many more may be built (W-34).
    pub(super) built: u8,
    pub(super) extra: u8,
    /// Cards of the turn player that fit a sieve cost so much less this turn.
    pub(super) discounts: Vec<(u16, u8)>,
    /// Damage that is on its way.
    pub(super) blows: Vec<Blow>,
    /// Cards of a library that its player looks at.
    pub(super) aside: Vec<Card>,
    /// Effects that wait their turn.
    pub(super) queue: VecDeque<Effect>,
    pub(super) running: Option<Box<Frame>>,
    pub(super) question: Option<Box<(Seat, Ask)>>,
}

impl State {
    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    #[inline]
    pub(super) fn code(&self) -> &Code {
        &self.rules.cards.code
    }

    #[inline]
    pub(super) fn compiled(&self, kind: Kind) -> Option<&Compiled> {
        self.rules.cards.code.compiled.get(kind.index())
    }

    pub(super) fn price(&self, number: u16) -> Price {
        self.code().prices.get(usize::from(number)).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn perm(&self, id: Id) -> Option<&Perm> {
        self.perms.binary_search_by_key(&id, |perm| perm.id).ok().map(|at| &self.perms[at])
    }

    #[inline]
    pub(super) fn perm_mut(&mut self, id: Id) -> Option<&mut Perm> {
        self.perms.binary_search_by_key(&id, |perm| perm.id).ok().map(|at| &mut self.perms[at])
    }

    /// The type of a card.
    #[inline]
    pub(super) fn type_of(&self, kind: Kind) -> Type {
        self.compiled(kind).map_or(Type::OneShot, |card| card.kind)
    }

    /// Whether a card on the battlefield is a combat unit.
    #[inline]
    pub(super) fn is_unit(&self, perm: &Perm) -> bool {
        self.is_any(perm.kind, mask::UNIT)
    }

    /// The units of a seat.
    pub(super) fn units(&self, seat: Seat) -> impl Iterator<Item = &Perm> {
        self.perms.iter().filter(move |perm| self.is_own(perm, seat, mask::UNIT))
    }

    /// The bases of a seat (W-26, W-27: used ones too).
    pub(super) fn bases(&self, seat: Seat) -> impl Iterator<Item = &Perm> {
        self.perms.iter().filter(move |perm| self.is_own(perm, seat, mask::BASE))
    }

    /// The units in the attack zone.
    pub(super) fn attackers(&self) -> impl Iterator<Item = &Perm> {
        self.perms.iter().filter(|perm| perm.is(flag::ATTACKS))
    }

    /// The units on an attacker, in the order of their numbers.
    pub(super) fn blockers(&self, attacker: Id) -> impl Iterator<Item = &Perm> {
        self.perms.iter().filter(move |perm| perm.against == attacker)
    }

    /// The question of a seat.
    pub(super) fn asked(&self) -> Option<(Seat, &Ask)> {
        self.question.as_deref().map(|(seat, ask)| (*seat, ask))
    }

    /// Every card of the match in whatever place, tokens aside, sorted.
    #[must_use]
    pub fn census(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for (_, player) in self.players.iter() {
            let lists = [&player.hand, &player.destroyed, &player.exiled];
            kinds.extend(lists.into_iter().flatten().map(|card| card.kind));
            kinds.extend(player.library.iter().map(|card| card.kind));
        }
        kinds.extend(self.aside.iter().map(|card| card.kind));
        let lasting = self.perms.iter().filter(|perm| self.compiled(perm.kind).is_none_or(|card| !card.token));
        kinds.extend(lasting.map(|perm| perm.kind));
        kinds.extend(self.effects().filter(|effect| effect.bury).map(|effect| effect.kind));
        kinds.sort_unstable();
        kinds
    }

    /// Every effect that waits or runs.
    pub(super) fn effects(&self) -> impl Iterator<Item = &Effect> + Clone {
        self.queue.iter().chain(self.running.as_ref().map(|frame| &frame.effect))
    }
}
