//! Compiled cards: the form that the engine runs in place of the trees.

mod fickle;
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
pub(super) use op::{Change, Check, Fee, Num, Op, Part, Plr, Program, Sel, SlotKind, Sum};
pub(super) use test::{Sieve, Test};

use std::collections::BTreeMap;

use super::card::{CardDef, Filter};
use crate::kit::{Kind, SetupError};

/// All compiled parts of a match's cards.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    pub(super) kinds: Vec<Compiled>,
    /// The data that is needed most often, close together in memory.
    pub(super) briefs: Vec<Brief>,
    pub(super) ops: Vec<Op>,
    pub(super) sieves: Vec<Sieve>,
    pub(super) sums: Vec<Sum>,
    pub(super) checks: Vec<Check>,
    pub(super) fees: Vec<Vec<Fee>>,
    pub(super) changes: Vec<Vec<Change>>,
    /// The number of change lists before those of each card: a list is identified by its card and its place among the
    /// lists of that card.
    lists: Vec<u16>,
    /// The positions at which the branches of choices begin.
    pub(super) branches: Vec<Vec<u16>>,
    /// The empty fee.
    pub(super) free: u16,
    /// The tag of cards that can be used in bear form (H-100), if any card has it.
    pub(super) feral: Option<u8>,
    tags: Names,
    counters: Names,
}

/// Words by number.
#[derive(Clone, Debug, Default)]
struct Names(Vec<String>);

impl Names {
    fn index(&mut self, word: &str) -> Result<u8, SetupError> {
        let at = self.0.iter().position(|known| known == word).unwrap_or_else(|| {
            self.0.push(word.to_owned());
            self.0.len() - 1
        });
        u8::try_from(at)
            .ok()
            .filter(|at| *at < 128)
            .ok_or_else(|| SetupError("there are more than 128 words of one sort".into()))
    }
}

impl Code {
    /// Compiles all cards of a match.
    pub(super) fn compile(cards: &[CardDef]) -> Result<Self, SetupError> {
        let mut ids = BTreeMap::new();
        for (number, card) in (0..).zip(cards) {
            if ids.insert(card.id.as_str(), Kind(number)).is_some() {
                return Err(SetupError(format!("card `{}`: the id stands twice", card.id)));
            }
        }
        let mut code = Self { fees: vec![Vec::new()], ..Self::default() };
        for card in cards {
            code.lists.push(index(code.changes.len())?);
            let compiled = kind::compile(&mut code, card, &ids);
            let compiled = compiled.map_err(|error| SetupError(format!("card `{}`: {}", card.id, error.0)))?;
            code.briefs.push(Brief::of(&compiled));
            code.kinds.push(compiled);
        }
        code.feral = code.tags.0.iter().position(|tag| tag == "feral").and_then(|at| u8::try_from(at).ok());
        Ok(code)
    }

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
        self.counters.0.get(usize::from(number)).map_or("", String::as_str)
    }

    /// The number of a kind of counters, if any card uses it.
    pub(super) fn counter_named(&self, word: &str) -> Option<u8> {
        self.counters.0.iter().position(|known| known == word).and_then(|at| u8::try_from(at).ok())
    }

    fn sieve(&mut self, filter: &Filter) -> Result<u16, SetupError> {
        let sieve = Sieve::new(filter, &mut self.tags)?;
        let at = self.sieves.iter().position(|known| *known == sieve).unwrap_or_else(|| {
            self.sieves.push(sieve);
            self.sieves.len() - 1
        });
        index(at)
    }
}

fn index(number: usize) -> Result<u16, SetupError> {
    u16::try_from(number).map_err(|_| SetupError("the cards are too long together".to_owned()))
}
