//! Challenges that nobody answered in time.

use duelhall_store::{DocumentWrite, Expected, Kind, OpId, Revision};

use super::Standing;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{ChallengeId, HallError, PlaceId};

impl Inner {
    /// Does the work of a document's deadline: a challenge expires, and a document that is no longer needed is removed.
    pub(crate) async fn document_due(&self, kind: Kind, key: &str, revision: Revision) -> Result<(), Trouble> {
        if let (Kind::Challenges, Ok(id)) = (kind, key.parse::<ChallengeId>())
            && let Some(mut challenge) = self.challenge(id).await?
            && challenge.standing == Standing::Pending
        {
            challenge.standing = Standing::Expired;
            self.close(id, &challenge, OpId::derived(id.0, revision, "expired")).await?;
            self.show_challenge(id, &challenge);
            return Ok(());
        }
        let op = OpId::random().map_err(|error| duelhall_store::StoreError::Backend(error.to_string()))?;
        let (key, expected) = (key.to_owned(), Expected::At(revision));
        self.store.put(DocumentWrite { kind, key, expected, value: None, deadline: None, op }).await?;
        Ok(())
    }

    /// The pending challenges of places whose id starts with `prefix`.
    pub(crate) async fn pending_in(&self, prefix: &str) -> Result<Vec<(PlaceId, ChallengeId)>, HallError> {
        let mut found = Vec::new();
        for (key, _) in self.scan_all(Kind::Challenges, "").await? {
            let Ok(id) = key.parse::<ChallengeId>() else { continue };
            let Some(challenge) = self.challenge(id).await? else { continue };
            if challenge.standing_at(self.now()) == Standing::Pending {
                let ours = challenge.places().into_iter().filter(|place| place.as_str().starts_with(prefix));
                found.extend(ours.map(|place| (place.clone(), id)));
            }
        }
        Ok(found)
    }
}
