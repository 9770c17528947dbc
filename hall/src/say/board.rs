//! The board message, for everybody.

use duelhall_engine::kit::{Outcome, Text, Viewer};

use super::{button, list, more, picture, title, told};
use crate::duel::Duel;
use crate::voice::Voice;
use crate::{Look, Message, Press};

/// The message of the board; `voice` has the players' names.
pub(crate) fn board(voice: &Voice, duel: &Duel, theme: &str) -> Message {
    let mut lines = vec![title(voice, duel)];
    lines.extend(told(voice, duel));
    if duel.outcome().is_none() {
        lines.push(waiting(voice, duel));
    } else {
        // The last sentence says who has won: that is read first.
        lines.rotate_right(1);
    }
    Message {
        text: lines.join("\n"),
        picture: picture(voice, duel, Viewer::Public, theme),
        buttons: buttons(voice, duel),
        deadline: duel.meta.timer.filter(|_| duel.outcome().is_none()).map(|timer| timer.until),
        ..Message::default()
    }
}

/// The message in the board's slot while spectators are not wanted and the match is in progress.
pub(crate) fn covered(voice: &Voice, duel: &Duel) -> Message {
    let lines = [title(voice, duel), waiting(voice, duel), voice.plain("duel-covered")];
    let board = button(voice, Press::Board(duel.id), "press-board", Look::Plain, 0);
    let mut buttons = buttons(voice, duel);
    buttons.insert(1, board);
    let deadline = duel.meta.timer.map(|timer| timer.until);
    Message { text: lines.join("\n"), buttons, deadline, ..Message::default() }
}

/// A sentence about which players must answer.
pub(super) fn waiting(voice: &Voice, duel: &Duel) -> String {
    let asked: Vec<_> = duel.asked().iter().collect();
    let text = match asked[..] {
        [one] => Text::new("duel-waits").player("who", one),
        [a, b] => Text::new("duel-waits-both").player("a", a).player("b", b),
        _ => {
            let names: Vec<String> = asked.iter().filter_map(|seat| voice.names.get(seat.index()).cloned()).collect();
            Text::new("duel-waits-all").raw("who", list(voice, &names))
        }
    };
    voice.say(&text)
}

/// How anybody can check that the shuffles were fixed before the first card. While the match goes on, the commitment to
/// the seed; afterwards the seed itself.
pub(crate) fn fair(voice: &Voice, duel: &Duel) -> Message {
    let hash = duel.game.commitment();
    let text = match duel.game.seed() {
        Some(seed) => Text::new("duel-seed").raw("seed", seed).raw("id", duel.id.to_string()),
        None => Text::new("duel-promise"),
    };
    Message { text: voice.say(&text.raw("hash", hash)), ..Message::default() }
}

fn buttons(voice: &Voice, duel: &Duel) -> Vec<crate::Button> {
    let id = duel.id;
    let first = if duel.outcome().is_some() {
        button(voice, Press::Rematch(id), "press-rematch", Look::Success, 0)
    } else {
        button(voice, Press::Hand(id), "press-hand", Look::Primary, 0)
    };
    let look = more::look(voice, duel, Viewer::Public, 0);
    let log = button(voice, Press::Log(id, 0), "press-log", Look::Plain, 0);
    [first].into_iter().chain(look).chain([log, more::lead(voice, duel, 0)]).collect()
}

/// The result for one seat.
pub(super) fn ended(outcome: Outcome, seat: duelhall_engine::kit::Seat) -> Text {
    let winners = outcome.winners.iter().count();
    Text::new(match winners {
        0 => "hand-drawn",
        1 if outcome.winners.has(seat) => "hand-won",
        _ if outcome.winners.has(seat) => "hand-won-team",
        _ => "hand-lost",
    })
}
