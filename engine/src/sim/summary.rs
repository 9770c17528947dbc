//! The results of a run.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::measure::Measured;
use super::run::Plan;
use crate::kit::{Outcome, Seat, hex};

/// The figures of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    outcome: Outcome,
    first: Seat,
    turns: u32,
    decisions: u32,
    /// FNV-1a of the numbers of the final state.
    numbers: u64,
}

impl Played {
    pub(super) fn of<G: Measured>(state: &G::State, outcome: Outcome, decisions: u32) -> Self {
        let mut numbers = 0xcbf2_9ce4_8422_2325_u64;
        G::numbers(state, |number| {
            for byte in number.to_le_bytes() {
                numbers = (numbers ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        });
        Self { outcome, first: G::first(state), turns: G::turns(state), decisions, numbers }
    }
}

/// The result of a run: one JSON object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The game.
    pub game: String,
    /// The players, seat by seat.
    pub players: Vec<String>,
    /// Games played.
    pub games: u32,
    /// The seed of the run.
    pub seed: u64,
    /// The caller's time measurements; empty until the caller adds them.
    #[serde(flatten, default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
    /// Choices made by players. A single possible action is not a choice.
    pub decisions: u64,
    /// The first 16 hex digits of a SHA-256 over every game's outcome, length and final numbers.
    pub checksum: String,
    /// Games won, by seat. A game won by a team counts for each of its seats.
    pub wins: Vec<u32>,
    /// Games won by the seat that had the first turn.
    pub first_wins: u32,
    /// Games without a winner.
    pub draws: u32,
    /// Games by the reason for their end.
    pub win_kinds: BTreeMap<String, u32>,
    /// The median length in turns of all seats together.
    pub median_turns: u32,
    /// The length that a tenth of the games did not exceed, in turns.
    pub p10_turns: u32,
    /// The length that nine tenths of the games did not exceed, in turns.
    pub p90_turns: u32,
}

/// The duration of a run. The engine has no clock, so the caller fills it in.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timing {
    /// Seconds.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Nanoseconds per decision, everything included.
    pub ns_per_decision: f64,
}

impl Summary {
    pub(super) fn of(plan: &Plan, seats: u8, played: &[Played]) -> Self {
        let won_by = |seat: Seat| played.iter().filter(|game| game.outcome.winners.has(seat)).count() as u32;
        let mut turns: Vec<u32> = played.iter().map(|game| game.turns).collect();
        turns.sort_unstable();
        let mut win_kinds = BTreeMap::new();
        for game in played.iter().filter(|game| !game.outcome.winners.is_empty()) {
            *win_kinds.entry(game.outcome.reason.name().to_owned()).or_insert(0) += 1;
        }
        Self {
            game: plan.game.name().to_owned(),
            players: plan.players.iter().map(ToString::to_string).collect(),
            games: plan.games,
            seed: plan.seed,
            timing: None,
            decisions: played.iter().map(|game| u64::from(game.decisions)).sum(),
            checksum: checksum(played),
            wins: (0..seats).map(|seat| won_by(Seat(seat))).collect(),
            first_wins: played.iter().filter(|game| game.outcome.winners.has(game.first)).count() as u32,
            draws: played.iter().filter(|game| game.outcome.winners.is_empty()).count() as u32,
            win_kinds,
            median_turns: percentile(&turns, 50),
            p10_turns: percentile(&turns, 10),
            p90_turns: percentile(&turns, 90),
        }
    }

    /// Games with a winner. A game won by a team counts once, however many seats the team has.
    #[must_use]
    pub const fn won(&self) -> u32 {
        self.games.saturating_sub(self.draws)
    }

    /// Adds the measured duration of the run.
    #[must_use]
    pub fn timed(self, seconds: f64) -> Self {
        let per = |whole: f64, part: f64| if part > 0.0 { whole / part } else { 0.0 };
        let timing = Timing {
            seconds,
            games_per_second: per(f64::from(self.games), seconds),
            ns_per_decision: per(seconds * 1e9, self.decisions as f64),
        };
        Self { timing: Some(timing), ..self }
    }
}

/// The percentile by the nearest-rank method; 0 without games.
fn percentile(sorted: &[u32], percent: usize) -> u32 {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

fn checksum(played: &[Played]) -> String {
    let mut sum = Sha256::new();
    for game in played {
        sum.update([game.outcome.winners.0, game.first.0]);
        sum.update(game.outcome.reason.name());
        sum.update(game.turns.to_le_bytes());
        sum.update(game.decisions.to_le_bytes());
        sum.update(game.numbers.to_le_bytes());
    }
    hex(&sum.finalize()[..8])
}
