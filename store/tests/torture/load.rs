//! The process that is killed: people play as fast as the store lets them, and print on standard output what was
//! acknowledged.

use std::process::ExitCode;
use std::sync::Arc;

use duelhall_store::sled::Options;
use duelhall_store::{Collection, CommitError, Revision, SledStore, Store, StoreError};

use crate::Orders;
use crate::dice::Dice;
use crate::play::{AT_ONCE, Duel, next_key, rating_key};

/// The child's exit code after the disk refused a write, as a full disk must.
pub(crate) const REFUSED: u8 = 3;

/// Plays until killed, or until the disk refuses.
pub(crate) fn run(orders: &Orders) -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("threads can be had");
    let store = match SledStore::open(&orders.folder, &Options::default()) {
        Ok(store) => Arc::new(store) as Arc<dyn Store>,
        // On a full disk the store may report that at once; it must open again when there is room.
        Err(StoreError::Full { .. }) => return ExitCode::from(REFUSED),
        Err(error) => {
            println!("BAD open: {error}");
            return ExitCode::FAILURE;
        }
    };
    println!("READY");
    runtime.block_on(async {
        let mut people = tokio::task::JoinSet::new();
        for person in 0..orders.tasks {
            let dice = Dice::new(orders.seed ^ person << 32);
            people.spawn(play(Arc::clone(&store), person, dice));
        }
        match people.join_next().await {
            Some(Ok(Err(error))) if error.is_fatal() => ExitCode::from(REFUSED),
            Some(Ok(Err(error))) => {
                println!("BAD {error}");
                ExitCode::FAILURE
            }
            other => {
                println!("BAD {other:?}");
                ExitCode::FAILURE
            }
        }
    })
}

/// A person's trouble with the store.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error("{0}")]
    Commit(#[from] CommitError),
    #[error("{0}")]
    Wrong(String),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Commit(error.into())
    }
}

impl Trouble {
    /// Whether the disk is to blame: it refuses writes, or it is gone and cannot even be read.
    fn is_fatal(&self) -> bool {
        matches!(self, Self::Commit(CommitError::Store(error)) if error.is_fatal() || matches!(error, StoreError::Backend(_)))
    }
}

/// A person's matches and counters, as the store has them.
struct Person {
    store: Arc<dyn Store>,
    person: u64,
    begun: u64,
    finished: u64,
    playing: Vec<(Duel, u64)>,
}

async fn play(store: Arc<dyn Store>, person: u64, mut dice: Dice) -> Result<(), Trouble> {
    let mut person = Person::resume(store, person).await?;
    loop {
        if person.playing.len() < AT_ONCE {
            person.begin().await?;
        }
        let index = dice.below(person.playing.len() as u64) as usize;
        if dice.below(8) == 0 {
            person.repeat(index).await?;
        }
        person.step(index).await?;
    }
}

impl Person {
    async fn resume(store: Arc<dyn Store>, person: u64) -> Result<Self, Trouble> {
        let count = async |collection, key: String| -> Result<u64, Trouble> {
            Ok(store.get(collection, &key).await?.map_or(0, |document| document.revision.0))
        };
        let begun = count(Collection::System, next_key(person)).await?;
        let finished = count(Collection::Tallies, rating_key(person)).await?;
        let mut playing = Vec::new();
        for (key, _) in store.scan(Collection::Seats, &format!("{person:04}/"), None, 100).await? {
            let number = key[5..].parse().map_err(|_| Trouble::Wrong(format!("odd key {key}")))?;
            let duel = Duel { person, number };
            let found = store.load(duel.id()).await?;
            let found = found.ok_or_else(|| Trouble::Wrong(format!("{duel:?} has a seat and no match")))?;
            playing.push((duel, found.revision.0));
        }
        Ok(Self { store, person, begun, finished, playing })
    }

    async fn begin(&mut self) -> Result<(), Trouble> {
        let duel = Duel { person: self.person, number: self.begun };
        self.store.create(duel.id(), duel.begin()).await?;
        acknowledge(duel, 0);
        self.begun += 1;
        self.playing.push((duel, 0));
        Ok(())
    }

    async fn step(&mut self, index: usize) -> Result<(), Trouble> {
        let (duel, revision) = self.playing[index];
        let change = duel.change(revision + 1, self.finished);
        let now = self.store.commit(duel.id(), Revision(revision), change).await?;
        if now.0 != revision + 1 {
            return Err(Trouble::Wrong(format!("{duel:?}: {revision} was followed by {now}")));
        }
        acknowledge(duel, now.0);
        if now.0 == duel.last() {
            self.finished += 1;
            self.playing.swap_remove(index);
        } else {
            self.playing[index].1 = now.0;
        }
        Ok(())
    }

    /// Sends the last change again, as after an unknown outcome.
    async fn repeat(&self, index: usize) -> Result<(), Trouble> {
        let (duel, revision) = self.playing[index];
        if revision == 0 {
            return Ok(());
        }
        let again = duel.change(revision, self.finished);
        match self.store.commit(duel.id(), Revision(revision - 1), again).await? {
            Revision(answer) if answer == revision => Ok(()),
            answer => Err(Trouble::Wrong(format!("{duel:?}: {revision} was repeated and answered {answer}"))),
        }
    }
}

/// Tells the parent. Each line is a single write, so a kill leaves only whole lines.
fn acknowledge(duel: Duel, revision: u64) {
    println!("ACK {} {} {revision}", duel.person, duel.number);
}
