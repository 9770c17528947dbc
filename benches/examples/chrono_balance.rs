//! Measures the balance of Chrono and the strength of its computer player, and writes `docs/balance/chrono.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example chrono_balance`.
//!
//! Two numbers may follow `--`. The first is the games of each pair of decks (2000 by default). The second is the games
//! of each seating of the default level (250 by default).

use std::fmt::Write;
use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::chrono::set::{Deck, library};
use duelhall_engine::chrono::{Chrono, DeckList, Setup};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_engine::sim::{Plan, Summary, run_setup};
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

/// So many games of two decks.
fn measure(pair: [usize; 2], players: [Level; 2], games: u32) -> Result<Summary, Failed> {
    let decks = pair.map(|at| DeckList::from(&library().decks[at])).to_vec();
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let setup = Setup { cards, decks, ..Setup::default() };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (game, players) = (GameId::of::<Chrono>(), players.to_vec());
    let plan = Plan { game, options: Options::new(), players, games, seed: SEED, threads };
    Ok(run_setup::<Chrono>(setup, &plan, &|_| ())?)
}

fn main() -> Result<(), Failed> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u32>());
    let games = numbers.next().transpose()?.unwrap_or(2_000);
    let paired = numbers.next().transpose()?.unwrap_or(250);
    let name = |deck: &Deck| Words::engine().plain(Lang::En, &format!("deck-chrono-{}", deck.id));
    let names: Vec<String> = library().decks.iter().map(name).collect();
    let mut page = format!(
        "# The balance of Chrono\n\n\
         `cargo run --release --manifest-path benches/Cargo.toml --example chrono_balance -- {games} {paired}` writes this page; nothing here is \
         written by hand. The greedy player plays the decks on both sides. Chance decides who has the first turn. Turns are those of both \
         players together.\n\n\
         Required: each starter deck wins 42-58 % against the field over 2000 games of each pair; the first turn wins 46-54 %; the median \
         of a duel is 16-26 turns; the default level beats random in at least 99 % and greedy in at least 72 % of 500 paired games, and \
         solves at least 85 % of the puzzles.\n\n"
    );
    let mut play = |pair: [usize; 2], games| measure(pair, [Level::Greedy; 2], games);
    let totals = field(&mut page, "Starter decks", &names, games, &mut play)?;
    let (shortest, longest) = totals.medians;
    writeln!(page, "The median length of a duel is between {shortest} and {longest} turns, by pair of decks.\n")?;
    puzzles(&mut page, "chrono")?;
    page.push_str("## Players\n\n");
    let pairs: Vec<[usize; 2]> = (0..names.len()).flat_map(|one| (0..one).map(move |other| [other, one])).collect();
    against(&mut page, Level::Random, &pairs, paired, &mut measure)?;
    page.push('\n');
    against(&mut page, Level::Greedy, &pairs, paired, &mut measure)?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/chrono.md");
    std::fs::write(file, page)?;
    Ok(())
}
