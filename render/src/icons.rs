//! The signs, as outlines.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use vello_cpu::kurbo::{Affine, BezPath};

use crate::scene::Area;

/// One sign per line: name, side of the square in which it is drawn, path.
const FILE: &str = include_str!("../assets/icons.txt");

/// The sign that replaces an unknown one.
pub const UNKNOWN: &str = "ui-unknown";

static LINES: LazyLock<BTreeMap<&'static str, (f64, &'static str)>> = LazyLock::new(|| {
    let row = |line: &'static str| {
        let (name, rest) = line.split_once(' ')?;
        let (side, path) = rest.split_once(' ')?;
        Some((name, (side.parse().ok()?, path)))
    };
    FILE.lines().filter_map(row).collect()
});

/// Whether there is a sign with this name.
#[must_use]
pub fn is_known(name: &str) -> bool {
    LINES.contains_key(name)
}

/// The outline of a sign in a rectangle; the outline of [`UNKNOWN`] if there is no such sign.
#[must_use]
pub(crate) fn outline(name: &str, area: Area) -> BezPath {
    let Some((side, path)) = LINES.get(name).or_else(|| LINES.get(UNKNOWN)) else {
        return area.path();
    };
    let fit = Affine::translate((f64::from(area.x), f64::from(area.y)))
        * Affine::scale_non_uniform(f64::from(area.w) / side, f64::from(area.h) / side);
    // Our own script makes the file from well-formed paths, and a test reads all of them.
    BezPath::from_svg(path).map_or_else(|_| area.path(), |path| fit * path)
}
