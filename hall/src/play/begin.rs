//! The beginning of a match.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Text, Viewer};
use duelhall_engine::text::Lang;
use duelhall_store::{DocumentWrite, Epoch, MatchId, NewMatch, OpId, StoreError};

use super::timer::{alarm, call, start};
use crate::asker::Asker;
use crate::index::{self, Sitting};
use crate::inner::Inner;
use crate::meta::{Chair, Meta};
use crate::trouble::Trouble;
use crate::{Audience, Pace, PersonId, PlaceId, Slot, words};

/// The least time for a move of somebody who plays against computer players alone: nobody waits for them. There is a clock at
/// all because every match must end, also that of a player who never comes back.
const UNHURRIED: Duration = Duration::from_secs(10 * 60);

/// The set-up of a new match, and its players.
pub(crate) struct Plan {
    pub(crate) id: MatchId,
    pub(crate) op: OpId,
    pub(crate) game: GameId,
    /// The options. Options that are not chosen and may be random are drawn when the match begins.
    pub(crate) options: Options,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) first: FirstTurn,
    pub(crate) place: PlaceId,
    pub(crate) place_lang: Option<Lang>,
    pub(crate) pace: Pace,
    /// Time for a move.
    pub(crate) budget: Duration,
    pub(crate) rematch_of: Option<MatchId>,
    /// The person who began it by a press, if its maker waited for any opponent, and may not look now.
    pub(crate) called: Option<PersonId>,
    /// Documents written together with the match.
    pub(crate) documents: Vec<DocumentWrite>,
}

impl Plan {
    pub(crate) fn new(id: MatchId, op: OpId, game: GameId, options: Options, chairs: Vec<Chair>) -> Self {
        Self {
            id,
            op,
            game,
            options,
            chairs,
            first: FirstTurn::Random,
            place: PlaceId::new("", ""),
            place_lang: None,
            pace: Pace::Live,
            budget: Duration::ZERO,
            rematch_of: None,
            called: None,
            documents: Vec::new(),
        }
    }

    /// Sets the place to that of the asker.
    pub(crate) fn at(&mut self, asker: &Asker<'_>, pace: Pace, budget: Duration) {
        self.place = asker.request.place.clone();
        self.place_lang = asker.request.place_lang;
        self.pace = pace;
        self.budget = budget;
    }
}

impl Inner {
    /// Stores a new match, and shows it to everybody.
    pub(crate) async fn begin(self: &Arc<Self>, plan: Plan) -> Result<(), Trouble> {
        let seed = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
        let options = plan.game.draw(&plan.options, seed);
        let next = self.next_game(&plan).await?;
        let begun = match &next {
            Some(setup) => Match::from_setup(plan.game, setup, seed),
            None => Match::begin(plan.game, &options, plan.first, seed),
        };
        let game = begun.map_err(|error| {
            tracing::warn!(game = %plan.game, %error, "a match could not begin");
            Trouble::Refused(Text::new("no-setup"))
        })?;
        let (id, op, now) = (plan.id, plan.op, self.now());
        let mut meta = Meta::new(plan.place, plan.place_lang, plan.chairs, options, plan.pace, plan.budget);
        if meta.is_alone() {
            meta.allow(UNHURRIED);
        }
        meta.rematch_of = plan.rematch_of;
        meta.tell(None, game.tell(Viewer::Public));
        meta.first = words::turn(&game.table(Viewer::Public));
        start(&mut meta, &game, now);
        if let Some(presser) = &plan.called {
            call(&mut meta);
            meta.pressed = meta.seat_of(presser);
        }
        let mut documents = plan.documents;
        documents.extend(meta.places().into_iter().map(|place| index::on_board(place, id, op)));
        let people = meta.chairs.iter().filter(|chair| chair.level().is_none());
        documents.extend(people.map(|chair| index::at(&chair.id, id, Sitting::Match, None, op)));
        let new = NewMatch {
            op,
            epoch: Epoch::default(),
            setup: game.origin(),
            contents: game.contents(),
            meta: meta.write(),
            snapshot: game.snapshot(),
            deadline: alarm(&meta, &game, now),
            documents,
        };
        self.store.create(id, new).await?;
        self.alarm.notify_one();
        self.show_all(&meta, id);
        self.wake_computer(id);
        Ok(())
    }

    /// The set-up of the next game after a finished match.
    async fn next_game(&self, plan: &Plan) -> Result<Option<String>, Trouble> {
        let Some(before) = plan.rematch_of.filter(|_| plan.game.goes_on()) else { return Ok(None) };
        let visit = self.duels.enter(&*self.store, before).await?;
        Ok(visit.and_then(|visit| visit.duel().game.again(plan.first)))
    }

    /// Tells the platforms to show everything about a new match.
    fn show_all(&self, meta: &Meta, id: MatchId) {
        let people = meta.people();
        for place in meta.places() {
            self.refresh(Audience::Place(place.clone()), Slot::Board(id));
            if !meta.is_alone() {
                self.refresh(Audience::Place(place.clone()), Slot::Ping(id));
            }
        }
        for seat in people.iter() {
            let person = meta.chairs[seat.index()].id.clone();
            self.refresh(Audience::Person(person, meta.place_of(seat).clone()), Slot::Hand(id));
        }
    }
}
