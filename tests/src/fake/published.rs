//! Reads the published descriptions of platforms' interfaces, if they are available.

use std::path::PathBuf;

use serde_json::Value;

/// Reads a description in the folder that `DUELHALL_CONTRACTS` names, or else in `shared/contracts` next to the
/// repository.
///
/// If the description is missing, it says so, and the check is skipped.
pub(crate) fn published(whose: &str, file: &str) -> Option<Value> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/contracts");
    let folder = std::env::var_os("DUELHALL_CONTRACTS").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
        eprintln!("SKIPPED: the check against {whose}'s published API description; {file} is not in {folder:?}");
        return None;
    };
    Some(serde_json::from_str(&text).expect("the description is JSON"))
}
