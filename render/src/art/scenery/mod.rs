//! Things that several places are built of.

pub(super) mod columns;
pub(super) mod crystal;
pub(super) mod ferns;
pub(super) mod floor;
pub(super) mod gear;
pub(super) mod houses;
pub(super) mod plants;
pub(super) mod props;
pub(super) mod puff;
pub(super) mod ridge;
pub(super) mod rock;
pub(super) mod trees;
pub(super) mod water;
pub(super) mod window;
