//! A hall for tests: a store in memory, a real socket, and people who speak HTTP.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use duelhall::web::{Limits, Listener, Parts, Web};
use duelhall_engine::text::Lang;
use duelhall_hall::{Hall, HallConfig, SystemClock};
use duelhall_render::Painter;
use duelhall_store::{MemoryStore, Store};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_util::sync::CancellationToken;

/// The longest wait before a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running hall.
pub(crate) struct Club {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) address: SocketAddr,
    pub(crate) web: Arc<Web>,
    pub(crate) client: Client,
    stop: CancellationToken,
    served: tokio::task::JoinHandle<()>,
}

impl Club {
    pub(crate) async fn open() -> Self {
        Self::over(Arc::new(MemoryStore::new()), false).await
    }

    pub(crate) async fn over(store: Arc<dyn Store>, public: bool) -> Self {
        Self::limited(store, public, Limits::default()).await
    }

    pub(crate) async fn limited(store: Arc<dyn Store>, public: bool, limits: Limits) -> Self {
        Self::of(store, public, limits, Lang::En).await
    }

    /// A hall whose own language is this one.
    pub(crate) async fn speaking(language: Lang, public: bool) -> Self {
        Self::of(Arc::new(MemoryStore::new()), public, Limits::default(), language).await
    }

    async fn of(store: Arc<dyn Store>, public: bool, limits: Limits, language: Lang) -> Self {
        let stop = CancellationToken::new();
        let (sender, notices) = unbounded_channel();
        let hall = Hall::open(
            HallConfig { rates: duelhall_hall::Rates::UNLIMITED, ..HallConfig::default() },
            Arc::clone(&store),
            Arc::new(SystemClock),
            sender,
        )
        .unwrap();
        let listener = Listener::bind([127, 0, 0, 1].into(), 0).await.unwrap().limited(limits);
        let address = listener.address().unwrap();
        let painter = Arc::new(Painter::default());
        let parts =
            Parts { hall: hall.clone(), notices, store: Arc::clone(&store), painter, address, public, language };
        let web = Web::open(parts, stop.clone()).await.unwrap();
        tokio::spawn({
            let stop = stop.clone();
            async move { hall.run_clock(stop).await }
        });
        let served = tokio::spawn(listener.serve(Arc::clone(&web), stop.clone()));
        Self { store, address, web, client: Client::new(), stop, served }
    }

    /// Ends the hall and opens another hall over the same store.
    pub(crate) async fn restart(self) -> Self {
        self.stop.cancel();
        self.served.await.unwrap();
        Self::over(self.store, false).await
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(self.url(path))
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> RequestBuilder {
        self.client.post(self.url(path)).json(body)
    }

    /// Lets a person in.
    pub(crate) async fn enter(&self, name: &str, invite: Option<&str>) -> Guest {
        self.enter_in("en", name, invite).await
    }

    /// Lets somebody in whose page is in a language.
    pub(crate) async fn enter_in(&self, lang: &str, name: &str, invite: Option<&str>) -> Guest {
        let body = json!({ "name": name, "lang": lang, "invite": invite });
        let answer: Value = self.post("/api/enter", &body).send().await.unwrap().json().await.unwrap();
        Guest { session: answer["session"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned() }
    }
}

/// A person with a session.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) session: String,
}

impl Guest {
    pub(crate) fn ask(&self, club: &Club, path: &str, body: &Value) -> RequestBuilder {
        club.post(path, body).bearer_auth(&self.session)
    }

    /// Sends a line and returns the answer. The web must not refuse it.
    pub(crate) async fn say(&self, club: &Club, line: &str) -> Value {
        let answer = self.ask(club, "/api/say", &json!({ "op": op(), "line": line })).send().await.unwrap();
        assert!(answer.status().is_success(), "{line}: {}", answer.status());
        answer.json().await.unwrap()
    }

    /// Makes an invitation and returns its secret.
    pub(crate) async fn invite(&self, club: &Club) -> String {
        let answer = self.ask(club, "/api/invite", &json!({ "op": op() })).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        answer["link"].as_str().unwrap().strip_prefix("#invite=").unwrap().to_owned()
    }

    /// Presses a button.
    pub(crate) async fn press(&self, club: &Club, press: &str) -> Value {
        let answer = self.ask(club, "/api/act", &json!({ "op": op(), "press": press })).send().await.unwrap();
        assert!(answer.status().is_success(), "{press}: {}", answer.status());
        answer.json().await.unwrap()
    }

    /// Opens the person's page at an earlier position.
    pub(crate) async fn listen(&self, club: &Club, last: &str) -> Ear {
        let request = club.get("/api/stream").bearer_auth(&self.session).header("Last-Event-ID", last);
        let response = request.send().await.unwrap();
        assert!(response.status().is_success(), "{}", response.status());
        let chunks = read_on(response);
        Ear { chunks, cut: Vec::new(), rest: String::new(), heard: String::new(), last: last.to_owned() }
    }
}

/// A new op id for a request.
pub(crate) fn op() -> String {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).unwrap();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a stream at once, as a browser does, whether a test listens or not: the hall ends the connection of a client
/// that takes nothing for long.
fn read_on(mut response: Response) -> UnboundedReceiver<reqwest::Result<Bytes>> {
    let (to, chunks) = unbounded_channel();
    tokio::spawn(async move {
        loop {
            let chunk = tokio::select! {
                chunk = response.chunk() => chunk.transpose(),
                () = to.closed() => None,
            };
            let Some(chunk) = chunk else { return };
            let broken = chunk.is_err();
            if to.send(chunk).is_err() || broken {
                return;
            }
        }
    });
    chunks
}

/// The stream of a page. Dropping it closes the page.
pub(crate) struct Ear {
    chunks: UnboundedReceiver<reqwest::Result<Bytes>>,
    /// The bytes of a letter whose others have not come yet.
    cut: Vec<u8>,
    rest: String,
    /// Every byte received so far.
    pub(crate) heard: String,
    /// The id of the last event.
    pub(crate) last: String,
}

impl Ear {
    /// The next event.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.rest = rest;
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
                self.last = field("id:").unwrap_or(&self.last).to_owned();
                if let Some(data) = field("data:") {
                    return serde_json::from_str(data).unwrap();
                }
                continue;
            }
            let chunk = tokio::time::timeout(PATIENCE, self.chunks.recv()).await.expect("the stream is silent");
            let chunk = chunk.expect("the stream ended").unwrap();
            self.cut.extend_from_slice(&chunk);
            let whole = std::str::from_utf8(&self.cut).map_or_else(|error| error.valid_up_to(), str::len);
            let text = String::from_utf8(self.cut.drain(..whole).collect()).unwrap();
            self.heard += &text;
            self.rest += &text;
        }
    }

    /// Listens until the hall closes the stream, and returns everything received.
    pub(crate) async fn read_whole(mut self) -> String {
        loop {
            match tokio::time::timeout(PATIENCE, self.chunks.recv()).await.expect("the stream is not closed") {
                Some(Ok(chunk)) => self.heard += &String::from_utf8_lossy(&chunk),
                None | Some(Err(_)) => return self.heard,
            }
        }
    }

    /// Listens until an event fits, and returns that event.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let event = self.next().await;
            if fits(&event) {
                return event;
            }
        }
    }
}

/// Whether any post of an event contains the text.
pub(crate) fn posts(event: &Value, text: &str) -> bool {
    event["posts"]["put"]
        .as_array()
        .is_some_and(|put| put.iter().any(|post| post["html"].as_str().unwrap().contains(text)))
}

/// The values of an attribute in the HTML of an event or an answer.
pub(crate) fn attributes(value: &Value, name: &str) -> Vec<String> {
    let html = texts(value);
    let mark = format!("{name}=\"");
    html.split(&mark).skip(1).filter_map(|rest| rest.split_once('"')).map(|(value, _)| value.to_owned()).collect()
}

/// Every text in a JSON value, one after the other.
pub(crate) fn texts(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone() + "\n",
        Value::Array(list) => list.iter().map(texts).collect(),
        Value::Object(map) => map.values().map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => String::new(),
    }
}
