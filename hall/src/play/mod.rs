//! Play of a match: its beginning, answers, timers and end.

mod absence;
mod answer;
mod begin;
mod commit;
mod hint;
mod resign;
mod seam;
mod timer;

pub(crate) use begin::Plan;
pub(crate) use commit::{By, FORGIVEN};
pub(crate) use hint::Advised;
pub(crate) use seam::seam;
pub(crate) use timer::{DESK_MOST, DESK_PRESS};
