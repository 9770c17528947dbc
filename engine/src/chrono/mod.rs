//! Chrono: cards that change with the epoch (C-01..C-132). In the making: no hall offers it yet.

pub mod card;
pub mod set;
