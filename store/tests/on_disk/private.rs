//! S-5: only the owner can read the stored data, whatever the umask is.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{CHILD_FOLDER, open};

/// Returns everything in a folder to which other users have rights.
fn open_to_others(path: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    if fs::metadata(path).unwrap().permissions().mode() & 0o077 != 0 {
        found.push(path.to_owned());
    }
    if path.is_dir() {
        found.extend(fs::read_dir(path).unwrap().flat_map(|entry| open_to_others(&entry.unwrap().path())));
    }
    found
}

#[test]
fn a_data_folder_made_without_a_umask_is_for_its_owner_alone() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("hall/data");
    let made = Command::new("sh")
        .args(["-c", "umask 0; exec \"$0\" --exact strace::child_writes_a_few_groups"])
        .arg(std::env::current_exe().unwrap())
        .env(CHILD_FOLDER, &data)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stdout));
    assert!(data.join("store/db").exists());
    assert_eq!(open_to_others(&data), Vec::<PathBuf>::new());
}

#[test]
fn the_data_folder_of_an_earlier_release_is_closed_to_others() {
    let place = tempfile::tempdir().unwrap();
    drop(open(place.path()).unwrap());
    for path in [place.path().to_owned(), place.path().join("store")] {
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    for path in ["lock", "high-water", "store/db", "store/conf"] {
        fs::set_permissions(place.path().join(path), fs::Permissions::from_mode(0o644)).unwrap();
    }
    assert!(open_to_others(place.path()).len() >= 6);
    let store = open(place.path()).unwrap();
    assert_eq!(open_to_others(place.path()), Vec::<PathBuf>::new());
    drop(store);
}
