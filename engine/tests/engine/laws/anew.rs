//! Other deals of the same match. They are made without the code that hides cards, from the knowledge stored in each card.

use duelhall_engine::kit::{Live, Rng, SeatSet, Viewer};
use serde_json::Value;

use crate::laws::Lawful;

/// The state with all cards dealt again that none of the viewers knows, and with other future chance if asked for.
pub(crate) fn deal<G: Lawful>(live: &Live<G>, viewers: &[Viewer], other_chance: bool, rng: &mut Rng) -> G::State {
    let mut written = serde_json::to_value(live.state()).expect("a state can be written");
    for mut group in G::places(&mut written) {
        let mut kinds = Vec::new();
        for place in &mut group {
            cards(place, viewers, &mut |kind| kinds.push(kind.clone()));
        }
        rng.shuffle(&mut kinds);
        let mut kinds = kinds.into_iter();
        for place in group {
            cards(place, viewers, &mut |kind| *kind = kinds.next().expect("as many as before"));
        }
    }
    if other_chance {
        *G::chance(&mut written) = serde_json::to_value(rng.fork()).expect("chance can be written");
    }
    let mut state = serde_json::from_value(written).expect("it is written as before");
    G::attach(&mut state, live.rules()).expect("its cards are those of the match");
    state
}

/// Calls `meet` with the kind of every card within `value` that none of the viewers knows. A card is stored as its kind
/// and the seats that know it.
fn cards(value: &mut Value, viewers: &[Viewer], meet: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(parts) => match parts.as_mut_slice() {
            [kind @ Value::Number(_), Value::Number(known)] => {
                let known = SeatSet(known.as_u64().and_then(|bits| bits.try_into().ok()).expect("a set of seats"));
                if !viewers.iter().any(|viewer| viewer.sees(known)) {
                    meet(kind);
                }
            }
            parts => parts.iter_mut().for_each(|part| cards(part, viewers, meet)),
        },
        Value::Object(parts) => parts.values_mut().for_each(|part| cards(part, viewers, meet)),
        _ => {}
    }
}
