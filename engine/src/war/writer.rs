//! Writes the steps of one effect.

use super::card::{Aim, Amount, Cost, Trait, Verb, Who};
use super::compile::{card, plain_trait};
use super::program::{Act, Code, Gift, Num, Op, Sel};
use crate::kit::{self, Ids, Numbered, SetupError, Writer as _};

/// Writes the steps of one effect.
pub(super) struct Writer<'a> {
    pub(super) code: &'a mut Code,
    pub(super) ids: &'a Ids,
    /// Whether damage is that of artillery.
    pub(super) shells: bool,
}

impl Writer<'_> {
    fn num(&mut self, amount: &Amount) -> Result<Num, SetupError> {
        self.code.num(amount, self.ids)
    }

    /// The parts of a price that are chosen.
    pub(super) fn costs(&mut self, costs: &[Cost]) -> Result<(), SetupError> {
        for cost in costs {
            match cost {
                Cost::Sacrifice(filter) => {
                    let sieve = self.code.sieve(filter, self.ids)?;
                    self.step(Op::Sacrifice(sieve))?;
                }
                Cost::Discard(n) => {
                    let n = i8::try_from(*n).unwrap_or(i8::MAX);
                    self.step(Op::Discard(Who::You, Num::N(n), super::card::Chooser::Owner))?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The cards that an aim means, after the steps that choose them if somebody chooses.
    fn aim(&mut self, aim: &Aim, is_damage: bool) -> Result<Sel, SetupError> {
        let pick = match aim {
            Aim::One(filter) => Op::Pick(self.code.sieve(filter, self.ids)?),
            Aim::UpTo(n @ 1..=20, filter) => Op::PickUpTo(*n, self.code.sieve(filter, self.ids)?),
            Aim::UpTo(..) => return Err(SetupError("up to 1 to 20 cards can be chosen".to_owned())),
            Aim::Each(filter) => return Ok(Sel::Each(self.code.sieve(filter, self.ids)?)),
            Aim::This => return Ok(Sel::This),
            Aim::That => return Ok(Sel::That),
            Aim::Subject => return Ok(Sel::Subject),
            Aim::Bearer => return Ok(Sel::Bearer),
            Aim::Against => return Ok(Sel::Against),
        };
        self.step(pick)?;
        // Damage finds its bodyguards when it lands.
        if !is_damage {
            self.step(Op::Guard)?;
        }
        Ok(Sel::That)
    }

    fn on(&mut self, act: Act, aim: &Aim) -> Result<Op, SetupError> {
        Ok(Op::On(act, self.aim(aim, matches!(act, Act::Damage(..)))?))
    }

    fn to(&mut self, gift: Gift, who: Who, amount: &Amount) -> Result<Op, SetupError> {
        Ok(Op::To(gift, who, self.num(amount)?))
    }

    fn stats(
        &mut self,
        act: impl Fn(Num, Num) -> Act,
        aim: &Aim,
        [attack, defense]: [&Amount; 2],
    ) -> Result<Op, SetupError> {
        let act = act(self.num(attack)?, self.num(defense)?);
        self.on(act, aim)
    }

    fn granted(&mut self, act: impl Fn(u8) -> Act, aim: &Aim, of: Trait) -> Result<Op, SetupError> {
        self.on(act(plain_trait(of)?), aim)
    }
}

impl kit::Writer for Writer<'_> {
    type Verb = Verb;
    type Step = Op;

    fn steps(&mut self) -> &mut Numbered<Op> {
        self.code.steps()
    }

    fn verb(&mut self, verb: &Verb) -> Result<(), SetupError> {
        let op = match verb {
            Verb::Damage(aim, amount) => {
                let act = Act::Damage(self.num(amount)?, self.shells);
                self.on(act, aim)?
            }
            Verb::Shell(aim, amount) => {
                let act = Act::Damage(self.num(amount)?, true);
                self.on(act, aim)?
            }
            Verb::Destroy(aim) => self.on(Act::Destroy, aim)?,
            Verb::Return(aim) => self.on(Act::Return, aim)?,
            Verb::Exile(aim) => self.on(Act::Exile, aim)?,
            Verb::Withdraw(aim) => self.on(Act::Withdraw, aim)?,
            Verb::Boost(aim, attack, defense) => self.stats(Act::Boost, aim, [attack, defense])?,
            Verb::Hold(aim, attack, defense) => self.stats(Act::Hold, aim, [attack, defense])?,
            Verb::Promote(aim, attack, defense) => self.stats(Act::Promote, aim, [attack, defense])?,
            Verb::Grant(aim, of) => self.granted(Act::Grant, aim, *of)?,
            Verb::Deprive(aim, of) => self.granted(Act::Deprive, aim, *of)?,
            Verb::Exhaust(aim) => self.on(Act::Exhaust, aim)?,
            Verb::Ready(aim) => self.on(Act::Ready, aim)?,
            Verb::Pin(aim) => self.on(Act::Pin, aim)?,
            Verb::Shield(aim, amount) => {
                let act = Act::Shield(self.num(amount)?);
                self.on(act, aim)?
            }
            Verb::Protect(aim) => self.on(Act::Protect, aim)?,
            Verb::Load(aim, amount) => {
                let act = Act::Load(self.num(amount)?);
                self.on(act, aim)?
            }
            Verb::Strike(who, amount) => self.to(Gift::Strike, *who, amount)?,
            Verb::Cover(who, amount) => self.to(Gift::Cover, *who, amount)?,
            Verb::Heal(who, amount) => self.to(Gift::Heal, *who, amount)?,
            Verb::Lose(who, amount) => self.to(Gift::Lose, *who, amount)?,
            Verb::Draw(who, amount) => self.to(Gift::Draw, *who, amount)?,
            Verb::Mill(who, amount) => self.to(Gift::Mill, *who, amount)?,
            Verb::ExtraBase(amount) => self.to(Gift::Build, Who::You, amount)?,
            Verb::Discard(who, amount, chooser) => Op::Discard(*who, self.num(amount)?, *chooser),
            Verb::Scry(amount) => Op::Scry(self.num(amount)?),
            Verb::Search(filter, place) => Op::Search(self.code.card_sieve(filter, self.ids)?, *place),
            Verb::Recover(filter, amount, place) => {
                Op::Recover(self.code.card_sieve(filter, self.ids)?, self.num(amount)?, *place)
            }
            Verb::Rise(place) => Op::Rise(*place),
            Verb::Token(id, amount) => Op::Token(card(self.ids, id)?, self.num(amount)?),
            Verb::Discount(filter, amount) => Op::Discount(self.code.card_sieve(filter, self.ids)?, self.num(amount)?),
            Verb::If(cond, then, otherwise) => {
                let check = self.code.check(cond, self.ids)?;
                return self.branch(|to| Op::Unless(check, to), then, otherwise);
            }
            Verb::ChooseOne(options) => {
                let number = self.code.branches.add(Vec::new())?;
                self.step(Op::Choose(number))?;
                self.code.branches[usize::from(number)] = self.options(options)?;
                return Ok(());
            }
            Verb::May(costs, then) => {
                let price = self.code.price(costs, 0, self.ids)?;
                return self.over(
                    |to| Op::May(price, to),
                    |this| {
                        this.costs(costs)?;
                        this.verbs(then)
                    },
                );
            }
        };
        self.step(op)
    }
}
