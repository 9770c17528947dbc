//! The program `duelhall`.
fn main() {}
