//! Answers an interaction within three seconds, however long other work takes.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use duelhall_store::MatchId;

use super::bot::Bot;
use super::fault::Fault;
use super::hands::{Live, TOKEN_LIFE};
use super::ids::Spot;
use super::outgoing::{Attach, Outgoing};
use super::rest::{Done, LATER};
use super::visit::Visit;
use super::words;
use crate::chat::desk::Leaf;
use crate::chat::{Backoff, Job};

/// How long we wait for the answer itself to be ready; after that we tell Discord that the answer will come later.
const PATIENCE: Duration = Duration::from_millis(1_200);

/// When Discord stops waiting, minus a little time for the request to arrive.
const LAST_CALL: Duration = Duration::from_millis(2_600);

// Discord takes the first answer to an interaction, or the promise of one, within three seconds.
const _: () = assert!(PATIENCE.as_millis() < LAST_CALL.as_millis() && LAST_CALL.as_millis() < 3_000);

/// How often an answer that may come late is tried.
const TRIES: u32 = 4;

/// Callback types, with Discord's numbers.
const MESSAGE: u8 = 4;
const UPDATE_LATER: u8 = 6;
const UPDATE: u8 = 7;

/// What to show.
#[derive(Debug)]
pub(crate) enum Show {
    /// A new message that only the person sees.
    New(Outgoing),
    /// The pressed message, in its present form.
    Update(Outgoing),
    /// Nothing.
    Nothing,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    /// What to show.
    pub(crate) show: Show,
    /// The match whose hand the message shows or will show, and the page of the hand.
    pub(crate) hand: Option<(MatchId, Leaf)>,
    /// Whether the message shows that hand already.
    pub(crate) shown: bool,
}

/// Where the answer appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stand {
    /// In a new message that only the person sees.
    New,
    /// In the message that was pressed.
    InPlace,
}

impl Answer {
    /// An answer that belongs to no hand.
    pub(crate) const fn show(show: Show) -> Self {
        Self { show, hand: None, shown: false }
    }

    /// The same answer with a line before its words; the line alone if nothing would be shown.
    pub(crate) fn with(mut self, line: &str) -> Self {
        match &mut self.show {
            Show::New(outgoing) | Show::Update(outgoing) => {
                let toast = outgoing.toast.take().map(|toast| format!("{toast}\n{line}"));
                outgoing.toast = Some(toast.unwrap_or_else(|| line.to_owned()));
            }
            Show::Nothing => self.show = Show::New(Outgoing::words(line)),
        }
        self
    }

    /// A few words that only the person sees.
    pub(crate) fn words(text: &str) -> Self {
        Self::show(Show::New(Outgoing::words(text)))
    }
}

/// Gives the answer that `work` makes. `stand` says where the answer goes if it comes late.
pub(crate) async fn give(bot: &Arc<Bot>, visit: &Visit, stand: Stand, work: impl Future<Output = Answer>) {
    let mut work = pin!(work);
    let ready = tokio::select! {
        biased;
        answer = &mut work => Some(answer),
        () = tokio::time::sleep_until(visit.since + PATIENCE) => None,
    };
    let (answer, done) = match ready {
        Some(answer) => {
            let done = at_once(bot, visit, &answer.show).await;
            (answer, done)
        }
        None => {
            let promised = promise(bot, visit, stand).await;
            let answer = work.await;
            let done = match promised {
                Ok(()) => later(bot, visit, stand, &answer.show).await,
                Err(fault) => Err(fault),
            };
            (answer, done)
        }
    };
    match done {
        Ok(stands) => {
            remember(bot, visit, answer, stands, stand).await;
            reached(bot, visit).await;
        }
        Err(Fault::Answered) => {}
        Err(fault) => bot.trouble(&visit.place, fault, "an answer"),
    }
}

/// Notes a way into a place that the bot is not in. The way opens only now: before the answer, Discord accepts no other
/// message by the token. After a promise, the first message replaces the promised answer.
async fn reached(bot: &Arc<Bot>, visit: &Visit) {
    if !matches!(visit.spot, Spot::Carried(_)) {
        return;
    }
    bot.reached(&visit.place, &visit.token, visit.lang(bot).await);
    if !bot.channels.has_worker(&visit.place) && bot.is_owed(&visit.place) {
        super::refresh::owed_to(bot, visit.spot).await;
    }
    bot.channels.send(bot, &visit.place, Job::Wake);
}

/// Answers now; returns whether the message can be edited by the token of this interaction.
async fn at_once(bot: &Bot, visit: &Visit, show: &Show) -> Done<bool> {
    match callback(bot, visit, show).await {
        Err(fault) if fault.is_about_content() => {
            bot.trouble(&visit.place, fault, "an answer");
            let Some(lesser) = lesser(show) else { return sorry(bot, visit).await };
            match callback(bot, visit, &lesser).await {
                Err(fault) if fault.is_about_content() => sorry(bot, visit).await,
                done => done.map(|()| true),
            }
        }
        done => done.map(|()| true),
    }
}

/// The same with less in it, if that is possible.
fn lesser(show: &Show) -> Option<Show> {
    match show {
        Show::New(outgoing) if outgoing.is_rich() => Some(Show::New(outgoing.in_words())),
        Show::Update(outgoing) if outgoing.is_rich() => Some(Show::Update(outgoing.in_words())),
        Show::New(_) | Show::Update(_) | Show::Nothing => None,
    }
}

/// Sends the answer, and repeats it for as long as Discord waits for it.
async fn callback(bot: &Bot, visit: &Visit, show: &Show) -> Done<()> {
    let (kind, body, outgoing, attach) = match show {
        Show::New(outgoing) => (MESSAGE, Some(outgoing.private_body(Attach::New)), Some(outgoing), Attach::New),
        Show::Update(outgoing) => (UPDATE, Some(outgoing.body(Attach::Replace)), Some(outgoing), Attach::Replace),
        Show::Nothing => (UPDATE_LATER, None, None, Attach::Keep),
    };
    loop {
        let files = outgoing.map(|outgoing| outgoing.files(attach)).unwrap_or_default();
        match bot.rest.answer(visit.id, &visit.token, kind, body.clone(), files).await {
            Err(fault) if fault.passes() && visit.since.elapsed() < LAST_CALL => {
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
            done => return done,
        }
    }
}

/// Apologises: our message was wrong, but the person still waits for an answer.
async fn sorry(bot: &Bot, visit: &Visit) -> Done<bool> {
    let body = Some(apology(bot, visit).private_body(Attach::New));
    bot.rest.answer(visit.id, &visit.token, MESSAGE, body, Vec::new()).await.map(|()| false)
}

fn apology(bot: &Bot, visit: &Visit) -> Outgoing {
    Outgoing::words(&words::plain(visit.who.lang.unwrap_or(bot.language), "no-understand"))
}

/// Promises Discord that the answer will come.
async fn promise(bot: &Bot, visit: &Visit, stand: Stand) -> Done<()> {
    let (kind, data) = match stand {
        Stand::New => (LATER, Some(serde_json::json!({ "flags": 64 }))),
        Stand::InPlace => (UPDATE_LATER, None),
    };
    loop {
        match bot.rest.answer(visit.id, &visit.token, kind, data.clone(), Vec::new()).await {
            Err(fault) if fault.passes() && visit.since.elapsed() < LAST_CALL => {
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
            done => return done,
        }
    }
}

/// Answers after a promise; returns whether the message can be edited by the token of this interaction.
async fn later(bot: &Bot, visit: &Visit, stand: Stand, show: &Show) -> Done<bool> {
    match patiently(bot, visit, stand, show).await {
        Err(fault) if fault.is_about_content() => {
            bot.trouble(&visit.place, fault, "an answer");
            let lesser = lesser(show).unwrap_or_else(|| Show::New(apology(bot, visit)));
            patiently(bot, visit, stand, &lesser).await
        }
        done => done,
    }
}

async fn patiently(bot: &Bot, visit: &Visit, stand: Stand, show: &Show) -> Done<bool> {
    let mut backoff = Backoff::default();
    for _ in 1..TRIES {
        match later_once(bot, visit, stand, show).await {
            Err(fault) if fault.passes() => tokio::time::sleep(backoff.failed()).await,
            done => return done,
        }
    }
    later_once(bot, visit, stand, show).await
}

async fn later_once(bot: &Bot, visit: &Visit, stand: Stand, show: &Show) -> Done<bool> {
    let (rest, token) = (&bot.rest, &*visit.token);
    match (stand, show) {
        (Stand::New, Show::New(outgoing) | Show::Update(outgoing)) => {
            rest.edit_answer(token, outgoing, Attach::New).await.map(|()| true)
        }
        (Stand::New, Show::Nothing) => rest.delete_answer(token).await.map(|()| false),
        (Stand::InPlace, Show::Update(outgoing)) => {
            rest.edit_answer(token, outgoing, Attach::Replace).await.map(|()| true)
        }
        // The pressed message does not change. The new message has another id, which nobody needs to know.
        (Stand::InPlace, Show::New(outgoing)) => rest.follow_up(token, outgoing, true).await.map(|_| false),
        (Stand::InPlace, Show::Nothing) => Ok(false),
    }
}

/// Remembers where a hand is shown, so that it can be kept up to date.
async fn remember(bot: &Bot, visit: &Visit, answer: Answer, stands: bool, stand: Stand) {
    let Some((id, leaf)) = answer.hand.filter(|_| stands) else { return };
    let seen = match &answer.show {
        Show::New(outgoing) | Show::Update(outgoing) if answer.shown => Some(outgoing.seen()),
        _ => None,
    };
    // The life of a token begins with the interaction, however long its answer took.
    let live = Live::new(visit.id, visit.token.clone(), visit.came.after(TOKEN_LIFE), seen, leaf);
    let old = bot.hands.cell(&visit.who.id, id, bot.now()).put(live).await;
    // A press on the hand itself changes that message. A new message replaces the old one, which is deleted while that
    // is possible.
    if let Some(old) = old.filter(|old| stand == Stand::New && old.until > bot.now())
        && let Err(fault) = bot.rest.delete_answer(&old.token).await
        && !matches!(fault, Fault::TokenDead | Fault::NoMessage)
    {
        bot.trouble(&visit.place, fault, "an old hand");
    }
}
