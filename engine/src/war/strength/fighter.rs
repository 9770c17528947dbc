//! The numbers of a unit in a fight, worked out once. A glance compares every unit with every other, and with many units each
//! would be worked out again for each pair.

use super::worth::unit;
use crate::war::state::{Perm, State};

/// A unit that attacks or could block.
pub(super) struct Fighter<'a> {
    pub(super) perm: &'a Perm,
    pub(super) attack: i32,
    /// The damage that destroys it.
    pub(super) left: i32,
    /// The same for the damage of an attacker, as [`State::deadly`] foresees it, before the classes are compared.
    toughness: i16,
    pub(super) worth: f32,
    is_ground: bool,
}

impl<'a> Fighter<'a> {
    pub(super) fn of(state: &State, perm: &'a Perm) -> Self {
        let left = i32::from(state.defense(perm)) - i32::from(perm.damage);
        Self {
            perm,
            attack: state.attack(perm).into(),
            left,
            toughness: state.toughness(perm),
            worth: unit(state, perm),
            is_ground: state.type_of(perm.kind).is_ground(),
        }
    }

    /// The damage of an attacker that destroys this blocker.
    pub(super) fn deadly(&self, state: &State, attacker: &Perm, is_bombed: bool) -> i32 {
        state.deadly_to(self.toughness, attacker, self.perm, is_bombed).into()
    }

    /// The damage that it takes from the bombs on all ground units (W-23).
    pub(super) fn splash(&self, is_bombed: bool) -> i32 {
        i32::from(is_bombed && self.is_ground)
    }
}
