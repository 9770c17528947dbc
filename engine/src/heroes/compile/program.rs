//! Compiles effects into steps.

use super::super::card::{Amount, Cond, Filter, Mod, Most, Player, Price, Verb, Who};
use super::Code;
use super::op::{Aim, AimKind, Change, Check, Fee, Num, Op, Part, Plr, Program, Sel, Sum};
use crate::kit::{self, Ids, Numbered, SetupError, Step, Writer as _};

impl Step for Op {
    const END: Self = Self::End;

    fn jump(to: u16) -> Self {
        Self::Jump(to)
    }
}

impl Check {
    pub(super) fn optional(code: &mut Code, cond: Option<&Cond>) -> Result<Option<u16>, SetupError> {
        let ids = Ids::new();
        cond.map(|cond| Writer::new(code, &ids).check(cond)).transpose()
    }
}

impl Fee {
    pub(super) fn new(code: &mut Code, price: &Price) -> Result<Self, SetupError> {
        Ok(match price {
            Price::Pay(number) => Self::Pay(*number),
            Price::PayX => Self::PayX,
            Price::Exhaust => Self::Exhaust,
            Price::ExhaustOther(number, filter) => Self::Part(Part::Exhaust, *number, code.sieve(filter)?),
            Price::DestroyThis => Self::DestroyThis,
            Price::Destroy(number, filter) => Self::Part(Part::Destroy, *number, code.sieve(filter)?),
            Price::RemoveThis => Self::RemoveThis,
            Price::RemoveFromGraveyard(number, filter) => Self::Part(Part::Remove, *number, code.sieve(filter)?),
            Price::Discard(number, filter) => Self::Part(Part::Discard, *number, code.sieve(filter)?),
            Price::PutOnHero(number) => Self::PutOnHero(*number),
            Price::PutOnThis(number) => Self::PutOnThis(*number),
            Price::Counters(number, word) => Self::Counters(*number, code.counters.index(word)?),
            Price::Flip => Self::Flip,
        })
    }
}

/// Writes the steps of one effect.
pub(super) struct Writer<'a> {
    code: &'a mut Code,
    ids: &'a Ids,
    aims: Vec<Aim>,
    /// Whether a repetition is being written: an effect has only one loop counter.
    repeating: bool,
    /// Whether X means the X of a price within the effect.
    paying: bool,
}

impl<'a> Writer<'a> {
    pub(super) fn new(code: &'a mut Code, ids: &'a Ids) -> Self {
        Self { code, ids, aims: Vec::new(), repeating: false, paying: false }
    }

    /// The card to which an attachment is attached is its first target.
    pub(super) fn attach(&mut self, filter: &Filter) -> Result<(), SetupError> {
        let sieve = self.code.sieve(filter)?;
        self.aim(AimKind::Perm(sieve), 1, 1).map(drop)
    }

    pub(super) fn program(mut self, effect: &[Verb]) -> Result<Program, SetupError> {
        let start = self.effect(effect)?;
        let mut program = Program { start, aims: self.aims, empty: effect.is_empty(), moods: Vec::new(), harm: 0 };
        program.judge(self.code);
        Ok(program)
    }

    fn aim(&mut self, kind: AimKind, min: u8, max: u8) -> Result<u8, SetupError> {
        if max == 0 || min > max {
            return Err(SetupError(format!("from {min} to {max} targets is no number of targets")));
        }
        self.aims.push(Aim { kind, min, max });
        u8::try_from(self.aims.len() - 1).map_err(|_| SetupError("it has too many targets".to_owned()))
    }

    /// A selection that needs no choice.
    pub(super) fn fixed(&mut self, who: &Who) -> Result<Sel, SetupError> {
        Ok(match who {
            Who::This => Sel::This,
            Who::Hero => Sel::Hero,
            Who::Bearer => Sel::Bearer,
            Who::That => Sel::That,
            Who::Subject => Sel::Subject,
            Who::Other => Sel::Other,
            Who::Each(filter) => Sel::Each(self.code.sieve(filter)?),
            Who::Attacker => Sel::Attacker,
            Who::Defender => Sel::Defender,
            Who::Target(_) | Who::Targets(..) | Who::Choose(..) => {
                return Err(SetupError("a target or a choice stands where none can be made".to_owned()));
            }
        })
    }

    fn who(&mut self, who: &Who) -> Result<Sel, SetupError> {
        match who {
            Who::Target(filter) => {
                let sieve = self.code.sieve(filter)?;
                self.aim(AimKind::Perm(sieve), 1, 1).map(Sel::Aim)
            }
            Who::Targets(min, max, filter) => {
                let sieve = self.code.sieve(filter)?;
                self.aim(AimKind::Perm(sieve), *min, *max).map(Sel::Aim)
            }
            Who::Choose(chooser, number, filter) => {
                let sieve = self.code.sieve(filter)?;
                self.step(Op::Pick(*chooser, *number, sieve))?;
                Ok(Sel::That)
            }
            _ => self.fixed(who),
        }
    }

    fn player(&mut self, player: Player) -> Result<Plr, SetupError> {
        Ok(match player {
            Player::You => Plr::You,
            Player::Opponents => Plr::Opponents,
            Player::Everyone => Plr::Everyone,
            Player::Controller => Plr::Controller,
            Player::Target => Plr::Aim(self.aim(AimKind::Player, 1, 1)?),
            Player::TargetOpponent => Plr::Aim(self.aim(AimKind::Opponent, 1, 1)?),
        })
    }

    fn num(&mut self, amount: &Amount) -> Result<Num, SetupError> {
        let sum = match amount {
            Amount::N(number) => return Ok(Num::N(*number)),
            Amount::X if self.paying => Sum::Paid,
            Amount::X => Sum::X,
            Amount::Count(filter) => Sum::Count(self.code.sieve(filter)?),
            Amount::CountIn(zone, player, filter) => {
                Sum::CountIn(*zone, self.player(*player)?, self.code.sieve(filter)?)
            }
            Amount::AtkOf(who) => Sum::Atk(self.fixed(who)?),
            Amount::HealthOf(who) => Sum::Health(self.fixed(who)?),
            Amount::DamageOn(who) => Sum::Damage(self.fixed(who)?),
            Amount::CostOf(who) => Sum::Cost(self.fixed(who)?),
            Amount::Counters(word, who) => Sum::Counters(self.code.counters.index(word)?, self.fixed(who)?),
            Amount::Event => Sum::Event,
            Amount::Resources(player) => Sum::Resources(self.player(*player)?),
            Amount::Hand(player) => Sum::Hand(self.player(*player)?),
            Amount::Sum(a, b) => Sum::Plus(self.num(a)?, self.num(b)?),
            Amount::Less(a, b) => Sum::Less(self.num(a)?, self.num(b)?),
            Amount::Times(factor, a) => Sum::Times(*factor, self.num(a)?),
            Amount::Half(a) => Sum::Half(self.num(a)?),
        };
        self.code.sums.add(sum).map(Num::Sum)
    }

    fn most(&mut self, most: &Most) -> Result<Option<Num>, SetupError> {
        match most {
            Most::N(amount) => self.num(amount).map(Some),
            Most::All => Ok(None),
        }
    }

    pub(super) fn check(&mut self, cond: &Cond) -> Result<u16, SetupError> {
        let each =
            |this: &mut Self, conds: &[Cond]| conds.iter().map(|cond| this.check(cond)).collect::<Result<Vec<_>, _>>();
        let check = match cond {
            Cond::Is(a, cmp, b) => Check::Is(self.num(a)?, *cmp, self.num(b)?),
            Cond::Exists(filter) => Check::Exists(self.code.sieve(filter)?),
            Cond::Fits(who, filter) => Check::Fits(self.fixed(who)?, self.code.sieve(filter)?),
            Cond::In(turn) => Check::In(*turn),
            Cond::Combat => Check::Combat,
            Cond::HeroClass(class) => Check::HeroClass(*class),
            Cond::HeroFaction(faction) => Check::HeroFaction(*faction),
            Cond::Flipped => Check::Flipped,
            Cond::Not(cond) => Check::Not(self.check(cond)?),
            Cond::All(conds) => Check::All(each(self, conds)?),
            Cond::Either(conds) => Check::Either(each(self, conds)?),
        };
        self.code.checks.add(check)
    }

    pub(super) fn changes(&mut self, mods: &[Mod]) -> Result<u16, SetupError> {
        let changes = mods.iter().map(|change| self.change(change)).collect::<Result<Vec<_>, _>>()?;
        self.code.changes.add(changes)
    }

    fn change(&mut self, change: &Mod) -> Result<Change, SetupError> {
        Ok(match change {
            Mod::Atk(amount) => Change::Atk(self.num(amount)?),
            Mod::Health(amount) => Change::Health(self.num(amount)?),
            Mod::Def(amount) => Change::Def(self.num(amount)?),
            Mod::Strike(number) => Change::Strike(*number),
            Mod::Gain(keyword) => Change::Gain(*keyword),
            Mod::Lose(keyword) => Change::Lose(*keyword),
            Mod::LosePowers => Change::LosePowers,
            Mod::Cant(cant) => Change::Cant(*cant),
            Mod::MustAttack => Change::MustAttack,
            Mod::DealMore(number, kind) => Change::DealMore(*number, *kind),
            Mod::TakeMore(number, kind) => Change::TakeMore(*number, *kind),
            Mod::HealMore(number) => Change::HealMore(*number),
            Mod::Tagged(word) => Change::Tagged(self.code.tags.index(word)?),
            Mod::HandSize(number) => Change::HandSize(*number),
            Mod::CostMore(filter, number) => Change::CostMore(self.code.sieve(filter)?, *number),
        })
    }

    /// Verbs that contain verbs.
    fn flow(&mut self, verb: &Verb) -> Result<(), SetupError> {
        match verb {
            Verb::If(cond, then, otherwise) => {
                let check = self.check(cond)?;
                self.branch(|to| Op::Unless(check, to), then, otherwise)
            }
            Verb::Flip(heads, tails) => self.branch(Op::Coin, heads, tails),
            Verb::May(price, then) => {
                let fee = self.code.fee(price)?;
                let outside = self.paying;
                self.paying |= price.contains(&Price::PayX);
                self.branch(|to| Op::May(fee, to), then, &[])?;
                self.paying = outside;
                Ok(())
            }
            Verb::Unless(player, price, then) => {
                let (player, fee) = (self.player(*player)?, self.code.fee(price)?);
                self.branch(|to| Op::Avert(player, fee, to), then, &[])
            }
            Verb::ChooseOne(options) => {
                let number = self.code.branches.add(Vec::new())?;
                self.step(Op::Choose(number))?;
                self.code.branches[usize::from(number)] = self.options(options)?;
                Ok(())
            }
            Verb::Repeat(amount, inner) => {
                if std::mem::replace(&mut self.repeating, true) {
                    return Err(SetupError("a repetition cannot stand inside another".to_owned()));
                }
                let times = self.num(amount)?;
                self.repeat(|to| Op::Repeat(times, to), Op::Again, inner)?;
                self.repeating = false;
                Ok(())
            }
            Verb::AtEnd(inner) => self.over(Op::AtEnd, |this| {
                this.verbs(inner)?;
                this.step(Op::End)
            }),
            _ => Ok(()),
        }
    }
}

impl kit::Writer for Writer<'_> {
    type Verb = Verb;
    type Step = Op;

    fn steps(&mut self) -> &mut Numbered<Op> {
        &mut self.code.ops
    }

    fn verb(&mut self, verb: &Verb) -> Result<(), SetupError> {
        let op = match verb {
            Verb::Deal { n, kind, to, by, sure } => {
                let to = self.who(to)?;
                Op::Deal { n: self.num(n)?, kind: *kind, to, by: *by, sure: *sure }
            }
            Verb::Put(amount, who) => {
                let who = self.who(who)?;
                Op::Put(self.num(amount)?, who)
            }
            Verb::Heal(most, who) => {
                let who = self.who(who)?;
                Op::Heal(self.most(most)?, who)
            }
            Verb::Destroy(who) => Op::Destroy(self.who(who)?),
            Verb::Move(who, zone) => Op::Move(self.who(who)?, *zone),
            Verb::Exhaust(who) => Op::Exhaust(self.who(who)?),
            Verb::Ready(who) => Op::Ready(self.who(who)?),
            Verb::Draw(player, amount) => Op::Draw(self.player(*player)?, self.num(amount)?),
            Verb::Discard(player, amount, chooser) => Op::Discard(self.player(*player)?, self.num(amount)?, *chooser),
            Verb::Mill(player, amount) => Op::Mill(self.player(*player)?, self.num(amount)?),
            Verb::Look(number, most, filter, zone) => Op::Look(*number, *most, self.code.sieve(filter)?, *zone),
            Verb::Reveal(number, filter, zone) => Op::Reveal(*number, self.code.sieve(filter)?, *zone),
            Verb::Search(filter, zone) => Op::Search(self.code.sieve(filter)?, *zone),
            Verb::Recover(most, filter, zone) => Op::Recover(*most, self.code.sieve(filter)?, *zone),
            Verb::ShuffleIn(player, zone) => Op::ShuffleIn(self.player(*player)?, *zone),
            Verb::Place(from, number, zone) => Op::Place(*from, *number, *zone),
            Verb::Give(who, mods, until) => {
                let who = self.who(who)?;
                Op::Give(who, self.changes(mods)?, *until)
            }
            Verb::Prevent(most, who, combat, until) => {
                let who = self.who(who)?;
                Op::Prevent(self.most(most)?, who, *combat, *until)
            }
            Verb::Control(who, until) => Op::Control(self.who(who)?, *until),
            Verb::AddCounters(word, amount, who) => {
                let who = self.who(who)?;
                Op::AddCounters(self.code.counters.index(word)?, self.num(amount)?, who)
            }
            Verb::RemoveCounters(word, most, who) => {
                let who = self.who(who)?;
                Op::RemoveCounters(self.code.counters.index(word)?, self.most(most)?, who)
            }
            Verb::Interrupt(filter, unless) => {
                let sieve = self.code.sieve(filter)?;
                Op::Interrupt(self.aim(AimKind::Link(sieve), 1, 1)?, *unless)
            }
            Verb::Token(id, amount) => {
                let kind = self.ids.get(id);
                let kind = kind.ok_or_else(|| SetupError(format!("there is no token `{id}`")))?;
                Op::Token(*kind, self.num(amount)?)
            }
            Verb::TurnDown(who) => Op::TurnDown(self.who(who)?),
            Verb::RemoveFromCombat(who) => Op::RemoveFromCombat(self.who(who)?),
            Verb::ExtraTurn => Op::ExtraTurn,
            Verb::If(..)
            | Verb::May(..)
            | Verb::Unless(..)
            | Verb::ChooseOne(_)
            | Verb::Flip(..)
            | Verb::Repeat(..)
            | Verb::AtEnd(_) => return self.flow(verb),
        };
        self.step(op)
    }
}
