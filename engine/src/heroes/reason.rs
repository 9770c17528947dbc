//! The reasons for the end of a game of Heroes.

use crate::kit::RuleReason;

/// The names of all reasons.
pub(super) const NAMES: &[&str] = &["defeat", "endless"];

/// Every opposing hero is gone (H-03, H-05, H-06).
pub const DEFEAT: RuleReason = RuleReason::new(NAMES[0]);
/// Something went on for ever (H-202).
pub const ENDLESS: RuleReason = RuleReason::new(NAMES[1]);
