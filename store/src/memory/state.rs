//! The data of the double: ordered maps of portable items, and the deadlines derived from them.

use std::collections::BTreeMap;
use std::ops::Bound::{Excluded, Unbounded};

use crate::deadlines::{Deadlines, Subject};
use crate::judge::{self, Facts, RecentOps, Verdict};
use crate::portable::{ContentItem, DocumentItem, FinishedItem, Item, LiveItem, LogLine, Position, QuarantinedItem};
use crate::{
    Change, Collection, CommitError, ContentId, Counts, Document, DocumentWrite, Due, Ending, MatchId, NewMatch,
    Revision, StoredMatch, Timestamp,
};

#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) contents: BTreeMap<ContentId, Vec<u8>>,
    pub(super) live: BTreeMap<MatchId, LiveItem>,
    pub(super) finished: BTreeMap<MatchId, FinishedItem>,
    pub(super) documents: BTreeMap<(Collection, String), DocumentItem>,
    quarantined: BTreeMap<Vec<u8>, Vec<u8>>,
    pub(super) deadlines: Deadlines,
}

impl State {
    fn facts(&self, id: MatchId) -> Option<Facts> {
        if let Some(item) = self.live.get(&id) {
            let revision = item.revision();
            let recent = recent_ops(item);
            return Some(Facts { revision, epoch: item.epoch, finished: false, recent });
        }
        let item = self.finished.get(&id)?;
        let recent = item.recent.iter().copied().collect();
        Some(Facts { revision: item.revision, epoch: item.epoch, finished: true, recent })
    }

    pub(super) fn create(&mut self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError> {
        if let Verdict::Duplicate(revision) = judge::create(self.facts(id).as_ref(), &new)? {
            return Ok(revision);
        }
        self.write_documents(new.documents)?;
        let contents = new.contents.into_iter().map(|bytes| self.keep_content(bytes)).collect();
        self.import(Item::Live(LiveItem {
            id,
            created: new.op,
            epoch: new.epoch,
            setup: new.setup,
            contents,
            meta: new.meta,
            snapshot: new.snapshot,
            snapshot_revision: Revision(0),
            deadline: new.deadline,
            log: Vec::new(),
        }));
        Ok(Revision(0))
    }

    pub(super) fn commit(&mut self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, CommitError> {
        let facts = self.facts(id);
        let revision = match judge::commit(facts.as_ref(), expected, &change)? {
            Verdict::Duplicate(revision) => {
                let said =
                    self.live.get(&id).and_then(|item| item.log.get(usize::try_from(revision.0).ok()?.checked_sub(1)?));
                return facts.map_or(Ok(()), |facts| judge::repeated(&facts, said, &change)).map(|()| revision);
            }
            Verdict::Apply(revision) => revision,
        };
        self.write_documents(change.documents)?;
        let Some(mut item) = self.live.remove(&id) else { return Err(CommitError::Gone) };
        let deadline = change.deadline.filter(|_| change.ending.is_none());
        self.deadlines.set(Subject::Match(id), item.deadline, deadline);
        item.deadline = deadline;
        item.epoch = change.epoch;
        item.log.push(LogLine { op: change.op, action: change.action });
        if let Some(meta) = change.meta {
            item.meta = meta;
        }
        if let Some(snapshot) = change.snapshot {
            item.snapshot = snapshot;
            item.snapshot_revision = revision;
        }
        match change.ending {
            Some(ending) => drop(self.finished.insert(id, finish(item, ending))),
            None => drop(self.live.insert(id, item)),
        }
        Ok(revision)
    }

    fn keep_content(&mut self, bytes: Vec<u8>) -> ContentId {
        let id = ContentId::of(&bytes);
        self.contents.insert(id, bytes);
        id
    }

    /// Applies every write or none; the answer is the revision of the first.
    pub(super) fn put(&mut self, writes: Vec<DocumentWrite>) -> Result<Revision, CommitError> {
        let Some(first) = writes.first() else { return Ok(Revision(0)) };
        let answer = match judge::document(self.document_standing(first), first)? {
            Verdict::Apply(revision) | Verdict::Duplicate(revision) => revision,
        };
        self.write_documents(writes)?;
        Ok(answer)
    }

    fn document_standing(&self, write: &DocumentWrite) -> Option<(Revision, crate::OpId)> {
        self.documents.get(&(write.collection, write.key.clone())).map(|item| (item.revision, item.op))
    }

    /// Applies every write or none.
    fn write_documents(&mut self, writes: Vec<DocumentWrite>) -> Result<(), CommitError> {
        let mut verdicts = Vec::with_capacity(writes.len());
        for write in &writes {
            verdicts.push(judge::document(self.document_standing(write), write)?);
        }
        for (write, verdict) in writes.into_iter().zip(verdicts) {
            if let Verdict::Apply(revision) = verdict {
                self.apply_document(write, revision);
            }
        }
        Ok(())
    }

    fn apply_document(&mut self, write: DocumentWrite, revision: Revision) {
        let DocumentWrite { collection, key, value, deadline, op, .. } = write;
        match value {
            Some(value) => self.import(Item::Document(DocumentItem { collection, key, revision, op, deadline, value })),
            None => {
                if let Some(old) = self.documents.remove(&(collection, key.clone())) {
                    self.deadlines.set(Subject::Document(collection, key), old.deadline, None);
                }
            }
        }
    }

    /// Writes an item as it is, and replaces an item with the same key.
    pub(super) fn import(&mut self, item: Item) {
        match item {
            Item::Live(item) => {
                let (id, deadline) = (item.id, item.deadline);
                let old = self.live.insert(id, item).and_then(|old| old.deadline);
                self.deadlines.set(Subject::Match(id), old, deadline);
            }
            Item::Finished(item) => {
                let old = self.live.remove(&item.id).and_then(|old| old.deadline);
                self.deadlines.set(Subject::Match(item.id), old, None);
                self.finished.insert(item.id, item);
            }
            Item::Quarantined(item) => drop(self.quarantined.insert(item.key, item.bytes)),
            Item::Content(item) => drop(self.contents.insert(item.id, item.bytes)),
            Item::Document(item) => {
                let (collection, key, deadline) = (item.collection, item.key.clone(), item.deadline);
                let old = self.documents.insert((collection, key.clone()), item).and_then(|old| old.deadline);
                self.deadlines.set(Subject::Document(collection, key), old, deadline);
            }
        }
    }

    pub(super) fn load(&self, id: MatchId) -> Option<StoredMatch> {
        if let Some(item) = self.live.get(&id) {
            let after = usize::try_from(item.snapshot_revision.0).unwrap_or(usize::MAX);
            return Some(StoredMatch {
                setup: item.setup.clone(),
                meta: item.meta.clone(),
                snapshot: item.snapshot.clone(),
                snapshot_revision: item.snapshot_revision,
                actions: item.log.iter().skip(after).filter_map(|line| line.action.clone()).collect(),
                revision: item.revision(),
                epoch: item.epoch,
                deadline: item.deadline,
                finished: None,
                recent: recent_ops(item).iter().map(|(_, op)| op).collect(),
            });
        }
        self.finished.get(&id).map(|item| item.clone().into())
    }

    pub(super) fn content(&self, id: ContentId) -> Option<Vec<u8>> {
        self.contents.get(&id).cloned()
    }

    pub(super) fn history(&self, id: MatchId) -> Option<Vec<String>> {
        match self.live.get(&id) {
            Some(item) => Some(item.log.iter().filter_map(|line| line.action.clone()).collect()),
            None => self.finished.get(&id).map(|item| item.actions.clone()),
        }
    }

    pub(super) fn due(&self, now: Timestamp, limit: usize) -> Vec<Due> {
        let due = self.deadlines.due(now, limit).into_iter();
        due.filter_map(|(at, subject)| match subject {
            Subject::Match(id) => self.live.get(&id).map(|item| Due::Match { id, revision: item.revision(), at }),
            Subject::Document(collection, key) => {
                let revision = self.documents.get(&(collection, key.clone()))?.revision;
                Some(Due::Document { collection, key, revision, at })
            }
            Subject::Content(_) => None,
        })
        .collect()
    }

    pub(super) fn next_deadline(&self) -> Option<Timestamp> {
        self.deadlines.next()
    }

    pub(super) fn get(&self, collection: Collection, key: &str) -> Option<Document> {
        self.documents.get(&(collection, key.to_owned())).map(|item| item.clone().into())
    }

    pub(super) fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Vec<(String, Document)> {
        self.documents
            .range((collection, prefix.to_owned())..)
            .take_while(|((of, key), _)| *of == collection && key.starts_with(prefix))
            .filter(|((_, key), _)| after.is_none_or(|after| key.as_str() > after))
            .take(limit)
            .map(|((_, key), item)| (key.clone(), item.clone().into()))
            .collect()
    }

    pub(super) fn live(&self, after: Option<MatchId>, limit: usize) -> Vec<MatchId> {
        self.live.range((after.map_or(Unbounded, Excluded), Unbounded)).take(limit).map(|(id, _)| *id).collect()
    }

    pub(super) fn counts(&self) -> Counts {
        Counts {
            live: self.live.len() as u64,
            finished: self.finished.len() as u64,
            documents: self.documents.len() as u64,
            quarantined: self.quarantined.len() as u64,
            contents: self.contents.len() as u64,
            ..Counts::default()
        }
    }

    pub(super) fn export(&self, after: Option<Position>, limit: usize) -> Vec<Item> {
        let contents =
            self.contents.iter().map(|(id, bytes)| Item::Content(ContentItem { id: *id, bytes: bytes.clone() }));
        let live = self.live.values().cloned().map(Item::Live);
        let finished = self.finished.values().cloned().map(Item::Finished);
        let documents = self.documents.values().cloned().map(Item::Document);
        let quarantined = self
            .quarantined
            .iter()
            .map(|(key, bytes)| Item::Quarantined(QuarantinedItem { key: key.clone(), bytes: bytes.clone() }));
        let all = contents.chain(live).chain(finished).chain(documents).chain(quarantined);
        all.filter(|item| after.as_ref().is_none_or(|after| item.position() > *after)).take(limit).collect()
    }
}

fn recent_ops(item: &LiveItem) -> RecentOps {
    let ops = std::iter::once(item.created).chain(item.log.iter().map(|line| line.op));
    (0..).map(Revision).zip(ops).collect()
}

fn finish(item: LiveItem, ending: Ending) -> FinishedItem {
    FinishedItem {
        id: item.id,
        epoch: item.epoch,
        revision: item.revision(),
        recent: recent_ops(&item).iter().collect(),
        ended: Some(ending.at),
        setup: item.setup,
        contents: item.contents,
        meta: item.meta,
        record: ending.record,
        actions: item.log.into_iter().filter_map(|line| line.action).collect(),
    }
}
