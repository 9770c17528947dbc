//! Whom damage would not reach, because prevention waits for it (H-140).

use super::announce::{Pending, Wanted};
use super::compile::{Op, Sel};
use super::state::{Frame, Id, Packet, State};

impl State {
    /// Whether what is being put on the chain would deal a character damage, and all of it would be prevented.
    pub(super) fn is_spared(&self, pending: &Pending, at: u8, id: Id) -> bool {
        let packet = match pending.wanted {
            Wanted::Attack(attacker) => {
                self.perm(attacker).zip(self.perm(id)).map(|(attacker, perm)| self.blow(attacker, perm, 0))
            }
            _ => self.dealt(pending, at, id),
        };
        packet.is_some_and(|packet| self.is_stopped(&packet))
    }

    /// The damage that an effect deals to a target, if it deals it in its first step.
    fn dealt(&self, pending: &Pending, at: u8, id: Id) -> Option<Packet> {
        let program = self.program(pending)?;
        // The chosen X joins the effect only when it goes on the chain.
        let frame = &Frame { x: pending.x.unwrap_or_default(), ..pending.frame.clone() };
        match *self.rules.code.ops.get(usize::from(program.start))? {
            Op::Deal { n, kind, to: Sel::Aim(aim), by, sure } if aim == at => Some(Packet {
                to: id,
                by: self.dealer(frame, by),
                controller: frame.controller,
                n: self.num(n, frame),
                kind,
                combat: false,
                sure,
                weighed: false,
                armored: false,
            }),
            _ => None,
        }
    }
}
