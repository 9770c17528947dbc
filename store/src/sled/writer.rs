//! The one thread that changes the database: it takes what waits as one group, writes it, flushes once
//! and only then answers.

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sled::Db;
use tokio::sync::{mpsc, oneshot};

use super::apply::{Apply, Failure, broken};
use super::durable;
use super::mark::Mark;
use super::shared::Shared;
use crate::deadlines::Subject;
use crate::portable::Entry;
use crate::{Change, CommitError, DocumentWrite, MatchId, NewMatch, Revision, StoreError};

/// Changes that share a flush at most.
const LARGEST_GROUP: usize = 512;
/// How often the high-water mark follows.
const MARK_EVERY: Duration = Duration::from_secs(1);

/// What is asked of the writer. Setups and snapshots are packed already: that work is done by who asks.
#[derive(Debug)]
pub(super) enum Work {
    Create(MatchId, Box<NewMatch>),
    Commit(MatchId, Revision, Box<Change>),
    Put(Box<DocumentWrite>),
    Import(Vec<Entry>),
    /// Sets a record aside that could not be read; the text says why.
    SetAside(Subject, String),
}

/// One request and where its answer goes.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) work: Work,
    pub(super) answer: oneshot::Sender<Result<Revision, CommitError>>,
}

/// Runs on its own thread until every sender is gone or a write fails.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) db: Db,
    pub(super) apply: Apply,
    pub(super) shared: Arc<Shared>,
    pub(super) inbox: mpsc::Receiver<Request>,
    /// The folder of the database.
    pub(super) database: PathBuf,
    /// `None` for a database that is still being built.
    pub(super) mark_path: Option<PathBuf>,
    /// High-water marks so far, kept in the database too.
    pub(super) sequence: u64,
    /// When the last one was put into the database.
    pub(super) marked: Instant,
}

impl Writer {
    pub(super) fn run(mut self) {
        let mut group = Vec::new();
        while let Some(first) = self.inbox.blocking_recv() {
            group.push(first);
            self.gather(&mut group);
            if let Err(reason) = self.group(&mut group) {
                return self.refuse_everything(&reason);
            }
        }
        if let Err(reason) = guarded(|| self.close()) {
            self.shared.poison(&reason);
            tracing::error!(reason, "the store was not closed in order");
        }
    }

    /// Takes what else waits. Who asks is given a turn between two looks: on few cores the rest would come just too late,
    /// and a flush costs more than a look.
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

    /// Writes, flushes and answers a group, which is empty afterwards.
    fn group(&mut self, group: &mut Vec<Request>) -> Result<(), String> {
        let mut answers = Vec::with_capacity(group.len());
        self.shared.begin(|name| group.iter().for_each(|request| subjects(&request.work, name)));
        let outcome = guarded(|| {
            for Request { work, answer } in group.drain(..) {
                // Pushed before the work: if that panics, the asker still hears of it.
                answers.push((answer, None));
                let result = match self.work(work) {
                    Ok(revision) => Ok(revision),
                    Err(Failure::Refused(error)) => Err(error),
                    Err(Failure::Broken(reason)) => return Err(reason),
                };
                if let Some(last) = answers.last_mut() {
                    last.1 = Some(result);
                }
            }
            self.flush()
        });
        if let Err(reason) = &outcome {
            // First the state, then the answers: who hears of it finds the store poisoned.
            self.shared.poison(reason);
        } else {
            self.shared.flushed(self.apply.moves.drain(..));
        }
        for (answer, result) in answers {
            let result = match (&outcome, result) {
                (Ok(_), Some(result)) => result,
                (Err(reason), _) => Err(StoreError::Poisoned { reason: reason.clone() }.into()),
                (Ok(_), None) => Err(StoreError::Closed.into()),
            };
            // An asker that has gone away is no error: its change is durable all the same.
            let _ = answer.send(result);
        }
        if outcome? {
            self.mark(None);
        }
        guarded(|| self.sweep().map_err(describe))
    }

    fn work(&mut self, work: Work) -> Result<Revision, Failure> {
        match work {
            Work::Create(id, new) => self.apply.create(id, *new),
            Work::Commit(id, expected, change) => self.apply.commit(id, expected, *change),
            Work::Put(write) => self.apply.put(*write),
            Work::Import(entries) => self.apply.import(entries).map(|()| Revision(0)),
            Work::SetAside(subject, reason) => self.apply.set_aside(&subject, &reason).map(|()| Revision(0)),
        }
    }

    /// Brings what was written to the disk; says whether it is time for the high-water mark to follow.
    fn flush(&mut self) -> Result<bool, String> {
        if !std::mem::take(&mut self.apply.wrote) {
            return Ok(false);
        }
        let marking = self.marked.elapsed() >= MARK_EVERY;
        if marking {
            self.count()?;
        }
        self.sync()?;
        Ok(marking)
    }

    /// Counts a mark, in the database first.
    fn count(&mut self) -> Result<(), String> {
        self.marked = Instant::now();
        self.sequence += 1;
        let count = self.sequence.to_be_bytes();
        self.apply.trees().system.insert("sequence", &count).map(drop).map_err(|error| error.to_string())
    }

    fn sync(&mut self) -> Result<(), String> {
        let before = durable::calls();
        self.db.flush().map_err(|error| error.to_string())?;
        if before.is_some() && before == durable::calls() {
            // To remove what is not there leaves nothing to flush. A count does, so the disk has to be asked now.
            self.count()?;
            self.db.flush().map_err(|error| error.to_string())?;
        }
        if before.is_some() && before == durable::calls() {
            return Err("a flush did not reach the disk".into());
        }
        Ok(())
    }

    /// Throws away pieces of matches that have ended, while nobody waits.
    fn sweep(&mut self) -> Result<(), Failure> {
        while self.inbox.is_empty() && self.apply.sweep()? {}
        if self.apply.ended.len() > LARGEST_GROUP {
            self.apply.sweep()?;
        }
        Ok(())
    }

    fn mark(&self, live_at_close: Option<u64>) {
        let mark = Mark { sequence: self.sequence, live_at_close };
        if let Some(path) = &self.mark_path
            && let Err(error) = mark.write(path)
        {
            tracing::warn!(%error, "the high-water mark was not written");
        }
    }

    fn close(&mut self) -> Result<(), String> {
        while self.apply.sweep().map_err(describe)? {}
        self.apply.keep_all().map_err(describe)?;
        self.count()?;
        let live = self.apply.trees().heads.len() as u64;
        self.db.flush().map_err(|error| describe(broken(error)))?;
        // sled does this when its last handle goes, and panics if it fails; tried here it is an error like others.
        File::open(self.database.join("db")).and_then(|file| file.sync_all()).map_err(|error| error.to_string())?;
        self.mark(Some(live));
        Ok(())
    }

    /// Answers "poisoned" to everyone until the last sender is gone: a failed write is never tried again.
    fn refuse_everything(mut self, reason: &str) {
        tracing::error!(reason, "the disk refused a write; nothing more is accepted until a restart");
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

/// Runs something of sled's, which panics where it should fail.
pub(super) fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        Err(text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_owned())
    })
}

/// Names everything that `work` may write, for readers to wait for.
fn subjects(work: &Work, name: &mut dyn FnMut(Subject)) {
    let documents = match work {
        Work::Create(id, new) => {
            name(Subject::Match(*id));
            &new.documents[..]
        }
        Work::Commit(id, _, change) => {
            name(Subject::Match(*id));
            &change.documents[..]
        }
        Work::Put(write) => std::slice::from_ref(&**write),
        // An import is for an empty store that nobody reads, and a record set aside is gone either way.
        Work::Import(_) | Work::SetAside(..) => &[],
    };
    for write in documents {
        name(Subject::Document(write.kind, write.key.clone()));
    }
}
