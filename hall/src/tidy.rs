//! Removes ended matches and old lines after the time for which they are kept, a little at a time, so that nobody
//! waits.

use std::collections::BTreeMap;
use std::time::Duration;

use duelhall_store::{Collection, Document, MatchId, Revision, StoreError};

use tokio_util::sync::CancellationToken;

use crate::HallError;
use crate::guard::caught;
use crate::inner::Inner;

/// How long matches and lines are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// The time for finished matches; `None` for ever.
    pub matches: Option<Duration>,
    /// Lines about changed settings, for each place and each person.
    pub audit_lines: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { matches: Some(Duration::from_secs(180 * 24 * 3_600)), audit_lines: 500 }
    }
}

/// The retention of matches that are never removed. Their ops are still forgotten.
const FOR_EVER: Duration = Duration::from_secs(1_000 * 365 * 24 * 3_600);

/// Matches removed at once.
const MATCHES: usize = 50;

/// Documents read at once.
const PAGE: usize = 256;

/// Time between two rounds.
const REST: Duration = Duration::from_secs(10 * 60);

/// Batches of matches in one round.
const BATCHES: usize = 20;

impl Inner {
    /// Removes what was kept long enough, at most one round of it, and returns the number of records.
    pub(crate) async fn tidy(&self) -> Result<u64, HallError> {
        let matches = self.tidy_matches().await?;
        let last = if matches > 0 { self.tidy_last().await? } else { 0 };
        Ok(matches + last + self.tidy_audit().await?)
    }

    /// Tidies from time to time until `stop`.
    pub(crate) async fn run_tidying(&self, stop: CancellationToken) {
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(REST) => {}
            }
            match caught(self.tidy()).await {
                Ok(Ok(0)) => {}
                Ok(Ok(removed)) => tracing::info!(removed, "records that were kept long enough were removed"),
                Ok(Err(error)) => tracing::warn!(%error, "what was kept long enough could not be removed"),
                Err(broken) => tracing::error!(%broken, "tidying broke off and goes on later"),
            }
        }
    }

    async fn tidy_matches(&self) -> Result<u64, StoreError> {
        let keep = self.config.retention.matches.unwrap_or(FOR_EVER);
        let mut removed = 0;
        for _ in 0..BATCHES {
            let batch = self.store.remove_finished(self.now(), keep, MATCHES).await?;
            removed += batch;
            if batch < MATCHES as u64 {
                break;
            }
        }
        Ok(removed)
    }

    /// Removes the notes of which match somebody finished last, if that match is gone.
    async fn tidy_last(&self) -> Result<u64, StoreError> {
        let mut removed = 0;
        let mut after: Option<String> = None;
        loop {
            let page = self.store.scan(Collection::Tallies, crate::index::LAST, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { return Ok(removed) };
            after = Some(last.clone());
            let mut gone = Vec::new();
            for (key, document) in page {
                if self.is_gone(&document).await? {
                    gone.push((key, document.revision));
                }
            }
            removed += self.store.remove_documents(Collection::Tallies, gone).await?;
        }
    }

    async fn is_gone(&self, document: &Document) -> Result<bool, StoreError> {
        let id = std::str::from_utf8(&document.value).ok().and_then(|text| text.parse::<MatchId>().ok());
        match id {
            Some(id) => Ok(self.store.load(id).await?.is_none()),
            None => Ok(false),
        }
    }

    /// Keeps only the newest lines about settings of each place and each person.
    async fn tidy_audit(&self) -> Result<u64, StoreError> {
        let most = self.config.retention.audit_lines as usize;
        let mut newest: BTreeMap<String, usize> = BTreeMap::new();
        let mut after: Option<String> = None;
        // This pass counts the lines; a second pass removes the oldest. Keys are ordered by subject and time.
        loop {
            let page = self.store.scan(Collection::Audit, "", after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, _) in &page {
                *newest.entry(subject(key).to_owned()).or_default() += 1;
            }
        }
        newest.retain(|_, lines| *lines > most);
        let mut removed = 0;
        for (subject, lines) in newest {
            removed += self.remove_lines(&subject, lines - most).await?;
        }
        Ok(removed)
    }

    async fn remove_lines(&self, subject: &str, mut lines: usize) -> Result<u64, StoreError> {
        let prefix = format!("{subject} ");
        let mut removed = 0;
        while lines > 0 {
            let page = self.store.scan(Collection::Audit, &prefix, None, lines.min(PAGE)).await?;
            let old: Vec<(String, Revision)> = page.into_iter().map(|(key, line)| (key, line.revision)).collect();
            lines = lines.saturating_sub(old.len());
            let gone = self.store.remove_documents(Collection::Audit, old).await?;
            removed += gone;
            if gone == 0 {
                break;
            }
        }
        Ok(removed)
    }
}

/// The subject of a line: the key without its time and its op.
fn subject(key: &str) -> &str {
    key.rsplitn(3, ' ').last().unwrap_or(key)
}
