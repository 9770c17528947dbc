//! Refusals of requests, and their sentences.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequest, Request, State, rejection::BytesRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::json;

use super::words::plain;
use super::{Web, page};

/// The reason for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub(crate) enum Problem {
    /// The `Host` is not ours: somebody made a foreign name point to this machine.
    Host,
    /// A page of another site sent the request.
    Origin,
    /// The request cannot be read.
    Malformed,
    /// The body is too long.
    TooLarge,
    /// The body is not declared as JSON.
    NotJson,
    /// There is nothing at this address.
    NotFound,
    /// The address does not accept this method.
    Method,
    /// The request has no session, or an unknown one.
    NoSession,
    /// This hall is entered by invitation only.
    NoInvitation,
    /// The name is empty or too long.
    Name,
    /// Too many requests at once.
    TooMany,
    /// This guest has invited enough people for now.
    Invitations,
    /// Every connection is taken.
    Full,
    /// The request took too long.
    TooSlow,
    /// The hall or its store failed.
    Broken,
}

impl Problem {
    const fn status(self) -> StatusCode {
        match self {
            Self::Host => StatusCode::MISDIRECTED_REQUEST,
            Self::Origin | Self::NoInvitation => StatusCode::FORBIDDEN,
            Self::Malformed | Self::Name => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoSession => StatusCode::UNAUTHORIZED,
            Self::TooMany | Self::Invitations => StatusCode::TOO_MANY_REQUESTS,
            Self::Full => StatusCode::SERVICE_UNAVAILABLE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The word for programs, and the end of the key of the message.
    const fn code(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Origin => "origin",
            Self::Malformed => "malformed",
            Self::TooLarge => "too-large",
            Self::NotJson => "not-json",
            Self::NotFound => "not-found",
            Self::Method => "method",
            Self::NoSession => "no-session",
            Self::NoInvitation => "no-invitation",
            Self::Name => "name",
            Self::TooMany => "too-many",
            Self::Invitations => "invitations",
            Self::Full => "full",
            Self::TooSlow => "too-slow",
            Self::Broken => "broken",
        }
    }

    /// The refusals that axum and its layers make themselves.
    fn of_status(status: StatusCode) -> Option<Self> {
        match status {
            StatusCode::METHOD_NOT_ALLOWED => Some(Self::Method),
            StatusCode::NOT_FOUND => Some(Self::NotFound),
            StatusCode::REQUEST_TIMEOUT => Some(Self::TooSlow),
            StatusCode::PAYLOAD_TOO_LARGE => Some(Self::TooLarge),
            StatusCode::BAD_REQUEST => Some(Self::Malformed),
            _ => None,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts refusals into words: JSON for the page's script, a page with the way to the hall for somebody who reads it, text for
/// everything else.
pub(crate) async fn speak(State(web): State<Arc<Web>>, request: Request, next: Next) -> Response {
    let lang = page::language(request.uri(), request.headers(), web.language);
    let for_script = request.uri().path().starts_with("/api/");
    let accepts = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let is_read = accepts.is_some_and(|kinds| kinds.contains("text/html"));
    let mut response = next.run(request).await;
    let known = response.extensions().get::<Problem>().copied();
    let Some(problem) = known.or_else(|| Problem::of_status(response.status())) else { return response };
    let sentence = plain(lang, &format!("web-problem-{}", problem.code()));
    // At a host that is refused, a path of its own leads nowhere.
    let home = if problem == Problem::Host { web.gate.home() } else { Some("/".to_owned()) };
    let page = if is_read && !for_script { page::problem(lang, &sentence, home.as_deref()) } else { None };
    let (body, kind) = match page {
        _ if for_script => (json!({ "error": sentence, "code": problem.code() }).to_string(), "application/json"),
        Some(page) => (page, "text/html; charset=utf-8"),
        None => (sentence + "\n", "text/plain; charset=utf-8"),
    };
    *response.body_mut() = Body::from(body);
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A JSON body, with our own refusals.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        // A page of another site can send text or a form unasked, but never JSON.
        if !kind.split(';').next().unwrap_or("").trim().eq_ignore_ascii_case("application/json") {
            return Err(Problem::NotJson);
        }
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|error| match error {
            BytesRejection::FailedToBufferBody(axum::extract::rejection::FailedToBufferBody::LengthLimitError(_)) => {
                Problem::TooLarge
            }
            _ => Problem::Malformed,
        })?;
        serde_json::from_slice(&bytes).map(Self).map_err(|_| Problem::Malformed)
    }
}
