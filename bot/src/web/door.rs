//! Limits the number of connections, and answers clients that find the hall full.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::{Router, middleware};

use super::problem::{self, Problem};
use super::{Web, gate};

/// The limits of the hall's socket.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections served at once.
    pub connections: usize,
    /// Connections of one address. This machine itself is exempt, because a proxy in front of the hall has its address.
    pub per_address: usize,
    /// Connections at once that are only told that the hall is full.
    pub turned_away: usize,
    /// How long a client may refuse to take data of an answer.
    pub write_time: Duration,
    /// How long the head of a request may take, and how long a connection may be idle.
    pub header_time: Duration,
    /// How long a client that is turned away may take in total.
    pub full_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1_024,
            per_address: 128,
            turned_away: 128,
            write_time: Duration::from_secs(10),
            header_time: Duration::from_secs(10),
            full_time: Duration::from_secs(5),
        }
    }
}

/// The decision about a connection.
#[derive(Debug)]
pub(crate) enum Admission {
    /// The connection is served.
    Guest(Permit),
    /// The client is told that the hall is full.
    Full(Permit),
    /// The connection is closed at once.
    Closed,
}

/// Counts connections.
#[derive(Debug)]
pub(crate) struct Door {
    limits: Limits,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    guests: usize,
    turned_away: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A connection, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    door: Arc<Door>,
    /// The address of a served client; `None` for a client that is turned away.
    guest: Option<IpAddr>,
}

impl Door {
    /// Makes a door with these limits.
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, inside: Mutex::default() })
    }

    /// Decides about a connection from an address.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Admission {
        let (limits, address) = (self.limits, neighbourhood(address));
        let mut inside = self.inside();
        let of_address = inside.by_address.get(&address).copied().unwrap_or(0);
        let crowded = !address.is_loopback() && of_address >= limits.per_address;
        if inside.guests < limits.connections && !crowded {
            inside.guests += 1;
            *inside.by_address.entry(address).or_default() += 1;
            return Admission::Guest(Permit { door: Arc::clone(self), guest: Some(address) });
        }
        if inside.turned_away < limits.turned_away {
            inside.turned_away += 1;
            return Admission::Full(Permit { door: Arc::clone(self), guest: None });
        }
        Admission::Closed
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut inside = self.door.inside();
        let Some(address) = self.guest else {
            inside.turned_away -= 1;
            return;
        };
        inside.guests -= 1;
        if let Some(count) = inside.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                inside.by_address.remove(&address);
            }
        }
    }
}

/// One household has a whole network of IPv6 addresses, so they count as one.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) if !v6.is_loopback() => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        other => other,
    }
}

/// Tells every client that the hall is full.
pub(crate) fn full(web: &Arc<Web>) -> Router {
    Router::new()
        .fallback(async || Problem::Full)
        .layer(middleware::from_fn_with_state(Arc::clone(web), problem::speak))
        .layer(middleware::from_fn(gate::seal))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(connections: usize, per_address: usize) -> Arc<Door> {
        Door::new(Limits { connections, per_address, turned_away: 1, ..Limits::default() })
    }

    #[test]
    fn one_address_leaves_room_for_others_and_every_seat_is_given_back() {
        let door = door(4, 2);
        let [near, far] = ["203.0.113.5", "198.51.100.7"].map(|text| text.parse().unwrap());
        let permits = [door.admit(near), door.admit(near)];
        assert!(permits.iter().all(|permit| matches!(permit, Admission::Guest(_))));
        let told = door.admit(near);
        assert!(matches!(told, Admission::Full(_)));
        assert!(matches!(door.admit(near), Admission::Closed), "only one client at a time is told");
        assert!(matches!(door.admit(far), Admission::Guest(_)));
        drop((permits, told));
        let inside = door.inside();
        assert_eq!((inside.guests, inside.turned_away, inside.by_address.len()), (0, 0, 0));
    }

    #[test]
    fn addresses_of_one_network_count_as_one_and_this_machine_is_not_limited() {
        let door = door(9, 1);
        let _first = door.admit("2001:db8::1".parse().unwrap());
        assert!(matches!(door.admit("2001:db8::ffff:2".parse().unwrap()), Admission::Full(_)));
        let here: IpAddr = "127.0.0.1".parse().unwrap();
        let local: Vec<_> = (0..8).map(|_| door.admit(here)).collect();
        assert!(local.iter().all(|permit| matches!(permit, Admission::Guest(_))));
    }
}
