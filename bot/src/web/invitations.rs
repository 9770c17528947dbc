//! Invitations: secrets that each let in one person, are bounded in number, and expire.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use duelhall_store::{Collection, DocumentWrite, Expected, Store, StoreError, Timestamp};
use serde::{Deserialize, Serialize};

use super::secret::{Secret, SecretHash};
use super::sessions::{EnterError, PAGE, Session, write, written};

/// The prefix of invitations' keys.
const INVITES: &str = "invite/";
/// How long a link for the host is good.
pub(super) const HOST_TIME: Duration = Duration::from_secs(24 * 3_600);
/// How long a link for a friend is good.
const FRIEND_TIME: Duration = Duration::from_secs(3 * 24 * 3_600);
/// How many unused invitations a guest may have, counted together with those of the guests whom they invited.
const OF_GUEST: usize = 10;
/// How many unused invitations an admin may have.
const OF_ADMIN: usize = 100;
/// How many unused invitations there may be in all.
const IN_ALL: usize = 1_000;

/// An unused invitation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invitation {
    /// Whether its guest may configure the channel.
    pub(crate) admin: bool,
    /// The family that its guest will belong to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) family: Option<String>,
    /// The maker: the family of a guest, or an admin. The program itself makes those for the host.
    #[serde(default)]
    by: String,
    /// When it expires. Earlier releases wrote invitations without an end; those have expired.
    #[serde(default = "long_ago")]
    until: Timestamp,
}

const fn long_ago() -> Timestamp {
    Timestamp(0)
}

/// The unused invitations.
pub(crate) struct Invitations {
    store: Arc<dyn Store>,
    /// The invitations that count against the limits. The store decides which are good.
    open: Mutex<HashMap<SecretHash, Invitation>>,
    /// Held while links for the host are replaced, so that only one is good.
    hosts: tokio::sync::Mutex<()>,
}

impl Invitations {
    /// Reads the invitations of earlier runs, and removes those that have expired.
    pub(super) async fn open(store: Arc<dyn Store>, now: Timestamp) -> Result<Self, EnterError> {
        let mut open = HashMap::new();
        let mut after: Option<String> = None;
        loop {
            let page = store.scan(Collection::Sessions, INVITES, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, document) in &page {
                let hash = key.strip_prefix(INVITES).and_then(SecretHash::parse);
                match (hash, serde_json::from_slice(&document.value)) {
                    (Some(hash), Ok(invitation)) => drop(open.insert(hash, invitation)),
                    _ => tracing::warn!("a stored invitation cannot be read and is left out"),
                }
            }
        }
        let invitations = Self { store, open: Mutex::new(open), hosts: tokio::sync::Mutex::default() };
        invitations.sweep(now).await?;
        Ok(invitations)
    }

    /// Makes the link for the host. Earlier links for the host end, so that a link left in a log is worthless.
    pub(super) async fn for_host(&self, now: Timestamp) -> Result<Secret, EnterError> {
        let _hosts = self.hosts.lock().await;
        let earlier = self.those(|invitation| invitation.admin);
        self.remove(earlier).await?;
        let until = now.after(HOST_TIME);
        self.make(Invitation { admin: true, family: None, by: String::new(), until }, usize::MAX).await
    }

    /// Makes a link for a friend of `by`, who may have at most `more` unused invitations.
    pub(super) async fn for_friend(
        &self,
        by: &Session,
        family: Option<String>,
        more: usize,
        now: Timestamp,
    ) -> Result<Secret, EnterError> {
        self.sweep(now).await?;
        let most = if by.admin { OF_ADMIN } else { OF_GUEST.min(more) };
        let until = now.after(FRIEND_TIME);
        self.make(Invitation { admin: false, family, by: by.family().to_owned(), until }, most).await
    }

    /// Finds a good invitation. The write in the result uses it up, and is stored together with the new session. If two
    /// guests have the same invitation, the store lets only one in.
    pub(super) async fn find(
        &self,
        secret: &Secret,
        now: Timestamp,
    ) -> Result<(Invitation, DocumentWrite), EnterError> {
        let hash = secret.hash();
        let document = self.store.get(Collection::Sessions, &key(hash)).await?.ok_or(EnterError::NoInvitation)?;
        let invitation: Invitation = serde_json::from_slice(&document.value).map_err(|_| EnterError::NoInvitation)?;
        if invitation.until <= now {
            return Err(EnterError::NoInvitation);
        }
        let used = written(key(hash), Expected::At(document.revision), None)?;
        Ok((invitation, used))
    }

    /// Notes that an invitation was used.
    pub(super) fn used(&self, secret: &Secret) {
        self.open_ones().remove(&secret.hash());
    }

    /// Makes the write that restores an invitation whose guest left before they had the session.
    pub(super) fn again(&self, secret: &Secret, invitation: &Invitation) -> Result<DocumentWrite, EnterError> {
        let value = serde_json::to_vec(invitation).map_err(|error| StoreError::Invalid(error.to_string()))?;
        let back = written(key(secret.hash()), Expected::Absent, Some(value))?;
        self.open_ones().insert(secret.hash(), invitation.clone());
        Ok(back)
    }

    /// Counts the invitation before it is written, so that several at once stay within the limit.
    async fn make(&self, invitation: Invitation, most: usize) -> Result<Secret, EnterError> {
        let secret = Secret::random()?;
        let value = serde_json::to_vec(&invitation).map_err(|error| StoreError::Invalid(error.to_string()))?;
        {
            let mut open = self.open_ones();
            let made = open.values().filter(|other| !other.admin && other.by == invitation.by).count();
            if made >= most || (!invitation.admin && open.len() >= IN_ALL) {
                return Err(EnterError::Invitations);
            }
            open.insert(secret.hash(), invitation);
        }
        if let Err(error) = write(&*self.store, key(secret.hash()), Expected::Absent, Some(value)).await {
            self.open_ones().remove(&secret.hash());
            return Err(error.into());
        }
        Ok(secret)
    }

    /// Removes expired invitations.
    async fn sweep(&self, now: Timestamp) -> Result<(), EnterError> {
        let expired = self.those(|invitation| invitation.until <= now);
        self.remove(expired).await
    }

    fn those(&self, which: impl Fn(&Invitation) -> bool) -> Vec<SecretHash> {
        let mut those: Vec<_> =
            self.open_ones().iter().filter(|(_, invitation)| which(invitation)).map(|(hash, _)| *hash).collect();
        those.sort_unstable();
        those
    }

    async fn remove(&self, hashes: Vec<SecretHash>) -> Result<(), EnterError> {
        for hash in hashes {
            write(&*self.store, key(hash), Expected::Any, None).await?;
            self.open_ones().remove(&hash);
        }
        Ok(())
    }

    fn open_ones(&self) -> MutexGuard<'_, HashMap<SecretHash, Invitation>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key(hash: SecretHash) -> String {
    format!("{INVITES}{hash}")
}
