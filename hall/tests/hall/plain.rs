//! A hall that composes only the hands of players who are asked, so that tests can play long matches quickly.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Rng};
use duelhall_engine::text::Lang;
use duelhall_hall::{
    Audience, CountedChance, Hall, HallConfig, Intent, JumpClock, Look, Message, Notice, Opponent, Person, PersonId,
    PlaceId, Press, Rates, Reply, Request, Slot,
};
use duelhall_store::{MatchId, MemoryStore, OpId, SledStore, Store, Timestamp, sled};
use tokio::sync::mpsc;

use crate::rig::{hall_place, person};

/// Answers after which any match should be over.
const PATIENCE: usize = 20_000;

/// A hall over a store.
pub(crate) struct Plain {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    notices: mpsc::UnboundedReceiver<Notice>,
    chance: Rng,
    clock: Arc<JumpClock>,
    /// The player who was asked last. That player is often asked next.
    last: Option<PersonId>,
}

/// A number of people.
pub(crate) fn people(count: usize) -> Vec<Person> {
    let names = ["Ann", "Bea", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope"];
    assert!(count <= names.len(), "{count} people have no names");
    names.into_iter().take(count).map(|name| person(name, Lang::En)).collect()
}

impl Plain {
    pub(crate) fn over(store: Arc<dyn Store>) -> Self {
        let (sender, notices) = mpsc::unbounded_channel();
        let clock = Arc::new(JumpClock::new(Timestamp(1_790_000_000_000)));
        let chance = Arc::new(CountedChance::default());
        let config = HallConfig { rates: Rates::UNLIMITED, ..HallConfig::default() };
        let hall = Hall::with_chance(config, store.clone(), clock.clone(), chance, sender).unwrap();
        Self { hall, store, notices, chance: Rng::from_number(5), clock, last: None }
    }

    pub(crate) fn in_memory() -> Self {
        Self::over(Arc::new(MemoryStore::new()))
    }

    pub(crate) fn on_disk(folder: &std::path::Path) -> Self {
        Self::over(Arc::new(SledStore::open(folder, &sled::Options::default()).unwrap()))
    }

    /// Changes the seed of the choices.
    pub(crate) fn seed(&mut self, seed: u64) {
        self.chance = Rng::from_number(seed);
    }

    pub(crate) async fn hand(&self, who: &PersonId, place: &PlaceId, id: MatchId) -> Message {
        let audience = Audience::Person(who.clone(), place.clone());
        self.hall.message(&audience, Slot::Hand(id)).await.unwrap().expect("a seat has a hand")
    }

    /// Sends a request, with pauses like those of people.
    pub(crate) async fn ask(&mut self, who: &PersonId, place: &PlaceId, intent: Intent) -> Reply {
        let who = Person { id: who.clone(), name: who.to_string(), lang: None, admin: false, groups: Vec::new() };
        self.clock.jump(Duration::from_secs(1));
        let op = OpId::random().unwrap();
        let reply = self.hall.handle(Request { op, who, place: place.clone(), place_lang: None, intent }).await;
        while self.notices.try_recv().is_ok() {}
        reply
    }

    pub(crate) async fn press(&mut self, who: &PersonId, place: &PlaceId, press: Press) -> Reply {
        self.ask(who, place, Intent::Press(press)).await
    }

    /// Begins a match of these people.
    pub(crate) async fn begin(&mut self, people: &[Person], game: GameId, options: &[(&str, &str)]) -> MatchId {
        let options: Options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let intent = Intent::Challenge { opponent: Opponent::Open, game: Some(game), options, pace: None };
        let place = hall_place();
        let reply = self.ask(&people[0].id, &place, intent).await;
        assert!(!reply.refused, "{reply:?}");
        let (_, id) = self.hall.pending_in(place.as_str()).await.unwrap().pop().expect("a challenge is there");
        for who in &people[1..] {
            let reply = self.press(&who.id, &place, Press::Accept(id)).await;
            assert!(!reply.refused, "{reply:?}");
        }
        id.0
    }

    /// The player who is asked, their place, and a choice, mostly a main choice.
    pub(crate) async fn next(&mut self, id: MatchId) -> Option<(PersonId, PlaceId, Press)> {
        let facts = self.hall.facts(id).await.unwrap().expect("the match is known");
        if facts.over {
            return None;
        }
        let place = &facts.places[0];
        let mut players: Vec<PersonId> = facts.players.into_iter().map(|player| player.id).collect();
        if let Some(last) = self.last.as_ref().and_then(|last| players.iter().position(|one| one == last)) {
            players.rotate_left(last);
        }
        for player in players {
            let hand = self.hand(&player, place, id).await;
            let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
            let main: Vec<Press> = answers().filter(|one| one.look == Look::Primary).map(|one| one.press).collect();
            let all: Vec<Press> = answers().map(|one| one.press).collect();
            if let Some(press) = self.chance.pick(if main.is_empty() { &all } else { &main }) {
                self.last = Some(player.clone());
                return Some((player, place.clone(), *press));
            }
        }
        None
    }

    /// Plays a match to its end, and returns the number of answers.
    pub(crate) async fn play(&mut self, id: MatchId) -> usize {
        for answers in 0..PATIENCE {
            let Some((who, place, press)) = self.next(id).await else {
                assert!(self.hall.facts(id).await.unwrap().unwrap().over, "{id} is not over, and nobody is asked");
                return answers;
            };
            let reply = self.press(&who, &place, press).await;
            assert!(!reply.refused, "{id}: {reply:?}");
        }
        panic!("{id} does not end");
    }
}
