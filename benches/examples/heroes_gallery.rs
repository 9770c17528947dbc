//! Writes sample pictures of Heroes to a folder, for people to look at.
//! `cargo run --release --manifest-path benches/Cargo.toml --example heroes_gallery -- FOLDER`.

#[path = "../../render/tests/render/common/mod.rs"]
mod common;

use common::ToAny;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use common::NAMES;
use common::heroes::{crowd, dressed, duel, wild, with_chain, with_combat};
use duelhall_engine::decks::DeckView;
use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::CardType;
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::table::{HandCard, Phase, Table, Use};
use duelhall_engine::kit::{Outcome, Reason, Seat, SeatSet, Viewer};
use duelhall_engine::text::{Lang, Words};
use duelhall_render::{Captions, Painter, Shape, Theme};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map_or_else(|| PathBuf::from("target/gallery-heroes"), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let painter = Painter::default();
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            boards(&painter, &folder, lang, theme)?;
            hands(&painter, &folder, lang, theme)?;
            previews(&painter, &folder, lang, theme)?;
            decks(&painter, &folder, lang, theme)?;
        }
    }
    Ok(())
}

/// Every page of some decks.
fn decks(painter: &Painter, folder: &Path, lang: Lang, theme: Theme) -> io::Result<()> {
    let game = GameId::of::<Heroes>();
    let most = if theme == Theme::LargeText { 10 } else { 20 };
    for (id, deck) in game.ready_decks().into_iter().step_by(6) {
        let view = DeckView::of(game, &deck);
        for page in 0..view.clone().page("", most, 0).pages {
            let file = painter.deck(&view.clone().page(&id, most, page), lang, theme);
            fs::write(folder.join(format!("deck-{id}-{page}-{lang}-{theme}.png")), file)?;
        }
    }
    Ok(())
}

/// A characteristic position of each kind.
fn tables() -> Vec<(&'static str, Table)> {
    let mut start = duel(1, [0, 0]);
    start.phase = Phase::Mulligan;
    start.shown.clear();
    (start.turn, start.turns, start.asked) = (None, 0, SeatSet::ALL);
    for side in &mut start.seats {
        (side.equipment, side.ongoing, side.resources, side.graveyard) = Default::default();
    }
    let mut over = duel(5, [3, 1]);
    over.phase = Phase::Over;
    over.asked = SeatSet::NONE;
    over.outcome = Some(Outcome::win(Seat::FIRST, Reason::Resigned));
    let mut teams = crowd(8, 4, true);
    teams.viewer = Viewer::Seat(Seat(2));
    vec![
        ("start", start),
        ("few", duel(2, [2, 3])),
        ("six", duel(3, [6, 5])),
        ("many", duel(4, [12, 9])),
        ("combat", with_combat(duel(6, [4, 6]))),
        ("chain", with_chain(with_combat(duel(7, [3, 8])), 3, 3)),
        ("long-chain", with_chain(duel(9, [5, 4]), 5, 6)),
        ("over", over),
        ("three", crowd(10, 3, false)),
        ("teams", with_combat(teams)),
        ("six-seats", with_chain(crowd(11, 6, false), 2, 2)),
        ("wild", wild(2)),
        ("wild2", wild(13)),
    ]
}

fn captions(lang: Lang, theme: Theme) -> Captions {
    Captions::new([NAMES[0], NAMES[1], NAMES[3], NAMES[8], NAMES[2], NAMES[11]].map(str::to_owned).into(), lang, theme)
}

fn boards(painter: &Painter, folder: &Path, lang: Lang, theme: Theme) -> io::Result<()> {
    for (name, table) in tables() {
        let table = if name.starts_with("wild") { table } else { dressed(table, 5) };
        let file = painter.board(&table.any(), &captions(lang, theme));
        fs::write(folder.join(format!("board-{name}-{lang}-{theme}.png")), &file)?;
    }
    Ok(())
}

/// Hands of several lengths in the shapes of Discord and of a phone, every page.
fn previews(painter: &Painter, folder: &Path, lang: Lang, theme: Theme) -> io::Result<()> {
    let cards = &library().cards;
    for count in [1, 3, 4, 6, 8, 10, 13] {
        let mut table = dressed(duel(2, [2, 3]), 9);
        table.viewer = Viewer::Seat(Seat::FIRST);
        let dealt = (0..count).zip(1..).map(|(index, number)| HandCard {
            card: cards[(index * 37 + count * 11) % cards.len()].clone(),
            number,
            usable: [Use::Play, Use::Nothing, Use::Place, Use::Choose][index % 4],
            missing: (index % 4 == 1).then_some(2),
            cost: Some(3),
        });
        table.hand = dealt.collect();
        for (shape, name) in [(Shape::Wide, "wide"), (Shape::Tall, "tall")] {
            let captions = captions(lang, theme);
            let pages = painter.numbers(&table.any(), &captions.clone().on_page(shape, 0)).len();
            for page in 0..pages {
                let file = painter.hand(&table.any(), &captions.clone().on_page(shape, page));
                fs::write(folder.join(format!("{name}-{count:02}-{page}-{lang}-{theme}.png")), file)?;
            }
        }
    }
    Ok(())
}

fn hands(painter: &Painter, folder: &Path, lang: Lang, theme: Theme) -> io::Result<()> {
    let mut table = dressed(duel(2, [2, 3]), 9);
    table.viewer = Viewer::Seat(Seat::FIRST);
    for (card, usable) in table.hand.iter_mut().zip([Use::Play, Use::Place, Use::Nothing, Use::Choose]) {
        card.usable = usable;
    }
    fs::write(folder.join(format!("hand-{lang}-{theme}.png")), painter.hand(&table.any(), &captions(lang, theme)))?;
    let mut cards = library().cards.clone();
    cards.sort_by_key(|card| std::cmp::Reverse(Words::engine().heroes_text(lang, card).concat().len()));
    let longest = cards.iter().take(6).zip(1..).map(|(card, number)| HandCard {
        card: card.clone(),
        number,
        usable: Use::Choose,
        missing: None,
        cost: Some(3),
    });
    table.looking = longest.collect();
    table.hand.truncate(3);
    fs::write(folder.join(format!("look-{lang}-{theme}.png")), painter.hand(&table.any(), &captions(lang, theme)))?;
    let hero = cards.iter().position(|card| matches!(card.kind, CardType::Hero { .. })).unwrap_or_default();
    let weapon = cards.iter().position(|card| card.classes.len() > 4).unwrap_or_default();
    for (name, at) in [("longest", 0), ("ally", 60), ("hero", hero), ("weapon", weapon)] {
        let file = painter.card(&cards[at].any(), lang, theme);
        fs::write(folder.join(format!("card-{name}-{lang}-{theme}.png")), file)?;
    }
    Ok(())
}
