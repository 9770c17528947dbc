//! Hands each notice of the hall to its platform.

use duelhall_hall::{Audience, Notice};
use tokio::sync::mpsc;

/// The channel for notices of one platform, with the name at the start of the platform's ids.
pub(crate) type Platform = (&'static str, mpsc::UnboundedSender<Notice>);

/// Hands out notices until the hall is gone. A notice for a platform that is not running is dropped. Its content is
/// stored, and is shown when the platform runs again.
pub(crate) async fn hand_out(mut notices: mpsc::UnboundedReceiver<Notice>, platforms: Vec<Platform>) {
    while let Some(notice) = notices.recv().await {
        let name = platform_of(&notice);
        if let Some((_, platform)) = platforms.iter().find(|(known, _)| *known == name) {
            // A platform that has ended needs no more notices.
            let _ = platform.send(notice);
        }
    }
}

fn platform_of(notice: &Notice) -> &str {
    match notice {
        Notice::Refresh(audience, _) | Notice::Say(audience, _) | Notice::Remove(audience, _) => match audience {
            Audience::Place(place) => place.platform(),
            Audience::Person(person, _) => person.platform(),
        },
        Notice::Show(place, _) => place.platform(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_hall::{PersonId, PlaceId, Slot};
    use duelhall_store::MatchId;

    #[tokio::test]
    async fn each_platform_gets_its_own_and_nothing_else() {
        let (hall, notices) = mpsc::unbounded_channel();
        let (web, mut to_web) = mpsc::unbounded_channel();
        let (chat, mut to_chat) = mpsc::unbounded_channel();
        let slot = Slot::Board(MatchId::from_number(1));
        let place = |platform: &str| Audience::Place(PlaceId::new(platform, "hall"));
        // A person of one platform may play in a place of the other.
        let guest = Audience::Person(PersonId::new("chat", "ann"), PlaceId::new("web", "hall"));
        for audience in [place("web"), place("chat"), guest.clone(), place("nowhere")] {
            hall.send(Notice::Refresh(audience, slot)).unwrap();
        }
        drop(hall);
        hand_out(notices, vec![("web", web), ("chat", chat)]).await;
        let of = |platform: &mut mpsc::UnboundedReceiver<Notice>| {
            let mut got = Vec::new();
            while let Ok(Notice::Refresh(audience, _)) = platform.try_recv() {
                got.push(audience);
            }
            got
        };
        assert_eq!(of(&mut to_web), [place("web")]);
        assert_eq!(of(&mut to_chat), [place("chat"), guest]);
    }
}
