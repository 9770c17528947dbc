//! Challenges: nobody is put in a match unless they have accepted.

mod answer;
mod decks;
mod expire;
mod fill;
mod join;
mod lobby;
mod make;
mod message;
mod rematch;
mod sit;

use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{FirstTurn, Options, Seat};
use duelhall_engine::text::Lang;
use duelhall_store::{Collection, DocumentWrite, Expected, MatchId, OpId, Revision, StoreError, Timestamp};
use serde::{Deserialize, Serialize};

use crate::asker::Asker;
use crate::doors::Inside;
use crate::inner::Inner;
use crate::meta::{Away, Chair};
use crate::{Audience, ChallengeId, Opponent, Pace, Person, PersonId, PlaceId, Slot, index, names};

pub(crate) use decks::Choice;
use lobby::Held;
pub(crate) use make::{Wish, id_of, may_start, named};
pub use message::Parties;

/// The version of the stored form.
const VERSION: u16 = 1;

/// How long a challenge is kept after it was answered.
const REMEMBERED: Duration = Duration::from_secs(24 * 3_600);

/// How long a challenge is open.
const fn stands(pace: Pace, by_code: bool) -> Duration {
    match pace {
        // The friend has to come from another place.
        Pace::Live if by_code => Duration::from_secs(60 * 60),
        Pace::Live => Duration::from_secs(10 * 60),
        Pace::Correspondence => Duration::from_secs(24 * 3_600),
    }
}

/// A person of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Party {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) lang: Option<Lang>,
    /// The place in which they play, if it is not the place of the challenge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<Away>,
}

impl Party {
    pub(crate) fn of(person: &Person) -> Self {
        Self { id: person.id.clone(), name: names::shown(&person.name), lang: person.lang, away: None }
    }

    /// The person of a chair.
    fn from_chair(chair: &Chair) -> Self {
        Self { id: chair.id.clone(), name: chair.name.clone(), lang: chair.lang, away: chair.away.clone() }
    }

    pub(crate) fn chair(self) -> Chair {
        Chair { away: self.away, ..Chair::person(self.id, self.name, self.lang) }
    }
}

/// What becomes of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Fate {
    /// The challenge waits for an answer.
    Pending,
    /// There is a match with the id of the challenge.
    Accepted,
    /// The person challenged declined.
    Declined,
    /// The challenger withdrew.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

/// A challenge as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Challenge {
    version: u16,
    pub(crate) place: PlaceId,
    pub(crate) place_lang: Option<Lang>,
    pub(crate) from: Party,
    /// The challenger's seat.
    from_seat: Seat,
    /// The person who may accept; anybody if `None`.
    pub(crate) to: Option<Party>,
    /// Whether the challenge is public nowhere, and is accepted by its code.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_code: bool,
    game: String,
    options: Options,
    pace: Pace,
    first: FirstTurn,
    rematch_of: Option<MatchId>,
    /// The seats of a lobby, for a match of more than two; empty for a duel of two.
    #[serde(rename = "table", default, skip_serializing_if = "Vec::is_empty")]
    lobby: Vec<Held>,
    /// People who have sent the code of a duel of two and are choosing a deck. They play in the place in which they
    /// sent it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    joined: Vec<Party>,
    /// People whose seats were kept until a computer player got them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missed: Vec<Party>,
    /// Names of people who were invited and declined, while the lobby remains open to others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    declined: Vec<String>,
    #[serde(rename = "standing")]
    pub(crate) fate: Fate,
    until: Timestamp,
    /// Whether its maker waited for any opponent, and may not look when the match begins.
    #[serde(skip)]
    called: bool,
    #[serde(skip)]
    revision: Option<Revision>,
}

impl Challenge {
    pub(crate) fn game(&self) -> GameId {
        self.game.parse().unwrap_or(GameId::all()[0])
    }

    /// The fate at a moment. A deadline may have passed although the alarm has not fired yet.
    fn fate_at(&self, now: Timestamp) -> Fate {
        if self.fate == Fate::Pending && now >= self.until { Fate::Expired } else { self.fate }
    }

    /// When the challenge expires.
    pub(crate) const fn until(&self) -> Timestamp {
        self.until
    }

    /// Extends the challenge, but not past the deadline of a new one. Says whether its end has moved.
    pub(crate) fn move_on(&mut self, by: Duration, now: Timestamp) -> bool {
        let until = self.until.after(by).min(now.after(stands(self.pace, self.by_code)));
        self.fate == Fate::Pending && std::mem::replace(&mut self.until, until) != until
    }

    /// Every place that shows the challenge; the place in which it was made comes first.
    fn places(&self) -> Vec<&PlaceId> {
        if self.by_code {
            return Vec::new();
        }
        Away::places(&self.place, self.away())
    }

    /// The places of its people, if they are not where the challenge was made.
    fn away(&self) -> impl Iterator<Item = &Away> {
        self.people().into_iter().chain(&self.missed).filter_map(|party| party.away.as_ref())
    }

    fn is_between(&self, a: &PersonId, b: Option<&PersonId>) -> bool {
        match (&self.to, b) {
            (None, None) => self.from.id == *a && !self.by_code && self.rematch_of.is_none(),
            (Some(to), Some(b)) => (self.from.id == *a && to.id == *b) || (self.from.id == *b && to.id == *a),
            _ => false,
        }
    }

    /// The write that stores the challenge. A challenge that was answered is removed later by its deadline.
    pub(crate) fn write(&self, id: ChallengeId, now: Timestamp, op: OpId) -> DocumentWrite {
        let deadline = if self.fate == Fate::Pending { self.until } else { now.after(REMEMBERED) };
        DocumentWrite {
            collection: Collection::Challenges,
            key: id.to_string(),
            expected: Expected::from(self.revision),
            value: Some(serde_json::to_vec(self).unwrap_or_default()),
            deadline: Some(deadline),
            op,
        }
    }
}

impl Inner {
    pub(crate) async fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>, StoreError> {
        let Some(document) = self.store.get(Collection::Challenges, &id.to_string()).await? else { return Ok(None) };
        match serde_json::from_slice::<Challenge>(&document.value) {
            Ok(challenge) if challenge.version == VERSION => {
                Ok(Some(Challenge { revision: Some(document.revision), ..challenge }))
            }
            Ok(_) | Err(_) => {
                tracing::warn!(%id, "a challenge cannot be read; it counts as gone");
                Ok(None)
            }
        }
    }

    /// Runs requests about one challenge one after another, together with all requests of people who may sit at its
    /// match. So several challenges accepted at once are all counted.
    async fn at_challenge(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Inside, StoreError> {
        let challenge = self.challenge(id).await?;
        let people = challenge.iter().flat_map(Challenge::people).map(|party| &party.id).chain([&asker.request.who.id]);
        let doors: Vec<String> = people.map(|person| format!("person {person}")).collect();
        Ok(self.doors.enter(doors.into_iter().chain([format!("challenge {id}")])).await)
    }

    /// Makes the hall's own work on a challenge wait for people's requests about it.
    pub(crate) async fn alone_at(&self, id: ChallengeId) -> Inside {
        self.doors.enter([format!("challenge {id}")]).await
    }

    /// Runs a person's challenge apart from other challenges with the same opponent or in the same place.
    async fn at_wish(&self, asker: &Asker<'_>, opponent: &Opponent) -> Inside {
        let (who, place) = (&asker.request.who.id, &asker.request.place);
        let to = match opponent {
            Opponent::Named { id, .. } => Some(format!("person {id}")),
            Opponent::Open | Opponent::Code | Opponent::Ai(_) => None,
        };
        let names = [format!("person {who}"), format!("place {place}")];
        self.doors.enter(names.into_iter().chain(to)).await
    }

    /// Tells the platforms that a challenge has changed.
    pub(crate) fn show_challenge(&self, id: ChallengeId, challenge: &Challenge) {
        for place in challenge.places() {
            self.refresh(Audience::Place(place.clone()), Slot::Challenge(id));
        }
    }

    /// Stores the end of a challenge and removes it from its people's index.
    async fn close(&self, id: ChallengeId, challenge: &Challenge, op: OpId) -> Result<(), crate::trouble::Trouble> {
        self.store.put(challenge.write(id, self.now(), op)).await?;
        for party in challenge.people() {
            self.store.put(index::away(&party.id, id.0, op)).await?;
        }
        self.alarm.notify_one();
        Ok(())
    }
}
