//! Secrets that name a session or an invitation: 128 random bits, of which only a hash is kept.

use std::fmt;

use sha2::{Digest, Sha256};

/// Bytes of a secret.
const LENGTH: usize = 16;

/// A secret in its holder's hands. The hall never stores, logs or shows it again.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret([u8; LENGTH]);

/// The hash that is kept of a secret. The time of a look-up by hash reveals nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SecretHash([u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// Draws a new secret from the operating system.
    pub(crate) fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// Reads 32 hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// The 32 digits for its holder.
    pub(crate) fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// The hash for storage.
    pub(crate) fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl SecretHash {
    /// Reads 64 hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads exactly `N` bytes of lower-case hexadecimal digits.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_reads_as_it_is_written_and_shows_nothing_of_itself_in_logs() {
        let secret = Secret::random().unwrap();
        let text = secret.reveal();
        assert_eq!(Secret::parse(&text), Some(secret.clone()));
        assert_eq!(SecretHash::parse(&secret.hash().to_string()), Some(secret.hash()));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert!(!secret.hash().to_string().contains(&text));
    }

    #[test]
    fn anything_but_exactly_the_digits_is_no_secret() {
        let good = "0123456789abcdef0123456789abcdef";
        assert!(Secret::parse(good).is_some());
        for bad in
            ["", "0", &good[1..], &format!("{good}0"), &good.to_uppercase(), &"é".repeat(16), "+1".repeat(16).as_str()]
        {
            assert_eq!(Secret::parse(bad), None, "{bad}");
        }
    }
}
