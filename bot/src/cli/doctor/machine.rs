//! The machine: its clock, its chance, the port.

use std::net::{SocketAddr, TcpListener};
use std::time::{Duration, SystemTime};

use super::Finding;
use crate::cli::files;
use crate::config::Hall;

/// 1 January 2026: no release is older, so no true clock shows less.
const OLDEST: Duration = Duration::from_secs(1_767_225_600);
/// Fifty years later.
const NEWEST: Duration = Duration::from_secs(1_767_225_600 + 50 * 31_557_600);

/// Deadlines are times of this clock: one that is years off ends matches or never does.
pub(super) fn clock() -> Finding {
    let check = "clock";
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    match now {
        _ if now < OLDEST => Finding::failed(check, "the clock of this machine is years slow; set it"),
        _ if now > NEWEST => Finding::failed(check, "the clock of this machine is years fast; set it"),
        _ => Finding::ok(check, format!("{} seconds since 1970", now.as_secs())),
    }
}

/// Without chance of the system no shuffle is fair, and no link is secret.
pub(super) fn chance() -> Finding {
    let check = "chance";
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Finding::ok(check, "the system gives random numbers"),
        Err(error) => Finding::failed(check, format!("the system gives no random numbers: {error}")),
    }
}

/// A port that is taken is no failure: the hall takes the next free one.
pub(super) fn port(hall: &Hall) -> Finding {
    let check = "port";
    let address = SocketAddr::new(hall.address, hall.port);
    match TcpListener::bind(address) {
        Ok(_) => Finding::ok(check, format!("{address} is free")),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            Finding::warning(check, format!("{address} is taken; the hall will use the next free port"))
        }
        Err(error) => {
            let reason = files::plain(&error);
            Finding::failed(check, format!("{address} cannot be listened on: {reason}; change [hall] address or port"))
        }
    }
}
