//! Remembers what a channel does not accept now. Each mark is for one channel or one thread only, and expires by
//! itself.

use std::time::Duration;

use duelhall_store::Timestamp;

use crate::chat::Recent;

/// How long the first mark of a channel lasts; each further mark lasts twice as long.
const FIRST: Duration = Duration::from_secs(5 * 60);

/// How long a mark lasts at most.
const LONGEST: Duration = Duration::from_secs(6 * 3_600);

/// The kinds of request that a channel may refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Door {
    /// Every request.
    All,
    /// New messages; existing ones can still be edited.
    Posts,
    /// Pictures.
    Files,
    /// Long texts, which Discord accepts only as embeds.
    Embeds,
}

impl Door {
    /// Every door.
    pub(crate) const EVERY: [Self; 4] = [Self::All, Self::Posts, Self::Files, Self::Embeds];
}

#[derive(Clone, Copy, Debug)]
struct Mark {
    until: Timestamp,
    /// The number of refusals in a row.
    times: u32,
}

/// The marks, by channel or thread. A mark is remembered for some time after its end, so that the next one lasts
/// longer.
#[derive(Default)]
pub(crate) struct Marks(Recent<(u64, Door), Mark>);

impl Marks {
    /// Closes a door for a while, longer each time.
    pub(crate) fn close(&self, channel: u64, door: Door, now: Timestamp) {
        let times = self.times(channel, door, now);
        let stay = FIRST.saturating_mul(1 << times.min(10)).min(LONGEST);
        self.mark(channel, door, times.saturating_add(1), stay, now);
    }

    /// Stops using a channel that is gone, for as long as a mark can last.
    pub(crate) fn give_up(&self, channel: u64, now: Timestamp) {
        self.mark(channel, Door::All, u32::MAX - 1, LONGEST, now);
    }

    fn mark(&self, channel: u64, door: Door, times: u32, stay: Duration, now: Timestamp) {
        self.0.put((channel, door), Mark { until: now.after(stay), times }, now, stay + LONGEST);
    }

    /// When a closed door opens again; `None` when it is open.
    pub(crate) fn until(&self, channel: u64, door: Door, now: Timestamp) -> Option<Timestamp> {
        self.0.get(&(channel, door), now).map(|mark| mark.until).filter(|until| now < *until)
    }

    /// Whether a door is closed.
    pub(crate) fn is_closed(&self, channel: u64, door: Door, now: Timestamp) -> bool {
        self.until(channel, door, now).is_some()
    }

    /// How often in a row a channel refused requests at a door.
    pub(crate) fn times(&self, channel: u64, door: Door, now: Timestamp) -> u32 {
        self.0.get(&(channel, door), now).map_or(0, |mark| mark.times)
    }

    /// Notes that a request at a door succeeded; returns whether the door was marked.
    pub(crate) fn worked(&self, channel: u64, door: Door, now: Timestamp) -> bool {
        self.0.take(&(channel, door), now).is_some()
    }

    /// Applies what Discord itself says about a channel: these doors are closed, and all others are open. Returns
    /// whether a door opened.
    pub(crate) fn learn(&self, channel: u64, closed: &[Door], now: Timestamp) -> bool {
        let mut opened = false;
        for door in Door::EVERY {
            if !closed.contains(&door) {
                opened |= self.worked(channel, door, now);
            } else if !self.is_closed(channel, door, now) {
                self.close(channel, door, now);
            }
        }
        opened
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_000_000);

    // D-1
    #[test]
    fn a_mark_is_for_one_channel_and_expires_by_itself() {
        let marks = Marks::default();
        marks.close(3, Door::All, NOW);
        assert!(marks.is_closed(3, Door::All, NOW) && !marks.is_closed(2, Door::All, NOW), "not for its channel");
        assert!(!marks.is_closed(3, Door::Files, NOW));
        assert!(!marks.is_closed(3, Door::All, NOW.after(FIRST)));
        assert!(!marks.is_closed(3, Door::All, Timestamp(0)), "nor after the clock was set back");
    }

    #[test]
    fn each_further_refusal_is_rested_for_twice_as_long_and_a_success_is_a_new_beginning() {
        let marks = Marks::default();
        let mut now = NOW;
        let mut stays = Vec::new();
        for _ in 0..9 {
            marks.close(3, Door::All, now);
            let until = marks.until(3, Door::All, now).unwrap();
            stays.push(until.since(now).as_secs() / 60);
            now = until;
        }
        assert_eq!(stays, [5, 10, 20, 40, 80, 160, 320, 360, 360]);
        marks.worked(3, Door::All, now);
        assert_eq!(marks.times(3, Door::All, now), 0);
    }

    // D-3
    #[test]
    fn what_discord_says_of_a_channel_opens_and_closes_its_doors() {
        let marks = Marks::default();
        marks.close(3, Door::All, NOW);
        assert!(marks.learn(3, &[Door::Files], NOW), "the channel works again");
        assert!(!marks.is_closed(3, Door::All, NOW) && marks.is_closed(3, Door::Files, NOW));
        assert!(!marks.learn(3, &[Door::Files], NOW) && marks.learn(3, &[], NOW));
        assert!(Door::EVERY.iter().all(|door| !marks.is_closed(3, *door, NOW)));
    }
}
