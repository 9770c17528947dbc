//! Checks requests: the hosts and origins that are ours, and the headers that isolate the page.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header, uri::Authority};
use axum::middleware::Next;
use axum::response::Response;

use super::page;
use super::problem::Problem;

/// Answers may use only our own files and embedded pictures, and nobody may put us in a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The hosts under which the hall may be asked.
#[derive(Clone, Debug)]
pub(crate) struct Gate {
    address: SocketAddr,
    /// Whether people on other machines may come in.
    public: bool,
}

impl Gate {
    /// Makes the gate of a hall that listens on `address`.
    pub(crate) const fn new(address: SocketAddr, public: bool) -> Self {
        Self { address, public }
    }

    /// The address of the hall for people on this machine; `None` if it is public, because it cannot know its names.
    pub(crate) fn home(&self) -> Option<String> {
        (!self.public).then(|| format!("http://{}/", self.address))
    }

    /// Whether entering needs an invitation.
    pub(crate) const fn by_invitation(&self) -> bool {
        self.public
    }

    fn check(&self, headers: &HeaderMap, uri: &axum::http::Uri) -> Result<(), Problem> {
        let mut hosts = headers.get_all(header::HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else { return Err(Problem::Host) };
        let host: Authority = host.to_str().ok().and_then(|host| host.parse().ok()).ok_or(Problem::Host)?;
        // A request line with a full address names the host again.
        if !self.is_ours(&host) || uri.authority().is_some_and(|other| *other != host) {
            return Err(Problem::Host);
        }
        if let Some(origin) = headers.get(header::ORIGIN) {
            let origin = origin.to_str().map_err(|_| Problem::Origin)?;
            let same = ["http://", "https://"].iter().any(|scheme| origin.strip_prefix(scheme) == Some(host.as_str()));
            // Only a proxy in front of a public hall speaks TLS.
            if !same || (origin.starts_with("https://") && !self.public) {
                return Err(Problem::Origin);
            }
        }
        Ok(())
    }

    /// Another site's page can make a name of its own point to this machine, but that name is not ours. A public hall
    /// cannot know its names. There, a page without a secret has no access.
    fn is_ours(&self, host: &Authority) -> bool {
        if self.public {
            return true;
        }
        let name = host.host();
        let ip = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let local = ip.is_ok_and(|ip| ip.is_loopback()) || name.eq_ignore_ascii_case("localhost");
        local && host.port_u16().unwrap_or(80) == self.address.port()
    }
}

/// Refuses foreign hosts, origins and sites before any other check.
pub(crate) async fn guard(State(gate): State<Gate>, request: Request, next: Next) -> Result<Response, Problem> {
    gate.check(request.headers(), request.uri())?;
    let site = request.headers().get("sec-fetch-site").and_then(|site| site.to_str().ok());
    // A link on another site may lead to a page; everything else is closed to other sites.
    if matches!(site, Some("cross-site" | "same-site")) && !page::is_page(request.uri().path()) {
        return Err(Problem::Origin);
    }
    Ok(next.run(request).await)
}

/// Adds the headers that every answer has.
pub(crate) async fn seal(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let always = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(public: bool, host: &str, origin: Option<&str>) -> Result<(), Problem> {
        let gate = Gate::new(SocketAddr::from(([127, 0, 0, 1], 7777)), public);
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        gate.check(&headers, &"/".parse().unwrap())
    }

    #[test]
    fn a_local_hall_answers_to_names_of_this_machine_alone() {
        for host in ["127.0.0.1:7777", "localhost:7777", "[::1]:7777", "127.8.8.8:7777"] {
            assert_eq!(check(false, host, None), Ok(()), "{host}");
        }
        for host in ["evil.example:7777", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:7777", "a b", ""] {
            assert_eq!(check(false, host, None), Err(Problem::Host), "{host}");
        }
    }

    #[test]
    fn only_our_own_page_may_ask() {
        assert_eq!(check(false, "localhost:7777", Some("http://localhost:7777")), Ok(()));
        let foreign =
            ["http://evil.example", "null", "http://127.0.0.1:7777", "https://localhost:7777", "http://localhost"];
        for origin in foreign {
            assert_eq!(check(false, "localhost:7777", Some(origin)), Err(Problem::Origin), "{origin}");
        }
        assert_eq!(check(true, "duels.example", Some("https://duels.example")), Ok(()));
        assert_eq!(check(true, "duels.example", Some("https://evil.example")), Err(Problem::Origin));
    }
}
