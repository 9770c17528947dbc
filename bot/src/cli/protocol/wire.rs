//! Reads requests from lines and writes replies as lines.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::refusal::{Code, Refusal};
use super::{Answer, Request};

/// Reads a request, or at least its id.
pub(super) fn request(line: &[u8]) -> Result<Request, (Option<Value>, Refusal)> {
    let value = serde_json::from_slice(line).map_err(|error| (None, Refusal::new(Code::BadJson, error)))?;
    let Value::Object(mut rest) = value else {
        return Err((None, bad("a request is a JSON object, such as {\"do\":\"hello\"}")));
    };
    let id = rest.remove("id");
    match rest.remove("do") {
        Some(Value::String(what)) => Ok(Request { id, what, rest }),
        _ => Err((id, bad("`do` must say what is wanted, such as \"hello\""))),
    }
}

/// Reads the parts of a request.
pub(super) fn parts<T: DeserializeOwned>(rest: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(rest)).map_err(|error| Refusal::new(Code::BadRequest, error))
}

/// A request that cannot be understood.
pub(super) fn bad(message: impl ToString) -> Refusal {
    Refusal::new(Code::BadRequest, message)
}

/// The line of an answer.
pub(super) fn reply(id: Option<Value>, answer: Answer) -> Value {
    let mut reply = match answer {
        Ok(ok) => json!({ "ok": ok }),
        Err(refusal) => json!({ "error": refusal }),
    };
    if let (Some(id), Some(parts)) = (id, reply.as_object_mut()) {
        parts.insert("id".to_owned(), id);
    }
    reply
}
