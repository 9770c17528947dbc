//! Delivers what the hall has to say without having been asked.

use std::sync::Arc;

use duelhall_hall::{Audience, Notice, Slot};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::Web;
use crate::chat::attended;

/// How many notices are taken at once, so that a refresh of the same slot is done once.
const BATCH: usize = 256;

/// Delivers notices until the hall is closed or the program ends.
pub(crate) async fn deliver(web: Arc<Web>, mut notices: mpsc::UnboundedReceiver<Notice>, stop: CancellationToken) {
    let mut batch = Vec::new();
    loop {
        let taken = tokio::select! {
            taken = notices.recv_many(&mut batch, BATCH) => taken,
            () = stop.cancelled() => 0,
        };
        if taken == 0 {
            return;
        }
        let last: Vec<bool> = (0..batch.len()).map(|at| !is_repeated(&batch[at], &batch[at + 1..])).collect();
        for (notice, last) in batch.drain(..).zip(last) {
            if last {
                attended("a notice in the browser", one(&web, notice)).await;
            }
        }
    }
}

/// Whether a later notice of the batch makes this one useless.
fn is_repeated(notice: &Notice, later: &[Notice]) -> bool {
    let slot_of = |notice: &Notice| -> Option<(Audience, Slot)> {
        match notice {
            Notice::Refresh(audience, slot) | Notice::Remove(audience, slot) => Some((audience.clone(), *slot)),
            Notice::Say(..) => None,
        }
    };
    let slot = slot_of(notice);
    slot.is_some() && later.iter().any(|later| slot_of(later) == slot)
}

async fn one(web: &Web, notice: Notice) {
    match notice {
        Notice::Refresh(Audience::Place(place), slot) if place == web.place => web.timeline.refresh(slot).await,
        Notice::Remove(Audience::Place(place), slot) if place == web.place => web.timeline.remove(slot).await,
        Notice::Say(Audience::Place(place), message) if place == web.place => {
            if let Err(error) = web.timeline.say(message.text).await {
                tracing::error!(%error, "a message was not kept");
            }
        }
        Notice::Refresh(Audience::Person(person, _), slot) => web.panels.refresh(&person, slot).await,
        Notice::Remove(Audience::Person(person, _), slot) => web.panels.remove(&person, slot),
        Notice::Say(Audience::Person(person, _), message) => web.panels.say(&person, message).await,
        Notice::Refresh(..) | Notice::Remove(..) | Notice::Say(..) => {}
    }
}
