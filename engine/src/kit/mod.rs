//! What all games share.

mod outcome;
mod say;
mod seat;

pub use outcome::{Outcome, Reason};
pub use say::{Arg, Text};
pub use seat::{BadSeat, BySeat, Seat, SeatSet, Viewer};
