//! Judges and writes one request after another. Only the writer thread runs this code.
//!
//! A change is judged by reading alone; the first write happens only when nothing can refuse the change any more. The
//! row that contains the head (a line of the log, a row of its own, or the transaction around it) is written
//! last. After a crash sled recovers a prefix of its writes, so a change whose head is there is complete.

use std::collections::VecDeque;
use std::num::NonZeroUsize;

use lru::LruCache;
use sled::transaction::{ConflictableTransactionResult, TransactionError, Transactional};

use super::content::NewContent;
use super::format::{self, HeadRow, Line, StartRow};
use super::pieces;
use super::reader::Reader;
use super::shared::Move;
use super::trees::{LINES_BEHIND_HEAD, Part, Trees, log_key, part_key};
use crate::deadlines::Subject;
use crate::judge::{self, Facts, RecentOps, Verdict};
use crate::portable::{FinishedItem, LogLine};
use crate::{Change, CommitError, Epoch, MatchId, NewMatch, Revision, StoreError, Timestamp};

/// The number of matches whose head is cached; each takes about a kilobyte.
const HEADS_AT_HAND: NonZeroUsize = NonZeroUsize::new(4096).unwrap();

/// Why a request was not applied.
#[derive(Debug)]
pub(super) enum Failure {
    /// It was refused; nothing was written.
    Refused(CommitError),
    /// A write failed half-way, so nothing can be promised any more.
    Broken(String),
}

impl<E: Into<CommitError>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Refused(error.into())
    }
}

pub(super) fn broken(error: sled::Error) -> Failure {
    Failure::Broken(error.to_string())
}

pub(super) fn unencodable(reason: String) -> Failure {
    Failure::Refused(StoreError::Invalid(reason).into())
}

/// The writer's cached knowledge of a match.
#[derive(Debug)]
pub(super) struct Head {
    facts: Facts,
    row: HeadRow,
    /// The revision of the head that has a row of its own.
    kept: Revision,
}

impl Head {
    /// Whether the newest head is only in the log.
    fn is_behind(&self) -> bool {
        !self.facts.finished && self.kept < self.row.revision
    }
}

/// One write of a transaction.
pub(super) struct Write {
    pub(super) tree: Atomic,
    pub(super) key: Vec<u8>,
    /// `None` removes the row.
    pub(super) value: Option<Vec<u8>>,
}

/// Writes that belong together, and the deadlines that they change.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) writes: Vec<Write>,
    pub(super) moves: Vec<Move>,
}

impl Batch {
    pub(super) fn head(&mut self, id: MatchId, value: Option<Vec<u8>>) {
        self.writes.push(Write { tree: Atomic::Heads, key: id.as_bytes().to_vec(), value });
    }

    pub(super) fn deadline(&mut self, subject: Subject, old: Option<Timestamp>, new: Option<Timestamp>) {
        if old != new {
            self.moves.push((subject, old, new));
        }
    }
}

/// The trees that can be written in one transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Atomic {
    Documents = 0,
    Alarms = 1,
    Finished = 2,
    Records = 3,
    Endings = 4,
    Heads = 5,
}

/// The state of the writer between two requests.
#[derive(Debug)]
pub(super) struct Apply {
    pub(super) reader: Reader,
    pub(super) heads: LruCache<MatchId, Head>,
    /// Deadlines changed since the last flush.
    pub(super) moves: Vec<Move>,
    /// Whether anything was written since the last flush.
    pub(super) wrote: bool,
    /// Matches that have ended, whose pieces may be removed.
    pub(super) ended: VecDeque<MatchId>,
}

impl Apply {
    pub(super) fn new(reader: Reader) -> Self {
        let heads = LruCache::new(HEADS_AT_HAND);
        Self { reader, heads, moves: Vec::new(), wrote: false, ended: VecDeque::new() }
    }

    pub(super) fn trees(&self) -> &Trees {
        &self.reader.0
    }

    /// Returns the head of a match, from the cache if it is there.
    fn head(&mut self, id: MatchId) -> Result<Option<&Head>, Failure> {
        if !self.heads.contains(&id)
            && let Some(head) = self.read_head(id)?
        {
            self.remember(id, head)?;
        }
        Ok(self.heads.get(&id))
    }

    /// Caches a head, and renews the stored head of the match that it displaces.
    fn remember(&mut self, id: MatchId, head: Head) -> Result<(), Failure> {
        match self.heads.push(id, head) {
            Some((other, head)) if other != id => self.keep(other, &head),
            _ => Ok(()),
        }
    }

    /// Renews the separately stored head if the newest head is only in the log.
    fn keep(&self, id: MatchId, head: &Head) -> Result<(), Failure> {
        if head.is_behind() { self.renew(id, &head.row) } else { Ok(()) }
    }

    /// Gives a head in the log a row of its own.
    pub(super) fn renew(&self, id: MatchId, row: &HeadRow) -> Result<(), Failure> {
        let bytes = format::encode(row).map_err(unencodable)?;
        self.trees().heads.insert(id.as_bytes(), bytes).map(drop).map_err(broken)
    }

    /// Renews the stored head of every cached match, so that the next start need not read the lines after it.
    pub(super) fn keep_all(&self) -> Result<(), Failure> {
        self.heads.iter().try_for_each(|(id, head)| self.keep(*id, head))
    }

    fn read_head(&self, id: MatchId) -> Result<Option<Head>, StoreError> {
        if let Some(kept) = self.reader.kept_head(id)? {
            let row = self.reader.newest(id, kept)?;
            return Ok(Some(Head { facts: self.facts(id, &row)?, row, kept: kept.revision }));
        }
        let finished = self.reader.finished(id)?.map(|item| {
            let (revision, epoch) = (item.revision, item.epoch);
            let facts = Facts { revision, epoch, finished: true, recent: item.recent.into_iter().collect() };
            Head { facts, row: ended(revision, epoch), kept: revision }
        });
        Ok(finished)
    }

    fn facts(&self, id: MatchId, row: &HeadRow) -> Result<Facts, StoreError> {
        let recent = self.reader.recent(id, row)?;
        Ok(Facts { revision: row.revision, epoch: row.epoch, finished: false, recent })
    }

    /// Removes a match from the cache that is written from outside.
    pub(super) fn forget(&mut self, id: MatchId) -> Option<Timestamp> {
        let known = self.head(id).ok().flatten().and_then(|head| head.row.deadline);
        self.heads.pop(&id);
        known
    }

    /// Makes a match; set-up, meta and snapshot are already packed.
    pub(super) fn create(
        &mut self,
        id: MatchId,
        new: NewMatch,
        contents: Vec<NewContent>,
    ) -> Result<Revision, Failure> {
        let facts = self.head(id)?.map(|head| &head.facts);
        if let Verdict::Duplicate(revision) = judge::create(facts, &new)? {
            return Ok(revision);
        }
        let mut batch = self.judge_documents(&new.documents)?;
        let row = HeadRow {
            revision: Revision(0),
            epoch: new.epoch,
            snapshot_revision: Revision(0),
            meta_revision: Revision(0),
            deadline: new.deadline,
        };
        let named = contents.iter().map(|content| content.id).collect();
        let start = StartRow { created: new.op, setup: new.setup, contents: named }.encode().map_err(unencodable)?;
        let head = format::encode(&row).map_err(unencodable)?;

        self.wrote = true;
        self.keep_contents(id, contents)?;
        pieces::insert(&self.trees().starts, id.as_bytes(), start).map_err(broken)?;
        self.insert_part(id, Part::Snapshot, Revision(0), new.snapshot)?;
        self.insert_part(id, Part::Meta, Revision(0), new.meta)?;
        batch.head(id, Some(head));
        batch.deadline(Subject::Match(id), None, new.deadline);
        self.write(batch)?;
        let recent = [(Revision(0), new.op)].into_iter().collect();
        let facts = Facts { revision: Revision(0), epoch: new.epoch, finished: false, recent };
        self.remember(id, Head { facts, row, kept: Revision(0) })?;
        Ok(Revision(0))
    }

    /// Applies a change. Its snapshot is already packed, and so is its meta unless the change ends the match.
    pub(super) fn commit(&mut self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, Failure> {
        let head = self.head(id)?;
        let revision = match judge::commit(head.map(|head| &head.facts), expected, &change)? {
            Verdict::Duplicate(revision) => return self.repeated(id, revision, &change),
            Verdict::Apply(revision) => revision,
        };
        let (old, kept) = head.map(|head| (head.row, head.kept)).ok_or(CommitError::Gone)?;
        let batch = self.judge_documents(&change.documents)?;
        let (op, finished) = (change.op, change.ending.is_some());
        let alone = batch.writes.is_empty() && revision.0 - kept.0 < LINES_BEHIND_HEAD;
        let row = match finished {
            true => self.end(id, &old, revision, change, batch)?,
            false => self.advance(id, &old, revision, change, (!alone).then_some(batch))?,
        };
        if finished {
            // A match that has ended is rarely requested; its record is read then.
            self.heads.pop(&id);
        } else if let Some(head) = self.heads.get_mut(&id) {
            head.facts.recent.push(revision, op);
            head.facts.revision = revision;
            head.facts.epoch = row.epoch;
            head.row = row;
            if !alone {
                head.kept = revision;
            }
        }
        Ok(revision)
    }

    /// Answers a change whose op id is already known.
    fn repeated(&mut self, id: MatchId, revision: Revision, change: &Change) -> Result<Revision, Failure> {
        let reader = self.reader.clone();
        if let Some(head) = self.head(id)?.filter(|head| !head.facts.finished && revision > Revision(0)) {
            let said = reader.log(id, revision, revision)?;
            judge::repeated(&head.facts, said.first(), change)?;
        }
        Ok(revision)
    }

    /// Writes a move. Without a batch its line counts by itself; otherwise the head that is written with the batch
    /// makes it count.
    fn advance(
        &mut self,
        id: MatchId,
        old: &HeadRow,
        revision: Revision,
        change: Change,
        batch: Option<Batch>,
    ) -> Result<HeadRow, Failure> {
        let row = HeadRow {
            revision,
            epoch: change.epoch,
            snapshot_revision: if change.snapshot.is_some() { revision } else { old.snapshot_revision },
            meta_revision: if change.meta.is_some() { revision } else { old.meta_revision },
            deadline: change.deadline,
        };
        let said = LogLine { op: change.op, action: change.action };
        let line = Line { said, head: batch.is_none().then_some(row) }.encode().map_err(unencodable)?;
        let mut batch = match batch {
            Some(mut batch) => {
                batch.head(id, Some(format::encode(&row).map_err(unencodable)?));
                batch
            }
            None => Batch::default(),
        };
        batch.deadline(Subject::Match(id), old.deadline, change.deadline);

        self.wrote = true;
        if let Some(snapshot) = change.snapshot {
            self.insert_part(id, Part::Snapshot, revision, snapshot)?;
        }
        if let Some(meta) = change.meta {
            self.insert_part(id, Part::Meta, revision, meta)?;
        }
        self.trees().log.insert(log_key(id, revision), line).map_err(broken)?;
        self.write(batch)?;
        if row.snapshot_revision != old.snapshot_revision {
            self.remove_part(id, Part::Snapshot, old.snapshot_revision)?;
        }
        if row.meta_revision != old.meta_revision {
            self.remove_part(id, Part::Meta, old.meta_revision)?;
        }
        Ok(row)
    }

    /// Turns a live match into one compressed record.
    fn end(
        &mut self,
        id: MatchId,
        old: &HeadRow,
        revision: Revision,
        change: Change,
        mut batch: Batch,
    ) -> Result<HeadRow, Failure> {
        let live = self.reader.live_item(id)?.ok_or(CommitError::Gone)?;
        let known = self.head(id)?.into_iter().flat_map(|head| head.facts.recent.iter());
        let recent: RecentOps = known.chain([(revision, change.op)]).collect();
        let Some(ending) = change.ending else { return Err(Failure::Broken("an ending without an end".into())) };
        let item = FinishedItem {
            id,
            epoch: change.epoch,
            revision,
            ended: Some(ending.at),
            setup: live.setup,
            contents: live.contents,
            meta: change.meta.unwrap_or(live.meta),
            record: ending.record,
            actions: live.log.into_iter().filter_map(|line| line.action).chain(change.action).collect(),
            recent: recent.iter().collect(),
        };
        batch.writes.extend(super::finished::writes(item).map_err(unencodable)?);
        batch.head(id, None);
        batch.deadline(Subject::Match(id), old.deadline, None);
        self.wrote = true;
        self.write(batch)?;
        self.ended.push_back(id);
        Ok(ended(revision, change.epoch))
    }

    pub(super) fn insert_part(&self, id: MatchId, part: Part, at: Revision, bytes: Vec<u8>) -> Result<(), Failure> {
        pieces::insert(&self.trees().parts, &part_key(id, part, at), bytes).map_err(broken)
    }

    fn remove_part(&self, id: MatchId, part: Part, at: Revision) -> Result<(), Failure> {
        pieces::remove(&self.trees().parts, &part_key(id, part, at)).map_err(broken)
    }

    /// Writes everything or nothing. A single write needs no transaction for this.
    pub(super) fn write(&mut self, batch: Batch) -> Result<(), Failure> {
        self.write_together(&batch.writes)?;
        self.moves.extend(batch.moves);
        Ok(())
    }

    fn write_together(&self, writes: &[Write]) -> Result<(), Failure> {
        if writes.is_empty() {
            return Ok(());
        }
        let Trees { documents, alarms, finished, records, endings, heads, .. } = self.trees();
        let trees = [documents, alarms, finished, records, endings, heads];
        if let [write] = writes {
            let tree = trees[write.tree as usize];
            return match &write.value {
                Some(value) => tree.insert(&write.key, &value[..]).map(drop),
                None => tree.remove(&write.key).map(drop),
            }
            .map_err(broken);
        }
        let outcome = trees[..].transaction(|views| -> ConflictableTransactionResult<(), ()> {
            for Write { tree, key, value } in writes {
                let view = &views[*tree as usize];
                match value {
                    Some(value) => view.insert(&key[..], &value[..])?,
                    None => view.remove(&key[..])?,
                };
            }
            Ok(())
        });
        outcome.map_err(|error| match error {
            TransactionError::Storage(error) => broken(error),
            TransactionError::Abort(()) => Failure::Broken("a transaction gave up".into()),
        })
    }
}

fn ended(revision: Revision, epoch: Epoch) -> HeadRow {
    HeadRow { revision, epoch, snapshot_revision: revision, meta_revision: revision, deadline: None }
}
