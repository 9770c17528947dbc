//! How a list of decks plays against itself: one shape of table for every game.

use std::error::Error;
use std::fmt::Write;

use duelhall_engine::sim::Summary;

/// The sums over all games of a field.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) first: u32,
    pub(crate) draws: u32,
    pub(crate) games: u32,
    /// The shortest and the longest median of a pair, in turns.
    pub(crate) medians: (u32, u32),
}

pub(crate) fn percent(part: u32, whole: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(whole.max(1))
}

/// Writes how often each deck of a list beats each other deck, and all decks together. `measure` plays so many games of two
/// decks, given by their places in the list.
pub(crate) fn field(
    page: &mut String,
    title: &str,
    names: &[String],
    games: u32,
    measure: &mut dyn FnMut([usize; 2], u32) -> Result<Summary, Box<dyn Error>>,
) -> Result<Totals, Box<dyn Error>> {
    let mut wins = vec![vec![None; names.len()]; names.len()];
    let mut totals = Totals { medians: (u32::MAX, 0), ..Totals::default() };
    for one in 0..names.len() {
        for other in one + 1..names.len() {
            let half = games.div_ceil(2);
            let (there, back) = (measure([one, other], half)?, measure([other, one], half)?);
            wins[one][other] = Some((there.wins[0] + back.wins[1], 2 * half));
            wins[other][one] = Some((there.wins[1] + back.wins[0], 2 * half));
            totals.first += there.first_wins + back.first_wins;
            totals.draws += there.draws + back.draws;
            totals.games += 2 * half;
            let median = there.median_turns.midpoint(back.median_turns);
            totals.medians = (totals.medians.0.min(median), totals.medians.1.max(median));
        }
        eprintln!("{title}: {} of {}", one + 1, names.len());
    }
    let columns = (1..=names.len()).map(|number| format!(" {number} |")).collect::<String>();
    writeln!(
        page,
        "## {title}\n\n{games} games of each pair, half of them with swapped seats. Each line gives the share of games that its deck wins.\n"
    )?;
    writeln!(page, "| | deck |{columns} field |\n|---|---|{}---|", "---|".repeat(names.len()))?;
    for (number, (name, row)) in (1..).zip(names.iter().zip(&wins)) {
        let cells =
            row.iter().map(|cell| cell.map_or(" |".to_owned(), |(won, of)| format!(" {:.0} % |", percent(won, of))));
        let (won, of) = row.iter().flatten().fold((0, 0), |(won, of), cell| (won + cell.0, of + cell.1));
        writeln!(page, "| {number} | {name} |{} **{:.1} %** |", cells.collect::<String>(), percent(won, of))?;
    }
    let share = percent(totals.first, totals.games - totals.draws);
    writeln!(page, "\nFirst turn wins {share:.1} % of {} games; draws: {}.\n", totals.games, totals.draws)?;
    Ok(totals)
}
