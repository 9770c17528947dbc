//! Only the owner may read what is kept: hidden cards, seeds and sessions, whatever the umask is.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder for the owner alone, if there is none.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Returns options that write a file, and create it for the owner alone.
pub(super) fn for_writing() -> OpenOptions {
    let mut options = fs::File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes the rights of others from one file or folder.
#[cfg(unix)]
pub(super) fn protect(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let mode = fs::metadata(path)?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o7700))
}

/// Elsewhere the rights of the folder's owner decide.
#[cfg(not(unix))]
pub(super) fn protect(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Takes the rights of others from a folder and everything in it. Links are not followed.
pub(super) fn protect_all(folder: &Path) -> io::Result<()> {
    protect(folder)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_dir() {
            protect_all(&entry.path())?;
        } else if kind.is_file() {
            protect(&entry.path())?;
        }
    }
    Ok(())
}
