//! Which messages of a slot are its last, and which show what happens once.

use duelhall_hall::{Message, Press, Slot};

/// Whether a message will not change any more: a board from which no hand can be opened, or a challenge that cannot be
/// answered.
pub(crate) fn is_final(slot: Slot, message: &Message) -> bool {
    match slot {
        Slot::Board(_) => !message.buttons.iter().any(|button| matches!(button.press, Press::Hand(_))),
        Slot::Challenge(_) => message.buttons.is_empty(),
        Slot::Hand(_) | Slot::Ping(_) => false,
    }
}

/// Whether a message shows what happens once: the end of a match, or that half of the time for an answer is gone.
pub(super) fn is_event(slot: Slot, message: &Message) -> bool {
    match slot {
        Slot::Board(_) => is_final(slot, message),
        Slot::Ping(_) => message.hurry,
        Slot::Challenge(_) | Slot::Hand(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{Button, ChallengeId, Look};
    use duelhall_store::MatchId;

    use super::*;

    fn message(presses: &[Press]) -> Message {
        let button =
            |press: &Press| Button { press: *press, label: "x".into(), card: None, look: Look::Plain, group: 0 };
        Message { buttons: presses.iter().map(button).collect(), ..Message::default() }
    }

    #[test]
    fn a_board_is_final_when_no_hand_can_be_opened_from_it() {
        let id = MatchId::from_number(1);
        let slot = Slot::Board(id);
        assert!(!is_final(slot, &message(&[Press::Hand(id), Press::Text(id)])));
        assert!(is_final(slot, &message(&[Press::Rematch(id), Press::Text(id)])));
        assert!(is_final(Slot::Challenge(ChallengeId(id)), &message(&[])));
    }
}
