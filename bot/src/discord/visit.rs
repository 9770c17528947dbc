//! Reads from an interaction who did something, where, and on which kind of message.

use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Person, PlaceId, Request};
use duelhall_store::{OpId, Timestamp};
use serenity::model::Permissions;
use serenity::model::application::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction, ComponentInteraction,
    InteractionContext, ModalInteraction,
};
use serenity::model::channel::{ChannelType, Message, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::user::User;
use tokio::time::Instant;

use super::bot::Bot;
use super::ids::{self, Spot};

/// What the person used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    /// A slash command.
    Command,
    /// A message that everybody sees.
    Public,
    /// A message that only the person sees.
    Private,
}

/// The facts about an interaction, except what was pressed or written.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) id: u64,
    /// The token to answer with. It is secret for a quarter of an hour.
    pub(crate) token: String,
    pub(crate) who: Person,
    pub(crate) place: PlaceId,
    pub(crate) spot: Spot,
    pub(crate) place_lang: Option<Lang>,
    pub(crate) on: On,
    /// What the bot may do in the channel.
    pub(crate) rights: Option<Permissions>,
    /// Whether the channel is a locked thread.
    pub(crate) locked: bool,
    /// When it arrived.
    pub(crate) since: Instant,
    /// The same by the clock that says for how long its token lives.
    pub(crate) came: Timestamp,
}

/// The fields that all kinds of interaction have.
struct Facts<'a> {
    guild: Option<GuildId>,
    channel: Option<&'a PartialChannel>,
    channel_id: ChannelId,
    member: Option<&'a Member>,
    user: &'a User,
    locale: &'a str,
    owners: Option<&'a AuthorizingIntegrationOwners>,
    context: Option<InteractionContext>,
}

macro_rules! visit {
    ($interaction:expr, $member:expr, $on:expr, $owners:expr, $context:expr, $came:expr) => {{
        let facts = Facts {
            guild: $interaction.guild_id,
            channel: $interaction.channel.as_ref(),
            channel_id: $interaction.channel_id,
            member: $member,
            user: &$interaction.user,
            locale: &$interaction.locale,
            owners: $owners,
            context: $context,
        };
        let spot = facts.spot();
        Visit {
            id: $interaction.id.get(),
            token: $interaction.token.clone(),
            who: facts.person(spot),
            place: spot.place(),
            spot,
            place_lang: facts.place_lang($interaction.guild_locale.as_deref()),
            on: $on,
            rights: $interaction.app_permissions,
            locked: facts.is_locked(),
            since: Instant::now(),
            came: $came,
        }
    }};
}

impl Visit {
    /// Reads a slash command.
    pub(crate) fn command(command: &CommandInteraction, came: Timestamp) -> Self {
        let owners = Some(&command.authorizing_integration_owners);
        visit!(command, command.member.as_deref(), On::Command, owners, command.context, came)
    }

    /// Reads a button or a select menu.
    pub(crate) fn component(component: &ComponentInteraction, came: Timestamp) -> Self {
        let owners = Some(&component.authorizing_integration_owners);
        let on = pressed_on(&component.message);
        visit!(component, component.member.as_ref(), on, owners, component.context, came)
    }

    /// Reads a filled-in form.
    pub(crate) fn form(form: &ModalInteraction, came: Timestamp) -> Self {
        let on = form.message.as_deref().map_or(On::Command, pressed_on);
        visit!(form, form.member.as_ref(), on, None, None, came)
    }

    /// The language of the person.
    pub(crate) async fn lang(&self, bot: &Bot) -> Lang {
        let found = bot.hall.person_lang(&self.who.id, &self.place, self.who.lang).await;
        found.unwrap_or(self.who.lang.unwrap_or(bot.language))
    }

    /// Makes a request to the hall.
    pub(crate) fn request(&self, intent: Intent) -> Request {
        Request {
            op: op_of(self.id),
            who: self.who.clone(),
            place: self.place.clone(),
            place_lang: self.place_lang,
            intent,
        }
    }
}

impl Facts<'_> {
    /// The language of the server; in a private chat, where no server names one, that of the person.
    fn place_lang(&self, of_guild: Option<&str>) -> Option<Lang> {
        Lang::of_locale(of_guild.unwrap_or(self.locale)).filter(|_| of_guild.is_some() || self.guild.is_none())
    }

    fn is_locked(&self) -> bool {
        self.channel.and_then(|channel| channel.thread_metadata.as_ref()).is_some_and(|thread| thread.locked)
    }

    fn spot(&self) -> Spot {
        let channel = self.channel_id.get();
        let installed =
            |owner: &AuthorizingIntegrationOwner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
        let member = self.owners.is_none_or(|owners| owners.0.is_empty() || owners.0.iter().any(installed));
        match self.guild {
            Some(_) if !member => Spot::Carried(channel),
            Some(guild) => {
                let thread = self.channel.filter(|channel| is_thread(channel.kind)).and_then(|thread| thread.parent_id);
                let (channel, thread) = thread.map_or((channel, None), |parent| (parent.get(), Some(channel)));
                Spot::Guild { guild: guild.get(), channel, thread }
            }
            None if self.context == Some(InteractionContext::PrivateChannel) || !member => Spot::Carried(channel),
            None => Spot::Direct(channel),
        }
    }

    fn person(&self, spot: Spot) -> Person {
        let nick = self.member.and_then(|member| member.nick.as_deref());
        let name = nick.or(self.user.global_name.as_deref()).unwrap_or(&self.user.name);
        let manages = |rights: Permissions| rights.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR);
        let admin = match spot {
            Spot::Guild { .. } => self.member.and_then(|member| member.permissions).is_some_and(manages),
            Spot::Direct(_) => true,
            Spot::Carried(_) => false,
        };
        let roles = self.member.map(|member| member.roles.as_slice()).unwrap_or_default();
        Person {
            id: ids::person(self.user.id.get()),
            name: name.to_owned(),
            lang: Lang::of_locale(self.locale),
            admin,
            groups: roles.iter().map(|role| role.get().to_string()).collect(),
        }
    }
}

fn pressed_on(message: &Message) -> On {
    let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private { On::Private } else { On::Public }
}

const fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

/// Names an interaction for the hall, so that one that is delivered twice acts only once.
fn op_of(id: u64) -> OpId {
    let mut bytes = *b"discord\0\0\0\0\0\0\0\0\0";
    bytes[8..].copy_from_slice(&id.to_be_bytes());
    OpId(bytes)
}
