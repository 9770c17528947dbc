//! Whether a power depends on things that change all the time: damage, exhaustion, hands, resources, combat, or whose
//! turn it is. Such a power is *fickle*. Any other power is recomputed only when other cards come, go, turn over or
//! change sides.

use super::{Change, Check, Code, Num, Sel, Sum, Test, types};

/// Whether a static power is fickle.
pub(super) fn of_static(code: &Code, who: Sel, changes: u16, when: Option<u16>) -> bool {
    let number = |change: &Change| match change {
        Change::Atk(num) | Change::Health(num) | Change::Def(num) => of_num(code, *num),
        _ => false,
    };
    of_sel(code, who)
        || when.is_some_and(|check| of_check(code, check))
        || code.changes[usize::from(changes)].iter().any(number)
}

fn of_sel(code: &Code, sel: Sel) -> bool {
    match sel {
        Sel::This | Sel::Hero | Sel::Bearer => false,
        Sel::Each(sieve) => of_sieve(code, sieve),
        Sel::Aim(_) | Sel::That | Sel::Subject | Sel::Other | Sel::Attacker | Sel::Defender => true,
    }
}

fn of_sieve(code: &Code, sieve: u16) -> bool {
    let sieve = &code.sieves[usize::from(sieve)];
    let resources = sieve.resources && sieve.types & types::RESOURCE != 0;
    resources || sieve.tests.iter().any(of_test)
}

fn of_test(test: &Test) -> bool {
    match test {
        // The damage type of a hero is that of the weapon with which it strikes.
        Test::Damage(_)
        | Test::Exhausted
        | Test::Damaged
        | Test::Attacking
        | Test::Defending
        | Test::Hurt
        | Test::New
        | Test::Health(..) => true,
        Test::Not(test) => of_test(test),
        Test::Any(tests) => tests.iter().any(of_test),
        Test::Type(_)
        | Test::Tag(_)
        | Test::Faction(_)
        | Test::Class(_)
        | Test::Keyword(_)
        | Test::Instant
        | Test::Unique
        | Test::Yours
        | Test::Friendly
        | Test::Opposing
        | Test::This
        | Test::Attached
        | Test::FaceDown
        | Test::Cost(..)
        | Test::Atk(..) => false,
    }
}

fn of_check(code: &Code, check: u16) -> bool {
    match &code.checks[usize::from(check)] {
        Check::Is(a, _, b) => of_num(code, *a) || of_num(code, *b),
        Check::Exists(sieve) => of_sieve(code, *sieve),
        Check::Fits(sel, sieve) => of_sel(code, *sel) || of_sieve(code, *sieve),
        Check::Combat | Check::In(_) => true,
        Check::HeroClass(_) | Check::HeroFaction(_) | Check::Flipped => false,
        Check::Not(check) => of_check(code, *check),
        Check::All(checks) | Check::Either(checks) => checks.iter().any(|check| of_check(code, *check)),
    }
}

fn of_num(code: &Code, num: Num) -> bool {
    let Num::Sum(sum) = num else { return false };
    match &code.sums[usize::from(sum)] {
        Sum::Count(sieve) => of_sieve(code, *sieve),
        Sum::Atk(sel) | Sum::Cost(sel) | Sum::Counters(_, sel) => of_sel(code, *sel),
        Sum::Plus(a, b) | Sum::Less(a, b) => of_num(code, *a) || of_num(code, *b),
        Sum::Times(_, a) | Sum::Half(a) => of_num(code, *a),
        Sum::X
        | Sum::Paid
        | Sum::CountIn(..)
        | Sum::Health(_)
        | Sum::Damage(_)
        | Sum::Event
        | Sum::Hand(_)
        | Sum::Resources(_) => true,
    }
}
