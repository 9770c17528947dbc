//! Challenges that nobody answered in time.

use duelhall_store::{Collection, DocumentWrite, Expected, OpId, Revision};

use super::Fate;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{ChallengeId, HallError, PlaceId};

impl Inner {
    /// Does the work of a document's deadline: a challenge expires, and a document that is no longer needed is removed.
    pub(crate) async fn document_due(
        &self,
        collection: Collection,
        key: &str,
        revision: Revision,
    ) -> Result<(), Trouble> {
        if let (Collection::Challenges, Ok(id)) = (collection, key.parse::<ChallengeId>())
            && let Some(mut challenge) = self.challenge(id).await?
            && challenge.fate == Fate::Pending
        {
            challenge.fate = Fate::Expired;
            self.close(id, &challenge, OpId::derived(id.0, revision, "expired")).await?;
            self.show_challenge(id, &challenge);
            return Ok(());
        }
        let op = OpId::random().map_err(|error| duelhall_store::StoreError::Backend(error.to_string()))?;
        let (key, expected) = (key.to_owned(), Expected::At(revision));
        self.store.put(DocumentWrite { collection, key, expected, value: None, deadline: None, op }).await?;
        Ok(())
    }

    /// The pending challenges of places whose id starts with `prefix`.
    pub(crate) async fn pending_in(&self, prefix: &str) -> Result<Vec<(PlaceId, ChallengeId)>, HallError> {
        let mut found = Vec::new();
        for (key, _) in self.scan_all(Collection::Challenges, "").await? {
            let Ok(id) = key.parse::<ChallengeId>() else { continue };
            let Some(challenge) = self.challenge(id).await? else { continue };
            if challenge.fate_at(self.now()) == Fate::Pending {
                let ours = challenge.places().into_iter().filter(|place| place.as_str().starts_with(prefix));
                found.extend(ours.map(|place| (place.clone(), id)));
            }
        }
        Ok(found)
    }
}
