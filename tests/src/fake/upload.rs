//! Files of requests, and a search for texts in a request.

use axum::body::Bytes;
use serde_json::Value;

/// The first bytes of a GIF.
pub(crate) const GIF: &[u8] = b"GIF89a";

/// The first bytes of a PNG.
pub(crate) const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// A file of a request.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The name of its part, such as `files[0]`.
    pub field: String,
    /// Its name.
    pub filename: String,
    /// Its content.
    pub bytes: Bytes,
}

/// Whether a text is anywhere in the JSON of a request, or in the bytes or the name of a file.
pub(crate) fn holds(json: &Value, files: &[Upload], mark: &str) -> bool {
    let file = |file: &Upload| {
        file.filename.contains(mark) || file.bytes.windows(mark.len()).any(|bytes| bytes == mark.as_bytes())
    };
    text_of(json, &|text| text.contains(mark)) || files.iter().any(file)
}

/// Whether any string in a value, either a key or a value, meets a condition.
fn text_of(value: &Value, meets: &dyn Fn(&str) -> bool) -> bool {
    match value {
        Value::String(text) => meets(text),
        Value::Array(values) => values.iter().any(|value| text_of(value, meets)),
        Value::Object(values) => values.iter().any(|(key, value)| meets(key) || text_of(value, meets)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
