//! Reads and writes the files of commands.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use duelhall_store::file::{Readers, WholeFile};

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

/// Writes a file as a whole. If that fails, the old file is unchanged.
pub(super) fn write(file: &Path, readers: Readers, bytes: &[u8]) -> Result<(), Failure> {
    let written = WholeFile::create(file, readers).and_then(|mut out| {
        out.write_all(bytes)?;
        out.finish()
    });
    written.map_err(|error| Failure::unwritable(file, &plain(&error)))
}

/// The error of the system, in plain words for the usual cases.
pub(super) fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        io::ErrorKind::PermissionDenied => "permission is denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        _ => error.to_string(),
    }
}
