//! How thoroughly a law is tested: how many matches it plays, how many positions it looks at, and how it reports that.

use std::cell::Cell;
use std::io::Write as _;

use duelhall_engine::kit::Rng;

use crate::laws::Lawful;

/// A run with more matches than this is a long run.
const LONG: u64 = 1_000;

/// A law in a long run looks at one in this many things that it could look at.
const EVERY_IN_LONG: u32 = 200;

/// One in this many matches of a long run has plausible choices, which take far longer to find than random ones.
const PLAUSIBLE: u32 = 50;

/// The number of matches that each law plays.
pub(crate) fn games<G: Lawful>() -> u64 {
    let usual = 100 / G::LENGTH;
    std::env::var("DUELHALL_LAW_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// What one law has tested. A long run reports it now and then, and at its end.
pub(crate) struct Tally {
    games: u64,
    every: u32,
    begun: Cell<u64>,
    choices: Cell<u64>,
    looks: Cell<u64>,
}

impl Tally {
    /// Begins to count in a run with this many matches.
    pub(crate) const fn of<G: Lawful>(games: u64) -> Self {
        let every = if games > LONG { EVERY_IN_LONG } else { G::EVERY };
        Self { games, every, begun: Cell::new(0), choices: Cell::new(0), looks: Cell::new(0) }
    }

    /// Whether the run has so many matches that a law cannot look at everything in each.
    pub(crate) const fn is_long(&self) -> bool {
        self.games > LONG
    }

    /// Whether a law looks here: evenly at random.
    pub(crate) fn looks(&self, eyes: &mut Rng) -> bool {
        let looks = self.every == 1 || eyes.below(self.every) == 0;
        add(&self.looks, u64::from(looks));
        looks
    }

    /// Whether the choices of a match should be plausible ones.
    pub(crate) fn is_plausible(&self, rng: &mut Rng) -> bool {
        rng.below(if self.is_long() { PLAUSIBLE } else { 2 }) == 0
    }

    /// Counts a match.
    pub(crate) fn begun(&self) {
        if self.is_long() && self.begun.get() > 0 && self.begun.get().is_multiple_of(self.games / 10) {
            self.tell();
        }
        add(&self.begun, 1);
    }

    /// Counts a choice.
    pub(crate) fn chosen(&self) {
        add(&self.choices, 1);
    }

    /// Writes past the capture of test output, so that a run of an hour can be watched.
    fn tell(&self) {
        let thread = std::thread::current();
        let [begun, choices, looks] = [&self.begun, &self.choices, &self.looks].map(Cell::get);
        let law = thread.name().unwrap_or("a law");
        let _ = writeln!(std::io::stderr(), "{law}: {begun} matches, {choices} choices, {looks} looks");
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        if self.is_long() {
            self.tell();
        }
    }
}

fn add(count: &Cell<u64>, more: u64) {
    count.set(count.get() + more);
}
