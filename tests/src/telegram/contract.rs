//! Checks every request, and the fake's own answers, against the published description of the Bot API as a second
//! opinion.

use std::sync::OnceLock;

use serde_json::{Value, json};

use super::markup;
use super::method::Op;
use crate::fake::{self, Upload};

/// The file with the description.
const FILE: &str = "telegram-api.json";

/// The description.
pub(crate) struct Contract {
    document: Value,
}

impl std::fmt::Debug for Contract {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Contract")
    }
}

/// Finds the description, once for each process.
pub(crate) fn published() -> Option<&'static Contract> {
    static CONTRACT: OnceLock<Option<Contract>> = OnceLock::new();
    CONTRACT.get_or_init(|| fake::published("Telegram", FILE).map(Contract::new)).as_ref()
}

impl Contract {
    fn new(mut document: Value) -> Self {
        newer(&mut document);
        Self { document }
    }

    /// The errors in a request, according to the description.
    pub(crate) fn check(&self, op: Op, params: &Value, files: &[Upload]) -> Vec<String> {
        let method = &self.document["methods"][op.name()];
        let mut wrong = Vec::new();
        if method.is_null() {
            wrong.push(format!("the description knows no {}", op.name()));
        }
        let rules = Rules { contract: self, files, strict: true };
        rules.fields(method, params, op.name(), &mut wrong);
        wrong
    }

    /// The errors in a result of the fake, which may contain more fields than the description.
    pub(crate) fn check_result(&self, op: Op, result: &Value) -> Vec<String> {
        let mut wrong = Vec::new();
        let rules = Rules { contract: self, files: &[], strict: false };
        rules.any(&self.document["methods"][op.name()]["returns"], result, "the result", &mut wrong);
        wrong
    }

    /// The errors in an update of the fake, according to the description.
    pub(crate) fn check_update(&self, update: &Value) -> Vec<String> {
        let mut wrong = Vec::new();
        Rules { contract: self, files: &[], strict: false }.one("Update", update, "the update", &mut wrong);
        wrong
    }
}

/// The description, with the rules for one check.
struct Rules<'a> {
    contract: &'a Contract,
    files: &'a [Upload],
    /// Whether a field that the description does not name is an error.
    strict: bool,
}

impl Rules<'_> {
    /// Checks the named fields of a method or a type.
    fn fields(&self, of: &Value, value: &Value, at: &str, wrong: &mut Vec<String>) {
        let fields = of["fields"].as_array().map_or(&[][..], Vec::as_slice);
        for field in fields {
            let name = field["name"].as_str().unwrap_or_default();
            let given = &value[name];
            let at = format!("{at}.{name}");
            match given {
                Value::Null if field["required"] == true => wrong.push(format!("{at} is missing")),
                Value::Null => {}
                given => {
                    self.any(&field["types"], given, &at, wrong);
                    let marked = value["parse_mode"].is_string();
                    self.length(field["description"].as_str().unwrap_or_default(), given, marked, &at, wrong);
                }
            }
        }
        let known = |name: &String| fields.iter().any(|field| field["name"] == **name);
        for name in value.as_object().into_iter().flat_map(|object| object.keys()).filter(|name| !known(name)) {
            if self.strict {
                wrong.push(format!("{at} has no {name:?}"));
            }
        }
    }

    /// Checks that a value has one of these types; if it has none, the errors of the nearest type count.
    fn any(&self, types: &Value, value: &Value, at: &str, wrong: &mut Vec<String>) {
        let tried = types.as_array().into_iter().flatten().filter_map(Value::as_str).map(|kind| {
            let mut wrong = Vec::new();
            self.one(kind, value, at, &mut wrong);
            wrong
        });
        wrong.extend(tried.min_by_key(Vec::len).unwrap_or_default());
    }

    fn one(&self, kind: &str, value: &Value, at: &str, wrong: &mut Vec<String>) {
        if let Some(inner) = kind.strip_prefix("Array of ") {
            let Some(values) = value.as_array() else {
                wrong.push(format!("{at} is no list: {value:.60}"));
                return;
            };
            values.iter().enumerate().for_each(|(n, value)| self.one(inner, value, &format!("{at}[{n}]"), wrong));
            return;
        }
        let good = match kind {
            "Integer" => value.is_i64() || value.is_u64(),
            "Float" => value.is_number(),
            "String" => value.is_string(),
            "Boolean" => value.is_boolean(),
            "True" => *value == true,
            "InputFile" => self.is_file(value),
            other => return self.object(other, value, at, wrong),
        };
        if !good {
            wrong.push(format!("{at} is no {kind}: {value:.60}"));
        }
    }

    fn is_file(&self, value: &Value) -> bool {
        let name = value.as_str().and_then(|text| text.strip_prefix("attach://"));
        name.is_some_and(|name| self.files.iter().any(|file| file.field == name))
    }

    fn object(&self, kind: &str, value: &Value, at: &str, wrong: &mut Vec<String>) {
        let known = &self.contract.document["types"][kind];
        if known.is_null() || !value.is_object() {
            wrong.push(format!("{at} is no {kind}: {value:.60}"));
        } else if known["subtypes"].is_array() {
            self.any(&known["subtypes"], value, at, wrong);
        } else {
            self.fields(known, value, at, wrong);
            let fixed = known["fields"].as_array().into_iter().flatten().filter_map(|field| {
                let said = field["description"].as_str()?;
                let must = said.split("must be ").nth(1).or_else(|| said.split("always ").nth(1))?;
                let must = must.split([' ', ',', '.']).next()?;
                (field["types"][0] == "String").then_some((field["name"].as_str()?, must.trim_matches(['"', '”', '“'])))
            });
            for (name, must) in fixed.filter(|(name, _)| matches!(*name, "type" | "status" | "source")) {
                if value[name].as_str().is_some_and(|given| given != must) {
                    // These errors keep this type from being the nearest one.
                    wrong.extend(vec![format!("{at}.{name} is no {must:?}"); 9]);
                }
            }
        }
    }

    /// Checks lengths, which are part of the descriptions: `1-64 bytes`, `0-1024 characters after entities parsing`.
    fn length(&self, description: &str, value: &Value, marked: bool, at: &str, wrong: &mut Vec<String>) {
        let Some(text) = value.as_str() else { return };
        let words: Vec<&str> = description.split([' ', ',', ';', '.']).collect();
        for pair in words.windows(2) {
            let Some((least, most)) = pair[0].split_once('-') else { continue };
            let (Ok(least), Ok(most)) = (least.parse::<usize>(), most.parse::<usize>()) else { continue };
            let length = match pair[1] {
                "bytes" => text.len(),
                // The length of a text with marks is measured where the marks are read.
                "characters" if !(marked && description.contains("after entities parsing")) => markup::length(text),
                _ => continue,
            };
            if !(least..=most).contains(&length) {
                wrong.push(format!("{at} has {length} {}, {least}-{most} allowed", pair[1]));
            }
        }
    }
}

/// Adds what is newer than the description, from the documentation: messages for one person (Bot API 10.2 and 10.3).
fn newer(document: &mut Value) {
    let field = |name: &str, kind: &str, required: bool| json!({ "name": name, "types": [kind], "required": required });
    for method in ["sendMessage", "sendPhoto", "sendAnimation", "sendDocument"] {
        let added = field("ephemeral_message_parameters", "EphemeralMessageParameters", false);
        push(&mut document["methods"][method]["fields"], added);
    }
    document["types"]["EphemeralMessageParameters"] = json!({ "name": "EphemeralMessageParameters", "fields": [
        field("receiver_user_id", "Integer", true), field("callback_query_id", "String", false),
        field("replace_callback_query_message", "Boolean", false),
    ] });
    push(&mut document["types"]["BotCommand"]["fields"], field("is_ephemeral", "Boolean", false));
    push(&mut document["types"]["ReplyParameters"]["fields"], field("ephemeral_message_id", "Integer", false));
    for part in document["types"]["ReplyParameters"]["fields"].as_array_mut().into_iter().flatten() {
        if part["name"] == "message_id" {
            part["required"] = json!(false);
        }
    }
    for part in [field("ephemeral_message_id", "Integer", false), field("receiver_user", "User", false)] {
        push(&mut document["types"]["Message"]["fields"], part);
    }
    for what in ["Text", "Media", "Caption", "ReplyMarkup"] {
        let of = if what == "ReplyMarkup" { "editMessageReplyMarkup".to_owned() } else { format!("editMessage{what}") };
        let mut method = document["methods"][&of].clone();
        let ours = ["business_connection_id", "message_id", "inline_message_id", "chat_id"];
        if let Some(fields) = method["fields"].as_array_mut() {
            fields.retain(|field| !ours.iter().any(|name| field["name"] == *name));
        }
        method["returns"] = json!(["Boolean"]);
        name_one(&mut method, &field);
        document["methods"][format!("editEphemeralMessage{what}")] = method;
    }
    let mut delete = json!({ "fields": [], "returns": ["Boolean"] });
    name_one(&mut delete, &field);
    document["methods"]["deleteEphemeralMessage"] = delete;
}

/// Adds the fields that identify a message for one person.
fn name_one(method: &mut Value, field: &impl Fn(&str, &str, bool) -> Value) {
    for name in ["receiver_user_id", "ephemeral_message_id"] {
        push(&mut method["fields"], field(name, "Integer", true));
    }
    push(&mut method["fields"], json!({ "name": "chat_id", "types": ["Integer", "String"], "required": true }));
}

fn push(list: &mut Value, entry: Value) {
    if let Some(list) = list.as_array_mut() {
        list.push(entry);
    }
}
