//! Draws boards, hands and cards of Chrono into a folder, to look at them: `cargo run --example chrono_gallery -- FOLDER`.

#[path = "../tests/render/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs, io};

use common::chrono::{duel, midgame, playout, wild};
use common::{ToAny, captions};
use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::table::Table;
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Shape, Theme};

fn names(lang: Lang, theme: Theme) -> Captions {
    captions(["Алиса", "DragonSlayer_99"], lang, theme)
}

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map_or_else(|| env::temp_dir().join("chrono-gallery"), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let painter = Painter::default();
    let boards: [(&str, Table); 6] = [
        ("start", playout(3, Viewer::Seat(Seat::FIRST))[0].clone()),
        ("few", duel(2, [2, 3], [1, 0])),
        ("some", duel(3, [4, 3], [2, 3])),
        ("many", duel(4, [8, 7], [3, 1])),
        ("midgame", midgame(5)),
        ("wild", wild(41)),
    ];
    for (name, table) in &boards {
        save(&painter, &folder, name, table)?;
    }
    let tables = playout(7, Viewer::Public);
    save(&painter, &folder, "end", &tables[tables.len() - 1])?;
    for (at, card) in library().cards.iter().enumerate().step_by(9) {
        let lang = Lang::ALL[at % 2];
        let theme = if at % 5 == 4 { Theme::ALL[at % 3] } else { Theme::Default };
        fs::write(folder.join(format!("card-{}-{lang}.png", card.id)), painter.card(&card.any(), lang, theme))?;
    }
    Ok(())
}

fn save(painter: &Painter, folder: &Path, name: &str, table: &Table) -> io::Result<()> {
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let begun = Instant::now();
            let board = painter.board(&table.any(), &names(lang, theme));
            println!("{name} {lang} {theme}: {} bytes, {:?}", board.len(), begun.elapsed());
            fs::write(folder.join(format!("{name}-{lang}-{theme}.png")), &board)?;
            for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
                let hand = painter.hand(&table.any(), &names(lang, theme).on_page(shape, 0));
                if lang == Lang::En || theme == Theme::Default {
                    println!("{name} {lang} {theme} {shape:?} hand: {} bytes", hand.len());
                    fs::write(folder.join(format!("{name}-{lang}-{theme}-{shape:?}.png")), &hand)?;
                }
            }
        }
    }
    Ok(())
}
