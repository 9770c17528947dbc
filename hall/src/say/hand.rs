//! The message of a hand, for its owner alone.

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Seat, Text, Viewer};
use duelhall_store::Timestamp;

use super::board::{ended, missed_out, waiting};
use super::desk::{self, Desk};
use super::{board_picture, button, buttons, more, named, picture, stand, title, told};
use crate::duel::Duel;
use crate::play::FORGIVEN;
use crate::voice::{Voice, span};
use crate::{Look, Message, Picture, Press, Subject, words};

/// The message of a hand: the question with what is left, how the players stand, what happened last, and the choices. `beside`
/// says that its owner plays other duels too: then it names this one.
pub(crate) fn hand(voice: &Voice, duel: &Duel, seat: Seat, theme: &str, now: Timestamp, beside: bool) -> Message {
    let voice = &named(voice, &duel.meta);
    let (prompt, table) = buttons::as_shown(duel.game.prompt(seat), duel.game.table(Viewer::Seat(seat)));
    let (mut lines, mut menu, mut notes) = (Vec::new(), String::new(), Vec::new());
    let (mut buttons, mut in_play) = (Vec::new(), Vec::new());
    let (mut places, mut alike, mut ends_turn, mut listed) = (Vec::new(), Vec::new(), Vec::new(), None);
    let (mut steady, mut lapses, mut packed) = (false, Vec::new(), None);
    let builds = prompt.as_ref().is_some_and(desk::toggles);
    let desk = table.as_ref().filter(|_| builds).and_then(|table| Desk::of(table, duel.sift(seat)));
    let table = desk.as_ref().map(|desk| desk.table.clone()).or(table);
    match (&prompt, duel.outcome()) {
        (_, Some(outcome)) => {
            lines.push(voice.say(&ended(outcome, seat)));
            lines.extend(missed_out(voice, duel));
        }
        (Some(prompt), None) => {
            let question = table.as_ref().map(|table| words::question(table, &prompt.title));
            // What stands below the question is no part of what stands out.
            let said = voice.say(question.as_ref().unwrap_or(&prompt.title));
            let mut said = said.lines().map(str::to_owned);
            lines.extend(said.next());
            notes.extend(said);
            buttons = buttons::choices(voice, duel.id, prompt);
            in_play = buttons::in_play(prompt);
            let numbered = buttons.iter().any(|button| button.card.is_some());
            menu = buttons::menu(voice, prompt, numbered);
            if let Some(desk) = &desk {
                let set = duel.game.game().set().name();
                lines.extend(desk.lines(voice, duel.meta.pace, set));
                packed = Some(desk.packed(voice, &buttons, &prompt.title));
                // The filters come first, because they decide what follows.
                let choices = desk.sifted(buttons);
                buttons = desk.filters(voice, duel.id, set);
                buttons.extend(choices);
                menu = voice.plain("desk-menu");
            } else {
                let kept = words::places(duel.game.game(), &prompt.title);
                steady = kept.is_some();
                places = buttons::places(prompt, kept.unwrap_or_default());
                alike = buttons::alike(voice, prompt);
                ends_turn = buttons::ends_turn(prompt);
                listed = buttons::listed(voice, prompt);
                let under = table.as_ref().map(words::under).unwrap_or_default();
                let moved = buttons::laid(voice, &mut buttons, &under);
                let now = |at: usize| moved.get(at).copied().flatten();
                in_play = in_play.into_iter().filter_map(|(number, at)| Some((number, now(at)?))).collect();
                for alike in &mut alike {
                    alike.buttons = alike.buttons.iter().filter_map(|(n, at)| Some((*n, now(*at)?))).collect();
                }
                places = places.into_iter().map(|at| now(at?)).collect();
                ends_turn = ends_turn.into_iter().filter_map(now).collect();
                lapses = buttons::lapsing(voice, prompt, &buttons, now);
            }
        }
        (None, None) => {
            let missed = duel.meta.chairs.get(seat.index()).is_some_and(|chair| chair.missed_out);
            let out = if missed { "hand-out-missed" } else { "hand-out" };
            lines.extend(duel.game.out().has(seat).then(|| voice.plain(out)));
            lines.push(waiting(voice, duel, Viewer::Seat(seat), table.as_ref()));
        }
    }
    let lead = lines[0].chars().count();
    let title = title(voice, duel);
    let score = table.as_ref().and_then(|table| stand::summary(voice, duel, table, Viewer::Seat(seat)));
    match score {
        Some(score) => {
            lines.push(score);
            let others = beside && duel.outcome().is_none();
            lines.extend(others.then(|| voice.say(&Text::new("hand-beside").raw("title", title.clone()))));
        }
        None => lines.push(title.clone()),
    }
    let asked = prompt.is_some() && duel.outcome().is_none();
    let mut timed = None;
    if asked {
        let hurry = hurry(voice, duel, now);
        timed = hurry.as_ref().map(|_| lines.iter().map(|line| line.lines().count()).sum());
        lines.extend(hurry);
        lines.extend(missed(voice, duel, seat));
    }
    let own_turn = asked && table.as_ref().and_then(words::turn) == Some(seat);
    let (earned, card) = crate::campaign::told(voice, duel, seat);
    lines.extend(earned);
    let noted = notes.len();
    lines.append(&mut notes);
    let head = lines.len();
    let told = told::told_to(voice, duel, seat);
    lines.extend(told.lines);
    buttons.extend(common(voice, duel, seat, table.as_ref(), asked));
    // A card that was won is shown in place of both.
    let on_board = !in_play.is_empty() || duel.outcome().is_some() && card.is_none();
    let board = table.clone().filter(|_| on_board).map(|table| board_picture(voice, table, theme));
    Message {
        text: lines.join("\n"),
        lead,
        head,
        noted,
        folded: told.folded,
        title,
        picture: match card {
            Some((subject, alt)) => Some(won(voice, subject, alt, theme)),
            None => table.map(|table| picture(voice, table, Viewer::Seat(seat), theme)),
        },
        board,
        buttons,
        in_play,
        steady,
        places,
        alike,
        ends_turn,
        lapses,
        menu,
        listed,
        packed,
        deadline: duel.meta.timer.filter(|_| asked).map(|timer| timer.until),
        own_turn,
        timed,
        out: duel.outcome().is_none() && duel.game.out().has(seat),
        ..Message::default()
    }
}

/// The picture of a card that was won.
fn won(voice: &Voice, subject: Subject, alt: String, theme: &str) -> Picture {
    let alt = super::cut_alt(&alt);
    Picture { subject, names: Vec::new(), mark: 0, lang: voice.lang, theme: theme.to_owned(), alt, lines: Vec::new() }
}

/// The remaining time, once half of it is gone.
fn hurry(voice: &Voice, duel: &Duel, now: Timestamp) -> Option<String> {
    let timer = duel.meta.timer.filter(|timer| timer.nudged && timer.until > now)?;
    Some(voice.say(&Text::new("hand-hurry").text("left", span(timer.until.since(now)))))
}

/// A line about missed moves.
fn missed(voice: &Voice, duel: &Duel, seat: Seat) -> Option<String> {
    let strikes = duel.meta.chairs.get(seat.index()).map_or(0, |chair| chair.strikes);
    let missed = Text::new("hand-strikes").num("count", strikes).num("forgiven", FORGIVEN);
    (strikes > 0).then(|| voice.say(&missed))
}

/// The buttons that are there whatever the question is. A platform without room for all leaves out those that are
/// behind *More* too.
fn common(voice: &Voice, duel: &Duel, seat: Seat, table: Option<&AnyTable>, asked: bool) -> Vec<crate::Button> {
    let id = duel.id;
    if duel.outcome().is_some() {
        let mut again = crate::campaign::after(voice, duel, seat, 3);
        if again.is_empty() {
            again.push(button(voice, Press::Rematch(id), "press-rematch", Look::Success, 3));
        }
        again.extend(more::replay(voice, duel, 3));
        return again.into_iter().chain([more::lead(voice, duel, 3)]).chain(more::save(voice, duel, seat, 3)).collect();
    }
    let asked = asked && !duel.game.out().has(seat);
    let hint = asked.then(|| button(voice, Press::Hint(id), "press-hint", Look::Plain, 3));
    let look = more::look(voice, duel, table, 3);
    let log = button(voice, Press::Log(id, 0), "press-log", Look::Plain, 3);
    hint.into_iter().chain(look).chain([log, more::lead(voice, duel, 3)]).collect()
}
