//! What one plays with: a page for whoever may accept or sit down, where each button does it with that choice.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};

use super::sit::Wanted;
use super::{Challenge, Held, Standing};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::labelled;
use crate::trouble::Trouble;
use crate::{Button, ChallengeId, Look, Message, Press, Reply};

impl Inner {
    /// The page of choices.
    pub(crate) async fn decks(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        match challenge.standing_at(self.now()) {
            Standing::Pending => {}
            ended => return Err(Trouble::Refused(ended.told(asker, &challenge))),
        }
        let seats = challenge.open_to(asker)?;
        let buttons: Vec<Button> =
            (0..).zip(&seats).flat_map(|(group, seat)| buttons(asker, id, &challenge, *seat, group)).collect();
        if buttons.is_empty() {
            return Trouble::refuse("no-choice");
        }
        let sits = challenge.sits_at(&asker.request.who.id).is_some();
        let key = match (challenge.is_table(), sits) {
            (true, true) => "decks-change",
            (true, false) => "decks-sit",
            (false, _) => "decks-accept",
        };
        Ok(asker.page(Message { text: asker.voice.plain(key), buttons, ..Message::default() }))
    }

    /// Accepts or sits down with a choice of the page; who sits already plays with that one.
    pub(crate) async fn bring(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        seat: Seat,
        index: usize,
    ) -> Result<Reply, Trouble> {
        // What goes with the choices of others must still go with them when it is written.
        let _door = self.door.lock().await;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if let Some(reply) = self.answered(asker, id, &challenge).await? {
            return Ok(reply);
        }
        // Somebody may have sat there meanwhile: then it is the next seat of that team.
        let team = challenge.seating().get(seat.index()).copied().filter(|_| !challenge.teams().is_empty());
        let seat = if challenge.is_table() {
            let mine = challenge.sits_at(&asker.request.who.id);
            mine.or_else(|| challenge.seat_for(&asker.request.who.id, team)).unwrap_or(seat)
        } else {
            challenge.from_seat.other()
        };
        let game = challenge.game();
        let Some((key, value)) = value_of(&challenge, seat, index) else { return Trouble::refuse("no-choice") };
        if !game.brings(&challenge.brought(), seat).iter().any(|(allowed, _)| *allowed == value) {
            return Trouble::refuse("no-choice-fits");
        }
        if challenge.is_table() {
            return self.sit_down(asker, id, Wanted { team, brings: Some(value) }).await;
        }
        challenge.may_accept(asker)?;
        challenge.options.insert(key.to_owned(), value);
        self.take_up(asker, id, challenge).await
    }
}

/// The option of a seat, and its value with this number.
fn value_of(challenge: &Challenge, seat: Seat, index: usize) -> Option<(&'static str, String)> {
    let option = challenge.game().seat_option(seat)?;
    let duelhall_engine::kit::Values::OneOf(values) = option.values else { return None };
    Some((option.key, values.into_iter().nth(index)?))
}

/// The choices of one seat. Their numbers count all values of its option, so that an old button means what it meant.
fn buttons(asker: &Asker<'_>, id: ChallengeId, challenge: &Challenge, seat: Seat, group: u8) -> Vec<Button> {
    let options = challenge.brought();
    let teams = challenge.teams();
    let team = challenge.seating().get(seat.index()).copied().filter(|_| !teams.is_empty());
    let now = challenge.game().seat_option(seat).and_then(|option| options.get(option.key));
    let mine = challenge.rematch_of.is_some() || challenge.sits_at(&asker.request.who.id) == Some(seat);
    let label = |value: &str, name: Text| {
        let marked = mine && now.is_some_and(|now| now == value);
        let label = if marked { Text::new("decks-now").text("name", name) } else { name };
        let label = match team {
            Some(team) => Text::new("decks-team").raw("team", super::message::letter(team)).text("name", label),
            None => label,
        };
        (label, if marked { Look::Success } else { Look::Primary })
    };
    let choices = challenge.game().brings(&options, seat);
    let numbered = (0_u8..).map_while(|index| Some((index, value_of(challenge, seat, index.into())?.1)));
    let offered = numbered.filter_map(|(index, value)| {
        let (_, name) = choices.iter().find(|(allowed, _)| *allowed == value)?;
        let (label, look) = label(&value, name.clone());
        Some(labelled(&asker.voice, Press::Bring(id, seat, index), &label, look, group))
    });
    offered.collect()
}

impl Challenge {
    /// The seats that somebody could choose for: their own, else the next free one, of each team.
    fn open_to(&self, asker: &Asker<'_>) -> Result<Vec<Seat>, Trouble> {
        let who = &asker.request.who.id;
        if !self.is_table() {
            self.may_accept(asker)?;
            return Ok(vec![self.from_seat.other()]);
        }
        if let Some(seat) = self.sits_at(who) {
            return Ok(vec![seat]);
        }
        let teams: Vec<Option<u8>> = match self.teams() {
            teams if teams.is_empty() => vec![None],
            teams => teams.into_iter().map(Some).collect(),
        };
        let seats: Vec<Seat> = teams.into_iter().filter_map(|team| self.seat_for(who, team)).collect();
        if seats.is_empty() { Trouble::refuse("no-taken") } else { Ok(seats) }
    }

    /// Whether those who have not sat down have something to choose.
    pub(super) fn has_choices(&self) -> bool {
        let options = self.brought();
        let open = |seat: &Seat| match self.table.get(seat.index()) {
            Some(held) => !matches!(held, Held::Taken(_)),
            None => *seat != self.from_seat,
        };
        let seats = (0..).map(Seat).take(self.seating().len());
        seats.filter(open).any(|seat| self.game().brings(&options, seat).len() > 1)
    }
}
