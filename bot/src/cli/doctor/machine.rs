//! The machine: its clock, its chance, the port.

use std::net::{SocketAddr, TcpListener};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::Finding;
use crate::cli::files;
use crate::config::Hall;

/// The years in which a clock can be right: no release is older, and none will be run for so long.
const YEARS: std::ops::Range<i16> = 2026..2076;

/// Deadlines are times of this clock: one that is years off ends matches at once, or never.
pub(super) fn clock() -> Finding {
    let check = "clock";
    let now = Timestamp::now();
    let year = now.to_zoned(TimeZone::UTC).year();
    if YEARS.contains(&year) {
        return Finding::ok(check, format!("{now:.0}"));
    }
    Finding::failed(check, format!("the clock of this machine says {now:.0}; set it"))
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
