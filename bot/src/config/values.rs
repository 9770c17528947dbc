//! Readers of single values, whose errors list what is allowed.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use serde::Deserializer;
use serde::de::{Error, Unexpected, Visitor};

/// Reads a whole number from `LEAST` to `MOST`.
pub(super) fn whole<'de, D, T, const LEAST: i64, const MOST: i64>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<i64>,
{
    let range = Range { least: LEAST, most: MOST };
    let number = deserializer.deserialize_i64(range)?;
    T::try_from(number).map_err(|_| Error::invalid_value(Unexpected::Signed(number), &range))
}

#[derive(Clone, Copy)]
struct Range {
    least: i64,
    most: i64,
}

impl Visitor<'_> for Range {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {} to {}", self.least, self.most)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<i64, E> {
        if (self.least..=self.most).contains(&number) {
            Ok(number)
        } else {
            Err(E::invalid_value(Unexpected::Signed(number), &self))
        }
    }
}

/// Reads `true` or `false`.
pub(super) fn switch<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    deserializer.deserialize_bool(Switch)
}

struct Switch;

impl Visitor<'_> for Switch {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true or false")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<bool, E> {
        Ok(value)
    }
}

/// Reads an IP address.
pub(super) fn address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<IpAddr, D::Error> {
    deserializer.deserialize_str(Address)
}

struct Address;

impl Visitor<'_> for Address {
    type Value = IpAddr;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an IP address in quotes, such as \"127.0.0.1\" or \"::1\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<IpAddr, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

/// Reads a path.
pub(super) fn folder<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PathBuf, D::Error> {
    deserializer.deserialize_str(Folder)
}

struct Folder;

impl Visitor<'_> for Folder {
    type Value = PathBuf;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the path of a folder in quotes, such as \"duelhall-data\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<PathBuf, E> {
        if text.trim().is_empty() { Err(E::invalid_value(Unexpected::Str(text), &self)) } else { Ok(text.into()) }
    }
}

/// Reads a path; an empty text means none.
pub(super) fn maybe_path<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<PathBuf>, D::Error> {
    let text = deserializer.deserialize_str(Text("the path of a file in quotes, or \"\""))?;
    Ok((!text.trim().is_empty()).then(|| text.into()))
}

/// Reads a web address; an empty text means none.
pub(super) fn maybe_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let expected = Text("an address in quotes that begins with \"http://\" or \"https://\", or \"\"");
    let text = deserializer.deserialize_str(expected)?;
    let fine = text.is_empty() || text.starts_with("http://") || text.starts_with("https://");
    if fine {
        Ok((!text.is_empty()).then_some(text))
    } else {
        Err(Error::invalid_value(Unexpected::Str(&text), &expected))
    }
}

/// Reads a web address to which Telegram can send updates; an empty text means none.
pub(super) fn maybe_safe_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let expected = Text("an address in quotes that begins with \"https://\", or \"\"");
    let text = deserializer.deserialize_str(expected)?;
    if text.is_empty() || text.starts_with("https://") {
        Ok((!text.is_empty()).then_some(text))
    } else {
        Err(Error::invalid_value(Unexpected::Str(&text), &expected))
    }
}

/// Reads an IP address with a port.
pub(super) fn socket<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SocketAddr, D::Error> {
    let expected = Text("an IP address with a port in quotes, such as \"127.0.0.1:8443\"");
    let text = deserializer.deserialize_str(expected)?;
    text.parse().map_err(|_| Error::invalid_value(Unexpected::Str(&text), &expected))
}

#[derive(Clone, Copy)]
struct Text(&'static str);

impl Visitor<'_> for Text {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }
}
