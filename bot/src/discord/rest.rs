//! The few kinds of requests to Discord that we need. Each has a time limit, and fails with a [`Fault`].

use std::cell::Cell;
use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use serenity::http::Http;
use serenity::model::application::Command;
use serenity::model::channel::{Message, MessageFlags};
use serenity::model::id::{ApplicationId, ChannelId, InteractionId, MessageId, UserId};
use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;

use super::commands::clickable::Ids;
use super::fault::Fault;
use super::outgoing::{Attach, Outgoing};

/// How long a request may take, including all the waits that Discord demands.
const TIME: Duration = Duration::from_secs(30);

/// How many requests by tokens are made at once. So a few slow ones delay no others, and a flood is bounded.
const BY_TOKEN: usize = 64;

/// The time between two requests that Discord counts together: it allows 50 in a second. Answers to interactions are
/// not counted.
const GAP: Duration = Duration::from_millis(25);

/// The callback type that promises an answer.
pub(super) const LATER: u8 = 5;

/// The requests.
pub(crate) struct Rest {
    http: Arc<Http>,
    /// For requests by tokens. serenity would count the tokens of all interactions together, as if they were one
    /// webhook with five requests at a time. `rate.rs` keeps to what Discord allows each token.
    direct: Http,
    by_token: Semaphore,
    /// The ids of the commands, for texts that name them.
    pub(crate) commands: Ids,
    /// When the next counted request may be made. It is locked until then: a task that wakes late must not overlap with
    /// the next.
    next: Mutex<Instant>,
}

tokio::task_local! {
    /// Whether the interaction to which this task attends has its first answer.
    static ANSWERED: Cell<bool>;
}

/// Handles an interaction; within `work`, [`is_answered`] says whether it has its first answer.
pub(crate) async fn attending<T>(work: impl Future<Output = T>) -> T {
    ANSWERED.scope(Cell::new(false), work).await
}

/// Whether the interaction to which this task attends has its first answer: Discord takes no second one.
pub(crate) fn is_answered() -> bool {
    ANSWERED.try_with(Cell::get).unwrap_or(false)
}

/// The result of a request, or why it failed.
pub(crate) type Done<T> = Result<T, Fault>;

impl Rest {
    /// Makes requests with `http`, and those by tokens with `direct`, which keeps to no limits.
    pub(crate) fn new(http: Http, direct: Http) -> Self {
        let (by_token, next) = (Semaphore::new(BY_TOKEN), Mutex::new(Instant::now()));
        Self { http: Arc::new(http), direct, by_token, commands: Ids::default(), next }
    }

    /// Sets the application's id, which Discord sends in its greeting.
    pub(crate) fn set_application(&self, id: ApplicationId) {
        self.http.set_application_id(id);
        self.direct.set_application_id(id);
    }

    /// Makes a counted request, in its turn.
    async fn counted<T>(&self, request: impl Future<Output = serenity::Result<T>>) -> Done<T> {
        let mut next = self.next.lock().await;
        tokio::time::sleep_until(*next).await;
        *next = Instant::now() + GAP;
        drop(next);
        within(request).await
    }

    /// Answers an interaction, with the picture. `kind` is the type of the callback.
    pub(crate) async fn answer(
        &self,
        id: u64,
        token: &str,
        kind: u8,
        data: Option<Value>,
        files: Vec<CreateAttachment>,
    ) -> Done<()> {
        let body = json!({ "type": kind, "data": data.map(|data| self.commands.fill(data)) });
        within(self.direct.create_interaction_response(InteractionId::new(id), token, &body, files)).await?;
        // A promise is not yet an answer. Outside a task that attends to an interaction, nobody asks for this value.
        if kind != LATER {
            let _ = ANSWERED.try_with(|answered| answered.set(true));
        }
        Ok(())
    }

    /// Edits the answer to an interaction, or the message that was pressed.
    pub(crate) async fn edit_answer(&self, token: &str, outgoing: &Outgoing, attach: Attach) -> Done<()> {
        let _turn = self.by_token.acquire().await;
        let (body, files) = (self.commands.fill(outgoing.body(attach)), outgoing.files(attach));
        let done = within(self.direct.edit_original_interaction_response(token, &body, files)).await;
        done_anyway(done.map(drop)).map_err(Fault::by_token)
    }

    /// Deletes the answer to an interaction.
    pub(crate) async fn delete_answer(&self, token: &str) -> Done<()> {
        let _turn = self.by_token.acquire().await;
        within(self.direct.delete_original_interaction_response(token)).await.map_err(Fault::by_token)
    }

    /// Sends a further answer, to everybody or only to the person who asked. Returns the id of the message, and whether
    /// only that person sees it: Discord may decide so.
    pub(crate) async fn follow_up(&self, token: &str, outgoing: &Outgoing, private: bool) -> Done<(u64, bool)> {
        let _turn = self.by_token.acquire().await;
        let body = if private { outgoing.private_body(Attach::New) } else { outgoing.body(Attach::New) };
        let body = self.commands.fill(body);
        let done = within(self.direct.create_followup_message(token, &body, outgoing.files(Attach::New))).await;
        let is_private = |message: &Message| message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        done.map(|message| (message.id.get(), is_private(&message))).map_err(Fault::by_token)
    }

    /// Removes the buttons of a message that was sent as a further answer.
    pub(crate) async fn strip_follow_up(&self, token: &str, id: u64, words: Option<&str>) -> Done<()> {
        let _turn = self.by_token.acquire().await;
        let (id, body) = (MessageId::new(id), bare(words));
        let done = within(self.direct.edit_followup_message(token, id, &body, Vec::new())).await;
        done_anyway(done.map(drop)).map_err(Fault::by_token)
    }

    /// Deletes a message that was sent as a further answer.
    pub(crate) async fn delete_follow_up(&self, token: &str, id: u64) -> Done<()> {
        let _turn = self.by_token.acquire().await;
        within(self.direct.delete_followup_message(token, MessageId::new(id))).await.map_err(Fault::by_token)
    }

    /// Edits a message that was sent as a further answer.
    pub(crate) async fn edit_follow_up(&self, token: &str, id: u64, outgoing: &Outgoing, attach: Attach) -> Done<()> {
        let _turn = self.by_token.acquire().await;
        let (body, files) = (self.commands.fill(outgoing.body(attach)), outgoing.files(attach));
        let done = within(self.direct.edit_followup_message(token, MessageId::new(id), &body, files)).await;
        done_anyway(done.map(drop)).map_err(Fault::by_token)
    }

    /// Posts a message in a channel, and returns its id. With the nonce of an earlier try, it is posted only once.
    pub(crate) async fn post(&self, channel: u64, outgoing: &Outgoing, nonce: &str) -> Done<u64> {
        let (body, files) = (outgoing.silent_body(Attach::New), outgoing.files(Attach::New));
        let mut body = self.commands.fill(body);
        if !nonce.is_empty() {
            (body["nonce"], body["enforce_nonce"]) = (nonce.into(), true.into());
        }
        let (id, body) = (ChannelId::new(channel), &body);
        let done = self.opened(channel, || self.counted(self.http.send_message(id, files.clone(), body))).await;
        done.map(|message| message.id.get())
    }

    /// Edits a message in a channel.
    pub(crate) async fn edit(&self, channel: u64, message: u64, outgoing: &Outgoing, attach: Attach) -> Done<()> {
        let body = self.commands.fill(outgoing.body(attach));
        self.edit_body(channel, message, &body, outgoing.files(attach)).await
    }

    /// Removes the buttons of a message.
    pub(crate) async fn strip(&self, channel: u64, message: u64, words: Option<&str>) -> Done<()> {
        self.edit_body(channel, message, &bare(words), Vec::new()).await
    }

    async fn edit_body(&self, channel: u64, message: u64, body: &Value, files: Vec<CreateAttachment>) -> Done<()> {
        let (id, message) = (ChannelId::new(channel), MessageId::new(message));
        let edit = || self.counted(self.http.edit_message(id, message, body, files.clone()));
        done_anyway(self.opened(channel, edit).await.map(drop))
    }

    /// Deletes a message in a channel.
    pub(crate) async fn delete(&self, channel: u64, message: u64) -> Done<()> {
        let (id, message) = (ChannelId::new(channel), MessageId::new(message));
        self.opened(channel, || self.counted(self.http.delete_message(id, message, None))).await
    }

    /// Makes a request in a channel. An archived thread is opened first. Everybody who may write in a thread may open
    /// it, unless it is locked.
    async fn opened<T, F: Future<Output = Done<T>>>(&self, thread: u64, request: impl Fn() -> F) -> Done<T> {
        match request().await {
            Err(Fault::Archived) => {
                let body = json!({ "archived": false });
                let done = self.counted(self.http.edit_thread(ChannelId::new(thread), &body, None)).await.map(drop);
                done_anyway(done).map_err(|fault| if fault.passes() { fault } else { Fault::Locked })?;
                request().await
            }
            done => done,
        }
    }

    /// Opens a thread, and returns its id. If a message is given, the thread is attached to it.
    pub(crate) async fn open_thread(&self, channel: u64, message: Option<u64>, name: &str) -> Done<u64> {
        let channel = ChannelId::new(channel);
        // 1,440 minutes: a thread is archived after a day without news. Type 11 is a public thread.
        let body = json!({ "name": name, "auto_archive_duration": 1_440 });
        let thread = match message {
            Some(message) => {
                self.counted(self.http.create_thread_from_message(channel, MessageId::new(message), &body, None)).await
            }
            None => {
                let body = json!({ "name": name, "auto_archive_duration": 1_440, "type": 11 });
                self.counted(self.http.create_thread(channel, &body, None)).await
            }
        };
        thread.map(|thread| thread.id.get())
    }

    /// Opens the private chat with a person, and returns its id.
    pub(crate) async fn open_chat(&self, user: u64) -> Done<u64> {
        let body = json!({ "recipient_id": UserId::new(user) });
        self.counted(self.http.create_private_channel(&body)).await.map(|channel| channel.id.get())
    }

    /// Sends Discord all commands, and learns their ids.
    pub(crate) async fn register(&self, commands: &Value) -> Done<()> {
        let done = self.counted(self.http.create_global_commands(commands)).await;
        done_anyway(done.map(|commands| self.learn(&commands)))
    }

    /// Learns the ids of the commands that Discord was told earlier.
    pub(crate) async fn look_up_commands(&self) -> Done<()> {
        self.counted(self.http.get_global_commands()).await.map(|commands| self.learn(&commands))
    }

    fn learn(&self, commands: &[Command]) {
        self.commands.learn(commands.iter().map(|command| (command.name.clone(), command.id.get())));
    }

    /// Removes what serenity remembers about the limits of old requests: it keeps an entry for every channel for ever.
    pub(crate) async fn sweep(&self) {
        let Some(limiter) = &self.http.ratelimiter else { return };
        let (routes, now) = (limiter.routes(), SystemTime::now());
        let in_use = |limit: &serenity::http::Ratelimit| limit.reset().is_some_and(|reset| reset > now);
        routes.write().await.retain(|_, bucket| bucket.try_lock().map_or(true, |limit| in_use(&limit)));
    }
}

async fn within<T>(request: impl Future<Output = serenity::Result<T>>) -> Done<T> {
    match tokio::time::timeout(TIME, request).await {
        Ok(done) => done.map_err(|error| Fault::of(&error)),
        Err(_) => Err(Fault::Away),
    }
}

/// The body of an edit that takes all buttons away, and puts words in the place of the old ones if there are any.
fn bare(words: Option<&str>) -> Value {
    let mut body = json!({ "components": [] });
    if let Some(words) = words {
        body["content"] = words.into();
    }
    body
}

/// An answer that cannot be understood is no failure if nothing in it is needed.
fn done_anyway(done: Done<()>) -> Done<()> {
    if done == Err(Fault::Garbled) { Ok(()) } else { done }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use serenity::http::HttpBuilder;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    /// A server that answers every request, except those whose path contains `slow`.
    async fn half_asleep(asleep: Arc<AtomicUsize>) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move {
            loop {
                let (mut socket, _) = listener.accept().await.unwrap();
                let asleep = Arc::clone(&asleep);
                tokio::spawn(async move {
                    let mut page = [0; 4_096];
                    let read = socket.read(&mut page).await.unwrap_or_default();
                    if String::from_utf8_lossy(&page[..read]).contains("slow") {
                        asleep.fetch_add(1, Ordering::SeqCst);
                        return std::future::pending().await;
                    }
                    let _ = socket.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").await;
                });
            }
        });
        address
    }

    // D-14
    #[tokio::test]
    async fn requests_by_tokens_that_discord_is_slow_to_answer_hold_up_no_other() {
        let asleep = Arc::new(AtomicUsize::new(0));
        let address = half_asleep(Arc::clone(&asleep)).await;
        let http = || HttpBuilder::new("token").proxy(&address).ratelimiter_disabled(true).build();
        let rest = Arc::new(Rest::new(http(), http()));
        rest.set_application(ApplicationId::new(1));
        let slow: Vec<_> = (0..8)
            .map(|number| {
                let rest = Arc::clone(&rest);
                tokio::spawn(async move { rest.delete_answer(&format!("slow{number}")).await })
            })
            .collect();
        while asleep.load(Ordering::SeqCst) < slow.len() {
            tokio::task::yield_now().await;
        }
        assert_eq!(rest.delete_answer("quick").await, Ok(()));
        assert!(slow.iter().all(|request| !request.is_finished()), "the last request did not wait for the slow ones");
        slow.iter().for_each(tokio::task::JoinHandle::abort);
    }
}
