//! Which buttons a message has room for.

use duelhall_hall::{Button, Press};

/// As many buttons as have room. Those that are behind *More* too are left out first, from the last one, and *More* itself last.
pub(crate) fn with_room(mut buttons: Vec<&Button>, room: usize) -> Vec<&Button> {
    let is_more = |button: &&Button| matches!(button.press, Press::More(_));
    let has_more = buttons.iter().any(is_more);
    while buttons.len() > room {
        let spare = buttons.iter().rposition(|button| has_more && button.press.is_behind_more());
        let spare = spare.or_else(|| buttons.iter().rposition(|button| !is_more(button)));
        buttons.remove(spare.unwrap_or_default());
    }
    buttons
}

#[cfg(test)]
mod tests {
    use duelhall_hall::Look;
    use duelhall_store::MatchId;

    use super::*;

    #[test]
    fn what_is_behind_more_makes_room_first() {
        let id = MatchId::from_number(1);
        let presses = [Press::Hint(id), Press::Look(id, 0), Press::Log(id, 0), Press::More(id)];
        let button = |press| Button { press, label: "x".into(), card: None, look: Look::Plain, group: 3 };
        let buttons = presses.map(button);
        let left = |room| {
            let left = with_room(buttons.iter().collect(), room);
            left.iter().map(|button| button.press).collect::<Vec<_>>()
        };
        assert_eq!(left(5), presses);
        assert_eq!(left(3), [presses[0], presses[1], presses[3]]);
        assert_eq!(left(2), [presses[0], presses[3]]);
        assert_eq!(left(1), [presses[3]]);
        assert!(left(0).is_empty());
    }
}
