//! `duelhall gallery`: draws everything that the art of cards is composed of as a PNG file.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::art::sketches;
use duelhall_engine::text::Lang;
use duelhall_render::art::{self, Likeness, Room, State};
use duelhall_render::{Easel, Raster, encode};
use duelhall_store::file::Readers;

use super::failure::Failure;
use super::{files, values};

const EXAMPLES: &str = "\
Examples:
  duelhall gallery --out gallery.png
  duelhall gallery --game towers --lang ru --out cards.png
  duelhall gallery --cards engine/cards/heroes/02-warden.ron --out warden.png

Without a game: all places, hours, inks, acts, fronts, weathers, poses and states of recipes. With a game: each card with
its recipe, and the pairs of cards that look most alike. With a file of cards: the same for the recipes in the file, which
need not be built into the program.";

/// The width of the picture in pixels: four pictures of a place in a row.
const WIDTH: u16 = 970;

/// The number of similar pairs that are named.
const PAIRS: usize = 8;

/// Draw the art of cards, or everything that it is composed of, as a PNG file.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Gallery {
    /// Draw the cards of this game instead.
    #[arg(long, value_parser = values::game())]
    game: Option<GameId>,
    /// Draw the cards of this file instead.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    cards: Option<PathBuf>,
    /// The language of the cards' names.
    #[arg(long, value_parser = values::lang(), default_value = "en", requires = "game")]
    lang: Lang,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Gallery {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rooms = match (self.game, &self.cards) {
            (Some(game), _) => vec![art::cards(game, self.lang)],
            (None, Some(file)) => vec![sketched(file)?],
            (None, None) => art::rooms(),
        };
        if rooms.iter().all(|room| room.exhibits.is_empty()) {
            let game = self.game.map(GameId::name).unwrap_or_default();
            return Err(Failure::Usage(format!("the cards of {game} have no art")));
        }
        let frame = art::hang(&rooms, WIDTH, &mut Easel::default());
        let file = encode::lossless(&frame).map_err(|error| Failure::Check(error.to_string()))?;
        files::write(&self.out, Readers::AsUsual, &file)?;
        let count: usize = rooms.iter().map(|room| room.exhibits.len()).sum();
        writeln!(out, "{count} pictures, {} bytes written to {}", file.len(), self.out.display())?;
        for size in [(320, 236), (228, 150), (100, 70)] {
            writeln!(out, "{} x {}: {:.2} ms for a picture", size.0, size.1, milliseconds(&rooms, size))?;
        }
        if self.game.is_some() || self.cards.is_some() {
            alike(&rooms, out)?;
        }
        Ok(())
    }
}

/// The cards of a file, which are drawn without the program's own cards.
fn sketched(path: &Path) -> Result<Room, Failure> {
    let damaged = |error: String| Failure::Usage(format!("{}: {error}", path.display()));
    let cards = sketches(&files::read(path)?).map_err(damaged)?;
    for card in &cards {
        art::check(&card.id, &card.art).map_err(|error| damaged(error.to_string()))?;
    }
    Ok(art::sketched(&path.display().to_string(), &cards))
}

/// The mean time in which a picture is drawn for the first time.
fn milliseconds(rooms: &[Room], size: (u16, u16)) -> f64 {
    let mut raster = Raster::default();
    let exhibits: Vec<_> = rooms.iter().flat_map(|room| &room.exhibits).take(64).collect();
    let start = Instant::now();
    for exhibit in &exhibits {
        // Only the time counts.
        let _ = art::draw(&exhibit.plan, size, State::Plain, &mut raster);
    }
    start.elapsed().as_secs_f64() * 1000.0 / exhibits.len().max(1) as f64
}

/// Names the cards whose pictures are most alike.
fn alike(rooms: &[Room], out: &mut dyn Write) -> Result<(), Failure> {
    let mut raster = Raster::default();
    let exhibits = rooms.iter().flat_map(|room| &room.exhibits);
    let pictures: Vec<(&str, Likeness)> = exhibits
        .map(|exhibit| {
            let frame = art::draw(&exhibit.plan, exhibit.size, exhibit.state, &mut raster);
            (exhibit.name.as_str(), art::likeness(&frame))
        })
        .collect();
    writeln!(out, "the most alike:")?;
    for (one, two, distance) in art::nearest(&pictures, PAIRS) {
        writeln!(out, "  {distance:5.1}  {one}  |  {two}")?;
    }
    Ok(())
}
