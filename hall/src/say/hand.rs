//! The message of a hand, for its owner alone.

use duelhall_engine::kit::{Seat, Text, Viewer};
use duelhall_store::Timestamp;

use super::board::{ended, waiting};
use super::desk::{self, Desk};
use super::{button, buttons, named, pictured, title};
use crate::duel::Duel;
use crate::play::FORGIVEN;
use crate::voice::{Voice, span};
use crate::{Look, Message, Press};

/// The message of a hand: the cards, the question and its choices.
pub(crate) fn hand(voice: &Voice, duel: &Duel, seat: Seat, theme: &str, now: Timestamp) -> Message {
    let voice = &named(voice, &duel.meta);
    let prompt = duel.game.prompt(seat);
    let mut lines = vec![title(voice, duel)];
    let (mut buttons, mut menu) = (Vec::new(), String::new());
    let table = duel.game.table(Viewer::Seat(seat));
    let builds = prompt.as_ref().is_some_and(desk::toggles);
    let desk = table.as_ref().filter(|_| builds).and_then(|table| Desk::of(table, duel.sift(seat)));
    let table = desk.as_ref().map(|desk| desk.table.clone()).or(table);
    match (&prompt, duel.outcome()) {
        (_, Some(outcome)) => {
            lines.push(voice.say(&ended(outcome, seat)));
            let last = duel.meta.told.last().and_then(|group| group.last());
            lines.extend(last.map(|line| voice.say(line)));
        }
        (Some(prompt), None) => {
            lines.push(voice.say(&prompt.title));
            lines.extend(desk.iter().flat_map(|desk| desk.lines(voice, duel.meta.pace)));
            lines.extend(left(voice, duel, seat, now));
            buttons = buttons::choices(voice, duel.id, prompt);
            let numbered = buttons.iter().any(|button| button.card.is_some());
            menu = voice.plain(if numbered { "choose-other" } else { "choose-one" });
            if let Some(desk) = &desk {
                // The filters come first, because they decide what follows.
                let choices = desk.sifted(buttons);
                buttons = desk.filters(voice, duel.id, duel.game.game().set().name());
                buttons.extend(choices);
                menu = voice.plain("desk-menu");
            }
        }
        (None, None) => {
            lines.extend(duel.game.out().has(seat).then(|| voice.plain("hand-out")));
            lines.push(waiting(voice, duel));
        }
    }
    let asked = prompt.is_some() && duel.outcome().is_none();
    buttons.extend(common(voice, duel, seat, asked));
    Message {
        text: lines.join("\n"),
        picture: table.map(|table| pictured(voice, table, Viewer::Seat(seat), theme)),
        buttons,
        menu,
        deadline: duel.meta.timer.filter(|_| asked).map(|timer| timer.until),
        ..Message::default()
    }
}

/// Lines about the remaining time, once half of it is gone, and about missed moves.
fn left(voice: &Voice, duel: &Duel, seat: Seat, now: Timestamp) -> Vec<String> {
    let timer = duel.meta.timer.filter(|timer| timer.nudged && timer.until > now);
    let hurry = timer.map(|timer| Text::new("hand-hurry").text("left", span(timer.until.since(now))));
    let strikes = duel.meta.chairs.get(seat.index()).map_or(0, |chair| chair.strikes);
    let missed = (strikes > 0).then(|| Text::new("hand-strikes").num("count", strikes).num("forgiven", FORGIVEN));
    hurry.into_iter().chain(missed).map(|text| voice.say(&text)).collect()
}

/// The button that keeps a deck built from boosters: during the building, and when the match is over.
fn save(voice: &Voice, duel: &Duel, seat: Seat) -> Option<crate::Button> {
    let moment = duel.outcome().is_some() || duel.live().is_some_and(duelhall_engine::games::Match::is_unhurried);
    (moment && duel.game.built(seat).is_some())
        .then(|| button(voice, Press::SaveDeck(duel.id), "press-deck-save", Look::Plain, 3))
}

/// The buttons that are there whatever the question is.
fn common(voice: &Voice, duel: &Duel, seat: Seat, asked: bool) -> Vec<crate::Button> {
    let id = duel.id;
    let text = button(voice, Press::Text(id), "press-text", Look::Plain, 3);
    if duel.outcome().is_some() {
        let rematch = button(voice, Press::Rematch(id), "press-rematch", Look::Success, 3);
        return [rematch, text].into_iter().chain(save(voice, duel, seat)).collect();
    }
    if duel.game.out().has(seat) {
        return vec![text];
    }
    let hint = asked.then(|| button(voice, Press::Hint(id), "press-hint", Look::Plain, 3));
    let resign = button(voice, Press::Resign(id), "press-resign", Look::Plain, 3);
    let log = button(voice, Press::Log(id, 0), "press-log", Look::Plain, 3);
    // A platform without room for all of them leaves out the last.
    hint.into_iter().chain([resign, log, text]).chain(save(voice, duel, seat)).collect()
}
