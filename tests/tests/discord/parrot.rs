//! A bot of a few lines with the same client library as the program, to test the fake itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use duelhall_tests::discord::Discord;
use serenity::all::{
    CommandInteraction, CommandOptionType, ComponentInteraction, Context, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, EditAttachments, EditInteractionResponse, EditMessage, EventHandler, GatewayIntents, Http,
    HttpBuilder, InputTextStyle, Interaction, Ready,
};
use serenity::async_trait;
use tokio::task::JoinHandle;

/// A picture of one pixel.
pub(crate) fn png() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::DynamicImage::new_rgb8(1, 1).write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// A running bot; it ends when it is dropped.
pub(crate) struct Parrot {
    pub(crate) http: Arc<Http>,
    pub(crate) ready: Arc<AtomicU32>,
    task: JoinHandle<()>,
}

impl Drop for Parrot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Parrot {
    /// Starts it on the plain sockets.
    pub(crate) async fn start(discord: &Discord) -> Self {
        let http = HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
        Self::with(http).await
    }

    /// Starts it with TLS, and with the rate limiter of the library.
    pub(crate) async fn start_sealed(discord: &Discord) -> Self {
        let http = HttpBuilder::new(discord.token()).client(discord.client().unwrap()).build();
        Self::with(http).await
    }

    async fn with(http: Http) -> Self {
        let ready = Arc::new(AtomicU32::new(0));
        let handler = Handler(Arc::clone(&ready));
        let builder = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
        let mut client = builder.event_handler(handler).await.unwrap();
        let http = Arc::clone(&client.http);
        let task = tokio::spawn(async move { drop(client.start_autosharded().await) });
        Self { http, ready, task }
    }
}

struct Handler(Arc<AtomicU32>);

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        self.0.fetch_add(1, Ordering::SeqCst);
        let word = CreateCommandOption::new(CommandOptionType::String, "word", "A word").set_autocomplete(true);
        let who = CreateCommandOption::new(CommandOptionType::User, "who", "Somebody");
        let say = CreateCommandOption::new(CommandOptionType::SubCommand, "say", "Say it")
            .add_sub_option(word)
            .add_sub_option(who);
        let later = CreateCommandOption::new(CommandOptionType::SubCommand, "later", "Say it later");
        let ask = CreateCommandOption::new(CommandOptionType::SubCommand, "ask", "Ask for it");
        let command =
            CreateCommand::new("parrot").description("A parrot").add_option(say).add_option(later).add_option(ask);
        ctx.http.create_global_commands(&vec![command]).await.unwrap();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => commanded(&ctx, &command).await,
            Interaction::Component(press) => pressed(&ctx, &press).await,
            Interaction::Autocomplete(typed) => {
                let answer = CreateAutocompleteResponse::new().add_string_choice("Polly", "polly");
                typed.create_response(&ctx, CreateInteractionResponse::Autocomplete(answer)).await.unwrap();
            }
            Interaction::Modal(form) => {
                let answer = CreateInteractionResponseMessage::new().content("thanks").ephemeral(true);
                form.create_response(&ctx, CreateInteractionResponse::Message(answer)).await.unwrap();
            }
            _ => {}
        }
    }
}

async fn commanded(ctx: &Context, command: &CommandInteraction) {
    let sub = command.data.options[0].name.as_str();
    let button = CreateActionRow::Buttons(vec![CreateButton::new("more").label("More")]);
    match sub {
        "say" => {
            let picture = CreateAttachment::bytes(png(), "parrot.png").description("A parrot");
            let answer = CreateInteractionResponseMessage::new()
                .content("hello")
                .add_file(picture)
                .components(vec![button])
                .ephemeral(true);
            command.create_response(ctx, CreateInteractionResponse::Message(answer)).await.unwrap();
        }
        "later" => {
            command.defer_ephemeral(ctx).await.unwrap();
            let picture = CreateAttachment::bytes(png(), "late.png").description("A late parrot");
            let edit =
                EditInteractionResponse::new().content("at last").attachments(EditAttachments::new().add(picture));
            command.edit_response(ctx, edit).await.unwrap();
        }
        _ => {
            let input = CreateInputText::new(InputTextStyle::Short, "Word", "word");
            let form = CreateModal::new("form", "Say something").components(vec![CreateActionRow::InputText(input)]);
            command.create_response(ctx, CreateInteractionResponse::Modal(form)).await.unwrap();
        }
    }
}

async fn pressed(ctx: &Context, press: &ComponentInteraction) {
    let answer = CreateInteractionResponseMessage::new().content("more of it").components(Vec::new());
    press.create_response(ctx, CreateInteractionResponse::UpdateMessage(answer)).await.unwrap();
    let more = CreateInteractionResponseFollowup::new().content("and more").ephemeral(true);
    press.create_followup(ctx, more).await.unwrap();
}

/// A post with a picture.
pub(crate) fn post(text: &str) -> CreateMessage {
    CreateMessage::new().content(text).add_file(CreateAttachment::bytes(png(), "board.png").description("A board"))
}

/// An edit that gives a post other words.
pub(crate) fn edit(text: &str) -> EditMessage {
    EditMessage::new().content(text)
}
