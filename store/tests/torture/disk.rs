//! A small disk for the tests, on a loop device, whose power can be cut. It needs Linux and root.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;

use crate::limit;

/// The longest time that a command such as `mount` may take.
const LONGEST_COMMAND: Duration = Duration::from_secs(300);

/// An ext4 file system in a file, mounted. Unmounted when dropped.
#[derive(Debug)]
pub(crate) struct Disk {
    place: TempDir,
    mounted: bool,
}

impl Disk {
    pub(crate) fn make(mebibytes: u64) -> Result<Self, String> {
        let place = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut disk = Self { place, mounted: false };
        let image = File::create(disk.image()).map_err(|error| error.to_string())?;
        image.set_len(mebibytes << 20).map_err(|error| error.to_string())?;
        fs::create_dir(disk.path()).map_err(|error| error.to_string())?;
        run(Command::new("mkfs.ext4").args(["-q", "-m", "0"]).arg(disk.image()))?;
        disk.mount()?;
        Ok(disk)
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.place.path().join("mount")
    }

    fn image(&self) -> PathBuf {
        self.place.path().join("image")
    }

    fn mount(&mut self) -> Result<(), String> {
        run(Command::new("mount").args(["-o", "loop"]).arg(self.image()).arg(self.path()))?;
        self.mounted = true;
        Ok(())
    }

    fn unmount(&mut self) -> Result<(), String> {
        self.mounted = false;
        run(Command::new("umount").arg(self.path()))
    }

    /// Unmounts the disk and mounts it again, which leaves it as after a start of the machine.
    pub(crate) fn remount(&mut self) -> Result<(), String> {
        self.unmount()?;
        self.mount()
    }

    /// Stops the file system at once. Everything that was not flushed is lost, including its journal.
    pub(crate) fn cut(&self) -> Result<(), String> {
        shut_down(&self.path()).map_err(|error| format!("the file system cannot be shut down: {error}"))
    }

    fn ballast(&self) -> PathBuf {
        self.path().join("ballast")
    }

    /// Fills the disk until this many MiB are left.
    pub(crate) fn fill(&self, left: u64) -> Result<(), String> {
        let step = vec![0x5A; 1 << 20];
        let mut ballast = File::create(self.ballast()).map_err(|error| error.to_string())?;
        let mut written = 0_u64;
        while ballast.write_all(&step).is_ok() {
            written += 1;
        }
        ballast
            .set_len(written.saturating_sub(left) << 20)
            .and_then(|()| ballast.sync_all())
            .map_err(|error| error.to_string())
    }

    pub(crate) fn make_room(&self) -> Result<(), String> {
        fs::remove_file(self.ballast()).map_err(|error| error.to_string())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted
            && let Err(error) = self.unmount()
        {
            eprintln!("torture: {error}");
        }
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = limit::guard(&format!("{command:?}"), LONGEST_COMMAND, || command.output());
    let output = output.map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "the request that stops a file system has no safe wrapper")]
fn shut_down(path: &Path) -> std::io::Result<()> {
    use std::os::fd::AsRawFd;

    /// `_IOR('X', 125, u32)`, the same for every file system that supports it.
    const SHUTDOWN: libc::c_ulong = 0x8004_587D;
    /// Without writing the journal first.
    const NO_LOG_FLUSH: u32 = 2;

    let folder = File::open(path)?;
    // SAFETY: the descriptor is open and the request reads one u32 from the pointer, which lives until it returns.
    let answer = unsafe { libc::ioctl(folder.as_raw_fd(), SHUTDOWN as _, &NO_LOG_FLUSH) };
    if answer == 0 { Ok(()) } else { Err(std::io::Error::last_os_error()) }
}

#[cfg(not(target_os = "linux"))]
fn shut_down(_path: &Path) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}
