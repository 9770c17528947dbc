//! Whether something depends on the course of a fight: on who attacks or defends, or on who is exhausted by it. Anything else can
//! be done just as well before the attack begins.

use super::kind::Static;
use super::op::{AimKind, Change, Fee, Num, Op, Program, Sel, Sum};
use super::{Check, Code, Test};

impl Code {
    /// Whether what an effect can do depends on the course of a fight. `shifting`: whether values of cards in play do.
    pub(in crate::heroes) fn minds_fight(&self, program: &Program, shifting: bool) -> bool {
        let asks = Asks { code: self, shifting };
        program.aims.iter().any(|aim| matches!(aim.kind, AimKind::Perm(sieve) if asks.sieve(sieve)))
            || self.steps(program).any(|op| asks.op(op))
    }

    /// Whether what can be paid depends on the course of a fight.
    pub(in crate::heroes) fn fee_minds_fight(&self, fee: u16, shifting: bool) -> bool {
        Asks { code: self, shifting }.fee(fee)
    }

    /// Whether a condition depends on the course of a fight.
    pub(in crate::heroes) fn check_minds_fight(&self, check: u16, shifting: bool) -> bool {
        Asks { code: self, shifting }.check(check)
    }

    /// Whether what a static power changes depends on the course of a fight.
    pub(in crate::heroes) fn static_minds_fight(&self, fixed: &Static) -> bool {
        let asks = Asks { code: self, shifting: false };
        asks.sel(fixed.who) || fixed.when.is_some_and(|check| asks.check(check)) || asks.changes(fixed.changes)
    }

    /// The steps of an effect, with those that it schedules for the end of the turn.
    fn steps(&self, program: &Program) -> impl Iterator<Item = &Op> {
        let (mut least, mut over) = (0, program.empty);
        let steps = self.ops.iter().enumerate().skip(usize::from(program.start));
        let steps = steps.take_while(move |(at, op)| {
            let goes_on = !over;
            if let Op::AtEnd(to) = op {
                least = least.max(usize::from(*to));
            }
            over |= **op == Op::End && *at >= least;
            goes_on
        });
        steps.map(|(_, op)| op)
    }
}

struct Asks<'a> {
    code: &'a Code,
    shifting: bool,
}

impl Asks<'_> {
    fn op(&self, op: &Op) -> bool {
        match *op {
            Op::Deal { n, to, .. } => self.num(n) || self.sel(to),
            Op::Put(n, who) | Op::AddCounters(_, n, who) => self.num(n) || self.sel(who),
            Op::Heal(n, who) | Op::Prevent(n, who, ..) | Op::RemoveCounters(_, n, who) => {
                n.is_some_and(|n| self.num(n)) || self.sel(who)
            }
            Op::Destroy(who) | Op::Move(who, _) | Op::Exhaust(who) | Op::Control(who, _) | Op::TurnDown(who) => {
                self.sel(who)
            }
            // The attacker has just been exhausted, and only now it can be removed from combat.
            Op::Ready(_) | Op::RemoveFromCombat(_) => true,
            Op::Draw(_, n) | Op::Discard(_, n, _) | Op::Mill(_, n) | Op::Token(_, n) | Op::Repeat(n, _) => self.num(n),
            Op::Give(who, list, _) => self.sel(who) || self.changes(list),
            Op::Pick(_, _, sieve) => self.sieve(sieve),
            Op::Unless(check, _) => self.check(check),
            Op::May(fee, _) | Op::Avert(_, fee, _) => self.fee(fee),
            Op::Look(..)
            | Op::Reveal(..)
            | Op::Search(..)
            | Op::Recover(..)
            | Op::ShuffleIn(..)
            | Op::Place(..)
            | Op::Interrupt(..)
            | Op::ExtraTurn
            | Op::Jump(_)
            | Op::Choose(_)
            | Op::Coin(_)
            | Op::Again(_)
            | Op::AtEnd(_)
            | Op::End => false,
        }
    }

    fn changes(&self, list: u16) -> bool {
        self.code.changes[usize::from(list)].iter().filter_map(Change::num).any(|num| self.num(num))
    }

    fn fee(&self, fee: u16) -> bool {
        let fees = &self.code.fees[usize::from(fee)];
        fees.iter().any(|fee| matches!(fee, Fee::Part(_, _, sieve) if self.sieve(*sieve)))
    }

    fn sel(&self, sel: Sel) -> bool {
        match sel {
            Sel::Attacker | Sel::Defender => true,
            Sel::Each(sieve) => self.sieve(sieve),
            Sel::This | Sel::Hero | Sel::Bearer | Sel::Aim(_) | Sel::That | Sel::Subject | Sel::Other => false,
        }
    }

    fn sieve(&self, sieve: u16) -> bool {
        self.code.sieves[usize::from(sieve)].tests.iter().any(|test| self.test(test))
    }

    fn test(&self, test: &Test) -> bool {
        match test {
            Test::Exhausted | Test::Attacking | Test::Defending => true,
            Test::Keyword(_) | Test::Tag(_) | Test::Atk(..) | Test::Health(..) => self.shifting,
            // A fight makes nobody ready.
            Test::Not(test) => **test != Test::Exhausted && self.test(test),
            Test::Any(tests) => tests.iter().any(|test| self.test(test)),
            // A hero deals another type of damage after a strike, which is an event of its own.
            Test::Damage(_)
            | Test::Type(_)
            | Test::Faction(_)
            | Test::Class(_)
            | Test::Instant
            | Test::Unique
            | Test::Yours
            | Test::Friendly
            | Test::Opposing
            | Test::Damaged
            | Test::This
            | Test::Attached
            | Test::Hurt
            | Test::New
            | Test::FaceDown
            | Test::Cost(..) => false,
        }
    }

    fn check(&self, check: u16) -> bool {
        match &self.code.checks[usize::from(check)] {
            Check::Is(a, _, b) => self.num(*a) || self.num(*b),
            Check::Exists(sieve) => self.sieve(*sieve),
            Check::Fits(sel, sieve) => self.sel(*sel) || self.sieve(*sieve),
            // A proposed attack is no combat yet for a condition.
            Check::Combat => true,
            Check::In(_) | Check::HeroClass(_) | Check::HeroFaction(_) | Check::Flipped => false,
            Check::Not(check) => self.check(*check),
            Check::All(checks) | Check::Either(checks) => checks.iter().any(|check| self.check(*check)),
        }
    }

    fn num(&self, num: Num) -> bool {
        let Num::Sum(sum) = num else { return false };
        match &self.code.sums[usize::from(sum)] {
            Sum::Count(sieve) => self.sieve(*sieve),
            Sum::Atk(sel) | Sum::Health(sel) => self.shifting || self.sel(*sel),
            Sum::Damage(sel) | Sum::Cost(sel) | Sum::Counters(_, sel) => self.sel(*sel),
            Sum::Plus(a, b) | Sum::Less(a, b) => self.num(*a) || self.num(*b),
            Sum::Times(_, a) | Sum::Half(a) => self.num(*a),
            Sum::X | Sum::Paid | Sum::CountIn(..) | Sum::Event | Sum::Hand(_) | Sum::Resources(_) => false,
        }
    }
}
