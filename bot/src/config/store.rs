//! `[store]`: the data folder and the cache.

use std::path::PathBuf;

use serde::Deserialize;

use super::values;

/// The data folder and the memory for its cache.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[store]`")]
pub struct StoreConfig {
    /// The data folder; created if it is missing. A relative path begins at the working directory.
    #[serde(deserialize_with = "values::folder")]
    pub folder: PathBuf,
    /// Memory for the cache in MiB, 4 to 4096; under load about a third more is used.
    #[serde(deserialize_with = "values::whole::<_, _, 4, 4_096>")]
    pub cache_mib: u32,
}

impl Default for StoreConfig {
    fn default() -> Self {
        Self { folder: "duelhall-data".into(), cache_mib: 32 }
    }
}

impl StoreConfig {
    /// Memory for the cache in bytes.
    #[must_use]
    pub fn cache_bytes(&self) -> u64 {
        u64::from(self.cache_mib) << 20
    }
}
