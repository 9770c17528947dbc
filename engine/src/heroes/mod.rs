//! Heroes: two hostile factions, a hero and an army each (H-01..H-204).

pub mod card;
pub mod set;
pub mod table;
pub mod words;
