//! The board while decks are built: a panel for each seat, all of one size in a row, and above them what is going on.

use duelhall_engine::formats::Building;
use duelhall_engine::kit::{Seat, Text};

use super::desk::Desk;
use crate::board::{HEIGHT, Header, Notice, Panel, Part, STRIP_HEIGHT, WIDTH, Whose};
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::{Part as SheetPart, Sheet};
use crate::theme::Theme;

/// The room at the edges and between panels.
const GAP: u16 = 6;
/// The room between a panel's edge and what is in it.
const INSIDE: u16 = 5;
/// The most seats in a row.
const ROW: usize = 4;

/// The board of a table at which decks are built.
pub(super) fn sheet<C>(table: &Building<C>, captions: &Captions, easel: &mut Easel) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let cells = cells(table.desks.len());
    let lit = |seat: Seat| table.asked.has(seat) && table.outcome.is_none();
    let panels = table.desks.iter().zip(&cells);
    let whose = |seat: Seat| Whose { seat: seat.0, team: None };
    let panels =
        panels.map(|(desk, cell)| Panel { cell: *cell, whose: whose(desk.seat), lit: lit(desk.seat) }).collect();
    let mut parts = vec![(Part::Ground { panels, theme }.into(), 0, 0)];
    let mut put = |part: SheetPart, x: u16, y: u16| parts.push((part, i32::from(x), i32::from(y)));
    put(Part::Notice(notice(table, captions, easel)).into(), GAP, GAP);
    let tall = if matches!(theme, Theme::LargeText) { 44 } else { 38 };
    for (desk, (x, y, width, height)) in table.desks.iter().zip(cells) {
        let (x, y, width, height) = (x + INSIDE, y + INSIDE, width - 2 * INSIDE, height - 2 * INSIDE);
        let won = table.outcome.is_some_and(|outcome| outcome.winners.has(desk.seat));
        let name = captions.name(desk.seat, easel);
        let (seat, asked, size) = (desk.seat.0, lit(desk.seat), (width, tall));
        let header = Header { seat, name, team: None, turn: false, asked, won, out: desk.out, size, theme };
        put(Part::Header(header).into(), x, y);
        let size = (width, height - tall - INSIDE);
        let part = match desk.out {
            true => Part::Out { size, lang, theme }.into(),
            false => Desk::of(table, desk, size, lang, theme).into(),
        };
        put(part, x, y + tall + INSIDE);
    }
    Sheet { width: WIDTH, height: HEIGHT, parts, spots: Vec::new() }
}

/// What is going on: decks are built, boosters go round, or it is over.
fn notice<C>(table: &Building<C>, captions: &Captions, easel: &mut Easel) -> Notice {
    let (lang, theme, width) = (captions.lang, captions.theme, WIDTH - 2 * GAP);
    if let Some(outcome) = table.outcome {
        let names: Vec<String> = outcome.winners.iter().map(|seat| captions.name(seat, easel)).collect();
        return Notice::end(outcome, &names, "pic-phase-over", width, lang, theme);
    }
    let goes_round = table.desks.iter().any(|desk| desk.booster > 0);
    let (icon, name) = if goes_round { ("ui-hand", "draft") } else { ("ui-swap", "build") };
    let [title, hint] = ["title", "hint"].map(|part| Text::new(format!("pic-{name}-{part}")));
    Notice { icon, title, hint, seat: None, width, lang, theme }
}

/// The panels of so many seats, row by row: each row is filled, and the first has the more seats.
fn cells(seats: usize) -> Vec<(u16, u16, u16, u16)> {
    let rows = if seats == 2 { 2 } else { seats.div_ceil(ROW).max(if seats > 2 { 2 } else { 1 }) };
    let top = STRIP_HEIGHT + 2 * GAP;
    let (mut cells, mut left) = (Vec::new(), seats);
    for row in 0..rows {
        let count = left.div_ceil(rows - row);
        left -= count;
        #[expect(clippy::cast_possible_truncation, reason = "there are eight seats at most")]
        let (count, row, rows) = (count.max(1) as u16, row as u16, rows as u16);
        let (width, height) = ((WIDTH - GAP) / count - GAP, (HEIGHT - top) / rows - GAP);
        let shift = (WIDTH - count * (width + GAP) - GAP) / 2;
        cells
            .extend((0..count).map(|at| (GAP + shift + at * (width + GAP), top + row * (height + GAP), width, height)));
    }
    cells.truncate(seats);
    cells
}
