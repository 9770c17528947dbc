//! A duel as an animation of its key moments.

use std::time::Duration;

use duelhall_engine::games::{AnyTable, MOST_MOMENTS};

use crate::encode::{self, Film, Still};
use crate::painter::{self, Captions, Painter};

/// How long the first moment stands, in hundredths of a second.
const BEGINNING: u16 = 200;

/// How long each moment after it stands.
const MOMENT: u16 = 220;

/// How long the last moment stands, which says who has won.
const END: u16 = 450;

/// A finished animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The file.
    pub file: Vec<u8>,
    /// The numbers of the tables that it shows, from 0.
    pub shown: Vec<usize>,
    /// How long it lasts.
    pub lasts: Duration,
}

impl Painter {
    /// The boards of some moments, one after another: only what everybody may see. It has at most [`MOST_MOMENTS`] of them, and
    /// fewer if it would have more than so many bytes. The first and the last are always there.
    #[must_use]
    pub fn animation(&self, tables: &[AnyTable], captions: &Captions, film: Film, most_bytes: usize) -> Animation {
        let mut shown: Vec<usize> = (0..tables.len()).collect();
        let mut stills: Vec<Still> = self.with_easel(|easel| {
            let still = |table: &AnyTable| {
                let sheet = painter::board(table, captions, easel);
                self.compose(&sheet, easel);
                Still::of(&easel.canvas)
            };
            tables.iter().map(still).collect()
        });
        loop {
            let stands = stands(stills.len());
            let file = encode::film(&stills, &stands, film);
            let is_small = stills.len() <= MOST_MOMENTS && file.len() <= most_bytes;
            if is_small || stills.len() <= 2 {
                let lasts = stands.iter().map(|hundredths| u64::from(*hundredths)).sum::<u64>() * 10;
                return Animation { file, shown, lasts: Duration::from_millis(lasts) };
            }
            stills.remove(stills.len() / 2);
            shown.remove(shown.len() / 2);
        }
    }
}

/// How long each of so many moments stands.
fn stands(moments: usize) -> Vec<u16> {
    let mut stands = vec![MOMENT; moments];
    if let Some(first) = stands.first_mut() {
        *first = BEGINNING;
    }
    if let Some(last) = stands.last_mut() {
        *last = END;
    }
    stands
}
