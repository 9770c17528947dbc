//! Chance: one stream per match, equal on every machine and in every release.
//!
//! A counter-mode ChaCha8 stream. Its whole state is a key and a position, so a match can be stored at any point and
//! checked by anyone who knows the key. The generator of `rand_chacha` gives the same words (a test checks it), but it
//! carries a buffer as large as a whole state of Towers. The `shuffle` and `random_range` of `rand` may change between
//! releases, so [`Rng::below`] is frozen here. For chance that no record depends on, the stream implements the traits
//! of `rand`, and every distribution of that crate works on it.

use std::convert::Infallible;
use std::fmt;

use rand_core::{SeedableRng, TryRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// A stream of chance. Neither `Debug` nor `Display` shows the key.
#[derive(Clone, PartialEq, Eq)]
pub struct Rng {
    key: [u32; 8],
    /// Words taken so far.
    position: u64,
    /// The block that holds the word before `position`, once a word was taken.
    block: [u32; 16],
}

impl Rng {
    /// The version of the stream, as records name it.
    pub const VERSION: u16 = 1;

    /// The stream of a seed.
    #[must_use]
    pub fn from_seed(seed: [u8; 32]) -> Self {
        let (words, _) = seed.as_chunks::<4>();
        Self { key: std::array::from_fn(|i| u32::from_le_bytes(words[i])), position: 0, block: [0; 16] }
    }

    /// A separate stream derived from a seed for one purpose. Its output tells nothing about the seed's own stream.
    #[must_use]
    pub fn beside(seed: &[u8; 32], purpose: &str) -> Self {
        Self::from_seed(Sha256::new().chain_update(purpose).chain_update(seed).finalize().into())
    }

    /// The stream of a small number, for simulations and tests.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::from_seed(Self::seed_of_number(number))
    }

    /// The seed of a small number.
    #[must_use]
    pub fn seed_of_number(number: u64) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    }

    /// A stream without secrets, for views.
    #[must_use]
    pub const fn blank() -> Self {
        Self { key: [0; 8], position: 0, block: [0; 16] }
    }

    /// A new stream seeded from this one.
    pub fn fork(&mut self) -> Self {
        Self { key: std::array::from_fn(|_| self.word()), position: 0, block: [0; 16] }
    }

    /// The next 32 bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        let at = (self.position % 16) as usize;
        if at == 0 {
            self.refill();
        }
        self.position += 1;
        self.block[at]
    }

    /// Kept out of the functions that take a word.
    #[inline(never)]
    fn refill(&mut self) {
        self.block = block(&self.key, self.position / 16);
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0 or 1.
    ///
    /// Multiply and reject (Lemire 2019): exact, and one word in nearly every case.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            product = self.reject(product, bound);
        }
        (product >> 32) as u32
    }

    /// Takes further words while the product is among those that would favour some numbers.
    #[cold]
    fn reject(&mut self, mut product: u64, bound: u32) -> u64 {
        let threshold = bound.wrapping_neg() % bound.max(1);
        while (product as u32) < threshold {
            product = u64::from(self.word()) * u64::from(bound);
        }
        product
    }

    /// A random element of a slice; `None` if it is empty.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let bound = u32::try_from(from.len()).ok()?;
        if bound == 0 { None } else { from.get(self.below(bound) as usize) }
    }

    /// Puts a slice in random order (Fisher-Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The words of the stream, in the order of [`Rng::word`]. 64 bits are two words, the lower half first. If bytes use
/// only a part of a word, the rest of it is discarded.
impl TryRng for Rng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.word())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.word());
        Ok(low | u64::from(self.word()) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(4) {
            part.copy_from_slice(&self.word().to_le_bytes()[..part.len()]);
        }
        Ok(())
    }
}

impl SeedableRng for Rng {
    type Seed = [u8; 32];

    fn from_seed(seed: [u8; 32]) -> Self {
        Self::from_seed(seed)
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rng").field("position", &self.position).finish_non_exhaustive()
    }
}

/// The stored part of a stream; the block follows from it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    key: [u32; 8],
    position: u64,
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored { key: self.key, position: self.position }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Stored { key, position } = Stored::deserialize(deserializer)?;
        let current = if position == 0 { [0; 16] } else { block(&key, (position - 1) / 16) };
        Ok(Self { key, position, block: current })
    }
}

/// Four words that the rounds treat alike.
type Row = [u32; 4];

/// The ChaCha8 block of a key and a counter, with nonce 0.
fn block(key: &[u32; 8], counter: u64) -> [u32; 16] {
    let (rows, _) = key.as_chunks::<4>();
    let start: [Row; 4] = [
        [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574],
        rows[0],
        rows[1],
        [counter as u32, (counter >> 32) as u32, 0, 0],
    ];
    let mut rows = start;
    for _ in 0..4 {
        quarters(&mut rows);
        // The diagonals become columns for the second half of the double round.
        let [_, b, c, d] = rows;
        (rows[1], rows[2], rows[3]) = ([b[1], b[2], b[3], b[0]], [c[2], c[3], c[0], c[1]], [d[3], d[0], d[1], d[2]]);
        quarters(&mut rows);
        let [_, b, c, d] = rows;
        (rows[1], rows[2], rows[3]) = ([b[3], b[0], b[1], b[2]], [c[2], c[3], c[0], c[1]], [d[1], d[2], d[3], d[0]]);
    }
    std::array::from_fn(|i| rows[i / 4][i % 4].wrapping_add(start[i / 4][i % 4]))
}

/// Four quarter rounds, one in each column.
#[inline(always)]
fn quarters([a, b, c, d]: &mut [Row; 4]) {
    for (add, turn) in [(16, 12), (8, 7)] {
        add_to(a, b);
        turn_with(d, a, add);
        add_to(c, d);
        turn_with(b, c, turn);
    }
}

#[inline(always)]
fn add_to(to: &mut Row, from: &Row) {
    *to = std::array::from_fn(|i| to[i].wrapping_add(from[i]));
}

#[inline(always)]
fn turn_with(row: &mut Row, with: &Row, by: u32) {
    *row = std::array::from_fn(|i| (row[i] ^ with[i]).rotate_left(by));
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use rand::distr::Distribution;
    use rand::distr::weighted::WeightedIndex;
    use rand::seq::SliceRandom;
    use rand_chacha::ChaCha8Rng;
    use rand_core::Rng as _;

    use super::*;

    #[test]
    fn the_traits_of_rand_give_the_same_words_and_its_distributions_work_on_the_stream() {
        let (mut ours, mut theirs) = (Rng::from_number(5), ChaCha8Rng::from_seed(Rng::seed_of_number(5)));
        for _ in 0..40 {
            assert_eq!(ours.next_u64(), theirs.next_u64());
        }
        let (mut some, mut same) = ([0; 13], [0; 13]);
        ours.fill_bytes(&mut some);
        theirs.fill_bytes(&mut same);
        assert_eq!(some, same);
        let mut rolls: Vec<u8> = (0..600).map(|_| ours.random_range(1..=6)).collect();
        assert!((1..=6).all(|side| rolls.iter().filter(|roll| **roll == side).count() > 50), "{rolls:?}");
        rolls.shuffle(&mut ours);
        let weights = WeightedIndex::new([0, 3, 1]).unwrap();
        let drawn = (0..400).filter(|_| weights.sample(&mut ours) == 1).count();
        assert!((250..=350).contains(&drawn), "{drawn} of 400, where three quarters are expected");
    }

    #[test]
    fn the_words_are_those_of_chacha8() {
        for number in 0..20_u8 {
            let seed = std::array::from_fn(|i| number.wrapping_mul(37).wrapping_add((i as u8).wrapping_mul(number)));
            let (mut ours, mut theirs) = (Rng::from_seed(seed), ChaCha8Rng::from_seed(seed));
            for _ in 0..200 {
                assert_eq!(ours.word(), theirs.next_u32());
            }
        }
    }

    #[test]
    fn shuffles_of_ten_seeds_are_frozen() {
        let shuffles: Vec<String> = (0..10)
            .map(|seed| {
                let mut items: Vec<u8> = (0..12).collect();
                Rng::from_number(seed).shuffle(&mut items);
                format!("{items:?}")
            })
            .collect();
        insta::assert_snapshot!(shuffles.join("\n"));
    }

    #[test]
    fn a_stored_stream_goes_on_where_it_was() {
        for taken in [0, 1, 15, 16, 17, 40] {
            let mut rng = Rng::from_number(7);
            for _ in 0..taken {
                rng.word();
            }
            let mut stored: Rng = serde_json::from_str(&serde_json::to_string(&rng).unwrap()).unwrap();
            assert_eq!(stored, rng);
            assert_eq!((stored.word(), stored.word()), (rng.word(), rng.word()));
        }
    }

    #[test]
    fn numbers_below_a_bound_are_evenly_spread() {
        let mut rng = Rng::from_number(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }

    #[test]
    fn debug_shows_no_key() {
        let shown = format!("{:?}", Rng::from_seed([0xAB; 32]));
        assert_eq!(shown, "Rng { position: 0, .. }");
    }
}
