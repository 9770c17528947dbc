//! The port of chance: where the seeds of matches come from.

use std::sync::atomic::{AtomicU64, Ordering};

/// Draws seeds. A seed decides every shuffle of a match, so it must not be guessed.
pub trait Chance: Send + Sync {
    /// Draws a seed.
    ///
    /// # Errors
    /// When there are no random bytes to be had.
    fn seed(&self) -> Result<[u8; 32], getrandom::Error>;
}

/// The generator of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemChance;

impl Chance for SystemChance {
    fn seed(&self) -> Result<[u8; 32], getrandom::Error> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed)?;
        Ok(seed)
    }
}

/// Seeds that everybody can foretell: 1, 2, 3 and so on. For tests alone.
#[derive(Debug, Default)]
pub struct CountedChance(AtomicU64);

impl Chance for CountedChance {
    fn seed(&self) -> Result<[u8; 32], getrandom::Error> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&(self.0.fetch_add(1, Ordering::SeqCst) + 1).to_le_bytes());
        Ok(seed)
    }
}
