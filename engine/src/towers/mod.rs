//! Towers: build your tower, break the other's, or fill your stores (T-01..T-50).

pub mod card;
pub mod table;
