//! How strong the default level is: against other levels, and in puzzles. One shape of text for every game.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use duelhall_engine::ai::Level;
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

/// Writes how many puzzles of a game the default level solves. `solves` plays on from a puzzle and adds the time of each
/// decision.
pub(crate) fn puzzles(
    page: &mut String,
    game: &str,
    solves: &dyn Fn(&Path, &mut Vec<Duration>) -> Result<bool, Failed>,
) -> Result<(), Failed> {
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
