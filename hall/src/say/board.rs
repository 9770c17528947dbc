//! The board message, for everybody.

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Outcome, Text, Viewer};

use duelhall_store::Timestamp;

use super::{button, list, more, picture, stand, title, told};
use crate::duel::Duel;
use crate::voice::Voice;
use crate::{Look, Message, Press, words};

/// The message of the board; `voice` has the players' names.
pub(crate) fn board(voice: &Voice, duel: &Duel, theme: &str) -> Message {
    let (table, title) = (duel.game.table(Viewer::Public), title(voice, duel));
    let now = table.as_ref().and_then(|table| stand::now(voice, duel, table));
    let mut folded = 0;
    let (lines, head, lead) = match (duel.outcome(), now) {
        (None, Some((now, lead))) => {
            let told = told::told(voice, duel);
            folded = told.folded;
            (std::iter::once(now).chain(told.lines).collect(), 1, lead)
        }
        (None, None) => {
            let head = [title.clone(), waiting(voice, duel, Viewer::Public, table.as_ref())];
            let told = told::told(voice, duel);
            folded = told.folded;
            (head.into_iter().chain(told.lines).collect(), 2, title.chars().count())
        }
        (Some(_), now) => {
            // Who has won is read first.
            let (end, before) = told::told_with_end(voice, duel);
            let lead = end.chars().count();
            let now = now.map_or_else(|| title.clone(), |(now, _)| now);
            let head: Vec<String> = [end, now].into_iter().chain(missed_out(voice, duel)).collect();
            let count = head.len();
            (head.into_iter().chain(before).collect::<Vec<_>>(), count, lead)
        }
    };
    let buttons = buttons(voice, duel, table.as_ref());
    Message {
        text: lines.join("\n"),
        lead,
        head,
        folded,
        title,
        picture: table.map(|table| picture(voice, table, Viewer::Public, theme)),
        buttons,
        deadline: deadline(duel),
        ..Message::default()
    }
}

/// The message in the board's slot while spectators are not wanted and the match is in progress.
pub(crate) fn covered(voice: &Voice, duel: &Duel) -> Message {
    let (table, title) = (duel.game.table(Viewer::Public), title(voice, duel));
    let lines = [title.clone(), waiting(voice, duel, Viewer::Public, table.as_ref()), voice.plain("duel-covered")];
    let board = button(voice, Press::Board(duel.id), "press-board", Look::Plain, 0);
    let mut buttons = buttons(voice, duel, None);
    buttons.insert(1, board);
    let deadline = deadline(duel);
    let lead = title.chars().count();
    Message { text: lines.join("\n"), lead, head: lines.len(), title, buttons, deadline, ..Message::default() }
}

/// When the timer runs out. While decks are built each press extends it, and no press may change the board.
fn deadline(duel: &Duel) -> Option<Timestamp> {
    let shown = duel.live().is_some_and(|game| !game.is_unhurried());
    duel.meta.timer.filter(|_| shown && duel.outcome().is_none()).map(|timer| timer.until)
}

/// A sentence for a viewer about which players must answer.
pub(super) fn waiting(voice: &Voice, duel: &Duel, viewer: Viewer, table: Option<&AnyTable>) -> String {
    let asked: Vec<_> = duel.asked().iter().collect();
    if let Some(own) = viewer.seat().filter(|seat| asked.contains(seat)) {
        let turn = table.and_then(words::turn) == Some(own);
        return voice.plain(if turn { "duel-waits-turn" } else { "duel-waits-choice" });
    }
    let text = match asked[..] {
        [one] => stand::moves("duel-waits", duel, one, table.and_then(words::turn), viewer),
        [a, b] => Text::new("duel-waits-both").player("a", a).player("b", b),
        _ => {
            let names: Vec<String> = asked.iter().filter_map(|seat| voice.names.get(seat.index()).cloned()).collect();
            Text::new("duel-waits-all").raw("who", list(voice, &names))
        }
    };
    voice.say(&text)
}

/// At the end of a match of more than two, who was put out by missed moves. Of two, the last action says so.
pub(super) fn missed_out(voice: &Voice, duel: &Duel) -> Option<String> {
    let chairs = duel.meta.chairs.iter().zip(&voice.names);
    let out: Vec<String> = chairs.filter(|(chair, _)| chair.missed_out).map(|(_, name)| name.clone()).collect();
    let many = duel.game.seats() > 2 && !out.is_empty();
    many.then(|| voice.say(&Text::new("duel-missed-out").raw("who", list(voice, &out))))
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

fn buttons(voice: &Voice, duel: &Duel, table: Option<&AnyTable>) -> Vec<crate::Button> {
    let id = duel.id;
    let first = if duel.outcome().is_some() {
        button(voice, Press::Rematch(id), "press-rematch", Look::Success, 0)
    } else {
        button(voice, Press::Hand(id), "press-hand", Look::Primary, 0)
    };
    let look = more::look(voice, duel, table, 0);
    let log = button(voice, Press::Log(id, 0), "press-log", Look::Plain, 0);
    [first]
        .into_iter()
        .chain(more::replay(voice, duel, 0))
        .chain(look)
        .chain([log, more::lead(voice, duel, 0)])
        .collect()
}

/// The result for one seat.
pub(super) fn ended(outcome: Outcome, seat: duelhall_engine::kit::Seat) -> Text {
    Text::new(match (outcome.winners.iter().count(), outcome.winners.has(seat)) {
        (0, _) => "hand-drawn",
        (1, true) => "hand-won",
        (1, false) => "hand-lost",
        (_, true) => "hand-won-team",
        (_, false) => "hand-lost-team",
    })
}
