//! Contents: what many matches name is kept once, under its hash.
//!
//! The tree of names says which matches may name a content. It is written before the match and may therefore name a match
//! that never came to be: whoever relies on a name looks for the match too.

use super::apply::{Apply, Failure, broken, unencodable};
use super::trees::name_key;
use super::{format, pieces};
use crate::{ContentId, MatchId, StoreError};

use super::reader::Reader;

/// A content that comes with a match.
#[derive(Debug)]
pub(super) struct NewContent {
    pub(super) id: ContentId,
    bytes: Vec<u8>,
    packed: bool,
}

impl NewContent {
    /// Names the content, and packs it unless it is stored already.
    pub(super) fn prepare(bytes: Vec<u8>, reader: &Reader) -> Result<Self, StoreError> {
        let id = ContentId::of(&bytes);
        if reader.has_content(id)? {
            return Ok(Self { id, bytes, packed: false });
        }
        let bytes = format::pack(&bytes).map_err(StoreError::Invalid)?;
        Ok(Self { id, bytes, packed: true })
    }

    /// Returns what is to be stored. A content that was there when it was prepared may have been removed since.
    fn packed(self) -> Result<Vec<u8>, String> {
        if self.packed { Ok(self.bytes) } else { format::pack(&self.bytes) }
    }
}

impl Apply {
    /// Keeps the contents that come with a match.
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

    /// Writes a content, packed.
    pub(super) fn insert_content(&self, id: ContentId, packed: Vec<u8>) -> Result<(), Failure> {
        pieces::insert(&self.trees().contents, id.as_bytes(), packed).map_err(broken)
    }
}
