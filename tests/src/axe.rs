//! axe-core, which checks a page for barriers. It comes from npm, pinned, because its source is under another licence.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

/// The package, and the checksum of its archive.
const PACKAGE: &str = "axe-core";
const VERSION: &str = "4.14.1";
const SHA256: &str = "e6b0ce02b84d892e2e33e403485e7f3d6c29e2be6df65daf44d89ba564139745";

/// Returns the script, from the build folder or else from npm.
///
/// # Errors
/// When npm is not there or does not get the package, or when the package is another one.
pub fn axe() -> Result<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/axe");
    std::fs::create_dir_all(&folder)?;
    let archive = folder.join(format!("{PACKAGE}-{VERSION}.tgz"));
    if !archive.exists() {
        fetch(&folder, &archive)?;
    }
    let sum: String = Sha256::digest(std::fs::read(&archive)?).iter().map(|byte| format!("{byte:02x}")).collect();
    ensure!(sum == SHA256, "{} is not {PACKAGE} {VERSION}: its checksum is {sum}", archive.display());
    let out = Command::new("tar").arg("-xzOf").arg(&archive).arg("package/axe.min.js").output().context("tar")?;
    ensure!(out.status.success(), "{} cannot be unpacked", archive.display());
    Ok(String::from_utf8(out.stdout)?)
}

/// Packs it into a folder of its own and moves it, so that tests at the same time never read half of it.
fn fetch(folder: &Path, archive: &PathBuf) -> Result<()> {
    let fresh = tempfile::TempDir::new_in(folder)?;
    let mut npm = Command::new("npm");
    npm.args(["pack", &format!("{PACKAGE}@{VERSION}"), "--silent", "--pack-destination"]).arg(fresh.path());
    let out = npm.output().context("npm is not installed (Debian: apt-get install npm)")?;
    if !out.status.success() {
        bail!("npm does not get {PACKAGE} {VERSION}: {}", String::from_utf8_lossy(&out.stderr));
    }
    std::fs::rename(fresh.path().join(format!("{PACKAGE}-{VERSION}.tgz")), archive)?;
    Ok(())
}
