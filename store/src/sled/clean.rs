//! Makes sled clean its file as fast as the file is filled.
//!
//! sled fills a segment of its file again once nothing in it is needed. It moves what is still needed out of segments that
//! are mostly empty, but one page only each time that it rewrites another. Matches come and go faster than that: the file
//! grew with every match that was ever played. So now and then a tiny page is rewritten for this alone, many times in a
//! row. In a row, because pages that are moved together fill a segment that then stays; moved one by one they would lie
//! between what is soon gone, and would have to be moved again and again.

use std::fs;
use std::path::{Path, PathBuf};

use sled::Tree;

use super::open::SEGMENT;

/// sled rewrites a page as a whole with this many changes of it.
const CHANGES: u8 = 10;
/// Pages that are moved in a row; shorter rows leave the file larger.
const ROW: u64 = 6000;
/// Pages to be moved for 100 changes of matches, beyond those that sled moves by itself.
const PAGES_OF_100_CHANGES: u64 = 40;
/// Pages to be moved for each segment by which the file has grown: sled found none that was free.
const PAGES_OF_A_SEGMENT: u64 = 512;

/// Counts what is to be moved, and has it moved.
#[derive(Debug)]
pub(super) struct Cleaner {
    /// Holds one record of one byte.
    tree: Tree,
    file: PathBuf,
    /// Segments of the file when it was last looked at.
    segments: u64,
    /// Hundredths of pages that are to be moved.
    due: u64,
    /// Whether a row has begun.
    at_it: bool,
}

impl Cleaner {
    /// Begins for the database in a folder.
    pub(super) fn new(tree: Tree, database: &Path) -> Self {
        let mut cleaner = Self { tree, file: database.join("db"), segments: 0, due: 0, at_it: false };
        cleaner.segments = cleaner.length();
        cleaner
    }

    /// Returns the length of the file in segments.
    fn length(&self) -> u64 {
        fs::metadata(&self.file).map_or(self.segments, |file| file.len().div_ceil(SEGMENT as u64))
    }

    /// Notes so many changes. Where nobody ever gave it a quiet moment, a whole row is done here.
    pub(super) fn note(&mut self, changes: u64) -> sled::Result<()> {
        let length = self.length();
        let grown = length.saturating_sub(self.segments);
        self.segments = length;
        self.due += changes * PAGES_OF_100_CHANGES + grown * PAGES_OF_A_SEGMENT * 100;
        if self.due >= 2 * ROW * 100 {
            while self.step()? {}
        }
        Ok(())
    }

    /// Has one page moved if it is time for that; says whether there is more to do.
    pub(super) fn step(&mut self) -> sled::Result<bool> {
        self.at_it = self.due >= 100 && (self.at_it || self.due >= ROW * 100);
        if self.at_it {
            // To write what is there already would change nothing.
            for change in 0..CHANGES {
                self.tree.insert([], &[change])?;
            }
            self.due -= 100;
        }
        Ok(self.at_it)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-4: pages are moved in whole rows, in a quiet moment if there is one and else when twice as many wait.
    #[test]
    fn pages_are_moved_in_rows_and_none_is_left_waiting() {
        let place = tempfile::tempdir().unwrap();
        let db = sled::Config::new().path(place.path()).segment_size(SEGMENT).flush_every_ms(None).open().unwrap();
        let mut cleaner = Cleaner::new(db.open_tree("cleaning").unwrap(), place.path());
        let row = ROW * 100 / PAGES_OF_100_CHANGES;
        cleaner.note(row - 1).unwrap();
        assert!(!cleaner.step().unwrap(), "too early");
        cleaner.note(1).unwrap();
        let moved = std::iter::from_fn(|| cleaner.step().unwrap().then_some(())).count() as u64;
        assert_eq!((moved, cleaner.due), (ROW, 0));
        cleaner.note(2 * row).unwrap();
        assert_eq!(cleaner.due, 0, "nobody gave it a quiet moment");
    }

    /// L-4: where sled finds no free segment, more is moved.
    #[test]
    fn a_file_that_grows_has_more_pages_moved() {
        let place = tempfile::tempdir().unwrap();
        let db = sled::Config::new().path(place.path()).segment_size(SEGMENT).flush_every_ms(None).open().unwrap();
        let mut cleaner = Cleaner::new(db.open_tree("cleaning").unwrap(), place.path());
        for n in 0..200_u8 {
            db.insert([n], vec![n; 50_000]).unwrap();
        }
        db.flush().unwrap();
        let before = cleaner.segments;
        cleaner.note(0).unwrap();
        assert!(cleaner.segments > before + 3, "{before} became {}", cleaner.segments);
        assert_eq!(cleaner.due, (cleaner.segments - before) * PAGES_OF_A_SEGMENT * 100);
    }
}
