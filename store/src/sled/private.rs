//! Only the owner may read the stored data, which includes hidden cards, seeds and sessions, whatever the umask is.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder for the owner alone, unless it exists.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Returns options that open a file for writing, and create it for the owner alone.
pub(super) fn for_writing() -> OpenOptions {
    let mut options = fs::File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Removes the rights of other users from one file or folder.
#[cfg(unix)]
pub(super) fn protect(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let mode = fs::metadata(path)?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o7700))
}

/// On other systems the rights of the owner's folder decide.
#[cfg(not(unix))]
pub(super) fn protect(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Removes the rights of other users from a folder and everything in it. Links are not followed.
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
