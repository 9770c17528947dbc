//! Files that commands read and write.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::failure::Failure;

/// Reads a text file; `-` is standard input.
pub(super) fn read(file: &Path) -> Result<String, Failure> {
    let text = if file == Path::new("-") {
        let mut text = String::new();
        io::stdin().lock().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(file)
    };
    text.map_err(|error| Failure::unreadable(file, &plain(&error)))
}

/// Writes a file as a whole.
pub(super) fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(file, bytes).map_err(|error| Failure::unwritable(file, &plain(&error)))
}

/// What the system says, in plain words where it is a usual case.
pub(super) fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        io::ErrorKind::PermissionDenied => "permission is denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        _ => error.to_string(),
    }
}
