//! The reasons for the end of a game of Heroes.

use crate::kit::RuleReason;

/// The names of all reasons.
pub(super) const NAMES: &[&str] = &["defeat", "endless", "decked"];

/// Every opposing player is out, the last of them because the hero fell (H-03, H-05).
pub const DEFEAT: RuleReason = RuleReason::new(NAMES[0]);
/// Something went on for ever (H-202).
pub const ENDLESS: RuleReason = RuleReason::new(NAMES[1]);
/// The same, but the last of them had no card left to draw (H-06).
pub const DECKED: RuleReason = RuleReason::new(NAMES[2]);
