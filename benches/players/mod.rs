//! How strong the default level is: against other levels, and in puzzles. One shape of text for every game.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use duelhall_engine::ai::Level;
use duelhall_engine::games::Match;
use duelhall_engine::kit::{Rng, Seat, Status, Viewer};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::sim::Summary;

type Failed = Box<dyn Error>;

/// Writes how often the default level beats another one over about so many games of each seating. `measure` plays so many
/// games of two decks, given by their places in a list.
pub(crate) fn against(
    page: &mut String,
    other: Level,
    pairs: &[[usize; 2]],
    games: u32,
    measure: &mut dyn FnMut([usize; 2], [Level; 2], u32) -> Result<Summary, Failed>,
) -> Result<(), Failed> {
    let half = games.div_ceil(pairs.len() as u32);
    let (mut won, mut all) = (0, 0);
    for pair in pairs {
        let there = measure(*pair, [Level::Normal, other], half)?;
        let back = measure(*pair, [other, Level::Normal], half)?;
        won += there.wins[0] + back.wins[1];
        all += 2 * half;
        eprintln!("normal against {other}: {won} of {all}");
    }
    let share = 100.0 * f64::from(won) / f64::from(all.max(1));
    writeln!(
        page,
        "Normal beats {other} in {share:.1} % of {all} games: {half} shuffles with each of {} pairs of decks, each played again with swapped seats.",
        pairs.len()
    )?;
    Ok(())
}

/// The seed of the players of a puzzle.
const SEED: u64 = 1;

/// A puzzle with more answers than this is not solved.
const MOST: usize = 400;

/// Plays on from a puzzle, and adds the time of each decision. The first seat searches at full strength; the second seat
/// answers at once. A puzzle to win is solved in the turn with which it begins; in one to survive, the first seat must have
/// another turn.
fn solves(file: &Path, times: &mut Vec<Duration>) -> Result<bool, Failed> {
    let scenario = Scenario::parse(&std::fs::read_to_string(file)?)?;
    let mut duel: Match = scenario.match_after(0)?;
    let mut rng = Rng::from_number(SEED);
    let to_win = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("win-"));
    // Every game's table says which turn it is and whose, in the words of scenario files. A turn in which nobody had a choice
    // is seen by its number alone.
    let turn = |duel: &Match| {
        let table = duel.table(Viewer::Public).seen();
        (table["turns"].as_u64().unwrap_or_default(), table["turn"].as_u64())
    };
    let (begun_in, _) = turn(&duel);
    // Whether the second seat has begun a turn.
    let mut passed = false;
    for _ in 0..MOST {
        let seat = match duel.status() {
            Status::Over(outcome) => return Ok(outcome.winners.has(Seat::FIRST)),
            Status::Waiting(seats) => seats.iter().next().ok_or("a seat is asked")?,
        };
        let (number, whose) = turn(&duel);
        passed |= whose == Some(2) || number > begun_in + 1;
        if passed && (to_win || whose == Some(1)) {
            return Ok(!to_win);
        }
        let level = if seat == Seat::FIRST { Level::Normal } else { Level::Greedy };
        let begun = Instant::now();
        let index = duel.advise(seat, level, &mut rng).ok_or("a player who is asked has advice")?;
        if seat == Seat::FIRST {
            times.push(begun.elapsed());
        }
        let prompt = duel.prompt(seat).ok_or("a player who is asked has a question")?;
        let entry = duel.answer(seat, prompt.step, index)?;
        duel.take(&entry)?;
    }
    Ok(false)
}

/// Writes how many puzzles of a game the default level solves.
pub(crate) fn puzzles(page: &mut String, game: &str) -> Result<(), Failed> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/puzzles").join(game);
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
    let but = if missed.is_empty() { String::new() } else { format!(" It does not solve: {}.", missed.join(", ")) };
    writeln!(
        page,
        "## Puzzles\n\nNormal solves {solved} of {}, with the greedy player as the opponent.{but}\n",
        files.len()
    )?;
    let p95 = times.get(times.len() * 95 / 100).copied().unwrap_or_default();
    eprintln!("{solved} of {}; p95 of a decision {} ms", files.len(), p95.as_millis());
    Ok(())
}
