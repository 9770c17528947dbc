//! `duelhall simulate`: plays many games between computer players.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::sim::{self, Plan, SimError, Summary};

use super::failure::Failure;
use super::{progress, values};

const EXAMPLES: &str = "\
Examples:
  duelhall simulate --players greedy,random --games 20000
  duelhall simulate --players normal,greedy --games 200 --threads 4
  duelhall simulate --game towers --players greedy,greedy --games 20000 --seed 1 --json
  duelhall simulate --game heroes --option deck=dogs-first --option opposing=lamp-oil --games 2000

The same seed gives the same games, decisions and checksum on every machine and with any number of threads. Time is what
the clock on the wall shows, so compare speeds with one thread.";

/// Play many games between computer players and count the results.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Simulate {
    /// The game.
    #[arg(long, value_parser = values::game(), default_value_t = GameId::all()[0])]
    game: GameId,
    /// An option of the game, such as `deck=quick`; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = values::option)]
    options: Vec<(String, String)>,
    /// The level of each player, by seat.
    #[arg(long, value_name = "P,P", value_delimiter = ',', value_parser = values::level(), default_value = "greedy,greedy")]
    players: Vec<Level>,
    /// The number of games.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all random choices.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = values::number_of_seed)]
    seed: u64,
    /// The number of threads.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let Self { game, options, players, games, seed, threads, json } = self;
        let plan = Plan { game, options: options.into_iter().collect(), players, games, seed, threads: threads.into() };
        let bar = progress::bar("playing", games.into());
        let begun = Instant::now();
        let summary = sim::run(&plan, &|done| bar.set_position(done.into()));
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let summary = summary.map_err(|error| match error {
            SimError::Players { game, seats, .. } => Failure::Usage(format!(
                "{game} has {seats} seats, so --players needs {seats} names with commas between"
            )),
            SimError::Setup(error) => Failure::Usage(error.to_string()),
            SimError::Stuck(_) => Failure::Check(error.to_string()),
        })?;
        let summary = summary.timed(seconds);
        if json {
            serde_json::to_writer(&mut *out, &summary).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            write!(out, "{}", table(&summary))?;
        }
        Ok(())
    }
}

/// The summary as a table for people.
fn table(summary: &Summary) -> String {
    let Summary { game, players, games, seed, decisions, checksum, .. } = summary;
    let share = |part: u32, whole: u32| format!("{part:>8}  {:>5.1} %", percent(part, whole));
    let mut lines = vec![format!("{games} games of {game}, seed {seed}"), String::new()];
    for (number, (player, wins)) in (1..).zip(players.iter().zip(&summary.wins)) {
        lines.push(format!("{:24}{}", format!("won by seat {number}, {player}"), share(*wins, *games)));
    }
    lines.push(format!("{:24}{}", "drawn", share(summary.draws, *games)));
    let won = summary.won();
    lines.push(format!("{:24}{}", "won by who began", share(summary.first_wins, won)));
    for (kind, count) in &summary.win_kinds {
        lines.push(format!("{:24}{}", format!("won by {kind}"), share(*count, won)));
    }
    let Summary { median_turns, p10_turns, p90_turns, .. } = summary;
    lines.push(format!("{:24}{median_turns:>8}  half-turns, {p10_turns} to {p90_turns} in most games", "length"));
    lines.push(format!("{:24}{decisions:>8}", "decisions"));
    if let Some(timing) = summary.timing {
        let (seconds, games, ns) = (timing.seconds, timing.games_per_second, timing.ns_per_decision);
        lines.push(format!("{:24}{games:>8.0}  games a second, {ns:.0} ns a decision, {seconds:.2} s in all", "speed"));
    }
    lines.push(format!("{:24}{checksum}", "checksum"));
    lines.join("\n") + "\n"
}

fn percent(part: u32, whole: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(whole.max(1))
}
