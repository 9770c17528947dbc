//! Removes data that has been kept long enough.

use std::time::Duration;

use super::state::State;
use crate::deadlines::Subject;
use crate::port::REMEMBER_OPS;
use crate::{Collection, ContentId, MatchId, Revision, Timestamp};

impl State {
    pub(super) fn remove_finished(&mut self, now: Timestamp, keep: Duration, limit: usize) -> u64 {
        for item in self.finished.values_mut().filter(|item| item.ended.is_none()).take(limit) {
            item.ended = Some(now);
        }
        for id in self.ended_before(now.before(REMEMBER_OPS), usize::MAX) {
            self.finished.entry(id).and_modify(|item| item.recent.clear());
        }
        let old = self.ended_before(now.before(keep), limit);
        for id in &old {
            let contents = self.finished.remove(id).map(|item| item.contents);
            contents.into_iter().flatten().for_each(|content| self.forget_content(content));
        }
        old.len() as u64
    }

    /// Returns the matches that ended before a moment, the oldest endings first.
    fn ended_before(&self, before: Timestamp, limit: usize) -> Vec<MatchId> {
        let ended = self.finished.values().filter_map(|item| Some((item.ended?, item.id)));
        let mut old: Vec<_> = ended.filter(|(ended, _)| *ended < before).collect();
        old.sort_unstable();
        old.into_iter().take(limit).map(|(_, id)| id).collect()
    }

    /// Removes a content that no match names.
    fn forget_content(&mut self, content: ContentId) {
        let live = self.live.values().map(|item| &item.contents);
        let mut named = live.chain(self.finished.values().map(|item| &item.contents));
        if !named.any(|contents| contents.contains(&content)) {
            self.contents.remove(&content);
        }
    }

    pub(super) fn remove_documents(&mut self, collection: Collection, read: Vec<(String, Revision)>) -> u64 {
        let mut removed = 0;
        for (key, revision) in read {
            let full_key = (collection, key);
            if self.documents.get(&full_key).is_some_and(|item| item.revision == revision)
                && let Some(old) = self.documents.remove(&full_key)
            {
                self.deadlines.set(Subject::Document(collection, full_key.1), old.deadline, None);
                removed += 1;
            }
        }
        removed
    }
}
