//! What the fakes of platforms share: a world that is watched, a clock, faults, and eyes for what was sent.
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
pub(crate) use upload::{PNG, holds};
pub(crate) use watched::{Booked, Watched, until};
pub(crate) use wrong::{Wrong, list};

use axum::http::HeaderValue;
use axum::response::{IntoResponse, Response};

/// An answer that breaks off: more is promised than comes.
pub(crate) fn lost() -> Response {
    let broken = futures::stream::once(async { Err::<axum::body::Bytes, _>(std::io::Error::other("cut")) });
    let mut response = axum::body::Body::from_stream(broken).into_response();
    response.headers_mut().insert("content-length", HeaderValue::from_static("1000"));
    response
}
