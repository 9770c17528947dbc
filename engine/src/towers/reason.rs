//! The ways of winning a game of Towers.

use crate::kit::RuleReason;

/// The names of all reasons.
pub(super) const NAMES: &[&str] = &["construction", "destruction", "accumulation"];

/// A tower reached its goal (T-39).
pub const CONSTRUCTION: RuleReason = RuleReason::new(NAMES[0]);
/// A tower fell (T-40).
pub const DESTRUCTION: RuleReason = RuleReason::new(NAMES[1]);
/// A stock reached its goal (T-41).
pub const ACCUMULATION: RuleReason = RuleReason::new(NAMES[2]);
