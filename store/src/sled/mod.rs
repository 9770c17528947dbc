//! The durable backend: sled 0.34 with one writer, group commit and a real fsync for every group.
//!
//! - `writer`: one thread makes all changes: it takes the waiting requests as one group, flushes once, answers.
//! - `apply`: judges and writes one change; the head is written last and makes the change count.
//! - `content`: data that many matches name, stored once.
//! - `retain`, `sweep`: removes data that was kept long enough, and data to which nothing refers any more.
//! - `clean`: keeps the file from growing with every match that was ever played.
//! - `reader`, `export`: reads, from any thread.
//! - `durable`: makes sled's flush reach the disk, and proves it.
//! - `folder`, `mark`, `open`: one process at a time, nothing lost unnoticed, no hang at a start.
//! - `allocator`: makes the memory of sled's buffers go back to the system.
//! - `maintain`: a new database next to the old one, for `compact` and `restore`.
//!
//! A reader may read a change before its flush, but the read is not answered before that flush is done.

mod allocator;
mod apply;
mod clean;
mod content;
mod documents;
mod durable;
mod export;
mod finished;
mod flusher;
mod folder;
mod format;
mod import;
mod maintain;
mod mark;
mod open;
mod pieces;
mod private;
mod reader;
mod retain;
mod shared;
mod sweep;
mod trees;
mod watch;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::sled::Db;
use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};

use self::content::NewContent;
use self::folder::Folder;
pub use self::maintain::{Rebuilt, compact, restore};
use self::mark::Mark;
use self::open::Opened;
use self::reader::{Reader, backend};
use self::shared::Shared;
use self::writer::{Request, Work};
use crate::deadlines::Subject;
use crate::portable::{Item, Position};
use crate::{
    Change, Collection, CommitError, ContentId, Counts, Document, DocumentWrite, Due, MatchId, NewMatch, Revision,
    Store, StoreError, StoredMatch, Timestamp, judge,
};

/// How often a closing store checks whether its disk still answers.
const FAREWELL: Duration = Duration::from_secs(5);

/// The settings with which the database is opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Memory for the cache, in bytes. Under load about a third more is used.
    pub cache_bytes: u64,
    /// The longest time for reading the database at a start; if it takes longer, the database counts as damaged.
    pub open_limit: Duration,
    /// The size in bytes below which the database is never rewritten at a start.
    pub tidy_above: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { cache_bytes: 32 << 20, open_limit: Duration::from_secs(60), tidy_above: 128 << 20 }
    }
}

/// Keeps everything in a data folder that only it uses. Every `Ok` is on the disk.
///
/// It is closed by dropping it; the drop waits until the writer is done.
#[derive(Debug)]
pub struct SledStore {
    reader: Reader,
    shared: Arc<Shared>,
    /// `None` only during the drop.
    sender: Option<mpsc::Sender<Request>>,
    /// Disconnects when the writer has ended.
    ended: Mutex<Receiver<()>>,
    db: Db,
    options: Options,
    /// The last field: the folder is released only after everything above is closed.
    _folder: Arc<Folder>,
}

impl SledStore {
    /// Opens the store in `folder`, or makes an empty one. It reads only heads and deadlines.
    ///
    /// # Errors
    /// `Locked` if another process uses the folder, `Unopenable` or `Missing` for a damaged database.
    pub fn open(folder: &Path, options: &Options) -> Result<Self, StoreError> {
        Self::open_present(&Arc::new(Folder::open(folder)?), options)
    }

    fn open_present(folder: &Arc<Folder>, options: &Options) -> Result<Self, StoreError> {
        open::prepare(folder, options)?;
        let opened = open::database(folder.path(), folder.database(), Mark::of(folder)?, options)?;
        opened.check(folder)?;
        folder.protect();
        Self::start(folder, opened, Some(folder.mark()), options)
    }

    /// Makes an empty store next to the present one.
    fn open_fresh(folder: &Arc<Folder>, options: &Options) -> Result<Self, StoreError> {
        let opened = open::database(folder.path(), folder.fresh(), Mark::default(), options)?;
        Self::start(folder, opened, None, options)
    }

    fn start(
        folder: &Arc<Folder>,
        opened: Opened,
        mark: Option<PathBuf>,
        options: &Options,
    ) -> Result<Self, StoreError> {
        let running = opened.start(folder.path(), mark)?;
        Ok(Self {
            reader: running.reader,
            shared: running.shared,
            sender: Some(running.sender),
            ended: Mutex::new(running.ended),
            db: running.db,
            options: options.clone(),
            _folder: Arc::clone(folder),
        })
    }

    fn disk_bytes(&self) -> Result<u64, StoreError> {
        self.db.size_on_disk().map_err(backend)
    }

    /// Hands work to the writer and waits until it is durable.
    async fn ask(&self, work: Work) -> Result<Revision, CommitError> {
        let (answer, answered) = oneshot::channel();
        let sender = self.sender.as_ref().ok_or(StoreError::Closed)?;
        let answered = async {
            sender.send(Request { work, answer }).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        };
        tokio::select! {
            biased;
            answer = answered => answer,
            // The writer may hang, and would then never answer.
            reason = self.shared.poisoned() => Err(StoreError::Poisoned { reason }.into()),
        }
    }

    /// Hands work to the writer that no revision can refuse; returns the number in the writer's answer.
    async fn tell(&self, work: Work) -> Result<u64, StoreError> {
        match self.ask(work).await {
            Ok(Revision(number)) => Ok(number),
            Err(CommitError::Store(error)) => Err(error),
            Err(error) => Err(StoreError::Backend(error.to_string())),
        }
    }

    async fn set_aside(&self, subject: Subject, reason: String) -> Result<(), StoreError> {
        self.tell(Work::SetAside(subject.clone(), reason)).await?;
        self.shared.deadlines().forget(&subject);
        Ok(())
    }

    /// Returns the value read of `subject` once it is durable; an unreadable row is set aside first.
    async fn read<T: Send>(&self, subject: Subject, found: Result<T, StoreError>) -> Result<T, StoreError> {
        match found {
            Ok(found) => {
                self.shared.settled(&subject).await?;
                Ok(found)
            }
            Err(StoreError::Unreadable { what, reason }) => {
                self.set_aside(subject, reason.clone()).await?;
                Err(StoreError::Unreadable { what, reason })
            }
            // sled sometimes writes while it reads, and fails if the disk refuses the write.
            Err(error) => self.shared.healthy().and(Err(error)),
        }
    }

    /// Returns the writer's answer; a row that the writer could not read is set aside.
    async fn written(
        &self,
        answer: Result<Revision, CommitError>,
        id: Option<MatchId>,
        documents: Vec<(Collection, String)>,
    ) -> Result<Revision, CommitError> {
        if let Err(CommitError::Store(StoreError::Unreadable { .. })) = &answer {
            if let Some(id) = id {
                let found = self.reader.live_item(id).and_then(|_| self.reader.finished(id));
                let _ = self.read(Subject::Match(id), found).await;
            }
            for (collection, key) in documents {
                let found = self.reader.document(collection, &key);
                let _ = self.read(Subject::Document(collection, key), found).await;
            }
        }
        answer
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        self.sender = None;
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner);
        // A writer whose disk does not answer never ends, and is abandoned.
        while ended.recv_timeout(FAREWELL) == Err(RecvTimeoutError::Timeout) && self.shared.healthy().is_ok() {}
        if self.shared.healthy().is_err() {
            // sled syncs once more when its last handle is dropped, and panics if the disk refuses. Never closing it
            // loses nothing, because the process is about to end.
            std::mem::forget(self.db.clone());
        }
    }
}

fn keys(documents: &[DocumentWrite]) -> Vec<(Collection, String)> {
    documents.iter().map(|write| (write.collection, write.key.clone())).collect()
}

#[async_trait]
impl Store for SledStore {
    async fn create(&self, id: MatchId, mut new: NewMatch) -> Result<Revision, CommitError> {
        judge::check_new(&new)?;
        new.setup = format::pack(&new.setup).map_err(StoreError::Invalid)?;
        new.snapshot = format::pack_quickly(&new.snapshot);
        new.meta = format::pack_quickly(&new.meta);
        let documents = keys(&new.documents);
        let contents = std::mem::take(&mut new.contents).into_iter();
        let contents = contents.map(|bytes| NewContent::prepare(bytes, &self.reader)).collect::<Result<_, _>>()?;
        let answer = self.ask(Work::Create(id, Box::new(new), contents)).await;
        self.written(answer, Some(id), documents).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read(Subject::Match(id), self.reader.load(id)).await
    }

    async fn commit(&self, id: MatchId, expected: Revision, mut change: Change) -> Result<Revision, CommitError> {
        judge::check_change(&change)?;
        if change.ending.is_some() {
            change.snapshot = None;
        } else {
            change.snapshot = change.snapshot.map(|snapshot| format::pack_quickly(&snapshot));
            change.meta = change.meta.map(|meta| format::pack_quickly(&meta));
        }
        let documents = keys(&change.documents);
        let answer = self.ask(Work::Commit(id, expected, Box::new(change))).await;
        self.written(answer, Some(id), documents).await
    }

    async fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(Subject::Content(id), self.reader.content(id)).await
    }

    async fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError> {
        self.read(Subject::Match(id), self.reader.history(id)).await
    }

    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Due>, StoreError> {
        self.shared.healthy()?;
        let due = self.shared.deadlines().due(now, limit);
        let mut found = Vec::with_capacity(due.len());
        for (at, subject) in due {
            match subject {
                Subject::Match(id) => match self.read(Subject::Match(id), self.reader.head(id)).await {
                    Ok(head) => found.extend(head.map(|head| Due::Match { id, revision: head.revision, at })),
                    Err(error) => skip_unreadable(error)?,
                },
                Subject::Document(collection, key) => {
                    let row = self.reader.document(collection, &key);
                    match self.read(Subject::Document(collection, key.clone()), row).await {
                        Ok(row) => {
                            found.extend(row.map(|row| Due::Document { collection, key, revision: row.revision, at }))
                        }
                        Err(error) => skip_unreadable(error)?,
                    }
                }
                Subject::Content(_) => {}
            }
        }
        Ok(found)
    }

    async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        self.shared.healthy()?;
        Ok(self.shared.deadlines().next())
    }

    async fn get(&self, collection: Collection, key: &str) -> Result<Option<Document>, StoreError> {
        let row = self.reader.document(collection, key);
        let row = self.read(Subject::Document(collection, key.to_owned()), row).await?;
        Ok(row.map(Document::from))
    }

    async fn put(&self, write: DocumentWrite) -> Result<Revision, CommitError> {
        judge::check_document(&write)?;
        let writes = vec![write];
        let documents = keys(&writes);
        let answer = self.ask(Work::Put(writes)).await;
        self.written(answer, None, documents).await
    }

    async fn put_all(&self, writes: Vec<DocumentWrite>) -> Result<(), CommitError> {
        judge::check_documents(&writes)?;
        let documents = keys(&writes);
        let answer = self.ask(Work::Put(writes)).await;
        self.written(answer, None, documents).await.map(drop)
    }

    async fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let page = self.reader.scan(collection, prefix, after, limit)?;
        for (subject, reason) in page.unreadable {
            self.set_aside(subject, reason).await?;
        }
        self.shared.all_settled().await?;
        Ok(page.found)
    }

    async fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let ids = self.reader.live(after, limit)?;
        self.shared.all_settled().await?;
        Ok(ids)
    }

    async fn remove_finished(&self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, StoreError> {
        self.tell(Work::RemoveFinished { now, keep, limit }).await
    }

    async fn remove_documents(&self, collection: Collection, read: Vec<(String, Revision)>) -> Result<u64, StoreError> {
        self.tell(Work::RemoveDocuments(collection, read)).await
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let mut counts = self.reader.counts();
        counts.disk_bytes = self.disk_bytes()?;
        counts.cache_bytes = self.options.cache_bytes;
        Ok(counts)
    }

    async fn export(&self, after: Option<Position>, limit: usize) -> Result<Vec<Item>, StoreError> {
        loop {
            let page = self.reader.export(after.as_ref(), limit)?;
            let whole = page.unreadable.is_empty();
            for (subject, reason) in page.unreadable {
                self.set_aside(subject, reason).await?;
            }
            self.shared.all_settled().await?;
            // A page with only unreadable rows is not the end; those rows are gone when it is read again.
            if whole || !page.found.is_empty() {
                return Ok(page.found);
            }
        }
    }

    async fn import(&self, items: Vec<Item>) -> Result<(), StoreError> {
        items.iter().try_for_each(judge::check_item)?;
        self.tell(Work::Import(items)).await.map(drop)
    }
}

fn skip_unreadable(error: StoreError) -> Result<(), StoreError> {
    if matches!(error, StoreError::Unreadable { .. }) { Ok(()) } else { Err(error) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S-12: sled may wait for ever, and callers who wait for the store must hear of it.
    #[tokio::test]
    async fn who_waits_for_a_writer_that_hangs_is_told_and_the_store_can_be_closed() {
        let place = tempfile::tempdir().unwrap();
        let mut store = SledStore::open(place.path(), &Options::default()).unwrap();
        // An inbox that nobody reads, and a writer that never ends.
        let (sender, _inbox) = mpsc::channel(1);
        let (_alive, ended) = std::sync::mpsc::channel();
        let (working_sender, working_end) =
            (store.sender.replace(sender), std::mem::replace(&mut store.ended, Mutex::new(ended)));
        let shared = Arc::clone(&store.shared);
        let put = DocumentWrite {
            collection: Collection::System,
            key: "k".into(),
            expected: crate::Expected::Any,
            value: Some(vec![1]),
            deadline: None,
            op: crate::OpId([1; 16]),
        };
        let (first, second, ()) = tokio::join!(store.put(put.clone()), store.put(put), async {
            tokio::task::yield_now().await;
            shared.poison("it has not answered");
        });
        for answer in [first, second] {
            assert!(matches!(answer, Err(CommitError::Store(StoreError::Poisoned { .. }))), "{answer:?}");
        }
        drop(store);
        drop((working_sender, working_end));
    }
}
