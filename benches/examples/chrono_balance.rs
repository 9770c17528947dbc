//! Measures the balance of Chrono and the strength of its computer player, and writes `docs/balance/chrono.md`.
//! `cargo run --release --manifest-path benches/Cargo.toml --example chrono_balance`.
//!
//! Two numbers may follow `--`. The first is the games of each pair of decks (2000 by default). The second is the games
//! of each seating of the default level (250 by default).

use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use duelhall_engine::ai::Level;
use duelhall_engine::chrono::set::{Deck, library};
use duelhall_engine::chrono::{Chrono, DeckList, Setup};
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Options, Rng, Seat, Status};
use duelhall_engine::scenario::Scenario;
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

/// Plays on from a puzzle. The first seat searches at full strength; the second seat answers at once. A seat that may end
/// its turn is in its main phase.
fn solves(file: &Path, times: &mut Vec<Duration>) -> Result<bool, Failed> {
    let scenario = Scenario::parse(&std::fs::read_to_string(file)?)?;
    let mut duel: Match = scenario.match_after(0)?;
    let mut rng = Rng::from_number(SEED);
    let to_win = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("win-"));
    // Whether the first seat has ended its turn, or the second seat has begun one.
    let mut over = false;
    for _ in 0..400 {
        let seat = match duel.status() {
            Status::Over(outcome) => return Ok(outcome.winners.has(Seat::FIRST)),
            Status::Waiting(seats) => seats.iter().next().ok_or("a seat is asked")?,
        };
        let prompt = duel.prompt(seat).ok_or("a player who is asked has a question")?;
        let acts = prompt.choices.iter().any(|choice| choice.action == "end");
        match seat {
            Seat::FIRST if acts && over => return Ok(!to_win),
            Seat::SECOND if acts && to_win => return Ok(false),
            _ => over |= acts && seat == Seat::SECOND,
        }
        let level = if seat == Seat::FIRST { Level::Normal } else { Level::Greedy };
        let begun = Instant::now();
        let index = duel.advise(seat, level, &mut rng).ok_or("a player who is asked has advice")?;
        if seat == Seat::FIRST {
            times.push(begun.elapsed());
            over |= matches!(prompt.choices[index].action.as_str(), "end" | "attack");
        }
        let entry = duel.answer(seat, prompt.step, index)?;
        duel.take(&entry)?;
    }
    Ok(false)
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
    puzzles(&mut page, "chrono", &solves)?;
    page.push_str("## Players\n\n");
    let pairs: Vec<[usize; 2]> = (0..names.len()).flat_map(|one| (0..one).map(move |other| [other, one])).collect();
    against(&mut page, Level::Random, &pairs, paired, &mut measure)?;
    page.push('\n');
    against(&mut page, Level::Greedy, &pairs, paired, &mut measure)?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance/chrono.md");
    std::fs::write(file, page)?;
    Ok(())
}
