//! Repair A: makes sled's flush reach the disk.
//!
//! On Linux sled 0.34 ends a flush with `sync_file_range`, which reaches neither the disk's own cache nor the file's
//! metadata. After a power cut, acknowledged changes are missing or the file does not open. This module defines the C
//! symbol `sync_file_range` as `fdatasync`. When the program is linked, a definition in the program takes precedence
//! over the C library's, so every such call of sled becomes a real flush.
//!
//! We chose it over the other repair (a `sync_data` of our own after each flush) because it also keeps the order
//! *inside* a flush: sled marks a piece of its log as stable only after this call, and reuses old space only behind
//! what is stable. Either repair makes one call for each piece, so this one costs nothing more.
//!
//! [`prove`] shows at every start that the repair is active, and the writer checks [`calls`] after every flush. On
//! other systems sled itself calls a real fsync, and there is nothing to repair.

#[cfg(target_os = "linux")]
mod linux {
    use std::ffi::{c_int, c_uint};
    use std::sync::atomic::{AtomicU64, Ordering};

    pub(super) static CALLS: AtomicU64 = AtomicU64::new(0);

    /// Flushes the data of `fd` to the medium, whichever part of it was requested.
    #[expect(unsafe_code, reason = "the one place where sled's flush can be made durable from outside")]
    #[unsafe(no_mangle)]
    extern "C" fn sync_file_range(fd: c_int, _offset: i64, _bytes: i64, _flags: c_uint) -> c_int {
        CALLS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: fdatasync accepts any number; for a number that is not an open file it returns EBADF and touches nothing.
        unsafe { libc::fdatasync(fd) }
    }

    /// Keeps the linker from leaving this module out when nothing else in it is used.
    pub(super) fn keep() -> usize {
        sync_file_range as *const () as usize
    }
}

/// Returns how often sled has asked for durability in this process; `None` on systems where this is not counted.
pub(super) fn calls() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        std::hint::black_box(linux::keep());
        Some(linux::CALLS.load(std::sync::atomic::Ordering::Relaxed))
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// Writes a probe and flushes it, to prove that the flushes of this very program go through the repair.
///
/// # Errors
/// The error of sled, or that the flush did not go through the repair.
pub(super) fn prove(tree: &sled::Tree) -> sled::Result<()> {
    let before = calls();
    let starts = tree.get(b"starts")?;
    let starts = starts.and_then(|bytes| bytes.as_ref().try_into().ok()).map_or(0, u64::from_be_bytes) + 1;
    tree.insert(b"starts", &starts.to_be_bytes())?;
    tree.flush()?;
    if before.is_some() && before == calls() {
        let reason = "this build of the program does not flush to the disk (the fdatasync repair is not linked in)";
        return Err(sled::Error::Unsupported(reason.to_owned()));
    }
    Ok(())
}
