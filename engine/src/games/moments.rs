//! The key moments of a match that is over, for an animation of it. They are chosen only by what everybody could see.

use std::collections::BTreeSet;

use super::proof::walk;
use super::{AnyTable, Match, Origin, VerifyError};
use crate::kit::{Line, Record, Status, Text, Viewer};

/// The most moments of an animation of twenty seconds: each of more would be gone before it is read.
pub const MOST_MOMENTS: usize = 8;

/// The weight of a line that tells of a loss, in chances of winning: a card that dies is worth a look even if it changes
/// little.
const LOSS: f32 = 0.02;

/// The losses of a moment that count.
const MOST_LOSSES: usize = 3;

/// Two moments are further apart than the match divided by the number of moments and by this, so that they do not all fall
/// into one turn.
const SPREAD: usize = 4;

/// A moment of a match.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The number of entries before it.
    pub entries: u32,
    /// The table as everybody could see it.
    pub table: AnyTable,
    /// What had happened through the last of these entries, as everybody could know it.
    pub told: Vec<Text>,
    /// The seats at the table.
    pub seats: u8,
}

/// Why a record has no key moments.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MomentsError {
    /// The record is not true, or was played by rules that this program does not know.
    #[error(transparent)]
    Untrue(#[from] VerifyError),
    /// It has a line that no log has.
    #[error("`{0}` is no line of a log")]
    Damaged(String),
    /// The match goes on, and a record shows every hidden card.
    #[error("the match is not over")]
    Unfinished,
}

impl Match {
    /// The key moments of a recorded match, in order and at most so many, but at least three: the beginning, those at which the
    /// chances of the seats changed most, the position before the last blow, and the end. The time in which decks are built
    /// counts for nothing.
    ///
    /// # Errors
    /// When the record does not hold, or the match is not over.
    pub fn moments(record: &Record, most: usize) -> Result<Vec<Moment>, MomentsError> {
        let last = Self::verify(record)?;
        if let Status::Waiting(_) = last.status() {
            return Err(MomentsError::Unfinished);
        }
        let start = Self::restart(last.game(), &record.setup, record.seed).map_err(VerifyError::Setup)?;
        let mut scale = Scale::default();
        scale.add(&start);
        walk(record, last.game(), |_, now| {
            scale.add(now);
            Ok(())
        })?;
        let chosen = scale.choose(most);
        let mut moments: Vec<Moment> = chosen.contains(&0).then(|| Moment::of(0, &start)).into_iter().collect();
        walk(record, last.game(), |number, now| {
            if chosen.contains(&(number as usize)) {
                moments.push(Moment::of(number, now));
            }
            Ok(())
        })?;
        Ok(moments)
    }
}

impl Origin {
    /// The key moments of a match with this log, as [`Match::moments`] gives them.
    ///
    /// # Errors
    /// When the log does not belong to this match, or the match is not over.
    pub fn moments(&self, lines: &[String]) -> Result<Vec<Moment>, MomentsError> {
        let line = |line: &String| line.parse::<Line>().map_err(|_| MomentsError::Damaged(line.clone()));
        let lines = lines.iter().map(line).collect::<Result<Vec<_>, _>>()?;
        Match::moments(&self.record(&lines, None).0, MOST_MOMENTS)
    }
}

impl Moment {
    fn of(entries: u32, now: &Match) -> Self {
        Self { entries, table: now.table(Viewer::Public), told: now.tell(Viewer::Public), seats: now.seats() }
    }
}

/// Weighs the positions of a match, each after the one before it.
#[derive(Debug, Default)]
struct Scale {
    /// The weight of each position so far, from that before the first entry.
    weights: Vec<f32>,
    /// The positions at the beginning in which decks are built.
    building: usize,
    /// The chances of the seats in the last position that was weighed.
    worths: Vec<f32>,
}

impl Scale {
    fn add(&mut self, now: &Match) {
        if now.is_unhurried() && self.worths.is_empty() {
            self.building += 1;
            self.weights.push(0.0);
            return;
        }
        let worths = now.worths();
        let told = now.tell(Viewer::Public);
        let swing = worths.iter().zip(&self.worths).map(|(now, before)| (now - before).abs()).fold(0.0, f32::max);
        let losses = told.iter().filter(|line| line.loser().is_some()).count().min(MOST_LOSSES);
        // A picture at which nothing has happened before everybody's eyes would look like the one before.
        self.weights.push(if told.is_empty() { 0.0 } else { swing + LOSS * losses as f32 });
        self.worths = worths;
    }

    /// The numbers of the positions to show.
    fn choose(&self, most: usize) -> BTreeSet<usize> {
        let last = self.weights.len().saturating_sub(1);
        let first = self.building.min(last);
        let mut chosen = BTreeSet::from([first, last.saturating_sub(1).max(first), last]);
        let apart = (last - first) / (SPREAD * most.max(1));
        let mut others: Vec<usize> = (first..last).filter(|at| self.weights[*at] > 0.0).collect();
        others.sort_by(|one, other| self.weights[*other].total_cmp(&self.weights[*one]).then(one.cmp(other)));
        for at in others {
            if chosen.len() >= most {
                break;
            }
            if chosen.iter().all(|other| other.abs_diff(at) > apart) {
                chosen.insert(at);
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(weights: &[f32], building: usize, most: usize) -> Vec<usize> {
        let scale = Scale { weights: weights.to_vec(), building, worths: Vec::new() };
        scale.choose(most).into_iter().collect()
    }

    #[test]
    fn the_heaviest_moments_are_chosen_between_the_beginning_and_the_last_blow() {
        let weights = [0.0, 0.1, 0.5, 0.0, 0.2, 0.3, 0.0, 0.9];
        assert_eq!(chosen(&weights, 0, 5), [0, 2, 5, 6, 7]);
        assert_eq!(chosen(&weights, 0, 20), [0, 1, 2, 4, 5, 6, 7], "a moment without weight is never chosen");
        assert_eq!(chosen(&weights, 0, 0), [0, 6, 7]);
    }

    #[test]
    fn moments_of_a_long_match_are_spread() {
        let mut weights = vec![0.1; 400];
        weights[200..220].fill(0.9);
        let chosen = chosen(&weights, 0, 8);
        assert_eq!(chosen.len(), 8);
        assert!(chosen.windows(2).all(|two| two[1] - two[0] > 12 || two[1] == 399), "{chosen:?}");
    }

    #[test]
    fn the_building_of_decks_is_left_out_and_a_short_match_has_few_moments() {
        assert_eq!(chosen(&[0.0, 0.0, 0.0, 0.4, 0.0, 0.0], 2, 8), [2, 3, 4, 5]);
        assert_eq!(chosen(&[0.0], 0, 8), [0]);
        assert_eq!(chosen(&[0.0, 0.3], 0, 8), [0, 1]);
        assert_eq!(chosen(&[0.0, 0.0], 2, 8), [1], "it ended while decks were built");
        assert_eq!(chosen(&[], 0, 8), [0]);
    }
}
