//! The whole table in words.

use duelhall_engine::kit::Viewer;

use super::board::waiting;
use super::told::told;
use super::{named, title};
use crate::duel::Duel;
use crate::voice::Voice;
use crate::{Message, words};

/// The table as a viewer may see it, in words, without a picture.
pub(crate) fn full(voice: &Voice, duel: &Duel, viewer: Viewer) -> Message {
    let voice = &named(voice, &duel.meta);
    let mut lines = vec![title(voice, duel)];
    let table = duel.game.table(viewer).map(|table| words::renumbered(table).0);
    match &table {
        Some(table) => lines.extend(words::full(voice, table)),
        None => lines.push(voice.plain("text-old-rules")),
    }
    let told = told(voice, duel).lines;
    if !told.is_empty() {
        lines.push(voice.plain("text-told"));
        lines.extend(told);
    }
    if duel.outcome().is_none() {
        lines.push(waiting(voice, duel, viewer, table.as_ref()));
    }
    Message { text: lines.join("\n"), ..Message::default() }
}
