//! Gives free seats of a lobby to computer players, begins the match, and tells people who had not answered.

use std::sync::Arc;

use duelhall_engine::ai::Level;
use duelhall_engine::kit::Text;

use super::lobby::Held;
use super::{Challenge, Party};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::{called, list};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Audience, ChallengeId, Mention, Message, Notice, PlaceId, Reply};

impl Inner {
    /// Begins the match with computer players in all seats where nobody sits. People who were invited and had not
    /// answered are told.
    pub(crate) async fn fill(self: &Arc<Self>, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let _inside = self.at_challenge(asker, id).await?;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if let Some(reply) = self.answered(asker, id, &challenge).await? {
            return Ok(reply);
        }
        if challenge.from.id != asker.request.who.id || !challenge.is_lobby() {
            return Err(Trouble::Refused(Text::new("no-not-yours").raw("who", asker.called(&challenge.from.name))));
        }
        challenge.fill();
        self.start(asker, id, challenge.clone()).await?;
        for place in challenge.places_missed() {
            self.tell_missed(&challenge, place).await?;
        }
        self.my_hand(asker, id.0, Some(&Text::new("duel-begins"))).await
    }

    /// Tells people who had not answered, in the places in which they were invited.
    async fn tell_missed(&self, challenge: &Challenge, place: &PlaceId) -> Result<(), Trouble> {
        let lang = self.public_lang(&self.place_settings(place).await?, place, challenge.lang_of(place)).await?;
        let voice = Voice::new(self.words_at(place), lang);
        let (mut names, mut mentions) = (Vec::new(), Vec::new());
        for party in challenge.missed.iter().filter(|party| challenge.place_of(party) == place) {
            let name = called(&voice, &party.name);
            if self.person_settings(&party.id).await?.pings() {
                mentions.push(Mention { id: party.id.clone(), name: name.clone() });
            }
            names.push(name);
        }
        let text = Text::new("table-missed").raw("who", list(&voice, &names)).num("count", names.len() as i64);
        let message = Message { text: voice.say(&text), mentions, ..Message::default() };
        self.notice(Notice::Say(Audience::Place(place.clone()), message));
        Ok(())
    }
}

impl Challenge {
    /// Gives every seat in which nobody sits to a computer player.
    fn fill(&mut self) {
        for held in &mut self.lobby {
            let computer = Held::taken(Party::computer(Level::default()));
            if held.sitting().is_none()
                && let Held::Kept(party) = std::mem::replace(held, computer)
            {
                self.missed.push(party);
            }
        }
    }

    fn place_of<'a>(&'a self, party: &'a Party) -> &'a PlaceId {
        party.away.as_ref().map_or(&self.place, |away| &away.place)
    }

    /// The places of people who were invited and had not answered, each place once.
    fn places_missed(&self) -> Vec<&PlaceId> {
        let mut places: Vec<&PlaceId> = self.missed.iter().map(|party| self.place_of(party)).collect();
        places.sort();
        places.dedup();
        places
    }
}
