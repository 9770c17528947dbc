//! Begins a mission: an ordinary match with the computer, in the place where it is asked for.

use std::sync::Arc;

use duelhall_engine::kit::campaign::MISSION;
use duelhall_engine::kit::{Options, Seat, Text};

use super::MissionId;
use super::stored::Progress;
use crate::asker::Asker;
use crate::challenge::{Party, id_of, may_start};
use crate::inner::Inner;
use crate::meta::Chair;
use crate::play::Plan;
use crate::trouble::Trouble;
use crate::{DeckId, Reply};

impl Inner {
    /// Begins a mission with a deck. The same press that comes twice begins one match.
    pub(super) async fn begin_mission(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        of: MissionId,
        deck: DeckId,
    ) -> Result<Reply, Trouble> {
        let id = id_of(asker.request.op);
        if self.duels.enter(&*self.store, id).await?.is_none() {
            may_start(asker)?;
            let found = of.find().ok_or_else(|| Trouble::Refused(Text::new("no-mission")))?;
            let progress = self.progress(&asker.request.who.id, of.game).await?;
            may_play(&progress, of)?;
            let Some(option) = of.game.seat_option(Seat::FIRST) else { return Trouble::refuse("no-campaign") };
            let mut options = Options::from([(MISSION.to_owned(), found.mission.id.clone())]);
            let value = self.mission_deck(asker, of, &options, deck).await?;
            options.insert(option.key.to_owned(), value);
            let _inside = self.doors.enter([asker.request.who.id.to_string()]).await;
            self.room_for(asker, &asker.request.place).await?;
            let chairs = vec![Party::of(&asker.request.who).chair(), Chair::computer(found.mission.level)];
            let mut plan = Plan::new(id, asker.request.op, of.game, options, chairs);
            let pace = asker.place.pace();
            plan.at(asker, pace, asker.place.budget(pace, &self.config));
            self.begin(plan).await?;
        }
        self.my_hand(asker, id, Some(&Text::new("duel-begins"))).await
    }
}

/// Refuses a mission that is not open yet, and says what opens it.
pub(super) fn may_play(progress: &Progress, of: MissionId) -> Result<(), Trouble> {
    let Some(found) = of.find() else { return Trouble::refuse("no-mission") };
    if !progress.is_open(found.nation) {
        return Err(Trouble::Refused(Text::new("no-nation-open").text("nation", found.nation.name.clone())));
    }
    let playable = progress.playable(found.nation);
    if usize::from(of.mission) < playable {
        return Ok(());
    }
    let first = found.nation.missions.get(playable.saturating_sub(1)).unwrap_or(found.mission);
    Err(Trouble::Refused(Text::new("no-mission-open").num("n", playable as i64).text("name", first.name.clone())))
}
