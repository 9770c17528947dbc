//! Removes what guests leave behind when their sessions end.

use std::collections::BTreeSet;

use duelhall_store::{Collection, StoreError};

use super::stored;
use crate::PersonId;
use crate::inner::Inner;
use crate::trouble::Trouble;

/// Documents that are read at once when all of a platform are looked through.
const PAGE: usize = 256;

impl Inner {
    /// Removes the documents of a collection that belong to people whom a platform no longer knows, unless other accounts have
    /// theirs from them. The keys begin with the owner. Returns the number of documents.
    pub(crate) async fn forget_owned(
        &self,
        collection: Collection,
        platform: &str,
        is_known: impl Fn(&PersonId) -> bool,
    ) -> Result<u64, StoreError> {
        let (prefix, mut after, mut removed) = (format!("{platform}:"), None::<String>, 0);
        loop {
            let page = self.store.scan(collection, &prefix, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { return Ok(removed) };
            after = Some(last.clone());
            let mut left = Vec::new();
            for (key, document) in page {
                let owner = key.rsplit_once(' ').map(|(owner, _)| PersonId::stored(owner));
                if let Some(owner) = owner.filter(|owner| !is_known(owner))
                    && !self.keeps_for_others(&owner).await?
                {
                    left.push((key, document.revision));
                }
            }
            removed += self.store.remove_documents(collection, left).await?;
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
            self.store.put_all(stored::apart(&keeper, member, stored::new_op()?).into()).await?;
        }
        Ok(())
    }
}
