//! Names of players, alone and in lists.

use duelhall_engine::ai::Level;
use duelhall_engine::kit::Text;

use crate::voice::Voice;

/// The name by which readers know somebody, also if they have none.
pub(crate) fn called(voice: &Voice, name: &str) -> String {
    if name.is_empty() { voice.plain("nameless") } else { name.to_owned() }
}

/// The names of computer players by seat, numbered where several have the same name; `None` for people.
pub(crate) fn numbered(voice: &Voice, levels: &[Option<Level>]) -> Vec<Option<String>> {
    let name = |(at, level): (usize, &Option<Level>)| {
        let level = (*level)?;
        let alike = |levels: &[Option<Level>]| levels.iter().filter(|other| **other == Some(level)).count();
        let number = if alike(levels) > 1 { alike(&levels[..=at]) } else { 0 };
        Some(voice.say(&Text::new("computer").raw("level", level.name()).num("number", number as i64)))
    };
    levels.iter().enumerate().map(name).collect()
}

/// Names as people list them: `A`, `A and B`, `A, B and C`.
pub(crate) fn list(voice: &Voice, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => voice.say(&Text::new("list-last").raw("a", enumerated(voice, first)).raw("b", last)),
    }
}

/// Names in one team or on one side: `A, B`.
pub(crate) fn enumerated(voice: &Voice, names: &[String]) -> String {
    let mut names = names.iter();
    let first = names.next().cloned().unwrap_or_default();
    names.fold(first, |all, name| voice.say(&Text::new("list-more").raw("a", all).raw("b", name)))
}

/// Opposing sides: `A, B – C, D`.
pub(crate) fn opposed(voice: &Voice, sides: &[String]) -> String {
    let mut sides = sides.iter();
    let first = sides.next().cloned().unwrap_or_default();
    sides.fold(first, |all, side| voice.say(&Text::new("list-opposed").raw("a", all).raw("b", side)))
}
