//! Removes rows to which nothing refers any more, in steps so small that no move waits for them.

use std::ops::ControlFlow;

use super::apply::{Apply, Failure, broken};
use super::trees::Trees;
use crate::MatchId;

/// The number of rows that one step removes.
const STEP: usize = 256;

impl Apply {
    /// Takes one step through the pieces of matches that have ended; says whether there was anything to do.
    pub(super) fn sweep(&mut self) -> Result<bool, Failure> {
        let Some(&id) = self.ended.front() else { return Ok(false) };
        // A match may have been made again under the same id.
        let lives = self.trees().heads.contains_key(id.as_bytes()).map_err(broken)?;
        if lives || self.remove_pieces_up_to(STEP, id)?.is_continue() {
            self.ended.pop_front();
        }
        Ok(true)
    }

    /// Removes all rows of a match except its head.
    pub(super) fn remove_pieces(&self, id: MatchId) -> Result<(), Failure> {
        self.remove_pieces_up_to(usize::MAX, id).map(drop)
    }

    /// Removes at most this many rows of a match, the set-up last; breaks off if there may be more.
    fn remove_pieces_up_to(&self, most: usize, id: MatchId) -> Result<ControlFlow<()>, Failure> {
        let Trees { starts, parts, log, .. } = self.trees();
        let mut left = most;
        for tree in [log, parts, starts] {
            for key in tree.scan_prefix(id.as_bytes()).keys() {
                tree.remove(key.map_err(broken)?).map_err(broken)?;
                left -= 1;
                if left == 0 {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}
