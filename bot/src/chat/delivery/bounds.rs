//! How much waits in a place, and how often it is tried, on every platform.

use std::time::Duration;

/// A worker without work ends after this time.
pub(super) const IDLE: Duration = Duration::from_secs(120);

/// Words that wait in a place; the oldest goes first where there are more.
pub(super) const WORDS: usize = 32;

/// Answers that wait in a place. After so many they are counted only.
pub(super) const ANSWERS: usize = 16;

/// Old messages that wait to be taken out of play; the oldest goes first where there are more.
pub(super) const RETIRED: usize = 32;

/// How often something is tried that fails and may succeed later. The waits between the tries add up to minutes.
pub(super) const TRIES: u32 = 8;

/// As how many tries one counts after which the message may stand there: such a word or answer is sent three times at most.
pub(super) const UNSURE: u32 = 3;

/// How often the message of a slot is tried that may succeed later, until it changes: for about an hour.
pub(super) const SLOT_TRIES: u32 = 60;

/// As how many of those one counts more that broke off, or after which the message may stand there: it is posted five times at
/// most.
pub(super) const SLOT_UNSURE: u32 = 12;
