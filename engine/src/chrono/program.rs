//! Cards as the engine runs them: flat programs, and a row for each epoch. `compile` makes them.

use smallvec::SmallVec;

use super::card::{Chooser, Epoch, Resource, Type, Way, Who};
use crate::kit::{Cmp, Kind, Names, Numbered, Step};

/// An amount: a number, or an entry in the table of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Num {
    N(i16),
    Sum(u16),
}

/// A number that is worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sum {
    Age,
    Count(u16),
    Counters,
    Pool(Who),
    Life(Who),
    Hand(Who),
    Moved,
    Ages,
    Times(i16, Num),
    Plus(Num, Num),
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    Is(Num, Cmp, Num),
    Moved,
    YourTurn,
    There(u16),
}

/// Which cards on the battlefield fit. Each set of bits holds what passes, and all are looked at together, because it is as good
/// as random which of them stops a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sieve {
    /// Every tag that a card must have.
    pub(super) tags: u128,
    /// Bits of [`Brief::sort`].
    pub(super) sorts: u8,
    /// The home epochs, by their places.
    pub(super) homes: u8,
    /// One's own cards: 1; the opponent's: 2.
    pub(super) owners: u8,
    /// Cards that are ready: 1; turned ones: 2.
    pub(super) turned: u8,
    /// Other cards: 1; the card itself: 2.
    pub(super) this: u8,
    /// The most spirit.
    pub(super) spirit: u8,
}

impl Sieve {
    /// Lets every card through.
    pub(super) const ALL: Self =
        Self { tags: 0, sorts: u8::MAX, homes: u8::MAX, owners: 3, turned: 3, this: 3, spirit: u8::MAX };
}

/// Cards that need no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sel {
    Each(u16),
    This,
    That,
    Subject,
}

/// What a step does to cards on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Disembody,
    Return,
    Snare,
    Turn,
    Ready,
    Shift,
    Sacrifice,
    Mend(Num),
    Unwind(Num),
}

/// What a step does to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gift {
    Concentrate,
    Heal,
    Lose,
    Armor,
    Draw,
    Mill,
    Charge,
    Drain,
}

/// One step. Jumps are absolute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Move(Way, Num),
    To(Gift, Who, Num),
    Damage(Num),
    Discard(Who, Num, Chooser),
    /// Chooses one card that fits the sieve for an act.
    Pick(u16, Choice),
    /// Chooses cards whose spirit is at most this together.
    Mass(u16, Choice, Num),
    On(Act, Sel),
    Insight,
    Token(Kind, Num),
    Fetch,
    Recover(Num),
    Unless(u16, u16),
    Jump(u16),
    /// One of the options in the table of branches.
    Choose(u16),
    /// For this much concentration; otherwise jumps.
    May(u8, u16),
    End,
}

/// For what a card is chosen: it decides what can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Creatures alone (C-99, C-102, C-108..C-110).
    Creature,
    /// Any permanent but the card itself (C-113).
    Other,
    /// One's own.
    Own,
    /// Any permanent.
    Any,
}

/// What a row changes for as long as it is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fixed {
    Yields(u16, Resource, i8),
    Costs(Who, i8),
    Haste(u16),
    Shielded(u16),
}

/// What sets a power off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct On {
    /// The bits of the facts to which it answers.
    pub(super) bits: u32,
    /// What a card that enters or dies must fit.
    pub(super) sieve: Option<u16>,
}

/// What is yielded of each resource, by its index. It is as wide as a processor adds at once.
pub(super) type Yields = [u8; 16];

/// A compiled row. Most rows have few powers, so they are kept in it: a game reads rows of many cards, and what lies together is
/// read together.
#[derive(Clone, Debug, Default)]
pub(super) struct CompiledRow {
    /// What it yields of each resource; `None` without a window (C-41).
    pub(super) window: Option<[u8; 9]>,
    pub(super) leaves: Option<On>,
    pub(super) does: Option<u16>,
    pub(super) summon: Option<u16>,
    pub(super) manifest: Option<u16>,
    pub(super) fury: Option<u16>,
    /// The concentration and the program of each turn ability.
    pub(super) turns: SmallVec<[(u8, u16); 4]>,
    pub(super) triggers: SmallVec<[(On, u16); 2]>,
    pub(super) fixed: SmallVec<[Fixed; 2]>,
    pub(super) haste: bool,
}

/// A compiled ability of a hero: counters put or taken, and its program.
#[derive(Clone, Copy, Debug)]
pub(super) struct CompiledAbility {
    pub(super) counters: i8,
    pub(super) start: u16,
}

/// A compiled card.
#[derive(Clone, Debug)]
pub(super) struct Compiled {
    pub(super) rows: [CompiledRow; 3],
    /// The base resources at the start of a turn (C-49).
    pub(super) base: [u8; 9],
    pub(super) meditation: Option<u16>,
    /// Whether the meditation replaces the procedure (C-63).
    pub(super) replaces: bool,
    pub(super) abilities: Vec<CompiledAbility>,
}

/// What is asked of a card again and again. All cards together take about twelve kilobytes, so that a game finds them near the
/// processor, which it does not with the rest of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brief {
    pub(super) tags: u128,
    pub(super) kind: Type,
    pub(super) home: Epoch,
    pub(super) spirit: u8,
    pub(super) token: bool,
    /// The counters that each ability of a hero puts on it, or if negative takes (C-51).
    pub(super) charges: Option<[i8; 3]>,
    pub(super) rows: [BriefRow; 3],
}

impl Brief {
    /// The bit of creatures.
    pub(super) const CREATURE: u8 = 1;
    /// The bit of locations.
    pub(super) const LOCATION: u8 = 1 << 1;
    /// The bit of events.
    pub(super) const EVENT: u8 = 1 << 2;

    /// What it is for a [`Sieve`], as a bit.
    pub(super) const fn sort(&self) -> u8 {
        match self.kind {
            Type::Thoughtform | Type::Shadow => Self::CREATURE,
            Type::Location(_) => Self::LOCATION,
            Type::Event(_) => Self::EVENT,
            Type::Hero => 1 << 3,
        }
    }
}

/// The same of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct BriefRow {
    /// Whether it has a window (C-41).
    pub(super) stays: bool,
    pub(super) does: Option<u16>,
    pub(super) summon: Option<u16>,
    pub(super) manifest: Option<u16>,
    pub(super) fury: Option<u16>,
}

/// The cost of a shadow, which is laid for nothing whatever others cost more (C-103). Everybody can pay it.
pub(super) const FREE: i32 = i32::MIN;

/// All compiled parts of a match's cards.
#[derive(Debug, Default)]
pub(super) struct Code {
    pub(super) compiled: Vec<Compiled>,
    /// The parts of each card that are needed most.
    pub(super) briefs: Vec<Brief>,
    /// The bits of the rows of each card.
    pub(super) masks: Vec<[u32; 3]>,
    /// The cost of each card; [`FREE`] for a shadow.
    pub(super) costs: Vec<i32>,
    /// What the rows of each card yield, nothing without a window, and last nothing at all.
    pub(super) yields: Vec<[Yields; 4]>,
    pub(super) ops: Numbered<Op>,
    pub(super) sums: Numbered<Sum>,
    pub(super) checks: Numbered<Check>,
    pub(super) sieves: Numbered<Sieve>,
    pub(super) branches: Numbered<Vec<u16>>,
    pub(super) tags: Names,
}

impl Step for Op {
    const END: Self = Self::End;

    fn jump(to: u16) -> Self {
        Self::Jump(to)
    }
}
