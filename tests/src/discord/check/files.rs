//! Checks files: their number and size, and that each is described and used.

use serde_json::Value;

use super::super::world::message::number;
use super::{Wrong, list};
use crate::fake::{GIF, PNG, Upload};

/// The largest file, in bytes.
const FILE_MAX: usize = 10 << 20;
/// The largest request, in bytes.
const TOTAL_MAX: usize = super::super::body::REQUEST_MAX;

pub(super) fn files(json: &Value, uploads: &[Upload], edit: bool, wrong: &mut Wrong) {
    wrong.when(uploads.len() > 10, || format!("{} files, 10 allowed", uploads.len()));
    let total: usize = uploads.iter().map(|upload| upload.bytes.len()).sum();
    wrong.when(total > TOTAL_MAX, || format!("files of {total} bytes together"));
    for upload in uploads {
        let (name, length) = (&upload.filename, upload.bytes.len());
        wrong.when(upload.number().is_none(), || format!("a file in the part {:?}", upload.field));
        wrong.when(length == 0 || length > FILE_MAX, || format!("{name} has {length} bytes"));
        wrong.when(name.is_empty() || name.contains(['/', '\\', ' ']), || format!("a file is called {name:?}"));
        let is_named = [(".png", PNG), (".gif", GIF)]
            .iter()
            .all(|(ending, head)| name.ends_with(ending) == upload.bytes.starts_with(head));
        wrong.when(!is_named, || format!("{name} is not what its name says"));
    }
    let listed = list(json, "attachments");
    wrong.count(listed, "attachments", 0..=10);
    for entry in listed {
        described(entry, uploads, edit, wrong);
    }
    for upload in uploads {
        let known = listed.iter().any(|entry| upload.number().is_some() && number(&entry["id"]) == upload.number());
        wrong.when(!known, || format!("{} is not among the attachments", upload.filename));
    }
    wrong.unique(listed.iter().filter_map(|entry| number(&entry["id"])).collect(), "the attachment");
    referred(json, uploads, edit, wrong);
}

/// An entry is either a new file, with words for people who cannot see it, or a file that stays.
fn described(entry: &Value, uploads: &[Upload], edit: bool, wrong: &mut Wrong) {
    wrong.length(entry, "description", 1..=1_024);
    wrong.length(entry, "filename", 1..=1_024);
    let Some(id) = number(&entry["id"]) else {
        wrong.0.push(format!("an attachment without a number: {entry}"));
        return;
    };
    let new = uploads.iter().any(|upload| upload.number() == Some(id));
    // The numbers of posted files hold moments of this century; those of new files are small.
    let posted = id >> 22 > 0;
    let known = new || edit && posted;
    wrong.when(!known, || format!("the attachment {id} is no file of the request"));
    let picture = uploads.iter().any(|upload| upload.number() == Some(id) && is_picture(&upload.filename));
    wrong.when(picture && entry["description"].is_null(), || format!("the picture {id} has no alt text"));
}

fn is_picture(name: &str) -> bool {
    [".png", ".gif"].iter().any(|ending| name.ends_with(ending))
}

/// Every file that `attachment://NAME` names is there.
fn referred(json: &Value, uploads: &[Upload], edit: bool, wrong: &mut Wrong) {
    let mut names = Vec::new();
    for part in ["embeds", "components"] {
        collect(&json[part], &mut names);
    }
    let kept =
        edit && list(json, "attachments").iter().any(|entry| number(&entry["id"]).is_some_and(|id| id >> 22 > 0));
    for name in names {
        let known = kept || uploads.iter().any(|upload| upload.filename == name);
        wrong.when(!known, || format!("attachment://{name} is no file of the request"));
    }
}

fn collect(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::String(text) => names.extend(text.strip_prefix("attachment://").map(str::to_owned)),
        Value::Array(values) => values.iter().for_each(|value| collect(value, names)),
        Value::Object(fields) => fields.values().for_each(|value| collect(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
