//! Codes that link accounts. They live for minutes, so they are kept in memory only.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use duelhall_store::{MatchId, StoreError, Timestamp};

use crate::PersonId;

/// For how many minutes a code can be used.
pub(super) const MINUTES: i64 = 10;

/// How many codes are kept at most; then the oldest one gives way.
const MOST: usize = 1_000;

/// A code that was made.
#[derive(Debug)]
struct Made {
    maker: PersonId,
    until: Timestamp,
    /// The person who has used it. They may use it again, because a platform can deliver a request twice.
    user: Option<PersonId>,
}

/// The codes of the last minutes, at most one of each person.
#[derive(Debug, Default)]
pub(crate) struct Codes(Mutex<HashMap<MatchId, Made>>);

/// A code as people type it: signs around it and capital letters do not matter.
pub(super) fn typed(code: &str) -> String {
    code.trim_matches(|c: char| !c.is_ascii_alphanumeric()).to_lowercase()
}

impl Codes {
    fn open(&self, now: Timestamp) -> MutexGuard<'_, HashMap<MatchId, Made>> {
        let mut codes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        codes.retain(|_, made| made.until > now);
        codes
    }

    /// A new code of a person; their earlier one can be used no more.
    pub(super) fn make(
        &self,
        who: &PersonId,
        now: Timestamp,
        new: impl FnOnce() -> Result<MatchId, StoreError>,
    ) -> Result<MatchId, StoreError> {
        let (mut codes, code) = (self.open(now), new()?);
        codes.retain(|_, made| made.maker != *who || made.user.is_some());
        if codes.len() >= MOST
            && let Some(oldest) = codes.iter().min_by_key(|(_, made)| made.until).map(|(code, _)| *code)
        {
            codes.remove(&oldest);
        }
        let until = now.after(Duration::from_secs(60 * MINUTES.unsigned_abs()));
        codes.insert(code, Made { maker: who.clone(), until, user: None });
        Ok(code)
    }

    /// Whose code it is, while somebody can use it.
    pub(super) fn maker(&self, code: MatchId, who: &PersonId, now: Timestamp) -> Option<PersonId> {
        let codes = self.open(now);
        let made = codes.get(&code)?;
        made.user.as_ref().is_none_or(|user| user == who).then(|| made.maker.clone())
    }

    /// As [`Self::maker`]; from now on nobody else can use the code.
    pub(super) fn claim(&self, code: MatchId, who: &PersonId, now: Timestamp) -> Option<PersonId> {
        let maker = self.maker(code, who, now)?;
        let mut codes = self.open(now);
        let made = codes.get_mut(&code).filter(|made| made.user.as_ref().is_none_or(|user| user == who))?;
        made.user = Some(who.clone());
        Some(maker)
    }

    /// Gives a claimed code back, because nothing was linked.
    pub(super) fn release(&self, code: MatchId, now: Timestamp) {
        self.open(now).get_mut(&code).into_iter().for_each(|made| made.user = None);
    }

    /// Takes a code away, because others may have seen it.
    pub(super) fn void(&self, code: MatchId, now: Timestamp) {
        self.open(now).remove(&code);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(number: u32) -> PersonId {
        PersonId::new("test", &number.to_string())
    }

    fn made(codes: &Codes, number: u32, now: i64) -> MatchId {
        let new = || Ok(MatchId::from_bytes(format!("{:010}", now * 100_000 + i64::from(number)).as_bytes()).unwrap());
        codes.make(&who(number), Timestamp(now), new).unwrap()
    }

    #[test]
    fn a_code_can_be_used_for_its_minutes_and_by_one_person() {
        let (codes, end) = (Codes::default(), 60_000 * MINUTES);
        let code = made(&codes, 1, 0);
        assert_eq!(codes.maker(code, &who(2), Timestamp(end - 1)), Some(who(1)));
        assert_eq!(codes.claim(code, &who(2), Timestamp(1)), Some(who(1)));
        assert_eq!(codes.claim(code, &who(3), Timestamp(1)), None, "somebody else was first");
        assert_eq!(codes.claim(code, &who(2), Timestamp(2)), Some(who(1)), "the same person again");
        codes.release(code, Timestamp(3));
        assert_eq!(codes.claim(code, &who(3), Timestamp(4)), Some(who(1)));
        assert_eq!(codes.maker(code, &who(3), Timestamp(end)), None, "it is too old");
    }

    #[test]
    fn a_new_code_and_a_voided_one_end_the_earlier() {
        let codes = Codes::default();
        let (first, second) = (made(&codes, 1, 0), made(&codes, 1, 1));
        assert_eq!(codes.maker(first, &who(2), Timestamp(2)), None);
        assert_eq!(codes.maker(second, &who(2), Timestamp(2)), Some(who(1)));
        codes.void(second, Timestamp(3));
        assert_eq!(codes.maker(second, &who(2), Timestamp(4)), None);
    }

    #[test]
    fn the_oldest_of_too_many_codes_gives_way() {
        let codes = Codes::default();
        let all: Vec<MatchId> = (1..=3).map(|number| made(&codes, number, number.into())).collect();
        for number in 4..=MOST as u32 + 1 {
            made(&codes, number, 9);
        }
        let kept = |code: MatchId| codes.maker(code, &who(2), Timestamp(10)).is_some();
        assert_eq!((kept(all[0]), kept(all[1])), (false, true));
        assert_eq!(codes.0.lock().unwrap().len(), MOST);
    }
}
