//! The cards of matches in compiled form, kept in memory once for all matches with the same cards.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::card::CardDef;
use super::compile::Code;
use crate::kit::{Kind, SetupError};

/// The number of card lists that are compared with a new one; most matches use the shipped cards.
const MOST: usize = 16;

/// The cards of a match.
#[derive(Debug, Default)]
pub(super) struct Library {
    /// By kind.
    pub(super) defs: Vec<Arc<CardDef>>,
    pub(super) ids: BTreeMap<String, Kind>,
    pub(super) code: Arc<Code>,
}

impl Library {
    /// Compiles cards, unless another match already has the same list.
    ///
    /// # Errors
    /// Says what is wrong: a card is named twice, or an effect is meaningless.
    pub(super) fn of(cards: Vec<CardDef>) -> Result<Arc<Self>, SetupError> {
        static KNOWN: Mutex<Vec<Weak<Library>>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|one| one.strong_count() > 0);
        if let Some(same) = known.iter().filter_map(Weak::upgrade).find(|one| one.has(&cards)) {
            return Ok(same);
        }
        let new = Arc::new(Self::compile(cards)?);
        if known.len() == MOST {
            known.remove(0);
        }
        known.push(Arc::downgrade(&new));
        Ok(new)
    }

    fn has(&self, cards: &[CardDef]) -> bool {
        self.defs.len() == cards.len() && self.defs.iter().zip(cards).all(|(known, card)| **known == *card)
    }

    fn compile(cards: Vec<CardDef>) -> Result<Self, SetupError> {
        let code = Arc::new(Code::compile(&cards)?);
        let defs: Vec<Arc<CardDef>> = cards.into_iter().map(Arc::new).collect();
        let ids = (0..).map(Kind).zip(&defs).map(|(kind, def)| (def.id.clone(), kind)).collect();
        Ok(Self { defs, ids, code })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heroes::set::library;

    #[test]
    fn l4_matches_with_the_same_cards_share_what_is_compiled() {
        let cards: Vec<CardDef> = library().cards.iter().map(|card| (**card).clone()).collect();
        let (one, other) = (Library::of(cards.clone()).unwrap(), Library::of(cards.clone()).unwrap());
        assert!(Arc::ptr_eq(&one, &other));
        let fewer = Library::of(cards[1..].to_vec()).unwrap_or_else(|_| Library::of(cards[..1].to_vec()).unwrap());
        assert!(!Arc::ptr_eq(&one, &fewer));
    }
}
