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

/// How many messages that will not change any more are remembered in a house, so that none is posted twice.
pub(super) const ENDS: usize = 256;

/// How often a request that may succeed later is tried. Where the platform waits between the tries, they take minutes;
/// Telegram does not wait after a failed deletion.
pub(super) const TRIES: u32 = 8;

/// After some failures the message may have arrived all the same. Each of these counts as this many tries, so a word or an
/// answer is sent three times at most.
pub(super) const UNSURE: u32 = 3;

/// How often the message of a slot is tried that may succeed later, until it changes: for about a day, because a player may wait
/// for it all that time.
pub(crate) const SLOT_TRIES: u32 = 1_440;

/// A panic, or a failure after which the message may have arrived all the same, counts as this many more tries. So such a
/// message is posted five times at most.
pub(crate) const SLOT_UNSURE: u32 = SLOT_TRIES / 5;
