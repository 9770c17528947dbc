//! One socket of the gateway, from HELLO to its end.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::super::server::Inner;
use super::Out;

/// How many payloads a shard may send in a minute.
const COMMANDS_A_MINUTE: u32 = 120;

/// The reaction to a payload of the shard.
enum Next {
    Nothing,
    End(Option<u16>),
}

struct Socket {
    inner: Arc<Inner>,
    link: mpsc::UnboundedSender<Out>,
    shard: Option<u64>,
    muted: bool,
    /// When the present minute began, and how many payloads came in it.
    minute: (i64, u32),
}

/// Talks with a shard until either side ends the connection.
pub(crate) async fn serve(mut ws: WebSocket, inner: Arc<Inner>) {
    let (link, mut orders) = mpsc::unbounded_channel();
    let interval = inner.look(|world| world.sessions.heartbeat.as_millis());
    let mut socket = Socket { inner, link, shard: None, muted: false, minute: (0, 0) };
    if say(&mut ws, &json!({ "op": 10, "d": { "heartbeat_interval": interval } })).await.is_err() {
        return;
    }
    let end = loop {
        let next = tokio::select! {
            order = orders.recv() => match order {
                Some(Out::Say(payload)) => if say(&mut ws, &payload).await.is_ok() { Next::Nothing } else { Next::End(None) },
                Some(Out::Close(code)) => Next::End(Some(code)),
                Some(Out::Invalid) => {
                    socket.shard = None;
                    let sent = say(&mut ws, &json!({ "op": 9, "d": false })).await;
                    if sent.is_ok() { Next::Nothing } else { Next::End(None) }
                }
                Some(Out::Mute) => { socket.muted = true; Next::Nothing }
                Some(Out::Cut) | None => Next::End(None),
            },
            heard = ws.recv() => match heard {
                Some(Ok(Message::Text(text))) => socket.heard(text.as_bytes()),
                Some(Ok(Message::Binary(bytes))) => socket.heard(&bytes),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::Nothing,
                Some(Ok(Message::Close(_)) | Err(_)) | None => Next::End(None),
            },
        };
        if let Next::End(code) = next {
            break code;
        }
    };
    socket.gone();
    if let Some(code) = end {
        // The other side may have ended it at the same moment.
        let _ = ws.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
    }
}

async fn say(ws: &mut WebSocket, payload: &Value) -> Result<(), axum::Error> {
    ws.send(Message::Text(payload.to_string().into())).await
}

impl Socket {
    fn heard(&mut self, bytes: &[u8]) -> Next {
        let Ok(payload) = serde_json::from_slice::<Value>(bytes) else {
            self.inner.change(|world| world.violation("the gateway was sent something that is no JSON".to_owned()));
            return Next::End(Some(4002));
        };
        if self.is_flooding() {
            self.inner.change(|world| world.violation("a shard sent more than 120 payloads in a minute".to_owned()));
            return Next::End(Some(4008));
        }
        match payload["op"].as_u64() {
            Some(1) => {
                if !self.muted {
                    self.order(json!({ "op": 11 }));
                }
                Next::Nothing
            }
            Some(2) => self.identify(&payload["d"]),
            Some(6) => self.resume(&payload["d"]),
            // Presence, voice and members: accepted, but without an effect here.
            Some(3 | 4 | 8) if self.shard.is_some() => Next::Nothing,
            _ if self.shard.is_none() => Next::End(Some(4003)),
            _ => Next::End(Some(4001)),
        }
    }

    fn is_flooding(&mut self) -> bool {
        let now = self.inner.clock.millis();
        if now - self.minute.0 > 60_000 {
            self.minute = (now, 0);
        }
        self.minute.1 += 1;
        self.minute.1 > COMMANDS_A_MINUTE
    }

    fn order(&self, payload: Value) {
        // We hold the other end ourselves, so it is open.
        let _ = self.link.send(Out::Say(payload));
    }

    fn identify(&mut self, data: &Value) -> Next {
        if self.shard.is_some() {
            return Next::End(Some(4005));
        }
        match self.inner.change(|world| world.identify(data, self.link.clone())) {
            Ok(shard) => {
                self.shard = Some(shard);
                Next::Nothing
            }
            Err(code) => Next::End(Some(code)),
        }
    }

    fn resume(&mut self, data: &Value) -> Next {
        self.shard = self.inner.change(|world| world.resume(data, &self.link));
        if self.shard.is_none() {
            self.order(json!({ "op": 9, "d": false }));
        }
        Next::Nothing
    }

    fn gone(&self) {
        if let Some(shard) = self.shard {
            self.inner.change(|world| world.sessions.ended(shard, &self.link));
        }
    }
}
