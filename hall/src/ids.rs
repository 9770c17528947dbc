//! People and places, as platforms name them.

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

            /// An id as [`Self::as_str`] wrote it.
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

            /// Both together, as they are stored.
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
