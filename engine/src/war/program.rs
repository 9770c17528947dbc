//! Cards as the engine runs them: flat programs and tables. `compile` makes them.

use smallvec::SmallVec;

use super::card::{Chooser, Country, Place, Ref, Type, Who};
use crate::kit::{Cmp, Kind, Names, Numbered, Step};

/// An amount: a number, or an entry in the table of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Num {
    N(i8),
    Sum(u16),
}

/// A number that is worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sum {
    Bases(Who),
    Count(u16),
    Buried(Who, u16),
    Hand(Who),
    Health(Who),
    Attack(Ref),
    Defense(Ref),
    Ammo,
    X,
    Times(i8, Num),
    Plus(Num, Num),
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    Is(Num, Cmp, Num),
    There(u16),
    YourTurn,
    Combat,
}

/// One test of a sieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grain {
    Unit,
    Ground,
    Air,
    Vehicle,
    Type(Type),
    /// One of the types whose bits these are.
    Types(u16),
    /// Permanent or one-shot.
    Support,
    Yours,
    Theirs,
    Country(Country),
    Tag(u8),
    Named(Kind),
    Cost(Cmp, u8),
    Used,
    Available,
    Damaged,
    Attacking,
    Blocking,
    Decorated,
    Attack(Cmp, i8),
    Defense(Cmp, i8),
    Other,
    This,
    Bearer,
}

/// Cards that need no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sel {
    Each(u16),
    This,
    That,
    Subject,
    Bearer,
    Against,
}

/// What a step does to cards on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Damage; by artillery or not.
    Damage(Num, bool),
    Destroy,
    Return,
    Exile,
    Withdraw,
    Boost(Num, Num),
    Hold(Num, Num),
    Promote(Num, Num),
    Grant(u8),
    Deprive(u8),
    Exhaust,
    Ready,
    Pin,
    Shield(Num),
    Protect,
    Load(Num),
}

/// What a step does to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gift {
    Strike,
    Cover,
    Heal,
    Lose,
    Draw,
    Mill,
    Build,
}

/// One step. Jumps are absolute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    /// Chooses one card that fits the sieve.
    Pick(u16),
    /// Chooses at most so many.
    PickUpTo(u8, u16),
    /// Bodyguards take the place of a colonel that an opponent has chosen (W-86).
    Guard,
    On(Act, Sel),
    To(Gift, Who, Num),
    Discard(Who, Num, Chooser),
    Scry(Num),
    Search(u16, Place),
    Recover(u16, Num, Place),
    Rise(Place),
    Token(Kind, Num),
    Discount(u16, Num),
    Unless(u16, u16),
    Jump(u16),
    /// One of the options in the table of branches.
    Choose(u16),
    /// For the price of this number; otherwise jumps.
    May(u16, u16),
    /// A part of a price: one's own card that fits is destroyed.
    Sacrifice(u16),
    End,
}

/// What a property costs, besides what its program asks for first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Price {
    /// Bases in all.
    pub(super) bases: u8,
    /// So many of them of the card's country.
    pub(super) own: u8,
    /// With the use icon: the flag that marks the property as used this turn (W-40); otherwise 0.
    pub(super) exhaust: u8,
    pub(super) health: u8,
    pub(super) ammo: u8,
    pub(super) exile: bool,
    /// Whether the card itself is destroyed.
    pub(super) this: bool,
    /// The cards to discard.
    pub(super) discard: u8,
    /// The sieve of a card to destroy.
    pub(super) sacrifice: Option<u16>,
}

/// What a card changes for as long as it is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fixed {
    Stats(u16, Num, Num),
    Gives(u16, u8),
    GivesLeader(u16, u8),
    GivesColonel(u16, u8),
    GivesArmor(u16, u8),
    Costs(Who, u16, i8),
    Lets(u16, u16),
    Bars(u16, u16),
    HandLimit(Who, i8),
    BasesPerTurn(Who, i8),
    Draws(Who, i8),
    Guns(Who, i8),
    AnyCountry(Who),
}

/// What sets a power off, as a table entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum On {
    Enters(u16),
    Destroyed(u16),
    Attacks(u16),
    Blocks(u16),
    Blocked(u16),
    Damaged(u16),
    Hits(u16),
    Hurt(Who),
    Starts(Who),
    Ends(Who),
    Builds(Who),
    Plays(Who, u16),
}

/// Traits without a number, as bits.
pub(super) mod bit {
    pub(in crate::war) const FAST: u8 = 1;
    pub(in crate::war) const NO_ATTACK: u8 = 1 << 1;
    pub(in crate::war) const NO_BLOCK: u8 = 1 << 2;
    pub(in crate::war) const UNBLOCKABLE: u8 = 1 << 3;
    pub(in crate::war) const SHELL_PROOF: u8 = 1 << 4;
    pub(in crate::war) const ANTI_AIR: u8 = 1 << 5;
    pub(in crate::war) const TIRELESS: u8 = 1 << 6;
}

/// A compiled card. Most cards have few powers, so they are kept in it: what lies together is read together.
#[derive(Clone, Debug)]
pub(super) struct Compiled {
    pub(super) kind: Type,
    pub(super) country: Country,
    pub(super) cost: u8,
    pub(super) own: u8,
    pub(super) x: bool,
    pub(super) attack: i8,
    pub(super) defense: i8,
    pub(super) ammo: u8,
    pub(super) tags: u128,
    pub(super) token: bool,
    /// The sieve of the units that can wear the medal.
    pub(super) on: Option<u16>,
    pub(super) traits: u8,
    pub(super) leader: u8,
    pub(super) colonel: u8,
    pub(super) armor: u8,
    pub(super) does: Option<u16>,
    pub(super) enters: Option<u16>,
    /// The price and the program of each property.
    pub(super) uses: SmallVec<[(u16, u16); 4]>,
    /// The same from the Destroyed stack.
    pub(super) buried: SmallVec<[(u16, u16); 4]>,
    pub(super) triggers: SmallVec<[(On, u16); 2]>,
    pub(super) fixed: SmallVec<[Fixed; 1]>,
}

/// All compiled parts of a match's cards.
#[derive(Debug, Default)]
pub(super) struct Code {
    pub(super) compiled: Vec<Compiled>,
    /// The bits of each card.
    pub(super) masks: Vec<u64>,
    pub(super) ops: Numbered<Op>,
    pub(super) sums: Numbered<Sum>,
    pub(super) checks: Numbered<Check>,
    pub(super) sieves: Numbered<Vec<Grain>>,
    pub(super) branches: Numbered<Vec<u16>>,
    pub(super) prices: Numbered<Price>,
    pub(super) tags: Names,
}

impl Step for Op {
    const END: Self = Self::End;

    fn jump(to: u16) -> Self {
        Self::Jump(to)
    }
}
