//! What a channel takes now, by its marks: new messages, pictures, long texts.

use duelhall_hall::PlaceId;

use super::bot::Bot;
use super::fault::Fault;
use super::marks::Door;
use super::sheet::Sheet;

/// A slot is held back for so many refusals of its channel in a row.
const PATIENCE: u32 = 6;

impl Bot {
    /// The door of a channel that is closed to a new message, or to an edit.
    pub(super) fn closed(&self, channel: u64, door: Door) -> Option<Door> {
        let now = self.now();
        [Door::All, door].into_iter().find(|door| self.marks.is_closed(channel, *door, now))
    }

    /// A door that is waited for; not for ever, because each change is delivered anyhow.
    pub(super) fn bar(&self, channel: u64, door: Door) -> Option<(u64, Door)> {
        (self.marks.times(channel, door, self.now()) <= PATIENCE).then_some((channel, door))
    }

    /// What a channel takes of a sheet.
    pub(super) fn fitting(&self, channel: u64, sheet: Sheet) -> Sheet {
        let closed = |door| self.marks.is_closed(channel, door, self.now());
        match (closed(Door::Files), closed(Door::Embeds)) {
            (true, _) if sheet.is_rich() => sheet.in_words(),
            (false, true) => sheet.short(),
            _ => sheet,
        }
    }

    /// A sheet with less in it, where the fault may be about what was in it.
    pub(super) fn simpler(&self, place: &PlaceId, channel: u64, sheet: &Sheet, fault: Fault) -> Option<Sheet> {
        if !fault.is_about_content() || !sheet.is_rich() {
            return None;
        }
        self.trouble(place, fault, "a picture");
        if fault == Fault::NoRight {
            self.marks.close(channel, Door::Files, self.now());
        }
        Some(sheet.in_words())
    }

    /// Takes note that words alone were refused as well: it was not about the picture.
    pub(super) fn not_the_picture(&self, channel: u64, fault: Fault) {
        if fault == Fault::NoRight {
            self.marks.worked(channel, Door::Files, self.now());
        }
    }
}
