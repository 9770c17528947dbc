//! Which updates came before: Telegram brings some twice.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Updates remembered.
const REMEMBERED: usize = 4_096;

/// What came.
#[derive(Default)]
pub(crate) struct Came(Mutex<Numbers>);

#[derive(Default)]
struct Numbers {
    /// Whether each is taken for good.
    known: HashMap<i64, bool>,
    order: VecDeque<i64>,
}

/// What is known of an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// It comes for the first time.
    New,
    /// It is just being taken, and may still be lost.
    Coming,
    /// It was taken.
    Known,
}

impl Came {
    /// Looks at an update, and takes note of a new one as coming.
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

    /// Takes note that an update is taken.
    pub(crate) fn known(&self, number: i64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(number, true);
    }

    /// Gives a new update back when this is dropped, unless it was taken meanwhile.
    pub(crate) fn guard(&self, number: i64) -> Guard<'_> {
        Guard { came: self, number, armed: true }
    }

    /// Forgets an update that was not taken after all.
    pub(crate) fn forget(&self, number: i64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).known.remove(&number);
    }
}

/// Holds a new update while it is being taken: whatever breaks off, Telegram can bring it again.
pub(crate) struct Guard<'a> {
    came: &'a Came,
    number: i64,
    armed: bool,
}

impl Guard<'_> {
    /// Somebody else answers for the update now.
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
