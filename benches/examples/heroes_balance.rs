//! Measures the balance of Heroes and the strength of its computer player, and writes `docs/balance/heroes.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example heroes_balance`.
//!
//! Two numbers may follow `--`. The first is the games of each pair of decks (2000 by default). The second is the games
//! of each seating of the default level (250 by default).

use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::set::{Deck, library};
use duelhall_engine::kit::Options;
use duelhall_engine::sim::{Plan, Summary, run};
use duelhall_engine::text::{Lang, Words};

#[path = "../field/mod.rs"]
mod field;
use field::field;

#[path = "../players/mod.rs"]
mod players;
use players::{against, puzzles};

type Failed = Box<dyn std::error::Error>;

/// The seed of every run.
const SEED: u64 = 1;

fn measure(decks: [&Deck; 2], players: [Level; 2], games: u32) -> Result<Summary, Failed> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let keys = [("deck", &decks[0].id), ("opposing", &decks[1].id)];
    let options: Options = keys.map(|(key, id)| (key.to_owned(), id.clone())).into();
    let plan = Plan { game: GameId::of::<Heroes>(), options, players: players.to_vec(), games, seed: SEED, threads };
    Ok(run(&plan, &|_| ())?)
}

fn decks(page: &mut String, title: &str, decks: &[Deck], games: u32) -> Result<(), Failed> {
    let name = |deck: &Deck| Words::engine().plain(Lang::En, &format!("deck-heroes-{}", deck.id));
    let names: Vec<String> = decks.iter().map(name).collect();
    let mut play = |pair: [usize; 2], games| measure(pair.map(|at| &decks[at]), [Level::Greedy; 2], games);
    field(page, title, &names, games, &mut play).map(|_| ())
}

/// Pairs of starter decks for the default level against a weaker one: every deck in turn.
fn pairs() -> Vec<[usize; 2]> {
    let n = library().starters.len();
    (0..n).map(|at| [at, (at + 4) % n]).collect()
}

fn main() -> Result<(), Failed> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u32>());
    let games = numbers.next().transpose()?.unwrap_or(2_000);
    let paired = numbers.next().transpose()?.unwrap_or(250);
    let mut page = format!(
        "# The balance of Heroes\n\n\
         `cargo run --release --manifest-path benches/Cargo.toml --example heroes_balance -- {games} {paired}` writes this page; nothing here is \
         written by hand. The greedy player plays the decks on both sides. Chance decides who has the first turn.\n\n\
         Required: each starter deck wins 40-60 % against the field over 2000 games of each pair; the default level beats random in at least 99 % and \
         greedy in at least 70 % of 500 paired games, and solves at least 85 % of the puzzles.\n\n"
    );
    decks(&mut page, "Starter decks", &library().starters, games)?;
    decks(&mut page, "Decks of sixty", &library().constructed, games.div_ceil(4))?;
    puzzles(&mut page, "heroes")?;
    page.push_str("## Players\n\n");
    let mut play = |pair: [usize; 2], players, games| measure(pair.map(|at| &library().starters[at]), players, games);
    against(&mut page, Level::Random, &pairs(), paired, &mut play)?;
    page.push('\n');
    against(&mut page, Level::Greedy, &pairs(), paired, &mut play)?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/heroes.md");
    std::fs::write(file, page)?;
    Ok(())
}
