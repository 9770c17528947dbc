//! Who sits at which page: sessions and invitations, kept over restarts.
//!
//! A session is a secret that a tab holds and sends with every request; there is no cookie, so two tabs can be two
//! people, and no other site's page can act for anybody. An invitation is a secret that makes one new session.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, PersonId, SystemClock};
use duelhall_store::{CommitError, DocumentWrite, Expected, Kind, OpId, Store, StoreError, Timestamp};
use serde::{Deserialize, Serialize};

use super::secret::{Secret, SecretHash, hex};

/// Where sessions lie among the documents.
const SEATS: &str = "seat/";
/// Where invitations lie.
const INVITES: &str = "invite/";
/// How many documents are read at once at a start.
const PAGE: usize = 500;

/// The longest name, in characters.
pub(crate) const NAME_MAX: usize = 24;

/// A person with a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Session {
    /// The web's own id of the person.
    person: String,
    /// What others call them.
    pub(crate) name: String,
    /// The language that they entered in.
    pub(crate) lang: Lang,
    /// Whether they may configure the channel: who came without an invitation, or with the host's.
    pub(crate) admin: bool,
    /// When they entered first.
    since: Timestamp,
}

impl Session {
    /// The person, as the hall knows them.
    pub(crate) fn id(&self) -> PersonId {
        PersonId::new("web", &self.person)
    }
}

/// An invitation that was not used yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Invitation {
    /// Whether its guest may configure the channel.
    admin: bool,
}

/// Why nobody was let in.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EnterError {
    /// The name is empty, too long, or of characters that cannot be seen.
    #[error("the name cannot be used")]
    Name,
    /// There is no such invitation, or it was used.
    #[error("there is no such invitation")]
    NoInvitation,
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

/// All sessions, by the hash of their secret.
pub(crate) struct Sessions {
    store: Arc<dyn Store>,
    seats: RwLock<HashMap<SecretHash, Arc<Session>>>,
}

impl Sessions {
    /// Reads the sessions of earlier runs.
    pub(crate) async fn open(store: Arc<dyn Store>) -> Result<Self, StoreError> {
        let mut seats = HashMap::new();
        let mut after: Option<String> = None;
        loop {
            let page = store.scan(Kind::Sessions, SEATS, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, document) in &page {
                let hash = key.strip_prefix(SEATS).and_then(SecretHash::parse);
                match (hash, serde_json::from_slice(&document.value)) {
                    (Some(hash), Ok(session)) => drop(seats.insert(hash, Arc::new(session))),
                    _ => tracing::warn!(key, "a stored session cannot be read and is left out"),
                }
            }
        }
        Ok(Self { store, seats: RwLock::new(seats) })
    }

    /// The session of a secret.
    pub(crate) fn find(&self, secret: &Secret) -> Option<Arc<Session>> {
        self.read().get(&secret.hash()).cloned()
    }

    /// The language of whoever came first: the channel's, until its settings say otherwise.
    pub(crate) fn first_lang(&self) -> Option<Lang> {
        self.read().values().min_by_key(|seat| seat.since).map(|seat| seat.lang)
    }

    /// Everybody's name and id, in the order of the alphabet.
    pub(crate) fn people(&self) -> Vec<(String, PersonId)> {
        let mut people: Vec<_> = self.read().values().map(|seat| (seat.name.clone(), seat.id())).collect();
        people.sort();
        people
    }

    /// Makes an invitation, durably.
    pub(crate) async fn invite(&self, admin: bool) -> Result<Secret, EnterError> {
        let secret = Secret::random()?;
        let value =
            serde_json::to_vec(&Invitation { admin }).map_err(|error| StoreError::Invalid(error.to_string()))?;
        self.write(format!("{INVITES}{}", secret.hash()), Expected::Absent, Some(value)).await?;
        Ok(secret)
    }

    /// Lets somebody in: with an invitation, which is used up, or without, as the owner of the place.
    pub(crate) async fn enter(&self, name: &str, lang: Lang, invite: Option<&Secret>) -> Result<Entered, EnterError> {
        let name = tidy(name).ok_or(EnterError::Name)?;
        let admin = match invite {
            Some(invite) => self.redeem(invite).await?,
            None => true,
        };
        let (secret, person) = (Secret::random()?, hex(&OpId::random()?.0[..8]));
        let session = Session { person, name: self.unlike_others(name), lang, admin, since: SystemClock.now() };
        let value = serde_json::to_vec(&session).map_err(|error| StoreError::Invalid(error.to_string()))?;
        self.write(format!("{SEATS}{}", secret.hash()), Expected::Absent, Some(value)).await?;
        let session = Arc::new(session);
        self.seats.write().unwrap_or_else(PoisonError::into_inner).insert(secret.hash(), Arc::clone(&session));
        Ok(Entered { secret, session })
    }

    /// Uses an invitation up. Of two guests with the same one, the store lets one in.
    async fn redeem(&self, invite: &Secret) -> Result<bool, EnterError> {
        let key = format!("{INVITES}{}", invite.hash());
        let document = self.store.get(Kind::Sessions, &key).await?.ok_or(EnterError::NoInvitation)?;
        let Invitation { admin } = serde_json::from_slice(&document.value).map_err(|_| EnterError::NoInvitation)?;
        match self.write(key, Expected::At(document.revision), None).await {
            Err(CommitError::Conflict { .. }) => Err(EnterError::NoInvitation),
            other => other.map(|()| admin).map_err(EnterError::from),
        }
    }

    /// Numbers a name that somebody has already, so that nobody is taken for another.
    fn unlike_others(&self, name: String) -> String {
        let seats = self.read();
        let taken = |name: &str| seats.values().any(|seat| seat.name.to_lowercase() == name.to_lowercase());
        let shorter: String = name.chars().take(NAME_MAX - 5).collect();
        let numbered = (2_u32..).map(|number| format!("{shorter} {number}"));
        std::iter::once(name).chain(numbered).find(|name| !taken(name)).unwrap_or(shorter)
    }

    async fn write(&self, key: String, expected: Expected, value: Option<Vec<u8>>) -> Result<(), CommitError> {
        let op = OpId::random().map_err(|error| StoreError::Invalid(error.to_string()))?;
        let write = DocumentWrite { kind: Kind::Sessions, key, expected, value, deadline: None, op };
        self.store.put(write).await.map(drop)
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, HashMap<SecretHash, Arc<Session>>> {
        self.seats.read().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who was let in.
pub(crate) struct Entered {
    /// The secret of the session, for its holder alone.
    pub(crate) secret: Secret,
    /// The session.
    pub(crate) session: Arc<Session>,
}

/// Puts single spaces between words, and refuses what cannot be seen or is too long.
fn tidy(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let invisible = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let fits = (1..=NAME_MAX).contains(&name.chars().count());
    (fits && !name.contains(invisible) && name.contains(char::is_alphanumeric)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MemoryStore;

    async fn sessions() -> Sessions {
        Sessions::open(Arc::new(MemoryStore::new())).await.unwrap()
    }

    #[tokio::test]
    async fn a_session_is_found_by_its_secret_alone_and_after_a_restart() {
        let sessions = sessions().await;
        let entered = sessions.enter("  Ann  of\tGables ", Lang::Ru, None).await.unwrap();
        assert_eq!(entered.session.name, "Ann of Gables");
        let again = Sessions::open(Arc::clone(&sessions.store)).await.unwrap();
        assert_eq!(again.find(&entered.secret), Some(entered.session));
        assert_eq!(again.find(&Secret::random().unwrap()), None);
        let kept = again.store.scan(Kind::Sessions, "", None, 9).await.unwrap();
        assert!(!format!("{kept:?}").contains(&entered.secret.reveal()));
    }

    #[tokio::test]
    async fn an_invitation_lets_one_guest_in_who_may_not_configure() {
        let sessions = sessions().await;
        let invite = sessions.invite(false).await.unwrap();
        let guest = sessions.enter("Bob", Lang::En, Some(&invite)).await.unwrap();
        assert!(!guest.session.admin);
        let again = sessions.enter("Eve", Lang::En, Some(&invite)).await;
        assert!(matches!(again, Err(EnterError::NoInvitation)));
    }

    #[tokio::test]
    async fn people_of_the_same_name_are_numbered() {
        let sessions = sessions().await;
        let mut names = Vec::new();
        for name in ["Ann", "ann", "ANN"] {
            names.push(sessions.enter(name, Lang::En, None).await.unwrap().session.name.clone());
        }
        assert_eq!(names, ["Ann", "ann 2", "ANN 3"]);
    }

    #[tokio::test]
    async fn a_name_has_something_to_see() {
        for bad in ["", "  ", "\u{200b}", "Ann\u{202e}", &"a".repeat(25), "...", "\0"] {
            assert!(matches!(sessions().await.enter(bad, Lang::En, None).await, Err(EnterError::Name)), "{bad:?}");
        }
        sessions().await.enter(&"я".repeat(24), Lang::Ru, None).await.unwrap();
    }
}
