//! Pages of everything, in the order of [`Position`]. Each stage begins when the one before has nothing left.

use super::reader::{Reader, backend, decode_document};
use super::trees;
use crate::deadlines::Subject;
use crate::portable::{ContentItem, DocumentItem, Item, Position, QuarantinedItem};
use crate::{Collection, ContentId, Counts, Document, MatchId, StoreError};

/// The number of items of a page for which one content counts, because it may be as large as many matches.
const CONTENT_COUNTS_AS: usize = 16;

/// The rows found, and those that could not be read.
#[derive(Debug)]
pub(super) struct Page<T> {
    pub(super) found: Vec<T>,
    pub(super) unreadable: Vec<(Subject, String)>,
    /// The number of rows that may still be read.
    left: usize,
}

impl<T> Page<T> {
    fn new(limit: usize) -> Self {
        Self { found: Vec::new(), unreadable: Vec::new(), left: limit }
    }

    fn add(&mut self, subject: Subject, found: Result<Option<T>, StoreError>) -> Result<(), StoreError> {
        self.left = self.left.saturating_sub(1);
        match found {
            Ok(found) => self.found.extend(found),
            Err(StoreError::Unreadable { reason, .. }) => self.unreadable.push((subject, reason)),
            Err(error) => return Err(error),
        }
        Ok(())
    }
}

impl Reader {
    /// Returns the page after `after`. Quarantine comes last, so a later page contains what this page sets aside.
    pub(super) fn export(&self, after: Option<&Position>, limit: usize) -> Result<Page<Item>, StoreError> {
        let mut page = Page::new(limit);
        // A position of a later stage is greater than every position of an earlier one.
        if matches!(after, None | Some(Position::Content(_))) {
            let after = if let Some(Position::Content(id)) = after { Some(*id) } else { None };
            self.export_contents(after, &mut page)?;
        }
        let stage_over =
            matches!(after, Some(Position::Finished(_) | Position::Document(..) | Position::Quarantined(_)));
        if page.left > 0 && !stage_over {
            let after = if let Some(Position::Live(id)) = after { Some(*id) } else { None };
            self.export_live(after, &mut page)?;
        }
        if page.left > 0 && !matches!(after, Some(Position::Document(..) | Position::Quarantined(_))) {
            let after = if let Some(Position::Finished(id)) = after { Some(*id) } else { None };
            self.export_finished(after, &mut page)?;
        }
        if page.left > 0 && !matches!(after, Some(Position::Quarantined(_))) {
            let after = if let Some(Position::Document(collection, key)) = after {
                Some((*collection, &key[..]))
            } else {
                None
            };
            self.export_documents(after, &mut page)?;
        }
        if page.left > 0 && page.unreadable.is_empty() {
            let after = if let Some(Position::Quarantined(key)) = after { Some(&key[..]) } else { None };
            self.export_quarantine(after, &mut page)?;
        }
        Ok(page)
    }

    /// Returns the ids of live matches after `after`.
    pub(super) fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let from = after.map_or(Vec::new(), |id| successor(id.as_bytes()));
        let mut ids = Vec::new();
        for key in self.0.heads.range(from..).keys().take(limit) {
            ids.extend(trees::match_of(&key.map_err(backend)?));
        }
        Ok(ids)
    }

    /// Returns documents of `collection` whose key starts with `prefix`, after the key `after`.
    pub(super) fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Page<(String, Document)>, StoreError> {
        let start = trees::document_key(collection, prefix);
        let from =
            after.map_or(start.clone(), |after| successor(&trees::document_key(collection, after)).max(start.clone()));
        let mut page = Page::new(limit);
        for row in self.0.documents.range(from..) {
            let (full_key, bytes) = row.map_err(backend)?;
            if page.left == 0 || !full_key.starts_with(&start) {
                break;
            }
            let Some((collection, key)) = trees::document_of(&full_key) else { continue };
            let document = decode_document(collection, &key, &bytes).map(|row| Some((key.clone(), row.into())));
            page.add(Subject::Document(collection, key), document)?;
        }
        Ok(page)
    }

    /// Counts rows by reading every key.
    pub(super) fn counts(&self) -> Counts {
        let first_piece = |key: &sled::IVec| key.ends_with(&[0, 0]);
        Counts {
            live: self.0.heads.len() as u64,
            finished: self.0.finished.iter().keys().flatten().filter(first_piece).count() as u64,
            documents: self.0.documents.len() as u64,
            contents: self.0.contents.iter().keys().flatten().filter(|key| ContentId::from_bytes(key).is_some()).count()
                as u64,
            quarantined: self.0.quarantine.len() as u64,
            ..Counts::default()
        }
    }

    fn export_contents(&self, after: Option<ContentId>, page: &mut Page<Item>) -> Result<(), StoreError> {
        let from = after.map_or(Vec::new(), |id| successor(id.as_bytes()));
        for key in self.0.contents.range(from..).keys() {
            // Keys of further pieces are longer.
            let Some(id) = ContentId::from_bytes(&key.map_err(backend)?) else { continue };
            if page.left == 0 {
                break;
            }
            // It may be left from a match that was never made.
            if !self.is_named(id)? {
                continue;
            }
            let item = self.content(id).map(|bytes| bytes.map(|bytes| Item::Content(ContentItem { id, bytes })));
            page.add(Subject::Content(id), item)?;
            page.left = page.left.saturating_sub(CONTENT_COUNTS_AS);
        }
        Ok(())
    }

    fn export_live(&self, after: Option<MatchId>, page: &mut Page<Item>) -> Result<(), StoreError> {
        for id in self.live(after, page.left)? {
            page.add(Subject::Match(id), self.live_item(id).map(|item| item.map(Item::Live)))?;
        }
        Ok(())
    }

    fn export_finished(&self, after: Option<MatchId>, page: &mut Page<Item>) -> Result<(), StoreError> {
        let mut from = after.map_or(Vec::new(), behind_pieces);
        while page.left > 0 {
            let Some(key) = self.0.finished.range(from..).keys().next() else { break };
            let key = key.map_err(backend)?;
            let Some(id) = trees::match_of(&key) else {
                from = successor(&key);
                continue;
            };
            page.add(Subject::Match(id), self.finished(id).map(|item| item.map(Item::Finished)))?;
            from = behind_pieces(id);
        }
        Ok(())
    }

    fn export_documents(&self, after: Option<(Collection, &str)>, page: &mut Page<Item>) -> Result<(), StoreError> {
        let from = after.map_or(Vec::new(), |(collection, key)| successor(&trees::document_key(collection, key)));
        for row in self.0.documents.range(from..).take(page.left) {
            let (full_key, bytes) = row.map_err(backend)?;
            let Some((collection, key)) = trees::document_of(&full_key) else { continue };
            let subject = Subject::Document(collection, key.clone());
            let item = decode_document(collection, &key, &bytes).map(|row| {
                let (revision, op, deadline, value) = (row.revision, row.op, row.deadline, row.value);
                Some(Item::Document(DocumentItem { collection, key, revision, op, deadline, value }))
            });
            page.add(subject, item)?;
        }
        Ok(())
    }

    fn export_quarantine(&self, after: Option<&[u8]>, page: &mut Page<Item>) -> Result<(), StoreError> {
        let from = after.map_or(Vec::new(), successor);
        for row in self.0.quarantine.range(from..).take(page.left) {
            let (key, bytes) = row.map_err(backend)?;
            page.found.push(Item::Quarantined(QuarantinedItem { key: key.to_vec(), bytes: bytes.to_vec() }));
        }
        Ok(())
    }
}

/// Returns the first key after `key`.
fn successor(key: &[u8]) -> Vec<u8> {
    [key, &[0]].concat()
}

/// Returns a key after every piece of a finished match: pieces are numbered with two bytes.
fn behind_pieces(id: MatchId) -> Vec<u8> {
    [&id.as_bytes()[..], &[0xFF; 3]].concat()
}
