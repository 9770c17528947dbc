//! Figures as documents show them.

use std::time::Duration;

/// The middle of some times, and what one of a hundred takes longer than; says so where there are none.
#[must_use]
pub fn percentiles(mut times: Vec<Duration>) -> String {
    if times.is_empty() {
        return "never".to_owned();
    }
    times.sort();
    let [p50, p99] = [50, 99].map(|percent| times[(times.len() - 1) * percent / 100].as_millis());
    format!("{p50} ms (p50), {p99} ms (p99)")
}

/// The same number when the same words were said.
#[must_use]
pub fn checksum<'a>(words: impl Iterator<Item = &'a String>) -> u64 {
    let letters =
        |label: &String| label.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    words.map(letters).fold(0, u64::wrapping_add)
}
