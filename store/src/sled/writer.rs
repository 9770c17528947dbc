//! The one thread that changes the database. It takes the waiting requests as one group, writes it, and has it flushed
//! and answered.

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::apply::{Apply, Failure, broken};
use super::clean::Cleaner;
use super::content::NewContent;
use super::durable;
use super::flusher::{Flusher, Flushing, Written};
use super::shared::Shared;
use crate::deadlines::Subject;
use crate::portable::Item;
use crate::{Change, Collection, CommitError, DocumentWrite, MatchId, NewMatch, Revision, StoreError, Timestamp};

/// The most changes that share a flush.
const LARGEST_GROUP: usize = 512;

/// A request to the writer. Set-ups, metas and snapshots are already packed, because the sender does that work.
#[derive(Debug)]
pub(super) enum Work {
    Create(MatchId, Box<NewMatch>, Vec<NewContent>),
    Commit(MatchId, Revision, Box<Change>),
    /// Writes documents: all of them or none. The answer is the revision of the first.
    Put(Vec<DocumentWrite>),
    Import(Vec<Item>),
    /// Removes matches that ended long ago. The answer is their number, in the form of a revision.
    RemoveFinished {
        now: Timestamp,
        keep: Duration,
        limit: usize,
    },
    /// Removes documents that were not written since they were read. The answer is their number, in the form of a revision.
    RemoveDocuments(Collection, Vec<(String, Revision)>),
    /// Sets an unreadable row aside; the text says why it is unreadable.
    SetAside(Subject, String),
}

/// One request, and the channel for its answer.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) work: Work,
    pub(super) answer: oneshot::Sender<Result<Revision, CommitError>>,
}

/// Runs on its own thread until every sender is gone or a write fails.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) apply: Apply,
    pub(super) cleaner: Cleaner,
    pub(super) shared: Arc<Shared>,
    pub(super) inbox: mpsc::Receiver<Request>,
    /// The folder of the database.
    pub(super) database: PathBuf,
    /// Groups so far.
    pub(super) groups: u64,
}

impl Writer {
    /// Writes groups, hands them to the flusher, and closes the database once every sender is gone.
    pub(super) fn run(mut self, flusher: Flusher) {
        let outcome = match Flushing::start(flusher) {
            Ok(flushing) => {
                let outcome = self.serve(&flushing);
                let flusher = flushing.end();
                outcome.and(flusher)
            }
            Err(error) => Err(error.to_string()),
        };
        match outcome {
            Ok(flusher) if self.shared.reason().is_none() => self.end(flusher),
            Ok(_) => {}
            Err(reason) => self.refuse_everything(&reason),
        }
    }

    fn serve(&mut self, flushing: &Flushing) -> Result<(), String> {
        let mut group = Vec::new();
        while let Some(first) = self.inbox.blocking_recv() {
            if let Some(reason) = self.shared.reason() {
                let _ = first.answer.send(Err(StoreError::Poisoned { reason: reason.clone() }.into()));
                return Err(reason);
            }
            group.push(first);
            self.gather(&mut group);
            let changes = group.len();
            let alone = changes == 1;
            let shared = Arc::clone(&self.shared);
            let done = shared.writing.watched(|| self.group(&mut group))?;
            // Nobody waits behind this group, so another thread would only have to be woken.
            if alone && self.inbox.is_empty() && flushing.is_idle() {
                flushing.settle(done);
            } else {
                flushing.hand_over(done)?;
            }
            if self.shared.reason().is_none() {
                guarded(|| self.sweep(changes).map_err(describe))?;
            }
        }
        Ok(())
    }

    /// Takes the other waiting requests. Between two looks it yields to the senders: with few cores their requests
    /// would otherwise come just too late, and a flush costs more than a look.
    fn gather(&mut self, group: &mut Vec<Request>) {
        let mut before = 0;
        while before < group.len() {
            before = group.len();
            while group.len() < LARGEST_GROUP
                && let Ok(next) = self.inbox.try_recv()
            {
                group.push(next);
            }
            std::thread::yield_now();
        }
    }

    /// Writes a group and empties it. If a write fails, nothing of the group is acknowledged.
    fn group(&mut self, group: &mut Vec<Request>) -> Result<Written, String> {
        self.groups += 1;
        let number = self.groups;
        let calls = durable::calls();
        self.shared.begin(number, |name| group.iter().for_each(|request| subjects(&request.work, name)));
        let mut answers = Vec::with_capacity(group.len());
        let outcome = guarded(|| {
            for Request { work, answer } in group.drain(..) {
                // Pushed before the work, so that the sender gets an answer even if the work panics.
                answers.push((answer, Err(StoreError::Closed.into())));
                let result = match self.work(work) {
                    Ok(revision) => Ok(revision),
                    Err(Failure::Refused(error)) => Err(error),
                    Err(Failure::Broken(reason)) => return Err(reason),
                };
                if let Some(last) = answers.last_mut() {
                    last.1 = result;
                }
            }
            Ok(())
        });
        if let Err(reason) = outcome {
            // The state changes before the answers are sent, so a sender who hears of the failure finds the store poisoned.
            self.shared.poison(&reason);
            for (answer, _) in answers {
                let _ = answer.send(Err(StoreError::Poisoned { reason: reason.clone() }.into()));
            }
            return Err(reason);
        }
        let calls_before = std::mem::take(&mut self.apply.wrote).then_some(calls);
        Ok(Written { number, answers, moves: std::mem::take(&mut self.apply.moves), calls_before })
    }

    fn work(&mut self, work: Work) -> Result<Revision, Failure> {
        match work {
            Work::Create(id, new, contents) => self.apply.create(id, *new, contents),
            Work::Commit(id, expected, change) => self.apply.commit(id, expected, *change),
            Work::Put(writes) => self.apply.put(&writes),
            Work::Import(items) => {
                self.cleaner.note(items.len() as u64);
                self.apply.import(items).map(|()| Revision(0))
            }
            Work::RemoveFinished { now, keep, limit } => self.apply.remove_finished(now, keep, limit).map(Revision),
            Work::RemoveDocuments(collection, read) => self.apply.remove_documents(collection, read).map(Revision),
            Work::SetAside(subject, reason) => self.apply.set_aside(&subject, &reason).map(|()| Revision(0)),
        }
    }

    /// Removes pieces of matches that have ended, and cleans the file, mostly while nobody waits.
    fn sweep(&mut self, changes: usize) -> Result<(), Failure> {
        self.cleaner.note(changes as u64);
        while self.inbox.is_empty() && (self.step()? || self.clean()?) {}
        for _ in 0..self.cleaner.overdue(changes as u64) {
            self.clean()?;
        }
        while self.apply.ended.len() > LARGEST_GROUP {
            self.step()?;
        }
        Ok(())
    }

    fn step(&mut self) -> Result<bool, Failure> {
        self.shared.writing.watched(|| self.apply.sweep())
    }

    fn clean(&mut self) -> Result<bool, Failure> {
        self.shared.writing.watched(|| self.cleaner.step()).map_err(broken)
    }

    fn end(mut self, mut flusher: Flusher) {
        let shared = Arc::clone(&self.shared);
        if let Err(reason) = shared.writing.watched(|| guarded(|| self.close(&mut flusher))) {
            self.shared.poison(&reason);
            tracing::error!(reason, "the store was not closed in order");
        }
    }

    fn close(&mut self, flusher: &mut Flusher) -> Result<(), String> {
        while self.step().map_err(describe)? {}
        self.apply.keep_all().map_err(describe)?;
        flusher.count()?;
        let live = self.apply.trees().heads.len() as u64;
        flusher.db.flush().map_err(|error| describe(broken(error)))?;
        // sled does this when its last handle is dropped, and panics if it fails. Done here first, a failure is an
        // ordinary error.
        File::open(self.database.join("db")).and_then(|file| file.sync_all()).map_err(|error| error.to_string())?;
        flusher.mark(Some(live));
        Ok(())
    }

    /// Answers every request with "poisoned" until the last sender is gone: a failed write is never tried again.
    fn refuse_everything(mut self, reason: &str) {
        self.shared.poison(reason);
        while let Some(request) = self.inbox.blocking_recv() {
            let _ = request.answer.send(Err(StoreError::Poisoned { reason: reason.to_owned() }.into()));
        }
    }
}

pub(super) fn describe(failure: Failure) -> String {
    match failure {
        Failure::Refused(error) => error.to_string(),
        Failure::Broken(reason) => reason,
    }
}

/// Runs code of sled that may panic where it should return an error.
pub(super) fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        Err(text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_owned())
    })
}

/// Names everything that `work` may write, so that readers can wait for it.
fn subjects(work: &Work, name: &mut dyn FnMut(Subject)) {
    let documents = match work {
        Work::Create(id, new, contents) => {
            name(Subject::Match(*id));
            contents.iter().for_each(|content| name(Subject::Content(content.id)));
            &new.documents[..]
        }
        Work::Commit(id, _, change) => {
            name(Subject::Match(*id));
            &change.documents[..]
        }
        Work::Put(writes) => &writes[..],
        // An import goes to an empty store that nobody reads, and removed or set-aside rows are gone either way.
        Work::Import(_) | Work::RemoveFinished { .. } | Work::RemoveDocuments(..) | Work::SetAside(..) => &[],
    };
    for write in documents {
        name(Subject::Document(write.collection, write.key.clone()));
    }
}
