//! Information set Monte Carlo tree search (single observer, after Cowling, Powley and Whitehouse 2012).
//!
//! Each deal gives the unknown cards again from the seat's view, and all deals share one tree. A branch stands for the
//! meaning of a move ([`Strength::key`]), so the same card is the same branch wherever it lies. A branch competes only
//! in the visits in which it could be taken (`available`). The true state never gets here: a search holds a [`View`].
//!
//! At the root the moves are compared by sequential halving (Karnin, Koren and Somekh 2013). In each round all
//! remaining moves are tried on the same deals, so that luck affects them alike, and then the worse half is dropped.
//!
//! Below the root every seat makes the move that looks right at a glance ([`Strength::rollout`]). Other moves are
//! opened as the visits of a node grow (progressive widening, Coulom 2007). A hand differs from deal to deal, so a tree
//! that tried every new move first would never see a sensible answer; measured, such a tree plays no better than one
//! step ahead. The position is judged after [`HORIZON`] choices, which measured better than both fewer and more. In a
//! game that counts turns it is judged when [`Strength::TURNS`] more turns have begun ([`Strength::turn_number`]), so that
//! all moves are judged at the same point of a turn. A win within the turn that cannot be prevented is looked for before
//! (`finish`).

use super::finish::sure_win;
use super::{Player, Seen};
use crate::kit::{Game, NoLog, Rng, Seat, Status, Strength, View};

/// How strongly a branch that was tried less often is favoured.
const CURIOSITY: f32 = 0.1;

/// Limits the open moves of a node to this number times the square root of its visits.
const WIDTH: f32 = 0.1;

/// Choices after the root's move until the position is judged.
const HORIZON: u32 = 12;

/// Choices for each turn until the position is judged, after which it is judged even if those turns have not passed.
const LONGEST: u32 = 40;

/// A search of so many deals looks for a sure win first; one that luck misleads does not.
const THOROUGH: u32 = 1_000;

/// No node.
const NONE: u32 = u32::MAX;

/// A move in the tree and its results.
#[derive(Clone, Copy, Debug)]
struct Node {
    key: u64,
    seat: Seat,
    visits: u32,
    /// Visits of the parent in which this move could be taken.
    available: u32,
    /// The sum of the results for `seat`.
    reward: f32,
    child: u32,
    sibling: u32,
}

impl Node {
    const fn new(key: u64, seat: Seat, sibling: u32) -> Self {
        Self { key, seat, visits: 0, available: 0, reward: 0.0, child: NONE, sibling }
    }

    /// The upper confidence bound of the worth of the move to the seat that makes it.
    fn bound(&self) -> f32 {
        let visits = self.visits as f32;
        self.reward / visits + CURIOSITY * (libm::logf(self.available as f32) / visits).sqrt()
    }
}

/// Searches a number of iterations for every choice.
#[derive(Debug)]
pub struct Search<G: Game> {
    iterations: u32,
    rng: Rng,
    nodes: Vec<Node>,
    /// The nodes of this iteration, from the root down.
    path: Vec<u32>,
    actions: Vec<G::Action>,
    /// The branch of each of `actions`, or [`NONE`].
    branches: Vec<u32>,
}

impl<G: Strength> Search<G> {
    /// A player with its own stream of chance that looks at `iterations` deals for each choice.
    #[must_use]
    pub const fn new(iterations: u32, rng: Rng) -> Self {
        let iterations = iterations / G::CARE;
        Self { iterations, rng, nodes: Vec::new(), path: Vec::new(), actions: Vec::new(), branches: Vec::new() }
    }

    /// Compares the root's moves over deals of the view until one move is left; returns its node.
    fn halve(&mut self, view: &View<G>, mut moves: Vec<(u32, G::Action)>, seat: Seat) -> u32 {
        let rounds = (moves.len() as u32).next_power_of_two().ilog2().max(1);
        while moves.len() > 1 {
            let deals = (self.iterations / rounds / moves.len() as u32).max(1);
            for _ in 0..deals {
                let deal = view.determinize(&mut self.rng);
                let luck = self.rng.fork();
                for (node, action) in &moves {
                    self.rng.clone_from(&luck);
                    self.iterate(deal.clone(), *node, *action, seat);
                }
            }
            moves.sort_by(|(one, _), (other, _)| self.mean(*other).total_cmp(&self.mean(*one)));
            moves.truncate(moves.len().div_ceil(2));
        }
        moves.first().map_or(0, |(node, _)| *node)
    }

    fn mean(&self, node: u32) -> f32 {
        let node = &self.nodes[node as usize];
        node.reward / node.visits.max(1) as f32
    }

    /// Makes a move of the root in a deal, walks down the tree until it grows, plays on at a glance, and learns from
    /// the position that this leads to.
    fn iterate(&mut self, mut state: G::State, node: u32, action: G::Action, seat: Seat) {
        self.path.clear();
        self.path.push(node);
        let end = G::turn_number(&state).map(|now| now + G::TURNS);
        if G::apply(&mut state, seat, action, &mut NoLog).is_err() {
            return;
        }
        let (mut growing, mut weight) = (true, 1.0);
        for _ in 0..if end.is_some() { G::TURNS * LONGEST } else { HORIZON } {
            if end.is_some() && G::turn_number(&state) >= end {
                break;
            }
            let Some(seat) = self.list(&state) else { break };
            weight *= G::PATIENCE;
            let glance = G::rollout(&state, seat, &self.actions);
            let index = if growing { self.descend(&state, seat, glance, &mut growing) } else { glance };
            if G::apply(&mut state, seat, self.actions[index], &mut NoLog).is_err() {
                break;
            }
        }
        self.learn(&state, weight);
    }

    /// Lists the sensible actions of the first waiting seat, unless the match is over.
    fn list(&mut self, state: &G::State) -> Option<Seat> {
        let Status::Waiting(seats) = G::status(state) else { return None };
        let seat = seats.iter().next()?;
        self.actions.clear();
        G::actions(state, seat, &mut self.actions);
        self.actions.retain(|action| G::sensible(state, seat, *action));
        (!self.actions.is_empty()).then_some(seat)
    }

    /// Picks an action below the last node of the path. `growing` becomes false when the tree has grown by a node.
    fn descend(&mut self, state: &G::State, seat: Seat, glance: usize, growing: &mut bool) -> usize {
        let parent = self.path.last().map_or(0, |last| *last as usize);
        self.find_branches(parent, state, seat);
        let fresh = self.branches.iter().filter(|branch| **branch == NONE).count();
        let open = self.branches.len() - fresh;
        let index = if self.branches[glance] == NONE {
            glance
        } else if fresh > 0 && open as f32 <= WIDTH * (self.nodes[parent].visits as f32).sqrt() {
            let nth = self.rng.below(fresh as u32) as usize;
            (0..self.branches.len()).filter(|index| self.branches[*index] == NONE).nth(nth).unwrap_or(glance)
        } else {
            self.best_branch()
        };
        self.count_available();
        if self.branches[index] == NONE {
            *growing = false;
            let node = Node {
                available: 1,
                ..Node::new(G::key(state, seat, self.actions[index]), seat, self.nodes[parent].child)
            };
            self.branches[index] = self.nodes.len() as u32;
            self.nodes[parent].child = self.branches[index];
            self.nodes.push(node);
        }
        self.path.push(self.branches[index]);
        index
    }

    /// Finds the branch of each action. Two copies of a card are one branch.
    fn find_branches(&mut self, parent: usize, state: &G::State, seat: Seat) {
        self.branches.clear();
        for action in &self.actions {
            let key = G::key(state, seat, *action);
            let mut at = self.nodes[parent].child;
            while at != NONE {
                let node = &self.nodes[at as usize];
                if node.key == key && node.seat == seat {
                    break;
                }
                at = node.sibling;
            }
            self.branches.push(at);
        }
    }

    fn best_branch(&self) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (index, branch) in self.branches.iter().enumerate().filter(|(_, branch)| **branch != NONE) {
            let bound = self.nodes[*branch as usize].bound();
            if bound > best.1 {
                best = (index, bound);
            }
        }
        best.0
    }

    fn count_available(&mut self) {
        for (index, branch) in self.branches.iter().enumerate() {
            if *branch != NONE && !self.branches[..index].contains(branch) {
                self.nodes[*branch as usize].available += 1;
            }
        }
    }

    /// Adds the worth of the state to each node of the path; a smaller `weight` draws it closer to even.
    fn learn(&mut self, state: &G::State, weight: f32) {
        for at in &self.path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.reward += 0.5 + weight * (G::evaluate(state, node.seat) - 0.5);
        }
    }
}

impl<G: Strength> Player<G> for Search<G>
where
    G::Action: Send,
{
    fn choose(&mut self, seen: Seen<'_, G>, actions: &[G::Action]) -> usize {
        let (view, seat) = (seen.view(), seen.seat());
        if self.iterations * G::CARE >= THOROUGH
            && let Some(action) = sure_win(&view, seat, &mut self.rng)
            && let Some(index) = actions.iter().position(|offered| *offered == action)
        {
            return index;
        }
        self.nodes.clear();
        let mut moves: Vec<(u32, G::Action)> = Vec::with_capacity(actions.len());
        for action in actions.iter().filter(|action| G::sensible(view.state(), seat, **action)) {
            let key = G::key(view.state(), seat, *action);
            if self.nodes.iter().all(|node| node.key != key) {
                moves.push((self.nodes.len() as u32, *action));
                self.nodes.push(Node::new(key, seat, NONE));
            }
        }
        let best = self.halve(&view, moves.clone(), seat);
        let action = moves.iter().find(|(node, _)| *node == best).map(|(_, action)| *action);
        actions.iter().position(|offered| Some(*offered) == action).unwrap_or_default()
    }
}
