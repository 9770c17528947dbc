//! The port of chance: the source of the seeds of matches.

use std::sync::atomic::{AtomicU64, Ordering};

/// Draws seeds. A seed decides every shuffle of a match, so it must not be guessed.
pub trait Chance: Send + Sync {
    /// Draws a seed.
    ///
    /// # Errors
    /// When the source has no random bytes.
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

/// Seeds that anybody can predict: 1, 2, 3 and so on. For tests only.
#[derive(Debug, Default)]
pub struct CountedChance(AtomicU64);

impl Chance for CountedChance {
    fn seed(&self) -> Result<[u8; 32], getrandom::Error> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&(self.0.fetch_add(1, Ordering::SeqCst) + 1).to_le_bytes());
        Ok(seed)
    }
}
