//! Recent events: a bounded set whose entries expire.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use duelhall_store::Timestamp;

/// Entries kept before the expired ones are looked for.
const MANY: usize = 4_096;

/// A stretch of time. It is over as well when the clock was set back to before its beginning: nobody waits for hours then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch {
    from: Timestamp,
    /// The first moment after it.
    pub(crate) until: Timestamp,
}

impl Stretch {
    /// One that begins now.
    pub(crate) fn begun(now: Timestamp, life: Duration) -> Self {
        Self { from: now, until: now.after(life) }
    }

    /// Whether it is not over.
    pub(crate) fn holds(&self, now: Timestamp) -> bool {
        self.from <= now && now < self.until
    }
}

/// Keys, each for its own time. When there are too many, the oldest half is forgotten.
pub(crate) struct Recent<K>(Mutex<HashMap<K, Stretch>>);

impl<K> Default for Recent<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq> Recent<K> {
    /// Keeps a key for some time from now, however long it would have been there.
    pub(crate) fn insert(&self, key: K, now: Timestamp, life: Duration) {
        self.with_room(now).insert(key, Stretch::begun(now, life));
    }

    /// Keeps a key for some time, if it is not there; whether it was not. One that is there ends when it would have ended.
    pub(crate) fn begin(&self, key: K, now: Timestamp, life: Duration) -> bool {
        let mut held = self.with_room(now);
        let new = held.get(&key).is_none_or(|stretch| !stretch.holds(now));
        if new {
            held.insert(key, Stretch::begun(now, life));
        }
        new
    }

    /// The keys, with room for another one.
    fn with_room(&self, now: Timestamp) -> MutexGuard<'_, HashMap<K, Stretch>> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if held.len() >= MANY {
            shrink(&mut held, now);
        }
        held
    }

    /// Takes a key out; whether it was there.
    pub(crate) fn take(&self, key: &K, now: Timestamp) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(key).is_some_and(|stretch| stretch.holds(now))
    }

    /// Whether a key is there.
    pub(crate) fn holds(&self, key: &K, now: Timestamp) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).is_some_and(|stretch| stretch.holds(now))
    }
}

fn shrink<K: Hash + Eq>(held: &mut HashMap<K, Stretch>, now: Timestamp) {
    held.retain(|_, stretch| stretch.holds(now));
    if held.len() >= MANY {
        let mut ends: Vec<Timestamp> = held.values().map(|stretch| stretch.until).collect();
        ends.sort_unstable();
        let middle = ends[ends.len() / 2];
        held.retain(|_, stretch| stretch.until > middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_000);
    const LIFE: Duration = Duration::from_secs(60);

    #[test]
    fn a_key_is_there_until_its_time_has_passed() {
        let recent = Recent::default();
        assert!(recent.begin("a", NOW, LIFE) && !recent.begin("a", NOW, LIFE));
        assert!(recent.holds(&"a", NOW) && !recent.holds(&"b", NOW));
        assert!(recent.take(&"a", NOW) && !recent.take(&"a", NOW) && recent.begin("a", NOW, LIFE));
        assert!(!recent.holds(&"a", NOW.after(LIFE)) && recent.begin("a", NOW.after(LIFE), LIFE));
    }

    #[test]
    fn a_repeated_event_begins_again_once_its_time_has_passed() {
        let recent = Recent::default();
        let often = (0..=60).map(|second| NOW.after(Duration::from_secs(second)));
        assert_eq!(often.filter(|now| recent.begin("a", *now, LIFE)).count(), 2);
        let later = NOW.after(Duration::from_secs(90));
        recent.insert("a", later, LIFE);
        assert!(recent.holds(&"a", later.after(LIFE / 2)), "inserting again renews the time");
    }

    #[test]
    fn a_clock_that_is_set_back_ends_what_began_in_the_future() {
        let recent = Recent::default();
        recent.insert("a", NOW.after(3 * LIFE), LIFE);
        assert!(!recent.holds(&"a", NOW) && recent.begin("a", NOW, LIFE));
    }

    #[test]
    fn a_flood_of_keys_is_bounded() {
        let recent = Recent::default();
        for number in 0..3 * MANY as u64 {
            recent.insert(number, NOW.after(Duration::from_millis(number)), LIFE);
        }
        assert!(recent.0.lock().unwrap().len() <= MANY);
    }
}
