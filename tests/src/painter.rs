//! One painter for all tests of a process: it reads the fonts once.

use std::sync::{Arc, OnceLock};

use duelhall_render::Painter;

/// Returns the painter.
#[must_use]
pub fn painter() -> Arc<Painter> {
    static PAINTER: OnceLock<Arc<Painter>> = OnceLock::new();
    Arc::clone(PAINTER.get_or_init(Arc::default))
}
