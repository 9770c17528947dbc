//! The steps into which effects, prices, amounts and conditions are compiled.

use super::super::card::{Cant, Chooser, Class, Cmp, DamageType, Dealer, Faction, Keyword, Turn, Until, Where};
use crate::kit::Kind;

/// An amount: a number, or an entry in the match's table of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Num {
    N(i16),
    Sum(u16),
}

/// An amount that must be computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Sum {
    X,
    /// The X of a price within the effect.
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

/// Cards in play to which a step applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Sel {
    This,
    Hero,
    Bearer,
    /// The targets of an aim.
    Aim(u8),
    That,
    Subject,
    Other,
    Each(u16),
    Attacker,
    Defender,
}

/// Players to whom a step applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Plr {
    You,
    Opponents,
    Everyone,
    Aim(u8),
    Controller,
}

/// The kind of target that is chosen when something goes on the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum AimKind {
    /// Cards in play.
    Perm(u16),
    /// A player.
    Player,
    /// A player of another team.
    Opponent,
    /// Something on the chain.
    Link(u16),
}

/// An aim: the number and the kind of targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) struct Aim {
    pub(in crate::heroes) kind: AimKind,
    pub(in crate::heroes) min: u8,
    pub(in crate::heroes) max: u8,
}

/// An effect: the position at which it begins, and its targets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::heroes) struct Program {
    pub(in crate::heroes) start: u16,
    pub(in crate::heroes) aims: Vec<Aim>,
    /// Whether it does nothing.
    pub(in crate::heroes) empty: bool,
    /// Whether the effect is good (above 0) or bad (below 0) for the targets of each aim.
    pub(in crate::heroes) moods: Vec<i8>,
    /// The least damage that it deals to one of its targets; for players that look ahead.
    pub(in crate::heroes) harm: i16,
}

impl Fee {
    /// The resources among the fees.
    pub(in crate::heroes) fn resources(fees: &[Self]) -> u8 {
        fees.iter().map(|fee| if let Self::Pay(number) = fee { *number } else { 0 }).sum()
    }
}

/// A part of a payment.
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
    /// This many matching things are picked and given up.
    Part(Part, u8, u16),
}

/// The fate of a thing that was picked as payment.
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
    /// The amount of a change, if it has one.
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
    /// Has a player choose this many cards, which are `That` afterwards.
    Pick(Chooser, u8, u16),
    /// Jumps to the position if the condition does not hold.
    Unless(u16, u16),
    Jump(u16),
    /// Asks whether to pay a fee; jumps to the position if not.
    May(u16, u16),
    /// Asks players whether to pay a fee; jumps to the position if they did.
    Avert(Plr, u16, u16),
    /// Asks for one of the branches.
    Choose(u16),
    /// Continues on heads; jumps to the position on tails.
    Coin(u16),
    /// Repeats the steps up to [`Self::Again`] this many times; jumps to the position if the number is 0.
    Repeat(Num, u16),
    /// Jumps back to the position if rounds are left.
    Again(u16),
    /// Schedules the following steps for the end of the turn, and jumps to the position now.
    AtEnd(u16),
    End,
}
