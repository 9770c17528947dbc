//! What is wrong with a deck, in words: the messages of a game have keys that begin with `fault-<game>-`.

use crate::kit::{Arg, Definition, Text};

/// A card of a set, as faults name it.
pub(crate) fn name<D: Definition>(id: &str) -> Text {
    Text::new(format!("fault-{}-card", D::GAME)).with("card", Arg::card::<D>(id))
}

/// What is wrong with a card. One that is in no set has its id for a name.
pub(crate) fn about<D: Definition>(key: &str, id: &str, is_known: bool) -> Text {
    let unknown = || Text::new(format!("fault-{}-id", D::GAME)).raw("id", id);
    Text::new(format!("fault-{}-{key}", D::GAME)).text("card", if is_known { name::<D>(id) } else { unknown() })
}

/// What is wrong with how many cards there are.
pub(crate) fn counted<D: Definition>(key: &str, n: usize, most: usize) -> Text {
    Text::new(format!("fault-{}-{key}", D::GAME)).num("n", n as i64).num("most", most as i64)
}
