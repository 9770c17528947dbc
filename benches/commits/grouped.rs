//! One writer thread with group commit in front of a backend, as our store has.

use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};

use crate::engine::{Durable, total};
use crate::work::Move;

const LARGEST_GROUP: usize = 512;

/// A backend that writes a group of moves at once.
pub(crate) trait Backend: Send + 'static {
    /// Makes a match.
    fn begin(&mut self, writer: u64);

    /// Writes the group durably. Each move is written only if its match is at the revision before it.
    fn write(&mut self, group: &[Move]);

    /// Returns every action of a match, oldest first.
    fn actions(&mut self, writer: u64) -> Vec<String>;
}

type Request = (Move, oneshot::Sender<()>);

/// An engine over a backend.
pub(crate) struct Grouped<B> {
    backend: Arc<Mutex<B>>,
    sender: Option<mpsc::Sender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl<B: Backend> Grouped<B> {
    pub(crate) fn new(backend: B) -> Self {
        let backend = Arc::new(Mutex::new(backend));
        let (sender, mut inbox) = mpsc::channel::<Request>(4096);
        let own = Arc::clone(&backend);
        let thread = std::thread::spawn(move || {
            let (mut moves, mut answers) = (Vec::new(), Vec::new());
            while let Some((first, answer)) = inbox.blocking_recv() {
                moves.push(first);
                answers.push(answer);
                while moves.len() < LARGEST_GROUP
                    && let Ok((next, answer)) = inbox.try_recv()
                {
                    moves.push(next);
                    answers.push(answer);
                }
                own.lock().expect("no backend panics").write(&moves);
                moves.clear();
                for answer in answers.drain(..) {
                    let _ = answer.send(());
                }
            }
        });
        Self { backend, sender: Some(sender), thread: Some(thread) }
    }
}

#[async_trait]
impl<B: Backend> Durable for Grouped<B> {
    async fn begin(&self, writer: u64) {
        self.backend.lock().expect("no backend panics").begin(writer);
    }

    async fn commit(&self, step: Move) {
        let (answer, answered) = oneshot::channel();
        let sender = self.sender.as_ref().expect("only taken when dropped");
        sender.send((step, answer)).await.expect("the writer lives as long as this");
        answered.await.expect("every move is answered");
    }

    async fn checksum(&self, writers: u64, _each: u64) -> u32 {
        let mut backend = self.backend.lock().expect("no backend panics");
        total((0..writers).map(|writer| Move::checksum(backend.actions(writer).into_iter())))
    }
}

impl<B> Drop for Grouped<B> {
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
