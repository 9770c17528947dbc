//! The buttons behind *More*: what is seldom needed, and the only red one.

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Seat, Viewer};

use super::button;
use crate::duel::Duel;
use crate::voice::Voice;
use crate::{Button, Look, Press, words};

/// The button that leads to them.
pub(super) fn lead(voice: &Voice, duel: &Duel, group: u8) -> Button {
    button(voice, Press::More(duel.id), "press-more", Look::Plain, group)
}

/// The button that shows the cards in sight, if there are any.
pub(super) fn look(voice: &Voice, duel: &Duel, table: Option<&AnyTable>, group: u8) -> Option<Button> {
    table
        .is_some_and(words::shows_cards)
        .then(|| button(voice, Press::Look(duel.id, 0), "press-look", Look::Plain, group))
}

/// The button that shows a duel that is over as an animation.
pub(super) fn replay(voice: &Voice, duel: &Duel, group: u8) -> Option<Button> {
    duel.outcome().map(|_| button(voice, Press::Replay(duel.id), "press-replay", Look::Plain, group))
}

/// The buttons for somebody in this seat, or for a spectator; `open` says whether they may see the table.
pub(crate) fn more(voice: &Voice, duel: &Duel, seat: Option<Seat>, open: bool) -> Vec<Button> {
    let id = duel.id;
    let plain = |press: Press, key: &str| button(voice, press, key, Look::Plain, 0);
    let mut buttons = Vec::new();
    if open {
        buttons.push(plain(Press::Text(id), "press-text"));
        let table = duel.game.table(seat.map_or(Viewer::Public, Viewer::Seat));
        buttons.extend(look(voice, duel, table.as_ref(), 0));
        buttons.push(plain(Press::Log(id, 0), "press-log"));
        buttons.extend(replay(voice, duel, 0));
    }
    buttons.push(plain(Press::Rules(id), "press-rules"));
    buttons.push(plain(Press::Fair(id), "press-fair"));
    let Some(seat) = seat else { return buttons };
    buttons.extend(save(voice, duel, seat, 1));
    if duel.outcome().is_none() && !duel.game.out().has(seat) {
        buttons.push(button(voice, Press::Resign(id), "press-resign", Look::Danger, 2));
    }
    buttons
}

/// The button that keeps a deck built from boosters: during the building, and when the match is over.
pub(super) fn save(voice: &Voice, duel: &Duel, seat: Seat, group: u8) -> Option<Button> {
    let moment = duel.outcome().is_some() || duel.live().is_some_and(duelhall_engine::games::Match::is_unhurried);
    let built = moment && duel.game.built(seat).is_some();
    built.then(|| button(voice, Press::SaveDeck(duel.id), "press-deck-save", Look::Plain, group))
}
