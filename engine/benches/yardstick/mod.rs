//! A program to measure beside, if one is named: it plays a duel without rules to check or cards to hide, and prints a line
//! `log=false: N games/s`.

use std::process::Command;

/// Compiles the program that `DUELHALL_YARDSTICK` names, with our optimisations, and gives a way to run it.
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

/// Prints the ratio of our games a second to the program's, three times in turns, so that a busy machine slows both.
pub(crate) fn beside(what: &str, ours: impl Fn() -> f64) {
    let Some(yardstick) = yardstick() else {
        println!("no yardstick: DUELHALL_YARDSTICK names no program to compare with");
        return;
    };
    for _ in 0..3 {
        if let (ours, Some(theirs)) = (ours(), yardstick()) {
            println!("{what}: {ours:.0} games/s, the yardstick {theirs:.0}: ratio {:.3}", ours / theirs);
        }
    }
}
