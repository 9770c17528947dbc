//! What is stored of a match beside its game: who plays, how fast, and the timer.

use std::time::Duration;

use duelhall_engine::ai::Level;
use duelhall_engine::kit::{Options, Seat, SeatSet, Text};
use duelhall_engine::text::Lang;
use duelhall_store::{MatchId, Timestamp};
use serde::{Deserialize, Serialize};

use crate::campaign::Earned;
use crate::{HallError, Pace, PersonId, PlaceId};

/// The version of the stored form.
const VERSION: u16 = 1;

/// The most actions whose lines are remembered: enough for the turns of three computer players. A message tells fewer.
const MOST_TOLD: usize = 40;

/// The fewest actions that it remembers, whosever turns they belong to.
const LEAST_TOLD: usize = 3;

/// The name of the platform of computer players.
pub(crate) const COMPUTER: &str = "ai";

/// What is stored of a match beside its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Meta {
    version: u16,
    pub(crate) place: PlaceId,
    /// The language of the place, as the platform named it when the match began.
    pub(crate) place_lang: Option<Lang>,
    pub(crate) chairs: Vec<Chair>,
    /// The options of the game with the results of random choices, for a rematch.
    pub(crate) options: Options,
    pub(crate) pace: Pace,
    /// Milliseconds for a move.
    pub(crate) budget_ms: u64,
    /// The timer of the players who are asked.
    #[serde(rename = "wound")]
    pub(crate) timer: Option<Timer>,
    /// The seat that had the first turn.
    pub(crate) first: Option<Seat>,
    /// The lines that everybody saw of each of the last actions, oldest first.
    pub(crate) told: Vec<Vec<Text>>,
    /// The seats whose actions these are; nobody's at the beginning, and unknown in matches of older releases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) tellers: Vec<Option<Seat>>,
    /// How many actions of the oldest turn in `told` are forgotten.
    #[serde(default, skip_serializing_if = "is_none")]
    pub(crate) folded: u16,
    /// The match of which this is the rematch.
    pub(crate) rematch_of: Option<MatchId>,
    /// The seat whose player began it by a press, if the others had waited for any opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pressed: Option<Seat>,
    /// What the players have got for the match, once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) earned: Vec<Earned>,
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chair {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// The language of their client when they sat down.
    pub(crate) lang: Option<Lang>,
    /// Missed moves that later answers have not made good.
    #[serde(default)]
    pub(crate) strikes: u8,
    /// Own answers since the last strike.
    #[serde(default)]
    pub(crate) answers: u8,
    /// Own answers in a row of which others saw nothing.
    #[serde(default, skip_serializing_if = "is_none")]
    pub(crate) silent: u16,
    /// Whether missed moves put them out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) missed_out: bool,
    /// The place in which they play, if it is not the place in which the match began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) away: Option<Away>,
}

/// Another place of a match, and the language of that place as its platform named it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Away {
    pub(crate) place: PlaceId,
    pub(crate) lang: Option<Lang>,
}

impl Away {
    /// The home place and the places away from it, each once.
    pub(crate) fn places<'a>(home: &'a PlaceId, away: impl Iterator<Item = &'a Self>) -> Vec<&'a PlaceId> {
        let mut places = vec![home];
        for away in away {
            if !places.contains(&&away.place) {
                places.push(&away.place);
            }
        }
        places
    }

    /// The language of one of the places away, as its platform named it.
    pub(crate) fn lang_of<'a>(place: &PlaceId, mut away: impl Iterator<Item = &'a Self>) -> Option<Lang> {
        away.find(|away| away.place == *place)?.lang
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_none(count: &u16) -> bool {
    *count == 0
}

/// A stored length of time.
fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The time that runs for the players who are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Timer {
    pub(crate) from: Timestamp,
    pub(crate) until: Timestamp,
    pub(crate) nudged: bool,
}

impl Chair {
    /// The seat of a person.
    pub(crate) const fn person(id: PersonId, name: String, lang: Option<Lang>) -> Self {
        Self { id, name, lang, strikes: 0, answers: 0, silent: 0, missed_out: false, away: None }
    }

    /// The seat of a computer player.
    pub(crate) fn computer(level: Level) -> Self {
        Self::person(PersonId::new(COMPUTER, level.name()), String::new(), None)
    }

    /// The level, if it is a computer player.
    pub(crate) fn level(&self) -> Option<Level> {
        (self.id.platform() == COMPUTER).then(|| self.id.local().parse().unwrap_or_default())
    }
}

impl Timer {
    /// The moment at which half the time is gone.
    pub(crate) const fn half(&self) -> Timestamp {
        Timestamp(self.from.0 + (self.until.0 - self.from.0) / 2)
    }
}

impl Meta {
    pub(crate) fn new(
        place: PlaceId,
        place_lang: Option<Lang>,
        chairs: Vec<Chair>,
        options: Options,
        pace: Pace,
        budget: Duration,
    ) -> Self {
        Self {
            version: VERSION,
            place,
            place_lang,
            chairs,
            options,
            pace,
            budget_ms: millis(budget),
            timer: None,
            first: None,
            told: Vec::new(),
            tellers: Vec::new(),
            folded: 0,
            rematch_of: None,
            pressed: None,
            earned: Vec::new(),
        }
    }

    /// Gives at least this much time for a move.
    pub(crate) fn allow(&mut self, least: Duration) {
        self.budget_ms = self.budget_ms.max(millis(least));
    }

    pub(crate) fn read(id: MatchId, bytes: &[u8]) -> Result<Self, HallError> {
        let meta: Self = serde_json::from_slice(bytes).map_err(|error| HallError::damaged(id, &error))?;
        if meta.version == VERSION {
            return Ok(meta);
        }
        Err(HallError::damaged(id, "it was written by a newer release"))
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let seated = (0..).map(Seat).zip(&self.chairs).find(|(_, chair)| chair.id == *person);
        seated.map(|(seat, _)| seat)
    }

    /// The place in which a seat's player plays.
    pub(crate) fn place_of(&self, seat: Seat) -> &PlaceId {
        let away = self.chairs.get(seat.index()).and_then(|chair| chair.away.as_ref());
        away.map_or(&self.place, |away| &away.place)
    }

    /// Every place that shows the match; the place in which it began comes first.
    pub(crate) fn places(&self) -> Vec<&PlaceId> {
        Away::places(&self.place, self.away())
    }

    fn away(&self) -> impl Iterator<Item = &Away> {
        self.chairs.iter().filter_map(|chair| chair.away.as_ref())
    }

    /// The place of the match whose board a person in `here` sees.
    pub(crate) fn seen_from(&self, here: &PlaceId) -> &PlaceId {
        self.places().into_iter().find(|place| *place == here).unwrap_or(&self.place)
    }

    /// The language of one of its places, as the platform named it.
    pub(crate) fn lang_of(&self, place: &PlaceId) -> Option<Lang> {
        if *place == self.place { self.place_lang } else { Away::lang_of(place, self.away()) }
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> SeatSet {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.filter(|(_, chair)| chair.level().is_none()).map(|(seat, _)| seat).collect()
    }

    /// Whether at most one seat belongs to a person.
    pub(crate) fn is_alone(&self) -> bool {
        self.people().iter().count() < 2
    }

    /// Remembers the lines that everybody saw of an action: the last turn of every seat, one after the other, and all that happened
    /// since the last action of each person, as far as there is room.
    pub(crate) fn tell(&mut self, by: Option<Seat>, lines: Vec<Text>) {
        if lines.is_empty() {
            return;
        }
        self.tellers.resize(self.told.len(), None);
        self.told.push(lines);
        self.tellers.push(by);
        let round = self.chairs.len().max(2);
        let turns = self.tellers.chunk_by(|one, other| one == other).rev().take(round).map(<[_]>::len).sum::<usize>();
        let older = self.told.len().saturating_sub(turns.max(LEAST_TOLD));
        // Players who answer each other's actions take many short turns, in which a person's last action must not be lost.
        let older = self.people().iter().filter_map(|seat| self.last_own(seat)).fold(older, usize::min);
        if older > 0 {
            self.forget(older);
            self.folded = 0;
        }
        let most = self.told.len().saturating_sub(MOST_TOLD);
        self.forget(most);
        self.folded = self.folded.saturating_add(u16::try_from(most).unwrap_or(u16::MAX));
    }

    /// The place of a seat's last action among those that are remembered. What the computer did for an absent player is none of
    /// theirs: they have yet to read of it.
    pub(crate) fn last_own(&self, seat: Seat) -> Option<usize> {
        let absent = |lines: &[Text]| lines.first().is_some_and(|line| line.key.starts_with("tell-absent"));
        self.actions().rposition(|(by, lines)| by == Some(seat) && !absent(lines))
    }

    /// Forgets so many of the oldest actions.
    fn forget(&mut self, count: usize) {
        self.told.drain(..count);
        self.tellers.drain(..count);
    }

    /// The lines of each of the last actions with the seat whose action it was, oldest first.
    pub(crate) fn actions(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Option<Seat>, &[Text])> + ExactSizeIterator + Clone {
        let by = |at: usize| self.tellers.get(at).copied().flatten();
        self.told.iter().enumerate().map(move |(at, lines)| (by(at), lines.as_slice()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(actions: &[u8]) -> Meta {
        let place = PlaceId::new("test", "hall");
        let mut meta = Meta::new(place, None, Vec::new(), Options::new(), Pace::Live, Duration::from_secs(1));
        for (at, by) in (0_i64..).zip(actions) {
            meta.tell(Some(Seat(*by)), vec![Text::new("x").num("at", at)]);
        }
        meta
    }

    fn seats(meta: &Meta) -> Vec<u8> {
        meta.actions().filter_map(|(by, _)| Some(by?.0)).collect()
    }

    #[test]
    fn of_four_who_play_each_one_s_last_turn_is_remembered() {
        let mut meta = told(&[]);
        meta.chairs = vec![Chair::computer(Level::Easy); 4];
        for by in [0, 1, 2, 3, 0, 0, 1, 2, 3] {
            meta.tell(Some(Seat(by)), vec![Text::new("x")]);
        }
        assert_eq!((seats(&meta), meta.folded), (vec![0, 0, 1, 2, 3], 0));
    }

    #[test]
    fn what_computers_answer_each_other_does_not_push_out_a_person_s_last_action() {
        let mut meta = told(&[]);
        meta.chairs = vec![Chair::computer(Level::Easy); 4];
        meta.chairs[0] = Chair::person(PersonId::new("test", "ann"), "Ann".to_owned(), None);
        for by in [3, 0, 1, 2, 1, 3, 1, 2, 3] {
            meta.tell(Some(Seat(by)), vec![Text::new("x")]);
        }
        assert_eq!((seats(&meta), meta.folded), (vec![0, 1, 2, 1, 3, 1, 2, 3], 0));
        for by in std::iter::repeat_n([1, 2], MOST_TOLD).flatten() {
            meta.tell(Some(Seat(by)), vec![Text::new("x")]);
        }
        assert!(meta.told.len() <= MOST_TOLD, "a person who never acts again keeps nothing for ever");
    }

    #[test]
    fn what_the_computer_did_for_an_absent_player_is_no_action_of_theirs() {
        let mut meta = told(&[0, 1]);
        meta.tell(Some(Seat(0)), vec![Text::new("tell-absent"), Text::new("x")]);
        assert_eq!((meta.last_own(Seat(0)), meta.last_own(Seat(1)), meta.last_own(Seat(2))), (Some(0), Some(1), None));
    }

    // D-19
    #[test]
    fn an_exchange_is_remembered_whole_and_older_turns_are_forgotten() {
        assert_eq!(seats(&told(&[0, 1, 0, 1, 1, 1])), [0, 1, 1, 1]);
        assert_eq!(seats(&told(&[0, 1, 1, 1, 0])), [1, 1, 1, 0]);
        assert_eq!(seats(&told(&[0, 1, 0, 1])), [1, 0, 1], "three actions at least");
    }

    #[test]
    fn of_a_long_turn_the_newest_actions_are_remembered_and_the_others_counted() {
        let turn = [&[0][..], &[1; MOST_TOLD + 2]].concat();
        let long = told(&turn);
        assert_eq!((seats(&long), long.folded), (vec![1; MOST_TOLD], 3));
        let next = told(&[&turn[..], &[0]].concat());
        assert_eq!((seats(&next), next.folded), ([&[1; MOST_TOLD - 1][..], &[0]].concat(), 4));
        assert_eq!(told(&[&turn[..], &[0, 1]].concat()).folded, 0, "a forgotten turn is not counted");
    }

    #[test]
    fn the_players_of_an_older_release_have_lines_of_nobody() {
        let mut meta = told(&[]);
        meta.told = vec![vec![Text::new("x")]; 3];
        meta.tell(Some(Seat::FIRST), vec![Text::new("y")]);
        assert_eq!(meta.actions().map(|(by, _)| by).collect::<Vec<_>>(), [None, None, None, Some(Seat::FIRST)]);
    }
}
