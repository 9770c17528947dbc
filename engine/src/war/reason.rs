//! The reasons for the end of a match of War.

use crate::kit::RuleReason;

/// The names of all reasons.
pub(super) const NAMES: &[&str] = &["health", "endless", "held"];

/// A player has no Health left (W-01).
pub const HEALTH: RuleReason = RuleReason::new(NAMES[0]);
/// Cards set each other off for ever.
pub const ENDLESS: RuleReason = RuleReason::new(NAMES[1]);
/// A player has held for as many turns as the terms ask.
pub const HELD: RuleReason = RuleReason::new(NAMES[2]);
