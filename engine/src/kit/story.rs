//! Lines of history that belong together: what sets something off, and what comes of it.

use super::Text;

/// What an event is to those before it.
pub(crate) enum Part {
    /// It sets something off, such as a card that is used.
    Cause {
        /// Whether a part of that leaves no event.
        silent: bool,
        /// The words of the card, for such a part.
        says: Option<Text>,
    },
    /// It comes of what was set off.
    Outcome,
    /// It is something of its own.
    Apart,
}

impl Part {
    /// A cause all of whose outcomes are events.
    pub(crate) const LOUD: Self = Self::Cause { silent: false, says: None };
}

/// The lines about the events of an action; events that are alike and follow one another have one line together. `part` and `line`
/// are given the next event too. A card of whose effect a part leaves no event is quoted. If nothing at all comes of a cause, a
/// line says so, unless the last one still waits.
pub(crate) fn story<E>(
    events: &[E],
    waits: bool,
    is_alike: impl Fn(&E, &E) -> bool,
    part: impl Fn(&E, Option<&E>) -> Part,
    line: impl Fn(&[E], Option<&E>) -> Option<Text>,
) -> Vec<Text> {
    let mut lines = Vec::new();
    let mut open = None;
    let mut at = 0;
    for same in events.chunk_by(is_alike) {
        at += same.len();
        let next = events.get(at);
        let part = part(&same[0], next);
        if matches!(part, Part::Outcome) {
            open = open.map(|(silent, says, _)| (silent, says, true));
        } else {
            lines.extend(open.take().and_then(closing));
        }
        lines.extend(line(same, next));
        if let Part::Cause { silent, says } = part {
            open = Some((silent, says, false));
        }
    }
    // What still waits may yet lead to something.
    lines.extend(open.map(|(silent, says, came)| (silent, says, came || waits)).and_then(closing));
    lines
}

/// What is said after everything that came of a cause.
fn closing((silent, says, came): (bool, Option<Text>, bool)) -> Option<Text> {
    match says {
        Some(what) => Some(Text::new("tell-says").text("what", what)),
        None => (!silent && !came).then(|| Text::new("tell-nothing")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of the lines about events: `c` is a cause, `s` one whose card is quoted, `o` an outcome, `x` something else.
    fn told(events: &str, waits: bool) -> String {
        let events: Vec<char> = events.chars().collect();
        let part = |event: &char, _: Option<&char>| match event {
            'c' => Part::LOUD,
            's' => Part::Cause { silent: true, says: Some(Text::new("quote")) },
            'o' => Part::Outcome,
            _ => Part::Apart,
        };
        let line = |same: &[char], _: Option<&char>| Some(Text::new(format!("{}{}", same[0], same.len())));
        let lines = story(&events, waits, |one, next| (one, next) == (&'o', &'o'), part, line);
        lines.iter().map(|line| line.key.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_cause_without_any_outcome_says_so_and_what_still_waits_does_not() {
        assert_eq!(told("cooxc", false), "c1 o2 x1 c1 tell-nothing");
        assert_eq!(told("cc", true), "c1 tell-nothing c1");
        assert_eq!(told("xo", false), "x1 o1", "nothing was set off");
    }

    #[test]
    fn a_card_whose_effect_leaves_no_event_is_quoted_after_what_came_of_it() {
        assert_eq!(told("sox", false), "s1 o1 tell-says x1");
        assert_eq!(told("s", true), "s1 tell-says");
    }
}
