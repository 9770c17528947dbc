//! A person at a client of Discord.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::super::server::Inner;
use super::super::world::{Interaction, Kind, Message, Stage, User, World};
use super::event::Deed;
use super::shown::Button;
use super::{Channel, Shown, line};

/// A person who looks at a channel.
#[derive(Clone, Debug)]
pub struct Person {
    inner: Arc<Inner>,
    /// Their number.
    pub id: u64,
    /// The channel that they look at.
    pub channel: u64,
    /// Private messages that their client has forgotten.
    forgotten: Arc<Mutex<BTreeSet<u64>>>,
}

/// How the bot has answered.
#[derive(Clone, Debug, PartialEq)]
pub enum How {
    /// With a message.
    Message,
    /// By changing the message that was pressed.
    Update,
    /// Without a message.
    Acknowledged,
    /// With suggestions, whose labels these are.
    Suggestions(Vec<String>),
    /// With a form to fill in.
    Form(Value),
    /// Not at all: a fault of the fake prevented the answer.
    Failed,
}

/// An answer of the bot.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How it came.
    pub how: How,
    /// The message, when there is one.
    pub message: Option<Shown>,
    /// The token of the interaction.
    pub token: String,
}

impl Answer {
    /// The words of the message; empty when there is none.
    #[must_use]
    pub fn text(&self) -> &str {
        self.message.as_ref().map_or("", |message| &message.text)
    }

    /// The message.
    ///
    /// # Errors
    /// When there is none.
    pub fn shown(&self) -> Result<&Shown> {
        self.message.as_ref().with_context(|| format!("answered with {:?}", self.how))
    }
}

impl Person {
    pub(super) fn new(channel: &Channel, name: &str, locale: &str) -> Self {
        let id = channel.inner.change(|world| {
            let id = world.next_id();
            let (name, locale, roles) = (name.to_owned(), locale.to_owned(), Vec::new());
            let permissions = 1 << 10 | 1 << 11 | 1 << 31;
            let takes_dms = true;
            let (installed, left, given) = (false, false, Vec::new());
            let user = User { id, name, locale, bot: false, permissions, takes_dms, installed, left, roles, given };
            world.users.insert(id, user);
            id
        });
        Self { inner: Arc::clone(&channel.inner), id, channel: channel.id, forgotten: Arc::default() }
    }

    /// The same person, looking at another channel.
    #[must_use]
    pub fn at(&self, channel: &Channel) -> Self {
        Self { channel: channel.id, ..self.clone() }
    }

    fn set(&self, change: impl FnOnce(&mut User)) -> Self {
        self.inner.change(|world| world.users.get_mut(&self.id).map(change));
        self.clone()
    }

    /// Gives them rights in guilds, as Discord's bits, and returns them.
    #[must_use]
    pub fn with_permissions(&self, bits: u64) -> Self {
        self.set(|user| user.permissions |= bits)
    }

    /// Gives them a role in guilds, and returns them.
    #[must_use]
    pub fn with_role(&self, role: u64) -> Self {
        self.set(|user| user.roles.push(role))
    }

    /// Gives them a command, as an admin does on the page of integrations, and returns them.
    #[must_use]
    pub fn with_command(&self, name: &str) -> Self {
        self.set(|user| user.given.push(name.to_owned()))
    }

    /// Has them install the app for themselves, and returns them.
    #[must_use]
    pub fn with_the_app(&self) -> Self {
        self.set(|user| user.installed = true)
    }

    /// Has them leave every guild.
    pub fn leave(&self) {
        self.set(|user| user.left = true);
    }

    /// Has them refuse private messages, and returns them.
    #[must_use]
    pub fn without_dms(&self) -> Self {
        self.set(|user| user.takes_dms = false)
    }

    /// Switches their client to another language.
    pub fn speak(&self, locale: &str) {
        self.set(|user| locale.clone_into(&mut user.locale));
    }

    /// Their private chat with the bot.
    #[must_use]
    pub fn dm(&self) -> Channel {
        Channel { inner: Arc::clone(&self.inner), id: self.inner.change(|world| world.dm_of(self.id)) }
    }

    /// Sends a slash command, such as `duel challenge user:@Bob`, and waits for the answer.
    ///
    /// # Errors
    /// When a client would not let them send it, or no answer comes.
    pub async fn slash(&self, text: &str) -> Result<Answer> {
        let token = self.begin(text)?;
        self.answer(&token).await
    }

    /// Chooses a command in the menu of a person, and waits for the answer.
    ///
    /// # Errors
    /// When a client would not show it there, or no answer comes.
    pub async fn menu(&self, command: &str, whom: &str) -> Result<Answer> {
        let token = self.inner.change(|world| {
            let typed = line::menu(world, command, whom)?;
            self.may(world, &typed)?;
            world.send(self.deed(Kind::Command, typed.data, None, format!("{command} in the menu of {whom}")))
        })?;
        self.answer(&token).await
    }

    /// Sends a slash command without waiting; returns the token.
    ///
    /// # Errors
    /// When a client would not let them send it.
    pub fn begin(&self, text: &str) -> Result<String> {
        self.inner.change(|world| {
            let typed = line::read(world, text, None)?;
            self.may(world, &typed)?;
            world.send(self.deed(Kind::Command, typed.data, None, format!("/{text}")))
        })
    }

    /// Types into the option `typing` of a command, and returns the suggestions.
    ///
    /// # Errors
    /// When there is no such option, or nothing is suggested.
    pub async fn complete(&self, text: &str, typing: &str) -> Result<Vec<String>> {
        let token = self.inner.change(|world| {
            let typed = line::read(world, text, Some(typing))?;
            world.send(self.deed(Kind::Autocomplete, typed.data, None, format!("/{text}...")))
        })?;
        match self.answer(&token).await?.how {
            How::Suggestions(suggestions) => Ok(suggestions),
            how => bail!("/{text} was completed with {how:?}"),
        }
    }

    /// Presses a button, found by its label or its id, on the newest message that has it. Waits for the button, and
    /// then for the answer.
    ///
    /// # Errors
    /// When no such button comes, it is disabled, or no answer comes.
    pub async fn press(&self, wanted: &str) -> Result<Answer> {
        let what = format!("a button {wanted:?}");
        let shown = self.wait_for(&what, |shown| shown.button(wanted).is_some()).await?;
        self.press_on(&shown, wanted).await
    }

    /// Presses a button of a message in the state in which it was seen, even if the message has changed.
    ///
    /// # Errors
    /// As [`Self::press`].
    pub async fn press_on(&self, shown: &Shown, wanted: &str) -> Result<Answer> {
        let button = shown.button(wanted).with_context(|| format!("no button {wanted:?} on {:?}", shown.words()))?;
        if !button.enabled {
            bail!("the button {wanted:?} is disabled");
        }
        let token = self.component(shown, button.sends(), format!("[{}] {}", button.label, button.custom_id))?;
        self.answer(&token).await
    }

    /// Presses a button without waiting; returns the token.
    ///
    /// # Errors
    /// When the message is gone or the bot offline.
    pub fn begin_press(&self, shown: &Shown, custom_id: &str) -> Result<String> {
        let button = shown.buttons.iter().find(|button| button.custom_id == custom_id);
        let data = button.map_or_else(|| json!({ "component_type": 2, "custom_id": custom_id }), Button::sends);
        self.component(shown, data, format!("[{custom_id}]"))
    }

    /// Chooses entries of a list, found by their labels or values, and waits for the answer.
    ///
    /// # Errors
    /// When there is no such list or entry, or no answer comes.
    pub async fn select_on(&self, shown: &Shown, list: &str, values: &[&str]) -> Result<Answer> {
        let select =
            shown.selects.iter().find(|select| select.custom_id.starts_with(list) || select.placeholder == list);
        let select = select.with_context(|| format!("no list {list:?} in {:?}", shown.selects))?;
        let value = |wanted: &&str| -> Result<String> {
            let found = select.choices.iter().find(|choice| choice.label == *wanted || choice.value == *wanted);
            match found {
                Some(choice) => Ok(choice.value.clone()),
                None if select.kind != 3 => Ok((*wanted).to_owned()),
                None => bail!("no entry {wanted:?} in {:?}", select.choices),
            }
        };
        let values: Vec<String> = values.iter().map(value).collect::<Result<_>>()?;
        let mut data = json!({ "component_type": select.kind, "custom_id": select.custom_id, "values": values });
        if select.kind != 3 {
            data["resolved"] = json!({});
        }
        let token = self.component(shown, data, format!("{} = {values:?}", select.custom_id))?;
        self.answer(&token).await
    }

    /// Fills in a form: the fields by their `custom_id`.
    ///
    /// # Errors
    /// When the answer was not a form, a field is missing, or no answer comes.
    pub async fn submit(&self, form: &Answer, values: &[(&str, &str)]) -> Result<Answer> {
        let How::Form(asked) = &form.how else { bail!("there is no form: {:?}", form.how) };
        let mut rows = asked["components"].clone();
        for row in rows.as_array_mut().into_iter().flatten() {
            for input in row["components"].as_array_mut().into_iter().flatten() {
                let given = values.iter().find(|(key, _)| input["custom_id"] == *key);
                let value = given
                    .map(|(_, value)| json!(value))
                    .with_context(|| format!("{} is not filled in", input["custom_id"]))?;
                *input = json!({ "type": 4, "custom_id": input["custom_id"], "value": value, "id": 2 });
            }
            row["id"] = json!(1);
        }
        let data = json!({ "custom_id": asked["custom_id"], "components": rows });
        let on = self.inner.look(|world| world.interactions.get(&form.token).and_then(|known| known.message));
        let deed = self.deed(Kind::Form, data, on, format!("form {}", asked["custom_id"]));
        let token = self.inner.change(|world| world.send(deed))?;
        self.answer(&token).await
    }

    fn component(&self, shown: &Shown, data: Value, what: String) -> Result<String> {
        self.inner.change(|world| {
            if !world.messages.contains_key(&shown.id) {
                bail!("the message of {what} is gone");
            }
            let mut deed = self.deed(Kind::Component, data, Some(shown.id), what);
            deed.channel = shown.channel;
            world.send(deed)
        })
    }

    fn deed(&self, kind: Kind, data: Value, message: Option<u64>, what: String) -> Deed {
        Deed { kind, user: self.id, channel: self.channel, data, message, what }
    }

    /// Whether their client would offer them this command here.
    fn may(&self, world: &World, typed: &line::Typed) -> Result<()> {
        let context = world.context(self.channel);
        let owners = world.owners(self.id, self.channel);
        let installed = typed.installs.iter().any(|kind| !owners[kind.to_string()].is_null());
        if !installed || !typed.contexts.contains(&context) {
            bail!("the command cannot be sent here: context {context}, installed for {owners}");
        }
        let rights = world.users.get(&self.id).map_or(0, |user| user.permissions);
        let name = typed.data["name"].as_str().unwrap_or_default();
        if world.users.get(&self.id).is_some_and(|user| user.given.iter().any(|given| given == name)) {
            return Ok(());
        }
        match typed.needs {
            Some(needs) if context == 0 && rights & needs != needs => bail!("the command is not for them"),
            _ => Ok(()),
        }
    }

    /// Waits for the whole answer, even if it was only promised at first.
    ///
    /// # Errors
    /// When none comes.
    pub async fn answer(&self, token: &str) -> Result<Answer> {
        let what = self.inner.look(|world| world.interactions.get(token).map(|known| known.what.clone()));
        let what = format!("the answer to {}", what.unwrap_or_default());
        self.inner.wait(&what, |world| answered(world, world.interactions.get(token)?)).await
    }

    /// Everything that they see in their channel, oldest first: public messages and their private ones.
    #[must_use]
    pub fn seen(&self) -> Vec<Shown> {
        self.read(|message| message.viewer.is_none_or(|viewer| viewer == self.id))
    }

    /// The messages that only they see, oldest first.
    #[must_use]
    pub fn private(&self) -> Vec<Shown> {
        self.read(|message| message.viewer == Some(self.id))
    }

    /// The newest private message with choices of a match.
    ///
    /// # Errors
    /// When there is none.
    pub fn hand(&self) -> Result<Shown> {
        let found = self
            .private()
            .into_iter()
            .rev()
            .find(|shown| shown.buttons_of("a:").next().is_some() || !shown.files.is_empty());
        found.with_context(|| {
            format!("no hand among {:#?}", self.private().iter().map(Shown::words).collect::<Vec<_>>())
        })
    }

    /// Waits for a message that they see and that meets a condition.
    ///
    /// # Errors
    /// When none comes.
    pub async fn wait_for(&self, what: &str, meets: impl Fn(&Shown) -> bool) -> Result<Shown> {
        let mine = |message: &&Message| {
            message.channel == self.channel && message.viewer.is_none_or(|viewer| viewer == self.id)
        };
        let forgotten = self.forgotten.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let found = self.inner.wait(what, |world| {
            let seen = world.messages.values().rev().filter(mine).filter(|message| !forgotten.contains(&message.id));
            seen.map(Shown::of).find(|shown| !shown.loading && meets(shown))
        });
        found.await.map_err(|error| {
            error.context(format!("they see {:#?}", self.seen().iter().map(Shown::words).collect::<Vec<_>>()))
        })
    }

    /// Restarts their client: the private messages disappear from it.
    pub fn restart_client(&self) {
        let ids: Vec<u64> = self.private().iter().map(|shown| shown.id).collect();
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner).extend(ids);
    }

    fn read(&self, meets: impl Fn(&Message) -> bool) -> Vec<Shown> {
        let forgotten = self.forgotten.lock().unwrap_or_else(PoisonError::into_inner);
        self.inner.look(|world| {
            let messages = world.messages.values().filter(|message| message.channel == self.channel && meets(message));
            messages.filter(|message| !forgotten.contains(&message.id)).map(Shown::of).collect()
        })
    }
}

/// The answer, as soon as it is complete.
fn answered(world: &World, known: &Interaction) -> Option<Answer> {
    let how = match &known.stage {
        Stage::Waiting | Stage::Thinking => return None,
        Stage::Acknowledged => How::Acknowledged,
        Stage::Answered => How::Message,
        Stage::Updated => How::Update,
        Stage::Suggested(choices) => How::Suggestions(
            choices.iter().map(|choice| choice["name"].as_str().unwrap_or_default().to_owned()).collect(),
        ),
        Stage::Asked(form) => How::Form(form.clone()),
        Stage::Failed => How::Failed,
    };
    let message = known.original.and_then(|id| world.messages.get(&id)).map(Shown::of);
    Some(Answer { how, message, token: known.token.clone() })
}
