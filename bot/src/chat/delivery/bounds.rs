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

/// As how many tries one counts after which the message may stand there: such a word is sent three times at most.
pub(super) const UNSURE: u32 = 3;

/// How often the delivery of a slot is tried that breaks off, until it changes.
pub(super) const BROKEN: u32 = 3;
