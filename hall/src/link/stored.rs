//! The stored documents of links: for each linked account the one that keeps everything, and the other way round.

use duelhall_store::{Collection, DocumentWrite, Expected, OpId, StoreError};
use serde::{Deserialize, Serialize};

use super::MOST;
use crate::PersonId;
use crate::doors::Inside;
use crate::inner::Inner;

/// The version of the stored form.
const VERSION: u16 = 1;

/// The stored form of a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: u16,
    /// The account that keeps everything.
    keeper: String,
}

fn write(key: String, value: Option<Vec<u8>>, op: OpId) -> DocumentWrite {
    DocumentWrite { collection: Collection::Links, key, expected: Expected::Any, value, deadline: None, op }
}

/// The key under which an account finds one that points to it.
fn back(keeper: &PersonId, member: &PersonId) -> String {
    format!("{keeper} {member}")
}

/// The writes by which an account points to the one that keeps everything.
pub(super) fn together(keeper: &PersonId, member: &PersonId, op: OpId) -> [DocumentWrite; 2] {
    let stored = Stored { version: VERSION, keeper: keeper.to_string() };
    let value = serde_json::to_vec(&stored).unwrap_or_default();
    [write(member.to_string(), Some(value), op), write(back(keeper, member), Some(Vec::new()), op)]
}

/// The writes by which an account points to the other one no longer.
pub(super) fn apart(keeper: &PersonId, member: &PersonId, op: OpId) -> [DocumentWrite; 2] {
    [write(member.to_string(), None, op), left(keeper, member, op)]
}

/// The write by which an account finds one no longer that points elsewhere now.
pub(super) fn left(keeper: &PersonId, member: &PersonId, op: OpId) -> DocumentWrite {
    write(back(keeper, member), None, op)
}

/// The door of what an account keeps.
pub(super) fn door(keeper: &PersonId) -> String {
    format!("decks {keeper}")
}

impl Inner {
    /// The account under which the decks and the progress of a person are kept: their own, or the one to which they have
    /// linked it.
    pub(crate) async fn keeper(&self, who: &PersonId) -> Result<PersonId, StoreError> {
        let Some(document) = self.store.get(Collection::Links, who.as_str()).await? else { return Ok(who.clone()) };
        let stored: Result<Stored, _> = serde_json::from_slice(&document.value);
        match stored {
            Ok(stored) if stored.version == VERSION => Ok(PersonId::stored(&stored.keeper)),
            _ => Err(StoreError::Unreadable { what: format!("the link of {who}"), reason: "an unknown form".into() }),
        }
    }

    /// The accounts that point to one.
    pub(super) async fn linked(&self, keeper: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let prefix = format!("{keeper} ");
        let found = self.store.scan(Collection::Links, &prefix, None, MOST + 1).await?;
        Ok(found.iter().filter_map(|(key, _)| key.strip_prefix(&prefix)).map(PersonId::stored).collect())
    }

    /// Whether other accounts have their decks and their progress from one.
    pub(crate) async fn keeps_for_others(&self, keeper: &PersonId) -> Result<bool, StoreError> {
        Ok(!self.linked(keeper).await?.is_empty())
    }

    /// Waits until nobody else changes what is kept for a person; returns the account that keeps it.
    pub(crate) async fn at_shelf(&self, who: &PersonId) -> Result<(PersonId, Inside), StoreError> {
        loop {
            let keeper = self.keeper(who).await?;
            let inside = self.doors.enter([door(&keeper)]).await;
            if self.keeper(who).await? == keeper {
                return Ok((keeper, inside));
            }
        }
    }
}

/// The id of a change for which nobody has asked.
pub(super) fn new_op() -> Result<OpId, StoreError> {
    OpId::random().map_err(|error| StoreError::Backend(error.to_string()))
}
