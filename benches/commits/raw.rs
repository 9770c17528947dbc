//! The lower bound: the same bytes appended to a file, with one fdatasync for each group. It checks nothing and cannot
//! be read by key.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use crate::engine::Engine;
use crate::grouped::{Backend, Grouped};
use crate::work::Move;

struct Raw {
    file: File,
    buffer: Vec<u8>,
    actions: Vec<Vec<String>>,
}

pub(crate) fn open(folder: &Path) -> Engine {
    let file = File::create(folder.join("log")).expect("the folder can be written");
    Arc::new(Grouped::new(Raw { file, buffer: Vec::new(), actions: Vec::new() }))
}

impl Backend for Raw {
    fn begin(&mut self, _writer: u64) {
        self.actions.push(Vec::new());
    }

    fn write(&mut self, group: &[Move]) {
        self.buffer.clear();
        for step in group {
            self.buffer.extend(step.writer.to_be_bytes());
            self.buffer.extend(step.revision.to_be_bytes());
            self.buffer.extend(step.op);
            self.buffer.extend(step.deadline.to_be_bytes());
            self.buffer.extend(step.action.as_bytes());
            self.buffer.extend(step.snapshot.as_deref().unwrap_or_default());
            self.actions[step.writer as usize].push(step.action.clone());
        }
        self.file.write_all(&self.buffer).and_then(|()| self.file.sync_data()).expect("the disk takes it");
    }

    fn actions(&mut self, writer: u64) -> Vec<String> {
        self.actions[writer as usize].clone()
    }
}
