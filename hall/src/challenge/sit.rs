//! Sitting down in a lobby, changing the team, and getting up.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};

use super::lobby::{Held, Taken};
use super::message::letter;
use super::{Challenge, Fate, Party};
use crate::asker::Asker;
use crate::index::{self, Sitting};
use crate::inner::Inner;
use crate::meta::Away;
use crate::say::list;
use crate::trouble::Trouble;
use crate::{Audience, ChallengeId, Message, Notice, Reply, Slot};

/// The seat that a person wants.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    /// The team.
    pub(crate) team: Option<u8>,
    /// The value of the seat's option.
    pub(crate) brings: Option<String>,
}

impl Inner {
    /// Sits down in a lobby; the match begins when it is full.
    pub(crate) async fn join_team(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        team: u8,
    ) -> Result<Reply, Trouble> {
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if !challenge.is_lobby() {
            return self.accept(asker, id).await;
        }
        let _inside = self.at_challenge(asker, id).await?;
        self.sit_down(asker, id, Wanted { team: Some(team), brings: None }).await
    }

    /// Sits down in the wanted seat. The door of the challenge must be closed.
    pub(super) async fn sit_down(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        wanted: Wanted,
    ) -> Result<Reply, Trouble> {
        let who = &asker.request.who;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if let Some(reply) = self.answered(asker, id, &challenge).await? {
            return Ok(reply);
        }
        let Some(seat) = seat_of(asker, &challenge, wanted.team)? else {
            return self.has_seat(asker, id, challenge, wanted).await;
        };
        self.hands_free(asker, &who.id).await?;
        challenge.seat(seat, Taken { party: Party::at(asker, &challenge), brings: wanted.brings });
        if challenge.sitting() == challenge.lobby.len() {
            challenge.called = challenge.rematch_of.is_none();
            self.start(asker, id, challenge).await?;
            return self.my_hand(asker, id.0, Some(&Text::new("duel-begins"))).await;
        }
        let op = asker.request.op;
        // The index comes first: without a seat in the lobby, its line is removed at its deadline.
        self.store.put(index::at(&who.id, id.0, Sitting::Challenge, Some(challenge.until), op)).await?;
        self.store.put(challenge.write(id, self.now(), op)).await?;
        self.show_challenge(id, &challenge);
        self.tell_maker(&challenge, "table-came", asker).await?;
        Ok(seated(asker, id, &challenge, Text::new("table-joined")))
    }

    /// The answer to a person who sits already and presses again, changes the team, or chooses another deck.
    async fn has_seat(
        &self,
        asker: &Asker<'_>,
        id: ChallengeId,
        mut challenge: Challenge,
        wanted: Wanted,
    ) -> Result<Reply, Trouble> {
        let who = &asker.request.who.id;
        if let Some(team) = wanted.team.filter(|team| challenge.team_of(who).is_some_and(|mine| mine != *team)) {
            return self.change_team(asker, id, challenge, team).await;
        }
        let mut text = Text::new("table-joined");
        if let (Some(seat), Some(brings)) = (challenge.sits_at(who), wanted.brings) {
            text = Text::new("decks-chosen").text("deck", challenge.choice(seat, &brings));
            if let Held::Taken(taken) = &mut challenge.lobby[seat.index()] {
                taken.brings = Some(brings);
            }
            self.store.put(challenge.write(id, self.now(), asker.request.op)).await?;
        }
        Ok(seated(asker, id, &challenge, text))
    }

    /// Moves a person who sits to the other team. A rematch keeps its teams.
    async fn change_team(
        &self,
        asker: &Asker<'_>,
        id: ChallengeId,
        mut challenge: Challenge,
        team: u8,
    ) -> Result<Reply, Trouble> {
        let moved = if challenge.rematch_of.is_some() { None } else { challenge.move_to(&asker.request.who.id, team) };
        let Some(keeps) = moved else {
            let kept = names_kept(asker, &challenge);
            let full = kept.is_empty() || !challenge.has_room(team);
            let text = if full { Text::new("no-team-change") } else { Text::new("no-kept-team").raw("who", kept) };
            return Err(Trouble::Refused(challenge.with_seats(&asker.voice, text)));
        };
        self.store.put(challenge.write(id, self.now(), asker.request.op)).await?;
        self.show_challenge(id, &challenge);
        Ok(seated(asker, id, &challenge, Text::new(if keeps { "table-moved" } else { "table-moved-without" })))
    }

    /// Tells the maker of a lobby by code, which no place shows, that somebody came or left.
    async fn tell_maker(&self, challenge: &Challenge, key: &str, asker: &Asker<'_>) -> Result<(), Trouble> {
        if !challenge.by_code {
            return Ok(());
        }
        let from = &challenge.from;
        let settings = self.person_settings(&from.id).await?;
        let lang = self.private_lang(&settings, &from.id, from.lang, self.config.language);
        let voice = crate::voice::Voice::new(self.words_at(&challenge.place), lang);
        let text = Text::new(key)
            .raw("who", crate::say::called(&voice, &asker.request.who.name))
            .num("taken", challenge.sitting() as i64)
            .num("seats", challenge.lobby.len() as i64);
        let message = Message { text: voice.say(&text), ..Message::default() };
        self.notice(Notice::Say(Audience::Person(from.id.clone(), challenge.place.clone()), message));
        Ok(())
    }

    /// Leaves a lobby; a challenge for two is declined.
    pub(crate) async fn leave(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let lobby = self.challenge(id).await?.is_none_or(|challenge| challenge.is_lobby());
        if lobby { self.get_up(asker, id).await } else { self.decline(asker, id).await }
    }

    /// Gets up in a lobby, or declines a seat that is kept.
    pub(super) async fn get_up(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let _inside = self.at_challenge(asker, id).await?;
        let who = &asker.request.who;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if challenge.fate_at(self.now()) != Fate::Pending {
            return Err(Trouble::Refused(challenge.fate_at(self.now()).told(asker, &challenge)));
        }
        if challenge.from.id == who.id {
            return Trouble::refuse("no-own-table");
        }
        let Some(seat) = challenge.seat_at(&who.id) else {
            // The update came twice, or the person never sat here. In both cases there is no seat.
            return Ok(asker.toast(&challenge.with_seats(&asker.voice, Text::new("table-left"))));
        };
        let declines = matches!(challenge.lobby[seat.index()], Held::Kept(_));
        if declines && challenge.rematch_of.is_some() {
            // A rematch needs all of its players.
            challenge.to = Some(Party::of(who));
            challenge.fate = Fate::Declined;
            self.close(id, &challenge, asker.request.op).await?;
        } else {
            challenge.leave(&who.id);
            if declines {
                challenge.declined.push(crate::names::shown(&who.name));
            }
            self.store.put(challenge.write(id, self.now(), asker.request.op)).await?;
            self.store.put(index::away(&who.id, id.0, asker.request.op)).await?;
            self.tell_maker(&challenge, "table-went", asker).await?;
        }
        self.show_challenge(id, &challenge);
        let text = Text::new(if declines { "challenge-declined-done" } else { "table-left" });
        let waits = challenge.fate == Fate::Pending;
        Ok(asker.toast(&if waits { challenge.with_seats(&asker.voice, text) } else { text }))
    }

    /// The answer if a challenge was answered already: the hand of a player, else the reason.
    pub(super) async fn answered(
        &self,
        asker: &Asker<'_>,
        id: ChallengeId,
        challenge: &Challenge,
    ) -> Result<Option<Reply>, Trouble> {
        match challenge.fate_at(self.now()) {
            Fate::Pending => Ok(None),
            // A second press, or an update that comes twice.
            Fate::Accepted if self.sits(id, asker).await? => self.my_hand(asker, id.0, None).await.map(Some),
            ended => Err(Trouble::Refused(ended.told(asker, challenge))),
        }
    }
}

/// The answer to a person who has a seat while others are missing.
fn seated(asker: &Asker<'_>, id: ChallengeId, challenge: &Challenge, text: Text) -> Reply {
    let who = &asker.request.who.id;
    let text = text
        .num("taken", challenge.sitting() as i64)
        .num("seats", challenge.lobby.len() as i64)
        .raw("team", challenge.team_of(who).map_or_else(String::new, letter));
    if challenge.by_code {
        // No other message shows who sits there and how to leave.
        let mut message = challenge.page(&asker.voice, id, who);
        message.text = format!("{}\n{}", asker.voice.say(&text), message.text);
        return Reply { message: Some(message), slot: Some(Slot::Challenge(id)), ..Reply::default() };
    }
    // A deck that is chosen changes nothing in the list.
    let said = if text.key == "decks-chosen" { text } else { challenge.with_seats(&asker.voice, text) };
    Reply { slot: Some(Slot::Challenge(id)), ..asker.toast(&said) }
}

/// The people for whom seats are kept, as a list in words; empty if there are none.
fn names_kept(asker: &Asker<'_>, challenge: &Challenge) -> String {
    list(&asker.voice, &challenge.kept().map(|party| asker.called(&party.name)).collect::<Vec<_>>())
}

/// The seat for a new person; `None` if they have one.
fn seat_of(asker: &Asker<'_>, challenge: &Challenge, team: Option<u8>) -> Result<Option<Seat>, Trouble> {
    let who = &asker.request.who.id;
    if challenge.sits_at(who).is_some() {
        return Ok(None);
    }
    if let Some(seat) = challenge.seat_for(who, team) {
        return Ok(Some(seat));
    }
    let kept = names_kept(asker, challenge);
    let text = if !kept.is_empty() && team.is_none_or(|team| challenge.has_room(team)) {
        Text::new("no-kept").raw("who", kept)
    } else {
        Text::new(if challenge.sitting() < challenge.lobby.len() { "no-team-room" } else { "no-taken" })
    };
    Err(Trouble::Refused(challenge.with_seats(&asker.voice, text)))
}

impl Party {
    /// The asker, in their place. People who join by a code play where they ask; others play where the challenge is.
    pub(super) fn at(asker: &Asker<'_>, challenge: &Challenge) -> Self {
        let who = &asker.request.who;
        let mut known = challenge.people().into_iter().chain(&challenge.joined).filter(|party| party.id == who.id);
        let away = match known.next() {
            Some(party) => party.away.clone(),
            None => challenge.away_of(asker),
        };
        Self { away, ..Self::of(who) }
    }
}

impl Challenge {
    /// The asker's place, if they come by a code from another place.
    pub(super) fn away_of(&self, asker: &Asker<'_>) -> Option<Away> {
        let request = asker.request;
        let away = || Away { place: request.place.clone(), lang: request.place_lang };
        (self.by_code && request.place != self.place).then(away)
    }
}
