//! Recent events: a bounded set whose entries expire.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use duelhall_store::Timestamp;

/// When there are this many entries, the expired ones are removed.
const MANY: usize = 4_096;

/// A stretch of time. If the clock is set back to before its beginning, it is over too, so that nobody waits for hours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch {
    from: Timestamp,
    /// The first moment after it.
    pub(crate) until: Timestamp,
}

impl Stretch {
    /// A stretch that begins now.
    pub(crate) fn begun(now: Timestamp, life: Duration) -> Self {
        Self { from: now, until: now.after(life) }
    }

    /// Whether it is not over.
    pub(crate) fn holds(&self, now: Timestamp) -> bool {
        self.from <= now && now < self.until
    }
}

/// Keys with values, each for its own time. When there are too many, the oldest half is forgotten.
pub(crate) struct Recent<K, V = ()>(Mutex<HashMap<K, (Stretch, V)>>);

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq, V> Recent<K, V> {
    /// Keeps a value for some time from now, even if it was there before.
    pub(crate) fn put(&self, key: K, value: V, now: Timestamp, life: Duration) {
        self.with_room(now).insert(key, (Stretch::begun(now, life), value));
    }

    /// Takes a value out, if it is there.
    pub(crate) fn take(&self, key: &K, now: Timestamp) -> Option<V> {
        self.held().remove(key).filter(|(stretch, _)| stretch.holds(now)).map(|(_, value)| value)
    }

    /// Whether a key is there.
    pub(crate) fn holds(&self, key: &K, now: Timestamp) -> bool {
        self.held().get(key).is_some_and(|(stretch, _)| stretch.holds(now))
    }

    /// Looks at a value, if it is there, and may change it.
    pub(crate) fn with<T>(&self, key: &K, now: Timestamp, look: impl FnOnce(&mut V) -> T) -> Option<T> {
        self.held().get_mut(key).filter(|(stretch, _)| stretch.holds(now)).map(|(_, value)| look(value))
    }

    fn held(&self) -> MutexGuard<'_, HashMap<K, (Stretch, V)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entries, with room for another one.
    fn with_room(&self, now: Timestamp) -> MutexGuard<'_, HashMap<K, (Stretch, V)>> {
        let mut held = self.held();
        if held.len() >= MANY {
            shrink(&mut held, now);
        }
        held
    }

    /// How many are remembered.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.held().len()
    }
}

impl<K: Hash + Eq, V: Copy> Recent<K, V> {
    /// A value, if it is there.
    pub(crate) fn get(&self, key: &K, now: Timestamp) -> Option<V> {
        self.with(key, now, |value| *value)
    }
}

impl<K: Hash + Eq> Recent<K> {
    /// Keeps a key for some time from now, even if it was there before.
    pub(crate) fn insert(&self, key: K, now: Timestamp, life: Duration) {
        self.put(key, (), now, life);
    }

    /// Keeps a key for some time if it is not there, and returns whether it was new. A key that is there keeps its end.
    pub(crate) fn begin(&self, key: K, now: Timestamp, life: Duration) -> bool {
        let mut held = self.with_room(now);
        let new = held.get(&key).is_none_or(|(stretch, ())| !stretch.holds(now));
        if new {
            held.insert(key, (Stretch::begun(now, life), ()));
        }
        new
    }
}

fn shrink<K: Hash + Eq, V>(held: &mut HashMap<K, (Stretch, V)>, now: Timestamp) {
    held.retain(|_, (stretch, _)| stretch.holds(now));
    if held.len() >= MANY {
        let mut ends: Vec<Timestamp> = held.values().map(|(stretch, _)| stretch.until).collect();
        ends.sort_unstable();
        let middle = ends[ends.len() / 2];
        held.retain(|_, (stretch, _)| stretch.until > middle);
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
        assert!(recent.take(&"a", NOW).is_some() && recent.take(&"a", NOW).is_none() && recent.begin("a", NOW, LIFE));
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
        assert!(recent.len() <= MANY);
    }
}
