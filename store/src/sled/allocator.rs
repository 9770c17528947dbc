//! Makes the C library give back the memory of sled's large buffers.
//!
//! sled writes through a buffer of a whole segment, and takes a new one for every segment. glibc at first gets such a large
//! piece from the system and gives it back; but after the first one was freed it takes those of this size from its heaps,
//! where small pieces that live longer come to lie between them: five times as much memory stays in use as is needed.

/// Larger pieces come from the system and go back to it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: libc::c_int = 256 * 1024;

/// Sets the bound of large pieces, once and for all: glibc no longer moves it by itself.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) fn give_back() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        #[expect(unsafe_code, reason = "glibc has no other way to say it from inside the program")]
        // SAFETY: mallopt takes any numbers, and guards the allocator's own state.
        let set = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
        if set == 0 {
            tracing::warn!("the C library keeps the memory of large buffers");
        }
    });
}

/// Elsewhere it is given back by itself.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn give_back() {}
