//! `[hall]`: the local hall in the browser.

use std::net::{IpAddr, Ipv4Addr};

use duelhall_engine::text::Lang;
use serde::Deserialize;

use super::values;

/// The address of the local hall, and its language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[hall]`")]
pub struct Hall {
    /// The address to listen on.
    #[serde(deserialize_with = "values::address")]
    pub address: IpAddr,
    /// The port to listen on, 1 to 65535; if it is taken, the next free port.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 65_535>")]
    pub port: u16,
    /// Whether people on other machines may come in. Every seat then needs its own secret link.
    #[serde(deserialize_with = "values::switch")]
    pub public: bool,
    /// The language for people and channels that have chosen none.
    pub language: Lang,
}

impl Default for Hall {
    fn default() -> Self {
        Self { address: Ipv4Addr::LOCALHOST.into(), port: 7777, public: false, language: Lang::En }
    }
}

impl Hall {
    /// Refuses an address that would open the hall to others by accident.
    pub(super) fn check(&self) -> Result<(), String> {
        if self.address.is_loopback() || self.public {
            return Ok(());
        }
        Err(format!(
            "{} can be reached from other machines; set `public = true` if that is meant, or use \"127.0.0.1\"",
            self.address
        ))
    }
}
