//! Ids of people and places, as platforms name them.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// Joins the name of a platform and the platform's own id.
            #[must_use]
            pub fn new(platform: &str, id: &str) -> Self {
                Self(format!("{platform}:{id}"))
            }

            /// Takes an id as [`Self::as_str`] wrote it.
            #[must_use]
            pub fn stored(text: &str) -> Self {
                Self(text.to_owned())
            }

            /// The name of the platform, such as `web`.
            #[must_use]
            pub fn platform(&self) -> &str {
                self.0.split_once(':').map_or("", |(platform, _)| platform)
            }

            /// The platform's own id.
            #[must_use]
            pub fn local(&self) -> &str {
                self.0.split_once(':').map_or("", |(_, id)| id)
            }

            /// The name of the platform and its own id together, as they are stored.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A person on a platform, such as `web:4f1c…`.
    PersonId
}

id! {
    /// A channel, group or private chat on a platform, such as `web:hall`.
    PlaceId
}

impl PlaceId {
    /// The house of a place, whose settings hold in all its rooms. The house of `chat:club/hall/corner` is `chat:club`.
    /// A place without rooms is its own house.
    #[must_use]
    pub fn house(&self) -> Self {
        Self(self.0.split_once('/').map_or(&*self.0, |(house, _)| house).to_owned())
    }

    /// The rooms on the way from the house to the place, the outer room first. A place that is its own house has none.
    pub fn rooms(&self) -> impl Iterator<Item = &str> {
        self.0.split('/').skip(1)
    }

    /// Whether this place is `outer`, or a room in it.
    #[must_use]
    pub fn is_within(&self, outer: &Self) -> bool {
        self.0.strip_prefix(&outer.0).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_within_its_house_and_no_other() {
        let corner = PlaceId::new("chat", "club/hall/corner");
        assert_eq!(corner.house(), PlaceId::new("chat", "club"));
        assert_eq!(corner.rooms().collect::<Vec<_>>(), ["hall", "corner"]);
        assert!(corner.is_within(&PlaceId::new("chat", "club/hall")) && corner.is_within(&corner));
        assert!(!corner.is_within(&PlaceId::new("chat", "club/ha")) && !corner.house().is_within(&corner));
        let alone = PlaceId::new("web", "hall");
        assert_eq!((alone.house(), alone.rooms().count()), (alone.clone(), 0));
    }
}
