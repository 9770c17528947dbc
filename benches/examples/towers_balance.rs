//! Measures the balance of Towers and writes `docs/balance/towers.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example towers_balance`.
//!
//! A number after `--` is the number of games of each seating of the default level against greedy; 500 by default.

use std::fmt::Write;
use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::sim::{Plan, Summary, report_markdown, run};
use duelhall_engine::towers::Towers;

/// The seed of every run.
const SEED: u64 = 1;

fn measure(players: [Level; 2], games: u32) -> Result<Summary, Box<dyn std::error::Error>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    eprintln!("{} against {}: {games} games", players[0], players[1]);
    let options = duelhall_engine::kit::Options::new();
    let plan = Plan { game: GameId::of::<Towers>(), options, players: players.to_vec(), games, seed: SEED, threads };
    let summary = run(&plan, &|done| eprint!("\r{done}"))?;
    eprintln!();
    Ok(summary)
}

/// The same games with swapped seats, and the share of both runs that the first named player won.
fn paired(one: Level, other: Level, games: u32) -> Result<([Summary; 2], f64), Box<dyn std::error::Error>> {
    let runs = [measure([one, other], games)?, measure([other, one], games)?];
    let won = runs[0].wins[0] + runs[1].wins[1];
    Ok((runs, 100.0 * f64::from(won) / f64::from(2 * games)))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let pairs: u32 = std::env::args().nth(1).map_or(Ok(500), |number| number.parse())?;
    let even = measure([Level::Greedy, Level::Greedy], 20_000)?;
    let (chance, over_chance) = paired(Level::Greedy, Level::Random, 20_000)?;
    let (search, over_greedy) = paired(Level::Normal, Level::Greedy, pairs)?;
    let runs: Vec<Summary> = [even].into_iter().chain(chance).chain(search).collect();
    let mut page = String::from(
        "# The balance of Towers\n\n\
         `cargo run --release --manifest-path benches/Cargo.toml --example towers_balance` writes this page; nothing here is written by hand.\n\
         The games use the Standard deck and the rulebook's numbers. A half-turn is one turn of one side. Chance decides who has the\n\
         first turn, so \"first turn wins\" measures the first turn, and \"wins, by seat\" measures the players. \"Wins, by seat\" are shares\n\
         of all games; \"first turn wins\" and \"ways to win\" are shares of the games without draws.\n\n\
         Required, with greedy players on both sides: first turn wins 48-53 %, median 36-50 half-turns, each way to win at\n\
         least 8 %; greedy beats random in at least 75 %; the default level beats greedy in at least 60 % of paired games.\n\n",
    );
    page += &report_markdown(&runs);
    writeln!(page, "\nGreedy beats random in {over_chance:.1} % of the games of both seats.\n")?;
    let games = 2 * pairs;
    writeln!(
        page,
        "Normal beats greedy in {over_greedy:.1} % of {games} games: {pairs} shuffles, each played again with swapped seats."
    )?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/towers.md");
    std::fs::write(&path, page)?;
    println!("written: {}", path.display());
    Ok(())
}
