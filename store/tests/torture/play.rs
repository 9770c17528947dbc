//! The matches of the torture test. Everything in them follows from their number and revision, so the checker knows
//! what must be stored without being told.

use duelhall_store::{
    Change, Collection, DocumentWrite, Ending, Epoch, Expected, MatchId, NewMatch, OpId, Revision, Timestamp,
};

use crate::dice::mix;

/// Matches that each person plays at once.
pub(crate) const AT_ONCE: usize = 4;

/// One match: the person who plays it, and its number among that person's matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Duel {
    pub(crate) person: u64,
    pub(crate) number: u64,
}

impl Duel {
    pub(crate) fn id(self) -> MatchId {
        MatchId::from_number(self.person << 32 | self.number)
    }

    fn noise(self, revision: u64, salt: u64) -> u64 {
        mix(self.person << 48 ^ self.number << 20 ^ revision << 4 ^ salt)
    }

    /// The revision that ends it, between 20 and 60.
    pub(crate) fn last(self) -> u64 {
        20 + self.noise(0, 1) % 41
    }

    pub(crate) fn action(self, revision: u64) -> String {
        let noise = self.noise(revision, 2);
        let mut line = format!("{revision} play {} > {}", noise % 60, noise >> 8 & 63);
        while (line.len() as u64) < 20 + (noise >> 16) % 80 {
            line.push_str(" and then");
        }
        line
    }

    pub(crate) fn deadline(self, revision: u64) -> Option<Timestamp> {
        let noise = self.noise(revision, 3);
        (!noise.is_multiple_of(8) && revision < self.last())
            .then(|| Timestamp(1_800_000_000_000 + (noise >> 8) as i64 % 86_400_000))
    }

    /// The newest revision up to `revision` that has a snapshot.
    pub(crate) fn snapshot_revision(self, revision: u64) -> u64 {
        revision - revision % 10
    }

    pub(crate) fn snapshot(self, revision: u64) -> Vec<u8> {
        let words = 128 + self.noise(revision, 4) % 896;
        (0..words).flat_map(|word| mix(word ^ self.noise(revision, 5)).to_le_bytes()).collect()
    }

    pub(crate) fn meta(self, revision: u64) -> Vec<u8> {
        format!("{{\"duel\":\"{}\",\"posted\":{}}}", self.id(), revision - revision % 3).into_bytes()
    }

    pub(crate) fn setup(self) -> Vec<u8> {
        format!("{self:?} ").repeat(20).into_bytes()
    }

    /// The content of the match: one of a few that matches share, the largest of them stored in pieces.
    pub(crate) fn content(self) -> Vec<u8> {
        let which = self.noise(0, 6) % 8;
        let words = if which == 0 { 12_000 } else { 100 };
        (0..words).flat_map(|word| mix(word ^ (which << 32)).to_le_bytes()).collect()
    }

    pub(crate) fn record(self) -> Vec<u8> {
        format!("{self:?} won at {}", self.last()).into_bytes()
    }

    pub(crate) fn op(self, revision: u64) -> OpId {
        OpId::derived(self.id(), Revision(revision), "move")
    }

    pub(crate) fn seat_key(self) -> String {
        format!("{:04}/{:08}", self.person, self.number)
    }

    /// Makes the match; the person's counter of matches is written with it.
    pub(crate) fn begin(self) -> NewMatch {
        let counter = next_key(self.person);
        NewMatch {
            op: self.op(0),
            epoch: Epoch(1),
            setup: self.setup(),
            contents: vec![self.content()],
            meta: self.meta(0),
            snapshot: self.snapshot(0),
            deadline: self.deadline(0),
            documents: vec![
                self.write(Collection::Seats, self.seat_key(), Expected::Absent, Some(Vec::new())),
                self.write(Collection::System, counter, revision_before(self.number), Some(Vec::new())),
            ],
        }
    }

    /// Moves the match on to `revision`; `finished` is how many matches of the person have ended before.
    pub(crate) fn change(self, revision: u64, finished: u64) -> Change {
        let over = revision == self.last();
        let mut change = Change {
            epoch: Epoch(1),
            action: Some(self.action(revision)),
            meta: revision.is_multiple_of(3).then(|| self.meta(revision)),
            snapshot: (self.snapshot_revision(revision) == revision).then(|| self.snapshot(revision)),
            deadline: self.deadline(revision),
            ..Change::new(self.op(revision))
        };
        if over {
            change.ending = Some(Ending { at: Timestamp(self.number.cast_signed()), record: self.record() });
            let rating = (Collection::Tallies, rating_key(self.person));
            change.documents = vec![
                self.write(Collection::Seats, self.seat_key(), Expected::At(Revision(1)), None),
                self.write(Collection::Tallies, self.seat_key(), Expected::Any, Some(Vec::new())),
                self.write(rating.0, rating.1, revision_before(finished), Some(Vec::new())),
            ];
        }
        change
    }

    fn write(self, collection: Collection, key: String, expected: Expected, value: Option<Vec<u8>>) -> DocumentWrite {
        let salt = if value.is_some() { "write" } else { "delete" };
        DocumentWrite {
            collection,
            key,
            expected,
            value,
            deadline: None,
            op: OpId::derived(self.id(), Revision(0), salt),
        }
    }
}

/// The document whose revision is how many matches a person has begun.
pub(crate) fn next_key(person: u64) -> String {
    format!("next/{person:04}")
}

/// The document whose revision is how many matches of a person have ended.
pub(crate) fn rating_key(person: u64) -> String {
    format!("rating/{person:04}")
}

fn revision_before(count: u64) -> Expected {
    if count == 0 { Expected::Absent } else { Expected::At(Revision(count)) }
}
