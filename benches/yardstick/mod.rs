//! Measures a program for comparison, if one is named. That program plays a duel without rules to check or cards to
//! hide, and prints a line `log=false: N games/s`.

use std::process::Command;

/// Compiles the program that `DUELHALL_YARDSTICK` names with our optimisations, and returns a function that runs it.
pub(crate) fn yardstick() -> Option<impl Fn() -> Option<f64>> {
    let source = std::env::var_os("DUELHALL_YARDSTICK")?;
    let program = std::env::temp_dir().join(format!("duelhall-yardstick-{}", std::process::id()));
    let flags = ["--edition", "2024", "-O", "-C", "lto=fat", "-C", "codegen-units=1", "-C", "panic=abort"];
    let built =
        Command::new("rustc").args(flags).args(["--cap-lints", "allow", "-o"]).arg(&program).arg(source).status();
    if !built.is_ok_and(|status| status.success()) {
        println!("the yardstick could not be compiled");
        return None;
    }
    Some(move || {
        let output = Command::new(&program).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let line = text.lines().find_map(|line| line.strip_prefix("log=false: "))?;
        line.split(' ').next()?.parse().ok()
    })
}

/// How often both are run in turns.
const ROUNDS: usize = 9;

/// Prints the ratio of our games a second to those of the program. Several rounds run in turns and the median counts,
/// because a moment of load may slow only one of the two.
pub(crate) fn beside(what: &str, ours: impl Fn() -> f64) {
    let Some(yardstick) = yardstick() else {
        println!("no yardstick: DUELHALL_YARDSTICK names no program to compare with");
        return;
    };
    let mut rounds: Vec<(f64, f64)> = (0..ROUNDS).filter_map(|_| Some((ours(), yardstick()?))).collect();
    rounds.sort_by(|a, b| (a.0 / a.1).total_cmp(&(b.0 / b.1)));
    let ratio = |at: usize| rounds.get(at).map_or(0.0, |(ours, theirs)| ours / theirs);
    if let Some((ours, theirs)) = rounds.get(rounds.len() / 2) {
        let (least, middle, most) = (ratio(0), ratio(rounds.len() / 2), ratio(rounds.len() - 1));
        println!(
            "{what}: {ours:.0} games/s, the yardstick {theirs:.0}: ratio {middle:.3} ({least:.3} to {most:.3} in {} rounds)",
            rounds.len()
        );
    }
}
