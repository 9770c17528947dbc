//! Accepting, declining and taking back.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};

use super::{Challenge, Party, Standing};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::meta::Away;
use crate::play::Plan;
use crate::trouble::Trouble;
use crate::{ChallengeId, Reply};

impl Inner {
    /// Accepts a challenge: the match begins.
    pub(crate) async fn accept(self: &Arc<Self>, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let who = &asker.request.who;
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        match challenge.standing_at(self.now()) {
            Standing::Pending => {}
            // A second press, or a second delivery.
            Standing::Accepted if self.sits(id, asker).await? => return self.my_hand(asker, id.0, None).await,
            ended => return Err(Trouble::Refused(ended.told(asker, &challenge))),
        }
        if challenge.from.id == who.id {
            return Trouble::refuse("no-self-accept");
        }
        if let Some(to) = challenge.to.as_ref().filter(|to| to.id != who.id) {
            return Err(Trouble::Refused(Text::new("no-not-for-you").raw("who", asker.called(&to.name))));
        }
        self.take_up(asker, id, challenge).await
    }

    /// Begins the match of a challenge that the asker may accept.
    pub(super) async fn take_up(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: ChallengeId,
        mut challenge: Challenge,
    ) -> Result<Reply, Trouble> {
        let mut to = Party::of(&asker.request.who);
        // A button may be pressed elsewhere: the match is where the challenge is.
        to.away = challenge.to.as_ref().and_then(|to| to.away.clone());
        if challenge.by_code && asker.request.place != challenge.place {
            to.away = Some(Away { place: asker.request.place.clone(), lang: asker.request.place_lang });
        }
        challenge.to = Some(to);
        self.room_for(asker, &challenge.place).await?;
        for away in challenge.away() {
            self.room_for(asker, &away.place).await?;
        }
        let place = self.place_settings(&challenge.place).await?;
        self.hands_free(asker, &challenge.from.id).await?;
        let op = asker.request.op;
        challenge.standing = Standing::Accepted;
        let chair = |seat: Seat| {
            let party = if seat == challenge.from_seat { Some(&challenge.from) } else { challenge.to.as_ref() };
            party.cloned().map(Party::chair)
        };
        let chairs = [Seat::FIRST, Seat::SECOND].into_iter().filter_map(chair).collect();
        let mut plan = Plan::new(id.0, op, challenge.game(), challenge.options.clone(), chairs);
        (plan.place, plan.place_lang) = (challenge.place.clone(), challenge.place_lang);
        (plan.pace, plan.budget) = (challenge.pace, place.budget(challenge.pace, &self.config));
        plan.first = challenge.first;
        plan.rematch_of = challenge.rematch_of;
        plan.documents.push(challenge.write(id, self.now(), op));
        self.begin(plan).await?;
        self.show_challenge(id, &challenge);
        self.my_hand(asker, id.0, Some(&Text::new("duel-begins"))).await
    }

    /// Declines a challenge, or takes one's own back.
    pub(crate) async fn decline(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let who = &asker.request.who;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        let (standing, key) = if challenge.from.id == who.id {
            (Standing::Withdrawn, "challenge-withdrawn-done")
        } else if challenge.to.as_ref().is_some_and(|to| to.id == who.id) {
            (Standing::Declined, "challenge-declined-done")
        } else if who.admin && asker.request.place.is_within(&challenge.place.house()) {
            (Standing::Withdrawn, "challenge-withdrawn-done")
        } else {
            return Err(Trouble::Refused(Text::new("no-only-them").raw("who", asker.called(&challenge.from.name))));
        };
        match challenge.standing_at(self.now()) {
            Standing::Pending => {}
            same if same == standing => return Ok(asker.toast(&Text::new(key))),
            ended => return Err(Trouble::Refused(ended.told(asker, &challenge))),
        }
        challenge.standing = standing;
        self.close(id, &challenge, asker.request.op).await?;
        self.show_challenge(id, &challenge);
        Ok(asker.toast(&Text::new(key)))
    }

    async fn sits(&self, id: ChallengeId, asker: &Asker<'_>) -> Result<bool, Trouble> {
        let visit = self.rooms.enter(&*self.store, id.0).await?;
        Ok(visit.is_some_and(|visit| visit.duel().seat_of(&asker.request.who.id).is_some()))
    }
}

impl Standing {
    /// Why a challenge cannot be answered any more.
    fn told(self, asker: &Asker<'_>, challenge: &Challenge) -> Text {
        match self {
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
