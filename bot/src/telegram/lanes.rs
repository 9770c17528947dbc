//! Keeps the order of what one person does in one chat: each update is decided after the update before it, and
//! forgotten after it. Showing the result takes longer, and delays nobody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::sync::{CancellationToken, DropGuard};

/// How many updates of one person in one chat may wait at the same time. Even very quick presses need only a third of
/// this.
const MOST: usize = 32;

/// A chat and a person.
pub(crate) type Sender = (i64, i64);

/// The lanes of all people.
#[derive(Clone, Default)]
pub(crate) struct Lanes(Arc<Mutex<HashMap<Sender, Lane>>>);

/// The waiting updates of one person in one chat.
struct Lane {
    waiting: usize,
    told: bool,
    last: Marks,
}

/// How far an update has come.
#[derive(Clone, Default)]
struct Marks {
    decided: CancellationToken,
    done: CancellationToken,
}

/// A place in a lane; when it is dropped, the next update may continue.
pub(crate) struct Ticket {
    lanes: Lanes,
    sender: Sender,
    before: Option<Marks>,
    decided: CancellationToken,
    _guards: [DropGuard; 2],
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded {
    /// Whether it is the first update without a place since the lane was empty.
    pub(crate) first: bool,
}

impl Lanes {
    /// Takes the next place in a lane.
    pub(crate) fn join(&self, sender: Sender) -> Result<Ticket, Crowded> {
        let own = Marks::default();
        let before = {
            let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match lanes.get_mut(&sender) {
                Some(lane) if lane.waiting >= MOST => {
                    return Err(Crowded { first: !std::mem::replace(&mut lane.told, true) });
                }
                Some(lane) => {
                    lane.waiting += 1;
                    Some(std::mem::replace(&mut lane.last, own.clone()))
                }
                None => {
                    lanes.insert(sender, Lane { waiting: 1, told: false, last: own.clone() });
                    None
                }
            }
        };
        let decided = own.decided.clone();
        let guards = [own.decided.drop_guard(), own.done.drop_guard()];
        Ok(Ticket { lanes: self.clone(), sender, before, decided, _guards: guards })
    }
}

impl Ticket {
    /// Waits until every update before it is decided.
    pub(crate) async fn turn(&self) {
        if let Some(before) = &self.before {
            before.decided.cancelled().await;
        }
    }

    /// Waits until every update before it is done.
    pub(crate) async fn last(&self) {
        if let Some(before) = &self.before {
            before.done.cancelled().await;
        }
    }

    /// The token that is cancelled when this update is decided.
    pub(crate) fn decided(&self) -> CancellationToken {
        self.decided.clone()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut lanes = self.lanes.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(lane) = lanes.get_mut(&self.sender) else { return };
        lane.waiting -= 1;
        if lane.waiting == 0 {
            lanes.remove(&self.sender);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    #[test]
    fn each_is_decided_after_the_one_before_it_and_others_wait_for_nobody() {
        let lanes = Lanes::default();
        let [first, second, third] = [1, 2, 3].map(|_| lanes.join((-5, 7)).unwrap_or_else(|_| panic!("room")));
        let other = lanes.join((-5, 8)).unwrap_or_else(|_| panic!("room"));
        assert!(first.turn().now_or_never().is_some() && other.turn().now_or_never().is_some());
        assert!(second.turn().now_or_never().is_none());
        first.decided().cancel();
        assert!(second.turn().now_or_never().is_some() && second.last().now_or_never().is_none());
        drop(first);
        assert!(second.last().now_or_never().is_some() && third.turn().now_or_never().is_none());
        drop(second);
        assert!(third.turn().now_or_never().is_some());
        drop((third, other));
        assert!(lanes.0.lock().unwrap().is_empty(), "an empty lane takes no memory");
    }

    #[test]
    fn a_person_who_floods_has_no_place_and_is_told_once() {
        let lanes = Lanes::default();
        let tickets: Vec<Ticket> = (0..MOST).filter_map(|_| lanes.join((-5, 7)).ok()).collect();
        assert_eq!(tickets.len(), MOST);
        let crowded = [1, 2].map(|_| lanes.join((-5, 7)).err());
        assert_eq!(crowded, [Some(Crowded { first: true }), Some(Crowded { first: false })]);
        assert!(lanes.join((-5, 8)).is_ok());
        drop(tickets);
        assert!(lanes.join((-5, 7)).is_ok());
    }
}
