//! The message of a challenge and of its result.

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;

use super::{Challenge, Fate, Held};
use crate::inner::Inner;
use crate::meta::Away;
use crate::say::{button, called, enumerated, labelled, list, numbered};
use crate::voice::Voice;
use crate::{Button, ChallengeId, HallError, Look, Mention, Message, PersonId, PlaceId, Press};

impl Inner {
    /// The message of a challenge in one of its places; `None` when it is removed or has a code.
    pub(crate) async fn challenge_message(
        &self,
        id: ChallengeId,
        place: &PlaceId,
        lang: Option<Lang>,
    ) -> Result<Option<Message>, HallError> {
        let Some(challenge) = self.challenge(id).await?.filter(|challenge| !challenge.by_code) else { return Ok(None) };
        let settings = self.place_settings(place).await?;
        let lang = match lang {
            Some(lang) => lang,
            None => self.public_lang(&settings, place, challenge.lang_of(place)).await?,
        };
        let voice = Voice::new(self.words.clone(), lang);
        let fate = challenge.fate_at(self.now());
        let mut message = Message { text: challenge.text(&voice, fate), ..Message::default() };
        if fate == Fate::Pending {
            message.deadline = Some(challenge.until);
            let mention = |to: &super::Party| Mention { id: to.id.clone(), name: called(&voice, &to.name) };
            let here = |to: &&super::Party| to.id.platform() == place.platform();
            message.mentions = challenge.to.iter().chain(challenge.kept()).filter(here).map(mention).collect();
            message.buttons = challenge.buttons(&voice, id);
            message.own = challenge.own_text(&voice).unwrap_or_default();
        }
        Ok(Some(message))
    }
}

/// The people of a challenge, for a platform that shows each reader only the buttons that are theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parties {
    /// The person who made it.
    pub from: PersonId,
    /// The person who may accept; anybody if `None`.
    pub to: Option<PersonId>,
    /// Everybody who has a seat or for whom one is kept, the maker included.
    pub seated: Vec<PersonId>,
    /// The people who sit in a team, each with its number from 0.
    pub teams: Vec<(PersonId, u8)>,
}

impl Parties {
    /// Whether a press on the challenge can do something for a reader.
    #[must_use]
    pub fn is_for(&self, reader: &PersonId, press: &Press) -> bool {
        let (maker, seated) = (self.from == *reader, self.seated.contains(reader));
        let called = self.to.as_ref().is_none_or(|to| to == reader);
        match press {
            Press::Accept(_) => !maker && called,
            Press::Decks(_) => called || maker && self.to.is_none(),
            Press::Decline(_) => !maker && (self.to.as_ref() == Some(reader) || self.seated.len() > 1 && seated),
            Press::Leave(_) => !maker && seated,
            Press::Join(_, team) => !self.teams.iter().any(|(person, own)| person == reader && own == team),
            Press::Fill(_) | Press::Withdraw(_) => maker,
            _ => true,
        }
    }
}

impl Inner {
    /// The people of a challenge that waits for an answer.
    pub(crate) async fn parties(&self, id: ChallengeId) -> Result<Option<Parties>, HallError> {
        let pending = |challenge: &Challenge| challenge.fate_at(self.now()) == Fate::Pending;
        let challenge = self.challenge(id).await?.filter(pending);
        Ok(challenge.map(|challenge| Parties {
            from: challenge.from.id.clone(),
            to: challenge.to.as_ref().filter(|_| !challenge.is_lobby()).map(|to| to.id.clone()),
            seated: challenge.people().into_iter().map(|party| party.id.clone()).collect(),
            teams: challenge
                .people()
                .into_iter()
                .filter_map(|party| Some((party.id.clone(), challenge.team_of(&party.id)?)))
                .collect(),
        }))
    }
}

/// The letter of a team, from A.
pub(super) fn letter(team: u8) -> String {
    char::from(b'A' + team.min(25)).to_string()
}

impl Challenge {
    /// The language of one of the challenge's places, as the platform named it.
    pub(super) fn lang_of(&self, place: &PlaceId) -> Option<Lang> {
        if *place == self.place { self.place_lang } else { Away::lang_of(place, self.away()) }
    }

    /// The private page of a person who sits in a lobby by code.
    pub(super) fn page(&self, voice: &Voice, id: ChallengeId, reader: &PersonId) -> Message {
        let mine = self.team_of(reader);
        let others = self.teams().into_iter().filter(|team| Some(*team) != mine && self.has_room(*team));
        let mut buttons: Vec<Button> = others.map(|team| join(voice, id, team)).chain(self.choose(voice, id)).collect();
        if self.from.id == *reader {
            buttons.insert(0, button(voice, Press::Fill(id), "press-fill", Look::Primary, 0));
            buttons.push(button(voice, Press::Decline(id), "press-withdraw", Look::Plain, 0));
        } else {
            buttons.push(button(voice, Press::Leave(id), "press-leave", Look::Plain, 0));
        }
        Message { text: self.text(voice, Fate::Pending), deadline: Some(self.until), buttons, ..Message::default() }
    }

    fn buttons(&self, voice: &Voice, id: ChallengeId) -> Vec<Button> {
        if self.is_lobby() {
            return self.lobby_buttons(voice, id);
        }
        let accept = button(voice, Press::Accept(id), "press-accept", Look::Success, 0);
        let decline = self.to.as_ref().map(|_| button(voice, Press::Decline(id), "press-decline", Look::Plain, 0));
        let withdraw = button(voice, Press::Withdraw(id), "press-withdraw", Look::Plain, 0);
        std::iter::once(accept).chain(self.choose(voice, id)).chain(decline).chain([withdraw]).collect()
    }

    fn choose(&self, voice: &Voice, id: ChallengeId) -> Option<Button> {
        self.has_choices().then(|| button(voice, Press::Decks(id), "press-decks", Look::Plain, 0))
    }

    fn lobby_buttons(&self, voice: &Voice, id: ChallengeId) -> Vec<Button> {
        let again = self.rematch_of.is_some();
        let mut buttons = match self.teams() {
            _ if again => vec![button(voice, Press::Accept(id), "press-accept", Look::Success, 0)],
            teams if teams.is_empty() => vec![button(voice, Press::Accept(id), "press-join", Look::Success, 0)],
            teams => {
                let open = teams.into_iter().filter(|team| self.has_room(*team));
                open.map(|team| join(voice, id, team)).collect()
            }
        };
        buttons.extend(self.choose(voice, id));
        let came = self.people().iter().any(|party| party.id != self.from.id && self.sits_at(&party.id).is_some());
        if self.kept().next().is_some() {
            buttons.push(button(voice, Press::Decline(id), "press-decline", Look::Plain, 1));
        }
        if came {
            buttons.push(button(voice, Press::Leave(id), "press-leave", Look::Plain, 1));
        }
        if self.sitting() < self.lobby.len() {
            buttons.push(button(voice, Press::Fill(id), "press-fill", Look::Primary, 1));
        }
        buttons.push(button(voice, Press::Withdraw(id), "press-withdraw", Look::Plain, 1));
        buttons
    }

    fn text(&self, voice: &Voice, fate: Fate) -> String {
        if self.is_lobby() && fate == Fate::Pending {
            return self.lobby_text(voice);
        }
        let says_format = fate == Fate::Pending && self.rematch_of.is_none();
        self.with_format(voice, self.line(voice, fate), says_format)
    }

    /// What its format is, in a line.
    fn about_format(&self, voice: &Voice) -> Option<String> {
        self.game().format(&self.options).map(|format| voice.plain(&format!("about-format-{format}")))
    }

    /// A line, and below it what the format of the challenge is, if that is to be said.
    fn with_format(&self, voice: &Voice, line: Text, says_format: bool) -> String {
        let about = self.about_format(voice).filter(|_| says_format);
        std::iter::once(voice.say(&line)).chain(about).collect::<Vec<_>>().join("\n")
    }

    /// A challenge that waits, to the person who made it; `None` if it has no words of its own for them.
    fn own_text(&self, voice: &Voice) -> Option<String> {
        let plain = !self.is_lobby() && self.rematch_of.is_none();
        let key = if self.to.is_some() { "challenge-named-own" } else { "challenge-open-own" };
        plain.then(|| self.with_format(voice, self.told_of(voice, key), true))
    }

    /// An answer about a lobby, and who sits where now: the list that everybody sees may follow later.
    pub(super) fn with_seats(&self, voice: &Voice, text: Text) -> Text {
        Text::new("table-now").text("what", text).raw("who", self.seats_now(voice))
    }

    /// Who sits where, in a line: `A: Ann, Boris · B: Cleo, 1 free`.
    fn seats_now(&self, voice: &Voice) -> String {
        let computers = self.lobby.iter().map(|held| held.party().and_then(|party| party.clone().chair().level()));
        let names = numbered(voice, &computers.collect::<Vec<_>>());
        let (teams, seating) = (self.teams(), self.seating());
        let sides = if teams.is_empty() { vec![None] } else { teams.into_iter().map(Some).collect() };
        let side = |team: Option<u8>| {
            let seats =
                (0..).zip(&self.lobby).filter(|(seat, _)| team.is_none() || seating.get(*seat).copied() == team);
            let (mut who, mut free) = (Vec::new(), 0);
            for (seat, held) in seats {
                match held {
                    Held::Free => free += 1,
                    Held::Kept(party) => {
                        let kept = Text::new("challenge-seat-kept").raw("who", called(voice, &party.name));
                        who.push(voice.say(&kept));
                    }
                    Held::Taken(taken) => {
                        who.push(names[seat].clone().unwrap_or_else(|| called(voice, &taken.party.name)));
                    }
                }
            }
            who.extend((free > 0).then(|| voice.say(&Text::new("table-now-free").num("n", free))));
            let who = enumerated(voice, &who);
            match team {
                Some(team) => voice.say(&Text::new("table-now-team").raw("team", letter(team)).raw("who", who)),
                None => who,
            }
        };
        sides.into_iter().map(side).collect::<Vec<_>>().join(" · ")
    }

    /// The headline of a lobby, then the people by seat.
    fn lobby_text(&self, voice: &Voice) -> String {
        let teams = !self.teams().is_empty();
        let computers = self.lobby.iter().map(|held| held.party().and_then(|party| party.clone().chair().level()));
        let names = numbered(voice, &computers.collect::<Vec<_>>());
        let seat = |(seat, held): (Seat, &Held)| {
            let who = match held {
                Held::Free => voice.plain("challenge-seat-free"),
                Held::Kept(party) => {
                    voice.say(&Text::new("challenge-seat-kept").raw("who", called(voice, &party.name)))
                }
                Held::Taken(taken) => names[seat.index()].clone().unwrap_or_else(|| called(voice, &taken.party.name)),
            };
            let key = if teams { "challenge-seat-team" } else { "challenge-seat" };
            let text = Text::new(key).raw("number", seat.to_string()).raw("who", who);
            let team = self.seating().get(seat.index()).copied().unwrap_or_default();
            voice.say(&text.raw("team", letter(team)))
        };
        let no = |name: &String| voice.say(&Text::new("challenge-seat-declined").raw("who", called(voice, name)));
        let mut lines = vec![voice.say(&self.line(voice, Fate::Pending))];
        lines.extend(self.about_format(voice).filter(|_| self.rematch_of.is_none()));
        lines.extend((0..).map(Seat).zip(&self.lobby).map(seat));
        lines.extend(self.declined.iter().map(no));
        lines.join("\n")
    }

    fn line(&self, voice: &Voice, fate: Fate) -> Text {
        let key = match (fate, &self.to) {
            (Fate::Pending, _) if self.is_lobby() && self.rematch_of.is_some() => "challenge-table-rematch",
            (Fate::Pending, _) if self.is_lobby() => "challenge-table",
            (Fate::Accepted, _) if self.is_lobby() => "challenge-table-accepted",
            (Fate::Withdrawn, _) if self.is_lobby() => "challenge-table-withdrawn",
            (Fate::Expired, _) if self.is_lobby() => "challenge-table-expired",
            (Fate::Declined, _) if self.is_lobby() => "challenge-table-declined",
            (Fate::Pending, Some(_)) if self.rematch_of.is_some() => "challenge-rematch",
            (Fate::Pending, Some(_)) => "challenge-named",
            (Fate::Pending, None) => "challenge-open",
            (Fate::Accepted, _) => "challenge-accepted",
            (Fate::Declined, _) => "challenge-declined",
            (Fate::Withdrawn, _) => "challenge-withdrawn",
            (Fate::Expired, _) => "challenge-expired",
        };
        self.told_of(voice, key)
    }

    /// A sentence about the challenge: the challenger, the opponent, the game, and the people who sit there.
    pub(super) fn told_of(&self, voice: &Voice, key: &str) -> Text {
        let pace = Text::new(match self.pace {
            crate::Pace::Live => "challenge-pace-live",
            crate::Pace::Correspondence => "challenge-pace-correspondence",
        });
        let text = Text::new(key)
            .raw("from", called(voice, &self.from.name))
            .raw("to", called(voice, self.to.as_ref().map_or("", |to| &*to.name)))
            .text("game", crate::words::game_of(self.game(), &self.options))
            .text("pace", pace);
        if !self.is_lobby() {
            return text;
        }
        let chairs = self.chairs();
        let computers = numbered(voice, &chairs.iter().map(crate::meta::Chair::level).collect::<Vec<_>>());
        let names = computers.into_iter().zip(&chairs).map(|(name, chair)| name.unwrap_or(called(voice, &chair.name)));
        let names: Vec<String> = names.collect();
        text.num("seats", self.lobby.len() as i64).raw("all", list(voice, &names))
    }
}

/// The button to sit down in a team.
fn join(voice: &Voice, id: ChallengeId, team: u8) -> Button {
    let label = Text::new("press-join-team").raw("team", letter(team));
    labelled(voice, Press::Join(id, team), &label, Look::Success, 0)
}
