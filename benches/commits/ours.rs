//! Our store, through its port.

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use duelhall_store::sled::Options;
use duelhall_store::{Change, Epoch, MatchId, NewMatch, OpId, Revision, SledStore, Store, Timestamp};

use crate::engine::{Durable, Engine, total};
use crate::work::Move;

struct Ours(SledStore);

pub(crate) fn open(folder: &Path) -> Engine {
    Arc::new(Ours(SledStore::open(folder, &Options::default()).expect("an empty folder opens")))
}

#[async_trait]
impl Durable for Ours {
    async fn begin(&self, writer: u64) {
        let new = NewMatch {
            op: OpId::derived(MatchId::from_number(writer), Revision(0), "begin"),
            epoch: Epoch(1),
            setup: vec![1; 200],
            contents: Vec::new(),
            meta: vec![2; 200],
            snapshot: vec![3; 2000],
            deadline: None,
            documents: Vec::new(),
        };
        self.0.create(MatchId::from_number(writer), new).await.expect("it is new");
    }

    async fn commit(&self, step: Move) {
        let change = Change {
            epoch: Epoch(1),
            action: Some(step.action),
            snapshot: step.snapshot,
            deadline: Some(Timestamp(step.deadline)),
            ..Change::new(OpId(step.op))
        };
        let expected = Revision(step.revision - 1);
        let now = self.0.commit(MatchId::from_number(step.writer), expected, change).await;
        assert_eq!(now.expect("nobody else moves"), Revision(step.revision));
    }

    async fn checksum(&self, writers: u64, each: u64) -> u32 {
        let mut sums = Vec::new();
        for writer in 0..writers {
            let actions = self.0.history(MatchId::from_number(writer)).await.expect("it reads").unwrap_or_default();
            assert_eq!(actions.len() as u64, each);
            sums.push(Move::checksum(actions.into_iter()));
        }
        total(sums.into_iter())
    }
}
