//! What a channel accepts now, according to its marks: new messages, pictures, long texts.

use duelhall_hall::PlaceId;

use super::bot::Bot;
use super::fault::Fault;
use super::marks::Door;
use super::outgoing::Outgoing;

/// After more refusals in a row than this, a channel's slots are no longer held back.
const PATIENCE: u32 = 6;

impl Bot {
    /// The door that keeps a channel from accepting a new message, or an edit; `None` if none is closed.
    pub(super) fn closed(&self, channel: u64, door: Door) -> Option<Door> {
        let now = self.now();
        [Door::All, door].into_iter().find(|door| self.marks.is_closed(channel, *door, now))
    }

    /// The door for which a slot is held back. It is not held back for ever, because each change is delivered in any
    /// case.
    pub(super) fn bar(&self, channel: u64, door: Door) -> Option<(u64, Door)> {
        (self.marks.times(channel, door, self.now()) <= PATIENCE).then_some((channel, door))
    }

    /// The part of an outgoing message that a channel accepts.
    pub(super) fn fitting(&self, channel: u64, outgoing: Outgoing) -> Outgoing {
        let closed = |door| self.marks.is_closed(channel, door, self.now());
        match (closed(Door::Files), closed(Door::Embeds)) {
            (true, _) if outgoing.is_rich() => outgoing.in_words(),
            (false, true) => outgoing.short(),
            _ => outgoing,
        }
    }

    /// A message with less in it, if the fault may be about its contents.
    pub(super) fn simpler(&self, place: &PlaceId, channel: u64, outgoing: &Outgoing, fault: Fault) -> Option<Outgoing> {
        if !fault.is_about_content() || !outgoing.is_rich() {
            return None;
        }
        self.trouble(place, fault, "a picture");
        if fault == Fault::NoRight {
            self.marks.close(channel, Door::Files, self.now());
        }
        Some(outgoing.in_words())
    }

    /// Notes that words alone were refused too, so the picture was not the reason.
    pub(super) fn not_the_picture(&self, channel: u64, fault: Fault) {
        if fault == Fault::NoRight {
            self.marks.worked(channel, Door::Files, self.now());
        }
    }
}
