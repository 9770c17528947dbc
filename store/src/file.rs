//! Files that are replaced as a whole. A new file lies next to the old one until it is complete and on the disk.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

const SUFFIX: &str = ".part";

/// The users who may read a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Only its owner, because it holds hidden cards or seeds.
    Owner,
    /// Everybody whom the umask allows.
    AsUsual,
}

/// A file being written. [`Self::finish`] puts it in its place; dropping it leaves the old file as it was.
#[derive(Debug)]
pub struct WholeFile {
    place: PathBuf,
    out: Out,
}

#[derive(Debug)]
enum Out {
    /// A file with a random name in the same folder.
    Beside(BufWriter<NamedTempFile>),
    /// A device or a pipe, which cannot be replaced.
    Through(BufWriter<File>),
}

impl WholeFile {
    /// Begins to write `place`, and removes what a killed process left of an earlier attempt.
    ///
    /// # Errors
    /// If `place` is a folder, or its folder cannot be written.
    pub fn create(place: &Path, readers: Readers) -> io::Result<Self> {
        let place = place.to_owned();
        if let Ok(present) = fs::metadata(&place) {
            if present.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            if !present.is_file() {
                let through = BufWriter::new(File::options().write(true).open(&place)?);
                return Ok(Self { place, out: Out::Through(through) });
            }
        }
        let name = place.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
        let prefix = hidden(name);
        remove_leftovers(folder(&place), &prefix)?;
        // The name is random and the file is new, so nobody can have put a link in its place.
        let mut builder = tempfile::Builder::new();
        builder.prefix(&prefix).suffix(SUFFIX);
        #[cfg(unix)]
        if readers == Readers::AsUsual {
            builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        }
        let beside = BufWriter::new(builder.tempfile_in(folder(&place))?);
        Ok(Self { place, out: Out::Beside(beside) })
    }

    /// Brings the file to the disk and puts it in its place.
    ///
    /// # Errors
    /// If the disk refuses; the old file then stays as it was.
    pub fn finish(self) -> io::Result<()> {
        match self.out {
            Out::Through(mut out) => out.flush(),
            Out::Beside(out) => {
                let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
                file.as_file().sync_all()?;
                file.persist(&self.place).map_err(|error| error.error)?;
                sync_folder(folder(&self.place))
            }
        }
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.out {
            Out::Beside(out) => out.write(bytes),
            Out::Through(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.out {
            Out::Beside(out) => out.flush(),
            Out::Through(out) => out.flush(),
        }
    }
}

/// Returns the beginning of the names of unfinished files for `name`.
fn hidden(name: &OsStr) -> OsString {
    [OsStr::new("."), name, OsStr::new(".")].into_iter().collect()
}

fn folder(place: &Path) -> &Path {
    place.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

fn remove_leftovers(folder: &Path, prefix: &OsStr) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.as_encoded_bytes();
        let ours = name.starts_with(prefix.as_encoded_bytes()) && name.ends_with(SUFFIX.as_bytes());
        if ours && entry.file_type()?.is_file() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<OsString> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect()
    }

    fn write(place: &Path, readers: Readers) {
        let mut file = WholeFile::create(place, readers).unwrap();
        file.write_all(b"new").unwrap();
        file.finish().unwrap();
    }

    /// S-10: if a picture cannot be written completely, the one before it stays.
    #[test]
    fn a_file_that_is_not_finished_leaves_the_old_one_and_no_trace() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("board.png");
        fs::write(&place, "old").unwrap();
        let mut file = WholeFile::create(&place, Readers::AsUsual).unwrap();
        file.write_all(&[7; 100_000]).unwrap();
        assert_eq!(fs::read(&place).unwrap(), b"old");
        drop(file);
        assert_eq!((names(folder.path()), fs::read(&place).unwrap()), (vec!["board.png".into()], b"old".to_vec()));
        write(&place, Readers::AsUsual);
        assert_eq!((names(folder.path()), fs::read(&place).unwrap()), (vec!["board.png".into()], b"new".to_vec()));
    }

    /// S-5: the leftovers of a killed backup are removed by the next one; files with similar names stay.
    #[test]
    fn leftovers_of_a_killed_process_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        for name in [".hall.backup.AbCdEf.part", ".other.backup.AbCdEf.part", "hall.backup.part"] {
            fs::write(folder.path().join(name), "half").unwrap();
        }
        write(&folder.path().join("hall.backup"), Readers::Owner);
        let mut left = names(folder.path());
        left.sort();
        assert_eq!(left, [".other.backup.AbCdEf.part", "hall.backup", "hall.backup.part"]);
    }

    /// S-5: a link in the place of the file or of its unfinished part is not followed.
    #[cfg(unix)]
    #[test]
    fn a_link_is_replaced_and_what_it_points_to_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let precious = folder.path().join("precious");
        fs::write(&precious, "precious").unwrap();
        for name in ["hall.backup", "hall.backup.part", ".hall.backup.AbCdEf.part"] {
            std::os::unix::fs::symlink(&precious, folder.path().join(name)).unwrap();
        }
        write(&folder.path().join("hall.backup"), Readers::Owner);
        assert_eq!(fs::read(&precious).unwrap(), b"precious");
        assert_eq!(fs::read(folder.path().join("hall.backup")).unwrap(), b"new");
        assert!(!folder.path().join("hall.backup").is_symlink());
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_is_for_its_owner_alone_and_a_device_stays_one() {
        use std::os::unix::fs::{FileTypeExt, PermissionsExt};

        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("hall.backup");
        fs::write(&place, "old").unwrap();
        fs::set_permissions(&place, fs::Permissions::from_mode(0o666)).unwrap();
        write(&place, Readers::Owner);
        assert_eq!(fs::metadata(&place).unwrap().permissions().mode() & 0o777, 0o600);
        write(Path::new("/dev/null"), Readers::Owner);
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
        assert!(WholeFile::create(folder.path(), Readers::Owner).is_err());
    }
}
