//! Checks the machine: its clock, its random numbers and the port.

use std::net::{SocketAddr, TcpListener};
use std::ops::Range;
use std::time::{Duration, SystemTime};

use super::Finding;
use crate::cli::files;
use crate::config::Hall;

/// The times since 1970 that a correct clock can show: the years 2026 to 2075. No release is older, and none will be
/// used for so long.
const PLAUSIBLE: Range<Duration> = Duration::from_secs(1_767_225_600)..Duration::from_secs(3_345_062_400);

/// Deadlines are times of this clock. If it is years off, matches end at once or never.
pub(super) fn clock() -> Finding {
    let check = "clock";
    match SystemTime::now().duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) if PLAUSIBLE.contains(&since) => Finding::ok(check, date(since)),
        Ok(since) => Finding::failed(check, format!("the clock of this machine says {}; set it", date(since))),
        Err(_) => Finding::failed(check, "the clock of this machine says a time before 1970; set it"),
    }
}

/// The moment as a date. The format has no year above 9999.
fn date(since: Duration) -> String {
    const END: Duration = Duration::from_secs(253_402_300_799);
    httpdate::fmt_http_date(SystemTime::UNIX_EPOCH + since.min(END))
}

/// Without random numbers of the system no shuffle is fair, and no link is secret.
pub(super) fn chance() -> Finding {
    let check = "chance";
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Finding::ok(check, "the system gives random numbers"),
        Err(error) => Finding::failed(check, format!("the system gives no random numbers: {error}")),
    }
}

/// A taken port is no failure, because the hall takes the next free one.
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
