//! Opens the store that a killed process left, and compares it with what was acknowledged.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use duelhall_store::sled::Options;
use duelhall_store::{
    Change, Collection, ContentId, Due, Epoch, OpId, Revision, SledStore, Store, StoredMatch, Timestamp,
};

use crate::play::{Duel, next_key, rating_key};

const FAR: Timestamp = Timestamp(i64::MAX);

/// What must be in the store, according to the acknowledgements.
#[derive(Debug, Default)]
pub(crate) struct Promises {
    /// The highest acknowledged revision of each match since the last check.
    acknowledged: BTreeMap<Duel, u64>,
    /// The number of changes of each person that must be stored: those at the last check and those acknowledged since.
    changes: BTreeMap<u64, u64>,
    /// Matches that have ended and were checked already.
    ended: BTreeSet<Duel>,
    /// The number of changes of each person that were acknowledged while the disk was losing its power. They may be
    /// stored or not.
    late: BTreeMap<u64, u64>,
    /// Processes stopped since the last check. Each may have had one unanswered change for each person.
    stops: u64,
    /// Acknowledgements in all.
    pub(crate) acks: u64,
    /// Acknowledgements that came while the disk was losing its power.
    pub(crate) late_acks: u64,
}

/// The results of a check.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Found {
    /// How long the store took to open.
    pub(crate) opened_in: Duration,
    /// Matches in progress.
    pub(crate) live: u64,
    /// Matches that have ended.
    pub(crate) finished: u64,
    /// Changes that were not acknowledged but are stored.
    pub(crate) unanswered: u64,
}

/// A match in progress, as the check found it.
struct Playing {
    duel: Duel,
    revision: u64,
}

impl Promises {
    /// Reads one line of a child's output. An error is a complaint of the child.
    pub(crate) fn hear(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split(' ');
        match words.next() {
            Some("ACK") => {
                let mut number = || words.next().and_then(|word| word.parse::<u64>().ok()).ok_or(line);
                let duel = Duel { person: number()?, number: number()? };
                self.acknowledged.insert(duel, number()?);
                *self.changes.entry(duel.person).or_default() += 1;
                self.acks += 1;
                Ok(())
            }
            Some("READY") => Ok(()),
            _ => Err(format!("the child said: {line}")),
        }
    }

    /// Reads a line that a child printed while the power of its disk was being cut.
    ///
    /// A machine without power prints nothing, but a file system that is shut down may still answer one fsync with
    /// success. Such a change may be missing.
    pub(crate) fn hear_late(&mut self, line: &str) -> Result<(), String> {
        match line.strip_prefix("ACK ").and_then(|rest| rest.split(' ').next()?.parse().ok()) {
            Some(person) => {
                *self.late.entry(person).or_default() += 1;
                self.late_acks += 1;
                Ok(())
            }
            None => self.hear(line),
        }
    }

    /// Notes that a process was stopped with changes under way.
    pub(crate) fn stopped(&mut self) {
        self.stops += 1;
    }

    /// Checks the store in `folder`. From then on everything in it counts as promised.
    pub(crate) async fn check(&mut self, folder: &Path, people: u64) -> Result<Found, String> {
        let begun = Instant::now();
        let store = SledStore::open(folder, &Options::default()).map_err(|error| format!("open: {error}"))?;
        let mut found = Found { opened_in: begun.elapsed(), ..Found::default() };
        let mut playing = Vec::new();
        for person in 0..people {
            found.finished += self.check_person(&store, person, &mut playing, &mut found.unanswered).await?;
        }
        found.live = playing.len() as u64;
        self.stops = 0;
        self.late.clear();
        self.acknowledged.clear();
        check_clocks(&store, &playing).await?;
        let counts = store.counts().await.map_err(text)?;
        if (counts.live, counts.finished, counts.quarantined) != (found.live, found.finished, 0) {
            return Err(format!("{counts:?} do not fit {found:?}"));
        }
        Ok(found)
    }

    /// Looks at every match again, then lets every clock fire once.
    pub(crate) async fn last_check(&mut self, folder: &Path, people: u64) -> Result<Found, String> {
        self.ended.clear();
        let found = self.check(folder, people).await?;
        let store = SledStore::open(folder, &Options::default()).map_err(|error| format!("open: {error}"))?;
        fire_clocks(&store).await?;
        Ok(found)
    }

    /// Checks one person's matches and returns how many have ended.
    async fn check_person(
        &mut self,
        store: &SledStore,
        person: u64,
        all_playing: &mut Vec<Playing>,
        unanswered: &mut u64,
    ) -> Result<u64, String> {
        let begun = count(store, Collection::System, next_key(person)).await?;
        let mut changes = 0;
        let mut playing = Vec::new();
        for number in 0..begun {
            let duel = Duel { person, number };
            changes += 1;
            if self.ended.contains(&duel) {
                changes += duel.last();
                continue;
            }
            let found = store.load(duel.id()).await.map_err(text)?.ok_or_else(|| format!("{duel:?} is not there"))?;
            changes += found.revision.0;
            if found.revision.0 < self.acknowledged.get(&duel).copied().unwrap_or(0) {
                return Err(format!(
                    "{duel:?} is at {}, {:?} was acknowledged",
                    found.revision, self.acknowledged[&duel]
                ));
            }
            check_match(store, duel, &found).await?;
            if found.finished.is_some() {
                self.ended.insert(duel);
            } else {
                playing.push(Playing { duel, revision: found.revision.0 });
            }
        }
        if let Some((duel, _)) =
            self.acknowledged.iter().find(|(duel, _)| duel.person == person && duel.number >= begun)
        {
            return Err(format!("{duel:?} was acknowledged and is not there"));
        }
        let ended = begun - playing.len() as u64;
        check_documents(store, person, ended, &playing).await?;
        let promised = self.changes.insert(person, changes).unwrap_or(0);
        let late = self.late.get(&person).copied().unwrap_or(0);
        if changes < promised || changes > promised + late + self.stops {
            return Err(format!("person {person}: {changes} changes are there, {promised} were acknowledged"));
        }
        *unanswered += changes - promised;
        all_playing.extend(playing);
        Ok(ended)
    }
}

/// Compares one match with its expected content at its revision.
async fn check_match(store: &SledStore, duel: Duel, found: &StoredMatch) -> Result<(), String> {
    let revision = found.revision.0;
    let history = store.history(duel.id()).await.map_err(text)?.unwrap_or_default();
    let expected: Vec<String> = (1..=revision).map(|revision| duel.action(revision)).collect();
    let over = revision == duel.last();
    let snapshot_at = duel.snapshot_revision(revision);
    let content = store.content(ContentId::of(&duel.content())).await.map_err(text)?;
    let whole = history == expected
        && content == Some(duel.content())
        && found.setup == duel.setup()
        && found.meta == duel.meta(revision - revision % 3)
        && found.finished == over.then(|| duel.record())
        && found.deadline == duel.deadline(revision)
        && (over || found.snapshot == duel.snapshot(snapshot_at))
        && (over || found.snapshot_revision == Revision(snapshot_at))
        && (over || found.actions[..] == expected[snapshot_at as usize..]);
    if whole { Ok(()) } else { Err(format!("{duel:?} at {revision} is not what it was: {found:?}, {history:?}")) }
}

/// Checks what was written together with matches.
async fn check_documents(store: &SledStore, person: u64, ended: u64, playing: &[Playing]) -> Result<(), String> {
    let rated = count(store, Collection::Tallies, rating_key(person)).await?;
    if rated != ended {
        return Err(format!("person {person}: {ended} matches have ended, {rated} were rated"));
    }
    let seats = store.scan(Collection::Seats, &format!("{person:04}/"), None, 100).await.map_err(text)?;
    let seats: BTreeSet<_> = seats.into_iter().map(|(key, _)| key).collect();
    if seats != playing.iter().map(|match_| match_.duel.seat_key()).collect() {
        return Err(format!("person {person}: the seats {seats:?} are not those of the matches in progress"));
    }
    Ok(())
}

/// Checks that exactly the matches in progress have clocks, in order.
async fn check_clocks(store: &SledStore, playing: &[Playing]) -> Result<(), String> {
    let due = store.due(FAR, usize::MAX).await.map_err(text)?;
    let mut expected: Vec<Due> = playing
        .iter()
        .filter_map(|&Playing { duel, revision }| {
            let at = duel.deadline(revision)?;
            Some(Due::Match { id: duel.id(), revision: Revision(revision), at })
        })
        .collect();
    expected.sort_by_key(|due| match due {
        Due::Match { id, at, .. } => (*at, Some(*id)),
        Due::Document { at, .. } => (*at, None),
    });
    if due == expected { Ok(()) } else { Err(format!("clocks: {} are set, {} should be", due.len(), expected.len())) }
}

/// Fires every clock twice, as after a crash between the commit and its answer. Each must count only once.
async fn fire_clocks(store: &SledStore) -> Result<(), String> {
    for due in store.due(FAR, usize::MAX).await.map_err(text)? {
        let Due::Match { id, revision, .. } = due else { return Err(format!("{due:?} is nobody's clock")) };
        for _ in 0..2 {
            let op = OpId::derived(id, revision, "timeout");
            let change = Change { epoch: Epoch(1), action: Some("timeout".into()), ..Change::new(op) };
            let now = store.commit(id, revision, change).await.map_err(|error| error.to_string())?;
            if now != revision.next() {
                return Err(format!("the clock of {id} at {revision} was answered {now}"));
            }
        }
        let history = store.history(id).await.map_err(text)?.unwrap_or_default();
        if history.iter().filter(|line| *line == "timeout").count() != 1 {
            return Err(format!("the clock of {id} did not fire once"));
        }
    }
    let left = store.due(FAR, usize::MAX).await.map_err(text)?;
    if left.is_empty() { Ok(()) } else { Err(format!("{} clocks are left", left.len())) }
}

async fn count(store: &SledStore, collection: Collection, key: String) -> Result<u64, String> {
    Ok(store.get(collection, &key).await.map_err(text)?.map_or(0, |document| document.revision.0))
}

fn text(error: duelhall_store::StoreError) -> String {
    error.to_string()
}
