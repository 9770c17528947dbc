//! Measures the balance of Heroes and the strength of its computer player, and writes `docs/balance/heroes.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example heroes_balance`.
//!
//! Two numbers may follow `--`. The first is the games of each pair of decks (2000 by default). The second is the games
//! of each seating of the default level (250 by default).

use std::path::Path;
use std::time::{Duration, Instant};

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::set::{Deck, library};
use duelhall_engine::kit::{Options, Rng, Seat, Status};
use duelhall_engine::scenario::Scenario;
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

/// Plays on from a puzzle. The first seat searches at full strength; the second seat answers at once.
fn solves(file: &Path, times: &mut Vec<Duration>) -> Result<bool, Failed> {
    let scenario = Scenario::parse(&std::fs::read_to_string(file)?)?;
    let mut duel: Match = scenario.match_after(0)?;
    let mut rng = Rng::from_number(SEED);
    let to_win = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("win-"));
    let mut turns = 0;
    for _ in 0..400 {
        let seat = match duel.status() {
            Status::Over(outcome) => return Ok(outcome.winners.has(Seat::FIRST)),
            Status::Waiting(seats) => seats.iter().next().ok_or("a seat is asked")?,
        };
        let level = if seat == Seat::FIRST { Level::Normal } else { Level::Greedy };
        let begun = Instant::now();
        let index = duel.advise(seat, level, &mut rng).ok_or("a player who is asked has advice")?;
        if seat == Seat::FIRST {
            times.push(begun.elapsed());
        }
        let prompt = duel.prompt(seat).ok_or("a player who is asked has a question")?;
        let ends = prompt.choices[index].action == "end";
        if ends && seat == Seat::FIRST && to_win {
            return Ok(false);
        }
        turns += u32::from(ends && seat == Seat::SECOND);
        let entry = duel.answer(seat, prompt.step, index)?;
        duel.take(&entry)?;
        if turns == 1 && !matches!(duel.status(), Status::Over(_)) {
            return Ok(true);
        }
    }
    Ok(false)
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
    puzzles(&mut page, "heroes", &solves)?;
    page.push_str("## Players\n\n");
    let mut play = |pair: [usize; 2], players, games| measure(pair.map(|at| &library().starters[at]), players, games);
    against(&mut page, Level::Random, &pairs(), paired, &mut play)?;
    page.push('\n');
    against(&mut page, Level::Greedy, &pairs(), paired, &mut play)?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/heroes.md");
    std::fs::write(file, page)?;
    Ok(())
}
