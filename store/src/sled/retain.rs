//! Removes data that has been kept long enough, in batches so small that no move is delayed.

use std::time::Duration;

use sled::IVec;

use super::apply::{Apply, Atomic, Batch, Failure, Write, broken, unencodable};
use super::maintain::REMOVED;
use super::trees::{ID, Trees, ended_match, ending_key, match_of};
use super::{finished, format};
use crate::deadlines::Subject;
use crate::port::REMEMBER_OPS;
use crate::portable::FinishedItem;
use crate::{MatchId, StoreError, Timestamp};

/// In the system tree: how far the finished matches of the first release have been given times. The key exists until
/// all of them have one.
pub(super) const UNTIMED: &str = "untimed";
/// In the system tree: the newest ending whose op ids are forgotten.
const FORGOTTEN: &str = "forgotten";

/// The earliest possible moment; the number before it means that there is no time.
const EARLIEST: Timestamp = Timestamp(i64::MIN + 1);

fn first_match() -> MatchId {
    MatchId::from_number(0)
}

/// The first key of an ending that has a time.
fn first_ending() -> [u8; 8 + ID] {
    ending_key(Some(EARLIEST), first_match())
}

impl Apply {
    /// Removes matches that ended long ago, and returns their number.
    pub(super) fn remove_finished(&mut self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, Failure> {
        self.note_times(now, limit)?;
        self.forget_ops(now.before(REMEMBER_OPS), limit)?;
        let old = self.endings_before(&first_ending(), now.before(keep), limit)?;
        for key in &old {
            self.remove_ending(key)?;
        }
        if !old.is_empty() {
            let removed = self.reader.removed()? + old.len() as u64;
            self.trees().system.insert(REMOVED, &removed.to_be_bytes()).map_err(broken)?;
        }
        Ok(old.len() as u64)
    }

    /// Returns the keys of endings before a moment, starting at `from`.
    fn endings_before(&self, from: &[u8], before: Timestamp, limit: usize) -> Result<Vec<IVec>, Failure> {
        let to = ending_key(Some(before), first_match());
        if from >= &to[..] {
            return Ok(Vec::new());
        }
        let keys = self.trees().endings.range(from..&to[..]).keys().take(limit);
        keys.collect::<sled::Result<_>>().map_err(broken)
    }

    /// Notes `now` as the end of matches without a time, so that from now on they are kept as long as others.
    fn note_times(&mut self, now: Timestamp, limit: usize) -> Result<(), Failure> {
        let untimed = self.endings_before(&ending_key(None, first_match()), EARLIEST, limit)?;
        for id in untimed.iter().filter_map(|key| ended_match(key)) {
            self.note_time(id, now)?;
        }
        let system = self.trees().system.clone();
        let Some(mut at) = system.get(UNTIMED).map_err(broken)? else { return Ok(()) };
        self.wrote = true;
        for _ in 0..limit {
            let next = self.trees().finished.range(&at[..]..).keys().next().transpose().map_err(broken)?;
            let Some(next) = next else { return system.remove(UNTIMED).map(drop).map_err(broken) };
            // A key after every piece of this match.
            at = [next.get(..ID).unwrap_or(&next), &[0xFF; 3]].concat().into();
            if let Some(id) = match_of(&next) {
                self.note_time(id, now)?;
            }
        }
        system.insert(UNTIMED, at).map(drop).map_err(broken)
    }

    fn note_time(&mut self, id: MatchId, now: Timestamp) -> Result<(), Failure> {
        let found = self.reader.place(id).and_then(|place| match place {
            Some(place) if place.ended().is_none() => self.reader.finished(id),
            _ => Ok(None),
        });
        match self.readable(id, found)? {
            Some(item) => self.keep_finished(FinishedItem { ended: Some(now), ..item }, Batch::default()),
            None => Ok(()),
        }
    }

    /// Sets aside a match that cannot be read, so that it does not block the others.
    fn readable<T>(&mut self, id: MatchId, found: Result<Option<T>, StoreError>) -> Result<Option<T>, Failure> {
        match found {
            Err(StoreError::Unreadable { reason, .. }) => {
                self.set_aside(&Subject::Match(id), &reason)?;
                Ok(None)
            }
            found => Ok(found?),
        }
    }

    /// Writes the record of a finished match, together with `batch`, and replaces any record that it has.
    pub(super) fn keep_finished(&mut self, item: FinishedItem, mut batch: Batch) -> Result<(), Failure> {
        let id = item.id;
        let old = self.reader.finished_keys(id)?.into_iter();
        batch.writes.extend(old.map(|(tree, key)| Write { tree, key, value: None }));
        batch.writes.extend(finished::writes(item).map_err(unencodable)?);
        self.wrote = true;
        self.write(batch)
    }

    /// Forgets the op ids of matches that ended before a moment.
    fn forget_ops(&mut self, before: Timestamp, limit: usize) -> Result<(), Failure> {
        let system = self.trees().system.clone();
        let from = system.get(FORGOTTEN).map_err(broken)?;
        let from = from.map_or_else(|| first_ending().to_vec(), |from| from.to_vec());
        let old = self.endings_before(&from, before, limit)?;
        let Some(last) = old.last() else { return Ok(()) };
        self.wrote = true;
        let none = format::encode(&finished::Recent::new()).map_err(unencodable)?;
        for key in &old {
            if self.trees().endings.get(key).map_err(broken)?.is_some_and(|ops| ops != none) {
                self.trees().endings.insert(key, &none[..]).map_err(broken)?;
            }
            ended_match(key).map(|id| self.heads.pop(&id));
        }
        system.insert(FORGOTTEN, [&last[..], &[0]].concat()).map(drop).map_err(broken)
    }

    /// Removes a match that has ended, and the contents that only it named.
    fn remove_ending(&mut self, key: &IVec) -> Result<(), Failure> {
        self.wrote = true;
        let mut batch = Batch::default();
        batch.writes.push(Write { tree: Atomic::Endings, key: key.to_vec(), value: None });
        let Some(id) = ended_match(key) else { return self.write(batch) };
        self.heads.pop(&id);
        let found = self.reader.finished(id);
        let contents = self.readable(id, found)?.map_or(Vec::new(), |item| item.contents);
        let Trees { finished, records, .. } = self.trees();
        for (tree, pieces) in
            [(Atomic::Finished, finished.scan_prefix(id.as_bytes())), (Atomic::Records, records.scan_prefix(key))]
        {
            for piece in pieces.keys() {
                batch.writes.push(Write { tree, key: piece.map_err(broken)?.to_vec(), value: None });
            }
        }
        self.write(batch)?;
        for content in contents {
            self.forget_name(content, id)?;
        }
        Ok(())
    }
}
