//! Compiled cards: the form that the engine runs in place of the trees.

mod fickle;
mod fight;
#[cfg(test)]
mod golden;
mod kind;
mod mood;
mod op;
mod program;
#[cfg(test)]
mod refused;
mod test;

pub(super) use kind::{Brief, Compiled, LAYERS, OnKind, Trigger, bit, layer_of, types};
pub(super) use op::{AimKind, Change, Check, Fee, Num, Op, Part, Plr, Program, Sel, Sum};
pub(super) use test::{Sieve, Test};

use super::card::{CardDef, Filter, Price};
use crate::kit::{Compile, Ids, Kind, Names, Numbered, SetupError};

/// All compiled parts of a match's cards.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    pub(super) kinds: Vec<Compiled>,
    /// The data that is needed most often, close together in memory.
    pub(super) briefs: Vec<Brief>,
    pub(super) ops: Numbered<Op>,
    pub(super) sieves: Numbered<Sieve>,
    pub(super) sums: Numbered<Sum>,
    pub(super) checks: Numbered<Check>,
    pub(super) fees: Numbered<Vec<Fee>>,
    pub(super) changes: Numbered<Vec<Change>>,
    /// The number of change lists before those of each card: a list is identified by its card and its place among the
    /// lists of that card.
    lists: Vec<u16>,
    /// The positions at which the branches of choices begin.
    pub(super) branches: Numbered<Vec<u16>>,
    /// The empty fee.
    pub(super) free: u16,
    /// The tag of cards that can be used in bear form (H-100), if any card has it.
    pub(super) feral: Option<u8>,
    tags: Names,
    counters: Names,
}

impl Compile for Code {
    type Def = CardDef;

    fn add(&mut self, card: &CardDef, ids: &Ids) -> Result<(), SetupError> {
        self.free = self.fee(&[])?;
        self.lists.push(self.changes.next()?);
        let compiled = kind::compile(self, card, ids)?;
        self.briefs.push(Brief::of(&compiled));
        self.kinds.push(compiled);
        self.feral = self.tags.find("feral");
        Ok(())
    }
}

impl Code {
    /// The card to which a list of changes belongs, and the place of the list among those of that card.
    pub(super) fn place_of(&self, list: u16) -> Option<(Kind, u16)> {
        let after = self.lists.partition_point(|first| *first <= list);
        let kind = u16::try_from(after.checked_sub(1)?).ok()?;
        Some((Kind(kind), list - self.lists[usize::from(kind)]))
    }

    /// The list of changes at a place among those of a card.
    pub(super) fn list_at(&self, kind: Kind, place: u16) -> Option<u16> {
        let list = self.lists.get(kind.index())?.checked_add(place)?;
        (self.place_of(list) == Some((kind, place)) && usize::from(list) < self.changes.len()).then_some(list)
    }

    /// The name of a kind of counters.
    pub(super) fn counter(&self, number: u8) -> &str {
        self.counters.name(number)
    }

    /// The number of a kind of counters, if any card uses it.
    pub(super) fn counter_named(&self, word: &str) -> Option<u8> {
        self.counters.find(word)
    }

    fn sieve(&mut self, filter: &Filter) -> Result<u16, SetupError> {
        self.sieves.intern(Sieve::new(filter, &mut self.tags)?)
    }

    /// The number of a price.
    fn fee(&mut self, price: &[Price]) -> Result<u16, SetupError> {
        let fees = price.iter().map(|price| Fee::new(self, price)).collect::<Result<Vec<_>, _>>()?;
        if fees.iter().filter(|fee| matches!(fee, Fee::Part(..))).count() > 1 {
            return Err(SetupError("a price can ask for cards of one sort only".to_owned()));
        }
        self.fees.intern(fees)
    }
}
