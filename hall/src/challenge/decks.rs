//! The page of decks to play with: each of its buttons accepts or sits down with one choice.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};

use super::sit::Wanted;
use super::{Challenge, Fate, Held};
use crate::asker::Asker;
use crate::decks::{Brought, coded};
use crate::inner::Inner;
use crate::say::labelled;
use crate::settings::LOT;
use crate::trouble::Trouble;
use crate::{Button, ChallengeId, DeckId, Look, Message, Press, Reply};

/// The number of the choice of a random deck.
const BY_LOT: u8 = u8::MAX;

/// If there are at most this many choices, one page shows them all.
const FEW: usize = 20;

/// Choices on a page if there are more.
const PAGE: usize = 15;

/// A choice of what to play with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    /// The value of the seat's option with this number, or [`BY_LOT`].
    Numbered(u8),
    /// A deck of their own.
    Own(DeckId),
}

impl Inner {
    /// A page of the choices, counted from 0; past the end, the last page.
    pub(crate) async fn decks(&self, asker: &Asker<'_>, id: ChallengeId, page: usize) -> Result<Reply, Trouble> {
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        match challenge.fate_at(self.now()) {
            Fate::Pending => {}
            ended => return Err(Trouble::Refused(ended.told(asker, &challenge))),
        }
        let seats = challenge.open_to(asker)?;
        let mut all: Vec<Button> = Vec::new();
        for (group, seat) in (0..).zip(&seats) {
            let own = self.decks_for(&asker.request.who.id, challenge.game(), &challenge.brought(), *seat).await?;
            all.extend(buttons(asker, id, &challenge, (*seat, group), &own));
        }
        if all.is_empty() {
            return Trouble::refuse("no-choice");
        }
        let most = if all.len() <= FEW { FEW } else { PAGE };
        let pages = all.len().div_ceil(most);
        let page = page.min(pages - 1);
        let turn = |to: usize, key: &str| {
            let press = Press::DecksPage(id, u8::try_from(to).unwrap_or(u8::MAX));
            labelled(&asker.voice, press, &Text::new(key), Look::Plain, 2)
        };
        let mut buttons: Vec<Button> = all.into_iter().skip(page * most).take(most).collect();
        buttons.extend((page > 0).then(|| turn(page - 1, "press-before")));
        buttons.extend((page + 1 < pages).then(|| turn(page + 1, "press-next")));
        let sits = challenge.sits_at(&asker.request.who.id).is_some();
        let key = match (challenge.is_lobby(), sits) {
            (true, true) => "decks-change",
            (true, false) => "decks-sit",
            (false, _) if challenge.by_code => "decks-code",
            (false, _) => "decks-accept",
        };
        let text = asker.voice.say(&challenge.told_of(&asker.voice, key));
        Ok(asker.page(Message { text, buttons, ..Message::default() }))
    }

    /// Accepts or sits down with a choice of the page. A person who sits already changes to that choice.
    pub(crate) async fn bring(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        seat: Seat,
        choice: Choice,
    ) -> Result<Reply, Trouble> {
        // The choice must still go with the choices of others when it is written.
        let _inside = self.at_challenge(asker, id).await?;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if let Some(reply) = self.answered(asker, id, &challenge).await? {
            return Ok(reply);
        }
        let who = &asker.request.who.id;
        let mine = challenge.sits_at(who);
        // A person who sits stays in their seat. If somebody took this seat meanwhile, it is the next seat of its team.
        let of = |seat: Seat| challenge.seating().get(seat.index()).copied().filter(|_| !challenge.teams().is_empty());
        let team = if mine.is_some() { None } else { of(seat) };
        let seat = if challenge.is_lobby() {
            mine.or_else(|| challenge.seat_for(who, team)).unwrap_or(seat)
        } else {
            challenge.from_seat.other()
        };
        if !challenge.may_choose() {
            return Trouble::refuse("no-choice");
        }
        let (key, value) = match choice {
            Choice::Numbered(index) => {
                let Some((key, value)) = value_of(&challenge, seat, index) else { return Trouble::refuse("no-choice") };
                let fits = || challenge.brings(seat).iter().any(|(allowed, _)| *allowed == value);
                if value != LOT && !fits() {
                    return Trouble::refuse("no-choice-fits");
                }
                (key, value)
            }
            Choice::Own(deck) => {
                let Some(option) = challenge.game().seat_option(seat) else { return Trouble::refuse("no-choice") };
                let brought = challenge.brought();
                (option.key, self.deck_value(asker, challenge.game(), &brought, seat, deck).await?)
            }
        };
        if challenge.is_lobby() {
            return self.sit_down(asker, id, Wanted { team, brings: Some(value) }).await;
        }
        challenge.may_accept(asker)?;
        if value == LOT {
            challenge.options.remove(key);
        } else {
            challenge.options.insert(key.to_owned(), value);
        }
        self.take_up(asker, id, challenge).await
    }
}

/// The option of a seat, and the value with this number.
fn value_of(challenge: &Challenge, seat: Seat, index: u8) -> Option<(&'static str, String)> {
    let option = challenge.game().seat_option(seat)?;
    if index == BY_LOT {
        return Some((option.key, LOT.to_owned()));
    }
    let duelhall_engine::kit::Values::OneOf(values) = option.values else { return None };
    Some((option.key, values.into_iter().nth(index.into())?))
}

/// The choices of one seat. Their numbers count all values of its option, so that an old button keeps its meaning. Own
/// decks come after the random deck and before the ready decks.
fn buttons(
    asker: &Asker<'_>,
    id: ChallengeId,
    challenge: &Challenge,
    (seat, group): (Seat, u8),
    own: &[Brought],
) -> Vec<Button> {
    let options = challenge.brought();
    let teams = challenge.teams();
    let team = challenge.seating().get(seat.index()).copied().filter(|_| !teams.is_empty());
    let now = challenge.game().seat_option(seat).and_then(|option| options.get(option.key));
    let mine = challenge.rematch_of.is_some() || challenge.sits_at(&asker.request.who.id) == Some(seat);
    let label = |value: &str, name: Text| {
        let marked = mine && now.map_or(LOT, String::as_str) == value;
        let label = if marked { Text::new("decks-now").text("name", name) } else { name };
        let label = match team {
            Some(team) => Text::new("decks-team").raw("team", super::message::letter(team)).text("name", label),
            None => label,
        };
        (label, if marked { Look::Success } else { Look::Primary })
    };
    let choices = challenge.brings(seat);
    let numbered = (0..BY_LOT).map_while(|index| Some((index, value_of(challenge, seat, index)?.1)));
    let named = numbered.filter_map(|(index, value)| {
        let (_, name) = choices.iter().find(|(allowed, _)| *allowed == value)?;
        Some((index, value, name.clone()))
    });
    let lot = (!choices.is_empty()).then(|| (BY_LOT, LOT.to_owned(), Text::new("decks-lot")));
    let numbered = |(index, value, name): (u8, String, Text)| (Press::Bring(id, seat, index), value, name);
    let may = challenge.may_choose();
    let own = own.iter().filter(|_| may).map(|deck| {
        (Press::BringOwn(id, seat, deck.id), deck.value.clone(), Text::new("deck-mine").raw("name", deck.name.clone()))
    });
    let offered = lot.map(numbered).into_iter().chain(own).chain(named.map(numbered)).map(|(press, value, name)| {
        let (label, look) = label(&value, name);
        labelled(&asker.voice, press, &label, look, group)
    });
    offered.collect()
}

impl Challenge {
    /// The seats for which a person can choose: their own, else the next free seat of each team.
    fn open_to(&self, asker: &Asker<'_>) -> Result<Vec<Seat>, Trouble> {
        let who = &asker.request.who.id;
        if !self.is_lobby() {
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

    /// The values that a seat can bring next to those of the others; none if the match continues with the decks of the
    /// last one.
    fn brings(&self, seat: Seat) -> Vec<(String, Text)> {
        if self.may_choose() { self.game().brings(&self.brought(), seat) } else { Vec::new() }
    }

    /// Whether there is a choice. The next game of a match is played with the same decks.
    fn may_choose(&self) -> bool {
        self.rematch_of.is_none() || !self.game().goes_on()
    }

    /// The name of a value of a seat's option.
    pub(super) fn choice(&self, seat: Seat, value: &str) -> Text {
        if coded(self.game(), value).is_some() {
            return Text::new("deck-own");
        }
        let choices = self.brings(seat);
        let named = choices.into_iter().find(|(choice, _)| choice == value);
        named.map_or_else(|| Text::new("decks-lot"), |(_, name)| name)
    }

    /// Whether people who have not sat down have a choice.
    pub(super) fn has_choices(&self) -> bool {
        let open = |seat: &Seat| match self.lobby.get(seat.index()) {
            Some(held) => !matches!(held, Held::Taken(_)),
            None => *seat != self.from_seat,
        };
        let seats = (0..).map(Seat).take(self.seating().len());
        seats.filter(open).any(|seat| self.brings(seat).len() > 1)
    }
}
