//! The window that answers a press about a hand.

use duelhall_hall::Reply;

use super::address::LONGEST_ALERT;
use super::markup::{length, whole_sentences};
use crate::chat::desk;

/// The lines that say at once what was played and what the match waits for, because the picture of a hand may follow a little
/// later; `own` says that the message of the hand itself was pressed. If the press was for an earlier question and did nothing,
/// they say why instead of what was played.
pub(super) fn at_once(own: bool, reply: &Reply) -> Option<String> {
    let own = reply.message.as_ref().filter(|_| own);
    let now = own.filter(|message| reply.toast.is_some() || !desk::is_asked(message));
    let now = now.and_then(|message| message.text.lines().next()).filter(|line| !line.is_empty());
    match (reply.toast.as_deref().or(reply.done.as_deref()), now) {
        (Some(toast), Some(now)) if !toast.contains(now) => {
            // A long deed does not push out of the window what the match waits for.
            let room = LONGEST_ALERT.saturating_sub(length(now) + 1).max(LONGEST_ALERT / 2);
            Some(format!("{}\n{now}", whole_sentences(toast, room)))
        }
        (Some(toast), _) => Some(toast.to_owned()),
        (None, now) => now.map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::Message;

    use super::*;

    #[test]
    fn a_long_deed_ends_with_a_whole_sentence_and_leaves_room_for_what_the_match_waits_for() {
        let message = Message { text: "Ben to move.\nYou 8 · Ben 10".into(), ..Message::default() };
        let done = "You drew a card. ".repeat(12).trim_end().to_owned();
        let reply = Reply { done: Some(done), message: Some(message), ..Reply::default() };
        let said = at_once(true, &reply).unwrap();
        assert!(said.ends_with("You drew a card.\nBen to move.") && length(&said) <= LONGEST_ALERT, "{said}");
        assert!(!at_once(false, &reply).unwrap().contains("Ben to move."), "the hand is elsewhere");
    }
}
