//! Measures the balance of War and the strength of its computer player, and writes `docs/balance/war.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example war_balance`.
//!
//! Two numbers may follow `--`. The first is the games of each pair of decks (2000 by default). The second is the games
//! of each seating of the default level (250 by default).

use std::fmt::Write;
use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Seat};
use duelhall_engine::sim::{Plan, Summary, run};
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::War;
use duelhall_engine::war::set::{Deck, library};

#[path = "../field/mod.rs"]
mod field;
use field::{field, percent};

#[path = "../players/mod.rs"]
mod players;
use players::{against, puzzles};

type Failed = Box<dyn std::error::Error>;

/// The seed of every run.
const SEED: u64 = 1;

/// So many games of two decks, given by their places in the list of ready decks.
fn measure(pair: [usize; 2], players: [Level; 2], games: u32) -> Result<Summary, Failed> {
    let game = GameId::of::<War>();
    let keys = [Seat::FIRST, Seat::SECOND].into_iter().filter_map(|seat| game.seat_option(seat)).zip(pair);
    let options: Options = keys.map(|(option, at)| (option.key.to_owned(), library().decks[at].id.clone())).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan { game, options, players: players.to_vec(), games, seed: SEED, threads };
    Ok(run(&plan, &|_| ())?)
}

/// Writes how often the first player wins when both have the same starter. Draws count for nobody, as in the field.
fn mirrors(page: &mut String, starters: &[usize], names: &[String], games: u32) -> Result<(), Failed> {
    writeln!(page, "## Mirrors\n\n{games} games of each starter against itself. The share is of those that somebody won.\n\n| deck | first turn wins | draws |")?;
    page.push_str("|---|---|---|\n");
    for at in starters {
        let played = measure([*at; 2], [Level::Greedy; 2], games)?;
        let share = percent(played.first_wins, played.games - played.draws);
        writeln!(page, "| {} | {share:.1} % | {} |", names[*at], played.draws)?;
        eprintln!("{}: the first turn wins {share:.1} %", names[*at]);
    }
    page.push('\n');
    Ok(())
}

fn main() -> Result<(), Failed> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u32>());
    let games = numbers.next().transpose()?.unwrap_or(2_000);
    let paired = numbers.next().transpose()?.unwrap_or(250);
    let decks = &library().decks;
    let name = |deck: &Deck| Words::engine().plain(Lang::En, &format!("deck-war-{}", deck.id));
    let names: Vec<String> = decks.iter().map(name).collect();
    let mut page = format!(
        "# The balance of War\n\n\
         `cargo run --release --manifest-path benches/Cargo.toml --example war_balance -- {games} {paired}` writes this page; nothing here is \
         written by hand. The greedy player plays the decks on both sides. Chance decides who has the first turn. Turns are those of both \
         players together.\n\n\
         Required: the first turn wins 47-53 % when both have the same starter; each ready deck wins 42-58 % against the field; the default \
         level beats random in at least 99 % and greedy in at least 72 % of 500 paired games, and solves at least 85 % of the puzzles.\n\n"
    );
    let mut play = |pair: [usize; 2], games| measure(pair, [Level::Greedy; 2], games);
    let totals = field(&mut page, "Ready decks", &names, games, &mut play)?;
    let (shortest, longest) = totals.medians;
    writeln!(page, "The median length of a duel is between {shortest} and {longest} turns, by pair of decks.\n")?;
    let campaign = GameId::of::<War>().campaign().ok_or("War has a campaign")?;
    let is_starter = |at: &usize| campaign.nations.iter().any(|nation| nation.starter == decks[*at].id);
    let starters: Vec<usize> = (0..decks.len()).filter(is_starter).collect();
    mirrors(&mut page, &starters, &names, games)?;
    puzzles(&mut page, "war")?;
    page.push_str("## Players\n\n");
    let pairs: Vec<[usize; 2]> = (0..names.len()).map(|at| [at, (at + 3) % names.len()]).collect();
    against(&mut page, Level::Random, &pairs, paired, &mut measure)?;
    page.push('\n');
    against(&mut page, Level::Greedy, &pairs, paired, &mut measure)?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/war.md");
    std::fs::write(file, page)?;
    Ok(())
}
