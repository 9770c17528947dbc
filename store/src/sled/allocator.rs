//! Makes the C library give back the memory of sled's large buffers.
//!
//! sled writes through a buffer as large as a segment, and allocates a new one for every segment. At first glibc takes
//! such a large block from the system and gives it back. Once the first one was freed, glibc takes blocks of this size
//! from its heaps, where small, longer-lived allocations come to lie between them. Five times as much memory as needed
//! then stays in use.

/// Larger blocks come from the system and go back to it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: libc::c_int = 256 * 1024;

/// Fixes the threshold for large blocks, so that glibc no longer changes it by itself.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) fn give_back() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        #[expect(unsafe_code, reason = "glibc has no other way to say it from inside the program")]
        // SAFETY: mallopt accepts any numbers, and guards the allocator's own state.
        let set = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
        if set == 0 {
            tracing::warn!("the C library keeps the memory of large buffers");
        }
    });
}

/// Other systems give the memory back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn give_back() {}
