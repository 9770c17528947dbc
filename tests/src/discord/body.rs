//! Reads bodies of requests: JSON alone, or JSON with files.

use axum::extract::{FromRequest, Multipart, Request};
use serde_json::Value;

use crate::fake::Upload;

/// The largest request that Discord accepts, in bytes.
pub(crate) const REQUEST_MAX: usize = 25 << 20;

impl Upload {
    /// The number in the name of the file's part.
    pub(crate) fn number(&self) -> Option<u64> {
        self.field.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
    }
}

/// The body of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    /// The JSON; `Null` if there was none.
    pub(crate) json: Value,
    /// The files, in their order.
    pub(crate) files: Vec<Upload>,
    /// Its size in bytes.
    pub(crate) length: usize,
}

/// Reads the body of a request.
///
/// # Errors
/// One sentence when it is neither JSON nor a form with `payload_json`, or is too large.
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
    Ok(Body { json, files: Vec::new(), length: bytes.len() })
}

async fn form(request: Request) -> Result<Body, String> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|error| error.to_string())?;
    let mut body = Body::default();
    while let Some(part) = form.next_field().await.map_err(|error| error.body_text())? {
        let field = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|error| error.body_text())?;
        match (field.as_str(), filename) {
            ("payload_json", _) => {
                body.json = serde_json::from_slice(&bytes).map_err(|error| format!("payload_json: {error}"))?;
            }
            (_, Some(filename)) => body.files.push(Upload { field, filename, bytes }),
            (other, None) => return Err(format!("the form has a part {other:?} that is no file")),
        }
    }
    Ok(body)
}
