//! A deck that is built by itself: the one that a player begins with, and the one that computers play.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::Boosters;
use super::rules::Rules;
use crate::kit::Kind;

/// Picks after which a drafter begins to look for cards of one leader.
const OPEN_PICKS: usize = 6;
/// Of so many cards that go with a leader one is taken, by a guess.
pub(super) const CHOICE: usize = 2;

impl<G: Boosters> Rules<G> {
    /// The cards of a pool that go with a leader, the best first, so that there is not too much of one sort.
    pub(super) fn ranked(&self, leader: Option<Kind>, pool: &[Kind]) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = pool.iter().copied().filter(|kind| self.fits(*kind, leader)).collect();
        kinds.sort_by_key(|kind| (Reverse(self.worth_of(*kind)), *kind));
        let (mut counts, mut spare) = (BTreeMap::<usize, usize>::new(), Vec::new());
        kinds.retain(|kind| {
            let Some(card) = self.card(*kind) else { return false };
            let surplus = G::sort(card).is_some_and(|(sort, most)| {
                let count = counts.entry(sort).or_default();
                *count += 1;
                *count > most
            });
            if surplus {
                spare.push(*kind);
            }
            !surplus
        });
        kinds.extend(spare);
        kinds
    }

    /// A deck of so many cards for a leader, sorted; smaller if the pool has no more.
    pub(super) fn build(&self, leader: Option<Kind>, pool: &[Kind], size: usize) -> Vec<Kind> {
        let mut deck = self.ranked(leader, pool);
        deck.truncate(size);
        deck.sort_unstable();
        deck
    }

    /// The leaders for whom a pool has cards enough, the best first; if there is none, those for whom it has the most.
    pub(super) fn leaders_for(&self, pool: &[Kind]) -> Vec<Kind> {
        let mut found: Vec<(usize, i32, Kind)> = self
            .leaders
            .iter()
            .map(|leader| {
                let best = self.ranked(Some(*leader), pool);
                let worth = best.iter().take(G::LEAST).map(|kind| self.worth_of(*kind)).sum();
                (best.len().min(G::LEAST), worth, *leader)
            })
            .collect();
        let most = found.iter().map(|(cards, ..)| *cards).max().unwrap_or(0);
        found.retain(|(cards, ..)| *cards == most);
        found.sort_by_key(|(_, worth, leader)| (Reverse(*worth), *leader));
        found.into_iter().map(|(.., leader)| leader).collect()
    }

    /// The card of a booster that goes best with what was picked before.
    pub(super) fn best_pick(&self, pool: &[Kind], pack: &[Kind]) -> Option<Kind> {
        let sum = |leader: &Kind| -> i32 {
            pool.iter().filter(|kind| self.fits(**kind, Some(*leader))).map(|kind| self.worth_of(*kind)).sum()
        };
        let leader = self.leaders.iter().copied().max_by_key(|leader| (sum(leader), Reverse(*leader)));
        let leader = leader.filter(|_| pool.len() >= OPEN_PICKS);
        let fitting = |kind: Kind| if leader.is_some() && self.fits(kind, leader) { G::FITTING } else { 0 };
        pack.iter().copied().max_by_key(|kind| (self.worth_of(*kind) + fitting(*kind), Reverse(*kind)))
    }

    /// What a card costs; cards whose cost is no number come last.
    pub(super) fn cost_of(&self, kind: Kind) -> u8 {
        self.card(kind).and_then(G::filed).and_then(|filed| filed.cost).unwrap_or(u8::MAX)
    }

    fn worth_of(&self, kind: Kind) -> i32 {
        self.worth.get(kind.index()).copied().unwrap_or(0)
    }
}
