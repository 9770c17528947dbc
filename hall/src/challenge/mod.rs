//! Challenges: nobody is put in a match without having pressed Accept.

mod answer;
mod decks;
mod expire;
mod fill;
mod join;
mod make;
mod message;
mod rematch;
mod sit;
mod table;

use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{FirstTurn, Options, Seat};
use duelhall_engine::text::Lang;
use duelhall_store::{DocumentWrite, Expected, Kind, MatchId, OpId, Revision, StoreError, Timestamp};
use serde::{Deserialize, Serialize};

use crate::asker::Asker;
use crate::doors::Inside;
use crate::inner::Inner;
use crate::meta::{Away, Chair};
use crate::{Audience, ChallengeId, Opponent, Pace, Person, PersonId, PlaceId, Slot, index, names};

pub(crate) use decks::Choice;
pub(crate) use make::{Wish, named};
use table::Held;

/// The version of the stored form.
const VERSION: u16 = 1;

/// How long a challenge that was answered can still be looked at.
const REMEMBERED: Duration = Duration::from_secs(24 * 3_600);

/// How long a challenge stands.
const fn stands(pace: Pace, by_code: bool) -> Duration {
    match pace {
        // The friend has to come from elsewhere.
        Pace::Live if by_code => Duration::from_secs(60 * 60),
        Pace::Live => Duration::from_secs(10 * 60),
        Pace::Correspondence => Duration::from_secs(24 * 3_600),
    }
}

/// Somebody of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Party {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) lang: Option<Lang>,
    /// Where they play, if that is not where the challenge was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<Away>,
}

impl Party {
    fn of(person: &Person) -> Self {
        Self { id: person.id.clone(), name: names::clean(&person.name), lang: person.lang, away: None }
    }

    /// Somebody who sat in a chair.
    fn from_chair(chair: &Chair) -> Self {
        Self { id: chair.id.clone(), name: chair.name.clone(), lang: chair.lang, away: chair.away.clone() }
    }

    fn chair(self) -> Chair {
        Chair { away: self.away, ..Chair::person(self.id, self.name, self.lang) }
    }
}

/// What has become of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Standing {
    /// It waits for an answer.
    Pending,
    /// There is a match of its name.
    Accepted,
    /// The one who was asked said no.
    Declined,
    /// The one who asked took it back.
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
    /// The seat that the challenger will have.
    from_seat: Seat,
    /// Who may accept; anybody if `None`.
    pub(crate) to: Option<Party>,
    /// Whether it is shown to nobody, and taken up by its code.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_code: bool,
    game: String,
    options: Options,
    pace: Pace,
    first: FirstTurn,
    rematch_of: Option<MatchId>,
    /// The seats of a table for more than two; none for a duel of two.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    table: Vec<Held>,
    /// Those who have sent the code of a duel of two and choose what they play with; they play where they sent it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    joined: Vec<Party>,
    /// Those whose seats were kept until a computer player got them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missed: Vec<Party>,
    /// What those are called who were named and do not play, though others may.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    declined: Vec<String>,
    pub(crate) standing: Standing,
    until: Timestamp,
    /// Whether its maker waited for anybody to come, and may not look when the match begins.
    #[serde(skip)]
    called: bool,
    #[serde(skip)]
    revision: Option<Revision>,
}

impl Challenge {
    pub(crate) fn game(&self) -> GameId {
        self.game.parse().unwrap_or(GameId::all()[0])
    }

    /// What it is at a moment: the clock may not have come round to it yet.
    fn standing_at(&self, now: Timestamp) -> Standing {
        if self.standing == Standing::Pending && now >= self.until { Standing::Expired } else { self.standing }
    }

    /// When it expires.
    pub(crate) const fn until(&self) -> Timestamp {
        self.until
    }

    /// Lets it stand longer, but no longer than one that is made now; whether its end has moved.
    pub(crate) fn move_on(&mut self, by: Duration, now: Timestamp) -> bool {
        let until = self.until.after(by).min(now.after(stands(self.pace, self.by_code)));
        self.standing == Standing::Pending && std::mem::replace(&mut self.until, until) != until
    }

    /// Every place that shows it, where it was made first.
    fn places(&self) -> Vec<&PlaceId> {
        if self.by_code {
            return Vec::new();
        }
        Away::places(&self.place, self.away())
    }

    /// Where its people are who are not where it was made.
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

    /// The write that makes it so; a challenge that was answered goes away by itself later.
    pub(crate) fn write(&self, id: ChallengeId, now: Timestamp, op: OpId) -> DocumentWrite {
        let deadline = if self.standing == Standing::Pending { self.until } else { now.after(REMEMBERED) };
        DocumentWrite {
            kind: Kind::Challenges,
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
        let Some(document) = self.store.get(Kind::Challenges, &id.to_string()).await? else { return Ok(None) };
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

    /// Keeps apart what is done about one challenge, and what each of those does who may come to sit at its match: so that
    /// several challenges that are accepted at once are counted.
    async fn at_challenge(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Inside, StoreError> {
        let challenge = self.challenge(id).await?;
        let people = challenge.iter().flat_map(Challenge::people).map(|party| &party.id).chain([&asker.request.who.id]);
        let doors: Vec<String> = people.map(|person| format!("person {person}")).collect();
        Ok(self.doors.enter(doors.into_iter().chain([format!("challenge {id}")])).await)
    }

    /// Keeps what the hall does about a challenge by itself apart from what people do about it.
    pub(crate) async fn alone_at(&self, id: ChallengeId) -> Inside {
        self.doors.enter([format!("challenge {id}")]).await
    }

    /// Keeps apart what a person wishes for, where others wish for a duel with them or in the same place.
    async fn at_wish(&self, asker: &Asker<'_>, opponent: &Opponent) -> Inside {
        let (who, place) = (&asker.request.who.id, &asker.request.place);
        let to = match opponent {
            Opponent::Named { id, .. } => Some(format!("person {id}")),
            Opponent::Open | Opponent::Code | Opponent::Ai(_) => None,
        };
        let names = [format!("person {who}"), format!("place {place}")];
        self.doors.enter(names.into_iter().chain(to)).await
    }

    /// Tells the platforms that a challenge looks different now.
    pub(crate) fn show_challenge(&self, id: ChallengeId, challenge: &Challenge) {
        for place in challenge.places() {
            self.refresh(Audience::Place(place.clone()), Slot::Challenge(id));
        }
    }

    /// Takes a pending challenge out of everybody's way.
    async fn close(&self, id: ChallengeId, challenge: &Challenge, op: OpId) -> Result<(), crate::trouble::Trouble> {
        self.store.put(challenge.write(id, self.now(), op)).await?;
        for party in challenge.people() {
            self.store.put(index::away(&party.id, id.0, op)).await?;
        }
        self.alarm.notify_one();
        Ok(())
    }
}
