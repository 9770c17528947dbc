//! Makes sled clean its file as fast as the file is filled.
//!
//! sled fills a segment of its file again once nothing in it is needed. It moves what is still needed out of segments that
//! are half empty, but one page only each time that it rewrites another, and about a tenth too few in the long run: the
//! file grew with every match that was ever played. So a tiny page is rewritten now and then for this alone. That costs the
//! writer a hundredth of a millisecond, is done in rows while nobody waits, and only once the file is large.

use std::fs;
use std::path::{Path, PathBuf};

use sled::Tree;

use super::open::SEGMENT;

/// sled rewrites a page as a whole with this many changes of it.
const CHANGES: u8 = 10;
/// A file of fewer segments is not worth any work.
const FLOOR: u64 = 32;
/// Pages that are moved in a row. They fill a part of a segment together then, which stays; moved one by one they would lie
/// between what is soon gone, and would have to be moved again.
const ROW: u64 = 500;
/// Pages to be moved for 100 changes of matches, beyond those that sled moves by itself.
const PAGES_OF_100_CHANGES: u64 = 200;
/// Pages to be moved for each segment by which the file has grown: sled found none that was free.
const PAGES_OF_A_SEGMENT: u64 = 512;
/// Rows that may be due before somebody has to wait for one.
const ROWS_DUE: u64 = 8;
/// Changes between two looks at the file.
const LOOK_EVERY: u64 = 100;

/// Counts what is to be moved, and has it moved.
#[derive(Debug)]
pub(super) struct Cleaner {
    /// Holds one record of one byte.
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
    /// Begins for the database in a folder.
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

    /// Notes so many changes.
    pub(super) fn note(&mut self, changes: u64) {
        self.changes += changes;
        if self.changes >= LOOK_EVERY {
            self.look(self.length());
        }
    }

    /// Counts what the changes since the last look make due, in a file of so many segments.
    fn look(&mut self, length: u64) {
        if length > FLOOR {
            let grown = length.saturating_sub(self.segments.max(FLOOR));
            let more = self.changes * PAGES_OF_100_CHANGES / 100 + grown * PAGES_OF_A_SEGMENT;
            // More than the file holds would only be moved twice.
            self.due = (self.due + more).min(length * PAGES_OF_A_SEGMENT);
        }
        (self.segments, self.changes) = (length, 0);
    }

    /// Returns how many pages must be moved now although somebody waits; a group of so many changes has been written.
    pub(super) fn overdue(&self, changes: u64) -> u64 {
        if self.due > ROWS_DUE * ROW { changes.min(self.due) } else { 0 }
    }

    /// Has one page moved if it is time for that; says whether there is more to do.
    pub(super) fn step(&mut self) -> sled::Result<bool> {
        self.at_it = self.due > 0 && (self.at_it || self.due >= ROW);
        if self.at_it {
            // To write what is there already would change nothing.
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

    /// Changes that make a row due.
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

    /// L-4: a small file is left alone, and where sled finds no free segment, more is moved.
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

    /// L-4: where nobody ever gives it a quiet moment, it moves as many pages as there are changes.
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
