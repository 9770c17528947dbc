//! Opens the database under a time limit and with panics caught, because damaged media make sled hang or panic.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use sled::Db;

use super::apply::Apply;
use super::clean::Cleaner;
use super::flusher::Flusher;
use super::folder::Folder;
use super::format::{self, HeadRow};
use super::mark::Mark;
use super::reader::Reader;
use super::shared::Shared;
use super::trees::{self, Trees};
use super::writer::{Request, Writer, describe, guarded};
use super::{Options, durable};
use crate::deadlines::{Deadlines, Subject};
use crate::{MatchId, StoreError};

/// With sled's default of 512 KB, large leaves would become separate files, for which no flush waits.
pub(super) const SEGMENT: usize = 2 << 20;
/// The longest time in which a database that this process has just closed may release its file.
const LET_GO: Duration = Duration::from_secs(5);
/// The most requests that wait for the writer; further requests wait with their senders.
const INBOX: usize = 4096;

/// An open database, with everything that a start reads from it.
pub(super) struct Opened {
    path: PathBuf,
    db: Db,
    trees: Trees,
    deadlines: Deadlines,
    /// Heads and alarms that could not be read.
    unreadable: Vec<(Subject, String)>,
    live: u64,
    sequence: u64,
    /// The store's last mark.
    mark: Mark,
    /// Heads that are stored only in the log.
    behind: Vec<(MatchId, HeadRow)>,
    /// Matches without a head that have left pieces behind.
    leftovers: Vec<MatchId>,
}

/// Makes sure that there is a database, and that a kill during an earlier start does not prevent it from opening.
///
/// A new database is built next to its place and then moved there as a whole. sled writes its settings in two steps,
/// and a kill between them would leave a database that never opens.
pub(super) fn prepare(folder: &Folder, options: &Options) -> Result<(), StoreError> {
    let failed = |error: io::Error| StoreError::unopenable(folder.path(), &error);
    if folder.database().exists() {
        return folder.remove_half_written().map_err(failed);
    }
    if let Some(mark) = Mark::read(&folder.mark()).map_err(failed)? {
        let missing = format!("the database itself is gone, which had come to mark {}", mark.sequence);
        return Err(StoreError::Missing { folder: folder.path().to_owned(), missing });
    }
    drop(database(folder.path(), folder.fresh(), Mark::default(), options)?);
    folder.swap().map_err(failed)
}

/// Opens the database in `path`, or makes an empty one.
pub(super) fn database(folder: &Path, path: PathBuf, mark: Mark, options: &Options) -> Result<Opened, StoreError> {
    let (answer, opened) = channel();
    let cache = options.cache_bytes;
    let builder = thread::Builder::new().name("store-open".into());
    let unopenable = |reason: String| StoreError::Unopenable { folder: folder.to_owned(), reason };
    builder
        .spawn(move || drop(answer.send(guarded(|| Ok(open_and_read(&path, mark, cache))))))
        .map_err(|error| unopenable(error.to_string()))?;
    match opened.recv_timeout(options.open_limit) {
        Ok(Ok(Ok(opened))) => Ok(opened),
        Ok(Ok(Err(sled::Error::Io(error)))) => Err(StoreError::unopenable(folder, &error)),
        Ok(Ok(Err(error))) => Err(unopenable(error.to_string())),
        Ok(Err(panic)) => Err(unopenable(panic)),
        Err(RecvTimeoutError::Timeout) => {
            Err(unopenable(format!("it was not read within {} s", options.open_limit.as_secs())))
        }
        Err(RecvTimeoutError::Disconnected) => Err(unopenable("its reader ended without an answer".into())),
    }
}

fn open_and_read(path: &Path, mark: Mark, cache_bytes: u64) -> sled::Result<Opened> {
    let db = open_sled(path, cache_bytes)?;
    let trees = Trees::open(&db)?;
    durable::prove(&trees.system)?;
    let sequence = trees.system.get("sequence")?;
    let sequence = sequence.and_then(|bytes| bytes.as_ref().try_into().ok()).map_or(0, u64::from_be_bytes);
    let (path, deadlines) = (path.to_owned(), Deadlines::default());
    let mut opened = Opened {
        path,
        db,
        trees,
        deadlines,
        unreadable: Vec::new(),
        live: 0,
        sequence,
        mark,
        behind: Vec::new(),
        leftovers: Vec::new(),
    };
    opened.read_heads()?;
    opened.read_alarms()?;
    Ok(opened)
}

/// Opens sled, and retries: the threads of a database that was just closed hold its file for a moment.
fn open_sled(path: &Path, cache_bytes: u64) -> sled::Result<Db> {
    super::allocator::give_back();
    super::private::create_folder(path)?;
    let config = sled::Config::new()
        .path(path)
        .segment_size(SEGMENT)
        .cache_capacity(cache_bytes)
        // sled's own flushes would only put half-written groups on the disk.
        .flush_every_ms(None);
    let begun = Instant::now();
    loop {
        match config.open() {
            Err(sled::Error::Io(error))
                if error.to_string().contains("could not acquire lock") && begun.elapsed() < LET_GO =>
            {
                thread::sleep(Duration::from_millis(10));
            }
            outcome => return outcome,
        }
    }
}

impl Opened {
    fn read_heads(&mut self) -> sled::Result<()> {
        let reader = Reader(self.trees.clone());
        // Closing renews every head. After that, the lines behind the heads need not be searched, which is most of a start.
        let renewed = self.mark.live_at_close.is_some() && self.mark.sequence == self.sequence;
        for row in &self.trees.heads {
            let (key, bytes) = row?;
            let Some(id) = trees::match_of(&key) else { continue };
            self.live += 1;
            let read = format::decode::<HeadRow>(&bytes).and_then(|kept| {
                let newest = if renewed { Ok(kept) } else { reader.newest(id, kept) };
                newest.map(|newest| (kept, newest)).map_err(|error| error.to_string())
            });
            match read {
                Ok((kept, newest)) => {
                    self.deadlines.set(Subject::Match(id), None, newest.deadline);
                    if kept != newest {
                        self.behind.push((id, newest));
                    }
                }
                Err(reason) => self.unreadable.push((Subject::Match(id), reason)),
            }
        }
        if renewed { Ok(()) } else { self.find_leftovers() }
    }

    /// Finds pieces that a kill kept from being swept: of matches that have ended, or that were never made.
    fn find_leftovers(&mut self) -> sled::Result<()> {
        for key in self.trees.starts.iter().keys() {
            let Some(id) = trees::match_of(&key?) else { continue };
            if self.leftovers.last() != Some(&id) && !self.trees.heads.contains_key(id.as_bytes())? {
                self.leftovers.push(id);
            }
        }
        Ok(())
    }

    fn read_alarms(&mut self) -> sled::Result<()> {
        let reader = Reader(self.trees.clone());
        for key in self.trees.alarms.iter().keys() {
            let Some((collection, key)) = trees::document_of(&key?) else { continue };
            match reader.document(collection, &key) {
                Ok(row) => {
                    let deadline = row.and_then(|row| row.deadline);
                    self.deadlines.set(Subject::Document(collection, key), None, deadline);
                }
                Err(error) => self.unreadable.push((Subject::Document(collection, key), error.to_string())),
            }
        }
        Ok(())
    }

    /// Fails if the database is behind its high-water mark; otherwise renews the mark.
    pub(super) fn check(&self, folder: &Folder) -> Result<(), StoreError> {
        let failed = |error: io::Error| StoreError::unopenable(folder.path(), &error);
        match self.mark.missing(self.sequence, self.live) {
            Some(missing) => Err(StoreError::Missing { folder: folder.path().to_owned(), missing }),
            None => Mark::reopen(self.sequence, &folder.mark()).and_then(|()| folder.sync()).map_err(failed),
        }
    }

    /// Renews heads, sets unreadable rows aside, starts the writer thread and returns what the readers need.
    pub(super) fn start(self, folder: &Path, mark_path: Option<PathBuf>) -> Result<Running, StoreError> {
        let unopenable = |reason: String| StoreError::Unopenable { folder: folder.to_owned(), reason };
        let shared = Arc::new(Shared::new(self.deadlines));
        let (sender, inbox) = tokio::sync::mpsc::channel(INBOX);
        let reader = Reader(self.trees);
        let mut apply = Apply::new(reader.clone());
        apply.ended.extend(self.leftovers);
        for (id, head) in self.behind {
            guarded(|| apply.renew(id, &head).map_err(describe)).map_err(unopenable)?;
        }
        for (subject, reason) in self.unreadable {
            guarded(|| apply.set_aside(&subject, &reason).map_err(describe)).map_err(unopenable)?;
        }
        let flusher = Flusher {
            db: self.db.clone(),
            system: reader.0.system.clone(),
            shared: Arc::clone(&shared),
            mark_path,
            sequence: self.sequence,
            marked: Instant::now(),
        };
        let cleaner = Cleaner::new(reader.0.cleaning.clone(), &self.path);
        let writer = Writer { apply, cleaner, shared: Arc::clone(&shared), inbox, database: self.path, groups: 0 };
        let (alive, ended) = channel();
        let (watching, end) = channel();
        super::watch::start(Arc::clone(&shared), end).map_err(|error| unopenable(error.to_string()))?;
        let run = move || {
            writer.run(flusher);
            drop((alive, watching));
        };
        thread::Builder::new().name("store-writer".into()).spawn(run).map_err(|error| unopenable(error.to_string()))?;
        Ok(Running { db: self.db, reader, shared, sender, ended })
    }
}

/// The store's connections to a running writer.
pub(super) struct Running {
    pub(super) db: Db,
    pub(super) reader: Reader,
    pub(super) shared: Arc<Shared>,
    pub(super) sender: tokio::sync::mpsc::Sender<Request>,
    /// Disconnects when the writer has ended.
    pub(super) ended: Receiver<()>,
}
