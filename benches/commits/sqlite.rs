//! SQLite, with one transaction for each group, write-ahead log and `synchronous = FULL`.

use std::path::Path;
use std::sync::Arc;

use rusqlite::{Connection, params};

use crate::engine::Engine;
use crate::grouped::{Backend, Grouped};
use crate::work::Move;

struct Sqlite(Connection);

pub(crate) fn open(folder: &Path) -> Engine {
    let connection = Connection::open(folder.join("db.sqlite")).expect("an empty folder opens");
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL;
             PRAGMA synchronous = FULL;
             CREATE TABLE heads (id INTEGER PRIMARY KEY, revision INTEGER, deadline INTEGER);
             CREATE TABLE log (id INTEGER, revision INTEGER, op BLOB, action TEXT, PRIMARY KEY (id, revision)) WITHOUT ROWID;
             CREATE TABLE snapshots (id INTEGER PRIMARY KEY, bytes BLOB);",
        )
        .expect("the tables are new");
    Arc::new(Grouped::new(Sqlite(connection)))
}

impl Sqlite {
    fn try_write(&mut self, group: &[Move]) -> rusqlite::Result<()> {
        let transaction = self.0.transaction()?;
        for step in group {
            let mut head = transaction
                .prepare_cached("UPDATE heads SET revision = ?2, deadline = ?3 WHERE id = ?1 AND revision = ?2 - 1")?;
            assert_eq!(head.execute(params![step.writer as i64, step.revision as i64, step.deadline])?, 1);
            let mut log = transaction.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4)")?;
            log.execute(params![step.writer as i64, step.revision as i64, &step.op[..], step.action])?;
            if let Some(snapshot) = &step.snapshot {
                let mut snapshots = transaction.prepare_cached("INSERT OR REPLACE INTO snapshots VALUES (?1, ?2)")?;
                snapshots.execute(params![step.writer as i64, snapshot])?;
            }
        }
        transaction.commit()
    }

    fn try_actions(&self, writer: u64) -> rusqlite::Result<Vec<String>> {
        let mut lines = self.0.prepare("SELECT action FROM log WHERE id = ?1 ORDER BY revision")?;
        lines.query_map([writer as i64], |row| row.get(0))?.collect()
    }
}

impl Backend for Sqlite {
    fn begin(&mut self, writer: u64) {
        self.0.execute("INSERT INTO heads VALUES (?1, 0, 0)", [writer as i64]).expect("SQLite begins");
    }

    fn write(&mut self, group: &[Move]) {
        self.try_write(group).expect("SQLite writes");
    }

    fn actions(&mut self, writer: u64) -> Vec<String> {
        self.try_actions(writer).expect("SQLite reads")
    }
}
