//! Locks by name: work that must not happen twice at once waits its turn, and other work continues.
//!
//! A challenge is written at the revision that was read, so two processes cannot both change it. A rule about several
//! documents is kept by this process alone: one challenge between two people, or the number of matches of one person.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex as Held, PoisonError};

use tokio::sync::{Mutex, OwnedMutexGuard};

/// Doors by name. A door that nobody holds or waits for is forgotten.
#[derive(Default)]
pub(crate) struct Doors(Held<BTreeMap<String, Arc<Mutex<()>>>>);

/// Doors that one task keeps closed until this is dropped.
pub(crate) struct Inside {
    _guards: Vec<OwnedMutexGuard<()>>,
}

impl Doors {
    /// Closes doors, always in the same order, so that two tasks can never wait for each other.
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

    /// two tasks that want the same doors in a different order do not deadlock, and nobody else waits for them.
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
        assert_eq!(doors.0.lock().unwrap().len(), 2, "doors that nobody holds are forgotten");
    }
}
