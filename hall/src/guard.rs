//! Catches panics: a panic ends the work in which it happened, and nothing around that work.
//!
//! The text of a panic may hold hidden cards, so nothing here reads it. Only the place in the source is kept.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use futures_util::FutureExt;

thread_local! {
    /// The place in the source of this thread's last panic.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A piece of work panicked; the place in the source says where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the program broke off at {0}")]
pub struct Broken(String);

impl Broken {
    /// The panic that this thread just had.
    pub(crate) fn here() -> Self {
        Self(LAST.with_borrow(|last| last.clone()).unwrap_or_else(|| "an unknown place".to_owned()))
    }

    /// Returns the place in the source.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.0
    }
}

/// Replaces the report of panics on standard error, which shows their text, with a log line that shows the place.
pub fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            let place = panic.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
            tracing::error!(place, "a part of the program broke off");
            LAST.with_borrow_mut(|last| *last = Some(place));
        }));
    });
}

/// Does asynchronous work, and returns a panic as an error.
///
/// # Errors
/// When the work panicked.
pub async fn caught<T>(work: impl Future<Output = T>) -> Result<T, Broken> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| Broken::here())
}

/// Does work, and returns a panic as an error.
///
/// # Errors
/// When the work panicked.
pub fn caught_now<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Broken::here())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_reported_by_its_place_and_never_by_its_text() {
        let usual = std::panic::take_hook();
        watch_panics();
        let work = async {
            if true {
                panic!("hidden card")
            }
        };
        let broken = caught(work).await.unwrap_err();
        // Other tests still need the usual report.
        std::panic::set_hook(usual);
        assert!(broken.place().contains("guard.rs") && !broken.to_string().contains("hidden"), "{broken}");
        assert_eq!(caught_now(|| 7), Ok(7));
    }
}
