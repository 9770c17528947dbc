//! Card effects as flat programs, which the engine runs instead of the tree.

use super::card::{Amount, Chooser, Cond, Share, Side, Stat, Verb, Who};
use crate::kit::SetupError;

/// An amount: a number, or an entry in the match's table of expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Num {
    N(i16),
    Expr(u16),
}

/// One step. Jumps are absolute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Gain(Who, Stat, Num),
    Lose(Who, Stat, Num),
    Damage(Who, Num),
    DamageWall(Who, Num),
    DamageTower(Who, Num),
    Set(Who, Stat, Num),
    Swap(Stat),
    Steal(super::card::Resource, Num, Share),
    /// Jumps to the second position if the condition with this index does not hold.
    Unless(u16, u16),
    Jump(u16),
    /// Points `They` at the sides with the lowest number.
    Lowest(Stat),
    /// Points `They` at the sides with the highest number.
    Highest(Stat),
    Extend,
    /// Applies to one side; with `true`, only if `They` points at it.
    Draw(Side, bool, u8),
    Discard(Side, bool, u8, Chooser),
    End,
}

/// All programs of a match.
#[derive(Debug, Default)]
pub(super) struct Programs {
    pub(super) ops: Vec<Op>,
    pub(super) exprs: Vec<Amount>,
    pub(super) conds: Vec<Cond>,
}

impl Programs {
    /// Adds the program of an effect and returns its first position.
    pub(super) fn add(&mut self, effect: &[Verb]) -> Result<u16, SetupError> {
        let start = self.here()?;
        self.verbs(effect, false)?;
        self.ops.push(Op::End);
        // An effect that waits stores its next step as such an index, so the index must fit.
        self.here()?;
        Ok(start)
    }

    fn here(&self) -> Result<u16, SetupError> {
        index(self.ops.len())
    }

    fn verbs(&mut self, verbs: &[Verb], they: bool) -> Result<(), SetupError> {
        verbs.iter().try_for_each(|verb| self.verb(verb, they))
    }

    fn verb(&mut self, verb: &Verb, they: bool) -> Result<(), SetupError> {
        let op = match verb {
            Verb::Gain(who, stat, amount) => Op::Gain(whom(*who, they)?, *stat, self.num(amount)?),
            Verb::Lose(who, stat, amount) => Op::Lose(whom(*who, they)?, *stat, self.num(amount)?),
            Verb::Damage(who, amount) => Op::Damage(whom(*who, they)?, self.num(amount)?),
            Verb::DamageWall(who, amount) => Op::DamageWall(whom(*who, they)?, self.num(amount)?),
            Verb::DamageTower(who, amount) => Op::DamageTower(whom(*who, they)?, self.num(amount)?),
            Verb::Set(who, stat, amount) => Op::Set(whom(*who, they)?, *stat, self.num(amount)?),
            Verb::Swap(stat) => Op::Swap(*stat),
            Verb::Steal(resource, amount, share) => Op::Steal(*resource, self.num(amount)?, *share),
            Verb::If(cond, then, otherwise) => return self.branch(cond, then, otherwise, they),
            Verb::Lowest(stat, inner) => return self.each(Op::Lowest(*stat), inner, they),
            Verb::Highest(stat, inner) => return self.each(Op::Highest(*stat), inner, they),
            Verb::ExtendTurn => Op::Extend,
            Verb::Draw(who, count) => {
                return self.per_side(*who, they, |side, only| Op::Draw(side, only, *count));
            }
            Verb::Discard(who, count, chooser) => {
                return self.per_side(*who, they, |side, only| Op::Discard(side, only, *count, *chooser));
            }
        };
        self.ops.push(op);
        Ok(())
    }

    fn branch(&mut self, cond: &Cond, then: &[Verb], otherwise: &[Verb], they: bool) -> Result<(), SetupError> {
        let number = index(self.conds.len())?;
        self.conds.push(cond.clone());
        let unless = self.ops.len();
        self.ops.push(Op::Unless(number, 0));
        self.verbs(then, they)?;
        let jump = self.ops.len();
        if !otherwise.is_empty() {
            self.ops.push(Op::Jump(0));
        }
        self.ops[unless] = Op::Unless(number, self.here()?);
        if !otherwise.is_empty() {
            self.verbs(otherwise, they)?;
            self.ops[jump] = Op::Jump(self.here()?);
        }
        Ok(())
    }

    fn each(&mut self, op: Op, inner: &[Verb], they: bool) -> Result<(), SetupError> {
        if they {
            return Err(SetupError("Lowest and Highest cannot stand inside one another".to_owned()));
        }
        self.ops.push(op);
        self.verbs(inner, true)
    }

    /// Writes one step for each side concerned, so that a step that waits for an answer waits for only one seat.
    fn per_side(&mut self, who: Who, they: bool, op: impl Fn(Side, bool) -> Op) -> Result<(), SetupError> {
        match whom(who, they)? {
            Who::Own => self.ops.push(op(Side::Own, false)),
            Who::Foe => self.ops.push(op(Side::Foe, false)),
            Who::Both => self.ops.extend([op(Side::Own, false), op(Side::Foe, false)]),
            Who::They => self.ops.extend([op(Side::Own, true), op(Side::Foe, true)]),
        }
        Ok(())
    }

    fn num(&mut self, amount: &Amount) -> Result<Num, SetupError> {
        if let Amount::N(number) = amount {
            return Ok(Num::N(*number));
        }
        self.exprs.push(amount.clone());
        index(self.exprs.len() - 1).map(Num::Expr)
    }
}

fn whom(who: Who, they: bool) -> Result<Who, SetupError> {
    if who == Who::They && !they {
        return Err(SetupError("They means nobody outside of Lowest and Highest".to_owned()));
    }
    Ok(who)
}

fn index(number: usize) -> Result<u16, SetupError> {
    u16::try_from(number).map_err(|_| SetupError("the cards are too long together".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::super::card::{Cmp, Resource};
    use super::*;

    #[test]
    fn a_step_takes_eight_bytes() {
        assert!(size_of::<Op>() <= 8);
    }

    #[test]
    fn branches_jump_past_what_they_skip() {
        let gain = |number| Verb::Gain(Who::Own, Stat::Tower, Amount::N(number));
        let cond = Cond(Amount::Of(Side::Own, Stat::Wall), Cmp::Equal, Amount::N(0));
        let mut programs = Programs::default();
        let start = programs.add(&[Verb::If(cond, vec![gain(1)], vec![gain(2)]), Verb::ExtendTurn]).unwrap();
        assert_eq!(start, 0);
        let own = |number| Op::Gain(Who::Own, Stat::Tower, Num::N(number));
        assert_eq!(programs.ops, [Op::Unless(0, 3), own(1), Op::Jump(4), own(2), Op::Extend, Op::End]);
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
