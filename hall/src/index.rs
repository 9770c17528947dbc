//! The index of seats: which matches and challenges a person has, and which matches a place has.

use duelhall_store::{Collection, DocumentWrite, Expected, MatchId, OpId, StoreError, Timestamp};

use crate::inner::Inner;
use crate::meta::Meta;
use crate::{ChallengeId, PersonId, PlaceId};

/// The kind of thing that a person sits at under an id. An accepted challenge becomes the match of the same id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitting {
    /// A challenge by them or to them.
    Challenge,
    /// A match.
    Match,
}

impl Sitting {
    const fn byte(self) -> u8 {
        match self {
            Self::Challenge => b'c',
            Self::Match => b'm',
        }
    }
}

/// The prefix of the keys that say which match somebody finished last.
pub(crate) const LAST: &str = "last ";

/// Documents read at once in a scan.
const PAGE: usize = 256;

/// The write that a person sits at something; [`away`] undoes it.
pub(crate) fn at(
    person: &PersonId,
    id: MatchId,
    what: Sitting,
    deadline: Option<Timestamp>,
    op: OpId,
) -> DocumentWrite {
    write(Collection::Seats, person.as_str(), id, Some(vec![what.byte()]), deadline, op)
}

/// The write that a person no longer sits at something.
pub(crate) fn away(person: &PersonId, id: MatchId, op: OpId) -> DocumentWrite {
    write(Collection::Seats, person.as_str(), id, None, None, op)
}

/// The write that a place has a match.
pub(crate) fn on_board(place: &PlaceId, id: MatchId, op: OpId) -> DocumentWrite {
    write(Collection::Places, place.as_str(), id, Some(vec![Sitting::Match.byte()]), None, op)
}

/// The write that a place no longer has a match.
pub(crate) fn off_board(place: &PlaceId, id: MatchId, op: OpId) -> DocumentWrite {
    write(Collection::Places, place.as_str(), id, None, None, op)
}

/// The writes that remove a match from its places and its people.
pub(crate) fn cleared(meta: &Meta, id: MatchId, op: OpId) -> Vec<DocumentWrite> {
    let people = meta.chairs.iter().filter(|chair| chair.level().is_none());
    let seats = people.map(|chair| away(&chair.id, id, op));
    seats.chain(meta.places().into_iter().map(|place| off_board(place, id, op))).collect()
}

/// The write that says which match a person finished last, so that they can play it again without naming it.
pub(crate) fn last(person: &PersonId, id: MatchId, op: OpId) -> DocumentWrite {
    let value = Some(id.to_string().into_bytes());
    DocumentWrite {
        collection: Collection::Tallies,
        key: last_key(person),
        expected: Expected::Any,
        value,
        deadline: None,
        op,
    }
}

fn last_key(person: &PersonId) -> String {
    format!("{LAST}{person}")
}

fn write(
    collection: Collection,
    owner: &str,
    id: MatchId,
    value: Option<Vec<u8>>,
    deadline: Option<Timestamp>,
    op: OpId,
) -> DocumentWrite {
    DocumentWrite { collection, key: format!("{owner} {id}"), expected: Expected::Any, value, deadline, op }
}

/// The owner and the id in a key.
pub(crate) fn parts(key: &str) -> Option<(&str, MatchId)> {
    let (owner, id) = key.rsplit_once(' ')?;
    Some((owner, id.parse().ok()?))
}

impl Inner {
    /// Everything at which a person sits.
    pub(crate) async fn sittings(&self, person: &PersonId) -> Result<Vec<(MatchId, Sitting)>, StoreError> {
        let found = self.owned(Collection::Seats, person.as_str()).await?;
        let sitting = |value: &[u8]| {
            if value == [Sitting::Match.byte()] { Sitting::Match } else { Sitting::Challenge }
        };
        Ok(found.into_iter().map(|(id, value)| (id, sitting(&value))).collect())
    }

    /// The matches that a person plays.
    pub(crate) async fn playing(&self, person: &PersonId) -> Result<Vec<MatchId>, StoreError> {
        let all = self.sittings(person).await?;
        Ok(all.into_iter().filter(|(_, what)| *what == Sitting::Match).map(|(id, _)| id).collect())
    }

    /// Whether a person plays more than one match.
    pub(crate) async fn plays_several(&self, person: &PersonId) -> Result<bool, StoreError> {
        Ok(self.playing(person).await?.len() > 1)
    }

    /// The pending challenges that a person made or got.
    pub(crate) async fn pending(&self, person: &PersonId) -> Result<Vec<ChallengeId>, StoreError> {
        let all = self.sittings(person).await?;
        Ok(all.into_iter().filter(|(_, what)| *what == Sitting::Challenge).map(|(id, _)| ChallengeId(id)).collect())
    }

    /// The match that a person finished last.
    pub(crate) async fn last(&self, person: &PersonId) -> Result<Option<MatchId>, StoreError> {
        let found = self.store.get(Collection::Tallies, &last_key(person)).await?;
        Ok(found.and_then(|document| std::str::from_utf8(&document.value).ok()?.parse().ok()))
    }

    /// The matches that a place has.
    pub(crate) async fn boards(&self, place: &PlaceId) -> Result<Vec<MatchId>, StoreError> {
        let found = self.owned(Collection::Places, place.as_str()).await?;
        Ok(found.into_iter().map(|(id, _)| id).collect())
    }

    /// The matches in all rooms of a house.
    pub(crate) async fn boards_of_house(&self, house: &PlaceId) -> Result<Vec<(PlaceId, MatchId)>, StoreError> {
        let documents = self.scan_all(Collection::Places, house.as_str()).await?;
        let board = |(key, _): (String, Vec<u8>)| {
            let (place, id) = parts(&key)?;
            let place = PlaceId::stored(place);
            place.is_within(house).then_some((place, id))
        };
        Ok(documents.into_iter().filter_map(board).collect())
    }

    /// The ids under an owner. A longer owner name that continues after a space is a different owner.
    async fn owned(&self, collection: Collection, owner: &str) -> Result<Vec<(MatchId, Vec<u8>)>, StoreError> {
        let documents = self.scan_all(collection, &format!("{owner} ")).await?;
        let ours = documents.into_iter().filter_map(|(key, value)| {
            let (whose, id) = parts(&key)?;
            (whose == owner).then_some((id, value))
        });
        Ok(ours.collect())
    }

    /// Every document whose key begins with `prefix`.
    pub(crate) async fn scan_all(
        &self,
        collection: Collection,
        prefix: &str,
    ) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let mut found: Vec<(String, Vec<u8>)> = Vec::new();
        loop {
            let after = found.last().map(|(key, _)| key.clone());
            let page = self.store.scan(collection, prefix, after.as_deref(), PAGE).await?;
            let last = page.len() < PAGE;
            found.extend(page.into_iter().map(|(key, document)| (key, document.value)));
            if last {
                return Ok(found);
            }
        }
    }
}
