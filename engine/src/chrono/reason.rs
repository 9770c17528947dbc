//! The reasons for the end of a game of Chrono.

use crate::kit::RuleReason;

/// The names of all reasons.
pub(super) const NAMES: &[&str] = &["life", "time", "endless"];

/// A player has no life left (C-25).
pub const LIFE: RuleReason = RuleReason::new(NAMES[0]);
/// Time would have flowed past the last age (C-08).
pub const TIME: RuleReason = RuleReason::new(NAMES[1]);
/// Cards set each other off for ever.
pub const ENDLESS: RuleReason = RuleReason::new(NAMES[2]);
