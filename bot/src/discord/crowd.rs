//! Limits how much is done at the same time for one person, and for everybody together.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many interactions of one person are attended to at once: enough for two games and some impatience.
const EACH: usize = 6;

/// How many interactions of everybody are attended to at once.
const ALL: usize = 512;

/// How many refusals are sent at once. Beyond that, interactions get no answer.
const TOLD: usize = 64;

/// Counts the interactions that are being attended to.
#[derive(Default)]
pub(crate) struct Crowd(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    each: HashMap<u64, usize>,
    all: usize,
    told: usize,
}

/// What becomes of an interaction.
pub(crate) enum Admission {
    /// It is attended to, as long as this is held.
    Now(Permit),
    /// The person has too many interactions in progress, and is told so.
    TooMany(Permit),
    /// All people together have too many interactions in progress, and the person is told so.
    Full(Permit),
    /// Even refusals are too many.
    Silence,
}

/// A permit, given back when it is dropped.
pub(crate) struct Permit {
    crowd: Arc<Crowd>,
    /// The person; `None` for a refusal.
    user: Option<u64>,
}

impl Crowd {
    /// Lets a person's interaction in, or says why not.
    pub(crate) fn enter(self: &Arc<Self>, user: u64) -> Admission {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.each.get(&user).copied().unwrap_or_default();
        let permit = |user| Permit { crowd: Arc::clone(self), user };
        if own < EACH && counts.all < ALL {
            counts.all += 1;
            counts.each.insert(user, own + 1);
            return Admission::Now(permit(Some(user)));
        }
        if counts.told >= TOLD {
            return Admission::Silence;
        }
        counts.told += 1;
        if own < EACH { Admission::Full(permit(None)) } else { Admission::TooMany(permit(None)) }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(user) = self.user else {
            counts.told -= 1;
            return;
        };
        counts.all -= 1;
        if let Some(own) = counts.each.get_mut(&user) {
            *own -= 1;
            if *own == 0 {
                counts.each.remove(&user);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    //
    #[test]
    fn one_person_who_floods_is_bounded_and_others_are_attended_to() {
        let crowd = Arc::new(Crowd::default());
        let mut held: Vec<Admission> = (0..EACH).map(|_| crowd.enter(1)).collect();
        assert!(held.iter().all(|found| matches!(found, Admission::Now(_))));
        assert!(matches!(crowd.enter(1), Admission::TooMany(_)));
        assert!(matches!(crowd.enter(2), Admission::Now(_)));
        held.pop();
        assert!(matches!(crowd.enter(1), Admission::Now(_)), "one of the person's interactions is done");
    }

    #[test]
    fn everybody_together_is_bounded_too_and_so_are_the_refusals() {
        let crowd = Arc::new(Crowd::default());
        let held: Vec<Admission> = (0..ALL as u64).map(|user| crowd.enter(user)).collect();
        assert!(held.iter().all(|found| matches!(found, Admission::Now(_))));
        let told: Vec<Admission> = (0..TOLD as u64).map(|user| crowd.enter(10_000 + user)).collect();
        assert!(told.iter().all(|found| matches!(found, Admission::Full(_))));
        assert!(matches!(crowd.enter(20_000), Admission::Silence));
        drop((held, told));
        let counts = crowd.0.lock().unwrap();
        assert!(counts.each.is_empty() && counts.all == 0 && counts.told == 0, "nobody is remembered");
    }
}
