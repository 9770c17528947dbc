//! Shows settings as forms: a menu of all settings, and for each setting a menu or a form of its values. Also the forms of
//! buttons that want words.

use std::sync::Arc;

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Field, FieldValues, Intent, Look, Message, Press, Request};
use serde_json::{Value, json};
use serenity::model::application::{ActionRowComponent, ComponentInteractionDataKind, ModalInteractionData};

use super::answer::{Answer, Show, Stand, give};
use super::ask::{answer_of, ask};
use super::bot::Bot;
use super::custom::{Custom, Scope};
use super::ids::Spot;
use super::layout::{own_button, row_of};
use super::markup::{cut, with_ids};
use super::outgoing::Outgoing;
use super::visit::{On, Visit};
use super::words::{WORDS, plain};

/// How many entries a select menu may have.
const ENTRIES: usize = 25;

/// The longest text of an entry.
const LONGEST_ENTRY: usize = 100;

/// The longest placeholder of a menu.
const LONGEST_PLACEHOLDER: usize = 150;

/// The longest title of a form, and the longest label in a form.
const LONGEST_LABEL: usize = 45;

/// The callback type that opens a form.
const FORM: u8 = 9;

/// The only input of a form.
const INPUT: &str = "value";

/// All settings.
pub(crate) async fn overview(bot: &Bot, visit: &Visit, scope: Scope) -> Answer {
    changed(bot, visit, scope, None, Stand::New).await
}

/// Does what was chosen or pressed in a form.
pub(crate) async fn chosen(bot: &Arc<Bot>, visit: &Visit, custom: Custom, kind: &ComponentInteractionDataKind) {
    let values = values_of(kind);
    match custom {
        Custom::Settings(scope, _) => {
            let key = values.into_iter().next().unwrap_or_default();
            give(bot, visit, Stand::InPlace, one(bot, visit, scope, &key)).await;
        }
        Custom::Value(scope, key, _) => {
            // No room chosen means every room, so the default is restored.
            let value = if values.is_empty() { "default".to_owned() } else { values.join(" ") };
            give(bot, visit, Stand::InPlace, changed(bot, visit, scope, Some((key, value)), Stand::InPlace)).await;
        }
        Custom::Default(scope, key) => {
            let change = Some((key, "default".to_owned()));
            give(bot, visit, Stand::InPlace, changed(bot, visit, scope, change, Stand::InPlace)).await;
        }
        Custom::Number(scope, key) => open(bot, visit, scope, &key).await,
        Custom::Audit => {
            give(bot, visit, Stand::New, async {
                let reply = bot.hall.handle(as_granted(bot, visit, Intent::Audit)).await;
                answer_of(bot, visit, reply, Stand::New).await
            })
            .await;
        }
        Custom::Press(_) | Custom::HandPage(..) | Custom::Choices(..) | Custom::Toggles(..) | Custom::Cards(..) => {}
        Custom::Narrow(_) | Custom::Commands => {}
    }
}

/// Receives a filled-in form.
pub(crate) async fn filled(bot: &Arc<Bot>, visit: &Visit, data: &ModalInteractionData) {
    let inputs = data.components.iter().flat_map(|row| &row.components);
    let value = inputs.into_iter().find_map(|input| match input {
        ActionRowComponent::InputText(text) if text.custom_id == INPUT => text.value.clone(),
        _ => None,
    });
    let value = value.unwrap_or_default().trim().to_owned();
    let (scope, key) = match data.custom_id.parse() {
        Ok(Custom::Number(scope, key)) => (scope, key),
        Ok(Custom::Press(press)) if press.wants().is_some() => {
            let stand = if visit.on == On::Private { Stand::InPlace } else { Stand::New };
            return ask(bot, visit, Intent::Words(press, value), stand, None).await;
        }
        _ => {
            let text = plain(visit.lang(bot).await, "no-button");
            return give(bot, visit, Stand::New, async { Answer::words(&text) }).await;
        }
    };
    give(bot, visit, Stand::InPlace, changed(bot, visit, scope, Some((key, value)), Stand::InPlace)).await;
}

pub(super) fn values_of(kind: &ComponentInteractionDataKind) -> Vec<String> {
    match kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::RoleSelect { values } => values.iter().map(|id| id.get().to_string()).collect(),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|id| id.get().to_string()).collect()
        }
        _ => Vec::new(),
    }
}

/// The overview, after a change if there is one.
async fn changed(bot: &Bot, visit: &Visit, scope: Scope, change: Option<(String, String)>, stand: Stand) -> Answer {
    let (toast, message) = settings(bot, visit, scope, change).await;
    let lang = visit.lang(bot).await;
    let Some(message) = message else {
        return Answer::words(&toast.unwrap_or_else(|| plain(lang, "no-understand")));
    };
    let mut rows = menus(lang, scope, &message.form, None);
    if scope == Scope::Place {
        rows.push(row_of(vec![own_button(&Custom::Audit, &plain(lang, "press-audit"), Look::Plain)]));
    }
    let outgoing = Outgoing { toast, text: listed(lang, visit, scope, &message), rows, ..Outgoing::default() };
    Answer::show(if stand == Stand::InPlace { Show::Update(outgoing) } else { Show::New(outgoing) })
}

fn listed(lang: Lang, visit: &Visit, scope: Scope, message: &Message) -> String {
    let title = match (scope, visit.spot) {
        (Scope::Own, _) => "settings-title",
        (Scope::Place, Spot::Guild { .. }) => "config-title",
        (Scope::Place, Spot::Direct(_) | Spot::Carried(_)) => "config-title-chat",
    };
    let form: Vec<Field> = message.form.iter().map(with_chosen).collect();
    marked(&crate::chat::listed(&WORDS, lang, &Text::new(title), form.iter()), &form)
}

/// A setting that shows which channels or roles are chosen, and not only how many.
fn with_chosen(field: &Field) -> Field {
    let Some((sign, _)) = sign(field) else { return field.clone() };
    let ids: Vec<String> = chosen_ids(field).map(|id| format!("{sign}{id}")).collect();
    if ids.is_empty() { field.clone() } else { Field { shown: ids.join(", "), ..field.clone() } }
}

/// The sign before the ids of a setting, and the beginning of their mentions.
const fn sign(field: &Field) -> Option<(&'static str, &'static str)> {
    match field.values {
        FieldValues::Rooms => Some(("#", "<#")),
        FieldValues::Groups => Some(("@", "<@&")),
        FieldValues::OneOf(_) | FieldValues::Range(..) => None,
    }
}

fn chosen_ids(field: &Field) -> impl Iterator<Item = &str> {
    field.value.split(' ').filter(|id| !id.is_empty())
}

/// A text about settings, with mentions of the channels and roles in it.
fn marked(text: &str, form: &[Field]) -> String {
    let signed = form.iter().filter_map(|field| Some((sign(field)?, field)));
    with_ids(text, signed.flat_map(|((sign, begin), field)| chosen_ids(field).map(move |id| (sign, id, begin))))
}

/// One setting.
async fn one(bot: &Bot, visit: &Visit, scope: Scope, key: &str) -> Answer {
    let (_, message) = settings(bot, visit, scope, None).await;
    let lang = visit.lang(bot).await;
    let form = message.map(|message| message.form).unwrap_or_default();
    let Some(field) = form.iter().find(|field| field.key == key) else {
        return Answer::words(&plain(lang, "no-button"));
    };
    let mut rows = menus(lang, scope, &form, Some(key));
    let mut buttons = Vec::new();
    match &field.values {
        FieldValues::OneOf(values) => rows.extend(values_menus(lang, scope, field, values)),
        FieldValues::Rooms => rows.push(ids_menu(lang, scope, field, "pick-rooms", 8, "channel")),
        FieldValues::Groups => rows.push(ids_menu(lang, scope, field, "pick-groups", 6, "role")),
        FieldValues::Range(..) => {
            let custom = Custom::Number(scope, key.to_owned());
            buttons.push(own_button(&custom, &plain(lang, "press-number"), Look::Primary));
        }
    }
    buttons.push(own_button(&Custom::Default(scope, key.to_owned()), &plain(lang, "press-default"), Look::Plain));
    rows.push(row_of(buttons));
    let shown = with_chosen(field);
    let text = marked(&crate::chat::described(&WORDS, lang, &shown), std::slice::from_ref(&shown));
    let outgoing = Outgoing { text, rows, ..Outgoing::default() };
    Answer::show(Show::Update(outgoing))
}

/// The menus of all settings: a menu has room for 25 entries, and a message for five rows.
fn menus(lang: Lang, scope: Scope, form: &[Field], shown: Option<&str>) -> Vec<Value> {
    let entry = |field: &Field| {
        json!({
            "label": cut(&field.label, LONGEST_ENTRY),
            "value": field.key,
            "description": cut(&field.shown, LONGEST_ENTRY),
            "default": shown == Some(&*field.key),
        })
    };
    let parts = (0..).zip(form.chunks(ENTRIES));
    parts
        .map(|(part, fields)| {
            let options = fields.iter().map(entry).collect();
            menu(lang, &Custom::Settings(scope, part), "pick-setting", options)
        })
        .collect()
}

fn menu(lang: Lang, custom: &Custom, words: &str, options: Vec<Value>) -> Value {
    let placeholder = cut(&plain(lang, words), LONGEST_PLACEHOLDER);
    let custom_id = custom.to_string();
    row_of(vec![json!({ "type": 3, "custom_id": custom_id, "placeholder": placeholder, "options": options })])
}

fn values_menus(lang: Lang, scope: Scope, field: &Field, values: &[(String, String)]) -> Vec<Value> {
    let entry = |(value, words): &(String, String)| json!({ "label": cut(words, LONGEST_ENTRY), "value": value, "default": *value == field.value });
    let parts = (0..).zip(values.chunks(ENTRIES));
    parts
        .map(|(part, values)| {
            let options = values.iter().map(entry).collect();
            menu(lang, &Custom::Value(scope, field.key.clone(), part), "pick-value", options)
        })
        .collect()
}

/// A menu of channels or roles, whose entries Discord adds itself.
fn ids_menu(lang: Lang, scope: Scope, field: &Field, words: &str, kind: u8, what: &str) -> Value {
    let defaults: Vec<Value> = chosen_ids(field).map(|id| json!({ "id": id, "type": what })).collect();
    let mut menu = json!({
        "type": kind,
        "custom_id": Custom::Value(scope, field.key.clone(), 0).to_string(),
        "placeholder": cut(&plain(lang, words), LONGEST_PLACEHOLDER),
        "min_values": 0,
        "max_values": ENTRIES,
        "default_values": defaults,
    });
    if what == "channel" {
        // Text and announcement channels, because a duel needs a channel in which messages can be posted.
        menu["channel_types"] = json!([0, 5]);
    }
    row_of(vec![menu])
}

/// Opens the form for a number.
async fn open(bot: &Arc<Bot>, visit: &Visit, scope: Scope, key: &str) {
    let (_, message) = settings(bot, visit, scope, None).await;
    let lang = visit.lang(bot).await;
    let form = message.map(|message| message.form).unwrap_or_default();
    let found = form.iter().find(|field| field.key == key);
    let Some((field, least, most)) = found.and_then(|field| match field.values {
        FieldValues::Range(least, most) => Some((field, least, most)),
        FieldValues::OneOf(_) | FieldValues::Rooms | FieldValues::Groups => None,
    }) else {
        let text = plain(lang, "no-button");
        return give(bot, visit, Stand::New, async { Answer::words(&text) }).await;
    };
    let longest = least.to_string().len().max(most.to_string().len());
    let input = json!({
        "type": 4,
        "custom_id": INPUT,
        "style": 1,
        "label": cut(&format!("{least} – {most}"), LONGEST_LABEL),
        "value": field.value,
        "min_length": 1,
        "max_length": longest,
        "required": true,
    });
    show(bot, visit, &Custom::Number(scope, key.to_owned()), &field.label, input).await;
}

/// Opens the form of a button that wants words.
pub(crate) async fn wanted(bot: &Arc<Bot>, visit: &Visit, press: Press) {
    let (Some(wanted), lang) = (press.wants(), visit.lang(bot).await) else { return };
    let label = plain(lang, &format!("wanted-{}", wanted.what));
    let input = json!({
        "type": 4,
        "custom_id": INPUT,
        "style": if wanted.most > 100 { 2 } else { 1 },
        "label": cut(&label, LONGEST_LABEL),
        "max_length": wanted.most,
        "required": !wanted.may_be_empty,
    });
    show(bot, visit, &Custom::Press(press), &label, input).await;
}

/// Opens a form with one input.
async fn show(bot: &Bot, visit: &Visit, custom: &Custom, title: &str, input: Value) {
    let data = json!({
        "custom_id": custom.to_string(),
        "title": cut(title, LONGEST_LABEL),
        "components": [row_of(vec![input])],
    });
    if let Err(fault) = bot.rest.answer(visit.id, &visit.token, FORM, Some(data), Vec::new()).await {
        bot.trouble(&visit.place, fault, "a form");
    }
}

/// The settings of a person or of a place, as a form. With a key and a value, that setting is changed first.
async fn settings(
    bot: &Bot,
    visit: &Visit,
    scope: Scope,
    change: Option<(String, String)>,
) -> (Option<String>, Option<Message>) {
    let intent = match scope {
        Scope::Own => Intent::Settings(change),
        Scope::Place => Intent::Config(change),
    };
    let reply = bot.hall.handle(as_granted(bot, visit, intent)).await;
    (reply.toast, reply.message)
}

/// A request about the settings, from somebody to whom Discord may have offered the settings command.
fn as_granted(bot: &Bot, visit: &Visit, intent: Intent) -> Request {
    let mut request = visit.request(intent);
    request.who.admin |= bot.is_granted(&visit.who.id, &visit.place);
    request
}

#[cfg(test)]
mod tests {
    use super::*;

    // D-12
    #[test]
    fn chosen_channels_and_roles_are_named() {
        let field = |label: &str, value: &str, values: FieldValues| Field {
            key: label.to_owned(),
            label: label.to_owned(),
            value: value.to_owned(),
            shown: "2 chosen".to_owned(),
            values,
        };
        let form = [
            field("Channels", "12 3", FieldValues::Rooms),
            field("Roles", "12 7", FieldValues::Groups),
            field("Others", "", FieldValues::Groups),
        ];
        let shown: Vec<Field> = form.iter().map(with_chosen).collect();
        let said = marked(&crate::chat::listed(&WORDS, Lang::En, &Text::new("settings-title"), shown.iter()), &shown);
        assert!(said.contains("Channels: <#12>, <#3>") && said.contains("Roles: <@&12>, <@&7>"), "{said}");
        assert!(said.ends_with("Others: 2 chosen"), "{said}");
    }

    /// entries for which one menu has no room are in the next menu.
    #[test]
    fn a_list_longer_than_a_menu_is_shown_whole() {
        let field = |number: usize| Field {
            key: format!("key-{number}"),
            label: format!("Label {number}"),
            value: String::new(),
            shown: String::new(),
            values: FieldValues::Range(1, 2),
        };
        let form: Vec<Field> = (0..60).map(field).collect();
        let values: Vec<(String, String)> = (0..30).map(|number| (number.to_string(), number.to_string())).collect();
        let shown = |rows: &[Value]| -> (usize, usize) {
            let menus = rows.iter().map(|row| &row["components"][0]);
            let mut ids: Vec<String> = menus.clone().map(|menu| menu["custom_id"].to_string()).collect();
            ids.dedup();
            (ids.len(), menus.map(|menu| menu["options"].as_array().unwrap().len()).sum())
        };
        assert_eq!(shown(&menus(Lang::En, Scope::Place, &form, None)), (3, 60));
        assert_eq!(shown(&values_menus(Lang::En, Scope::Place, &form[0], &values)), (2, 30));
    }
}
