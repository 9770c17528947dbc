//! Remembers which updates came before, because Telegram sends some of them twice.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// How many updates are remembered.
const REMEMBERED: usize = 4_096;

/// The updates that came.
#[derive(Default)]
pub(crate) struct Came(Mutex<Numbers>);

#[derive(Default)]
struct Numbers {
    /// Whether each update is taken for good.
    known: HashMap<i64, bool>,
    order: VecDeque<i64>,
}

/// What is known of an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// It comes for the first time.
    New,
    /// It is being taken at this moment, and may still be lost.
    Coming,
    /// It was taken before.
    Known,
}

impl Came {
    /// Looks up an update, and notes a new one as coming.
    pub(crate) fn claim(&self, number: i64) -> Claim {
        let mut numbers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match numbers.known.get(&number) {
            Some(true) => Claim::Known,
            Some(false) => Claim::Coming,
            None => {
                numbers.insert(number, false);
                Claim::New
            }
        }
    }

    /// Notes that an update is taken.
    pub(crate) fn known(&self, number: i64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(number, true);
    }

    /// Forgets a new update when the guard is dropped, unless it was taken in the meantime.
    pub(crate) fn guard(&self, number: i64) -> Guard<'_> {
        Guard { came: self, number, armed: true }
    }

    /// Forgets an update that was not taken after all.
    pub(crate) fn forget(&self, number: i64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).known.remove(&number);
    }
}

/// Guards a new update while it is being taken: if that fails, Telegram can send the update again.
pub(crate) struct Guard<'a> {
    came: &'a Came,
    number: i64,
    armed: bool,
}

impl Guard<'_> {
    /// Ends the guard, because other code is now responsible for the update.
    pub(crate) fn let_go(mut self) {
        self.armed = false;
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if self.armed {
            self.came.forget(self.number);
        }
    }
}

impl Numbers {
    fn insert(&mut self, number: i64, known: bool) {
        if self.known.insert(number, known).is_some() {
            return;
        }
        self.order.push_back(number);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_new_once_also_out_of_order_and_old_ones_are_forgotten() {
        let came = Came::default();
        let claims = [5, 3, 5].map(|number| came.claim(number));
        assert_eq!(claims, [Claim::New, Claim::New, Claim::Coming]);
        came.known(5);
        assert_eq!((came.claim(5), came.claim(3)), (Claim::Known, Claim::Coming));
        came.forget(3);
        assert_eq!(came.claim(3), Claim::New);
        for number in 100..100 + REMEMBERED as i64 {
            assert_eq!(came.claim(number), Claim::New);
        }
        assert_eq!(came.claim(5), Claim::New);
        assert_eq!(came.0.lock().unwrap().order.len(), REMEMBERED);
    }
}
