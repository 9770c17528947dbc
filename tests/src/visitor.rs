//! A person in the local hall, without a browser: sends and receives what the page's script would.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use duelhall_engine::kit::hex;
use duelhall_store::OpId;
use reqwest::{Client, RequestBuilder};
use serde_json::{Value, json};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A person in the hall.
#[derive(Clone, Debug)]
pub struct Visitor {
    client: Client,
    address: String,
    session: String,
}

impl Visitor {
    /// Enters with a name, in a language such as `ru`.
    ///
    /// # Errors
    /// When the hall lets nobody in.
    pub async fn enter(address: &str, name: &str, lang: &str) -> Result<Self> {
        let address = address.trim_end_matches('/').to_owned();
        let mut visitor = Self { client: Client::new(), address, session: String::new() };
        let entered = visitor.post("/api/enter", &json!({ "name": name, "lang": lang, "invite": null })).await?;
        visitor.session = entered["session"].as_str().context("a session")?.to_owned();
        Ok(visitor)
    }

    /// Types a line; returns the answer.
    ///
    /// # Errors
    /// When the hall fails.
    pub async fn says(&self, line: &str) -> Result<Value> {
        self.post("/api/say", &json!({ "op": op()?, "line": line })).await
    }

    /// Presses a button; returns the answer.
    ///
    /// # Errors
    /// When the hall fails.
    pub async fn presses(&self, press: &str) -> Result<Value> {
        self.post("/api/act", &json!({ "op": op()?, "press": press })).await
    }

    /// Everything on their page, as HTML.
    ///
    /// # Errors
    /// When the hall is silent.
    pub async fn sees(&self) -> Result<String> {
        let request = self.client.get(format!("{}/api/stream", self.address)).bearer_auth(&self.session);
        let mut response = tokio::time::timeout(PATIENCE, request.send()).await??;
        let mut heard = Vec::new();
        // The first event of a stream holds everything.
        loop {
            let text = String::from_utf8_lossy(&heard).into_owned();
            let event = text.split("\n\n").find_map(|event| event.lines().find_map(|line| line.strip_prefix("data:")));
            if let Some(data) = event.filter(|_| text.contains("\n\n")) {
                return Ok(texts(&serde_json::from_str(data)?));
            }
            let chunk = tokio::time::timeout(PATIENCE, response.chunk()).await??;
            heard.extend_from_slice(&chunk.context("the stream ended")?);
        }
    }

    /// The presses of their buttons that begin with `prefix`.
    ///
    /// # Errors
    /// As [`Self::sees`].
    pub async fn buttons(&self, prefix: &str) -> Result<Vec<String>> {
        let html = self.sees().await?;
        let all = html.split("data-press=\"").skip(1).filter_map(|rest| rest.split_once('"'));
        Ok(all.map(|(press, _)| press.to_owned()).filter(|press| press.starts_with(prefix)).collect())
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let request = self.client.post(format!("{}{path}", self.address)).header("content-type", "application/json");
        let request: RequestBuilder =
            if self.session.is_empty() { request } else { request.bearer_auth(&self.session) };
        let answer = tokio::time::timeout(PATIENCE, request.body(body.to_string()).send()).await??;
        let (status, text) = (answer.status(), answer.text().await?);
        ensure!(status.is_success(), "{path}: {status} {text}");
        Ok(serde_json::from_str(&text)?)
    }
}

fn op() -> Result<String> {
    Ok(hex(&OpId::random()?.0))
}

/// All texts of a value, one after another.
fn texts(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone() + "\n",
        Value::Array(values) => values.iter().map(texts).collect(),
        Value::Object(values) => values.values().map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => String::new(),
    }
}
