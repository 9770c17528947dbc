//! Receives events from Discord: greetings, interactions, and interactions that serenity does not understand.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use duelhall_engine::text::Lang;
use serde_json::Value;
use serenity::async_trait;
use serenity::client::{Context, EventHandler, RawEventHandler};
use serenity::http::RatelimitInfo;
use serenity::model::application::Interaction;
use serenity::model::event::{Event, ResumedEvent};
use serenity::model::gateway::Ready;

use super::bot::Bot;
use super::crowd::{Admission, Permit};
use super::fault::Fault;
use super::outgoing::{Attach, Outgoing};
use super::{dispatch, register, rest, words};
use crate::chat::is_done;

/// Receives the events.
pub(crate) struct Ears {
    bot: Arc<Bot>,
    /// Whether the commands were sent and old messages repaired: Discord greets us again after every lost connection.
    greeted: AtomicBool,
    /// Whether Discord has greeted us on the present connection.
    stood: AtomicBool,
}

/// Raises an alarm when serenity cannot read an interaction, because serenity would drop it silently.
pub(crate) struct Alarm(pub(crate) Arc<Bot>);

impl Ears {
    /// Makes ears for a bot.
    pub(crate) fn new(bot: Arc<Bot>) -> Self {
        Self { bot, greeted: AtomicBool::new(false), stood: AtomicBool::new(false) }
    }

    /// Whether Discord has greeted us since the last call.
    pub(crate) fn stood(&self) -> bool {
        self.stood.swap(false, Ordering::SeqCst)
    }
}

#[async_trait]
impl EventHandler for Ears {
    async fn ready(&self, _: Context, ready: Ready) {
        let shard = ready.shard.map_or(0, |shard| shard.id.0);
        tracing::info!(shard, guilds = ready.guilds.len(), "Discord greets the bot");
        self.stood.store(true, Ordering::SeqCst);
        self.bot.rest.set_application(ready.application.id);
        if self.greeted.swap(true, Ordering::SeqCst) {
            return;
        }
        register::register(&self.bot, ready.application.id.get());
        crate::chat::everything(&self.bot, &self.bot.hall).await;
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.stood.store(true, Ordering::SeqCst);
        tracing::info!("the connection to Discord goes on where it broke off");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        if self.bot.stop.is_cancelled() {
            return;
        }
        let Some(caller) = Caller::of(&interaction) else { return };
        let bot = Arc::clone(&self.bot);
        match self.bot.crowd.enter(caller.user) {
            Admission::Now(permit) => drop(self.bot.tasks.spawn(rest::attending(async move {
                let _permit = permit;
                if !is_done("an interaction", dispatch::attend(Arc::clone(&bot), interaction)).await
                    && !rest::is_answered()
                {
                    caller.answer(&bot, "broke-off").await;
                }
            }))),
            Admission::TooMany(permit) => refuse(bot, permit, caller, "too-many"),
            Admission::Full(permit) => refuse(bot, permit, caller, "too-busy"),
            Admission::Silence => tracing::warn!("more interactions come than can even be refused"),
        }
    }

    async fn ratelimit(&self, data: RatelimitInfo) {
        // The path of the route holds tokens of interactions, so it is not logged.
        let wait_ms = u64::try_from(data.timeout.as_millis()).unwrap_or(u64::MAX);
        tracing::warn!(wait_ms, limit = data.limit, global = data.global, "Discord asks us to wait");
    }
}

#[async_trait]
impl RawEventHandler for Alarm {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else { return };
        if unknown.kind != "INTERACTION_CREATE" {
            return;
        }
        tracing::error!("an interaction came that is not understood; is there a newer release of Duelhall?");
        let bot = Arc::clone(&self.0);
        self.0.tasks.spawn(async move { apologise(&bot, &unknown.value).await });
    }
}

/// Answers an interaction that was not understood, so that nobody waits in vain.
async fn apologise(bot: &Bot, raw: &Value) {
    let text = |key: &str| raw[key].as_str().unwrap_or_default();
    let (Ok(id @ 1..), token) = (text("id").parse::<u64>(), text("token")) else { return };
    let lang = Lang::of_locale(text("locale"));
    Caller { id, token: token.to_owned(), user: 0, lang, can_be_told: true }.answer(bot, "no-understand").await;
}

/// Tells somebody why their interaction is not handled.
fn refuse(bot: Arc<Bot>, permit: Permit, caller: Caller, key: &'static str) {
    bot.tasks.clone().spawn(async move {
        let _permit = permit;
        caller.answer(&bot, key).await;
    });
}

/// The sender of an interaction, with everything that an answer needs except the request itself.
struct Caller {
    id: u64,
    token: String,
    user: u64,
    lang: Option<Lang>,
    /// False for somebody who is typing: proposals are not a message.
    can_be_told: bool,
}

impl Caller {
    /// Reads an interaction; `None` for one that no person has sent.
    fn of(interaction: &Interaction) -> Option<Self> {
        let (id, token) = (interaction.id().get(), interaction.token().to_owned());
        let (user, locale, can_be_told) = match interaction {
            Interaction::Command(command) => (&command.user, &command.locale, true),
            Interaction::Autocomplete(command) => (&command.user, &command.locale, false),
            Interaction::Component(component) => (&component.user, &component.locale, true),
            Interaction::Modal(form) => (&form.user, &form.locale, true),
            _ => return None,
        };
        Some(Self { id, token, user: user.id.get(), lang: Lang::of_locale(locale), can_be_told })
    }

    /// Answers with a few words that only the person sees.
    async fn answer(&self, bot: &Bot, key: &str) {
        if !self.can_be_told {
            return;
        }
        let outgoing = Outgoing::words(&words::plain(self.lang.unwrap_or(bot.language), key));
        let body = Some(outgoing.private_body(Attach::New));
        // 4: a message.
        match bot.rest.answer(self.id, &self.token, 4, body, Vec::new()).await {
            Ok(()) => {}
            // Discord was already promised an answer.
            Err(Fault::Answered) => {
                if let Err(fault) = bot.rest.edit_answer(&self.token, &outgoing, Attach::New).await {
                    tracing::warn!(%fault, "a promised answer could not be given");
                }
            }
            Err(fault) => tracing::warn!(%fault, "an interaction could not even be refused"),
        }
    }
}
