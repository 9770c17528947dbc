//! Handles players who do not answer: a nudge, then a move in their place and a shorter timer, then the loss of the
//! match, which all of its players are told.

use std::sync::Arc;

use duelhall_engine::kit::{Deed, Entry, Prompt, Seat, Text, Tone};
use duelhall_store::{Change, MatchId, OpId};

use super::By;
use super::timer::alarm;
use crate::duel::Duel;
use crate::duels::Visit;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::voice::{Voice, span};
use crate::{Audience, HallError, Look, Message, Notice, Press, Slot};

impl Inner {
    /// Does the work of a match's deadline.
    pub(crate) async fn match_due(self: &Arc<Self>, id: MatchId) -> Result<(), Trouble> {
        let Some(mut visit) = self.duels.enter(&*self.store, id).await? else { return Ok(()) };
        let now = self.now();
        let absent: Vec<Seat> = match visit.duel().meta.timer {
            Some(timer) if timer.until <= now => visit.duel().asked_people().iter().collect(),
            _ => Vec::new(),
        };
        for seat in absent {
            // The entry for the first of two seats may have answered for the second, or ended the match.
            if visit.duel().asked().has(seat) {
                visit = self.play_for(visit, seat).await?;
            }
        }
        if !visit.duel().asked_computers().is_empty() {
            self.wake_computer(id);
        }
        let duel = visit.duel();
        let nudge = duel.meta.timer.is_some_and(|timer| !timer.nudged && timer.half() <= now);
        if nudge || duel.deadline.is_some_and(|deadline| deadline <= now) {
            self.nudge(visit, nudge).await?;
        }
        Ok(())
    }

    /// Makes a move for a player whose time ran out, or ends the match after too many missed moves.
    async fn play_for(self: &Arc<Self>, visit: Visit, seat: Seat) -> Result<Visit, Trouble> {
        let duel = visit.duel();
        let strikes = duel.meta.chairs.get(seat.index()).map_or(0, |chair| chair.strikes);
        let entry = if strikes + 1 >= self.config.strikes {
            Entry { seat, deed: Deed::Forfeit }
        } else {
            let Some(prompt) = duel.game.prompt(seat) else { return Ok(visit) };
            let index = self.instead(duel, &prompt).await?;
            let Ok(entry) = duel.game.answer(seat, prompt.step, index) else { return Ok(visit) };
            entry
        };
        // Another process may have chosen a different move. Its change must not count as this one.
        let op = OpId::derived(duel.id, duel.revision, &format!("timeout {entry}"));
        let visit = self.play(visit, op, &entry, By::Absence).await?;
        self.say_decided(visit.duel(), op, &entry).await;
        Ok(visit)
    }

    /// Tells the players that the clock has ended their match, or put one of them out of it: they may look elsewhere.
    async fn say_decided(&self, duel: &Duel, op: OpId, entry: &Entry) {
        if !duel.has_done(op) {
            // Another process has made this entry, and tells it.
            return;
        }
        let out = entry.deed == Deed::Forfeit;
        let told: Vec<Seat> = match duel.outcome() {
            Some(_) => duel.meta.people().iter().collect(),
            None => duel.meta.people().iter().filter(|seat| out && *seat == entry.seat).collect(),
        };
        for seat in told {
            if let Err(error) = self.say_decided_to(duel, seat).await {
                tracing::error!(id = %duel.id, %seat, %error, "a player is not told that the clock has decided");
            }
        }
    }

    async fn say_decided_to(&self, duel: &Duel, seat: Seat) -> Result<(), HallError> {
        let Some(voice) = self.called_voice(duel, seat).await? else { return Ok(()) };
        let (chair, place) = (&duel.meta.chairs[seat.index()], duel.meta.place_of(seat));
        let text = crate::say::decided(&voice, duel, seat);
        let buttons = match duel.outcome() {
            Some(_) => vec![button(&voice, Press::Rematch(duel.id), "press-rematch", Look::Success, 0)],
            None => crate::say::show_hand(&voice, duel.id),
        };
        let message = Message { text, buttons, ..Message::default() };
        self.notice(Notice::Say(Audience::Person(chair.id.clone(), place.clone()), message));
        Ok(())
    }

    /// The voice for a message to one player alone, with all names; `None` if they want no pings.
    async fn called_voice(&self, duel: &Duel, seat: Seat) -> Result<Option<Voice>, HallError> {
        let meta = &duel.meta;
        let (chair, place) = (&meta.chairs[seat.index()], meta.place_of(seat));
        let public = self.public_lang(&self.place_settings(place).await?, place, meta.lang_of(place)).await?;
        let settings = self.person_settings(&chair.id).await?;
        let lang = self.private_lang(&settings, &chair.id, chair.lang, public);
        let voice = || crate::say::named(&Voice::new(Arc::clone(&self.words), lang), meta);
        Ok(settings.pings().then(voice))
    }

    /// The choice made for an absent player. If the prompt has a main choice, it is the choice of a computer player.
    /// Else it is the fallback of the prompt, which ends the question in one step. A turn is not drawn out for a choice that
    /// only prepares others, because each question costs the player a strike.
    async fn instead(&self, duel: &Duel, prompt: &Prompt) -> Result<usize, Trouble> {
        let ends = prompt.choices.get(prompt.fallback).is_some_and(|choice| choice.ends_turn);
        if !prompt.choices.iter().any(|choice| choice.tone == Tone::Main && (choice.lapses || !ends)) {
            return Ok(prompt.fallback);
        }
        let Some(game) = duel.live().cloned() else { return Ok(prompt.fallback) };
        let advice = self.glance(game, prompt.seat).await?;
        Ok(advice.unwrap_or(prompt.fallback))
    }

    /// Stores the next deadline. If half the time is gone, the players who are asked are told so.
    async fn nudge(&self, mut visit: Visit, nudge: bool) -> Result<(), Trouble> {
        let duel = visit.duel();
        let mut meta = duel.meta.clone();
        if let Some(timer) = meta.timer.as_mut().filter(|_| nudge) {
            timer.nudged = true;
        }
        let Some(game) = duel.live() else { return Ok(()) };
        let deadline = alarm(&meta, game, self.now());
        let what = if nudge { "nudge" } else { "look" };
        let mut change = Change::new(OpId::derived(duel.id, duel.revision, what));
        change.meta = Some(meta.write());
        change.deadline = deadline;
        let revision = match self.store.commit(duel.id, duel.revision, change).await {
            Ok(revision) => revision,
            Err(error) => {
                visit.forget();
                return Err(error.into());
            }
        };
        let duel = visit.duel_mut();
        (duel.meta, duel.deadline, duel.revision) = (meta, deadline, revision);
        if nudge {
            self.say_half(duel).await;
        }
        Ok(())
    }

    async fn say_half(&self, duel: &Duel) {
        for seat in duel.asked_people().iter() {
            // It is stored that all are told, so a fault that concerns one person must not keep it from the others.
            if let Err(error) = self.say_half_to(duel, seat).await {
                tracing::error!(id = %duel.id, %seat, %error, "a player is not told that half of their time is gone");
            }
        }
        for place in duel.meta.places() {
            self.refresh(Audience::Place(place.clone()), Slot::Ping(duel.id));
        }
    }

    async fn say_half_to(&self, duel: &Duel, seat: Seat) -> Result<(), HallError> {
        let meta = &duel.meta;
        let (chair, place) = (&meta.chairs[seat.index()], meta.place_of(seat));
        let Some(voice) = self.called_voice(duel, seat).await? else { return Ok(()) };
        let left = meta.timer.map_or_else(Default::default, |timer| timer.until.since(self.now()));
        let title = crate::say::title(&voice, duel);
        let nudge = |nudge: Text| format!("{}\n{title}", voice.say(&nudge));
        let (text, untimed) = (nudge(Text::new("nudge").text("left", span(left))), nudge(Text::new("nudge-untimed")));
        let deadline = meta.timer.map(|timer| timer.until);
        let buttons = crate::say::show_hand(&voice, duel.id);
        let message = Message { text, deadline, buttons, hurry: true, untimed, ..Message::default() };
        self.notice(Notice::Say(Audience::Person(chair.id.clone(), place.clone()), message));
        Ok(())
    }
}
