//! How a match stands, in a line: the score, the time and who is to move.

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Seat, Text, Viewer};

use super::names::{enumerated, list, opposed};
use crate::duel::Duel;
use crate::voice::Voice;
use crate::words;

/// What separates things that stand side by side.
const BESIDE: &str = " · ";

/// How the players stand: `Mira 8 · Tomas 10`. A viewer with a seat is called *You* and comes first. `None` before the duel,
/// and in a game that says nothing of the kind.
pub(super) fn score(voice: &Voice, duel: &Duel, table: &AnyTable, viewer: Viewer) -> Option<String> {
    let mut voice = voice.clone();
    let mut seats: Vec<Seat> = (0..duel.game.seats()).map(Seat).collect();
    let mut teams = duel.game.game().seating(&duel.meta.options).unwrap_or_default();
    teams.resize(seats.len(), 0);
    if let Some(own) = viewer.seat() {
        let you = voice.plain("score-you");
        voice.names.get_mut(own.index()).into_iter().for_each(|name| name.clone_from(&you));
        seats.sort_by_key(|seat| (teams[seat.index()] != teams[own.index()], *seat != own));
    } else {
        seats.sort_by_key(|seat| teams[seat.index()]);
    }
    let said = |seat: &Seat| words::standing(table, *seat).map(|text| voice.say(&text));
    let sides = seats.chunk_by(|one, other| teams[one.index()] == teams[other.index()]);
    let sides: Option<Vec<String>> =
        sides.map(|side| Some(enumerated(&voice, &side.iter().map(said).collect::<Option<Vec<_>>>()?))).collect();
    let sides = sides?;
    Some(if sides.len() == seats.len() { sides.join(BESIDE) } else { opposed(&voice, &sides) })
}

/// The score, and of a match that is over also how long it was.
pub(super) fn summary(voice: &Voice, duel: &Duel, table: &AnyTable, viewer: Viewer) -> Option<String> {
    let score = score(voice, duel, table, viewer)?;
    let moment = words::moment(table).filter(|_| duel.outcome().is_some());
    let said = std::iter::once(score).chain(moment.map(|text| voice.say(&text)));
    Some(said.collect::<Vec<_>>().join(BESIDE))
}

/// The score, the time, and who is to move; with how many characters of it are the score.
pub(super) fn now(voice: &Voice, duel: &Duel, table: &AnyTable) -> Option<(String, usize)> {
    let score = score(voice, duel, table, Viewer::Public)?;
    let lead = score.chars().count();
    let moment = words::moment(table).map(|text| voice.say(&text));
    let rest = match (moment, duel.outcome()) {
        (Some(moment), None) => [moment, to_move(voice, duel, table)].join(", "),
        (None, None) => to_move(voice, duel, table),
        (Some(moment), Some(_)) => moment,
        (None, Some(_)) => return Some((score, lead)),
    };
    Some((score + BESIDE + &rest, lead))
}

/// That one seat must answer, as the message `key`; `turn` is the seat on turn, once a turn has begun. Within the turn of another
/// it says whether the seat may pass. A viewer who is on turn is told so.
pub(super) fn moves(key: &str, duel: &Duel, one: Seat, turn: Option<Seat>, viewer: Viewer) -> Text {
    let may_pass = || {
        let prompt = duel.game.prompt(one);
        prompt.is_some_and(|prompt| prompt.choices.iter().any(|choice| choice.tone.goes_on()))
    };
    let how = match turn {
        None => "begins",
        Some(turn) if turn == one => "moves",
        Some(_) if may_pass() => "responds",
        Some(_) => "answers",
    };
    let own = if turn.is_some() && turn == viewer.seat() { "yes" } else { "no" };
    Text::new(key).raw("how", how).raw("own", own).player("who", one).player("turn", turn.unwrap_or(one))
}

/// Who is to move, as the end of a line.
fn to_move(voice: &Voice, duel: &Duel, table: &AnyTable) -> String {
    let asked: Vec<Seat> = duel.asked().iter().collect();
    voice.say(&match asked[..] {
        [one] => moves("duel-now", duel, one, words::turn(table), Viewer::Public),
        _ => {
            let names: Vec<String> = asked.iter().filter_map(|seat| voice.names.get(seat.index()).cloned()).collect();
            Text::new("duel-now-many").raw("who", list(voice, &names))
        }
    })
}
