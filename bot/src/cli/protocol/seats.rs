//! Seats and viewers as requests write them: counted from 1.

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Seat, Viewer};
use serde_json::{Value, json};

use super::refusal::{Code, Refusal};

/// Reads the number of a seat of a game with this many seats.
pub(super) fn seat(game: GameId, seats: u8, number: u8) -> Result<Seat, Refusal> {
    match number.checked_sub(1) {
        Some(index) if index < seats => Ok(Seat(index)),
        _ => Err(no_seat(game, seats, &json!(number))),
    }
}

/// Reads `"public"` or the number of a seat.
pub(super) fn viewer(game: GameId, seats: u8, value: &Value) -> Result<Viewer, Refusal> {
    if value == "public" {
        return Ok(Viewer::Public);
    }
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    let number = number.ok_or_else(|| no_seat(game, seats, value))?;
    seat(game, seats, number).map(Viewer::Seat)
}

/// Writes a viewer in the form in which it is read.
pub(super) fn of_viewer(viewer: Viewer) -> Value {
    viewer.seat().map_or_else(|| json!("public"), of)
}

/// Writes a seat in the form in which it is read.
pub(super) fn of(seat: Seat) -> Value {
    json!(seat.index() + 1)
}

fn no_seat(game: GameId, seats: u8, value: &Value) -> Refusal {
    Refusal::new(Code::BadSeat, format!("{value} is no seat of {game}: it has the seats 1 to {seats}"))
}
