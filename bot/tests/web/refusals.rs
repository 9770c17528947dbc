//! Tests refusals: foreign hosts and origins, forged sessions, and requests that are too long or cannot be read.

use duelhall_engine::text::Lang;
use duelhall_store::{Collection, MemoryStore};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::club::{Club, op};

const EVERY_PATH: [(&str, &str); 10] = [
    ("GET", "/"),
    ("GET", "/assets/0/hall.js"),
    ("GET", "/boards/0/default/0.png"),
    ("POST", "/api/enter"),
    ("POST", "/api/act"),
    ("POST", "/api/say"),
    ("POST", "/api/invite"),
    ("POST", "/api/watch"),
    ("GET", "/api/complete?line=/"),
    ("GET", "/api/stream"),
];

#[tokio::test]
async fn a_foreign_host_or_origin_is_refused_everywhere_even_with_a_good_session() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    for (method, path) in EVERY_PATH {
        let ask = || {
            let method: Method = method.parse().unwrap();
            club.client
                .request(method, club.url(path))
                .bearer_auth(&ann.session)
                .json(&json!({ "name": "Eve", "lang": "en" }))
        };
        let rebound = ask().header(header::HOST, "evil.example").send().await.unwrap();
        assert_eq!(rebound.status(), StatusCode::MISDIRECTED_REQUEST, "{path}");
        for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
            let foreign = ask().header(header::ORIGIN, origin).send().await.unwrap();
            assert_eq!(foreign.status(), StatusCode::FORBIDDEN, "{path} from {origin}");
        }
        if path != "/" {
            let other_site = ask().header("Sec-Fetch-Site", "cross-site").send().await.unwrap();
            assert_eq!(other_site.status(), StatusCode::FORBIDDEN, "{path}");
        }
    }
    let ours = ann.ask(&club, "/api/say", &json!({ "op": op(), "line": "hello" }));
    let ours = ours.header(header::ORIGIN, club.url("")).header("Sec-Fetch-Site", "same-origin").send().await.unwrap();
    assert_eq!(ours.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_wrong_address_shows_a_page_with_the_way_back_and_the_address_of_a_page_opens_it() {
    let club = Club::open().await;
    for (lang, back) in [("en", "To the hall"), ("ru", "В зал")] {
        for path in ["/nowhere", "/rules/chess", "/rules/heroes/2"] {
            let read = club.get(path).header(header::ACCEPT, "text/html,*/*").header(header::ACCEPT_LANGUAGE, lang);
            let answer = read.send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            let page = answer.text().await.unwrap().replace('\u{a0}', " ");
            assert!(page.contains(back) && page.contains(&format!("href=\"/?lang={lang}\"")), "{path}: {page}");
        }
    }
    let program = club.get("/nowhere").send().await.unwrap();
    assert_eq!(program.text().await.unwrap(), "There is nothing at this address.\n", "a program reads no page");
    // A client that follows leaves out what only the page reads.
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for (path, to) in [
        ("/rules", "/#open=rules"),
        ("/rules/war", "/#open=rules.war"),
        ("/cards/heroes", "/#open=cards.heroes"),
        ("/help", "/#open=help"),
        ("/rules/war?lang=ru", "/?lang=ru#open=rules.war"),
        ("/rules?lang=%22%3E", "/#open=rules"),
    ] {
        let answer = client.get(club.url(path)).header("Sec-Fetch-Site", "cross-site").send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{path}");
        assert_eq!(answer.headers().get(header::LOCATION).unwrap(), to, "{path}");
    }
}

#[tokio::test]
async fn a_refused_host_is_told_in_the_hall_s_language_and_led_to_an_address_that_answers() {
    for public in [false, true] {
        let club = Club::speaking(Lang::Ru, public).await;
        // A hall that is open to others refuses only what is no name of a host.
        let host = if public { "a b" } else { "evil.example" };
        let ask = |path: &str| club.get(path).header(header::ACCEPT, "text/html").header(header::HOST, host);
        let answer = ask("/").send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST);
        let page = answer.text().await.unwrap().replace('\u{a0}', " ");
        assert!(page.contains("По такому адресу зал не открывается"), "{page}");
        let home = format!("href=\"{}?lang=ru\"", club.url("/"));
        assert_eq!((page.contains(&home), page.contains("?lang=")), (!public, !public), "{page}");
        let english = ask("/?lang=en").send().await.unwrap().text().await.unwrap();
        assert!(english.contains("does not answer at this address"), "the address says the language: {english}");
    }
}

#[tokio::test]
async fn a_forged_session_is_refused_and_nothing_is_kept_of_it() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let stored = club.store.scan(Collection::Sessions, "", None, 9).await.unwrap();
    let hash = stored[0].0.strip_prefix("seat/").unwrap().to_owned();
    let mut turned = ann.session.clone();
    turned.replace_range(0..1, if turned.starts_with('0') { "1" } else { "0" });
    for forged in ["", "0", &"0".repeat(32), &hash, &hash[..32], &turned, &format!("{} ", ann.session)] {
        for (method, path) in &EVERY_PATH[4..] {
            let method: Method = method.parse().unwrap();
            let request = club
                .client
                .request(method, club.url(path))
                .json(&json!({ "op": op(), "line": "x", "press": "e:towers" }));
            let answer = request.header(header::AUTHORIZATION, format!("Bearer {forged}")).send().await.unwrap();
            // HTTP drops trailing spaces of a header, so the session with trailing spaces is Ann's own.
            if forged.trim_end() != ann.session {
                assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path} {forged:?}");
            }
        }
    }
    // A session in a cookie or in the address does not count.
    let cookie =
        club.get("/api/stream").header(header::COOKIE, format!("session={}", ann.session)).send().await.unwrap();
    assert_eq!(cookie.status(), StatusCode::UNAUTHORIZED);
    let address = club.get(&format!("/api/stream?session={}", ann.session)).send().await.unwrap();
    assert_eq!(address.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn an_unreadable_request_is_refused_with_a_sentence_in_the_asker_s_language() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let bad: [(&[u8], &str, StatusCode, &str); 8] = [
        (b"{", "application/json", StatusCode::BAD_REQUEST, "malformed"),
        (b"\xff\xfe\xfd", "application/json", StatusCode::BAD_REQUEST, "malformed"),
        (b"{\"op\":\"00\",\"line\":\"\xc3\x28\"}", "application/json", StatusCode::BAD_REQUEST, "malformed"),
        (b"[]", "application/json", StatusCode::BAD_REQUEST, "malformed"),
        (b"{\"op\":\"short\",\"line\":\"/help\"}", "application/json", StatusCode::BAD_REQUEST, "malformed"),
        (b"{\"op\":\"x\",\"line\":\"y\",\"admin\":true}", "application/json", StatusCode::BAD_REQUEST, "malformed"),
        (b"op=1&line=x", "application/x-www-form-urlencoded", StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
        (b"{\"op\":\"1\",\"line\":\"x\"}", "text/plain", StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
    ];
    for (body, kind, status, code) in bad {
        let request = club.client.post(club.url("/api/say")).bearer_auth(&ann.session).body(body.to_vec());
        let request = request.header(header::CONTENT_TYPE, kind).header(header::ACCEPT_LANGUAGE, "ru");
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), status, "{body:?}");
        let json: Value = answer.json().await.unwrap();
        assert_eq!(json["code"], code);
        assert!(json["error"].as_str().unwrap().contains("апрос"), "{json}");
    }
    for press in ["", "x", "a:1:2:3", "y:", "a:0000000000:01:1", "c:c"] {
        let answer = ann.ask(&club, "/api/act", &json!({ "op": op(), "press": press })).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{press}");
    }
}

#[tokio::test]
async fn a_request_that_is_too_long_is_refused() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let long = json!({ "op": op(), "line": "x".repeat(20_000) });
    assert_eq!(ann.ask(&club, "/api/say", &long).send().await.unwrap().status(), StatusCode::PAYLOAD_TOO_LARGE);
    let line = json!({ "op": op(), "line": "ж".repeat(501) });
    assert_eq!(ann.ask(&club, "/api/say", &line).send().await.unwrap().status(), StatusCode::PAYLOAD_TOO_LARGE);
    let name = json!({ "name": "x".repeat(25), "lang": "en" });
    assert_eq!(club.post("/api/enter", &name).send().await.unwrap().status(), StatusCode::BAD_REQUEST);
    let head = club.get("/").header("X-Long", "x".repeat(40_000)).send().await.unwrap();
    assert_eq!(head.status(), StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
}

#[tokio::test]
async fn a_request_that_is_not_http_is_refused() {
    let club = Club::open().await;
    for nonsense in
        ["\x16\x03\x01\x02\x00\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]
    {
        let mut socket = tokio::net::TcpStream::connect(club.address).await.unwrap();
        socket.write_all(nonsense.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        socket.read_exact(&mut answer).await.unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 4"), "{nonsense:?}");
    }
    assert_eq!(club.get("/").send().await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn a_wrong_method_or_address_is_named() {
    let club = Club::open().await;
    for (method, path) in EVERY_PATH {
        let other = if method == "GET" { Method::POST } else { Method::GET };
        let answer = club.client.request(other, club.url(path)).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert!(!answer.text().await.unwrap().is_empty());
    }
    for path in
        ["/nothing", "/assets/0/../hall.js", "/assets/0/secret", "/boards/0/default/0.png", "/boards/x/y/z", "/api/"]
    {
        assert_eq!(club.get(path).send().await.unwrap().status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_public_hall_is_entered_by_invitation_only_and_each_is_good_for_one() {
    let club = Club::over(Arc::new(MemoryStore::new()), true).await;
    let body = json!({ "name": "Eve", "lang": "en" });
    assert_eq!(club.post("/api/enter", &body).send().await.unwrap().status(), StatusCode::FORBIDDEN);
    let link = club.web.invite_host().await.unwrap();
    let host = club.enter("Ann", link.strip_prefix("#invite=")).await;
    let answer: Value =
        host.ask(&club, "/api/invite", &json!({ "op": op() })).send().await.unwrap().json().await.unwrap();
    let link = answer["link"].as_str().unwrap().strip_prefix("#invite=").unwrap().to_owned();
    club.enter("Bob", Some(&link)).await;
    for used in [link.as_str(), "", "0", &"0".repeat(32)] {
        let body = json!({ "name": "Eve", "lang": "en", "invite": used });
        assert_eq!(club.post("/api/enter", &body).send().await.unwrap().status(), StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_guest_may_not_configure_the_channel_and_the_host_may() {
    let club = Club::open().await;
    let ann = club.enter("Ann", None).await;
    let answer: Value =
        ann.ask(&club, "/api/invite", &json!({ "op": op() })).send().await.unwrap().json().await.unwrap();
    let link = answer["link"].as_str().unwrap().strip_prefix("#invite=").unwrap().to_owned();
    let bob = club.enter("Bob", Some(&link)).await;
    assert_eq!(bob.say(&club, "/config language ru").await["refused"], true);
    assert_eq!(ann.say(&club, "/config language ru").await["refused"], false);
}

#[tokio::test]
async fn every_answer_has_the_protective_headers() {
    let club = Club::open().await;
    for path in ["/", "/nothing", "/api/stream"] {
        let answer = club.get(path).send().await.unwrap();
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(answer.headers()[header::REFERRER_POLICY], "no-referrer");
    }
    let page = club.get("/").send().await.unwrap().text().await.unwrap();
    assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="));
    assert!(!page.contains("http://") && !page.contains("https://"), "the page uses no other site");
}

#[tokio::test]
async fn somebody_who_presses_without_end_is_slowed_down_alone() {
    let club = Club::open().await;
    let (eve, ann) = (club.enter("Eve", None).await, club.enter("Ann", None).await);
    let press = |_| eve.ask(&club, "/api/act", &json!({ "op": op(), "press": "p:0" })).send();
    let answers = futures::future::join_all((0..150).map(press)).await;
    assert!(answers.into_iter().any(|answer| answer.unwrap().status() == StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(ann.say(&club, "/help").await["refused"], false);
}
