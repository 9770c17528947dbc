//! One painter for all tests of a process, so that the fonts are read only once.

use std::sync::{Arc, OnceLock};

use duelhall_render::Painter;

/// Returns the painter.
#[must_use]
pub fn painter() -> Arc<Painter> {
    static PAINTER: OnceLock<Arc<Painter>> = OnceLock::new();
    Arc::clone(PAINTER.get_or_init(Arc::default))
}
