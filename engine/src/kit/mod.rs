//! What all games share.

pub mod deck;
mod entry;
mod game;
mod hosted;
mod live;
mod log;
mod outcome;
pub(crate) mod plain;
mod prompt;
pub mod record;
mod rng;
mod say;
mod seam;
mod seat;
mod staged;
pub(crate) mod written;
mod zone;

pub use entry::{BadEntry, Deed, Entry};
pub use game::{BadState, Game, Hidden, Illegal, Present, SetupError, Status, Strength, View};
pub use hosted::{FirstTurn, Hosted, OptionSpec, Options, Values};
pub use live::{AnswerError, Live, MOST_ENTRIES, MOST_SILENT, Numbers, hex};
pub use log::{Log, NoLog};
pub use outcome::{Outcome, Reason, RuleReason};
pub use prompt::{Choice, Prompt, Tone};
pub use record::{BadRecord, Record, commitment, outcome_line, read_outcome, unhex};
pub use rng::Rng;
pub use say::{Arg, Text};
pub use seam::{Line, Seam};
pub use seat::{BadSeat, BySeat, Seat, SeatSet, Viewer};
pub use staged::{Misgiven, Rest, Staged};
pub use zone::{Card, Hand, Kind, Pile, fill};
