//! Rematches: all players have to agree. The loser chooses who goes first (T-11); after a draw, the other player goes
//! first.

use std::sync::Arc;

use duelhall_engine::kit::{FirstTurn, Seat, Text};
use duelhall_store::MatchId;

use super::make::named;
use super::sit::Wanted;
use super::{Challenge, Fate, Held, Party, VERSION, stands};
use crate::asker::Asker;
use crate::duel::Duel;
use crate::inner::Inner;
use crate::meta::Chair;
use crate::play::Plan;
use crate::trouble::Trouble;
use crate::{ChallengeId, PersonId, Reply};

/// The parts of a match that its rematch keeps.
struct Again {
    of: MatchId,
    chairs: Vec<Chair>,
    mine: Seat,
    first: FirstTurn,
    plan: Plan,
    pace: crate::Pace,
}

impl Inner {
    /// Asks the others for a rematch, or accepts their request. A computer player always accepts.
    pub(crate) async fn rematch(self: &Arc<Self>, asker: &Asker<'_>, of: MatchId) -> Result<Reply, Trouble> {
        let _inside = self.at_challenge(asker, ChallengeId(of)).await?;
        let again = self.again(asker, of).await?;
        // Each attempt has the next id, so that two presses at once meet in one challenge.
        for attempt in 0_u32.. {
            let id = named(of, &format!("rematch {attempt}"));
            let pending = self.challenge(ChallengeId(id)).await?;
            match pending.map(|challenge| (challenge.fate_at(self.now()), challenge)) {
                Some((Fate::Pending, challenge)) if challenge.has_asked(&asker.request.who.id) => {
                    return Ok(asker.toast(&Text::new("rematch-asked-already")));
                }
                Some((Fate::Pending, challenge)) if challenge.is_lobby() => {
                    return self.sit_down(asker, ChallengeId(id), Wanted::default()).await;
                }
                Some((Fate::Pending, challenge)) => return self.take_up(asker, ChallengeId(id), challenge).await,
                Some((Fate::Declined | Fate::Withdrawn | Fate::Expired, _)) => {}
                Some((Fate::Accepted, _)) => return self.my_hand(asker, id, None).await,
                None if self.duels.enter(&*self.store, id).await?.is_some() => {
                    return self.my_hand(asker, id, None).await;
                }
                None => return self.ask_again(asker, id, again).await,
            }
        }
        Err(Trouble::Again)
    }

    async fn again(&self, asker: &Asker<'_>, of: MatchId) -> Result<Again, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, of).await? else { return Trouble::refuse("no-such-duel") };
        let duel = visit.duel();
        let Some(mine) = duel.seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        let Some(outcome) = duel.outcome() else { return Trouble::refuse("no-rematch-yet") };
        let seats = duel.game.seats();
        let loser = (0..seats).map(Seat).find(|seat| !outcome.winners.has(*seat));
        let first = match (loser.filter(|_| !outcome.winners.is_empty()), duel.meta.first) {
            (Some(loser), _) => FirstTurn::ChosenBy(loser),
            (None, Some(first)) => FirstTurn::Seat(Seat((first.0 + 1) % seats)),
            (None, None) => FirstTurn::Random,
        };
        let chairs: Vec<Chair> = duel.meta.chairs.iter().map(rested).collect();
        let plan = Plan::again(duel, chairs.clone(), first);
        Ok(Again { of, chairs, mine, first, plan, pace: duel.meta.pace })
    }

    async fn ask_again(self: &Arc<Self>, asker: &Asker<'_>, id: MatchId, again: Again) -> Result<Reply, Trouble> {
        let Again { of, chairs, mine, first, mut plan, pace } = again;
        if chairs.iter().enumerate().all(|(at, chair)| at == mine.index() || chair.level().is_some()) {
            self.room_for(asker, &plan.place).await?;
            (plan.id, plan.op) = (id, asker.request.op);
            self.begin(plan).await?;
            return self.my_hand(asker, id, Some(&Text::new("duel-begins"))).await;
        }
        let from = Party { away: chairs[mine.index()].away.clone(), ..Party::of(&asker.request.who) };
        let held = |(at, chair): (usize, &Chair)| match chair.level() {
            _ if at == mine.index() => Held::taken(from.clone()),
            Some(_) => Held::taken(Party::from_chair(chair)),
            None => Held::Kept(Party::from_chair(chair)),
        };
        let (to, lobby) = match &chairs[..] {
            [_, _] => (Some(Party::from_chair(&chairs[mine.other().index()])), Vec::new()),
            _ => (None, chairs.iter().enumerate().map(held).collect()),
        };
        let challenge = Challenge {
            version: VERSION,
            place: plan.place,
            place_lang: plan.place_lang,
            from,
            from_seat: mine,
            to,
            lobby,
            joined: Vec::new(),
            missed: Vec::new(),
            declined: Vec::new(),
            by_code: false,
            game: plan.game.name().to_owned(),
            options: plan.options,
            pace,
            first,
            rematch_of: Some(of),
            fate: Fate::Pending,
            until: self.now().after(stands(pace, false)),
            called: false,
            revision: None,
        };
        self.post(asker, ChallengeId(id), &challenge).await
    }
}

impl Challenge {
    /// Whether a person has asked for the rematch already.
    fn has_asked(&self, person: &PersonId) -> bool {
        self.from.id == *person || self.sits_at(person).is_some()
    }
}

/// The chair of a player in the next match; missed moves of this match are forgotten.
fn rested(chair: &Chair) -> Chair {
    Chair { strikes: 0, answers: 0, silent: 0, missed_out: false, ..chair.clone() }
}

impl Plan {
    /// The plan of a match like the finished one.
    fn again(duel: &Duel, chairs: Vec<Chair>, first: FirstTurn) -> Self {
        let meta = &duel.meta;
        let mut plan =
            Self::new(duel.id, duelhall_store::OpId([0; 16]), duel.game.game(), meta.options.clone(), chairs);
        plan.place = meta.place.clone();
        plan.place_lang = meta.place_lang;
        plan.pace = meta.pace;
        plan.budget = std::time::Duration::from_millis(meta.budget_ms);
        plan.first = first;
        plan.rematch_of = Some(duel.id);
        plan
    }
}
