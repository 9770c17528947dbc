//! Gives the notices of the hall to the workers, and to the messages of single people.

use std::sync::Arc;
use std::time::Duration;

use duelhall_hall::{Audience, Hall, Message, Notice, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::messenger::Messenger;
use super::places::Job;
use crate::chat::attended;

/// How long a start may take: a ping that waited when the program ended is still owed.
const START: Duration = Duration::from_secs(60);

/// A notice for one person, and the place in which they play.
pub(crate) enum Personal {
    /// Their hand of a match changed.
    Hand(MatchId),
    /// They should be told something.
    Words(Box<Message>),
}

/// Delivers notices until the hall is closed or the program ends; those for one person go to `personal`.
pub(crate) async fn notices<M: Messenger>(
    bot: Arc<M>,
    mut notices: mpsc::UnboundedReceiver<Notice>,
    personal: impl Fn(&Arc<M>, PersonId, PlaceId, Personal) + Send + Sync,
) {
    loop {
        let notice = tokio::select! {
            () = bot.places().stop.cancelled() => return,
            notice = notices.recv() => notice,
        };
        let Some(notice) = notice else { return };
        attended("a notice", async { one(&bot, notice, &personal) }).await;
    }
}

fn one<M: Messenger>(bot: &Arc<M>, notice: Notice, personal: &impl Fn(&Arc<M>, PersonId, PlaceId, Personal)) {
    let (place, job) = match notice {
        Notice::Refresh(Audience::Place(place), slot) => (place, Job::Refresh(slot)),
        Notice::Show(place, slot) => (place, Job::Show(slot)),
        Notice::Remove(Audience::Place(place), slot) => (place, Job::Remove(slot)),
        Notice::Say(Audience::Place(place), message) => (place, Job::Say(message)),
        Notice::Refresh(Audience::Person(person, place), Slot::Hand(id)) => {
            return personal(bot, person, place, Personal::Hand(id));
        }
        Notice::Say(Audience::Person(person, place), message) => {
            return personal(bot, person, place, Personal::Words(Box::new(message)));
        }
        // A message that only one person sees is an answer to them: nothing else has to be updated or removed.
        Notice::Refresh(Audience::Person(..), _) | Notice::Remove(Audience::Person(..), _) => return,
    };
    bot.places().send(bot, &place, job);
}

/// Tells the places of a match that a player has opened their hand, or pressed something. `at` is the moment of an answer: what is
/// asked after it they have not seen. A hand that was opened shows whatever is asked.
pub(crate) async fn opened<M: Messenger>(
    bot: &Arc<M>,
    hall: &Hall,
    person: &PersonId,
    id: MatchId,
    at: Option<Instant>,
) {
    let Ok(Some(facts)) = hall.facts(id).await else { return };
    if facts.over || facts.players.iter().all(|player| player.id != *person) {
        return;
    }
    for place in facts.places.iter().filter(|place| place.platform() == M::PLATFORM) {
        bot.places().send(bot, place, Job::Opened(person.clone(), id, at));
    }
}

/// Whether the place in which a person plays calls them, and so tells them what a message to them alone says: that half of
/// their time is gone, or that the clock has ended their match.
pub(crate) async fn is_told_there<M: Messenger>(bot: &M, who: &PersonId, place: &PlaceId, message: &Message) -> bool {
    let about = message.buttons.iter().find_map(|button| button.press.match_id());
    let (Some(id), Some(ground)) = (about, bot.ground(&M::house(place))) else { return false };
    let slot = if message.hurry { Slot::Ping(id) } else { Slot::Board(id) };
    // A place that takes no messages calls nobody.
    if bot.places().is_mute(place) || !bot.calls(&ground, (place, slot)).await {
        return false;
    }
    let call = bot.newest(&(place.clone(), slot)).await;
    call.is_ok_and(|call| call.is_some_and(|call| call.mentions.iter().any(|mention| mention.id == *who)))
}

/// Brings the boards of the places that are `wanted` up to date, in and below a place.
pub(crate) async fn boards_of<M: Messenger>(
    bot: &Arc<M>,
    hall: &Hall,
    above: &PlaceId,
    wanted: impl Fn(&PlaceId) -> bool,
) {
    match hall.live_in(above.as_str()).await {
        Ok(live) => {
            for (place, id) in live.into_iter().filter(|(place, _)| wanted(place)) {
                bot.places().send(bot, &place, Job::Show(Slot::Board(id)));
            }
        }
        Err(error) => tracing::error!(place = %above, %error, "the matches of a place cannot be read"),
    }
}

/// Brings every message that is known up to date, in the places that are `wanted`: also the board of a match that ended while
/// nothing could be sent there. No ping is sent again, but an end by the clock still calls the players.
pub(crate) async fn posts_of<M: Messenger>(bot: &Arc<M>, wanted: impl Fn(&PlaceId) -> bool) {
    let is_wanted = |(place, slot): &(PlaceId, Slot)| wanted(place) && !matches!(slot, Slot::Ping(_));
    for (place, slot) in posted(&**bot).await.into_iter().filter(is_wanted) {
        bot.places().send(bot, &place, Job::Refresh(slot));
    }
}

/// Every slot that has a message.
async fn posted<M: Messenger>(bot: &M) -> Vec<(PlaceId, Slot)> {
    match M::POSTS.all(&*bot.places().store).await {
        Ok(found) => found.into_iter().map(|(place, slot)| (PlaceId::stored(&place), slot)).collect(),
        Err(error) => {
            tracing::error!(%error, "where messages stand cannot be read");
            Vec::new()
        }
    }
}

/// Repairs, after a start, the messages that could not be delivered before it: each then shows the stored state.
pub(crate) async fn everything<M: Messenger>(bot: &Arc<M>, hall: &Hall) {
    let prefix = format!("{}:", M::PLATFORM);
    let (mut slots, mut pings) = (Vec::new(), Vec::new());
    match hall.live_in(&prefix).await {
        Ok(found) => {
            slots.extend(found.iter().map(|(place, id)| (place.clone(), Slot::Board(*id))));
            pings = found;
        }
        Err(error) => tracing::error!(%error, "the matches in progress cannot be read"),
    }
    slots.extend(posted(&**bot).await);
    match hall.pending_in(&prefix).await {
        Ok(found) => slots.extend(found.into_iter().map(|(place, id)| (place, Slot::Challenge(id)))),
        Err(error) => tracing::error!(%error, "the challenges cannot be read"),
    }
    // A worker takes each slot only once, and the boards of matches in progress go first.
    for (place, slot) in slots {
        bot.places().send(bot, &place, Job::Refresh(slot));
    }
    for (place, id) in pings {
        // Only workers know who looked at their hand, so people who were asked long ago are left in peace.
        let facts = hall.facts(id).await.ok().flatten();
        if facts.and_then(|facts| facts.asked_for).is_some_and(|asked| asked < M::PING_DELAY + START) {
            bot.places().send(bot, &place, Job::Refresh(Slot::Ping(id)));
        }
    }
}
