//! Sessions: which person is at which page, kept across restarts.
//!
//! A session is a secret that a tab holds and sends with every request. There is no cookie, so two tabs can be two
//! people, and no page of another site can act for anybody. An invitation is a secret that makes one new session.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, PersonId};
use duelhall_store::{Collection, CommitError, DocumentWrite, Expected, OpId, Store, StoreError, Timestamp};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::idle::Noted;
use super::invitations::{Invitation, Invitations};
use super::names::{Names, tidy};
use super::secret::{Secret, SecretHash, hex};

pub(crate) use super::names::NAME_MAX;

/// The prefix of sessions' keys.
pub(super) const KEYS: &str = "seat/";
/// How many documents are read at once at the start.
pub(super) const PAGE: usize = 500;
/// How many people a guest may bring in, including the people whom those bring in.
const FAMILY_MAX: usize = 20;

/// A person with a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Session {
    /// The web's own id of the person.
    person: String,
    /// The name that others see.
    pub(crate) name: String,
    /// The language in which they entered.
    pub(crate) lang: Lang,
    /// Whether they may configure the channel: people who came without an invitation, or with the host's.
    pub(crate) admin: bool,
    /// When they entered.
    since: Timestamp,
    /// The guest whose invitation brought them, or the guest who invited that guest, and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    family: Option<String>,
}

impl Session {
    /// The person's id in the hall.
    pub(crate) fn id(&self) -> PersonId {
        PersonId::new("web", &self.person)
    }

    /// The name of the family. Guests who invited each other share limits.
    pub(crate) fn family(&self) -> &str {
        self.family.as_deref().unwrap_or(&self.person)
    }
}

/// The reason that a person was not let in, or cannot be invited.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EnterError {
    /// The name is empty, too long, or of invisible characters.
    #[error("the name cannot be used")]
    Name,
    /// There is no such invitation, or it was used or has expired.
    #[error("there is no such invitation")]
    NoInvitation,
    /// This guest has invited enough people for now.
    #[error("there are too many invitations")]
    Invitations,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store would not write.
    #[error(transparent)]
    Commit(#[from] CommitError),
    /// The operating system gave no random bytes.
    #[error(transparent)]
    Chance(#[from] getrandom::Error),
}

/// The people with a session.
#[derive(Default)]
struct Members {
    by_secret: HashMap<SecretHash, Arc<Session>>,
    by_family: HashMap<String, Vec<PersonId>>,
    people: HashSet<PersonId>,
    names: Names,
    /// The person who came first.
    first: Option<Arc<Session>>,
}

impl Members {
    fn add(&mut self, hash: SecretHash, session: Arc<Session>) {
        self.by_family.entry(session.family().to_owned()).or_default().push(session.id());
        if self.first.as_ref().is_none_or(|first| session.since < first.since) {
            self.first = Some(Arc::clone(&session));
        }
        self.people.insert(session.id());
        self.by_secret.insert(hash, session);
    }

    fn remove(&mut self, hash: &SecretHash) {
        let Some(session) = self.by_secret.remove(hash) else { return };
        self.names.release(&session.name);
        self.people.remove(&session.id());
        if let Some(family) = self.by_family.get_mut(session.family()) {
            family.retain(|person| *person != session.id());
            if family.is_empty() {
                self.by_family.remove(session.family());
            }
        }
        if self.first.as_ref().is_some_and(|first| Arc::ptr_eq(first, &session)) {
            self.first = self.by_secret.values().min_by_key(|session| session.since).cloned();
        }
    }
}

/// All sessions, by the hash of their secret.
pub(crate) struct Sessions {
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Arc<dyn Clock>,
    members: RwLock<Members>,
    invitations: Invitations,
    /// The sessions used since the last round.
    pub(super) used: Noted,
    /// Whether each stored session could be read.
    pub(super) are_all_read: bool,
}

impl Sessions {
    /// Reads the sessions of earlier runs.
    pub(crate) async fn open(store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Result<Self, EnterError> {
        let mut members = Members::default();
        let mut after: Option<String> = None;
        let mut are_all_read = true;
        loop {
            let page = store.scan(Collection::Sessions, KEYS, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, document) in &page {
                let hash = key.strip_prefix(KEYS).and_then(SecretHash::parse);
                match (hash, serde_json::from_slice::<Session>(&document.value)) {
                    (Some(hash), Ok(session)) => {
                        members.names.take(&session.name);
                        members.add(hash, Arc::new(session));
                    }
                    _ => {
                        are_all_read = false;
                        tracing::warn!(key, "a stored session cannot be read and is left out");
                    }
                }
            }
        }
        let invitations = Invitations::open(Arc::clone(&store), clock.now()).await?;
        Ok(Self { store, clock, members: RwLock::new(members), invitations, used: Noted::default(), are_all_read })
    }

    /// The session of a secret.
    pub(crate) fn find(&self, secret: &Secret) -> Option<Arc<Session>> {
        let session = self.read().by_secret.get(&secret.hash()).cloned()?;
        self.used.note(secret.hash());
        Some(session)
    }

    /// The language of the person who came first. The channel has it until its settings say otherwise.
    pub(crate) fn first_lang(&self) -> Option<Lang> {
        self.read().first.as_ref().map(|first| first.lang)
    }

    /// Everybody's name and id, in alphabetical order.
    pub(crate) fn people(&self) -> Vec<(String, PersonId)> {
        let mut people: Vec<_> =
            self.read().by_secret.values().map(|session| (session.name.clone(), session.id())).collect();
        people.sort();
        people
    }

    /// Whether somebody with a session has this id.
    pub(crate) fn knows(&self, person: &PersonId) -> bool {
        self.read().people.contains(person)
    }

    /// Everybody in a family.
    pub(crate) fn family(&self, family: &str) -> Vec<PersonId> {
        self.read().by_family.get(family).cloned().unwrap_or_default()
    }

    /// Makes the invitation for the host, durably. Earlier links for the host end.
    pub(crate) async fn invite_host(&self) -> Result<Secret, EnterError> {
        self.invitations.for_host(self.clock.now()).await
    }

    /// Makes an invitation for a friend of a person, durably.
    pub(crate) async fn invite(&self, by: &Session) -> Result<Secret, EnterError> {
        let family = (!by.admin).then(|| by.family().to_owned());
        // The guest who began the family does not count as brought in.
        let brought = family.as_deref().map_or(0, |family| self.family(family).len().saturating_sub(1));
        self.invitations.for_friend(by, family, FAMILY_MAX.saturating_sub(brought), self.clock.now()).await
    }

    /// Lets a person in: with an invitation, which is used up, or without one, as an owner of the hall.
    ///
    /// The person may disconnect meanwhile. Then the entry is undone: the name is free, and the invitation is good
    /// again.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        name: &str,
        lang: Lang,
        invite: Option<&Secret>,
    ) -> Result<Entered, EnterError> {
        let name = tidy(name).ok_or(EnterError::Name)?;
        let (this, invite) = (Arc::clone(self), invite.cloned());
        let (tell, told) = oneshot::channel();
        tokio::spawn(async move {
            let invitation = match &invite {
                Some(secret) => match this.invitations.find(secret, this.clock.now()).await {
                    Ok((invitation, used)) => Some(Used { secret, invitation, used }),
                    Err(error) => return drop(tell.send(Err(error))),
                },
                None => None,
            };
            let entered = this.admit(name, lang, invitation.as_ref()).await;
            if let Err(Ok(entered)) = tell.send(entered)
                && let Err(error) = this.withdraw(&entered, invitation.as_ref()).await
            {
                tracing::warn!(%error, "somebody who went away while they entered still has a session");
            }
        });
        told.await.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// Gives a session to a person and uses up their invitation, both or neither.
    async fn admit(&self, name: String, lang: Lang, invitation: Option<&Used<'_>>) -> Result<Entered, EnterError> {
        let (admin, family) = invitation.map_or((true, None), |by| (by.invitation.admin, by.invitation.family.clone()));
        let (secret, person) = (Secret::random()?, hex(&OpId::random()?.0[..8]));
        // The name is taken before the session is written, so that two people who enter at once get different names.
        let name = self.write().names.reserve(name);
        let session = Session { person, name: name.clone(), lang, admin, since: self.clock.now(), family };
        if let Err(error) = self.keep(&secret, &session, invitation).await {
            self.write().names.release(&name);
            return Err(error);
        }
        if let Some(by) = invitation {
            self.invitations.used(by.secret);
        }
        let session = Arc::new(session);
        self.write().add(secret.hash(), Arc::clone(&session));
        Ok(Entered { secret, session })
    }

    /// Removes the session of a person who disconnected before they had it, and restores their invitation, both or
    /// neither.
    async fn withdraw(&self, entered: &Entered, invitation: Option<&Used<'_>>) -> Result<(), EnterError> {
        let mut writes = vec![written(key(entered.secret.hash()), Expected::Any, None)?];
        if let Some(by) = invitation {
            writes.push(self.invitations.again(by.secret, &by.invitation)?);
        }
        self.store.put_all(writes).await?;
        self.write().remove(&entered.secret.hash());
        Ok(())
    }

    async fn keep(&self, secret: &Secret, session: &Session, invitation: Option<&Used<'_>>) -> Result<(), EnterError> {
        let value = serde_json::to_vec(session).map_err(|error| StoreError::Invalid(error.to_string()))?;
        let mut writes = vec![written(key(secret.hash()), Expected::Absent, Some(value))?];
        writes.extend(invitation.map(|by| by.used.clone()));
        match self.store.put_all(writes).await {
            // Another person used the invitation first.
            Err(CommitError::Conflict { .. }) if invitation.is_some() => Err(EnterError::NoInvitation),
            done => Ok(done?),
        }
    }

    /// Forgets the sessions that the store no longer has.
    pub(super) fn forget(&self, gone: &HashSet<SecretHash>) {
        let mut members = self.write();
        gone.iter().for_each(|hash| members.remove(hash));
    }

    /// The present sessions.
    pub(super) fn hashes(&self) -> HashSet<SecretHash> {
        self.read().by_secret.keys().copied().collect()
    }

    fn read(&self) -> RwLockReadGuard<'_, Members> {
        self.members.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Members> {
        self.members.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes or removes one of our documents, durably.
pub(super) async fn write(
    store: &dyn Store,
    key: String,
    expected: Expected,
    value: Option<Vec<u8>>,
) -> Result<(), CommitError> {
    store.put(written(key, expected, value)?).await.map(drop)
}

/// The write or removal of one of our documents.
pub(super) fn written(key: String, expected: Expected, value: Option<Vec<u8>>) -> Result<DocumentWrite, StoreError> {
    let op = OpId::random().map_err(|error| StoreError::Invalid(error.to_string()))?;
    Ok(DocumentWrite { collection: Collection::Sessions, key, expected, value, deadline: None, op })
}

/// The key of a session's document.
fn key(hash: SecretHash) -> String {
    format!("{KEYS}{hash}")
}

/// The invitation of a person who enters, and the write that uses it up.
struct Used<'a> {
    secret: &'a Secret,
    invitation: Invitation,
    used: DocumentWrite,
}

/// A person who was let in.
pub(crate) struct Entered {
    /// The secret of the session, for its holder alone.
    pub(crate) secret: Secret,
    /// The session.
    pub(crate) session: Arc<Session>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::time::Duration;

    use super::super::invitations::HOST_TIME;
    use super::*;
    use duelhall_hall::JumpClock;
    use duelhall_store::MemoryStore;

    async fn over(store: Arc<dyn Store>) -> (Arc<Sessions>, Arc<JumpClock>) {
        let clock = Arc::new(JumpClock::new(Timestamp(1_000_000)));
        let sessions = Sessions::open(store, Arc::clone(&clock) as Arc<dyn Clock>).await.unwrap();
        (Arc::new(sessions), clock)
    }

    async fn sessions() -> (Arc<Sessions>, Arc<JumpClock>) {
        over(Arc::new(MemoryStore::new())).await
    }

    async fn guest(sessions: &Arc<Sessions>, by: &Session) -> Arc<Session> {
        let invite = sessions.invite(by).await.unwrap();
        sessions.enter("Bob", Lang::En, Some(&invite)).await.unwrap().session
    }

    #[tokio::test]
    async fn a_session_is_found_by_its_secret_alone_and_after_a_restart() {
        let (sessions, _) = sessions().await;
        let entered = sessions.enter("  Ann  of\tGables ", Lang::Ru, None).await.unwrap();
        assert_eq!(entered.session.name, "Ann of Gables");
        let (again, _) = over(Arc::clone(&sessions.store)).await;
        assert_eq!(again.find(&entered.secret), Some(entered.session));
        assert_eq!(again.find(&Secret::random().unwrap()), None);
        let kept = again.store.scan(Collection::Sessions, "", None, 9).await.unwrap();
        assert!(!format!("{kept:?}").contains(&entered.secret.reveal()));
    }

    #[tokio::test]
    async fn an_invitation_lets_one_guest_in_who_may_not_configure() {
        let (sessions, _) = sessions().await;
        let host = sessions.enter("Ann", Lang::En, None).await.unwrap().session;
        let invite = sessions.invite(&host).await.unwrap();
        let guest = sessions.enter("Bob", Lang::En, Some(&invite)).await.unwrap();
        assert!(!guest.session.admin);
        let again = sessions.enter("Eve", Lang::En, Some(&invite)).await;
        assert!(matches!(again, Err(EnterError::NoInvitation)));
    }

    #[tokio::test]
    async fn one_invitation_used_by_many_at_once_lets_one_in() {
        let (sessions, _) = sessions().await;
        let host = sessions.enter("Ann", Lang::En, None).await.unwrap().session;
        let invite = sessions.invite(&host).await.unwrap();
        let entering = (0..9).map(|_| sessions.enter("Bob", Lang::En, Some(&invite)));
        let entered = futures::future::join_all(entering).await;
        assert_eq!(entered.iter().filter(|entered| entered.is_ok()).count(), 1);
        assert_eq!(sessions.people().len(), 2);
        let bob = sessions.invite(&host).await.unwrap();
        let second = sessions.enter("Bob", Lang::En, Some(&bob)).await.unwrap();
        assert_eq!(second.session.name.to_lowercase().trim_end_matches(char::is_numeric), "bob ");
    }

    // The connection is cut, or a time-out ends the request.
    #[tokio::test]
    async fn a_cancelled_entry_leaves_the_invitation_good_and_the_name_free() {
        let folder = tempfile::tempdir().unwrap();
        let options = duelhall_store::sled::Options::default();
        let store: Arc<dyn Store> = Arc::new(duelhall_store::SledStore::open(folder.path(), &options).unwrap());
        let (sessions, _) = over(store).await;
        let host = sessions.enter("Ann", Lang::En, None).await.unwrap().session;
        let invite = sessions.invite(&host).await.unwrap();
        let mut entering = Box::pin(sessions.enter("Bob", Lang::En, Some(&invite)));
        assert!(futures::poll!(&mut entering).is_pending());
        drop(entering);
        // The entry had begun, so it is finished and then undone. Meanwhile the invitation is good, or used for a
        // moment.
        let entered = loop {
            match sessions.enter("Bob", Lang::En, Some(&invite)).await {
                Err(EnterError::NoInvitation) => tokio::task::yield_now().await,
                entered => break entered.unwrap(),
            }
        };
        assert_eq!(sessions.find(&entered.secret), Some(entered.session));
        while sessions.people().len() > 2 {
            tokio::task::yield_now().await;
        }
        let kept = sessions.store.scan(Collection::Sessions, "", None, 9).await.unwrap();
        assert_eq!(kept.len(), 2, "two sessions and no invitation: {kept:?}");
    }

    // S-8
    #[tokio::test]
    async fn a_link_for_the_host_expires_and_a_newer_one_ends_it() {
        let (sessions, clock) = sessions().await;
        let first = sessions.invite_host().await.unwrap();
        let second = sessions.invite_host().await.unwrap();
        let refused = sessions.enter("Eve", Lang::En, Some(&first)).await;
        assert!(matches!(refused, Err(EnterError::NoInvitation)), "a newer link has replaced it");
        clock.jump(HOST_TIME);
        let refused = sessions.enter("Eve", Lang::En, Some(&second)).await;
        assert!(matches!(refused, Err(EnterError::NoInvitation)), "the link has expired");
        let third = sessions.invite_host().await.unwrap();
        assert!(sessions.enter("Ann", Lang::En, Some(&third)).await.unwrap().session.admin);
    }

    // S-8: an earlier release wrote invitations without an end.
    #[tokio::test]
    async fn an_invitation_without_an_end_is_removed_at_the_start() {
        let (sessions, _) = sessions().await;
        let secret = Secret::random().unwrap();
        let value = br#"{"admin":true}"#.to_vec();
        write(&*sessions.store, format!("invite/{}", secret.hash()), Expected::Absent, Some(value)).await.unwrap();
        let (again, _) = over(Arc::clone(&sessions.store)).await;
        assert!(matches!(again.enter("Eve", Lang::En, Some(&secret)).await, Err(EnterError::NoInvitation)));
        assert!(again.store.scan(Collection::Sessions, "invite/", None, 9).await.unwrap().is_empty());
    }

    // S-4
    #[tokio::test]
    async fn a_guest_has_ten_open_invitations_at_most_and_gets_new_ones_when_they_expire() {
        let (sessions, clock) = sessions().await;
        let host = sessions.enter("Ann", Lang::En, None).await.unwrap().session;
        let guest = guest(&sessions, &host).await;
        let asked = futures::future::join_all((0..30).map(|_| sessions.invite(&guest))).await;
        assert_eq!(asked.iter().filter(|invite| invite.is_ok()).count(), 10);
        assert!(sessions.invite(&host).await.is_ok(), "the host has a limit of their own");
        clock.jump(Duration::from_secs(4 * 24 * 3_600));
        sessions.invite(&guest).await.unwrap();
        let kept = sessions.store.scan(Collection::Sessions, "invite/", None, 99).await.unwrap();
        assert_eq!(kept.len(), 1, "expired invitations are removed");
    }

    // S-4
    #[tokio::test]
    async fn guests_of_guests_are_one_family_of_a_bounded_size() {
        let (sessions, _) = sessions().await;
        let host = sessions.enter("Ann", Lang::En, None).await.unwrap().session;
        let mut last = guest(&sessions, &host).await;
        let family = last.family().to_owned();
        for _ in 0..FAMILY_MAX {
            last = guest(&sessions, &last).await;
            assert_eq!(last.family(), family);
        }
        assert!(matches!(sessions.invite(&last).await, Err(EnterError::Invitations)));
        assert_eq!(sessions.family(&family).len(), FAMILY_MAX + 1);
        assert_ne!(guest(&sessions, &host).await.family(), family);
    }

    // S-7
    #[tokio::test]
    async fn people_who_enter_at_once_under_one_name_are_numbered() {
        let (sessions, _) = sessions().await;
        let names = ["Ann", "ann", "ANN", "Ann\u{3164}", "Ａnn"];
        let entering = (0..25).map(|at| sessions.enter(names[at % names.len()], Lang::En, None));
        let entered = futures::future::join_all(entering).await;
        let names: BTreeSet<String> =
            entered.into_iter().map(|entered| entered.unwrap().session.name.to_lowercase()).collect();
        assert_eq!(names.len(), 25, "{names:?}");
    }

    #[tokio::test]
    async fn a_name_has_visible_characters() {
        for bad in ["", "  ", "\u{200b}", "\u{3164}\u{ad}", &"a".repeat(25), "...", "\0"] {
            let (sessions, _) = sessions().await;
            assert!(matches!(sessions.enter(bad, Lang::En, None).await, Err(EnterError::Name)), "{bad:?}");
        }
        sessions().await.0.enter(&"я".repeat(24), Lang::Ru, None).await.unwrap();
    }
}
