//! `duelhall render`: draws a board or a hand as a PNG file.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Record, Status, Viewer};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Shape, Theme};
use duelhall_store::file::Readers;

use super::failure::Failure;
use super::{files, values};

const EXAMPLES: &str = "\
Examples:
  duelhall render --game towers --seed 7 --moves 20 --viewer public --lang en --out board.png
  duelhall render --seed 7 --moves 20 --viewer 1 --lang ru --theme high-contrast --out hand.png
  duelhall render --seed 7 --moves 20 --viewer 1 --shape wide --out preview.png
  duelhall render --game heroes --option seats=4 --option teams=two --moves 200 --out four.png
  duelhall render --scenario my-card.toml --step 2 --viewer public --out step.png
  duelhall render --record match.duel --moves 30 --viewer 2 --out then.png

The public sees the board, a seat sees its own hand. The same options give the same bytes.";

/// Draw a board or a hand as a PNG file.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Render {
    /// The game of which some moves are played.
    #[arg(long, value_parser = values::game(), default_value_t = GameId::all()[0], conflicts_with_all = ["scenario", "record"])]
    game: GameId,
    /// An option of the game, such as `deck=quick`; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = values::option, conflicts_with_all = ["scenario", "record"])]
    options: Vec<(String, String)>,
    /// The seed of the shuffle and the moves.
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, conflicts_with_all = ["scenario", "record"], value_parser = values::number_of_seed)]
    seed: u64,
    /// Draw a position of this scenario instead.
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    scenario: Option<PathBuf>,
    /// Steps of the scenario to take; all of them by default.
    #[arg(long, value_name = "K", requires = "scenario")]
    step: Option<usize>,
    /// Draw a position of this record instead.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Moves to take: by default none of a new game, and all of a record. A new game's moves are those of the greedy
    /// player.
    #[arg(long, value_name = "M", conflicts_with = "scenario")]
    moves: Option<usize>,
    /// The viewer: `public` or the number of a seat.
    #[arg(long, value_name = "public|SEAT", value_parser = values::viewer, default_value = "public")]
    viewer: Viewer,
    /// The language.
    #[arg(long, value_parser = values::lang(), default_value = "en")]
    lang: Lang,
    /// The theme.
    #[arg(long, value_parser = values::theme(), default_value = "default")]
    theme: Theme,
    /// The shape of a hand: on one picture, or in pages for a phone or for a preview of 550 x 350.
    #[arg(long, value_enum, default_value_t = HandShape::Long)]
    shape: HandShape,
    /// The page of a hand, from 1.
    #[arg(long, value_name = "N", default_value_t = 1)]
    page: usize,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// The shapes of [`Shape`], as they are typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum HandShape {
    Long,
    Tall,
    Wide,
}

impl Render {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let duel = self.position()?;
        let picture = self.picture(&duel)?;
        files::write(&self.out, Readers::AsUsual, &picture)?;
        writeln!(out, "{} bytes written to {}", picture.len(), self.out.display())?;
        Ok(())
    }

    fn position(&self) -> Result<Match, Failure> {
        if let Some(file) = &self.scenario {
            let scenario = Scenario::parse(&files::read(file)?);
            let duel = scenario.and_then(|scenario| scenario.match_after(self.step.unwrap_or(usize::MAX)));
            return duel.map_err(|error| Failure::Check(format!("{}: {error}", file.display())));
        }
        if let Some(file) = &self.record {
            let duel = replay(&files::read(file)?, self.moves.unwrap_or(usize::MAX));
            return duel.map_err(|what| Failure::Check(format!("{}: {what}", file.display())));
        }
        let options = self.options.iter().cloned().collect();
        played(self.game, &options, self.seed, self.moves.unwrap_or(0)).map_err(Failure::Usage)
    }

    fn picture(&self, duel: &Match) -> Result<Vec<u8>, Failure> {
        let seats = duel.seats();
        if self.viewer.seat().is_some_and(|seat| seat.index() >= usize::from(seats)) {
            return Err(Failure::Usage(format!("{} has {seats} seats", duel.game())));
        }
        // The pictures call unnamed players by their numbers.
        let shape = match self.shape {
            HandShape::Long => Shape::Long,
            HandShape::Tall => Shape::Tall,
            HandShape::Wide => Shape::Wide,
        };
        let captions = Captions::new(Vec::new(), self.lang, self.theme).on_page(shape, self.page.saturating_sub(1));
        let table = duel.table(self.viewer);
        let painter = Painter::default();
        let picture = match self.viewer {
            Viewer::Public => painter.board(&table, &captions),
            Viewer::Seat(_) => painter.hand(&table, &captions),
        };
        Ok(picture.to_vec())
    }
}

/// A match after some moves of the greedy player.
pub(super) fn played(game: GameId, options: &Options, seed: u64, moves: usize) -> Result<Match, String> {
    let mut duel =
        Match::begin(game, options, FirstTurn::Random, values::seed(seed)).map_err(|error| error.to_string())?;
    let mut chance = values::players_chance(seed);
    for _ in 0..moves {
        let Status::Waiting(seats) = duel.status() else { break };
        let asked =
            seats.iter().find_map(|seat| Some((duel.prompt(seat)?, duel.advise(seat, Level::Greedy, &mut chance)?)));
        let Some((prompt, index)) = asked else { break };
        let entry = duel.answer(prompt.seat, prompt.step, index).map_err(|error| error.to_string())?;
        duel.take(&entry).map_err(|error| error.to_string())?;
    }
    Ok(duel)
}

/// A recorded match after its first entries.
fn replay(text: &str, moves: usize) -> Result<Match, String> {
    let record = Record::read(text).map_err(|error| error.to_string())?;
    let game = record.game.parse::<GameId>().map_err(|error| error.to_string())?;
    let mut duel = Match::restart(game, &record.setup, record.seed).map_err(|error| error.to_string())?;
    for entry in record.entries.iter().take(moves) {
        duel.take(entry).map_err(|error| format!("`{entry}`: {error}"))?;
    }
    Ok(duel)
}
