//! Codes that link accounts. They live for minutes, so they are kept in memory only.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use duelhall_store::{MatchId, StoreError, Timestamp};

use crate::PersonId;

/// For how many minutes a code can be used.
pub(super) const MINUTES: i64 = 10;

/// How many codes are kept at most; then the oldest one gives way.
const MOST: usize = 1_000;

/// A code as it was made: the person and the end of its time.
type Made = (PersonId, Timestamp);

/// The codes that nobody has used yet, at most one of each person.
#[derive(Debug, Default)]
pub(crate) struct Codes(Mutex<HashMap<String, Made>>);

/// A code as people type it: signs around it and capital letters do not matter.
pub(super) fn typed(code: &str) -> String {
    code.trim_matches(|c: char| !c.is_ascii_alphanumeric()).to_lowercase()
}

impl Codes {
    /// The code of a person from now on; one that they have already lasts longer.
    pub(super) fn make(
        &self,
        who: &PersonId,
        now: Timestamp,
        new: impl FnOnce() -> Result<MatchId, StoreError>,
    ) -> Result<String, StoreError> {
        let mut codes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        codes.retain(|_, (_, until)| *until > now);
        let known = codes.iter().find(|(_, (maker, _))| maker == who).map(|(code, _)| code.clone());
        let code = match known {
            Some(code) => code,
            None => new()?.to_string().to_lowercase(),
        };
        if codes.len() >= MOST
            && let Some(oldest) = codes.iter().min_by_key(|(_, (_, until))| *until).map(|(code, _)| code.clone())
        {
            codes.remove(&oldest);
        }
        let until = now.after(Duration::from_secs(60 * MINUTES.unsigned_abs()));
        codes.insert(code.clone(), (who.clone(), until));
        Ok(code)
    }

    /// Whose code it is, while it can be used.
    pub(super) fn maker(&self, code: &str, now: Timestamp) -> Option<PersonId> {
        let codes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        codes.get(code).filter(|(_, until)| *until > now).map(|(maker, _)| maker.clone())
    }

    /// Takes a code away that was used.
    pub(super) fn spend(&self, code: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(code);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(codes: &Codes, who: u32, now: i64) -> String {
        let new = || MatchId::from_bytes(format!("{who:010}").as_bytes()).ok_or_else(|| unreachable!());
        codes.make(&PersonId::new("test", &who.to_string()), Timestamp(now), new).unwrap()
    }

    #[test]
    fn a_code_can_be_used_for_its_minutes_and_once() {
        let (codes, end) = (Codes::default(), 60_000 * MINUTES);
        let code = made(&codes, 1, 0);
        assert_eq!(codes.maker(&code, Timestamp(end - 1)), Some(PersonId::new("test", "1")));
        assert_eq!(codes.maker(&code, Timestamp(end)), None, "it is too old");
        assert_eq!(made(&codes, 1, 10), code, "a person has one code");
        assert_eq!(typed(&format!(" “{}” ", code.to_uppercase())), code);
        codes.spend(&code);
        assert_eq!(codes.maker(&code, Timestamp(20)), None, "it was used");
    }

    #[test]
    fn the_oldest_of_too_many_codes_gives_way() {
        let codes = Codes::default();
        let all: Vec<String> = (1..=3).map(|who| made(&codes, who, who.into())).collect();
        for who in 4..=MOST as u32 + 1 {
            made(&codes, who, 9);
        }
        let kept = |code: &String| codes.maker(code, Timestamp(10)).is_some();
        assert_eq!((kept(&all[0]), kept(&all[1])), (false, true));
        assert_eq!(codes.0.lock().unwrap().len(), MOST);
    }
}
