//! Repair A: makes sled's flush reach the disk.
//!
//! On Linux sled 0.34 ends a flush with `sync_file_range`, which leaves the disk's own cache and the
//! file's metadata alone: after a power cut acknowledged changes are missing or the file does not open.
//! This module defines the C symbol `sync_file_range` as `fdatasync`; a definition in the program wins over
//! the C library's when the program is linked, so every such call of sled becomes a real one.
//!
//! Chosen over the other repair (a `sync_data` of our own after each flush) because it keeps the order
//! *inside* a flush as well: sled marks a piece of its log stable only after this call, and reuses old
//! space only behind what is stable. One call for one piece either way, so it costs nothing more.
//!
//! [`prove`] shows at every start that it is active, and the writer asks [`calls`] after every flush.
//! Elsewhere sled calls a real fsync by itself and there is nothing to repair.

#[cfg(target_os = "linux")]
mod linux {
    use std::ffi::{c_int, c_uint};
    use std::sync::atomic::{AtomicU64, Ordering};

    pub(super) static CALLS: AtomicU64 = AtomicU64::new(0);

    /// Flushes the data of `fd` to the medium, whatever part of it was asked for.
    #[expect(unsafe_code, reason = "the one place where sled's flush can be made durable from outside")]
    #[unsafe(no_mangle)]
    extern "C" fn sync_file_range(fd: c_int, _offset: i64, _bytes: i64, _flags: c_uint) -> c_int {
        CALLS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: fdatasync takes any number; for one that is no open file it answers EBADF and touches nothing.
        unsafe { libc::fdatasync(fd) }
    }

    /// Keeps the linker from leaving this module out when nothing else of it is used.
    pub(super) fn keep() -> usize {
        sync_file_range as *const () as usize
    }
}

/// Returns how often sled asked for durability in this process; `None` where nothing is counted.
pub(super) fn calls() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        std::hint::black_box(linux::keep());
        Some(linux::CALLS.load(std::sync::atomic::Ordering::Relaxed))
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// Writes a probe and flushes it, to prove that the flush of this very program goes through the repair.
///
/// # Errors
/// What sled says, or that the flush went another way.
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
