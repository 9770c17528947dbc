//! Makes sled clean its file as fast as the file is filled.
//!
//! sled reuses a segment of its file once nothing in the segment is needed. It moves the data that is still needed out
//! of half-empty segments, but only one page each time that it rewrites another page. In the long run that is about a
//! tenth too few, and the file grew with every match that was ever played. So a tiny page is rewritten now and then
//! just to make sled move pages. That costs the writer a hundredth of a millisecond for each page. It is done in rows
//! while nobody waits, and only once the file is large.

use std::fs;
use std::path::{Path, PathBuf};

use sled::Tree;

use super::open::SEGMENT;

/// After this many changes of a page, sled rewrites the page as a whole.
const CHANGES: u8 = 10;
/// A file with fewer segments is not worth any work.
const FLOOR: u64 = 32;
/// The number of pages that are moved in a row. Together they fill a part of a segment, which then stays. Pages moved
/// one by one would lie between data that is soon gone, and would have to be moved again.
const ROW: u64 = 500;
/// The number of pages to move for every 100 changes of matches, beyond those that sled moves by itself.
const PAGES_OF_100_CHANGES: u64 = 200;
/// The number of pages to move for each segment by which the file has grown, because sled then found no free segment.
const PAGES_OF_A_SEGMENT: u64 = 512;
/// The number of rows that may be due before anybody has to wait for one.
const ROWS_DUE: u64 = 8;
/// The number of changes between two looks at the file.
const LOOK_EVERY: u64 = 100;

/// Counts the pages that are to be moved, and makes sled move them.
#[derive(Debug)]
pub(super) struct Cleaner {
    /// Holds one row of one byte.
    tree: Tree,
    file: PathBuf,
    /// Segments of the file when it was last looked at.
    segments: u64,
    /// Changes since then.
    changes: u64,
    /// Pages that are to be moved.
    due: u64,
    /// Whether a row has begun.
    at_it: bool,
}

impl Cleaner {
    /// Begins to count for the database in a folder.
    pub(super) fn new(tree: Tree, database: &Path) -> Self {
        let file = database.join("db");
        let mut cleaner = Self { tree, file, segments: 0, changes: 0, due: 0, at_it: false };
        cleaner.segments = cleaner.length();
        cleaner
    }

    /// Returns the length of the file in segments.
    fn length(&self) -> u64 {
        fs::metadata(&self.file).map_or(self.segments, |file| file.len().div_ceil(SEGMENT as u64))
    }

    /// Notes this many changes.
    pub(super) fn note(&mut self, changes: u64) {
        self.changes += changes;
        if self.changes >= LOOK_EVERY {
            self.look(self.length());
        }
    }

    /// Adds the pages that become due through the changes since the last look; `length` is the length of the file in
    /// segments.
    fn look(&mut self, length: u64) {
        if length > FLOOR {
            let grown = length.saturating_sub(self.segments.max(FLOOR));
            let more = self.changes * PAGES_OF_100_CHANGES / 100 + grown * PAGES_OF_A_SEGMENT;
            // If more pages were due than the file holds, some would be moved twice.
            self.due = (self.due + more).min(length * PAGES_OF_A_SEGMENT);
        }
        (self.segments, self.changes) = (length, 0);
    }

    /// Returns how many pages must be moved now, although somebody is waiting, after a group with this many changes.
    pub(super) fn overdue(&self, changes: u64) -> u64 {
        if self.due > ROWS_DUE * ROW { changes.min(self.due) } else { 0 }
    }

    /// Makes sled move one page if it is time for that; says whether there is more to do.
    pub(super) fn step(&mut self) -> sled::Result<bool> {
        self.at_it = self.due > 0 && (self.at_it || self.due >= ROW);
        if self.at_it {
            // Writing the same value again would change nothing.
            for change in 0..CHANGES {
                self.tree.insert([], &[change])?;
            }
            self.due -= 1;
        }
        Ok(self.at_it)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of changes that make a row due.
    const CHANGES_OF_A_ROW: u64 = ROW * 100 / PAGES_OF_100_CHANGES;

    fn cleaner(place: &Path) -> Cleaner {
        let db = sled::Config::new().path(place).segment_size(SEGMENT).flush_every_ms(None).open().unwrap();
        Cleaner { segments: 2 * FLOOR, ..Cleaner::new(db.open_tree("cleaning").unwrap(), place) }
    }

    fn moved(cleaner: &mut Cleaner) -> u64 {
        std::iter::from_fn(|| cleaner.step().unwrap().then_some(())).count() as u64
    }

    /// L-4: pages are moved in whole rows, and none is left waiting.
    #[test]
    fn pages_are_moved_in_rows_and_none_is_left_waiting() {
        let place = tempfile::tempdir().unwrap();
        let mut cleaner = cleaner(place.path());
        cleaner.changes = CHANGES_OF_A_ROW - 1;
        cleaner.look(2 * FLOOR);
        assert_eq!(moved(&mut cleaner), 0, "too early");
        cleaner.changes = 1;
        cleaner.look(2 * FLOOR);
        assert_eq!((moved(&mut cleaner), cleaner.due), (ROW, 0));
    }

    /// L-4: a small file is left alone, and more pages are moved if sled finds no free segment.
    #[test]
    fn a_small_file_is_left_alone_and_one_that_grows_has_more_pages_moved() {
        let place = tempfile::tempdir().unwrap();
        let mut cleaner = cleaner(place.path());
        cleaner.note(100 * CHANGES_OF_A_ROW);
        assert_eq!((cleaner.due, cleaner.changes), (0, 0), "the file has one segment");
        cleaner.look(FLOOR + 3);
        assert_eq!(cleaner.due, 3 * PAGES_OF_A_SEGMENT);
        cleaner.look(FLOOR + 4);
        assert_eq!(cleaner.due, 4 * PAGES_OF_A_SEGMENT);
        cleaner.look(FLOOR + 4);
        assert_eq!(cleaner.due, 4 * PAGES_OF_A_SEGMENT);
    }

    /// L-4: if there is never a quiet moment, as many pages are moved as there are changes.
    #[test]
    fn who_waits_is_held_up_only_when_many_rows_are_due() {
        let place = tempfile::tempdir().unwrap();
        let mut cleaner = cleaner(place.path());
        cleaner.due = ROWS_DUE * ROW;
        assert_eq!(cleaner.overdue(7), 0);
        cleaner.due += 1;
        assert_eq!(cleaner.overdue(7), 7);
    }
}
