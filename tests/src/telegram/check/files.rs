//! Checks files: each is named and used, and none is too large.

use serde_json::Value;

use super::super::api::Call;
use super::super::method::Op;
use super::Wrong;
use crate::fake::{GIF, PNG};

/// The largest picture, in bytes.
const PHOTO_MAX: usize = 10 << 20;

pub(super) fn files(call: &Call, wrong: &mut Wrong) {
    let mut named = Vec::new();
    references(&call.params, &mut named);
    let form = if call.op == Op::SendAnimation { GIF } else { PNG };
    for file in &call.files {
        let (field, length) = (&file.field, file.bytes.len());
        wrong.when(!named.contains(&field.as_str()), || format!("nothing refers to the file {field:?}"));
        wrong.when(length == 0 || length > PHOTO_MAX, || format!("the file {field:?} has {length} bytes"));
        wrong.when(!file.bytes.starts_with(form), || format!("the file {field:?} is no such picture"));
    }
    for name in &named {
        wrong.when(!call.files.iter().any(|file| file.field == *name), || format!("there is no file {name:?}"));
    }
    wrong.unique(call.files.iter().map(|file| &file.field).collect(), "the file");
}

/// The files to which a value refers.
fn references<'a>(value: &'a Value, into: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => into.extend(text.strip_prefix("attach://")),
        Value::Array(values) => values.iter().for_each(|value| references(value, into)),
        Value::Object(values) => values.values().for_each(|value| references(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
