//! Looks for a win within the turn that the opponent cannot prevent, whatever it answers.
//!
//! A search that compares moves by how they do on average sees a win of many steps late, because each step alone looks like
//! a loss. This one tries all of them, as far as a number of steps goes ([`Strength::FINISH`]).

use crate::kit::{NoLog, Rng, Seat, Status, Strength, View};

/// The deals in which a win must be sure: a win that hangs on a hidden card is not.
const DEALS: usize = 3;

/// The most seats of a match.
const SEATS: usize = 8;

/// The first move of a win that is sure; `None` if there is none or it was not found.
pub(super) fn sure_win<G: Strength>(view: &View<G>, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    if G::FINISH == 0 || !G::can_finish(view.state(), seat) {
        return None;
    }
    let found = first_move::<G>(&view.determinize(rng), seat)?;
    let again = (1..DEALS).all(|_| first_move::<G>(&view.determinize(rng), seat) == Some(found));
    again.then_some(found)
}

/// The first move of a sure win in a deal.
fn first_move<G: Strength>(state: &G::State, seat: Seat) -> Option<G::Action> {
    let actions = sensible::<G>(state, seat);
    let steps = G::FINISH / (actions.len() as u32).max(1);
    actions.into_iter().find(|action| {
        let mut finish = Finish { seat, turn: G::turn_number(state), left: steps, orders: [0; SEATS] };
        finish.after::<G>(state, seat, *action)
    })
}

fn sensible<G: Strength>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions.retain(|action| G::sensible(state, seat, *action));
    // Cards and properties come last: there are many of them, and they can be used at any time.
    actions.sort_by_key(|action| match G::order(*action) {
        Some(0) => 2,
        Some(_) => 0,
        None => 1,
    });
    actions
}

/// A search for the win of a seat.
struct Finish {
    seat: Seat,
    turn: Option<u32>,
    /// The steps that may still be tried.
    left: u32,
    /// The place of each seat's last move among moves whose order changes nothing.
    orders: [u64; SEATS],
}

impl Finish {
    /// Whether a move leads to a sure win.
    fn after<G: Strength>(&mut self, state: &G::State, by: Seat, action: G::Action) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let orders = self.orders;
        match G::order(action) {
            // The same moves in the other order were tried: they decide.
            Some(place) if place > 0 && place < self.orders[by.index()] => return by != self.seat,
            Some(place) => self.orders[by.index()] = place,
            None => {}
        }
        let mut next = state.clone();
        let wins = G::apply(&mut next, by, action, &mut NoLog).is_ok() && self.wins::<G>(&next);
        self.orders = orders;
        wins
    }

    fn wins<G: Strength>(&mut self, state: &G::State) -> bool {
        let by = match G::status(state) {
            Status::Over(outcome) => return outcome.winners.has(self.seat),
            Status::Waiting(seats) => seats.iter().next(),
        };
        let Some(by) = by.filter(|_| G::turn_number(state) == self.turn) else { return false };
        let mut actions = sensible::<G>(state, by).into_iter();
        if by == self.seat {
            actions.any(|action| self.after::<G>(state, by, action))
        } else {
            actions.len() > 0 && actions.all(|action| self.after::<G>(state, by, action))
        }
    }
}
