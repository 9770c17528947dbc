//! Contents: data that many matches name, stored once under its hash.
//!
//! The tree of names says which matches may name a content. A name is written before its match and may therefore name
//! a match that was never made. Code that relies on a name must check that the match exists.

use super::apply::{Apply, Failure, broken, unencodable};
use super::reader::{Reader, backend};
use super::trees::{finished_key, name_key, named_by};
use super::{format, pieces};
use crate::{ContentId, MatchId, StoreError};

/// A content that comes with a match.
#[derive(Debug)]
pub(super) struct NewContent {
    pub(super) id: ContentId,
    bytes: Vec<u8>,
    packed: bool,
}

impl NewContent {
    /// Computes the id of the content, and packs the content unless it is already stored.
    pub(super) fn prepare(bytes: Vec<u8>, reader: &Reader) -> Result<Self, StoreError> {
        let id = ContentId::of(&bytes);
        if reader.has_content(id)? {
            return Ok(Self { id, bytes, packed: false });
        }
        let bytes = format::pack(&bytes).map_err(StoreError::Invalid)?;
        Ok(Self { id, bytes, packed: true })
    }

    /// Returns the bytes to store. A content that was there when it was prepared may have been removed since.
    fn packed(self) -> Result<Vec<u8>, String> {
        if self.packed { Ok(self.bytes) } else { format::pack(&self.bytes) }
    }
}

impl Apply {
    /// Stores the contents that come with a match.
    pub(super) fn keep_contents(&self, id: MatchId, contents: Vec<NewContent>) -> Result<(), Failure> {
        for content in contents {
            self.name(content.id, id)?;
            if !self.reader.has_content(content.id)? {
                let key = content.id;
                let packed = content.packed().map_err(unencodable)?;
                self.insert_content(key, packed)?;
            }
        }
        Ok(())
    }

    /// Notes that a match names a content.
    pub(super) fn name(&self, content: ContentId, id: MatchId) -> Result<(), Failure> {
        self.trees().names.insert(name_key(content, id), &[]).map(drop).map_err(broken)
    }

    /// Removes the name of a match that is gone, and removes the content if no other match names it.
    pub(super) fn forget_name(&self, content: ContentId, id: MatchId) -> Result<(), Failure> {
        self.trees().names.remove(name_key(content, id)).map_err(broken)?;
        if !self.reader.is_named(content)? {
            pieces::remove(&self.trees().contents, content.as_bytes()).map_err(broken)?;
            for name in self.trees().names.scan_prefix(content.as_bytes()).keys() {
                self.trees().names.remove(name.map_err(broken)?).map_err(broken)?;
            }
        }
        Ok(())
    }

    /// Writes a content, packed.
    pub(super) fn insert_content(&self, id: ContentId, packed: Vec<u8>) -> Result<(), Failure> {
        pieces::insert(&self.trees().contents, id.as_bytes(), packed).map_err(broken)
    }
}

impl Reader {
    /// Says whether an existing match names a content. A match under quarantine counts, because it may be repaired.
    pub(super) fn is_named(&self, content: ContentId) -> Result<bool, StoreError> {
        for name in self.0.names.scan_prefix(content.as_bytes()).keys() {
            let name = name.map_err(backend)?;
            let Some(id) = named_by(&name) else { continue };
            let there = self.0.heads.contains_key(id.as_bytes()).map_err(backend)?
                || self.0.finished.contains_key(finished_key(id, 0)).map_err(backend)?
                || self.is_quarantined(id);
            if there {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
