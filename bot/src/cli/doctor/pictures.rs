//! Checks pictures. Fonts, signs and words are inside the program, so this can only fail if the program is damaged.

use std::time::Instant;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Theme};

use super::Finding;
use crate::cli::render::played;

/// Draws a board in every language.
pub(super) fn draw() -> Finding {
    let check = "pictures";
    let duel = match played(GameId::all()[0], &Options::new(), 1, 12) {
        Ok(duel) => duel,
        Err(error) => return Finding::failed(check, format!("a match cannot be begun: {error}")),
    };
    let table = duel.table(Viewer::Public);
    let painter = Painter::default();
    let mut drawn = Vec::new();
    for lang in Lang::ALL {
        let captions = Captions::new(Vec::new(), lang, Theme::Default);
        let begun = Instant::now();
        let picture = painter.board(&table, &captions);
        if !picture.starts_with(b"\x89PNG") {
            return Finding::failed(check, format!("the board cannot be drawn in `{lang}`"));
        }
        drawn.push(format!("`{lang}` in {:.1} ms", begun.elapsed().as_secs_f64() * 1e3));
    }
    Finding::ok(check, format!("a board was drawn: {}", drawn.join(", ")))
}
