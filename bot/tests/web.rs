//! Tests the local hall over real sockets: who is let in, which requests are refused, and who never sees what.

#[path = "web/club.rs"]
mod club;
#[path = "web/crowd.rs"]
mod crowd;
#[path = "web/languages.rs"]
mod languages;
#[path = "web/limits.rs"]
mod limits;
#[path = "web/refusals.rs"]
mod refusals;
#[path = "web/restart.rs"]
mod restart;
#[path = "web/secrecy.rs"]
mod secrecy;
