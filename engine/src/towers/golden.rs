//! A checksum of the compiled shipped cards.

use sha2::{Digest, Sha256};

use super::set::library;
use super::{Rules, Towers, standard};
use crate::kit::{Game, hex};

#[test]
fn a2_who_compiles_the_same_cards_otherwise_raises_code() {
    let rules = Rules::prepare(standard()).expect("the shipped cards compile");
    assert_eq!(rules.code.compiled.len(), library().cards.len(), "the standard set-up holds every card");
    let sum = hex(&Sha256::digest(format!("{:?}{:?}", rules.code.compiled, rules.code.programs))[..8]);
    let known = (1, "e24ca78b5e50f55f");
    let what = "compiled cards are others: raise Towers::CODE unless only the cards themselves changed, or steps have \
                only other names at the same positions, and write the sum";
    assert_eq!((Towers::CODE, &*sum), known, "{what}");
}
