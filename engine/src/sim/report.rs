//! Runs as a table for people to read.

use std::fmt::Write;

use super::Summary;

/// The runs as a Markdown table, one line each, in the order given.
#[must_use]
pub fn report_markdown(runs: &[Summary]) -> String {
    let mut text = String::from(
        "| players, by seat | games | seed | wins, by seat | first turn wins | draws | median half-turns (p10-p90) | ways to win | checksum |\n\
         |---|---|---|---|---|---|---|---|---|\n",
    );
    for run in runs {
        let wins: Vec<String> = run.wins.iter().map(|wins| share(*wins, run.games)).collect();
        let won = run.won();
        let kinds: Vec<String> =
            run.win_kinds.iter().map(|(kind, games)| format!("{kind} {}", share(*games, won))).collect();
        // Writing into a string cannot fail.
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} ({}-{}) | {} | `{}` |",
            run.players.join(" - "),
            run.games,
            run.seed,
            wins.join(" - "),
            share(run.first_wins, won),
            share(run.draws, run.games),
            run.median_turns,
            run.p10_turns,
            run.p90_turns,
            kinds.join(", "),
            run.checksum,
        );
    }
    text
}

fn share(part: u32, whole: u32) -> String {
    format!("{:.1} %", 100.0 * f64::from(part) / f64::from(whole.max(1)))
}
