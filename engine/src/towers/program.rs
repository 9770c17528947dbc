//! Card effects as flat programs, which the engine runs instead of the tree.

use super::card::{Amount, CardDef, Chooser, Cond, Share, Side, Stat, Verb, Who};
use super::state::{Amounts, Place};
use crate::kit::{self, Compile, Ids, Numbered, SetupError, Step, Writer as _};

/// An amount: a number, or an entry in the match's table of expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Num {
    N(i16),
    Expr(u16),
}

/// One step. Jumps are absolute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    /// Adds to a number, or with `true` subtracts from it.
    Add(Who, Place, bool, Num),
    Damage(Who, Num),
    Set(Who, Place, Num),
    Swap(Place),
    Steal(super::card::Resource, Num, Share),
    /// Jumps to the second position if the condition with this index does not hold.
    Unless(u16, u16),
    Jump(u16),
    /// Points `They` at the sides with the lowest number.
    Lowest(Place),
    /// Points `They` at the sides with the highest number.
    Highest(Place),
    Extend,
    /// Applies to one side; with `true`, only if `They` points at it.
    Draw(Side, bool, u8),
    Discard(Side, bool, u8, Chooser),
    End,
}

/// All programs of a match.
#[derive(Debug, Default)]
pub(super) struct Programs {
    pub(super) ops: Numbered<Op>,
    pub(super) exprs: Numbered<Amount>,
    pub(super) conds: Numbered<Cond>,
}

/// A card in the form that the engine needs while it runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Compiled {
    pub(super) cost: Amounts,
    pub(super) start: u16,
    pub(super) undiscardable: bool,
}

/// All compiled parts of a match's cards.
#[derive(Debug, Default)]
pub(super) struct Code {
    pub(super) compiled: Vec<Compiled>,
    pub(super) programs: Programs,
}

impl Compile for Code {
    type Def = CardDef;

    fn add(&mut self, card: &CardDef, _: &Ids) -> Result<(), SetupError> {
        let start = self.programs.add(&card.effect)?;
        let cost = Amounts::of(card.cost.by_resource().map(i16::from));
        self.compiled.push(Compiled { cost, start, undiscardable: card.undiscardable });
        Ok(())
    }
}

impl Programs {
    /// Adds the program of an effect and returns its first position.
    fn add(&mut self, effect: &[Verb]) -> Result<u16, SetupError> {
        Writer { programs: self, they: false }.effect(effect)
    }
}

impl Step for Op {
    const END: Self = Self::End;

    fn jump(to: u16) -> Self {
        Self::Jump(to)
    }
}

/// Writes the steps of one effect.
struct Writer<'a> {
    programs: &'a mut Programs,
    /// Whether `They` means somebody.
    they: bool,
}

impl kit::Writer for Writer<'_> {
    type Verb = Verb;
    type Step = Op;

    fn steps(&mut self) -> &mut Numbered<Op> {
        &mut self.programs.ops
    }

    fn verb(&mut self, verb: &Verb) -> Result<(), SetupError> {
        let op = match verb {
            Verb::Gain(who, stat, amount) => Op::Add(self.whom(*who)?, Place::of(*stat), false, self.num(amount)?),
            Verb::Lose(who, stat, amount) => Op::Add(self.whom(*who)?, Place::of(*stat), true, self.num(amount)?),
            Verb::Damage(who, amount) => Op::Damage(self.whom(*who)?, self.num(amount)?),
            Verb::DamageWall(who, amount) => Op::Add(self.whom(*who)?, Place::of(Stat::Wall), true, self.num(amount)?),
            Verb::DamageTower(who, amount) => {
                Op::Add(self.whom(*who)?, Place::of(Stat::Tower), true, self.num(amount)?)
            }
            Verb::Set(who, stat, amount) => Op::Set(self.whom(*who)?, Place::of(*stat), self.num(amount)?),
            Verb::Swap(stat) => Op::Swap(Place::of(*stat)),
            Verb::Steal(resource, amount, share) => Op::Steal(*resource, self.num(amount)?, *share),
            Verb::If(cond, then, otherwise) => {
                let cond = self.programs.conds.add(cond.clone())?;
                return self.branch(|to| Op::Unless(cond, to), then, otherwise);
            }
            Verb::Lowest(stat, inner) => return self.each(Op::Lowest(Place::of(*stat)), inner),
            Verb::Highest(stat, inner) => return self.each(Op::Highest(Place::of(*stat)), inner),
            Verb::ExtendTurn => Op::Extend,
            Verb::Draw(who, count) => return self.per_side(*who, |side, only| Op::Draw(side, only, *count)),
            Verb::Discard(who, count, chooser) => {
                return self.per_side(*who, |side, only| Op::Discard(side, only, *count, *chooser));
            }
        };
        self.step(op)
    }
}

impl Writer<'_> {
    fn each(&mut self, op: Op, inner: &[Verb]) -> Result<(), SetupError> {
        if std::mem::replace(&mut self.they, true) {
            return Err(SetupError("Lowest and Highest cannot stand inside one another".to_owned()));
        }
        self.step(op)?;
        self.verbs(inner)?;
        self.they = false;
        Ok(())
    }

    /// Writes one step for each side concerned, so that a step that waits for an answer waits for only one seat.
    fn per_side(&mut self, who: Who, op: impl Fn(Side, bool) -> Op) -> Result<(), SetupError> {
        let who = self.whom(who)?;
        let sides = [(Side::Own, Who::Foe), (Side::Foe, Who::Own)].into_iter().filter(|(_, without)| who != *without);
        sides.map(|(side, _)| op(side, who == Who::They)).try_for_each(|op| self.step(op))
    }

    fn num(&mut self, amount: &Amount) -> Result<Num, SetupError> {
        match amount {
            Amount::N(number) => Ok(Num::N(*number)),
            _ => self.programs.exprs.add(amount.clone()).map(Num::Expr),
        }
    }

    fn whom(&self, who: Who) -> Result<Who, SetupError> {
        if who == Who::They && !self.they {
            return Err(SetupError("They means nobody outside of Lowest and Highest".to_owned()));
        }
        Ok(who)
    }
}

#[cfg(test)]
mod tests {
    use super::super::card::Resource;
    use super::*;

    #[test]
    fn a_step_takes_eight_bytes() {
        assert!(size_of::<Op>() <= 8);
    }

    #[test]
    fn they_outside_and_each_inside_are_refused() {
        let they = Verb::Lose(Who::They, Stat::Mine(Resource::Ore), Amount::N(1));
        let each = |inner| Verb::Lowest(Stat::Wall, inner);
        assert!(Programs::default().add(std::slice::from_ref(&they)).is_err());
        assert!(Programs::default().add(&[each(vec![each(vec![they.clone()])])]).is_err());
        assert!(Programs::default().add(&[each(vec![they])]).is_ok());
    }
}
