//! Measures the balance of Chrono, and writes `docs/balance/chrono.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example chrono_balance`.
//!
//! A number after `--` is the games of each pair of decks; 2000 by default.

use std::fmt::Write;
use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::chrono::set::{Deck, library};
use duelhall_engine::chrono::{Chrono, DeckList, Setup};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_engine::sim::{Plan, run_setup};
use duelhall_engine::text::{Lang, Words};

#[path = "../field/mod.rs"]
mod field;
use field::field;

/// The seed of every run.
const SEED: u64 = 1;

fn list(deck: &Deck) -> DeckList {
    DeckList { hero: deck.hero.clone(), cards: deck.cards.clone(), beside: deck.side.clone() }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args().nth(1).map_or(Ok(2_000), |number| number.parse::<u32>())?;
    let (decks, threads) = (&library().decks, std::thread::available_parallelism().map_or(1, usize::from));
    let name = |deck: &Deck| Words::engine().plain(Lang::En, &format!("deck-chrono-{}", deck.id));
    let names: Vec<String> = decks.iter().map(name).collect();
    let cards: Vec<_> = library().cards.iter().map(|card| (**card).clone()).collect();
    let mut page = format!(
        "# The balance of Chrono\n\n\
         `cargo run --release --manifest-path benches/Cargo.toml --example chrono_balance -- {games}` writes this page; nothing here is written by \
         hand. The greedy player plays the decks on both sides. Chance decides who has the first turn. Turns are those of both players \
         together.\n\n\
         Required: each starter deck wins 42-58 % against the field over 2000 games of each pair; the first turn wins 46-54 %; the median \
         of a duel is 16-26 turns.\n\n"
    );
    let totals = field(&mut page, "Starter decks", &names, games, &mut |pair, games| {
        let decks = pair.map(|at| list(&decks[at])).to_vec();
        let setup = Setup { cards: cards.clone(), decks, ..Setup::default() };
        let (game, players) = (GameId::of::<Chrono>(), vec![Level::Greedy; 2]);
        let plan = Plan { game, options: Options::new(), players, games, seed: SEED, threads };
        Ok(run_setup::<Chrono>(setup, &plan, &|_| ())?)
    })?;
    let (shortest, longest) = totals.medians;
    writeln!(page, "The median length of a duel is between {shortest} and {longest} turns, by pair of decks.")?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/chrono.md");
    std::fs::write(file, page)?;
    Ok(())
}
