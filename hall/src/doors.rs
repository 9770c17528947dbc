//! Locks by name: what must not happen twice at once is kept apart, and the rest goes on.
//!
//! Challenges themselves are written at the revision that was read, so two processes cannot both change one. What spans
//! several documents (one challenge between two people, the number of matches of one) is kept apart in this process alone.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex as Held, PoisonError};

use tokio::sync::{Mutex, OwnedMutexGuard};

/// Doors by name; those that nobody holds or waits for are forgotten.
#[derive(Default)]
pub(crate) struct Doors(Held<BTreeMap<String, Arc<Mutex<()>>>>);

/// Some doors, closed behind somebody until this is dropped.
pub(crate) struct Inside {
    _guards: Vec<OwnedMutexGuard<()>>,
}

impl Doors {
    /// Closes doors behind oneself, always in the same order, so that two can never wait for each other.
    pub(crate) async fn enter(&self, names: impl IntoIterator<Item = String>) -> Inside {
        let mut guards = Vec::new();
        for name in names.into_iter().collect::<BTreeSet<_>>() {
            let door = self.door(name);
            guards.push(door.lock_owned().await);
        }
        Inside { _guards: guards }
    }

    fn door(&self, name: String) -> Arc<Mutex<()>> {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, door| Arc::strong_count(door) > 1);
        Arc::clone(doors.entry(name).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// two who want the same doors in another order do not wait for each other, and others wait for neither.
    #[tokio::test]
    async fn only_those_with_a_common_door_wait() {
        let doors = Doors::default();
        let name = |names: [&str; 2]| names.map(str::to_owned);
        let first = doors.enter(name(["ann", "boris"])).await;
        let second = doors.enter(name(["boris", "ann"]));
        tokio::pin!(second);
        assert!(futures_util::poll!(&mut second).is_pending());
        drop(doors.enter(name(["cleo", "dan"])).await);
        drop(first);
        drop(second.await);
        drop(doors.enter(name(["x", "y"])).await);
        assert_eq!(doors.0.lock().unwrap().len(), 2, "those behind which nobody is are forgotten");
    }
}
