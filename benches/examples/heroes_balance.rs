//! Measures the balance of Heroes and the strength of its computer player, and writes `docs/balance/heroes.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example heroes_balance`.
//!
//! Two numbers may follow `--`. The first is the games of each pair of decks (2000 by default). The second is the games
//! of each seating of the default level (250 by default).

use std::fmt::Write;
use std::path::{Path, PathBuf};
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
use field::{field, percent};

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

/// The default level against a weaker one, with every starter deck in turn.
fn strength(page: &mut String, other: Level, games: u32) -> Result<(), Failed> {
    let decks = &library().starters;
    let (mut won, mut all) = (0, 0);
    for (at, deck) in decks.iter().enumerate() {
        let half = games.div_ceil(decks.len() as u32);
        let foe = &decks[(at + 4) % decks.len()];
        let there = measure([deck, foe], [Level::Normal, other], half)?;
        let back = measure([deck, foe], [other, Level::Normal], half)?;
        won += there.wins[0] + back.wins[1];
        all += 2 * half;
        eprintln!("normal against {other}: {won} of {all}");
    }
    writeln!(
        page,
        "Normal beats {other} in {:.1} % of {all} games: {} shuffles with each of nine pairs of decks, each played again with swapped seats.",
        percent(won, all),
        all / 18
    )?;
    Ok(())
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

fn puzzles(page: &mut String) -> Result<(), Failed> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/puzzles/heroes");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
    files.sort();
    let (mut missed, mut times) = (Vec::new(), Vec::new());
    for file in &files {
        if !solves(file, &mut times)? {
            missed.push(file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default());
        }
    }
    times.sort();
    let solved = files.len() - missed.len();
    writeln!(
        page,
        "## Puzzles\n\nNormal solves {solved} of {}, with the greedy player as the opponent. It does not solve: {}.\n",
        files.len(),
        missed.join(", ")
    )?;
    let p95 = times.get(times.len() * 95 / 100).copied().unwrap_or_default();
    eprintln!("{solved} of {}; p95 of a decision {} ms", files.len(), p95.as_millis());
    Ok(())
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
    puzzles(&mut page)?;
    page.push_str("## Players\n\n");
    strength(&mut page, Level::Random, paired)?;
    page.push('\n');
    strength(&mut page, Level::Greedy, paired)?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/heroes.md");
    std::fs::write(file, page)?;
    Ok(())
}
