//! Discord's numbers as the hall's ids, and back.
//!
//! A guild is a house and its channels are rooms: `discord:GUILD/CHANNEL`, with a thread
//! `discord:GUILD/CHANNEL/THREAD`. A private chat with the bot is `discord:dm-CHANNEL`. A channel in which the bot is
//! only a person's app, and cannot post by itself, is `discord:app-CHANNEL`.

use duelhall_hall::{PersonId, PlaceId};

/// The name of the platform.
pub(crate) const PLATFORM: &str = "discord";

/// A place on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A channel of a guild that the bot is a member of, or a thread in such a channel.
    Guild {
        /// The guild.
        guild: u64,
        /// The channel.
        channel: u64,
        /// The thread in the channel.
        thread: Option<u64>,
    },
    /// A private chat with the bot.
    Direct(u64),
    /// A channel that the bot is not in: a person brought it along.
    Carried(u64),
}

impl Spot {
    /// Reads a place.
    pub(crate) fn of(place: &PlaceId) -> Option<Self> {
        if place.platform() != PLATFORM {
            return None;
        }
        let local = place.local();
        if let Some(channel) = local.strip_prefix("dm-") {
            return Some(Self::Direct(number(channel)?));
        }
        if let Some(channel) = local.strip_prefix("app-") {
            return Some(Self::Carried(number(channel)?));
        }
        let mut parts = local.split('/').map(number);
        let (guild, channel) = (parts.next()??, parts.next()??);
        let thread = match parts.next() {
            Some(thread) => Some(thread?),
            None => None,
        };
        parts.next().is_none().then_some(Self::Guild { guild, channel, thread })
    }

    /// The place as the hall names it.
    pub(crate) fn place(self) -> PlaceId {
        let local = match self {
            Self::Guild { guild, channel, thread: None } => format!("{guild}/{channel}"),
            Self::Guild { guild, channel, thread: Some(thread) } => format!("{guild}/{channel}/{thread}"),
            Self::Direct(channel) => format!("dm-{channel}"),
            Self::Carried(channel) => format!("app-{channel}"),
        };
        PlaceId::new(PLATFORM, &local)
    }

    /// The channel or thread to which messages go.
    pub(crate) const fn channel(self) -> u64 {
        match self {
            Self::Guild { thread: Some(channel), .. }
            | Self::Guild { channel, .. }
            | Self::Direct(channel)
            | Self::Carried(channel) => channel,
        }
    }
}

/// The id of a person, from their number.
pub(crate) fn person(user: u64) -> PersonId {
    PersonId::new(PLATFORM, &user.to_string())
}

/// The number of a person; `None` for a computer player or somebody of another platform.
pub(crate) fn user(person: &PersonId) -> Option<u64> {
    if person.platform() == PLATFORM { number(person.local()) } else { None }
}

/// Reads a number that is not zero, because serenity's ids cannot be zero.
fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number| *number != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_reads_as_it_is_written() {
        let spots = [
            Spot::Guild { guild: 1, channel: 2, thread: None },
            Spot::Guild { guild: 1, channel: 2, thread: Some(3) },
            Spot::Direct(4),
            Spot::Carried(u64::MAX),
        ];
        for spot in spots {
            assert_eq!(Spot::of(&spot.place()), Some(spot));
        }
        assert_eq!(spots.map(Spot::channel), [2, 3, 4, u64::MAX]);
    }

    #[test]
    fn a_thread_is_a_room_in_its_channel_and_a_guild_is_the_house() {
        let thread = Spot::Guild { guild: 1, channel: 2, thread: Some(3) }.place();
        assert!(thread.is_within(&Spot::Guild { guild: 1, channel: 2, thread: None }.place()));
        assert_eq!(thread.house(), PlaceId::new(PLATFORM, "1"));
        assert_eq!(Spot::Carried(5).place().house(), Spot::Carried(5).place());
    }

    #[test]
    fn what_is_no_place_of_ours_is_none() {
        for text in ["web:hall", "discord:1", "discord:1/x", "discord:0/1", "discord:1/2/3/4", "discord:dm-"] {
            assert_eq!(Spot::of(&PlaceId::stored(text)), None, "{text}");
        }
        assert_eq!(user(&person(7)), Some(7));
        assert_eq!(user(&PersonId::new("ai", "7")), None);
    }
}
