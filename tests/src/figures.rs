//! Formats figures for documents.

use std::time::Duration;

/// The median of some times, and the time that only one of a hundred exceeds; `never` if there are none.
#[must_use]
pub fn percentiles(mut times: Vec<Duration>) -> String {
    if times.is_empty() {
        return "never".to_owned();
    }
    times.sort();
    let [p50, p99] = [50, 99].map(|percent| times[(times.len() - 1) * percent / 100].as_millis());
    format!("{p50} ms (p50), {p99} ms (p99)")
}

/// A number that is the same for the same words.
#[must_use]
pub fn checksum<'a>(words: impl Iterator<Item = &'a String>) -> u64 {
    let letters =
        |label: &String| label.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    words.map(letters).fold(0, u64::wrapping_add)
}
