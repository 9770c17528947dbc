//! Whether an effect is good or bad for its targets. It serves players that choose at a glance, never the rules.

use super::Code;
use super::op::{Change, Num, Op, Program, Sel};

impl Program {
    /// Finds out whether the effect is good for its targets.
    pub(super) fn judge(&mut self, code: &Code) {
        self.moods = vec![0; self.aims.len()];
        let mut last = None;
        for op in &code.ops[usize::from(self.start)..] {
            let Some((who, mood)) = mood(code, op) else { continue };
            let aim = match who {
                Sel::Aim(aim) => Some(aim),
                Sel::That => last,
                _ => None,
            };
            last = aim;
            if let Op::Deal { n: Num::N(n), .. } = op {
                self.harm = self.harm.max(*n);
            }
            if let Some(mood_of) = aim.and_then(|aim| self.moods.get_mut(usize::from(aim))) {
                *mood_of += mood;
            }
        }
    }

    /// The effect on the targets of an aim: bad below 0, good above 0.
    pub(in crate::heroes) fn mood(&self, aim: u8) -> i8 {
        self.moods.get(usize::from(aim)).copied().unwrap_or(0)
    }
}

fn mood(code: &Code, op: &Op) -> Option<(Sel, i8)> {
    Some(match op {
        Op::Deal { to, .. } => (*to, -2),
        Op::Put(_, who)
        | Op::Destroy(who)
        | Op::Move(who, _)
        | Op::Exhaust(who)
        | Op::Control(who, _)
        | Op::RemoveFromCombat(who)
        | Op::TurnDown(who) => (*who, -2),
        Op::Interrupt(aim, _) => (Sel::Aim(*aim), -2),
        Op::Heal(_, who) | Op::Ready(who) | Op::Prevent(_, who, ..) => (*who, 2),
        Op::AddCounters(_, _, who) => (*who, 1),
        Op::RemoveCounters(_, _, who) => (*who, -1),
        Op::Give(who, list, _) => (*who, code.changes[usize::from(*list)].iter().map(of_change).sum()),
        _ => return None,
    })
}

/// Whether a change is good for the changed card.
pub(super) fn of_change(change: &Change) -> i8 {
    match change {
        Change::Atk(Num::N(n)) | Change::Health(Num::N(n)) | Change::Def(Num::N(n)) => n.signum() as i8,
        Change::Atk(_) | Change::Health(_) | Change::Def(_) | Change::Gain(_) | Change::HealMore(_) => 1,
        Change::Strike(n) | Change::CostMore(_, n) | Change::TakeMore(n, _) => -n.signum(),
        Change::DealMore(n, _) | Change::HandSize(n) => n.signum(),
        Change::Lose(_) | Change::LosePowers | Change::MustAttack => -1,
        Change::Cant(
            super::super::card::Cant::BeDestroyed
            | super::super::card::Cant::BeTargeted
            | super::super::card::Cant::BeAttacked
            | super::super::card::Cant::BePrevented,
        ) => 1,
        Change::Cant(_) => -1,
        Change::Tagged(_) => 0,
    }
}
