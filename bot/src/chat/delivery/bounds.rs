//! Bounds for every platform: how many messages may wait in a place, and how often each is tried.

use std::time::Duration;

/// A worker without work ends after this time.
pub(super) const IDLE: Duration = Duration::from_secs(120);

/// How many messages without a slot may wait in a place; when there are more, the oldest is dropped.
pub(super) const WORDS: usize = 32;

/// How many answers may wait in a place. Any more are only counted.
pub(super) const ANSWERS: usize = 16;

/// How many old messages may wait to be taken out of play; when there are more, the oldest is dropped.
pub(super) const RETIRED: usize = 32;

/// How often a request that may succeed later is tried. The waits between the tries add up to minutes.
pub(super) const TRIES: u32 = 8;

/// A try after which the message may have been posted counts as this many tries. So such a message is sent three times
/// at most.
pub(super) const UNSURE: u32 = 3;

/// How often the delivery of a slot may panic before it is given up until the slot changes.
pub(super) const BROKEN: u32 = 3;
