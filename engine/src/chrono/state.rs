//! The state of a match of Chrono.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::card::{Epoch, Type};
use super::mask::{EVENT, LOCATION};
use super::program::{Brief, BriefRow, Code, Compiled, CompiledRow, Yields};
use super::rules::Rules;
use crate::kit::{BySeat, Card, Cards, Kind, Outcome, Pile, Rng, Running, Seat, SeatSet};

/// The number of a card on the battlefield, from 1; numbers only rise. 0 is no card.
pub(super) type Id = u16;

/// Several cards on the battlefield.
pub(super) type Ids = SmallVec<[Id; 8]>;

/// The last age (C-01).
pub(super) const LAST_AGE: u8 = 30;

/// The epoch of an age from 1 to 30 (C-01).
#[must_use]
pub const fn epoch_of(age: u8) -> Epoch {
    match age {
        0..=15 => Epoch::One,
        16..=25 => Epoch::Two,
        _ => Epoch::Three,
    }
}

/// A card on the battlefield that is no shadow face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Perm {
    pub(super) id: Id,
    pub(super) kind: Kind,
    pub(super) owner: Seat,
    pub(super) turned: bool,
    /// Whether it entered this turn (C-70, C-71).
    #[serde(default)]
    pub(super) fresh: bool,
    /// The life of a location, or the time of an event.
    #[serde(default)]
    pub(super) counters: i16,
    /// The epoch to which it was moved (C-113).
    #[serde(default)]
    pub(super) shifted: Option<Epoch>,
    /// The seat whose snare holds it (C-110).
    #[serde(default)]
    pub(super) snare: SeatSet,
    /// Whether its loss was paid this turn (C-87).
    #[serde(default)]
    pub(super) paid: bool,
    /// The bits of the row that it uses. They follow from the rest; [`State::listen`] keeps them true.
    #[serde(skip)]
    pub(super) mask: u32,
}

/// A shadow face down (C-103).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shade {
    pub(super) id: Id,
    pub(super) card: Card,
}

/// A player's part of the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub(super) life: i16,
    pub(super) armor: i16,
    pub(super) hero: Kind,
    /// The counters on the hero.
    pub(super) counters: i16,
    pub(super) deck: Pile,
    /// The hero deck.
    pub(super) beside: Vec<Card>,
    pub(super) hand: Vec<Card>,
    /// The pool, the oldest card first (C-73, C-74).
    pub(super) pool: Vec<Card>,
    pub(super) graveyard: Vec<Card>,
    pub(super) shades: Vec<Shade>,
    /// Own turns begun.
    pub(super) turns: u16,
}

impl Player {
    /// Puts a shadow down. Those who lay any have few, and a state is to take little room.
    pub(super) fn lay(&mut self, shade: Shade) {
        self.shades.reserve_exact(1);
        self.shades.push(shade);
    }

    /// Takes a shadow away, by its place.
    pub(super) fn lift(&mut self, at: usize) -> Shade {
        let shade = self.shades.remove(at);
        if self.shades.is_empty() {
            self.shades = Vec::new();
        }
        shade
    }
}

/// What a frame in the queue does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum What {
    /// Runs a program.
    Effect,
    /// Runs a program as a living spell; the number is that of the first card that the same change of epoch makes one
    /// (C-91, C-92).
    Living(Id),
    /// Lets a shadow leave the shadows, if its player wants to (C-103b).
    Shade(Id),
}

/// An effect: where it continues, and everything to which it refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Effect {
    pub(super) what: What,
    pub(super) pc: u16,
    pub(super) kind: Kind,
    /// The number of the card on the battlefield; 0 if it is not there.
    pub(super) source: Id,
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) subject: Id,
    /// The ages of the movement that set it off.
    #[serde(default)]
    pub(super) ages: i8,
    /// Whether its card goes to its player's graveyard when it is done (C-90).
    #[serde(default)]
    pub(super) bury: bool,
}

impl Effect {
    pub(super) const fn new(kind: Kind, source: Id, seat: Seat, start: u16) -> Self {
        Self { what: What::Effect, pc: start, kind, source, seat, subject: 0, ages: 0, bury: false }
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
    /// How many effects waited when the present step began. What it sets off itself waits behind them.
    #[serde(default)]
    pub(super) queued: u16,
}

impl From<Effect> for Frame {
    fn from(effect: Effect) -> Self {
        Self { effect, that: Ids::new(), left: None, queued: 0 }
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

/// A question in the middle of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    /// Which card on the battlefield.
    Pick(Ids),
    /// Which cards on the battlefield, whose spirit is at most this much together.
    Mass(Ids, i16),
    /// Forward or back by so many ages.
    Way(u8),
    /// How much of this damage goes to the opponent's location (C-83, C-98).
    Split(i16),
    /// Which card of the hand to discard; so many in all.
    Discard(u8),
    /// Which card of the hero deck (C-62).
    Fetch,
    /// Which card of the graveyard comes back; so many in all.
    Recover(u8),
    /// One of so many options.
    Option(u8),
    /// Which of so many different living spells happens next (C-92).
    Order(u8),
    /// Whether to pay this much concentration, or simply whether to do it.
    May(u8),
    /// To which of two epochs, for a card in the middle one (C-113).
    Epoch(Id),
    /// Whether a shadow leaves the shadows (C-103b).
    Leave(Id),
    /// At which shadow to look (C-116).
    Insight(Ids),
    /// Whether the shadow that was looked at goes back to its owner's hand (C-116).
    Send(Id),
    /// By how much of collected time to move; any, future alone, past alone (C-78, C-80).
    Time(u8, u8, u8),
    /// How many time counters to remove from an event of the opponent with what is left (C-79).
    Unwind(u8, Id),
}

/// A step of a turn (C-56..C-66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Part {
    /// Time flows.
    Flow,
    /// The player readies, and what happens at the start of a turn happens.
    Ready,
    /// The player draws and gains base concentration.
    Support,
    /// The player may act.
    Main,
    /// Attack and damage are collected (C-65); so much of both is dealt once nobody has anything more to do about it.
    Strike(i16),
    /// The attack has been made.
    Attacked,
    /// What happens at the end of a turn has happened.
    End,
}

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    ChooseFirst(Seat),
    /// The marked indices as bits, and the seats that are done.
    Mulligan(BySeat<u64, 2>, SeatSet),
    Turn(Part),
    Over(Outcome),
}

/// Everything about a match, secrets included.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(skip, default = "Rules::none")]
    pub(super) rules: Arc<Rules>,
    /// The cards of the rules. Almost everything looks at them, and this way is a step shorter.
    #[serde(skip)]
    pub(super) cards: Arc<Cards<Code>>,
    pub(super) rng: Rng,
    pub(super) players: BySeat<Player, 2>,
    /// Sorted by number.
    pub(super) perms: Vec<Perm>,
    /// All bits of each seat's cards on the battlefield and of its shadows, and perhaps some of cards that are gone: what is
    /// not among them need not be looked for.
    #[serde(skip)]
    pub(super) ears: [u32; 2],
    /// What the turn player's cards yield; `None` after a change on the battlefield, until it is worked out again.
    #[serde(skip)]
    pub(super) summed: Option<Yields>,
    /// The number of the next card on the battlefield.
    pub(super) next: Id,
    /// The present age, from 1 to 30.
    pub(super) age: u8,
    pub(super) stage: Stage,
    pub(super) turn: Seat,
    pub(super) first: Seat,
    /// Turns begun, of both sides together.
    pub(super) turns: u16,
    /// The ages by which time was moved this turn, natural flow aside.
    pub(super) moved: u8,
    /// The resources collected this turn, as bits.
    pub(super) collected: u16,
    /// Whether something has been done in the main phase, so that meditation is over (C-59).
    pub(super) begun: bool,
    /// Whether the player meditates this turn (C-60).
    pub(super) meditates: bool,
    /// Whether an ability of the hero was used this turn (C-51).
    pub(super) used: bool,
    /// Effects that wait their turn (C-121).
    pub(super) queue: VecDeque<Effect>,
    pub(super) running: Option<Frame>,
    pub(super) question: Option<(Seat, Ask)>,
}

impl State {
    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The active epoch (C-06).
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        epoch_of(self.age)
    }

    pub(super) fn code(&self) -> &Code {
        &self.cards.code
    }

    pub(super) fn compiled(&self, kind: Kind) -> Option<&Compiled> {
        self.cards.code.compiled.get(kind.index())
    }

    pub(super) fn brief(&self, kind: Kind) -> Option<&Brief> {
        self.cards.code.briefs.get(kind.index())
    }

    /// The parts of a card's row in an epoch that are needed most.
    pub(super) fn brief_row(&self, kind: Kind, epoch: Epoch) -> Option<BriefRow> {
        self.brief(kind).map(|card| card.rows[epoch.index()])
    }

    /// Whether a card is a token, which is in no deck (C-126).
    pub(super) fn is_token(&self, kind: Kind) -> bool {
        self.brief(kind).is_some_and(|card| card.token)
    }

    /// The row of a card in an epoch.
    pub(super) fn row(&self, kind: Kind, epoch: Epoch) -> Option<&CompiledRow> {
        self.compiled(kind).map(|card| &card.rows[epoch.index()])
    }

    /// The epoch whose row a permanent uses (C-113).
    pub(super) fn own_epoch(&self, perm: &Perm) -> Epoch {
        perm.shifted.unwrap_or_else(|| self.epoch())
    }

    /// The row that a permanent uses.
    pub(super) fn row_of(&self, perm: &Perm) -> Option<&CompiledRow> {
        self.row(perm.kind, self.own_epoch(perm))
    }

    pub(super) fn perm(&self, id: Id) -> Option<&Perm> {
        self.perms.binary_search_by_key(&id, |perm| perm.id).ok().map(|at| &self.perms[at])
    }

    pub(super) fn perm_mut(&mut self, id: Id) -> Option<&mut Perm> {
        self.summed = None;
        self.perms.binary_search_by_key(&id, |perm| perm.id).ok().map(|at| &mut self.perms[at])
    }

    /// What a card on the battlefield is.
    pub(super) fn kind_of(&self, perm: &Perm) -> Type {
        self.brief(perm.kind).map_or(Type::Thoughtform, |card| card.kind)
    }

    /// A location or event of a seat; each seat has one of each at most (C-96, C-102).
    pub(super) fn site(&self, seat: Seat, event: bool) -> Option<&Perm> {
        self.own_listeners(seat, if event { EVENT } else { LOCATION }).next()
    }
}

impl State {
    /// Whether nothing is half done.
    pub(super) fn is_quiet(&self) -> bool {
        self.running.is_none() && self.queue.is_empty() && self.question.is_none()
    }

    /// Cancels whatever is half done: cards on their way go to the graveyard, as they would when they are done.
    pub(super) fn calm(&mut self) -> bool {
        let half_done = !self.is_quiet();
        self.drop_effects();
        half_done
    }

    /// Every effect that waits or runs.
    pub(super) fn effects(&self) -> impl Iterator<Item = &Effect> + Clone {
        self.queue.iter().chain(self.running.as_ref().map(|frame| &frame.effect))
    }

    /// Drops every effect and question; the cards of spells on their way go to the graveyard.
    pub(super) fn drop_effects(&mut self) {
        let buried: SmallVec<[Effect; 4]> = self.effects().filter(|effect| effect.bury).copied().collect();
        (self.queue, self.running, self.question) = (VecDeque::new(), None, None);
        for effect in buried {
            self.bury(effect.kind, effect.seat);
        }
    }
}
