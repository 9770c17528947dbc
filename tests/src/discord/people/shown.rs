//! A message as a person sees it.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::super::world::Message;
use super::super::world::message::{EPHEMERAL, LOADING};

/// A message as a person sees it.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// Its number.
    pub id: u64,
    /// The channel that it is in.
    pub channel: u64,
    /// All its words: the text, and then those of embeds and of text components, one line each.
    pub text: String,
    /// The words for people who do not see its pictures.
    pub alt: Vec<String>,
    /// Its buttons, in order.
    pub buttons: Vec<Button>,
    /// Its lists, in order.
    pub selects: Vec<Select>,
    /// How many rows its buttons and lists take.
    pub rows: usize,
    /// Its files.
    pub files: Vec<File>,
    /// The people whom it notifies.
    pub mentions: Vec<u64>,
    /// Whether only one person sees it.
    pub ephemeral: bool,
    /// Whether it only promises an answer.
    pub loading: bool,
    /// Whether it was changed after it was posted.
    pub edited: bool,
}

/// A button, or an entry of a list of presses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its label.
    pub label: String,
    /// The id that it sends; empty for a link. For an entry, the value that its list sends.
    pub custom_id: String,
    /// The id of the list whose entry it is.
    pub list: Option<String>,
    /// Discord's number for its colour.
    pub style: u64,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// A list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// The id that it sends with the chosen values.
    pub custom_id: String,
    /// Discord's number for its kind: 3 is a list of texts.
    pub kind: u64,
    /// Its text while nothing is chosen.
    pub placeholder: String,
    /// Its entries.
    pub choices: Vec<Choice>,
    /// Whether it can be used.
    pub enabled: bool,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its label.
    pub label: String,
    /// The value that it sends.
    pub value: String,
    /// Whether it is chosen before anybody chooses.
    pub chosen: bool,
}

/// A file of a message.
#[derive(Clone, Debug)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its content.
    pub bytes: Bytes,
}

impl Button {
    /// The data of the interaction when somebody presses or chooses it.
    pub(crate) fn sends(&self) -> Value {
        match &self.list {
            Some(list) => json!({ "component_type": 3, "custom_id": list, "values": [self.custom_id] }),
            None => json!({ "component_type": 2, "custom_id": self.custom_id }),
        }
    }
}

impl Shown {
    /// Reads a message.
    pub(crate) fn of(message: &Message) -> Self {
        let mut shown = Self {
            id: message.id,
            channel: message.channel,
            text: message.content.clone(),
            alt: message.attachments.iter().filter_map(|attachment| attachment.description.clone()).collect(),
            files: message
                .attachments
                .iter()
                .map(|one| File { name: one.filename.clone(), bytes: one.bytes.clone() })
                .collect(),
            mentions: message.mentions.clone(),
            rows: message.components.as_array().map_or(0, Vec::len),
            ephemeral: message.flags & EPHEMERAL != 0,
            loading: message.flags & LOADING != 0,
            edited: message.edited.is_some(),
            ..Self::default()
        };
        shown.embeds(&message.embeds);
        shown.components(&message.components);
        shown
    }

    /// Finds a button by its label or id, or by the beginning of one.
    #[must_use]
    pub fn button(&self, wanted: &str) -> Option<&Button> {
        let exact = |button: &&Button| button.label == wanted || button.custom_id == wanted;
        let begins = |button: &&Button| button.label.starts_with(wanted) || button.custom_id.starts_with(wanted);
        self.buttons.iter().find(exact).or_else(|| self.buttons.iter().find(begins))
    }

    /// The buttons whose `custom_id` begins with `prefix`.
    pub fn buttons_of<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a Button> {
        self.buttons.iter().filter(move |button| button.custom_id.starts_with(prefix))
    }

    /// All readable words on it, with pictures by their alt texts.
    #[must_use]
    pub fn words(&self) -> String {
        let labels = self.buttons.iter().map(|button| &button.label);
        let choices = self.selects.iter().flat_map(|select| select.choices.iter().map(|choice| &choice.label));
        let all: Vec<&str> =
            std::iter::once(&self.text).chain(&self.alt).chain(labels).chain(choices).map(String::as_str).collect();
        all.join("\n")
    }

    fn say(&mut self, text: &Value) {
        if let Some(text) = text.as_str().filter(|text| !text.is_empty()) {
            if !self.text.is_empty() {
                self.text.push('\n');
            }
            self.text.push_str(text);
        }
    }

    fn embeds(&mut self, embeds: &Value) {
        for embed in embeds.as_array().into_iter().flatten() {
            self.say(&embed["title"]);
            self.say(&embed["description"]);
            for field in embed["fields"].as_array().into_iter().flatten() {
                self.say(&field["name"]);
                self.say(&field["value"]);
            }
            self.say(&embed["footer"]["text"]);
        }
    }

    fn components(&mut self, components: &Value) {
        for component in components.as_array().into_iter().flatten() {
            let text = |key: &str| component[key].as_str().unwrap_or_default().to_owned();
            let enabled = component["disabled"] != true;
            match component["type"].as_u64() {
                Some(2) => self.buttons.push(Button {
                    label: text("label"),
                    custom_id: text("custom_id"),
                    list: None,
                    style: component["style"].as_u64().unwrap_or(0),
                    enabled,
                }),
                Some(kind @ (3 | 5..=8)) => {
                    let (custom_id, placeholder) = (text("custom_id"), text("placeholder"));
                    let choices: Vec<Choice> =
                        component["options"].as_array().into_iter().flatten().map(choice).collect();
                    // A choice of a hand is a press, whether it is a button or an entry of a list.
                    if custom_id.starts_with("@c:") {
                        self.buttons.extend(choices.iter().map(|choice| Button {
                            label: choice.label.clone(),
                            custom_id: choice.value.clone(),
                            list: Some(custom_id.clone()),
                            style: 0,
                            enabled,
                        }));
                    }
                    self.selects.push(Select { custom_id, kind, placeholder, choices, enabled });
                }
                Some(10) => self.say(&component["content"]),
                _ => {}
            }
            self.components(&component["components"]);
            if component["accessory"].is_object() {
                self.components(&Value::Array(vec![component["accessory"].clone()]));
            }
        }
    }
}

fn choice(option: &Value) -> Choice {
    let text = |key: &str| option[key].as_str().unwrap_or_default().to_owned();
    Choice { label: text("label"), value: text("value"), chosen: option["default"] == true }
}
