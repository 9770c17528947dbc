//! What the fakes of platforms share: a watched world, a clock, faults, and a search in sent requests.
//!
//! Invariant: it knows no platform.

mod clock;
mod faults;
mod published;
mod upload;
mod watched;
mod wrong;

pub use clock::Clock;
pub use upload::Upload;

pub(crate) use faults::{Fault, Faults};
pub(crate) use published::published;
pub(crate) use upload::{GIF, PNG, holds};
pub(crate) use watched::{Booked, Watched, find, until};
pub(crate) use wrong::{Wrong, list};

use axum::http::HeaderValue;
use axum::response::{IntoResponse, Response};

/// An answer that is cut off: it promises more than it contains.
pub(crate) fn lost() -> Response {
    let broken = futures::stream::once(async { Err::<axum::body::Bytes, _>(std::io::Error::other("cut")) });
    let mut response = axum::body::Body::from_stream(broken).into_response();
    response.headers_mut().insert("content-length", HeaderValue::from_static("1000"));
    response
}
