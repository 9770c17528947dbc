//! The trait of what is measured: an engine makes a move durable before it answers.

use std::sync::Arc;

use async_trait::async_trait;

use crate::work::Move;

/// A shared engine.
pub(crate) type Engine = Arc<dyn Durable>;

/// Makes moves durable.
#[async_trait]
pub(crate) trait Durable: Send + Sync {
    /// Makes the match of a writer, at revision 0.
    async fn begin(&self, writer: u64);

    /// Applies a move if the match is at the revision before it; returns when it is on the disk.
    async fn commit(&self, step: Move);

    /// Reads every action back.
    async fn checksum(&self, writers: u64, each: u64) -> u32;
}

/// Adds the checksums of all matches up.
pub(crate) fn total(sums: impl Iterator<Item = u32>) -> u32 {
    sums.fold(0, |total, sum| total.rotate_left(5) ^ sum)
}
