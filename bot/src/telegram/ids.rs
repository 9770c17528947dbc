//! Telegram's numbers as the hall's ids, and back.
//!
//! A chat is a house, `telegram:CHAT`, and a topic of a forum is a room in it, `telegram:CHAT/TOPIC`. A private chat
//! with the bot has the number of its person, so it is the place `telegram:PERSON`. Groups have negative numbers.

use duelhall_hall::{Facts, PersonId, PlaceId};

/// The name of the platform.
pub(crate) const PLATFORM: &str = "telegram";

/// The account behind which Telegram hides the admins of a group, if they want that.
pub(crate) const ANONYMOUS: i64 = 1_087_968_824;

/// A place on Telegram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    /// The chat.
    pub(crate) chat: i64,
    /// The topic in it, if it is a forum.
    pub(crate) topic: Option<i64>,
}

impl Spot {
    /// A chat without topics.
    pub(crate) const fn chat(chat: i64) -> Self {
        Self { chat, topic: None }
    }

    /// Reads a place.
    pub(crate) fn of(place: &PlaceId) -> Option<Self> {
        if place.platform() != PLATFORM {
            return None;
        }
        let mut parts = place.local().split('/').map(number);
        let chat = parts.next()??;
        let topic = match parts.next() {
            Some(topic) => Some(topic?),
            None => None,
        };
        parts.next().is_none().then_some(Self { chat, topic })
    }

    /// The place as the hall names it.
    pub(crate) fn place(self) -> PlaceId {
        let local = match self.topic {
            None => self.chat.to_string(),
            Some(topic) => format!("{}/{topic}", self.chat),
        };
        PlaceId::new(PLATFORM, &local)
    }

    /// Whether it is the private chat of a person with the bot.
    pub(crate) const fn is_private(self) -> bool {
        self.chat > 0
    }
}

/// The places of a match that are on Telegram.
pub(crate) fn ours(facts: &Facts) -> impl Iterator<Item = &PlaceId> {
    facts.places.iter().filter(|place| place.platform() == PLATFORM)
}

/// The id of a person, from their number.
pub(crate) fn person(user: i64) -> PersonId {
    PersonId::new(PLATFORM, &user.to_string())
}

/// The number of a person; `None` for a computer player or somebody of another platform.
pub(crate) fn user(person: &PersonId) -> Option<i64> {
    if person.platform() == PLATFORM { number(person.local()) } else { None }
}

fn number(text: &str) -> Option<i64> {
    text.parse().ok().filter(|number: &i64| *number != 0 && number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_reads_as_it_is_written() {
        for spot in [Spot::chat(7), Spot::chat(-5), Spot { chat: -1_001_234_567_890, topic: Some(3) }] {
            assert_eq!(Spot::of(&spot.place()), Some(spot));
        }
        assert!(Spot::chat(7).is_private() && !Spot::chat(-7).is_private());
    }

    #[test]
    fn a_topic_is_a_room_in_its_chat() {
        let topic = Spot { chat: -100, topic: Some(3) }.place();
        assert!(topic.is_within(&Spot::chat(-100).place()));
        assert_eq!(topic.house(), Spot::chat(-100).place());
    }

    #[test]
    fn what_is_no_place_of_ours_is_none() {
        for text in
            ["web:hall", "telegram:", "telegram:x", "telegram:0", "telegram:1/2/3", "telegram:+1", "telegram:1/"]
        {
            assert_eq!(Spot::of(&PlaceId::stored(text)), None, "{text}");
        }
        assert_eq!(user(&person(7)), Some(7));
        assert_eq!(user(&PersonId::new("ai", "7")), None);
    }
}
