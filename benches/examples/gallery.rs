//! Writes sample pictures of Towers to a folder, for people to look at.
//! `cargo run --release --manifest-path benches/Cargo.toml --example gallery -- FOLDER`.

#[path = "../../render/tests/render/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use common::{Dice, ToAny, captions, hand, midgame};
use duelhall_engine::kit::{Outcome, Reason, Seat, SeatSet, Viewer};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::reason;
use duelhall_engine::towers::table::{Phase, Table, Use};
use duelhall_render::{Painter, Theme};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map_or_else(|| PathBuf::from("target/gallery"), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let painter = Painter::default();
    boards(&painter, &folder)?;
    hands(&painter, &folder)?;
    cards(&painter, &folder)
}

/// A characteristic position of each kind.
fn tables() -> Vec<(&'static str, Table)> {
    let start = |phase| {
        let mut table = midgame(3);
        for side in &mut table.sides.0 {
            (side.tower, side.wall, side.stock, side.mine) = (20, 5, [0; 3], [2; 3]);
        }
        (table.phase, table.asked, table.round) = (phase, SeatSet::ALL, 1);
        (table.shown, table.changes, table.discard_pile) = (Vec::new(), Vec::new(), 0);
        table
    };
    let mut over = midgame(11);
    over.phase = Phase::Over;
    over.asked = SeatSet::NONE;
    over.outcome = Some(Outcome::win(Seat::FIRST, Reason::Rule(reason::CONSTRUCTION)));
    over.sides.0[0].tower = 52;
    let mut fallen = midgame(21);
    fallen.phase = Phase::Over;
    fallen.asked = SeatSet::NONE;
    fallen.outcome = Some(Outcome::win(Seat::SECOND, Reason::Rule(reason::DESTRUCTION)));
    fallen.sides.0[0].tower = 0;
    fallen.sides.0[0].wall = 0;
    let mut discarded = midgame(5);
    discarded.shown[0].discarded = true;
    let mut waiting = start(Phase::Mulligan);
    waiting.asked = SeatSet::one(Seat::SECOND);
    let play = start(Phase::Play);
    vec![
        ("play", midgame(7)),
        ("play2", midgame(12)),
        ("discarded", discarded),
        ("mulligan", waiting),
        ("start", Table { asked: SeatSet::one(Seat::FIRST), ..play }),
        ("won", over),
        ("fallen", fallen),
        ("wild", common::wild(2)),
    ]
}

fn boards(painter: &Painter, folder: &Path) -> io::Result<()> {
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            for (name, table) in tables() {
                let names = match name {
                    "wild" => ["Константин Константинов.", "Anna-Maria von Hohenfels"],
                    _ => ["Алиса", "DragonSlayer_99"],
                };
                let file = painter.board(&table.any(), &captions(names, lang, theme));
                fs::write(folder.join(format!("board-{name}-{lang}-{theme}.png")), &file)?;
            }
        }
    }
    Ok(())
}

fn hands(painter: &Painter, folder: &Path) -> io::Result<()> {
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            for count in [5, 6] {
                let mut table = midgame(9);
                table.viewer = Viewer::Seat(Seat::FIRST);
                table.hand = hand(&mut Dice::new(40 + count as u64), count);
                let play = painter.hand(&table.any(), &captions(["", ""], lang, theme));
                fs::write(folder.join(format!("hand-{count}-{lang}-{theme}.png")), &play)?;
                for (index, card) in table.hand.iter_mut().enumerate() {
                    card.usable = if index % 3 == 1 { Use::Replace } else { Use::Keep };
                }
                let swap = painter.hand(&table.any(), &captions(["", ""], lang, theme));
                fs::write(folder.join(format!("hand-{count}-{lang}-{theme}-swap.png")), &swap)?;
            }
        }
    }
    Ok(())
}

fn cards(painter: &Painter, folder: &Path) -> io::Result<()> {
    for (index, card) in common::cards().iter().enumerate().step_by(17) {
        let lang = Lang::ALL[index % 2];
        fs::write(
            folder.join(format!("card-{}-{lang}.png", card.id)),
            painter.card(&card.any(), lang, Theme::Default),
        )?;
    }
    Ok(())
}
