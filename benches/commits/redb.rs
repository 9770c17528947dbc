//! redb, with one transaction for each group and `Durability::Immediate`.

use std::path::Path;
use std::sync::Arc;

use redb::{Database, Durability, ReadableDatabase, ReadableTable, TableDefinition};

use crate::engine::Engine;
use crate::grouped::{Backend, Grouped};
use crate::work::Move;

const HEADS: TableDefinition<'_, u64, (u64, i64)> = TableDefinition::new("heads");
const LOG: TableDefinition<'_, (u64, u64), (&[u8], &str)> = TableDefinition::new("log");
const SNAPSHOTS: TableDefinition<'_, u64, &[u8]> = TableDefinition::new("snapshots");

struct Redb(Database);

pub(crate) fn open(folder: &Path) -> Engine {
    let database = Database::create(folder.join("db.redb")).expect("an empty folder opens");
    Arc::new(Grouped::new(Redb(database)))
}

impl Redb {
    fn try_write(&mut self, group: &[Move]) -> Result<(), redb::Error> {
        let mut transaction = self.0.begin_write()?;
        transaction.set_durability(Durability::Immediate)?;
        {
            let mut heads = transaction.open_table(HEADS)?;
            let mut log = transaction.open_table(LOG)?;
            let mut snapshots = transaction.open_table(SNAPSHOTS)?;
            for step in group {
                let now = heads.get(step.writer)?.map(|head| head.value().0);
                assert_eq!(now, Some(step.revision - 1));
                log.insert((step.writer, step.revision), (&step.op[..], &step.action[..]))?;
                if let Some(snapshot) = &step.snapshot {
                    snapshots.insert(step.writer, &snapshot[..])?;
                }
                heads.insert(step.writer, (step.revision, step.deadline))?;
            }
        }
        transaction.commit()?;
        Ok(())
    }

    fn try_begin(&mut self, writer: u64) -> Result<(), redb::Error> {
        let transaction = self.0.begin_write()?;
        transaction.open_table(HEADS)?.insert(writer, (0, 0))?;
        transaction.commit()?;
        Ok(())
    }

    fn try_actions(&mut self, writer: u64) -> Result<Vec<String>, redb::Error> {
        let log = self.0.begin_read()?.open_table(LOG)?;
        let lines = log.range((writer, 0)..=(writer, u64::MAX))?;
        lines.map(|line| Ok(line?.1.value().1.to_owned())).collect()
    }
}

impl Backend for Redb {
    fn begin(&mut self, writer: u64) {
        self.try_begin(writer).expect("redb begins");
    }

    fn write(&mut self, group: &[Move]) {
        self.try_write(group).expect("redb writes");
    }

    fn actions(&mut self, writer: u64) -> Vec<String> {
        self.try_actions(writer).expect("redb reads")
    }
}
