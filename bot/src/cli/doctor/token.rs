//! Checks the files of tokens: only the hall should be able to read them.

use std::path::Path;

use super::Finding;

/// Warns about a file that others can read. A file that is not used, because the variable is set, does no harm.
pub(super) fn rights(check: &'static str, variable: &str, file: Option<&Path>) -> Option<Finding> {
    let file = file.filter(|_| std::env::var_os(variable).is_none())?;
    let shown = file.display();
    others_can_read(file).then(|| {
        let what =
            format!("other users of this machine can read {shown}, which holds the token; run: chmod 600 {shown}");
        Finding::warning(check, what)
    })
}

#[cfg(unix)]
fn others_can_read(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(file).is_ok_and(|about| about.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn others_can_read(_file: &Path) -> bool {
    false
}
