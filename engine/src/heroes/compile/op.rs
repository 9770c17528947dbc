//! What effects, prices, sums and conditions are compiled into.

use super::super::card::{Cant, Chooser, Class, Cmp, DamageType, Dealer, Faction, Keyword, Turn, Until, Where};
use crate::kit::Kind;

/// An amount: a number, or a sum of the match's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Num {
    N(i16),
    Sum(u16),
}

/// An amount that has to be worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Sum {
    X,
    /// X of a price within the effect.
    Paid,
    Count(u16),
    CountIn(Where, Plr, u16),
    Atk(Sel),
    Health(Sel),
    Damage(Sel),
    Cost(Sel),
    Counters(u8, Sel),
    Event,
    Resources(Plr),
    Hand(Plr),
    Plus(Num, Num),
    Less(Num, Num),
    Times(u8, Num),
    Half(Num),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Check {
    Is(Num, Cmp, Num),
    Exists(u16),
    Fits(Sel, u16),
    In(Turn),
    Combat,
    HeroClass(Class),
    HeroFaction(Faction),
    Flipped,
    Not(u16),
    All(Vec<u16>),
    Either(Vec<u16>),
}

/// Cards in play that a step concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Sel {
    This,
    Hero,
    Bearer,
    /// The targets of a slot.
    Slot(u8),
    That,
    Subject,
    Other,
    Each(u16),
    Attacker,
    Defender,
}

/// Players that a step concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Plr {
    You,
    Opponents,
    Everyone,
    Slot(u8),
    Controller,
}

/// What is chosen when something goes onto the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum SlotKind {
    /// Cards in play.
    Perm(u16),
    /// A player.
    Player,
    /// A player of another team.
    Opponent,
    /// Something on the chain.
    Link(u16),
}

/// How many of what are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) struct Slot {
    pub(in crate::heroes) kind: SlotKind,
    pub(in crate::heroes) min: u8,
    pub(in crate::heroes) max: u8,
}

/// An effect: where it begins and what its targets are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::heroes) struct Program {
    pub(in crate::heroes) start: u16,
    pub(in crate::heroes) slots: Vec<Slot>,
    /// It does nothing.
    pub(in crate::heroes) empty: bool,
    /// Whether what it does to the targets of each slot is good for them (above 0) or bad (below).
    pub(in crate::heroes) moods: Vec<i8>,
    /// How much damage it deals to one target at least; for players that look ahead.
    pub(in crate::heroes) harm: i16,
}

impl Fee {
    /// Resources among fees.
    pub(in crate::heroes) fn resources(fees: &[Self]) -> u8 {
        fees.iter().map(|fee| if let Self::Pay(number) = fee { *number } else { 0 }).sum()
    }
}

/// Something to be paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Fee {
    Pay(u8),
    PayX,
    Exhaust,
    DestroyThis,
    RemoveThis,
    PutOnHero(u8),
    PutOnThis(u8),
    Counters(u8, u8),
    Flip,
    /// So many things like this are picked and given up.
    Part(Part, u8, u16),
}

/// What happens to what was picked to pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Part {
    Exhaust,
    Destroy,
    Remove,
    Discard,
}

/// A change of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Change {
    Atk(Num),
    Health(Num),
    Def(Num),
    Strike(i8),
    Gain(Keyword),
    Lose(Keyword),
    LosePowers,
    Cant(Cant),
    MustAttack,
    DealMore(i8, Option<DamageType>),
    TakeMore(i8, Option<DamageType>),
    HealMore(i8),
    Tagged(u8),
    HandSize(i8),
    CostMore(u16, i8),
}

impl Change {
    /// The amount of a change that has one.
    pub(in crate::heroes) const fn num(&self) -> Option<Num> {
        match self {
            Self::Atk(num) | Self::Health(num) | Self::Def(num) => Some(*num),
            _ => None,
        }
    }
}

/// One step. Jumps are absolute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Op {
    Deal {
        n: Num,
        kind: Option<DamageType>,
        to: Sel,
        by: Dealer,
        sure: bool,
    },
    Put(Num, Sel),
    Heal(Option<Num>, Sel),
    Destroy(Sel),
    Move(Sel, Where),
    Exhaust(Sel),
    Ready(Sel),
    Draw(Plr, Num),
    Discard(Plr, Num, Chooser),
    Mill(Plr, Num),
    Look(u8, u8, u16, Where),
    Reveal(u8, u16, Where),
    Search(u16, Where),
    Recover(u8, u16, Where),
    ShuffleIn(Plr, Where),
    Place(Where, u8, Where),
    Give(Sel, u16, Until),
    Prevent(Option<Num>, Sel, bool, Until),
    Control(Sel, Until),
    AddCounters(u8, Num, Sel),
    RemoveCounters(u8, Option<Num>, Sel),
    Interrupt(u8, Option<u8>),
    Token(Kind, Num),
    TurnDown(Sel),
    RemoveFromCombat(Sel),
    ExtraTurn,
    /// Somebody chooses so many; they are `That` afterwards.
    Pick(Chooser, u8, u16),
    /// Goes to the second when the condition does not hold.
    Unless(u16, u16),
    Jump(u16),
    /// Asks whether to pay a fee; goes to the second if not.
    May(u16, u16),
    /// Asks players whether to pay a fee; goes to the third if they did.
    Avert(Plr, u16, u16),
    /// Asks which of the branches.
    Choose(u16),
    /// Goes on when heads, else to the position.
    Coin(u16),
    /// Does what follows so many times, up to [`Self::Again`]; not at all goes to the position.
    Repeat(Num, u16),
    /// Goes back to the position if there are times left.
    Again(u16),
    /// Does what follows at the end of the turn; goes to the position now.
    AtEnd(u16),
    End,
}
