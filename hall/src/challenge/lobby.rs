//! The lobby of a match for more than two, while it fills: the owner of each seat, and the free seats.

use duelhall_engine::ai::Level;
use duelhall_engine::kit::{Options, Seat};
use serde::{Deserialize, Serialize};

use super::{Challenge, Party};
use crate::PersonId;
use crate::meta::{COMPUTER, Chair};
use crate::settings::LOT;

/// The owner of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Held {
    /// The seat is for anybody who sits down.
    Free,
    /// The seat is kept for a person who has not answered yet.
    Kept(Party),
    /// The seat of a person who has sat down.
    Taken(Taken),
}

/// A person who has sat down, or a computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Taken {
    pub(super) party: Party,
    /// The value of their seat's option, or [`LOT`] for chance even if others have named a value for the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) brings: Option<String>,
}

impl Held {
    /// The seat of a person who sits.
    pub(super) const fn taken(party: Party) -> Self {
        Self::Taken(Taken { party, brings: None })
    }

    /// The person who has the seat, or for whom it is kept.
    pub(super) const fn party(&self) -> Option<&Party> {
        match self {
            Self::Free => None,
            Self::Kept(party) | Self::Taken(Taken { party, .. }) => Some(party),
        }
    }

    /// The person or computer player who sits there.
    pub(super) const fn sitting(&self) -> Option<&Taken> {
        match self {
            Self::Taken(taken) => Some(taken),
            Self::Free | Self::Kept(_) => None,
        }
    }
}

impl Party {
    /// A computer player.
    pub(super) fn computer(level: Level) -> Self {
        Self::from_chair(&Chair::computer(level))
    }

    pub(super) fn is_person(&self) -> bool {
        self.id.platform() != COMPUTER
    }
}

impl Challenge {
    /// Whether the challenge is for more than two.
    pub(super) const fn is_lobby(&self) -> bool {
        !self.lobby.is_empty()
    }

    /// The people of the challenge: the challenger, the person challenged, and people who have sat down.
    pub(crate) fn people(&self) -> Vec<&Party> {
        if !self.is_lobby() {
            return std::iter::once(&self.from).chain(&self.to).collect();
        }
        self.lobby.iter().filter_map(Held::party).filter(|party| party.is_person()).collect()
    }

    /// The people who have not answered yet.
    pub(super) fn kept(&self) -> impl Iterator<Item = &Party> {
        self.lobby.iter().filter_map(|held| if let Held::Kept(party) = held { Some(party) } else { None })
    }

    /// The seat that a person has, or that is kept for them.
    pub(super) fn seat_at(&self, person: &PersonId) -> Option<Seat> {
        let at = self.lobby.iter().position(|held| held.party().is_some_and(|party| party.id == *person))?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The seat in which a person sits.
    pub(super) fn sits_at(&self, person: &PersonId) -> Option<Seat> {
        self.seat_at(person).filter(|seat| matches!(self.lobby[seat.index()], Held::Taken(_)))
    }

    /// The number of taken seats.
    pub(super) fn sitting(&self) -> usize {
        self.lobby.iter().filter(|held| held.sitting().is_some()).count()
    }

    /// The team of each seat, from 0.
    pub(super) fn seating(&self) -> Vec<u8> {
        self.game().seating(&self.options).unwrap_or_default()
    }

    /// The teams, if there are teams of more than one.
    pub(super) fn teams(&self) -> Vec<u8> {
        let mut teams = self.seating();
        let seats = teams.len();
        teams.sort_unstable();
        teams.dedup();
        if teams.len() < seats { teams } else { Vec::new() }
    }

    /// The seat that a person gets: their own if one is kept for them, else the next free seat. If a team is named, the
    /// seat is in that team.
    pub(super) fn seat_for(&self, person: &PersonId, team: Option<u8>) -> Option<Seat> {
        let seating = self.seating();
        let fits = |seat: &Seat| team.is_none_or(|team| seating.get(seat.index()) == Some(&team));
        self.seat_at(person).filter(fits).or_else(|| self.free().find(fits))
    }

    fn free(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.lobby).filter(|(_, held)| **held == Held::Free).map(|(seat, _)| seat)
    }

    /// The team of a person who sits, if there are teams of more than one.
    pub(super) fn team_of(&self, person: &PersonId) -> Option<u8> {
        let seat = self.sits_at(person).filter(|_| !self.teams().is_empty())?;
        self.seating().get(seat.index()).copied()
    }

    /// Whether a seat of a team is not taken.
    pub(super) fn has_room(&self, team: u8) -> bool {
        self.seating().iter().zip(&self.lobby).any(|(of, held)| *of == team && held.sitting().is_none())
    }

    /// Gives a seat to a person. A seat that was kept for them elsewhere becomes free.
    pub(super) fn seat(&mut self, seat: Seat, taken: Taken) {
        self.leave(&taken.party.id);
        self.lobby[seat.index()] = Held::Taken(taken);
    }

    /// Moves a person who sits to a free seat of another team, and says whether they keep their deck. A deck that does
    /// not go with that team is dropped. `None` when there is no such seat.
    pub(super) fn move_to(&mut self, person: &PersonId, team: u8) -> Option<bool> {
        let from = self.sits_at(person)?;
        let to = self.free().find(|seat| self.seating().get(seat.index()) == Some(&team))?;
        let Held::Taken(mut taken) = std::mem::replace(&mut self.lobby[from.index()], Held::Free) else { return None };
        let choices = self.game().brings(&self.brought(), to);
        let own = |value: &String| {
            let fits = |deck| self.game().deck_fits(&self.brought(), to, &deck).is_empty();
            crate::decks::coded(self.game(), value).is_some_and(fits)
        };
        let fits = |value: &String| value == LOT || choices.iter().any(|(choice, _)| choice == value) || own(value);
        let keeps = taken.brings.as_ref().is_none_or(fits);
        taken.brings = taken.brings.filter(|_| keeps);
        self.lobby[to.index()] = Held::Taken(taken);
        Some(keeps)
    }

    /// Frees a person's seat, and says whether there was one.
    pub(super) fn leave(&mut self, person: &PersonId) -> bool {
        let Some(seat) = self.seat_at(person) else { return false };
        self.lobby[seat.index()] = Held::Free;
        true
    }

    /// The options, with the choices of the people who have sat down.
    pub(super) fn brought(&self) -> Options {
        let mut options = self.options.clone();
        for (seat, held) in (0..).map(Seat).zip(&self.lobby) {
            let brings = held.sitting().and_then(|taken| taken.brings.clone());
            match self.game().seat_option(seat).zip(brings) {
                Some((option, value)) if value == LOT => drop(options.remove(option.key)),
                Some((option, value)) => drop(options.insert(option.key.to_owned(), value)),
                None => {}
            }
        }
        options
    }

    /// The chairs of the match, by seat; fewer than the seats while somebody is missing.
    pub(super) fn chairs(&self) -> Vec<Chair> {
        if self.is_lobby() {
            return self.lobby.iter().filter_map(|held| Some(held.sitting()?.party.clone().chair())).collect();
        }
        let party = |seat| if seat == self.from_seat { Some(&self.from) } else { self.to.as_ref() };
        [Seat::FIRST, Seat::SECOND].into_iter().filter_map(party).cloned().map(Party::chair).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF_TWO: &str = r#"{"version":1,"place":"test:hall","place_lang":"en","from":{"id":"test:ann","name":"Ann","lang":"en"},
        "from_seat":0,"to":null,"game":"heroes","options":{"deck":"dogs-first"},"pace":"live","first":"random","rematch_of":null,
        "standing":"pending","until":5}"#;

    #[test]
    fn a_challenge_stored_before_lobbies_is_read_and_written_unchanged() {
        let challenge: Challenge = serde_json::from_str(OF_TWO).unwrap();
        assert!(!challenge.is_lobby() && challenge.people().len() == 1);
        let written = serde_json::to_value(&challenge).unwrap();
        assert_eq!(written, serde_json::from_str::<serde_json::Value>(OF_TWO).unwrap());
    }

    fn lobby() -> Challenge {
        let mut challenge: Challenge = serde_json::from_str(OF_TWO).unwrap();
        let options = [("seats", "4"), ("teams", "two")];
        challenge.options.extend(options.map(|(key, value)| (key.to_owned(), value.to_owned())));
        challenge.lobby = vec![Held::taken(challenge.from.clone()), Held::Free, Held::Free, Held::Free];
        challenge
    }

    fn somebody(name: &str) -> Party {
        Party { id: PersonId::new("test", name), name: name.to_owned(), lang: None, away: None }
    }

    #[test]
    fn a_player_gets_the_next_seat_of_the_team_and_the_seat_kept_for_them_becomes_free() {
        let (mut challenge, bob) = (lobby(), somebody("bob"));
        challenge.lobby[1] = Held::Kept(bob.clone());
        assert_eq!(challenge.teams(), [0, 1]);
        assert_eq!(challenge.seat_for(&bob.id, None), Some(Seat(1)), "their own");
        assert_eq!(challenge.seat_for(&bob.id, Some(0)), Some(Seat(2)));
        let cleo = somebody("cleo");
        assert_eq!(
            (challenge.seat_for(&cleo.id, None), challenge.seat_for(&cleo.id, Some(1))),
            (Some(Seat(2)), Some(Seat(3)))
        );
        challenge.seat(Seat(2), Taken { party: bob.clone(), brings: Some("red-antlers".to_owned()) });
        assert_eq!((challenge.sits_at(&bob.id), challenge.sitting()), (Some(Seat(2)), 2));
        assert_eq!(challenge.seat_for(&cleo.id, None), Some(Seat(1)), "the seat is no longer kept");
        assert_eq!(challenge.brought().get("deck3").map(String::as_str), Some("red-antlers"));
        let written = serde_json::to_string(&challenge).unwrap();
        let read: Challenge = serde_json::from_str(&written).unwrap();
        assert_eq!(read.lobby, challenge.lobby);
        assert!(challenge.leave(&bob.id) && !challenge.leave(&bob.id));
        assert!(!challenge.brought().contains_key("deck3"), "a person who leaves takes their choice along");
    }
}
