//! What comes from Discord: greetings, interactions, and the alarm for what serenity does not understand.

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
use super::sheet::{Attach, Sheet};
use super::{desk, refresh, register, words};

/// Attends to what comes.
pub(crate) struct Ears {
    bot: Arc<Bot>,
    /// Whether the commands are told and old messages repaired: Discord greets us anew after every break.
    greeted: AtomicBool,
}

/// Raises the alarm when something comes that serenity cannot read: it would drop an interaction in silence.
pub(crate) struct Alarm(pub(crate) Arc<Bot>);

impl Ears {
    /// Makes ears for a bot.
    pub(crate) fn new(bot: Arc<Bot>) -> Self {
        Self { bot, greeted: AtomicBool::new(false) }
    }
}

#[async_trait]
impl EventHandler for Ears {
    async fn ready(&self, _: Context, ready: Ready) {
        let shard = ready.shard.map_or(0, |shard| shard.id.0);
        tracing::info!(shard, guilds = ready.guilds.len(), "Discord greets the bot");
        self.bot.rest.set_application(ready.application.id);
        if self.greeted.swap(true, Ordering::SeqCst) {
            return;
        }
        register::register(&self.bot, ready.application.id.get()).await;
        refresh::everything(&self.bot).await;
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("the connection to Discord goes on where it broke off");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        if self.bot.stop.is_cancelled() {
            return;
        }
        self.bot.tasks.spawn(desk::attend(Arc::clone(&self.bot), interaction));
    }

    async fn ratelimit(&self, data: RatelimitInfo) {
        // The path of the route: it holds tokens of interactions, and is not logged.
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

/// Answers an interaction that was not understood, so that nobody waits for nothing.
async fn apologise(bot: &Bot, raw: &Value) {
    let text = |key: &str| raw[key].as_str().unwrap_or_default();
    let (Ok(id @ 1..), token) = (text("id").parse::<u64>(), text("token")) else { return };
    let lang = Lang::of_locale(text("locale")).unwrap_or(bot.language);
    let sheet = Sheet::words(&words::plain(lang, "no-understand"));
    let body = Some(sheet.private_body(Attach::New));
    // 4: a message.
    if let Err(fault) = bot.rest.answer(id, token, 4, body, Vec::new()).await {
        tracing::warn!(%fault, "nor could it be answered");
    }
}
