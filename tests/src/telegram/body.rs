//! Reads bodies of requests: JSON, or a form whose parts may be files.

use axum::extract::{FromRequest, Multipart, Request};
use serde_json::{Map, Value};

use crate::fake::Upload;

/// The largest request that the Bot API accepts, in bytes.
pub(crate) const REQUEST_MAX: usize = 50 << 20;

/// Parameters that are always texts; all others are JSON, or texts that are not valid JSON.
const TEXTS: &[&str] = &[
    "text",
    "caption",
    "parse_mode",
    "callback_query_id",
    "url",
    "secret_token",
    "language_code",
    "inline_query_id",
    "next_offset",
    "inline_message_id",
    "description",
    "short_description",
    "action",
];

/// The body of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    /// The parameters by name; a file is `attach://` and the name of its part.
    pub(crate) params: Map<String, Value>,
    /// The files, in their order.
    pub(crate) files: Vec<Upload>,
    /// Its size in bytes.
    pub(crate) length: usize,
}

/// Reads the body of a request.
///
/// # Errors
/// One sentence when it is neither JSON nor a form, or is too large.
pub(crate) async fn read(request: Request) -> Result<Body, String> {
    let kind = request.headers().get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or_default().to_owned();
    let length = request.headers().get("content-length").and_then(|length| length.to_str().ok()?.parse().ok());
    if kind.starts_with("multipart/form-data") {
        let mut body = form(request).await?;
        body.length = length.unwrap_or_else(|| body.files.iter().map(|file| file.bytes.len()).sum());
        return Ok(body);
    }
    let bytes = axum::body::to_bytes(request.into_body(), REQUEST_MAX).await.map_err(|error| error.to_string())?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    if !kind.starts_with("application/json") {
        return Err(format!("a body of the type {kind:?} is not understood"));
    }
    let json = serde_json::from_slice(&bytes).map_err(|error| format!("the body is no JSON: {error}"))?;
    let params = match json {
        Value::Object(params) => params,
        Value::Null => Map::new(),
        other => return Err(format!("the body is no object: {other}")),
    };
    Ok(Body { params, files: Vec::new(), length: bytes.len() })
}

async fn form(request: Request) -> Result<Body, String> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|error| error.to_string())?;
    let mut body = Body::default();
    while let Some(part) = form.next_field().await.map_err(|error| error.body_text())? {
        let field = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|error| error.body_text())?;
        if let Some(filename) = filename {
            // A file may be in the part of its own parameter.
            if matches!(field.as_str(), "photo" | "animation" | "document") {
                body.params.insert(field.clone(), Value::String(format!("attach://{field}")));
            }
            body.files.push(Upload { field, filename, bytes });
        } else {
            let text = String::from_utf8(bytes.to_vec()).map_err(|_| format!("{field} is no text"))?;
            let value = typed(&field, text);
            body.params.insert(field, value);
        }
    }
    Ok(body)
}

fn typed(name: &str, text: String) -> Value {
    if TEXTS.contains(&name) {
        return Value::String(text);
    }
    serde_json::from_str(&text).unwrap_or(Value::String(text))
}
