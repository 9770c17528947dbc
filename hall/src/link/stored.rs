//! The stored documents of links: for each linked account the one that keeps everything, and the other way round.

use std::collections::BTreeSet;

use duelhall_store::{Collection, DocumentWrite, Expected, OpId, StoreError};
use serde::{Deserialize, Serialize};

use super::MOST;
use crate::PersonId;
use crate::doors::Inside;
use crate::inner::Inner;
use crate::trouble::Trouble;

/// The version of the stored form.
const VERSION: u16 = 1;

/// Documents that are read at once when all of a platform are looked through.
const PAGE: usize = 256;

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

    /// Removes the links of people whom a platform no longer knows. If such an account keeps things for others, they move to
    /// one of the others. A link that cannot be read stays, and does not stop the rest.
    pub(crate) async fn forget_links(
        &self,
        platform: &str,
        is_known: impl Fn(&PersonId) -> bool,
    ) -> Result<(), StoreError> {
        let (prefix, mut after) = (format!("{platform}:"), None::<String>);
        let (mut members, mut keepers) = (BTreeSet::new(), BTreeSet::new());
        loop {
            let page = self.store.scan(Collection::Links, &prefix, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, _) in &page {
                let (of, whose) =
                    key.split_once(' ').map_or((key.as_str(), &mut members), |(of, _)| (of, &mut keepers));
                let of = PersonId::stored(of);
                if !is_known(&of) {
                    whose.insert(of);
                }
            }
        }
        for member in &members {
            if let Err(error) = self.forget_member(member).await {
                tracing::warn!(%member, ?error, "a link of an account that is gone stays");
            }
        }
        for keeper in &keepers {
            if let Err(error) = self.hand_over(keeper).await {
                tracing::warn!(%keeper, ?error, "what an account that is gone keeps for others stays with it");
            }
        }
        Ok(())
    }

    async fn forget_member(&self, member: &PersonId) -> Result<(), Trouble> {
        let (keeper, _inside) = self.at_shelf(member).await?;
        if keeper != *member {
            self.store.put_all(apart(&keeper, member, new_op()?).into()).await?;
        }
        Ok(())
    }
}

/// The id of a change for which nobody has asked.
pub(super) fn new_op() -> Result<OpId, StoreError> {
    OpId::random().map_err(|error| StoreError::Backend(error.to_string()))
}
