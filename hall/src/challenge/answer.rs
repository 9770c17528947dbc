//! Accepting, declining and withdrawing a challenge.

use std::sync::Arc;

use duelhall_engine::kit::Text;

use super::sit::Wanted;
use super::{Challenge, Fate, Party};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::play::Plan;
use crate::trouble::Trouble;
use crate::{ChallengeId, Reply, index};

impl Inner {
    /// Accepts a challenge: the match begins. In a lobby the asker sits down instead.
    pub(crate) async fn accept(self: &Arc<Self>, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let _inside = self.at_challenge(asker, id).await?;
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if challenge.is_lobby() {
            return self.sit_down(asker, id, Wanted::default()).await;
        }
        if let Some(reply) = self.answered(asker, id, &challenge).await? {
            return Ok(reply);
        }
        challenge.may_accept(asker)?;
        self.take_up(asker, id, challenge).await
    }

    /// Begins the match of a challenge for two that the asker may accept.
    pub(super) async fn take_up(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        mut challenge: Challenge,
    ) -> Result<Reply, Trouble> {
        challenge.called = challenge.by_code || challenge.to.is_none();
        challenge.to = Some(Party::at(asker, &challenge));
        self.start(asker, id, challenge).await?;
        self.my_hand(asker, id.0, Some(&Text::new("duel-begins"))).await
    }

    /// Begins the match of a challenge whose seats are all taken.
    pub(super) async fn start(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        mut challenge: Challenge,
    ) -> Result<(), Trouble> {
        self.room_for(asker, &challenge.place).await?;
        for away in challenge.people().into_iter().filter_map(|party| party.away.as_ref()) {
            self.room_for(asker, &away.place).await?;
        }
        let place = self.place_settings(&challenge.place).await?;
        for party in challenge.people() {
            self.party_free(asker, &challenge, party).await?;
        }
        let op = asker.request.op;
        challenge.fate = Fate::Accepted;
        let mut plan = Plan::new(id.0, op, challenge.game(), challenge.brought(), challenge.chairs());
        (plan.place, plan.place_lang) = (challenge.place.clone(), challenge.place_lang);
        (plan.pace, plan.budget) = (challenge.pace, place.budget(challenge.pace, &self.config));
        plan.first = challenge.first;
        plan.rematch_of = challenge.rematch_of;
        plan.called = challenge.called.then(|| asker.request.who.id.clone());
        plan.documents.push(challenge.write(id, self.now(), op));
        plan.documents.extend(challenge.missed.iter().map(|party| index::away(&party.id, id.0, op)));
        self.begin(plan).await?;
        self.show_challenge(id, &challenge);
        Ok(())
    }

    /// Declines a challenge, or withdraws one's own.
    pub(crate) async fn decline(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let who = &asker.request.who;
        let seated = |challenge: Challenge| challenge.from.id != who.id && challenge.seat_at(&who.id).is_some();
        if self.challenge(id).await?.is_some_and(seated) {
            return self.get_up(asker, id).await;
        }
        self.end(asker, id).await
    }

    /// Ends a pending challenge: as its maker, as the person challenged, or as an admin.
    async fn end(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let who = &asker.request.who;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        let (fate, key) = if challenge.has_missed(asker) {
            return Err(Trouble::Refused(challenge.fate.told(asker, &challenge)));
        } else if challenge.from.id == who.id {
            (Fate::Withdrawn, "challenge-withdrawn-done")
        } else if challenge.to.as_ref().is_some_and(|to| to.id == who.id) {
            (Fate::Declined, "challenge-declined-done")
        } else if who.admin && asker.request.place.is_within(&challenge.place.house()) {
            (Fate::Withdrawn, "challenge-withdrawn-done")
        } else {
            return Err(Trouble::Refused(Text::new("no-only-them").raw("who", asker.called(&challenge.from.name))));
        };
        match challenge.fate_at(self.now()) {
            Fate::Pending => {}
            same if same == fate => return Ok(asker.toast(&Text::new(key))),
            ended => return Err(Trouble::Refused(ended.told(asker, &challenge))),
        }
        challenge.fate = fate;
        self.close(id, &challenge, asker.request.op).await?;
        self.show_challenge(id, &challenge);
        Ok(asker.toast(&Text::new(key)))
    }

    /// Withdraws one's own challenge, or as an admin anybody's.
    pub(crate) async fn withdraw(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let who = &asker.request.who;
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if challenge.from.id == who.id || (who.admin && asker.request.place.is_within(&challenge.place.house())) {
            return self.end(asker, id).await;
        }
        Err(Trouble::Refused(Text::new("no-not-yours").raw("who", asker.called(&challenge.from.name))))
    }

    pub(super) async fn sits(&self, id: ChallengeId, asker: &Asker<'_>) -> Result<bool, Trouble> {
        let visit = self.duels.enter(&*self.store, id.0).await?;
        Ok(visit.is_some_and(|visit| visit.duel().seat_of(&asker.request.who.id).is_some()))
    }
}

impl Challenge {
    /// Whether the asker was invited but a computer player got the seat.
    fn has_missed(&self, asker: &Asker<'_>) -> bool {
        self.missed.iter().any(|party| party.id == asker.request.who.id)
    }

    /// Refuses people who may not accept a challenge for two.
    pub(super) fn may_accept(&self, asker: &Asker<'_>) -> Result<(), Trouble> {
        let who = &asker.request.who;
        if self.from.id == who.id {
            return Trouble::refuse("no-self-accept");
        }
        // The choices offered to a person who sent a code may be visible to others, who may press them.
        let joined = || self.joined.iter().any(|joined| joined.id == who.id);
        let other = match &self.to {
            Some(to) => (to.id != who.id).then_some(to),
            None => self.joined.last().filter(|_| !joined()),
        };
        match other {
            Some(to) => Err(Trouble::Refused(Text::new("no-not-for-you").raw("who", asker.called(&to.name)))),
            None => Ok(()),
        }
    }
}

impl Fate {
    /// The reason that a challenge cannot be answered any more.
    pub(super) fn told(self, asker: &Asker<'_>, challenge: &Challenge) -> Text {
        match self {
            Self::Accepted if challenge.has_missed(asker) => {
                Text::new("no-missed").raw("who", asker.called(&challenge.from.name))
            }
            Self::Accepted if challenge.people().iter().any(|party| party.id == asker.request.who.id) => {
                Text::new("no-begun")
            }
            Self::Accepted | Self::Pending if challenge.is_lobby() => Text::new("no-table-taken"),
            Self::Accepted | Self::Pending => Text::new("no-taken"),
            Self::Declined => {
                let to = challenge.to.as_ref().map_or("", |to| &*to.name);
                Text::new("no-declined").raw("who", asker.called(to))
            }
            Self::Withdrawn => Text::new("no-withdrawn").raw("who", asker.called(&challenge.from.name)),
            Self::Expired => Text::new("no-expired"),
        }
    }
}
