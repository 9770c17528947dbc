//! Plays duels of many people in the browser's hall: `webload ADDRESS DUELS SECONDS THINK_MS [PID]`.
//!
//! Each person has a page: a stream, and the same requests that the page's script makes. Every half minute, and at the
//! end, the program prints a line. The line shows the number of answered presses, and how long an answer took (p50,
//! p99). It shows how long after a press the opponent had the question (p50, p99), the bytes that the hall sent, and
//! the memory of the process PID. The hall has to run on this machine. The first person raises its limit of duels, if
//! its settings allow that many.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use duelhall_engine::kit::Rng;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// How often figures are printed.
const REPORT: Duration = Duration::from_secs(30);

/// The figures that all people measure.
#[derive(Default)]
struct Figures {
    bytes: AtomicU64,
    answers: Mutex<Vec<Duration>>,
    questions: Mutex<Vec<Duration>>,
    /// The last press of each duel: the person, and the time.
    pressed: Mutex<HashMap<String, (String, Instant)>>,
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Figures {
    fn report(&self, after: Duration, pid: Option<&str>) {
        let of = |times: &Mutex<Vec<Duration>>| {
            let mut times = locked(times).clone();
            times.sort_unstable();
            let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default().as_secs_f64();
            (times.len(), at(50), at(99))
        };
        let ((presses, p50, p99), (questions, ask50, ask99)) = (of(&self.answers), of(&self.questions));
        println!(
            "{:4} s: {presses} presses answered in {p50:.3} / {p99:.3} s; {questions} questions after {ask50:.3} / {ask99:.3} s; \
             {} MB sent; {} MB of memory",
            after.as_secs(),
            self.bytes.load(Ordering::Relaxed) >> 20,
            pid.and_then(memory).map_or_else(|| "?".to_owned(), |kib| (kib >> 10).to_string()),
        );
    }
}

/// The resident memory of a process, in KiB.
fn memory(pid: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The parts of a page to which its person can react.
#[derive(Debug)]
enum Seen {
    /// A challenge to this person.
    Challenge(String),
    /// A question: the duel, the step and the presses.
    Question { duel: String, step: String, presses: Vec<String> },
    /// A duel that is over.
    Over(String),
}

/// A person at a page.
#[derive(Clone)]
struct Person {
    client: Client,
    address: String,
    name: String,
    session: String,
    figures: Arc<Figures>,
}

impl Person {
    async fn enter(address: &str, name: String, figures: &Arc<Figures>) -> Result<Self> {
        let client = Client::new();
        let (address, figures) = (address.trim_end_matches('/').to_owned(), Arc::clone(figures));
        let mut person = Self { client, address, name, session: String::new(), figures };
        loop {
            let answer = person.ask("enter", &json!({ "name": person.name, "lang": "en" })).await?;
            if let Some(session) = answer["session"].as_str() {
                person.session = session.to_owned();
                return Ok(person);
            }
            // Entering is limited to a few people a second.
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
    }

    async fn ask(&self, path: &str, body: &Value) -> Result<Value> {
        let mut tries = 0;
        let text = loop {
            let request = self.client.post(format!("{}/api/{path}", self.address)).bearer_auth(&self.session);
            let request = request.header("Content-Type", "application/json").body(body.to_string());
            match request.send().await {
                Ok(answer) => break answer.text().await?,
                // The page also tries again, with the same id of the request: a connection that was idle may just have
                // been closed.
                Err(_) if tries < 3 => tries += 1,
                Err(error) => return Err(error.into()),
            }
            tokio::time::sleep(Duration::from_millis(400 * tries)).await;
        };
        self.figures.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        serde_json::from_str(&text).with_context(|| format!("the hall answers {text:?}"))
    }

    async fn say(&self, line: &str) -> Result<Value> {
        self.ask("say", &json!({ "op": op(), "line": line })).await
    }

    async fn press(&self, press: &str) -> Result<Value> {
        self.ask("act", &json!({ "op": op(), "press": press })).await
    }

    async fn stream(&self) -> Result<Response> {
        let request = self.client.get(format!("{}/api/stream", self.address)).bearer_auth(&self.session);
        Ok(request.send().await?.error_for_status()?)
    }

    /// Reports what the page shows, until the hall ends.
    async fn listen(self, mut stream: Response, seen: mpsc::UnboundedSender<Seen>) -> Result<()> {
        let mut rest = Vec::new();
        while let Some(chunk) = stream.chunk().await? {
            self.figures.bytes.fetch_add(chunk.len() as u64, Ordering::Relaxed);
            rest.extend_from_slice(&chunk);
            while let Some(end) = rest.windows(2).position(|two| two == b"\n\n") {
                let event = String::from_utf8_lossy(&rest[..end]).into_owned();
                rest.drain(..end + 2);
                if let Some(data) = event.lines().find_map(|line| line.strip_prefix("data:")) {
                    self.look(&serde_json::from_str(data.trim()).unwrap_or_default(), &seen);
                }
            }
        }
        bail!("the stream of {} ended", self.name)
    }

    fn look(&self, event: &Value, seen: &mpsc::UnboundedSender<Seen>) {
        for html in parts(&event["posts"]["put"]) {
            let accept = attributes(html, "data-press").into_iter().find(|press| press.starts_with("y:"));
            // All names have the same length, so that no name is the beginning of another.
            if let Some(accept) = accept.filter(|_| html.contains(&self.name)) {
                let _ = seen.send(Seen::Challenge(accept));
            }
        }
        parts(&event["panel"]["put"]).for_each(|html| self.look_at_hand(html, seen));
    }

    fn look_at_hand(&self, html: &str, seen: &mpsc::UnboundedSender<Seen>) {
        let Some(duel) = attributes(html, "data-match").into_iter().next() else { return };
        let all = attributes(html, "data-press");
        let presses: Vec<String> = all.iter().filter(|press| press.starts_with("a:")).cloned().collect();
        let news = match presses.first().and_then(|press| press.split(':').nth(2)) {
            Some(step) => Seen::Question { duel, step: step.to_owned(), presses },
            None if all.iter().any(|press| press.starts_with("m:")) => Seen::Over(duel),
            None => return,
        };
        let _ = seen.send(news);
    }
}

/// The HTML of the parts in an answer.
fn parts(put: &Value) -> impl Iterator<Item = &str> {
    put.as_array().into_iter().flatten().filter_map(|part| part["html"].as_str())
}

/// The values of an attribute.
fn attributes(html: &str, name: &str) -> Vec<String> {
    let mark = format!("{name}=\"");
    html.split(&mark).skip(1).filter_map(|rest| rest.split_once('"')).map(|(value, _)| value.to_owned()).collect()
}

/// A new id for a request.
fn op() -> String {
    duelhall_store::OpId::random().map(|op| op.0.iter().map(|byte| format!("{byte:02x}")).collect()).unwrap_or_default()
}

/// Plays for one person: challenges the opponent if there is one, accepts, answers, and begins again.
async fn play(person: Person, opponent: Option<String>, think: u64, mut rng: Rng) -> Result<()> {
    let (sender, mut inbox) = mpsc::unbounded_channel();
    let stream = person.stream().await?;
    let mut listening = tokio::spawn(person.clone().listen(stream, sender.clone()));
    let challenge = opponent.map(|name| format!("/duel @{name} correspondence"));
    if let Some(challenge) = &challenge {
        person.say(challenge).await?;
    }
    let (mut answered, mut over) = (HashSet::new(), HashSet::new());
    loop {
        let seen = tokio::select! {
            seen = inbox.recv() => seen.context("nothing is seen any more")?,
            ended = &mut listening => return ended?,
        };
        match seen {
            Seen::Challenge(accept) => {
                if challenge.is_none() && answered.insert(accept.clone()) {
                    person.press(&accept).await?;
                }
            }
            Seen::Over(duel) => {
                if over.insert(duel)
                    && let Some(challenge) = &challenge
                {
                    person.say(challenge).await?;
                }
            }
            Seen::Question { duel, step, presses } => {
                if !answered.insert(format!("{duel}:{step}")) {
                    continue;
                }
                asked(&person, &duel);
                tokio::time::sleep(Duration::from_millis(think / 2 + u64::from(rng.below(think.max(1) as u32)))).await;
                let Some(press) = rng.pick(&presses) else { continue };
                let began = Instant::now();
                locked(&person.figures.pressed).insert(duel, (person.name.clone(), began));
                let answer = person.press(press).await?;
                locked(&person.figures.answers).push(began.elapsed());
                parts(&answer["panel"]).for_each(|html| person.look_at_hand(html, &sender));
            }
        }
    }
}

/// Measures the time from the opponent's press to this person's question.
fn asked(person: &Person, duel: &str) {
    let mut pressed = locked(&person.figures.pressed);
    if pressed.get(duel).is_some_and(|(by, _)| *by != person.name)
        && let Some((_, at)) = pressed.remove(duel)
    {
        locked(&person.figures.questions).push(at.elapsed());
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, duels, seconds, think, rest @ ..] = words.as_slice() else {
        bail!("ADDRESS DUELS SECONDS THINK_MS [PID] should be given");
    };
    let (duels, seconds, think) = (duels.parse::<u64>()?, seconds.parse()?, think.parse::<u64>()?);
    let figures = Arc::new(Figures::default());
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..duels {
        let [a, b] = ["a", "b"].map(|side| format!("{side}{number:04}x"));
        let (a, b) = (Person::enter(address, a, &figures).await?, Person::enter(address, b, &figures).await?);
        if number == 0 {
            a.say(&format!("/config limit {}", duels.max(1))).await?;
        }
        let name = b.name.clone();
        tasks.spawn(play(b, None, think, Rng::from_number(2 * number)));
        tasks.spawn(play(a, Some(name), think, Rng::from_number(2 * number + 1)));
    }
    println!("{duels} duels are seated");
    // Seating the people is not part of the load.
    locked(&figures.answers).clear();
    locked(&figures.questions).clear();
    figures.bytes.store(0, Ordering::Relaxed);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(seconds) {
        let left = Duration::from_secs(seconds).saturating_sub(began.elapsed());
        tokio::select! {
            () = tokio::time::sleep(REPORT.min(left)) => figures.report(began.elapsed(), rest.first().map(String::as_str)),
            Some(ended) = tasks.join_next() => ended??,
        }
    }
    Ok(())
}
