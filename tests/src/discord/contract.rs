//! Checks every request, and the fake's own answers, against the published description of Discord's API as a second
//! opinion.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use jsonschema::Validator;
use serde_json::{Map, Value, json};

use super::route::Op;
use crate::fake;

/// The file with the description.
const FILE: &str = "discord-openapi.json";

/// The description, with a validator for each route that was used.
pub(crate) struct Contract {
    document: Value,
    ready: Mutex<BTreeMap<String, Option<&'static Validator>>>,
}

impl std::fmt::Debug for Contract {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Contract")
    }
}

/// Finds the description, once for each process.
pub(crate) fn published() -> Option<&'static Contract> {
    static CONTRACT: OnceLock<Option<Contract>> = OnceLock::new();
    let found = CONTRACT.get_or_init(|| fake::published("Discord", FILE).map(Contract::new));
    found.as_ref()
}

impl Contract {
    fn new(mut document: Value) -> Self {
        let schemas = &mut document["components"]["schemas"];
        // The note in the description itself says that it accepts numbers where it writes texts of digits.
        schemas["SnowflakeType"] =
            json!({ "anyOf": [{ "type": "string", "pattern": "^(0|[1-9][0-9]*)$" }, { "type": "integer" }] });
        Self { document, ready: Mutex::default() }
    }

    /// The errors in the JSON of a request, according to the description.
    pub(crate) fn check(&self, op: Op, json: &Value) -> Vec<String> {
        let (method, path) = op.described();
        if json.is_null() {
            return Vec::new();
        }
        let place = format!("{}/requestBody/content/application~1json/schema", pointer(method, path));
        // A name in a request that the description does not know is probably a typing error.
        self.held(&place, true, &normal(op, json))
    }

    /// The errors in an answer of the fake, according to the description.
    pub(crate) fn check_reply(&self, op: Op, status: u16, json: &Value) -> Vec<String> {
        let (method, path) = op.described();
        let place = format!("{}/responses/{status}/content/application~1json/schema", pointer(method, path));
        if status >= 300 { Vec::new() } else { self.held(&place, false, json) }
    }

    fn held(&self, place: &str, strict: bool, json: &Value) -> Vec<String> {
        let validator = {
            let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
            *ready.entry(place.to_owned()).or_insert_with(|| self.validator(place, strict))
        };
        let errors = validator.into_iter().flat_map(|validator| validator.iter_errors(json).take(3));
        errors.map(|error| format!("against the published description at {}: {error}", error.instance_path())).collect()
    }

    /// Compiles a schema once for a process, and keeps it until the end.
    fn validator(&self, place: &str, strict: bool) -> Option<&'static Validator> {
        let mut components = self.document["components"].clone();
        let mut schema = self.document.pointer(place)?.clone();
        if strict {
            seal(&mut components["schemas"]);
            seal(&mut schema);
        }
        schema["components"] = components;
        let validator = jsonschema::options().with_draft(jsonschema::Draft::Draft202012).build(&schema);
        Some(Box::leak(Box::new(validator.expect("the description is a schema"))))
    }
}

fn pointer(method: &str, path: &str) -> String {
    format!("/paths/{}/{}", path.replace('~', "~0").replace('/', "~1"), method.to_lowercase())
}

/// Makes objects refuse fields that they do not name.
fn seal(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            let open = fields.contains_key("allOf") || fields.contains_key("additionalProperties");
            if fields.get("type").is_some_and(|kind| kind == "object") && fields.contains_key("properties") && !open {
                fields.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            fields.values_mut().for_each(seal);
        }
        Value::Array(values) => values.iter_mut().for_each(seal),
        _ => {}
    }
}

/// A body in the form of the description: without the empty fields that clients send, which Discord ignores.
fn normal(op: Op, json: &Value) -> Value {
    let mut json = without_nulls(json);
    if matches!(op, Op::SetCommands | Op::CreateCommand) {
        let commands =
            if let Some(commands) = json.as_array_mut() { commands } else { std::slice::from_mut(&mut json) };
        commands.iter_mut().for_each(without_extras);
    }
    json
}

fn without_nulls(json: &Value) -> Value {
    match json {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(key, value)| (key.clone(), without_nulls(value))).collect::<Map<_, _>>())
        }
        Value::Array(values) => values.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}

/// Removes empty lists of options, and the mark for adult content, which the description lacks.
fn without_extras(command: &mut Value) {
    if let Some(fields) = command.as_object_mut() {
        fields.remove("nsfw");
        // The description wants a number; Discord's reference, and every client, writes a text of digits.
        if let Some(bits) = fields.get_mut("default_member_permissions")
            && let Some(number) = bits.as_str().and_then(|bits| bits.parse::<u64>().ok())
        {
            *bits = json!(number);
        }
        let unsaid = |key: &str, value: &Value| {
            let is_default = matches!(key, "required" | "autocomplete") && *value == false;
            is_default || value.as_array().is_some_and(Vec::is_empty)
        };
        fields.retain(|key, value| !unsaid(key, value));
        fields.values_mut().for_each(|value| value.as_array_mut().into_iter().flatten().for_each(without_extras));
    }
}
