//! The data of the double: ordered maps of portable entries, and the deadlines derived from them.

use std::collections::BTreeMap;
use std::ops::Bound::{Excluded, Unbounded};

use crate::deadlines::{Deadlines, Subject};
use crate::judge::{self, RecentOps, Standing, Verdict};
use crate::portable::{
    ContentEntry, DocumentEntry, Entry, FinishedEntry, LiveEntry, LogLine, Position, QuarantinedEntry,
};
use crate::{
    Change, CommitError, ContentId, Counts, Document, DocumentWrite, Due, Ending, Kind, MatchId, NewMatch, Revision,
    StoredMatch, Timestamp,
};

#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) contents: BTreeMap<ContentId, Vec<u8>>,
    pub(super) live: BTreeMap<MatchId, LiveEntry>,
    pub(super) finished: BTreeMap<MatchId, FinishedEntry>,
    pub(super) documents: BTreeMap<(Kind, String), DocumentEntry>,
    quarantined: BTreeMap<Vec<u8>, Vec<u8>>,
    pub(super) deadlines: Deadlines,
}

impl State {
    fn standing(&self, id: MatchId) -> Option<Standing> {
        if let Some(entry) = self.live.get(&id) {
            let revision = entry.revision();
            let recent = recent_ops(entry);
            return Some(Standing { revision, epoch: entry.epoch, finished: false, recent });
        }
        let entry = self.finished.get(&id)?;
        let recent = entry.recent.iter().copied().collect();
        Some(Standing { revision: entry.revision, epoch: entry.epoch, finished: true, recent })
    }

    pub(super) fn create(&mut self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError> {
        if let Verdict::Duplicate(revision) = judge::create(self.standing(id).as_ref(), &new)? {
            return Ok(revision);
        }
        self.write_documents(new.documents)?;
        let contents = new.contents.into_iter().map(|bytes| self.keep_content(bytes)).collect();
        self.import(Entry::Live(LiveEntry {
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
        let standing = self.standing(id);
        let revision = match judge::commit(standing.as_ref(), expected, &change)? {
            Verdict::Duplicate(revision) => {
                let said = self
                    .live
                    .get(&id)
                    .and_then(|entry| entry.log.get(usize::try_from(revision.0).ok()?.checked_sub(1)?));
                return standing
                    .map_or(Ok(()), |standing| judge::repeated(&standing, said, &change))
                    .map(|()| revision);
            }
            Verdict::Apply(revision) => revision,
        };
        self.write_documents(change.documents)?;
        let Some(mut entry) = self.live.remove(&id) else { return Err(CommitError::Gone) };
        let deadline = change.deadline.filter(|_| change.ending.is_none());
        self.deadlines.set(Subject::Match(id), entry.deadline, deadline);
        entry.deadline = deadline;
        entry.epoch = change.epoch;
        entry.log.push(LogLine { op: change.op, action: change.action });
        if let Some(meta) = change.meta {
            entry.meta = meta;
        }
        if let Some(snapshot) = change.snapshot {
            entry.snapshot = snapshot;
            entry.snapshot_revision = revision;
        }
        match change.ending {
            Some(ending) => drop(self.finished.insert(id, finish(entry, ending))),
            None => drop(self.live.insert(id, entry)),
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
        self.documents.get(&(write.kind, write.key.clone())).map(|entry| (entry.revision, entry.op))
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
        let DocumentWrite { kind, key, value, deadline, op, .. } = write;
        match value {
            Some(value) => self.import(Entry::Document(DocumentEntry { kind, key, revision, op, deadline, value })),
            None => {
                if let Some(old) = self.documents.remove(&(kind, key.clone())) {
                    self.deadlines.set(Subject::Document(kind, key), old.deadline, None);
                }
            }
        }
    }

    /// Writes an entry as it is, and replaces an entry with the same key.
    pub(super) fn import(&mut self, entry: Entry) {
        match entry {
            Entry::Live(entry) => {
                let (id, deadline) = (entry.id, entry.deadline);
                let old = self.live.insert(id, entry).and_then(|old| old.deadline);
                self.deadlines.set(Subject::Match(id), old, deadline);
            }
            Entry::Finished(entry) => {
                let old = self.live.remove(&entry.id).and_then(|old| old.deadline);
                self.deadlines.set(Subject::Match(entry.id), old, None);
                self.finished.insert(entry.id, entry);
            }
            Entry::Quarantined(entry) => drop(self.quarantined.insert(entry.key, entry.bytes)),
            Entry::Content(entry) => drop(self.contents.insert(entry.id, entry.bytes)),
            Entry::Document(entry) => {
                let (kind, key, deadline) = (entry.kind, entry.key.clone(), entry.deadline);
                let old = self.documents.insert((kind, key.clone()), entry).and_then(|old| old.deadline);
                self.deadlines.set(Subject::Document(kind, key), old, deadline);
            }
        }
    }

    pub(super) fn load(&self, id: MatchId) -> Option<StoredMatch> {
        if let Some(entry) = self.live.get(&id) {
            let after = usize::try_from(entry.snapshot_revision.0).unwrap_or(usize::MAX);
            return Some(StoredMatch {
                setup: entry.setup.clone(),
                meta: entry.meta.clone(),
                snapshot: entry.snapshot.clone(),
                snapshot_revision: entry.snapshot_revision,
                actions: entry.log.iter().skip(after).filter_map(|line| line.action.clone()).collect(),
                revision: entry.revision(),
                epoch: entry.epoch,
                deadline: entry.deadline,
                finished: None,
                recent: recent_ops(entry).iter().map(|(_, op)| op).collect(),
            });
        }
        self.finished.get(&id).map(|entry| entry.clone().into())
    }

    pub(super) fn content(&self, id: ContentId) -> Option<Vec<u8>> {
        self.contents.get(&id).cloned()
    }

    pub(super) fn history(&self, id: MatchId) -> Option<Vec<String>> {
        match self.live.get(&id) {
            Some(entry) => Some(entry.log.iter().filter_map(|line| line.action.clone()).collect()),
            None => self.finished.get(&id).map(|entry| entry.actions.clone()),
        }
    }

    pub(super) fn due(&self, now: Timestamp, limit: usize) -> Vec<Due> {
        let due = self.deadlines.due(now, limit).into_iter();
        due.filter_map(|(at, subject)| match subject {
            Subject::Match(id) => self.live.get(&id).map(|entry| Due::Match { id, revision: entry.revision(), at }),
            Subject::Document(kind, key) => {
                let revision = self.documents.get(&(kind, key.clone()))?.revision;
                Some(Due::Document { kind, key, revision, at })
            }
            Subject::Content(_) => None,
        })
        .collect()
    }

    pub(super) fn next_deadline(&self) -> Option<Timestamp> {
        self.deadlines.next()
    }

    pub(super) fn get(&self, kind: Kind, key: &str) -> Option<Document> {
        self.documents.get(&(kind, key.to_owned())).map(|entry| entry.clone().into())
    }

    pub(super) fn scan(&self, kind: Kind, prefix: &str, after: Option<&str>, limit: usize) -> Vec<(String, Document)> {
        self.documents
            .range((kind, prefix.to_owned())..)
            .take_while(|((k, key), _)| *k == kind && key.starts_with(prefix))
            .filter(|((_, key), _)| after.is_none_or(|after| key.as_str() > after))
            .take(limit)
            .map(|((_, key), entry)| (key.clone(), entry.clone().into()))
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

    pub(super) fn export(&self, after: Option<Position>, limit: usize) -> Vec<Entry> {
        let contents =
            self.contents.iter().map(|(id, bytes)| Entry::Content(ContentEntry { id: *id, bytes: bytes.clone() }));
        let live = self.live.values().cloned().map(Entry::Live);
        let finished = self.finished.values().cloned().map(Entry::Finished);
        let documents = self.documents.values().cloned().map(Entry::Document);
        let quarantined = self
            .quarantined
            .iter()
            .map(|(key, bytes)| Entry::Quarantined(QuarantinedEntry { key: key.clone(), bytes: bytes.clone() }));
        let all = contents.chain(live).chain(finished).chain(documents).chain(quarantined);
        all.filter(|entry| after.as_ref().is_none_or(|after| entry.position() > *after)).take(limit).collect()
    }
}

fn recent_ops(entry: &LiveEntry) -> RecentOps {
    let ops = std::iter::once(entry.created).chain(entry.log.iter().map(|line| line.op));
    (0..).map(Revision).zip(ops).collect()
}

fn finish(entry: LiveEntry, ending: Ending) -> FinishedEntry {
    FinishedEntry {
        id: entry.id,
        epoch: entry.epoch,
        revision: entry.revision(),
        recent: recent_ops(&entry).iter().collect(),
        ended: Some(ending.at),
        setup: entry.setup,
        contents: entry.contents,
        meta: entry.meta,
        record: ending.record,
        actions: entry.log.into_iter().filter_map(|line| line.action).collect(),
    }
}
